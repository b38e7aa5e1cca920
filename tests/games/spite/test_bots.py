"""The computer players of Spite."""

import random
from collections.abc import Iterator, Mapping

import pytest

from p2p_malice.engine.game import Choose, Event, View
from p2p_malice.games.spite.bots import hard, lowest
from p2p_malice.games.spite.bots.misplays import slip
from p2p_malice.games.spite.bots.registry import BOTS
from p2p_malice.games.spite.game import SPITE
from p2p_malice.games.spite.rules.trick import LOWER
from p2p_malice.games.spite.state import MISPLAY, State, deal
from tests.games.spite.rules.test_rounds import random_move
from tests.games.spite.seats import after, at_table

Seen = tuple[View, str]


def session(seats: int, rules: str, bots: Mapping[int, Choose], seed: int) -> Iterator[tuple[Seen | None, State]]:
    """A session among bots, the default being the one without a plan: each view with the move, and what came of it."""
    rng = random.Random(seed)
    state = deal(seats, rules, rng.randbytes(32))
    while not state.result:
        seen = None
        if state.turn:
            seat = rng.choice(state.turn)
            view = state.view(seat)
            seen = view, bots.get(seat, lowest.choose)(view, rng)
            state = state.after(seat, seen[1])
        else:
            state = state.expire(state.clocks[0].number)
        yield seen, state


def first_places(seat: int, events: tuple[Event, ...]) -> int:
    """How often that player was first."""
    return events.count(Event("place", seat, count=1))


@pytest.mark.parametrize("seats", range(3, 10))
def test_the_hard_one_never_misplays(seats: int) -> None:
    """With a misplay possible at any time, and at a table of any size; nor does who always plays the lowest hand."""
    bots = {seat: (hard.choose, lowest.choose)[seat % 2] for seat in range(seats)}

    for _, state in session(seats, "spite rounds=3", bots, seats):
        assert "misplay" not in [event.kind for event in state.events]


@pytest.mark.parametrize(("name", "least", "most"), [("easy", 1.0, 3.5), ("normal", 0.7, 2.5)])
@pytest.mark.parametrize("seats", [4, pytest.param(6, marks=pytest.mark.deep)])
def test_the_others_misplay_once_or_twice_in_a_game(seats: int, name: str, least: float, most: float) -> None:
    """Against one who doesn't, on average."""
    games = 12
    bots = dict.fromkeys(range(1, seats), BOTS[name])
    kinds = [
        event.kind
        for number in range(games)
        for _, state in session(seats, "spite window=0 first_lead=no", bots, number)
        for event in state.events
    ]

    assert least <= kinds.count("misplay") / games <= most


@pytest.mark.parametrize("name", BOTS)
def test_nobody_misplays_where_a_referee_would_refuse_it(name: str) -> None:
    """Every move is taken."""
    for _, state in session(5, "spite rounds=3 referee=yes", dict.fromkeys(range(5), BOTS[name]), 3):
        assert "misplay" not in [event.kind for event in state.events]


def test_a_slip_looks_right_at_a_glance() -> None:
    """An equal rank, the other direction, or what a consec doesn't ask for; never the last cards."""
    hands = ("3c 4c 5c 9c", "6d 7d 9d", "9h 3h 4s")
    equal = after(at_table("9c 3c", "9d Kd", "3h"), "9c")
    lower = after(at_table("8c 3c", "9d Kd", "3h", direction=LOWER), "8c")
    consec = after(at_table("3c 6c 7c", "4c Jd", "5c 7d"), "3c", "4c", "5c")

    assert {slip(equal.view(1), random.Random(seed), 9) for seed in range(9)} == {"9d"}
    assert {slip(lower.view(1), random.Random(seed), 9) for seed in range(9)} == {"9d"}
    assert {slip(consec.view(0), random.Random(seed), 9) for seed in range(9)} == {"7c"}
    assert slip(at_table(*hands).view(0), random.Random(1), 9) == ""
    assert slip(after(at_table("9c 3c", "9d", "3h"), "9c").view(1), random.Random(1), 9) == ""


def test_the_hard_one_takes_more_than_its_share_of_first_places() -> None:
    """At least half as many again, against four who play the lowest hand that they may."""
    rounds = 60
    firsts = sum(
        first_places(number % 5, state.events)
        for number in range(rounds // 10)
        for _, state in session(5, "spite rounds=10 window=0", {number % 5: hard.choose}, number)
    )

    assert firsts >= 1.5 * rounds / 5


@pytest.mark.parametrize(
    ("own", "move"),
    [("3c 4d 9h 9s", "9h+9s!cam"), ("9c 9d", "9c+9d"), ("Jk 3c", "pass"), ("Jk 3c 5d 5h", "Jk")],
    ids=[
        "who is sure dares the others",
        "the last cards go",
        "a joker of the last two stays",
        "one of the last four goes",
    ],
)
def test_it_plays_sensibly(own: str, move: str) -> None:
    """What the best one does with these cards on a pair of 8s."""
    state = at_table("8c 8d 3h", own, "5c 6c 7c").after(0, "8c+8d")

    assert hard.choose(state.view(1), random.Random(1)) == move


@pytest.mark.parametrize("seed", range(3))
def test_they_call_misplays_and_never_wrongly(seed: int) -> None:
    """They are asked while a call is possible, and see what cards can't stay; what was said they overlook."""
    rng = random.Random(seed)
    state = deal(4, "spite rounds=1", rng.randbytes(32))
    called = []
    while not state.result:
        if pending := state.at.pending[-1:]:
            seats = [seat for seat in range(4) if MISPLAY in state.offers(seat).may]
            calls = [SPITE.interrupt(state.view(seat), rng) for seat in seats for _ in range(5)]
            called.append((any(calls), pending[0].trick is None))
            state = state.expire(state.clocks[0].number)
        else:
            state = state.after(state.turn[0], random_move(state, state.turn[0], rng))

    assert set(called) >= {(True, True), (False, False)}
    assert (True, False) not in called
