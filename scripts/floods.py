"""Floods by an attacker who saw all traffic, and by an admitted guest: `python scripts/floods.py [NAME ...] [--seconds
15]`.

Each flood has a host, an honest guest and the attacker in processes of their own; `flood.py` has the stranger who knows
only the code. The attacker who saw everything sits on the wire between host and guest and records it from the start;
the admitted guest plays and floods at the same time, on its association or in its talk. Prints, for each flood, how
long the honest guest's moves took until the next position was shown, or until one that was too late was refused, how
much the host's memory grew and how much of a core it used, and whether the game went on afterwards. Exit status 0 only
when 95 of 100 moves took less than half a second (100 ms beside an admitted guest), the memory grew by less than 10 MB,
and every game went on.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import socket
import statistics
import struct
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from aiortc.rtcsctptransport import (
    WEBRTC_STRING,
    Chunk,
    DataChunk,
    ForwardTsnChunk,
    HeartbeatChunk,
    InitChunk,
    ReconfigChunk,
    SackChunk,
    StreamResetOutgoingParam,
)
from google_crc32c import value as crc32c
from OpenSSL import SSL

from p2p_malice.client import Client
from p2p_malice.errors import LinkError
from p2p_malice.link.aiortc.agent import Agent
from p2p_malice.link.aiortc.ice import DTLS_FIRST_BYTES
from p2p_malice.link.reliable import ReliableChannel
from p2p_malice.link.settings import LinkSettings
from p2p_malice.link.webrtc import open_reply
from p2p_malice.protocol.codec import encode as frame_of
from p2p_malice.protocol.codes import decode, encode
from p2p_malice.protocol.messages import Hello, Move, Propose, Say
from p2p_malice.pump import BotPlayer, join
from scripts.play_games import COMMAND, Side
from tests.link.badwire import BadWire, Weather

MAX_GROWTH = 10 * 1024 * 1024
SEEN_WITHIN, ADMITTED_WITHIN = 0.5, 0.1
"""Seconds: the slowest of 95 in 100 moves."""

LEAST_MOVES = 20
THINK_SECONDS = 0.2
CUT_SECONDS = 8.0
BACK_WITHIN = 60.0
"""Seconds after a cut or a restart in which the game has to go on, still flooded."""

STUN = ("--stun", "none")
SEATS = ("--seat=me", "--seat=friend", "--seat=friend")
PACKET_BYTES = 1150


# --- the attacker who saw everything ---------------------------------------------------------------------------------


class Tap(BadWire):
    """A wire that records what it carries, and sends it again."""

    def __init__(self) -> None:
        """Nothing was carried yet."""
        super().__init__(Weather())
        self.seen: dict[str, list[bytes]] = {"host": [], "guest": []}
        """What was sent to each."""

    async def __aenter__(self) -> "Tap":
        await super().__aenter__()
        for whose, end in self._ends.items():
            self._record(whose, end.other)
        self._strangers = [socket.socket(socket.AF_INET, socket.SOCK_DGRAM) for _ in range(100)]
        return self

    async def __aexit__(self, *_: object) -> None:
        await super().__aexit__(*_)
        for each in self._strangers:
            each.close()

    def _record(self, whose: str, end: Any) -> None:
        pass_on = end._pass_on

        def record(data: bytes) -> None:
            if len(self.seen[whose]) < 100_000:
                self.seen[whose].append(data)
            pass_on(data)

        end._pass_on = record

    def say(self, rng: random.Random, whose: str, data: bytes) -> None:
        """Send `data` to the host or the guest, as if from the other end or from somebody else."""
        end = self._ends[whose]
        if end.real is None:
            return
        sender = rng.choice(self._strangers)
        with contextlib.suppress(OSError):
            if rng.random() < 0.5:
                # What stands for the other end is where this one believes it to be.
                end.other.transport.sendto(data, end.real)
            else:
                sender.sendto(data, end.real)


def altered(rng: random.Random, data: bytes) -> bytes:
    """`data` as it is, with bits changed, without an attribute, or with one more."""
    what = rng.randrange(4)
    if what == 0:
        return data
    if what == 1:
        place = rng.randrange(len(data))
        return data[:place] + bytes([data[place] ^ 1 << rng.randrange(8)]) + data[place + 1 :]
    if data[0] < 4 and len(data) > 24:
        attributes = list(_attributes(data))
        if what == 2:
            attributes.pop(rng.randrange(len(attributes)))
        else:
            attributes.append(struct.pack("!HH", 0x8022, 4) + rng.randbytes(4))
        body = b"".join(attributes)
        return data[:2] + struct.pack("!H", len(body)) + data[4:20] + body
    return data[: rng.randrange(1, len(data) + 1)]


def _attributes(data: bytes) -> Iterator[bytes]:
    place = 20
    while place < len(data):
        length = struct.unpack_from("!H", data, place + 2)[0]
        yield data[place : place + 4 + length + -length % 4]
        place += 4 + length + -length % 4


async def see_and_flood(dtls: bool) -> None:
    """The process on the wire: commands come as lines of JSON, answers go as such."""
    rng = random.Random(1)
    rate, sent, started = 0.0, 0, 0.0
    loop = asyncio.get_running_loop()
    lines: asyncio.Queue[str] = asyncio.Queue()

    def read() -> None:
        for line in sys.stdin:
            loop.call_soon_threadsafe(lines.put_nowait, line)
        loop.call_soon_threadsafe(lines.put_nowait, "")

    threading.Thread(target=read, daemon=True).start()
    async with Tap() as tap:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.002):
                    line = await lines.get()
                    if not line:
                        return
                    body = json.loads(line)
                    if "code" in body:
                        print(json.dumps({"code": tap.code(body["whose"], body["code"])}), flush=True)
                    if "loss" in body:
                        tap.change(Weather(loss=body["loss"]))
                    if "rate" in body:
                        rate, sent, started = body["rate"], 0, time.monotonic()
                        pool = {
                            whose: [d for d in seen if d[0] < 4 or (dtls and d[0] in DTLS_FIRST_BYTES)]
                            for whose, seen in tap.seen.items()
                        }
            while rate and sent < (time.monotonic() - started) * rate:
                whose = rng.choice(("host", "guest"))
                if pool[whose]:
                    tap.say(rng, whose, altered(rng, rng.choice(pool[whose])))
                sent += 1


# --- the admitted guest ----------------------------------------------------------------------------------------------


Flood = Callable[["Guest"], Awaitable[None]]


class Guest:
    """An admitted guest, and what it may send."""

    def __init__(self, channel: ReliableChannel, rate: float) -> None:
        """A flood of `rate` bytes a second on `channel`'s wire."""
        self.channel, self.rate = channel, rate
        self._agent: Agent | None = None
        self.rng = random.Random(2)
        self.sent = 0
        self.bytes = 0
        self.started = time.monotonic()

    @property
    def agent(self) -> Agent:
        """The wire in use or, while there is none, the last one."""
        if isinstance(self.channel._wire, Agent):
            self._agent = self.channel._wire
        assert self._agent is not None
        return self._agent

    @property
    def sctp(self) -> Any:
        """Its association."""
        return self.agent._sctp

    async def pace(self, size: int) -> None:
        """Count what was sent, and wait until more may be."""
        self.sent += 1
        self.bytes += size
        early = self.bytes / self.rate - (time.monotonic() - self.started)
        if early > 0 or self.sent % 16 == 0:
            await asyncio.sleep(max(0.0, early))

    async def put(self, *chunks: Chunk) -> None:
        """Send the chunks in as few packets as they fit into."""
        packet = b""
        for chunk in chunks:
            if len(packet) + len(bytes(chunk)) > PACKET_BYTES:
                await self._put(packet)
                packet = b""
            packet += bytes(chunk)
        await self._put(packet)

    async def _put(self, packet: bytes, tag: int | None = None) -> None:
        head = struct.pack("!HHL", 5000, 5000, self.sctp._remote_verification_tag if tag is None else tag)
        checksum = crc32c(head + bytes(4) + packet)
        with contextlib.suppress(ConnectionError, SSL.Error):
            await self.agent._dtls._send_data(head + struct.pack("<L", checksum) + packet)
        await self.pace(len(packet) + 12)

    def data(self, ahead: int, user_data: bytes = b"x", flags: int = 3, sequence: int = 0) -> DataChunk:
        """A piece `ahead` of what was sent in good order."""
        chunk = DataChunk(flags=flags)
        chunk.tsn = (self.sctp._local_tsn + ahead) % 2**32
        chunk.stream_id, chunk.protocol, chunk.user_data = 0, WEBRTC_STRING, user_data
        chunk.stream_seq = (self.sctp._outbound_stream_seq.get(0, 0) + sequence) % 2**16
        return chunk

    def say(self, message: str) -> None:
        """Put a message of the link on the wire, in good order."""
        self.agent.send(message)


async def nothing(_guest: Guest) -> None:
    """No flood: this shows what the machine does anyway."""


async def crumbs(guest: Guest) -> None:
    """Middle pieces of one byte, without a first one."""
    for number in itertools.count():
        await guest.put(guest.data(number, flags=0))


async def unordered(guest: Guest) -> None:
    """Pieces that need not keep to the order, on other streams."""
    for number in itertools.count():
        chunk = guest.data(number, flags=4)
        chunk.stream_id = number % 1000
        await guest.put(chunk)


async def gaps(guest: Guest) -> None:
    """Every second piece, so that the gaps between never close."""
    for number in itertools.count(1):
        await guest.put(*(guest.data(2 * (40 * number + each)) for each in range(40)))


async def blocked(guest: Guest) -> None:
    """Messages of one byte, none left out, that all wait for an earlier one."""
    for number in itertools.count():
        await guest.put(*(guest.data(40 * number + each, sequence=100) for each in range(40)))


async def endless(guest: Guest) -> None:
    """A message of which more and more comes."""
    await guest.put(guest.data(0, b"d" * 256, flags=2))
    for number in itertools.count(1):
        await guest.put(guest.data(number, b"x" * 256, flags=0))


async def duplicates(guest: Guest) -> None:
    """Pieces that came long ago, forty times in a packet."""
    while True:
        await guest.put(*(guest.data(-1 - each % 3) for each in range(40)))


async def sacks(guest: Guest) -> None:
    """Acknowledgements by the packet, of nothing new."""
    while True:
        chunk = SackChunk()
        chunk.cumulative_tsn = guest.sctp._last_received_tsn or 0
        chunk.advertised_rwnd = guest.rng.choice((0, 2**32 - 1))
        await guest.put(*[chunk] * 70)


async def sack_gaps(guest: Guest) -> None:
    """An acknowledgement that lists gaps, most of them for pieces that were never sent."""
    while True:
        chunk = SackChunk()
        chunk.cumulative_tsn = guest.sctp._last_received_tsn or 0
        chunk.advertised_rwnd = 2**20
        chunk.gaps = [(1, 65535)] * 250
        await guest.put(chunk)


async def inits(guest: Guest) -> None:
    """The association started again and again."""
    while True:
        chunk = InitChunk()
        chunk.initiate_tag, chunk.advertised_rwnd = guest.sctp._local_verification_tag, 2**17
        chunk.outbound_streams = chunk.inbound_streams = 65535
        chunk.initial_tsn = guest.sctp._local_tsn
        await guest._put(bytes(chunk), 0)


async def heartbeats(guest: Guest) -> None:
    """Hundreds of questions a packet, each to be answered by a packet."""
    while True:
        await guest.put(*[HeartbeatChunk()] * 280)


async def reconfigs(guest: Guest) -> None:
    """Streams to be reset, again and again."""
    for number in itertools.count():
        chunk = ReconfigChunk()
        for each in range(4):
            param = StreamResetOutgoingParam(4 * number + each, 0, (guest.sctp._local_tsn + 2**20) % 2**32, [])
            chunk.params.append((13, bytes(param)))
        await guest.put(*[chunk] * 8)


async def forwards(guest: Guest) -> None:
    """Pieces to skip, by the packet."""
    for number in itertools.count():
        chunk = ForwardTsnChunk()
        chunk.cumulative_tsn = (guest.sctp._local_tsn + number) % 2**32
        chunk.streams = [(0, number % 2**16)]
        await guest.put(*[chunk] * 60)


async def asks(guest: Guest) -> None:
    """Questions that want answers, none of which is ever acknowledged."""

    async def ignore(*_: object) -> None:
        """Acknowledge nothing."""

    guest.sctp._send_sack = ignore
    for number in itertools.count(10**6):
        guest.say(f"p{number}")
        await guest.pace(900)


async def aborts(guest: Guest) -> None:
    """The wire broken as soon as it is there."""
    while True:
        wire = guest.channel._wire
        if isinstance(wire, Agent) and wire.is_open:
            await wire._sctp._abort()
            guest.sent += 1
        await asyncio.sleep(0.02)


async def identities(guest: Guest) -> None:
    """Another session with every message."""
    while True:
        guest.say(f"i1 {guest.rng.randbytes(8).hex()}")
        guest.say("d1 " + frame_of(Hello("Mallory")))
        await guest.pace(200)


async def pings(guest: Guest) -> None:
    """Questions "are you there?"."""
    for number in itertools.count(10**6):
        guest.say(f"p{number}")
        await guest.pace(100)


async def frames(guest: Guest, make: Callable[[], str]) -> None:
    """Frames as fast as the link takes them."""
    while True:
        frame = make()
        await guest.channel.send(frame)
        await guest.pace(len(frame) + 30)


def said(guest: Guest) -> Callable[[], str]:
    """Phrases of all lengths, proposals, hellos, late moves, and messages that are refused."""
    huge = json.dumps({"kind": "say", "text": "x" * 60_000})

    def make() -> str:
        return guest.rng.choice(
            (
                frame_of(Say("hello " * guest.rng.randrange(1, 30))),
                frame_of(Propose(guest.rng.choice(("wait", "bot", "stop", "rematch")))),
                frame_of(Hello("Mallory")),
                frame_of(Move(guest.rng.randrange(1000), "draw")),
                huge,
            )
        )

    return make


SCTP: dict[str, Flood] = {
    each.__name__: each
    for each in (crumbs, unordered, gaps, blocked, endless, duplicates, sacks, sack_gaps, inits, heartbeats, reconfigs,
                 forwards, asks, aborts)
}  # fmt: skip
SESSION: dict[str, Flood] = {
    "identities": identities,
    "pings": pings,
    "says": lambda guest: frames(guest, said(guest)),
    "tiny": lambda guest: frames(guest, lambda: "x"),
    "huge": lambda guest: frames(guest, lambda: frame_of(Say("y" * 200)) + " " * 60_000),
}
ADMITTED = {"nothing": nothing} | SCTP | SESSION


async def play_and_flood(name: str, rate: float, seconds: float) -> None:
    """The admitted guest's process: it plays at once, and floods when it is told."""
    code = await asyncio.to_thread(sys.stdin.readline)
    invitation = decode(code.strip()).description
    async with await open_reply(invitation, LinkSettings(stun=())) as peer:
        print(encode(peer.description), flush=True)
        channel = await peer.connected()
    rng = random.Random(3)
    playing = asyncio.create_task(
        join(
            Client(),
            channel,
            BotPlayer(lambda view: lasting(rng, view.moves)),
            "Mallory",
        )
    )
    guest = Guest(channel, rate)
    assert guest.agent.is_open
    await asyncio.to_thread(sys.stdin.readline)
    guest.started = time.monotonic()
    fault = ""
    try:
        async with asyncio.timeout(seconds):
            await ADMITTED[name](guest)
    except TimeoutError:
        pass
    except LinkError as error:
        fault = f", then {error.code}"
    took = time.monotonic() - guest.started
    print(f"{guest.sent} sent, {guest.bytes / took / 1000:.0f} kB/s{fault}", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    playing.cancel()
    os._exit(0)


# --- the table -------------------------------------------------------------------------------------------------------


def lasting(rng: random.Random, moves: Sequence[str]) -> str:
    """A move that makes the game last: to the centre if possible, but not from the payoff pile."""
    others = [move for move in moves if not move.startswith("payoff")]
    return rng.choice([move for move in others if ">c" in move] or others or moves)


class Player:
    """A program that plays at random and records how long each move took until the next position was shown."""

    def __init__(self, name: str, home: Path) -> None:
        """Not started yet; it keeps its games in `home`."""
        self.name, self._home = name, home
        self.waits: list[tuple[float, float]] = []
        self.result: dict[str, Any] | None = None
        self.codes: asyncio.Queue[str] = asyncio.Queue()
        self.progress = asyncio.Event()
        self._rng = random.Random(name)
        self.side: Side

    async def start(self, *arguments: str) -> None:
        """Start the program."""
        environment = {**os.environ, "HOME": str(self._home)}
        for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
            environment.pop(variable, None)
        self.side = await Side.start(*COMMAND, *arguments, "--json", env=environment)
        self._moved: float | None = None
        self._asked: float | None = None
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        while (body := await self.side.read()) is not None:
            match body["kind"]:
                case "invitation" | "reply":
                    self.codes.put_nowait(body["code"])
                case "seated" if any(p["name"] and not p["present"] and not p["computer"] for p in body["players"]):
                    self.side.write(kind="propose", what="bot")
                case "refused" if self._asked:
                    self._answered(self._asked)
                    self._asked = None
                case "error":
                    print(f"  {self.name}: {body['text']}", flush=True)
                case "show":
                    self._see(body)
        if self.result:
            print(f"  {self.name}'s game is over: {self.result}", flush=True)

    def _answered(self, since: float) -> None:
        now = time.monotonic()
        self.waits.append((now, now - since))

    def ask(self) -> None:
        """Make a move that is too late: it is refused at once, whoever's turn it is."""
        if self._asked is None:
            self._asked = time.monotonic()
            self.side.write(kind="move", number=0, move="payoff>c0")

    def _see(self, body: dict[str, Any]) -> None:
        if self._moved is not None:
            self._answered(self._moved)
            self._moved = None
        self.result = body["result"] or self.result
        self.progress.set()
        if body["moves"]:
            # Reading goes on meanwhile: what comes then must not seem to have come late.
            asyncio.get_running_loop().call_later(THINK_SECONDS, self._move, body)

    def _move(self, body: dict[str, Any]) -> None:
        self._moved = time.monotonic()
        self.side.write(kind="move", number=body["number"], move=lasting(self._rng, body["moves"]))

    async def until(self, more: int) -> None:
        """Wait until so many more moves were answered, or the game is over."""
        wanted = len(self.waits) + more
        while len(self.waits) < wanted and not self.result:
            self.progress.clear()
            await self.progress.wait()

    @property
    def pid(self) -> int:
        """The process."""
        return self.side._process.pid

    async def stop(self) -> None:
        """End it now."""
        self.side.kill()
        await self._reading
        await self.side.stop()


class Meter:
    """What a process uses from now on."""

    def __init__(self, pid: int) -> None:
        """Start."""
        self._pid = pid
        self._at, self._seconds, self._bytes = time.monotonic(), self._cpu(), self._rss()
        self.most = 0

    def _rss(self) -> int:
        return int(Path(f"/proc/{self._pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def _cpu(self) -> float:
        fields = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def look(self) -> None:
        """Record how much memory is in use."""
        self.most = max(self.most, self._rss() - self._bytes)

    @property
    def share(self) -> float:
        """The part of a core used since the start."""
        return (self._cpu() - self._seconds) / (time.monotonic() - self._at)


def told(name: str, players: list[Player], since: float, meter: Meter, within: float, went_on: bool, more: str) -> bool:
    """Print how a flood went; return whether all is well."""
    waits = [wait for player in players for at, wait in player.waits if at >= since]
    if len(waits) < LEAST_MOVES:
        print(
            f"{name}: FAILED, {len(waits)} moves were answered; host's memory +{meter.most / 2**20:.1f} MB, "
            f"{meter.share * 100:.0f} % of a core; the game {'went on' if went_on else 'did NOT go on'}; {more}",
            flush=True,
        )
        return False
    p95 = statistics.quantiles(waits, n=20)[-1]
    good = p95 < within and meter.most < MAX_GROWTH and went_on
    print(
        f"{name}: {'' if good else 'FAILED, '}moves answered after {statistics.median(waits) * 1000:.0f} ms (median), "
        f"{p95 * 1000:.0f} ms (p95), {max(waits) * 1000:.0f} ms (longest) of {len(waits)}; host's memory "
        f"+{meter.most / 2**20:.1f} MB, {meter.share * 100:.0f} % of a core; "
        f"the game {'went on' if went_on else 'did NOT go on'}; {more}",
        flush=True,
    )
    return good


async def goes_on(players: list[Player], within: float = 30.0) -> bool:
    """Whether the players' moves are answered again."""
    try:
        async with asyncio.timeout(within):
            await asyncio.gather(*(player.until(5) for player in players))
        return True
    except TimeoutError:
        return False


async def watch(meter: Meter, seconds: float, player: Player | None = None) -> None:
    """Watch the memory for a while; now and then `player` asks something, so that the game goes on."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        meter.look()
        if player:
            player.ask()
        await asyncio.sleep(0.2)


async def attacker(*arguments: object) -> asyncio.subprocess.Process:
    """The third process."""
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(sys.executable, __file__, *map(str, arguments), stdin=pipe, stdout=pipe)


async def end(process: asyncio.subprocess.Process) -> None:
    """End it now if it still runs."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()


async def admitted(name: str, options: argparse.Namespace, rate: float) -> bool:
    """Run one flood by a guest at the table; return whether all is well."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        host, honest = Player("Ann", folder / "a"), Player("Bob", folder / "b")
        await host.start("host", "--name", "Ann", "--variant", "official", *SEATS, *STUN)
        stack.push_async_callback(host.stop)
        await honest.start("join", "--name", "Bob", *STUN)
        stack.push_async_callback(honest.stop)
        hostile = await attacker("--attacker", name, "--rate", rate, "--seconds", options.seconds)
        stack.push_async_callback(end, hostile)
        assert hostile.stdin
        assert hostile.stdout
        async with asyncio.timeout(60):
            honest.side.write(kind="invitation", code=await host.codes.get())
            hostile.stdin.write((await host.codes.get()).encode() + b"\n")
            for code in (await honest.codes.get(), (await hostile.stdout.readline()).decode().strip()):
                host.side.write(kind="reply", code=code)
            await honest.until(5)
        meter, since = Meter(host.pid), time.monotonic()
        hostile.stdin.write(b"\n")
        await watch(meter, options.seconds, honest)
        async with asyncio.timeout(30):
            more = (await hostile.stdout.readline()).decode().strip()
        went_on = await goes_on([host, honest])
        meter.look()
        return told(f"{name} at {rate / 1000:.0f} kB/s", [honest], since, meter, ADMITTED_WITHIN, went_on, more)


async def seen(name: str, options: argparse.Namespace) -> bool:
    """Run one flood by the attacker who saw everything; return whether all is well."""
    good = True
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        host, guest = Player("Ann", folder / "a"), Player("Bob", folder / "b")
        await host.start("host", "--name", "Ann", "--variant", "official", *STUN)
        stack.push_async_callback(host.stop)
        await guest.start("join", "--name", "Bob", *STUN)
        stack.push_async_callback(guest.stop)
        tap = await attacker("--attacker", name)
        stack.push_async_callback(end, tap)

        def tell(**body: object) -> None:
            assert tap.stdin
            tap.stdin.write(json.dumps(body).encode() + b"\n")

        async def through(whose: str, code: str) -> str:
            assert tap.stdout
            tell(whose=whose, code=code)
            return str(json.loads(await tap.stdout.readline())["code"])

        async with asyncio.timeout(60):
            guest.side.write(kind="invitation", code=await through("host", await host.codes.get()))
            # Its knocks are enough; they come by the wire, as a reply would not.
            await guest.until(5)
        await guest.until(50)  # Let there be some checks of consent to send again.

        meter, since = Meter(host.pid), time.monotonic()
        tell(rate=options.packets)
        await watch(meter, options.seconds, guest)
        tell(rate=0)
        went_on = await goes_on([host, guest])
        good &= told(f"{name}, playing", [guest], since, meter, SEEN_WITHIN, went_on, f"{options.packets:.0f}/s")

        meter, since = Meter(host.pid), time.monotonic()
        tell(rate=options.packets, loss=1.0)
        await watch(meter, CUT_SECONDS)
        tell(rate=options.packets, loss=0.0)
        healed = time.monotonic()
        back = await goes_on([guest], BACK_WITHIN)
        more = f"back {time.monotonic() - healed:.1f} s after {CUT_SECONDS:.0f} s of silence" if back else "not back"
        since = time.monotonic()
        await watch(meter, options.seconds, guest)
        tell(rate=0)
        good &= told(f"{name}, cut", [guest], since, meter, SEEN_WITHIN, await goes_on([host, guest]) and back, more)

        await host.stop()
        await host.start("resume", *STUN)
        meter, healed = Meter(host.pid), time.monotonic()
        tell(rate=options.packets)
        back = await goes_on([guest], BACK_WITHIN)
        more = f"back after {time.monotonic() - healed:.1f} s" if back else "not back"
        meter, since = Meter(host.pid), time.monotonic()
        await watch(meter, options.seconds, guest)
        tell(rate=0)
        good &= told(
            f"{name}, resumed", [guest], since, meter, SEEN_WITHIN, await goes_on([host, guest]) and back, more
        )
    return good


SEEN = {"seen": False, "seen-dtls": True}


async def run(options: argparse.Namespace) -> bool:
    """Run all floods; return whether all is well."""
    results = []
    for name in options.names or [*SEEN, *ADMITTED]:
        if name in SEEN:
            results.append(await seen(name, options))
        else:
            results += [await admitted(name, options, rate) for rate in options.rate]
    print(f"{sum(results)} of {len(results)} floods did no harm")
    return all(results)


def main() -> None:
    """Play, flood, measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"{', '.join([*SEEN, *ADMITTED])}; default all")
    parser.add_argument("--seconds", type=float, default=15.0, help="of flood (default 15)")
    parser.add_argument("--packets", type=float, default=1000.0, help="a second, by who saw all (default 1000)")
    parser.add_argument("--rate", type=float, nargs="+", default=[11e3, 1e6], help="an admitted guest's bytes a second")
    parser.add_argument("--attacker", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.attacker in SEEN:
        asyncio.run(see_and_flood(SEEN[options.attacker]))
    elif options.attacker:
        asyncio.run(play_and_flood(options.attacker, options.rate[0], options.seconds))
    else:
        unknown = set(options.names) - {*SEEN, *ADMITTED}
        if unknown:
            parser.error(f"no such flood: {', '.join(sorted(unknown))}")
        sys.exit(0 if asyncio.run(run(options)) else 1)


if __name__ == "__main__":
    main()
