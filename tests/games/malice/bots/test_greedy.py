"""The quick bot."""

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


def move_in(text: str) -> str:
    """What the bot does at seat 0 in that position."""
    return choose(position(text).view(0))


def test_the_payoff_card_goes_first() -> None:
    """A payoff card that fits is played before anything else."""
    assert move_in("payoff@0=2s 5s; hand@0=Ah 5c; c0=Ac 2c 3c 4c") == "payoff>c0"


def test_cards_that_lead_to_the_payoff_card_are_played() -> None:
    """With the four in hand and a three on the pile, the payoff five is made playable."""
    assert move_in("payoff@0=2s 5s; hand@0=4h 9c; c1=Ac 2c 3c; hand@1=9d") == "4h>c1"


def test_a_king_bridges_a_gap_to_the_payoff_card() -> None:
    """A king is spent where it lets the payoff card follow."""
    assert move_in("payoff@0=2s 5s; hand@0=Kh 9c; c1=Ac 2c 3c; hand@1=9d") == "Kh>c1"


def test_a_king_is_not_spent_for_nothing() -> None:
    """A king stays in the hand while it leads nowhere."""
    assert not move_in("payoff@0=2s Js; hand@0=Kh 9c; c1=Ac; hand@1=9d").startswith("Kh")


def test_the_way_is_not_opened_for_the_rival() -> None:
    """A card after which the other's payoff card fits is kept back."""
    assert ">d" in move_in("payoff@0=2s Js; payoff@1=3s 5c; hand@0=4h 9c; c1=Ac 2c 3c; hand@1=9d")


def test_a_discard_goes_on_a_card_one_higher() -> None:
    """Discards are stacked downwards, so that they can be played off again."""
    assert move_in("payoff@0=2s Js; hand@0=8c 8c; d2@0=9d; d0@0=3c; d1@0=4c; d3@0=5c; hand@1=9d") == "8c>d2"


def test_with_no_discard_left_it_plays() -> None:
    """Without a hand card it makes the play that remains, even one it does not like."""
    state = position("payoff@0=2s 2d; payoff@1=3s 2c; hand@0=Ah; hand@1=9d; d0@0=Kc")
    state = play(state, "Ah>c0", "payoff>c0")

    assert choose(state.view(0)) in state.moves(0)


def test_a_king_was_spent_where_an_ace_is_forced() -> None:
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

    assert state.result.how in ("win", "stalemate", "idle", "tie")


@pytest.mark.parametrize("view", [evolve(VIEW, piles=()), evolve(VIEW, rules="chess"), evolve(VIEW, offers=NOTHING)])
def test_a_view_of_another_game_is_refused(view: View) -> None:
    """Whatever a table shows, the bot gives a move or says that it knows no such game."""
    with pytest.raises(GameError):
        choose(view)
