"""One end of a WebRTC connection, from the first check to the open data channel and its end."""

import asyncio
import logging
from collections.abc import Callable, Iterable

from aioice.candidate import candidate_priority
from aiortc import (
    RTCDataChannel,
    RTCDataChannelParameters,
    RTCDtlsFingerprint,
    RTCDtlsParameters,
    RTCIceCandidate,
    RTCIceGatherer,
    RTCIceParameters,
    RTCIceTransport,
    RTCSctpCapabilities,
)

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.errors import GarbledLinkError, LinkError, LinkLostError, NoPathError, UnfinishedLinkError
from p2p_malice.link.aiortc import turn
from p2p_malice.link.aiortc.agent_sockets import AgentSockets
from p2p_malice.link.aiortc.certificates import Certificate
from p2p_malice.link.aiortc.dtls import DtlsTransport
from p2p_malice.link.aiortc.ice import IceConnection
from p2p_malice.link.aiortc.sctp import CHUNK_BURST, CHUNKS_PER_SECOND, MAX_MESSAGE_SIZE, SCTP_PORT, SctpTransport
from p2p_malice.link.aiortc.stun_identity import CheckListener
from p2p_malice.link.contract import Path
from p2p_malice.link.replay_guard import ReplayGuard
from p2p_malice.link.token_bucket import TokenBucket
from p2p_malice.protocol.ice_credentials import Credentials, page_ufrag
from p2p_malice.protocol.peer_description import FINGERPRINTS, Candidate, Description

logger = logging.getLogger(__name__)


class Agent:
    """ICE, DTLS, SCTP and the one data channel, each started by its own method.

    `on_message` gets every text message, even from before the channel is open; `on_end` gets the reason for the end.
    """

    def __init__(
        self,
        certificate: Certificate,
        credentials: Credentials,
        *,
        is_controlling: bool,
        is_dtls_client: bool,
        replays: ReplayGuard,
        announces: bytes = b"",
        calls: CheckListener | None = None,
        page: Description | None = None,
        allowance: TokenBucket | None = None,
        on_message: Callable[[str], None],
        on_end: Callable[[LinkError], None],
        on_stranger: Callable[[], None] = lambda: None,
    ) -> None:
        """An agent that has no address yet.

        It may announce a masked fingerprint in its checks (`announces`), and listen for checks of guests with the
        invitation (`calls`), which `replays` remembers. A `page` addresses the agent made for it by its own user name
        fragment. `allowance` is how many chunks of SCTP it accepts. `on_stranger` is called whenever the other end
        sends checks from an agent other than the one the path leads to: either it has restarted and deserted this one,
        or somebody is replaying its old checks.
        """
        self._on_stranger = on_stranger
        self._on_end = on_end
        self.stranger_came = asyncio.Event()
        self.is_superseded = False
        """Whether the other end is known to be elsewhere, so that nothing can come of this agent."""
        """Set once the other end sends checks from an agent that the link has never heard before."""
        self._connection = IceConnection(
            ice_controlling=is_controlling,
            local_username=(
                page_ufrag(credentials, calls.key, page.fingerprint, page.known_credentials)
                if page and calls
                else credentials.ufrag
            ),
            local_password=credentials.password,
            replays=replays,
            calls=calls,
            announces=announces,
            on_stranger=self._note_stranger,
        )
        self._connection._local_candidates_start = True
        self.sockets = AgentSockets(self._connection)
        gatherer = RTCIceGatherer(iceServers=[])
        gatherer._connection = self._connection
        self._ice = RTCIceTransport(gatherer)
        self._dtls = DtlsTransport(self._ice, [certificate])
        self._dtls._set_role("client" if is_dtls_client else "server")
        self._sctp = SctpTransport(self._dtls, allowance or TokenBucket(CHUNK_BURST, CHUNKS_PER_SECOND), on_message)
        self._channel = RTCDataChannel(
            self._sctp, RTCDataChannelParameters(label="p2p-malice", negotiated=True, id=0, ordered=True)
        )
        self._opened = asyncio.Event()
        self._resolving: set[asyncio.Task[None]] = set()
        self._closing: asyncio.Task[None] | None = None
        self._channel.on("open", self._opened.set)
        self._channel.on("close", self._ended)
        self._dtls.on("statechange", self._dtls_changed)

    def rename(self, own: Credentials, remote: Credentials, calls: CheckListener | None) -> None:
        """Switch to other credentials, as the other end does, without a break.

        An agent for a page (one that hears `calls`) keeps its own, since a page can't change them; only a page that
        calls again uses the new ones.
        """
        if self._connection.calls is None:
            self._connection.rename(own, remote)
        else:
            self._connection.calls = calls

    # --- finding the other end

    def add_remote(self, candidates: Iterable[Candidate]) -> None:
        """Record where the other end may be. Browsers' mDNS names are looked up meanwhile, and dropped if unknown.

        The end of the list is never announced, or aioice would give up before a slow friend has pasted the code.
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
        """Check all pairs of addresses until one works, however long that takes. Raises `NoPathError` if closed."""
        self._connection._local_candidates_end = True
        await self._ice.start(RTCIceParameters(usernameFragment=remote.ufrag, password=remote.password))
        if self._ice.state != "completed":
            raise NoPathError

    def check_all_again(self) -> None:
        """Check every pair once more, except the one that has become the path."""
        self._connection.check_all_again()

    @property
    def remote_address(self) -> tuple[str, int] | None:
        """The address where the other end was reached; None before that."""
        pair = self._connection.path
        return (pair.remote_addr[0], pair.remote_addr[1]) if pair else None

    @property
    def path(self) -> Path | None:
        """The path that packets take; None before there is one."""
        pair = self._connection.path
        if pair is None:
            return None
        local, remote = pair.local_candidate.type, pair.remote_candidate.type
        if pair.remote_addr in self._connection.relayed_from:
            remote = "relay"
        return Path(relayed="relay" in (local, remote), local=local, remote=remote)

    # --- talking to it

    async def secure(self, fingerprint: bytes) -> None:
        """Do the DTLS handshake with the end that has this `fingerprint` (RFC 8827). Raises `LinkError` for any other.

        Raises `UnfinishedLinkError` if it didn't finish: packets may have been lost, or the other end is restarting.
        """
        text = ":".join(f"{byte:02X}" for byte in fingerprint)
        known = RTCDtlsFingerprint(FINGERPRINTS[len(fingerprint)], text)
        await self._dtls.start(RTCDtlsParameters(fingerprints=[known]))
        if self._dtls.state == "connected":
            return
        if self._dtls.encrypted:
            raise LinkError("somebody_else_answered")
        raise UnfinishedLinkError("link_not_secured")

    async def open(self) -> None:
        """Open the data channel. Raises `LinkError` if the other end breaks off."""
        await self._sctp.start(RTCSctpCapabilities(MAX_MESSAGE_SIZE), SCTP_PORT)
        await self._opened.wait()
        if not self.is_open:
            raise UnfinishedLinkError("link_broken_off")

    @property
    def is_open(self) -> bool:
        """Whether the data channel is open."""
        return self._channel.readyState == "open"

    @property
    def has_room(self) -> bool:
        """Whether more can be sent, because little is waiting to be sent or acknowledged."""
        return self._sctp.has_room

    def send(self, message: str) -> None:
        """Send `message` over the data channel; after the end, drop it."""
        if self.is_open:
            self._channel.send(message)

    def _note_stranger(self, is_news: bool) -> None:
        if is_news:
            self.stranger_came.set()
        self._on_stranger()

    # --- the end

    def _dtls_changed(self) -> None:
        if self._dtls.state == "closed":
            self._ended()

    def _ended(self) -> None:
        self._opened.set()
        if self._closing is None:
            garbled = self._sctp.fault is not None
            self._on_end(GarbledLinkError() if garbled else LinkLostError("link_broken"))

    async def close(self) -> None:
        """Release every socket and task. May be called twice."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        await cancel_and_wait(*self._resolving)
        await self._sctp.stop()
        await self._dtls.stop()
        ports = [socket.port for socket in self.sockets.at_relays]
        await turn.let_go(ports, asyncio.create_task(self._ice.stop()))
