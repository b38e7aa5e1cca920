"""The program's links fulfil the contract that its flows rely on."""

import asyncio

import pytest

from p2p_malice.errors import LinkRestartedError
from p2p_malice.link.contract import Health, LastingChannel, Links
from p2p_malice.link.settings import LinkSettings
from p2p_malice.link.webrtc import WebRTC
from tests.link.replies import reply_of

pytestmark = pytest.mark.usefixtures("tidy")


async def meet(links: Links) -> tuple[LastingChannel, LastingChannel]:
    """A host and a guest who have met, as a flow would have them meet."""
    async with await links.open_invitation(4711) as host, await links.open_reply(host.description) as guest:
        reply = reply_of(guest, host)
        host_end, guest_end = await asyncio.gather(host.connect(reply), guest.connected())
        assert guest.is_connected
    return host_end, guest_end


async def test_a_flow_needs_no_more_of_webrtc_than_the_contract_says() -> None:
    """Two programs meet, talk, and one of them comes back after it was closed, all by the contract alone."""
    links: Links = WebRTC(LinkSettings(stun=()))
    async with links.open_ports():
        one, other = await meet(links)
        kept: list[str] = []
        other.on_resume_ticket = kept.append
        await one.send("hello")
        assert await other.receive() == "hello"
        assert (one.health, one.path and one.path.relayed) == (Health.GOOD, False)

        other.give_way(one)
        with pytest.raises(LinkRestartedError) as restarted:
            await other.receive()
        assert restarted.value.channel is one
        await other.close()
        async with await links.come_back(kept[-1]) as peer:
            back = await peer.connected()
        with pytest.raises(LinkRestartedError) as restarted:
            await one.receive()
        again: LastingChannel = restarted.value.channel
        await again.send("hello again")
        assert await back.receive() == "hello again"
        await asyncio.gather(one.close(), again.close(), back.close())


@pytest.mark.parametrize(("stun", "asks"), [((), False), (("127.0.0.1:3478",), True)])
def test_whether_servers_are_asked_is_told(stun: tuple[str, ...], asks: bool) -> None:
    """Without STUN servers nobody is told that none answered."""
    assert WebRTC(LinkSettings(stun=stun)).asks_servers == asks
