"""TASKS: how every part of the program ends asyncio's tasks. Nothing else lives here."""

import asyncio
from typing import Any

CANCEL_AGAIN_AFTER = 1.0
"""Seconds."""


async def end_tasks(*tasks: "asyncio.Future[Any] | None", insist: bool = True) -> None:
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
