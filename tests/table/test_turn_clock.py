"""A time limit for each turn, as the rules may want: when it is up, the table ends the turn."""

import pytest
from attrs import evolve

from p2p_malice.engine.game import OVERDUE, UNDO
from p2p_malice.engine.match import begin
from p2p_malice.games.registry import GAMES
from p2p_malice.protocol.messages import UNDERSTOOD, Dismiss, Hello, Move, Refused, Show
from p2p_malice.table.seat_holders import Visit
from p2p_malice.table.table import Table
from tests.proofs import returning

TOKENS = ("a" * 32, "b" * 32, "c" * 32)


def timed(rules: str, game: str = "malice", seats: int = 2, seed: bytes = bytes(32)) -> tuple[Table, list[Visit]]:
    """A table that has just been dealt at, and everybody's visit."""
    table = Table(begin(GAMES[game], seats, rules, seed), GAMES[game], rules, TOKENS[:seats], here={0: "P0"})
    visits = [table.arrive(seat, hosts=seat == 0) for seat in range(seats)]
    for seat, visit in enumerate(visits):
        hello = returning("P0", TOKENS[0]) if seat == 0 else Hello(f"P{seat}")
        table.receive(visit, evolve(hello, understands=UNDERSTOOD), 0.0)
    return table, visits


def test_a_turn_whose_time_is_up_is_ended_by_a_discard() -> None:
    """Everybody is told whose time it was; the next player has as long, and no payoff card was played."""
    table, visits = timed("mdw clock=30")
    (seat,) = table.turn
    assert table.wake_at == 30.0
    assert table.tick(29.9) == []

    told = {visit: message for visit, message in table.tick(30.0) if isinstance(message, Show)}

    assert told.keys() == set(visits)
    for message in told.values():
        assert [event.kind for event in message.events][:2] == [OVERDUE, "discard"]
        assert message.events[0].seat == seat
    assert table.turn == (1 - seat,)
    assert table.wake_at == 60.0
    assert table.moves[-1][1] == seat
    late = table.receive(visits[seat], Move(1, table.moves[-1][2]), 30.0)
    assert late == [(visits[seat], Refused("stale_move", of="move"))]


def test_nothing_that_is_played_or_taken_back_gives_more_time_for_the_turn() -> None:
    """The clock is that of the turn."""
    for seed in range(9):
        table, visits = timed("mdw clock=60", seed=bytes([seed]) * 32)
        (seat,) = table.turn
        plays = [move for move in table.view(seat).moves if ">c" in move]
        if plays:
            break
    table.receive(visits[seat], Move(1, plays[0]), 50.0)
    assert (table.turn, table.wake_at) == ((seat,), 60.0)
    table.receive(visits[seat], Move(2, UNDO), 55.0)
    assert table.wake_at == 60.0
    table.tick(60.0)
    assert table.turn == (1 - seat,)


def test_what_has_to_be_played_before_a_discard_is_played() -> None:
    """As the official rules want it of aces."""
    for seed in range(40):
        table, _ = timed("official clock=30", seats=3, seed=bytes([seed]) * 32)
        (seat,) = table.turn
        if not any(">d" in move for move in table.view(seat).moves):
            break
    else:
        raise AssertionError("nobody holds an ace")

    table.tick(30.0)

    assert table.turn != (seat,)
    assert [mover for _, mover, _ in table.moves] == [seat] * len(table.moves)
    assert ">d" in table.moves[-1][2]


def test_the_time_of_who_is_away_stands_still_and_no_computer_has_any() -> None:
    """As with every clock; nor does it run before the cards."""
    table, visits = timed("mdw clock=30")
    if table.turn == (0,):
        table.tick(30.0)
    table.note_away(visits[1], 35.0)
    assert table.wake_at is None
    table.note_back(visits[1], 95.0)
    assert table.wake_at is not None
    table.receive(visits[0], Dismiss(seat=1), 100.0)
    assert table.wake_at is None


@pytest.mark.parametrize("rules", ["spite referee=yes first_lead=no clock=30", "spite-light clock=30"])
def test_in_spite_the_table_passes_or_leads(rules: str) -> None:
    """A game in which nobody does anything ends all the same."""
    table, _ = timed(rules, "spite", 3)
    now = 0.0
    for _ in range(3000):
        if table.result:
            return
        assert table.wake_at is not None
        now = max(now, table.wake_at)
        table.tick(now)
    raise AssertionError("it goes on for ever")
