"""Write the texts of screens in tests/screens: `python scripts/write/snapshots.py`. Review the change as a diff.

The table with two, four and nine players, in both card sets, and every screen around it, at several sizes.
"""

import asyncio
import functools
import itertools
from collections.abc import Awaitable, Callable, Iterator
from datetime import date
from pathlib import Path
from unittest.mock import patch

from textual.app import App

from p2p_malice.commands.menu import Menu
from p2p_malice.engine.match import Match, begin
from p2p_malice.flows.services import Services
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.malice.rule_sheet import sheet
from p2p_malice.history.json_lines import History
from p2p_malice.invite.message import invitation
from p2p_malice.link.settings import LinkSettings
from p2p_malice.link.webrtc import WebRTC
from p2p_malice.plain.event_sentences import Voice
from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.store.saves_folder import SavesFolder
from p2p_malice.store.settings import Settings
from p2p_malice.terminal.appearance import Appearance
from p2p_malice.terminal.screens import PAGE_WIDTH, ChoiceScreen, TextScreen
from p2p_malice.terminal.terminal_app import TerminalApp
from p2p_malice.terminal.ui import ScreenInterface
from p2p_malice.ui.contract import CodeToSend
from p2p_malice.ui.news import Gathering, Waiting
from p2p_malice.words.catalogue import ENGLISH, Words, load
from p2p_malice.words.rule_sheets import sheet_text

WORDS = load(ENGLISH, malice="p2p_malice.games.malice")

ALONE = LinkSettings(stun=())


class _NoSaves(SavesFolder):
    """Nothing has been played yet."""

    def games(self) -> list[str]:
        return []

    def seats(self) -> list[str]:
        return []

    def days(self, of: str = "") -> dict[date, int]:
        return {}

    def history(self) -> History:
        return History(())


HERE = Services(WebRTC(ALONE), _NoSaves(), {MALICE.name: MALICE})

FOLDER = Path(__file__).resolve().parents[2] / "tests" / "screens"

SIZES = ((60, 24), (80, 24), (120, 40), (200, 60))
TABLES = {"two": ("mdw", 60), "four": ("official", 90), "nine": ("official", 100)}
SEATS = {"two": 2, "four": 4, "nine": 9}
NAMES = ("You", "Asha", "Ben", "Chika", "Dov", "Elif", "Farid", "Greta", "Hye-jin")

CODE = "MDW1-6CJ0VSHGFABEDFA865GQRTE2NEC3YBEVT2D14P6Y8F5VRZ558HPYABSJZG0R00040QB7MFDH07DHDZ88S4"


@functools.cache
def position(kind: str) -> Match:
    """A game of that kind, well under way, in which it is seat 0's turn."""
    rules, moves = TABLES[kind]
    state = begin(MALICE, SEATS[kind], rules, kind.encode().ljust(32, b"."))
    while state.turn != (0,) or moves > 0:
        state = state.after(state.turn[0], greedy.choose(state.view(state.turn[0])))
        moves -= 1
    return state


@functools.cache
def ended() -> Match:
    """The game of two at its end."""
    state = position("two")
    while not state.result:
        state = state.after(state.turn[0], greedy.choose(state.view(state.turn[0])))
    return state


def names() -> Iterator[tuple[str, tuple[int, int]]]:
    """Every snapshot's name and size.

    Letters lie where suits do; what stands in the middle of a screen looks the same on a larger one; and the largest is
    of interest to the most players alone.
    """
    tables = [f"table-{kind}-suits" for kind in TABLES] + ["covered", "result"]
    letters = [f"table-{kind}-ascii" for kind in TABLES]
    others = ["menu", "setup", "settings", "invite", "invite-several", "join", "rules", "ask"]
    for screens, sizes in ((tables, SIZES[:3]), (tables[2:3], SIZES[3:]), (letters, SIZES[:2]), (others, SIZES[:2])):
        for screen, (width, height) in itertools.product(screens, sizes):
            yield f"{screen}-{width}x{height}", (width, height)


async def screen_text(name: str, size: tuple[int, int], words: Words = WORDS) -> str:
    """The text on the screen of that name, in that language."""
    screen = name.rpartition("-")[0]
    cards = "ascii" if screen.endswith("ascii") else "suits"

    async def main(app: TerminalApp) -> int:
        await _SCREENS[screen.partition("-")[0]](
            ScreenInterface(app, words, Appearance(cards=cards, pause=0, copies=False)), screen
        )
        await asyncio.Event().wait()
        return 0

    app = TerminalApp(main, "dark", words)
    # What was set up last on this machine is none of a screen's.
    with patch("p2p_malice.commands.menu.load_setups", dict):
        return await _text_of(app, screen, size)


async def _text_of(app: TerminalApp, screen: str, size: tuple[int, int]) -> str:
    async with app.run_test(size=size) as pilot:
        await pilot.pause(0.05)
        for key in {"setup": ["down", "down", "c"], "settings": ["end", "up", "enter"]}.get(screen, []):
            await pilot.press(key)
            await pilot.pause(0.05)
        if screen.startswith("table"):
            await pilot.press("1")
        await pilot.pause(0.05)
        if app.failure:
            raise app.failure
        return shown(app)


def shown(app: App[int]) -> str:
    """The text on the screen of an application."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips) + "\n"


async def _table(ui: ScreenInterface, name: str) -> None:
    state = position(name.split("-")[1] if name.startswith("table") else "two")
    table = await ui.open_table()
    table.set_link(ui.words("link-good", way="direct", trip=38), away=False)
    seats = state.seats
    table.play("malice")
    table.seat(list(NAMES[:seats]), {2: ui.words("board-away")} if seats > 2 else {})
    voice = Voice(NAMES.__getitem__, 0, ui.words)
    table.feed(state.view(0), state.events, voice)
    if name == "covered":
        await table.cover("Asha")
    if name == "result":
        table.feed(ended().view(0), ended().events, voice)


async def _menu(ui: ScreenInterface, _name: str) -> None:
    menu = Menu(ui, ui.words, Settings(), "Asha", lambda _: HERE, lambda _: ALONE)
    menu.open_browser = _no_browser
    await menu.show()


async def _no_browser(_settings: Settings, _name: str) -> None:
    """Nothing is opened here."""


async def _invite(ui: ScreenInterface, name: str) -> None:
    several = name.endswith("several")
    await ui.tell(Gathering())
    for friend in (1, 2, 3) if several else (0,):
        message = invitation(ui.words, CODE, host="Asha", game=ui.words("game"))
        await ui.offer(CodeToSend(CodeKind.INVITATION, CODE, message, friend))
    await ui.tell(Waiting(3 if several else 1))
    ui._talk._since += 60  # type: ignore[union-attr]  # However slow the machine is, the clock shows 0:00.


async def _join(ui: ScreenInterface, _name: str) -> None:
    await ui.wish(CodeKind.INVITATION)


async def _rules(ui: ScreenInterface, _name: str) -> None:
    text = sheet_text(sheet("mdw"), ui.words, PAGE_WIDTH)
    await ui.app.ask(TextScreen(ui.words, ui.words("table-rules"), text))


async def _ask(ui: ScreenInterface, _name: str) -> None:
    words = ui.words
    choices = {"no": words("screen-play-on"), "yes": words("screen-leave-it")}
    await ui.app.ask(ChoiceScreen(words, words("screen-leave"), choices, words("screen-leave-kept")))


_SCREENS: dict[str, Callable[[ScreenInterface, str], Awaitable[None]]] = {
    "table": _table,
    "covered": _table,
    "result": _table,
    "menu": _menu,
    "setup": _menu,
    "settings": _menu,
    "invite": _invite,
    "join": _join,
    "rules": _rules,
    "ask": _ask,
}


async def write_all() -> None:
    """Write every snapshot."""
    for name, size in names():
        (FOLDER / f"{name}.txt").write_text(await screen_text(name, size), encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(write_all())
