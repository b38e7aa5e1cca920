"""The clocks of Spite at a table: fair to slow links, patient with who is away; and what the options set."""

import pytest

from p2p_malice.games.spite.game import SPITE
from p2p_malice.games.spite.state import State, deal
from p2p_malice.protocol.messages import Hello, Move, Show
from p2p_malice.table import Table
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
