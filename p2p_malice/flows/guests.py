"""The friends at a table hosted here: who is connected, who is away, and how to find each of them again."""

import asyncio
import contextlib
from collections.abc import Callable

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.errors import LinkError
from p2p_malice.flows.connection_news import reach
from p2p_malice.link.contract import LastingChannel, Links
from p2p_malice.words.sentence import Piece, say


class Guest:
    """The friend at one seat. `number` counts a table's friends from 1; it is 0 if there is only one.

    Anybody who arrives with the friend's code or over an earlier link is let in as a stranger (`on_arrival`). Only the
    channel that the table has accepted is the friend's.
    """

    def __init__(self, seat: int, number: int, changed: asyncio.Event, resume_ticket: str | None = None) -> None:
        """Nobody is connected yet; `changed` is set whenever that changes.

        A `resume_ticket` of an earlier link leads back to the friend who sat here, if the networks still allow it.
        """
        self.seat = seat
        self.number = number
        self.channel: LastingChannel | None = None
        """The channel of the seat's holder; None while there is none."""
        self.resume_ticket = resume_ticket
        self.turned_away = 0
        """How many strangers have come to this seat."""
        self.has_heard_the_end = asyncio.Event()
        self._heard = asyncio.Event()
        self._changed = changed
        self._seeking: asyncio.Task[None] | None = None

    @property
    def label(self) -> Piece:
        """The friend's label before there is a name; "" for the only friend."""
        return say("friend-numbered", number=self.number) if self.number else ""

    @property
    def is_heard(self) -> bool:
        """Whether the friend is at the table and connected."""
        return self._heard.is_set()

    @property
    def is_gone(self) -> bool:
        """Whether the friend isn't connected, or is away and can't come back by themselves."""
        return self.channel is None or (not self.is_heard and self.channel.resume_ticket is None)

    async def until_heard(self) -> None:
        """Wait until the friend is at the table and connected."""
        await self._heard.wait()

    def note_heard(self, *, heard: bool) -> None:
        """Record whether the friend is heard."""
        if heard:
            self._heard.set()
        else:
            self._heard.clear()
        self._changed.set()

    def sit_down(self, channel: LastingChannel) -> None:
        """Record that the table accepted the friend at the far end of `channel`."""
        self.channel = channel
        self.resume_ticket = channel.resume_ticket
        self.note_heard(heard=True)

    def leave(self) -> None:
        """Record that the friend's channel has ended."""
        self.channel = None
        self.note_heard(heard=False)

    def seek(self, links: Links, on_arrival: Callable[[LastingChannel], object]) -> None:
        """Look for the friend over the earlier link, if there was one, until `stop_seeking`."""
        if self.resume_ticket and (self._seeking is None or self._seeking.done()):
            self._seeking = asyncio.create_task(self._seek(self.resume_ticket, links, on_arrival))

    async def _seek(self, resume_ticket: str, links: Links, on_arrival: Callable[[LastingChannel], object]) -> None:
        with contextlib.suppress(LinkError):
            on_arrival(await reach(resume_ticket, links))

    async def stop_seeking(self) -> None:
        """Stop looking for the friend, who is here or no longer wanted."""
        if self._seeking is not None:
            await cancel_and_wait(self._seeking)
