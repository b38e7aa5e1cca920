"""AUTHORITY: the table. It knows who sits where, judges every message and says who is to be told what.

Pure: no I/O and no clock. Whoever runs a table hands it each message with the seat it came from and the time, and
delivers what comes back. A seat is told only what its own view holds; refusals depend on nothing else.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from itertools import chain, count
from types import MappingProxyType

from attrs import evolve

from p2p_malice.engine.game import REMATCH, Event, Result, State, View
from p2p_malice.errors import GameError, MaliceError, RemoteProtocolError
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
from p2p_malice.protocol.words import clean, looks_like

SAY_LIMIT = 5
SAY_SECONDS = 10.0
"""Nobody may say more than `SAY_LIMIT` phrases within `SAY_SECONDS`."""

Deliveries = list[tuple[int, FromTable]]
"""Messages to be sent, each with the seat that gets it, in order."""

STOPPED = "The table stops here. The game is kept: p2p-malice resume goes on with it."

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
        return self._begin()

    # --- who is there ------------------------------------------------------------------------------------------------

    def leave(self, seat: int) -> Deliveries:
        """Take note that nobody is at `seat` now: the seat is free again, or waits once cards were shown."""
        if not self._number:
            self._sitters[seat] = _NOBODY
            return self._tell_who_sits_where()
        return self._change(seat, present=False, computer=self._sitters[seat].computer)

    def come_back(self, seat: int) -> Deliveries:
        """Take note that the player at `seat`, away for a while, is there again by the same connection."""
        told = self._change(seat, present=bool(self._sitters[seat].name), computer=False)
        return [*told, (seat, self._show(seat, ()))] if told and self._number else told

    def _change(self, seat: int, *, present: bool, computer: bool) -> Deliveries:
        changed = evolve(self._sitters[seat], present=present, computer=computer)
        if changed == self._sitters[seat]:
            return []
        self._sitters[seat] = changed
        self._proposals.clear()
        return self._tell_who_sits_where()

    def _propose(self, seat: int, message: Propose) -> Deliveries:
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

    def _propose_rematch(self, seat: int) -> Deliveries:
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

    def receive(self, seat: int, message: FromPlayer, now: float) -> Deliveries:
        """Judge a message that came from `seat` at the time `now` (seconds of any clock that does not go back)."""
        sitter = self._sitters[seat]
        if isinstance(message, Hello):
            return self._seat(seat, message)
        if not sitter.present and not sitter.computer:
            return [(seat, Refused("not_seated", "Say hello first."))]
        match message:
            case Move():
                return self._move(seat, message)
            case Say():
                return self._say(seat, message, now)
            case Propose():
                return self._propose(seat, message)
            case Bye():
                return [(seat, Bye("Goodbye.")), *self.leave(seat)]

    def reject(self, seat: int, error: RemoteProtocolError) -> Deliveries:
        """Answer a frame from `seat` that could not be understood."""
        return [(seat, _refusal(error))]

    def _seat(self, seat: int, hello: Hello) -> Deliveries:
        sitter = self._sitters[seat]
        if hello.version != PROTOCOL_VERSION:
            older = "yours" if hello.version < PROTOCOL_VERSION else "the host's"
            reason = f"The two programs do not fit: {older} is older. Update it the way it was installed."
            return _turned_away(seat, "version_mismatch", reason)
        if sitter.present:
            return [(seat, Refused("seated_already", "You sit at the table already."))]
        if sitter.name and hello.token != self._tokens[seat]:
            reason = f"This seat belongs to {sitter.name}, who can come back with: p2p-malice resume"
            return _turned_away(seat, "seat_taken", reason)
        self._sitters[seat] = Sitter(self._free_name(seat, hello.name), present=True)
        self._proposals.clear()
        if self._number:
            return [*self._tell_who_sits_where(), (seat, self._show(seat, ()))]
        return self._begin()

    def _begin(self) -> Deliveries:
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

    def _move(self, seat: int, message: Move) -> Deliveries:
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

    def _say(self, seat: int, message: Say, now: float) -> Deliveries:
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

    def _tell_who_sits_where(self) -> Deliveries:
        return [(seat, Seated(seat, self._rules, self.players, self._tokens[seat])) for seat in self._listening()]

    def _show_all(self) -> Deliveries:
        self._number += 1
        events = self._state.events
        return [(seat, self._show(seat, events)) for seat in self._listening()]

    def _show(self, seat: int, events: tuple[Event, ...]) -> Show:
        return Show(self._number, self._state.view(seat), events)


def _bot(name: str) -> Sitter:
    return Sitter(name, present=True, computer=True)


def _refusal(error: MaliceError) -> Refused:
    return Refused(error.code, str(error))


def _turned_away(seat: int, code: str, reason: str) -> Deliveries:
    """A refusal after which there is nothing to stay for."""
    return [(seat, Refused(code, reason)), (seat, Bye(reason))]
