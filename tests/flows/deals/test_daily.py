"""Today's deal: the same for everybody, resumed where it was left, and counted once a day."""

import re
from collections.abc import Mapping
from datetime import date, timedelta

import pytest
from attrs import evolve
from click.testing import CliRunner

from p2p_malice.cli import cli
from p2p_malice.commands.deals import play_daily, play_deal, take_on
from p2p_malice.engine.game import REMATCH, Result
from p2p_malice.engine.match import begin
from p2p_malice.errors import CodeError, StoreError
from p2p_malice.flows.deals.daily import DailyPlayer, best_run, day_of, line_of, margin_of, run_until, seed_of, turns_in
from p2p_malice.flows.deals.deal_code import DailyDeal, SharedDeal, day_code, deal_code, read_deal_code
from p2p_malice.flows.replays.profile import show_profile
from p2p_malice.flows.saving import autosave
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.registry import GAMES
from p2p_malice.history.days import MOST_TURNS, DayResult
from p2p_malice.player_client import Client
from p2p_malice.protocol.game_code import decode
from p2p_malice.protocol.messages import Bye, FromTable, Propose, Show
from p2p_malice.store.contract import SavedDeal
from p2p_malice.store.daily import daily_file, load_days
from p2p_malice.ui.news import DailyOver, DealBegun, DealOver, GameToShow
from tests.helpers import WORDS
from tests.interfaces import HERE, FakeInterface
from tests.players import Listener

TODAY = date(2026, 11, 25)


def days(*margins: int | None) -> Mapping[date, int]:
    """Those results on the days up to today, the last of them today's; None where nothing was played."""
    played = {TODAY - timedelta(back): margin for back, margin in enumerate(reversed(margins))}
    return {day: margin for day, margin in played.items() if margin is not None}


# --- the deal --------------------------------------------------------------------------------------------------------


def test_the_deal_of_a_date_is_the_same_for_everybody() -> None:
    """It is never to change, or two friends would compare different games."""
    assert seed_of(TODAY).hex() == "6abb629e0d6d6fc357c41145dffa277e799b91069c16892f575eeac6f3cf64e8"
    assert seed_of(TODAY) != seed_of(TODAY + timedelta(1))


def test_the_deal_of_a_day_is_known_by_its_seed() -> None:
    """A save says when it was dealt; any other deal of that day, or of another, is none."""
    seed = seed_of(TODAY).hex()

    assert day_of(SavedDeal("2026-11-25T23:59:59", "mdw", seed, (), (), "malice")) == TODAY
    assert day_of(SavedDeal("2026-11-26T00:00:00", "mdw", seed, (), (), "malice")) is None
    assert day_of(SavedDeal("2026-11-25T23:59:59", "mdw", "00" * 32, (), (), "malice")) is None
    assert day_of(SavedDeal("some day", "mdw", seed, (), (), "malice")) is None


# --- days in a row ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("margins", "run", "best"),
    [
        ((), 0, 0),
        ((3,), 1, 1),
        ((3, 1, 9), 3, 3),
        ((3, 1, None), 2, 2),
        ((3, 1, None, None), 0, 2),
        ((3, 1, None, 2), 1, 2),
        ((3, 1, -2), 0, 2),
        ((3, 1, 0, 4), 1, 2),
    ],
)
def test_days_in_a_row_are_days_won(margins: tuple[int | None, ...], run: int, best: int) -> None:
    """A missed day ends the run, and so do a loss and a draw; today, which may still be won, doesn't."""
    assert run_until(days(*margins), TODAY) == run
    assert best_run(days(*margins)) == best


def test_a_date_that_goes_back_does_nothing_bad() -> None:
    """Days that are still to come don't count until they are there, and stay played."""
    played = days(2, 1)

    assert run_until(played, TODAY - timedelta(1)) == 1
    assert run_until(played, TODAY - timedelta(9)) == 0
    assert run_until({date.min: 1}, date.min) == 1
    assert best_run(played) == 2


def test_the_margin_is_what_the_loser_still_had() -> None:
    """Of a game that nobody finished, the difference."""
    assert margin_of(Result("win", (0,), (0, 7)), 0) == 7
    assert margin_of(Result("win", (0,), (0, 7)), 1) == -7
    assert margin_of(Result("stalemate", (), (5, 5)), 0) == 0


@pytest.mark.parametrize(
    ("margins", "line"),
    [
        ((), "The same cards for everyone"),
        ((2, None), "The same cards for everyone · won yesterday"),
        ((2, 4, None), "The same cards for everyone · won 2 days in a row"),
        ((5,), "Won by 5 cards · new cards tomorrow"),
        ((2, 5), "Won by 5 cards · 2 days in a row"),
        ((2, -5), "Lost by 5 cards · new cards tomorrow"),
        ((2, 0), "A draw · new cards tomorrow"),
    ],
)
def test_a_line_says_how_today_stands(margins: tuple[int | None, ...], line: str) -> None:
    """Whether it was played, and how many days were won."""
    assert WORDS.said(line_of(days(*margins), TODAY)) == line


# --- the game --------------------------------------------------------------------------------------------------------


class Careful(Listener):
    """Plays what a hint would say, wants a rematch at the end if there is to be one, and leaves."""

    def __init__(self, moves: int = 1000, *, again: bool = False) -> None:
        """Leave after so many moves."""
        super().__init__()
        self.moves, self._again = moves, again
        self.shows: list[Show] = []

    async def hear(self, message: FromTable, client: Client) -> None:
        """Decide."""
        if not isinstance(message, Show):
            return
        self.shows.append(message)
        if message.view.result or (client.may_act and not self.moves):
            self.say(Propose(REMATCH) if self._again and not message.view.deal else Bye())
        elif client.may_act and message.view.deal:
            self.say(Bye())
        elif client.may_act:
            self.moves -= 1
            self.say(client.answer(MALICE.hint(message.view).move))


@pytest.fixture
def calendar(own_folder: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the 25th of November, and nothing has been played."""
    monkeypatch.setattr(autosave, "now_text", lambda: f"{TODAY.isoformat()}T12:00:00")
    monkeypatch.setattr("p2p_malice.flows.playing.hosting.now_text", autosave.now_text)


async def played(player: Careful) -> list[DailyOver]:
    """What is told when this player plays today's deal."""
    ui = FakeInterface(player)
    await play_daily(ui, HERE, "Ann", TODAY, TODAY)
    told = [ui.news.get_nowait() for _ in range(ui.news.qsize())]
    return [each for each in told if isinstance(each, DailyOver)]


@pytest.mark.usefixtures("calendar")
async def test_a_second_game_of_the_day_is_for_practice() -> None:
    """Equal play gives an equal game; the result that counts is the first, and a rematch is another deal altogether."""
    first, second = Careful(again=True), Careful()
    (counted,), (practice,) = await played(first), await played(second)

    assert (counted.counts, practice.counts) == (True, False)
    assert (counted.how, counted.count) == (practice.how, practice.count)
    own = [show.view for show in first.shows if not show.view.deal]
    assert own == [show.view for show in second.shows]
    assert [*load_days()] == [TODAY]
    assert "for practice" in WORDS.said(practice.saying)


@pytest.mark.usefixtures("calendar")
async def test_damaged_days_are_told_to_who_plays_todays_deal() -> None:
    """They used to count as never played, without a word."""
    daily_file().write_text('{\n "2026-11-24": 7')
    ui = FakeInterface(Careful(0))
    await play_daily(ui, HERE, "Ann", TODAY, TODAY)

    assert ui.complaints.get_nowait().code == "days_damaged"


@pytest.mark.usefixtures("calendar")
async def test_todays_deal_goes_on_where_it_was_left() -> None:
    """It then comes out as if it had never been left."""
    assert await played(Careful(3)) == []
    rest = Careful()
    (over,) = await played(rest)

    assert rest.shows[0].number > 3
    whole = Careful()
    (practice,) = await played(whole)
    assert (over.counts, over.how, over.count) == (True, practice.how, practice.count)
    assert rest.shows[-1].view == whole.shows[-1].view


@pytest.mark.usefixtures("calendar")
async def test_a_result_that_cannot_be_kept_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game has its end all the same."""

    def refuse(_day: date, _margin: int) -> bool:
        raise StoreError("file_unwritable", path="x", reason="no room")

    monkeypatch.setattr(HERE.saves, "keep_day", refuse, raising=False)
    ui = FakeInterface(Careful())
    await play_daily(ui, HERE, "Ann", TODAY, TODAY)

    assert ui.complaints.get_nowait().code == "file_unwritable"


# --- deals that friends send ------------------------------------------------------------------------------------------


DEAL = SharedDeal("malice", "mdw payoff=5", bytes(32), ("me", "bot"), "", None)


async def told_of(text: str, player: Careful, name: str = "Ben") -> list[DealBegun | DealOver]:
    """What is told when this player plays the deal of that code."""
    ui = FakeInterface(player)
    await play_deal(ui, HERE, name, text, TODAY)
    told = [ui.news.get_nowait() for _ in range(ui.news.qsize())]
    return [each for each in told if isinstance(each, DealBegun | DealOver)]


@pytest.mark.usefixtures("calendar")
async def test_a_deal_that_a_friend_has_sent_is_played_and_sent_back() -> None:
    """The same cards against the same computer; who is sent it hears what there is to beat, and how it went."""
    _, own = await told_of(deal_code(DEAL), mine := Careful(), "Asha")
    assert isinstance(own, DealOver)
    sent = read_deal_code(WORDS.said(own.share))
    assert isinstance(sent, SharedDeal)
    assert (evolve(sent, margin=None), sent.by) == (evolve(DEAL, by="Asha"), "Asha")

    begun, over = await told_of(WORDS.said(own.share), theirs := Careful())
    better = await told_of(deal_code(evolve(sent, margin=-9, by="")), Careful())

    assert [show.view for show in theirs.shows] == [show.view for show in mine.shows]
    assert "Asha" in WORDS.said(begun.saying)
    assert WORDS.said(over.saying) == "You did exactly as well as Asha."
    assert [WORDS.said(each.saying) for each in better] == [
        "Your friend lost this deal by 9 cards. Can you do better?",
        "You did better than your friend!",
    ]


@pytest.mark.usefixtures("calendar")
async def test_a_game_is_shown_to_others_at_its_end_and_later() -> None:
    """By the same message, which anybody can watch it with; today's deal isn't, which they may still want to play."""
    ui = FakeInterface(mine := Careful())
    await play_deal(ui, HERE, "Asha", deal_code(DEAL), TODAY)
    shown = [show.view for show in mine.shows]
    (told,) = [news for news in (ui.news.get_nowait() for _ in range(ui.news.qsize())) if isinstance(news, GameToShow)]
    await play_daily(ui, HERE, "Asha", TODAY, TODAY)
    assert not any(isinstance(ui.news.get_nowait(), GameToShow) for _ in range(ui.news.qsize()))

    ui.shown.put_nowait(None)
    await show_profile(ui, HERE, TODAY)
    daily, game = ui.profiles.get_nowait().played
    assert not daily.share
    for word in (game.share, None):
        ui.shown.put_nowait(word)
    await show_profile(ui, HERE, TODAY)

    said = WORDS.said(told.share)
    assert WORDS.said(ui.passed_on.get_nowait()) == said
    assert CliRunner().invoke(cli, ["replay", "--share", game.share.split()[1]]).output == f"{said}\n"
    assert re.match(r"My game of Spite & Malice · (Won|Lost).*\. Tap to watch it:", said)
    coded, state = decode(said, GAMES)
    assert state.result
    ui = FakeInterface(theirs := Careful())
    for word in ("quit", "play"):
        ui.choices.put_nowait(word)
        await take_on(ui, HERE, "Ben", coded, state.result, TODAY)
        assert WORDS.said(ui.asked.get_nowait().asks).startswith("Asha ")
    assert [show.view for show in theirs.shows] == shown, "the same cards"


@pytest.mark.usefixtures("calendar")
async def test_a_day_with_ever_so_many_turns_comes_to_its_end() -> None:
    """Who only discards can play for long; the first turns are told."""
    ui = FakeInterface()
    player = DailyPlayer(Listener(), TODAY, "Asha", lambda: "0" * 1000, HERE, ui)
    over = evolve(begin(MALICE, 2, "mdw", bytes(32)).view(0), result=Result("win", (0,), (0, 3)))
    await player.hear(Show(9, over, ()), Client())

    told = ui.news.get_nowait()
    assert isinstance(told, DailyOver)
    shared = read_deal_code(WORDS.said(told.share))
    assert isinstance(shared, DailyDeal)
    assert shared.result
    assert len(shared.result.turns) == MOST_TURNS


@pytest.mark.usefixtures("calendar")
async def test_friends_results_of_a_day_stand_side_by_side() -> None:
    """Before, one hears what there is to beat; at the end, how others have done; later, theirs beside one's own."""
    theirs = day_code(TODAY, DayResult("Theo", 3, 1, "012300000001"))
    ui = FakeInterface(player := Careful())
    for choice in ("quit", "play"):
        ui.choices.put_nowait(choice)
        await play_deal(ui, HERE, "Asha", theirs, TODAY)
        asked = ui.asked.get_nowait()
        assert WORDS.said(asked.asks).startswith("Theo: won by 3 cards. You get the same cards")
        assert [*asked.choices] == ["play", "learn", "quit"], "nobody has played anything yet"
        assert bool(player.shows) == (choice == "play")
    news = [ui.news.get_nowait() for _ in range(ui.news.qsize())]
    (begun,) = [each for each in news if isinstance(each, DealBegun)]
    (over,) = [each for each in news if isinstance(each, DailyOver)]
    assert WORDS.said(begun.saying) == "Theo won this deal by 3 cards. Can you do better?"
    assert WORDS.said(over.saying).endswith(" · Theo: won by 3 cards")

    turns = turns_in((event for show in player.shows for event in show.events), 0, "payoff")
    shared = WORDS.said(over.share)
    assert DayResult("", 0, 0, turns).picture in shared
    assert re.search(rf"cards? · no hints · Can you do better\?\nEach square .* winning: \d+ of {len(turns)}\n", shared)
    own = read_deal_code(shared)
    assert own == DailyDeal(TODAY, DayResult("Asha", over.count * (1 if over.how == "won" else -1), 0, turns))

    for code in (theirs, shared):
        await play_deal(ui, HERE, "Asha", code, TODAY)
    sheet, same = (ui.sheets.get_nowait() for _ in range(2))
    assert sheet == same, "one's own isn't somebody else's"
    assert "Theo: won by 3 cards · 1 hint\n\n⬜🟨🟩⭐⬜⬜⬜⬜⬜⬜\n\n⬜🟨" in sheet.text
    assert sheet.text.count("no hints") == 1
    assert WORDS.said(over.share).count("no hints") == 1

    ui.shown.put_nowait(None)
    await show_profile(ui, HERE, TODAY)
    assert WORDS.said(ui.profiles.get_nowait().days[-1].line).endswith(" · Theo: won by 3 cards")


@pytest.mark.usefixtures("calendar")
async def test_the_link_of_a_day_opens_that_day() -> None:
    """Today's counts, an earlier one is another deal, and one to come isn't told before its time."""
    assert await told_of(day_code(TODAY), Careful()) == []
    assert [*load_days()] == [TODAY]

    (earlier,) = await told_of(day_code(TODAY - timedelta(days=3)), Careful())
    assert isinstance(earlier, DealOver)
    assert [*load_days()] == [TODAY]

    with pytest.raises(CodeError, match="deal_to_come"):
        await told_of(day_code(TODAY + timedelta(days=1)), Careful())


@pytest.mark.parametrize(
    "deal",
    [
        SharedDeal("chess", "mdw", bytes(32), ("me", "bot"), "", None),
        SharedDeal("malice", "mdw payoff=0", bytes(32), ("me", "bot"), "", None),
        SharedDeal("malice", "mdw", bytes(32), ("me", "friend"), "", None),
        SharedDeal("malice", "mdw", bytes(32), ("bot", "bot"), "", None),
        SharedDeal("malice", "mdw", bytes(32), ("me=Zoe", "bot"), "", None),
        SharedDeal("malice", "mdw", bytes(32), ("me", "bot=nobody"), "", None),
    ],
)
async def test_a_deal_that_cannot_be_played_is_told(deal: SharedDeal) -> None:
    """Whatever a code says is checked before a table opens."""
    with pytest.raises(CodeError, match="deal_unknown"):
        await told_of(deal_code(deal), Careful())
