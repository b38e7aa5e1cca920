"""Links through a page: a page that does nothing but what the test says."""

import asyncio
from collections import deque

import pytest
from attrs import evolve

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.errors import CourierError, LinkError, NoPathError
from p2p_malice.link import browser
from p2p_malice.link.browser import DUMMY, Browser, BrowserPeer
from p2p_malice.link.contract import Health, InvitingPeer, LastingChannel, Links, Path
from p2p_malice.link.reliable_channel import ReliableChannel
from p2p_malice.protocol.connection_codes import decode, encode, read
from p2p_malice.protocol.ice_credentials import Credentials
from p2p_malice.protocol.peer_description import Candidate, CandidateType, CodeKind, Description, DtlsRole
from p2p_malice.protocol.sdp import parse, write
from tests.helpers import reply_to

OWN = Description(
    kind=CodeKind.INVITATION,
    number=1,
    fingerprint=bytes(range(32)),
    setup=DtlsRole.ACTPASS,
    credentials=Credentials("abcd", "p" * 24),
    candidates=(Candidate(CandidateType.HOST, "192.168.1.5", 50000),),
)
ROUTER = Candidate(CandidateType.SERVER_REFLEXIVE, "203.0.113.7", 61234)


class FakePage:
    """Remembers what it is asked for, and describes every connection with the same offer."""

    def __init__(self, offer: str = write(OWN), *, has_courier: bool = False, ticket: str = "") -> None:
        self.links = Browser(self._ask, asks_servers=False, has_courier=has_courier, ticket=ticket)
        self.asked: deque[tuple[int, str, str]] = deque()
        self.changed = asyncio.Event()
        self._offer = offer
        self.guest = ReliableChannel()
        """The end of whoever is behind the connection in use."""

    def _ask(self, number: int, what: str, text: str) -> None:
        self.asked.append((number, what, text))
        self.changed.set()
        if what == "open" and self._offer:
            self.say(number, *(("ended",) if self._offer == "ended" else ("described", self._offer)))
        if what == "send":
            self.guest.hear(text)

    def say(self, number: int, what: str, text: str = "") -> None:
        """Say something to the program a moment later."""
        asyncio.get_running_loop().call_soon(self.links.note, number, what, text)

    def texts(self, what: str) -> list[str]:
        """What it was asked for in this way."""
        return [text for _, each, text in self.asked if each == what]

    async def until(self, what: str, count: int = 1) -> None:
        """Wait until it was asked for that so many times."""
        while len(self.texts(what)) < count:
            self.changed.clear()
            await self.changed.wait()


class Back:
    """The guest's way to the page."""

    path = None
    has_room = True

    def __init__(self, page: FakePage, number: int = 1) -> None:
        self._page = page
        self._number = number

    def send(self, message: str) -> None:
        """Let the page hear it."""
        self._page.say(self._number, "heard", message)

    async def close(self) -> None:
        """The other end learns nothing of that."""


def reply(peer: InvitingPeer, **changes: object) -> Description:
    """A program's reply, as the host reads it."""
    code = reply_to(encode(peer.description), **changes)
    return read(code, expected=CodeKind.REPLY, invitations=[peer.description]).description


async def connected(page: FakePage, peer: BrowserPeer, answers: int = 1) -> LastingChannel:
    """A friend has come, by the last of so many replies."""
    connecting = asyncio.create_task(peer.connect(reply(peer)))
    await page.until("answer", answers)
    page.guest.attach(Back(page))
    page.say(1, "opened")
    page.say(1, "path", "direct srflx host")
    return await connecting


async def test_an_invitation_says_what_the_browser_does() -> None:
    """It has the browser's own credentials, no secret, and takes the active part."""
    page = FakePage(write(evolve(OWN, candidates=(*OWN.candidates, ROUTER))))
    links: Links = page.links
    async with links.open_ports(), await links.open_invitation(4711) as peer:
        told = peer.description
        assert told == evolve(OWN, number=4711, setup=DtlsRole.ACTIVE, candidates=(*OWN.candidates, ROUTER))
        assert read(encode(told), expected=CodeKind.INVITATION).description == told
        assert (peer.is_known_outside, peer.takes_several) == (True, False)
    assert page.asked[-1] == (1, "close", "")


async def test_a_friend_comes_by_a_reply_and_both_talk() -> None:
    """The reply becomes the browser's answer, in the passive part; frames go both ways."""
    page = FakePage()
    async with await page.links.open_invitation(4711) as peer:
        channel = await connected(page, peer)
    answer = parse(page.texts("answer")[0], CodeKind.REPLY, 4711)
    assert (answer.setup, answer.candidates) == (DtlsRole.PASSIVE, reply(peer).candidates)
    assert channel.binding == f"{OWN.fingerprint.hex()} {bytes(32).hex()}"
    await channel.send("hello")
    assert await page.guest.receive() == "hello"
    await page.guest.send("hello yourself")
    assert await channel.receive() == "hello yourself"
    assert (channel.path, channel.resume_ticket, channel.health) == (Path(False, "srflx", "host"), None, Health.GOOD)
    page.say(1, "ended")
    with pytest.raises(LinkError) as error:
        await channel.receive()
    assert error.value.code == "link_broken"
    await page.until("close")
    await page.guest.close()


async def test_the_addresses_are_given_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one of nobody among them, and another foundation each time: a browser would give up looking."""
    monkeypatch.setattr(browser, "CHECKS_EVERY", 0.001)
    page = FakePage()
    async with await page.links.open_invitation(4711) as peer:
        connecting = asyncio.create_task(peer.connect(reply(peer)))
        await page.until("candidate", 4)
        connecting.cancel()
    lines = page.texts("candidate")[:4]
    assert len(set(lines)) == 4
    assert [DUMMY.address in line for line in lines] == [False, True, False, True]


async def test_guests_whom_a_courier_calls_have_connections_of_their_own() -> None:
    """One who comes again goes on with the same talk, over another one."""
    page = FakePage(has_courier=True)
    accepted: list[str] = []

    async def accept(code: str) -> None:
        accepted.append(code)

    async def called(peer: BrowserPeer, number: int, **changes: object) -> LastingChannel:
        connecting = asyncio.create_task(peer.connect(reply(peer, **changes), accept))
        await page.until("answer", number - 1)
        page.guest.attach(Back(page, number))
        page.say(number, "opened")
        return await connecting

    async with await page.links.open_invitation(4711) as peer:
        assert peer.takes_several
        channel = await called(peer, 2)
        await channel.send("hello")
        assert await page.guest.receive() == "hello"
        page.say(2, "ended")
        assert await channel.health_changed() is Health.AWAY
        await channel.send("still there?")

        assert await called(peer, 3, setup=DtlsRole.ACTPASS, credentials=Credentials("efgh", "q" * 24)) is channel
        assert await page.guest.receive() == "still there?"
        assert (2, "close", "") in page.asked

        page.guest = ReliableChannel()
        assert await called(peer, 4, fingerprint=b"1" * 32) is not channel
        assert len(set(page.texts("open"))) == 1  # The invitation says which certificate they have.
        assert [decode(code).description.credentials for code in accepted] == [OWN.credentials] * 3


async def test_a_page_that_was_loaded_again_has_the_same_invitation() -> None:
    """As long as the browser has its certificate; replies by hand need another one. A damaged ticket is ignored."""
    page = FakePage(has_courier=True)
    peer = await page.links.open_invitation(4711)
    (ticket,) = page.texts("keep")
    again = FakePage(has_courier=True, ticket=ticket)
    called: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def accept(code: str) -> None:
        called.set_result(code)

    async with await again.links.open_invitation(1) as same:
        assert same.description == peer.description
        with pytest.raises(NoPathError) as error:
            await same.connect(reply(same))
        assert error.value.code == "answered_already"
        connecting = asyncio.create_task(same.connect(reply(same), accept))
        await called
        assert again.texts("open") == page.texts("open")
        await cancel_and_wait(connecting)
    assert again.texts("forget") == [ticket]
    other = FakePage(write(evolve(OWN, fingerprint=b"1" * 32)), has_courier=True, ticket=ticket)
    async with await other.links.open_invitation(1) as new:
        assert new.description.fingerprint == b"1" * 32
    assert other.texts("forget")[0] == ticket
    damaged = FakePage(has_courier=True, ticket="abc MDW1-ABC")
    async with await damaged.links.open_invitation(7) as new:
        assert new.description.number == 7
    await peer.close()


async def test_a_guest_who_cannot_be_told_where_to_come_is_not_waited_for() -> None:
    """The courier has gone: the connection is closed again."""
    page = FakePage(has_courier=True)

    async def accept(_code: str) -> None:
        raise CourierError("courier_away")

    async with await page.links.open_invitation(4711) as peer:
        with pytest.raises(NoPathError):
            await peer.connect(reply(peer), accept)
        assert page.texts("close") == [""]


async def test_of_two_replies_the_last_one_counts() -> None:
    """A friend who loads the page again has another; once a friend has come, there is no other one."""
    page = FakePage()
    async with await page.links.open_invitation(4711) as peer:
        first = asyncio.create_task(peer.connect(reply(peer, fingerprint=b"1" * 32)))
        await page.until("answer")
        channel = await connected(page, peer, 2)
        assert first.cancelled()
        assert await peer.connect(reply(peer)) is channel
        with pytest.raises(NoPathError):
            await peer.connect(reply(peer, fingerprint=b"1" * 32))


@pytest.mark.parametrize(
    ("end", "told"), [("ended", "no_path_in_page"), ("refused", "answered_already"), ("", "no_path_in_page")]
)
async def test_a_reply_that_leads_nowhere_is_told(end: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once where the browser knows, or else after a while."""
    if not end:
        monkeypatch.setattr(browser, "CHECKS_EVERY", 0.0001)
    page = FakePage()
    async with await page.links.open_invitation(4711) as peer:
        if end:
            page.say(1, end)
        with pytest.raises(NoPathError) as error:
            await peer.connect(reply(peer))
    assert error.value.code == told
    assert page.texts("close") == [""]
    assert end or len(page.texts("candidate")) == 2 * browser.CHECKS


async def test_a_friend_who_is_not_heard_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The browser is given the addresses again: it may find another path."""
    monkeypatch.setattr(browser, "CHECKS_EVERY", 0.001)
    page = FakePage()
    async with await page.links.open_invitation(4711) as peer:
        channel = await connected(page, peer)
    before = len(page.texts("candidate"))
    assert isinstance(channel, ReliableChannel)
    channel._reconnect()
    await page.until("candidate", before + 4)
    closing = asyncio.create_task(channel.close())
    await page.until("close")
    await asyncio.gather(closing, page.guest.close())


async def test_an_invitation_that_nobody_waits_for_is_closed() -> None:
    """Also if its browser hasn't described it yet."""
    page = FakePage("")
    opening = asyncio.create_task(page.links.open_invitation(4711))
    await page.until("open")
    await cancel_and_wait(opening)
    assert page.texts("close") == [""]


async def test_a_changed_network_makes_invitations_stale() -> None:
    """All that are out."""
    page = FakePage()
    async with await page.links.open_invitation(1) as one, await page.links.open_invitation(2) as other:
        page.say(0, "stale")
        await asyncio.gather(one.became_stale(), other.became_stale())
        await one.renew()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(one.became_stale(), 0.01)


@pytest.mark.parametrize("offer", ["", "ended", "v=0", write(OWN).replace("a=candidate", "a=x-candidate")])
async def test_a_browser_without_an_address_is_told(offer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or one that says nothing at all."""
    monkeypatch.setattr(browser, "DESCRIBED_WITHIN", 0.001 if not offer else 5.0)
    page = FakePage(offer)
    with pytest.raises(LinkError) as error:
        await page.links.open_invitation(4711)
    assert error.value.code == "no_address_in_page"
    assert page.asked[-1] == (1, "close", "")


async def test_only_a_host_is_here() -> None:
    """Guests have another page, and nothing brings back a page that was closed."""
    page = FakePage()
    with pytest.raises(LinkError):
        await page.links.open_reply(OWN)
    with pytest.raises(LinkError):
        await page.links.come_back("{}")
    async with await page.links.open_invitation(1) as peer:
        with pytest.raises(ValueError, match="not a reply"):
            await peer.connect(OWN)
