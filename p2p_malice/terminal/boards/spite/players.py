"""The players of Spite as rows, in one column or several: cards, score, and how each stands. Pure."""

from collections.abc import Sequence
from itertools import accumulate, takewhile
from math import ceil

from rich.cells import cell_len

from p2p_malice.engine.game import View
from p2p_malice.plain.boards.spite import number, score_of, shown, states_of
from p2p_malice.terminal.boards.rows import LABEL, BoardRow, BoardRows, Piece
from p2p_malice.terminal.cards import face_text
from p2p_malice.words.joined_lists import listed

_CARDS, _SCORE = 6, 5
"""The columns of the two numbers after a name."""

_SHORT = {
    "absent": "screen-absent",
    "place": "screen-place",
    "barred": "screen-barred",
    "passed": "screen-passed",
    "skips": "screen-skips",
    "cams": "screen-cams",
    "early": "screen-early",
}
"""The short forms of how a player stands, by the name of the fact."""


def player_rows(rows: BoardRows, columns: int) -> list[BoardRow]:
    """A heading, then everybody from the player after the viewer on, with the viewer at the end."""
    view = rows.sight.view
    seats = [(view.seat + ahead) % view.seats for ahead in range(1, view.seats + 1)]
    per_column, width = ceil(len(seats) / columns), (rows.room.width - 1) // columns
    parts = [seats[at : at + per_column] for at in range(0, len(seats), per_column)]

    def head(y: int) -> None:
        titles = f"{rows.words('screen-cards'):<{_CARDS}}{rows.words('screen-score'):>{_SCORE}}"
        for at, _ in enumerate(parts):
            rows.canvas.put(rows.room.x + at * width + LABEL, y, titles, "label", width=width - LABEL)

    def row(beside: Sequence[int]) -> BoardRow:
        def paint(y: int) -> None:
            for at, seat in enumerate(beside):
                _paint_player(rows, seat, at * width, y, width)

        return BoardRow(1, paint)

    return [BoardRow(1, head), *(row([part[at] for part in parts if at < len(part)]) for at in range(per_column))]


def _paint_player(rows: BoardRows, seat: int, x: int, y: int, width: int) -> None:
    view = rows.sight.view
    rows.label(y, rows.sight.names[seat], is_turn=seat in view.turn, x=x)
    if any(shown(view, name, seat) for name in ("absent", "place", "barred", "passed")):
        rows.canvas.put(rows.room.x + x + 1, y, rows.sight.names[seat], "label", width=LABEL - 2)
    numbers = f"{_cards_text(view, seat):<{_CARDS}}{score_of(view, seat):>{_SCORE}} "
    state = _state_text(rows, seat, width - LABEL - len(numbers))
    pieces: list[Piece] = [(numbers, "felt"), (state, "label"), (_held(rows, seat, bool(state)), "felt")]
    rows.put(rows.room.x + x + LABEL, y, pieces, rows.room.x + x + width)


def _cards_text(view: View, seat: int) -> str:
    """`11`, or `11+2*` with two fake jokers."""
    hand, fakes = (view.at(name, seat) for name in ("hand", "fakes"))
    more = f"+{fakes.count}*" if fakes and fakes.count else ""
    return f"{hand.count if hand else 0}{more}"


def _held(rows: BoardRows, seat: int, is_beside: bool) -> str:
    """The cards of another player, where they are known."""
    view = rows.sight.view
    piles = [pile for name in ("hand", "fakes") if seat != view.seat and (pile := view.at(name, seat))]
    return "  " * is_beside + " ".join(face_text(card, rows.cards) for pile in piles for card in pile.cards)


def _state_text(rows: BoardRows, seat: int, width: int) -> str:
    """How the player stands, and whether they're there: in words if there is room, or else in short."""
    view, words = rows.sight.view, rows.words
    present = [state for state in (rows.sight.states.get(seat, ""),) if state]
    said = listed([*present, *states_of(view, seat, words)], words)
    if cell_len(said) <= width:
        return said
    facts = ((key, name) for name, key in _SHORT.items() if shown(view, name, seat))
    brief = [
        *present,
        *(words(key, count=number(view, name, seat), cards=shown(view, name, seat)) for key, name in facts),
    ]
    fits = takewhile(lambda text: len(text) <= width, accumulate(brief, lambda before, each: f"{before} {each}"))
    return [brief[0][:width], *fits][-1]
