"""A slow reading of hands of Spite, straight from the rule book: it tries every card that a 13 may stand for.

Independent of the program: it knows nothing but the texts of cards.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from random import Random

ORDER = ["3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "J", "Q", "K", "A", "2"]
VALUES = {rank: value for value, rank in enumerate(ORDER)}
_HIGHEST_FIRST = [VALUES[rank] for rank in reversed(ORDER) if rank != "13"]
STRAIGHTS = {tuple(_HIGHEST_FIRST[high : high + 5]) for high in range(11)}

Printed = tuple[str, str]
"""Rank and suit."""

Reading = tuple[str, tuple[int, ...]]
"""The kind of a hand and what ranks it."""


def printed(text: str) -> Printed:
    """What is printed on the card of that text."""
    face = text.removesuffix("*")
    return ("Jk", "") if face == "Jk" else (face[:-1], face[-1])


def slow_read(texts: Iterable[str]) -> Reading | None:
    """The kind of hand that the cards are, lying face up, and what ranks it; None if they are no hand."""
    cards = [printed(text) for text in texts]
    if cards == [("Jk", "")]:
        return "joker", (1, 16)
    ranks = [rank for rank, _ in cards]
    if not cards or "Jk" in ranks:
        return None
    if len(set(ranks)) == 1 and len(cards) >= 5:
        return "joker", (len(cards), VALUES[ranks[0]])
    others = [card for card in cards if card[0] != "13"]
    if len(cards) <= 4:
        return _slow_same(cards, others)
    if len(cards) > 5:
        return None
    ranked = _slow_poker(tuple(sorted(others)), len(cards) - len(others))
    return ("poker", (*ranked, len(others) - len(cards))) if ranked else None


def _slow_same(cards: list[Printed], others: list[Printed]) -> Reading | None:
    stands_for = {rank for rank, _ in others} or {"13"}
    if len(stands_for) > 1:
        return None
    suits = {suit for _, suit in cards}
    colours = {suit in "dh" for suit in suits}
    alike = 2 if len(suits) == 1 else 1 if len(colours) == 1 else 0
    wild = len(cards) - len(others) if others else 0
    return "same", (VALUES[stands_for.pop()], -wild, alike)


@cache
def _slow_poker(others: tuple[Printed, ...], wild: int) -> tuple[int, ...] | None:
    """The lowest of all hands that the cards make with so many more."""
    made = (_poker([*others, *more]) for more in _replacements(others, wild))
    return min((ranked for ranked in made if ranked), default=None)


def _replacements(others: tuple[Printed, ...], wild: int) -> Iterator[tuple[Printed, ...]]:
    """Every card for one 13. Of several, every rank; of the suits, all as the first other card, and all kinds mixed.

    Suits make a difference only if all five are the same.
    """
    if wild <= 1:
        yield from product(product(ORDER, "cdhs"), repeat=wild)
        return
    for ranks in combinations_with_replacement(ORDER, wild):
        yield tuple((rank, others[0][1]) for rank in ranks)
        yield tuple(zip(ranks, "cdhs", strict=False))


def _poker(cards: list[Printed]) -> tuple[int, ...] | None:
    """The highest class of five natural cards, as in poker but for flushes above full houses; and what ranks it."""
    values = sorted([VALUES[rank] for rank, _ in cards], reverse=True)
    counts = sorted([(values.count(value), value) for value in set(values)], reverse=True)
    many, most = counts[0]
    flush = len({suit for _, suit in cards}) == 1
    if many == 5:
        return None
    if tuple(values) in STRAIGHTS:
        return (4 if flush else 0), most
    if many == 4:
        return 3, most, counts[1][1]
    if flush:
        return 2, *values
    return (1, most, counts[1][1]) if many == 3 and len(counts) == 2 else None


def random_texts(rng: Random) -> list[str]:
    """The texts of a few cards that often make a hand: of few suits, of ranks that lie close, 13s among them."""
    low = rng.randrange(len(ORDER))
    ranks = rng.choice(([*ORDER[low : low + rng.randint(1, 6)]], rng.sample(ORDER, rng.randint(1, 3)), ORDER))
    suits = rng.choice(("cdhs", "h", "hs", "dh"))
    share = rng.choice((0.0, 0.0, 0.1, 0.2, 0.4))
    texts = []
    for _ in range(rng.choice((1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 5, 6, 7))):
        rank = "13" if rng.random() < share else rng.choice(ranks)
        if rank == "13":
            texts.append("13" + rng.choice("dh"))
        elif rng.random() < 0.01:
            texts.append("Jk")
        else:
            is_fake = rank not in ("11", "12") and rng.random() < 0.1
            texts.append(rank + rng.choice(suits) + "*" * is_fake)
    return texts
