"""The path to a relay, and what arrives over it."""

import asyncio

import aioice.stun
import aioice.turn
import pytest

from p2p_malice.link.aiortc import turn
from p2p_malice.link.aiortc.udp_mux import UdpMux


async def test_the_way_to_a_relay_is_used_while_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Packets that want no answer keep the routers' memory of it fresh."""
    monkeypatch.setattr(turn, "KEEP_ALIVE_EVERY", 0)
    sent: asyncio.Queue[tuple[aioice.stun.Message, tuple[str, int]]] = asyncio.Queue()

    class Client:
        """What aioice has below a relay's port."""

        server = ("192.0.2.1", 3478)

        def send_stun(self, message: aioice.stun.Message, address: tuple[str, int]) -> None:
            """Note it."""
            sent.put_nowait((message, address))

    port = UdpMux()
    port.connection_made(aioice.turn.TurnTransport(Client()))  # type: ignore[arg-type]
    keeping_alive = asyncio.create_task(turn.keep_alive(port))

    for _ in range(2):
        message, address = await sent.get()
        assert (message.message_method, message.message_class) == (
            aioice.stun.Method.BINDING,
            aioice.stun.Class.INDICATION,
        )
        assert address == Client.server
    keeping_alive.cancel()


def test_what_no_relay_says_is_dropped_quietly() -> None:
    """Half an attribute, and bytes that are no answer at all, raise nothing where nobody would see it."""
    relay = ("192.0.2.1", 3478)
    client = aioice.turn.TurnClientUdpProtocol(relay, "user", "word", lifetime=600, channel_refresh_time=500)
    answer = bytes(aioice.stun.Message(aioice.stun.Method.ALLOCATE, aioice.stun.Class.RESPONSE))
    half = answer[:2] + b"\x00\x08" + answer[4:] + b"\x00\x0d\x00\x02" + bytes(4)
    for data in (half, b"", b"\x40", bytes(30), b"\xff" * 30):
        client.datagram_received(data, relay)
