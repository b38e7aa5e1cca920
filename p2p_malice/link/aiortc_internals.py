"""Every use of what aiortc and aioice do not promise to keep, and nothing else.

Both are pinned exactly. Whoever raises a pin runs `tests/link/test_aiortc_internals.py` first: it fails where a name
has moved. No other module may import either of them.
"""

import asyncio
import contextlib
import logging
import random
import re
import socket
import statistics
import struct
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, cast
from weakref import WeakKeyDictionary

from attrs import field, frozen

from p2p_malice.errors import (
    GarbledLinkError,
    LinkError,
    LinkLostError,
    NoPathError,
    UnfinishedLinkError,
    UnsupportedLibraryError,
)
from p2p_malice.link.addresses import bound_socket
from p2p_malice.link.allowance import Allowance
from p2p_malice.link.reliable import Path
from p2p_malice.link.replays import Replays
from p2p_malice.link.settings import TurnServer
from p2p_malice.protocol.description import (
    FINGERPRINTS,
    Candidate,
    Credentials,
    Description,
    guest_credentials,
    mask_fingerprint,
    page_ufrag,
    read_page_ufrag,
)
from p2p_malice.protocol.words import clean

SUPPORTED = {"aiortc": "1.16.0", "aioice": "0.13.0"}


def check_versions(installed: dict[str, str]) -> None:
    """Raise `UnsupportedLibraryError` unless `installed` are the versions whose inside is known here."""
    wrong = [f"{name} {installed[name]}" for name, version in SUPPORTED.items() if installed[name] != version]
    if wrong:
        raise UnsupportedLibraryError(_needed(f"{' and '.join(wrong)} is installed"))


def _needed(found: str) -> str:
    pins = [f"{name}=={version}" for name, version in SUPPORTED.items()]
    return f"This program was made for {' and '.join(pins)}, but {found}. Mend it with: pip install {' '.join(pins)}"


try:
    import aioice
    import aiortc
    from aioice import stun
    from aioice.candidate import Candidate as IceCandidate
    from aioice.candidate import candidate_foundation, candidate_priority
    from aioice.ice import CandidatePair, StunProtocol, relayed_candidate
    from aioice.turn import UDP_SOCKET_BUFFER_SIZE, TurnClientMixin
    from aiortc import (
        RTCCertificate,
        RTCDataChannel,
        RTCDataChannelParameters,
        RTCDtlsFingerprint,
        RTCDtlsParameters,
        RTCDtlsTransport,
        RTCIceCandidate,
        RTCIceGatherer,
        RTCIceParameters,
        RTCIceTransport,
        RTCSctpCapabilities,
        RTCSctpTransport,
        rtcsctptransport,
    )
    from aiortc.rtcdtlstransport import X509_DIGEST_ALGORITHMS
    from aiortc.rtcsctptransport import (
        SCTP_DATA_FIRST_FRAG,
        SCTP_DATA_LAST_FRAG,
        SCTP_DATA_UNORDERED,
        USERDATA_MAX_LENGTH,
        WEBRTC_STRING,
        WEBRTC_STRING_EMPTY,
        DataChunk,
        InboundStream,
        SackChunk,
    )
    from cryptography import x509
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from OpenSSL import SSL
except ImportError as error:
    raise UnsupportedLibraryError(_needed(f"loading them failed ({error})")) from error
check_versions({"aiortc": aiortc.__version__, "aioice": aioice.__version__})

logger = logging.getLogger(__name__)

SCTP_PORT = 5000
MAX_MESSAGE_SIZE = 262144
MAX_WAITING_DATAGRAMS = 1024
DATAGRAM_BURST, DATAGRAMS_PER_SECOND = 4000, 2000.0
"""What one end decrypts of DTLS; above that datagrams are dropped, as a network may. Anybody may have forged them, and
each costs little, so there is room for the genuine ones beside a thousand others a second.
"""

CHUNK_BURST, CHUNKS_PER_SECOND = 4000, 1000.0
"""What one end takes of SCTP, all wires of a link together; packets above that are dropped. They come from the other
end for sure, and hundreds of chunks fit into one, each of which may ask for an answer. A table needs a few a second.
"""

MAX_OUTSTANDING_CHUNKS = 512
"""DATA chunks that may wait for others before them: more than a window of whole packets holds."""

LEAST_MIDDLE_FRAGMENT = 256
"""Bytes in a piece from the middle of a message: only the last piece may be small."""

MAX_UNSENT_BYTES, MAX_UNSENT_PIECES = 512 * 1024, 1024
"""What may wait to be sent or acknowledged before the sender holds back: an answer of a few bytes takes hundreds."""

MAX_REMOTE_ADDRESSES = 64
"""Addresses from which one end may be called: those in its code, and those behind which routers put it since."""

FIRST_TIMEOUT, LEAST_TIMEOUT, LONGEST_TIMEOUT = 0.8, 0.12, 2.5
"""Seconds after which SCTP sends again what was not acknowledged (RTO).

RFC 9260 section 16 suggests 1, 1 and 60, for bulk data: a game whose every third packet is lost would stand still.
"""

LEAST_WINDOW = 4 * USERDATA_MAX_LENGTH
"""Bytes that SCTP may always have on their way: a whole view, so that a loss does not make it a packet a round trip."""

DTLS_FIRST_BYTES = range(20, 64)
"""What a DTLS record begins with, and nothing else on the same port (RFC 7983)."""

DTLS_APPLICATION_DATA = 23
SECURE_AGAIN_AFTER = 0.4
"""Seconds after which a flight of the DTLS handshake is sent again, then twice as long: OpenSSL itself waits for 1."""

KNOCK_BACK_AFTER = 2.0
"""Seconds that a check is given before another one takes its place because of a knock: longer than a way is slow."""

RELAY_KEEP_ALIVE_EVERY = 12.0
"""Seconds. Routers forget a UDP mapping after 30 or more, and a relay knows us by it alone."""

STUN_HEADER = 20
SCTP_HEADER = 12
_CHANGE_ADDRESS, _CHANGE_PORT = 4, 2
"""Flags of CHANGE-REQUEST (RFC 5780 section 7.2)."""

HANG_UP_WITHIN = 2.0
"""Seconds that a relay is given to take note that it is no longer needed."""

Certificate = RTCCertificate


def _read_as_far_as_it_goes(receive: Callable[..., None]) -> Callable[..., None]:
    """`receive`, of a relay's client, without an error for what no relay says: it would end on the person's screen."""

    def received(client: Any, data: bytes, addr: tuple[str, int]) -> None:
        try:
            receive(client, data, addr)
        except (struct.error, ValueError, LookupError, TypeError, AssertionError) as error:
            logger.debug("a relay's answer was dropped: %r", error)

    return received


TurnClientMixin.datagram_received = _read_as_far_as_it_goes(  # type: ignore[method-assign]
    TurnClientMixin.datagram_received
)
X509_DIGEST_ALGORITHMS.setdefault("sha-224", hashes.SHA224())


def fingerprint_of(certificate: Certificate, size: int = 32) -> bytes:
    """The hash of `certificate` that has `size` bytes, one of `FINGERPRINTS`."""
    texts = [f.value for f in certificate.getFingerprints() if f.algorithm == FINGERPRINTS[size]]
    return bytes.fromhex(texts[0].replace(":", ""))


def certificate_text(certificate: Certificate) -> str:
    """The certificate and its private key as PEM (RFC 7468)."""
    key = certificate._key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return (key + certificate._cert.public_bytes(serialization.Encoding.PEM)).decode()


def read_certificate(text: str) -> Certificate:
    """The inverse of `certificate_text`. Raises ValueError."""
    content = text.encode()
    try:
        key = serialization.load_pem_private_key(content, password=None)
        if not isinstance(key, ec.EllipticCurvePrivateKey):
            raise ValueError("no key of the right kind")
        return Certificate(key=key, cert=x509.load_pem_x509_certificate(content))
    except (TypeError, UnsupportedAlgorithm) as error:
        raise ValueError("no certificate") from error


class Port(asyncio.DatagramProtocol):
    """A UDP port of this machine, or at a relay, that several agents use: each has a `Socket` on it.

    A datagram goes to the first agent that wants it. One that knows its other end comes before one that does not.
    """

    transport: asyncio.DatagramTransport
    local_candidate: IceCandidate

    def __init__(self) -> None:
        """A port that is not open yet."""
        self._sockets: list[Socket] = []
        self._last: Socket | None = None
        self.is_open = False
        self.keeping_alive: asyncio.Task[None] | None = None

    def connection_made(self, transport: Any) -> None:
        """Take note that the port is open."""
        self.transport = transport
        self.is_open = True

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell every agent that the port is no more."""
        self.is_open = False
        if self.keeping_alive:
            self.keeping_alive.cancel()
        for address in [address for address, port in _ports.items() if port is self]:
            del _ports[address]
        for part in [*self._sockets, *([self._last] if self._last else [])]:
            part.connection_lost(exc)
        self._sockets.clear()

    def datagram_received(self, data: bytes, addr: tuple[Any, ...]) -> None:
        """Pass it on to whom it is for."""
        sender = (addr[0], addr[1])
        wanting = [socket for socket in self._sockets if socket.wants(data, sender)]
        if len(wanting) > 1 and data[0] not in DTLS_FIRST_BYTES:
            wanting = _meant(data, wanting)
        for each in wanting:
            each.datagram_received(data, sender)

    async def keep_alive(self) -> None:
        """For a port at a relay: use the way to the relay, so that no router on it forgets us between two refreshes."""
        client = cast(Any, self.transport)._TurnTransport__inner_protocol
        while True:
            await asyncio.sleep(RELAY_KEEP_ALIVE_EVERY)
            client.send_stun(
                stun.Message(message_method=stun.Method.BINDING, message_class=stun.Class.INDICATION), client.server
            )

    def open_socket(self, connection: "_Connection") -> "Socket":
        """A socket on this port for another agent."""
        socket = Socket(connection)
        socket.local_candidate = self.local_candidate
        socket.port = self
        socket.connection_made(_Share(self, socket))
        self._sockets.append(socket)
        return socket

    def close_socket(self, socket: "Socket") -> None:
        """Close one agent's socket and, with the last one, the port."""
        if socket not in self._sockets:
            return  # The port was lost before.
        self._sockets.remove(socket)
        if self._sockets:
            asyncio.get_running_loop().call_soon(socket.connection_lost, None)
        else:
            self._last = socket
            self.is_open = False
            self.transport.close()


def _meant(request: bytes, sockets: "list[Socket]") -> "list[Socket]":
    """For whom of several a check is, all of whom go by the name that it calls.

    A page that calls anew says who it is inside, so all who listen for that hear it. Of a link in use and another one
    being made beside it, each hears the agent that it has found; a new one is for the link that has found none yet.
    """
    named = [socket for socket in sockets if socket.is_named_in(request)]
    if not named:
        return sockets
    known = [socket for socket in named if socket.receiver.remote_username is not None] or named
    breaker = _tie_breaker(request)
    partners = [socket for socket in known if socket.connection.partner == breaker]
    free = [socket for socket in known if socket.connection.partner is None]
    return (partners or free or known)[-1:]


def _tie_breaker(request: bytes) -> int | None:
    """The random number that tells agents apart (RFC 8445 section 7.1.2), as a check says it before it is verified."""
    place = STUN_HEADER
    while place + 12 <= len(request):
        kind, length = struct.unpack_from("!HH", request, place)
        if kind in (0x8029, 0x802A) and length == 8:
            return int(struct.unpack_from("!Q", request, place + 4)[0])
        place += 4 + length + -length % 4
    return None


_ports: dict[tuple[str, int], Port] = {}
"""The ports that are open in this process."""


class _Share(asyncio.DatagramTransport):
    """A port's transport as one of its sockets sees it."""

    def __init__(self, port: Port, socket: "Socket") -> None:
        super().__init__()
        self._port, self._socket = port, socket
        self._closed = False

    def sendto(self, data: Any, addr: Any = None) -> None:
        if not self._closed:
            self._port.transport.sendto(data, addr)

    def is_closing(self) -> bool:
        return self._closed or not self._port.is_open

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._port.close_socket(self._socket)


class Socket(StunProtocol):
    """An agent's part of a UDP port, on which a stranger's datagram does no harm and costs next to nothing."""

    port: Port

    @property
    def connection(self) -> "_Connection":
        """The agent whose socket this is."""
        return cast(_Connection, self.receiver)

    def datagram_received(self, data: bytes | str, addr: tuple[Any, ...]) -> None:
        """Take in what is wanted; drop what aioice and aiortc stumble over."""
        try:
            super().datagram_received(data, addr)
        except (struct.error, ValueError, LookupError, TypeError, AssertionError) as error:
            logger.debug("a datagram from %s was dropped: %r", addr, error)

    def wants(self, data: bytes, addr: tuple[str, int]) -> bool:
        """Whether a datagram may be from the other end or a server of ours, told by a glance (RFC 7983).

        DTLS is taken from addresses only that the other end's code names or that answered: otherwise a stranger, or who
        sends a check again, could disturb the handshake. A STUN response must answer a request and come from where that
        went; a request must name this end and be none that was seen before. Whether it is signed is seen to later.
        """
        first = data[0] if data else 255
        if first in DTLS_FIRST_BYTES:
            return (
                self._is_known(addr)
                and self.receiver._queue.qsize() < MAX_WAITING_DATAGRAMS
                and self.connection.allowance.take(asyncio.get_running_loop().time())
            )
        if first > 3 or len(data) < STUN_HEADER:
            return False
        transaction = data[8:STUN_HEADER]
        if first & 1:
            asked: Any = self.transactions.get(transaction)
            return asked is not None and asked._Transaction__addr == addr
        if self.connection.replays.knows(transaction, addr, self.connection.expects(addr)):
            return False
        return self.is_named_in(data) or self.connection.hears_pages_in(data)

    def is_named_in(self, request: bytes) -> bool:
        """Whether a check calls this end by its name, and from the one that it talks with if there is one."""
        return f"{self.receiver.local_username}:{self.receiver.remote_username or ''}".encode() in request

    def _is_known(self, addr: tuple[str, int]) -> bool:
        return self.connection.expects(addr) or any(
            pair.remote_addr == addr and pair.state is CandidatePair.State.SUCCEEDED
            for pair in self.receiver._check_list
        )

    async def request(
        self,
        request: stun.Message,
        addr: tuple[str, int],
        integrity_key: bytes | None = None,
        retransmissions: int | None = None,
    ) -> tuple[stun.Message, tuple[str, int]]:
        """Ask, and note which agent answered: an answer is made for this very question, so nobody sends it again."""
        response, sender = await super().request(request, addr, integrity_key, retransmissions)
        if integrity_key and (match := _SIGNATURE.fullmatch(str(response.attributes.get("SOFTWARE", "")))):
            self.connection.note_answer(sender, int(match["breaker"], 16))
        return response, sender

    def send_stun(self, message: stun.Message, addr: tuple[str, int]) -> None:
        """Send a message; an answer tells which agent gives it, unless that one is for nobody and finds no path."""
        if message.message_class is stun.Class.RESPONSE and self.receiver.remote_username is not None:
            message.attributes["SOFTWARE"] = f"p2p-malice agent {self.receiver._tie_breaker:016x}"
            message.add_message_integrity(self.receiver.local_password.encode())
        super().send_stun(message, addr)

    @property
    def address(self) -> tuple[str, int]:
        """The address and port that the other end may send to."""
        return (self.local_candidate.host, self.local_candidate.port)


_SIGNATURE = re.compile(r"p2p-malice agent (?P<breaker>[0-9a-f]{16})")
_ANNOUNCEMENT = re.compile(r"p2p-malice(?: (?P<masked>[0-9a-f]{64}))?(?P<relayed> relayed)?")


CONSENT_EXPIRES = 30.0
"""Seconds after the last answer."""

CONSENT_REPEATS = 3
"""How often a question of consent is repeated: after 0.5, 1.5 and 3.5 s; its answer is waited for 7.5 s in all."""


@frozen
class Knock:
    """Somebody who has the invitation, heard at this machine: the fingerprint, the credentials, and where from."""

    fingerprint: bytes
    address: tuple[str, int]
    credentials: Credentials
    is_page: bool = False


@frozen
class Calls:
    """How an agent may be called by who has the invitation: by the host's credentials in it, and with its `key`.

    `on_knock` hears everybody who calls so, `replays` remembers the calls.
    """

    credentials: Credentials
    key: bytes = field(repr=False)
    on_knock: Callable[[Knock], None]


class _Connection(aioice.Connection):
    """The ICE agent, quicker to answer a knock, and aware of who knocks.

    Both ends use the same credentials as long as they know each other, so an agent could find a path to one that the
    other end has given up already. The random tie-breaker in each check (RFC 8445 section 7.1.2) tells agents apart:
    once there is a path, checks of another agent than its partner are not answered but reported. The partner is who
    answered the check that found the path; of a page, which does not say so, it is who was heard last.
    """

    on_stranger: Callable[[bool], None]
    calls: Calls | None = None
    replays: Replays
    allowance: Allowance
    announces: str = ""
    relayed_from: set[tuple[str, int]]
    """The addresses that belong to a relay of the other end, as it says itself: for a guest without a reply code."""
    _last_seen: int | None = None
    _partner: int | None = None
    _all_were_tried = False
    """Whether the pairs of addresses were checked one by one; those that are found later are checked at once."""

    def __init__(self, **options: Any) -> None:
        """See aioice."""
        super().__init__(**options)
        self._answered: dict[tuple[str, int], int] = {}
        self._asked_at: WeakKeyDictionary[CandidatePair, float] = WeakKeyDictionary()

    @property
    def partner(self) -> int | None:
        """The tie-breaker of the agent to which the path leads; None before there is one."""
        pair = self._nominated.get(1)
        if pair is None:
            return None
        return self._answered.get(pair.remote_addr) or self._partner or self._last_seen

    def note_answer(self, addr: tuple[str, int], breaker: int) -> None:
        """Note which agent answered from that address. Once there is a path it stays that one's."""
        if not self._nominated:
            self._answered[addr] = breaker

    def expects(self, addr: tuple[str, int]) -> bool:
        """Whether the other end's code, or the path, says that it is at that address."""
        pair = self._nominated.get(1)
        if pair is not None and pair.remote_addr == addr:
            return True
        return any(c.type != "prflx" and (c._network_host, c.port) == addr for c in self._remote_candidates)

    def hears_pages_in(self, request: bytes) -> bool:
        """Whether a check may be the call of a page that has the invitation."""
        return self.calls is not None and self.calls.credentials.ufrag.encode() in request

    def request_received(self, message: stun.Message, addr: tuple[str, int], protocol: StunProtocol) -> None:
        """Answer a check, unless it is not signed or comes from another agent than the one to which the path leads.

        Who cannot sign gets no answer at all: nothing is learned from silence, and nobody else can be flooded with it.
        """
        username = str(message.attributes.get("USERNAME", ""))
        is_own = self._valid_username(username)
        password = self.local_password if is_own else self.calls.credentials.password if self.calls else ""
        if not _is_whole(message) or not password or not message.check_message_integrity(password.encode()):
            return
        self.replays.note(message.transaction_id, addr, self.expects(addr))
        if not is_own:
            self._hear_page(username, addr)
            return
        breaker = message.attributes.get("ICE-CONTROLLED" if self.ice_controlling else "ICE-CONTROLLING")
        if breaker is not None:
            is_news = self.replays.note_agent(breaker)
            if not self._nominated:
                self._last_seen = breaker
            else:
                self._partner = self.partner or breaker
                if breaker != self._partner:
                    self.on_stranger(is_news)
                    return
        if not self._make_room_for(addr):
            return
        super().request_received(message, addr, protocol)
        if match := _ANNOUNCEMENT.fullmatch(str(message.attributes.get("SOFTWARE", ""))):
            if match["relayed"] and len(self.relayed_from) < MAX_REMOTE_ADDRESSES:
                self.relayed_from.add(addr)
            if match["masked"]:
                self._hear_program(username.partition(":")[2], bytes.fromhex(match["masked"]), addr)

    def _check_periodic(self) -> bool:
        """Start the next check that is due; whether to look again in 20 ms.

        aioice would look for as long as more addresses may become known: here that is for ever, and nobody's
        processor would come to rest while a friend is waited for.
        """
        untried = (CandidatePair.State.WAITING, CandidatePair.State.FROZEN)
        is_due = not self._check_list or any(pair.state in untried for pair in self._check_list)
        goes_on = super()._check_periodic() and is_due
        self._all_were_tried = not goes_on
        return goes_on

    def _pair_remote_candidate(self, remote_candidate: IceCandidate) -> None:
        super()._pair_remote_candidate(remote_candidate)
        if self._all_were_tried:
            for pair in list(self._check_list):
                _check_anew(self, pair, CandidatePair.State.FROZEN)

    def data_received(self, data: bytes, component: int) -> None:
        """Keep DTLS for the handshake to read. What looks like STUN and is not would wait here for ever."""
        if data and data[0] in DTLS_FIRST_BYTES:
            super().data_received(data, component)

    def _make_room_for(self, addr: tuple[str, int]) -> bool:
        """Whether a call from that address may be looked into: so many are known at most.

        The oldest from which nothing came but a call is forgotten: else who sends old checks again from many addresses
        would make this end deaf to the one at a new address.
        """
        known = self._remote_candidates
        if len(known) < MAX_REMOTE_ADDRESSES or any((c._network_host, c.port) == addr for c in known):
            return True
        answered = [pair.remote_candidate for pair in self._check_list if pair.state is CandidatePair.State.SUCCEEDED]
        for candidate in known:
            if candidate.type == "prflx" and candidate not in answered:
                self._forget(candidate)
                return True
        return False

    def _forget(self, candidate: IceCandidate) -> None:
        self._remote_candidates.remove(candidate)
        for pair in [pair for pair in self._check_list if pair.remote_candidate is candidate]:
            self._check_list.remove(pair)
            if pair.task is not None:
                pair.task.cancel()

    def check_start_task(self, pair: CandidatePair) -> None:
        """Start a check, and note when."""
        if pair.task is None:
            self._asked_at[pair] = asyncio.get_running_loop().time()
        super().check_start_task(pair)

    def _hear_program(self, ufrag: str, masked: bytes, addr: tuple[str, int]) -> None:
        """Report a program that has the invitation: its user name fragment fits the fingerprint that it announces."""
        if self.calls is None:
            return
        fingerprint = mask_fingerprint(self.calls.key, ufrag, masked)
        credentials = guest_credentials(self.calls.key, int(self.calls.credentials.ufrag[:4], 16), fingerprint)
        if credentials.ufrag == ufrag:
            self.calls.on_knock(Knock(fingerprint, addr, credentials))

    def _hear_page(self, username: str, addr: tuple[str, int]) -> None:
        """Report a page that calls with the invitation. Only the agent that is made for it can answer its checks."""
        if self.calls and (caller := read_page_ufrag(self.calls.credentials, self.calls.key, username)):
            self.calls.on_knock(Knock(caller[0], addr, caller[1], is_page=True))

    def build_request(self, pair: CandidatePair, nominate: bool) -> stun.Message:
        """A check; it tells who knocks, and whether from a relay, for a host who has no reply code (yet).

        It is signed with the invitation.
        """
        request = super().build_request(pair, nominate)
        relayed = " relayed" if pair.local_candidate.type == "relay" else ""
        request.attributes["SOFTWARE"] = f"p2p-malice{self.announces}{relayed}"
        return request

    async def query_consent(self) -> None:
        """Ask now and then whether the other end still wants packets (RFC 7675): it does for 30 s after an answer.

        aioice allows each answer half a second and counts six failures. A way that is slow or loses much, over which a
        game can well be played, would be given up.
        """
        assert self.remote_password is not None
        loop = asyncio.get_running_loop()
        answered = loop.time()
        while loop.time() - answered < CONSENT_EXPIRES:
            await asyncio.sleep(aioice.ice.CONSENT_INTERVAL * (0.8 + 0.4 * random.random()))
            for pair in self._nominated.values():
                request = self.build_request(pair, nominate=False)
                key = self.remote_password.encode()
                with contextlib.suppress(stun.TransactionError):
                    await pair.protocol.request(
                        request, pair.remote_addr, integrity_key=key, retransmissions=CONSENT_REPEATS
                    )
                    answered = loop.time()
        self._query_consent_task = None
        await self.close()

    def check_incoming(self, message: stun.Message, addr: tuple[str, int], protocol: StunProtocol) -> None:
        """Knock back at once where our own knocks went unanswered so far (RFC 8445 section 7.3.1.4).

        aioice waits for the next of its ever rarer repetitions. One end doing so is enough, and both might never end.
        A check that began just now is left alone: old knocks sent again must not end each before its answer is there.
        """
        super().check_incoming(message, addr, protocol)
        if not self.ice_controlling and not self._check_list_done:
            long_ago = asyncio.get_running_loop().time() - KNOCK_BACK_AFTER
            for pair in self._check_list:
                if pair.protocol is protocol and pair.remote_addr == addr and self._asked_at.get(pair, 0.0) < long_ago:
                    _check_anew(self, pair, CandidatePair.State.IN_PROGRESS)


def _is_whole(message: stun.Message) -> bool:
    """Whether a request is a check with all that belongs in one (RFC 8445 section 7.1), as aioice takes for granted."""
    attributes = message.attributes
    has_role = "ICE-CONTROLLED" in attributes or "ICE-CONTROLLING" in attributes
    return (
        message.message_method == stun.Method.BINDING
        and has_role
        and all(name in attributes for name in ("USERNAME", "PRIORITY", "MESSAGE-INTEGRITY"))
    )


def _check_anew(connection: aioice.Connection, pair: CandidatePair, *states: CandidatePair.State) -> None:
    if pair.state in states:
        if pair.task is not None:
            pair.task.cancel()
            pair.task = None
        connection.check_state(pair, CandidatePair.State.WAITING)
        connection.check_start_task(pair)


class _Dtls(RTCDtlsTransport):
    """The handshake, quick on a bad wire: a flight that may have been lost is sent again before OpenSSL would.

    The other end drops what it has already (RFC 6347 section 4.1.2.6). OpenSSL's own repetition goes on beside it.
    """

    _flight = b""
    _repeating: asyncio.Task[None] | None = None

    async def _write_ssl(self) -> None:
        assert self._ssl is not None
        try:
            data = self._ssl.bio_read(1500)
        except SSL.Error:
            return
        await self.transport._send(data)
        if data[0] == DTLS_APPLICATION_DATA:
            return
        self._flight = data
        if self._repeating is None:
            self._repeating = asyncio.create_task(self._repeat())

    async def _repeat(self) -> None:
        """Send the last flight again and again until it is plain that it arrived, or nobody cares any more."""
        pause, repeated = SECURE_AGAIN_AFTER, b""
        while self.state in ("new", "connecting", "connected") and not (self.encrypted and self._role == "client"):
            flight = self._flight
            pause = pause * 2 if flight is repeated else SECURE_AGAIN_AFTER
            await asyncio.sleep(pause)
            repeated = flight
            if flight is self._flight:
                try:
                    await self.transport._send(flight)
                except ConnectionError:
                    return

    async def _recv_next(self) -> None:
        """Take in a record, and end when cancelled: aiortc waits by `asyncio.wait_for`.

        Before Python 3.12 that forgets to be cancelled if a record comes in the same moment. The handshake would go on
        for minutes, whoever gave it up would wait for that, and no other wire would be made meanwhile.
        """
        await super()._recv_next()
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            raise asyncio.CancelledError

    def flight_arrived(self) -> None:
        """Take note that the other end has all of the handshake: it speaks."""
        if self._repeating is not None:
            self._repeating.cancel()

    async def stop(self) -> None:
        await super().stop()
        if self._repeating is not None:
            await _cancel(self._repeating)


def _decode_params(body: bytes) -> list[tuple[int, bytes]]:
    """The parameters in a chunk of SCTP (RFC 9260 section 3.2.1). Raises ValueError; aiortc's own might never end."""
    params = []
    place = 0
    while place <= len(body) - 4:
        kind, length = struct.unpack_from("!HH", body, place)
        if length < 4:
            raise ValueError("a parameter that is shorter than its head")
        params.append((kind, body[place + 4 : place + length]))
        place += length + -length % 4
    return params


rtcsctptransport.decode_params = _decode_params


def _count_chunks(packet: bytes) -> int:
    """How many chunks are in a packet of SCTP (RFC 9260 section 3.2), one at least."""
    count, place = 0, SCTP_HEADER
    while place + 4 <= len(packet):
        count += 1
        length = struct.unpack_from("!H", packet, place + 2)[0]
        place += max(4, length + -length % 4)
    return max(1, count)


class _Sctp(RTCSctpTransport):
    """The association, made safe against a peer who keeps to no rules, and quiet after its end."""

    fault: Exception | None = None
    on_message: Callable[[str], None]

    def __init__(self, transport: _Dtls, allowance: Allowance) -> None:
        super().__init__(transport)
        self._allowance = allowance
        self._secured = transport
        self._rto = FIRST_TIMEOUT
        self._round_trips: deque[float] = deque(maxlen=9)

    @property
    def has_room(self) -> bool:
        """Whether so little waits to be sent or acknowledged that more should be sent."""
        waiting = len(self._sent_queue) + len(self._outbound_queue) + len(self._data_channel_queue)
        if waiting >= MAX_UNSENT_PIECES:
            return False
        chunks = sum(len(chunk.user_data) for queue in (self._sent_queue, self._outbound_queue) for chunk in queue)
        return chunks + sum(len(data) for _, _, data in self._data_channel_queue) < MAX_UNSENT_BYTES

    def _update_rto(self, R: float) -> None:  # noqa: N803  (aiortc's name)
        # A mean would grow with every acknowledgement that is lost and made up for by the next.
        self._round_trips.append(R)
        self._rto = min(LEAST_TIMEOUT + 1.3 * statistics.median(self._round_trips), LONGEST_TIMEOUT)

    def _t1_expired(self) -> None:
        # How long to try to open is the caller's to say.
        self._t1_failures = 0
        super()._t1_expired()

    def _t3_expired(self) -> None:
        super()._t3_expired()
        self._cwnd = max(self._cwnd, LEAST_WINDOW)

    def _t3_start(self) -> None:
        # What was on its way to send again when the association ended would set the timer for ever.
        if self._association_state != self.State.CLOSED:
            super()._t3_start()

    def _t3_restart(self) -> None:
        if self._association_state != self.State.CLOSED:
            super()._t3_restart()

    async def _handle_data(self, data: bytes) -> None:
        self._secured.flight_arrived()
        if not self._allowance.take(asyncio.get_running_loop().time(), _count_chunks(data)):
            return  # As if it had been lost.
        try:
            await super()._handle_data(data)
        except ConnectionError:
            raise
        except Exception as error:
            # aiortc would let this end its task unseen; a ConnectionError ends the connection in good order.
            self.fault = error
            await self._abort()
            raise ConnectionError from error

    async def _receive_data_chunk(self, chunk: DataChunk) -> None:
        # What waits for its missing pieces is looked through with each new one: so little may wait, in fair pieces. One
        # that finds no room is dropped, as if it had been lost, unless it is the missing one; it comes again.
        if self._advertised_rwnd + len(chunk.user_data) < 0:
            raise ValueError("more is in pieces than was ever offered to take in")
        if chunk.flags & SCTP_DATA_UNORDERED or not chunk.user_data:
            raise ValueError("only ordered data is expected")
        is_middle = not chunk.flags & (SCTP_DATA_FIRST_FRAG | SCTP_DATA_LAST_FRAG)
        if is_middle and len(chunk.user_data) < LEAST_MIDDLE_FRAGMENT:
            raise ValueError("a message came in crumbs")
        is_next = chunk.tsn == (self._last_received_tsn + 1) % 2**32 if self._last_received_tsn is not None else True
        waiting = len(self._get_inbound_stream(chunk.stream_id).reassembly)
        if waiting >= 2 * MAX_OUTSTANDING_CHUNKS:
            raise ValueError("nothing is missing, but nothing is whole")
        if is_next or waiting < MAX_OUTSTANDING_CHUNKS:
            await super()._receive_data_chunk(chunk)

    async def _receive_sack_chunk(self, chunk: SackChunk) -> None:
        # aiortc counts through each gap, up to 65,536 packets, however many gaps there are and however few were sent.
        sent = (self._local_tsn - 1 - chunk.cumulative_tsn) % 2**32
        bounds = [0, *(bound for first, last in chunk.gaps for bound in (first - 1, last)), sent]
        if sent >= 2**31 or bounds != sorted(bounds):
            raise ValueError("an acknowledgement of what was never sent")
        await super()._receive_sack_chunk(chunk)

    def _get_inbound_stream(self, stream_id: int) -> InboundStream:
        if stream_id != 0:
            raise ValueError("only channel 0 is expected")
        return super()._get_inbound_stream(stream_id)

    async def _data_channel_receive(self, stream_id: int, pp_id: int, data: bytes) -> None:
        if stream_id != 0 or pp_id not in (WEBRTC_STRING, WEBRTC_STRING_EMPTY):
            raise ValueError("only text on channel 0 is expected")
        self.on_message("" if pp_id == WEBRTC_STRING_EMPTY else data.decode())

    async def _send_chunk(self, chunk: Any) -> None:
        try:
            await super()._send_chunk(chunk)
        except (ConnectionError, SSL.Error) as error:
            # Raised in tasks that aiortc starts and nobody awaits. The end is reported by the states.
            logger.debug("nothing can be sent any more: %r", error)


class Agent:
    """One end of a WebRTC connection: ICE, DTLS, SCTP and the one data channel, each started by its own method.

    `on_message` gets every text message, from before the channel is open; `on_end` why the connection ended.
    """

    def __init__(
        self,
        certificate: Certificate,
        credentials: Credentials,
        *,
        is_controlling: bool,
        is_dtls_client: bool,
        replays: Replays,
        announces: bytes = b"",
        calls: Calls | None = None,
        page: Description | None = None,
        allowance: Allowance | None = None,
        on_message: Callable[[str], None],
        on_end: Callable[[LinkError], None],
        on_stranger: Callable[[], None] = lambda: None,
    ) -> None:
        """An agent without any address yet.

        It may tell the masked fingerprint that it `announces` to whom it knocks at, and hear who `calls` with the
        invitation. An agent for a `page` is called by the page's own name for it. `allowance` is how many chunks of
        SCTP it takes. `on_stranger` is told whenever the other end knocks with another agent than the one to which the
        path leads: it may have begun anew, and this one is deserted then; or somebody sends its old checks again.
        """
        self._connection = _Connection(
            ice_controlling=is_controlling,
            local_username=page_ufrag(credentials, calls.key, page) if page and calls else credentials.ufrag,
            local_password=credentials.password,
        )
        self._connection._local_candidates_start = True
        self._connection.on_stranger = self._note_stranger
        self._connection.calls = calls
        self._connection.replays = replays
        self._connection.allowance = Allowance(DATAGRAM_BURST, DATAGRAMS_PER_SECOND)
        self._connection.announces = f" {announces.hex()}" if announces else ""
        self._connection.relayed_from = set()
        self._on_stranger = on_stranger
        self.stranger_came = asyncio.Event()
        """Set once the other end knocks with another agent of which its link has never heard before."""
        gatherer = RTCIceGatherer(iceServers=[])
        gatherer._connection = self._connection
        self._ice = RTCIceTransport(gatherer)
        self._dtls = _Dtls(self._ice, [certificate])
        self._dtls._set_role("client" if is_dtls_client else "server")
        self._sctp = _Sctp(self._dtls, allowance or Allowance(CHUNK_BURST, CHUNKS_PER_SECOND))
        self._sctp.on_message = on_message
        self._channel = RTCDataChannel(
            self._sctp, RTCDataChannelParameters(label="p2p-malice", negotiated=True, id=0, ordered=True)
        )
        self._opened = asyncio.Event()
        self._on_end = on_end
        self._resolving: set[asyncio.Task[None]] = set()
        self._closing: asyncio.Task[None] | None = None
        self._channel.on("open", self._opened.set)
        self._channel.on("close", self._ended)
        self._dtls.on("statechange", self._dtls_changed)

    # --- this end's addresses

    async def bind(self, address: str, port: int) -> Socket:
        """A socket on `address`, which the agent owns; on a port that is open in this process already, a share of it.

        Raises OSError.
        """
        opened = _ports.get((address, port))
        if opened is None or not opened.is_open:
            opened = await self._open_port(address, port)
        socket = opened.open_socket(self._connection)
        self._own(socket)
        return socket

    async def _open_port(self, address: str, port: int) -> Port:
        loop = asyncio.get_running_loop()
        transport, opened = await loop.create_datagram_endpoint(Port, sock=bound_socket(address, port))
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UDP_SOCKET_BUFFER_SIZE)
        host, bound = transport.get_extra_info("sockname")[:2]
        opened.local_candidate = IceCandidate(
            foundation=candidate_foundation("host", "udp", host),
            component=1,
            transport="udp",
            priority=candidate_priority(1, "host", 65535 - len(self._connection._protocols)),
            host=host,
            port=bound,
            type="host",
        )
        _ports[(host, bound)] = opened
        return opened

    def share(self, other: "Agent") -> None:
        """Use every port and relay of the agent `other` as well."""
        for theirs in other._sockets:
            if not theirs.transport.is_closing():
                self._own(theirs.port.open_socket(self._connection))

    def take_over_knocks(self, other: "Agent", remote: Credentials) -> None:
        """Answer what `remote` has asked the agent `other` so far, which shares its ports."""
        for message, address, protocol in list(other._connection._early_checks):
            if message.attributes["USERNAME"].endswith(f":{remote.ufrag}"):
                for mine in self._sockets:
                    if isinstance(protocol, Socket) and mine.port is protocol.port:
                        self._connection.request_received(message, address, mine)

    @property
    def _sockets(self) -> list[Socket]:
        return [protocol for protocol in self._connection._protocols if isinstance(protocol, Socket)]

    async def relay(self, turn: TurnServer, server: tuple[str, int]) -> tuple[str, int]:
        """An address at the relay `turn`, reached at `server`, which the agent owns. Raises OSError or `LinkError`."""
        try:
            _, opened = await relayed_candidate(
                component=1,
                hide_related_address=True,
                protocol_factory=cast(Any, Port),
                turn_server=server,
                turn_username=turn.user,
                turn_password=turn.password,
                turn_ssl=turn.transport == "tls",
                turn_transport="udp" if turn.transport == "udp" else "tcp",
            )
        except stun.TransactionError as error:
            raise LinkError(f"The TURN server {turn.server} refused: {clean(str(error), 200)}.") from error
        port = cast(Port, opened)
        port.keeping_alive = asyncio.create_task(port.keep_alive())
        socket = port.open_socket(self._connection)
        self._own(socket)
        self._knock_from(socket)
        return (socket.address[0], socket.address[1])

    @property
    def has_relay(self) -> bool:
        """Whether an address at a relay is still its own."""
        return any(s.local_candidate.type == "relay" and not s.transport.is_closing() for s in self._sockets)

    def give_up_sockets(self) -> list[Socket]:
        """Part with the sockets, so that `close` leaves them open; who takes them is another agent's `adopt`."""
        sockets = self._sockets
        self._connection._protocols.clear()
        return sockets

    def adopt(self, sockets: Iterable[Socket]) -> None:
        """Take over another agent's sockets: routers and relays see no difference. Those that broke are left out."""
        for protocol in sockets:
            if not protocol.transport.is_closing():
                protocol.receiver = self._connection
                self._own(protocol)

    @property
    def addresses(self) -> list[tuple[str, int]]:
        """Where its own sockets listen, relays left out."""
        return [(c.host, c.port) for c in self._connection._local_candidates if c.type == "host"]

    @property
    def remote_address(self) -> tuple[str, int] | None:
        """Where the other end was reached, None before it was."""
        pair = self._connection._nominated.get(1)
        return (pair.remote_addr[0], pair.remote_addr[1]) if pair else None

    def _knock_from(self, protocol: Socket) -> None:
        """Where the knocking has begun already, have this socket take part."""
        connection = self._connection
        if not connection._early_checks_done:
            return
        for candidate in connection.remote_candidates:
            connection._pair_remote_candidate(candidate)
        for pair in connection._check_list:
            if pair.protocol is protocol:
                _check_anew(connection, pair, CandidatePair.State.FROZEN)

    def _own(self, protocol: Socket) -> None:
        self._connection._protocols.append(protocol)
        self._connection._local_candidates.append(protocol.local_candidate)

    async def ask_mapped_address(
        self, protocol: Socket, server: tuple[str, int], retransmissions: int = 2
    ) -> tuple[str, int] | None:
        """The address from which the STUN server at `server` sees `protocol`, None if it does not say (RFC 8489)."""
        request = stun.Message(message_method=stun.Method.BINDING, message_class=stun.Class.REQUEST)
        try:
            response, _ = await protocol.request(request, server, retransmissions=retransmissions)
        except stun.TransactionError:
            return None
        mapped = response.attributes.get("XOR-MAPPED-ADDRESS") or response.attributes.get("MAPPED-ADDRESS")
        return (str(mapped[0]), int(mapped[1])) if mapped else None

    # --- finding the other end

    def add_remote(self, candidates: Iterable[Candidate]) -> None:
        """Take note where the other end may be. Browsers' mDNS names are looked up meanwhile, and left out if unknown.

        The end of the list is never announced: aioice would give up before a slow friend has pasted the code.
        """
        for position, candidate in enumerate(candidates):
            kind = candidate.type.value
            task = asyncio.create_task(
                self._add_remote(
                    RTCIceCandidate(
                        component=1,
                        foundation=str(position),
                        ip=candidate.address,
                        port=candidate.port,
                        priority=candidate_priority(1, kind, 65535 - position),
                        protocol="udp",
                        type=kind,
                    )
                )
            )
            self._resolving.add(task)
            task.add_done_callback(self._resolving.discard)

    async def _add_remote(self, candidate: RTCIceCandidate) -> None:
        try:
            await self._ice.addRemoteCandidate(candidate)
        except OSError as error:
            logger.debug("%s cannot be looked up: %r", candidate.ip, error)

    async def find_path(self, remote: Credentials) -> None:
        """Check all pairs of addresses until one works, without end. Raises `NoPathError` if the agent is closed."""
        self._connection._local_candidates_end = True
        await self._ice.start(RTCIceParameters(usernameFragment=remote.ufrag, password=remote.password))
        if self._ice.state != "completed":
            raise NoPathError

    def knock_again(self) -> None:
        """Check every pair once more that has not become the path, so that routers keep the way open (RFC 8445).

        aioice itself does so ever more seldom and stops after a minute.
        """
        connection = self._connection
        for pair in list(connection._check_list):
            if connection._check_list_done or connection.remote_password is None:
                return
            _check_anew(connection, pair, CandidatePair.State.IN_PROGRESS, CandidatePair.State.FAILED)
            if pair.state is CandidatePair.State.SUCCEEDED and not pair.nominated:
                request = connection.build_request(pair, nominate=False)
                request.add_message_integrity(connection.remote_password.encode())
                pair.protocol.send_stun(request, pair.remote_addr)

    @property
    def path(self) -> Path | None:
        """Which way the packets take, None before there is one."""
        pair = self._connection._nominated.get(1)
        if pair is None:
            return None
        local, remote = pair.local_candidate.type, pair.remote_candidate.type
        if pair.remote_addr in self._connection.relayed_from:
            remote = "relay"
        return Path(relayed="relay" in (local, remote), local=local, remote=remote)

    # --- talking to it

    async def secure(self, fingerprint: bytes) -> None:
        """Agree on keys with the one whose certificate has `fingerprint` (RFC 8827). Raises `LinkError` for another.

        Raises `UnfinishedLinkError` when nothing came about: the packets may have been lost, or the other end begins
        anew.
        """
        text = ":".join(f"{byte:02X}" for byte in fingerprint)
        known = RTCDtlsFingerprint(FINGERPRINTS[len(fingerprint)], text)
        await self._dtls.start(RTCDtlsParameters(fingerprints=[known]))
        if self._dtls.state == "connected":
            return
        if self._dtls.encrypted:
            raise LinkError(
                "Somebody answered who is not the one that made the code. Make new codes, and send them by a chat that "
                "only you two read."
            )
        raise UnfinishedLinkError("The other program was reached, but no safe connection came about. Make new codes.")

    async def open(self) -> None:
        """Open the data channel. Raises `LinkError` when the other end breaks off."""
        await self._sctp.start(RTCSctpCapabilities(MAX_MESSAGE_SIZE), SCTP_PORT)
        await self._opened.wait()
        if not self.is_open:
            raise UnfinishedLinkError("The other program was reached, but broke off. Make new codes.")

    @property
    def is_open(self) -> bool:
        """Whether the data channel is open."""
        return self._channel.readyState == "open"

    @property
    def has_room(self) -> bool:
        """Whether so little waits to be sent or acknowledged that more should be sent."""
        return self._sctp.has_room

    def send(self, message: str) -> None:
        """Put `message` on the data channel; after the end, drop it."""
        if self.is_open:
            self._channel.send(message)

    def _note_stranger(self, is_news: bool) -> None:
        if is_news:
            self.stranger_came.set()
        self._on_stranger()

    def _dtls_changed(self) -> None:
        if self._dtls.state == "closed":
            self._ended()

    def _ended(self) -> None:
        self._opened.set()
        if self._closing is None:
            garbled = self._sctp.fault is not None
            self._on_end(GarbledLinkError() if garbled else LinkLostError("The connection broke."))

    # --- letting go

    async def close(self) -> None:
        """Let go of every socket and task. May be called twice."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        await _cancel(*self._resolving)
        await self._sctp.stop()
        pump = self._dtls._task
        await self._dtls.stop()
        if pump is not None:
            await _cancel(pump)
        relays: list[Any] = [s.port.transport for s in self._sockets if s.local_candidate.type == "relay"]
        stopping = asyncio.create_task(self._ice.stop())
        done, _ = await asyncio.wait({stopping}, timeout=HANG_UP_WITHIN)
        if not done:
            # A relay that does not answer must not hold the sockets: end its goodbye.
            await _cancel(*(relay._TurnTransport__close_task for relay in relays if relay._TurnTransport__close_task))
        await stopping


@frozen
class StunAnswer:
    """What a STUN server says: from where it sees us, and its other address if it can tell how routers behave."""

    mapped: tuple[str, int]
    other: tuple[str, int] | None


class StunProbe(asyncio.DatagramProtocol):
    """A UDP socket that asks STUN servers, nothing else (RFC 8489, RFC 5780)."""

    def __init__(self) -> None:
        """Not open yet."""
        self._waiting: dict[bytes, asyncio.Future[StunAnswer]] = {}

    @classmethod
    async def open(cls, address: str) -> "StunProbe":
        """A probe on any free port of `address`. Raises OSError."""
        sock = bound_socket(address, 0)
        _, probe = await asyncio.get_running_loop().create_datagram_endpoint(cls, sock=sock)
        return probe

    def connection_made(self, transport: Any) -> None:
        """Take note of the socket."""
        self._transport = transport

    @property
    def address(self) -> tuple[str, int]:
        """Its own address and port."""
        host, port = self._transport.get_extra_info("sockname")[:2]
        return host, port

    async def ask(
        self, server: tuple[str, int], within: float, *, other_address: bool = False, other_port: bool = False
    ) -> StunAnswer | None:
        """What `server` answers in `within` seconds, None if nothing; on request from its other address or port.

        The question is sent three times: the network may lose one.
        """
        request = stun.Message(message_method=stun.Method.BINDING, message_class=stun.Class.REQUEST)
        if other_address or other_port:
            request.attributes["CHANGE-REQUEST"] = other_address * _CHANGE_ADDRESS + other_port * _CHANGE_PORT
        answer: asyncio.Future[StunAnswer] = asyncio.get_running_loop().create_future()
        self._waiting[request.transaction_id] = answer
        try:
            for share in (0.2, 0.3, 0.5):
                self._transport.sendto(bytes(request), server)
                done, _ = await asyncio.wait({answer}, timeout=within * share)
                if done:
                    return answer.result()
            return None
        finally:
            del self._waiting[request.transaction_id]

    def datagram_received(self, data: bytes, addr: Any) -> None:
        """Take an answer to a question of ours; drop everything else."""
        try:
            message = stun.parse_message(data)
        except (struct.error, ValueError, LookupError, TypeError, AssertionError):
            return
        waiting = self._waiting.get(message.transaction_id)
        mapped = message.attributes.get("XOR-MAPPED-ADDRESS") or message.attributes.get("MAPPED-ADDRESS")
        if waiting and not waiting.done() and message.message_class is stun.Class.RESPONSE and mapped:
            waiting.set_result(StunAnswer(mapped, message.attributes.get("OTHER-ADDRESS")))

    def close(self) -> None:
        """Let go of the socket."""
        self._transport.close()


async def _cancel(*tasks: "asyncio.Future[Any]") -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
