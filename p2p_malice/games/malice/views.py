"""The piles of a view of Spite & Malice.

From one view to the next one or two of some twenty piles change. Making all of them anew would be most of what a view
costs, so each is made once and kept for as long as it is likely to come up again.
"""

from functools import lru_cache

from p2p_malice.engine.cards import TEXT, rank_text
from p2p_malice.engine.game import Pile

Cards = tuple[int, ...]


@lru_cache(maxsize=4096)
def centre_pile(index: int, cards: Cards, last_rank: int) -> Pile:
    """A centre pile with what its top stands for and what fits next."""
    height = len(cards)
    return Pile(
        name=f"c{index}",
        cards=tuple(map(TEXT.__getitem__, cards)),
        shows=rank_text(height) if height else None,
        needs=rank_text(height + 1) if height < last_rank else None,
    )


@lru_cache(maxsize=4096)
def open_pile(name: str, seat: int, cards: Cards) -> Pile:
    """A pile whose cards are all seen."""
    return Pile(name=name, seat=seat, cards=tuple(map(TEXT.__getitem__, cards)))


@lru_cache(maxsize=4096)
def payoff_pile(seat: int, top: int | None, count: int) -> Pile:
    """A payoff pile of `count` cards, of which only the top is seen."""
    if top is None:
        return Pile(name="goal", seat=seat)
    return Pile(name="goal", seat=seat, cards=(TEXT[top],), hidden=count - 1)


@lru_cache(maxsize=4096)
def hidden_pile(name: str, seat: int | None, count: int) -> Pile:
    """A pile of which only the number of cards is known."""
    return Pile(name=name, seat=seat, hidden=count)
