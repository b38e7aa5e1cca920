r"""Which visitor may speak for which seat. Pure: no I/O, no clock, no secret of its own.

Anybody who reaches the table by a code is a visitor there, and nobody yet. Messages for a seat go to its holder,
and only a visitor whose hello the table accepted becomes that. So a channel that keeps silent, guesses or comes back is
never mistaken for the player:

    secured --hello accepted--> seated <--> away
       |    \                     |          |
       |     `---> watching       |          |
       |              |           |          |
       +--------- gone <----------+----------+
"""

from enum import Enum


class VisitState(Enum):
    """How far a visitor has got."""

    SECURED = "secured"
    """Reached the table by a code, but hasn't been accepted: nobody."""
    SEATED = "seated"
    AWAY = "away"
    """The seat's holder, out of contact at the moment."""
    WATCHING = "watching"
    """A spectator, without a seat."""
    GONE = "gone"


class Visit:
    """One channel's stay at the table, from its opening to its end. Compared by identity."""

    def __init__(self, seat: int | None, binding: str = "", nonce: str = "") -> None:
        """A visitor who reached the table by the code of that seat (from 0), or of all that are free (None).

        `binding` is what their channel has of its own, `nonce` what the table has chosen for this visit
        (`protocol.seat_proof`).
        """
        self.code_seat = seat
        self.seat = seat or 0
        """The seat that the code is for or, of a code for all, the one that the visitor may get."""
        self.binding = binding
        self.nonce = nonce
        self.standing = VisitState.SECURED
        self.knows_token = False
        """Whether this visitor has the seat's token: it was proved, or has been told."""
        self.understands: frozenset[str] = frozenset()
        """What the visitor's program said it understands (`protocol.messages.UNDERSTOOD`)."""
        self.commitment = ""
        """The visitor's commitment to what they contribute to the next deal (`protocol.joint_seed`); "" for nothing."""
        self.name = ""
        """A spectator's name."""
        self.hosts = False
        """Whether the visitor is where the table stands, and decides about spectators."""
        self.is_silent = False
        """Whether nothing is heard of a spectator's channel, who may have gone or come by another one."""
        self.asks_for_seat = False
        """Whether a spectator would like to play, which whoever hosts the table has to allow."""
        self.may_watch = False
        """Whether a visitor for whom there is no seat was told that they may look on."""

    @property
    def watches(self) -> bool:
        """Whether this visitor is a spectator."""
        return self.standing is VisitState.WATCHING

    @property
    def is_accepted(self) -> bool:
        """Whether the table has let this visitor in, to play or to watch."""
        return self.is_holder or self.watches

    @property
    def is_holder(self) -> bool:
        """Whether the seat belongs to this visitor now."""
        return self.standing in (VisitState.SEATED, VisitState.AWAY)


class SeatHolders:
    """Who holds each seat: at most one visitor, and only an admitted one."""

    def __init__(self, seats: int) -> None:
        """Nobody is there yet."""
        self._holders: list[Visit | None] = [None] * seats
        self._bindings = [""] * seats
        """What the last holder's channel had of its own."""
        self.spectators: list[Visit] = []
        """Those who watch, in the order in which they came."""

    def holder(self, seat: int) -> Visit | None:
        """The holder of `seat`, present or away; None for nobody."""
        return self._holders[seat]

    def is_same(self, visit: Visit, seat: int) -> bool:
        """Whether that visitor's program is the one that held the seat last: it has the same certificate."""
        return bool(visit.binding) and self._bindings[seat] == visit.binding

    def listener(self, seat: int) -> Visit | None:
        """The visitor who may hear what is meant for `seat`: its holder, while in contact."""
        holder = self._holders[seat]
        return holder if holder and holder.standing is VisitState.SEATED else None

    def admit(self, visit: Visit) -> Visit | None:
        """Give `visit` its seat. The earlier holder, if any, is gone for good and is returned.

        The caller has checked that the seat is free, or that the visitor has proved to be its owner.
        """
        if visit.standing is VisitState.GONE:
            return None
        before = self._holders[visit.seat]
        if before is not None:
            before.standing = VisitState.GONE
        self._holders[visit.seat] = visit
        self._bindings[visit.seat] = visit.binding
        visit.standing = VisitState.SEATED
        return before if before is not visit else None

    def swap(self, seat: int, other: int) -> None:
        """The holders of those two seats change places."""
        self._holders[seat], self._holders[other] = self._holders[other], self._holders[seat]
        self._bindings[seat], self._bindings[other] = self._bindings[other], self._bindings[seat]
        for place in (seat, other):
            if holder := self._holders[place]:
                holder.seat = place

    def turn_out(self, seat: int) -> Visit | None:
        """Record that the holder of `seat` has to go, if there is one, and isn't known any more; return them."""
        holder, self._bindings[seat] = self._holders[seat], ""
        if holder:
            self.leave(holder)
        return holder

    def note_away(self, visit: Visit) -> bool:
        """Record that `visit` has fallen silent; return whether that changes anything at the table."""
        if visit.standing is not VisitState.SEATED:
            return False
        visit.standing = VisitState.AWAY
        return True

    def note_back(self, visit: Visit) -> bool:
        """Record that `visit` is heard again; return whether that changes anything. A stranger stays a stranger."""
        if visit.standing is not VisitState.AWAY:
            return False
        visit.standing = VisitState.SEATED
        return True

    def bring(self, former: "SeatHolders", seat: int, place: int) -> None:
        """Let whoever holds `seat` at another game of the same table, or held it last, have that `place` here."""
        self._bindings[place] = former._bindings[seat]
        if holder := former.holder(seat):
            self._holders[place] = holder
            holder.seat = place
            holder.code_seat = None if holder.code_seat is None else place

    def sit_down(self, visit: Visit, seat: int) -> None:
        """Give a spectator that seat, which nobody holds."""
        self.spectators.remove(visit)
        visit.seat, visit.asks_for_seat = seat, False
        self.admit(visit)

    def watch(self, visit: Visit, name: str) -> None:
        """Let `visit` look on under that name."""
        visit.name, visit.standing = name, VisitState.WATCHING
        self.spectators.append(visit)

    def leave(self, visit: Visit) -> bool:
        """Record that `visit` has ended for good; return whether it held its seat."""
        held = visit.is_holder
        if visit.watches:
            self.spectators.remove(visit)
        visit.standing = VisitState.GONE
        if held:
            self._holders[visit.seat] = None
        return held
