"""Joining a friend's table: the reply, who is waited for, and what is said if it fails."""

import asyncio
from contextlib import nullcontext
from pathlib import Path

import pytest
from attrs import evolve

from p2p_malice.errors import CodeError, LinkClosedError, LinkRestartedError, MaliceError
from p2p_malice.flows.local_table import new_state, new_tokens
from p2p_malice.flows.playing.joining import answer, join, play_at_seat, read_invitation
from p2p_malice.flows.services import Services
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.registry import GAMES
from p2p_malice.link import memory
from p2p_malice.plain.ui import PlainInterface
from p2p_malice.protocol.connection_codes import decode, read
from p2p_malice.protocol.message_codec import encode
from p2p_malice.protocol.messages import Allow, Bye, Refused, Show
from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.store.contract import SavedSeat
from p2p_malice.store.saves_folder import SavesFolder
from p2p_malice.table.table import Table
from p2p_malice.table_server import TableServer
from p2p_malice.ui.contract import Pasted, Quit
from p2p_malice.ui.news import Connected, Gathering, News, SeatKept, Stale, Waiting
from tests.helpers import WORDS
from tests.interfaces import FakeInterface
from tests.links import INVITATION, FakeLink, FakeLinks
from tests.plain.desk import Desk
from tests.players import Listener
from tests.table.test_left_seats import left, seated

SEAT = SavedSeat(id="20260101-abcd", made="2026-01-01T12:00:00", name="Bob", players=(), rules="", token="")


class NoSeats(SavesFolder):
    """Where no seat is ever kept."""

    hold_seat = staticmethod(nullcontext)  # type: ignore[assignment]

    def keep_seat(self, seat: SavedSeat) -> None:
        """Keep nothing."""


def services(links: FakeLinks) -> Services:
    """The means of somebody with those links."""
    return Services(links, NoSeats(), GAMES)  # type: ignore[arg-type]


async def told(ui: FakeInterface, kind: type[News]) -> News:
    """The next news of that kind."""
    while not isinstance(news := await ui.news.get(), kind):
        pass
    return news


async def answering(ui: FakeInterface, links: FakeLinks) -> "asyncio.Task[object]":
    """An answer under way."""
    return asyncio.create_task(answer(ui, services(links), "Bob", decode(INVITATION)))


async def test_the_reply_is_handed_over_and_the_host_waited_for(codes_folder: Path) -> None:
    """First it is told that the ways into the network are found; the channel is that on which the host came."""
    ui, links = FakeInterface(), FakeLinks()
    link = FakeLink(memory.pair()[0])
    task = await answering(ui, links)
    assert isinstance(await ui.news.get(), Gathering)
    offer = await ui.offers.get()
    await told(ui, Waiting)
    assert offer.path == str(codes_folder / "reply.txt")
    assert codes_folder.joinpath("reply.txt").read_text(encoding="utf-8") == offer.message + "\n"
    (await links.answering.get()).connecting.set_result(link)

    assert await task is link
    assert await told(ui, Connected)
    assert not codes_folder.joinpath("reply.txt").exists()
    assert (offer.kind, offer.is_needed) == (CodeKind.REPLY, True)
    assert offer.message.startswith("Bob accepts your invitation.")
    assert offer.message.endswith(offer.code)


async def test_no_reply_is_needed_where_the_host_is_reached_without() -> None:
    """It is offered as one that isn't needed."""
    ui, links = FakeInterface(), FakeLinks(connects_at_once=True)
    task = await answering(ui, links)
    (await links.answering.get()).connecting.set_result(FakeLink(memory.pair()[0]))
    await task

    assert not (await ui.offers.get()).is_needed


async def test_a_reply_that_went_out_of_date_is_replaced() -> None:
    """The network changed: that is told, and another reply is made by another peer."""
    ui, links = FakeInterface(), FakeLinks()
    task = await answering(ui, links)
    first = await links.answering.get()
    await ui.offers.get()
    first.stale.set()

    assert await told(ui, Stale) == Stale(is_reply=True)
    second = await links.answering.get()
    await ui.offers.get()
    assert first.is_closed
    second.connecting.set_result(FakeLink(memory.pair()[0]))
    await task


async def test_somebody_who_quits_waits_for_nobody() -> None:
    """Nothing comes of the reply then."""
    ui, links = FakeInterface(), FakeLinks()
    task = await answering(ui, links)
    ui.wishes.put_nowait(Quit())

    assert await task is None
    assert (await links.answering.get()).is_closed


async def test_an_invitation_is_asked_for_until_it_can_be_read() -> None:
    """What is wrong with a text is told each time."""
    ui = FakeInterface()
    ui.wishes.put_nowait(Pasted("hello"))
    ui.wishes.put_nowait(Pasted(f"Ann invites you\n\n{INVITATION}"))

    assert await read_invitation(ui) == decode(INVITATION)
    assert ui.complaints.get_nowait().code == "no_code"


async def test_a_code_of_the_command_line_has_to_be_right_at_once() -> None:
    """Nobody may be there to be asked for another."""
    with pytest.raises(CodeError):
        await read_invitation(FakeInterface(), "hello")


async def test_somebody_who_quits_before_pasting_joins_nobody() -> None:
    """No network is touched for that."""
    ui, links = FakeInterface(), FakeLinks()
    ui.wishes.put_nowait(Quit())

    assert await join(ui, services(links), "Bob") == 0
    assert links.answering.empty()


@pytest.mark.parametrize("answer", ["watch", "quit"])
async def test_whoever_finds_no_seat_may_watch(answer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are asked, and see no hand; no seat is kept."""
    monkeypatch.setattr(NoSeats, "keep_seat", None)
    desk = Desk()
    table = Table(new_state(2, "mdw", MALICE), MALICE, "mdw", new_tokens(2), bots={0: "Max", 1: "Eva"})
    here, there = memory.pair()
    serving = asyncio.create_task(TableServer(table).serve(None, there))
    ui = PlainInterface(desk.console, WORDS)
    playing = asyncio.create_task(play_at_seat(ui, services(FakeLinks()), SEAT, FakeLink(here)))
    await desk.until("They're playing Spite & Malice. Every seat at this table is taken. Would you like to watch?")
    desk.typed.put_nowait(answer)

    if answer == "quit":
        with pytest.raises(LinkClosedError, match="table_full"):
            await playing
    else:
        await desk.until("You're watching")
        await desk.until("5 cards")
        for line in ("1", "quit"):
            desk.typed.put_nowait(line)
        assert await playing == 0
        assert "It's not your turn" in desk.shown
    await serving


async def test_whoever_comes_after_somebody_has_left_may_ask_for_their_seat() -> None:
    """The host gives it, and they play on."""
    desk = Desk()
    table, (ann, *_), _ = left(allows=False)
    here, there = memory.pair()
    serving = asyncio.create_task(TableServer(table).serve(None, there))
    ui, kay = PlainInterface(desk.console, WORDS), evolve(SEAT, name="Kay")
    playing = asyncio.create_task(play_at_seat(ui, services(FakeLinks()), kay, FakeLink(here)))
    await desk.until("Bob has left. Would you like to play on in that seat?")
    desk.typed.put_nowait("take")
    await desk.until("The host has been asked")

    assert [message.asks for message in seated(table.receive(ann, Allow(watch=True, seats=False), 0.0), ann)] == [
        ("Kay",)
    ]
    desk.typed.put_nowait("quit")
    await playing
    await serving


async def test_a_seat_goes_on_at_another_device() -> None:
    """By the link that the first one gives: it is told, and has nothing to come back to."""
    players = Listener(), Listener()
    server = TableServer(Table(new_state(2, "mdw", MALICE), MALICE, "mdw", new_tokens(2), bots={0: "Max"}))
    playing = []
    handed = SEAT
    for player in players:
        here, there = memory.pair()
        ui = FakeInterface(player)
        serving = asyncio.create_task(server.serve(None, there))
        invitation = decode(INVITATION)
        playing.append(asyncio.create_task(play_at_seat(ui, services(FakeLinks()), handed, FakeLink(here), invitation)))
        await player.until(lambda message: isinstance(message, Show))
        hand_over = (await ui.seats.get()).hand_over
        assert hand_over
        seat = read(hand_over(), expected=CodeKind.INVITATION).seat
        assert seat
        handed = evolve(SEAT, token=seat.token, place=seat.place)

    assert await playing[0] == 0
    assert players[0].heard[-1] == Bye("superseded")
    assert server.table.players[1].name == "Bob"
    players[1].say(Bye())
    assert await playing[1] == 0
    await serving


async def test_a_host_who_leaves_is_told_and_the_seat_is_kept() -> None:
    """The status says that the connection was lost, unless one plays on against the computer."""
    player = Listener()
    ui = FakeInterface(player)
    here, there = memory.pair()
    table = Table(new_state(2, "mdw", MALICE), MALICE, "mdw", new_tokens(2))
    serving = asyncio.create_task(TableServer(table).serve(1, there))
    playing = asyncio.create_task(play_at_seat(ui, services(FakeLinks()), SEAT, FakeLink(here)))
    await player.until(bool)
    await there.close()

    assert (await ui.complaints.get()).code == "host_left"
    assert await told(ui, SeatKept)
    assert await playing == 5
    await serving


@pytest.mark.parametrize(
    ("goodbye", "code", "status"),
    [
        (Bye("closed"), "no_seat", 5),
        (Bye("seat_taken"), "seat_taken", 5),
        (Bye("turned_out"), "turned_out", 5),
        (Bye("host_busy"), "host_busy", 5),
        (Bye("version_mismatch", {"older": "yours"}), "version_mismatch", 7),
    ],
)
async def test_somebody_who_is_given_no_seat_is_told_why_once(goodbye: Bye, code: str, status: int) -> None:
    """It's the command's error: whatever shows the table has nothing to say of it, and the status isn't 0."""
    desk = Desk()
    here, there = memory.pair()
    ui = PlainInterface(desk.console, WORDS)
    playing = asyncio.create_task(play_at_seat(ui, services(FakeLinks()), SEAT, FakeLink(here)))
    await there.receive()
    await there.send(encode(Refused(goodbye.code, goodbye.particulars)))
    await there.send(encode(goodbye))

    with pytest.raises(MaliceError) as turned_away:
        await playing
    assert (turned_away.value.code, turned_away.value.exit_status) == (code, status)
    assert desk.shown == ""


async def test_a_host_who_comes_back_by_a_new_program_is_told_to_be_there() -> None:
    """How the connection is now, once the old link has given way to another."""
    ui, links = FakeInterface(Listener()), FakeLinks()
    first, second = RestartedLink(memory.pair()[0]), FakeLink(memory.pair()[0])
    playing = asyncio.create_task(play_at_seat(ui, services(links), SEAT, first))
    first.restarted.set_result(second)

    assert await told(ui, Connected)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


class RestartedLink(FakeLink):
    """A link whose other end was closed and comes back when the test says so."""

    def __init__(self, channel: memory.MemoryChannel) -> None:
        super().__init__(channel)
        self.restarted: asyncio.Future[FakeLink] = asyncio.get_running_loop().create_future()
        self.receive = self._receive

    async def _receive(self) -> str:
        raise LinkRestartedError(await self.restarted)
