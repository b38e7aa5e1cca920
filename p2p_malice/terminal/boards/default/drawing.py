"""Any game's cards drawn with characters: piles in rows by owner and, below them, what can be chosen. Pure.

What can be chosen is always visible. If there is too little room, piles are left out.
"""

from collections.abc import Callable, Sequence

from attrs import evolve
from rich.cells import cell_len

from p2p_malice.engine.game import Pile
from p2p_malice.terminal.boards.combining import free_of
from p2p_malice.terminal.boards.contract import Sight
from p2p_malice.terminal.boards.default.choices import keys_by_spot, moves_shown, open_hands, page_of, pages
from p2p_malice.terminal.boards.default.piles import NO_CARDS, pile_name, pile_pieces
from p2p_malice.terminal.boards.rows import BoardRow, BoardRows, Piece, flowed, height
from p2p_malice.terminal.canvas import Canvas, Rect
from p2p_malice.words.catalogue import Words

_GAPS = 3
"""Blank lines between the parts, if there is room."""

_CARD = 6
"""Columns of a card in a hand."""


def draw(sight: Sight, words: Words, cards: str, canvas: Canvas, room: Rect) -> dict[str, Rect]:
    """Draw the sight into `room`; return where each spot is. `cards` is `suits` or `ascii`."""
    return _Painter(sight, words, cards, canvas, room).paint()


class _Painter:
    """Paints one sight."""

    def __init__(self, sight: Sight, words: Words, cards: str, canvas: Canvas, room: Rect) -> None:
        self._sight = sight
        self._view = sight.view
        self._words = words
        self._cards = cards
        self._canvas = canvas
        self._room = room
        self._rows = BoardRows(sight, words, cards, canvas, room, keys_by_spot(sight.view, sight.held))
        self._text_x, self._width = self._rows.text_x, self._rows.width
        self._hands = open_hands(sight.view)
        ends = [(place, event.seat) for event in sight.happened for place in (event.source, event.target) if place]
        moved = (sight.view.at(place, seat) for place, seat in ends)
        self._marked = {(pile.name, pile.seat) for pile in moved if pile}

    def paint(self) -> dict[str, Rect]:
        """Paint piles, hands and choices from top to bottom, as far as they fit."""
        room, time = self._room, self._time_rows()
        sizes = (
            (self._card_rows, self._width // 3),
            (self._card_rows, 3),
            (self._rows.cells, 3),
            (self._rows.cells, 1),
        )
        for hand_rows, most in sizes:
            others, own, choices = self._other_rows(most), self._own_rows(most), self._choice_rows(hand_rows)
            spare = room.height - height([*time, *others, *own, *choices])
            if spare >= 0:
                break
        else:
            cut = self._rows.line([(self._words("screen-piles-cut"), "label")])
            others = [*others[: max(0, len(others) + spare - 1)], cut]
        gap = int(spare >= _GAPS)
        y = room.y + gap
        for rows in (time, [*others, *own], choices):
            for row in rows:
                if y + row.height <= room.y + room.height:
                    row.paint(y)
                y += row.height
            y += gap if rows else 0
        return self._rows.spots

    # --- time and piles ----------------------------------------------------------------------------------------------

    def _time_rows(self) -> list[BoardRow]:
        """The time left, as a meter."""
        if self._sight.left is None:
            return []
        return [self._rows.line(self._rows.meter(self._width), self._words("screen-time"))]

    def _other_rows(self, most: int) -> list[BoardRow]:
        """The piles of the table and of the other players; each owner's begin on a new line."""
        view = self._view
        table = [pile for pile in view.piles if pile.seat is None]
        rows = self._owner_rows(self._words("screen-of-table"), self._groups(None, most)) if table else []
        for ahead in range(1, view.seats):
            seat = (view.seat + ahead) % view.seats
            groups = self._groups(seat, most)
            rows += self._owner_rows(self._sight.names[seat], groups, is_turn=seat in view.turn)
        return rows

    def _own_rows(self, most: int) -> list[BoardRow]:
        """The viewer's own piles, without those drawn card by card."""
        seat = self._view.seat
        groups = self._groups(seat, most)
        return self._owner_rows(self._sight.names[seat], groups, is_turn=seat in self._view.turn)

    def _groups(self, seat: int | None, most: int) -> list[list[Piece]]:
        """The owner's piles, with at most `most` cards of each, and whatever else there is to say about a seat."""
        drawn = [pile for pile, _ in self._hands]
        piles = [pile for pile in self._view.piles if pile.seat == seat and pile not in drawn]
        if self._sight.is_covered and seat == self._view.seat:
            piles = [evolve(pile, cards=(), wild=(), hidden=pile.count) for pile in piles]
        states = [] if seat is None else self._states(seat)
        return [self._group(pile, max(1, most)) for pile in piles] + [[(state, "label")] for state in states]

    def _group(self, pile: Pile, most: int) -> list[Piece]:
        """A pile's name, underlined if a card has just come or gone, and its cards."""
        style = "name marked" if (pile.name, pile.seat) in self._marked else "name"
        return [(pile_name(pile, self._view, self._words), style), *pile_pieces(pile, self._words, self._cards, most)]

    def _states(self, seat: int) -> list[str]:
        partner = self._words("picture-partner") if seat in self._view.partners else ""
        return [state for state in (self._sight.states.get(seat, ""), partner) if state]

    def _owner_rows(self, name: str, groups: Sequence[Sequence[Piece]], *, is_turn: bool = False) -> list[BoardRow]:
        lines = flowed(groups, self._width, cell_len)
        return [self._rows.line(lines[0], name, is_turn=is_turn), *(self._rows.line(line) for line in lines[1:])]

    # --- what can be chosen ------------------------------------------------------------------------------------------

    def _choice_rows(self, hand_rows: Callable[[Sequence[tuple[str, str]]], list[BoardRow]]) -> list[BoardRow]:
        rows: list[BoardRow] = []
        for pile, spotted in self._hands:
            label = pile_name(pile, self._view, self._words) if pile.name else self._words("screen-on-offer")
            rows += self._hand_rows(label, pile, spotted, hand_rows)
        if self._sight.is_covered:
            return rows
        free = free_of(self._view)
        words = [f"word{number}" for number, _ in enumerate(free.words)]
        said = [(spot, f"[{'x' if spot in self._sight.held else ' '}] ") for spot in words]
        rows += self._rows.choices(self._words("screen-to-say"), said)
        moves = [(spot, "") for spot in moves_shown(self._view, self._sight.held)]
        rows += self._rows.choices(self._words("screen-moves"), moves)
        return rows + self._page_rows()

    def _hand_rows(
        self,
        label: str,
        pile: Pile,
        spotted: Sequence[tuple[str, str]],
        hand_rows: Callable[[Sequence[tuple[str, str]]], list[BoardRow]],
    ) -> list[BoardRow]:
        if self._sight.is_covered:
            return [self._rows.line([(self._words("picture-covered", count=pile.count), "label")], label)]
        if not spotted:
            return [self._rows.line([(NO_CARDS, "label")], label)]
        first, *others = hand_rows(spotted)

        def paint(y: int) -> None:
            self._rows.label(y + first.height // 2, label)
            first.paint(y)

        return [BoardRow(first.height, paint), *others]

    def _card_rows(self, spotted: Sequence[tuple[str, str]]) -> list[BoardRow]:
        """Cards with frames, as many side by side as fit."""
        per_row = max(1, self._width // _CARD)

        def row(cards: Sequence[tuple[str, str]]) -> BoardRow:
            def paint(y: int) -> None:
                for at, (card, spot) in enumerate(cards):
                    self._rows.card(card, spot, Rect(self._text_x + at * _CARD, y, _CARD, 3))

            return BoardRow(3, paint)

        return [row(spotted[at : at + per_row]) for at in range(0, len(spotted), per_row)]

    def _page_rows(self) -> list[BoardRow]:
        """Which of several pages of moves is shown, and a place to click for the next."""
        count = pages(self._view)
        if count == 1:
            return []
        page = page_of(self._sight.held)
        text = self._words("screen-moves-page", number=page + 1, most=count)

        def paint(y: int) -> None:
            self._canvas.put(self._text_x, y, text, "label", width=self._width)
            self._rows.spots[f"page{(page + 1) % count}"] = Rect(self._text_x, y, min(self._width, cell_len(text)), 1)

        return [BoardRow(1, paint)]
