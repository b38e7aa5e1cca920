"""A row of cards as a picture, such as that at the head of the menu. Pure."""

from rich.text import Text

from p2p_malice.engine.game import View
from p2p_malice.terminal.boards.contract import Sight
from p2p_malice.terminal.boards.rows import BoardRows
from p2p_malice.terminal.canvas import Canvas, Rect
from p2p_malice.terminal.colours import style_of
from p2p_malice.words.catalogue import Words

HEIGHTS = {9: 11, 3: 6}
"""The heights that they may have, with the columns of a card."""

_FACES = ("As", "Kh", "Qc", "Jd", "Jk")


def card_row(tall: int, words: Words, cards: str, theme: str) -> Text:
    """A row of cards of that height, from `HEIGHTS`."""
    width = HEIGHTS[tall]
    canvas = Canvas(len(_FACES) * (width + 1) - 1, tall, "bar")
    nothing = Sight(View(rules="", seat=0, seats=2, turn=(), piles=()), ())
    rows = BoardRows(nothing, words, cards, canvas, Rect(0, 0, canvas.width, tall), {})
    for at, face in enumerate(_FACES):
        rows.card(face, "", Rect(at * (width + 1), 0, width, tall))
    lines = [Text.assemble(*((text, style_of(style, theme)) for text, style in canvas.runs(y))) for y in range(tall)]
    return Text("\n").join(lines)
