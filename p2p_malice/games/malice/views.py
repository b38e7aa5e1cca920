"""The piles of a view of Spite & Malice.

From one view to the next, only one or two of some twenty piles change. Making all of them again would be most of the
cost of a view, so each is cached for as long as it is likely to be needed again.
"""

from functools import lru_cache

from p2p_malice.engine.cards import RANK, TEXT, rank_text
from p2p_malice.engine.game import Pile

Cards = tuple[int, ...]
Ranks = tuple[int, ...]

CENTRE, DRAW, WASTE, PAYOFF, HAND, DISCARD = "centre", "draw", "waste", "payoff", "hand", "discard"
"""The roles of this game's piles."""


def _wild_places(cards: Cards, wild: Ranks) -> tuple[int, ...]:
    """The places of the cards whose ranks are `wild`."""
    return tuple([place for place, card in enumerate(cards) if RANK[card] in wild])


@lru_cache(maxsize=4096)
def centre_pile(index: int, cards: Cards, last_rank: int, wild: Ranks) -> Pile:
    """A centre pile with what its top stands for and what fits next."""
    height = len(cards)
    return Pile(
        name=f"c{index}",
        role=CENTRE,
        index=index,
        cards=tuple(map(TEXT.__getitem__, cards)),
        wild=_wild_places(cards, wild),
        shows=rank_text(height) if height else None,
        needs=rank_text(height + 1) if height < last_rank else None,
    )


@lru_cache(maxsize=4096)
def discard_pile(index: int, seat: int, cards: Cards, wild: Ranks) -> Pile:
    """A discard pile, whose cards can all be seen."""
    return Pile(
        name=f"d{index}",
        role=DISCARD,
        index=index,
        seat=seat,
        cards=tuple(map(TEXT.__getitem__, cards)),
        wild=_wild_places(cards, wild),
    )


@lru_cache(maxsize=4096)
def centre_piles(piles: tuple[Cards, ...], last_rank: int, wild: Ranks) -> tuple[Pile, ...]:
    """All centre piles, cached because they stay the same while somebody thinks or discards."""
    return tuple(centre_pile(index, cards, last_rank, wild) for index, cards in enumerate(piles))


@lru_cache(maxsize=4096)
def discard_piles(seat: int, piles: tuple[Cards, ...], wild: Ranks) -> tuple[Pile, ...]:
    """All discard piles of a seat, cached because they stay the same while others play."""
    return tuple(discard_pile(index, seat, cards, wild) for index, cards in enumerate(piles))


@lru_cache(maxsize=4096)
def open_hand(seat: int, cards: Cards, wild: Ranks) -> Pile:
    """A hand as its owner sees it."""
    texts, places = tuple(map(TEXT.__getitem__, cards)), _wild_places(cards, wild)
    return Pile(name="hand", role=HAND, seat=seat, cards=texts, wild=places)


@lru_cache(maxsize=4096)
def payoff_pile(seat: int, top: int | None, count: int, wild: Ranks) -> Pile:
    """A payoff pile of `count` cards, of which only the top can be seen."""
    if top is None:
        return Pile(name=PAYOFF, role=PAYOFF, seat=seat)
    return Pile(
        name=PAYOFF, role=PAYOFF, seat=seat, cards=(TEXT[top],), hidden=count - 1, wild=_wild_places((top,), wild)
    )


@lru_cache(maxsize=4096)
def hidden_pile(role: str, seat: int | None, count: int) -> Pile:
    """A pile of which only the number of cards is known; its name is its role."""
    return Pile(name=role, role=role, seat=seat, hidden=count)
