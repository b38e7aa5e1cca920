"""The end that was invited."""

import asyncio

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.link.aiortc.certificates import Certificate
from p2p_malice.link.candidate_gatherer import CandidateGatherer, GatheringPeer
from p2p_malice.link.peers.identity import Identity
from p2p_malice.link.peers.key_agreement import KeyAgreement
from p2p_malice.link.peers.pending_channel import PendingChannel
from p2p_malice.link.peers.reconnector import Reconnector
from p2p_malice.link.reliable_channel import ReliableChannel
from p2p_malice.link.settings import LinkSettings
from p2p_malice.protocol.peer_description import Candidate, CodeKind, Description, DtlsRole

CHECKS_EVERY = 4.0
"""Seconds. It may have to send checks for an hour."""


class GuestPeer(GatheringPeer):
    """An `AnsweringPeer`: it sends checks from the start and waits as long as it takes."""

    description: Description
    """The content of the reply code: kind REPLY, setup PASSIVE, the invitation's number, a proof of knowing it."""

    def __init__(self, invitation: Description, settings: LinkSettings) -> None:
        """Nothing is open yet."""
        setup = DtlsRole.ACTIVE if invitation.setup is DtlsRole.PASSIVE else DtlsRole.PASSIVE
        certificate = Certificate.generateCertificate()
        self._identity = Identity(CodeKind.REPLY, invitation.number, setup, certificate, invitation.key)
        self._line = Reconnector(KeyAgreement(self._identity), invitation, settings=settings)
        self._lookout = CandidateGatherer(lambda: self._line.agent.sockets, settings)
        self._pending: PendingChannel | None = None

    async def prepare(self) -> None:
        """Open the sockets, start sending checks, find out how the sockets are seen from outside, and describe them.

        If the checks get through, it doesn't wait for any server. Raises `LinkError`.
        """
        try:
            await self._lookout.open()
            self._pending = PendingChannel(self._line.establish(CHECKS_EVERY, None))
            candidates = await self._gather(self._pending)
        except BaseException:
            await self.close()
            raise
        self.description = self._identity.describe(candidates)
        self._lookout.watch()

    async def _gather(self, pending: PendingChannel) -> tuple[Candidate, ...]:
        gathering = asyncio.create_task(self._lookout.gather())
        try:
            await asyncio.wait({gathering, pending.task}, return_when=asyncio.FIRST_COMPLETED)
            if not pending.is_kept:
                await gathering
        finally:
            await cancel_and_wait(gathering)
        return self._lookout.candidates

    @property
    def is_connected(self) -> bool:
        """Whether the channel is already open, so that the reply isn't needed."""
        return self._pending is not None and self._pending.is_kept

    def learn(self, code: str) -> None:
        """See `AnsweringPeer.learn`."""
        self._line.learn(code)

    async def connected(self) -> ReliableChannel:
        """Wait until the host has connected, however long that takes. If cancelled, it may be called again.

        Raises `LinkError` if the end that was found couldn't prove that it is the host of the invitation.
        """
        assert self._pending is not None
        channel = await self._pending.take()
        await self._lookout.close()
        return channel

    # --- the end

    async def close(self) -> None:
        """Release everything, except a channel that `connected` returned. May be called twice."""
        await self._lookout.close()
        if self._pending is None or not self._pending.was_taken:
            if self._pending is not None:
                await self._pending.close()
            await self._line.agent.close()
