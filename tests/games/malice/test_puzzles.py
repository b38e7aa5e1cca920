"""The puzzle of a day: one answer, found by the rules alone, and made the same everywhere."""

from collections import Counter
from datetime import date, timedelta
from hashlib import sha256

import pytest

from p2p_malice.engine.cards import TEXT
from p2p_malice.engine.game import UNDO, View
from p2p_malice.errors import IllegalMoveError
from p2p_malice.games.malice.bots.seen_table import see
from p2p_malice.games.malice.notation import parse_move
from p2p_malice.games.malice.positions import position_text
from p2p_malice.games.malice.puzzle_search import Turn, turn_of
from p2p_malice.games.malice.puzzle_state import PuzzleState, hint, puzzle
from p2p_malice.games.malice.puzzles import SOLVER, first_plays, puzzle_of
from p2p_malice.games.malice.rules import State
from tests.games.malice.puzzle_solver import solve

MONDAY = date(2026, 11, 23)
DAYS = [MONDAY + timedelta(at) for at in range(12)]


def of(day: date) -> State:
    """The puzzle of that day."""
    return puzzle_of(day.isoformat(), day.weekday())


def begun() -> PuzzleState:
    """A puzzle at its beginning."""
    state = puzzle(MONDAY.isoformat(), 0).state
    assert isinstance(state, PuzzleState)
    return state


def keys(view: View) -> list[str]:
    """What is said beside the cards."""
    return [note.key for note in view.notes]


def plays(state: PuzzleState) -> list[str]:
    """What can be played to the centre."""
    return [move for move in state.offers(SOLVER).moves if parse_move(move).target == "c"]


# --- how they are made -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("day", DAYS, ids=str)
def test_a_puzzle_has_exactly_one_answer(day: date) -> None:
    """By the rules, whatever is played: five to ten plays, and no way to draw cards that nobody knows."""
    state = of(day)
    solution = solve(state)
    (answer,) = solution.answers

    assert 5 <= sum(count for _, count in answer) <= 10
    assert not solution.may_draw


@pytest.mark.parametrize("day", DAYS, ids=str)
def test_a_puzzle_looks_like_a_game(day: date) -> None:
    """Two packs of cards lie about, and the solver has a full hand and one payoff card, which isn't wild."""
    state = of(day)
    piles = (*state.payoffs, *state.hands, *state.discards, *state.centre, state.draw)
    cards = Counter(TEXT[card] for pile in piles for card in pile)

    assert len(cards) == 52
    assert set(cards.values()) == {2}
    assert [len(pile) for pile in (state.payoffs[SOLVER], *state.hands)] == [1, 5, 5]
    assert see(state.view(SOLVER)).own.payoffs[0] > 0


def test_a_date_has_the_same_puzzle_for_everybody() -> None:
    """It is never to change, or friends would compare different ones."""
    golden = sha256(position_text(of(date(2026, 11, 27))).encode()).hexdigest()

    assert golden == "73f4d7e776915fac761c486a2eb3288a702083600480791d3e1cbd8b11c854f1"
    assert position_text(of(MONDAY)) != position_text(of(MONDAY + timedelta(7)))


@pytest.mark.parametrize("day", DAYS[:7], ids=str)
def test_most_first_plays_spoil_it(day: date) -> None:
    """Whoever plays what comes doesn't get far."""
    turn = turn_of(see(of(day).view(SOLVER)))
    assert turn.only_way()
    good, bad = first_plays(turn)

    assert good >= 1
    assert bad >= max(2, good)


def test_sundays_are_harder_than_mondays() -> None:
    """By what there is to look at."""
    monday, sunday = solve(of(MONDAY)), solve(of(MONDAY + timedelta(6)))

    assert sunday.positions > 2 * monday.positions


@pytest.mark.parametrize(
    ("turn", "has_one"),
    [
        (Turn((0, 0, 0, 3), (4, 9), ((), (), (), ()), 5), True),
        (Turn((0, 0, 0, 3), (9, 9), ((), (), (), ()), 5), False),
        (Turn((0, 0, 0, 3), (4, 9), ((4,), (), (), ()), 5), False),
        (Turn((0, 0, 0, 3), (1, 4, 9), ((), (), (), ()), 5), False),
        (Turn((0, 0, 0, 3), (4,), ((), (), (), ()), 5), False),
        (Turn((0, 0, 0, 3), (4, 4, 9), ((), (), (), ()), 5), True),
    ],
    ids=["one", "none", "from two places", "an idle play", "an empty hand", "alike in hand"],
)
def test_what_counts_as_one_answer(turn: Turn, *, has_one: bool) -> None:
    """Every way to win makes the same plays: a card more, or the same from elsewhere, would be another answer."""
    assert bool(turn.only_way()) is has_one


# --- at the table ----------------------------------------------------------------------------------------------------


def test_hints_lead_to_the_end() -> None:
    """Each is the next play of the answer."""
    state = begun()
    while not state.result:
        state = state.after(SOLVER, hint(state.view(SOLVER)).move)

    assert state.result.winners == (SOLVER,)
    assert state.tries == 1
    assert keys(state.view(SOLVER)) == ["lesson-puzzle-solved"]


def test_a_hint_on_a_wrong_way_is_to_go_back() -> None:
    """What can't be won is said; one step back, it can."""
    state = begun()
    right = hint(state.view(SOLVER)).move
    wrong = next(move for move in plays(state) if not turn_of(see(state.after(SOLVER, move).view(SOLVER))).only_way())
    lost = state.after(SOLVER, wrong)

    with pytest.raises(IllegalMoveError, match="puzzle_take_back"):
        hint(lost.view(SOLVER))
    assert hint(lost.after(SOLVER, UNDO).view(SOLVER)).move == right


def test_a_discard_sets_the_cards_up_again() -> None:
    """That was a try; nothing can be taken back from before."""
    state = begun()
    after = state.after(SOLVER, plays(state)[0])
    missed = after.after(SOLVER, next(move for move in after.offers(SOLVER).moves if move not in plays(after)))

    assert missed.view(SOLVER).piles == state.view(SOLVER).piles
    assert missed.tries == 2
    assert keys(missed.view(SOLVER)) == ["lesson-puzzle-missed", "lesson-puzzle-try", "lesson-puzzle-on"]
    assert not missed.view(SOLVER).undo


def test_going_back_begins_another_try() -> None:
    """However many plays are taken back at once, it is one more; at the beginning, there is nothing to take back."""
    state = begun()
    first = state.after(SOLVER, plays(state)[0])
    back = first.after(SOLVER, plays(first)[0]).after(SOLVER, UNDO).after(SOLVER, UNDO)

    assert back.view(SOLVER).piles == state.view(SOLVER).piles
    assert back.tries == 2
    assert back.after(SOLVER, plays(back)[0]).after(SOLVER, UNDO).tries == 3
    with pytest.raises(IllegalMoveError, match="nothing_to_undo"):
        back.after(SOLVER, UNDO)
