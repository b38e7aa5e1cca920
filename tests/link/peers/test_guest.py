"""The end that was invited, while it waits."""

import asyncio

import pytest
from attrs import evolve

from p2p_malice.errors import LinkClosedError, LinkError, UnfinishedLinkError
from p2p_malice.link.peers import reconnector
from p2p_malice.link.webrtc import open_invitation, open_reply
from tests.link.peers.meeting import ALONE, peers
from tests.link.replies import reply_of

pytestmark = pytest.mark.usefixtures("tidy")


async def test_the_guest_may_stop_waiting_and_go_on() -> None:
    """Cancelling the wait does not stop the checks."""
    async with peers() as (host, guest):
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await guest.connected()

        ends = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())
        await asyncio.gather(*(end.close() for end in ends))


async def test_a_channel_that_nobody_took_is_hung_up() -> None:
    """A guest who is left just after the host has connected says goodbye, and nothing goes on behind the scenes."""
    async with await open_invitation(4711, ALONE) as host:
        async with await open_reply(host.description, ALONE) as guest:
            end = await host.connect(reply_of(guest, host))
            assert guest._pending is not None
            await asyncio.wait({guest._pending.task})
        with pytest.raises(LinkClosedError):
            await end.receive()
        await end.close()


async def test_closing_ends_the_wait() -> None:
    """Anybody who waits for the host when the peer is closed is told so."""
    async with peers() as (_, guest):
        waiting = asyncio.create_task(guest.connected())
        await asyncio.sleep(0)
        await guest.close()

        with pytest.raises(LinkClosedError):
            await waiting


async def test_a_guest_begins_anew_with_a_host_who_does() -> None:
    """When the host gives an attempt up after a path was found, and makes another, the guest goes along."""
    async with peers() as (host, guest):
        has_path = asyncio.Event()
        secure = guest._line.agent.secure

        async def note_and_secure(fingerprint: bytes) -> None:
            has_path.set()
            await secure(fingerprint)

        guest._line.agent.secure = note_and_secure  # type: ignore[method-assign]
        first = asyncio.create_task(host._attempt(await host.next_guest(), 18.0))
        await has_path.wait()
        first.cancel()
        await asyncio.wait({first})

        ends = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())

        await ends[1].send("here I am")
        assert await ends[0].receive() == "here I am"
        await asyncio.gather(*(end.close() for end in ends))


@pytest.mark.parametrize("breaks", ["handshake", "opening"])
async def test_what_breaks_while_it_is_made_is_made_again(breaks: str) -> None:
    """Whatever happens between the path and the open channel, the same codes lead to a channel that works."""
    async with peers() as (host, guest):
        first = guest._line.agent
        secure, open_channel = first.secure, first.open

        async def secure_or_fail(fingerprint: bytes) -> None:
            if breaks == "handshake":
                raise UnfinishedLinkError
            await secure(fingerprint)

        async def open_or_fail() -> None:
            await open_channel()
            await first._sctp._abort()

        first.secure, first.open = secure_or_fail, open_or_fail  # type: ignore[method-assign]
        ends = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())

        assert guest._line.agent is not first
        await ends[0].send("welcome")
        assert await ends[1].receive() == "welcome"
        await asyncio.gather(*(end.close() for end in ends))


@pytest.mark.parametrize("cheated", ["host", "guest"])
async def test_somebody_else_is_refused(cheated: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An end that proves to be another than the code says gets no channel, and the cheated end is told."""
    monkeypatch.setattr(reconnector, "OPEN_WITHIN", 1.0)
    monkeypatch.setattr(reconnector, "AGAIN_WITHIN", 1.0)
    async with await open_invitation(1, ALONE) as host:
        invitation = host.description
        if cheated == "guest":
            invitation = evolve(invitation, fingerprint=bytes(28))
        async with await open_reply(invitation, ALONE) as guest:
            reply = evolve(guest.description, credentials=guest._identity.credentials)
            if cheated == "host":
                reply = evolve(reply, fingerprint=bytes(32))
            results = await asyncio.gather(host.connect(reply), guest.connected(), return_exceptions=True)

    told = results[0] if cheated == "host" else results[1]
    assert all(isinstance(result, LinkError) for result in results)
    assert isinstance(told, LinkError)
    assert told.code == "somebody_else_answered"
