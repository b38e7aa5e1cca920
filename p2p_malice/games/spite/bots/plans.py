"""How many more turns a player's cards will take, when sorted into hands that are played one by one."""

from collections.abc import Iterable, Sequence
from math import sqrt

from p2p_malice.games.spite.cards import JOKER_VALUE, PACKS, RUNG, THIRTEEN, TWO, VALUE
from p2p_malice.games.spite.rules.hands import POKER_CLASSES, POKER_SIZE, Hand
from p2p_malice.games.spite.rules.possible_hands import Play
from p2p_malice.games.spite.rules.trick import HIGHER

GROUP = (0.0, 1.0, 1.05, 1.0, 0.9)
"""What the lowest cards of one value cost, by their number: about one turn, however many they are."""

EASE = (0.0, 0.75, 0.6, 0.5, 0.4)
"""How much less the highest cost, by their number: they can be played at any time, and may win."""

JOKER_COST, THIRTEEN_COST = 0.3, 0.35
"""What jokers and 13s cost, which are useful anywhere."""

POKER_COST, POKER_EASE = 1.0, 0.5
"""What a straight costs, and how much less a straight flush would."""

STUCK = 6.0
"""The cost of a joker with fewer than two other hands: it can't be among the last two, so the round is nearly lost."""

_TOP = RUNG[TWO]
_PLANS = 8
"""How many poker hands are considered as part of a plan."""

_MOST_ALIKE = PACKS * 4


class Plans:
    """How one player's cards can be played, hand by hand, and what is left of that after any play."""

    def __init__(self, cards: Sequence[int], pokers: Iterable[Play], direction: str) -> None:
        """Plan for regular cards that can make these poker hands, in that direction."""
        self._cards = cards
        self._up = direction == HIGHER
        self._costs = [
            [self._of_alike(value, count) for count in range(_MOST_ALIKE + 1)] for value in range(JOKER_VALUE + 1)
        ]
        whole = _counted(cards)
        ranked = []
        for poker in pokers:
            values = [VALUE[card] for card in poker.cards]
            cost = self._of_poker(poker.hand)
            ranked.append((cost + self._plain(whole, values), cost, values, frozenset(poker.cards)))
        ranked.sort(key=lambda plan: plan[0])
        self._pokers = ranked[:_PLANS]

    def rest(self, played: Sequence[int] = ()) -> float:
        """Roughly how many turns the remaining cards will take; 0 if none remain."""
        left = [card for card in self._cards if card not in played]
        if not left:
            return 0.0
        counts = _counted(left)
        best = self._plain(counts)
        fitting = [plan for plan in self._pokers if plan[3].isdisjoint(played)]
        for number, (_, cost, values, cards) in enumerate(fitting):
            best = min(best, cost + self._plain(counts, values))
            if len(left) >= 2 * POKER_SIZE:
                for _, other_cost, other_values, other_cards in fitting[number + 1 :]:
                    if cards.isdisjoint(other_cards):
                        best = min(best, cost + other_cost + self._plain(counts, values + other_values))
        return best

    def _of_poker(self, hand: Hand) -> float:
        """What a poker hand costs, by its class."""
        part = hand.key[0] / len(POKER_CLASSES)
        return POKER_COST - POKER_EASE * (part if self._up else 1 - part)

    def _of_alike(self, value: int, count: int) -> float:
        """What cards of one value cost."""
        if not count or value in (THIRTEEN, JOKER_VALUE):
            return count * (THIRTEEN_COST if value == THIRTEEN else JOKER_COST)
        part = RUNG[value] / _TOP
        strength = part if self._up else 0.8 - 0.6 * part
        size = min(count, len(GROUP) - 1)
        return GROUP[size] - EASE[size] * strength * sqrt(strength)

    def _plain(self, counts: list[int], without: Sequence[int] = ()) -> float:
        """The cost of cards if only those of one value are played together, leaving out `without` (poker hands)."""
        left = counts.copy()
        for value in without:
            left[value] -= 1
        cost = sum([costs[count] for costs, count in zip(self._costs, left, strict=True)])
        if left[JOKER_VALUE] and sum(map(bool, left)) - 1 + len(without) // POKER_SIZE < 2:
            cost += STUCK
        return cost


def _counted(cards: Iterable[int]) -> list[int]:
    """How many cards of each value there are."""
    counts = [0] * (JOKER_VALUE + 1)
    for card in cards:
        counts[VALUE[card]] += 1
    return counts
