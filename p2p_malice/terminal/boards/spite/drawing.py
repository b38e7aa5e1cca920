"""A table of Spite, drawn with characters: players, what is in force, the trick, and the viewer's cards. Pure."""

from collections.abc import Sequence

from attrs import frozen
from rich.cells import cell_len

from p2p_malice.engine.game import Pile
from p2p_malice.plain.boards.spite import in_force, number, played_in, price_of, shown, swapped_of, way_of
from p2p_malice.terminal.boards.combining import moves_of, offer_words, text_at
from p2p_malice.terminal.boards.contract import ARRANGE, Sight
from p2p_malice.terminal.boards.large_cards import LEAST, paint_back
from p2p_malice.terminal.boards.rows import BoardRow, BoardRows, Piece, flowed, height
from p2p_malice.terminal.boards.spite.hands import Laid, laid
from p2p_malice.terminal.boards.spite.picking import MISPLAY, PRICE, keys_by_spot, other_prices, own_cards, words_shown
from p2p_malice.terminal.boards.spite.players import player_rows
from p2p_malice.terminal.canvas import Canvas, Rect
from p2p_malice.terminal.cards import FRAMES, colour_of, face_text
from p2p_malice.words.catalogue import Words

_CHOICES = 2
"""Lines reserved for what can be done, so that nothing moves when it's somebody else's turn."""

_BEFORE = 3
"""Columns between the last hand and those before it."""

_ARROWS = {"suits": {"up": "↑", "down": "↓"}, "ascii": {"up": "^", "down": "v"}}


@frozen
class _Size:
    """How large everything is: the columns of players, and the height of cards in the trick and the hand."""

    columns: int
    trick: int
    hand: int


_SIZES = (
    _Size(1, 8, 8),
    _Size(1, 8, 5),
    _Size(1, 7, 8),
    _Size(1, 7, 5),
    _Size(1, 5, 5),
    _Size(1, 5, 3),
    _Size(1, 3, 3),
    _Size(2, 5, 3),
    _Size(2, 3, 3),
    _Size(2, 3, 1),
    _Size(2, 1, 1),
)
"""From the largest down; a card of one line has no frame."""

_WIDEST = {8: LEAST[0], 7: 9, 5: 7, 3: 6, 1: 6}
"""The most columns of a card, by its height. The first is that of a card with pips, which has no fewer."""


def draw(sight: Sight, words: Words, cards: str, canvas: Canvas, room: Rect) -> dict[str, Rect]:
    """Draw the sight into `room`; return where each spot is. `cards` is `suits` or `ascii`."""
    return _Painter(sight, words, cards, canvas, room).paint()


class _Painter:
    """Paints one sight."""

    def __init__(self, sight: Sight, words: Words, cards: str, canvas: Canvas, room: Rect) -> None:
        self._sight, self._view = sight, sight.view
        self._words, self._cards, self._canvas, self._room = words, cards, canvas, room
        self._rows = BoardRows(sight, words, cards, canvas, room, keys_by_spot(sight))
        self._played = played_in(sight.view)

    def paint(self) -> dict[str, Rect]:
        """Paint players at the top, the viewer's cards at the bottom and the trick in between, as large as fits."""
        for size in filter(self._has_columns, _SIZES):
            players, facts = player_rows(self._rows, size.columns), self._fact_rows()
            middle = [*self._trick_rows(size.trick), self._clock_row()]
            bottom = [*self._hand_rows(size.hand), *self._choice_rows()]
            spare = self._room.height - height([*players, *facts, *middle, *bottom])
            if spare >= 0:
                break
        above = int(spare > 1)
        rest = max(0, spare - above)
        y = self._room.y
        for rows, gap in ((players, above), (facts, rest // 2), (middle, rest - rest // 2), (bottom, 0)):
            for row in rows:
                if y + row.height <= self._room.y + self._room.height:
                    row.paint(y)
                y += row.height
            y += gap
        return self._rows.spots

    def _has_columns(self, size: _Size) -> bool:
        """Whether no card would be too narrow for its height."""
        last = [[(card, "") for card in self._played[-1].cards]] if self._played else []
        parts = ((size.trick, last), (size.hand, own_cards(self._sight)))
        large = [laid(groups, self._rows.width, largest=LEAST[0]) for tall, groups in parts if tall > LEAST[1]]
        return all(card.width >= LEAST[0] for rows in large for row in rows for card in row)

    # --- what is in force --------------------------------------------------------------------------------------------

    def _fact_rows(self) -> list[BoardRow]:
        """The direction and whatever else a hand has to be; then the bounty and what buying back costs."""
        words, view = self._words, self._view
        way, bounty = way_of(view), view.at("bounty")
        direction = f"{_ARROWS[self._cards][way]} {words('screen-direction', state=way)}"
        force = flowed([[(said, "name")] for said in in_force(view, words)], self._rows.width, cell_len)[:1]
        beside = [self._faces("screen-bounty", bounty.cards)] if bounty else []
        beside.append([(words("screen-price", count=price_of(view)), "label")])
        # It passes sooner than the price, so it comes first.
        beside[:0] = [self._faces(f"screen-{name}", cards.split()) for name, cards in swapped_of(view)]

        def paint(y: int) -> None:
            self._rows.line(force[0]).paint(y)
            self._canvas.put(self._room.x + 1, y, direction, "turn")
            self._rows.line(flowed(beside, self._rows.width, cell_len)[0]).paint(y + 1)

        return [BoardRow(2, paint)]

    def _faces(self, key: str, cards: Sequence[str]) -> list[Piece]:
        return [(self._words(key), "label"), *self._chips(cards)]

    def _chips(self, cards: Sequence[str]) -> list[Piece]:
        """Cards without frames."""
        return [(face_text(card, self._cards), f"card {colour_of(card)}") for card in cards]

    # --- the trick ---------------------------------------------------------------------------------------------------

    def _trick_rows(self, tall: int) -> list[BoardRow]:
        """The last hand, drawn large, and those before it beside or below."""
        if not self._played:
            return [BoardRow(tall, lambda y: self._rows.line([(self._nothing_words(), "label")]).paint(y + tall // 2))]
        last = self._played[-1]
        before = [self._before(pile) for pile in reversed(self._played[:-1])]
        if older := self._view.at("trick"):
            before.append([(self._words("lines-before", count=older.count), "label")])
        groups = [[(card, "") for card in last.cards or ("",) * last.hidden]]
        rows = laid(groups, self._rows.width, largest=_WIDEST[tall])
        if tall == 1 or len(rows) > 1:
            lines = flowed([self._hand_pieces(last)], self._rows.width, cell_len)
            name = self._name(last)
            return [
                *(self._rows.line(line, name if at == 0 else "") for at, line in enumerate(lines)),
                *(self._rows.line(line) for line in flowed(before, self._rows.width, cell_len) if line),
            ]
        right = max(card.x + card.width for card in rows[0]) + _BEFORE
        is_beside = all(_length(pieces) <= self._rows.width - right for pieces in before)
        below = [] if is_beside else flowed(before, self._rows.width, cell_len)

        def paint(y: int) -> None:
            self._rows.label(y + (tall - 1) // 2, self._name(last))
            self._canvas.put(self._room.x + 1, y + (tall + 1) // 2, self._words("screen-to-beat"), "label")
            for card in rows[0]:
                rect = Rect(self._rows.text_x + card.x, y, card.width, tall)
                if card.card:
                    self._rows.card(card.card, "", rect)
                else:
                    self._paint_back(rect)
            for at, pieces in enumerate(before if is_beside else []):
                x = self._rows.text_x + right
                self._rows.put(x, y + at + tall // 4, _spaced(pieces), self._rows.text_x + self._rows.width)

        return [BoardRow(tall, paint), *(self._rows.line(line) for line in below)]

    def _nothing_words(self) -> str:
        is_led = self._view.turn and not any(shown(self._view, name) for name in ("swap", "exchange"))
        return self._words("lines-no-trick") if is_led else ""

    def _name(self, pile: Pile) -> str:
        return self._sight.names[pile.seat or 0]

    def _before(self, pile: Pile) -> list[Piece]:
        return [(self._name(pile), "label"), *self._hand_pieces(pile)]

    def _hand_pieces(self, pile: Pile) -> list[Piece]:
        return self._chips(pile.cards) or [(self._words("lines-face-down", count=pile.hidden), "label")]

    def _paint_back(self, rect: Rect) -> None:
        """Paint a card face down."""
        lines, inner = FRAMES[self._cards]["card"], rect.width - 2
        self._canvas.fill(rect, "back")
        paint_back(self._canvas, rect, self._cards)
        self._canvas.put(rect.x, rect.y, lines[0] + lines[4] * inner + lines[1], "back")
        self._canvas.put(rect.x, rect.y + rect.height - 1, lines[2] + lines[4] * inner + lines[3], "back")

    # --- time --------------------------------------------------------------------------------------------------------

    def _clock_row(self) -> BoardRow:
        """How much time is left, and for what; calling a misplay comes first."""
        may = [f"move{at}" for at, move in enumerate(moves_of(self._view)) if move == MISPLAY]
        is_counted = len(self._view.deadlines) > number(self._view, "open")
        state = "claim" if shown(self._view, "claim") else "turn" if is_counted else "call"

        def paint(y: int) -> None:
            x, end = self._rows.text_x, self._rows.text_x + self._rows.width
            if may:
                text = f" {offer_words(may[0], MISPLAY, self._words)} "
                self._rows.key(may[0], x, y, "picked glow")
                self._canvas.put(x + 1, y, text, "picked glow")
                self._rows.spots[may[0]] = Rect(x, y, cell_len(text) + 1, 1)
                x += cell_len(text) + 3
            if self._sight.left is not None:
                self._rows.label(y, self._words("screen-clock", state=state))
                self._rows.put(x, y, self._rows.meter(end - x), end)

        return BoardRow(1, paint)

    # --- the viewer's own ---------------------------------------------------------------------------------------------

    def _hand_rows(self, tall: int) -> list[BoardRow]:
        """The viewer's cards, with those of a group together."""
        label, hand = self._words("screen-hand"), self._view.at("hand")
        if self._sight.is_covered or (hand and hand.hidden):
            count = hand.count if hand else 0
            return [self._rows.line([(self._words("picture-covered", count=count), "label")], label)]
        groups = own_cards(self._sight)
        if not groups:
            return [self._rows.line([(self._words("screen-no-cards"), "label")], label)]
        if tall == 1:
            first, *others = self._rows.cells([each for group in groups for each in group])
            return [self._labelled(first, label), *others]
        rows = []
        for laid_out in laid(groups, self._rows.width, largest=_WIDEST[tall]):

            def paint(y: int, laid_out: Sequence[Laid] = laid_out) -> None:
                for card in laid_out:
                    rect = Rect(self._rows.text_x + card.x, y, card.width, tall)
                    self._rows.card(card.card, card.spot, rect)
                    if card.spot:
                        self._rows.spots[card.spot] = Rect(rect.x, y, card.seen, tall)

            rows.append(BoardRow(tall, paint))
        return [self._labelled(rows[0], label), *rows[1:]]

    def _labelled(self, row: BoardRow, label: str) -> BoardRow:
        def paint(y: int) -> None:
            self._rows.label(y + row.height // 2, label)
            row.paint(y)

        return BoardRow(row.height, paint)

    def _choice_rows(self) -> list[BoardRow]:
        """Words to say, moves, and how the cards are arranged, one after the other."""
        if self._sight.is_covered:
            return []
        lines: list[list[tuple[str, str]]] = [[]]
        at = 0
        for spot, text in self._choices():
            width = cell_len(text) + 2
            if at and at + width > self._room.width - 1:
                lines.append([])
                at = 0
            lines[-1].append((spot, text))
            at += width
        lines += [[]] * (_CHOICES - len(lines))

        def row(line: Sequence[tuple[str, str]]) -> BoardRow:
            def paint(y: int) -> None:
                x = self._room.x + 1
                for spot, text in line:
                    self._paint_choice(spot, text, x, y)
                    x += cell_len(text) + 2

            return BoardRow(1, paint)

        return [row(line) for line in lines]

    def _choices(self) -> list[tuple[str, str]]:
        """What can be done, by spot; what is held is in brackets."""
        words, view, held = self._words, self._view, self._sight.held
        spots = words_shown(view, held)
        spots += [f"move{at}" for at, move in enumerate(moves_of(view)) if move != MISPLAY]
        said = [(spot, offer_words(spot, text_at(spot, view), words)) for spot in spots]
        found = [(spot, f"[{text}]" if spot in held else f" {text} ") for spot, text in said]
        if other_prices(view):
            found.append((PRICE, f" {words('screen-other-price')} "))
        manner = words("screen-arranged", state=self._sight.arranged or "value")
        return [*found, (ARRANGE, f" {manner} ")]

    def _paint_choice(self, spot: str, text: str, x: int, y: int) -> None:
        style = "turn" if spot in self._sight.held or spot in self._sight.hinted else "label"
        self._rows.spots[spot] = Rect(x, y, cell_len(text) + 1, 1)
        self._rows.key(spot, x, y, "turn")
        self._canvas.put(x + 1, y, text, style)


def _spaced(pieces: Sequence[Piece]) -> list[Piece]:
    """Pieces with blanks between them."""
    return [each for piece in pieces for each in (piece, (" ", ""))][:-1]


def _length(pieces: Sequence[Piece]) -> int:
    return sum(cell_len(text) for text, _ in _spaced(pieces))
