"""The private parts of aiortc and aioice that we lean on are where we left them, and hold what we lean on.

When one of these fails after a version was raised: read what changed there, mend `aiortc_internals.py`, and only then
this file.
"""

import ast
import asyncio
import contextlib
import socket
import struct
import types
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aioice.ice
import aioice.stun
import aioice.turn
import aiortc
import pytest
from aiortc import rtcsctptransport
from aiortc.rtcsctptransport import SCTP_DATA_UNORDERED, WEBRTC_BINARY, WEBRTC_DCEP, WEBRTC_STRING, DataChunk
from google_crc32c import value as crc32c

import p2p_malice
from p2p_malice.errors import GarbledLinkError, UnsupportedLibraryError
from p2p_malice.link import aiortc_internals
from p2p_malice.link.addresses import LOOPBACK
from p2p_malice.link.aiortc_internals import (
    CHUNK_BURST,
    DATAGRAM_BURST,
    DATAGRAMS_PER_SECOND,
    KNOCK_BACK_AFTER,
    MAX_OUTSTANDING_CHUNKS,
    MAX_REMOTE_ADDRESSES,
    MAX_UNSENT_BYTES,
    MAX_UNSENT_PIECES,
    MAX_WAITING_DATAGRAMS,
    STUN_HEADER,
    SUPPORTED,
    Agent,
    Certificate,
    Port,
    check_versions,
    fingerprint_of,
)
from p2p_malice.link.reliable import ReliableChannel
from p2p_malice.link.replays import Replays
from p2p_malice.link.settings import LinkSettings
from p2p_malice.link.webrtc import _Peer, open_invitation, open_reply
from p2p_malice.protocol.description import Candidate, CandidateType, Credentials
from tests.link.replies import reply_of

CONNECTION = """
    _check_list _check_list_done _check_periodic _early_checks _early_checks_done _local_candidates
    _local_candidates_end _local_candidates_start _nominated _pair_remote_candidate _protocols _queue build_request
    check_incoming check_start_task check_state ice_controlling data_received local_candidates local_username
    remote_candidates remote_password request_received
"""


def agent() -> Agent:
    """An agent without a network."""
    return Agent(
        Certificate.generateCertificate(),
        Credentials("abcd", "x" * 22),
        is_controlling=True,
        is_dtls_client=True,
        replays=Replays(),
        on_message=lambda _: None,
        on_end=lambda _: None,
    )


@asynccontextmanager
async def met() -> AsyncIterator[tuple[ReliableChannel, ReliableChannel, Agent]]:
    """Two ends that have met, and the agent below the second."""
    settings = LinkSettings(stun=())
    async with (
        asyncio.timeout(20),
        await open_invitation(1, settings) as host,
        await open_reply(host.description, settings) as guest,
    ):
        one, other = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())
        yield one, other, guest._agent
        await asyncio.gather(one.close(), other.close())


def test_the_installed_versions_are_the_supported_ones() -> None:
    """What is tested here is what is pinned."""
    assert {"aiortc": aiortc.__version__, "aioice": aioice.__version__} == SUPPORTED


@pytest.mark.parametrize("name", SUPPORTED)
def test_another_version_is_refused_with_what_to_install(name: str) -> None:
    """A version that nobody has looked into is not tried out on a player."""
    with pytest.raises(UnsupportedLibraryError, match=f"{name} 0.0.1 is installed.*pip install aiortc==") as caught:
        check_versions({**SUPPORTED, name: "0.0.1"})

    assert caught.value.exit_status == 1


async def test_the_connection_has_the_names_we_use() -> None:
    """The ICE agent's inside."""
    connection = agent()._connection

    assert [name for name in CONNECTION.split() if not hasattr(connection, name)] == []


async def test_the_transports_have_the_names_we_use() -> None:
    """The inside of ICE, DTLS and SCTP transports."""
    end = agent()

    assert end._ice._connection is end._connection
    assert end._dtls._role == "client"
    assert end._dtls._task is None
    assert not end._dtls.encrypted
    assert end._sctp._advertised_rwnd > 0
    for name in (
        "_abort",
        "_handle_data",
        "_receive_data_chunk",
        "_receive_sack_chunk",
        "_data_channel_receive",
        "_send_chunk",
    ):
        assert asyncio.iscoroutinefunction(getattr(aiortc.RTCSctpTransport, name)), name
    assert end._sctp._get_inbound_stream(0).reassembly == []
    assert end._sctp._local_tsn >= 0
    assert rtcsctptransport.HeartbeatChunk(body=b"\0\1\0\5x\0\0\0").params == [(1, b"x")]
    await end.close()


def test_the_socket_and_the_pair_have_the_names_we_use() -> None:
    """The inside of a STUN socket, a candidate pair and a relay's transport."""
    for name in ("datagram_received", "request", "send_stun"):
        assert hasattr(aioice.ice.StunProtocol, name), name
    assert {"message_class", "attributes"} <= vars(aioice.stun.Message(1, 0)).keys()  # type: ignore[arg-type]
    assert aioice.stun.HEADER_LENGTH == STUN_HEADER
    assert {state.name for state in aioice.ice.CandidatePair.State} >= {"WAITING", "IN_PROGRESS", "SUCCEEDED", "FAILED"}
    pair = aioice.ice.CandidatePair(None, None)  # type: ignore[arg-type]
    assert (pair.task, pair.nominated) == (None, False)
    assert "_TurnTransport__close_task" in vars(aioice.turn.TurnTransport(None))  # type: ignore[arg-type]
    assert aioice.turn.UDP_SOCKET_BUFFER_SIZE > 0


def test_a_fingerprint_is_the_sha_256_of_the_certificate() -> None:
    """32 bytes, the same each time."""
    certificate = Certificate.generateCertificate()

    assert len(fingerprint_of(certificate)) == 32
    assert fingerprint_of(certificate) == fingerprint_of(certificate)


async def test_an_agent_that_was_never_used_closes() -> None:
    """Closing twice, before anything was opened, does no harm."""
    end = agent()
    await end.close()
    await end.close()

    end.send("into nothing")
    assert end.path is None


@pytest.mark.parametrize(
    ("stream", "kind", "data"),
    [
        (0, WEBRTC_STRING, b"\xff\xfe"),
        (0, WEBRTC_BINARY, b"d1 x"),
        (2, WEBRTC_STRING, b"d1 x"),
        (0, WEBRTC_DCEP, b"\x03" + bytes(11)),
        (0, WEBRTC_STRING, b"nonsense"),
        (0, WEBRTC_STRING, b"d1 " + b"x" * 70_000),
    ],
)
async def test_hostile_bytes_end_the_link_and_nothing_else(stream: int, kind: int, data: bytes) -> None:
    """Whatever a peer puts on the association, this end says that it was garbled, without noise and without leaks."""
    async with met() as (one, _, hostile):
        await hostile._sctp._send(stream, kind, data)

        with pytest.raises(GarbledLinkError):
            await one.receive()


async def test_pieces_without_an_end_are_not_collected_for_ever() -> None:
    """A message whose last piece never comes is cut off when it exceeds what was offered to take in."""
    async with met() as (one, _, hostile):
        one_agent = one._wire
        assert isinstance(one_agent, Agent)
        one_agent._sctp._advertised_rwnd = 1000
        await hostile._sctp._send(0, WEBRTC_STRING, b"d1 " + b"x" * 5000)

        with pytest.raises(GarbledLinkError):
            await one.receive()


@pytest.mark.parametrize(("flags", "stream"), [(0, 0), (SCTP_DATA_UNORDERED | 3, 0), (3, 7)])
async def test_crumbs_do_not_hold_a_core(flags: int, stream: int) -> None:
    """One-byte pieces, unordered ones and other streams: the sender is cut off."""
    async with met() as (one, _, hostile):
        target = one._wire
        assert isinstance(target, Agent)
        await hostile._sctp._send_chunk(piece(target, 1, flags, stream))

        with pytest.raises(GarbledLinkError):
            await one.receive()


async def test_what_waits_behind_a_gap_is_limited_and_comes_again() -> None:
    """So many pieces wait for a missing one; the others are dropped as if lost, and the link goes on."""
    async with met() as (one, _, _):
        target = one._wire
        assert isinstance(target, Agent)
        for number in range(2, 2 * MAX_OUTSTANDING_CHUNKS):
            await target._sctp._receive_data_chunk(piece(target, number, 3, 0))
        waiting = target._sctp._get_inbound_stream(0).reassembly
        assert len(waiting) == MAX_OUTSTANDING_CHUNKS

        missing = piece(target, 1, 3, 0)
        for late in (missing, *waiting):
            late.user_data = b"p77"
        await target._sctp._receive_data_chunk(missing)

        assert waiting is not target._sctp._get_inbound_stream(0).reassembly
        assert target._sctp._get_inbound_stream(0).reassembly == []
        assert one._inbox.end is None


def piece(receiver: Agent, number: int, flags: int, stream: int) -> DataChunk:
    """The piece that comes as that number after all that `receiver` has taken in so far."""
    sctp = receiver._sctp
    assert sctp._last_received_tsn is not None
    chunk = DataChunk(flags=flags)
    chunk.tsn = (sctp._last_received_tsn + number) % 2**32
    chunk.stream_id, chunk.protocol, chunk.user_data = stream, WEBRTC_STRING, b"x"
    chunk.stream_seq = sctp._get_inbound_stream(0).sequence_number + number - 1
    return chunk


async def test_answers_to_an_end_that_acknowledges_nothing_do_not_pile_up() -> None:
    """Who never says what arrived is sent no more than there is room for; the rest waits in the session."""
    async with met() as (one, other, _):
        answering = one._wire
        assert isinstance(answering, Agent)

        async def ignore(chunk: Any) -> None:
            """Take no acknowledgement."""

        answering._sctp._receive_sack_chunk = ignore  # type: ignore[method-assign]
        for _ in range(900):
            await one.send("x" * 1000)
            await asyncio.sleep(0)
        await other.receive()

        assert not answering.has_room
        assert answering._channel.bufferedAmount < 2 * MAX_UNSENT_BYTES
        answering._sctp._receive_sack_chunk = types.MethodType(  # type: ignore[method-assign]
            aiortc.RTCSctpTransport._receive_sack_chunk, answering._sctp
        )


async def test_more_datagrams_than_a_game_needs_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """A flood of records from the other end's own address costs next to nothing once its allowance is used up."""
    async with met() as (one, other, _):
        target = one._wire
        assert isinstance(target, Agent)
        socket = target._sockets[0]
        address = target.remote_address
        assert address
        wanted = [socket.wants(b"\x17" + bytes(50), address) for _ in range(2 * DATAGRAM_BURST)]

        assert not all(wanted)
        assert sum(wanted) <= DATAGRAM_BURST + DATAGRAMS_PER_SECOND
        await other.send("later")
        assert await one.receive() == "later"


async def test_a_strangers_records_before_the_meeting_do_no_harm() -> None:
    """Records that come before anybody may send them are not kept: they would crowd out the real handshake."""
    settings = LinkSettings(stun=())
    async with (
        asyncio.timeout(20),
        await open_invitation(1, settings) as host,
        await open_reply(host.description, settings) as guest,
    ):
        for peer in (host, guest):
            for _ in range(2 * MAX_WAITING_DATAGRAMS):
                peer._agent._connection._protocols[0].datagram_received(b"\x16\xfe\xfd" + bytes(10), ("192.0.2.1", 5))
        one, other = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())
        await one.send("hello")

        assert await other.receive() == "hello"
        await asyncio.gather(one.close(), other.close())


@pytest.mark.parametrize("name", ["abcd:efgh", "other:efgh", ""])
async def test_who_cannot_sign_gets_no_answer(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A STUN request is answered to who knows the code alone, so that this end cannot be made to flood others."""
    end = agent()
    socket = await end.bind("127.0.0.1", 0)
    answers: list[aioice.stun.Message] = []
    monkeypatch.setattr(socket, "send_stun", lambda message, _address: answers.append(message))
    request = aioice.stun.Message(aioice.stun.Method.BINDING, aioice.stun.Class.REQUEST)
    request.attributes |= {"USERNAME": name, "PRIORITY": 1, "ICE-CONTROLLED": 7}
    socket.datagram_received(bytes(request), ("192.0.2.1", 5))
    request.add_message_integrity(b"wrong" * 5)
    socket.datagram_received(bytes(request), ("192.0.2.1", 5))
    assert answers == []

    request.add_message_integrity(b"x" * 22)
    socket.datagram_received(bytes(request), ("192.0.2.1", 5))
    assert len(answers) == (name == "abcd:efgh")
    await end.close()


async def test_the_way_to_a_relay_is_used_while_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Packets that want no answer keep the routers' memory of it fresh."""
    monkeypatch.setattr(aiortc_internals, "RELAY_KEEP_ALIVE_EVERY", 0)
    sent: asyncio.Queue[tuple[aioice.stun.Message, tuple[str, int]]] = asyncio.Queue()

    class Client:
        """What aioice has below a relay's port."""

        server = ("192.0.2.1", 3478)

        def send_stun(self, message: aioice.stun.Message, address: tuple[str, int]) -> None:
            """Note it."""
            sent.put_nowait((message, address))

    port = Port()
    port.connection_made(aioice.turn.TurnTransport(Client()))  # type: ignore[arg-type]
    keeping_alive = asyncio.create_task(port.keep_alive())

    async with asyncio.timeout(5):
        for _ in range(2):
            message, address = await sent.get()
            assert (message.message_method, message.message_class) == (
                aioice.stun.Method.BINDING,
                aioice.stun.Class.INDICATION,
            )
            assert address == Client.server
    keeping_alive.cancel()


async def test_knocking_in_vain_leaves_the_processor_alone() -> None:
    """Once every way has been tried the agent waits for answers: aioice would look fifty times a second, for hours."""
    end = agent()
    looks = 0
    look = end._connection._check_periodic

    def count_looks() -> bool:
        nonlocal looks
        looks += 1
        return look()

    end._connection._check_periodic = count_looks  # type: ignore[method-assign]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as nobody:
        nobody.bind((LOOPBACK, 0))
        await end.bind(LOOPBACK, 0)
        end.add_remote([Candidate(CandidateType.HOST, *nobody.getsockname())])
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                await end.find_path(Credentials("efgh", "y" * 22))
    await end.close()

    assert 0 < looks < 10


async def test_an_address_that_is_known_late_is_tried_all_the_same() -> None:
    """The lookup of a browser's mDNS name may take longer than trying all the others."""
    end = agent()
    with (
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as nobody,
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as somebody,
    ):
        for each in (nobody, somebody):
            each.bind((LOOPBACK, 0))
            each.setblocking(False)
        await end.bind(LOOPBACK, 0)
        end.add_remote([Candidate(CandidateType.HOST, *nobody.getsockname())])
        finding = asyncio.create_task(end.find_path(Credentials("efgh", "y" * 22)))
        async with asyncio.timeout(10):
            loop = asyncio.get_running_loop()
            await loop.sock_recv(nobody, 2000)
            end.add_remote([Candidate(CandidateType.HOST, *somebody.getsockname())])

            assert await loop.sock_recv(somebody, 2000)
    await end.close()
    await asyncio.gather(finding, return_exceptions=True)


@pytest.mark.parametrize("turns", range(6))
async def test_a_handshake_that_is_given_up_ends_whatever_arrives_then(turns: int) -> None:
    """A record that comes in the very moment in which the handshake is cancelled does not keep it going."""
    end, records = agent(), asyncio.Queue[bytes]()
    asked = asyncio.Event()

    async def receive() -> bytes:
        asked.set()
        return await records.get()

    async def send(data: bytes) -> None:
        assert data

    end._ice._recv, end._ice._send = receive, send
    securing = asyncio.create_task(end.secure(bytes(32)))
    async with asyncio.timeout(20):
        await asked.wait()
        records.put_nowait(b"\x16" + bytes(20))
        for _ in range(turns):
            await asyncio.sleep(0)
        securing.cancel()
        await asyncio.wait({securing})
    assert securing.cancelled()
    await end.close()


async def test_what_was_due_to_be_sent_again_is_not_after_the_end() -> None:
    """A timer that ran out just before the end is not set again by what it started: that would go on for ever."""

    async def lose(chunk: Any) -> None:
        sent.append(chunk)

    sent: list[Any] = []

    end = agent()
    end._sctp._send_chunk = lose  # type: ignore[method-assign]
    end._sctp._set_state(end._sctp.State.ESTABLISHED)
    end.send("lost")
    await asyncio.sleep(0)
    assert end._sctp._t3_handle is not None

    end._sctp._t3_expired()
    await end._sctp.stop()
    for _ in range(3):
        await asyncio.sleep(0)
    assert [type(chunk).__name__ for chunk in sent] == ["DataChunk", "AbortChunk", "DataChunk"]
    assert end._sctp._t3_handle is None
    await end.close()


async def test_a_port_that_was_lost_can_be_closed() -> None:
    """When a relay forgets us its port is gone before the agent lets go of it."""
    owner = agent()
    socket = await owner.bind("127.0.0.1", 0)
    assert not socket.transport.is_closing()

    socket.port.connection_lost(None)

    assert socket.transport.is_closing()
    socket.port.transport.close()
    await owner.close()


def test_no_other_module_knows_the_libraries() -> None:
    """Neither aiortc nor aioice is imported anywhere else in the program."""
    package = Path(p2p_malice.__file__).parent
    users = []
    for path in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            else:
                continue
            if any(name.partition(".")[0] in SUPPORTED for name in names):
                users.append(path.name)

    assert set(users) == {"aiortc_internals.py"}


def test_what_no_relay_says_is_dropped_quietly() -> None:
    """Half an attribute, and bytes that are no answer at all, raise nothing where nobody would see it."""
    relay = ("192.0.2.1", 3478)
    client = aioice.turn.TurnClientUdpProtocol(relay, "user", "word", lifetime=600, channel_refresh_time=500)
    answer = bytes(aioice.stun.Message(aioice.stun.Method.ALLOCATE, aioice.stun.Class.RESPONSE))
    half = answer[:2] + b"\x00\x08" + answer[4:] + b"\x00\x0d\x00\x02" + bytes(4)
    for data in (half, b"", b"\x40", bytes(30), b"\xff" * 30):
        client.datagram_received(data, relay)


async def test_a_packet_full_of_questions_does_not_hold_a_core() -> None:
    """Each of hundreds of chunks in a packet counts, so a guest cannot have hundreds of answers made for one packet."""
    async with met() as (one, _, hostile):
        target = one._wire
        assert isinstance(target, Agent)
        answers: list[Any] = []
        send_chunk = target._sctp._send_chunk

        async def note_and_send(chunk: Any) -> None:
            answers.append(chunk)
            if not isinstance(chunk, rtcsctptransport.HeartbeatAckChunk):
                await send_chunk(chunk)

        target._sctp._send_chunk = note_and_send  # type: ignore[method-assign]
        for _ in range(100):
            await target._sctp._handle_data(packet(hostile, *[rtcsctptransport.HeartbeatChunk()] * 280))

        assert len(answers) <= CHUNK_BURST
        assert one._inbox.end is None


def packet(sender: Agent, *chunks: rtcsctptransport.Chunk) -> bytes:
    """The chunks in one packet, as `sender`'s association would send them."""
    head = struct.pack("!HHL", 5000, 5000, sender._sctp._remote_verification_tag)
    body = b"".join(map(bytes, chunks))
    return head + struct.pack("<L", crc32c(head + bytes(4) + body)) + body


async def test_a_new_wire_brings_no_new_allowance() -> None:
    """What a guest may send counts for its link: one that has its wire made anew has used it up all the same."""
    async with met() as (one, _, _):
        line = one._dialler
        assert isinstance(line, _Peer)

        assert line._new_agent(line._remote)._sctp._allowance is line._agent._sctp._allowance


async def test_small_messages_that_all_wait_for_one_are_limited() -> None:
    """Where no piece is missing but nothing is whole, the sender is cut off before a million pieces wait."""
    async with met() as (one, _, _):
        target = one._wire
        assert isinstance(target, Agent)

        async def flood() -> None:
            for _ in range(3 * MAX_OUTSTANDING_CHUNKS):
                chunk = piece(target, 1, 3, 0)
                chunk.stream_seq += 100
                await target._sctp._receive_data_chunk(chunk)

        with pytest.raises(ValueError, match="nothing is whole"):
            await flood()
        assert len(target._sctp._get_inbound_stream(0).reassembly) == 2 * MAX_OUTSTANDING_CHUNKS


async def test_small_answers_that_nobody_acknowledges_do_not_pile_up() -> None:
    """A few bytes each, they would be a hundred thousand before they are half a megabyte."""
    async with met() as (one, _, _):
        answering = one._wire
        assert isinstance(answering, Agent)
        sent = 0
        while answering.has_room:
            answering.send("r1")
            sent += 1

        assert sent <= MAX_UNSENT_PIECES


def check(name: str, breaker: int, password: str = "x" * 22) -> aioice.stun.Message:
    """A signed check of the agent with that tie-breaker."""
    message = aioice.stun.Message(aioice.stun.Method.BINDING, aioice.stun.Class.REQUEST)
    message.attributes |= {"USERNAME": name, "PRIORITY": 1, "ICE-CONTROLLED": breaker}
    message.add_message_integrity(password.encode())
    return message


async def test_old_checks_from_many_addresses_do_not_make_an_end_deaf() -> None:
    """The oldest callers that never answered are forgotten, so the other end is heard at a new address."""
    end = agent()
    socket = await end.bind("127.0.0.1", 0)
    connection = end._connection
    connection.remote_username, connection.remote_password = "efgh", "y" * 22
    connection._early_checks_done = True
    for number in range(3 * MAX_REMOTE_ADDRESSES):
        socket.datagram_received(bytes(check("abcd:efgh", 1)), ("127.0.0.1", 20000 + number))
    socket.datagram_received(bytes(check("abcd:efgh", 2)), ("127.0.0.1", 9))

    assert len(connection._remote_candidates) == len(connection._check_list) == MAX_REMOTE_ADDRESSES
    assert ("127.0.0.1", 9) in [pair.remote_addr for pair in connection._check_list]
    await end.close()


async def test_records_from_who_only_sent_a_check_again_are_not_taken() -> None:
    """An old check makes its sender's address known; a handshake is disturbed from there only once it answers."""
    end = agent()
    socket = await end.bind("127.0.0.1", 0)
    connection = end._connection
    connection.remote_username, connection.remote_password = "efgh", "y" * 22
    connection._early_checks_done = True
    socket.datagram_received(bytes(check("abcd:efgh", 1)), ("127.0.0.1", 9))
    record = b"\x16\xfe\xfd" + bytes(20)

    assert not socket.wants(record, ("127.0.0.1", 9))
    connection.check_state(connection._check_list[0], aioice.ice.CandidatePair.State.SUCCEEDED)
    assert socket.wants(record, ("127.0.0.1", 9))
    await end.close()


async def test_old_knocks_do_not_end_a_check_before_its_answer() -> None:
    """A check that began just now goes on, however many knocks come from where it went; an old one is made anew."""
    end = agent()
    socket = await end.bind("127.0.0.1", 0)
    connection = end._connection
    connection.ice_controlling = False
    connection.remote_username, connection.remote_password = "efgh", "y" * 22
    connection._early_checks_done = True

    def knock() -> None:
        message = check("abcd:efgh", 1)
        connection.check_incoming(message, ("127.0.0.1", 9), socket)

    knock()
    (pair,) = connection._check_list
    connection.check_state(pair, aioice.ice.CandidatePair.State.IN_PROGRESS)
    first = pair.task
    knock()
    assert pair.task is first

    connection._asked_at[pair] -= 2 * KNOCK_BACK_AFTER
    knock()
    assert pair.task is not first
    await end.close()


async def test_an_old_check_does_not_pass_for_the_partners() -> None:
    """Who answers is the partner, whatever was heard just before the path was found: old checks poison nothing."""
    async with met() as (one, _, guest):
        host = one._wire
        assert isinstance(host, Agent)
        assert guest._connection.partner == host._connection._tie_breaker
        host._connection._last_seen = 4711

        assert host._connection.partner == guest._connection._tie_breaker


async def test_only_an_agent_never_heard_of_deserts_an_attempt() -> None:
    """An old check of an agent that was heard before does not end the making of another wire, at any rate of them."""
    async with met() as (one, _, _):
        host = one._wire
        assert isinstance(host, Agent)
        connection, told = host._connection, list[bool]()
        connection.on_stranger = told.append
        name = f"{connection.local_username}:{connection.remote_username}"
        address = host.remote_address
        assert address
        for _ in range(3):
            old = check(name, 4711, connection.local_password)
            connection.request_received(old, address, host._sockets[0])

        assert told == [True, False, False]
