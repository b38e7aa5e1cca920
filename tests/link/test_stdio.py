"""The link over stdin and stdout, in separate processes."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from p2p_malice.link import stdio
from p2p_malice.link.channel import MAX_FRAME_BYTES

ECHO = """
import asyncio
from p2p_malice.errors import MaliceError
from p2p_malice.link.stdio import StdioChannel

async def main():
    channel = StdioChannel()
    try:
        while True:
            await channel.send("got " + await channel.receive())
    except MaliceError as error:
        end = error.code
    await channel.close()
    raise SystemExit(end)

asyncio.run(main())
"""

LEAVE = """
import asyncio
from p2p_malice.link.stdio import StdioChannel

async def main():
    channel = StdioChannel()
    for number in range(1000):
        await channel.send(str(number))
    await channel.close()

asyncio.run(main())
"""


class WindowsConsole:
    """A console: read as a file it gives UTF-8; its bare bytes would be those of an old code page."""

    def __init__(self, typed: str) -> None:
        """That has been typed there."""
        self._typed = [typed.encode()]

    def __enter__(self) -> "WindowsConsole":
        return self

    def __exit__(self, *_: object) -> None:
        """It stays open."""

    def read(self, _size: int) -> bytes:
        """What was typed, once."""
        return self._typed.pop() if self._typed else b""


async def test_umlauts_that_are_typed_on_windows_arrive(monkeypatch: pytest.MonkeyPatch) -> None:
    """The console is opened as Python opens it, which knows in what encoding it gives what is typed."""
    opened = []

    def open_console(descriptor: int, mode: str, *, buffering: int, closefd: bool) -> WindowsConsole:
        opened.append((descriptor, mode, buffering, closefd))
        return WindowsConsole("Jürgen\n")

    old_page = iter(["Jürgen\n".encode("cp850"), b""])
    monkeypatch.setattr(stdio, "open", open_console, raising=False)
    monkeypatch.setattr("os.read", lambda *_: next(old_page))
    channel = stdio.StdioChannel(0, 1, encoding="utf-8")

    assert await channel.receive() == "Jürgen"
    assert opened == [(0, "rb", 0, False)]


@asynccontextmanager
async def program(code: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """A process that runs `code`, all its ends piped."""
    pipe = asyncio.subprocess.PIPE
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "error", "-c", code, stdin=pipe, stdout=pipe, stderr=pipe, limit=2**20
    )
    try:
        async with asyncio.timeout(120):
            yield child
    finally:
        if child.returncode is None:
            child.kill()
        await child.communicate()


async def answer(text: bytes) -> tuple[list[str], str]:
    """What the echo program writes when `text` is all that it gets, and why it ended."""
    async with program(ECHO) as child:
        out, err = await child.communicate(text)
        return out.decode().splitlines(), err.decode().strip()


async def test_each_line_is_a_frame() -> None:
    """Lines come in as frames whatever their ends, and go out as lines; the end of stdin closes the link."""
    assert await answer('{"a":1}\n\r\n"ü"\r\nlast'.encode()) == (
        ['got {"a":1}', "got ", 'got "ü"', "got last"],
        "stdin_ended",
    )


async def test_a_talk_goes_back_and_forth() -> None:
    """A line is answered before the next is written."""
    async with program(ECHO) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        for word in (b"one", b"two"):
            child.stdin.write(word + b"\n")

            assert await child.stdout.readline() == b"got " + word + b"\n"


async def test_many_lines_at_once_are_all_read() -> None:
    """Ten thousand lines written at once arrive in order, none lost."""
    lines, _ = await answer(b"".join(b"%d\n" % number for number in range(10_000)))

    assert lines == [f"got {number}" for number in range(10_000)]


async def test_the_longest_line_is_taken() -> None:
    """A line of exactly 64 KiB is a frame."""
    lines, end = await answer(b"x" * (MAX_FRAME_BYTES - 4) + b"\n" + b"y" * MAX_FRAME_BYTES + b"\r\n")

    assert [len(line) for line in lines] == [MAX_FRAME_BYTES]
    assert end == "message_too_long"


@pytest.mark.parametrize("bad", [b"x" * (MAX_FRAME_BYTES + 1) + b"\n", b"x" * 10_000_000, b"\xff\n"])
async def test_what_is_no_frame_ends_the_link(bad: bytes) -> None:
    """A line that is too long or no UTF-8 ends the link, after the good lines before it."""
    assert await answer(b"good\n" + bad) == (["got good"], "stdin_no_frame")


async def test_a_reader_that_goes_away_closes_the_link() -> None:
    """When nobody reads stdout any more the link is closed, without a word on stderr but our own."""
    async with program(ECHO) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdin.write(b"one\n")
        await child.stdout.readline()
        child.stdout._transport.close()  # type: ignore[attr-defined]
        told = asyncio.create_task(child.stderr.read())
        # The pipe closes a little later; what is echoed before that is lost.
        while not told.done():
            child.stdin.write(b"more\n")
            await asyncio.wait({told}, timeout=0.05)

        assert told.result().strip() == b"stdout_unread"


async def test_closing_writes_everything_and_lets_the_process_end() -> None:
    """Frames sent before closing are all written, and the thread at stdin does not keep the process alive."""
    async with program(LEAVE) as child:
        assert child.stdout is not None
        assert child.stderr is not None

        assert (await child.stdout.read()).split() == [b"%d" % number for number in range(1000)]
        assert await child.stderr.read() == b""
        assert await child.wait() == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="There is no disk here that is always full.")
async def test_an_output_on_a_full_disk_is_known_from_one_that_nobody_reads() -> None:
    """The channel is broken either way, but only the one is a fault."""
    reading, writing = os.pipe()
    full = os.open("/dev/full", os.O_WRONLY)
    channel = stdio.StdioChannel(reading, full)
    await channel.send("Hello.")
    await channel.close()
    for descriptor in (writing, full):
        os.close(descriptor)

    assert channel.fault
    assert channel.fault.strerror == "No space left on device"
