"""Guests who use an invitation, with its code alone or with a reply."""

import asyncio
import socket

import pytest
from attrs import evolve

from p2p_malice.errors import LinkClosedError, NoPathError
from p2p_malice.link.aiortc.stun_identity import GuestCheck
from p2p_malice.link.contract import Health
from p2p_malice.link.peers.host import MAX_GUESTS
from p2p_malice.link.webrtc import open_invitation, open_reply
from p2p_malice.protocol.peer_description import Candidate, CandidateType
from tests.link.peers.meeting import ALONE, MDNS, STRANGERS, peers, signed_check
from tests.link.replies import reply_of

pytestmark = pytest.mark.usefixtures("tidy")


async def test_the_invitation_alone_is_enough_where_the_host_is_reached() -> None:
    """A guest's checks say who it is, so the host needs no reply code; nor is it asked about a guest it has."""
    async with peers() as (host, guest):
        async with asyncio.timeout(2):
            arrived = await host.next_guest()
            ends = await asyncio.gather(host.connect(arrived), guest.connected())

        assert arrived.fingerprint == guest.description.fingerprint
        await ends[0].send("welcome")
        assert await ends[1].receive() == "welcome"
        await asyncio.gather(*(end.close() for end in ends))


async def test_a_reply_that_comes_during_the_checks_changes_nothing() -> None:
    """A guest who is already connected, because of a check, isn't connected again."""
    async with peers() as (host, guest):
        arrived = asyncio.create_task(host.connect(await host.next_guest()))
        pasted = asyncio.create_task(host.connect(reply_of(guest, host)))
        await asyncio.sleep(0)
        arrived.cancel()
        ends = await asyncio.gather(pasted, guest.connected())

        await ends[0].send("welcome")
        assert await ends[1].receive() == "welcome"
        await asyncio.gather(*(end.close() for end in ends))


async def test_only_a_reply_to_this_invitation_is_taken() -> None:
    """The caller has to sort out other codes."""
    async with peers() as (host, guest):
        for wrong in (host.description, evolve(guest.description, number=1)):
            with pytest.raises(ValueError, match="not a reply"):
                await host.connect(wrong)


async def test_an_invitation_holds_after_a_reply_that_led_nowhere() -> None:
    """The host is told what to do; whoever could not be reached may try again, with the same codes too."""
    async with peers() as (host, guest):
        nowhere = (Candidate(CandidateType.HOST, "127.0.0.1", 9), MDNS)
        with pytest.raises(NoPathError, match="no_path"):
            await host.connect(evolve(reply_of(guest, host), candidates=nowhere, credentials=STRANGERS), within=0.2)

        ends = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())

        await asyncio.gather(*(end.close() for end in ends))


async def test_names_that_only_a_browsers_network_knows_do_no_harm() -> None:
    """A browser's mDNS names among the candidates neither fail nor hold up the connection."""
    async with peers() as (host, guest):
        reply = evolve(reply_of(guest, host), candidates=(MDNS, *guest.description.candidates))

        ends = await asyncio.gather(host.connect(reply), guest.connected())
        await ends[0].send("here")

        assert await ends[1].receive() == "here"
        await asyncio.gather(*(end.close() for end in ends))


async def test_eight_guests_come_through_one_port() -> None:
    """Each has a channel of its own, which stays when the invitation is closed, and ends without the others."""
    async with await open_invitation(4711, ALONE) as host:
        invitation = host.description
        guests = [await open_reply(invitation, ALONE) for _ in range(8)]
        ends = [await host.connect(await host.next_guest()) for _ in guests]
        others = [await guest.connected() for guest in guests]
    remotes = {guest.description.candidates[0].port: end for guest, end in zip(guests, others, strict=True)}
    assert len(remotes) == 8
    assert {port for end in ends for _, port in end._wire.sockets.addresses} == {  # type: ignore[union-attr]
        candidate.port for candidate in invitation.candidates
    }

    for number, end in enumerate(ends):
        await end.send(f"you are number {number}")
    heard = [await other.receive() for other in others]
    assert sorted(heard) == [f"you are number {number}" for number in range(8)]

    await others[0].close()
    left = ends[int(heard[0][-1])]
    with pytest.raises(LinkClosedError):
        await left.receive()
    for other in others[1:]:
        await other.send("still here")
    assert [await end.receive() for end in ends if end is not left] == ["still here"] * 7
    await asyncio.gather(*(end.close() for end in (*ends, *others)))


async def test_a_stranger_gets_nothing_without_the_invitation() -> None:
    """Guessed credentials are not answered at all, nor those that follow from what anybody on the wire sees."""
    async with peers() as (host, guest):
        host_at, own = host.description.candidates[0], host.description.known_credentials
        fingerprint = guest.description.fingerprint
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as stranger:
            stranger.setblocking(False)
            stranger.connect((host_at.address, host_at.port))
            seen = host.description.fingerprint.hex()
            for password in (STRANGERS.password, own.ufrag, seen[8:40], fingerprint.hex()[8:40]):
                stranger.send(signed_check(own.ufrag, bytes(32), password))
            arrived = await host.next_guest()
            assert arrived.fingerprint == fingerprint
            ends = await asyncio.gather(host.connect(arrived), guest.connected())

            with pytest.raises(BlockingIOError):
                stranger.recv(2000)
            await asyncio.gather(*(end.close() for end in ends))


async def test_an_invitation_is_not_used_up_by_those_who_come_and_go() -> None:
    """However many have been met by it, and have said nothing: whoever comes next is heard."""
    async with await open_invitation(4711, ALONE) as host:
        for number in range(MAX_GUESTS + 2):
            check = GuestCheck(number.to_bytes(32), ("127.0.0.1", 9), STRANGERS)
            host._on_check(check)
            host._on_check(check)
            host._met.add((await host.next_guest()).fingerprint)

        assert host._arrivals.empty()
        assert len(host._known) == MAX_GUESTS
        assert host._met <= host._known.keys()


async def test_who_comes_by_the_invitation_is_heard_while_an_old_link_is_reconnected() -> None:
    """A friend whose program saved nothing sends checks again; the host, still looking for the old one, lets it in."""
    async with peers() as (host, guest):
        ends = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())
        ends[1]._end(LinkClosedError())
        assert await ends[0].health_changed() is Health.AWAY
        async with await open_reply(host.description, ALONE) as other:
            caller = await host.next_guest()

        assert caller.fingerprint == other.description.fingerprint
        await asyncio.gather(*(end.close() for end in ends))


async def test_an_attempt_that_nobody_waits_for_leaves_nothing_open() -> None:
    """A host that closes its invitation hangs up on a guest it hasn't noticed."""
    async with await open_invitation(4711, ALONE) as host, await open_reply(host.description, ALONE) as guest:
        forgotten = asyncio.create_task(host.connect(await host.next_guest()))
        await asyncio.sleep(0)
        forgotten.cancel()
        end = await guest.connected()
    with pytest.raises(LinkClosedError):
        await end.receive()
