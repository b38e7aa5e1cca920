"""Every language on the smaller screens: nothing is cut, in menus, at the table, in the lesson, after a game."""

import asyncio
import contextlib
import textwrap
from collections.abc import Iterator, Sequence
from datetime import date
from typing import Any
from unittest.mock import patch

import pytest
from attrs import evolve
from rich.cells import cell_len
from textual.widgets import Button, Label, Static

from p2p_malice.engine.game import Game
from p2p_malice.flows.replays.profile import profile_of
from p2p_malice.flows.replays.replaying import replay, seen_at_table
from p2p_malice.games.registry import GAMES
from p2p_malice.games.rule_books import BOOKS
from p2p_malice.history.json_lines import History
from p2p_malice.terminal import drawing
from p2p_malice.terminal.boards.registry import board_of
from p2p_malice.terminal.canvas import Canvas, Rect
from p2p_malice.terminal.notes import notes_lines
from p2p_malice.terminal.terminal_app import TerminalApp
from p2p_malice.terminal.ui import ScreenInterface
from p2p_malice.words.catalogue import ENGLISH, LANGUAGES, Words, load
from scripts.write import snapshots
from tests.flows.replays.test_replaying import saved
from tests.history.test_history import some_games
from tests.interfaces import HERE
from tests.terminal.stage import stage

OTHERS = [code for code in LANGUAGES if code != ENGLISH]
SMALL = [(name, size) for name, size in snapshots.names() if size[0] <= 80]
NARROW = (60, 24)


def words_in(code: str) -> Words:
    """The words of that language, with those of all games."""
    return load(code, **{name: book.words for name, book in BOOKS.items()})


@contextlib.contextmanager
def noting_cuts() -> Iterator[list[str]]:
    """Note what a canvas cuts off, and what there is no line for below the table."""
    cut: list[str] = []
    put, notes, footer = Canvas.put, drawing._paint_notes, drawing._paint_footer

    def noting(canvas: Canvas, x: int, y: int, text: str, *args: Any, width: int | None = None) -> None:
        room = canvas.width - x if width is None else min(width, canvas.width - x)
        if 0 <= y < canvas.height and cell_len(text.rstrip()) > max(0, room):
            cut.append(text)
        put(canvas, x, y, text, *args, width=width)

    def noting_notes(said: Sequence[tuple[str, bool]], canvas: Canvas, room: Rect) -> None:
        if sum(len(textwrap.wrap(text, room.width - 3)) for text, _ in said) > drawing._NOTES:
            cut.append(f"{said}")
        notes(said, canvas, room)

    def noting_footer(scene: drawing.Scene, canvas: Canvas) -> None:
        lines = drawing.prompt_lines(scene, canvas.width - 2)
        if len(lines) > drawing._FOOTER - 1:
            cut.append(" ".join(lines))
        footer(scene, canvas)

    with (
        patch.object(Canvas, "put", noting),
        patch.object(drawing, "_paint_notes", noting_notes),
        patch.object(drawing, "_paint_footer", noting_footer),
    ):
        yield cut


def cut_widgets(app: TerminalApp) -> Iterator[str]:
    """The texts of widgets that have less room than they need. A connection code is broken wherever it has to be."""
    for widget in app.screen.walk_children():
        if not isinstance(widget, Static | Label | Button) or not widget.display or widget.id == "message":
            continue
        room = widget.content_size
        if not room:
            continue
        text = str(widget.render())
        longest = max(map(cell_len, text.split()), default=0)
        if widget.get_content_height(widget.container_size, app.size, room.width) > room.height or longest > room.width:
            yield text


@pytest.mark.parametrize(
    ("name", "size", "code"),
    [
        # Each screen in one language, by turns, at the size with the least room.
        pytest.param(name, size, code, marks=() if at % len(OTHERS) == turn and size == NARROW else pytest.mark.deep)
        for at, (name, size) in enumerate(SMALL)
        for turn, code in enumerate(OTHERS)
    ],
)
async def test_nothing_is_cut_on_a_screen(name: str, size: tuple[int, int], code: str) -> None:
    """Each sentence and each label has its room."""
    found: list[str] = []
    shown = snapshots.shown

    def measured(app: TerminalApp) -> str:
        found.extend(cut_widgets(app))
        return shown(app)

    with noting_cuts() as cut, patch.object(snapshots, "shown", measured):
        await snapshots.screen_text(name, size, words_in(code))
    assert [*found, *dict.fromkeys(cut)] == []


async def test_marks_of_direction_take_no_room() -> None:
    """The number of an opponent's cards stands in one line, beside the piles."""
    words = words_in("ar")

    assert words("picture-in-hand", count=2) in await snapshots.screen_text("table-two-suits-80x24", (80, 24), words)


@pytest.mark.parametrize("game", [each for each in GAMES.values() if each.teach], ids=lambda each: each.name)
@pytest.mark.parametrize("code", OTHERS)
def test_each_step_of_a_lesson_has_room_for_its_words(game: Game, code: str) -> None:
    """What it comments on and what it asks for, at the narrowest screen."""
    assert game.teach
    words, state = words_in(code).of(game.name), game.teach()
    board = board_of(game.name, words, "suits", autoplay=False)
    while not state.result:
        view = state.view(0)
        lines = [line for text, _ in notes_lines(view, words, board) for line in textwrap.wrap(text, NARROW[0] - 3)]
        assert len(lines) <= drawing._NOTES, lines
        seat = state.turn[0]
        wanted = next((note.move for note in view.notes if state.offers(seat).include(note.move)), "")
        state = state.after(seat, wanted or state.offers(seat).moves[0])


@pytest.mark.parametrize(
    "code", [code if turn == 0 else pytest.param(code, marks=pytest.mark.deep) for turn, code in enumerate(OTHERS)]
)
async def test_nothing_is_cut_after_a_game(code: str, own_folder: object) -> None:
    """In a replay at its beginning, at its end and with its keys; among all games and trophies."""
    words, seen = words_in(code), seen_at_table(saved(1), HERE)
    services = evolve(HERE, games=GAMES)
    history = History(tuple(some_games(60)))
    profile = profile_of(history, services, date(2026, 11, 27), "all", has_files=True, invites=True)

    async def look(ui: ScreenInterface) -> None:
        await replay(ui, seen, HERE.games)
        await ui.show(profile)

    found: list[str] = []
    with noting_cuts() as cut:
        async with stage(look, NARROW, words=words) as there:
            found = []
            for key in ("right", "v", "end", "left", "f1", "escape", "f10"):
                await there.press(key)
                found += cut_widgets(there.app)
            async with asyncio.timeout(20):
                while words("profile-key-forget") not in there.text:
                    await there.press("escape")
            found += cut_widgets(there.app)
    assert [*found, *dict.fromkeys(cut)] == []
