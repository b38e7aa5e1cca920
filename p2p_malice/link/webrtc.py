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
from collections.abc import AsyncIterator, Coroutine
from typing import Any, Self

from p2p_malice.errors import LinkClosedError, LinkError, NoPathError, UnfinishedLinkError
from p2p_malice.link.aiortc_internals import (
    Agent,
    Certificate,
    Knock,
    certificate_text,
    fingerprint_of,
    read_certificate,
)
from p2p_malice.link.gathering import Lookout, renew_sockets
from p2p_malice.link.keepsake import Keepsake, read_keepsake
from p2p_malice.link.reliable import ReliableChannel
from p2p_malice.link.settings import LinkSettings
from p2p_malice.protocol.description import (
    Candidate,
    CandidateType,
    Credentials,
    Description,
    Kind,
    Setup,
    derive_credentials,
)
from p2p_malice.protocol.words import clean

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

    It also makes the channel another wire when one breaks, from what both ends know anyway: the same certificates,
    credentials, sockets and addresses. So neither end has to agree on anything anew, and it does not matter which of
    them noticed first, or was killed and started again: each closes what it had and knocks until the other does too. An
    agent that hears another agent knock than the one its path leads to knows that the other end began anew, and makes
    way for one that does so as well; agents without a path yet listen to anybody. So the ends meet after at most one
    more attempt of each.
    """

    description: Description

    def __init__(
        self,
        kind: Kind,
        number: int,
        setup: Setup,
        settings: LinkSettings,
        certificate: Certificate,
        remote: Description | None = None,
    ) -> None:
        self._certificate = certificate
        self._fingerprint = fingerprint_of(certificate)
        self._kind, self._number, self._setup = kind, number, setup
        self._settings = settings
        self._remote = remote
        self._former: set[Credentials] = set()
        self._reached_at: tuple[str, int] | None = None
        self._ports: dict[str, int] = {}
        self._channel = ReliableChannel()
        self._generation = 0
        self._agent = self._new_agent()
        self._lookout = Lookout(self._agent, settings)
        self._keeping_alive: asyncio.Task[None] | None = None
        self._handed_out = False

    def _new_agent(self) -> Agent:
        """An agent that alone is listened to from now on."""
        self._generation += 1
        self._broken = False
        generation = self._generation
        page = self._remote if self._is_for_page else None

        def hear(message: str) -> None:
            if generation == self._generation:
                self._channel.hear(message)

        def ended(error: LinkError) -> None:
            if generation == self._generation:
                self._broken = True
                self._channel.wire_ended(error)

        return Agent(
            self._certificate,
            derive_credentials(self._fingerprint, self._number),
            is_controlling=self._kind is Kind.INVITATION and page is None,
            is_dtls_client=self._setup is Setup.ACTIVE,
            announces=self._fingerprint if self._kind is Kind.REPLY else None,
            page=page,
            on_message=hear,
            on_end=ended,
            on_knock=self._on_knock if page or (self._kind is Kind.INVITATION and self._remote is None) else None,
        )

    @property
    def _is_for_page(self) -> bool:
        """Whether the other end is a browser page: it makes an offer of its own, and so it controls."""
        return self._kind is Kind.INVITATION and self._remote is not None and self._remote.setup is Setup.ACTPASS

    def _on_knock(self, knock: Knock) -> None:
        """Go along with a page that has begun anew: it is told by its certificate, which it keeps."""
        assert self._remote is not None
        self._former.add(self._remote.credentials)
        if knock.fingerprint != self._remote.fingerprint or knock.credentials in (None, *self._former):
            return  # Somebody else, or a knock of before that was on its way for long, or is sent again.
        if caller := _described(knock, self._number):
            self._remote = caller
            self._agent.give_way()

    async def _prepare(self) -> None:
        """Open the sockets, find out what they are seen as, and describe them."""
        try:
            await self._lookout.open()
            await self._gather()
        except BaseException:
            await self.close()
            raise
        self.description = Description(
            kind=self._kind,
            number=self._number,
            fingerprint=self._fingerprint,
            setup=self._setup,
            credentials=derive_credentials(self._fingerprint, self._number),
            candidates=self._lookout.candidates,
        )
        self._keeping_alive = asyncio.create_task(self._lookout.keep_alive())

    async def _gather(self) -> None:
        await self._lookout.gather()

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
                    await self._find_path(every, AGAIN_WITHIN if failures else within)
                    await self._open_with_partner(remote.fingerprint, OPEN_WITHIN)
                    break
                except _DesertedError:
                    pass
                except UnfinishedLinkError as error:
                    failures.append(error)
                    if len(failures) == ATTEMPTS:
                        raise
                await self._begin_anew()
        except NoPathError:
            raise failures[-1] if failures else NoPathError(NO_PATH) from None
        except LinkError:
            raise
        except Exception as error:
            words = clean(repr(error), 200)
            raise LinkError(f"The connection failed in the WebRTC library ({words}). Make new codes.") from error
        self._note_path()
        self._channel.attach(self._agent, self)
        return self._channel

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
            ports=self._ports,
            remote=self._remote,
            reached_at=self._reached_at,
        )
        return str(kept)

    def hand_over(self, channel: ReliableChannel) -> None:
        """See `Dialler.hand_over`."""
        self._channel = channel

    async def redial(self) -> Agent:
        """See `Dialler.redial`."""
        assert self._remote is not None
        open_within = REDIAL_OPEN_WITHIN
        while True:
            await self._begin_anew()
            await renew_sockets(self._agent, self._ports)
            if self._reached_at:
                self._agent.add_remote([Candidate(CandidateType.HOST, *self._reached_at)])
            try:
                await self._find_path(REDIAL_KNOCKS_EVERY, None)
                await self._open_with_partner(self._remote.fingerprint, open_within)
            except UnfinishedLinkError:
                open_within = min(2 * open_within, OPEN_WITHIN)
                continue
            except LinkError:
                continue
            self._note_path()
            return self._agent

    async def _begin_anew(self) -> None:
        """Give up the agent for another one on the same sockets."""
        old, self._agent = self._agent, self._new_agent()
        self._agent.adopt(old.give_up_sockets())
        self._lookout.agent = self._agent
        await old.close()

    async def _open_with_partner(self, fingerprint: bytes, within: float) -> None:
        """Open the channel; raise `_DesertedError` at once when the other end has meanwhile begun anew."""
        await self._unless_deserted(self._open(fingerprint, within))
        if self._broken:
            raise UnfinishedLinkError

    async def _find_path(self, every: float, within: float | None) -> None:
        assert self._remote is not None
        self._agent.add_remote(self._remote.candidates)
        try:
            async with asyncio.timeout(within), self._knocking(every):
                await self._unless_deserted(self._agent.find_path(self._remote.credentials))
        except TimeoutError:
            raise NoPathError(NO_PATH) from None

    async def _unless_deserted(self, step: Coroutine[Any, Any, None]) -> None:
        """Do what leads to the open channel, but raise `_DesertedError` when the other end has begun anew."""
        doing = asyncio.create_task(step)
        deserted = asyncio.create_task(self._agent.stranger_came.wait())
        try:
            await asyncio.wait({doing, deserted}, return_when=asyncio.FIRST_COMPLETED)
            if not doing.done():
                raise _DesertedError
            doing.result()
        finally:
            deserted.cancel()
            await _end(doing)

    async def _open(self, fingerprint: bytes, within: float) -> None:
        try:
            async with asyncio.timeout(within):
                await self._agent.secure(fingerprint)
                await self._agent.open()
        except TimeoutError:
            raise UnfinishedLinkError from None

    @contextlib.asynccontextmanager
    async def _knocking(self, every: float) -> AsyncIterator[None]:
        async def knock() -> None:
            while True:
                await asyncio.sleep(every)
                self._agent.knock_again()

        task = asyncio.create_task(knock())
        try:
            yield
        finally:
            await _end(task)

    async def hang_up(self) -> None:
        """See `Dialler.hang_up`."""
        await _end(self._keeping_alive)
        await self._agent.close()

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


class HostPeer(_Peer):
    """The end that invites: it has a description before it knows of anybody, and keeps it true while it waits.

    Several guests may come, one after the other or at once, through the same ports: each gets a channel of its own.
    """

    description: Description
    """What the invitation code has to carry: kind INVITATION, setup ACTIVE, derived credentials."""

    def __init__(self, number: int, settings: LinkSettings) -> None:
        """Nothing is open yet."""
        self._knocks: asyncio.Queue[Description] = asyncio.Queue()
        self._known: set[bytes] = set()
        self._met: set[bytes] = set()
        self._attempts: dict[bytes, asyncio.Task[ReliableChannel]] = {}
        super().__init__(Kind.INVITATION, number, Setup.ACTIVE, settings, Certificate.generateCertificate())

    def _on_knock(self, knock: Knock) -> None:
        """Note a guest who reached this machine with the invitation alone; the first knock of each counts."""
        if knock.fingerprint in self._known or len(self._known) >= MAX_GUESTS:
            return
        if guest := _described(knock, self._number):
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
        a reply to this invitation.
        """
        if reply.kind is not Kind.REPLY or reply.number != self._number:
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
        line = _Peer(self._kind, self._number, self._setup, self._settings, self._certificate, reply)
        line._agent.share(self._agent)
        line._agent.take_over_knocks(self._agent, reply.credentials)
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
    """What the reply code has to carry: kind REPLY, setup PASSIVE, the invitation's number, derived credentials."""

    def __init__(self, invitation: Description, settings: LinkSettings) -> None:
        """Nothing is open yet."""
        setup = Setup.ACTIVE if invitation.setup is Setup.PASSIVE else Setup.PASSIVE
        super().__init__(Kind.REPLY, invitation.number, setup, settings, Certificate.generateCertificate())
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
        super().__init__(kept.kind, kept.number, kept.setup, settings, certificate, kept.remote)
        self._reached_at = kept.reached_at
        self._ports = dict(kept.ports)
        self._returning: asyncio.Task[ReliableChannel] | None = None

    def _start(self) -> None:
        self._returning = asyncio.create_task(self._return())

    async def _return(self) -> ReliableChannel:
        self._channel.attach(await self.redial(), self)
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


def _described(knock: Knock, number: int) -> Description | None:
    """Who knocks at the invitation of that number, as a reply would say it; None where the address is of no use."""
    try:
        candidate = Candidate(CandidateType.SERVER_REFLEXIVE, *knock.address)
    except ValueError:
        return None
    return Description(
        kind=Kind.REPLY,
        number=number,
        fingerprint=knock.fingerprint,
        setup=Setup.ACTPASS if knock.credentials else Setup.PASSIVE,
        credentials=knock.credentials or derive_credentials(knock.fingerprint, number),
        candidates=(candidate,),
    )


async def _end(task: asyncio.Task[Any] | None) -> None:
    if task is not None:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
