"""The event loop that every way to start the program runs on."""

import asyncio
import contextlib
import signal
import sys
from collections.abc import Coroutine, Iterator
from typing import Any, NoReturn, TypeVar

T = TypeVar("T")

ENDING = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""The signals with which the system, or somebody, ends a program."""

WAKES_EVERY = 0.5
"""Seconds."""


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run `main` to its end, as `asyncio.run` does; SIGTERM and SIGHUP end it cleanly, as Ctrl-C does.

    On Windows, the default event loop may stop reading a UDP socket after one packet couldn't be delivered. The other
    loop notices Ctrl-C only when it wakes up.
    """
    with _ended_by_signals():
        if sys.platform != "win32":
            return asyncio.run(main)
        with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
            _wake(runner.get_loop())
            return runner.run(main)


@contextlib.contextmanager
def _ended_by_signals() -> Iterator[None]:
    """Within the block, such a signal raises SystemExit instead of killing the process, unless ignored, as by nohup."""
    deadly = [number for number in ENDING if signal.getsignal(number) is signal.SIG_DFL]
    for number in deadly:
        signal.signal(number, _end)
    try:
        yield
    finally:
        for number in deadly:
            signal.signal(number, signal.SIG_DFL)


def _end(number: int, _frame: object) -> NoReturn:
    raise SystemExit(128 + number)


def _wake(loop: asyncio.AbstractEventLoop) -> None:
    loop.call_later(WAKES_EVERY, _wake, loop)
