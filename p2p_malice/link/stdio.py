"""A link over this process's own stdin and stdout: one frame per line, so that any program can play through a pipe.

Plain threads read and write the file descriptors, because event loops cannot do so on every system. They bypass
`sys.stdin` and `sys.stdout`, whose locks no thread may hold when the interpreter ends. Nothing else should read stdin.
"""

import asyncio
import os
import queue
import sys
import threading
from collections.abc import Callable, Iterator

from p2p_malice.errors import GarbledLinkError, LinkClosedError, LocalProtocolError
from p2p_malice.link.channel import MAX_FRAME_BYTES, measure
from p2p_malice.link.receive_queue import ReceiveQueue

READ_AHEAD = 256
"""How many lines are read ahead."""

WRITE_WITHIN = 5.0
"""Seconds that a closing channel gives the reader of stdout to read the rest."""


class StdioChannel:
    """The channel to the program or person that started this process."""

    binding = ""

    def __init__(
        self, read_from: int | None = None, write_to: int | None = None, *, encoding: str | None = None
    ) -> None:
        """A channel that reads and writes these file descriptors, by default those of stdin and stdout.

        Frames are UTF-8. With an `encoding`, lines are decoded with it, as a person types them, and anything
        undecodable becomes a replacement character instead of an error.
        """
        self._encoding = encoding
        sys.stdout.flush()
        self._input = sys.stdin.fileno() if read_from is None else read_from
        self._output = sys.stdout.fileno() if write_to is None else write_to
        self._loop = asyncio.get_running_loop()
        self._inbox = ReceiveQueue()
        self._may_read = threading.Semaphore(READ_AHEAD)
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._unwritten = 0
        self._written = asyncio.Event()
        self._closed = False
        self._is_broken = False
        self.fault: OSError | None = None
        """Why nothing more could be written, if for another reason than that nobody reads any more."""
        for work in (self._read, self._write):
            threading.Thread(target=work, name="stdio", daemon=True).start()

    async def send(self, frame: str) -> None:
        """See `Channel.send`; waits while the other end doesn't read. A frame of several lines is refused."""
        measure(frame)
        if "\n" in frame or "\r" in frame:
            raise LocalProtocolError("frame_of_several_lines")
        self._check_open()
        self._unwritten += 1
        self._outbox.put(frame.encode() + b"\n")
        await self._wait_until(lambda: self._unwritten < READ_AHEAD)
        self._check_open()

    async def receive(self) -> str:
        """See `Channel.receive`. Raises `GarbledLinkError` after a line that is too long or isn't UTF-8.

        After the end of stdin, frames can still be sent: a program may write everything it has to say and then listen.
        """
        frame = await self._inbox.get()
        self._may_read.release()
        return frame

    async def close(self) -> None:
        """See `Channel.close`; waits at most a few seconds for the other end to read."""
        if self._closed:
            return
        self._closed = True
        self._outbox.put(None)
        try:
            async with asyncio.timeout(WRITE_WITHIN):
                await self._wait_until(lambda: self._unwritten == 0)
        except TimeoutError:
            pass  # A reader that hasn't read for this long won't read the rest either.
        self._inbox.finish(LinkClosedError("link_closed_here"))

    def _check_open(self) -> None:
        if self._closed:
            raise LinkClosedError("link_closed_here")
        if self._is_broken:
            raise LinkClosedError("stdout_unread")

    async def _wait_until(self, holds: Callable[[], bool]) -> None:
        while not holds() and not self._is_broken:
            self._written.clear()
            await self._written.wait()

    def _break(self) -> None:
        self._is_broken = True
        self._inbox.finish(LinkClosedError("stdout_unread"))
        self._written.set()

    # --- in the threads

    def _read(self) -> None:
        try:
            for line in _lines(self._input):
                self._may_read.acquire()
                text = line.decode(self._encoding, "replace") if self._encoding else line.decode()
                self._in_loop(self._inbox.put, text)
        except ValueError as error:
            self._in_loop(self._inbox.finish, GarbledLinkError("stdin_no_frame", reason=str(error)))
        except OSError:
            self._in_loop(self._inbox.finish, LinkClosedError("stdin_unreadable"))
        else:
            self._in_loop(self._inbox.finish, LinkClosedError("stdin_ended"))

    def _write(self) -> None:
        try:
            while line := self._outbox.get():
                while line:
                    line = line[os.write(self._output, line) :]
                self._in_loop(self._wrote)
        except BrokenPipeError:
            self._in_loop(self._break)
        except OSError as error:
            self.fault = error
            self._in_loop(self._break)

    def _wrote(self) -> None:
        self._unwritten -= 1
        self._written.set()

    def _in_loop(self, call: Callable[..., None], *arguments: object) -> None:
        try:
            self._loop.call_soon_threadsafe(call, *arguments)
        except RuntimeError:
            return  # The loop has ended, and with it everybody who might want to know.


def _lines(descriptor: int) -> Iterator[bytes]:
    """The lines from `descriptor`, the last with or without its newline. Raises ValueError for one that is too long."""
    rest = b""
    # A Windows console gives UTF-8 only if opened that way; through its descriptor, it uses an old code page.
    with open(descriptor, "rb", buffering=0, closefd=False) as file:
        while chunk := file.read(MAX_FRAME_BYTES):
            *lines, rest = (rest + chunk).split(b"\n")
            yield from map(_checked, lines)
            _checked(rest)
    if rest:
        yield rest


def _checked(line: bytes) -> bytes:
    line = line.removesuffix(b"\r")
    if len(line) > MAX_FRAME_BYTES:
        raise ValueError(f"a line is longer than {MAX_FRAME_BYTES} bytes")
    return line
