"""The table as lines of text, at most 80 columns. Pure: a view and a board in, lines out."""

from collections.abc import Callable

from p2p_malice.engine.game import View
from p2p_malice.plain.boards.contract import Board
from p2p_malice.plain.labelled_lines import block
from p2p_malice.words.catalogue import Words


def board_lines(view: View, board: Board, label: Callable[[int], str], words: Words) -> list[str]:
    """The whole table in `view`; `label` gives the word for a seat at the start of its lines."""
    lines = board.common(view, label)
    if view.deadline is not None:
        lines += block(words("lines-time"), words("lines-seconds", count=view.deadline))
    lines += board.points(view, label)
    others = [seat for seat in range(view.seats) if seat != view.seat]
    return lines + [line for seat in (*others, view.seat) for line in board.seat(view, seat, label(seat))]
