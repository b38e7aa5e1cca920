"""Where cards lie side by side, in as few rows as possible. Pure."""

from collections.abc import Sequence

from attrs import frozen

from p2p_malice.terminal.boards.spite.card_order import Spotted
from p2p_malice.terminal.cards import face_text

_STEPS = (11, 9, 7, 6, 5, 4)
"""Columns from one card to the next. At the least, a card covers the right edge of the previous one."""

_LEAST = 5
"""The columns of the smallest card with a frame."""


@frozen
class Laid:
    """A card, its spot, and how many columns are to its left, how many it takes, and how many of them are visible."""

    card: str
    spot: str
    x: int
    width: int
    seen: int


def laid(groups: Sequence[Sequence[Spotted]], room: int, *, largest: int) -> list[list[Laid]]:
    """The groups in rows of `room` columns: as few rows as possible, with the widest cards that fit, up to `largest`.

    Groups lie apart if that doesn't take another row.
    """
    fewest = len(_rows(groups, room, _STEPS[-1], 0))
    for gap in (1, 0):
        for step in _STEPS:
            found = _rows(groups, room, step, gap)
            if step <= largest and len(found) <= fewest:
                return found
    return _rows(groups, room, _STEPS[-1], 0)


def _rows(groups: Sequence[Sequence[Spotted]], room: int, step: int, gap: int) -> list[list[Laid]]:
    rows: list[list[Laid]] = [[]]
    x = 0
    for number, group in enumerate(groups):
        x += gap if number and rows[-1] else 0
        for card, spot in group:
            more = max(0, len(face_text(card, "ascii")) - _LEAST + 2)
            width = max(_LEAST, step) + more
            if rows[-1] and x + width > room:
                rows.append([])
                x = 0
            rows[-1].append(Laid(card, spot, x, width, step + more))
            x += step + more
    return rows
