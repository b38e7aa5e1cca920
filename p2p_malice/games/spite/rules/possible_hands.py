"""All the hands that a player's cards can make. `judging` says which of them may be played."""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations, product
from typing import NamedTuple

from p2p_malice.games.spite.cards import JOKER_VALUE, LADDER, SUIT, TEXT, THIRTEEN, VALUE, is_fake
from p2p_malice.games.spite.rule_readings import RECOMMENDED, RuleReadings
from p2p_malice.games.spite.rules.hands import POKER_SIZE, Hand, read

Cards = tuple[int, ...]
Alike = list[Cards]
"""Cards grouped by their text: it makes no difference which one of a group is played."""


class Play(NamedTuple):
    """Cards that make a hand, and what has to be said with them."""

    cards: Cards
    hand: Hand
    said: frozenset[str] = frozenset()


def lawful_sets(cards: Iterable[int], readings: RuleReadings = RECOMMENDED, arity: int | None = None) -> list[Play]:
    """Every hand that can be made from the cards, once for each set of card texts.

    With an `arity`, only hands of that many cards, plus joker hands and face-down fake jokers. Of the latter there is
    one for each number of cards, made of the lowest fake jokers.
    """
    held = _Held(cards)
    sizes = range(1, POKER_SIZE + 1) if arity is None else (arity,)
    face_up = chain(
        *(held.of_one_value(size) for size in sizes if size < POKER_SIZE),
        held.poker_hands() if POKER_SIZE in sizes else (),
        held.joker_hands(),
    )
    plays = [Play(chosen, hand) for chosen in face_up if (hand := read(chosen, readings=readings))]
    fakes = held.fakes
    for count in range(1, len(fakes) + 1):
        hand = read(fakes[:count], down=True)
        assert hand is not None
        plays.append(Play(fakes[:count], hand))
    return plays


class _Held:
    """A player's cards, sorted by value. The hands made from them are candidates; `read` has the last word."""

    def __init__(self, cards: Iterable[int]) -> None:
        texts: dict[str, Cards] = {}
        ordered = sorted(cards, key=lambda card: (VALUE[card], is_fake(card), SUIT[card], card))
        for card in ordered:
            texts[TEXT[card]] = (*texts.get(TEXT[card], ()), card)
        self.fakes = tuple(card for card in ordered if is_fake(card))
        self.by_value: dict[int, Alike] = {}
        for alike in texts.values():
            self.by_value.setdefault(VALUE[alike[0]], []).append(alike)
        self.jokers = self.by_value.pop(JOKER_VALUE, [])
        self.thirteens = self.by_value.pop(THIRTEEN, [])
        held = min(sum(map(len, self.thirteens)), POKER_SIZE - 1)
        self._wild = [_choices(self.thirteens, count) for count in range(held + 1)]

    def of_one_value(self, size: int) -> Iterator[Cards]:
        """That many cards of one value, with or without 13s among them, and that many 13s."""
        for alike in self.by_value.values():
            for wild, thirteens in enumerate(self._wild[:size]):
                yield from _joined(_choices(alike, size - wild), thirteens)
        yield from _choices(self.thirteens, size)

    def joker_hands(self) -> Iterator[Cards]:
        """A natural joker, and five or more cards of one value."""
        yield from _choices(self.jokers, 1)
        for alike in (*self.by_value.values(), self.thirteens):
            for size in range(POKER_SIZE, sum(map(len, alike)) + 1):
                yield from _choices(alike, size)

    def poker_hands(self) -> Iterator[Cards]:
        """Five cards that include a 13, or have at least two values."""
        for wild, thirteens in enumerate(self._wild):
            yield from _joined(list(self._naturals(POKER_SIZE - wild)), thirteens)

    def _naturals(self, count: int) -> Iterator[Cards]:
        """That many cards other than 13s that a poker hand may hold; each set once, and no joker hand."""
        seen: set[Cards] = set()
        for chosen in chain(self._straight(count), self._of_two_values(count), self._of_one_suit(count)):
            ordered = tuple(sorted(chosen))
            if ordered not in seen:
                seen.add(ordered)
                yield chosen

    def _straight(self, count: int) -> Iterator[Cards]:
        """Cards of different values that lie within the reach of a straight."""
        for rung, value in enumerate(LADDER):
            above = [each for each in LADDER[rung + 1 : rung + POKER_SIZE] if each in self.by_value]
            if value in self.by_value:
                for values in combinations(above, count - 1):
                    yield from product(*([alike[0] for alike in self.by_value[each]] for each in (value, *values)))

    def _of_two_values(self, count: int) -> Iterator[Cards]:
        """Cards of two values, or of one if there are fewer than five."""
        for low, high in combinations(self.by_value.values(), 2):
            for lower in range(1, count):
                yield from _joined(_choices(low, lower), _choices(high, count - lower))
        if count < POKER_SIZE:
            for alike in self.by_value.values():
                yield from _choices(alike, count)

    def _of_one_suit(self, count: int) -> Iterator[Cards]:
        """Cards of one suit, of at least two values."""
        by_suit: dict[int, Alike] = {}
        for alike in chain.from_iterable(self.by_value.values()):
            by_suit.setdefault(SUIT[alike[0]], []).append(alike)
        for suited in by_suit.values():
            for chosen in _choices(suited, count):
                if VALUE[chosen[0]] != VALUE[chosen[-1]]:
                    yield chosen


def _choices(alike: Alike, count: int) -> list[Cards]:
    """The different ways to take that many cards from groups of equal ones."""
    if count < 2:
        return [group[:1] for group in alike] if count else [()]
    found: list[tuple[Cards, int]] = [((), count)]
    left = sum(map(len, alike))
    if left < count:
        return []
    for group in alike:
        left -= len(group)
        found = [
            (chosen + group[:taken], wanted - taken)
            for chosen, wanted in found
            for taken in range(max(0, wanted - left), min(wanted, len(group)) + 1)
        ]
    return [chosen for chosen, wanted in found if not wanted]


def _joined(some: list[Cards], others: list[Cards]) -> Iterator[Cards]:
    """Each of the first sets of cards combined with each of the others."""
    return (one + other for one in some for other in others)
