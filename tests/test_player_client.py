"""A player's end: what it remembers and what it may send."""

import json
from pathlib import Path

import pytest
from attrs import evolve

from p2p_malice.errors import LocalProtocolError, RemoteProtocolError
from p2p_malice.games.malice.rules import deal
from p2p_malice.player_client import Client, Introduction
from p2p_malice.protocol.message_codec import decode_from_table
from p2p_malice.protocol.messages import Answered, Hello, Move, Refused, Said, Seated, Show, Sitter
from p2p_malice.sentence_facts import HINT, Answer

STATE = deal(2, "mdw", bytes(32))
SEAT = STATE.player
SEATED = Seated(SEAT, "malice", "mdw", (Sitter("Ann", present=True), Sitter("", present=True)))
SHOW = Show(1, STATE.view(SEAT), STATE.events)


def seated_client() -> Client:
    """A client that has its seat and its first view."""
    client = Client()
    client.receive(SEATED)
    client.receive(SHOW)
    return client


def test_a_move_on_offer_is_answered_with_the_number_of_the_view() -> None:
    """An answer names the position that it answers."""
    client = seated_client()

    assert client.answer(client.moves[0]) == Move(1, SHOW.view.moves[0])


def test_a_move_that_is_not_on_offer_is_not_sent() -> None:
    """A client sends nothing that the table would refuse."""
    with pytest.raises(LocalProtocolError):
        seated_client().answer("c0>c1")
    with pytest.raises(LocalProtocolError):
        Client().answer("7h>c0")


def test_a_position_is_answered_once_unless_that_is_refused() -> None:
    """After an answer nothing is on offer until the table speaks; a refused move may be replaced by another."""
    client = seated_client()
    client.answer(client.moves[0])
    assert client.moves == ()

    client.receive(Refused("does_not_fit"))
    assert client.moves == SHOW.view.moves


def test_who_has_no_name_yet_is_called_by_the_seat() -> None:
    """A seat without a name still can be spoken of."""
    assert [seated_client().name_of(seat) for seat in (0, 1)] == ["Ann", "#2"]


@pytest.mark.parametrize(
    "message",
    [
        evolve(SEATED, seat=1 - SEAT),
        evolve(SEATED, players=SEATED.players[:1], seat=0),
        evolve(SHOW, number=0),
        Show(2, STATE.view(1 - SEAT)),
        Said(2, "hello"),
        Answered(HINT, "", 3, Answer()),
    ],
    ids=[
        "another seat",
        "fewer players",
        "an earlier position",
        "another's cards",
        "words of nobody",
        "an answer without a question",
    ],
)
def test_a_table_that_contradicts_itself_is_found_out(message: Seated | Show | Said) -> None:
    """What cannot be is refused, so that no screen has to expect it."""
    with pytest.raises(RemoteProtocolError):
        seated_client().receive(message)


def test_a_table_may_go_back_once_after_a_restart() -> None:
    """It is known how far, and answers start anew. A host whose save was damaged used to end the game."""
    client = seated_client()
    client.receive(evolve(SHOW, number=9))
    client.answer(client.moves[0])
    client.restarted()
    client.receive(evolve(SHOW, number=4))

    assert (client.went_back, client.moves) == (5, SHOW.view.moves)
    client.receive(evolve(SHOW, number=9, since=8))
    assert (client.went_back, client.moves) == (0, SHOW.view.moves)
    with pytest.raises(RemoteProtocolError, match="shown_again"):
        client.receive(evolve(SHOW, number=8))


def test_a_restart_is_used_up_by_the_first_position() -> None:
    """Whoever shows where the game stands can't go back from there later."""
    client = seated_client()
    client.receive(evolve(SHOW, number=9))
    client.restarted()
    client.receive(evolve(SHOW, number=9))

    with pytest.raises(RemoteProtocolError, match="shown_again"):
        client.receive(evolve(SHOW, number=8))


def test_cards_before_a_seat_are_refused() -> None:
    """A table seats first and shows then."""
    with pytest.raises(RemoteProtocolError):
        Client().receive(SHOW)


VECTORS = json.loads((Path(__file__).parent / "vectors/frames.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", VECTORS["introductions"], ids=lambda case: case["name"])
def test_before_the_proof_only_another_version_is_told(case: dict[str, str]) -> None:
    """Whatever a table says first, the page takes it the same way (tests/web/seat-proof.test.mjs)."""
    introduction = Introduction(Hello("Bob"), VECTORS["token"], VECTORS["binding"], VECTORS["nonce"])
    try:
        outcome = "proved" if introduction.answer(decode_from_table(case["frame"])) else "heard"
    except RemoteProtocolError as error:
        outcome = error.code if error.code == "version_mismatch" else "refused"

    assert outcome == case["outcome"]
