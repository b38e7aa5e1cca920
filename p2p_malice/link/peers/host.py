"""The end that invites."""

import asyncio
import contextlib
import secrets

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.errors import LinkError
from p2p_malice.link.aiortc.certificates import Certificate
from p2p_malice.link.aiortc.stun_identity import GuestCheck
from p2p_malice.link.candidate_gatherer import CandidateGatherer, GatheringPeer
from p2p_malice.link.contract import Accept
from p2p_malice.link.peers.identity import Identity
from p2p_malice.link.peers.key_agreement import KeyAgreement
from p2p_malice.link.peers.reconnector import Reconnector
from p2p_malice.link.reliable_channel import ReliableChannel
from p2p_malice.link.replay_guard import ReplayGuard
from p2p_malice.link.settings import LinkSettings
from p2p_malice.protocol.peer_description import SECRET_BYTES, CodeKind, Description, DtlsRole

NO_PATH_AFTER = 18.0
"""Seconds after which a host that has the reply gives up looking for a path."""

CHECKS_EVERY = 3.0
"""Seconds between two rounds of checks on the way to a guest."""

MAX_ATTEMPTS = 24
"""How many attempts to connect may go on at once; one more ends the first: whoever has the invitation may send many
replies that lead nowhere.
"""

MAX_GUESTS = 64
"""How many guests of one invitation are known, so that each check counts once: more than a table has seats, to allow
for restarted programs. One more displaces the first: whoever has the invitation may come often.
"""


class HostPeer(GatheringPeer):
    """An `InvitingPeer`: it has a description before it knows of any guest, and keeps that up to date while it waits.

    Several guests may come, one after the other or at once, through the same ports; each gets its own `Reconnector`.
    """

    takes_several = True
    finds_guests = True
    ticket = ""
    description: Description
    """The content of the invitation code: kind INVITATION, setup ACTIVE, a secret."""

    def __init__(self, number: int, settings: LinkSettings) -> None:
        """Nothing is open yet."""
        certificate, secret = Certificate.generateCertificate(), secrets.token_bytes(SECRET_BYTES)
        self._identity = Identity(CodeKind.INVITATION, number, DtlsRole.ACTIVE, certificate, secret)
        self._settings = settings
        self._replays = ReplayGuard()
        self._arrivals: asyncio.Queue[Description] = asyncio.Queue(MAX_GUESTS)
        self._known: dict[bytes, None] = {}
        """The fingerprints of guests who have been heard, in order; and of those, which are or were being met."""
        self._met: set[bytes] = set()
        self._attempts: dict[bytes, asyncio.Task[ReliableChannel]] = {}
        self._listener = self._identity.new_agent(
            None,
            replays=self._replays,
            on_check=self._on_check,
            on_message=lambda _message: None,
            on_end=lambda _error: None,
        )
        """Listens for guests' checks, and never talks to anybody."""
        self._lookout = CandidateGatherer(lambda: self._listener.sockets, settings)

    async def prepare(self) -> None:
        """Open the sockets, find out how they are seen from outside, and describe them. Raises `LinkError`."""
        try:
            await self._lookout.open()
            candidates = await self._lookout.gather()
        except BaseException:
            await self.close()
            raise
        self.description = self._identity.describe(candidates)
        self._lookout.watch()

    async def renew(self) -> None:
        """See `InvitingPeer.renew`."""
        if candidates := await self._lookout.renew():
            self.description = self._identity.describe(candidates)

    # --- guests

    def _on_check(self, check: GuestCheck) -> None:
        """Record a guest who reached this machine with just the invitation; the first check of each counts."""
        if check.fingerprint in self._known or self._arrivals.full():
            return
        if guest := self._identity.describe_caller(check):
            self._remember(check.fingerprint)
            self._arrivals.put_nowait(guest)

    def _remember(self, fingerprint: bytes) -> None:
        """Know that guest from now on, rather than the one who was heard first."""
        self._known[fingerprint] = None
        if len(self._known) > MAX_GUESTS:
            self._forget(next(iter(self._known)))

    def _forget(self, fingerprint: bytes) -> None:
        self._known.pop(fingerprint, None)
        self._met.discard(fingerprint)

    async def next_guest(self) -> Description:
        """Wait for the next guest who reaches this machine, and so needs no reply code; return what `connect` takes.

        All of them have the invitation, since their checks are signed with it. No guest comes twice, or after
        connecting.
        """
        while (guest := await self._arrivals.get()).fingerprint in self._met:
            pass
        return guest

    async def connect(
        self, reply: Description, accept: Accept | None = None, within: float = NO_PATH_AFTER
    ) -> ReliableChannel:
        """Connect to the guest who sent `reply`. May be called again, for others or for one who was not reached.

        Nobody has to `accept`: the reply says all. If a check has already started a connection to that guest, it goes
        on. A caller that is cancelled meanwhile leaves it to the others waiting for it. Raises `NoPathError` if no path
        is found within `within` seconds, and another `LinkError` if the path leads to somebody other than the sender of
        `reply`. Raises ValueError unless `reply` answers this invitation and its credentials are known.
        """
        if reply.kind is not CodeKind.REPLY or reply.number != self._identity.number or reply.credentials is None:
            raise ValueError("not a reply to this invitation")
        running = self._attempts.get(reply.fingerprint)
        if running is not None and not running.done():
            with contextlib.suppress(LinkError):
                return await self._result_of(running, reply.fingerprint)
        attempts = [each for each in self._attempts.values() if not each.done()]
        if len(attempts) >= MAX_ATTEMPTS:
            attempts[0].cancel()
        attempt = asyncio.create_task(self._attempt(reply, within))
        self._attempts[reply.fingerprint] = attempt
        return await self._result_of(attempt, reply.fingerprint)

    async def _result_of(self, attempt: "asyncio.Task[ReliableChannel]", fingerprint: bytes) -> ReliableChannel:
        channel = await asyncio.shield(attempt)
        self._attempts.pop(fingerprint, None)
        return channel

    async def _attempt(self, reply: Description, within: float) -> ReliableChannel:
        self._remember(reply.fingerprint)
        self._met.add(reply.fingerprint)
        line = Reconnector(KeyAgreement(self._identity), reply, settings=self._settings, replays=self._replays)
        line.agent.sockets.share(self._listener.sockets)
        line.agent.sockets.take_over_checks(self._listener.sockets, reply.known_credentials)
        try:
            return await line.establish(CHECKS_EVERY, within)
        except BaseException:
            self._forget(reply.fingerprint)
            await line.agent.close()
            raise

    # --- the end

    async def close(self) -> None:
        """Release everything, except the channels that `connect` returned. May be called twice."""
        while self._attempts:
            _, attempt = self._attempts.popitem()
            await cancel_and_wait(attempt, insist=False)
            if not attempt.cancelled() and attempt.exception() is None:
                await attempt.result().close()
        await self._lookout.close()
        await self._listener.close()
