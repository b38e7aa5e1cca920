"""Positions from text, random games, and other things that many tests need."""

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from attrs import Attribute, evolve
from hypothesis import strategies as st

from p2p_malice.engine.cards import TEXT
from p2p_malice.errors import MaliceError, OptionsError
from p2p_malice.games.malice.options import RULES, check_seats, parse_options
from p2p_malice.games.malice.positions import parse_position
from p2p_malice.games.malice.rules import State, deal
from p2p_malice.protocol.connection_codes import decode, encode, prove
from p2p_malice.protocol.peer_description import Candidate, CandidateType, CodeKind, DtlsRole
from p2p_malice.words.catalogue import ENGLISH, load

WORDS = load(ENGLISH, malice="p2p_malice.games.malice", spite="p2p_malice.games.spite", tiny="tests.tinygame")
"""What is said in English."""

Rules = tuple[str, int]
"""Options as text, and a number of players."""

VARIANTS: tuple[Rules, ...] = (
    ("mdw payoff=11", 2),
    ("mdw", 2),
    ("mdw payoff=31", 2),
    *(("official", seats) for seats in range(2, 10)),
    ("official partners=yes", 4),
    ("catmouse", 2),
    ("catmouse-short", 2),
    ("pz", 2),
    ("pz-nwis", 2),
    ("classic", 2),
)


def is_possible(rules: Rules) -> bool:
    """Whether so many can play by these options."""
    try:
        check_seats(parse_options(rules[0]), rules[1])
    except OptionsError:
        return False
    return True


def _value(rule: "Attribute[Any]") -> st.SearchStrategy[str]:
    if "words" in rule.metadata:
        return st.sampled_from(rule.metadata["words"])
    return st.integers(*rule.metadata["range"]).map(str)


_house_rules = st.dictionaries(st.sampled_from(list(RULES)), st.none(), max_size=6).flatmap(
    lambda names: st.tuples(*(_value(RULES[name]).map(f"{name}={{}}".format) for name in names))
)

house_rules = st.builds(
    lambda variant, changes, seats: (" ".join([variant, *changes]), seats),
    st.sampled_from(["mdw", "official", "pz"]),
    _house_rules,
    st.integers(2, 9),
).filter(is_possible)
"""Random option sets with a number of players that can play by them."""

some_rules = st.sampled_from(VARIANTS) | house_rules


def position(text: str, rules: str = "mdw") -> State:
    """A position of which only what matters is given: turn 0 and payoff piles of two cards unless said otherwise."""
    given = {part.partition("=")[0].strip() for part in text.split(";")}
    defaults = {"turn": "0", "payoff@0": "2s 9s", "payoff@1": "2s 9s"}
    parts = [f"{key}={value}" for key, value in defaults.items() if key not in given]
    return parse_position("; ".join([rules, *parts, text]))


def play(state: State, *moves: str) -> State:
    """The state after the moves, each made by whose turn it is."""
    for move in moves:
        state = state.after(state.player, move)
    return state


@contextmanager
def refused(kind: type[MaliceError], says: str) -> Iterator[None]:
    """What is done within is refused, by an error of that kind whose sentence says that."""
    with pytest.raises(kind) as told:
        yield
    assert re.search(says, WORDS.error(told.value))


def texts(cards: tuple[int, ...]) -> list[str]:
    """The faces of the cards."""
    return [TEXT[card] for card in cards]


def random_game(seed: int, rules: Rules = ("mdw", 2), *, eager: bool = True) -> Iterator[State]:
    """The states of a game of random lawful moves; an `eager` one plays to the centre whenever it can."""
    rng = random.Random(seed)
    state = deal(rules[1], rules[0], rng.randbytes(32))
    yield state
    while not state.result:
        moves = state.moves(state.player)
        plays = [move for move in moves if ">c" in move]
        payoffs = [move for move in plays if move.startswith("payoff")]
        state = state.after(state.player, rng.choice((eager and (payoffs or plays)) or moves))
        yield state


def all_cards(state: State) -> list[int]:
    """The ids of all cards wherever they lie."""
    piles = (*state.payoffs, *state.hands, *state.discards, *state.centre, state.draw, state.waste)
    return sorted(card for pile in piles for card in pile)


def swap_hidden(state: State, seat: int | None, rng: random.Random) -> State:
    """The same position with all cards that `seat` or (None) a spectator may not see dealt again to their places."""
    others = [other for other in range(state.seats) if other != seat]
    hidden = [card for payoff in state.payoffs for card in payoff[:-1]]
    hidden += [card for other in others for card in state.hands[other]]
    hidden += [*state.draw, *state.waste]
    rng.shuffle(hidden)

    def take(count: int) -> tuple[int, ...]:
        taken = tuple(hidden[:count])
        del hidden[:count]
        return taken

    swapped = state._copy()
    swapped.payoffs = tuple((*take(len(payoff[:-1])), *payoff[-1:]) for payoff in state.payoffs)
    hands = list(state.hands)
    for other in others:
        hands[other] = take(len(hands[other]))
    swapped.hands = tuple(hands)
    swapped.draw = take(len(state.draw))
    swapped.waste = take(len(state.waste))
    swapped.seed = rng.randbytes(32)
    swapped.result = state.result
    swapped._log = list(state._log)
    return swapped


def reply_to(invitation: str, **changes: Any) -> str:
    """The code of a program's reply to that invitation, from an address of nobody."""
    out = decode(invitation).description
    nowhere = (Candidate(CandidateType.HOST, "192.0.2.7", 4711),)
    facts = {
        "kind": CodeKind.REPLY,
        "setup": DtlsRole.PASSIVE,
        "credentials": None,
        "secret": b"",
        "fingerprint": bytes(32),
    }
    return encode(prove(evolve(out, **{**facts, "candidates": nowhere, **changes}), out.key))


def known(message: Any) -> Any:
    """A message that was decoded, and is of a kind that this program knows."""
    assert message is not None
    return message
