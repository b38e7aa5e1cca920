"""Where another move would have helped more, by what the player knew."""

import random
from collections.abc import Sequence

import pytest
from attrs import evolve

from p2p_malice.engine.game import UNDO, Event, Moment, View
from p2p_malice.errors import GameError
from p2p_malice.games.malice.bots import hard
from p2p_malice.games.malice.bots.moments import moments
from p2p_malice.games.malice.rules import deal
from p2p_malice.sentence_facts import MOMENT
from tests.helpers import WORDS, position

RNG = random.Random(1)

DRAW = "draw=" + " ".join(f"{rank}{suit}" for rank in (6, 8, 10) for suit in "cdhscdhs")
"""So many that nobody plays on because they are few."""


def found(seen: Sequence[tuple[View, Sequence[Event]]]) -> list[Moment]:
    """All moments of those positions."""
    return [moment for moment in moments(seen) if moment]


@pytest.mark.parametrize(
    ("text", "moves", "at", "better", "codes"),
    [
        ("payoff@0=5s; hand@0=4h 9c; c0=Ac 2c 3c", ("9c>d0",), 0, "4h>c0", ("did_discard", "win")),
        ("payoff@0=2s 5s; d1@0=4h; hand@0=3h 9c; c1=Ac 2c", ("9c>d0",), 0, "3h>c1", ("did_discard", "lead")),
        ("payoff@0=2s 5s; hand@0=4h 3h 9c; c1=Ac 2c", ("3h>c1", "9c>d0"), 1, "4h>c1", ("did_discard", "lead")),
        ("payoff@0=2s 9s; hand@0=Kh 3c 7d; c0=Ac", ("Kh>d0",), 0, "3c>d0", ("did_discard", "keep_wild")),
        (
            "payoff@0=2s Js; payoff@1=3s 5c; hand@0=4h 9c; c1=Ac 2c 3c",
            ("4h>c1", "9c>d0"),
            0,
            "4h>d0",
            ("did_play", "hold"),
        ),
        (
            "payoff@0=2s Js; payoff@1=3s 7d; d0@1=6c; d1@1=5c; hand@0=4h Ad 9c Qc; c1=Ac 2c 3c; c2=Ah 2h; c3=Ad",
            *(("4h>c1", "Ad>c0", "9c>d0"), 0, "Ad>c0", ("did_play", "instead")),
        ),
    ],
    ids=[
        "a card is laid aside with which the game was won",
        "a way to the payoff card over the discards is missed",
        "the second step of the way is missed",
        "a wild card is thrown away",
        "the way is opened for the rival",
        "of two plays, that one helps the rival",
    ],
)
def test_a_blunder_is_found(text: str, moves: tuple[str, ...], at: int, better: str, codes: tuple[str, ...]) -> None:
    """Where it was made, which move was better, and in words what was done and why that wasn't good."""
    state = position(f"{text}; hand@1=9d; {DRAW}")
    seen = [(state.view(0), state.events)]
    for move in moves:
        state = state.after(0, move)
        seen.append((state.view(0), state.events))

    (moment,) = found(seen)

    assert (moment.at, moment.answer.move, moment.answer.codes) == (at, better, (codes,))
    assert "Better" in WORDS.of("malice").answered(moment.answer, MOMENT)


@pytest.mark.parametrize(("seats", "rules"), [(2, "mdw payoff=11"), (3, "official payoff=7")])
def test_a_game_of_the_strong_player_has_none(seats: int, rules: str) -> None:
    """It makes each move for the same reasons by which moves are judged."""
    state = deal(seats, rules, bytes(32))
    seen = [(state.view(0), state.events)]
    while not state.result:
        state = state.after(state.player, hard.choose(state.view(state.player), RNG))
        seen.append((state.view(0), state.events))

    assert len(list(moments(seen))) == len(seen)
    assert not found(seen)


def test_what_was_taken_back_does_not_count() -> None:
    """Only what the turn has come to."""
    state = position(f"payoff@0=2s 9s; hand@0=Kh 3c 7d; c0=Ac; hand@1=9d; {DRAW}")
    wasted, done = state.after(0, "Kh>c0"), state.after(0, "3c>d0")
    seen = [(each.view(0), each.events) for each in (state, wasted, state, done)]
    seen[2] = seen[2][0], (Event(UNDO, 0, "Kh", "hand", "c0"),)

    assert not found(seen)


def test_views_of_another_game_are_refused() -> None:
    """As they are by whoever plays."""
    view = position("hand@0=9h; hand@1=3c").view(0)

    with pytest.raises(GameError):
        found([(evolve(view, rules="chess"), ())])
