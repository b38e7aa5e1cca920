"""A channel over a wire that a test can cut, with the patience cut short."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from p2p_malice.errors import GarbledLinkError, LinkClosedError, LinkLostError, LinkRestartedError, LocalProtocolError
from p2p_malice.link.contract import Findable, Health, Path
from p2p_malice.link.receive_queue import MAX_UNREAD_FRAMES
from p2p_malice.link.reliable_channel import MAX_EARLY, MESSAGE_BURST, RESTART_BURST, ReliableChannel
from p2p_malice.link.session import MAX_UNACKNOWLEDGED, Session, SessionTimeouts

HASTY = SessionTimeouts(heartbeat=0.05, shaky_after=0.3, lost_after=0.5, goodbye=0.05)
"""Longer than a busy machine forgets anybody for: time in which nobody looked isn't silence."""


class FakeWire:
    """One end of a wire between two channels; `silent` swallows all that is put on it."""

    path = Path(relayed=False, local="host", remote="srflx")

    def __init__(self, other_end: ReliableChannel) -> None:
        """A wire that leads to `other_end`."""
        self._other_end = other_end
        self.silent = False
        self.has_room = True
        self.is_closed = False
        self.carried: list[str] = []
        self.has_carried = asyncio.Event()

    def send(self, message: str) -> None:
        """Carry `message` to the other end."""
        if not self.silent and not self.is_closed:
            self.carried.append(message)
            self.has_carried.set()
            asyncio.get_running_loop().call_soon(self._other_end.hear, message)

    async def close(self) -> None:
        """Break the wire, as closing a WebRTC connection does."""
        if not self.is_closed:
            self.is_closed = True
            asyncio.get_running_loop().call_soon(self._other_end.wire_ended, LinkLostError("The connection broke."))


class FakeDialler(Findable):
    """Makes another wire when it is told to, or never."""

    binding = "both fingerprints"
    resume_ticket = ""

    def __init__(self) -> None:
        """Nobody has asked yet."""
        self.introductions: list[tuple[str, str, bool]] = []
        self.asked = asyncio.Event()
        self.is_cancelled = asyncio.Event()

    async def reconnect(self) -> None:
        """Wait for ever."""
        self.asked.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.is_cancelled.set()

    def introduced(self, own: str, other: str, *, is_mutual: bool) -> None:
        """Record how the ends are introduced."""
        self.introductions.append((own, other, is_mutual))

    def hand_over(self, channel: ReliableChannel) -> None:
        """Nothing is reported by this one."""

    async def hang_up(self) -> None:
        """Nothing is open."""


class Link:
    """Two channels and the wire between them."""

    def __init__(self, timing: SessionTimeouts) -> None:
        """A wire that works."""
        self.one, self.other = ReliableChannel(Session(timing)), ReliableChannel(Session(timing))
        self.to_other, self.to_one = FakeWire(self.other), FakeWire(self.one)
        self.one.attach(self.to_other)
        self.other.attach(self.to_one)

    def go_silent(self) -> None:
        """Swallow everything from now on, without a word, as when the cable is pulled."""
        self.to_one.silent = self.to_other.silent = True


@pytest.fixture
async def link() -> AsyncIterator[Link]:
    """A link of ordinary patience; at the end of a test no task of it is left."""
    async with asyncio.timeout(120):
        link = Link(SessionTimeouts())
        yield link
        link.go_silent()
        await link.to_one.close()
        await link.to_other.close()
        await asyncio.gather(link.one.close(), link.other.close())
    assert asyncio.all_tasks() == {asyncio.current_task()}


@pytest.fixture
async def hasty() -> AsyncIterator[Link]:
    """A link that gives up after half a second."""
    async with asyncio.timeout(120):
        link = Link(HASTY)
        yield link
        await asyncio.gather(link.one.close(), link.other.close())


async def test_a_hundred_frames_and_a_goodbye_all_arrive(link: Link) -> None:
    """Closing right after sending loses nothing."""
    for number in range(100):
        await link.one.send(str(number))
    await link.one.close()

    assert [await link.other.receive() for _ in range(100)] == [str(number) for number in range(100)]
    with pytest.raises(LinkClosedError):
        await link.other.receive()


async def test_both_may_close_at_once(link: Link) -> None:
    """Two goodbyes that cross do not wait for each other."""
    await link.one.send("x")
    await asyncio.gather(link.one.close(), link.other.close())

    assert await link.other.receive() == "x"
    for end in (link.one, link.other):
        with pytest.raises(LinkClosedError):
            await end.receive()


async def test_a_closed_channel_takes_no_frames(link: Link) -> None:
    """After the goodbye neither end can send, and closing again does nothing."""
    await link.one.close()
    await link.one.close()

    for end in (link.one, link.other):
        with pytest.raises(LinkClosedError):
            await end.send("too late")


async def test_frames_that_come_together_are_acknowledged_once(link: Link) -> None:
    """A burst of frames costs one acknowledgement."""
    for number in range(50):
        await link.one.send(str(number))
    for _ in range(50):
        await link.other.receive()
    await link.one.close()

    acknowledgements = [message for message in link.to_one.carried if message.startswith("a")]
    assert len(acknowledgements) <= 2


async def test_a_channel_knows_its_path_and_round_trip(link: Link) -> None:
    """Which way and how long is known once the first question is answered, and still after the end."""
    await link.one.send("x")
    await link.other.receive()
    await link.one.close()

    assert link.one.path == Path(relayed=False, local="host", remote="srflx")
    assert link.one.round_trip is not None


async def test_silence_is_told_and_then_ends_the_link(hasty: Link) -> None:
    """A silent other end is first reported as shaky, then the link is lost."""
    hasty.go_silent()

    assert await hasty.one.health_changed() is Health.SHAKY
    assert await hasty.one.health_changed() is Health.LOST
    with pytest.raises(LinkLostError):
        await hasty.one.receive()
    with pytest.raises(LinkLostError):
        await hasty.one.send("x")


async def test_closing_towards_silence_ends_soon(hasty: Link) -> None:
    """A goodbye that nobody acknowledges is not waited for longer than agreed."""
    hasty.go_silent()
    await hasty.one.send("x")

    await hasty.one.close()

    with pytest.raises(LinkClosedError):
        await hasty.one.receive()


async def test_a_wire_that_breaks_is_a_lost_link(link: Link) -> None:
    """A wire that ends without a goodbye delivers what had come, and then the link is lost."""
    await link.one.send("x")
    assert await link.other.receive() == "x"
    await link.to_other.close()

    with pytest.raises(LinkLostError):
        await link.other.receive()


async def test_little_is_kept_before_there_is_a_wire() -> None:
    """What comes too early waits for the wire; whatever is more than that is not even looked at."""
    late = ReliableChannel(Session(SessionTimeouts(goodbye=0.05)))
    wire = FakeWire(late)
    wire.silent = True
    late.hear("i1 0123456789abcdef")
    for _ in range(MAX_EARLY - 1):
        late.hear("a0")
    late.hear("nonsense")

    late.attach(wire)

    assert late.health is Health.GOOD
    await late.send("x")
    await late.close()


@pytest.mark.parametrize("message", ["nonsense", "d5 gap", "a9", "", "d1 " + "x" * 70_000])
async def test_a_garbled_message_cuts_the_link(link: Link, message: str) -> None:
    """A peer that does not keep to the envelope is cut off at once."""
    link.one.hear(message)

    with pytest.raises(GarbledLinkError):
        await link.one.receive()
    await link.one.close()
    assert link.to_other.is_closed


async def test_a_wire_that_brings_nonsense_is_replaced_once_a_minute() -> None:
    """Nothing is lost, and what the old wire goes on bringing is ignored; who does it again at once is cut off."""
    now = 0.0
    channel, maker = ReliableChannel(clock=lambda: now), FakeDialler()
    for later in (0.0, 61.0):
        now += later
        wire = FakeWire(ReliableChannel())
        channel.attach(wire, maker)
        channel.hear("i1 0123456789abcdef")
        await channel.send(f"at {now:.0f}")
        channel.hear("nonsense")
        channel.hear("d1 too late")

        assert channel.health is Health.AWAY
        await maker.asked.wait()
        maker.asked.clear()

    wire = FakeWire(ReliableChannel())
    channel.attach(wire, maker)
    channel.hear("i1 0123456789abcdef")
    channel.hear("d1 heard")
    await asyncio.sleep(0)
    assert {"d1 at 0", "d2 at 61"} <= set(wire.carried)
    assert await channel.receive() == "heard"

    channel.hear("nonsense")
    with pytest.raises(GarbledLinkError):
        await channel.receive()
    await channel.close()


async def test_a_flood_cuts_the_link(link: Link) -> None:
    """A peer that sends thousands of frames that nobody reads is cut off, and its frames are forgotten."""
    for number in range(1, MAX_UNREAD_FRAMES + 2):
        link.one.hear(f"d{number} x")

    with pytest.raises(GarbledLinkError):
        await link.one.receive()


async def test_a_sender_waits_while_very_much_is_unacknowledged(link: Link) -> None:
    """Sending waits when a thousand frames are on the way, and goes on when they arrive."""
    for number in range(MAX_UNACKNOWLEDGED):
        await link.one.send(str(number))
    sending = asyncio.create_task(link.one.send("one more"))
    await asyncio.sleep(0)
    assert not sending.done()

    await sending
    for _ in range(MAX_UNACKNOWLEDGED):
        await link.other.receive()
    assert await link.other.receive() == "one more"


async def test_a_frame_that_is_too_long_is_the_senders_mistake(link: Link) -> None:
    """A frame of more than 64 KiB is refused, and the link goes on."""
    with pytest.raises(LocalProtocolError):
        await link.one.send("x" * 65537)

    await link.one.send("x" * 65536)
    assert len(await link.other.receive()) == 65536


async def test_cancelling_a_goodbye_does_not_stop_it(link: Link) -> None:
    """Cancelling a close leaves nothing half closed."""
    await link.one.send("x")
    closing = asyncio.create_task(link.one.close())
    await asyncio.sleep(0)
    closing.cancel()

    assert await link.other.receive() == "x"
    with pytest.raises(LinkClosedError):
        await link.other.receive()


async def test_a_program_that_comes_back_after_its_goodbye_is_not_listened_to(link: Link) -> None:
    """Neither an error nor another talk comes of an introduction after the end."""
    await link.other.send("last words")
    await link.other.close()
    for _ in range(2):
        link.one.hear("i1 0123456789abcdef")
        await link.to_one.close()

    assert await link.one.receive() == "last words"
    with pytest.raises(LinkClosedError):
        await link.one.receive()


async def test_who_floods_with_questions_is_cut_off(link: Link) -> None:
    """Messages of the link itself, which nobody reads, are limited as well."""
    await link.other.send("x")
    assert await link.one.receive() == "x"
    for number in range(1, 2 * MESSAGE_BURST):
        link.one.hear(f"p{number}")

    with pytest.raises(GarbledLinkError, match="link_flooded"):
        await link.one.receive()


async def test_a_channel_gives_way_to_one_by_another_link(link: Link) -> None:
    """Its reader is referred to the other one, at once, whatever was unread."""
    await link.other.send("never read")
    successor = ReliableChannel()

    link.one.give_way(successor)

    with pytest.raises(LinkRestartedError) as caught:
        await link.one.receive()
    assert caught.value.channel is successor
    with pytest.raises(LinkRestartedError):
        await link.one.send("x")


async def test_a_successor_of_which_nobody_knows_is_closed_too(link: Link) -> None:
    """Closing a channel without having read its end leaves nothing open."""
    successor = ReliableChannel()
    link.one.give_way(successor)

    await link.one.close()

    with pytest.raises(LinkClosedError):
        await successor.receive()


async def test_a_link_whose_other_end_is_away_leaves_the_core_alone() -> None:
    """While another wire is sought for long, the channel looks at its clock now and then, not all the time."""
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return asyncio.get_running_loop().time()

    timing = SessionTimeouts(heartbeat=0.02, shaky_after=0.03, away_after=0.04, goodbye=0.01)
    channel = ReliableChannel(Session(timing), clock)
    wire, wire_maker = FakeWire(ReliableChannel()), FakeDialler()
    channel.attach(wire, wire_maker)
    channel.hear("i1 0123456789abcdef")
    channel.wire_ended(LinkLostError("The connection broke."))
    await wire_maker.asked.wait()
    over = asyncio.Event()
    asyncio.get_running_loop().call_later(0.1, over.set)
    await over.wait()

    assert looks < 100
    await channel.close()


async def test_the_next_wire_is_watched_like_the_first() -> None:
    """However long a wire was sought, on the new one silence is noticed as soon as on any other."""
    timing = SessionTimeouts(heartbeat=0.01, shaky_after=0.02, away_after=0.03, goodbye=0.01)
    channel = ReliableChannel(Session(timing))
    wire, wire_maker = FakeWire(ReliableChannel()), FakeDialler()
    channel.attach(wire, wire_maker)
    channel.wire_ended(LinkLostError("The connection broke."))
    long_after = asyncio.Event()
    asyncio.get_running_loop().call_later(3 * timing.away_after, long_after.set)
    await long_after.wait()
    channel.attach(FakeWire(ReliableChannel()))
    wire_maker.asked.clear()

    await wire_maker.asked.wait()
    assert channel.health is Health.AWAY
    await channel.close()


async def test_a_closed_channel_seeks_no_wire_any_more() -> None:
    """What the search holds on to is let go of by the time that closing returns."""

    class Slow(FakeDialler):
        has_let_go = False

        async def reconnect(self) -> None:
            try:
                await super().reconnect()
            finally:
                for _ in range(10):
                    await asyncio.sleep(0)
                self.has_let_go = True

    channel, wire_maker = ReliableChannel(), Slow()
    channel.attach(FakeWire(ReliableChannel()), wire_maker)
    channel.wire_ended(LinkLostError("The connection broke."))
    await wire_maker.asked.wait()
    await channel.close()

    assert wire_maker.has_let_go


async def test_the_wire_maker_hears_who_talks_over_each_wire() -> None:
    """As soon as the ends have introduced themselves, and once the other end is known to have heard that."""
    channel, wire_maker = ReliableChannel(Session(session_id="0" * 16)), FakeDialler()
    for _ in range(2):
        channel.attach(FakeWire(ReliableChannel()), wire_maker)
        for message in (f"i1 {'1' * 16}", "p1", "p2"):
            channel.hear(message)
    await channel.close()

    assert wire_maker.introductions == [("0" * 16, "1" * 16, False), ("0" * 16, "1" * 16, True)] * 2


async def test_an_end_that_is_there_answers_when_it_is_asked(link: Link) -> None:
    """Between two heartbeats as well; an end that has gone doesn't."""
    await link.one.send("hello")
    await link.other.receive()
    assert await link.one.is_answered(60)

    link.go_silent()

    assert not await link.one.is_answered(0.01)


async def test_a_silent_wire_that_is_heard_again_is_kept() -> None:
    """A working wire is not given up for a new one that does not carry yet."""
    timing = SessionTimeouts(heartbeat=0.01, shaky_after=0.02, away_after=0.03, goodbye=0.01)
    channel = ReliableChannel(Session(timing))
    wire, wire_maker = FakeWire(ReliableChannel()), FakeDialler()
    wire.silent = True
    channel.attach(wire, wire_maker)
    channel.hear("i1 0123456789abcdef")
    await wire_maker.asked.wait()

    asked = len(wire.carried)
    wire.silent = False
    channel.hear("d1 still here")
    while not (pings := [each for each in wire.carried[asked:] if each.startswith("p")]):
        wire.has_carried.clear()
        await wire.has_carried.wait()
    channel.hear(pings[-1].replace("p", "r"))
    await wire_maker.is_cancelled.wait()

    assert await channel.receive() == "still here"
    assert channel.health is Health.GOOD
    assert not wire.is_closed
    await channel.close()


@pytest.mark.parametrize(("pings", "most"), [(0, RESTART_BURST + 1), (MESSAGE_BURST // 10, 11)])
async def test_who_begins_again_gets_no_fresh_allowance(pings: int, most: int) -> None:
    """However often the other program says that it is a new one, what it may send is counted on."""
    channel = ReliableChannel(clock=lambda: 0.0)
    channel.attach(FakeWire(ReliableChannel()))
    restarts = 0
    while True:
        channel.hear(f"i1 {restarts:016x}")
        for ping in range(1, pings + 1):
            channel.hear(f"p{ping}")
        channel.hear(f"i1 {restarts + 1:016x}")
        try:
            await channel.receive()
        except LinkRestartedError as restart:
            channel, restarts = restart.channel, restarts + 1
        except GarbledLinkError:
            break

    assert restarts <= most
    await channel.close()


async def test_a_wire_that_is_full_is_not_filled_further() -> None:
    """To an end that takes nothing, answers do not pile up: the newest goes out once there is room."""
    channel = ReliableChannel()
    wire = FakeWire(ReliableChannel())
    channel.attach(wire)
    channel.hear("i1 0123456789abcdef")
    wire.has_room = False
    for ping in range(1, 1000):
        channel.hear(f"p{ping}")
        await asyncio.sleep(0)
    before = len(wire.carried)
    wire.has_room = True
    channel.hear("p1000")
    await asyncio.sleep(0)

    assert before <= 2
    assert "r1000" in wire.carried
    channel.wire_ended(LinkLostError())
    await channel.close()
