"""Targets that take in what a network brings: datagrams, packets of an association, lines of a pipe.

An input is a row of parts, each with a byte that says how it is to be sent, and its length in two bytes.
"""

import asyncio
import json
import struct
import tempfile
from collections.abc import Awaitable, Callable, Iterable, Iterator
from functools import cache
from typing import Any
from unittest import mock

from aioice import stun
from aioice.candidate import Candidate as IceCandidate
from aiortc import RTCSctpCapabilities, rtcsctptransport
from google_crc32c import value as crc32c

from p2p_malice.client import Client
from p2p_malice.errors import GarbledLinkError, LinkClosedError
from p2p_malice.link.aiortc.agent import Agent
from p2p_malice.link.aiortc.certificates import Certificate
from p2p_malice.link.aiortc.knocks import Calls
from p2p_malice.link.aiortc.ports import Port
from p2p_malice.link.aiortc.probe import StunProbe
from p2p_malice.link.aiortc.sctp import MAX_MESSAGE_SIZE, SCTP_PORT
from p2p_malice.link.channel import measure
from p2p_malice.link.replays import Replays
from p2p_malice.link.stdio import StdioChannel
from p2p_malice.plain.program import ProgramInterface
from p2p_malice.protocol.codec import encode
from p2p_malice.protocol.description import (
    CodeKind,
    Credentials,
    guest_credentials,
    host_credentials,
    mask_fingerprint,
    page_ufrag,
)
from p2p_malice.protocol.messages import Bye, Move, Refused
from p2p_malice.ui.contract import Pasted, Quit, Seats
from p2p_malice.words.catalogue import ENGLISH, load
from tests.fuzz.mutations import as_text, spoilt_json
from tests.fuzz.target import Target

Part = tuple[int, bytes]

WORDS = load(ENGLISH, malice="p2p_malice.games.malice", spite="p2p_malice.games.spite")
KEY = b"secret!!"
OWN, REMOTE = host_credentials(KEY, 7), Credentials("gues", "g" * 22)
STRANGER = ("192.0.2.9", 4711)


def parts_of(data: bytes) -> list[Part]:
    """What a row of parts consists of."""
    parts = []
    while len(data) >= 3:
        how, size = struct.unpack_from("!BH", data)
        parts.append((how, data[3 : 3 + size]))
        data = data[3 + size :]
    return parts


def row_of(*parts: Part) -> bytes:
    """The inverse of `parts_of`."""
    return b"".join(struct.pack("!BH", how, len(content)) + content for how, content in parts)


def in_a_loop(work: Callable[[], Awaitable[None]]) -> None:
    """Run `work` in an event loop of its own. Raises as well what a task or a callback raised that nobody awaits."""
    faults: list[BaseException] = []

    def note(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        faults.append(context.get("exception") or AssertionError(context["message"]))

    async def watched() -> None:
        asyncio.get_running_loop().set_exception_handler(note)
        await work()

    asyncio.run(watched())
    for fault in faults:
        raise fault


@cache
def _certificate() -> Certificate:
    return Certificate.generateCertificate()


def _agent(*, is_controlling: bool = False, calls: Calls | None = None) -> Agent:
    return Agent(
        _certificate(),
        OWN,
        is_controlling=is_controlling,
        is_dtls_client=True,
        on_message=lambda _: None,
        on_end=lambda _: None,
        replays=Replays(),
        calls=calls,
    )


# --- STUN ------------------------------------------------------------------------------------------------------------

SIGNED, NAMED = 1, 2
"""How a datagram is sent: with a right signature, with the name of this end in front."""


class _Wire(asyncio.DatagramTransport):
    """A network that only notes what is sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []

    def sendto(self, data: Any, addr: Any = None) -> None:
        self.sent.append(data)

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("192.0.2.1", 4711) if name == "sockname" else default


def check_port(data: bytes) -> None:
    """Whatever comes to a port, nothing is raised, and only a signed question gets an answer.

    Nothing is kept but what looks like DTLS and comes from where a signed question came from.
    """

    async def work() -> None:
        port, wire = Port(), _Wire()
        port.connection_made(wire)
        port.local_candidate = IceCandidate("1", 1, "udp", 1, "192.0.2.1", 4711, "host")
        waiting, knocking = _agent(calls=Calls(OWN, KEY, lambda _: None)), _agent(is_controlling=True)
        knocking._connection.remote_username = REMOTE.ufrag
        knocking._connection.remote_password = REMOTE.password
        knocking._connection._early_checks_done = True
        for agent in (waiting, knocking):
            agent.sockets.own(port.open_socket(agent._connection))
        signed = records = 0
        for how, content in parts_of(data):
            datagram = _datagram(how, content)
            signed += how & SIGNED
            records += signed > 0 and 20 <= datagram[:1].ljust(1, b"\xff")[0] < 64
            port.datagram_received(datagram, STRANGER)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert len(wire.sent) <= 2 * signed
        for agent in (waiting, knocking):
            assert agent._connection._queue.qsize() <= records

    in_a_loop(work)


def _datagram(how: int, content: bytes) -> bytes:
    """A STUN message with a right length where it is signed; `content` itself otherwise."""
    head, attributes = content[:20].ljust(20, b"\0"), content[20:]
    if how & NAMED:
        attributes = attribute(0x0006, f"{OWN.ufrag}:{REMOTE.ufrag}".encode()) + attributes
    if not how & SIGNED:
        return head + attributes if how & NAMED else content
    message = head[:2] + b"\0\0" + stun.COOKIE.to_bytes(4, "big") + head[8:] + attributes + bytes(-len(attributes) % 4)
    message += attribute(0x0008, stun.message_integrity(message, OWN.password.encode()))
    message += attribute(0x8028, stun.message_fingerprint(message).to_bytes(4, "big"))
    return stun.set_body_length(message, len(message) - 20)


def attribute(kind: int, value: bytes) -> bytes:
    """One of a STUN message."""
    return struct.pack("!HH", kind, len(value)) + value + bytes(-len(value) % 4)


def _message(method: int, kind: int, **attributes: Any) -> bytes:
    named = {name.replace("_", "-"): value for name, value in attributes.items()}
    return bytes(stun.Message(stun.Method(method), stun.Class(kind), bytes(12), named))


def _port_seeds() -> Iterator[bytes]:
    knock = {"PRIORITY": 1, "SOFTWARE": f"p2p-malice {'0f' * 32} relayed"}
    for more in (
        {"ICE_CONTROLLING": 7},
        {"ICE_CONTROLLED": 7, "USE_CANDIDATE": None},
        {"ICE_CONTROLLING": 2**64 - 1, "XOR_MAPPED_ADDRESS": ("192.0.2.1", 1), "ERROR_CODE": (487, "Role")},
    ):
        message = _message(1, 0, **knock, **more)
        yield row_of((SIGNED | NAMED, message))
        yield row_of((NAMED, message), (SIGNED | NAMED, message), (SIGNED | NAMED, message))
    fingerprint = bytes(range(32))
    guest = guest_credentials(KEY, 7, fingerprint)
    masked = mask_fingerprint(KEY, guest.ufrag, fingerprint).hex()
    names = {"USERNAME": f"{OWN.ufrag}:{guest.ufrag}", "SOFTWARE": f"p2p-malice {masked}"}
    yield row_of((SIGNED, _message(1, 0, PRIORITY=1, ICE_CONTROLLED=7, **names)))
    page = page_ufrag(OWN, KEY, _page()) + ":" + "p" * 4
    yield row_of((SIGNED, _message(1, 0, USERNAME=page, PRIORITY=1, ICE_CONTROLLING=7)))
    for address in ("192.0.2.1", "2001:db8::1"):
        yield row_of((0, _message(1, 0x100, XOR_MAPPED_ADDRESS=(address, 1), OTHER_ADDRESS=(address, 2))))
    yield row_of((NAMED, b""), (0, b"\x16\xfe\xfd" + bytes(10)), (0, b""))


def _page() -> Any:
    return mock.Mock(fingerprint=bytes(range(32)), known_credentials=Credentials("page", "p" * 22))


def check_probe(data: bytes) -> None:
    """Whatever a STUN server answers, nothing is raised, and an answer that counts names an address and a port."""

    async def work() -> None:
        probe, wire = StunProbe(), _Wire()
        probe.connection_made(wire)
        asking = asyncio.create_task(probe.ask(("192.0.2.1", 3478), 60.0))
        await asyncio.sleep(0)
        question = wire.sent[0][8:20]
        for _, content in parts_of(data):
            probe.datagram_received(content[:8] + question + content[20:], STRANGER)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        if asking.done() and (answer := asking.result()):
            for host, port in filter(None, (answer.mapped, answer.other)):
                assert 0 <= port <= 0xFFFF
                assert host

    in_a_loop(work)


def _probe_seeds() -> Iterator[bytes]:
    for address in ("192.0.2.1", "2001:db8::1"):
        yield row_of((0, _message(1, 0x100, MAPPED_ADDRESS=(address, 1), OTHER_ADDRESS=(address, 2))))
        yield row_of((0, _message(1, 0x100, XOR_MAPPED_ADDRESS=(address, 1))))
    yield row_of((0, _message(1, 0x110, ERROR_CODE=(401, "no"), REALM="r", NONCE=b"n")))


# --- SCTP ------------------------------------------------------------------------------------------------------------

_MEETING, _MET = range(2)
INIT, SACK, HEARTBEAT, SHUTDOWN, COOKIE_ECHO, COOKIE_ACK, RECONFIG, FORWARD = 1, 3, 4, 7, 10, 11, 130, 192
_TSN = 1
"""Both ends' first transmission sequence number and verification tag here."""


def check_sctp(data: bytes) -> None:
    """Whatever chunks the other end sends, the association takes them or ends, and keeps no more than it offered.

    The first part's byte says whether the two ends have met already.
    """

    async def work() -> None:
        with mock.patch.object(rtcsctptransport, "random32", lambda: _TSN):
            agent = _agent()
        sent: list[bytes] = []
        sctp = agent._sctp

        async def send(packet: bytes) -> None:
            sent.append(packet)

        agent._dtls._send_data = send  # type: ignore[assignment, method-assign]
        await sctp.start(RTCSctpCapabilities(MAX_MESSAGE_SIZE), SCTP_PORT)
        offered = sctp._advertised_rwnd
        parts = parts_of(data)
        if parts and parts[0][0] % 2 == _MET:
            await sctp._handle_data(packet(chunk(INIT, 0, _INIT_BODY)))
            sctp._set_state(sctp.State.ESTABLISHED)
            agent.send("d1 " + "x" * 3000)
        await asyncio.sleep(0)
        try:
            for _, chunks in parts:
                await sctp._handle_data(packet(chunks))
                await asyncio.sleep(0)
        except ConnectionError:
            assert sctp.fault is not None
        pieces = [piece for stream in sctp._inbound_streams.values() for piece in stream.reassembly]
        assert all(piece.stream_id == 0 and piece.user_data for piece in pieces)
        assert sum(len(piece.user_data) for piece in pieces) <= offered
        assert sum(map(len, sent)) <= 8_000 + 40 * len(data)
        await sctp.stop()
        await asyncio.sleep(0)

    in_a_loop(work)


def packet(chunks: bytes, tag: int = _TSN) -> bytes:
    """An SCTP packet with these chunks, the right checksum and the verification tag; that of an INIT is 0."""
    head = struct.pack("!HHL", SCTP_PORT, SCTP_PORT, 0 if chunks[:1] == bytes([INIT]) else tag)
    return head + struct.pack("<L", crc32c(head + bytes(4) + chunks)) + chunks


def chunk(kind: int, flags: int, body: bytes) -> bytes:
    """One of an SCTP packet."""
    return struct.pack("!BBH", kind, flags, len(body) + 4) + body + bytes(-len(body) % 4)


def piece(tsn: int, text: bytes, *, flags: int = 3, stream: int = 0, sequence: int = 0, protocol: int = 51) -> bytes:
    """A DATA chunk: a whole message unless its `flags` say otherwise."""
    return chunk(0, flags, struct.pack("!LHHL", tsn, stream, sequence, protocol) + text)


_INIT_BODY = struct.pack("!LLHHLHHHHBBxx", _TSN, 1 << 20, 65535, 65535, _TSN, 0xC000, 4, 0x8008, 6, 192, 130)


def _sctp_seeds() -> Iterator[bytes]:
    reset = struct.pack("!HHLLLH", 13, 18, 1, 1, 0, 0)
    answer, more = struct.pack("!HHLL", 16, 12, 1, 1), struct.pack("!HHLHH", 17, 12, 1, 4, 0)
    sack = struct.pack("!LLHHHHL", 1, 1 << 20, 1, 1, 2, 3, 1)
    talks: tuple[Iterable[bytes], ...] = (
        [piece(1, b"d1 x"), piece(2, b"d2 y", sequence=1)],
        [piece(1, b"d1 ", flags=2), piece(3, b"z", flags=1), piece(2, b"y", flags=0), piece(2, b"y", flags=0)],
        [piece(1, b"u", flags=7), piece(2, b"x", stream=2), piece(2, b"x", protocol=50)],
        [chunk(SACK, 0, sack), chunk(SACK, 0, struct.pack("!LLHH", 3, 1 << 20, 0, 0))],
        [chunk(HEARTBEAT, 0, struct.pack("!HH", 1, 8) + b"beat"), chunk(SHUTDOWN, 0, bytes(4)), chunk(14, 0, b"")],
        [chunk(RECONFIG, 0, reset), chunk(RECONFIG, 0, answer), chunk(RECONFIG, 0, more)],
        [chunk(FORWARD, 0, struct.pack("!LHH", 3, 0, 1)), piece(2, b"x"), piece(4, b"x", sequence=2)],
        [chunk(INIT, 0, _INIT_BODY), chunk(COOKIE_ECHO, 0, bytes(24)), chunk(COOKIE_ACK, 0, b"")],
        [chunk(2, 0, _INIT_BODY + struct.pack("!HHL", 7, 8, 1)), chunk(COOKIE_ACK, 0, b"")],
        [chunk(9, 0, struct.pack("!HH", 3, 4)), chunk(6, 0, b"")],
    )
    for talk in talks:
        for state in (_MEETING, _MET):
            yield row_of(*((state, chunk) for chunk in talk))
            yield row_of((state, b"".join(talk)))


# --- lines of a pipe -------------------------------------------------------------------------------------------------


def check_stdio(data: bytes) -> None:
    """Whatever comes on stdin, its good lines are frames, and then the link ends: garbled, or simply closed."""

    async def work() -> None:
        with tempfile.TemporaryFile() as file, tempfile.TemporaryFile() as unread:
            file.write(data)
            file.seek(0)
            channel = StdioChannel(file.fileno(), unread.fileno())
            frames: list[str] = []
            try:
                while True:
                    frames.append(await channel.receive())
            except GarbledLinkError:
                assert not _is_text(_lines(data)[len(frames)])
            except LinkClosedError:
                assert len(frames) == len(_lines(data))
            assert [frame.encode() for frame in frames] == _lines(data)[: len(frames)]
            await channel.close()

    in_a_loop(work)


def _lines(data: bytes) -> list[bytes]:
    *lines, rest = data.split(b"\n")
    return [line.removesuffix(b"\r") for line in lines] + [rest] * bool(rest)


def _is_text(line: bytes) -> bool:
    try:
        return line.decode() is not None
    except UnicodeDecodeError:
        return False


MAX_LINES = 20
"""Each costs tasks of its own."""


class _Lines:
    """A channel that brings given lines and then ends; what is said to it is noted."""

    binding = ""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)
        self.said: list[str] = []

    async def send(self, frame: str) -> None:
        measure(frame)
        self.said.append(frame)

    async def receive(self) -> str:
        line = next(self._lines, None)
        if line is None:
            raise LinkClosedError
        return line

    async def close(self) -> None:
        pass


def check_program(data: bytes) -> None:
    """Whatever a program writes, it is told in JSON what was wrong with it, and nothing is raised but what it wants."""
    lines = as_text(data).split("\n")[:MAX_LINES]

    async def work() -> None:
        channel = _Lines(lines)
        face = ProgramInterface(channel, WORDS)
        for _ in lines:
            wish = await face.wish(CodeKind.REPLY)
            assert not isinstance(wish, Pasted) or isinstance(wish.text, str)
            if wish == Quit():
                break
        channel._lines = iter(lines)
        (player,) = face.players(Seats(invite=_nothing, answer=_text))
        said = [await player.act(Client()) for _ in lines]
        assert all(said)
        channel._lines = iter(lines)
        assert await face.wish(None) == Quit()
        for frame in channel.said:
            assert isinstance(json.loads(frame)["kind"], str)

    in_a_loop(work)


async def _nothing() -> None:
    pass


async def _text(text: str) -> None:
    assert isinstance(text, str)


def _line_seeds() -> Iterator[bytes]:
    yield b'{"kind":"invitation","code":"MDW1-0"}\n{"kind":"new","friend":2}\n{"kind":"start"}\n{"kind":"invite"}'
    yield b'{"kind":"reply","code":7}\r\n\r\n[1]\n"\xc3\xbc"\nnull\n{"kind":["new"]}\n\xff\n{}'
    yield "\n".join((encode(Move(3, "payoff>c0")), encode(Bye("left")))).encode()
    yield encode(Refused("stale_move")).encode() + b"\n{"


TARGETS = (
    Target("stun-ports", check_port, _port_seeds, steps=10_000, steps_a_byte=200),
    Target("stun-probes", check_probe, _probe_seeds, steps=10_000),
    Target("sctp", check_sctp, _sctp_seeds, steps=20_000, steps_a_byte=200),
    Target("stdio", check_stdio, _line_seeds, steps=10_000, steps_a_byte=100, mutate=spoilt_json),
    Target("programs", check_program, _line_seeds, steps=10_000, steps_a_byte=1_000, longest=512, mutate=spoilt_json),
)
