"""Several games one after the other."""

import random

import pytest

from p2p_malice.bots import greedy
from p2p_malice.engine.game import State
from p2p_malice.engine.malice import deal
from p2p_malice.engine.match import MAX_DEALS, Match, begin
from p2p_malice.protocol.codec import decode_from_table, encode
from p2p_malice.protocol.messages import Show

SEED = bytes(range(32))


def played(seats: int, rules: str, seed: bytes = SEED) -> list[State]:
    """All states of a match between bots."""
    states = [begin(seats, rules, seed)]
    while not states[-1].result:
        (seat,) = states[-1].turn
        states.append(states[-1].after(seat, greedy.choose(states[-1].view(seat))))
    return states


def kinds(state: State) -> list[str]:
    """What happened."""
    return [event.kind for event in state.events]


def test_a_single_game_is_no_match() -> None:
    """Without `deals` and `target` the game itself is played."""
    assert not isinstance(begin(2, "mdw", SEED), Match)
    assert begin(2, "mdw", SEED).view(0) == deal(2, "mdw", SEED).view(0)


def test_so_many_games_are_played_and_the_wins_counted() -> None:
    """The next game is dealt at once; who has most points in the end has won."""
    states = played(2, "mdw payoff=11 deals=3")

    assert [state.view(0).deal for state in states if "deal" in kinds(state)] == [2, 3]
    last = states[-1].view(1)
    assert sum(last.scores) == 3
    assert last.result is not None
    assert last.result.how == "match"
    assert last.result.winners == (last.scores.index(max(last.scores)),)


def test_every_game_of_a_match_is_another() -> None:
    """The games are dealt from seeds of their own, made from the seed of the match."""
    states = played(2, "mdw payoff=11 deals=4")
    firsts = [states[0], *(state for state in states if "deal" in kinds(state))]

    assert len({state.view(0).piles for state in firsts}) == 4
    assert states[0].view(0).piles == deal(2, "mdw payoff=11 deals=4", SEED).view(0).piles


def test_cards_left_may_be_scored_to_a_target() -> None:
    """The winner of a game scores what the losers have left, until somebody has enough points."""
    states = played(3, "official target=20 scoring=cards")

    scores = [state.view(0).scores for state in states if "score" in kinds(state)]
    assert all(max(score) < 20 for score in scores[:-1])
    assert max(scores[-1]) >= 20
    ends = [state.events for state in states if "score" in kinds(state)]
    assert [event.count for event in ends[0] if event.kind == "score"] == list(scores[0])


def test_the_deal_moves_clockwise() -> None:
    """Where the dealer's left starts, the next seat does in the next game."""
    states = played(4, "official deals=5")

    starts = [event.seat or 0 for state in states for event in state.events if event.kind == "start"]
    assert starts == [(starts[0] + number) % 4 for number in range(5)]


def test_a_match_to_a_target_ends_even_if_nobody_gets_there() -> None:
    """After `MAX_DEALS` games it is over."""
    match = begin(2, "mdw payoff=1 target=999", SEED)
    rng = random.Random(1)
    while not match.result:
        (seat,) = match.turn
        goals = [move for move in match.moves(seat) if move.startswith("goal")]
        match = match.after(seat, rng.choice(goals or match.moves(seat)))

    assert match.view(0).deal == MAX_DEALS


@pytest.mark.parametrize("rules", ["mdw payoff=11 deals=2", "mdw payoff=11"])
def test_a_view_of_a_match_travels(rules: str) -> None:
    """The points reach the guest."""
    for state in played(2, rules):
        show = Show(1, state.view(1), state.events)
        assert decode_from_table(encode(show)) == show
