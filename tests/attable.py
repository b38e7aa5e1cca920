"""A table with one visitor to each seat, named by it: for tests about seats, not about admission."""

from typing import Any

from p2p_malice.protocol.messages import FromPlayer, FromTable
from p2p_malice.table.seat_holders import Visit, VisitState
from p2p_malice.table.table import Deliveries, Table

ToSeats = list[tuple[int, FromTable]]


class AtTable:
    """A table, and one visitor at each seat; a visitor who leaves is followed by another with the seat's code."""

    def __init__(self, table: Table) -> None:
        """Nobody has arrived yet."""
        self.table = table
        self._visits: dict[int, Visit] = {}

    def __getattr__(self, name: str) -> Any:
        """Everything else is the table's own."""
        return getattr(self.table, name)

    def visit(self, seat: int) -> Visit:
        """Who is at that seat now."""
        visit = self._visits.get(seat)
        if visit is None or visit.standing is VisitState.GONE:
            visit = self._visits[seat] = self.table.arrive(seat)
        return visit

    def receive(self, seat: int, message: FromPlayer, now: float) -> ToSeats:
        """See `Table.receive`."""
        return _to_seats(self.table.receive(self.visit(seat), message, now))

    def leave(self, seat: int, now: float = 0.0) -> ToSeats:
        """See `Table.leave`."""
        return _to_seats(self.table.leave(self.visit(seat), now))

    def note_away(self, seat: int, now: float = 0.0) -> ToSeats:
        """See `Table.note_away`."""
        return _to_seats(self.table.note_away(self.visit(seat), now))

    def note_back(self, seat: int, now: float = 0.0) -> ToSeats:
        """See `Table.note_back`."""
        return _to_seats(self.table.note_back(self.visit(seat), now))

    def stand_in(self, seat: int, move: str, now: float = 0.0) -> ToSeats:
        """See `Table.stand_in`."""
        return _to_seats(self.table.stand_in(seat, move, now))

    def fill(self, seat: int, name: str, now: float = 0.0) -> ToSeats:
        """See `Table.fill`."""
        return _to_seats(self.table.fill(seat, name, now))

    def tick(self, now: float) -> ToSeats:
        """See `Table.tick`."""
        return _to_seats(self.table.tick(now))


def _to_seats(deliveries: Deliveries) -> ToSeats:
    return [(visit.seat, message) for visit, message in deliveries]
