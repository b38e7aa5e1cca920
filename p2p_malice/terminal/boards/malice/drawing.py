"""The cards of Spite & Malice, drawn with characters. Pure."""

import textwrap
from collections.abc import Sequence

from rich.cells import cell_len

from p2p_malice.engine.game import Pile
from p2p_malice.plain.boards.malice import card_order
from p2p_malice.terminal.boards.contract import WIDE, Sight
from p2p_malice.terminal.boards.large_cards import is_large, paint_back, paint_edges, paint_middle
from p2p_malice.terminal.boards.malice.keys import CENTRE_KEYS, DISCARD_KEYS, keys_of, own_hand, wild_cards
from p2p_malice.terminal.boards.malice.log import piles_between
from p2p_malice.terminal.boards.malice.picking import moves_by_source
from p2p_malice.terminal.canvas import Canvas, Rect
from p2p_malice.terminal.cards import FRAMES, colour_of, face_text
from p2p_malice.words.catalogue import Words

_LABEL = 10, 16
"""The least and the most columns for a label."""
_LEAST_ROWS = 20
"""Rows needed to draw two players' piles and the centre as cards; with fewer, the opponent gets one line."""
_CARD, _LARGE_CARD, _LARGEST_CARD = (11, 9), (15, 11), (19, 13)
"""The largest card, in columns and rows: on most terminals, from `WIDE` on, and with room for four rows of them."""

_CHAIN = 3
"""The fewest cards in one turn that are counted beside the pile."""
_FULL = ("complete", "clear")
"""The kinds of events by which a pile is full, and another one begins."""

_LEAST_SEAT, _LEAST_SPACED = 5, 6
"""The fewest rows of cards for which several opponents' piles are drawn as cards, and rows don't touch."""


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
        self._spots: dict[str, Rect] = {}
        self._keys = {spot: key for key, spot in keys_of(sight.view).items()}
        self._picked = next(iter(sight.held), "")
        self._targets = moves_by_source(sight.view).get(self._picked, {}) if self._picked else sight.hinted
        self._marked = piles_between(sight.happened, sight.view)
        self._chain = next((event.target for event in sight.happened if event.kind == "play"), None)
        """The pile that was just played to."""
        self._full = {event.target for event in sight.happened if event.kind in _FULL}
        self._area = room.width
        self._centre = [pile for pile in self._view.piles if pile.role == "centre" and pile.index < len(CENTRE_KEYS)]
        self._piles = {(pile.role, pile.index, pile.seat): pile for pile in self._view.piles}
        own = {index for role, index, seat in self._piles if seat == self._view.seat and role == "discard"}
        self._discards = sorted(index for index in own if index < len(DISCARD_KEYS))
        self._wild = wild_cards(self._view)
        self._label = self._columns_of_label()
        columns = max(len(self._centre), len(self._discards))
        is_wide = canvas.width >= WIDE[0] and canvas.height >= WIDE[1]
        is_largest = is_wide and self._view.seats == 2 and room.height >= 4 * _LARGEST_CARD[1]
        widest, self._tallest = _LARGEST_CARD if is_largest else _LARGE_CARD if is_wide else _CARD
        self._card_width = max(5, min(widest, (self._area - self._label - 3 - columns) // (columns + 1)))
        self._gap = int(self._label + 2 + (columns + 1) * (self._card_width + 1) <= self._area)
        margin = (self._area - self._label - 2 - (columns + 1) * (self._card_width + self._gap)) // 2
        self._left = margin if margin > 2 else 0
        self._is_spaced = False
        """Whether there is room around cards."""

    def _columns_of_label(self) -> int:
        """The width of the longest label beside the cards in this language, within limits."""
        words, counts = self._words, [pile.count for pile in self._view.piles]
        most = max(counts, default=0)
        lines = [words("picture-left", count=min(most, 99)), words("picture-in-hand", count=5), words("board-hand")]
        lines += [*words("picture-draw", count=most).splitlines(), words("board-centre")]
        return max(_LABEL[0], min(_LABEL[1], max(map(cell_len, lines)) + 2))

    def _pile(self, role: str, seat: int | None, index: int = 0) -> Pile:
        """The pile with that role and owner; an empty one if the view has none."""
        return self._piles.get((role, index, seat)) or Pile("", seat, role=role, index=index)

    def paint(self) -> dict[str, Rect]:
        """Paint everything on the board."""
        view, room = self._view, self._room
        others = [seat % view.seats for seat in range(view.seat + 1, view.seat + view.seats)]
        body = room.height
        are_cards = body >= _LEAST_ROWS if len(others) == 1 else body // (len(others) + 3) >= _LEAST_SEAT
        rows, lines = (len(others) + 3, 0) if are_cards else (3, len(others))
        tall, space = self._rows(body - lines, rows)
        self._is_spaced = bool(space and self._gap)
        y = room.y + max(0, body - lines - rows * tall - (rows - 1 + (lines > 0)) * space) // 2
        for seat in others:
            if are_cards:
                self._paint_seat(seat, y, tall)
            else:
                self._paint_line(seat, y)
            y += tall + space if are_cards else 1
        y += space * (not are_cards)
        self._paint_centre(y, tall)
        y += tall + space
        self._paint_seat(view.seat, y, tall)
        y += tall + space
        self._paint_hand(y, tall)
        return self._spots

    def _rows(self, room: int, rows: int) -> tuple[int, int]:
        """The height of cards for that many rows, and the number of blank lines between two rows."""
        spaced = (room - rows + 1) // rows
        tall = min(self._tallest, spaced if spaced >= _LEAST_SPACED else room // rows)
        return tall, int(room - rows * tall >= rows)

    # --- rows --------------------------------------------------------------------------------------------------------

    def _paint_seat(self, seat: int, y: int, tall: int) -> None:
        """Paint a seat's payoff and discard piles as cards."""
        payoff, is_own = self._pile("payoff", seat), seat == self._view.seat
        hand = self._piles.get(("hand", 0, seat))
        lines = [self._words("picture-left", count=payoff.count) if payoff.count else self._words("picture-out")]
        if not is_own and hand:
            held, room = self._held(hand), self._label - 1
            lines += [held] if cell_len(held) <= room else textwrap.wrap(held, room)
        lines.append(self._sight.states.get(seat, ""))
        lines.append(self._words("picture-partner") if seat in self._view.partners else "")
        self._paint_label(y, self._sight.names[seat], lines, is_turn=seat in self._view.turn)
        self._paint_card(self._spot(payoff), payoff, self._left + self._label, y, tall)
        for column, index in enumerate(self._discards):
            pile = self._pile("discard", seat, index)
            self._paint_card(self._spot(pile), pile, self._column(column), y, tall)

    def _held(self, hand: Pile) -> str:
        """The cards of another player or, as long as they aren't known, their number."""
        if not hand.cards:
            return self._words("picture-in-hand", count=hand.count)
        return " ".join(face_text(card, self._cards) for card in sorted(hand.cards, key=card_order))

    def _spot(self, pile: Pile) -> str:
        """The spot of a player's pile; "" if it can't be chosen."""
        if pile.seat == self._view.seat or not pile.name:
            return pile.name
        return f"{pile.name}@{pile.seat}" if pile.seat in self._view.partners else ""

    def _paint_label(self, y: int, name: str, lines: Sequence[str], *, is_turn: bool = False) -> None:
        mark = "▶" if self._cards == "suits" else ">"
        self._canvas.put(self._left, y, mark if is_turn else " ", "turn")
        self._canvas.put(self._left + 1, y, name, "turn" if is_turn else "name", width=self._label - 2)
        for offset, line in enumerate((line for line in lines if line), 1):
            self._canvas.put(self._left + 1, y + offset, line, "label", width=min(cell_len(line), self._label - 1))

    def _column(self, index: int) -> int:
        return self._left + self._label + self._card_width + 2 + index * (self._card_width + self._gap)

    def _paint_centre(self, y: int, tall: int) -> None:
        draw = self._piles.get(("draw", 0, None))
        waste = self._piles.get(("waste", 0, None))
        lines = self._words("picture-draw", count=draw.count).splitlines() if draw else ["", ""]
        if waste and waste.count and tall > 4:
            lines += [self._words("picture-aside", count=waste.count)]
        self._paint_label(y, self._words("board-centre"), lines)
        rect = Rect(self._left + self._label, y, self._card_width, tall)
        if draw and draw.count:
            self._canvas.fill(rect, "back", "░" if self._cards == "suits" else ":")
            if is_large(rect):
                paint_back(self._canvas, rect, self._cards)
                self._paint_edges(rect, draw.count)
            self._frame(rect, "card", "back")
            self._put_count(rect, str(draw.count), "back")
        else:
            self._frame(rect, "empty", "empty")
        for index, pile in enumerate(self._centre):
            self._paint_card(pile.name, pile, self._column(index), y, tall)

    def _paint_hand(self, y: int, tall: int) -> None:
        pile = self._piles.get(("hand", 0, self._view.seat))
        self._paint_label(y, self._words("board-hand"), [])
        if pile is None:
            return
        if self._sight.is_covered or pile.hidden:
            self._canvas.put(self._left + self._label, y + 1, self._words("picture-covered", count=pile.count), "label")
            return
        hand = own_hand(self._view)
        step = min(self._card_width + 1, (self._area - self._left - self._label) // max(1, len(hand)))
        for index, card in enumerate(hand):
            spot = f"hand{index}"
            # Below the piles, where there is room.
            aside = self._gap if index and step == self._card_width + 1 else 0
            rect = Rect(self._left + self._label + index * step + aside, y, step - 1, tall)
            self._spots[spot] = rect
            style = self._card_style(spot)
            self._canvas.fill(rect, style)
            self._frame(rect, self._form(spot, "card"), style, self._keys.get(spot, ""))
            self._put_face(rect, card, style)

    def _paint_line(self, seat: int, y: int) -> None:
        """Paint a seat in one line: name, payoff, discards, hand, state."""
        canvas, left = self._canvas, self._left
        payoff, hand = self._pile("payoff", seat), self._piles.get(("hand", 0, seat))
        is_turn = seat in self._view.turn
        mark = "▶" if self._cards == "suits" else ">"
        canvas.put(left, y, mark if is_turn else " ", "turn")
        canvas.put(left + 1, y, self._sight.names[seat], "turn" if is_turn else "name", width=10)
        to_go = self._words("picture-left", count=payoff.count) if payoff.count else self._words("picture-out")
        canvas.put(left + 12, y, to_go, "label", width=self._label - 2)
        self._paint_cell(self._spot(payoff), payoff, left + 10 + self._label, y)
        wide = 5 if len(self._discards) <= 4 else 4
        x = left + 16 + self._label
        for index in self._discards:
            pile = self._pile("discard", seat, index)
            self._paint_cell(self._spot(pile), pile, x, y)
            x += wide
        rest = [self._sight.states.get(seat, ""), self._words("picture-partner") if seat in self._view.partners else ""]
        room = self._area - x - 1
        text = "  ".join(word for word in rest if word)
        in_hand = self._held(hand) if hand else ""
        longer = f"{text}  {in_hand}".strip()
        canvas.put(x + 1, y, longer if cell_len(longer) <= room else text, "label", width=max(0, room))

    def _paint_cell(self, spot: str, pile: Pile, x: int, y: int) -> None:
        rect = Rect(x, y, 4, 1)
        if spot:
            self._spots[spot] = rect
        text = face_text(pile.top, self._cards) if pile.top else "·" if self._cards == "suits" else "."
        style = f"{self._card_style(spot)} {colour_of(pile.top)}" if pile.top else "empty"
        if (pile.name, pile.seat) in self._marked and pile.top:
            style += " marked"
        self._canvas.put(x, y, f"{text:^4}", style)

    # --- cards -------------------------------------------------------------------------------------------------------

    def _paint_card(self, spot: str, pile: Pile, x: int, y: int, tall: int) -> None:
        rect = Rect(x, y, self._card_width, tall)
        if spot:
            self._spots[spot] = rect
        top = pile.top
        style = self._card_style(spot) if top else "empty"
        if top:
            if pile.role == "payoff" and pile.count == 1:
                style += " glow"
            self._canvas.fill(rect, style)
        self._frame(rect, self._form(spot, "card" if top else "empty"), style, self._keys.get(spot, ""))
        self._paint_edges(rect, pile.count)
        if (pile.name, pile.seat) in self._marked:
            self._canvas.put(rect.x + rect.width - 2, y, "•" if self._cards == "suits" else "*", f"{style} mark")
        if pile.seat is None and pile.name == self._chain:
            self._paint_badge(rect)
        if pile.seat is None and pile.name in self._full:
            said = f" {self._words('picture-full')} "
            self._canvas.put(x + (rect.width - cell_len(said)) // 2, y + tall - 1, said, "badge")
        if top is None:
            if pile.needs:
                # By itself, an ace would look like the pile's key.
                needs = self._words("picture-needs", rank=pile.needs)
                self._canvas.put(x + 2, y + 1, needs if cell_len(needs) <= rect.width - 4 else pile.needs, "empty")
            return
        self._put_face(rect, top, style, pile)
        if pile.role == "payoff" and pile.count == 1:
            self._put_count(rect, self._words("picture-last"), style)
        elif pile.count > 1 or pile.role == "payoff":
            self._put_count(rect, str(pile.count), style)

    def _paint_badge(self, rect: Rect) -> None:
        """Paint in the upper right corner how many cards were played in this turn, from three on."""
        if (played := self._sight.played) >= _CHAIN:
            times = f"{'×' if self._cards == 'suits' else 'x'}{played}"
            badge = f" {times} " if is_large(rect) else times
            self._canvas.put(rect.x + rect.width - len(badge), rect.y, badge, "badge")

    def _paint_edges(self, rect: Rect, count: int) -> None:
        if is_large(rect) and self._is_spaced:
            paint_edges(self._canvas, rect, count, self._cards)

    def _put_face(self, rect: Rect, card: str, style: str, pile: Pile | None = None) -> None:
        """Paint rank and suit, what a wild card stands for and, below them, the ranks of buried discards."""
        inner, text = rect.width - 2, face_text(card, self._cards)
        coloured = f"{style} {colour_of(card)}"
        x = rect.x + (2 if inner > 4 else 1)
        room = rect.x + rect.width - 1 - x
        stands_for = pile.stands_for if pile else None
        if stands_for and len(text) + 1 + len(stands_for) <= room:
            text += f"={stands_for}"
        elif stands_for and rect.height < 4:
            text = f"{stands_for}*"
        is_wild = card in self._wild and not stands_for and len(text) < room
        starred = text + ("★" if self._cards == "suits" else "*") * is_wild
        self._canvas.put(x, rect.y + 1, starred, coloured)
        is_fan = pile is not None and pile.role == "discard" and len(pile.cards) > 1
        if is_large(rect):
            paint_middle(self._canvas, rect, card, self._cards, coloured, stands_for=stands_for or "")
            if pile and is_fan:
                x += len(starred) + 1
                self._canvas.put(x, rect.y + 1, self._buried(pile, rect.x + rect.width - 1 - x), f"{style} buried")
        elif stands_for and "=" not in text and rect.height >= 4:
            self._canvas.put(x, rect.y + 2, f"={stands_for}"[:room], coloured)
        elif pile and is_fan and rect.height >= 4:
            self._canvas.put(x, rect.y + 2, self._buried(pile, room), f"{style} buried")
        elif rect.height >= 5 and room + 1 >= 2 * len(text):
            self._canvas.put(rect.x + rect.width - 2 - len(text), rect.y + rect.height - 2, text, coloured)

    def _buried(self, pile: Pile, room: int) -> str:
        """The ranks below the top, nearest first, as many as fit."""
        text = ""
        for card in reversed(pile.cards[:-1]):
            rank = "Jk" if card == "Jk" else card[:-1]
            longer = f"{text} {rank}".strip()
            if len(longer) > room:
                break
            text = longer
        return text

    def _card_style(self, spot: str) -> str:
        if spot and spot == self._picked:
            return "picked"
        return "card"

    def _form(self, spot: str, usual: str) -> str:
        """The kind of frame, which shows without colour what is chosen and where it may go, or what a hint is about."""
        if spot and spot == self._picked:
            return "picked"
        return "target" if spot and spot in self._targets else usual

    def _frame(self, rect: Rect, form: str, style: str, key: str = "") -> None:
        spot = next((spot for spot, own in self._keys.items() if own == key), "")
        is_cursor = spot == self._sight.cursor and bool(spot)
        is_here = is_cursor and form != "picked"
        corners = FRAMES[self._cards]["cursor" if is_here else form]
        style = {"target": f"{style} target", "picked": style}.get(form, f"{style} frame") + " here" * is_here
        right, bottom = rect.x + rect.width - 1, rect.y + rect.height - 1
        canvas = self._canvas
        canvas.put(rect.x, rect.y, corners[0] + corners[4] * (rect.width - 2) + corners[1], style)
        canvas.put(rect.x, bottom, corners[2] + corners[4] * (rect.width - 2) + corners[3], style)
        for y in range(rect.y + 1, bottom):
            canvas.put(rect.x, y, corners[5], style)
            canvas.put(right, y, corners[5], style)
        if key:
            mark = ("▼" if self._cards == "suits" else "v") if form == "target" else ""
            shown = key.upper() if not key.isupper() else f"⇧{key}" if self._cards == "suits" else f"^{key}"
            canvas.put(rect.x + 1, rect.y, f"{mark}{shown}", f"{style} key" + " cursor" * is_cursor)

    def _put_count(self, rect: Rect, count: str, style: str) -> None:
        x = rect.x + rect.width - 2 - len(count)
        self._canvas.put(x, rect.y + rect.height - 1, count, f"{style} count")
