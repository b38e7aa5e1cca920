"""How likely a hand of Spite is to win its trick, given how many cards the others hold."""

import math
from collections.abc import Sequence
from functools import lru_cache

from p2p_malice.games.spite.cards import DECK, LADDER, PACKS, RUNG, TWO
from p2p_malice.games.spite.rules.hands import DOWN, JOKERS, POKER, Hand
from p2p_malice.games.spite.rules.trick import BARRIER, HIGHER, Trick

OF_A_VALUE = PACKS * 4
"""How many cards of each value there are."""

ALIKE = 0.3
"""The chance that cards of one value are beaten by others of the same value that are more alike."""

POKER_BEATEN = (0.55, 0.45, 0.25, 0.06, 0.02)
"""The chance that eleven cards beat a poker hand, by its class."""

ANY_HAND = 0.9
"""The chance that somebody follows when any hand may."""

SUITED = 0.3
"""The chance that eight or more cards include what a suited consec asks for."""


def of_winning(after: Trick, rivals: Sequence[int]) -> float:
    """The chance that nobody beats the last hand of the trick, given how many cards each of the rivals holds."""
    hand = after.last
    assert hand is not None
    return math.prod([1 - _of_beating(after, hand, held) for held in rivals])


def _of_beating(after: Trick, hand: Hand, held: int) -> float:
    """The chance that `held` cards include something that beats the hand."""
    is_up = after.direction == HIGHER
    joker = 1 - math.pow(1 - PACKS / DECK, held)
    if hand.kind == DOWN:
        return ANY_HAND if hand.arity < BARRIER else 0
    if hand.kind == JOKERS:
        return (joker if hand.arity == 1 else 0) if is_up else ANY_HAND
    if after.consecs.due is not None:
        return _of_holding(held, hand.arity) * (SUITED if after.consecs.suits else 1)
    if after.consecs:
        return SUITED * min(1, held / 8)
    if hand.kind == POKER:
        part = POKER_BEATEN[hand.key[0] if is_up else -1 - hand.key[0]]
        return max(joker, part * math.pow(min(1, held / 11), 3))
    better = LADDER.index(TWO) - RUNG[hand.value] if is_up else RUNG[hand.value]
    return 1 - math.pow(1 - _of_holding(held, hand.arity), better + ALIKE * (hand.arity > 1)) * (1 - joker)


@lru_cache(maxsize=256)
def _of_holding(held: int, count: int) -> float:
    """The chance that `held` cards include `count` or more of a given value."""
    part = OF_A_VALUE / DECK
    fewer = range(min(count, held + 1))
    return max(0, 1 - sum(math.comb(held, few) * math.pow(part, few) * math.pow(1 - part, held - few) for few in fewer))
