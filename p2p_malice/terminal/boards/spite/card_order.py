"""The order of the viewer's own cards: by value, by suit, or by what makes hands. It knows no rules."""

from collections.abc import Sequence

from p2p_malice.engine.cards import SUITS
from p2p_malice.plain.boards.spite import rank_of

BY_VALUE, BY_SUIT, BY_HANDS = "", "suits", "hands"
"""The ways to arrange cards; the game itself sorts them by value."""

_NEXT = {BY_VALUE: BY_SUIT, BY_SUIT: BY_HANDS, BY_HANDS: BY_VALUE}

_LADDER = ("3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "J", "Q", "K", "A", "2")
"""The ranks in the order of a run."""

_RUN = 3
"""From this many single cards in sequence on, they are grouped as a run."""

Spotted = tuple[str, str]
"""A card and its spot, "" if it can't be chosen."""


def next_manner(manner: str) -> str:
    """The next manner; the first follows the last."""
    return _NEXT.get(manner, BY_VALUE)


def arranged(cards: Sequence[Spotted], manner: str) -> list[list[Spotted]]:
    """The cards, given by value, in groups that lie apart."""
    if manner == BY_SUIT:
        return _grouped(cards, [_suit_of(card) for card, _ in cards], [*SUITS, ""])
    if manner == BY_HANDS:
        return _by_hands(cards)
    return [list(cards)]


def _suit_of(card: str) -> str:
    suit = card.removesuffix("*")[-1:]
    return suit if suit in SUITS else ""


def _grouped(cards: Sequence[Spotted], names: Sequence[str], order: Sequence[str]) -> list[list[Spotted]]:
    groups = [[each for each, own in zip(cards, names, strict=True) if own == name] for name in order]
    return [group for group in groups if group]


def _by_hands(cards: Sequence[Spotted]) -> list[list[Spotted]]:
    """The largest groups of a rank first, then runs of single cards, then the others."""
    ranks = [rank_of(card) for card, _ in cards]
    alike = _grouped(cards, ranks, list(dict.fromkeys(ranks)))
    several = sorted((group for group in alike if len(group) > 1), key=len, reverse=True)
    runs: list[list[Spotted]] = []
    others: list[Spotted] = []
    for run in _runs([group[0] for group in alike if len(group) == 1]):
        if len(run) >= _RUN:
            runs.append(run)
        else:
            others += run
    return [group for group in (*several, *runs, others) if group]


def _runs(singles: Sequence[Spotted]) -> list[list[Spotted]]:
    found: list[list[Spotted]] = []
    for each in singles:
        rank = rank_of(each[0])
        before = rank_of(found[-1][-1][0]) if found else ""
        follows = {before, rank} <= set(_LADDER) and _LADDER.index(rank) == _LADDER.index(before) + 1
        if follows:
            found[-1].append(each)
        else:
            found.append([each])
    return found
