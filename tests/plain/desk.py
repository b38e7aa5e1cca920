"""A console where lines are typed, and what it shows."""

import asyncio

from p2p_malice.plain.console import Console


class Desk:
    """Lines that are typed beforehand or later, None for the end of the input, and all that was shown so far."""

    def __init__(self, *lines: str | None) -> None:
        """These were typed already."""
        self.typed: asyncio.Queue[str | None] = asyncio.Queue()
        for line in lines:
            self.typed.put_nowait(line)
        self.shown = ""
        self._news = asyncio.Event()
        self.console = Console(self.typed.get, self._write)

    def _write(self, text: str) -> None:
        self.shown += text
        self._news.set()

    async def until(self, text: str) -> None:
        """Wait until that was shown. Raises TimeoutError."""
        async with asyncio.timeout(10):
            while text not in self.shown:
                self._news.clear()
                await self._news.wait()
