"""The friends of a table hosted here: each is at the far end of one channel at a time."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from p2p_malice.engine.match import begin
from p2p_malice.errors import LinkRestartedError
from p2p_malice.flows.inviting.guests import MAX_ASKED, Guests
from p2p_malice.games.malice.game import MALICE
from p2p_malice.link.memory import pair
from p2p_malice.player_client import Introduction
from p2p_malice.protocol.message_codec import decode_from_table, encode
from p2p_malice.protocol.messages import (
    FOR_GOOD,
    Answered,
    Ask,
    Bye,
    Dismiss,
    FromPlayer,
    FromTable,
    Hello,
    Refused,
    Seated,
)
from p2p_malice.sentence_facts import SHEET
from p2p_malice.table.table import Table
from p2p_malice.table_server import ASK_BURST, TableServer
from p2p_malice.ui.news import AskedNoMore, Asks, Connected, Lost
from p2p_malice.words.sentence import say
from tests.helpers import known
from tests.history.test_groups import game
from tests.interfaces import HERE, FakeInterface
from tests.links import FakeLink
from tests.proofs import returning


class Page:
    """A friend's page: it has the far end of a link to the table, and may be loaded again."""

    def __init__(self) -> None:
        self._open()
        self._seat, self._token = 0, ""

    def _open(self) -> None:
        self._far, self._own = pair()
        self.host_end = FakeLink(self._far)

    def reload(self) -> FakeLink:
        """Begin anew over another link; the host's end of it. The one before says so once it is read."""
        before = self._far
        self._open()
        before._inbox.finish(LinkRestartedError(self.host_end))
        return self.host_end

    async def say(self, message: FromPlayer) -> None:
        """Say something to the table."""
        await self._own.send(encode(message))

    async def heard(self) -> FromTable:
        """What the table says next."""
        message: FromTable = known(decode_from_table(await self._own.receive()))
        return message

    async def leaves(self) -> None:
        """Be closed."""
        await self._own.close()

    async def sits_down(self) -> None:
        """Say hello, with the proof of the seat that there was before if there was any, and hear that there is one."""
        introduction = Introduction(Hello("Ben", seat=self._seat), self._token, "", "c" * 32)
        await self.say(introduction.first)
        while not isinstance(message := await self.heard(), Seated):
            if hello := introduction.answer(message):
                await self.say(hello)
        self._seat, self._token = message.seat, message.token or self._token


class Gathering:
    """A host's table with two seats for friends, to which anybody may come by one invitation."""

    def __init__(self) -> None:
        self.ui = FakeInterface()
        tokens = [f"{seat:032x}" for seat in range(3)]
        state = begin(MALICE, 3, "official", bytes(32))
        table = Table(state, MALICE, "official", tokens, here={0: "Ann"})
        self.server = TableServer(table, lambda _table: self.guests.forget_substituted(), admits=self._admits)
        self.guests = Guests(self.ui, HERE, self.server, self.ui.complaints.put_nowait, [1, 2])

    async def _admits(self, name: str) -> str:
        return await self.guests.admits(name)

    @property
    def present(self) -> list[str]:
        """The names of the friends who are there."""
        return [self.server.table.players[guest.seat].name for guest in self.guests if guest.is_heard]


@pytest.fixture
async def gathering() -> AsyncIterator[Gathering]:
    """Friends are let in until the end of the test."""
    async with asyncio.timeout(60):
        gathering = Gathering()
        yield gathering
        await gathering.guests.close()


@pytest.mark.parametrize("is_known_first", [True, False])
async def test_a_page_loaded_again_is_served_once(gathering: Gathering, is_known_first: bool) -> None:
    """Half of what it said was a stranger's, who was sent away after ten seconds, and the friend with them."""
    page = Page()
    gathering.guests.let_in(None, page.host_end)
    await page.sits_down()

    anew = page.reload()
    if is_known_first:
        await page.sits_down()
    visit = gathering.guests.let_in(None, anew)
    if not is_known_first:
        await page.sits_down()
    for _ in range(4):
        await page.say(Ask(SHEET))

    answers: list[type] = []
    while len(answers) < 4:
        if isinstance(message := await page.heard(), Answered | Refused):
            answers.append(type(message))
    assert answers == [Answered] * 4
    assert gathering.present == ["Ben"]
    assert set(gathering.guests._visits.values()) == {visit}


async def test_who_has_played_with_the_host_is_known(gathering: Gathering) -> None:
    """By their name, as the host's own games tell: the lobby asked of friends whether they are any."""
    HERE.saves.keep_played([game("2026-07-01T20:00", "Ann Ben")])
    page = Page()
    gathering.guests.let_in(None, page.host_end)
    await page.sits_down()
    while not isinstance(news := await gathering.ui.news.get(), Connected):
        pass
    assert news.is_known
    assert not gathering.guests.have_played(["Ben", "Cy"])


async def test_who_forgets_their_seat_and_takes_another_has_one(gathering: Gathering) -> None:
    """The seat of before is free, whatever is heard first: that the page was loaded again, or who it is now."""
    page = Page()
    gathering.guests.let_in(None, page.host_end)
    await page.sits_down()

    page._token = ""
    gathering.guests.let_in(None, page.reload())
    await page.sits_down()

    while len(gathering.guests._visits) != 1 or len(gathering.present) != 1:
        gathering.guests.changed.clear()
        await gathering.guests.changed.wait()
    assert len({guest.channel for guest in gathering.guests} - {None}) == 1


@pytest.mark.parametrize("is_here", [True, False])
async def test_a_freed_seat_needs_another_link_only_if_somebody_was_there(gathering: Gathering, is_here: bool) -> None:
    """Who is away, and whose friends have that link too, doesn't spoil it for them."""
    page = Page()
    gathering.guests.let_in(None, page.host_end)
    await page.sits_down()
    (guest,) = [each for each in gathering.guests if each.channel]
    if not is_here:
        guest.note_heard(heard=False)

    assert gathering.guests.turn_out(guest.number) == is_here

    assert (gathering.present, guest.channel) == ([], None)


async def test_a_page_loaded_again_that_says_nothing_leaves_the_seat_free(
    gathering: Gathering, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A friend whose page was loaded again, and is gone before it has said hello, used to stay for ever."""
    monkeypatch.setattr("p2p_malice.table_server.HELLO_WITHIN", 0.01)
    page = Page()
    gathering.guests.let_in(None, page.host_end)
    await page.sits_down()

    gathering.guests.let_in(None, page.reload())
    while not isinstance(await gathering.ui.news.get(), Lost):
        pass

    assert gathering.present == []
    assert [guest.channel for guest in gathering.guests] == [None, None]


@pytest.mark.parametrize(("code", "key"), [("left", "news-left-of"), (FOR_GOOD, "news-gone-of")])
async def test_the_host_is_told_how_somebody_has_left(gathering: Gathering, code: str, key: str) -> None:
    """Their seat used to be said to be saved for them though they had left for good."""
    page = Page()
    gathering.guests.let_in(None, page.host_end)
    await page.sits_down()

    await page.say(Bye(code))

    while not isinstance(news := await gathering.ui.news.get(), Lost):
        pass
    assert news.saying.key == key
    assert not gathering.server.left_for_good


async def test_who_leaves_a_game_for_good_that_is_over_says_nothing_of_the_next(
    gathering: Gathering, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has that seat then was said to have left for good once their connection was lost."""
    page = Page()
    gathering.guests.let_in(None, page.host_end)
    await page.sits_down()
    (guest,) = [each for each in gathering.guests if each.channel]
    monkeypatch.setattr(Table, "is_stopped", True)

    await page.say(Bye(FOR_GOOD))
    await guest.has_heard_the_end.wait()

    assert not gathering.server.left_for_good


async def test_whoever_leaves_before_the_host_has_answered_is_asked_about_no_more(gathering: Gathering) -> None:
    """The host is told, and sees no question to which a yes would let in nobody."""
    gathering.guests.asks_first = True
    page = Page()
    with gathering.guests.answering():
        gathering.guests.let_in(None, page.host_end)
        await page.say(Hello("Ben"))
        assert await gathering.ui.news.get() == Asks("Ben", 1)
        await page.leaves()

        assert await gathering.ui.news.get() == AskedNoMore("Ben", 1)


async def test_a_host_who_plays_is_asked_nothing(gathering: Gathering) -> None:
    """Nobody would answer: who comes by the link then, or still waits when the cards are dealt, is told so."""
    gathering.guests.asks_first = True
    early, late = Page(), Page()
    with gathering.guests.answering():
        gathering.guests.let_in(None, early.host_end)
        await early.say(Hello("Ben"))
        assert await gathering.ui.news.get() == Asks("Ben", 1)
    gathering.guests.let_in(None, late.host_end)
    await late.say(Hello("Cem"))

    assert [await early.heard(), await late.heard()] == [Bye("host_busy")] * 2
    assert gathering.ui.news.empty()


async def test_who_is_not_asked_about_uses_no_question_up(gathering: Gathering) -> None:
    """However many sit down and go, a host who doesn't ask isn't too busy for the next."""
    for _ in range(ASK_BURST + 2):
        page = Page()
        visit = gathering.guests.let_in(None, page.host_end)
        await page.sits_down()
        await page.leaves()
        await visit


async def test_questions_to_the_host_are_limited(gathering: Gathering) -> None:
    """So many at once, and so many in all, however often somebody comes again; the first of them are answered."""
    gathering.guests.asks_first = True
    pages = [Page() for _ in range(MAX_ASKED + 1)]
    with gathering.guests.answering():
        for page in pages:
            gathering.guests.let_in(None, page.host_end)
            await page.say(Hello("Ben"))
        assert await pages[-1].heard() == Bye("host_busy")
        assert [await gathering.ui.news.get() for _ in pages[1:]] == [Asks("Ben", at) for at in range(1, MAX_ASKED + 1)]
        gathering.guests.admit(1, is_welcome=True)
        gathering.guests.admit(2, is_welcome=False)
        assert isinstance(await pages[0].heard(), Seated)
        assert await pages[1].heard() == Bye("turned_out")
        for _ in range(ASK_BURST):
            page = Page()
            gathering.guests.let_in(None, page.host_end)
            await page.say(Hello("Mallory"))
            await page.leaves()
            await asyncio.gather(gathering.guests.let_in(None, page.host_end), return_exceptions=True)

    asked = 0
    while not gathering.ui.news.empty():
        asked += isinstance(gathering.ui.news.get_nowait(), Asks)
    assert asked <= ASK_BURST - MAX_ASKED


async def test_a_friend_for_whom_a_seat_is_kept_has_a_name_before_they_come(gathering: Gathering) -> None:
    """Others are numbered."""
    trouble = gathering.ui.complaints.put_nowait
    guests = Guests(gathering.ui, HERE, gathering.server, trouble, [1, 2], kept={2: "Ben"})

    named = {guest.seat: guests.name(guest) for guest in guests}
    assert named == {1: say("friend-numbered", number=1), 2: "Ben"}
    assert not any(map(guests.was_here, guests))


async def test_who_is_sent_away_is_sought_no_more(gathering: Gathering) -> None:
    """Their page is told; the host hears of no lost connection, and nobody is invited again to that seat."""
    table, page, other = gathering.server.table, Page(), Page()
    visits = [gathering.guests.let_in(None, each.host_end) for each in (page, other)]
    for each in (page, other):
        await each.sits_down()
    ann = table.arrive(0, hosts=True)
    table.receive(ann, returning("Ann", table.token(0)), 0.0)

    gathering.server._settle(table.receive(ann, Dismiss(seat=page._seat), 0.0))

    while not isinstance(message := await page.heard(), Bye):
        pass
    assert message == Bye("turned_out")
    await visits[0]
    assert [guest.seat for guest in gathering.guests] == [other._seat]
    news = [gathering.ui.news.get_nowait() for _ in range(gathering.ui.news.qsize())]
    assert not [each for each in news if isinstance(each, Lost)]
