"""Whole games at the full screen, by keys alone and by mouse alone, and what a hostile table may send there."""

import re
import time
from collections.abc import Awaitable, Callable

import pytest
from attrs import evolve
from textual.pilot import Pilot

from p2p_malice.commands.host import host
from p2p_malice.commands.learn import learn
from p2p_malice.engine.cards import SEED_BYTES
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.flows.setup.seats import read_seats
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.game import MALICE
from p2p_malice.store.settings import Settings, load
from p2p_malice.terminal.appearance import Appearance
from p2p_malice.terminal.boards.malice.keys import keys_of
from p2p_malice.terminal.boards.malice.picking import spots_of
from p2p_malice.terminal.fields import Choices, Counter
from p2p_malice.terminal.screens import ChoiceScreen, TextScreen
from p2p_malice.terminal.table import TableScreen
from p2p_malice.terminal.table_view import TableView
from p2p_malice.terminal.terminal_app import TerminalApp
from p2p_malice.terminal.ui import ScreenInterface
from p2p_malice.ui.contract import UserInterface
from scripts.write.snapshots import shown
from tests.helpers import WORDS
from tests.interfaces import HERE
from tests.lessons import LEARNED, WRONG, begins
from tests.terminal.test_screens import menu

pytestmark = pytest.mark.usefixtures("own_folder")

QUICK = Appearance(pause=0, copies=False, autoplay=False)
LIMIT = 300


def app_of(action: Callable[[ScreenInterface], Awaitable[int]], appearance: Appearance = QUICK) -> TerminalApp:
    """An application that runs the action."""
    return TerminalApp(lambda app: action(ScreenInterface(app, WORDS, appearance)), appearance.theme, WORDS)


def table_with(rules: str, *seats: str) -> Callable[[UserInterface], Awaitable[int]]:
    """A game at this screen."""

    async def action(ui: UserInterface) -> int:
        return await host(ui, HERE, ChosenGame(MALICE, rules, "Kay"), read_seats(seats, "Kay", MALICE))

    return action


async def until(pilot: Pilot[int], holds: Callable[[], bool]) -> None:
    """Let the application work until something holds."""
    end = time.monotonic() + LIMIT
    while not holds():
        await pilot.pause(0.01)
        app = pilot.app
        if isinstance(app, TerminalApp) and app.failure:
            raise app.failure
        assert time.monotonic() < end, shown(pilot.app)


def table_of(pilot: Pilot[int]) -> TableScreen | None:
    """The table, if it is on the screen."""
    return pilot.app.screen if isinstance(pilot.app.screen, TableScreen) else None


async def by_keys(pilot: Pilot[int], table: TableScreen, spot: str) -> None:
    """Pick a spot by its key."""
    await pilot.press(next(key for key, own in keys_of(table.view).items() if own == spot))


async def by_mouse(pilot: Pilot[int], table: TableScreen, spot: str) -> None:
    """Click on a spot."""
    drawing = table.query_one(TableView).drawing
    assert drawing
    x, y = drawing.spots[spot].middle
    await pilot.click(TableView, offset=(int(x), int(y)))


async def by_arrows(pilot: Pilot[int], table: TableScreen, spot: str) -> None:
    """Go to a spot by arrows and press Enter."""
    drawing = table.query_one(TableView).drawing
    assert drawing
    target = drawing.spots[spot].middle
    await pilot.press("up")
    for _ in range(60):
        if table._cursor == spot:
            break
        here = table.query_one(TableView).drawing.spots[table._cursor].middle  # type: ignore[union-attr]
        before = table._cursor
        vertical = "up" if target[1] < here[1] - 0.5 else "down" if target[1] > here[1] + 0.5 else ""
        await pilot.press(vertical or ("left" if target[0] < here[0] else "right"))
        if table._cursor == before:
            await pilot.press("left" if target[0] < here[0] else "right")
    assert table._cursor == spot
    await pilot.press("enter")


async def at_table(pilot: Pilot[int]) -> TableScreen:
    """The table, once there is something to do, or nothing any more."""
    await until(pilot, lambda: bool((table := table_of(pilot)) and (table.view.moves or table.view.result)))
    table = table_of(pilot)
    assert table
    return table


async def make(pilot: Pilot[int], table: TableScreen, move: str) -> None:
    """Make a move by keys."""
    for spot in spots_of(table.view, move):
        await by_keys(pilot, table, spot)


async def take_the_lesson(pilot: Pilot[int]) -> None:
    """Every step as it says, below the cards; something else is refused with a nudge at first."""
    for number, (step, move) in enumerate(LEARNED):
        await until(pilot, lambda step=step: begins(step.text) in flat(shown(pilot.app)))  # type: ignore[misc]
        table = await at_table(pilot)
        assert "╭P" in shown(pilot.app)
        assert WORDS(step.title, number=1, most=1).partition(": ")[2] in shown(pilot.app).splitlines()[0]
        if number == 0:
            await make(pilot, table, WRONG)
            await until(pilot, lambda: "You could do that," in shown(pilot.app).splitlines()[-3])
            await pilot.press("h")
            assert "Hint: 1, then A." in shown(pilot.app)
        await make(pilot, table, move)
    await close_text(pilot)


@pytest.mark.parametrize(
    ("size", "pick"),
    [
        ((60, 24), by_keys),
        ((120, 40), by_mouse),
        ((60, 24), by_arrows),
        pytest.param((120, 40), by_keys, marks=pytest.mark.deep),
        pytest.param((60, 24), by_mouse, marks=pytest.mark.deep),
        pytest.param((120, 40), by_arrows, marks=pytest.mark.deep),
    ],
)
async def test_a_whole_game_is_played(pick: Callable[..., Awaitable[None]], size: tuple[int, int]) -> None:
    """Every move by two picks, to the result, and then the table is left."""
    app = app_of(table_with("mdw payoff=2", "me", "bot"))
    async with app.run_test(size=size) as pilot:
        table = await at_table(pilot)
        while not table.view.result:
            await until(pilot, lambda: bool(table.view.moves or table.view.result))
            if table.view.result:
                break
            view = table.view
            source, target = spots_of(view, greedy.choose(view))
            await pick(pilot, table, source)
            assert table._held == (source,)
            await pick(pilot, table, target)
            await until(pilot, lambda view=view: table.view is not view)  # type: ignore[misc]
        assert "The game is over" in shown(app)
        await pilot.press("f10")
        await until(pilot, lambda: app._exit)

    assert app.failure is None
    assert app.return_value == 0


async def test_the_other_keys_do_what_they_say() -> None:
    """Hint, undo, saying something, the log, the rules and a look at the discards."""
    app = app_of(table_with("mdw wilds_in_payoff=no packs=16 hand=9 undo=yes", "me", "bot"))
    async with app.run_test(size=(80, 24)) as pilot:
        table = await at_table(pilot)
        assert "U undo" in shown(app)
        await pilot.press("u")
        assert "There's nothing to undo" in shown(app)
        await pilot.press("h")
        assert "Hint: " in shown(app)
        await pilot.press("t", "1", "enter")
        await until(pilot, lambda: "Well played!" in shown(app))
        for key, words in (("l", "What happened"), ("question_mark", "The goal"), ("tab", "Discard piles")):
            await pilot.press(key)
            await until(pilot, lambda words=words: words in shown(app))  # type: ignore[misc]
            await pilot.press("escape")
        while not (plays := [move for move in table.view.moves if ">c" in move and not move.startswith("payoff")]):
            view = table.view
            await make(pilot, table, view.moves[-1])
            await until(pilot, lambda view=view: table.view is not view and bool(table.view.moves))  # type: ignore[misc]
        before = table.view.piles
        await make(pilot, table, plays[0])
        await until(pilot, lambda: table.view.piles != before and bool(table.view.moves))
        await pilot.press("u")
        await until(pilot, lambda: table.view.piles == before)
        assert "back" in table._log[-1]


async def test_the_computer_plays_while_somebody_watches() -> None:
    """Faster, slower, stopped, move by move; another game after the end; leaving asks nothing."""
    app = app_of(table_with("mdw payoff=2", "bot", "bot"), Appearance(pause=60, copies=False))
    async with app.run_test(size=(100, 24)) as pilot:
        await until(pilot, lambda: "A move every second." in shown(app))
        table = table_of(pilot)
        assert table
        await pilot.press("space")
        await until(pilot, lambda: "Paused." in shown(app))
        log = len(table._log)
        await pilot.press("enter")
        await until(pilot, lambda: len(table._log) > log)
        await pilot.press("minus", *["plus"] * 9)
        # On a slow machine, the game may be over before that is seen.
        await until(pilot, lambda: "A move every 0.1 s." in shown(app) or bool(table.view.result))
        await until(pilot, lambda: bool(table.view.result))
        assert table._pace.seconds == 0.1  # type: ignore[union-attr]
        assert "You" not in table._names
        assert not any("You" in line for line in table._log)
        await pilot.press("r")
        await until(pilot, lambda: not table.view.result or "Games won" in table._after_words())
        await pilot.press("f10")
        await until(pilot, lambda: app._exit)

    assert app.failure is None


async def test_hands_are_covered_between_two_at_one_screen() -> None:
    """The next player's cards aren't shown before they say that they are ready; what both are shown is logged once."""
    app = app_of(table_with("mdw payoff=5", "me", "me=Asha"))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "Press Enter when nobody else is looking" in shown(app))
        table = table_of(pilot)
        assert table
        for _ in range(3):
            assert "cards, face down" in shown(app)
            await pilot.press("enter")
            await until(pilot, lambda: "cards, face down" not in shown(app) and bool(table.view.moves))
            view = table.view
            await make(pilot, table, view.moves[-1])
            await until(pilot, lambda view=view: table.view.seat != view.seat)  # type: ignore[misc]

        assert "cards, face down" in shown(app)
        assert sum("discards" in line for line in table._log) == 3


async def choose(pilot: Pilot[int], what: str) -> None:
    """Choose that from the list."""
    await until(pilot, lambda: what in shown(pilot.app) and isinstance(pilot.app.screen, ChoiceScreen))
    row, line = next((row, line) for row, line in enumerate(shown(pilot.app).splitlines()) if what in line)
    if (number := line.split()[0]).isdecimal():
        await pilot.press(number)
    else:
        await pilot.click(offset=(line.index(what), row))


async def close_text(pilot: Pilot[int]) -> None:
    """Read what is shown, and close it."""
    await until(pilot, lambda: isinstance(pilot.app.screen, TextScreen) and "Esc goes back" in shown(pilot.app))
    text = pilot.app.screen
    await pilot.press("escape")
    await until(pilot, lambda: pilot.app.screen is not text)


def flat(text: str) -> str:
    """The words of a screen without its line breaks and the log beside them."""
    return " ".join(" ".join(line.partition("│")[0].split()) for line in text.splitlines())


@pytest.mark.parametrize("size", [(60, 24), (80, 24), (120, 40)])
async def test_text_and_table_of_the_lesson_are_visible_together(size: tuple[int, int]) -> None:
    """Each step is explained below the cards; after the last one it goes back where it came from."""
    app = app_of(lambda ui: learn(ui, HERE, "Kay", MALICE))
    async with app.run_test(size=size) as pilot:
        await take_the_lesson(pilot)
        await choose(pilot, "That's enough for now")
        await until(pilot, lambda: app._exit)


async def test_lesson_and_first_game_are_walked_to_the_end() -> None:
    """Each position of the first game has its hint without being asked for; its two keys make the move."""
    app = app_of(lambda ui: learn(ui, HERE, "Kay", evolve(MALICE, practice="mdw payoff=2"), bytes(SEED_BYTES)))
    async with app.run_test(size=(80, 24)) as pilot:
        await take_the_lesson(pilot)
        await choose(pilot, "Play a short game")
        table = await at_table(pilot)
        while not table.view.result:
            keys = re.search(r"Hint: (\w+), then (\w+)\.", shown(app))
            assert keys, shown(app)
            await pilot.press(*(key.lower() for key in keys.groups()))
            await until(pilot, lambda: bool(table.view.moves or table.view.result))
        await until(pilot, lambda: "won" in shown(app))


async def test_piles_of_the_lesson_are_named_by_their_keys() -> None:
    """At the full screen, that is what stands on a pile. It used to be called otherwise."""
    app = app_of(lambda ui: learn(ui, HERE, "Kay", MALICE))
    async with app.run_test(size=(60, 24)) as pilot:
        await until(pilot, lambda: "The 2 on pile A needs" in flat(shown(app)))
        assert "Press 1, then A, or click" in flat(shown(app))


async def test_settings_are_changed_and_kept() -> None:
    """Choices are in the file and in force; an impossible one is reported at once and not saved."""
    app = app_of(menu)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "Settings" in shown(app))
        await choose(pilot, "Settings")
        await until(pilot, lambda: "Pause after moves" in shown(app))
        pause = app.screen.query_one("#pause-value")
        pause.value = "eleven"  # type: ignore[attr-defined]
        await until(pilot, lambda: "0 to 10 seconds" in shown(app))
        pause.value = "2"  # type: ignore[attr-defined]
        app.screen.query_one("#theme-value", Choices).change("contrast")
        await until(pilot, lambda: "● high contrast" in shown(app))
        await pilot.press("ctrl+s")
        await until(pilot, lambda: "Invite a friend" in shown(app))
        await choose(pilot, "Quit")
        await until(pilot, lambda: app._exit)

    assert load() == Settings(name="Asha", theme="contrast", cards="auto", pause=2.0, autoplay=True, explain=True)


async def test_a_set_up_that_was_changed_is_played() -> None:
    """Two computers by the official rules, and fewer payoff cards."""
    app = app_of(menu)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "Against the computer" in shown(app))
        await pilot.press("down", "c")
        await until(pilot, lambda: "By the book" in shown(app))
        await pilot.press("tab", "right")
        await until(pilot, lambda: "-  3  +" in shown(app))
        app.screen.query_one("#payoff-value", Counter).change("7")
        await until(pilot, lambda: "-  7  +" in shown(app))
        await pilot.press("ctrl+s")
        await until(pilot, lambda: bool((table := table_of(pilot)) and table.view.piles))
        assert "Otto" in shown(app)
