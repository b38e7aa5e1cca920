"""What tells a good outcome of a turn from a bad one, as numbers. Pure.

A feature is a name, a place in that name's table of weights, and a value; the score of an outcome is the sum of weight
times value. Each group of features depends on little, so that its sum can be kept: most outcomes of a turn differ only
in where a card was discarded.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from p2p_malice.games.malice.bots.seen_table import WILD, Ranks, SeenTable, Side
from p2p_malice.games.malice.bots.turn_search import ENDED, FILLED, TURNED_UP, WON, Outcome

Feature = tuple[str, int, float]

KINDS = {ENDED: 0, TURNED_UP: 1, FILLED: 2}
FARTHEST = 8
"""As far as a payoff card is counted: that many cards are missing, or more."""

PLAY_ON = 40.0
FEW = 1
"""What a card costs that stays with a player when nothing is left to draw, in hundredths of a payoff card.

It costs less the more there is to draw, and nothing beyond so many hands for each player. Otherwise each side waits for
the other to play on, until nobody can: about 28 of 400 games of the hard player against itself
came to a halt, with this 8.
Such a player wins 49.6 % ± 2.7 against one who waits.
"""

WILDS = 4
SIZES: Mapping[str, int] = {
    **{f"own_{kind}": FARTHEST * WILDS for kind in KINDS},
    **{f"next_{kind}": FARTHEST * 3 for kind in KINDS},
    **{f"later_{kind}": FARTHEST * 3 for kind in KINDS},
    **{f"hand_{kind}": 10 for kind in KINDS},
    **{f"wilds_{kind}": 6 for kind in KINDS},
    **{f"centre_to_own_{kind}": 26 for kind in KINDS},
    **{f"centre_to_next_{kind}": 26 for kind in KINDS},
    "hand_to_own": 13,
    "tops_to_own": 14,
    "kind": 3,
    "ranks": 14,
    "equal": 5,
    "on": 27,
    "wild_on_top": 1,
    "empty": 9,
    "length": 1,
    "buried": 1,
    "left": 1,
}
"""The tables of weights by name, and how long each is."""

_NEED = [[sum(1 << rank for rank in range(low + 1, high)) for high in range(15)] for low in range(15)]
"""By the height of a centre pile and the rank of a payoff card above it: the ranks between them, as bits."""


@lru_cache(maxsize=65536)
def reach(pile: Ranks) -> tuple[int, int]:
    """The ranks that can be played from a discard pile one after the other, as bits, and how many wild cards lie there.

    Below the top, only what follows on it counts.
    """
    ranks = wilds = 0
    above = -1
    for rank in reversed(pile):
        if rank == WILD:
            wilds += 1
            above = -1
        elif above in (-1, rank, rank - 1):
            ranks |= 1 << rank
            above = rank
        else:
            break
    return ranks, wilds


def missing(heights: Ranks, rank: int, held: int, last: int) -> int:
    """How many cards are missing on the best way to play a card of that rank, if one holds those ranks."""
    if rank == WILD:
        return 0 if heights[-1] else 1
    best = FARTHEST
    for height in heights:
        if height < rank:
            count = (_NEED[height][rank] & ~held).bit_count()
        else:
            count = (_NEED[height][last + 1] & ~held).bit_count() + (_NEED[0][rank] & ~held).bit_count()
        best = min(best, count)
    return min(best, FARTHEST - 1)


def own_features(how: str, heights: Ranks, payoffs: Ranks, held: int, wilds: int, last: int) -> list[Feature]:
    """How near the own payoff cards are; for one that isn't known yet, the mean of all ranks."""
    name, many = f"own_{how}", min(wilds, WILDS - 1)
    features: list[Feature] = []
    for rank in payoffs:
        if rank >= 0:
            features.append((name, missing(heights, rank, held, last) * WILDS + many, 1.0))
        if rank > 0:
            features += ((f"centre_to_own_{how}", rank - height + 12, 1.0) for height in heights)
    if how == TURNED_UP:
        features += ((name, missing(heights, rank, held, last) * WILDS + many, 1 / last) for rank in range(1, last + 1))
    return features


def rival_features(how: str, heights: Ranks, rivals: Sequence[Side], last: int) -> list[Feature]:
    """How near the payoff cards of the others are, by what can be seen of their cards."""
    features: list[Feature] = []
    for number, side in enumerate(rivals):
        name = f"later_{how}" if number else f"next_{how}"
        held, wilds = 0, 0
        for pile in side.piles:
            ranks, more = reach(pile)
            held |= ranks
            wilds += more
        for rank, left in zip(side.payoffs, side.left, strict=True):
            if rank >= 0:
                far = max(0, missing(heights, rank, held, last) - wilds)
                haste = 0 if left <= 2 else 1 if left <= 6 else 2
                features.append((name, haste * FARTHEST + far, 1.0))
                if rank and not number:
                    features += ((f"centre_to_next_{how}", rank - height + 12, 1.0) for height in heights)
    return features


def hand_features(how: str, hand: Ranks, payoffs: Ranks) -> list[Feature]:
    """What is left in the hand."""
    wilds = hand.count(WILD)
    equal = len(hand) - len(set(hand)) - max(0, wilds - 1)
    return [
        (f"hand_{how}", min(len(hand), 9), 1.0),
        (f"wilds_{how}", min(wilds, 5), 1.0),
        ("equal", min(equal, 4), 1.0),
        *(("ranks", rank, 1.0) for rank in hand if rank != WILD),
        *(("hand_to_own", (payoff - rank) % 13, 1.0) for payoff in payoffs if payoff > 0 for rank in set(hand) if rank),
    ]


def pile_features(pile: Ranks, payoffs: Ranks) -> list[Feature]:
    """How well a discard pile is kept: what lies on what, and what lies on top."""
    if not pile:
        return []
    features: list[Feature] = [("length", 0, float(len(pile)))]
    if pile[-1] == WILD:
        features.append(("wild_on_top", 0, 1.0))
    else:
        features += (("tops_to_own", (payoff - pile[-1]) % 13, 1.0) for payoff in payoffs if payoff > 0)
    for below, above in pairwise(pile):
        if WILD in (below, above):
            features.append(("buried", 0, 1.0))
        else:
            features.append(("on", above - below + 13, 1.0))
    return features


def left_features(table: SeenTable, how: str) -> list[Feature]:
    """How many payoff cards are left, and whether the turn goes on."""
    return [("kind", KINDS[how], 1.0), ("left", 0, float(sum(table.own.left) - (how == TURNED_UP)))]


def holding(hand: Ranks, piles: tuple[Ranks, ...]) -> tuple[int, int]:
    """The ranks that a player may play, as bits, and how many wild cards."""
    held, wilds = 0, hand.count(WILD)
    for rank in hand:
        held |= 1 << rank
    for pile in piles:
        ranks, more = reach(pile)
        held |= ranks
        wilds += more
    return held & ~1, wilds


def features_of(table: SeenTable, outcome: Outcome) -> list[Feature]:
    """All features of an outcome of that table."""
    how, heights, payoffs, last = outcome.how, outcome.heights, outcome.payoffs, table.options.last_rank
    held, wilds = holding(outcome.hand, outcome.piles)
    own = outcome.piles[: table.options.discard_piles]
    return [
        *left_features(table, how),
        *rival_features(how, heights, table.rivals, last),
        *hand_features(how, outcome.hand, payoffs),
        *own_features(how, heights, payoffs, held, wilds, last),
        *(feature for pile in own for feature in pile_features(pile, payoffs)),
        ("empty", sum(not pile for pile in own), 1.0),
    ]


class Scorer:
    """The scores of outcomes of one turn, by `weights`."""

    def __init__(self, table: SeenTable, weights: Mapping[str, Sequence[float]]) -> None:
        """Nothing is reckoned yet."""
        self._table = table
        self._weights = weights
        self._kept: dict[tuple[object, ...], float] = {}
        self._mine = table.options.discard_piles
        self._last = table.options.last_rank
        hands = table.to_draw / (table.options.hand * sum(len(side.payoffs) for side in (table.own, *table.rivals)))
        self._cost_of_keeping = PLAY_ON * max(0.0, 1 - hands / FEW)
        self._left = {how: self._sum(left_features(table, how)) for how in KINDS}
        self._left[TURNED_UP] += self._cost_of_keeping

    def _sum(self, found: list[Feature]) -> float:
        weights = self._weights
        return sum([weights[name][at] * value for name, at, value in found])

    def score(self, outcome: Outcome) -> float:
        """How good the outcome is for the player on turn: higher is better."""
        how, heights, hand, piles, payoffs = (
            outcome.how,
            outcome.heights,
            outcome.hand,
            outcome.piles,
            outcome.payoffs,
        )
        if how is WON:
            return 1e9 - len(outcome.steps)
        kept = self._kept
        total = self._left[how] - self._cost_of_keeping * (len(hand) + sum([len(pile) for pile in piles]))
        key: tuple[object, ...]
        for key in ((how, heights), (hand, how, payoffs)):
            part = kept.get(key)
            if part is None:
                if key[0] is how:
                    found = rival_features(how, heights, self._table.rivals, self._last)
                else:
                    found = hand_features(how, hand, payoffs)
                part = kept[key] = self._sum(found)
            total += part
        held, wilds = holding(hand, piles)
        key = (how, heights, payoffs, held, wilds)
        part = kept.get(key)
        if part is None:
            part = kept[key] = self._sum(own_features(how, heights, payoffs, held, wilds, self._last))
        total += part
        empty = 0
        for pile in piles[: self._mine]:
            if pile:
                key = (pile, payoffs)
                part = kept.get(key)
                if part is None:
                    part = kept[key] = self._sum(pile_features(pile, payoffs))
                total += part
            else:
                empty += 1
        return total + self._weights["empty"][empty]
