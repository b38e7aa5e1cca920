"""WebRTC from Python to Python or to a browser, on aiortc's ORTC classes: no SDP, no signalling server.

The host:

    async with await open_invitation(number, settings) as peer:
        show(peer.description)                          # to be encoded as the invitation code
        reply = await peer.next_guest()                    # a guest for whom the invitation alone was enough, or
        channel = await peer.connect(reply)             # one with a reply code; an hour later is fine

The guest:

    async with await open_reply(invitation, settings) as peer:
        show(peer.description)                          # to be encoded as the reply code
        channel = await peer.connected()                # patient: as long as the host needs to paste it

Leaving the block releases everything, except a channel that it returned, which its user has to close. aiortc takes a
quarter of a second to load, so it is loaded only when something here is called.
"""

from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING

from attrs import frozen

from p2p_malice.link.resume_ticket import read_resume_ticket
from p2p_malice.link.settings import LinkSettings
from p2p_malice.protocol.peer_description import Description

if TYPE_CHECKING:
    from p2p_malice.link.peers.guest import GuestPeer
    from p2p_malice.link.peers.host import HostPeer
    from p2p_malice.link.peers.restarted import RestartedPeer

DEFAULT_SETTINGS = LinkSettings()


async def open_invitation(number: int, settings: LinkSettings = DEFAULT_SETTINGS) -> "HostPeer":
    """Gather this machine's addresses (2 s at most), and return a peer whose description is ready to be sent.

    `number` is the invitation's, see `protocol.peer_description.invitation_number`. Raises `LinkError` if this machine
    has no usable address.
    """
    from p2p_malice.link.peers.host import HostPeer

    peer = HostPeer(number, settings)
    await peer.prepare()
    return peer


async def open_reply(invitation: Description, settings: LinkSettings = DEFAULT_SETTINGS) -> "GuestPeer":
    """Send checks to the host of `invitation`, and gather this machine's addresses (2 s at most, less if it answers).

    Raises `LinkError` when this machine has no usable address.
    """
    from p2p_malice.link.peers.guest import GuestPeer

    peer = GuestPeer(invitation, settings)
    await peer.prepare()
    return peer


async def come_back(resume_ticket: str, settings: LinkSettings = DEFAULT_SETTINGS) -> "RestartedPeer":
    """Send checks to the other end of a link whose `ReliableChannel.resume_ticket` was saved, from the same ports.

    It works in either role, whether the other program is still running or was restarted too. Raises `LinkError` for a
    resume ticket that can't be used.
    """
    from p2p_malice.link.peers.restarted import RestartedPeer

    return RestartedPeer(read_resume_ticket(resume_ticket), settings)


@frozen
class WebRTC:
    """`Links` over WebRTC, with these settings."""

    settings: LinkSettings = DEFAULT_SETTINGS

    @property
    def asks_servers(self) -> bool:
        """See `Links.asks_servers`."""
        return bool(self.settings.stun)

    def open_ports(self) -> AbstractAsyncContextManager[None]:
        """See `Links.open_ports`."""
        from p2p_malice.link.candidate_gatherer import open_ports

        return open_ports(self.settings)

    async def open_invitation(self, number: int, _ticket: str = "") -> "HostPeer":
        """See `Links.open_invitation`."""
        return await open_invitation(number, self.settings)

    async def open_reply(self, invitation: Description) -> "GuestPeer":
        """See `Links.open_reply`."""
        return await open_reply(invitation, self.settings)

    async def come_back(self, resume_ticket: str) -> "RestartedPeer":
        """See `Links.come_back`."""
        return await come_back(resume_ticket, self.settings)
