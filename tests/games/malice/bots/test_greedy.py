"""The quick bot."""

import re

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from p2p_malice.engine.game import NOTHING, View
from p2p_malice.errors import GameError
from p2p_malice.games.malice.bots.greedy import choose
from p2p_malice.games.malice.rules import deal
from tests.helpers import Rules, play, position, some_rules

VIEW = position("hand@0=9h; hand@1=3c").view(0)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("payoff@0=2s 5s; hand@0=Ah 5c; c0=Ac 2c 3c 4c", "payoff>c0"),
        ("payoff@0=2s 5s; hand@0=4h 9c; c1=Ac 2c 3c; hand@1=9d", "4h>c1"),
        ("payoff@0=2s 5s; hand@0=Kh 9c; c1=Ac 2c 3c; hand@1=9d", "Kh>c1"),
        ("payoff@0=2s Js; hand@0=Kh 9c; c1=Ac; hand@1=9d", "(?!Kh).*"),
        ("payoff@0=2s Js; payoff@1=3s 5c; hand@0=4h 9c; c1=Ac 2c 3c; hand@1=9d", ".*>d."),
        ("payoff@0=2s Js; hand@0=8c 8c; d2@0=9d; d0@0=3c; d1@0=4c; d3@0=5c; hand@1=9d", "8c>d2"),
    ],
    ids=[
        "a payoff card that fits goes first",
        "cards that lead to the payoff card are played",
        "a king bridges a gap to the payoff card",
        "a king is not spent for nothing",
        "the way is not opened for the rival",
        "a discard goes on a card one higher",
    ],
)
def test_it_plays_sensibly(text: str, move: str) -> None:
    """What it does at seat 0 in each position."""
    assert re.fullmatch(move, choose(position(text).view(0)))


def test_with_no_discard_left_it_plays() -> None:
    """Without a hand card it makes the play that remains, even one it does not like."""
    state = position("payoff@0=2s 2d; payoff@1=3s 2c; hand@0=Ah; hand@1=9d; d0@0=Kc")
    state = play(state, "Ah>c0", "payoff>c0")

    assert choose(state.view(0)) in state.moves(0)


def test_no_king_is_spent_where_an_ace_is_forced() -> None:
    """The ace goes, gift or not: keeping it back is against the rules there, and the king is worth more."""
    state = position("payoff@0=2s Js; payoff@1=3s 2c; hand@0=Kh Ah 9d; c0=Ac; hand@1=9d", "official")
    moves = state.moves(0)
    assert any(move.startswith("Kh") for move in moves)
    assert not any(">d" in move for move in moves)

    assert choose(state.view(0)).startswith("Ah")


@settings(max_examples=30)
@given(seed=st.binary(min_size=32, max_size=32), rules=some_rules)
def test_it_plays_whole_games_by_the_rules(seed: bytes, rules: Rules) -> None:
    """Bot against bot every move is lawful and the game ends."""
    state = deal(rules[1], rules[0], seed)

    while not state.result:
        state = state.after(state.player, choose(state.view(state.player)))

    assert state.result.how in ("win", "stalemate", "idle", "tie", "long")


@pytest.mark.parametrize("view", [evolve(VIEW, piles=()), evolve(VIEW, rules="chess"), evolve(VIEW, offers=NOTHING)])
def test_a_view_of_another_game_is_refused(view: View) -> None:
    """Whatever a table shows, the bot gives a move or says that it knows no such game."""
    with pytest.raises(GameError):
        choose(view)
