"""A clock that runs faster than real time, for a whole process: `set_off` before anything else is imported.

Everything that Python reads or waits for by `time.monotonic`, `time.time` or the event loop keeps its proportions, so
real sockets and real programs live through an hour in minutes. Three things stay real: the processor's own work, the
network, and the timers inside OpenSSL.
"""

import asyncio
import contextlib
import selectors
import time
from collections.abc import AsyncIterator
from typing import Any

PULSE_EVERY = 0.25
"""Real seconds."""

LONGEST_PULSE = 1.0
"""Seconds of the virtual clock: anything that waits for only a few of them has to get its answers."""

LEAST_SPEED = 0.1
"""On a machine that has next to no time for us."""

RISE = 1.03
"""By how much the speed may grow from one pulse to the next: a machine is busy again more often than not."""

_monotonic = time.monotonic
_time = time.time


class FastTime:
    """A clock, whose `speed` may change: it never jumps and never goes back."""

    def __init__(self, speed: float = 1.0) -> None:
        """It shows real time now and runs `speed` times as fast from then on."""
        self._speed = speed
        self._since = self._shown = _monotonic()
        self._epoch = _time() - self._shown
        self._waiting: list[asyncio.Future[None]] = []

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
        """Become the clock of this process."""
        time.monotonic = self.now
        time.time = lambda: self._epoch + self.now()

    async def idle(self) -> None:
        """Wait until the event loop has nothing left to do, including everything that has piled up in its sockets."""
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        await waiting

    @property
    def is_watched(self) -> bool:
        """Whether anybody waits for `idle`."""
        return bool(self._waiting)

    def note_idle(self) -> None:
        """Tell everybody who waits that there is nothing to do."""
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)
        self._waiting.clear()

    def loop(self) -> asyncio.SelectorEventLoop:
        """An event loop that waits by this clock; for `asyncio.Runner`."""
        return asyncio.SelectorEventLoop(_FastSelector(self))


class Pace:
    """The speed of a clock: as fast as the machine can manage, with everything else it has to do.

    Patience runs with the clock, but work does not. So it measures how long it takes until all work is done.
    """

    def __init__(self, clock: FastTime, most: float) -> None:
        """At most `most` times as fast as real time."""
        self._clock = clock
        self._most = most
        self._pulsing = asyncio.Lock()

    async def keep(self) -> None:
        """Set the speed again and again until cancelled."""
        self._clock.speed = 1.0
        while True:
            async with self._pulsing:
                await self._feel()
            await asyncio.sleep(PULSE_EVERY * self._clock.speed)

    async def _feel(self) -> None:
        """Set the speed by how long it takes until there is nothing to do; slow down while it still goes on."""
        begun = _monotonic()
        pulse = asyncio.ensure_future(self._clock.idle())
        try:
            while not (await asyncio.wait({pulse}, timeout=LONGEST_PULSE))[0]:
                self._quicken(0.5)
        finally:
            pulse.cancel()
        self._quicken(min(RISE, LONGEST_PULSE / max(_monotonic() - begun, 1e-3) / self._clock.speed))

    def _quicken(self, times: float) -> None:
        self._clock.speed = max(LEAST_SPEED, min(self._most, self._clock.speed * times))

    @contextlib.asynccontextmanager
    async def paused(self) -> AsyncIterator[None]:
        """Let time pass at real speed, or slower if the machine can't manage, without looking, for a while."""
        async with self._pulsing:
            before = self._clock.speed
            self._clock.speed = min(before, 1.0)
            yield
            self._clock.speed = before


class _FastSelector(selectors.DefaultSelector):
    """The selector that an event loop waits in."""

    def __init__(self, clock: FastTime) -> None:
        super().__init__()
        self._clock = clock

    def select(self, timeout: float | None = None) -> Any:
        """Wait for the files, or as long as `timeout` takes on the clock."""
        if self._clock.is_watched and (timeout is None or timeout > 0):
            if not (ready := super().select(0)):
                self._clock.note_idle()
            return ready
        return super().select(timeout / self._clock.speed if timeout and timeout > 0 else timeout)


def real_seconds() -> float:
    """Seconds of real time, whatever clock this process has."""
    return _monotonic()
