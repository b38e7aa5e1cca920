"""A channel in the making, which belongs to its peer until somebody takes it."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.errors import LinkClosedError
from p2p_malice.link.reliable_channel import ReliableChannel


class PendingChannel:
    """A channel that is being made. Whoever takes it has to close it; otherwise `close` does."""

    def __init__(self, making: Coroutine[Any, Any, ReliableChannel]) -> None:
        """Start `making` it at once."""
        self.task = asyncio.create_task(making)
        self.was_taken = False

    @property
    def is_kept(self) -> bool:
        """Whether the channel is open."""
        return self.task.done() and not self.task.cancelled() and self.task.exception() is None

    async def take(self) -> ReliableChannel:
        """Wait for the channel. If cancelled, it may be called again.

        Raises what making it raises, and `LinkClosedError` if it was closed meanwhile.
        """
        try:
            channel = await asyncio.shield(self.task)
        except asyncio.CancelledError:
            if self.task.cancelled():
                raise LinkClosedError("stopped_waiting") from None
            raise
        self.was_taken = True
        return channel

    async def close(self) -> None:
        """Stop making it; if it is open and nobody took it, close it. May be called twice."""
        if self.was_taken:
            return
        await cancel_and_wait(self.task, insist=False)
        if self.is_kept:
            await self.task.result().close()
