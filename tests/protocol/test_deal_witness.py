"""A player's part in a deal whose seed nobody chooses, and what they can tell of it without the rules."""

import json
from pathlib import Path
from typing import Any

import pytest

from p2p_malice.protocol.check_cards import check_cards
from p2p_malice.protocol.deal_witness import DealWitness, witnessed
from p2p_malice.protocol.joint_seed import commitment_of, commitment_to_part, joint_seed
from p2p_malice.protocol.message_codec import decode_from_table, encode
from tests.helpers import known

VECTORS = json.loads((Path(__file__).parents[1] / "vectors/deals.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("deal", VECTORS["deals"], ids=lambda deal: f"number {deal['number']}")
def test_commitments_and_seeds_are_the_same_in_every_language(deal: dict[str, Any]) -> None:
    """The page's are tested by the same file (tests/web/deal-witness.test.mjs)."""
    number, terms, secret, parts = (deal[key] for key in ("number", "terms", "secret", "parts"))

    assert commitment_of(number, terms, secret) == deal["commitment"]
    assert [commitment_to_part(part) if part else "" for part in parts] == deal["commitments"]
    assert joint_seed(number, terms, secret, parts).hex() == deal["seed"]


@pytest.mark.parametrize("check", VECTORS["checks"], ids=lambda check: check["cards"])
def test_both_ends_of_a_connection_show_the_same_cards(check: dict[str, str]) -> None:
    """Whether they are a program's or a page's."""
    assert check_cards(check["binding"]) == check["cards"]


@pytest.mark.parametrize("case", VECTORS["witnesses"], ids=lambda case: case["name"])
def test_a_witness_answers_and_finds_what_is_wrong(case: dict[str, Any]) -> None:
    """Of what a table says to the player at seat 1, whose parts are 0101…, 0202… and so on."""
    drawn = (f"{number:02x}" * 32 for number in range(1, 100))
    witness = DealWitness(lambda: next(drawn))
    assert witness.next == commitment_to_part("01" * 32)
    for step in case["steps"]:
        answer = witness.hear(known(decode_from_table(step["frame"])), 1)
        assert (json.loads(encode(answer)) if answer else None) == step["answer"]

    seen = known(witness.seen)
    assert list(seen.faults) == case["faults"]
    assert (seen.own, seen.given_up, seen.is_opened) == (case["own"], case["given_up"], case["is_opened"])
    assert witnessed(witness.messages, 1) == seen, "it knows the same when its program was started again"
