"""A clock that runs faster than real time, for a whole process: `set_off` before anything else is imported.

Everything that Python reads or waits for by `time.monotonic`, `time.time` or the event loop keeps its proportions, so
real sockets and real programs live through an hour in minutes. What stays real is what the processor needs for its
work, the network, and the timers inside of OpenSSL.
"""

import asyncio
import selectors
import time
from typing import Any

_monotonic = time.monotonic
_time = time.time


class FastTime:
    """A clock, whose `speed` may change: it never jumps and never goes back."""

    def __init__(self, speed: float = 1.0) -> None:
        """It shows real time now and runs `speed` times as fast from then on."""
        self._speed = speed
        self._since = self._shown = _monotonic()
        self._epoch = _time() - self._shown

    @property
    def speed(self) -> float:
        """Seconds that pass on this clock in a real one."""
        return self._speed

    @speed.setter
    def speed(self, speed: float) -> None:
        self._shown = self.now()
        self._since = _monotonic()
        self._speed = speed

    def now(self) -> float:
        """Seconds, as `time.monotonic` would say."""
        return self._shown + (_monotonic() - self._since) * self._speed

    def set_off(self) -> None:
        """Be the clock of this process."""
        time.monotonic = self.now
        time.time = lambda: self._epoch + self.now()

    def loop(self) -> asyncio.SelectorEventLoop:
        """An event loop that waits by this clock; for `asyncio.Runner`."""
        return asyncio.SelectorEventLoop(_FastSelector(self))


class _FastSelector(selectors.DefaultSelector):
    """What an event loop waits in."""

    def __init__(self, clock: FastTime) -> None:
        super().__init__()
        self._clock = clock

    def select(self, timeout: float | None = None) -> Any:
        """Wait for the files, or as long as `timeout` takes on the clock."""
        return super().select(timeout / self._clock.speed if timeout and timeout > 0 else timeout)


def real_seconds() -> float:
    """Seconds of real time, whatever clock this process has."""
    return _monotonic()
