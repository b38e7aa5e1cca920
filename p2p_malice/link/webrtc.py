"""WebRTC from Python to Python or to a browser, on aiortc's ORTC classes: no SDP, no signalling server.

The host:

    async with await open_invitation(number, settings) as peer:
        show(peer.description)                          # to be encoded as the invitation code
        reply = await peer.knocked()                    # a guest for whom the invitation alone was enough, or
        channel = await peer.connect(reply)             # one with a reply code; an hour later is fine

The guest:

    async with await open_reply(invitation, settings) as peer:
        show(peer.description)                          # to be encoded as the reply code
        channel = await peer.connected()                # patient: as long as the host needs to paste it

Leaving the block lets go of everything unless a channel came out: that is then its user's to close.
Only this module, `gathering` and `aiortc_internals` load aiortc (0.25 s): import it where it is needed.
"""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any, Self

from attrs import frozen

from p2p_malice.errors import LinkClosedError, LinkError, NoPathError, UnfinishedLinkError
from p2p_malice.link.aiortc_internals import (
    CHUNK_BURST,
    CHUNKS_PER_SECOND,
    Agent,
    Calls,
    Certificate,
    Knock,
    certificate_text,
    fingerprint_of,
    read_certificate,
)
from p2p_malice.link.allowance import Allowance
from p2p_malice.link.gathering import Lookout, open_ports, renew_sockets
from p2p_malice.link.keepsake import Keepsake, read_keepsake
from p2p_malice.link.reliable import MAX_EARLY, ReliableChannel
from p2p_malice.link.replays import Replays
from p2p_malice.link.settings import LinkSettings
from p2p_malice.protocol.cleaning import clean
from p2p_malice.protocol.codes import prove
from p2p_malice.protocol.description import (
    SECRET_BYTES,
    Candidate,
    CandidateType,
    Credentials,
    Description,
    Kind,
    Setup,
    guest_credentials,
    host_credentials,
    mask_fingerprint,
)

NO_PATH_AFTER = 18.0
"""Seconds after which a host that has the reply gives up looking for a path."""

OPEN_WITHIN = 25.0
"""Seconds from the path to the open channel: on a slow way that loses two packets in five it takes so long."""

REDIAL_OPEN_WITHIN = 4.0
"""The same for a link that comes back: the other end may have answered the knocking before it noticed the break.

Each time it was not enough it is doubled, up to `OPEN_WITHIN`: a way may be slow.
"""

ATTEMPTS = 5
AGAIN_WITHIN = 12.0
"""How often the way from the path to the open channel is tried, for much may be lost on it, and the seconds in which
there has to be a path again for that: the other end may have gone.
"""

MAX_GUESTS = 64
"""Who may knock at one invitation: more than a table has seats, for those who start anew."""

SUCCEED_WITHIN = 12.0
"""Seconds in which a path to the other end, which began anew, has to be found; else it was somebody's old packets."""

SUCCESSION_BURST, SUCCESSIONS_PER_SECOND = 5, 0.2
"""How often another wire is made because the other end seems to have begun anew: who merely sends its old checks again,
each a little later, must not keep both ends busy with it.
"""

REDIAL_AGAIN_AFTER = 0.5
"""Seconds between two attempts to make another wire."""

HOST_KNOCKS_EVERY = 3.0
GUEST_KNOCKS_EVERY = 4.0
REDIAL_KNOCKS_EVERY = 3.0
"""Seconds. The guest may have to knock for an hour, the host does so for as long as `NO_PATH_AFTER`."""

DEFAULT_SETTINGS = LinkSettings()

NO_PATH = (
    "Your two networks found no direct way, or the other program is no longer open. What helps: one of you changes the "
    "network (mobile data, or both on the same Wi-Fi), or uses a relay. p2p-malice doctor tells what your network "
    "allows. These codes are used up."
)


class _DesertedError(LinkError):
    """The other program began anew."""


class _Peer:
    """What both ends have: a description that is out of date when the network changes, and one channel in the end.

    It also makes the channel another wire when one breaks or falls silent, from what both ends know anyway: the same
    certificates, credentials, ports and addresses. So neither end has to agree on anything anew, and it does not matter
    which of them noticed first, or was killed and started again. A new agent is made beside the one in use and knocks;
    the other end's, which hears another agent than the one its path leads to, makes one beside its own as well; agents
    without a path yet listen to anybody. Only when the new wire carries, both ends having proved by their certificates
    who they are, is the old one let go of: who merely sends old packets again ends nothing.
    """

    description: Description

    def __init__(
        self,
        kind: Kind,
        number: int,
        setup: Setup,
        settings: LinkSettings,
        certificate: Certificate,
        key: bytes,
        remote: Description | None = None,
        replays: Replays | None = None,
    ) -> None:
        """An end for the invitation of that `number` and `key`; `replays` are what its link has seen so far."""
        self._certificate = certificate
        self._key = key
        self._kind, self._number, self._setup = kind, number, setup
        self._settings = settings
        self._remote = remote
        self._replays = replays or Replays()
        self._allowance = Allowance(CHUNK_BURST, CHUNKS_PER_SECOND)
        self._successions = Allowance(SUCCESSION_BURST, SUCCESSIONS_PER_SECOND)
        self._caller: Description | None = None
        self._former: set[Credentials] = set()
        self._reached_at: tuple[str, int] | None = None
        self._ports: dict[str, int] = {}
        self._channel = ReliableChannel()
        self._early: list[str] = []
        self._spare: Agent | None = None
        self._is_dialling = True
        """Whether another wire is made already, the first one included."""
        self._succeeding: asyncio.Task[None] | None = None
        self._letting_go: set[asyncio.Task[None]] = set()
        self._agent = self._new_agent(remote)
        self._lookout = Lookout(self._agent, settings)
        self._keeping_alive: asyncio.Task[None] | None = None
        self._handed_out = False
        self._has_hung_up = False

    @property
    def _credentials(self) -> Credentials:
        if self._kind is Kind.INVITATION:
            return host_credentials(self._key, self._number)
        return guest_credentials(self._key, self._number, fingerprint_of(self._certificate))

    def _new_agent(self, remote: Description | None) -> Agent:
        """Another agent for the end `remote`. It is listened to once it is in use; what it hears before that waits."""
        is_host, credentials = self._kind is Kind.INVITATION, self._credentials
        page = remote if is_host and remote is not None and remote.setup is Setup.ACTPASS else None
        calls = Calls(credentials, self._key, self._on_knock) if page or (is_host and remote is None) else None
        fingerprint = fingerprint_of(self._certificate)

        def hear(message: str) -> None:
            if agent is self._agent:
                self._channel.hear(message)
            elif agent is self._spare and len(self._early) < MAX_EARLY:
                self._early.append(message)

        def ended(error: LinkError) -> None:
            if agent is self._agent:
                self._channel.wire_ended(error)

        def stranger_came() -> None:
            is_due = agent is self._agent and self._may_succeed
            if is_due and self._successions.take(asyncio.get_running_loop().time()):
                self._succeed_soon()

        agent = Agent(
            self._certificate,
            credentials,
            # A page makes an offer of its own, and so it controls.
            is_controlling=is_host and page is None,
            is_dtls_client=self._setup is Setup.ACTIVE,
            replays=self._replays,
            allowance=self._allowance,
            announces=b"" if is_host else mask_fingerprint(self._key, credentials.ufrag, fingerprint),
            calls=calls,
            page=page,
            on_message=hear,
            on_end=ended,
            on_stranger=stranger_came,
        )
        return agent

    def _new_anchor(self) -> Agent:
        """An agent that keeps ports open between two attempts, so that no router forgets them.

        It goes by a name that nobody knows: what calls this end is for the agents that can answer.
        """
        return Agent(
            self._certificate,
            Credentials(secrets.token_hex(8), secrets.token_hex(16)),
            is_controlling=True,
            is_dtls_client=True,
            replays=Replays(),
            on_message=lambda _message: None,
            on_end=lambda _error: None,
        )

    def _on_knock(self, knock: Knock) -> None:
        """Go along with a page that has begun anew: it is told by its certificate, which it keeps."""
        assert self._remote is not None
        self._former.add(self._remote.known_credentials)
        if knock.fingerprint != self._remote.fingerprint or knock.credentials in self._former:
            return  # Somebody else, or a knock of before that was on its way for long.
        if caller := _described(knock, self._number, self._key):
            self._former.add(knock.credentials)
            self._caller = caller
            if self._spare is not None:
                self._spare.stranger_came.set()
            self._succeed_soon()

    async def _prepare(self) -> None:
        """Open the sockets, find out what they are seen as, and describe them."""
        try:
            await self._lookout.open()
            await self._gather()
        except BaseException:
            await self.close()
            raise
        self.description = self._describe(self._lookout.candidates)
        self._keeping_alive = asyncio.create_task(self._lookout.keep_alive())

    async def _gather(self) -> None:
        await self._lookout.gather()

    def _describe(self, candidates: tuple[Candidate, ...]) -> Description:
        """What the code has to carry."""
        is_host = self._kind is Kind.INVITATION
        description = Description(
            kind=self._kind,
            number=self._number,
            fingerprint=fingerprint_of(self._certificate, 28 if is_host else 32),
            setup=self._setup,
            credentials=self._credentials if is_host else None,
            candidates=candidates,
            secret=self._key if is_host else b"",
        )
        return description if is_host else prove(description, self._key)

    @property
    def is_known_outside(self) -> bool:
        """Whether a server said how this machine is seen on the internet; else only its own network can reach it."""
        return self._lookout.was_answered

    @property
    def is_stale(self) -> bool:
        """Whether this machine's public address changed since the description was made: a new code is needed."""
        return self._lookout.stale.is_set()

    async def became_stale(self) -> None:
        """Wait until the description is out of date; never returns while it holds."""
        await self._lookout.stale.wait()

    async def _establish(self, remote: Description, every: float, within: float | None) -> ReliableChannel:
        self._remote = remote
        failures: list[UnfinishedLinkError] = []
        try:
            while True:
                try:
                    await self._dial(self._agent, remote, every, AGAIN_WITHIN if failures else within, OPEN_WITHIN)
                    break
                except _DesertedError:
                    pass
                except UnfinishedLinkError as error:
                    failures.append(error)
                    if len(failures) == ATTEMPTS:
                        raise
                await self._begin_anew(remote)
        except NoPathError:
            raise failures[-1] if failures else NoPathError(NO_PATH) from None
        except LinkError:
            raise
        except Exception as error:
            words = clean(repr(error), 200)
            raise LinkError(f"The connection failed in the WebRTC library ({words}). Make new codes.") from error
        self._note_path()
        self._is_dialling = False
        self._channel.attach(self._agent, self)
        return self._channel

    async def _begin_anew(self, remote: Description) -> None:
        """Give up the agent, which leads nowhere yet, for another one on the same sockets."""
        old, self._agent = self._agent, self._new_agent(remote)
        self._agent.adopt(old.give_up_sockets())
        self._lookout.agent = self._agent
        await old.close()

    def _note_path(self) -> None:
        self._reached_at = self._agent.remote_address
        self._ports = dict(self._agent.addresses)

    # --- for the channel

    @property
    def keepsake(self) -> str:
        """See `Dialler.keepsake`."""
        assert self._remote is not None
        kept = Keepsake(
            kind=self._kind,
            number=self._number,
            setup=self._setup,
            certificate=certificate_text(self._certificate),
            key=self._key,
            ports=self._ports,
            remote=self._remote,
            reached_at=self._reached_at,
        )
        return str(kept)

    def hand_over(self, channel: ReliableChannel) -> None:
        """See `Dialler.hand_over`."""
        self._channel = channel

    async def redial(self) -> None:
        """See `Dialler.redial`."""
        await _end(self._succeeding)
        self._is_dialling = True
        open_within = REDIAL_OPEN_WITHIN
        anchor = self._new_anchor()
        try:
            anchor.share(self._agent)
            while True:
                await renew_sockets(anchor, self._ports)
                try:
                    await self._make_another(anchor, None, open_within)
                    return
                except UnfinishedLinkError:
                    open_within = min(2 * open_within, OPEN_WITHIN)
                except LinkError:
                    pass
                await asyncio.sleep(REDIAL_AGAIN_AFTER)
        finally:
            self._is_dialling = False
            await anchor.close()

    def _succeed_soon(self) -> None:
        """The other end has begun anew: make another wire beside the one in use, unless that goes on already."""
        if self._may_succeed:
            self._succeeding = asyncio.create_task(self._succeed())

    @property
    def _may_succeed(self) -> bool:
        """Whether no other wire is made already, and one is still wanted."""
        is_busy = self._is_dialling or (self._succeeding is not None and not self._succeeding.done())
        return not is_busy and not self._has_hung_up

    async def _succeed(self) -> None:
        with contextlib.suppress(LinkError):
            await self._make_another(self._agent, SUCCEED_WITHIN, OPEN_WITHIN)

    async def _make_another(self, ports: Agent, within: float | None, open_within: float) -> None:
        """Make another wire on the ports of the agent `ports`, and then let go of the one in use.

        Raises `LinkError`, whatever went wrong, and leaves the one in use alone then.
        """
        remote = self._caller or self._remote
        assert remote is not None
        spare = self._spare = self._new_agent(remote)
        self._early = []
        try:
            spare.share(ports)
            if self._reached_at:
                spare.add_remote([Candidate(CandidateType.HOST, *self._reached_at)])
            await self._dial(spare, remote, REDIAL_KNOCKS_EVERY, within, open_within)
        except BaseException as error:
            self._spare = None
            await spare.close()
            if isinstance(error, LinkError) or not isinstance(error, Exception):
                raise
            raise LinkError(f"The connection failed in the WebRTC library ({error!r}).") from error
        self._switch(spare, remote)

    def _switch(self, spare: Agent, remote: Description) -> None:
        """Let the channel talk over `spare`, and let go of the agent that it talked over."""
        old, self._agent, self._spare = self._agent, spare, None
        self._remote, self._caller = remote, None
        self._note_path()
        early, self._early = self._early, []
        self._channel.attach(spare, self)
        for message in early:
            self._channel.hear(message)
        letting_go = asyncio.create_task(old.close())
        self._letting_go.add(letting_go)
        letting_go.add_done_callback(self._letting_go.discard)

    async def _dial(
        self, agent: Agent, remote: Description, every: float, within: float | None, open_within: float
    ) -> None:
        """Have `agent` find a path to `remote` and open the channel there, each within so many seconds.

        Raises `NoPathError`, `_DesertedError` at once when the other end has meanwhile begun anew, and another
        `LinkError` when it is not the one that `remote` says or does not finish.
        """
        agent.add_remote(remote.candidates)
        try:
            async with asyncio.timeout(within), _knocking(agent, every):
                await _unless_deserted(agent, agent.find_path(remote.known_credentials))
        except TimeoutError:
            raise NoPathError(NO_PATH) from None
        try:
            async with asyncio.timeout(open_within):
                await _unless_deserted(agent, _open(agent, remote.fingerprint))
        except TimeoutError:
            raise UnfinishedLinkError from None
        if not agent.is_open:
            raise UnfinishedLinkError

    async def hang_up(self) -> None:
        """See `Dialler.hang_up`."""
        self._has_hung_up = True
        await _end(self._keeping_alive)
        await _end(self._succeeding)
        await self._agent.close()
        await asyncio.gather(*self._letting_go)

    async def close(self) -> None:
        """Let go of everything, except of a channel that came out. May be called twice."""
        await _end(self._keeping_alive)
        if not self._handed_out:
            await self._agent.close()

    async def __aenter__(self) -> Self:
        """This peer, to be closed at the end of the block."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """Let go of everything, except of a channel that came out."""
        await self.close()


async def _open(agent: Agent, fingerprint: bytes) -> None:
    await agent.secure(fingerprint)
    await agent.open()


async def _unless_deserted(agent: Agent, step: Coroutine[Any, Any, None]) -> None:
    """Do what leads to the open channel, but raise `_DesertedError` when the other end has begun anew."""
    doing = asyncio.create_task(step)
    deserted = asyncio.create_task(agent.stranger_came.wait())
    try:
        await asyncio.wait({doing, deserted}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise _DesertedError
        doing.result()
    finally:
        deserted.cancel()
        await _end(doing)


@contextlib.asynccontextmanager
async def _knocking(agent: Agent, every: float) -> AsyncIterator[None]:
    async def knock() -> None:
        while True:
            await asyncio.sleep(every)
            agent.knock_again()

    task = asyncio.create_task(knock())
    try:
        yield
    finally:
        await _end(task)


class HostPeer(_Peer):
    """The end that invites: it has a description before it knows of anybody, and keeps it true while it waits.

    Several guests may come, one after the other or at once, through the same ports: each gets a channel of its own.
    """

    description: Description
    """What the invitation code has to carry: kind INVITATION, setup ACTIVE, a secret."""

    def __init__(self, number: int, settings: LinkSettings) -> None:
        """Nothing is open yet."""
        self._knocks: asyncio.Queue[Description] = asyncio.Queue()
        self._known: set[bytes] = set()
        self._met: set[bytes] = set()
        self._attempts: dict[bytes, asyncio.Task[ReliableChannel]] = {}
        certificate, secret = Certificate.generateCertificate(), secrets.token_bytes(SECRET_BYTES)
        super().__init__(Kind.INVITATION, number, Setup.ACTIVE, settings, certificate, secret)

    def _on_knock(self, knock: Knock) -> None:
        """Note a guest who reached this machine with the invitation alone; the first knock of each counts."""
        if knock.fingerprint in self._known or len(self._known) >= MAX_GUESTS:
            return
        if guest := _described(knock, self._number, self._key):
            self._known.add(knock.fingerprint)
            self._knocks.put_nowait(guest)

    async def knocked(self) -> Description:
        """Wait for the next guest who needs no reply code, because this machine can be reached; what `connect` takes.

        Whoever knocks has the invitation: knocks are signed with it. Nobody is given twice, nor who has connected.
        """
        while (guest := await self._knocks.get()).fingerprint in self._met:
            pass
        return guest

    async def connect(self, reply: Description, within: float = NO_PATH_AFTER) -> ReliableChannel:
        """Connect to the guest who sent `reply`. May be called again, for others or for one who was not reached.

        Where that guest is being connected to already, because of a knock, that goes on; who is cancelled meanwhile
        leaves it to the others who wait for it. Raises `NoPathError` when no path was found in `within` seconds, and
        another `LinkError` when the path leads to somebody else than `reply` says. Raises ValueError unless `reply` is
        a reply to this invitation whose credentials are known.
        """
        if reply.kind is not Kind.REPLY or reply.number != self._number or reply.credentials is None:
            raise ValueError("not a reply to this invitation")
        running = self._attempts.get(reply.fingerprint)
        if running is not None and not running.done():
            with contextlib.suppress(LinkError):
                return await self._result_of(running, reply.fingerprint)
        attempt = asyncio.create_task(self._attempt(reply, within))
        self._attempts[reply.fingerprint] = attempt
        return await self._result_of(attempt, reply.fingerprint)

    async def _result_of(self, attempt: "asyncio.Task[ReliableChannel]", fingerprint: bytes) -> ReliableChannel:
        channel = await asyncio.shield(attempt)
        self._attempts.pop(fingerprint, None)
        return channel

    async def _attempt(self, reply: Description, within: float) -> ReliableChannel:
        self._known.add(reply.fingerprint)
        self._met.add(reply.fingerprint)
        line = _Peer(
            self._kind,
            self._number,
            self._setup,
            self._settings,
            self._certificate,
            self._key,
            reply,
            self._replays,
        )
        line._agent.share(self._agent)
        line._agent.take_over_knocks(self._agent, reply.known_credentials)
        try:
            return await line._establish(reply, HOST_KNOCKS_EVERY, within)
        except BaseException:
            self._known.discard(reply.fingerprint)
            self._met.discard(reply.fingerprint)
            await line.close()
            raise

    async def close(self) -> None:
        """Let go of everything, except of the channels that `connect` gave. May be called twice."""
        while self._attempts:
            _, attempt = self._attempts.popitem()
            await _end(attempt)
            if not attempt.cancelled() and attempt.exception() is None:
                await attempt.result().close()
        await super().close()


class GuestPeer(_Peer):
    """The end that was invited: it knocks from the start and waits as long as it takes."""

    description: Description
    """What the reply code has to carry: kind REPLY, setup PASSIVE, the invitation's number, a proof of knowing it."""

    def __init__(self, invitation: Description, settings: LinkSettings) -> None:
        """Nothing is open yet."""
        setup = Setup.ACTIVE if invitation.setup is Setup.PASSIVE else Setup.PASSIVE
        certificate = Certificate.generateCertificate()
        super().__init__(Kind.REPLY, invitation.number, setup, settings, certificate, invitation.key)
        self._invitation = invitation
        self._establishing: asyncio.Task[ReliableChannel] | None = None

    async def _gather(self) -> None:
        """Knock from the start; where that is enough, no server has to be waited for."""
        self._establishing = asyncio.create_task(self._establish(self._invitation, GUEST_KNOCKS_EVERY, None))
        gathering = asyncio.create_task(super()._gather())
        try:
            await asyncio.wait({gathering, self._establishing}, return_when=asyncio.FIRST_COMPLETED)
            if not self.is_connected:
                await gathering
        finally:
            await _end(gathering)

    @property
    def is_connected(self) -> bool:
        """Whether the channel is open already: then the reply is not needed."""
        task = self._establishing
        return task is not None and task.done() and not task.cancelled() and task.exception() is None

    async def connected(self) -> ReliableChannel:
        """Wait until the host has connected, however long that takes; the caller cancels, and may ask again.

        Raises `LinkError` when the host was found but did not prove to be the one of the invitation.
        """
        assert self._establishing is not None
        try:
            channel = await asyncio.shield(self._establishing)
        except asyncio.CancelledError:
            if self._establishing.cancelled():
                raise LinkClosedError("This side stopped waiting.") from None
            raise
        self._handed_out = True
        await self.close()
        return channel

    async def close(self) -> None:
        """Let go of everything, except of a channel that `connected` gave. May be called twice."""
        if not self._handed_out:
            await _end(self._establishing)
        await super().close()


async def open_invitation(number: int, settings: LinkSettings = DEFAULT_SETTINGS) -> HostPeer:
    """Gather this machine's addresses (2 s at most) and give a peer whose description is ready to be sent.

    `number` is the invitation's, see `protocol.description.invitation_number`. Raises `LinkError` when this machine has
    no usable address.
    """
    peer = HostPeer(number, settings)
    await peer._prepare()
    return peer


async def open_reply(invitation: Description, settings: LinkSettings = DEFAULT_SETTINGS) -> GuestPeer:
    """Knock at the host of `invitation` and gather this machine's addresses (2 s at most, less when the host answers).

    Raises `LinkError` when this machine has no usable address.
    """
    peer = GuestPeer(invitation, settings)
    await peer._prepare()
    return peer


class ComebackPeer(_Peer):
    """An end whose process was started again: it knocks where the other end was, and waits as long as it takes."""

    def __init__(self, kept: Keepsake, settings: LinkSettings) -> None:
        """Nothing is open yet. Raises `LinkError` for a keepsake whose certificate cannot be used."""
        try:
            certificate = read_certificate(kept.certificate)
        except ValueError:
            raise LinkError("What was kept of the connection cannot be used. Make new codes.") from None
        super().__init__(kept.kind, kept.number, kept.setup, settings, certificate, kept.key, kept.remote)
        self._reached_at = kept.reached_at
        self._ports = dict(kept.ports)
        self._returning: asyncio.Task[ReliableChannel] | None = None

    def _start(self) -> None:
        self._returning = asyncio.create_task(self._return())

    async def _return(self) -> ReliableChannel:
        await self.redial()
        return self._channel

    async def connected(self) -> ReliableChannel:
        """Wait until the other end is reached, however long that takes; the caller cancels, and may ask again."""
        assert self._returning is not None
        channel = await asyncio.shield(self._returning)
        self._handed_out = True
        return channel

    async def close(self) -> None:
        """Let go of everything, except of a channel that `connected` gave. May be called twice."""
        if not self._handed_out:
            await _end(self._returning)
        await super().close()


async def come_back(keepsake: str, settings: LinkSettings = DEFAULT_SETTINGS) -> ComebackPeer:
    """Start knocking at the other end of a link whose `ReliableChannel.keepsake` was kept, from the same ports.

    It works in either role, whether the other program lives or was started again as well. Raises `LinkError` for a
    keepsake that cannot be used.
    """
    peer = ComebackPeer(read_keepsake(keepsake), settings)
    peer._start()
    return peer


@frozen
class WebRTC:
    """`Links` over WebRTC, by these settings."""

    settings: LinkSettings = DEFAULT_SETTINGS

    @property
    def asks_servers(self) -> bool:
        """See `Links.asks_servers`."""
        return bool(self.settings.stun)

    def open_ports(self) -> AbstractAsyncContextManager[None]:
        """See `Links.open_ports`."""
        return open_ports(self.settings)

    async def open_invitation(self, number: int) -> HostPeer:
        """See `Links.open_invitation`."""
        return await open_invitation(number, self.settings)

    async def open_reply(self, invitation: Description) -> GuestPeer:
        """See `Links.open_reply`."""
        return await open_reply(invitation, self.settings)

    async def come_back(self, keepsake: str) -> ComebackPeer:
        """See `Links.come_back`."""
        return await come_back(keepsake, self.settings)


def _described(knock: Knock, number: int, key: bytes) -> Description | None:
    """Who knocks at the invitation of that number, as a reply would say it; None where the address is of no use."""
    try:
        candidate = Candidate(CandidateType.SERVER_REFLEXIVE, *knock.address)
    except ValueError:
        return None
    described = Description(
        kind=Kind.REPLY,
        number=number,
        fingerprint=knock.fingerprint,
        setup=Setup.ACTPASS if knock.is_page else Setup.PASSIVE,
        credentials=knock.credentials,
        candidates=(candidate,),
    )
    return prove(described, key)


async def _end(task: asyncio.Task[Any] | None) -> None:
    if task is not None:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
