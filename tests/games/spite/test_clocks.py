"""The clocks of Spite at a table: fair to slow links, patient with absent players, and set by the options."""

import pytest

from p2p_malice.games.spite.game import HELD, SPITE, THINKS
from p2p_malice.games.spite.state import State, deal
from p2p_malice.protocol.messages import Hello, Move, Refused, Show
from p2p_malice.table.table import Table
from tests.attable import AtTable, ToSeats
from tests.games.spite.seats import SEED, after, at_table, faults

HANDS = ("3c 4c 5c", "3d 9d 4h", "5h 6h 7h")


def table_of(state: State) -> AtTable:
    """A table at which everybody sits, from that position on."""
    table = AtTable(Table(state, SPITE, "spite", ("a" * 32, "b" * 32, "c" * 32)))
    for seat in range(3):
        table.receive(seat, Hello(f"Player{seat}"), 0.0)
    return table


def counting() -> AtTable:
    """Seat 2 has started a countdown for seat 1, with 5 seconds."""
    table = table_of(after(at_table(*HANDS), "4c"))
    table.receive(2, Move(1, "countdown"), 10.0)
    return table


def test_a_clock_waits_for_what_a_slow_link_may_still_bring() -> None:
    """By the slowest round trip of who is there, up to a second; shown is the time without it."""
    waits = []
    for seconds in (0.0, 0.3, 30.0):
        table = counting()
        table.note_round_trip(0, seconds)
        waits.append(table.wake_at)

    assert waits == [15.0, pytest.approx(15.3), 16.0]


def test_a_countdown_stops_while_its_player_is_away() -> None:
    """It goes on when they are back, or who falls silent again and again would have all the time; others don't count.

    Everybody is told, or the others would see it run on.
    """
    table = counting()
    table.note_away(2, 10.5)
    assert table.wake_at == 15.0
    table.note_back(2, 11.0)
    gone = table.note_away(1, 12.0)
    assert table.wake_at is None
    assert deadlines(gone) == [None, None]
    back = table.note_back(1, 40.0)

    assert table.wake_at == 43.0
    assert deadlines(back) == [3, 3, 3]


def deadlines(told: ToSeats) -> list[int | None]:
    """What each who was shown a position saw of the time."""
    return [message.view.deadline for _, message in told if isinstance(message, Show)]


# --- what the options set --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [5, 12])
def test_a_countdown_is_as_long_as_was_agreed(seconds: int) -> None:
    """And longer by a second for each card that was picked up."""
    state = at_table(*HANDS, rules=f"spite window=0 decision={seconds}", picked=[0, 2, 0])

    assert [each.seconds for each in after(state, "4c", "0: countdown").clocks] == [seconds + 2]


@pytest.mark.parametrize("fakes", [5, 8])
def test_so_many_fake_jokers_lie_in_the_pile(fakes: int) -> None:
    """Each with another face."""
    at = deal(3, f"spite fakes={fakes}", SEED).at

    assert len(set(at.pile)) == fakes


@pytest.mark.parametrize(("pays", "earned"), [("yes", 1), ("no", 0)])
def test_a_right_call_on_somebody_without_fake_jokers(pays: str, earned: int) -> None:
    """It earns one from the pile, or nothing."""
    state = after(at_table(*HANDS, rules=f"spite empty_pays={pays}"), "3c+4c", "1: misplay", "…")

    assert len(state.at.fakes[1]) == earned


@pytest.mark.parametrize(("counts", "wrong"), [("yes", []), ("no", ["cam two"])])
def test_who_has_passed_may_count_for_come_at_me(counts: str, wrong: list[str]) -> None:
    """With three who have cards, one of whom has passed."""
    state = at_table(*HANDS, rules=f"spite window=0 cam_counts_passed={counts}")

    assert faults(after(state, "4c", "pass", "5h!cam")) == wrong


@pytest.mark.parametrize(("is_claimed", "turn"), [("yes", (0, 1, 2, 3)), ("no", (2,))])
def test_the_first_lead_is_claimed_or_given(is_claimed: str, turn: tuple[int, ...]) -> None:
    """By rank, or to the dealer's left."""
    assert deal(4, f"spite first_lead={is_claimed}", SEED, 1).turn == turn


def test_a_call_is_a_secret() -> None:
    """Until it is ruled: who called was once shown to all by a new position with nothing new in it."""
    table = table_of(at_table(*HANDS, rules="spite window=3"))
    table.receive(0, Move(table.number, "3c+4c"), 0.0)
    number = table.number

    told = table.receive(1, Move(number, "misplay"), 1.0)

    assert [seat for seat, _ in told] == [1]
    assert [seat for seat, _ in table.receive(2, Move(number, "misplay"), 1.0)] == [2], "nobody's move is late by that"


# --- while plays can be called ---------------------------------------------------------------------------------------


def playing() -> AtTable:
    """Seat 0 has played at 10 s, and seat 1 may; a misplay can be called for 3 s."""
    table = table_of(at_table("3c 4c 5c", "3d 9d 4h", "5h 6h 7h", rules="spite"))
    table.receive(0, Move(table.number, "3c"), 10.0)
    return table


def test_nobody_waits_until_a_play_cannot_be_called() -> None:
    """The next player may play at once. Both plays have their time."""
    table = playing()
    table.receive(1, Move(table.number, "9d"), 10.5)

    assert table.turn == (2,)
    assert table.wake_at == 13.0
    table.tick(13.0)
    assert (table.wake_at, table.turn) == (13.5, (2,))


def test_a_play_is_not_late_because_another_cannot_be_called_any_more() -> None:
    """It was made while the time ran out."""
    table = playing()
    number = table.number
    table.tick(13.0)

    assert table.number > number
    told = table.receive(1, Move(number, "9d"), 13.1)
    assert all(isinstance(message, Show) for _, message in told)


def test_a_call_that_comes_too_late_is_for_no_other_play() -> None:
    """It isn't taken for one, and costs nothing; one that comes in time is for all that could be called."""
    table = playing()
    number = table.number
    table.receive(1, Move(number, "9d"), 10.5)
    table.tick(13.0)

    assert table.receive(2, Move(number, "misplay"), 13.1) == [(2, Refused("stale_move", of="move"))]
    assert all(isinstance(message, Show) for _, message in table.receive(2, Move(number + 1, "misplay"), 13.2))


def test_who_is_on_turn_is_not_hurried_by_the_time_for_calls() -> None:
    """Only those who wait see how much is left; a countdown is seen by all."""
    table = playing()
    shown = table.receive(2, Move(table.number, "countdown"), 11.0)

    views = {seat: message.view for seat, message in shown if isinstance(message, Show)}
    left = {seat: [each.seconds for each in view.deadlines] for seat, view in views.items()}
    assert left == {0: [2, 5], 1: [5], 2: [2, 5]}


def test_the_computer_thinks_where_misplays_are_called() -> None:
    """Its cards are seen one by one; without calls nobody waits for it."""
    table = playing()

    assert table.thinks(10.3) == pytest.approx(THINKS - 0.3)
    assert table.thinks(14.0) == 0.0
    assert SPITE.thinks("spite referee=yes", at_table(*HANDS)) == 0.0


def test_a_misplay_is_held_in_view() -> None:
    """The computer goes on once all could read who it was, why, and what it costs."""
    table = table_of(at_table(*HANDS, rules="spite"))
    table.receive(0, Move(table.number, "3c+4c"), 10.0)
    table.tick(13.0)

    assert table.thinks(13.0) == HELD
