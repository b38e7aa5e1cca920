"""Lists, texts and forms around the table."""

import pytest

from p2p_malice.commands.menu import Menu
from p2p_malice.face import Question
from p2p_malice.store.settings import Settings
from p2p_malice.terminal.face import ScreenFace
from p2p_malice.words.saying import say
from scripts.snapshots import ALONE, HERE
from tests.helpers import WORDS
from tests.terminal.stage import stage


async def menu(face: ScreenFace) -> None:
    """The menu of somebody who has set nothing."""
    await Menu(face, WORDS, Settings(), "Asha", lambda _: HERE, lambda _: ALONE).show()


@pytest.mark.parametrize("key", ["1", "3", "8"])
async def test_a_form_takes_what_is_typed_and_pasted_at_once(key: str) -> None:
    """The first field has the focus as soon as the form is open."""
    async with stage(menu) as on_stage:
        await on_stage.press(key)
        assert "Ashaxyz" in await on_stage.press("x", "y", "z")
        assert "Ashaxyz and Ben" in await on_stage.paste(" and Ben")


async def test_tab_goes_from_field_to_field() -> None:
    """No stop in between that takes nothing."""
    async with stage(menu) as on_stage:
        await on_stage.press("1")
        found = []
        for _ in range(4):
            found.append(on_stage.app.focused.id)  # type: ignore[union-attr]
            await on_stage.press("tab")

        assert found == ["name", "variant", "payoff", "seats"]


async def test_a_long_choice_is_indented_below_its_number() -> None:
    """The second line begins where the first does."""

    async def action(face: ScreenFace) -> None:
        await face.choose(
            Question(say("ask-which-rules"), {"a": say("menu-house-rules"), "b": say("news-waiting", friends=1)})
        )

    async with stage(action, (60, 24)) as on_stage:
        lines = on_stage.text.splitlines()

    first = next(number for number, line in enumerate(lines) if line.strip().startswith("2  "))
    begins = lines[first].index("2  ") + 3
    assert lines[first + 1].strip()
    assert len(lines[first + 1]) - len(lines[first + 1].lstrip()) == begins
