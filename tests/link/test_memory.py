"""The in-process link keeps the contract of every channel."""

import asyncio

import pytest

from p2p_malice.errors import LinkClosedError, LinkLostError, LocalProtocolError
from p2p_malice.link.channel import MAX_FRAME_BYTES
from p2p_malice.link.memory import pair
from p2p_malice.link.receive_queue import MAX_UNREAD_FRAMES


async def test_frames_arrive_in_order() -> None:
    """What is sent into one end comes out of the other, in order, both ways."""
    one, other = pair()
    await one.send("a")
    await one.send("b")
    await other.send("c")

    assert [await other.receive(), await other.receive(), await one.receive()] == ["a", "b", "c"]


async def test_receiving_waits_for_a_frame() -> None:
    """A receiver that waits before anything was sent gets it once it is."""
    one, other = pair()
    receiving = asyncio.create_task(other.receive())
    await one.send("late")

    assert await receiving == "late"


async def test_frames_before_the_goodbye_are_delivered() -> None:
    """Closing delivers what was sent before, and only then says that the link is closed, again and again."""
    one, other = pair()
    await one.send("last")
    await one.close()
    await one.close()

    assert await other.receive() == "last"
    for _ in range(2):
        with pytest.raises(LinkClosedError):
            await other.receive()


async def test_a_closed_link_takes_no_frames() -> None:
    """After one end was closed, neither takes a frame."""
    one, other = pair()
    await one.close()

    for end in (one, other):
        with pytest.raises(LinkClosedError):
            await end.send("too late")


async def test_closing_wakes_who_receives_at_this_end() -> None:
    """An end that is closed while it waits for a frame stops waiting."""
    one, _ = pair()
    receiving = asyncio.create_task(one.receive())
    await asyncio.sleep(0)
    await one.close()

    with pytest.raises(LinkClosedError):
        await receiving


async def test_a_lost_link_says_so_at_both_ends() -> None:
    """A link that is lost is not the same as one that was closed."""
    one, other = pair()
    one.lose()

    for end in (one, other):
        with pytest.raises(LinkLostError):
            await end.receive()
        with pytest.raises(LinkLostError):
            await end.send("into nothing")


@pytest.mark.parametrize("frame", ["x" * (MAX_FRAME_BYTES + 1), "é" * (MAX_FRAME_BYTES // 2 + 1), "\ud800"])
async def test_a_frame_that_cannot_travel_is_refused(frame: str) -> None:
    """A frame of more than 64 KiB in UTF-8, or with half a character, is the sender's mistake."""
    one, _ = pair()

    with pytest.raises(LocalProtocolError):
        await one.send(frame)


async def test_a_sender_waits_for_a_slow_reader() -> None:
    """When thousands of frames are unread, sending waits until one is read."""
    one, other = pair()
    for number in range(MAX_UNREAD_FRAMES):
        await one.send(str(number))
    sending = asyncio.create_task(one.send("one more"))
    await asyncio.sleep(0)
    assert not sending.done()

    await other.receive()

    await sending
