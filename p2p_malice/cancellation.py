"""TASKS: how every part of the program ends asyncio's tasks. Nothing else lives here."""

import asyncio
from typing import Any

CANCEL_AGAIN_AFTER = 1.0
"""Seconds."""


async def cancel_and_wait(*tasks: "asyncio.Future[Any] | None", insist: bool = True) -> None:
    """Cancel the tasks and wait until they have ended, whatever came of them. None is a task that never started.

    A task that carries on is cancelled again: `asyncio.wait_for` of Python 3.11 may swallow a cancellation. Don't
    `insist` with a task that takes its time to let go of things.
    """
    begun = [task for task in tasks if task is not None]
    # It records every exception, even if whoever waits here is cancelled.
    ended = asyncio.gather(*begun, return_exceptions=True)
    while not ended.done():
        for task in begun:
            task.cancel()
        await asyncio.wait({ended}, timeout=CANCEL_AGAIN_AFTER if insist else None)


class CancelledTasks:
    """Tasks that are cancelled where nobody can wait for them. Whoever closes what they belong to waits."""

    def __init__(self) -> None:
        """None yet."""
        self._tasks: set[asyncio.Future[Any]] = set()

    def cancel(self, task: "asyncio.Future[Any] | None") -> None:
        """Cancel `task`, unless it is the one that is running now. None is a task that never started."""
        if task is not None and task is not asyncio.current_task():
            task.cancel()
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def end(self) -> None:
        """Wait until all of them have ended."""
        await cancel_and_wait(*self._tasks, insist=False)
