"""One invitation for all, whose replies a courier carries, over this machine's own network: real links and notes."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence

import pytest
from attrs import evolve

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.courier.client import CourierClient
from p2p_malice.courier.notes import HttpCourier
from p2p_malice.courier.seals import GuestSeal
from p2p_malice.courier.server import CourierServer, serving
from p2p_malice.errors import LinkError, LinkRestartedError
from p2p_malice.flows.inviting import rendezvous
from p2p_malice.flows.inviting.guests import Guest
from p2p_malice.flows.inviting.lobby import Lobby
from p2p_malice.flows.inviting.rendezvous import found_by, reach
from p2p_malice.flows.playing.joining import _call, answer
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.games.malice.game import MALICE
from p2p_malice.link.contract import LastingChannel
from p2p_malice.protocol.connection_codes import Decoded, decode, encode, read
from p2p_malice.protocol.peer_description import Candidate, CandidateType, CodeKind, Description
from p2p_malice.ui.contract import NewCode
from p2p_malice.ui.news import Calling, CourierAway, Waiting
from tests.interfaces import HERE, FakeGuests, FakeInterface

NOWHERE = Candidate(CandidateType.HOST, "127.0.0.1", 9)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The courier is called as soon as contact is lost."""
    monkeypatch.setattr(rendezvous, "BY_ITSELF_WITHIN", 0.0)


class Party(FakeGuests):
    """A lobby with friends to come, who are let in without any question."""

    def __init__(self, url: str, friends: int) -> None:
        self.services = evolve(HERE, courier=HttpCourier(url))
        self.ui = FakeInterface()
        self.changed = asyncio.Event()
        self.friends = [Guest(seat, seat + 1, self.changed) for seat in range(friends)]
        self.arrived: list[LastingChannel] = []
        self.lobby = Lobby(self.ui, self.services, ChosenGame(MALICE, "official", "Ann"), self)  # type: ignore[arg-type]
        self.gathering = asyncio.create_task(self.lobby.gather(self._missing, tries_again=False))

    def _missing(self) -> list[Guest]:
        return [friend for friend in self.friends if not friend.is_heard]

    def let_in(self, guest: Guest | None, channel: LastingChannel) -> "asyncio.Future[None]":
        """The next free seat is theirs, for good."""
        assert guest is None
        self._missing()[0].sit_down(channel)
        self.arrived.append(channel)
        return asyncio.get_running_loop().create_future()

    async def invitation(self) -> Decoded:
        """The one that is out, as somebody reads it who can't reach the host by its addresses."""
        offer = await self.ui.offers.get()
        assert (offer.friend, len(offer.everybody)) == (0, len(self._missing()))
        decoded = read(offer.message, expected=CodeKind.INVITATION)
        return evolve(decoded, description=evolve(decoded.description, candidates=(NOWHERE,)))

    async def join(self, invitation: Decoded) -> LastingChannel:
        """Join by that invitation; the guest's end of the link."""
        ui = FakeInterface()
        channel = await answer(ui, self.services, "Bob", invitation)
        assert channel
        assert Calling() in [ui.news.get_nowait() for _ in range(ui.news.qsize())]
        self.arrived.append(channel)
        return channel

    async def close(self) -> None:
        """Hang up all links."""
        await cancel_and_wait(self.gathering)
        await self.lobby.close()
        for channel in self.arrived:
            with contextlib.suppress(LinkError):
                await channel.close()


@pytest.fixture
async def url() -> AsyncIterator[str]:
    """A courier's address."""
    async with serving(CourierServer()) as url:
        yield url


async def test_several_sit_down_by_one_invitation_without_any_reply_by_hand(url: str) -> None:
    """Though none of them can reach the host; the invitation ends being waited for with the last."""
    party = Party(url, friends=3)
    invitation = await party.invitation()

    await asyncio.gather(*(party.join(invitation) for _ in range(3)))

    assert await party.gathering is None
    assert all(friend.is_heard for friend in party.friends)
    # Nor is the host told to paste any.
    assert Waiting(3, is_carried=True) in [party.ui.news.get_nowait() for _ in range(party.ui.news.qsize())]
    await party.close()


async def test_another_invitation_makes_the_first_void(url: str) -> None:
    """Whoever has the first one is no guest any more."""
    party = Party(url, friends=2)
    first = await party.invitation()
    party.ui.wishes.put_nowait(NewCode())

    second = await party.invitation()
    assert second.mark != first.mark
    late = asyncio.create_task(party.join(first))
    await party.join(second)
    assert not late.done()
    await cancel_and_wait(late)
    await party.close()


async def test_the_host_is_told_once_that_the_courier_is_away() -> None:
    """Its invitation is offered as ever, and replies by hand do."""
    party = Party("http://127.0.0.1:9", friends=2)

    await party.invitation()
    while await party.ui.news.get() != CourierAway():
        pass
    await party.close()


async def test_the_same_invitation_is_good_at_another_address(url: str) -> None:
    """Nobody is told of anything, and nobody has to send another link."""
    party = Party(url, friends=1)
    invitation = await party.invitation()
    (sent,) = party.lobby._invitations
    sent.peer._lookout.stale.set()  # type: ignore[attr-defined]

    await party.join(invitation)

    assert await party.gathering is None
    assert party.ui.offers.empty()
    await party.close()


async def pair(party: Party) -> tuple[LastingChannel, LastingChannel]:
    """The guest's and the host's end of a link that has carried something both ways, so that its key is agreed on."""
    guest = await party.join(await party.invitation())
    host = next(each for each in party.arrived if each is not guest)
    for one, other in ((guest, host), (host, guest)):
        await one.send("hello")
        assert await other.receive() == "hello"
    return guest, host


def lead_astray(*ends: LastingChannel) -> None:
    """Have these ends look for each other where nobody is."""
    for end in ends:
        line = end._wire_maker  # type: ignore[attr-defined]
        line._remote = evolve(line._remote, candidates=(NOWHERE,))
        line._reached_at = None


class Told:
    """A guest's end that remembers where it was told to look for the host."""

    def __init__(self, description: Description) -> None:
        self.description = description
        self.learned: asyncio.Queue[Sequence[Candidate]] = asyncio.Queue()

    def learn(self, code: str) -> None:
        """Remember the addresses in it."""
        self.learned.put_nowait(decode(code).description.candidates)


async def test_only_the_host_can_say_where_the_host_is(url: str) -> None:
    """Anybody with the link used to lead guests elsewhere, by a note with the host's public key, dated far ahead."""
    party = Party(url, friends=1)
    invitation = await party.invitation()
    (sent,) = party.lobby._invitations
    assert invitation.mark
    seal = GuestSeal(invitation.description.key, invitation.mark)
    async with CourierClient(url) as client:
        await anext(genuine := client.notes([seal.invitation_topic]))
        await genuine.aclose()
        (note,) = await client.read([seal.invitation_topic])
        seal.open_invitation(note)
        forged = evolve(invitation.description, candidates=(Candidate(CandidateType.HOST, "127.0.0.66", 66),))
        content = seal._host + b"\xff" * 4 + encode(forged).encode()
        await client.leave(seal.invitation_topic, seal._seal(b"invitation", bytes(32), seal._secret, content))
    moved = (Candidate(CandidateType.HOST, "127.0.0.1", 5000),)
    sent.peer.description = evolve(sent.peer.description, candidates=moved)  # type: ignore[misc]

    async with await HERE.links.open_reply(invitation.description) as guest:
        told = Told(guest.description)
        calling = asyncio.create_task(_call(party.services.courier, invitation, told, -9.0))  # type: ignore[arg-type]
        assert await told.learned.get() == moved
        assert told.learned.empty()
        await cancel_and_wait(calling)
        party.arrived.append(await guest.connected())
    await party.close()


@pytest.mark.usefixtures("at_once")
async def test_two_who_have_lost_each_other_are_led_back(url: str) -> None:
    """Both have another address than the other end knows; nobody does anything."""
    party = Party(url, friends=1)
    guest, host = await pair(party)
    async with found_by(party.services.courier, guest), found_by(party.services.courier, host):
        lead_astray(guest, host)
        for end in (guest, host):
            await end._wire_maker.agent.close()  # type: ignore[attr-defined]

        await guest.send("still here")
        assert await host.receive() == "still here"
    await party.close()


@pytest.mark.usefixtures("at_once")
async def test_a_program_that_was_killed_is_led_back(url: str) -> None:
    """Though the host has gone from where it was, as the guest finds out."""
    party = Party(url, friends=1)
    guest, host = await pair(party)
    ticket = guest.resume_ticket
    assert ticket
    await guest._wire_maker.agent.close()  # type: ignore[attr-defined]
    lead_astray(host)
    async with found_by(party.services.courier, host):
        back = await reach(ticket, party.services)
        await back.send("back again")
        party.arrived.append(back)
        with pytest.raises(LinkRestartedError) as restart:
            await host.receive()
        party.arrived.append(restart.value.channel)

        assert await restart.value.channel.receive() == "back again"
    await party.close()
