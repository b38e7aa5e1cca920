"""A channel in the making, which belongs to its peer until somebody takes it."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.errors import LinkClosedError
from p2p_malice.link.reliable_channel import ReliableChannel


class PendingChannel:
    """A channel that is being made. If you take it, you have to close it; otherwise `close` does."""

    def __init__(self, making: Coroutine[Any, Any, ReliableChannel]) -> None:
        """Start the `making` at once."""
        self.task = asyncio.create_task(making)
        self.was_taken = False

    @property
    def is_kept(self) -> bool:
        """Whether the channel is there."""
        return self.task.done() and not self.task.cancelled() and self.task.exception() is None

    async def take(self) -> ReliableChannel:
        """Wait for the channel. You may stop waiting, and ask again.

        Raises what the making raises, and `LinkClosedError` if it was closed in the meantime.
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
        """Stop making it; if it is there and nobody took it, hang up. May be called twice."""
        if self.was_taken:
            return
        await cancel_and_wait(self.task, insist=False)
        if self.is_kept:
            await self.task.result().close()
