"""The event loop that every way to start the program runs on."""

import asyncio
import sys
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

WAKES_EVERY = 0.5
"""Seconds."""


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run `main` to its end, as `asyncio.run` does.

    Windows' own event loop may stop reading a UDP socket after one packet couldn't be delivered. The other one it has
    notices Ctrl-C only when it wakes up.
    """
    if sys.platform != "win32":
        return asyncio.run(main)
    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        _wake(runner.get_loop())
        return runner.run(main)


def _wake(loop: asyncio.AbstractEventLoop) -> None:
    loop.call_later(WAKES_EVERY, _wake, loop)
