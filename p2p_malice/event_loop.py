"""The event loop that every way to start the program runs on."""

import asyncio
import signal
import sys
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

ENDING = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""The signals with which the system, or somebody, ends a program."""

WAKES_EVERY = 0.5
"""Seconds between two times that the loop wakes up on Windows, and so notices Ctrl-C."""


def run(main: Coroutine[Any, Any, T], *, is_service: bool = False) -> T:
    """Run `main` to its end, as `asyncio.run` does; SIGTERM and SIGHUP end it cleanly, as Ctrl-C does.

    The exit status is 128 and the signal's number then, but 0 for a service (`is_service`) that SIGTERM has ended: that
    is how one is told to stop.

    On Windows, the default event loop may stop reading a UDP socket after one packet couldn't be delivered. The other
    loop notices Ctrl-C only when it wakes up.
    """
    with _Ending() as ending:
        try:
            if sys.platform != "win32":
                return asyncio.run(ending.ended(main))
            with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
                _wake(runner.get_loop())
                return runner.run(ending.ended(main))
        finally:
            if ending.number:
                raise SystemExit(0 if is_service and ending.number == signal.SIGTERM else 128 + ending.number)


class _Ending:
    """Within the block, such a signal cancels what runs instead of killing the process, unless ignored, as by nohup.

    A second one kills it.
    """

    def __init__(self) -> None:
        self.number = 0
        """The signal that came, 0 for none."""
        self._task: asyncio.Task[Any] | None = None
        self._deadly = [number for number in ENDING if signal.getsignal(number) is signal.SIG_DFL]

    def __enter__(self) -> "_Ending":
        for number in self._deadly:
            signal.signal(number, self._end)
        return self

    def __exit__(self, *_: object) -> None:
        for number in self._deadly:
            signal.signal(number, signal.SIG_DFL)

    async def ended(self, main: Coroutine[Any, Any, T]) -> T:
        """Run `main` as what is cancelled."""
        self._task = asyncio.current_task()
        return await main

    def _end(self, number: int, _frame: object) -> None:
        signal.signal(number, signal.SIG_DFL)  # What runs may wait for a thread that never ends.
        if not self._task or self._task.done():
            raise SystemExit(128 + number)
        self.number = number
        self._task.cancel()
        self._task.get_loop().call_soon_threadsafe(lambda: None)  # It may be waiting for the network.


def _wake(loop: asyncio.AbstractEventLoop) -> None:
    loop.call_later(WAKES_EVERY, _wake, loop)
