"""A program in a terminal of its own: a pty whose other end the test reads and writes."""

import contextlib
import os
import pty
import select
import struct
import subprocess
import termios
import time
from fcntl import ioctl
from pathlib import Path

import pyte


class Terminal:
    """A pty of that size with a program in it."""

    def __init__(self, *command: str, home: Path, size: tuple[int, int] = (80, 24)) -> None:
        """Start the program; its files lie in `home`."""
        self._end, other = pty.openpty()
        ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        self._other = other
        self._ends: tuple[int, ...] = (self._end, other)
        self.before = termios.tcgetattr(other)
        environment = {**os.environ, "HOME": str(home), "TERM": "xterm-256color", "LANG": "C.UTF-8"}
        for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "NO_COLOR"):
            environment.pop(variable, None)
        self.process = subprocess.Popen(
            command,
            stdin=other,
            stdout=other,
            stderr=other,
            env=environment,
        )
        self.shown = b""
        self._screen = pyte.Screen(*size)
        self._stream = pyte.ByteStream(self._screen)

    @property
    def text(self) -> str:
        """What stands on the screen now."""
        return "\n".join(line.rstrip() for line in self._screen.display)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        self.process.wait()
        self.hang_up()

    def hang_up(self) -> None:
        """Close the window; the program may go on."""
        for end in self._ends:
            os.close(end)
        self._ends = ()

    @property
    def after(self) -> list[object]:
        """The terminal's attributes now."""
        return termios.tcgetattr(self._other)

    def type(self, keys: bytes) -> None:
        """Press keys."""
        os.write(self._end, keys)

    def read(self, seconds: float) -> bytes:
        """What is written next, empty after so many seconds."""
        ready, _, _ = select.select([self._end], [], [], seconds)
        try:
            more = os.read(self._end, 1 << 16) if ready else b""
        except OSError:
            more = b""
        self.shown += more
        self._stream.feed(more)
        return more

    def read_until(self, text: bytes, seconds: float = 90.0) -> bool:
        """Read until that text was written; False where it was not in time."""
        end = time.monotonic() + seconds
        while text not in self.shown and time.monotonic() < end and (self.process.poll() is None or self.read(0)):
            self.read(0.1)
        return text in self.shown

    def wait(self, seconds: float = 300.0) -> int:
        """Wait until the program has ended, reading on; its exit status."""
        end = time.monotonic() + seconds
        while self.process.poll() is None and time.monotonic() < end:
            self.read(0.1)
        while self.read(0):
            pass
        return self.process.wait(timeout=1)
