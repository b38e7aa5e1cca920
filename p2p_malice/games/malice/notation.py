"""How a move of Spite & Malice is written: `source>target`.

A source is a hand card by its face (`7h`), the payoff pile's top (`payoff`) or a discard pile's top (`d0`); a target is
a centre pile (`c0`) or a discard pile (`d0`). Piles are counted from 0. Another seat's pile is written with its owner
(`d0@1`).
"""

import re
from functools import lru_cache

from attrs import field, frozen

from p2p_malice.engine.cards import FACES, MAX_PACKS, RANK, TEXT, parse_face
from p2p_malice.errors import NotationError


@frozen
class MoveParts:
    """The parts of a move. Exactly one of `card` (from the hand) and `source` is set; seats only if written.

    `source_pile` and `target_pile` are what events call the piles that the card moves between.
    """

    card: str | None
    source: str | None
    source_index: int
    source_seat: int | None
    target: str
    target_index: int
    target_seat: int | None
    source_pile: str = field(init=False)
    target_pile: str = field(init=False)

    @source_pile.default
    def _name_source(self) -> str:
        name = f"d{self.source_index}" if self.source == "d" else self.source or "hand"
        return name if self.source_seat is None else f"{name}@{self.source_seat}"

    @target_pile.default
    def _name_target(self) -> str:
        return f"{self.target}{self.target_index}"


_MOVE = re.compile(r"(?:(payoff)|(d)(\d)|(\w{2,3}))(?:@(\d))?>([cd])(\d)(?:@(\d))?", re.ASCII)


@lru_cache(maxsize=8192)
def parse_move(text: str) -> MoveParts:
    """The parts of the move written as `text`. Raises `NotationError`."""
    found = _MOVE.fullmatch(text)
    if not found:
        raise NotationError("no_move", text=text[:20])
    payoff, discard, index, card, seat, target, target_index, target_seat = found.groups()
    if card:
        parse_face(card)
        if seat:
            raise NotationError("hand_card_with_seat")
    return MoveParts(
        card=card,
        source=payoff or discard,
        source_index=int(index or 0),
        source_seat=int(seat) if seat else None,
        target=target,
        target_index=int(target_index),
        target_seat=int(target_seat) if target_seat else None,
    )


@lru_cache(maxsize=64)
def source_names(discard_piles: int) -> tuple[str, ...]:
    """The names of a seat's own discard piles, `d0` first."""
    return tuple(f"d{i}" for i in range(discard_piles))


class MovesFrom(dict[int, tuple[str, ...]]):
    """The moves from one source, by the set of target piles as bits; made on first use."""

    def __init__(self, source: str, target: str) -> None:
        super().__init__()
        self._start = f"{source}>{target}"

    def __missing__(self, piles: int) -> tuple[str, ...]:
        """Write the moves to each pile whose bit is set, lowest pile first."""
        moves = self[piles] = tuple(f"{self._start}{i}" for i in range(piles.bit_length()) if piles >> i & 1)
        return moves


@lru_cache(maxsize=16)
def hand_moves(discard_piles: int) -> tuple[tuple[str, int, MovesFrom, tuple[str, ...]], ...]:
    """For each card id, as a hand card: text, rank, plays onto centre piles, and discards onto each discard pile."""
    every = (1 << discard_piles) - 1
    by_face = tuple(
        (text, rank, MovesFrom(text, "c"), MovesFrom(text, "d")[every])
        for text, rank in zip(TEXT[:FACES], RANK[:FACES], strict=True)
    )
    return by_face * MAX_PACKS


PLAY_PAYOFF = MovesFrom("payoff", "c")
"""The plays of the payoff card."""

plays_of = lru_cache(maxsize=128)(lambda source: MovesFrom(source, "c"))
"""The plays from a source, by its name, such as `d0@2`."""

PLAY_DISCARD = tuple(MovesFrom(f"d{i}", "c") for i in range(10))
"""The plays of each discard pile's top."""
