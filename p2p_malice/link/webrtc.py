"""WebRTC from Python to Python or to a browser, on aiortc's ORTC classes: no SDP, no signalling server.

The host:

    async with await open_invitation(number, settings) as peer:
        show(peer.description)                          # to be encoded as the invitation code
        channel = await peer.connect(reply)             # an hour later is fine; NoPathError after 20 s

The guest:

    async with await open_reply(invitation, settings) as peer:
        show(peer.description)                          # to be encoded as the reply code
        channel = await peer.connected()                # patient: as long as the host needs to paste it

Leaving the block lets go of everything unless a channel came out: that is then its user's to close.
Only this module and `aiortc_internals` load aiortc (0.25 s): import it where it is needed.
"""

from types import TracebackType
from typing import Self

from p2p_malice.link.reliable import ReliableChannel
from p2p_malice.link.settings import LinkSettings
from p2p_malice.protocol.description import Description

NO_PATH_AFTER = 20.0
"""Seconds after which a host that has the reply gives up looking for a path."""


class HostPeer:
    """The end that invites: it has a description before it knows of anybody, and keeps it true while it waits."""

    description: Description
    """What the invitation code has to carry: kind INVITATION, setup ACTIVE, derived credentials."""

    @property
    def is_stale(self) -> bool:
        """Whether this machine's public address changed since the description was made: a new code is needed."""
        raise NotImplementedError

    async def became_stale(self) -> None:
        """Wait until the description is out of date; never returns while it holds."""
        raise NotImplementedError

    async def connect(self, reply: Description, timeout: float = NO_PATH_AFTER) -> ReliableChannel:
        """Connect to the guest who sent `reply`, once; whatever comes of it, the invitation is used up.

        Raises `NoPathError` when no path was found in `timeout` seconds, and another `LinkError` when the path leads to
        somebody else than `reply` says.
        """
        raise NotImplementedError

    async def close(self) -> None:
        """Let go of everything, except of a channel that `connect` gave. May be called twice."""

    async def __aenter__(self) -> Self:
        """This peer, to be closed at the end of the block."""
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        """Close it."""
        await self.close()


class GuestPeer:
    """The end that was invited: it knocks from the start and waits as long as it takes."""

    description: Description
    """What the reply code has to carry: kind REPLY, setup PASSIVE, the invitation's number, derived credentials."""

    @property
    def is_stale(self) -> bool:
        """Whether this machine's public address changed since the description was made: a new code is needed."""
        raise NotImplementedError

    async def became_stale(self) -> None:
        """Wait until the description is out of date; never returns while it holds."""
        raise NotImplementedError

    async def connected(self) -> ReliableChannel:
        """Wait until the host has connected, however long that takes; the caller cancels.

        Raises `LinkError` when the host was found but did not prove to be the one of the invitation.
        """
        raise NotImplementedError

    async def close(self) -> None:
        """Let go of everything, except of a channel that `connected` gave. May be called twice."""

    async def __aenter__(self) -> Self:
        """This peer, to be closed at the end of the block."""
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        """Close it."""
        await self.close()


async def open_invitation(number: int, settings: LinkSettings = LinkSettings()) -> HostPeer:
    """Gather this machine's addresses (2 s at most) and give a peer whose description is ready to be sent.

    `number` is the invitation's, see `protocol.description.invitation_number`. Raises `LinkError` when this machine has
    no usable address.
    """
    raise NotImplementedError


async def open_reply(invitation: Description, settings: LinkSettings = LinkSettings()) -> GuestPeer:
    """Gather this machine's addresses (2 s at most), start knocking at the host of `invitation`.

    Raises `LinkError` when this machine has no usable address.
    """
    raise NotImplementedError
