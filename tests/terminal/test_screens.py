"""Lists, texts and forms around the table."""

import pytest
from textual.events import Key

from p2p_malice.commands.menu import MENU, Menu
from p2p_malice.flows.services import Services
from p2p_malice.games.registry import GAMES
from p2p_malice.store.settings import Settings
from p2p_malice.terminal.form import FormScreen
from p2p_malice.terminal.screens import ChoiceScreen, TextScreen, menu_keys
from p2p_malice.terminal.ui import ScreenInterface
from p2p_malice.ui.contract import Sheet
from p2p_malice.ui.forms import Question
from p2p_malice.words.sentence import say
from scripts.write.snapshots import ALONE, HERE
from tests.flows.playing.test_resume_game import SEAT, FakeSaves
from tests.helpers import WORDS
from tests.links import FakeLinks
from tests.terminal.stage import stage


async def menu(ui: ScreenInterface) -> int:
    """The menu of somebody who has set nothing."""
    return await Menu(ui, WORDS, Settings(), "Asha", lambda _: HERE, lambda _: ALONE).show()


async def menu_with_everything(ui: ScreenInterface) -> int:
    """The menu of somebody with a saved seat and more games than one."""
    services = Services(FakeLinks(), FakeSaves(SEAT), GAMES)  # type: ignore[arg-type]
    shown = Menu(ui, WORDS, Settings(), "Asha", lambda _: services, lambda _: ALONE)
    shown.open_browser = nothing_opens
    return await shown.show()


async def nothing_opens(_settings: Settings, _name: str) -> None:
    """There is no browser here."""


SET_UP = ("down", "c")
"""The set-up of a game against the computer, from the menu."""


@pytest.mark.parametrize("keys", [SET_UP, ("end", "up", "enter")])
async def test_a_form_takes_what_is_typed_and_pasted_at_once(keys: tuple[str, ...]) -> None:
    """The first field has the focus as soon as the form is open."""
    async with stage(menu) as on_stage:
        await on_stage.press(*keys)
        assert "Ashaxyz" in await on_stage.press("x", "y", "z")
        assert "Ashaxyz and Ben" in await on_stage.paste(" and Ben")


async def test_a_key_too_many_does_nothing() -> None:
    """A list is left once, however quickly keys follow each other."""

    async def ask(ui: ScreenInterface) -> None:
        while True:
            chosen.append(await ui.choose(Question(say("game"), {"one": say("game"), "two": say("game")})))
            await ui.read(Sheet(say("game"), "text"))

    chosen: list[str | None] = []
    async with stage(ask) as on_stage:
        screen = on_stage.app.screen
        for key in "12":
            screen.post_message(Key(key, key))
        await on_stage.settle()
        assert chosen == ["one"]
        assert isinstance(on_stage.app.screen, TextScreen)


async def test_tab_goes_from_field_to_field() -> None:
    """No stop in between that takes nothing."""
    async with stage(menu) as on_stage:
        await on_stage.press(*SET_UP)
        found = []
        for _ in range(7):
            found.append(on_stage.app.focused.id)  # type: ignore[union-attr]
            await on_stage.press("tab")

    values = ("name", "players", "seat-0", "seat-1", "bot-1", "payoff", "variant")
    assert found == [f"{name}-value" for name in values]


async def test_a_set_up_is_made_by_arrows_and_digits() -> None:
    """Arrows change what has the focus, digits type a number, and what doesn't go together gives way visibly.

    No rules are offered that would take somebody's seat. It used to be typed in words of its own.
    """
    async with stage(menu) as on_stage:
        await on_stage.press(*SET_UP, "tab", "right")
        assert "Changed to match: Variant → Official" in on_stage.text
        assert "-  3  +" in on_stage.text
        assert "-  Ada (normal)  +" in on_stage.text
        await on_stage.press("tab", "tab", "tab", "right")
        assert "-  Rosa (strong)  +" in on_stage.text
        assert "-  Otto (normal)  +" in on_stage.text
        assert "Sees nearly everything, and rarely slips." in on_stage.text
        await on_stage.press("tab", "tab", "tab", "2", "1")
        await on_stage.press("tab", "shift+tab")
        assert "-  21  +" in on_stage.text
        await on_stage.press("down", "left", "left")
        assert "× Classic duel" in on_stage.text
        form = on_stage.app.screen
        assert isinstance(form, FormScreen)
        assert form.values()["seats"] == "me bot=strong bot"


async def test_seats_and_numbers_are_clicked() -> None:
    """A word is chosen where it stands, and the buttons beside a number count."""
    async with stage(menu) as on_stage:
        await on_stage.press(*SET_UP)
        for text, shift in (("Friend", 1), ("+", 0)):
            lines = on_stage.text.splitlines()
            at = max(number for number, line in enumerate(lines[:7]) if text in line)
            await on_stage.pilot.click(offset=(lines[at].index(text) + shift, at))
            await on_stage.settle()
        assert "Next, you invite your 2 friends." in on_stage.text


async def test_somebody_else_here_can_have_a_name() -> None:
    """It is typed below the seat, and has no more than one word for the table."""
    async with stage(menu) as on_stage:
        await on_stage.press(*SET_UP, "tab", "tab", "tab", "left", "left", "tab", *"Jo Lee")
        form = on_stage.app.screen
        assert isinstance(form, FormScreen)
        assert form.values()["seats"] == "me me=Jo\u00a0Lee"
        assert "Jo Lee" in on_stage.text


async def test_a_long_choice_is_indented_below_its_number() -> None:
    """The second line begins where the first does."""

    async def action(ui: ScreenInterface) -> None:
        await ui.choose(
            Question(
                say("ask-which-rules"),
                {"a": say("menu-house-rules"), "b": say("news-waiting", friends=1, is_carried=False)},
            )
        )

    async with stage(action, (60, 24)) as on_stage:
        lines = on_stage.text.splitlines()

    first = next(number for number, line in enumerate(lines) if line.strip().startswith("2  "))
    begins = lines[first].index("2  ") + 3
    assert lines[first + 1].strip()
    assert len(lines[first + 1]) - len(lines[first + 1].lstrip()) == begins


# --- the menu --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("keys", [("q",), ("f10",), ("ctrl+q",), ("escape", "escape"), ("escape", "enter")])
async def test_the_menu_is_left_by_the_keys_that_leave_everything_else(keys: tuple[str, ...]) -> None:
    """Esc goes to Quit first: whoever goes back once too often doesn't lose the program."""
    left: list[int] = []

    async def action(ui: ScreenInterface) -> None:
        left.append(await menu(ui))

    async with stage(action) as on_stage:
        await on_stage.press(*keys)

    assert left == [0]


async def test_quit_is_on_the_screen_when_there_is_a_game_to_resume() -> None:
    """All of the menu fits on 80 by 24. Quit used to be below it."""
    async with stage(menu_with_everything, (80, 24)) as on_stage:
        assert "Quit" in on_stage.text
        assert "Resume your game with " in on_stage.text


def test_a_line_of_the_menu_keeps_its_key_when_there_is_more_in_it() -> None:
    """What is there only at times has keys of its own, and every line has one."""
    words = [word for word in MENU if word != "_others"]
    always = [word for word in words if word not in ("resume", "browser", "name")]
    few, all_keys = menu_keys(always), menu_keys(["again", "last", *words])

    assert few == {word: all_keys[word] for word in always}
    assert all_keys["join"] == "j"
    assert len(set(all_keys.values())) == len(all_keys)


@pytest.mark.parametrize(("key", "says"), [("f1", "Esc          Move to the last line"), ("c", "Which one?")])
async def test_the_menu_says_its_keys_and_c_is_one_everywhere(key: str, says: str) -> None:
    """F1 helps here as it does at the table; on a line without a set-up, C asks whose."""
    async with stage(menu) as on_stage:
        assert says in await on_stage.press("escape", key)


async def test_a_line_has_room_below_a_long_choice() -> None:
    """Beside it, it used to be two columns wide."""

    async def action(ui: ScreenInterface) -> None:
        choices = {"on": "Play it against Ben and Chika, who will go easy on you", "quit": "That's enough for now"}
        await ui.app.ask(ChoiceScreen(WORDS, "Ready?", choices, lines={"on": "Bounties come later."}))

    async with stage(action) as on_stage:
        assert "Bounties come later." in on_stage.text
