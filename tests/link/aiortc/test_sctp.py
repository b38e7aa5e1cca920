"""An association with an end that breaks the rules."""

import asyncio
import random
import struct
import sys
from types import FrameType
from typing import Any

import pytest
from aiortc.rtcsctptransport import WEBRTC_BINARY, WEBRTC_DCEP, WEBRTC_STRING, DataChunk

from p2p_malice.errors import GarbledLinkError, LinkError
from p2p_malice.link.aiortc.sctp import (
    CHUNK_BURST,
    CHUNKS_PER_SECOND,
    MAX_OUTSTANDING_CHUNKS,
    MAX_UNSENT_PIECES,
    _OrderedStream,
)
from tests.link.aiortc.ends import agent, met, wire_of
from tests.link.aiortc.packets import (
    COOKIE_ECHO,
    FIRST,
    FORWARD,
    HEARTBEAT,
    INIT,
    LAST,
    MOST,
    RECONFIG,
    SACK,
    SHUTDOWN,
    UNORDERED,
    Writer,
    chunk,
)


@pytest.mark.parametrize(
    ("data", "how"),
    [
        (b"\xff\xfe", {}),
        (b"d1 x", {"kind": WEBRTC_BINARY}),
        (b"d1 x", {"stream": 2}),
        (b"\x03" + bytes(11), {"kind": WEBRTC_DCEP}),
        (b"nonsense", {}),
        pytest.param(b"x", {"flags": 0}, id="from the middle of nothing"),
        pytest.param(b"x", {"flags": UNORDERED | FIRST | LAST}, id="unordered"),
        pytest.param(b"x", {"message": 100}, id="after one that was left out"),
    ],
)
async def test_hostile_bytes_end_the_link_and_nothing_else(data: bytes, how: dict[str, int]) -> None:
    """Whatever a peer puts on the association, this end says that it was garbled, without noise and without leaks."""
    async with met() as (one, _, hostile):
        writer = Writer(hostile)
        await writer.send(writer.piece(data, **how))

        with pytest.raises(GarbledLinkError):
            await one.receive()


async def test_a_wire_with_a_fault_is_a_lost_wire_that_comes_back() -> None:
    """Both ends make another one by themselves, and nothing is lost."""
    async with met(forgives=True) as (one, other, faulty):
        writer = Writer(faulty)
        await writer.send(writer.piece(b"nonsense", kind=WEBRTC_BINARY))
        await one.send("still here")

        assert await other.receive() == "still here"
        await other.send("me too")
        assert await one.receive() == "me too"


@pytest.mark.parametrize("last", [LAST, 0], ids=["too long", "without an end"])
async def test_a_message_is_collected_up_to_what_was_offered(last: int) -> None:
    """Longer than any frame, or one whose last piece never comes: the sender is cut off."""
    async with met() as (one, _, hostile):
        writer = Writer(hostile)
        count = 70 if last else 1000
        ends = {0: FIRST, count - 1: last}
        text = b"d1 x".ljust(MOST, b"x")
        await writer.send(*(writer.piece(text, each, flags=ends.get(each, 0), message=0) for each in range(count)))

        with pytest.raises(GarbledLinkError):
            await one.receive()


async def test_a_message_may_come_in_pieces_of_any_size_and_in_any_order() -> None:
    """Chromium cuts one into pieces of a few bytes once packets were lost; nobody is dropped for it."""
    chance = random.Random(5)
    texts = ["x".join(map(str, range(chance.randrange(700, 1500)))) for _ in range(6)]
    async with met() as (one, _, sender):
        writer = Writer(sender)
        pieces: list[bytes] = []
        for message, text in enumerate(texts):
            rest = f"d{message + 1} {text}".encode()
            flags = FIRST
            while rest:
                size = chance.randrange(10, 301)
                flags |= LAST * (size >= len(rest))
                pieces.append(writer.piece(rest[:size], len(pieces), flags=flags, message=message))
                rest, flags = rest[size:], 0
        late = [each for each in pieces if chance.random() < 0.1]
        await writer.send(*(each for each in pieces if each not in late), *late)

        assert [await one.receive() for _ in texts] == texts


def test_crumbs_do_not_hold_a_core() -> None:
    """A message in pieces of one byte costs as many steps as it has pieces, not their square."""
    stream, size = _OrderedStream(1), 3000
    pieces: list[DataChunk] = []
    for number in range(1, size + 1):
        piece = DataChunk(flags=FIRST * (number == 1) | LAST * (number == size))
        piece.tsn, piece.stream_id, piece.stream_seq, piece.protocol, piece.user_data = number, 0, 0, 51, b"x"
        pieces.append(piece)
    steps = 0
    wholes: list[tuple[int, int, bytes]] = []

    def count(_frame: FrameType, _what: str, _about: object) -> Any:
        nonlocal steps
        steps += 1
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        for piece in pieces:
            stream.add_chunk(piece)
            wholes += stream.pop_messages()
    finally:
        sys.settrace(before)

    assert [len(text) for _, _, text in wholes] == [size]
    assert steps < 30 * size


async def test_what_waits_behind_a_gap_is_limited_and_comes_again() -> None:
    """So many pieces wait for a missing one; the others are dropped as if lost, and arrive once they are sent again."""
    async with met() as (one, _, hostile):
        writer = Writer(hostile)
        pieces = [writer.piece(b"d%d x" % (number + 1), number) for number in range(MAX_OUTSTANDING_CHUNKS + 50)]
        await writer.send(*pieces[1:], pieces[0])

        assert [await one.receive() for _ in pieces[: MAX_OUTSTANDING_CHUNKS + 1]] == ["x"] * (
            MAX_OUTSTANDING_CHUNKS + 1
        )
        await writer.send(*pieces[MAX_OUTSTANDING_CHUNKS + 1 :])
        assert [await one.receive() for _ in pieces[MAX_OUTSTANDING_CHUNKS + 1 :]] == ["x"] * 49


async def test_a_packet_full_of_questions_does_not_hold_a_core() -> None:
    """Each of hundreds of chunks in a packet counts, so a guest cannot have hundreds of answers made for one packet."""
    async with met() as (one, _, hostile):
        writer, loop = Writer(hostile), asyncio.get_running_loop()
        begun = loop.time()
        await writer.send(*[chunk(HEARTBEAT, 0, b"") * 280] * 30)
        await one.send("heard last")
        answers = 0
        while b"heard last" not in await writer.heard.get():
            answers += 1

        assert answers <= CHUNK_BURST + CHUNKS_PER_SECOND * (loop.time() - begun)


async def test_answers_that_nobody_acknowledges_do_not_pile_up() -> None:
    """A few bytes each, they would be a hundred thousand before they are half a megabyte."""
    async with met() as (one, _, _):
        answering = wire_of(one)
        sent = 0
        while answering.has_room and sent <= MAX_UNSENT_PIECES:
            answering.send("r1")
            sent += 1

        assert sent <= MAX_UNSENT_PIECES


INTRODUCTION = struct.pack("!LLHHLHHHHBBxx", 1, 1 << 20, 65535, 65535, 1, 0xC000, 4, 0x8008, 6, 192, 130)
CHUNKS = (
    chunk(SACK, 0, struct.pack("!LLHHHHL", 1, 1 << 20, 1, 1, 2, 3, 1)),
    chunk(HEARTBEAT, 0, struct.pack("!HH", 1, 8) + b"beat"),
    chunk(SHUTDOWN, 0, bytes(4)),
    chunk(RECONFIG, 0, struct.pack("!HHLLLH", 13, 18, 1, 1, 0, 0)),
    chunk(FORWARD, 0, struct.pack("!LHH", 3, 0, 1)),
    chunk(INIT, 0, INTRODUCTION),
    chunk(COOKIE_ECHO, 0, bytes(24)),
    chunk(0, 3, struct.pack("!LHHL", 1, 0, 0, WEBRTC_STRING) + b"d1 x"),
)
FOUND_ONCE = (
    bytes.fromhex("040000080000000000"),  # A parameter without a length never ended.
    bytes.fromhex("0100001800000001001000ffffffff0000000100000000"),  # The same in an introduction.
    bytes.fromhex("0300003000000000100000000008000000" + "01ffff00" * 8),  # Gaps in what was never sent.
    bytes.fromhex("000000100000000300000000000000330100"),  # Pieces without content.
)


async def bear(chunks: list[bytes]) -> None:
    """Let an end hear these chunks; it goes on or ends in good order."""
    async with met() as (one, _, hostile):
        await Writer(hostile).send(*chunks)
        try:
            async with asyncio.timeout(0.05):
                await one.receive()
        except (LinkError, TimeoutError):
            pass


@pytest.mark.parametrize("found", FOUND_ONCE, ids=lambda found: found.hex()[:24])
async def test_what_broke_an_association_once_breaks_none_again(found: bytes) -> None:
    """Each is heard twice, and with others behind it."""
    await bear([found, found, *CHUNKS[:3]])


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
