"""Cards that fall over a table once a game is won. Pure: the number of a picture in, painted on a canvas."""

from math import sin

from p2p_malice.terminal.canvas import Canvas, Rect
from p2p_malice.terminal.cards import FRAMES, colour_of, face_text

PICTURES = 48
"""How many pictures there are, from the first card that comes into view to the last that leaves."""

_WIDTH, _HEIGHT = 6, 3
_FALL = 26
"""How many pictures a card takes to fall through the room."""
_ASIDE, _LATER = 0.7549, 0.5698
"""From one card to the next, in parts of the whole; so they spread evenly, as if by chance, and the same every time."""
_FACES = [face + suit for face in ("K", "A", "Q", "10", "J") for suit in "shdc"]


def paint_falling(canvas: Canvas, room: Rect, picture: int, cards: str) -> None:
    """Paint picture number `picture`, from 0, of the cards that fall through the room."""
    count = room.width // 4
    for number in range(count):
        since = picture - number * _LATER % 1 * (PICTURES - _FALL)
        x = room.x + round(number * _ASIDE % 1 * (room.width - _WIDTH) + 2 * sin(since / 4 + number))
        y = room.y - _HEIGHT + round((room.height + _HEIGHT) * (since / _FALL) ** 1.4) if since > 0 else -_HEIGHT
        _paint_card(canvas, room, x, y, _FACES[number * 3 % len(_FACES)], cards)


def _paint_card(canvas: Canvas, room: Rect, x: int, y: int, card: str, cards: str) -> None:
    """Paint what is in the room of a small card."""
    lines, inner = FRAMES[cards]["card"], _WIDTH - 2
    rows = (lines[0] + lines[4] * inner + lines[1], lines[5] * 2, lines[2] + lines[4] * inner + lines[3])
    if not room.x <= x <= room.x + room.width - _WIDTH:
        return
    for at, row in enumerate(rows):
        if room.y <= y + at < room.y + room.height:
            canvas.put(x, y + at, row if len(row) > 2 else row[0] + " " * inner + row[1], "picked")
            if len(row) == 2:
                canvas.put(x + 1, y + at, f"{face_text(card, cards):^{inner}}", f"picked {colour_of(card)}")
