"""An association with an end that breaks the rules."""

import asyncio
import types
from typing import Any

import aiortc
import pytest
from aiortc import rtcsctptransport
from aiortc.rtcsctptransport import SCTP_DATA_UNORDERED, WEBRTC_BINARY, WEBRTC_DCEP, WEBRTC_STRING, DataChunk

from p2p_malice.errors import GarbledLinkError
from p2p_malice.link.aiortc.agent import Agent
from p2p_malice.link.aiortc.sctp import (
    CHUNK_BURST,
    CHUNKS_PER_SECOND,
    EAGER_TIMES,
    LEAST_TIMEOUT,
    LONGEST_EAGER_TIMEOUT,
    MAX_OUTSTANDING_CHUNKS,
    MAX_UNSENT_BYTES,
    MAX_UNSENT_PIECES,
)
from tests.fuzz.wires import packet
from tests.link.aiortc.ends import agent, met, wire_of


@pytest.mark.parametrize(
    ("stream", "kind", "data"),
    [
        (0, WEBRTC_STRING, b"\xff\xfe"),
        (0, WEBRTC_BINARY, b"d1 x"),
        (2, WEBRTC_STRING, b"d1 x"),
        (0, WEBRTC_DCEP, b"\x03" + bytes(11)),
        (0, WEBRTC_STRING, b"nonsense"),
        (0, WEBRTC_STRING, b"d1 " + b"x" * 70_000),
    ],
)
async def test_hostile_bytes_end_the_link_and_nothing_else(stream: int, kind: int, data: bytes) -> None:
    """Whatever a peer puts on the association, this end says that it was garbled, without noise and without leaks."""
    async with met() as (one, _, hostile):
        await hostile._sctp._send(stream, kind, data)

        with pytest.raises(GarbledLinkError):
            await one.receive()


async def test_pieces_without_an_end_are_not_collected_for_ever() -> None:
    """A message whose last piece never comes is cut off when it exceeds what was offered to take in."""
    async with met() as (one, _, hostile):
        one_agent = wire_of(one)
        one_agent._sctp._advertised_rwnd = 1000
        await hostile._sctp._send(0, WEBRTC_STRING, b"d1 " + b"x" * 5000)

        with pytest.raises(GarbledLinkError):
            await one.receive()


@pytest.mark.parametrize(("flags", "stream"), [(0, 0), (SCTP_DATA_UNORDERED | 3, 0), (3, 7)])
async def test_crumbs_do_not_hold_a_core(flags: int, stream: int) -> None:
    """One-byte pieces, unordered ones and other streams: the sender is cut off."""
    async with met() as (one, _, hostile):
        target = wire_of(one)
        await hostile._sctp._send_chunk(piece(target, 1, flags, stream))

        with pytest.raises(GarbledLinkError):
            await one.receive()


async def test_what_waits_behind_a_gap_is_limited_and_comes_again() -> None:
    """So many pieces wait for a missing one; the others are dropped as if lost, and the link goes on."""
    async with met() as (one, _, _):
        target = wire_of(one)
        for number in range(2, 2 * MAX_OUTSTANDING_CHUNKS):
            await target._sctp._receive_data_chunk(piece(target, number, 3, 0))
        waiting = target._sctp._get_inbound_stream(0).reassembly
        assert len(waiting) == MAX_OUTSTANDING_CHUNKS

        missing = piece(target, 1, 3, 0)
        for late in (missing, *waiting):
            late.user_data = b"p77"
        await target._sctp._receive_data_chunk(missing)

        assert waiting is not target._sctp._get_inbound_stream(0).reassembly
        assert target._sctp._get_inbound_stream(0).reassembly == []
        assert one._inbox.end is None


def piece(receiver: Agent, number: int, flags: int, stream: int) -> DataChunk:
    """The piece that comes as that number after all that `receiver` has taken in so far."""
    sctp = receiver._sctp
    assert sctp._last_received_tsn is not None
    chunk = DataChunk(flags=flags)
    chunk.tsn = (sctp._last_received_tsn + number) % 2**32
    chunk.stream_id, chunk.protocol, chunk.user_data = stream, WEBRTC_STRING, b"x"
    chunk.stream_seq = sctp._get_inbound_stream(0).sequence_number + number - 1
    return chunk


async def test_answers_to_an_end_that_acknowledges_nothing_do_not_pile_up() -> None:
    """An end that never says what arrived is sent no more than there is room for; the rest waits in the session."""
    async with met() as (one, other, _):
        answering = wire_of(one)

        async def ignore(chunk: Any) -> None:
            """Take no acknowledgement."""

        answering._sctp._receive_sack_chunk = ignore  # type: ignore[method-assign]
        for _ in range(900):
            await one.send("x" * 1000)
            await asyncio.sleep(0)
        await other.receive()

        assert not answering.has_room
        assert answering._channel.bufferedAmount < 2 * MAX_UNSENT_BYTES
        answering._sctp._receive_sack_chunk = types.MethodType(  # type: ignore[method-assign]
            aiortc.RTCSctpTransport._receive_sack_chunk, answering._sctp
        )


async def test_a_packet_full_of_questions_does_not_hold_a_core() -> None:
    """Each of hundreds of chunks in a packet counts, so a guest cannot have hundreds of answers made for one packet."""
    async with met() as (one, _, hostile):
        target = wire_of(one)
        answers: list[Any] = []
        send_chunk = target._sctp._send_chunk

        async def note_and_send(chunk: Any) -> None:
            answers.append(chunk)
            if not isinstance(chunk, rtcsctptransport.HeartbeatAckChunk):
                await send_chunk(chunk)

        target._sctp._send_chunk = note_and_send  # type: ignore[method-assign]
        questions = bytes(rtcsctptransport.HeartbeatChunk()) * 280
        loop = asyncio.get_running_loop()
        begun = loop.time()
        for _ in range(100):
            await target._sctp._handle_data(packet(questions, hostile._sctp._remote_verification_tag))

        assert len(answers) <= CHUNK_BURST + CHUNKS_PER_SECOND * (loop.time() - begun)
        assert one._inbox.end is None


async def test_small_messages_that_all_wait_for_one_are_limited() -> None:
    """Where no piece is missing but nothing is whole, the sender is cut off before a million pieces wait."""
    async with met() as (one, _, _):
        target = wire_of(one)

        async def flood() -> None:
            for _ in range(3 * MAX_OUTSTANDING_CHUNKS):
                chunk = piece(target, 1, 3, 0)
                chunk.stream_seq += 100
                await target._sctp._receive_data_chunk(chunk)

        with pytest.raises(ValueError, match="nothing is whole"):
            await flood()
        assert len(target._sctp._get_inbound_stream(0).reassembly) == 2 * MAX_OUTSTANDING_CHUNKS


async def test_small_answers_that_nobody_acknowledges_do_not_pile_up() -> None:
    """A few bytes each, they would be a hundred thousand before they are half a megabyte."""
    async with met() as (one, _, _):
        answering = wire_of(one)
        sent = 0
        while answering.has_room:
            answering.send("r1")
            sent += 1

        assert sent <= MAX_UNSENT_PIECES


async def test_what_nobody_acknowledges_is_sent_again_less_and_less_often() -> None:
    """A lost packet comes again soon, but a link that carries nothing any more doesn't keep a processor busy."""

    async def lose(chunk: Any) -> None:
        pass

    end = agent()
    end._sctp._send_chunk = lose  # type: ignore[method-assign]
    end._sctp._set_state(end._sctp.State.ESTABLISHED)
    end._sctp._update_rto(0.0)
    end.send("lost")
    await asyncio.sleep(0)
    loop = asyncio.get_running_loop()
    for times in range(2, 20):
        before = loop.time()
        end._sctp._t3_expired()
        await asyncio.sleep(0)
        timer = end._sctp._t3_handle
        assert timer is not None
        expected = min(LEAST_TIMEOUT * 2 ** max(times - EAGER_TIMES, 0), LONGEST_EAGER_TIMEOUT)
        assert timer.when() - loop.time() <= expected <= timer.when() - before + 1e-6
    await end.close()


async def test_what_was_due_to_be_sent_again_is_not_after_the_end() -> None:
    """A timer that ran out just before the end is not set again by what it started: that would go on for ever."""
    sent: list[Any] = []

    async def lose(chunk: Any) -> None:
        sent.append(chunk)

    end = agent()
    end._sctp._send_chunk = lose  # type: ignore[method-assign]
    end._sctp._set_state(end._sctp.State.ESTABLISHED)
    end.send("lost")
    await asyncio.sleep(0)
    assert end._sctp._t3_handle is not None

    end._sctp._t3_expired()
    await end._sctp.stop()
    for _ in range(3):
        await asyncio.sleep(0)
    assert [type(chunk).__name__ for chunk in sent] == ["DataChunk", "AbortChunk", "DataChunk"]
    assert end._sctp._t3_handle is None
    await end.close()
