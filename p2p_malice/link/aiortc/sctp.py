"""The SCTP association (RFC 9260): aiortc's, made safe against peers that break the rules, and quiet after its end."""

import asyncio
import logging
import struct
from collections.abc import Callable, Iterator
from typing import Any

from aiortc import RTCSctpTransport, rtcsctptransport
from aiortc.rtcsctptransport import (
    SCTP_DATA_FIRST_FRAG,
    SCTP_DATA_LAST_FRAG,
    SCTP_DATA_UNORDERED,
    WEBRTC_STRING,
    WEBRTC_STRING_EMPTY,
    Chunk,
    DataChunk,
    ForwardTsnChunk,
    InboundStream,
    InitChunk,
    SackChunk,
)
from OpenSSL import SSL

from p2p_malice.link.aiortc.dtls import DtlsTransport
from p2p_malice.link.token_bucket import TokenBucket

logger = logging.getLogger(__name__)

SCTP_PORT = 5000
MAX_MESSAGE_SIZE = 262144

CHUNK_BURST, CHUNKS_PER_SECOND = 4000, 1000.0
"""How much SCTP one end accepts, over all wires of a link together; packets beyond that are dropped. They certainly
come from the other end, but hundreds of chunks fit into one, and each may ask for an answer. A table needs a few a
second.
"""

MAX_OUTSTANDING_CHUNKS = 512
"""DATA chunks that may wait for earlier ones: more than a window of whole packets holds. Each takes a look through all
of them, so the others are dropped as if lost; they come again.
"""

MAX_UNSENT_BYTES, MAX_UNSENT_PIECES = 512 * 1024, 1024
"""Bytes that may be unsent or unacknowledged before the sender holds back: even a few bytes take hundreds."""

RTO_INITIAL, RTO_MIN, RTO_MAX = 0.8, 0.2, 1.5
"""Seconds after which SCTP sends again what wasn't acknowledged; RFC 9260 section 16 suggests 1, 1 and 60.

Those are for bulk data. Here one small packet is on its way at a time, and a player waits for it.
"""

SCTP_HEADER = 12


def _decode_params(body: bytes) -> list[tuple[int, bytes]]:
    """The parameters in a chunk of SCTP (RFC 9260 section 3.2.1). Raises ValueError; aiortc's own might never end."""
    params = []
    place = 0
    while place <= len(body) - 4:
        kind, length = struct.unpack_from("!HH", body, place)
        if length < 4:
            raise ValueError("a parameter that is shorter than its head")
        params.append((kind, body[place + 4 : place + length]))
        place += length + -length % 4
    return params


rtcsctptransport.decode_params = _decode_params
rtcsctptransport.SCTP_RTO_INITIAL = RTO_INITIAL
rtcsctptransport.SCTP_RTO_MIN = RTO_MIN  # type: ignore[assignment]
rtcsctptransport.SCTP_RTO_MAX = RTO_MAX  # type: ignore[assignment]


def _count_chunks(packet: bytes) -> int:
    """How many chunks are in a packet of SCTP (RFC 9260 section 3.2), at least one."""
    count, place = 0, SCTP_HEADER
    while place + 4 <= len(packet):
        count += 1
        length = struct.unpack_from("!H", packet, place + 2)[0]
        place += max(4, length + -length % 4)
    return max(1, count)


class _OrderedStream(InboundStream):
    """Puts together the messages of a channel on which everything is ordered.

    A piece costs the same, however many others wait and however small they are: a sender cuts a message into pieces as
    small as its congestion window leaves room for (RFC 9260 section 6.9), down to a few bytes once packets were lost.
    """

    def __init__(self, first: int) -> None:
        """The transmission sequence number (TSN) of its first piece is `first`."""
        super().__init__()
        self._next = first
        self._pieces: dict[int, DataChunk] = {}
        """By TSN: those that wait for an earlier one."""
        self._message: list[bytes] = []
        """The pieces of the message that isn't whole yet."""
        self._size = 0

    @property
    def waiting(self) -> int:
        """How many pieces wait for an earlier one."""
        return len(self._pieces)

    def add_chunk(self, chunk: DataChunk) -> None:
        """Add a piece that hasn't come before."""
        self._pieces[chunk.tsn] = chunk

    def pop_messages(self) -> Iterator[tuple[int, int, bytes]]:
        """The messages that are whole. Raises ValueError for pieces that make none."""
        while chunk := self._pieces.pop(self._next, None):
            self._next = (self._next + 1) % 2**32
            if bool(chunk.flags & SCTP_DATA_FIRST_FRAG) == bool(self._message):
                raise ValueError("a message without a beginning, or one within another")
            if chunk.stream_seq != self.sequence_number:
                raise ValueError("a message was left out")
            self._message.append(chunk.user_data)
            self._size += len(chunk.user_data)
            if self._size > MAX_MESSAGE_SIZE:
                raise ValueError("a message is longer than was ever offered to take in")
            if chunk.flags & SCTP_DATA_LAST_FRAG:
                whole, self._message, self._size = b"".join(self._message), [], 0
                self.sequence_number = (self.sequence_number + 1) % 2**16
                yield chunk.stream_id, chunk.protocol, whole


class SctpTransport(RTCSctpTransport):
    """The association, with a single channel for text."""

    fault: Exception | None = None
    """What the other end did wrong, if that ended the association."""

    def __init__(self, transport: DtlsTransport, allowance: TokenBucket, on_message: Callable[[str], None]) -> None:
        """An association on `transport` that takes `allowance` chunks and passes every message on."""
        super().__init__(transport)
        self._allowance = allowance
        self._on_message = on_message

    @property
    def has_room(self) -> bool:
        """Whether there is room to send more: little is waiting to be sent or acknowledged."""
        waiting = len(self._sent_queue) + len(self._outbound_queue) + len(self._data_channel_queue)
        if waiting >= MAX_UNSENT_PIECES:
            return False
        chunks = sum(len(chunk.user_data) for queue in (self._sent_queue, self._outbound_queue) for chunk in queue)
        return chunks + sum(len(data) for _, _, data in self._data_channel_queue) < MAX_UNSENT_BYTES

    # --- timers

    def _t1_expired(self) -> None:
        # The caller decides how long to try to open it.
        self._t1_failures = 0
        super()._t1_expired()

    def _t3_start(self) -> None:
        # Anything about to be sent again when the association ended would set the timer for ever.
        if self._association_state != self.State.CLOSED:
            super()._t3_start()

    def _t3_restart(self) -> None:
        self._t3_cancel()
        self._t3_start()

    # --- what is heard

    async def _handle_data(self, data: bytes) -> None:
        if not self._allowance.take(asyncio.get_running_loop().time(), _count_chunks(data)):
            return  # As if it had been lost.
        try:
            await super()._handle_data(data)
        except ConnectionError:
            raise
        except Exception as error:
            # aiortc would let this end its task unseen; a ConnectionError ends the connection in good order.
            self.fault = error
            await self._abort()
            raise ConnectionError from error

    async def _receive_chunk(self, chunk: Chunk) -> None:
        # One sent twice that took long: aiortc would begin to count from the start again.
        if not (isinstance(chunk, InitChunk) and self._association_state == self.State.ESTABLISHED):
            await super()._receive_chunk(chunk)

    async def _receive_data_chunk(self, chunk: DataChunk) -> None:
        # A piece without room is dropped as if lost, unless it is the missing one; it comes again.
        if chunk.flags & SCTP_DATA_UNORDERED or not chunk.user_data:
            raise ValueError("only ordered data is expected")
        stream = self._get_inbound_stream(chunk.stream_id)
        is_next = chunk.tsn == (self._last_received_tsn + 1) % 2**32 if self._last_received_tsn is not None else True
        has_room = stream.waiting < MAX_OUTSTANDING_CHUNKS and self._advertised_rwnd >= len(chunk.user_data)
        if is_next or has_room:
            await super()._receive_data_chunk(chunk)

    async def _receive_forward_tsn_chunk(self, chunk: ForwardTsnChunk) -> None:
        raise ValueError("nothing is ever given up on a reliable channel")

    async def _receive_sack_chunk(self, chunk: SackChunk) -> None:
        # aiortc counts through each gap, up to 65,536 packets, however many gaps there are and however few were sent.
        sent = (self._local_tsn - 1 - chunk.cumulative_tsn) % 2**32
        bounds = [0, *(bound for first, last in chunk.gaps for bound in (first - 1, last)), sent]
        if sent >= 2**31 or bounds != sorted(bounds):
            raise ValueError("an acknowledgement of what was never sent")
        await super()._receive_sack_chunk(chunk)

    def _get_inbound_stream(self, stream_id: int) -> _OrderedStream:
        if stream_id != 0 or self._last_received_tsn is None:
            raise ValueError("only channel 0 is expected, once there is an association")
        if not self._inbound_streams:
            self._inbound_streams[0] = _OrderedStream((self._last_received_tsn + 1) % 2**32)
        stream = self._inbound_streams[0]
        assert isinstance(stream, _OrderedStream)
        return stream

    async def _data_channel_receive(self, stream_id: int, pp_id: int, data: bytes) -> None:
        if stream_id != 0 or pp_id not in (WEBRTC_STRING, WEBRTC_STRING_EMPTY):
            raise ValueError("only text on channel 0 is expected")
        self._on_message("" if pp_id == WEBRTC_STRING_EMPTY else data.decode())

    # --- what is said

    async def _send_chunk(self, chunk: Any) -> None:
        try:
            await super()._send_chunk(chunk)
        except (ConnectionError, SSL.Error) as error:
            # Raised in tasks that aiortc starts and nobody awaits. The end is reported by the states.
            logger.debug("nothing can be sent any more: %r", error)
