"""AUTHORITY: the table. It knows who sits where, judges every message and says who is to be told what.

Pure: no I/O and no clock. Whoever runs a table hands it each message with the visitor it came from and the time, and
delivers what comes back. A visitor is nobody until its hello is accepted (`seating`); a seat is told only what its own
view holds, and refusals depend on nothing else.
"""

import hmac
from collections import deque
from collections.abc import Mapping, Sequence
from itertools import chain, count
from types import MappingProxyType

from attrs import evolve

from p2p_malice.engine.game import REMATCH, Event, Result, State, View
from p2p_malice.errors import GameError, MaliceError, RemoteProtocolError
from p2p_malice.protocol.cleaning import clean, looks_like
from p2p_malice.protocol.messages import (
    MAX_NAME,
    PROPOSALS,
    PROTOCOL_VERSION,
    Bye,
    FromPlayer,
    FromTable,
    Hello,
    Move,
    Propose,
    Proposed,
    Refused,
    Said,
    Say,
    Seated,
    Show,
    Sitter,
)
from p2p_malice.seating import Seating, Standing, Visit

SAY_LIMIT = 5
SAY_SECONDS = 10.0
"""Nobody may say more than `SAY_LIMIT` phrases within `SAY_SECONDS`."""

Deliveries = list[tuple[Visit, FromTable]]
"""Messages to be sent, each with the visitor that gets it, in order."""

_ToSeats = list[tuple[int, FromTable]]

STOPPED = "The table stops here. The game is kept: p2p-malice resume goes on with it."

SUPERSEDED = "You took this seat again from another place. This one is closed."

_NOBODY = Sitter("", present=False)


class Table:
    """One game among its seats, from the first hello to the result.

    The cards are shown once every seat has been taken; from then on a seat may go and come back. Those who are there
    decide what happens meanwhile: wait, let the computer play for it, or stop. A seat that was taken once is given only
    to who shows its token.
    """

    def __init__(
        self,
        state: State,
        rules: str,
        tokens: Sequence[str],
        *,
        names: Sequence[str] = (),
        number: int = 0,
        bots: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        """A table for a game; `rules` are its options in force, as text, `tokens` one secret a seat.

        For a game that goes on, `names` are those who sat there and `number` that of the position `state`, counted from
        1; for one just dealt there are none. `bots` are the names of those the computer plays for from the beginning.
        """
        self._state = state
        self._rules = rules
        self._number = number
        self._tokens = tuple(tokens)
        self._sitters = [Sitter(name, present=False) for name in names] or [_NOBODY] * state.seats
        for seat, name in bots.items():
            self._sitters[seat] = _bot(name)
        self._said: list[deque[float]] = [deque(maxlen=SAY_LIMIT) for _ in range(state.seats)]
        self._moved: tuple[int, str] | None = None
        self._proposals: dict[int, str] = {}
        self._is_stopped = False
        self._seating = Seating(state.seats)

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self._sitters)

    @property
    def players(self) -> tuple[Sitter, ...]:
        """Who sits where."""
        return tuple(self._sitters)

    @property
    def number(self) -> int:
        """The number of the position, counted from 1; 0 before the cards are shown."""
        return self._number

    @property
    def moved(self) -> tuple[int, str] | None:
        """The last move and the seat that made it, None before there was one."""
        return self._moved

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self._state.turn if self._number else ()

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it goes on."""
        return self._state.result

    @property
    def is_stopped(self) -> bool:
        """Whether those at the table decided to stop, for now, because somebody is away."""
        return self._is_stopped

    def token(self, seat: int) -> str:
        """The secret of a seat, for whoever runs the table."""
        return self._tokens[seat]

    def view(self, seat: int) -> View:
        """What `seat` may know, for who plays in its place."""
        return self._state.view(seat)

    def fill(self, seat: int, name: str) -> Deliveries:
        """Let the computer play at a seat that nobody took, under that name, from the beginning."""
        self._sitters[seat] = _bot(self._free_name(seat, name))
        return self._address(self._begin())

    def stand_in(self, seat: int, move: str) -> Deliveries:
        """Make `move` at a seat where the computer plays. Raises `GameError` where it may not be made."""
        self._state = self._state.after(seat, move)
        self._moved = (seat, move)
        return self._address(self._show_all())

    # --- who is there ------------------------------------------------------------------------------------------------

    def arrive(self, seat: int) -> Visit:
        """Let somebody in who reached the table by the code of `seat`: nobody until their hello is accepted."""
        return self._seating.arrive(seat)

    def leave(self, visit: Visit) -> Deliveries:
        """Note that `visit` has ended: the seat it held is free again, or waits once cards were shown."""
        if not self._seating.leave(visit):
            return []
        if not self._number:
            self._sitters[visit.seat] = _NOBODY
            return self._address(self._tell_who_sits_where())
        return self._address(self._absent(visit.seat))

    def note_away(self, visit: Visit) -> Deliveries:
        """Note that nothing is heard of `visit`, whose channel may yet come back; it keeps the seat that it holds."""
        return self._address(self._absent(visit.seat)) if self._seating.note_away(visit) else []

    def note_back(self, visit: Visit) -> Deliveries:
        """Note that `visit` is heard again by the same channel; it is told what it missed if it holds its seat."""
        if not self._seating.note_back(visit):
            return []
        seat = visit.seat
        told = self._change(seat, present=True, computer=False)
        return self._address([*told, (seat, self._show(seat, ()))] if self._number else told)

    def _absent(self, seat: int) -> _ToSeats:
        return self._change(seat, present=False, computer=self._sitters[seat].computer)

    def _change(self, seat: int, *, present: bool, computer: bool) -> _ToSeats:
        changed = evolve(self._sitters[seat], present=present, computer=computer)
        if changed == self._sitters[seat]:
            return []
        self._sitters[seat] = changed
        self._proposals.clear()
        return self._tell_who_sits_where()

    def _propose(self, seat: int, message: Propose) -> _ToSeats:
        """Note what `seat` wants done about who is away; do it once more than half of those who are there want it."""
        if message.what == REMATCH:
            return self._propose_rematch(seat)
        if message.what not in PROPOSALS:
            return [(seat, Refused("unknown_proposal", f"There is no such choice. There are: {', '.join(PROPOSALS)}."))]
        away = [other for other, sitter in enumerate(self._sitters) if sitter.name and not sitter.present]
        if not away or self.result:
            return [(seat, Refused("nobody_away", "Nobody is away now."))]
        self._proposals[seat] = message.what
        present = self._listening()
        if 2 * list(self._proposals.values()).count(message.what) <= len(present):
            return [(other, Proposed(seat, message.what)) for other in present]
        self._proposals.clear()
        if message.what == "stop":
            self._is_stopped = True
            return [(other, Bye(STOPPED)) for other in present]
        for other in away:
            self._sitters[other] = evolve(self._sitters[other], computer=message.what == "bot")
        return self._tell_who_sits_where()

    def _propose_rematch(self, seat: int) -> _ToSeats:
        """Note that `seat` wants to play again; deal once everybody does."""
        if not self.result:
            return [(seat, Refused("not_over", "The game is not over yet."))]
        if not all(sitter.present for sitter in self._sitters):
            return [(seat, Refused("not_all_here", "Not everybody is at the table any more."))]
        self._proposals[seat] = REMATCH
        present = self._listening()
        if any(self._proposals.get(other) != REMATCH for other in present):
            return [(other, Proposed(seat, REMATCH)) for other in present]
        self._proposals.clear()
        self._state = self._state.after(seat, REMATCH)
        self._moved = (seat, REMATCH)
        return self._show_all()

    # --- messages ----------------------------------------------------------------------------------------------------

    def receive(self, visit: Visit, message: FromPlayer, now: float) -> Deliveries:
        """Judge a message that came from `visit` at the time `now` (seconds of any clock that does not go back).

        Before an accepted hello nothing else counts; a word from a holder who was away shows that they are back.
        """
        if isinstance(message, Hello):
            return self._greet(visit, message)
        if not visit.is_holder:
            return [(visit, Refused("not_seated", "Say hello first."))]
        if isinstance(message, Bye):
            return [(visit, Bye("Goodbye.")), *self.leave(visit)]
        return [*self.note_back(visit), *self._address(self._judge(visit.seat, message, now))]

    def _judge(self, seat: int, message: Move | Say | Propose, now: float) -> _ToSeats:
        match message:
            case Move():
                return self._move(seat, message)
            case Say():
                return self._say(seat, message, now)
            case Propose():
                return self._propose(seat, message)

    def reject(self, visit: Visit, error: RemoteProtocolError) -> Deliveries:
        """Answer a frame from `visit` that could not be understood."""
        return [(visit, _refusal(error))]

    def _greet(self, visit: Visit, hello: Hello) -> Deliveries:
        """Let `visit` take its seat if it may: a free one, or one whose token it shows."""
        seat, sitter = visit.seat, self._sitters[visit.seat]
        if hello.version != PROTOCOL_VERSION:
            older = "yours" if hello.version < PROTOCOL_VERSION else "the host's"
            reason = f"The two programs do not fit: {older} is older. Update it the way it was installed."
            return _turned_away(visit, "version_mismatch", reason)
        if visit.is_holder:
            return [(visit, Refused("seated_already", "You sit at the table already."))]
        if visit.standing is Standing.GONE or (sitter.name and not self._may_take(seat, hello.token)):
            reason = f"This seat belongs to {sitter.name}, who can come back with: p2p-malice resume"
            return _turned_away(visit, "seat_taken", reason)
        before = self._seating.admit(visit)
        self._sitters[seat] = Sitter(self._free_name(seat, hello.name), present=True)
        self._proposals.clear()
        told: Deliveries = [(before, Bye(SUPERSEDED))] if before else []
        if self._number:
            return told + self._address([*self._tell_who_sits_where(), (seat, self._show(seat, ()))])
        return told + self._address(self._begin())

    def _may_take(self, seat: int, token: str) -> bool:
        """Whether `token` is that of the seat, whose owner is a person."""
        is_owned = not (self._sitters[seat].computer and self._sitters[seat].present)
        return is_owned and hmac.compare_digest(token.encode(errors="surrogatepass"), self._tokens[seat].encode())

    def _address(self, deliveries: _ToSeats) -> Deliveries:
        """The same to those who hold the seats and are heard: nobody else is told what is meant for a seat."""
        addressed = [(self._seating.listener(seat), message) for seat, message in deliveries]
        return [(visit, message) for visit, message in addressed if visit is not None]

    def _begin(self) -> _ToSeats:
        """Tell who sits where and, if that is everybody, show the cards."""
        told = self._tell_who_sits_where()
        return told + self._show_all() if all(sitter.present for sitter in self._sitters) else told

    def _free_name(self, seat: int, name: str) -> str:
        """The name asked for; with a number where it is empty, or looks like one that is taken."""
        name = name or "Player"
        taken = {looks_like(sitter.name) for other, sitter in enumerate(self._sitters) if other != seat}
        numbered = (f"{clean(name, MAX_NAME - 3)} {number}" for number in count(seat + 1))
        wanted = numbered if name == "Player" else chain([name], numbered)
        return next(each for each in wanted if looks_like(each) not in taken)

    def _move(self, seat: int, message: Move) -> _ToSeats:
        if not self._number:
            return [(seat, Refused("not_started", "The game has not begun: not everybody sits at the table yet."))]
        if message.move == REMATCH:
            return [(seat, Refused("illegal_move", "A rematch is proposed, and everybody has to want it."))]
        if message.number != self._number:
            text = "That move answers an earlier position. Look at the table and choose again."
            return [(seat, Refused("stale_move", text))]
        try:
            self._state = self._state.after(seat, message.move)
        except GameError as error:
            return [(seat, _refusal(error))]
        self._moved = (seat, message.move)
        return self._show_all()

    def _say(self, seat: int, message: Say, now: float) -> _ToSeats:
        said = self._said[seat]
        if len(said) == SAY_LIMIT and now - said[0] < SAY_SECONDS:
            return [(seat, Refused("too_much_said", "That was a lot at once. Wait a few seconds and say it again."))]
        if not message.text:
            return [(seat, Refused("nothing_said", "There was nothing to read in that."))]
        said.append(now)
        return [(other, Said(seat, message.text)) for other in self._listening()]

    # --- what is told ------------------------------------------------------------------------------------------------

    def _listening(self) -> list[int]:
        """The seats of those who are there, bots not counted."""
        return [seat for seat, sitter in enumerate(self._sitters) if sitter.present and not sitter.computer]

    def _tell_who_sits_where(self) -> _ToSeats:
        return [(seat, Seated(seat, self._rules, self.players, self._tokens[seat])) for seat in self._listening()]

    def _show_all(self) -> _ToSeats:
        self._number += 1
        events = self._state.events
        return [(seat, self._show(seat, events)) for seat in self._listening()]

    def _show(self, seat: int, events: tuple[Event, ...]) -> Show:
        return Show(self._number, self._state.view(seat), events)


def _bot(name: str) -> Sitter:
    return Sitter(name, present=True, computer=True)


def _refusal(error: MaliceError) -> Refused:
    return Refused(error.code, str(error))


def _turned_away(visit: Visit, code: str, reason: str) -> Deliveries:
    """A refusal after which there is nothing to stay for."""
    return [(visit, Refused(code, reason)), (visit, Bye(reason))]
