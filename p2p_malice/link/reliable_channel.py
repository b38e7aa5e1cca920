"""A channel over any wire that carries text messages, with the clock and the tasks that a session needs."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from p2p_malice.errors import GarbledLinkError, LinkClosedError, LinkError, LinkLostError, LinkRestartedError
from p2p_malice.link.channel import measure
from p2p_malice.link.contract import Findable, Health, LastingChannel, Path
from p2p_malice.link.receive_queue import ReceiveQueue
from p2p_malice.link.session import OtherSession, Session
from p2p_malice.link.token_bucket import TokenBucket

HANG_UP_WITHIN = 1.0
"""Seconds that the other end has to hang up first after its goodbye: otherwise our last word may be lost."""

MESSAGE_BURST = 5000
MESSAGES_PER_SECOND = 1000.0
"""A wire that brings more messages than this is given up: even two programs playing each other need fewer."""

RESTART_BURST = 30
RESTARTS_PER_SECOND = 0.05
"""How often the program at the other end may start again over one link: nobody closes theirs more often than this."""

FAULT_BURST = 1
FAULTS_PER_SECOND = 1 / 60
"""How often a wire may bring what makes no sense and count as broken, so that another one is made."""

ROUND_TRIPS = 4
"""How many may pass before a question counts as unanswered: a packet was lost."""

MAX_EARLY = 100
"""Messages to keep of those that come before this end knows that its wire is open."""


class Wire(Protocol):
    """What carries the messages. It calls the channel's `hear` for each and `wire_ended` when it breaks."""

    @property
    def path(self) -> Path | None:
        """Which way the packets take, None where that is unknown."""

    @property
    def has_room(self) -> bool:
        """Whether there is room for more on the wire: little is waiting to be sent."""

    def send(self, message: str) -> None:
        """Put `message` on the wire. Never blocks and never raises: a broken wire says so by `wire_ended`."""

    async def close(self) -> None:
        """Let go of everything. The last messages may be lost. May be called twice."""


class WireMaker(Findable, Protocol):
    """Makes another wire to the same other end when one breaks or falls silent, or when the other end wants one."""

    @property
    def binding(self) -> str:
        """See `Channel.binding`."""

    @property
    def resume_ticket(self) -> str | None:
        """Everything it takes to make a wire again after this process was killed; see `webrtc.come_back`. None if
        nothing would help.
        """

    async def reconnect(self) -> None:
        """Make another open wire, however long that takes, and attach it; the one in use is let go of only then.

        Nothing but cancellation ends it before; then the wire in use stays.
        """

    def introduced(self, own: str, other: str, *, is_mutual: bool) -> None:
        """Record the ids of both ends' sessions on the wire in use; see `Session.introductions`."""

    def hand_over(self, channel: "ReliableChannel") -> None:
        """From now on, report to `channel` everything that the wire brings."""

    async def hang_up(self) -> None:
        """Let go of everything, the wire in use too. May be called twice."""


class Limits:
    """How much the other end of a link may do, over all its wires."""

    def __init__(self) -> None:
        """Nothing has been done yet."""
        self.messages = TokenBucket(MESSAGE_BURST, MESSAGES_PER_SECOND)
        self.restarts = TokenBucket(RESTART_BURST, RESTARTS_PER_SECOND)
        self.faults = TokenBucket(FAULT_BURST, FAULTS_PER_SECOND)


class ReliableChannel:
    """A `LastingChannel` over a wire.

    With a `wire_maker` it outlives its wire: when one breaks, falls silent or brings nonsense, another is made, and
    nothing is lost. A silent wire is kept until the other one carries: if it is heard again before that, it was good
    enough. Who floods this end, or brings nonsense again within a minute, is cut off.
    """

    def __init__(
        self,
        session: Session | None = None,
        clock: Callable[[], float] = time.monotonic,
        limits: Limits | None = None,
    ) -> None:
        """A channel without a wire yet; `clock` gives seconds and never goes back.

        A channel that follows another gets what is left of that one's `limits`.
        """
        self._session = session or Session()
        self._clock = clock
        self._inbox = ReceiveQueue()
        self._limits = limits or Limits()
        self._wire: Wire | None = None
        self._path: Path | None = None
        self._health = Health.GOOD
        self._health_event = asyncio.Event()
        self._progress = asyncio.Event()
        self._wire_gone = asyncio.Event()
        self._wire_maker: WireMaker | None = None
        self.binding = ""
        """See `Channel.binding`; "" before there is a wire."""
        self._introductions: tuple[str, str, bool] | None = None
        """Those that the wire maker knows."""
        self._early: list[str] = []
        self._reconnecting: asyncio.Task[None] | None = None
        self._on_resume_ticket: Callable[[str], None] | None = None
        self._flushing: asyncio.Handle | None = None
        self._beating: asyncio.Task[None] | None = None
        self._hanging_up: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None

    # --- for the user

    @property
    def health(self) -> Health:
        """How well the other end is heard."""
        return self._health

    async def health_changed(self) -> Health:
        """Wait until the health changes; return the new one."""
        await self._health_event.wait()
        return self._health

    @property
    def resume_ticket(self) -> str | None:
        """The resume ticket that brings this link back after the process was killed; None if nothing can.

        It holds the private key of this end: keep it where only its owner can read it.
        """
        return self._wire_maker.resume_ticket if self._wire_maker else None

    @property
    def seat_key(self) -> bytes:
        """See `Findable.seat_key`."""
        return self._wire_maker.seat_key if self._wire_maker else b""

    @property
    def is_host(self) -> bool:
        """See `Findable.is_host`."""
        return self._wire_maker is not None and self._wire_maker.is_host

    async def own_code(self) -> str:
        """See `Findable.own_code`; "" where nothing helps."""
        return await self._wire_maker.own_code() if self._wire_maker else ""

    def learn(self, code: str) -> None:
        """See `Findable.learn`."""
        if self._wire_maker:
            self._wire_maker.learn(code)

    @property
    def on_resume_ticket(self) -> Callable[[str], None] | None:
        """Called with the resume ticket: at once if there is one, and whenever it changes."""
        return self._on_resume_ticket

    @on_resume_ticket.setter
    def on_resume_ticket(self, call: Callable[[str], None] | None) -> None:
        self._on_resume_ticket = call
        self.note_resume_ticket()

    def note_resume_ticket(self) -> None:
        """Tell whoever keeps the resume ticket that there is one, or another."""
        if self._on_resume_ticket and self.resume_ticket:
            self._on_resume_ticket(self.resume_ticket)

    @property
    def round_trip(self) -> float | None:
        """Seconds to the other end and back, last measured; None before."""
        return self._session.round_trip

    @property
    def path(self) -> Path | None:
        """Which way the packets take or, after the end, took."""
        if self._wire is not None:
            self._path = self._wire.path or self._path
        return self._path

    async def send(self, frame: str) -> None:
        """See `Channel.send`; waits while too much is unacknowledged. Raises `LocalProtocolError` for a bad frame."""
        measure(frame)
        while True:
            self._inbox.check()
            if self._closing is not None:
                raise LinkClosedError("link_closed_here")
            if self._session.has_room:
                break
            self._progress.clear()
            await self._progress.wait()
        self._session.send(frame)
        self._flush_soon()

    async def receive(self) -> str:
        """See `Channel.receive`. Also raises `GarbledLinkError` when the other end talks nonsense or floods us."""
        return await self._inbox.get()

    async def close(self) -> None:
        """See `Channel.close`; waits a few seconds at most for the other end to have everything."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    def give_way(self, successor: LastingChannel) -> None:
        """End with `LinkRestartedError`, which refers to `successor`: another link to the same other end."""
        self._end(LinkRestartedError(successor), discard=True)

    async def _close(self) -> None:
        try:
            if self._wire is not None and self._inbox.end is None:
                self._session.say_bye()
                self._flush_soon()
                async with asyncio.timeout(self._session.goodbye_within):
                    while self._inbox.end is None and not self._session.is_bye_acknowledged:
                        self._progress.clear()
                        await self._progress.wait()
            elif self._session.heard_bye:
                async with asyncio.timeout(HANG_UP_WITHIN):
                    await self._wire_gone.wait()
        except TimeoutError:
            pass
        finally:
            self._end(LinkClosedError("link_closed_here"))
            if self._hanging_up is not None:
                await self._hanging_up
            if self._reconnecting is not None:
                await asyncio.wait({self._reconnecting})
            if isinstance(end := self._inbox.end, LinkRestartedError) and not self._inbox.end_was_told:
                # Nobody else knows of the successor, so nobody else would ever close it.
                await end.channel.close()

    # --- for the wire

    def attach(self, wire: Wire, wire_maker: WireMaker | None = None) -> None:
        """Talk over `wire` from now on, whatever was used before; `wire_maker` makes another one when it breaks.

        A channel that has ended doesn't want it any more.
        """
        if self._inbox.end is not None and self._beating is not None:
            return
        reconnecting, self._reconnecting = self._reconnecting, None
        if reconnecting is not None and reconnecting is not asyncio.current_task():
            reconnecting.cancel()
        self._wire = wire
        self._wire_maker = wire_maker or self._wire_maker
        self.binding = self._wire_maker.binding if self._wire_maker else ""
        self._wire_gone.clear()
        self._introductions = None
        self._session.attach(self._clock())
        # Without a wire there was hardly anything to do: the beat may be asleep for a day.
        if self._beating is not None:
            self._beating.cancel()
        self._beating = asyncio.create_task(self._beat())
        self._flush_soon()
        early, self._early = self._early, []
        for message in early:
            self.hear(message)

    def hear(self, message: str) -> None:
        """Take in a message from the wire; one that comes before `attach` waits until then."""
        if self._inbox.end is not None and not self._session.heard_bye:
            return
        if self._wire is None and self._inbox.end is None:
            # A wire that was given up may go on bringing messages.
            if self._beating is None and len(self._early) < MAX_EARLY:
                self._early.append(message)
            return
        now = self._clock()
        if not self._limits.messages.take(now):
            self._end(GarbledLinkError("link_flooded"), discard=True)
            return
        try:
            frame = self._session.hear(message, now)
        except GarbledLinkError as error:
            self._give_up_wire(error)
            return
        except OtherSession:
            # Once this talk has ended, nobody is left to be told of another.
            if self._inbox.end is not None:
                return
            if self._limits.restarts.take(now):
                self._make_way(message)
            else:
                self._end(GarbledLinkError("restarted_too_often"), discard=True)
            return
        self._note_introductions()
        try:
            if frame is not None:
                self._inbox.put(frame)
        except LinkError as error:
            self._end(error, discard=True)
            return
        if self._session.heard_bye:
            self._inbox.finish(LinkClosedError())
        if self._look() is not Health.AWAY:
            self._heard_again()
        self._progress.set()
        self._flush_soon()

    async def is_answered(self, within: float) -> bool:
        """Ask the other end whether it is there, over the wire in use; whether it answers within so many seconds.

        It may be more on a wire where there and back takes long.
        """
        question = self._session.ask()
        self._flush_soon()
        try:
            async with asyncio.timeout(max(within, ROUND_TRIPS * (self.round_trip or 0.0))):
                while self._wire is not None and self._session.answered < question:
                    self._progress.clear()
                    await self._progress.wait()
        except TimeoutError:
            return False
        return self._wire is not None

    def wire_ended(self, error: LinkError) -> None:
        """Record that the wire broke, for the reason `error`; a wire that this end doesn't talk over is ignored."""
        if self._wire is None:
            return
        self._wire_gone.set()
        if isinstance(error, GarbledLinkError):
            self._give_up_wire(error)
        elif self._wire_maker is None or self._session.heard_bye or not isinstance(error, LinkLostError):
            self._end(error)
        else:
            self._lose_wire()

    # --- inside

    def _give_up_wire(self, error: GarbledLinkError) -> None:
        """Have another wire made in place of one that brought nonsense, or end with that `error` if it is the rule."""
        if self._wire_maker is None or self._session.heard_bye or not self._limits.faults.take(self._clock()):
            self._end(error, discard=True)
        else:
            self._lose_wire()

    def _lose_wire(self) -> None:
        """Have another wire made: that in use is of no use any more."""
        self._path = self.path
        self._wire = None
        self._session.detach()
        self._note(Health.AWAY)
        self._reconnect()

    def _reconnect(self) -> None:
        """Have another wire made; the one in use, if any, stays until then."""
        if self._wire_maker is not None and self._closing is None and self._reconnecting is None:
            self._reconnecting = asyncio.create_task(self._wire_maker.reconnect())
            self._reconnecting.add_done_callback(self._note_reconnected)

    def _note_reconnected(self, task: "asyncio.Task[None]") -> None:
        if self._reconnecting is task:
            self._reconnecting = None

    def _heard_again(self) -> None:
        """The wire in use was silent, and no longer is: no other one is needed."""
        if self._reconnecting is not None:
            self._reconnecting.cancel()
            self._reconnecting = None

    def _note_introductions(self) -> None:
        """Tell the wire maker, before anything more is said, that the ends have introduced themselves."""
        known = self._session.introductions
        if known and known != self._introductions and self._wire_maker is not None:
            self._introductions = known
            own, other, is_mutual = known
            self._wire_maker.introduced(own, other, is_mutual=is_mutual)

    def _make_way(self, introduction: str) -> None:
        """Hand the wire to a new channel: the program at its other end remembers nothing of this talk."""
        assert self._wire is not None
        successor = ReliableChannel(Session(self._session.timing, self._session.id), self._clock, self._limits)
        wire, self._wire = self._wire, None
        wire_maker, self._wire_maker = self._wire_maker, None
        if wire_maker:
            wire_maker.hand_over(successor)
        successor.attach(wire, wire_maker)
        successor.hear(introduction)
        self._end(LinkRestartedError(successor), discard=True)

    def _flush_soon(self) -> None:
        if self._flushing is None and self._wire is not None:
            self._flushing = asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = None
        if self._wire is not None and self._wire.has_room:
            for message in self._session.take(self._clock()):
                self._wire.send(message)

    async def _beat(self) -> None:
        while (health := self._look()) is not Health.LOST:
            if health is Health.AWAY:
                self._reconnect()
            self._flush()
            now = self._clock()
            await asyncio.sleep(self._session.wake_at(now) - now)
        self._end(LinkLostError("link_silent", **_rounded(self._session.timing.lost_after)))

    def _look(self) -> Health:
        health = self._session.look(self._clock())
        if health is not Health.LOST and self._wire is None:
            health = Health.AWAY
        self._note(health)
        return health

    def _note(self, health: Health) -> None:
        if health is not self._health:
            self._health = health
            self._health_event.set()
            self._health_event = asyncio.Event()

    def _end(self, error: LinkError, *, discard: bool = False) -> None:
        """End the talk and hang up, whichever end wanted it."""
        self._inbox.finish(error, discard=discard)
        self._progress.set()
        if self._flushing is not None:
            self._flushing.cancel()
            self._flushing = None
        for task in (self._beating, self._reconnecting):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        self._path = self.path
        wire, wire_maker = self._wire, self._wire_maker
        self._wire = self._wire_maker = None
        if wire_maker is not None:
            self._hanging_up = asyncio.create_task(wire_maker.hang_up())
        elif wire is not None:
            self._hanging_up = asyncio.create_task(wire.close())


def _rounded(seconds: float) -> dict[str, str | int]:
    """A time in the unit that suits it, from 2 hours and 2 minutes on."""
    if seconds >= 7200:
        return {"count": round(seconds / 3600), "unit": "hours"}
    if seconds >= 120:
        return {"count": round(seconds / 60), "unit": "minutes"}
    return {"count": round(seconds), "unit": "seconds"}
