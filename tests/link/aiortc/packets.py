"""SCTP packets (RFC 9260) from somebody who keeps no rules, written below the library that does."""

import asyncio
import contextlib
import struct

from aiortc.rtcsctptransport import WEBRTC_STRING
from google_crc32c import value as crc32c

from p2p_malice.link.aiortc.agent import Agent
from p2p_malice.link.aiortc.sctp import SCTP_PORT

INIT, SACK, HEARTBEAT, SHUTDOWN, COOKIE_ECHO, RECONFIG, FORWARD = 1, 3, 4, 7, 10, 130, 192
FIRST, LAST, UNORDERED = 2, 1, 4
MOST = 1100
"""Bytes of a message in one piece."""


def chunk(kind: int, flags: int, body: bytes) -> bytes:
    """One of a packet."""
    return struct.pack("!BBH", kind, flags, len(body) + 4) + body + bytes(-len(body) % 4)


def packet(chunks: bytes, tag: int) -> bytes:
    """These chunks with the right checksum and the verification tag; that of an INIT is 0."""
    head = struct.pack("!HHL", SCTP_PORT, SCTP_PORT, 0 if chunks[:1] == bytes([INIT]) else tag)
    return head + struct.pack("<L", crc32c(head + bytes(4) + chunks)) + chunks


class Writer:
    """Writes packets in the name of an end that has met another: the association itself knows nothing of them."""

    def __init__(self, end: Agent) -> None:
        """Go on after what `end` has sent so far; its own association is deaf and dumb from now on."""

        async def hear(data: bytes) -> None:
            self.heard.put_nowait(data)

        async def say(_chunk: object) -> None:
            pass

        self._end = end
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()
        """Each packet that came from the other end."""
        end._sctp._handle_data, end._sctp._send_chunk = hear, say  # type: ignore[assignment, method-assign]
        self._number, self._sequence = end._sctp._local_tsn, end._sctp._outbound_stream_seq.get(0, 0)

    def piece(
        self,
        data: bytes,
        number: int = 0,
        *,
        flags: int = FIRST | LAST,
        stream: int = 0,
        kind: int = WEBRTC_STRING,
        message: int | None = None,
    ) -> bytes:
        """A DATA chunk: piece `number` from now on, of message `message` from now on, or as many as the piece."""
        sequence = self._sequence + (number if message is None else message)
        head = struct.pack("!LHHL", (self._number + number) % 2**32, stream, sequence % 2**16, kind)
        return chunk(0, flags, head + data)

    async def send(self, *chunks: bytes) -> None:
        """Send the chunks in as few packets as they fit into, unless this end has been cut off."""
        body = b""
        for each in (*chunks, b""):
            if body and (not each or len(body) + len(each) > MOST + 16):
                with contextlib.suppress(ConnectionError):
                    await self._end._dtls._send_data(packet(body, self._end._sctp._remote_verification_tag))
                await asyncio.sleep(0)  # The other end reads, or the system would drop what comes too fast.
                body = b""
            body += each
