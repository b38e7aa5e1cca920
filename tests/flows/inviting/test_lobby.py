"""The invitations of a table: what happens to one friend's code concerns nobody else's."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest
from attrs import evolve

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.engine.game import Game
from p2p_malice.errors import CodeError, LinkError
from p2p_malice.flows.inviting import invitation_for_all
from p2p_malice.flows.inviting.guests import Guest
from p2p_malice.flows.inviting.invitation_for_all import CALL_BURST
from p2p_malice.flows.inviting.invitations import InvitationState
from p2p_malice.flows.inviting.lobby import Lobby
from p2p_malice.flows.services import Services
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.registry import GAMES
from p2p_malice.link.contract import Accept, LastingChannel
from p2p_malice.link.reliable_channel import ReliableChannel
from p2p_malice.protocol.connection_codes import decode
from p2p_malice.protocol.ice_credentials import host_credentials
from p2p_malice.protocol.peer_description import Description
from p2p_malice.store.saves_folder import SavesFolder
from p2p_malice.ui.contract import NewCode, Pasted, Quit
from p2p_malice.ui.news import PortClosed, Waiting
from p2p_malice.words.sentence import Piece
from tests import links
from tests.helpers import WORDS, reply_to
from tests.interfaces import FakeGuests, FakeInterface
from tests.links import INVITATION


class FakePeer(links.FakePeer):
    """A host's end of which a test says how each attempt to connect goes."""

    def __init__(self, number: int) -> None:
        """An invitation of that number, which nobody has answered."""
        secret = number.to_bytes(8, "big")
        credentials = host_credentials(secret, number)
        invited = decode(INVITATION).description
        super().__init__(evolve(invited, number=number, secret=secret, credentials=credentials))
        self.arrivals: asyncio.Queue[Description] = asyncio.Queue()
        self.attempts: asyncio.Queue[tuple[Description, asyncio.Future[ReliableChannel]]] = asyncio.Queue()

    async def next_guest(self) -> Description:
        """The next of the `arrivals`."""
        return await self.arrivals.get()

    async def connect(self, reply: Description, accept: Accept | None = None) -> ReliableChannel:
        """What the test makes of it."""
        outcome: asyncio.Future[ReliableChannel] = asyncio.get_running_loop().create_future()
        self.attempts.put_nowait((reply, outcome))
        return await outcome


class Gathering(FakeGuests):
    """A lobby that waits for one friend."""

    def __init__(self, game: Game = MALICE) -> None:
        self.ui = FakeInterface()
        self.called = ""
        self.guest = Guest(1, 0, asyncio.Event())
        self.peers: list[FakePeer] = []
        self.arrived: asyncio.Queue[LastingChannel] = asyncio.Queue()
        self.changed = self.guest._changed
        services = Services(self, SavesFolder(), GAMES, words=WORDS)  # type: ignore[arg-type]
        self.lobby = Lobby(self.ui, services, ChosenGame(game, next(iter(game.book.variants)), "Ann"), self)  # type: ignore[arg-type]

    asks_servers = False

    def let_in(self, _guest: Guest, channel: LastingChannel) -> "asyncio.Future[None]":
        """Record who came, for good."""
        self.arrived.put_nowait(channel)
        return asyncio.get_running_loop().create_future()

    def name(self, guest: Guest) -> Piece:
        """The friend's label."""
        return self.called or guest.label

    async def open_invitation(self, number: int, _ticket: str = "") -> FakePeer:
        """Another peer: the only links that a lobby needs."""
        self.peers.append(FakePeer(number))
        return self.peers[-1]

    async def gather(self) -> None:
        """Wait for the friend."""
        await self.lobby.gather(lambda: [] if self.guest.is_heard else [self.guest], tries_again=False)

    async def invite(self) -> str:
        """Begin to wait for the friend; the code that they are offered."""
        self.waiting: asyncio.Task[Any] = asyncio.create_task(self.gather())
        return (await self.ui.offers.get()).code

    async def attempt(self) -> "asyncio.Future[ReliableChannel]":
        """What becomes of the next attempt to connect."""
        _, outcome = await self.peers[0].attempts.get()
        return outcome

    async def seat(self, outcome: "asyncio.Future[ReliableChannel]") -> None:
        """Let an attempt succeed, and the friend sit down, so that nobody is waited for."""
        outcome.set_result(ReliableChannel())
        self.guest.sit_down(await self.arrived.get())
        await self.waiting


@pytest.fixture
async def gathering(request: pytest.FixtureRequest) -> AsyncIterator[Gathering]:
    """A lobby that waits for one friend."""
    gathering = Gathering(GAMES[getattr(request, "param", "malice")])
    yield gathering
    await cancel_and_wait(gathering.waiting)
    await gathering.lobby.close()


async def test_who_was_at_the_table_is_asked_back_to_that_game(gathering: Gathering) -> None:
    """Whoever has a name already used to be invited to a new one."""
    gathering.called = "Bob"
    gathering.waiting = asyncio.create_task(gathering.gather())

    offer = await gathering.ui.offers.get()
    assert (offer.who, "Shall we go on with our game" in offer.message) == ("Bob", True)


async def test_who_has_played_with_the_host_is_invited_to_another_game(
    gathering: Gathering, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was word for word what was said to somebody new."""
    gathering.guest = Guest(1, 0, asyncio.Event(), kept="bob")
    monkeypatch.setattr(gathering, "was_here", lambda _guest: False)
    monkeypatch.setattr(gathering, "have_played", lambda names: names == ["bob"])
    gathering.waiting = asyncio.create_task(gathering.gather())

    assert "Another game of Spite & Malice?" in (await gathering.ui.offers.get()).message


@pytest.mark.parametrize(
    ("gathering", "said"), [("malice", "Spite & Malice"), ("spite", "Spite")], indirect=["gathering"]
)
async def test_a_friend_who_was_never_there_is_invited_to_that_game(gathering: Gathering, said: str) -> None:
    """Whoever has no name yet is invited to a game, by what it's called."""
    gathering.waiting = asyncio.create_task(gathering.gather())

    assert f"Fancy a game of {said}?" in (await gathering.ui.offers.get()).message


async def test_a_router_that_opens_no_port_is_told(gathering: Gathering, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asked for the port is told, beside the invitation."""
    monkeypatch.setattr(FakePeer, "is_port_closed", True)

    await gathering.invite()

    while not isinstance(await gathering.ui.news.get(), PortClosed):
        pass


async def test_a_bad_reply_does_not_end_the_hosts_program(gathering: Gathering) -> None:
    """What goes wrong with one reply is told, and the same invitation can be answered by another."""
    code = await gathering.invite()
    gathering.ui.wishes.put_nowait(Pasted(reply_to(code)))
    (await gathering.attempt()).set_exception(LinkError("somebody_else"))

    assert (await gathering.ui.complaints.get()).code == "somebody_else"
    assert not gathering.waiting.done()
    gathering.ui.wishes.put_nowait(Pasted(reply_to(code)))
    await gathering.seat(await gathering.attempt())
    assert len(gathering.peers) == 1


class Carrying:
    """A courier that brings what a test gives it."""

    url = ""
    mark = bytes(10)

    def __init__(self) -> None:
        self.brought: asyncio.Queue[str] = asyncio.Queue()

    @contextlib.asynccontextmanager
    async def host(self, _key: bytes) -> AsyncIterator["Carrying"]:
        """Itself."""
        yield self

    async def publish(self, code: str) -> None:
        """It's kept."""

    async def replies(self) -> AsyncIterator[Any]:
        """Those that were given."""
        while True:
            yield SimpleNamespace(code=await self.brought.get(), accept=None)


async def test_a_flood_of_replies_makes_a_host_call_only_a_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many are called at once, and then one now and then: the newest first, which may be a friend."""
    monkeypatch.setattr(invitation_for_all, "CALL_AGAIN_EVERY", 0.3)
    gathering, courier = Gathering(), Carrying()
    gathering.lobby._services = evolve(gathering.lobby._services, courier=courier)  # type: ignore[arg-type]
    code = await gathering.invite()
    for number in range(2 * CALL_BURST):
        courier.brought.put_nowait(reply_to(code, fingerprint=number.to_bytes(32)))

    called = [int.from_bytes((await gathering.peers[0].attempts.get())[0].fingerprint) for _ in range(CALL_BURST + 1)]
    assert called == list(range(2 * CALL_BURST))[: CALL_BURST - 2 : -1]
    assert gathering.peers[0].attempts.empty()
    await cancel_and_wait(gathering.waiting)
    await gathering.lobby.close()


async def test_a_reply_that_proves_nothing_reaches_no_peer(gathering: Gathering) -> None:
    """A reply made from the invitation's number alone is refused before anybody is connected to."""
    code = await gathering.invite()
    gathering.ui.wishes.put_nowait(Pasted(reply_to(INVITATION, number=decode(code).description.number)))

    assert isinstance(complaint := await gathering.ui.complaints.get(), CodeError)
    assert complaint.particulars["made"] == "none"
    assert gathering.peers[0].attempts.empty()


async def test_a_check_in_vain_does_not_keep_the_friend_waiting(gathering: Gathering) -> None:
    """The next guest need not wait for a check that leads nowhere, such as an old one that was replayed."""
    arrival = decode(reply_to(await gathering.invite())).description
    for _ in range(4):
        gathering.peers[0].arrivals.put_nowait(arrival)
    attempts = [await gathering.attempt() for _ in range(4)]

    await gathering.seat(attempts[-1])


async def test_a_used_invitation_stays_open_for_who_comes_again(gathering: Gathering) -> None:
    """A guest whose checks come later is let in as a stranger, so that they are told that the seat is taken."""
    arrival = decode(reply_to(await gathering.invite())).description
    gathering.peers[0].arrivals.put_nowait(arrival)
    await gathering.seat(await gathering.attempt())

    gathering.peers[0].arrivals.put_nowait(arrival)
    (await gathering.attempt()).set_result(late := ReliableChannel())
    assert await gathering.arrived.get() is late


async def test_an_invitation_for_one_is_void_once_they_are_here(gathering: Gathering) -> None:
    """A browser's page can connect to one guest only: what somebody else replies is for another game."""
    await gathering.invite()
    gathering.peers[0].takes_several = False
    gathering.peers[0].arrivals.put_nowait(decode(reply_to(INVITATION)).description)
    await gathering.seat(await gathering.attempt())
    assert gathering.peers[0].is_closed


async def test_a_reply_to_an_invitation_that_was_replaced_is_told_apart() -> None:
    """It was once called a reply to another game; nor was any time waited for the new invitation yet."""
    gathering = Gathering()
    gathering.waiting = asyncio.create_task(
        gathering.lobby.gather(lambda: [] if gathering.guest.is_heard else [gathering.guest], tries_again=True)
    )
    old = (await gathering.ui.offers.get()).code
    await until_waiting(gathering.ui)
    gathering.ui.wishes.put_nowait(NewCode())
    await gathering.ui.offers.get()
    await until_waiting(gathering.ui)
    gathering.ui.wishes.put_nowait(Pasted(reply_to(old)))
    assert (await gathering.ui.complaints.get()).code == "invitation_void"

    gathering.guest.note_heard(heard=True)
    gathering.ui.wishes.put_nowait(Pasted(reply_to(old)))
    await gathering.waiting
    await gathering.lobby.close()


async def until_waiting(ui: FakeInterface) -> None:
    """From now on, time is told by how long one waits."""
    while not isinstance(await ui.news.get(), Waiting):
        pass


class SlowGathering(Gathering):
    """A lobby of which a test says when each invitation has opened."""

    def __init__(self) -> None:
        super().__init__()
        self.opening: asyncio.Queue[asyncio.Event] = asyncio.Queue()

    async def open_invitation(self, number: int, _ticket: str = "") -> FakePeer:
        """Another peer, once the test lets it open."""
        self.opening.put_nowait(may_open := asyncio.Event())
        await may_open.wait()
        return await super().open_invitation(number)


async def test_invitations_open_at_once_and_are_offered_in_order() -> None:
    """A friend's code waits for those before, however fast it was made; one that nobody waits for is let go."""
    gathering = SlowGathering()
    guests = [Guest(seat, seat, gathering.guest._changed) for seat in (1, 2, 3)]
    waiting = asyncio.create_task(gathering.lobby.gather(lambda: guests, tries_again=True))
    first, second, _ = [await gathering.opening.get() for _ in guests]
    second.set()
    for _ in range(20):
        await asyncio.sleep(0)
    assert gathering.ui.offers.empty()

    first.set()
    assert [(await gathering.ui.offers.get()).friend for _ in range(2)] == [1, 2]
    gathering.ui.wishes.put_nowait(Quit())
    assert await waiting == Quit()
    await gathering.lobby.close()

    assert {each.state for each in gathering.lobby._invitations} == {InvitationState.CLOSED}


async def test_what_hinders_an_invitation_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a code that can't be made."""
    gathering = Gathering()

    async def fail(_number: int, _ticket: str) -> FakePeer:
        raise LinkError("somebody_else")

    monkeypatch.setattr(gathering, "open_invitation", fail)
    with pytest.raises(LinkError):
        await gathering.gather()

    assert {each.state for each in gathering.lobby._invitations} == {InvitationState.CLOSED}
