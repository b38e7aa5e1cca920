"""The strong player: it looks its whole turn through."""

import itertools
import json
import random

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from p2p_malice.engine import questions
from p2p_malice.engine.game import NOTHING, View
from p2p_malice.errors import GameError
from p2p_malice.games.malice.bots.hard import choose, move_of, own_weights, think
from p2p_malice.games.malice.bots.reasons import hint
from p2p_malice.games.malice.bots.seen_table import see
from p2p_malice.games.malice.bots.turn_search import FILLED, TURNED_UP, outcomes
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.malice.positions import resample
from p2p_malice.games.malice.rules import deal
from p2p_malice.sentence_facts import HINT
from scripts.train.train_malice import FILE, tables
from tests.games.malice.test_laws import position_in
from tests.helpers import WORDS, Rules, play, position, some_rules

VIEW = position("hand@0=9h; hand@1=3c").view(0)
RNG = random.Random(1)

DRAW = "draw=" + " 6c 8c" * 12
"""So many that nobody plays on because they are few."""


@pytest.mark.parametrize(
    ("text", "move", "why"),
    [
        ("payoff@0=2s 5s; hand@0=Ah 5c; c0=Ac 2c 3c 4c", "payoff>c0", "payoff"),
        ("payoff@0=2s 5s; d1@0=4h; hand@0=3h 9c; c1=Ac 2c; hand@1=9d", "3h>c1", "lead"),
        ("payoff@0=2s 5s; hand@0=Kh 9c; c1=Ac 2c 3c; hand@1=9d", "Kh>c1", "lead"),
        (f"payoff@0=2s Js; payoff@1=3s 5c; hand@0=4h 9c; c1=Ac 2c 3c; hand@1=9d; {DRAW}", "4h>d0", "hold"),
        ("payoff@0=2s Js; payoff@1=3s 4c; hand@0=4h 9c; c1=Ac 2c 3c; hand@1=9d", "4h>c1", "block"),
        ("payoff@0=2s Js; payoff@1=3s 9d; hand@0=Ah 2h; draw=9c 9s; hand@1=9d", "Ah>c0", "empty"),
        ("payoff@0=2s Qs; hand@0=8c 8c; d2@0=9d; d0@0=3c; d1@0=4c; d3@0=5c; hand@1=9d", "8c>d2", "discard_match"),
    ],
    ids=[
        "a payoff card that fits goes first",
        "a way to the payoff card over the discards is found",
        "a king bridges a gap to the payoff card",
        "the way is not opened for the rival",
        "the rival's place is taken",
        "the hand is emptied for a new one",
        "a discard goes on a card one higher",
    ],
)
def test_it_plays_for_a_reason(text: str, move: str, why: str) -> None:
    """What it does at seat 0 in each position, and what a hint says about it."""
    answer = hint(position(text).view(0))

    assert (answer.move, answer.code) == (move, why)
    assert WORDS.of("malice").answered(answer, "hint")


@pytest.mark.parametrize(("draw", "move"), [(DRAW, "Qh>d0"), ("", "Qh>c0")])
def test_it_plays_on_once_there_is_nothing_to_draw(draw: str, move: str) -> None:
    """It clears a pile though the rival may begin it again, which it wouldn't with cards enough to draw."""
    piles = [" ".join(f"{rank}{suit}" for rank in ("A", *range(2, 11), "J")) for suit in "cd"]
    table = f"payoff@0=2s 9s; payoff@1=3s 2d; hand@0=Qh 10h; hand@1=9d Ad; c0={piles[0]}; c1={piles[1]}"

    assert choose(position(f"{table}; {draw}" if draw else table).view(0), RNG) == move


def test_every_way_a_turn_may_go_is_looked_at() -> None:
    """Of an ace and a 2: neither, the ace, or both, and each card that is left may go to any pile that differs."""
    table = see(position("payoff@0=2s Js; hand@0=Ah 2h; draw=9c; hand@1=9d; d1@0=3c").view(0))

    found = list(outcomes(table))

    discards = {(outcome.hand, outcome.piles) for outcome in found if outcome.how not in (FILLED, TURNED_UP)}
    assert [len(outcome.steps) for outcome in found if outcome.how == FILLED] == [2]
    assert len(discards) == 2 * 2 + 2


@settings(max_examples=30)
@given(seed=st.integers(0, 10**6), rules=some_rules, depth=st.integers(0, 150))
def test_every_step_of_a_way_may_be_made(seed: int, rules: Rules, depth: int) -> None:
    """Each is lawful once those before it are made."""
    begun = position_in(seed, rules, depth)
    if begun.result:
        return
    for outcome in itertools.islice(outcomes(see(begun.view(begun.player))), 20):
        state = begun
        for step in outcome.steps:
            view = state.view(begun.player)
            state = play(state, move_of(step, view, see(view)))


@settings(max_examples=6)
@given(seed=st.binary(min_size=32, max_size=32), rules=some_rules)
def test_it_plays_whole_games_by_the_rules(seed: bytes, rules: Rules) -> None:
    """Bot against bot every move is lawful and the game ends."""
    state = deal(rules[1], rules[0], seed)

    while not state.result:
        state = state.after(state.player, choose(state.view(state.player), RNG))

    assert state.result.how in ("win", "stalemate", "idle", "tie", "long")


@settings(max_examples=30)
@given(seed=st.binary(min_size=32, max_size=32), rules=some_rules, moves=st.integers(0, 60))
def test_it_goes_by_what_it_sees(seed: bytes, rules: Rules, moves: int) -> None:
    """Cards that are hidden from it make no difference."""
    state = deal(rules[1], rules[0], seed)
    for _ in range(moves):
        if state.result:
            return
        view = state.view(state.player)
        move = choose(view, RNG)
        assert choose(resample(view, random.Random(seed)).view(view.seat), RNG) == move
        state = play(state, move)


def test_the_weights_can_be_made_again() -> None:
    """The file says how it came about, and the scripts that wrote it can go on from there."""
    kept = json.loads(FILE.read_text(encoding="utf-8"))

    made = tables(kept["parameters"])

    assert "scripts/train/train_malice.py" in kept["origin"]
    assert {name: len(weights) for name, weights in own_weights().items()} == {
        name: len(weights) for name, weights in made.items()
    }


@pytest.mark.parametrize("view", [evolve(VIEW, piles=()), evolve(VIEW, rules="chess"), evolve(VIEW, offers=NOTHING)])
def test_a_view_of_another_game_is_refused(view: View) -> None:
    """Whatever a table shows, it gives a move or says that it knows no such game."""
    with pytest.raises(GameError):
        think(view)


def test_a_game_without_hints_gives_none() -> None:
    """Friends may agree on that."""
    state = deal(2, "mdw hints=no", bytes(32))

    with pytest.raises(GameError, match="no_hints"):
        questions.answer(MALICE, state, state.player, HINT)
    assert questions.answer(MALICE, deal(2, "mdw", bytes(32)), state.player, HINT).move
