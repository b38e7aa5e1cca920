"""The DTLS handshake (RFC 6347): aiortc's, made quick on a bad wire."""

import asyncio

from aiortc import RTCDtlsTransport
from OpenSSL import SSL

from p2p_malice.cancellation import cancel_and_wait

APPLICATION_DATA = 23
SEND_AGAIN_AFTER = 0.4
"""Seconds after which a flight of the handshake is sent again, then twice as long: OpenSSL itself waits for 1."""


class DtlsTransport(RTCDtlsTransport):
    """The handshake. A flight that may have been lost is sent again before OpenSSL would.

    The other end drops what it already has (RFC 6347 section 4.1.2.6). OpenSSL's own repetition goes on as well.
    """

    _flight = b""
    _repeating: asyncio.Task[None] | None = None

    async def _write_ssl(self) -> None:
        assert self._ssl is not None
        try:
            data = self._ssl.bio_read(1500)
        except SSL.Error:
            return
        await self.transport._send(data)
        if data[0] == APPLICATION_DATA:
            return
        self._flight = data
        if self._repeating is None:
            self._repeating = asyncio.create_task(self._repeat())

    async def _repeat(self) -> None:
        """Send the last flight again and again until it has plainly arrived, or nobody cares any more."""
        pause, repeated = SEND_AGAIN_AFTER, b""
        while self.state in ("new", "connecting", "connected") and not (self.encrypted and self._role == "client"):
            flight = self._flight
            pause = pause * 2 if flight is repeated else SEND_AGAIN_AFTER
            await asyncio.sleep(pause)
            repeated = flight
            if flight is self._flight:
                try:
                    await self.transport._send(flight)
                except ConnectionError:
                    return

    async def _recv_next(self) -> None:
        """Take in a record, and end when cancelled: aiortc waits by `asyncio.wait_for`.

        Before Python 3.12, that forgets a cancellation if a record comes in the same moment. The handshake would go on
        for minutes, whoever gave it up would wait for it, and no other wire would be made in the meantime.
        """
        await super()._recv_next()
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            raise asyncio.CancelledError

    def flight_arrived(self) -> None:
        """Record that the other end has all of the handshake: it speaks."""
        if self._repeating is not None:
            self._repeating.cancel()

    async def stop(self) -> None:
        """End the connection, and everything that was still to be sent again."""
        pump = self._task
        await super().stop()
        await cancel_and_wait(self._repeating)
        await cancel_and_wait(pump)
