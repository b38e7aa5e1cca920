"""Any game's cards as a picture of characters: piles in rows by their owner, and below them what can be chosen. Pure.

What can be chosen is always seen. Where there is too little room, piles are left out.
"""

from collections.abc import Callable, Sequence

from attrs import evolve, frozen
from rich.cells import cell_len

from p2p_malice.engine.game import Pile
from p2p_malice.terminal.board import Sight
from p2p_malice.terminal.boards.default.offered import (
    free_of,
    held_of,
    keys_by_spot,
    kind_of,
    moves_shown,
    open_hands,
    page_of,
    pages,
    text_at,
)
from p2p_malice.terminal.boards.default.piles import NO_CARDS, Piece, flowed, pile_name, pile_pieces
from p2p_malice.terminal.canvas import Canvas, Rect
from p2p_malice.terminal.cards import FRAMES, colour_of, face_text
from p2p_malice.words.catalogue import Words

_LABEL = 10
_GAPS = 3
"""Lines that are left free between the parts where there is room."""

_CARD = 6
"""Columns of a card in a hand."""


@frozen
class _Row:
    """Some lines of the picture, painted from a line on."""

    height: int
    paint: Callable[[int], None]


def draw(sight: Sight, words: Words, cards: str, canvas: Canvas, room: Rect) -> dict[str, Rect]:
    """Draw what is seen into `room`; where each spot is. `cards` is `suits` or `ascii`."""
    return _Painter(sight, words, cards, canvas, room).paint()


def offer_words(spot: str, text: str, words: Words) -> str:
    """A listed move as the game calls it under `move-TEXT`, a word to say under `say-TEXT`; otherwise as it is."""
    return words.called(f"{'say' if kind_of(spot)[0] == 'word' else 'move'}-{text}", text)


class _Painter:
    """Paints one sight."""

    def __init__(self, sight: Sight, words: Words, cards: str, canvas: Canvas, room: Rect) -> None:
        self._sight = sight
        self._view = sight.view
        self._words = words
        self._cards = cards
        self._canvas = canvas
        self._room = room
        self._spots: dict[str, Rect] = {}
        self._keys = keys_by_spot(sight.view, sight.held)
        self._text_x = room.x + _LABEL
        self._width = room.width - _LABEL - 1
        self._hands = open_hands(sight.view)
        self._order = held_of("card", sight.held)
        ends = [(place, event.seat) for event in sight.happened for place in (event.source, event.target) if place]
        moved = (sight.view.at(place, seat) for place, seat in ends)
        self._marked = {(pile.name, pile.seat) for pile in moved if pile}

    def paint(self) -> dict[str, Rect]:
        """Piles, hands and choices from top to bottom, as much of them as fits."""
        room, time = self._room, self._time_rows()
        sizes = ((self._card_rows, self._width // 3), (self._card_rows, 3), (self._cell_rows, 3), (self._cell_rows, 1))
        for hand_rows, most in sizes:
            others, own, choices = self._other_rows(most), self._own_rows(most), self._choice_rows(hand_rows)
            spare = room.height - _height([*time, *others, *own, *choices])
            if spare >= 0:
                break
        else:
            cut = self._line([(self._words("screen-piles-cut"), "label")])
            others = [*others[: max(0, len(others) + spare - 1)], cut]
        gap = int(spare >= _GAPS)
        y = room.y + gap
        for rows in (time, [*others, *own], choices):
            for row in rows:
                if y + row.height <= room.y + room.height:
                    row.paint(y)
                y += row.height
            y += gap if rows else 0
        return self._spots

    # --- time and piles ----------------------------------------------------------------------------------------------

    def _time_rows(self) -> list[_Row]:
        """How much of the time is left, as a meter."""
        sight = self._sight
        if sight.left is None:
            return []
        seconds = self._words("lines-seconds", count=sight.left)
        length = max(1, min(40, self._width - cell_len(seconds) - 1))
        full = min(length, -(-length * sight.left // max(1, sight.span)))
        on, off = "█░" if self._cards == "suits" else "#."
        bar = [(on * full, "turn"), (off * (length - full), "label"), (f" {seconds}", "label")]
        return [self._line(bar, self._words("screen-time"))]

    def _other_rows(self, most: int) -> list[_Row]:
        """The piles of the table and of the others, each owner's from a line of their own on."""
        view = self._view
        table = [pile for pile in view.piles if pile.seat is None]
        rows = self._owner_rows(self._words("screen-of-table"), self._groups(None, most)) if table else []
        for ahead in range(1, view.seats):
            seat = (view.seat + ahead) % view.seats
            groups = self._groups(seat, most)
            rows += self._owner_rows(self._sight.names[seat], groups, is_turn=seat in view.turn)
        return rows

    def _own_rows(self, most: int) -> list[_Row]:
        """One's own piles, without those that are drawn card by card."""
        seat = self._view.seat
        groups = self._groups(seat, most)
        return self._owner_rows(self._sight.names[seat], groups, is_turn=seat in self._view.turn)

    def _groups(self, seat: int | None, most: int) -> list[list[Piece]]:
        """What the owner's piles are, with at most so many cards of each, and what else there is to say of a seat."""
        drawn = [pile for pile, _ in self._hands]
        piles = [pile for pile in self._view.piles if pile.seat == seat and pile not in drawn]
        if self._sight.is_covered and seat == self._view.seat:
            piles = [evolve(pile, cards=(), wild=(), hidden=pile.count) for pile in piles]
        states = [] if seat is None else self._states(seat)
        return [self._group(pile, max(1, most)) for pile in piles] + [[(state, "label")] for state in states]

    def _group(self, pile: Pile, most: int) -> list[Piece]:
        """What a pile is, underlined where something has just come or gone, and its cards."""
        style = "name marked" if (pile.name, pile.seat) in self._marked else "name"
        return [(pile_name(pile, self._view, self._words), style), *pile_pieces(pile, self._words, self._cards, most)]

    def _states(self, seat: int) -> list[str]:
        partner = self._words("picture-partner") if seat in self._view.partners else ""
        return [state for state in (self._sight.states.get(seat, ""), partner) if state]

    def _owner_rows(self, name: str, groups: Sequence[Sequence[Piece]], *, is_turn: bool = False) -> list[_Row]:
        lines = flowed(groups, self._width, cell_len)
        return [self._line(lines[0], name, is_turn=is_turn), *(self._line(line) for line in lines[1:])]

    def _line(self, pieces: Sequence[Piece], label: str = "", *, is_turn: bool = False) -> _Row:
        """A row of one line, with a label in front of it."""

        def paint(y: int) -> None:
            self._paint_label(y, label, is_turn=is_turn)
            x = self._text_x
            for text, style in pieces:
                self._canvas.put(x, y, text[: max(0, self._text_x + self._width - x)], style or None)
                x += cell_len(text)

        return _Row(1, paint)

    def _paint_label(self, y: int, label: str, *, is_turn: bool = False) -> None:
        mark = "▶" if self._cards == "suits" else ">"
        self._canvas.put(self._room.x, y, mark if is_turn else " ", "turn")
        self._canvas.put(self._room.x + 1, y, label, "turn" if is_turn else "name", width=_LABEL - 2)

    # --- what can be chosen ------------------------------------------------------------------------------------------

    def _choice_rows(self, hand_rows: Callable[[Sequence[tuple[str, str]]], list[_Row]]) -> list[_Row]:
        rows: list[_Row] = []
        for pile, spotted in self._hands:
            label = pile_name(pile, self._view, self._words) if pile.name else self._words("screen-on-offer")
            rows += self._hand_rows(label, pile, spotted, hand_rows)
        if self._sight.is_covered:
            return rows
        free = free_of(self._view)
        words = [f"word{number}" for number, _ in enumerate(free.words)]
        said = [(spot, f"[{'x' if spot in self._sight.held else ' '}] ") for spot in words]
        rows += self._cells(self._words("screen-to-say"), said)
        moves = [(spot, "") for spot in moves_shown(self._view, self._sight.held)]
        rows += self._cells(self._words("screen-moves"), moves)
        return rows + self._page_rows()

    def _hand_rows(
        self,
        label: str,
        pile: Pile,
        spotted: Sequence[tuple[str, str]],
        hand_rows: Callable[[Sequence[tuple[str, str]]], list[_Row]],
    ) -> list[_Row]:
        if self._sight.is_covered:
            return [self._line([(self._words("picture-covered", count=pile.count), "label")], label)]
        if not spotted:
            return [self._line([(NO_CARDS, "label")], label)]
        first, *others = hand_rows(spotted)

        def paint(y: int) -> None:
            self._paint_label(y + first.height // 2, label)
            first.paint(y)

        return [_Row(first.height, paint), *others]

    def _card_rows(self, spotted: Sequence[tuple[str, str]]) -> list[_Row]:
        """Cards with frames, as many side by side as fit."""
        per_row = max(1, self._width // _CARD)

        def row(cards: Sequence[tuple[str, str]]) -> _Row:
            def paint(y: int) -> None:
                for at, (card, spot) in enumerate(cards):
                    self._paint_card(card, spot, Rect(self._text_x + at * _CARD, y, _CARD, 3))

            return _Row(3, paint)

        return [row(spotted[at : at + per_row]) for at in range(0, len(spotted), per_row)]

    def _paint_card(self, card: str, spot: str, rect: Rect) -> None:
        held = spot in self._order
        form = "picked" if held else "target" if spot and spot in self._sight.hinted else "card"
        style = "picked" if held else "card"
        lines = FRAMES[self._cards][form]
        frame = {"target": f"{style} target", "picked": style}.get(form, f"{style} frame")
        inner = rect.width - 2
        self._canvas.put(rect.x, rect.y, lines[0] + lines[4] * inner + lines[1], frame)
        self._canvas.put(rect.x, rect.y + 1, lines[5] + " " * inner + lines[5], frame)
        self._canvas.put(rect.x, rect.y + 2, lines[2] + lines[4] * inner + lines[3], frame)
        face = f"{face_text(card, self._cards):^{inner}}"
        self._canvas.put(rect.x + 1, rect.y + 1, face, f"{style} {colour_of(card)}", width=inner)
        if held:
            order = str(self._order.index(spot) + 1)
            self._canvas.put(rect.x + 1 + inner - len(order), rect.y + 2, order, f"{style} count")
        if spot:
            self._spots[spot] = rect
            self._put_key(spot, rect.x + 1, rect.y, frame)

    def _cell_rows(self, spotted: Sequence[tuple[str, str]]) -> list[_Row]:
        """Cards in one line each row, where there is too little room for frames."""
        width = _CARD + 1

        def row(cards: Sequence[tuple[str, str]]) -> _Row:
            def paint(y: int) -> None:
                for at, (card, spot) in enumerate(cards):
                    self._paint_cell(card, spot, self._text_x + at * width, y)

            return _Row(1, paint)

        per_row = max(1, self._width // width)
        return [row(spotted[at : at + per_row]) for at in range(0, len(spotted), per_row)]

    def _paint_cell(self, card: str, spot: str, x: int, y: int) -> None:
        held = spot in self._order
        order = str(self._order.index(spot) + 1) if held else "*" if spot and spot in self._sight.hinted else " "
        style = "picked" if held else "card"
        self._canvas.put(x + 2, y, f"{face_text(card, self._cards):>3}{order}", f"{style} {colour_of(card)}")
        if spot:
            self._spots[spot] = Rect(x, y, _CARD, 1)
            self._put_key(spot, x, y, "label")

    def _put_key(self, spot: str, x: int, y: int, style: str) -> None:
        here = " cursor" if spot == self._sight.cursor else ""
        shown = self._keys.get(spot, "").upper() or ("·" if self._cards == "suits" else ".")
        self._canvas.put(x, y, shown, f"{style} key{here}")

    def _cells(self, label: str, spots: Sequence[tuple[str, str]]) -> list[_Row]:
        """Words or moves with their keys, in columns."""
        texts = [(spot, before + offer_words(spot, text_at(spot, self._view), self._words)) for spot, before in spots]
        width = min(self._width, max((cell_len(text) for _, text in texts), default=0) + 5)
        per_row = max(1, self._width // max(1, width))

        def row(some: Sequence[tuple[str, str]], label: str) -> _Row:
            def paint(y: int) -> None:
                self._paint_label(y, label)
                for at, (spot, text) in enumerate(some):
                    self._paint_choice(spot, text, Rect(self._text_x + at * width, y, width - 1, 1))

            return _Row(1, paint)

        return [row(texts[at : at + per_row], label if at == 0 else "") for at in range(0, len(texts), per_row)]

    def _paint_choice(self, spot: str, text: str, rect: Rect) -> None:
        self._spots[spot] = rect
        self._put_key(spot, rect.x, rect.y, "turn")
        style = "turn" if spot in self._sight.held or spot in self._sight.hinted else "label"
        mark = "*" if spot in self._sight.hinted else ""
        self._canvas.put(rect.x + 2, rect.y, f"{text}{mark}", style, width=rect.width - 2)

    def _page_rows(self) -> list[_Row]:
        """Which of several pages of moves is shown, and a place to click for the next."""
        count = pages(self._view)
        if count == 1:
            return []
        page = page_of(self._sight.held)
        text = self._words("screen-moves-page", number=page + 1, most=count)

        def paint(y: int) -> None:
            self._canvas.put(self._text_x, y, text, "label", width=self._width)
            self._spots[f"page{(page + 1) % count}"] = Rect(self._text_x, y, min(self._width, cell_len(text)), 1)

        return [_Row(1, paint)]


def _height(rows: Sequence[_Row]) -> int:
    return sum(row.height for row in rows)
