"""The menu: what it offers, what it does, and how it handles mistakes."""

import asyncio
import re
from collections.abc import Mapping, Sequence
from datetime import date, datetime
from pathlib import Path

import pytest
from attrs import evolve

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.commands.menu import Menu
from p2p_malice.engine.game import Game
from p2p_malice.errors import SettingsError
from p2p_malice.flows.services import Services
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.flows.setup.seats import SeatPlan
from p2p_malice.flows.setup.setup_form import KINDS, read_setup
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.spite.game import SPITE
from p2p_malice.history.json_lines import History
from p2p_malice.history.played_game import PlayedGame
from p2p_malice.link.settings import LinkSettings
from p2p_malice.player_client import Client
from p2p_malice.protocol.messages import Bye, FromPlayer, FromTable, Seated
from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.store.contract import SavedGame, SavedSeat
from p2p_malice.store.last_setups import keep_setup, load_setups
from p2p_malice.store.saves_folder import SavesFolder
from p2p_malice.store.settings import Settings, load
from p2p_malice.ui.contract import Quit
from p2p_malice.ui.forms import Person
from p2p_malice.ui.news import NoGame
from scripts.write import first_menu
from tests.flows.playing.test_resume_game import DEAL, GAME, SEAT, FakeSaves
from tests.helpers import WORDS
from tests.interfaces import FakeInterface
from tests.links import FakeLinks
from tests.players import Listener
from tests.tinygame.game import TINY

pytestmark = pytest.mark.usefixtures("own_folder")

ONE = {MALICE.name: MALICE}


class Leaver:
    """A player who leaves at once."""

    async def hear(self, message: FromTable, client: Client) -> None:
        """Whatever it is."""

    async def act(self, client: Client) -> FromPlayer:
        """Goodbye."""
        return Bye()


class Reader(Listener):
    """A player who leaves once the rules are known."""

    def __init__(self) -> None:
        super().__init__()
        self.seated: asyncio.Queue[Seated] = asyncio.Queue()

    async def hear(self, message: FromTable, client: Client) -> None:
        """Remember them."""
        if isinstance(message, Seated):
            self.seated.put_nowait(message)
            self.say(Bye())


def menu_of(
    ui: FakeInterface, *kept: SavedGame | SavedSeat, saves: object = None, games: Mapping[str, Game] = ONE
) -> Menu:
    """The menu of Ann, who keeps these."""
    services = Services(FakeLinks(), saves or FakeSaves(*kept), games)  # type: ignore[arg-type]
    return Menu(ui, WORDS, Settings(), "Ann", lambda _settings: services, lambda _settings: LinkSettings(stun=()))


async def chosen(ui: FakeInterface, menu: Menu, *choices: str | None) -> int:
    """What the menu comes to after those choices."""
    for choice in choices:
        ui.choices.put_nowait(choice)
    return await menu.show()


async def test_a_page_loaded_again_goes_on_at_a_table_whose_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Friends wait there for the next one."""
    resumed = []

    async def resume(_ui: object, _services: object, wanted: str) -> int:
        resumed.append(wanted)
        return 0

    monkeypatch.setattr("p2p_malice.flows.playing.resume_game.resume", resume)
    ui, saves = FakeInterface(), FakeSaves(evolve(GAME, is_over=True))
    saves.written = datetime.now()
    ui.choices.put_nowait(None)
    assert await menu_of(ui, saves=saves).show(goes_on=True) == 0

    assert resumed == [GAME.id]


async def test_the_menu_offers_what_can_be_done_here() -> None:
    """A game is resumed only where there is one, and a browser opened only from outside it; it ends with the input."""
    ui = FakeInterface()
    assert await chosen(ui, menu_of(ui), None) == 0
    words = ui.asked.get_nowait().choices
    assert "resume" not in words
    assert "browser" not in words

    ui = FakeInterface()
    await chosen(ui, menu_of(ui, SEAT), None)
    asked = ui.asked.get_nowait()
    assert "resume" in asked.choices
    assert (asked.first, WORDS.said(asked.choices["last"])) == ("last", "Resume your game with Ann")
    assert WORDS.said(asked.lines["last"]).startswith("At a friend's table · ")
    assert asked.people == {"last": (Person("Ann", 0),)}


async def test_all_games_to_resume_are_in_the_menu() -> None:
    """A game that was left before the last one seemed to be gone, since nothing at home spoke of it."""
    ui = FakeInterface()
    others = [evolve(SEAT, id=f"20260102-{place}", players=(name, "Bob")) for place, name in enumerate(("Cem", "Dee"))]
    await chosen(ui, menu_of(ui, SEAT, *others), None)
    asked = ui.asked.get_nowait()
    assert WORDS.said(asked.choices["last"]) == "Resume your game with Ann"
    assert WORDS.said(asked.choices["resume"]) == "Other saved games: 2"
    assert WORDS.said(asked.lines["resume"]) == "Dee and Cem"
    assert [person.name for person in asked.people["resume"]] == ["Dee", "Cem"]


async def test_the_menu_says_what_was_won() -> None:
    """Games and trophies, once there are some."""
    ui, saves = FakeInterface(), FakeSaves()
    game = PlayedGame(
        "g", "2026-07-01T12:00", 60, "malice", "mdw", ("Ann", "Otto"), ("me", "bot"), 0, "win", (0,), (0, 7)
    )
    saves.history = lambda: History((game,))  # type: ignore[method-assign]
    await chosen(ui, menu_of(ui, saves=saves), None)
    line = WORDS.said(ui.asked.get_nowait().lines["you"])
    assert re.fullmatch("Wins: 1 · trophies: [1-9] of [0-9]+", line)


PLAYED = PlayedGame(
    *("g-1", "2026-07-01T22:00", 60, "malice", "official payoff=11", ("Zoe", "Ann", "Ben"), ("me", "friend", "friend")),
    *(0, "win", (2,), (3, 7, 0)),
)


def with_history(menu: Menu, saves: FakeSaves) -> Menu:
    """The menu of somebody who played with Ann and Ben on the first of July."""
    saves.history = lambda: History((PLAYED,))  # type: ignore[method-assign]
    return menu


async def test_friends_of_last_time_are_invited_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a seat kept for each, by the same rules; the next table for friends is kept for nobody."""
    ui, saves = FakeInterface(), FakeSaves()
    hosted: list[tuple[ChosenGame, Sequence[SeatPlan]]] = []

    async def host(_ui: object, _services: object, chosen: ChosenGame, seating: Sequence[SeatPlan], **_: object) -> int:
        hosted.append((chosen, seating))
        return 0

    monkeypatch.setattr("p2p_malice.commands.host.host", host)
    await chosen(ui, with_history(menu_of(ui, saves=saves), saves), "friends", None)
    asked = ui.asked.get_nowait()

    assert WORDS.said(asked.choices["friends"]) == "Ben and Ann again"
    assert WORDS.said(asked.lines["friends"]) == "You 0 · Ben 1 · Ann 0"
    assert asked.people["friends"] == (Person("Ben", 2), Person("Ann", 1))
    ((game, seating),) = hosted
    assert (game.rules.split()[0], "payoff=11" in game.rules) == ("official", True)
    assert [(plan.kind, plan.name) for plan in seating] == [("me", "Ann"), ("friend", "Ann"), ("friend", "Ben")]
    assert load_setups()["group"]["seats"] == "me friend friend"


async def test_computers_are_invited_again_as_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each at its place, as strong as it was."""
    hosted: list[Sequence[SeatPlan]] = []

    async def host(_ui: object, _services: object, _game: object, seating: Sequence[SeatPlan], **_: object) -> int:
        hosted.append(seating)
        return 0

    monkeypatch.setattr("p2p_malice.commands.host.host", host)
    ui, saves, kinds = FakeInterface(), FakeSaves(), ("bot", "friend", "me", "bot")
    game = evolve(PLAYED, names=("Otto", "Ben", "Ann", "Hazel"), kinds=kinds, seat=2, left=(0,) * 4, winners=())
    saves.history = lambda: History((game,))  # type: ignore[method-assign]
    await chosen(ui, menu_of(ui, saves=saves), "friends", None)

    (seating,) = hosted
    assert [plan.text for plan in seating] == ["me", "bot=easy", "bot", "friend"]


@pytest.mark.parametrize(("day", "is_there"), [(1, False), (2, True)])
async def test_a_game_of_this_evening_is_resumed_first(day: int, is_there: bool) -> None:
    """Who left the table a moment ago comes back to it; another day, another game may be wanted."""
    ui = FakeInterface()
    seat = evolve(SEAT, players=("Zoe", "Ben", "Ann"), name="Zoe")
    saves = FakeSaves(seat)
    menu = with_history(menu_of(ui, saves=saves), saves)
    menu.today = lambda: date(2026, 7, day)
    await chosen(ui, menu, None)

    assert ("friends" in ui.asked.get_nowait().choices) == is_there


@pytest.mark.parametrize("is_over", [True, False])
async def test_a_game_that_is_over_hides_no_friends_of_this_evening(is_over: bool) -> None:
    """Friends may still come back to it for hours, but home shows no such game: then it showed neither."""
    ui = FakeInterface()
    deal = evolve(DEAL, rules="official", tokens=("a" * 32, "b" * 32, "c" * 32), seating=("me", "friend", "friend"))
    saves = FakeSaves(evolve(GAME, deal=deal, names=("Zoe", "Ann", "Ben"), is_over=is_over, ends=(1,)))
    saves.written = datetime.now()
    menu = with_history(menu_of(ui, saves=saves), saves)
    menu.today = lambda: date(2026, 7, 1)
    await chosen(ui, menu, None)

    assert ("friends" in ui.asked.get_nowait().choices) == is_over


async def test_a_mistake_leads_back_to_the_menu() -> None:
    """It is told, and nothing else is lost."""
    ui = FakeInterface()
    menu = menu_of(ui)

    def refuse(_settings: Settings) -> LinkSettings:
        raise SettingsError("no_stun_server", text="x", example="y")

    menu.link_of = refuse

    assert await chosen(ui, menu, "doctor", "quit") == 0
    assert ui.complaints.get_nowait().code == "no_stun_server"


async def test_the_next_set_up_begins_with_the_last_one(own_folder: Path) -> None:
    """But for the name, which is kept with the settings."""
    ui = FakeInterface(Leaver())
    menu = menu_of(ui, saves=SavesFolder())
    ui.choices.put_nowait("change play")
    running = asyncio.create_task(menu.show())
    form = await ui.forms.get()
    values = {field.name: field.value for field in (*form.fields, *form.more)}
    ui.filled.put_nowait(values | {"name": "Cho", "payoff": "11", "seats": "me bot=easy"})
    ui.choices.put_nowait("change play")
    again = await ui.forms.get()
    ui.filled.put_nowait(None)
    ui.choices.put_nowait("quit")
    await running

    found = {field.name: field.value for field in (*again.fields, *again.more)}
    assert (found["name"], found["payoff"], found["seats"]) == ("Cho", "11", "me bot=easy")
    assert 'name = "Cho"' in (own_folder / "config.toml").read_text()


async def test_rules_are_read_by_the_name_of_a_variant() -> None:
    """Or all the house rules together; or nothing after all."""
    ui = FakeInterface()
    await chosen(ui, menu_of(ui), "rules", "pz", "rules", "house", "rules", "quit", "quit")

    assert "Spite & Malice: Jokers wild, up to kings\n" in ui.sheets.get_nowait().text
    assert "payoff=1-60" in ui.sheets.get_nowait().text
    assert ui.sheets.empty()


async def test_resuming_and_settings_are_reached_from_the_menu() -> None:
    """Each by its word."""
    ui = FakeInterface()
    ui.filled.put_nowait(None)
    await chosen(ui, menu_of(ui), "resume", "settings", "quit")

    assert isinstance(ui.news.get_nowait(), NoGame)
    assert ui.forms.get_nowait().name == "settings"


async def test_a_game_starts_without_a_form() -> None:
    """Each of the games is dealt as soon as it is chosen, with the usual rules, and later with the last ones."""
    ui = FakeInterface(Leaver(), Leaver())
    menu = menu_of(ui, saves=SavesFolder())
    await chosen(ui, menu, "play", "two", "quit")

    assert [ui.seats.get_nowait().count for _ in range(2)] == [1, 2]
    assert ui.forms.empty()


async def test_the_last_rules_are_played_with_the_next_choice() -> None:
    """Another program finds them, too; the line beside the choice says what will be played."""
    ui = FakeInterface(Leaver())
    menu = menu_of(ui, saves=SavesFolder())
    ui.filled.put_nowait({**menu._form("play", MALICE).values, "variant": "pz", "payoff": "7"})
    await chosen(ui, menu, "change play", "quit")

    later = menu_of(FakeInterface())
    lines = later._question().lines
    assert WORDS.said(lines["play"]) == "Jokers wild, up to kings · 7 cards"
    assert WORDS.said(lines["host"]) == "Classic duel · 21 cards"
    assert WORDS.said(lines["group"]) == "Official · 15 cards · 3 players"


async def test_todays_deal_is_played_by_the_usual_rules(own_folder: Path) -> None:
    """Whatever was set up last; the line beside the choice says how it stands."""
    (own_folder / "daily.json").write_text('{"2026-11-23": 2, "2026-11-24": 4}')
    keep_setup("last", {"game": TINY.name})
    keep_setup("play", {"variant": "pz", "seats": "me bot=easy bot"})
    player = Reader()
    menu = menu_of(FakeInterface(player), saves=SavesFolder(), games={**ONE, TINY.name: TINY})
    menu.today = lambda: date(2026, 11, 25)
    await chosen(menu.ui, menu, "daily", "quit")  # type: ignore[arg-type]

    seated = await player.seated.get()
    assert (seated.game, seated.rules, [sitter.name for sitter in seated.players]) == ("malice", "mdw", ["Ann", "Otto"])
    assert WORDS.said(menu._question().lines["daily"]) == "The same cards for everyone · won 2 days in a row"


async def test_a_newcomer_is_shown_the_lesson_first() -> None:
    """Until there has been a game."""
    ui = FakeInterface(Leaver())
    menu = menu_of(ui, saves=SavesFolder())
    await chosen(ui, menu, "play", "quit")
    before, after = ui.asked.get_nowait(), ui.asked.get_nowait()

    assert (before.first, after.first) == ("learn", "play")
    assert next(iter(before.choices)) == "learn"


async def test_a_game_that_is_learnt_is_not_chosen_for_every_group() -> None:
    """It has an entry of its own, and is chosen for a group once. It used to become that of all without a word."""
    keep_setup("last", {"game": SPITE.name})
    menu = menu_of(FakeInterface(), games={**ONE, SPITE.name: SPITE})

    begins = {kind: game.name for kind, game in menu._last_games.items()}
    assert begins == {
        "play": "malice",
        "host": "malice",
        "message": "malice",
        "two": "malice",
        "group": "malice",
        "watch": "malice",
    }


async def test_a_game_to_set_up_is_asked_for() -> None:
    """Where there's no room to ask beside each of them; if it is left, nothing is dealt and the menu follows."""
    ui = FakeInterface()
    ui.filled.put_nowait(None)
    await chosen(ui, menu_of(ui), "change", "group", "change", "quit", "quit")

    assert ui.forms.get_nowait().name == "group"
    assert ui.forms.empty()
    assert ui.seats.empty()


async def test_rules_that_got_a_name_are_found_by_it(own_folder: Path) -> None:
    """In the settings, where everything else stays as it is, and among the rules of the next set-up."""
    (own_folder / "config.toml").write_text("# mine\n[rules.old]\nhand = 6\n")
    ui = FakeInterface(Leaver())
    menu = menu_of(ui, saves=SavesFolder())
    ui.filled.put_nowait(
        {**menu._form("play", MALICE).values, "payoff": "9", "undo": "no", "favourite": "Sunday night"}
    )
    await chosen(ui, menu, "change play", "quit")

    assert "# mine" in (own_folder / "config.toml").read_text()
    assert menu.settings.rules == {"old": {"hand": 6}, "Sunday night": {"variant": "mdw", "payoff": 9, "undo": "no"}}
    form = menu._form("host", MALICE)
    values = form.after(form.values | {"variant": "Sunday night"}, "variant").values
    assert read_setup(values, menu.settings.rules, MALICE).rules == "mdw payoff=9 undo=no"


async def test_which_game_is_asked_where_there_are_two() -> None:
    """Each has a form of its own, which keeps what was chosen; nobody is asked where there is only one."""
    ui = FakeInterface(Leaver())
    menu = menu_of(ui, saves=SavesFolder(), games={**ONE, TINY.name: TINY})
    ui.filled.put_nowait({**menu._form("play", TINY).values, "rounds": "2"})
    ui.filled.put_nowait({**menu._form("watch", TINY).values, "rounds": "3"})
    await chosen(ui, menu, "tiny", "change watch", "tiny", "quit")

    asked = [ui.asked.get_nowait() for _ in range(ui.asked.qsize())]
    assert asked[0].lines["tiny"].key == "game-tiny-line"
    assert [*asked[2].choices] == ["malice", "tiny", "quit"]
    assert menu._form("play", TINY).values["rounds"] == "2"
    assert "rounds" not in menu._form("play", MALICE).values
    assert menu._last_games == {**dict.fromkeys(KINDS, MALICE), "watch": TINY}


async def test_another_game_offers_its_lesson_first() -> None:
    """To a group, too. Once; who has tried it is no longer asked, but is still new to the usual game."""
    ui = FakeInterface(Leaver())
    menu = menu_of(ui, saves=SavesFolder(), games={**ONE, SPITE.name: SPITE})
    ui.filled.put_nowait(menu._form("play", SPITE).values)
    ui.filled.put_nowait(None)
    await chosen(ui, menu, "spite", "quit", "change group", "spite", "quit", "spite", "play", "spite", "quit")

    asked = [ui.asked.get_nowait() for _ in range(ui.asked.qsize())]
    tried = [list(each.choices) for each in asked if each.asks.key == "ask-try"]
    assert tried == 3 * [["learn", "first", "play", "quit"]]
    assert [ui.forms.get_nowait().title for _ in range(2)] == ["game-spite", "game-spite"]
    assert menu_of(FakeInterface())._question().first == "learn"


async def test_the_lesson_of_one_game_is_there_without_a_question() -> None:
    """A page for guests leads there, from the table of that game."""
    ui = FakeInterface(Leaver())
    menu = menu_of(ui, saves=SavesFolder(), games={**ONE, SPITE.name: SPITE})
    await chosen(ui, menu, "learn spite", "quit", "quit")

    asked = [ui.asked.get_nowait() for _ in range(2)]
    assert [each.asks.key for each in asked] == ["menu-hello", "ask-learned-skipped"]
    assert [*asked[1].choices] == ["play", "back", "quit"]

    # After the light game, the whole one is offered, too.
    menu._note_played(SPITE)
    ui.asked, ui.filled = asyncio.Queue(), asyncio.Queue()
    ui.filled.put_nowait(None)
    await chosen(ui, menu, "learn spite", "whole", "quit")
    assert [*[ui.asked.get_nowait() for _ in range(2)][1].choices] == ["play", "whole", "back", "quit"]
    assert ui.forms.get_nowait().title == "game-spite"


async def test_whoever_has_played_a_first_game_is_no_longer_new_to_it() -> None:
    """The set-up opens at once, with its usual values."""
    ui = FakeInterface()
    menu = menu_of(ui, saves=SavesFolder(), games={**ONE, SPITE.name: SPITE})
    usual = menu._form("play", SPITE).values
    menu._note_played(SPITE)
    ui.filled.put_nowait(None)
    await chosen(ui, menu, "spite", "quit")

    assert "ask-try" not in [ui.asked.get_nowait().asks.key for _ in range(ui.asked.qsize())]
    assert ui.forms.get_nowait().values == usual


async def test_who_has_no_name_is_asked_for_one_before_friends_are_invited(own_folder: Path) -> None:
    """Nobody is invited without; it's kept, and the fields of set-ups begin with it, empty before."""
    ui = FakeInterface()
    menu = menu_of(ui)
    menu.name, menu.is_named = "Player", False
    for filled in (None, None):
        ui.filled.put_nowait(filled)
    await chosen(ui, menu, "host", "change play", None)
    naming, set_up = ui.forms.get_nowait(), ui.forms.get_nowait()
    assert (naming.values, set_up.values["name"]) == ({"name": ""}, "")
    ui.filled.put_nowait(None)
    await chosen(ui, menu, "join", None)
    assert ui.forms.get_nowait().name == "naming"

    ui.filled.put_nowait({"name": " Kay "})
    assert await menu._has_name("host")
    assert (menu.name, menu.is_named, load().name) == ("Kay", True, "Kay")


async def test_a_table_that_was_closed_while_it_waited_is_offered_again() -> None:
    """With the seats kept as before. A friend's reply once went "into the game that's waiting for it", and none was."""
    ui, saves = FakeInterface(Leaver()), SavesFolder()
    saves.keep_played([evolve(PLAYED, names=("Zoe", "Ann"), kinds=("me", "friend"), winners=(), left=(1, 1))])
    menu = menu_of(ui, saves=saves)
    ui.choices.put_nowait("friends")
    running = asyncio.create_task(menu.show())
    await ui.offers.get()

    later = FakeInterface(Leaver())
    again = menu_of(later, saves=SavesFolder())
    asked = again._question()
    assert (asked.first, WORDS.said(asked.choices["again"])) == ("again", "Invite your friends again")
    later.choices.put_nowait("again")
    returning = asyncio.create_task(again.show())
    offer = await later.offers.get()
    assert (offer.kind, offer.who) == (CodeKind.INVITATION, "Ann")
    later.wishes.put_nowait(Quit())
    later.choices.put_nowait("quit")
    await returning

    assert "again" not in again._question().choices
    await cancel_and_wait(running)


def test_what_a_page_shows_somebody_new_is_up_to_date() -> None:
    """Otherwise scripts/write/first_menu.py has to be run."""
    assert first_menu.FILE.read_text(encoding="utf-8") == first_menu.text()
