"""A person's lines in and out, wherever they come from: a keyboard, a pipe, a test."""

import asyncio
import textwrap
from collections.abc import Awaitable, Callable

PASTE_SECONDS = 0.3
"""Seconds. Lines that follow each other faster than this were pasted together."""


class Console:
    """Reads lines, and whole pastes, and writes lines."""

    def __init__(self, read: Callable[[], Awaitable[str | None]], write: Callable[[str], None]) -> None:
        """`read` gives the next line, None when there will be no more; `write` writes text as it is."""
        self._read = read
        self._write = write
        self._pending: asyncio.Task[str | None] | None = None
        self._prompted = ""
        """The prompt that hasn't been answered."""
        self._put_back: str | None = None
        self.is_over = False
        self.was_silent = True
        """Whether nothing has ever come in."""

    def tell(self, *lines: str) -> None:
        """Write the lines, below any unanswered prompt."""
        if self._prompted and lines:
            self._write("\n")
            self._prompted = ""
        for line in lines:
            self._write(line + "\n")

    def paragraph(self, text: str) -> None:
        """Write a text of any length in lines of at most 80 columns."""
        self.tell(*_wrapped(text))

    def interrupt(self, text: str) -> None:
        """Write a text that nobody asked for, and any unanswered prompt again below it."""
        asked = self._prompted
        self.paragraph(text)
        if asked:
            self.prompt(asked)

    def prompt(self, text: str) -> None:
        """Write `text` and leave the cursor after it."""
        if self._prompted:
            self._write("\n")
        blank = " " * text.endswith(" ")
        self._write("\n".join(_wrapped(text)) + blank)
        self._prompted = text

    async def line(self) -> str | None:
        """The next line, stripped; None at the end of the input, and from then on."""
        if self._put_back is not None:
            kept, self._put_back = self._put_back, None
            return kept
        if self.is_over:
            return None
        line = await self._next()
        self._prompted = ""
        if line is None:
            self.is_over = True
            return None
        self.was_silent = False
        return line.strip()

    def put_back(self, line: str) -> None:
        """Put back `line`, which was just read but meant for the next reader."""
        self._put_back = line

    async def paste(self) -> str | None:
        """The next line and those pasted with it, as one text; None at the end of the input."""
        line = await self.line()
        return None if line is None else await self.rest_of_paste(line)

    async def rest_of_paste(self, line: str) -> str:
        """`line`, which was just read, and the lines pasted with it, as one text."""
        lines = [line]
        while True:
            try:
                async with asyncio.timeout(PASTE_SECONDS):
                    more = await self.line()
            except TimeoutError:
                break
            if more is None:
                break
            lines.append(more)
        return "\n".join(lines)

    async def ask(self, question: str) -> str | None:
        """The line that answers `question`; None at the end of the input."""
        self.prompt(f"{question} ")
        return await self.line()

    async def _next(self) -> str | None:
        """The next line; one that arrives when nobody is waiting any more is kept for the next reader."""
        if self._pending is None:
            self._pending = asyncio.ensure_future(self._read())
        line = await asyncio.shield(self._pending)
        self._pending = None
        return line


def _wrapped(text: str) -> list[str]:
    """The text in lines of at most 80 columns; words longer than that, such as file paths, stay whole."""
    return textwrap.wrap(text, 80, break_long_words=False, break_on_hyphens=False)
