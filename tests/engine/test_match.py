"""Several games, one after the other."""

import random

import pytest
from attrs import evolve

from p2p_malice.engine.game import REMATCH, UNDO, Event, rematch_from
from p2p_malice.engine.match import Match, _seed_of, begin
from p2p_malice.engine.rule_book import MAX_DEALS, MAX_UNDONE
from p2p_malice.errors import IllegalMoveError, NotationError
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.malice.positions import parse_position
from p2p_malice.games.malice.rules import deal
from p2p_malice.games.spite.game import SPITE
from p2p_malice.protocol.message_codec import decode_from_table, encode
from p2p_malice.protocol.messages import Show
from tests.helpers import refused

SEED = bytes(range(32))


def played(seats: int, rules: str, seed: bytes = SEED) -> list[Match]:
    """All states of a match between bots."""
    return played_on(begin(MALICE, seats, rules, seed))


def played_on(state: Match) -> list[Match]:
    """All states from there to the end."""
    states = [state]
    while not states[-1].result:
        (seat,) = states[-1].turn
        states.append(states[-1].after(seat, greedy.choose(states[-1].view(seat))))
    return states


def kinds(state: Match) -> list[str]:
    """What happened."""
    return [event.kind for event in state.events]


def test_a_single_game_is_no_match() -> None:
    """Without `deals` and `target` one game is played, and nothing is counted."""
    last = played(2, "mdw payoff=11")[-1]

    assert begin(MALICE, 2, "mdw undo=no", SEED).view(0) == deal(2, "mdw undo=no", SEED).view(0)
    assert last.result is not None
    assert last.result.how == "win"
    assert last.view(0).scores == ()
    assert "score" not in kinds(last)


def test_so_many_games_are_played_and_the_wins_counted() -> None:
    """The next game is dealt at once; the player with the most points in the end has won."""
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
    match = begin(MALICE, 2, "mdw payoff=1 target=999", SEED)
    rng = random.Random(1)
    while not match.result:
        (seat,) = match.turn
        payoffs = [move for move in match.offers(seat).moves if move.startswith("payoff")]
        match = match.after(seat, rng.choice(payoffs or match.offers(seat).moves))

    assert match.view(0).deal == MAX_DEALS


@pytest.mark.parametrize(("rules", "games"), [("deals=2 target=9", 2), ("deals=9 target=1", 1)])
def test_a_match_for_points_or_so_many_games_ends_with_what_comes_first(rules: str, games: int) -> None:
    """Neither of the two is dropped."""
    last = played(2, f"mdw payoff=2 {rules}")[-1]

    assert last.view(0).deal == games
    assert last.result is not None
    assert last.result.how == "match"


def test_a_rematch_is_dealt_after_the_end_and_counted() -> None:
    """The next game follows, with the points of both; the deal moves on."""
    last = played(3, "official payoff=2")[-1]
    with refused(IllegalMoveError, "isn't over"):
        begin(MALICE, 2, "mdw", SEED).after(0, REMATCH)

    again = last.after(1, REMATCH)

    assert again.result is None
    assert again.view(0).deal == 2
    assert sum(again.view(0).scores) == 1
    assert kinds(again)[0] == "deal"
    assert again.view(0).piles != begin(MALICE, 3, "official payoff=2", SEED).view(0).piles


@pytest.mark.parametrize("rules", ["mdw payoff=2", "mdw payoff=2 deals=2"])
def test_a_rematch_can_have_a_seed_of_its_own(rules: str) -> None:
    """It, and what follows in a match, is dealt as from that seed; without one it follows from the last."""
    last, seed = played(2, rules)[-1], bytes(32)

    again = last.after(0, rematch_from(seed))

    assert again.dealt_from == seed
    new = begin(MALICE, 2, rules, seed, dealer=again.dealer)
    assert [each.view(0).piles for each in played_on(again)] == [each.view(0).piles for each in played_on(new)]
    assert last.after(0, REMATCH).dealt_from == (None if again.is_match else _seed_of(SEED, 2))
    with refused(NotationError, "move"):
        last.after(0, f"{REMATCH} 00")


def test_a_rematch_of_a_match_counts_from_the_beginning() -> None:
    """The points are gone, and the first game is the first."""
    again = played(2, "mdw payoff=5 deals=2")[-1].after(0, REMATCH)

    assert (again.view(0).deal, again.view(0).scores) == (1, (0, 0))
    assert played_on(again)[-1].view(0).deal == 2


TURN = "mdw undo=yes; turn=0; payoff@0=2s 9s; payoff@1=2s 9s; hand@0=Ah 2h 9d; draw=3c 4c 5c"


def in_turn(text: str = TURN) -> Match:
    """A table at which that position stands."""
    rules, _, _ = text.partition(";")
    return evolve(begin(MALICE, 2, rules, SEED), state=parse_position(text), events=())


def test_plays_are_taken_back_one_by_one() -> None:
    """As long as nothing new was seen, earlier positions can be brought back, and everybody is told."""
    start = in_turn()
    one = start.after(0, "Ah>c0")
    two = one.after(0, "2h>c0")
    assert [state.view(0).undo for state in (start, one, two)] == [False, True, True]
    assert not two.view(1).undo

    back = two.after(0, UNDO)

    assert back.view(0) == one.view(0)
    assert back.events == (Event("undo", 0, "2h", "hand", "c0"),)
    assert back.after(0, UNDO).view(0) == start.view(0)


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        (TURN, ["9d>d0"]),
        (TURN.replace("payoff@0=2s 9s", "payoff@0=2s As"), ["payoff>c0"]),
        (TURN.replace("hand@0=Ah 2h 9d", "hand@0=Ah"), ["Ah>c0"]),
        (TURN, []),
    ],
    ids=["the turn has ended", "a payoff card was turned up", "cards were drawn", "nothing was played"],
)
def test_what_revealed_something_stays(text: str, moves: list[str]) -> None:
    """After anything new was seen nothing can be taken back."""
    state = in_turn(text)
    for move in moves:
        state = state.after(0, move)

    assert not state.view(0).undo
    with pytest.raises(IllegalMoveError):
        state.after(0, UNDO)


def test_nobody_takes_back_for_ever() -> None:
    """Within a turn there is a limit, and nobody takes back for somebody else."""
    state = in_turn().after(0, "Ah>c0")
    with refused(IllegalMoveError, "not your turn"):
        state.after(1, UNDO)
    for _ in range(MAX_UNDONE):
        assert state.view(0).undo
        state = state.after(0, UNDO).after(0, "Ah>c0")

    assert not state.view(0).undo
    with refused(IllegalMoveError, "undone 30 plays"):
        state.after(0, UNDO)


def test_a_new_turn_of_the_same_seat_starts_with_nothing_undone() -> None:
    """Where all others are skipped the turn is another all the same: the limit is that of a turn."""
    state = in_turn("mdw undo=yes; turn=0; payoff@0=2s 9s; payoff@1=2s 9s; hand@0=Ah Ad 9h 9s").after(0, "Ah>c0")
    for _ in range(MAX_UNDONE):
        state = state.after(0, UNDO).after(0, "Ah>c0")

    state = state.after(0, "9h>d0")
    assert (kinds(state), state.turn) == (["discard", "pass"], (0,))

    assert state.after(0, "Ad>c1").view(0).undo


@pytest.mark.parametrize("rules", ["official", "mdw undo=no", "catmouse", "pz", "classic undo=no"])
def test_a_card_that_was_let_go_of_is_played(rules: str) -> None:
    """Where the rules allow no taking back, none is offered, and the table says why it refuses."""
    state = in_turn(TURN.replace("mdw undo=yes", rules)).after(0, "Ah>c0")

    assert state.view(0).undo is None
    with refused(IllegalMoveError, "don't allow undo"):
        state.after(0, UNDO)


@pytest.mark.parametrize("rules", ["official undo=yes", "mdw", "classic"])
def test_a_house_rule_allows_taking_back(rules: str) -> None:
    """Then it is offered as soon as there is something to take back."""
    state = in_turn(TURN.replace("mdw undo=yes", rules))

    assert state.view(0).undo is False
    assert state.after(0, "Ah>c0").view(0).undo is True


@pytest.mark.parametrize("rules", ["mdw payoff=11 deals=2", "mdw payoff=11", "classic"])
def test_a_view_of_a_match_travels(rules: str) -> None:
    """The points reach the guest."""
    for state in played(2, rules):
        show = Show(1, state.view(1), state.events)
        assert decode_from_table(encode(show)) == show


def session(state: Match) -> Match:
    """A session of Spite, played to its end by bots."""
    rng = random.Random(1)
    choose = SPITE.bot("easy")
    while not state.result:
        seat = state.turn[0] if state.turn else 0
        state = state.after(seat, choose(state.view(seat), rng)) if state.turn else state.expire(state.clocks[0].number)
    return state


def test_a_game_that_counts_for_itself_begins_its_second_match_anew() -> None:
    """The points of the table once lay over its own: scores of the former match, and round 2 during round 1."""
    ended = session(begin(SPITE, 3, "spite rounds=1 window=0", SEED))
    again = ended.after(0, REMATCH)

    assert any(ended.view(0).scores)
    assert "score" not in kinds(ended)
    assert (again.view(1).deal, again.view(1).scores) == (1, (0, 0, 0))
    second = session(again)
    assert second.view(0).scores == second.state.view(0).scores
    assert second.result == second.state.result


def test_who_has_never_come_is_left_out_again() -> None:
    """Another game is dealt without them, as the first one was; who has joined since is dealt in."""
    begun = begin(SPITE, 5, "spite rounds=1 window=0", SEED, late=(2, 4))
    again = session(begun.after(4, "join")).after(0, REMATCH)

    assert [len(again.view(seat).pile("hand", seat).cards) for seat in range(5)] == [11, 11, 0, 11, 11]
