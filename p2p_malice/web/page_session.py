"""The session of a page with the program, whatever the way between them. One page has the table at a time."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from itertools import count
from typing import Protocol

from p2p_malice.errors import RemoteProtocolError
from p2p_malice.web.messages import BusyMessage, FromPage, ReadyMessage, TakeMessage, ToPage, decode, encode
from p2p_malice.web.replies import ReplyLinks


class Page(Protocol):
    """A page that can be told something."""

    async def send_str(self, data: str) -> None:
        """Tell it. Raises ConnectionError if it has gone."""


_MISSED = "missed-"
"""The key of what isn't told again, with a number."""


class PageSession:
    """What the program says to its page, and hears of it. A page that is loaded again is told again what matters."""

    def __init__(self) -> None:
        """No page is there yet."""
        self.port = 0
        """The server's port, if one serves the page."""
        self.replies = ReplyLinks()
        """The links for tapped replies, from any page: they open no more than a question to the host."""
        self.heard: asyncio.Queue[FromPage] = asyncio.Queue(1000)
        """What the page in use has said and nobody has taken yet, at most 1000 messages."""
        self._state: dict[str, ToPage] = {}
        self._missed = count()
        self._page: Page | None = None

    @property
    def shown(self) -> object:
        """What stands for all that is shown now, until there is something else `aside`."""
        return self._state

    async def send(
        self, message: ToPage, key: str = "", later: ToPage | None = None, *, of: object | None = None
    ) -> None:
        """Tell the page. Later pages are told the last message under each `key`, or what is to be said `later`.

        They come in the order of their keys: who sits where comes before the cards, though it was told once more.
        What is part `of` something that was `shown`, and isn't at the moment, waits until it is there again.
        """
        state = self._state if of is None else of
        assert isinstance(state, dict)
        is_aside = state is not self._state
        if key or is_aside:
            state[key or f"{_MISSED}{next(self._missed)}"] = later or message
        if not is_aside:
            await _tell(self._page, message)

    @contextlib.asynccontextmanager
    async def aside(self) -> AsyncIterator[None]:
        """Tell pages of something else until the end of the block, and then again what mattered before."""
        kept, self._state = self._state, {}
        await _tell(self._page, ReadyMessage())
        try:
            yield
        finally:
            self._state = kept
            for message in (ReadyMessage(), *kept.values()):
                await _tell(self._page, message)
            self.forget(_MISSED)

    def put_last(self, end: str) -> None:
        """Tell later pages what is under keys that end like this after all that is known now."""
        for key in [key for key in self._state if key.endswith(end)]:
            self._state[key] = self._state.pop(key)

    def forget(self, start: str = "") -> None:
        """Forget the messages under keys that begin like this."""
        for key in [key for key in self._state if key.startswith(start)]:
            del self._state[key]

    async def let_in(self, page: Page) -> None:
        """A page has come: it's the one in use if there's no other, or once it wants to be."""
        if self._page is None:
            await self._hand_over(page)
        else:
            await _tell(page, BusyMessage())

    def let_go(self, page: Page) -> None:
        """Note that a page has gone."""
        if self._page is page:
            self._page = None

    async def hear(self, page: Page, text: str) -> None:
        """Take in what a page says; anything but one of its messages is ignored."""
        try:
            message = decode(text)
        except RemoteProtocolError:
            return
        if isinstance(message, TakeMessage):
            if self._page is not page:
                await self._hand_over(page)
        elif self._page is page and not self.heard.full():
            self.heard.put_nowait(message)

    async def _hand_over(self, page: Page) -> None:
        """Make the page the one in use, and tell it what matters."""
        before, self._page = self._page, page
        for message in (ReadyMessage(), *self._state.values()):
            # Another page may be quicker than this one reads.
            if self._page is page:
                await _tell(page, message)
        if before is not self._page:
            await _tell(before, BusyMessage())


async def _tell(page: Page | None, message: ToPage) -> None:
    if page is not None:
        with contextlib.suppress(ConnectionError):
            await page.send_str(encode(message))
