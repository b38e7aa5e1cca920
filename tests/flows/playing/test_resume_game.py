"""Resuming: which games can be resumed, how one is chosen, and how the way back to a friend's table is found."""

import asyncio
import contextlib
import datetime
import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from attrs import evolve

from p2p_malice.engine.game import Event, hints_told
from p2p_malice.engine.match import begin
from p2p_malice.errors import GameInUseError, LinkClosedError, SavedGameError, StoreError
from p2p_malice.flows.playing.resume_game import resume
from p2p_malice.flows.saving.autosave import GameKeeper
from p2p_malice.flows.saving.rebuild_table import rebuild_table
from p2p_malice.flows.saving.resumable_games import resumable
from p2p_malice.flows.services import Services
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.registry import GAMES
from p2p_malice.history.days import Days
from p2p_malice.history.json_lines import History
from p2p_malice.link import memory
from p2p_malice.protocol.message_codec import decode_from_player
from p2p_malice.protocol.messages import Answered, Ask, Avatar, Hello, Show
from p2p_malice.sentence_facts import HINT
from p2p_malice.store.contract import SavedDeal, SavedGame, SavedSeat, name_entry
from p2p_malice.table.seat_holders import Visit
from p2p_malice.table.table import Table
from p2p_malice.ui.contract import Pasted, Quit
from p2p_malice.ui.news import ComingBack, Connected, NoGame
from tests.evening import Memory
from tests.flows.playing.test_joining import told
from tests.helpers import WORDS
from tests.interfaces import FakeInterface
from tests.links import INVITATION, FakeLink, FakeLinks
from tests.players import Listener
from tests.proofs import returning, vouch

SEAT = SavedSeat("20260102-a", "2026-01-02T12:00:00", "Bob", ("Ann", "Bob"), "mdw", "t" * 32, resume_ticket="good")
DEAL = SavedDeal("2026-01-01T12:00:00", "mdw", bytes(32).hex(), ("a" * 32, "b" * 32), ("me", "friend"), "malice")
GAME = SavedGame("20260101-b", DEAL, ("Ann", "Bob"), (), is_over=False, is_damaged=False, ends=(1,))


class FakeSaves:
    """What is kept, in memory; the other half of `Saves` isn't needed here."""

    def __init__(self, *kept: SavedGame | SavedSeat) -> None:
        """Nothing else is kept."""
        self._games = {each.id: each for each in kept if isinstance(each, SavedGame)}
        self._seats = {each.id: each for each in kept if isinstance(each, SavedSeat)}
        self.held: set[str] = set()
        self.written = datetime.datetime(2026, 7, 1)

    def games(self) -> Sequence[str]:
        """By id."""
        return list(self._games)

    def seats(self) -> Sequence[str]:
        """By id."""
        return list(self._seats)

    def history(self) -> History:
        """Nothing was played to its end."""
        return History(())

    def touched(self, kept: str) -> datetime.datetime:
        """All at the same time."""
        return self.written

    def read_game(self, game: str) -> SavedGame:
        """The one of that id."""
        return self._games[game]

    def read_seat(self, seat: str) -> SavedSeat:
        """The one of that id."""
        return self._seats[seat]

    def forget_game(self, game: str) -> None:
        """Remember that."""
        del self._games[game]

    def forget_links(self, game: str) -> None:
        """There are none."""

    def file_away(self, game: str) -> None:
        """It isn't kept among these any more."""
        del self._games[game]

    def read_link(self, game: str, seat: int) -> str | None:
        """There is none."""
        return None

    def keep_code(self, kind: str, friend: int, message: str) -> str:
        """There is no room for it."""
        raise StoreError("file_unwritable", path=f"{kind}.txt", reason="no room")

    def days(self, of: str = "") -> Days:
        """None were played."""
        return {}

    @contextlib.contextmanager
    def hold_seat(self, seat: str) -> Iterator[None]:
        """Once at a time."""
        if seat in self.held:
            raise GameInUseError
        self.held.add(seat)
        yield
        self.held.remove(seat)

    def keep_seat(self, seat: SavedSeat) -> None:
        """Keep it."""
        self._seats[seat.id] = seat

    def forget_seat(self, seat: str) -> None:
        """Keep it no longer."""
        del self._seats[seat]


def services(links: FakeLinks, *kept: SavedGame | SavedSeat) -> Services:
    """The means of somebody who keeps these."""
    return Services(links, FakeSaves(*kept), GAMES)  # type: ignore[arg-type]


async def test_nothing_to_resume_is_told() -> None:
    """It is no mistake."""
    ui = FakeInterface()

    assert await resume(ui, services(FakeLinks()), None) == 0
    assert isinstance(ui.news.get_nowait(), NoGame)


async def test_a_game_that_is_not_there_cannot_be_resumed() -> None:
    """Its name was typed wrongly, and is said."""
    with pytest.raises(SavedGameError) as raised:
        await resume(FakeInterface(), services(FakeLinks(), SEAT), "nonsense")

    assert raised.value.code == "no_such_game"


async def test_one_of_several_is_chosen() -> None:
    """The newest stands first; none of them is an answer, too."""
    ui = FakeInterface()
    ui.choices.put_nowait("quit")

    assert await resume(ui, services(FakeLinks(), SEAT, evolve(GAME, moves=((0, "6s>d0"),))), None) == 0
    asked = ui.asked.get_nowait()
    first, second, _, leave = asked.choices.values()
    assert WORDS.said(first) == "Ann"
    assert WORDS.said(asked.lines["1"]).startswith("At a friend's table · ")
    assert WORDS.said(second) == "Bob"
    assert WORDS.said(leave) == "Cancel"


async def test_the_score_tells_saved_games_apart() -> None:
    """Each player's payoff pile, as it stands."""
    ui = FakeInterface()
    ui.choices.put_nowait("quit")
    played = evolve(GAME, moves=((0, "nonsense"),))

    await resume(ui, services(FakeLinks(), played), None, always_asks=True)

    asked = ui.asked.get_nowait()
    assert WORDS.said(asked.choices["1"]) == "Bob"
    assert re.fullmatch(r"Cards left: you 21, Bob 21 · \d+ days ago", WORDS.said(asked.lines["1"]))
    assert [person.name for person in asked.people["1"]] == ["Bob"]


async def test_a_table_of_many_is_told_in_few_words() -> None:
    """Two of the others by name, and who is how far; of three others, everybody."""
    ui = FakeInterface()
    ui.choices.put_nowait("quit")
    names = ("Ann", "Bob", "Cho", "Dan", "Eda")
    seating = ("me", *("bot",) * 4)
    deal = evolve(DEAL, rules="official", tokens=tuple(name * 11 for name in names), seating=seating)
    many = evolve(GAME, deal=deal, names=names, moves=((0, "nonsense"),), ends=(1, 2, 3, 4))

    await resume(ui, services(FakeLinks(), many), None, always_asks=True)

    asked = ui.asked.get_nowait()
    assert WORDS.said(asked.choices["1"]) == "Bob, Cho and 2 others"
    assert re.fullmatch(r"Cards left: you 15, Bob 15, Cho 15 · \d+ days ago", WORDS.said(asked.lines["1"]))

    few = evolve(many, deal=evolve(deal, tokens=deal.tokens[:4], seating=seating[:4]), names=names[:4])
    ui.choices.put_nowait("quit")
    await resume(ui, services(FakeLinks(), few), None, always_asks=True)
    told = WORDS.said(ui.asked.get_nowait().lines["1"])
    assert told.startswith("Cards left: you 15, Bob 15, Cho 15, Dan 15 · ")


@pytest.mark.parametrize(
    ("back", "ago"), [(20, "just now"), (300, "5 min ago"), (7300, "2 h ago"), (90000, "1 day ago")]
)
async def test_a_card_says_how_long_ago_the_game_was_played(back: int, ago: str) -> None:
    """In the largest unit that it fills."""
    ui = FakeInterface()
    ui.choices.put_nowait("quit")
    playing = services(FakeLinks(), SEAT)
    playing.saves.written = datetime.datetime.now() - datetime.timedelta(seconds=back)  # type: ignore[attr-defined]

    await resume(ui, playing, None, always_asks=True)

    assert WORDS.said(ui.asked.get_nowait().lines["1"]) == f"At a friend's table · {ago}"


async def test_a_saved_game_is_deleted_on_request() -> None:
    """The others are offered again."""
    ui = FakeInterface()
    kept = (evolve(GAME, moves=((0, "x"),)), evolve(GAME, id="20260101-c", moves=((0, "x"),)))
    for choice in ("delete", "1", "quit"):
        ui.choices.put_nowait(choice)

    await resume(ui, services(FakeLinks(), *kept), None)

    assert [len(ui.asked.get_nowait().choices) for _ in range(3)] == [4, 3, 3]


@pytest.mark.parametrize(
    "game",
    [evolve(GAME, deal=evolve(DEAL, seating=("me", "bot"))), evolve(GAME, names=("Ann", ""))],
    ids=["against the computer", "without a friend"],
)
def test_an_untouched_game_for_which_nobody_waits_is_not_offered(game: SavedGame) -> None:
    """Nobody far away has ever sat there, and no card was played."""
    assert resumable(FakeSaves(game)) == []  # type: ignore[arg-type]


@pytest.mark.parametrize(("hours", "is_there"), [(1, True), (4, False)])
def test_friends_may_come_back_to_a_game_that_has_just_ended(hours: int, is_there: bool) -> None:
    """As nobody has told them goodbye; after an evening it is filed away."""
    saves = FakeSaves(evolve(GAME, is_over=True))
    saves.written = datetime.datetime.now() - datetime.timedelta(hours=hours)

    assert [game.has_ended for game in resumable(saves)] == [True] * is_there  # type: ignore[arg-type]
    assert len(saves.games()) == is_there


async def test_the_way_of_before_leads_back_without_a_code() -> None:
    """As long as both networks still know it."""
    ui, links = FakeInterface(Listener()), FakeLinks()
    links.good_resume_tickets.add("good")
    here, there = memory.pair()
    resuming = asyncio.create_task(resume(ui, services(links, SEAT), None))
    (await links.returning.get()).connecting.set_result(FakeLink(here))

    assert await told(ui, ComingBack)
    assert await told(ui, Connected)
    asked = await there.receive()
    assert json.loads(asked)["nonce"]
    assert SEAT.token not in asked
    await there.close()
    with pytest.raises(LinkClosedError):
        await resuming


async def test_a_seat_that_another_program_plays_is_not_resumed() -> None:
    """The second hears so before anybody far away hears of it. Two programs used to fight for one seat."""
    links, saves = FakeLinks(), FakeSaves(SEAT)
    saves.held.add(SEAT.id)

    with pytest.raises(GameInUseError):
        await resume(FakeInterface(), Services(links, saves, GAMES), None)  # type: ignore[arg-type]
    assert links.returning.empty()


async def answered(ui: FakeInterface, links: FakeLinks) -> memory.MemoryChannel:
    """The far end of the link that the code leads to which is pasted where the old way is no good."""
    here, there = memory.pair()
    assert (await ui.complaints.get()).code == "resume_ticket_useless"
    ui.wishes.put_nowait(Pasted(INVITATION))
    (await links.answering.get()).connecting.set_result(FakeLink(here))
    return there


async def test_a_new_code_leads_back_where_the_old_way_does_not() -> None:
    """What is wrong with the old way is told, and the invitation that is pasted answered."""
    ui, links = FakeInterface(Listener()), FakeLinks()
    resuming = asyncio.create_task(resume(ui, services(links, SEAT), None))
    there = await answered(ui, links)

    await vouch(there, SEAT.token)
    assert await told(ui, Connected)
    await vouch(there, SEAT.token)
    hello = decode_from_player(await there.receive())
    assert isinstance(hello, Hello)
    assert hello.proof
    await there.close()
    with pytest.raises(LinkClosedError):
        await resuming


async def test_a_code_to_another_table_costs_nobody_their_seat() -> None:
    """It is told so before anything else, the way of before stays saved, and the next code is waited for."""
    ui, links = FakeInterface(Listener()), FakeLinks()
    resuming = asyncio.create_task(resume(ui, services(links, SEAT), None))
    there = await answered(ui, links)
    await vouch(there, "0" * 32)

    assert (await ui.complaints.get()).code == "not_your_table"
    with pytest.raises(LinkClosedError):
        await there.receive()
    ui.wishes.put_nowait(Quit())
    assert await resuming == 0


async def test_somebody_who_quits_is_no_longer_sought() -> None:
    """Neither by the old way nor by a new one."""
    ui, links = FakeInterface(), FakeLinks()
    links.good_resume_tickets.add("good")
    ui.wishes.put_nowait(Quit())

    assert await resume(ui, services(links, SEAT), None) == 0
    assert (await links.returning.get()).is_closed


async def test_a_damaged_game_is_resumed_only_where_that_is_wished() -> None:
    """Up to where it can be read; else it is left as it is, with the status of an unreadable file."""
    ui = FakeInterface()
    ui.choices.put_nowait("no")
    damaged = evolve(GAME, is_damaged=True)

    assert await resume(ui, services(FakeLinks(), damaged), None) == SavedGameError.exit_status
    assert ui.complaints.get_nowait().code == "save_damaged"


def test_a_move_against_the_rules_is_damage() -> None:
    """The table stands as it was before it."""
    table, moves, damage = rebuild_table(evolve(GAME, moves=((0, "Kh>c0"),)), GAMES)

    assert (moves, table.result) == (0, None)
    assert damage is not None
    assert damage.code == "save_illegal"


def test_who_comes_back_to_a_resumed_table_hears_what_happened_before() -> None:
    """Each event of the moves that were saved, in order, by the seat's own token."""
    state = begin(GAMES["malice"], 2, DEAL.rules, bytes.fromhex(DEAL.seed))
    events, moves = list(state.events), []
    for _ in range(6):
        (seat,) = state.turn
        moves.append((seat, greedy.choose(state.view(seat))))
        state = state.after(*moves[-1])
        events += state.events
    table, _, _ = rebuild_table(evolve(GAME, moves=tuple(moves)), GAMES)

    told = table.receive(table.arrive(1), returning("Bob", DEAL.tokens[1]), 0.0)

    assert [message.events for _, message in told if isinstance(message, Show)] == [tuple(events)]


def test_a_resumed_game_tells_who_asked_for_hints() -> None:
    """Also for those asked for before it was interrupted, and once it has ended."""
    log, asked = Memory(), Counter[int]()
    log.append(name_entry(0, "Ann"), name_entry(1, "Bob"))

    def rebuilt() -> tuple[Table, Visit, Sequence[Event]]:
        table, _, _ = rebuild_table(log.saved(DEAL), GAMES)
        seat = table.turn[0] if table.turn else 0
        visit = table.arrive(seat)
        told = table.receive(visit, returning("Ann", DEAL.tokens[seat]), 0.0)
        return table, visit, next(message.events for _, message in told if isinstance(message, Show))

    for moves in (1, 4, 9999):
        table, visit, _ = rebuilt()
        keep = GameKeeper(log, table, lambda _error: None)
        asked[visit.seat] += isinstance(table.receive(visit, Ask(HINT), 0.0)[0][1], Answered)
        for seat in (table.turn[0] for _ in range(moves) if table.turn):
            table.stand_in(seat, greedy.choose(table.view(seat)), 0.0)
            keep(table)

    assert asked.total() == 3
    assert hints_told(rebuilt()[2]) == asked


def test_everybody_has_the_face_from_before() -> None:
    """A friend's used to be forgotten with the game."""
    log = Memory()
    log.append(name_entry(0, "Ann"), name_entry(1, "Bob"))
    table, _, _ = rebuild_table(log.saved(DEAL), GAMES)
    keep = GameKeeper(log, table, lambda _error: None)
    visit = table.arrive(1)
    table.receive(visit, returning("Bob", DEAL.tokens[1]), 0.0)
    table.receive(visit, Avatar("fox"), 0.0)
    keep(table)

    assert [sitter.avatar for sitter in rebuild_table(log.saved(DEAL), GAMES)[0].players] == ["", "fox"]


def test_a_game_that_nobody_has_here_is_told() -> None:
    """Another version of the program may have it."""
    with pytest.raises(SavedGameError) as raised:
        rebuild_table(evolve(GAME, deal=evolve(DEAL, game="bridge")), GAMES)

    assert raised.value.code == "save_of_unknown_game"
