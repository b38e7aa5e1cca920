"""Rows of a board, one below the other: labelled text, a meter, cards, and choices with their keys. Pure."""

from collections.abc import Callable, Mapping, Sequence

from attrs import field, frozen
from rich.cells import cell_len

from p2p_malice.terminal.boards.combining import held_of, offer_words, text_at
from p2p_malice.terminal.boards.contract import Sight
from p2p_malice.terminal.boards.large_cards import is_large, paint_middle
from p2p_malice.terminal.canvas import Canvas, Rect
from p2p_malice.terminal.cards import FRAMES, colour_of, face_text
from p2p_malice.words.catalogue import Words

LABEL = 10
"""Columns in front of the text, for a mark and a label."""

CELL = 6
"""Columns of a card with its key, if it has only one line."""

_METER = 40

Piece = tuple[str, str]
"""A text and its style."""


@frozen
class BoardRow:
    """Some lines of the picture, painted from a given line on."""

    height: int
    paint: Callable[[int], None]


def height(rows: Sequence[BoardRow]) -> int:
    """The number of lines that the rows take."""
    return sum(row.height for row in rows)


@frozen
class BoardRows:
    """Makes the rows of one sight on a canvas. `keys` are by spot; painted rows record where their `spots` lie."""

    sight: Sight
    words: Words
    cards: str
    canvas: Canvas
    room: Rect
    keys: Mapping[str, str]
    spots: dict[str, Rect] = field(factory=dict)

    @property
    def text_x(self) -> int:
        """The column where texts begin."""
        return self.room.x + LABEL

    @property
    def width(self) -> int:
        """The columns of a text."""
        return self.room.width - LABEL - 1

    # --- texts -------------------------------------------------------------------------------------------------------

    def line(self, pieces: Sequence[Piece], label: str = "", *, is_turn: bool = False) -> BoardRow:
        """A row of one line, with a label in front of it."""

        def paint(y: int) -> None:
            self.label(y, label, is_turn=is_turn)
            self.put(self.text_x, y, pieces, self.text_x + self.width)

        return BoardRow(1, paint)

    def put(self, x: int, y: int, pieces: Sequence[Piece], end: int) -> None:
        """Write pieces one after the other, and nothing from column `end` on."""
        for text, style in pieces:
            self.canvas.put(x, y, text[: max(0, end - x)], style or None)
            x += cell_len(text)

    def label(self, y: int, label: str, *, is_turn: bool = False, x: int = 0) -> None:
        """A label and, in front of it, a mark for whose turn it is."""
        mark = "▶" if self.cards == "suits" else ">"
        self.canvas.put(self.room.x + x, y, mark if is_turn else " ", "turn")
        self.canvas.put(self.room.x + x + 1, y, label, "turn" if is_turn else "name", width=LABEL - 2)

    def meter(self, width: int) -> list[Piece]:
        """A meter of the time left, in at most that many columns."""
        left = self.sight.left or 0
        seconds = self.words("lines-seconds", count=left)
        length = max(1, min(_METER, width - cell_len(seconds) - 1))
        full = min(length, -(-length * left // max(1, self.sight.span)))
        on, off = "█░" if self.cards == "suits" else "#."
        return [(on * full, "turn"), (off * (length - full), "label"), (f" {seconds}", "label")]

    # --- what can be chosen ------------------------------------------------------------------------------------------

    def choices(self, label: str, spots: Sequence[tuple[str, str]]) -> list[BoardRow]:
        """Words or moves with their keys, in columns; `spots` pairs each spot with what is put before its text."""
        view = self.sight.view
        texts = [(spot, before + offer_words(spot, text_at(spot, view), self.words)) for spot, before in spots]
        width = min(self.width, max((cell_len(text) for _, text in texts), default=0) + 5)
        per_row = max(1, self.width // max(1, width))

        def row(some: Sequence[tuple[str, str]], label: str) -> BoardRow:
            def paint(y: int) -> None:
                self.label(y, label)
                for at, (spot, text) in enumerate(some):
                    self.choice(spot, text, Rect(self.text_x + at * width, y, width - 1, 1))

            return BoardRow(1, paint)

        return [row(texts[at : at + per_row], label if at == 0 else "") for at in range(0, len(texts), per_row)]

    def choice(self, spot: str, text: str, rect: Rect) -> None:
        """A key and what it does."""
        self.spots[spot] = rect
        self.key(spot, rect.x, rect.y, "turn")
        style = "turn" if spot in self.sight.held or spot in self.sight.hinted else "label"
        mark = "*" if spot in self.sight.hinted else ""
        self.canvas.put(rect.x + 2, rect.y, f"{text}{mark}", style, width=rect.width - 2)

    def key(self, spot: str, x: int, y: int, style: str) -> None:
        """The key of a spot, or a dot if it has none."""
        here = " cursor" if spot == self.sight.cursor else ""
        shown = self.keys.get(spot, "").upper() or ("·" if self.cards == "suits" else ".")
        self.canvas.put(x, y, shown, f"{style} key{here}")

    def card(self, card: str, spot: str, rect: Rect) -> None:
        """A card with a frame, which shows its key and its place among those picked."""
        held = self._order(spot)
        form = "picked" if held else "target" if spot and spot in self.sight.hinted else "card"
        style = "picked" if held else "card"
        is_here = spot == self.sight.cursor and bool(spot) and not held
        lines = FRAMES[self.cards]["cursor" if is_here else form]
        frame = {"target": f"{style} target", "picked": style}.get(form, f"{style} frame") + " here" * is_here
        inner, last = rect.width - 2, rect.y + rect.height - 1
        self.canvas.put(rect.x, rect.y, lines[0] + lines[4] * inner + lines[1], frame)
        for y in range(rect.y + 1, last):
            self.canvas.put(rect.x, y, lines[5] + " " * inner + lines[5], frame)
        self.canvas.put(rect.x, last, lines[2] + lines[4] * inner + lines[3], frame)
        face, coloured = face_text(card, self.cards), f"{style} {colour_of(card)}"
        if is_large(rect):
            self.canvas.put(rect.x + 2, rect.y + 1, face, coloured)
            paint_middle(self.canvas, rect, card, self.cards, coloured)
        else:
            self.canvas.put(rect.x + 1, rect.y + rect.height // 2, f"{face:^{inner}}", coloured, width=inner)
        if held:
            self.canvas.put(rect.x + 1 + inner - len(held), last, held, f"{style} count")
        if spot:
            self.spots[spot] = rect
            self.key(spot, rect.x + 1, rect.y, frame)

    def cells(self, spotted: Sequence[tuple[str, str]]) -> list[BoardRow]:
        """Cards with their spots in rows of one line, if there is too little room for frames."""
        width = CELL + 1

        def row(cards: Sequence[tuple[str, str]]) -> BoardRow:
            def paint(y: int) -> None:
                for at, (card, spot) in enumerate(cards):
                    self._cell(card, spot, self.text_x + at * width, y)

            return BoardRow(1, paint)

        per_row = max(1, self.width // width)
        return [row(spotted[at : at + per_row]) for at in range(0, len(spotted), per_row)]

    def _cell(self, card: str, spot: str, x: int, y: int) -> None:
        held = self._order(spot)
        order = held or ("*" if spot and spot in self.sight.hinted else " ")
        style = "picked" if held else "card"
        self.canvas.put(x + 2, y, f"{face_text(card, self.cards):>3}{order}", f"{style} {colour_of(card)}")
        if spot:
            self.spots[spot] = Rect(x, y, CELL, 1)
            self.key(spot, x, y, "label")

    def _order(self, spot: str) -> str:
        """The number of the spot among the picked cards; "" if it isn't picked."""
        order = held_of("card", self.sight.held)
        return str(order.index(spot) + 1) if spot in order else ""


def flowed(groups: Sequence[Sequence[Piece]], width: int, measure: Callable[[str], int]) -> list[list[Piece]]:
    """The groups in lines of that width, broken between groups if possible, with blanks between their pieces.

    Groups are further apart than pieces.
    """
    lines: list[list[Piece]] = [[]]
    at = 0
    for group in groups:
        whole = sum(measure(text) + 1 for text, _ in group) - 1
        if at and at + 3 + whole > width:
            lines.append([])
            at = 0
        for number, (text, style) in enumerate(group):
            gap = 0 if not at else 1 if number else 3
            if at and at + gap + measure(text) > width:
                lines.append([])
                at = gap = 0
            if gap:
                lines[-1].append((" " * gap, ""))
            lines[-1].append((text, style))
            at += gap + measure(text)
    return lines
