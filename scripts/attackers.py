"""Who floods a game for `flood.py`: a stranger who saw the code, somebody who saw all traffic, or an admitted guest.

Each is a process of its own, led by lines of JSON on stdin: a code to be read, answered or passed on, and the rate of a
flood, 0 for its end.
"""

import asyncio
import contextlib
import itertools
import json
import os
import random
import socket
import struct
import sys
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol, Self

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from OpenSSL import SSL

from p2p_malice.client import Client
from p2p_malice.errors import LinkError
from p2p_malice.link.aiortc.agent import Agent
from p2p_malice.link.aiortc.ice import DTLS_FIRST_BYTES
from p2p_malice.link.reliable import ReliableChannel
from p2p_malice.link.settings import LinkSettings
from p2p_malice.link.stdio import StdioChannel
from p2p_malice.link.webrtc import open_reply
from p2p_malice.protocol.codec import encode as frame_of
from p2p_malice.protocol.codes import decode, encode
from p2p_malice.protocol.messages import Hello, Move, Propose, Say
from p2p_malice.pump import BotPlayer, join
from p2p_malice.tasks import end_tasks
from tests.fuzz.wires import FORWARD, HEARTBEAT, INIT, RECONFIG, SACK, attribute, chunk, packet, piece
from tests.link.badwire import BadWire, Weather

PACKET_BYTES = 1150
TICK = 0.002


class Sender(Protocol):
    """Somebody who counts what was sent."""

    sent: int


class Attacker(Sender, Protocol):
    """What each of them does."""

    async def pass_on(self, whose: str, code: str) -> str:
        """Take the code of the host or the guest; what comes in its place, or the answer to it."""

    async def flood(self, rate: float) -> None:
        """Send so many packets, or bytes, a second until cancelled."""


async def send_at(rate: float, attacker: Sender, send: Callable[[], None]) -> None:
    """Send so often in a second until cancelled."""
    started, before = time.monotonic(), attacker.sent
    while True:
        while attacker.sent - before < (time.monotonic() - started) * rate:
            attacker.sent += 1
            with contextlib.suppress(OSError):
                send()
        await asyncio.sleep(TICK)


# --- the stranger ----------------------------------------------------------------------------------------------------


class Stranger:
    """Sends one side random bytes, STUN requests without and with the right name but never signed, and DTLS records."""

    def __init__(self, whose: str) -> None:
        """Nothing is known yet."""
        self._whose = whose
        self._rng = random.Random(1)
        self.sent = 0

    async def pass_on(self, whose: str, code: str) -> str:
        """Read the code of the side to be flooded; it is passed on as it is."""
        if whose == self._whose:
            description = decode(code).description
            places = [each for each in description.candidates if not each.address.endswith(".local")]
            self._targets = [(each.address, each.port) for each in places]
            # A replying program's name follows from the invitation, which this stranger hasn't seen.
            credentials = description.credentials
            self._name = credentials.ufrag if credentials else f"{description.number:04x}00000000"
        return code

    async def flood(self, rate: float) -> None:
        """Packets made beforehand, so that sending them costs nothing, from many ports."""
        rng, hello = self._rng, client_hello()
        makers = (self._bytes, self._request, lambda: self._record(hello))
        pool = itertools.cycle([rng.choice(makers)() for _ in range(5000)])
        families = {address: socket.AF_INET6 if ":" in address else socket.AF_INET for address, _ in self._targets}
        sockets = {each: [socket.socket(each, socket.SOCK_DGRAM) for _ in range(16)] for each in families.values()}

        def send() -> None:
            target = rng.choice(self._targets)
            rng.choice(sockets[families[target[0]]]).sendto(next(pool), target)

        await send_at(rate, self, send)

    def _bytes(self) -> bytes:
        return self._rng.randbytes(self._rng.choice((1, 19, 20, 100, 1200)))

    def _request(self) -> bytes:
        """A Binding request (RFC 8489) whose signature is missing or wrong; all the rest may be as it should be."""
        rng = self._rng
        body = attribute(0x0006, rng.choice((f"{self._name}:abcd", "wrong:name", "x" * 500, "\0")).encode())
        body += attribute(0x0024, b"\x6e\x00\x1e\xff") + attribute(0x802A, rng.randbytes(8)) + attribute(0x0025, b"")
        body += attribute(0x0008, rng.randbytes(20)) * (rng.random() < 0.8) + rng.randbytes(8) * (rng.random() < 0.1)
        head = struct.pack("!HHI", rng.choice((0x0001, 0x0001, 0x0003, 0x0101)), len(body) + 8, 0x2112A442)
        message = head + rng.randbytes(12) + body
        return message + attribute(0x8028, struct.pack("!I", zlib.crc32(message) ^ 0x5354554E))

    def _record(self, hello: bytes) -> bytes:
        """A ClientHello, or a record (RFC 6347) that pretends to belong to a handshake or a connection in use."""
        rng = self._rng
        content = rng.randbytes(rng.randrange(1, 200))
        head = struct.pack("!BHHHL", rng.choice((20, 21, 22, 23)), 0xFEFD, rng.randrange(2), 0, rng.randrange(2**16))
        return rng.choice((hello, head + struct.pack("!H", len(content)) + content))


def client_hello() -> bytes:
    """The first flight of a DTLS client."""
    connection = SSL.Connection(SSL.Context(SSL.DTLS_METHOD))
    connection.set_connect_state()
    with contextlib.suppress(SSL.WantReadError):
        connection.do_handshake()
    return connection.bio_read(1500)


# --- who saw all traffic ---------------------------------------------------------------------------------------------


class Tap(BadWire):
    """A wire that records what it carries, and sends it again, as it was or altered."""

    def __init__(self, *, dtls: bool) -> None:
        """Nothing was carried yet. What is sent again is STUN, and DTLS as well if so wished."""
        super().__init__(Weather())
        self._dtls = dtls
        self._rng = random.Random(1)
        self._seen: dict[str, list[bytes]] = {"host": [], "guest": []}
        """What was sent to each."""
        self._strangers = [socket.socket(socket.AF_INET, socket.SOCK_DGRAM) for _ in range(100)]
        self.sent = 0

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        for whose, end in self._ends.items():
            self._record(whose, end.other)
        return self

    async def pass_on(self, whose: str, code: str) -> str:
        """Put the wire's address in place of theirs."""
        return self.code(whose, code)

    def _record(self, whose: str, end: Any) -> None:
        pass_on = end._pass_on

        def record(data: bytes) -> None:
            if len(self._seen[whose]) < 100_000:
                self._seen[whose].append(data)
            pass_on(data)

        end._pass_on = record

    async def flood(self, rate: float) -> None:
        """What each side has heard already, once more, as if from the other end or from somebody else."""
        wanted = (*range(4), *(DTLS_FIRST_BYTES if self._dtls else ()))
        pool = {whose: [data for data in seen if data[0] in wanted] for whose, seen in self._seen.items()}

        def send() -> None:
            whose = self._rng.choice(("host", "guest"))
            end = self._ends[whose]
            if pool[whose] and end.real:
                # What stands for the other end is where this one believes it to be.
                sender = self._rng.choice((end.other.transport, self._rng.choice(self._strangers)))
                sender.sendto(altered(self._rng, self._rng.choice(pool[whose])), end.real)

        await send_at(rate, self, send)


def altered(rng: random.Random, data: bytes) -> bytes:
    """`data` as it is, with a bit changed, or cut; a STUN message also without an attribute, or with one more."""
    what = rng.randrange(4)
    if what == 0:
        return data
    if what == 1:
        place = rng.randrange(len(data))
        return data[:place] + bytes([data[place] ^ 1 << rng.randrange(8)]) + data[place + 1 :]
    if data[0] >= 4 or len(data) <= 24:
        return data[: rng.randrange(1, len(data) + 1)]
    attributes = list(_attributes(data))
    if what == 2:
        attributes.pop(rng.randrange(len(attributes)))
    else:
        attributes.append(attribute(0x8022, rng.randbytes(4)))
    body = b"".join(attributes)
    return data[:2] + struct.pack("!H", len(body)) + data[4:20] + body


def _attributes(data: bytes) -> Iterator[bytes]:
    place = 20
    while place < len(data):
        length = struct.unpack_from("!H", data, place + 2)[0]
        yield data[place : place + 4 + length + -length % 4]
        place += 4 + length + -length % 4


# --- the admitted guest ----------------------------------------------------------------------------------------------


class Mallory:
    """An admitted guest, who plays and floods at the same time, on its association or in its talk."""

    def __init__(self, how: str) -> None:
        """Not admitted yet."""
        self._how = how
        self.rng = random.Random(2)
        self.sent = 0
        self._channel: asyncio.Future[ReliableChannel] = asyncio.get_running_loop().create_future()

    async def pass_on(self, whose: str, code: str) -> str:
        """Answer an invitation, and play as soon as it can be."""
        peer = await open_reply(decode(code).description, LinkSettings(stun=()))
        await peer.__aenter__()
        self._playing = asyncio.create_task(self._play(peer))
        return encode(peer.description)

    async def _play(self, peer: Any) -> None:
        self._channel.set_result(channel := await peer.connected())
        assert isinstance(channel._wire, Agent)
        self._agent = channel._wire
        await join(Client(), channel, BotPlayer(lambda view: lasting(self.rng, view.moves)), "Mallory")

    async def flood(self, rate: float) -> None:
        """Whatever this one floods with."""
        self._rate, self._bytes, self._started = rate, 0, time.monotonic()
        channel = await self._channel
        for number in itertools.count():
            if self._how in CHUNKS:
                await self._put(CHUNKS[self._how](self, number))
            elif self._how in MESSAGES:
                messages, size = MESSAGES[self._how](self, number)
                for message in messages:
                    self.agent.send(message)
                await self._pace(size)
            elif self._how in FRAMES:
                await channel.send(frame := FRAMES[self._how](self))
                await self._pace(len(frame) + 30)
            else:
                # The wire broken as soon as it is there.
                if self._how == "aborts" and isinstance(channel._wire, Agent) and channel._wire.is_open:
                    await channel._wire._sctp._abort()
                    self.sent += 1
                await asyncio.sleep(0.02)

    @property
    def agent(self) -> Agent:
        """The wire in use or, while there is none, the last one."""
        if isinstance(wire := self._channel.result()._wire, Agent):
            self._agent = wire
        return self._agent

    @property
    def sctp(self) -> Any:
        """Its association."""
        return self.agent._sctp

    async def _pace(self, size: int) -> None:
        """Count what was sent, and wait until more may be."""
        self.sent += 1
        self._bytes += size
        early = self._bytes / self._rate - (time.monotonic() - self._started)
        if early > 0 or self.sent % 16 == 0:
            await asyncio.sleep(max(0.0, early))

    async def _put(self, chunks: Sequence[bytes]) -> None:
        """Send the chunks in as few packets as they fit into."""
        bodies = [b""]
        for each in chunks:
            if len(bodies[-1]) + len(each) > PACKET_BYTES:
                bodies.append(b"")
            bodies[-1] += each
        for body in bodies:
            with contextlib.suppress(ConnectionError, SSL.Error):
                await self.agent._dtls._send_data(packet(body, self.sctp._remote_verification_tag))
            await self._pace(len(body) + 12)

    def tsn(self, ahead: int) -> int:
        """The number of a piece `ahead` of what was sent in good order."""
        return int(self.sctp._local_tsn + ahead) % 2**32

    def piece(self, ahead: int, text: bytes = b"x", *, flags: int = 3, stream: int = 0, later: int = 0) -> bytes:
        """Such a piece, of a message `later` than the next."""
        sequence = (self.sctp._outbound_stream_seq.get(0, 0) + later) % 2**16
        return piece(self.tsn(ahead), text, flags=flags, stream=stream, sequence=sequence)

    def sack(self, window: int, gaps: int = 0) -> bytes:
        """An acknowledgement of nothing new, and of pieces after so many gaps."""
        head = struct.pack("!LLHH", self.sctp._last_received_tsn or 0, window, gaps, 0)
        return chunk(SACK, 0, head + struct.pack("!HH", 1, 65535) * gaps)

    def reset(self, number: int) -> bytes:
        """A request to reset all streams."""
        return struct.pack("!HHLLL", 13, 16, number, 0, self.tsn(2**20))


def lasting(rng: random.Random, moves: Sequence[str]) -> str:
    """A move that makes the game last: to the centre if possible, but not from the payoff pile."""
    others = [move for move in moves if not move.startswith("payoff")]
    return rng.choice([move for move in others if ">c" in move] or others or moves)


CHUNKS: dict[str, Callable[[Mallory, int], list[bytes]]] = {
    # Middle pieces of one byte, without a first one.
    "crumbs": lambda guest, number: [guest.piece(number, flags=0)],
    # Pieces that need not keep to the order, on other streams.
    "unordered": lambda guest, number: [guest.piece(number, flags=4, stream=number % 1000)],
    # Every second piece, so that the gaps between never close.
    "gaps": lambda guest, number: [guest.piece(2 * (40 * (number + 1) + each)) for each in range(40)],
    # Messages of one byte, none left out, that all wait for an earlier one.
    "blocked": lambda guest, number: [guest.piece(40 * number + each, later=100) for each in range(40)],
    # A message of which more and more comes.
    "endless": lambda guest, number: [guest.piece(number, b"d" * 256, flags=0 if number else 2)],
    # Pieces that came long ago, forty times in a packet.
    "duplicates": lambda guest, _: [guest.piece(-1 - each % 3) for each in range(40)],
    # Acknowledgements by the packet, of nothing new.
    "sacks": lambda guest, _: [guest.sack(guest.rng.choice((0, 2**32 - 1)))] * 70,
    # An acknowledgement that lists gaps, most of them for pieces that were never sent.
    "sack_gaps": lambda guest, _: [guest.sack(2**20, gaps=250)],
    # The association started again and again.
    "inits": lambda guest, _: [
        chunk(INIT, 0, struct.pack("!LLHHL", guest.sctp._local_verification_tag, 2**17, 65535, 65535, guest.tsn(0)))
    ],
    # Hundreds of questions a packet, each to be answered by a packet.
    "heartbeats": lambda guest, _: [chunk(HEARTBEAT, 0, b"")] * 280,
    # Streams to be reset, again and again.
    "reconfigs": lambda guest, number: [
        chunk(RECONFIG, 0, b"".join(guest.reset(4 * number + each) for each in range(4)))
    ] * 8,
    # Pieces to skip, by the packet.
    "forwards": lambda guest, number: [
        chunk(FORWARD, 0, struct.pack("!LHH", guest.tsn(number), 0, number % 2**16))
    ] * 60,
}  # fmt: skip


def deaf(guest: Mallory, number: int) -> tuple[list[str], int]:
    """Questions that want answers, none of which is ever acknowledged."""

    async def ignore(*_: object) -> None:
        """Acknowledge nothing."""

    guest.sctp._send_sack = ignore
    return [f"p{10**6 + number}"], 900


MESSAGES: dict[str, Callable[[Mallory, int], tuple[list[str], int]]] = {
    "asks": deaf,
    # Another session with every message.
    "identities": lambda guest, _: ([f"i1 {guest.rng.randbytes(8).hex()}", "d1 " + frame_of(Hello("Mallory"))], 200),
    # Questions "are you there?".
    "pings": lambda _, number: ([f"p{10**6 + number}"], 100),
}


def said(guest: Mallory) -> str:
    """Phrases of all lengths, proposals, hellos, late moves, and messages that are refused."""
    rng = guest.rng
    return rng.choice(
        (
            frame_of(Say("hello " * rng.randrange(1, 30))),
            frame_of(Propose(rng.choice(("wait", "bot", "stop", "rematch")))),
            frame_of(Hello("Mallory")),
            frame_of(Move(rng.randrange(1000), "draw")),
            json.dumps({"kind": "say", "text": "x" * 60_000}),
        )
    )


FRAMES: dict[str, Callable[[Mallory], str]] = {
    "says": said,
    "tiny": lambda _: "x",
    "huge": lambda _: frame_of(Say("y" * 200)) + " " * 60_000,
}

STRANGERS = {"stranger-host": "host", "stranger-guest": "guest"}
SEEN = {"seen": False, "seen-dtls": True}
ADMITTED = ("nothing", *CHUNKS, "aborts", *MESSAGES, *FRAMES)
"""By name. A guest who floods with nothing shows what the machine does anyway."""


async def serve(name: str) -> None:
    """Do as the lines say, until they end."""
    attacker: Attacker
    if name in SEEN:
        attacker = tap = await Tap(dtls=SEEN[name]).__aenter__()
    else:
        attacker = Stranger(STRANGERS[name]) if name in STRANGERS else Mallory(name)
    control = StdioChannel()
    flooding: asyncio.Task[None] | None = None
    while True:
        body = json.loads(await control.receive())
        if "code" in body:
            code = await attacker.pass_on(body["whose"], body["code"])
            await control.send(json.dumps({"kind": "code", "code": code}))
        if "loss" in body:
            tap.change(Weather(loss=body["loss"]))
        if "rate" in body:
            fault = f", then {flooding.exception()!r}" if flooding and flooding.done() else ""
            await end_tasks(flooding)
            await control.send(json.dumps({"kind": "sent", "text": f"{attacker.sent} sent{fault}"}))
            flooding = asyncio.create_task(attacker.flood(body["rate"])) if body["rate"] else None


if __name__ == "__main__":
    with contextlib.suppress(LinkError):
        asyncio.run(serve(sys.argv[1]))
    os._exit(0)
