"""The expert: it plays on what it can't see."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from p2p_malice.games.malice.bots import expert
from p2p_malice.games.malice.bots.hard import own_weights
from p2p_malice.games.malice.bots.rollouts import Policy, Rollout
from p2p_malice.games.malice.positions import resample
from p2p_malice.games.malice.rules import deal
from tests.helpers import Rules, play, some_rules

RNG = random.Random(1)


@pytest.fixture(autouse=True)
def _few_rollouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert, "ROLLOUTS", 16)


@settings(max_examples=2)
@given(seed=st.binary(min_size=32, max_size=32), rules=some_rules)
def test_it_plays_whole_games_by_the_rules(seed: bytes, rules: Rules) -> None:
    """Expert against expert every move is lawful, is the last that it thought of, and the game ends."""
    state = deal(rules[1], rules[0], seed)

    while not state.result:
        state = state.after(state.player, expert.choose(state.view(state.player), RNG))

    assert state.result.how in ("win", "stalemate", "idle", "tie", "long")


@settings(max_examples=10)
@given(seed=st.binary(min_size=32, max_size=32), rules=some_rules, moves=st.integers(0, 30))
def test_it_goes_by_what_it_sees(seed: bytes, rules: Rules, moves: int) -> None:
    """Cards that are hidden from it make no difference, nor does chance."""
    state = deal(rules[1], rules[0], seed)
    for number in range(moves):
        if state.result:
            return
        view = state.view(state.player)
        move = expert.choose(view, RNG)
        other = resample(view, random.Random(seed)).view(view.seat)
        assert expert.choose(other, random.Random(number)) == move
        state = play(state, move)


@given(seed=st.integers(0, 10_000), seats=st.integers(2, 5))
def test_games_that_go_on_lose_no_cards(seed: int, seats: int) -> None:
    """Every card that is played lies on a centre pile or may be drawn again; hands and heights stay within bounds."""
    rng = random.Random(seed)
    cards = [rng.randrange(13) for _ in range(52 * seats)]
    hands = [[cards.pop() for _ in range(5)] for _ in range(seats)]
    payoffs = [[cards.pop() for _ in range(11)] for _ in range(seats)]
    piles: list[list[tuple[int, ...]]] = [[()] * 4 for _ in range(seats)]
    game = Rollout(Policy(5, 12, 0, own_weights()), [0, 0, 0, 0], hands, piles, payoffs, cards)

    for turn in range(40):
        if game.turn(turn % seats):
            break
        assert len(game.hands[turn % seats]) < 5
        assert all(0 <= height < 12 for height in game.heights)
        laid = sum(len(pile) for piles in game.piles for pile in piles)
        held = sum(map(len, game.hands)) + sum(game.left)
        to_draw = max(0, len(cards) - game.drawn) + len(game.recycled)
        assert sum(game.heights) + laid + held + to_draw == 52 * seats
