"""How every part of the program ends asyncio tasks."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from typing import Any, TypeVar

A = TypeVar("A")
B = TypeVar("B")

CANCEL_AGAIN_AFTER = 1.0
"""Seconds until a task that carries on is cancelled once more."""


async def cancel_and_wait(*tasks: "asyncio.Future[Any] | None", insist: bool = True) -> None:
    """Cancel the tasks and wait until they have ended, whatever their outcome. None is a task that never started.

    A task that carries on is cancelled again, because `asyncio.wait_for` in Python 3.11 may swallow a cancellation.
    Don't `insist` with a task that takes its time to release things.
    """
    begun = [task for task in tasks if task is not None]
    # It retrieves every exception, even if the caller is cancelled.
    ended = asyncio.gather(*begun, return_exceptions=True)
    while not ended.done():
        for task in begun:
            task.cancel()
        await asyncio.wait({ended}, timeout=CANCEL_AGAIN_AFTER if insist else None)


@contextlib.asynccontextmanager
async def first_of(
    one: Coroutine[Any, Any, A], other: Coroutine[Any, Any, B], within: float | None = None
) -> AsyncIterator[tuple["asyncio.Task[A]", "asyncio.Task[B]"]]:
    """Run both as tasks; the block begins once one of them or `within` seconds are over, and both end with it."""
    tasks = asyncio.create_task(one), asyncio.create_task(other)
    try:
        await asyncio.wait(tasks, timeout=within, return_when=asyncio.FIRST_COMPLETED)
        yield tasks
    finally:
        await cancel_and_wait(*tasks)


class CancelledTasks:
    """Tasks cancelled where nobody can wait for them, but waited for when their owner is closed."""

    def __init__(self) -> None:
        """No tasks yet."""
        self._tasks: set[asyncio.Future[Any]] = set()

    def cancel(self, task: "asyncio.Future[Any] | None") -> None:
        """Cancel `task`, unless it is the one running now. None is a task that never started."""
        if task is not None and task is not asyncio.current_task():
            task.cancel()
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def end(self) -> None:
        """Wait until all of them have ended."""
        await cancel_and_wait(*self._tasks, insist=False)
