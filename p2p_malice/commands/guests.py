"""The friends at a table that stands here: who is connected, who is away, and how each is found again."""

import asyncio
import contextlib

from p2p_malice.commands.faces import Face
from p2p_malice.commands.watching import reach
from p2p_malice.errors import LinkError
from p2p_malice.link.reliable import ReliableChannel
from p2p_malice.link.settings import LinkSettings
from p2p_malice.pump import end_tasks


class Guest:
    """The friend at one seat. `number` counts the friends of a table from 1; 0 where there is only one."""

    def __init__(self, seat: int, number: int, changed: asyncio.Event, keepsake: str | None = None) -> None:
        """Nobody is connected yet; `changed` is set whenever that changes.

        A `keepsake` of the link of before leads back to who sat here, if the networks still know the way.
        """
        self.seat = seat
        self.number = number
        self.channel: ReliableChannel | None = None
        self.is_heard = False
        self.keepsake = keepsake
        self._changed = changed
        self._returned: asyncio.Future[ReliableChannel] | None = None

    @property
    def label(self) -> str:
        """What this friend is called before there is a name."""
        return f"friend {self.number}" if self.number else "your friend"

    def note_heard(self, *, heard: bool) -> None:
        """Take note of whether something is heard of the friend."""
        self.is_heard = heard
        self._changed.set()

    def take(self, channel: ReliableChannel) -> None:
        """Go on with the friend by `channel`."""
        if self.channel is not None:
            self.channel.give_way(channel)
        elif self._returned is not None and not self._returned.done():
            self._returned.set_result(channel)

    async def arrive(self, face: Face, link: LinkSettings) -> ReliableChannel:
        """Wait until the friend is connected, by the link of before or by the channel that is taken."""
        self._returned = asyncio.get_running_loop().create_future()
        returning = asyncio.create_task(self._return(face, link))
        try:
            self.channel = await self._returned
        finally:
            await end_tasks(returning)
        self.note_heard(heard=True)
        return self.channel

    def leave(self) -> None:
        """Take note that the channel has ended."""
        self.channel = None
        self.note_heard(heard=False)

    async def _return(self, face: Face, link: LinkSettings) -> None:
        if self.keepsake:
            with contextlib.suppress(LinkError):
                self.take(await reach(face, self.keepsake, link))
