"""The SCTP association (RFC 9260): aiortc's, made safe against peers that break the rules, and quiet after its end."""

import asyncio
import logging
import statistics
import struct
from collections import deque
from collections.abc import Callable
from typing import Any

from aiortc import RTCSctpTransport, rtcsctptransport
from aiortc.rtcsctptransport import (
    SCTP_DATA_FIRST_FRAG,
    SCTP_DATA_LAST_FRAG,
    SCTP_DATA_UNORDERED,
    USERDATA_MAX_LENGTH,
    WEBRTC_STRING,
    WEBRTC_STRING_EMPTY,
    DataChunk,
    InboundStream,
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
"""DATA chunks that may wait for earlier ones: more than a window of whole packets holds."""

LEAST_MIDDLE_FRAGMENT = 256
"""Bytes in a piece from the middle of a message: only the last piece may be small."""

MAX_UNSENT_BYTES, MAX_UNSENT_PIECES = 512 * 1024, 1024
"""Bytes that may be unsent or unacknowledged before the sender holds back: even a few bytes take hundreds."""

FIRST_TIMEOUT, LEAST_TIMEOUT, LONGEST_TIMEOUT = 0.8, 0.12, 2.5
"""Seconds after which SCTP sends again anything that wasn't acknowledged (RTO).

RFC 9260 section 16 suggests 1, 1 and 60, for bulk data: with these, a game that loses every third packet would stand
still.
"""

EAGER_TIMES, LONGEST_EAGER_TIMEOUT = 6, 1.0
"""How often the same is sent before the timeout doubles each time (RFC 9260 section 6.3.3), and up to how many seconds.

A packet that's lost has to come again soon. At a link that carries nothing any more, that's only work, until it ends.
"""

LEAST_WINDOW = 4 * USERDATA_MAX_LENGTH
"""Bytes that SCTP may always have on the way: a view, so that a loss doesn't mean a packet per round trip."""

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


def _count_chunks(packet: bytes) -> int:
    """How many chunks are in a packet of SCTP (RFC 9260 section 3.2), at least one."""
    count, place = 0, SCTP_HEADER
    while place + 4 <= len(packet):
        count += 1
        length = struct.unpack_from("!H", packet, place + 2)[0]
        place += max(4, length + -length % 4)
    return max(1, count)


class SctpTransport(RTCSctpTransport):
    """The association, with a single channel for text."""

    fault: Exception | None = None
    """What the other end did wrong, if that ended the association."""

    def __init__(self, transport: DtlsTransport, allowance: TokenBucket, on_message: Callable[[str], None]) -> None:
        """An association on `transport` that takes `allowance` chunks and passes every message on."""
        super().__init__(transport)
        self._allowance = allowance
        self._secured = transport
        self._on_message = on_message
        self._rto = FIRST_TIMEOUT
        self._round_trips: deque[float] = deque(maxlen=9)

    @property
    def has_room(self) -> bool:
        """Whether there is room to send more: little is waiting to be sent or acknowledged."""
        waiting = len(self._sent_queue) + len(self._outbound_queue) + len(self._data_channel_queue)
        if waiting >= MAX_UNSENT_PIECES:
            return False
        chunks = sum(len(chunk.user_data) for queue in (self._sent_queue, self._outbound_queue) for chunk in queue)
        return chunks + sum(len(data) for _, _, data in self._data_channel_queue) < MAX_UNSENT_BYTES

    # --- patience

    def _update_rto(self, R: float) -> None:  # noqa: N803  (aiortc's name)
        # A mean would grow with every lost acknowledgement that the next one makes up for.
        self._round_trips.append(R)
        self._rto = min(LEAST_TIMEOUT + 1.3 * statistics.median(self._round_trips), LONGEST_TIMEOUT)

    def _t1_expired(self) -> None:
        # The caller decides how long to try to open it.
        self._t1_failures = 0
        super()._t1_expired()

    def _t3_expired(self) -> None:
        super()._t3_expired()
        self._cwnd = max(self._cwnd, LEAST_WINDOW)

    def _t3_start(self) -> None:
        # Anything about to be sent again when the association ended would set the timer for ever.
        if self._association_state != self.State.CLOSED:
            self._t3_handle = asyncio.get_running_loop().call_later(self._patience(), self._t3_expired)

    def _t3_restart(self) -> None:
        if self._t3_handle is not None:
            self._t3_handle.cancel()
            self._t3_handle = None
        self._t3_start()

    def _patience(self) -> float:
        """Seconds until what was sent first is sent again: more and more if that was in vain several times."""
        times = self._sent_queue[0]._sent_count if self._sent_queue else 0
        doublings = min(max(times - EAGER_TIMES, 0), 10)
        patience: float = max(self._rto, min(self._rto * 2**doublings, LONGEST_EAGER_TIMEOUT))
        return patience

    # --- what is heard

    async def _handle_data(self, data: bytes) -> None:
        self._secured.flight_arrived()
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

    async def _receive_data_chunk(self, chunk: DataChunk) -> None:
        # Everything that waits for missing pieces is searched with each new one, so only a little may wait, in fair
        # pieces. A piece without room is dropped as if lost, unless it is the missing one; it comes again.
        if self._advertised_rwnd + len(chunk.user_data) < 0:
            raise ValueError("more is in pieces than was ever offered to take in")
        if chunk.flags & SCTP_DATA_UNORDERED or not chunk.user_data:
            raise ValueError("only ordered data is expected")
        is_middle = not chunk.flags & (SCTP_DATA_FIRST_FRAG | SCTP_DATA_LAST_FRAG)
        if is_middle and len(chunk.user_data) < LEAST_MIDDLE_FRAGMENT:
            raise ValueError("a message came in crumbs")
        is_next = chunk.tsn == (self._last_received_tsn + 1) % 2**32 if self._last_received_tsn is not None else True
        waiting = len(self._get_inbound_stream(chunk.stream_id).reassembly)
        if waiting >= 2 * MAX_OUTSTANDING_CHUNKS:
            raise ValueError("nothing is missing, but nothing is whole")
        if is_next or waiting < MAX_OUTSTANDING_CHUNKS:
            await super()._receive_data_chunk(chunk)

    async def _receive_sack_chunk(self, chunk: SackChunk) -> None:
        # aiortc counts through each gap, up to 65,536 packets, however many gaps there are and however few were sent.
        sent = (self._local_tsn - 1 - chunk.cumulative_tsn) % 2**32
        bounds = [0, *(bound for first, last in chunk.gaps for bound in (first - 1, last)), sent]
        if sent >= 2**31 or bounds != sorted(bounds):
            raise ValueError("an acknowledgement of what was never sent")
        await super()._receive_sack_chunk(chunk)

    def _get_inbound_stream(self, stream_id: int) -> InboundStream:
        if stream_id != 0:
            raise ValueError("only channel 0 is expected")
        return super()._get_inbound_stream(stream_id)

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
