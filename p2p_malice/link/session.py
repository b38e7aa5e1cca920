"""What each end remembers of a talk, whatever carries it: numbers, acknowledgements, heartbeat. No I/O, no clock.

A session outlives its wire: anything unacknowledged when one broke is due again on the next, and repeats are dropped.
On every wire both ends first say which session they are: if the other end's is a new one, its program was started again
and remembers nothing. Times are seconds of any clock that never goes back.
"""

import secrets
from collections import deque
from itertools import islice

from attrs import frozen

from p2p_malice.errors import GarbledLinkError
from p2p_malice.link.channel import measure
from p2p_malice.link.contract import Health
from p2p_malice.link.session_messages import SessionMessage, SessionMessageKind, decode, encode

MAX_UNACKNOWLEDGED = 1000
MAX_UNACKNOWLEDGED_BYTES = 4 * 1024 * 1024


MAX_ASKED = 64
"""How many questions "are you there?" may be unanswered; older ones are forgotten."""

ROUND_TRIPS_OF_SILENCE = 6
"""Round trips of silence after which another wire is tried: making one takes almost as many."""


@frozen
class SessionTimeouts:
    """The link's patience, in seconds."""

    heartbeat: float = 1.5
    """Between two questions "are you there?"."""
    shaky_after: float = 3.0
    """Silence after which the player is told."""
    away_after: float = 5.0
    """Silence after which another wire is tried."""
    lost_after: float = 24 * 3600.0
    """Silence after which the link is given up: people go out for dinner, and machines sleep overnight."""
    goodbye: float = 4.0
    """For the other end to acknowledge the goodbye."""


class OtherSession(Exception):  # noqa: N818  (nothing went wrong here)
    """The other end speaks with a new session: its program was started again."""


class Session:
    """One end's memory of the talk: messages from the wire go in by `hear`, messages for it come out by `take`."""

    def __init__(self, timing: SessionTimeouts = SessionTimeouts(), session_id: str | None = None) -> None:
        """A talk in which nothing has been said yet; its id is random, or that of an earlier session."""
        self.timing = timing
        self.id = session_id or secrets.token_hex(8)
        self._other_id: str | None = None
        self._has_introduced_itself = False
        self._is_introduced = False
        self.round_trip: float | None = None
        self._asked_at: dict[int, float] = {}
        self.answered = 0
        """The last of this end's questions that was answered."""
        self._was_heard = False
        self._round_trips: deque[float] = deque(maxlen=8)
        """Seconds from a question to its answer, last measured; None before."""
        self.heard_bye = False
        """Whether the other end has said goodbye: it sends no more frames and reads none."""
        self._unacknowledged: deque[tuple[SessionMessage, int]] = deque()
        self._unacknowledged_bytes = 0
        self._on_wire = 0
        self._last_number = 0
        self._last_taken = 0
        self._said_bye = False
        self._received = 0
        self._owes_acknowledgement = False
        self._owes_return: int | None = None
        self._pings = 0
        self._pinged_at: float | None = None
        self._heard_at = 0.0
        self._looked_at = 0.0
        self._has_wire = False
        self._answer_to: int | None = None
        """Once the other end was away: the question it has to answer before we believe that it hears this end too."""

    # --- the user's side

    @property
    def has_room(self) -> bool:
        """Whether there is room for another frame: little is unacknowledged."""
        return len(self._unacknowledged) < MAX_UNACKNOWLEDGED and self._unacknowledged_bytes < MAX_UNACKNOWLEDGED_BYTES

    def send(self, frame: str) -> None:
        """Put `frame` on its way. Raises `LocalProtocolError` for a frame that no channel may carry."""
        self._number(SessionMessageKind.DATA, frame)

    def say_bye(self) -> None:
        """Say goodbye, after everything sent so far. May be called twice."""
        if not self._said_bye:
            self._said_bye = True
            self._number(SessionMessageKind.BYE, "")

    @property
    def is_bye_acknowledged(self) -> bool:
        """Whether the other end has everything, the goodbye included."""
        return self._said_bye and not self._unacknowledged

    def _number(self, kind: SessionMessageKind, frame: str) -> None:
        size = measure(frame)
        self._last_number += 1
        self._unacknowledged.append((SessionMessage(kind, self._last_number, frame), size))
        self._unacknowledged_bytes += size

    # --- the wire's side

    def attach(self, now: float) -> None:
        """Start on a new wire: everything unacknowledged is due again."""
        self._on_wire = 0
        self._has_introduced_itself = self._is_introduced = self._was_heard = False
        self._owes_acknowledgement = self._received > 0
        self._owes_return = self._pinged_at = None
        self._heard_at = self._looked_at = now
        self._has_wire = True
        self._answer_to = None

    @property
    def introductions(self) -> tuple[str, str, bool] | None:
        """This end's id, the other end's, and whether that one certainly knows both; None before it is introduced."""
        if self._other_id is None or not self._is_introduced:
            return None
        return self.id, self._other_id, self._was_heard

    def ask(self) -> int:
        """Have the next `take` ask whether the other end is there; the question's number."""
        self._pinged_at = None
        return self._pings + 1

    def detach(self) -> None:
        """Record that there is no wire now: nothing is asked until the next `attach`."""
        self._has_wire = False

    def hear(self, message: str, now: float) -> str | None:
        """Take in a message from the wire; return the frame in it if it is new.

        Raises `GarbledLinkError`, and `OtherSession` at once when the other end isn't the same as before.
        """
        heard = decode(message)
        if heard.kind is SessionMessageKind.RETURN and self._answer_to is not None and heard.number >= self._answer_to:
            self._answer_to = None
        if self._answer_to is None:
            self._heard_at = now
        if not self._is_introduced and heard.kind is not SessionMessageKind.INTRODUCTION:
            raise GarbledLinkError("link_not_introduced")
        # Nobody says more than that before they have heard the other end's introduction.
        self._was_heard = heard.kind is not SessionMessageKind.INTRODUCTION or self._was_heard
        match heard.kind:
            case SessionMessageKind.INTRODUCTION:
                self._hear_introduction(heard.frame)
            case SessionMessageKind.DATA | SessionMessageKind.BYE:
                return self._hear_numbered(heard)
            case SessionMessageKind.ACKNOWLEDGEMENT:
                self._hear_acknowledgement(heard.number)
            case SessionMessageKind.PING:
                self._owes_return = heard.number
            case SessionMessageKind.RETURN:
                self._hear_return(heard.number, now)
        return None

    def _hear_introduction(self, other_id: str) -> None:
        if self._other_id not in (None, other_id):
            raise OtherSession
        self._other_id = other_id
        self._is_introduced = True

    def _hear_numbered(self, heard: SessionMessage) -> str | None:
        self._owes_acknowledgement = True
        if heard.number <= self._received:
            return None
        if heard.number != self._received + 1 or self.heard_bye:
            raise GarbledLinkError("frame_left_out")
        self._received += 1
        if heard.kind is SessionMessageKind.BYE:
            self.heard_bye = True
            return None
        return heard.frame

    def _hear_acknowledgement(self, number: int) -> None:
        if number > self._last_taken:
            raise GarbledLinkError("acknowledged_unsent")
        while self._unacknowledged and self._unacknowledged[0][0].number <= number:
            _, size = self._unacknowledged.popleft()
            self._unacknowledged_bytes -= size
            self._on_wire = max(0, self._on_wire - 1)

    def _hear_return(self, number: int, now: float) -> None:
        if number > self._pings:
            raise GarbledLinkError("answered_unasked")
        self.answered = max(self.answered, number)
        asked_at = self._asked_at.pop(number, None)
        if asked_at is not None:
            self.round_trip = now - asked_at
            self._round_trips.append(self.round_trip)

    def take(self, now: float) -> list[str]:
        """The messages that are due on the wire, in order; they count as sent."""
        due = []
        if not self._has_introduced_itself:
            self._has_introduced_itself = True
            due.append(SessionMessage(SessionMessageKind.INTRODUCTION, 1, self.id))
        if not self._is_introduced:
            # Numbered messages mean nothing to a session that hasn't heard the earlier ones.
            return [encode(heard) for heard in due]
        if self._owes_acknowledgement:
            self._owes_acknowledgement = False
            due.append(SessionMessage(SessionMessageKind.ACKNOWLEDGEMENT, self._received))
        if self._owes_return is not None:
            due.append(SessionMessage(SessionMessageKind.RETURN, self._owes_return))
            self._owes_return = None
        due.extend(heard for heard, _ in islice(self._unacknowledged, self._on_wire, None))
        self._on_wire = len(self._unacknowledged)
        self._last_taken = self._last_number
        if self._pinged_at is None or now >= self._pinged_at + self.timing.heartbeat:
            self._pings += 1
            self._pinged_at = now
            self._asked_at[self._pings] = now
            self._asked_at.pop(self._pings - MAX_ASKED, None)
            due.append(SessionMessage(SessionMessageKind.PING, self._pings))
        return [encode(heard) for heard in due]

    # --- time

    @property
    def away_after(self) -> float:
        """Seconds of silence after which another wire is tried: more where there and back takes long anyway."""
        return max(self.timing.away_after, ROUND_TRIPS_OF_SILENCE * min(self._round_trips, default=0.0))

    @property
    def goodbye_within(self) -> float:
        """Seconds that the other end has to acknowledge the goodbye: more where there and back takes long."""
        return max(self.timing.goodbye, ROUND_TRIPS_OF_SILENCE * min(self._round_trips, default=0.0))

    def look(self, now: float) -> Health:
        """How well the other end is heard. To be called when `wake_at` says, or more often.

        An end that was away is back once it answers a question asked since: a late packet shows only one direction.
        Time in which nobody looked doesn't count as silence of the other end: this machine was asleep or busy.
        """
        if (slept := now - self._looked_at - self.timing.shaky_after) > 0:
            self._heard_at += slept
        self._looked_at = now
        silence = now - self._heard_at
        if silence >= self.timing.lost_after:
            return Health.LOST
        if silence >= self.away_after:
            self._answer_to = self._answer_to or self._pings + 1
            return Health.AWAY
        return Health.SHAKY if silence >= self.timing.shaky_after else Health.GOOD

    def wake_at(self, now: float) -> float:
        """When to `look`, and on a wire to `take`, again if nothing happens until then: always later than `now`.

        On a wire that is within a heartbeat. Without one it may be a day, so whoever attaches one has to look again.
        """
        times = [
            self._heard_at + self.timing.shaky_after,
            self._heard_at + self.away_after,
            self._heard_at + self.timing.lost_after,
        ]
        if self._has_wire:
            due = (now if self._pinged_at is None else self._pinged_at) + self.timing.heartbeat
            # We couldn't ask what is overdue, and nobody knows for how long.
            times.append(due if due > now else now + self.timing.heartbeat)
        return min([time for time in times if time > now], default=now + self.timing.heartbeat)
