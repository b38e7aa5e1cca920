"""What is in the middle of a large card: pips as on paper cards, or a figure. Pure."""

from p2p_malice.terminal.boards.figures import GOLDEN, LARGE, LETTERS, SMALL, TINY, TINY_LETTERS
from p2p_malice.terminal.canvas import Canvas, Rect
from p2p_malice.terminal.cards import SUITS

LEAST = 11, 6
"""The fewest columns and rows of a large card."""

_PIPS = {
    "A": ("", "010"),
    "2": ("10001", "101"),
    "3": ("10101", "111"),
    "4": ("20002", "202"),
    "5": ("20102", "212"),
    "6": ("20202", "222"),
    "7": ("21202", "232"),
    "8": ("21212", "323"),
    "9": ("22122", "333"),
    "10": ("23032", "343"),
    "11": ("23132", "434"),
    "12": ("23232", "444"),
    "13": ("23332", "454"),
}
"""How many pips are in each of five rows, and of three on cards too low for that."""
_HEIGHTS = {5: (0, 0.3, 0.5, 0.7, 1), 3: (0, 0.5, 1)}
"""How far down each row is, of so many."""
_FIVE, _MOST_ROWS = 5, 9
_ROOMY, _HIGH = 15, 8
"""The columns from which there is room for a second rank in the corner, and the rows if it is one character."""
_PILE, _HIGH_PILE = 2, 6
"""How many cards make a pile, and a high one."""
_EDGES = {"suits": ("▏▔ ", "▌▀▘"), "ascii": (" - ", " = ")}
"""To the right, below and in the corner: of a pile, and of a high one."""
_BIG = 13, 7
"""The fewest columns and rows that large figures need."""


def is_large(rect: Rect) -> bool:
    """Whether a card of that size has a middle."""
    return rect.width >= LEAST[0] and rect.height >= LEAST[1]


def paint_middle(canvas: Canvas, rect: Rect, card: str, cards: str, style: str, *, stands_for: str = "") -> None:
    """Paint all that is inside the frame of a large card, below the line with its rank.

    A wild card `stands_for` another rank, which is then in the corner.
    """
    face = card.removesuffix("*")
    rank = face.rstrip("".join(SUITS))
    suit = face[len(rank) :]
    symbol = (suit if cards == "ascii" else SUITS.get(suit, "★")) or "*"
    room = Rect(rect.x + 1, rect.y + 2, rect.width - 2, rect.height - 3)
    if counts := _PIPS.get(rank, ("", ""))[room.height < _FIVE]:
        _paint_pips(canvas, room, counts, symbol, style)
    else:
        _paint_figure(canvas, room, suit if rank == "A" else rank, symbol, cards, style)
    corner = stands_for or rank
    if rect.width >= _ROOMY or (rect.height >= _HIGH and len(corner) == 1):
        canvas.put(rect.x + rect.width - 1 - len(corner), rect.y + rect.height - 2, corner, style)


def paint_back(canvas: Canvas, rect: Rect, cards: str) -> None:
    """Paint a pattern inside the frame of a card that lies face down."""
    one, other = ("╱", "╲") if cards == "suits" else ("/", "\\")
    for row in range(1, rect.height - 1):
        pair = one + other if row % 2 else other + one
        canvas.put(rect.x + 1, rect.y + row, (pair * rect.width)[: rect.width - 2], "back")


def paint_edges(canvas: Canvas, rect: Rect, count: int, cards: str) -> None:
    """Paint below and beside a pile of so many cards the edges of those that lie under the top one."""
    if count >= _PILE:
        edges = _EDGES[cards][count >= _HIGH_PILE]
        for y in range(rect.y + 1, rect.y + rect.height):
            canvas.put(rect.x + rect.width, y, edges[0], "edge")
        canvas.put(rect.x + 1, rect.y + rect.height, edges[1] * (rect.width - 1) + edges[2], "edge")


def _paint_pips(canvas: Canvas, room: Rect, counts: str, symbol: str, style: str) -> None:
    """Paint so many pips in each row; two are as far apart as the outer ones of three."""
    tall = min(_MOST_ROWS, room.height - (room.height + 1) % 2)
    top, middle, apart = room.y + (room.height - tall) // 2, room.x + room.width // 2, room.width // 4
    for down, count in zip(_HEIGHTS[len(counts)], (int(each) for each in counts), strict=True):
        y = top + round(down * (tall - 1))
        step = {2: 2 * apart, 4: apart - apart % 2}.get(count, apart)
        for number in range(count):
            canvas.put(middle - (count - 1) * step // 2 + number * step, y, symbol, style)


def _paint_figure(canvas: Canvas, room: Rect, name: str, symbol: str, cards: str, style: str) -> None:
    """Paint the largest figure that fits."""
    is_big = cards == "suits" and room.width >= _BIG[0] and room.height >= _BIG[1]
    is_tiny = room.height < _FIVE
    if cards == "ascii":
        figures = TINY_LETTERS if is_tiny else LETTERS
    else:
        figures = TINY if is_tiny else LARGE if is_big else SMALL
    rows = figures.get(name, "").strip("\n").split("\n")
    golden = min(GOLDEN.get(name, 0), 1) if is_tiny else GOLDEN.get(name, 0)
    x = room.x + (room.width - (9 if is_big else 7)) // 2
    y = room.y + (room.height - len(rows)) // 2
    for at, row in enumerate(rows):
        canvas.put(x, y + at, row.replace("¤", symbol), f"{style} gold" if at < golden else style)
