"""An end whose program was restarted."""

from p2p_malice.errors import LinkError
from p2p_malice.link.aiortc.certificates import read_certificate
from p2p_malice.link.contract import Peer
from p2p_malice.link.peers.identity import Identity
from p2p_malice.link.peers.key_agreement import KeyAgreement
from p2p_malice.link.peers.pending_channel import PendingChannel
from p2p_malice.link.peers.reconnector import Reconnector
from p2p_malice.link.reliable_channel import ReliableChannel
from p2p_malice.link.resume_ticket import ResumeTicket
from p2p_malice.link.settings import LinkSettings


class RestartedPeer(Peer):
    """A `ResumingPeer`: it sends checks to where the other end was, from the start, and waits as long as it takes."""

    def __init__(self, kept: ResumeTicket, settings: LinkSettings) -> None:
        """Start sending checks. Raises `LinkError` for a resume ticket whose certificate can't be used."""
        try:
            certificate = read_certificate(kept.certificate)
        except ValueError:
            raise LinkError("resume_ticket_unusable") from None
        identity = Identity(kept.kind, kept.number, kept.setup, certificate, kept.key)
        agreement = KeyAgreement(identity, kept.fresh_key, is_sure=kept.is_sure)
        self._line = Reconnector(
            agreement, kept.remote, settings=settings, ports=dict(kept.ports), reached_at=kept.reached_at
        )
        self._pending = PendingChannel(self._return())

    async def _return(self) -> ReliableChannel:
        await self._line.reconnect()
        return self._line.channel

    @property
    def seat_key(self) -> bytes:
        """See `Findable.seat_key`."""
        return self._line.seat_key

    @property
    def is_host(self) -> bool:
        """See `Findable.is_host`."""
        return self._line.is_host

    async def own_code(self) -> str:
        """See `Findable.own_code`."""
        return await self._line.own_code()

    def learn(self, code: str) -> None:
        """See `Findable.learn`."""
        self._line.learn(code)

    async def connected(self) -> ReliableChannel:
        """Wait until the other end is reached, however long that takes. If cancelled, it may be called again."""
        return await self._pending.take()

    async def close(self) -> None:
        """Release everything, except a channel that `connected` returned. May be called twice."""
        if not self._pending.was_taken:
            await self._pending.close()
            await self._line.agent.close()
