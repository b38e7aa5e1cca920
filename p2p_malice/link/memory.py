"""A link inside one process, for players at the host's own screen, bots, and tests."""

from typing import Self

from p2p_malice.errors import LinkClosedError, LinkError, LinkLostError
from p2p_malice.link.channel import measure
from p2p_malice.link.receive_queue import ReceiveQueue


class MemoryChannel:
    """One of two ends that `pair` makes."""

    binding = ""

    def __init__(self) -> None:
        """An end that isn't connected yet; only `pair` makes these."""
        self._inbox = ReceiveQueue()
        self._other: Self | None = None

    async def send(self, frame: str) -> None:
        """See `Channel.send`; waits while the other end has thousands of frames unread."""
        measure(frame)
        if self._other is None:
            raise LinkClosedError
        await self._other._inbox.room()
        self._other._inbox.put(frame)

    async def receive(self) -> str:
        """See `Channel.receive`."""
        return await self._inbox.get()

    async def close(self) -> None:
        """See `Channel.close`."""
        self._end(LinkClosedError())

    def lose(self) -> None:
        """Break the link as a pulled cable would; both ends get `LinkLostError`."""
        self._end(LinkLostError())

    def _end(self, error: LinkError) -> None:
        for end in (self, self._other):
            if end is not None:
                end._inbox.finish(error)


def pair() -> tuple[MemoryChannel, MemoryChannel]:
    """Two ends of one link: anything sent into one comes out of the other."""
    one, other = MemoryChannel(), MemoryChannel()
    one._other, other._other = other, one
    return one, other
