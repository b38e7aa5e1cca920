"""Everything painted is legible, in every theme, with 16, 256 and 16 million colours."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import product

import pytest
from _pytest.mark.structures import ParameterSet
from rich.color_triplet import ColorTriplet
from rich.style import Style

from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.terminal.appearance import Appearance
from p2p_malice.terminal.colours import THEMES, style_of
from p2p_malice.terminal.contrast import DEPTHS, contrast, least_contrast, seen
from p2p_malice.terminal.ui import ScreenInterface
from p2p_malice.ui.contract import CodeToSend
from scripts.write.snapshots import _SCREENS
from tests.links import INVITATION
from tests.terminal.stage import Stage, stage

SHOWN = {
    "table-two": ["1"],
    "table-four": ["1", "2"],
    "covered": [],
    "result": [],
    "menu": [],
    "setup": ["down", "down", "c"],
    "settings": ["end", "up", "enter"],
    "invite-several": [],
    "join": [],
    "rules": [],
    "ask": [],
}


def painted_on(on_stage: Stage) -> list[tuple[str, Style]]:
    """The texts on the screen and how they are painted."""
    strips = on_stage.app.screen._compositor.render_strips()
    return [(text, style) for strip in strips for text, style, _ in strip if style]


def too_faint(on_stage: Stage, depth: str, theme: str) -> list[tuple[str, float]]:
    """The texts on the screen that are hard to read, with their contrast."""
    found = []
    for text, style in painted_on(on_stage):
        if (least := least_contrast(text, theme)) and style.color and style.bgcolor:
            ratio = contrast(seen(style.color, DEPTHS[depth]), seen(style.bgcolor, DEPTHS[depth]))
            if ratio < least:
                found.append((text, round(ratio, 1)))
    return found


def acting(name: str) -> Callable[[ScreenInterface], Awaitable[None]]:
    """What shows the screen of that name."""

    async def action(face: ScreenInterface) -> None:
        await _SCREENS[name.partition("-")[0]](face, name)
        await asyncio.Event().wait()

    return action


def painted() -> list[ParameterSet]:
    """Every screen in every theme with every number of colours: a third are enough for each two of them to meet."""
    found = []
    for at, (name, theme, depth) in enumerate(product(SHOWN, THEMES, DEPTHS)):
        screen, (row, column) = at // 9, divmod(at % 9, 3)
        found.append(
            pytest.param(name, theme, depth, marks=() if (screen + row + column) % 3 == 0 else pytest.mark.deep)
        )
    return found


@pytest.mark.parametrize(("name", "theme", "depth"), painted())
async def test_everything_on_a_screen_can_be_read(
    name: str, theme: str, depth: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """4.5 or 7 to 1 for text, 3 to 1 for frames, measured on what the terminal is told to paint."""
    monkeypatch.setattr("textual.constants.COLOR_SYSTEM", depth)

    async with stage(acting(name), (120, 40), Appearance(pause=0, copies=False, theme=theme)) as on_stage:
        await on_stage.press(*SHOWN[name])

        assert on_stage.app.console.color_system == depth
        assert too_faint(on_stage, depth, theme) == []


async def test_colours_that_are_far_apart_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what can't be read is changed: the table's own colours are as the theme has them."""
    monkeypatch.setattr("textual.constants.COLOR_SYSTEM", "truecolor")

    async with stage(acting("table-two"), (80, 24), Appearance(pause=0, copies=False)) as on_stage:
        painted = dict(painted_on(on_stage))

    assert painted["14 to go"].color == style_of("label", "dark").color
    assert painted["2 in hand"].color == style_of("label", "dark").color


@pytest.mark.parametrize("cards", ["suits", "ascii"])
@pytest.mark.parametrize("theme", THEMES)
async def test_a_qr_code_is_dark_on_light(theme: str, cards: str) -> None:
    """Cameras can't read it the other way round, whatever the theme."""

    async def action(face: ScreenInterface) -> None:
        await face.offer(CodeToSend(CodeKind.INVITATION, INVITATION, INVITATION))
        await face.wish(CodeKind.REPLY)

    async with stage(action, (160, 70), Appearance(copies=False, theme=theme, cards=cards)) as on_stage:
        await on_stage.press("f4")
        painted = [style for text, style in painted_on(on_stage) if set(text) & set("█▀▄") or "##" in text]

        assert painted
        assert {style.color.triplet for style in painted if style.color} == {ColorTriplet(0, 0, 0)}
        assert {style.bgcolor.triplet for style in painted if style.bgcolor} == {ColorTriplet(255, 255, 255)}
