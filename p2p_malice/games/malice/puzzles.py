"""A puzzle for each day: a position that can be won this turn in one way only. Pure.

It is played by the rules of `mdw`, by seat 0, whose payoff pile has one card left; all that matters can be seen. There
is exactly one answer: whatever wins this turn plays the same cards, each from the same place and to a centre pile of
the same height; only the order may differ, where plays don't depend on each other. Centre piles of equal height count
as one place, and so do cards of a rank in the hand. So no play is idle: each belongs to the answer, or spoils it. Nor
does any way through the turn, won or not, empty the hand and draw new cards.

Puzzles get harder from Monday to Sunday. A puzzle is made from its end: the cards of an answer are taken back from the
centre one by one, into the hand and onto discard piles, and others are put among them as long as there is one answer.
"""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import TypeVar

from attrs import evolve, frozen

from p2p_malice.engine.cards import RANK, TEXT, packs
from p2p_malice.games.malice.bots.seen_table import WILD
from p2p_malice.games.malice.options import KING, VARIANTS
from p2p_malice.games.malice.positions import rebuild
from p2p_malice.games.malice.puzzle_search import Turn
from p2p_malice.games.malice.rules import State

SOLVER, OPPONENT = 0, 1
"""The seats."""

_VERSION = b"p2p-malice puzzle 1 "
"""Goes into every seed. If puzzles are made otherwise, it gets a new number, so that nobody compares different ones."""

_OPTIONS = VARIANTS["mdw"]
_LAST = _OPTIONS.last_rank
_PILES = _OPTIONS.discard_piles
_KEPT = 1
"""So many cards of the hand aren't in the answer, at least: an empty hand would be filled with cards nobody knows."""

_DISCARDED = 9
"""So many cards lie in the solver's discard piles, at least."""
_HIGHEST = 5
"""So many cards lie in one of them, at most."""
_TRIED = 30
"""So many cards are tried beside those of the answer."""

_T = TypeVar("_T")


@frozen
class _Level:
    """How hard a puzzle is: the plays of its answer, the positions its turn can lead to, and the plays that spoil it.

    Those are counted over all positions from which it can still be won.
    """

    plays: tuple[int, int]
    positions: int
    spoilers: int


_LEVELS = (
    _Level((5, 6), 12, 4),
    _Level((5, 7), 18, 6),
    _Level((6, 7), 25, 9),
    _Level((6, 8), 35, 12),
    _Level((7, 8), 50, 16),
    _Level((7, 9), 70, 22),
    _Level((8, 10), 100, 30),
)
"""From Monday to Sunday."""


def puzzle_of(date: str, weekday: int) -> State:
    """The puzzle of a date such as `2026-11-27`, which is that day of the week (0 to 6, from Monday).

    It's the same for everybody: all of it follows from SHA-256 of `p2p-malice puzzle 1 2026-11-27`.
    """
    # Of all that a generator of random numbers offers, only `random` gives the same numbers for ever.
    seed = sha256(_VERSION + date.encode()).digest()
    dice, level = _Dice(int.from_bytes(seed)), _LEVELS[weekday]
    while True:
        turn = _answerable(dice, level)
        filled = turn and _filled(dice, turn, level)
        if filled and (state := _dealt(dice, filled, seed)):
            return state


class _Dice:
    """Choices that follow from a number."""

    def __init__(self, number: int) -> None:
        self._roll = Random(number).random

    def below(self, count: int) -> int:
        """One of 0 to `count` - 1."""
        return int(self._roll() * count)

    def happens(self, share: float) -> bool:
        """Whether something comes about that does so in that share of all cases."""
        return self._roll() < share

    def pick(self, those: Sequence[_T]) -> _T:
        """One of those."""
        return those[self.below(len(those))]

    def mixed(self, those: Sequence[_T]) -> list[_T]:
        """All of those, in any order."""
        rest = list(those)
        return [rest.pop(self.below(len(rest))) for _ in those]


# --- an answer -------------------------------------------------------------------------------------------------------


def _answerable(dice: _Dice, level: _Level) -> Turn | None:
    """A turn with few cards but those of its answer, None if that came out otherwise.

    Mostly, the pile that the payoff card goes to is taken down; in between others are, whose cards cover what it needs.
    """
    wanted = level.plays[0] + dice.below(level.plays[1] - level.plays[0] + 1)
    payoff = 4 + dice.below(_LAST - 3)
    heights = [payoff - 1, *(dice.below(_LAST) for _ in range(3))]
    hand: list[int] = []
    piles: list[list[int]] = [[] for _ in range(_PILES)]
    covered = dice.below(_PILES)
    at, needed = 0, {0}
    for _ in range(wanted - 1):
        if dice.happens(0.4):
            at = dice.below(len(heights))
        rank = heights[at] or _LAST
        heights[at] = rank - 1
        is_wild = WILD not in hand and dice.happens(0.12)
        # The first card of another pile has to cover one that is needed, or it could be left out.
        if at in needed and len(hand) < _OPTIONS.hand - _KEPT and (is_wild or dice.happens(0.4)):
            hand.append(WILD if is_wild else rank)
        else:
            if dice.happens(0.3):
                covered = dice.below(_PILES)
            if at not in needed and not piles[covered]:
                return None
            needed.add(at)
            piles[covered].append(rank)
    if payoff - 1 in heights:
        return None
    hand.append(1 + dice.below(_LAST))
    turn = Turn(tuple(sorted(heights)), tuple(sorted(hand)), tuple(map(tuple, piles)), payoff)
    way = turn.only_way()
    return turn if way and len(way) == wanted else None


# --- what else lies about --------------------------------------------------------------------------------------------


def _filled(dice: _Dice, turn: Turn, level: _Level) -> Turn | None:
    """The turn with a full hand and discard piles as people lay them, hard enough for that level; else None."""
    for _ in range(_TRIED):
        other = _with_another(dice, turn)
        if other and (way := other.only_way()) and level.plays[0] <= len(way) <= level.plays[1]:
            turn = other
            if len(turn.hand) == _OPTIONS.hand and _lies_as_in_play(turn) and _is_hard(turn, level):
                return turn
    return None


def _lies_as_in_play(turn: Turn) -> bool:
    """Whether the discard piles look like those of a long game."""
    return sum(map(len, turn.piles)) >= _DISCARDED and sum(not pile for pile in turn.piles) <= 1


def _with_another(dice: _Dice, turn: Turn) -> Turn | None:
    """The turn with another card in the hand or in a discard pile, None if there would be too many."""
    if len(turn.hand) < _OPTIONS.hand and dice.happens(0.5):
        rank = 1 + dice.below(_LAST)
        return evolve(turn, hand=tuple(sorted((*turn.hand, rank))))
    empty = [index for index, pile in enumerate(turn.piles) if not pile]
    index = dice.pick(empty) if empty and dice.happens(0.5) else dice.below(_PILES)
    pile = turn.piles[index]
    if len(pile) == _HIGHEST:
        return None
    at = dice.below(len(pile) + 1)
    # Most people discard in falling order, or onto a card of the same rank; nobody keeps aces there.
    near = [*([pile[at] + 1] * 2 if at < len(pile) else []), *([pile[at - 1] - 1, pile[at - 1]] if at else [])]
    near = [rank for rank in near if 1 < rank <= _LAST]
    rank = dice.pick(near) if near and dice.happens(0.7) else 2 + dice.below(_LAST - 1)
    return evolve(turn, piles=(*turn.piles[:index], (*pile[:at], rank, *pile[at:]), *turn.piles[index + 1 :]))


def _is_hard(turn: Turn, level: _Level) -> bool:
    if len(turn.known) < level.positions or spoilers_of(turn) < level.spoilers:
        return False
    good, bad = first_plays(turn)
    return bad >= max(2, good)


def first_plays(turn: Turn) -> tuple[int, int]:
    """How many plays may begin the answer, and how many spoil it; `only_way` was called."""
    begun = turn.steps(turn.heights, turn.hand, tuple(map(len, turn.piles)))
    good = sum(turn.known.get((heights, hand, lengths)) is not None for _, heights, hand, lengths in begun)
    return good, len(begun) - good


def spoilers_of(turn: Turn) -> int:
    """How many plays spoil the turn, over all positions from which it can be won; `only_way` was called."""
    return sum(
        turn.known.get((heights, hand, lengths)) is None
        for position, way in turn.known.items()
        if way
        for _, heights, hand, lengths in turn.steps(*position)
    )


# --- the cards -------------------------------------------------------------------------------------------------------


def _dealt(dice: _Dice, turn: Turn, seed: bytes) -> State | None:
    """The position with real cards, all else being the opponent's or in the draw pile; None if a rank runs out."""
    left = dice.mixed(packs(_OPTIONS.packs))

    def taken(rank: int) -> str:
        printed = KING if rank == WILD else rank
        return TEXT[left.pop(next(at for at, card in enumerate(left) if RANK[card] == printed))]

    def any_of(count: int) -> list[str]:
        return [TEXT[left.pop()] for _ in range(count)]

    try:
        piles: dict[tuple[str, int | None], list[str]] = {
            ("payoff", SOLVER): [taken(turn.payoff)],
            ("hand", SOLVER): [taken(rank) for rank in dice.mixed(turn.hand)],
            **{(f"d{at}", SOLVER): list(map(taken, pile)) for at, pile in enumerate(turn.piles)},
        }
        for at, height in enumerate(dice.mixed(turn.heights)):
            piles[f"c{at}", None] = [taken(WILD if dice.happens(0.05) else rank) for rank in range(1, height + 1)]
        for at in range(_PILES):
            highest = 6 + dice.below(_LAST - 5)
            falling = range(highest, highest - 1 - dice.below(4), -1)
            piles[f"d{at}", OPPONENT] = [taken(rank) for rank in falling if dice.happens(0.8)]
    except StopIteration:
        return None
    piles["payoff", OPPONENT] = any_of(2 + dice.below(5))
    piles["hand", OPPONENT] = any_of(_OPTIONS.hand)
    piles["draw", None] = any_of(len(left))
    return rebuild(options=_OPTIONS, seats=2, player=SOLVER, seed=seed, shuffles=1, piles=piles)
