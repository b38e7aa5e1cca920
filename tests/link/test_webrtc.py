"""Frames from peer to peer, over this machine's real network stack."""

import asyncio
import socket
import subprocess
import sys
from collections.abc import Callable

import pytest

from p2p_malice.link.contract import Path
from tests.link.peers.meeting import channels, peers
from tests.link.replies import reply_of

pytestmark = pytest.mark.usefixtures("tidy")


async def test_frames_go_both_ways() -> None:
    """Frames of every size cross, and both ends know that the way is direct."""
    async with channels() as (host, guest):
        frames = ["", "short", "ü" * 1000, "x" * 65536]
        for frame in frames:
            await host.send(frame)
            await guest.send(frame)

        for end in (host, guest):
            assert [await end.receive() for _ in frames] == frames
            assert end.path == Path(relayed=False, local="host", remote="host")


async def test_loopback_alone_is_enough(use_addresses: Callable[..., None]) -> None:
    """Two programs on one machine without any network meet."""
    use_addresses()
    async with channels() as (host, guest):
        await host.send("hello")

        assert await guest.receive() == "hello"


async def test_strangers_datagrams_do_no_harm() -> None:
    """Empty, random and half a STUN datagram from anybody leave the talk as it is."""
    async with peers() as (host, guest):
        ends = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as stranger:
            target = next(c for c in host.description.candidates if ":" not in c.address)
            stun = b"\x00\x01\x00\x08\x21\x12\xa4\x42" + bytes(12)
            for datagram in (b"", b"\x00", bytes(2000), b"\x16\xfe\xfd", stun + b"\x00\x24\x00\x01abcd", b"\x80" * 50):
                stranger.sendto(datagram, (target.address, target.port))
        await ends[1].send("still here")

        assert await ends[0].receive() == "still here"
        await asyncio.gather(*(end.close() for end in ends))


def test_only_the_webrtc_link_loads_aiortc() -> None:
    """Every other link is there in no time."""
    code = (
        "import sys\n"
        "from p2p_malice.link import memory, reliable_channel, settings, stdio\n"
        "sys.exit(not {'aiortc', 'aioice', 'av'}.isdisjoint(sys.modules))"
    )

    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
