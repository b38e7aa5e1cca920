"""The DTLS handshake (RFC 6347): aiortc's, which ends when it is told to."""

import asyncio

from aiortc import RTCDtlsTransport

from p2p_malice.cancellation import cancel_and_wait


class DtlsTransport(RTCDtlsTransport):
    """The handshake, and the connection that it leads to."""

    async def _recv_next(self) -> None:
        """Take in a record, and end when cancelled: aiortc waits by `asyncio.wait_for`.

        Before Python 3.12, that forgets a cancellation if a record comes in the same moment. The handshake would go on
        for minutes, whoever gave it up would wait for it, and no other wire would be made in the meantime.
        """
        await super()._recv_next()
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            raise asyncio.CancelledError

    async def stop(self) -> None:
        """End the connection, and the task that reads from it."""
        reading = self._task
        await super().stop()
        await cancel_and_wait(reading)
