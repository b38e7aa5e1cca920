"""The table drawn with characters: a scene in, a canvas and its spots out. The board draws the cards. Pure."""

import textwrap
from collections.abc import Sequence

from attrs import frozen
from rich.cells import cell_len

from p2p_malice.terminal.boards.contract import WIDE, Board, Sight
from p2p_malice.terminal.canvas import Canvas, Rect
from p2p_malice.terminal.cards import FRAMES
from p2p_malice.terminal.falling_cards import paint_falling
from p2p_malice.terminal.keys import fitting
from p2p_malice.words.catalogue import Words

LEAST = (60, 24)
"""Columns and rows that a table needs."""

_FOOTER = 3
_NOTES = 7
_LOG_FROM = 80
_DOT = " · "


@frozen
class Scene:
    """Everything that a picture of the table shows: what lies on the board, and what is said around it."""

    board: Board
    sight: Sight
    words: Words
    title: str = ""
    link: str = ""
    prompt: Sequence[str] = ()
    choices: str = ""
    """What can be done now, below the prompt; however long the prompt is, this is shown in full."""
    keys: str = ""
    log: Sequence[str] = ()
    cards: str = "suits"
    """`suits` or `ascii`."""
    ending: Sequence[str] = ()
    """How the game has ended, in lines over the board: who has won, and the score."""
    is_lost: bool = False
    """Whether the player here has lost the game that has ended."""
    falling: int | None = None
    """The number of the picture of cards that fall over the board; None if none do."""
    notes: Sequence[tuple[str, bool]] | None = None
    """What a lesson says, and whether it only comments on the last move; None outside a lesson."""
    explained: str = ""
    """What is explained because it comes up for the first time."""


@frozen
class Drawing:
    """A picture and its spots."""

    canvas: Canvas
    spots: dict[str, Rect]


def draw(scene: Scene, width: int, height: int) -> Drawing:
    """The scene at that size; a notice if it is too small."""
    canvas = Canvas(width, height, "felt")
    if width < LEAST[0] or height < LEAST[1]:
        sizes = {"width": LEAST[0], "height": LEAST[1], "columns": width, "lines": height}
        for y, line in enumerate(scene.words("picture-too-small", **sizes).splitlines()):
            canvas.put(0, y, line, "label")
        return Drawing(canvas, {})
    _paint_header(scene, canvas)
    spots = _paint_body(scene, canvas) if scene.sight.view.piles else {}
    if not scene.sight.view.piles:
        _paint_sitters(scene, canvas)
    _paint_footer(scene, canvas)
    return Drawing(canvas, spots)


def _paint_header(scene: Scene, canvas: Canvas) -> None:
    link = cell_len(scene.link)
    room = max(1, canvas.width - link - 3)
    parts = scene.title.split(_DOT)
    # Whose turn it is comes first, and how the game stands last.
    while len(parts) > 1 and cell_len(_DOT.join(parts)) > room:
        parts.pop(1)
    canvas.put(0, 0, "", "bar", width=canvas.width)
    canvas.put(1, 0, _DOT.join(parts), "title", width=room)
    canvas.put(max(1, canvas.width - link - 1), 0, scene.link, "link")


def _paint_sitters(scene: Scene, canvas: Canvas) -> None:
    """Paint who sits at the table before the cards are shown."""
    for y, name in enumerate(scene.sight.names, 2):
        canvas.put(2, y, f"{y - 1}  {name}", "name", width=30)
        canvas.put(34, y, scene.sight.states.get(y - 2, scene.words("picture-here")), "label")


def _paint_body(scene: Scene, canvas: Canvas) -> dict[str, Rect]:
    """Paint the board and, beside and below it, the log and what a lesson says."""
    room = Rect(0, 1, canvas.width - _log_width(canvas.width), canvas.height - 1 - _FOOTER)
    _paint_log(scene, canvas, room)
    if scene.notes is not None:
        room = Rect(0, 1, room.width, room.height - _NOTES)
        _paint_notes(scene.notes, canvas, room)
    elif scene.explained:
        lines = textwrap.wrap(scene.explained, room.width - 3)
        room = Rect(0, 1, room.width, room.height - len(lines))
        for y, line in enumerate(lines, room.y + room.height):
            canvas.put(1, y, line, "turn")
    spots = scene.board.draw(scene.sight, canvas, room)
    if scene.falling is not None:
        paint_falling(canvas, room, scene.falling, scene.cards)
    if scene.ending:
        _paint_ending(scene, canvas, room)
    return spots


def _paint_ending(scene: Scene, canvas: Canvas, room: Rect) -> None:
    """Paint a frame in the middle of the board, with the first line set apart."""
    most = room.width - 8
    lines = [line for text in scene.ending for line in textwrap.wrap(text, most) or [""]][: room.height - 4]
    width = max(map(cell_len, lines)) + 6
    box = Rect(room.x + (room.width - width) // 2, room.y + (room.height - len(lines) - 4) // 2, width, len(lines) + 4)
    style = "bar lost" if scene.is_lost else "bar turn"
    corners = FRAMES[scene.cards]["target"]
    canvas.fill(box, "bar")
    across = corners[4] * (width - 2)
    canvas.put(box.x, box.y, corners[0] + across + corners[1], style)
    canvas.put(box.x, box.y + box.height - 1, corners[2] + across + corners[3], style)
    for y in range(box.y + 1, box.y + box.height - 1):
        canvas.put(box.x, y, corners[5], style)
        canvas.put(box.x + width - 1, y, corners[5], style)
    for y, line in enumerate(lines, box.y + 2):
        canvas.put(box.x + (width - cell_len(line)) // 2, y, line, style if y == box.y + 2 else "prompt")


def _log_width(width: int) -> int:
    """The columns of the log on a screen of that width."""
    if width < _LOG_FROM:
        return 0
    return 22 if width < 110 else 34 if width < WIDE[0] else 48


def _paint_log(scene: Scene, canvas: Canvas, room: Rect) -> None:
    width = canvas.width - room.width - 3
    if width <= 0:
        return
    for y in range(room.y, room.y + room.height):
        canvas.put(room.width, y, "│" if scene.cards == "suits" else "|", "rule")
    lines: list[str] = []
    for text in scene.log[-room.height :]:
        lines += textwrap.wrap(text, width, subsequent_indent="  ") or [""]
    for y, line in enumerate(lines[-room.height :], room.y):
        canvas.put(room.width + 2, y, line, "log")


def _paint_notes(notes: Sequence[tuple[str, bool]], canvas: Canvas, room: Rect) -> None:
    """Paint what a lesson says, in the rows below the board."""
    lines = [
        (line, "turn" if is_comment else "felt")
        for text, is_comment in notes
        for line in textwrap.wrap(text, room.width - 3)
    ]
    for y, (line, style) in enumerate(lines[:_NOTES], room.y + room.height):
        canvas.put(1, y, line, style)


def _paint_footer(scene: Scene, canvas: Canvas) -> None:
    top = canvas.height - _FOOTER
    for y in range(top, canvas.height):
        canvas.put(0, y, "", "bar", width=canvas.width)
    room = canvas.width - 2
    for y, line in enumerate(prompt_lines(scene, room)[: _FOOTER - 1], top):
        canvas.put(1, y, line, "prompt", width=room)
    canvas.put(1, canvas.height - 1, fitting(scene.keys.split("  "), room, kept=2), "keys", width=room)


def prompt_lines(scene: Scene, room: int) -> list[str]:
    """What is said below the table, in lines of `room` columns: each sentence in its own if there are enough."""
    choices = textwrap.wrap(scene.choices, room)
    most = max(0, _FOOTER - 1 - len(choices))
    lines = [line for text in scene.prompt for line in textwrap.wrap(text, room) or [""]]
    if len(lines) > most:
        lines = textwrap.wrap(" ".join(scene.prompt), room)
    return [*(lines[:most] if choices else lines), *choices]


def next_spot(spots: dict[str, Rect], here: str, direction: str) -> str:
    """The nearest spot in that direction; the same one if there is none."""
    x, y = spots[here].middle
    dx, dy = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}[direction]
    best, nearest = here, float("inf")
    for spot, rect in spots.items():
        ox, oy = rect.middle[0] - x, rect.middle[1] - y
        along, across = ox * dx + oy * dy, abs(ox * dy) + abs(oy * dx)
        if along > 0.5 and along + 4 * across < nearest:
            best, nearest = spot, along + 4 * across
    return best
