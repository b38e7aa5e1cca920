"""DOOR: which visitor may speak for which seat. Pure: no I/O, no clock, no secret of its own.

Whoever reaches the table by a seat's code is a visitor there, and nobody yet: what a seat is told goes to its holder,
and only the visitor whose hello the table accepted is that. So a channel that keeps silent, guesses or comes back is
never mistaken for the player:

    secured --hello accepted--> seated <--> away
       |                          |          |
       +--------- gone <----------+----------+
"""

from enum import Enum


class Standing(Enum):
    """How far a visitor got."""

    SECURED = "secured"
    """Reached the table by a seat's code, and has not been accepted: nobody."""
    SEATED = "seated"
    AWAY = "away"
    """The seat's holder, not heard at the moment."""
    GONE = "gone"


class Visit:
    """One channel's stay at the table, from its opening to its end. Told apart by identity."""

    def __init__(self, seat: int) -> None:
        """Somebody who reached the table by the code of that seat (from 0)."""
        self.seat = seat
        self.standing = Standing.SECURED

    @property
    def is_holder(self) -> bool:
        """Whether this is the one that the seat belongs to now."""
        return self.standing in (Standing.SEATED, Standing.AWAY)


class Seating:
    """Who holds each seat: at most one visitor, and only one that was admitted."""

    def __init__(self, seats: int) -> None:
        """Nobody is there yet."""
        self._holders: list[Visit | None] = [None] * seats

    def arrive(self, seat: int) -> Visit:
        """Let somebody in who has the code of `seat`: a stranger until `admit`."""
        return Visit(seat)

    def holder(self, seat: int) -> Visit | None:
        """Who holds `seat`, heard or away; None for nobody."""
        return self._holders[seat]

    def listener(self, seat: int) -> Visit | None:
        """To whom what is meant for `seat` may be told: its holder, while that is heard."""
        holder = self._holders[seat]
        return holder if holder and holder.standing is Standing.SEATED else None

    def admit(self, visit: Visit) -> Visit | None:
        """Give `visit` its seat; the holder before it, if any, is gone and is returned.

        The caller has seen that the seat is free or that the visitor's token is the seat's. Who is gone stays gone.
        """
        if visit.standing is Standing.GONE:
            return None
        before = self._holders[visit.seat]
        if before is not None:
            before.standing = Standing.GONE
        self._holders[visit.seat] = visit
        visit.standing = Standing.SEATED
        return before if before is not visit else None

    def note_away(self, visit: Visit) -> bool:
        """Note that nothing is heard of `visit`; whether that changed anything at the table."""
        if visit.standing is not Standing.SEATED:
            return False
        visit.standing = Standing.AWAY
        return True

    def note_back(self, visit: Visit) -> bool:
        """Note that `visit` is heard again; whether that changed anything: a stranger stays one."""
        if visit.standing is not Standing.AWAY:
            return False
        visit.standing = Standing.SEATED
        return True

    def leave(self, visit: Visit) -> bool:
        """Note that `visit` has ended for good; whether it held its seat."""
        held = visit.is_holder
        visit.standing = Standing.GONE
        if held:
            self._holders[visit.seat] = None
        return held
