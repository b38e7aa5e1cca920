"""Links to nowhere: of a program that can reach nobody. Fulfils `Links`."""

import contextlib

from p2p_malice.errors import NoPathError
from p2p_malice.link.contracts import AnsweringPeer, InvitingPeer, ReturningPeer
from p2p_malice.protocol.description import Description


class Nowhere:
    """Nobody is invited, and nobody comes back."""

    asks_servers = False

    def open_ports(self) -> contextlib.AbstractAsyncContextManager[None]:
        """There are none."""
        return contextlib.nullcontext()

    async def open_invitation(self, number: int) -> InvitingPeer:
        """Raises `NoPathError`."""
        raise NoPathError("no_links")

    async def open_reply(self, invitation: Description) -> AnsweringPeer:
        """Raises `NoPathError`."""
        raise NoPathError("no_links")

    async def come_back(self, keepsake: str) -> ReturningPeer:
        """Raises `NoPathError`."""
        raise NoPathError("no_links")
