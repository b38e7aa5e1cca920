"""AUTHORITY: the table. It knows who sits where, judges every message and says who is to be told what.

Pure: no I/O and no clock. Whoever runs a table hands it each message with the seat it came from and the time, and
delivers what comes back. A seat is told only what its own view holds; refusals depend on nothing else.
"""

from collections import deque

from p2p_malice.engine.game import Event, Result, State
from p2p_malice.errors import GameError, MaliceError, RemoteProtocolError
from p2p_malice.protocol.messages import (
    PROTOCOL_VERSION,
    Bye,
    FromPlayer,
    FromTable,
    Hello,
    Move,
    Refused,
    Said,
    Say,
    Seated,
    Show,
    Sitter,
)

SAY_LIMIT = 5
SAY_SECONDS = 10.0
"""Nobody may say more than `SAY_LIMIT` phrases within `SAY_SECONDS`."""

Deliveries = list[tuple[int, FromTable]]
"""Messages to be sent, each with the seat that gets it, in order."""


class Table:
    """One game among its seats, from the first hello to the result.

    The cards are shown once every seat has been taken; from then on a seat may go and come back.
    """

    def __init__(self, state: State, rules: str) -> None:
        """A table for a game just dealt; `rules` are its options in force, as text."""
        self._state = state
        self._rules = rules
        self._number = 0
        self._sitters = [Sitter("", present=False) for _ in range(state.seats)]
        self._said: list[deque[float]] = [deque(maxlen=SAY_LIMIT) for _ in range(state.seats)]

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self._sitters)

    @property
    def players(self) -> tuple[Sitter, ...]:
        """Who sits where."""
        return tuple(self._sitters)

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it goes on."""
        return self._state.result

    def receive(self, seat: int, message: FromPlayer, now: float) -> Deliveries:
        """Judge a message that came from `seat` at the time `now` (seconds of any clock that does not go back)."""
        sitter = self._sitters[seat]
        if isinstance(message, Hello):
            return self._seat(seat, message)
        if not sitter.present:
            return [(seat, Refused("not_seated", "Say hello first."))]
        match message:
            case Move():
                return self._move(seat, message)
            case Say():
                return self._say(seat, message, now)
            case Bye():
                return [(seat, Bye("Goodbye.")), *self.leave(seat)]

    def reject(self, seat: int, error: RemoteProtocolError) -> Deliveries:
        """Answer a frame from `seat` that could not be understood."""
        return [(seat, _refusal(error))]

    def leave(self, seat: int) -> Deliveries:
        """Take note that nobody is at `seat` any more. The cards stay as they are."""
        if not self._sitters[seat].present:
            return []
        self._sitters[seat] = Sitter(self._sitters[seat].name, present=False)
        return self._tell_who_sits_where()

    # --- each kind of message ----------------------------------------------------------------------------------------

    def _seat(self, seat: int, hello: Hello) -> Deliveries:
        if hello.version != PROTOCOL_VERSION:
            older = "yours" if hello.version < PROTOCOL_VERSION else "the host's"
            reason = f"The two programs do not fit: {older} is older. Update it with: uv tool upgrade p2p-malice"
            return [(seat, Refused("version_mismatch", reason)), (seat, Bye(reason))]
        if self._sitters[seat].present:
            return [(seat, Refused("seated_already", "You sit at the table already."))]
        self._sitters[seat] = Sitter(self._free_name(seat, hello.name), present=True)
        told = self._tell_who_sits_where()
        if self._number:
            return [*told, (seat, self._show(seat, ()))]
        if all(sitter.present for sitter in self._sitters):
            return told + self._show_all()
        return told

    def _free_name(self, seat: int, name: str) -> str:
        """The name asked for; with the seat's number where it is empty or taken."""
        name = name or "Player"
        taken = {sitter.name for other, sitter in enumerate(self._sitters) if other != seat}
        return name if name not in {*taken, "Player"} else f"{name} {seat + 1}"

    def _move(self, seat: int, message: Move) -> Deliveries:
        if not self._number:
            return [(seat, Refused("not_started", "The game has not begun: not everybody sits at the table yet."))]
        if message.number != self._number:
            text = "That move answers an earlier position. Look at the table and choose again."
            return [(seat, Refused("stale_move", text))]
        try:
            self._state = self._state.after(seat, message.move)
        except GameError as error:
            return [(seat, _refusal(error))]
        return self._show_all()

    def _say(self, seat: int, message: Say, now: float) -> Deliveries:
        said = self._said[seat]
        if len(said) == SAY_LIMIT and now - said[0] < SAY_SECONDS:
            return [(seat, Refused("too_much_said", "That was a lot at once. Wait a few seconds and say it again."))]
        if not message.text:
            return [(seat, Refused("nothing_said", "There was nothing to read in that."))]
        said.append(now)
        return [(other, Said(seat, message.text)) for other in self._present()]

    # --- what is told ------------------------------------------------------------------------------------------------

    def _present(self) -> list[int]:
        return [seat for seat, sitter in enumerate(self._sitters) if sitter.present]

    def _tell_who_sits_where(self) -> Deliveries:
        return [(seat, Seated(seat, self._rules, self.players)) for seat in self._present()]

    def _show_all(self) -> Deliveries:
        self._number += 1
        events = self._state.events
        return [(seat, self._show(seat, events)) for seat in self._present()]

    def _show(self, seat: int, events: tuple[Event, ...]) -> Show:
        return Show(self._number, self._state.view(seat), events)


def _refusal(error: MaliceError) -> Refused:
    return Refused(error.code, str(error))
