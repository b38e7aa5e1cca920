"""The DTLS handshake, and giving it up."""

import asyncio

import pytest

from tests.link.aiortc.ends import agent


@pytest.mark.parametrize("turns", range(6))
async def test_a_handshake_that_is_given_up_ends_whatever_arrives_then(turns: int) -> None:
    """A record that comes in the very moment in which the handshake is cancelled does not keep it going."""
    end, records = agent(), asyncio.Queue[bytes]()
    asked = asyncio.Event()

    async def receive() -> bytes:
        asked.set()
        return await records.get()

    async def send(data: bytes) -> None:
        assert data

    end._ice._recv, end._ice._send = receive, send
    securing = asyncio.create_task(end.secure(bytes(32)))
    await asked.wait()
    records.put_nowait(b"\x16" + bytes(20))
    for _ in range(turns):
        await asyncio.sleep(0)
    securing.cancel()
    await asyncio.wait({securing})
    assert securing.cancelled()
    await end.close()
