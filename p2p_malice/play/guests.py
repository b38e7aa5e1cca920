"""The friends at a table that stands here: who is connected, who is away, and how each is found again."""

import asyncio
import contextlib
from collections.abc import Callable

from p2p_malice.errors import LinkError
from p2p_malice.link.contracts import LastingChannel, Links
from p2p_malice.play.news import reach
from p2p_malice.tasks import end_tasks
from p2p_malice.words.saying import Piece, say


class Guest:
    """The friend at one seat. `number` counts the friends of a table from 1; 0 where there is only one.

    Whoever comes by the friend's code or by the link of before is let in as a stranger (`on_arrival`); the channel of
    the friend is only the one that the table has accepted.
    """

    def __init__(self, seat: int, number: int, changed: asyncio.Event, keepsake: str | None = None) -> None:
        """Nobody is connected yet; `changed` is set whenever that changes.

        A `keepsake` of the link of before leads back to who sat here, if the networks still know the way.
        """
        self.seat = seat
        self.number = number
        self.channel: LastingChannel | None = None
        """Where the seat's holder is; None while there is none."""
        self.keepsake = keepsake
        self.turned_away = 0
        """How many came to this seat to whom it does not belong."""
        self.has_heard_the_end = asyncio.Event()
        self._heard = asyncio.Event()
        self._changed = changed
        self._seeking: asyncio.Task[None] | None = None

    @property
    def label(self) -> Piece:
        """What this friend is called before there is a name: "" for the only one."""
        return say("friend-numbered", number=self.number) if self.number else ""

    @property
    def is_heard(self) -> bool:
        """Whether the friend sits at the table and is heard."""
        return self._heard.is_set()

    async def until_heard(self) -> None:
        """Wait until the friend sits at the table and is heard."""
        await self._heard.wait()

    def note_heard(self, *, heard: bool) -> None:
        """Note whether something is heard of the friend."""
        if heard:
            self._heard.set()
        else:
            self._heard.clear()
        self._changed.set()

    def sit_down(self, channel: LastingChannel) -> None:
        """Note that the table accepted the friend at the far end of `channel`."""
        self.channel = channel
        self.keepsake = channel.keepsake
        self.note_heard(heard=True)

    def leave(self) -> None:
        """Note that the friend's channel has ended."""
        self.channel = None
        self.note_heard(heard=False)

    def seek(self, links: Links, on_arrival: Callable[[LastingChannel], None]) -> None:
        """Look for the friend by the link of before, where there was one, until `stop_seeking`."""
        if self.keepsake and (self._seeking is None or self._seeking.done()):
            self._seeking = asyncio.create_task(self._seek(self.keepsake, links, on_arrival))

    async def _seek(self, keepsake: str, links: Links, on_arrival: Callable[[LastingChannel], None]) -> None:
        with contextlib.suppress(LinkError):
            on_arrival(await reach(keepsake, links))

    async def stop_seeking(self) -> None:
        """Look for the friend no longer: they are here, or nobody waits any more."""
        if self._seeking is not None:
            await end_tasks(self._seeking)
