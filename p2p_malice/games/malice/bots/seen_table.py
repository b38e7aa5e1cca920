"""What a player sees of the table, in ranks: suits make no difference to play. Pure.

A rank is 1 for an ace to 13 for a king; `WILD` is any card that stands for others, whatever is printed on it.
"""

from collections.abc import Iterable
from functools import lru_cache

from attrs import frozen

from p2p_malice.engine.cards import RANK, parse_face
from p2p_malice.engine.game import Pile, View
from p2p_malice.errors import NotationError
from p2p_malice.games.malice.options import Options, parse_options
from p2p_malice.games.malice.views import CENTRE, DISCARD, DRAW, HAND, PAYOFF, WASTE

WILD = 0

Ranks = tuple[int, ...]


@frozen
class Side:
    """What one player may play from, or a pair of partners: `payoffs` are the ranks of their payoff cards.

    `left` counts the cards of each of those payoff piles. `piles` are their discard piles, bottom first.
    """

    payoffs: Ranks
    left: Ranks
    piles: tuple[Ranks, ...]


@frozen
class SeenTable:
    """The table as the player on turn sees it.

    `heights` are those of the centre piles, in the order in which moves count them. `own` is the player's side, their
    own piles first; `hand` is in rising order. `rivals` are the other sides, the next to play first. `to_draw` counts
    the cards that a hand can still be filled with.
    """

    options: Options
    heights: Ranks
    hand: Ranks
    own: Side
    rivals: tuple[Side, ...]
    to_draw: int


def see(view: View) -> SeenTable:
    """The table of that view. Raises `GameError` for a view of another game."""
    try:
        return _see(view, parse_options(view.rules))
    except (LookupError, ValueError):
        raise NotationError("not_this_game") from None


def _see(view: View, options: Options) -> SeenTable:
    wild = options.wild_ranks
    heights: list[int] = []
    to_draw = 0
    payoffs: list[Pile | None] = [None] * view.seats
    piles: list[list[Ranks]] = [[] for _ in range(view.seats)]
    hand: Ranks = ()
    for pile in view.piles:
        role, seat = pile.role, pile.seat
        if role == CENTRE:
            heights.append(len(pile.cards))
        elif role in (DRAW, WASTE):
            to_draw += pile.hidden
        elif seat is None:
            continue
        elif role == DISCARD:
            piles[seat].append(_ranks(pile.cards, wild))
        elif role == PAYOFF:
            payoffs[seat] = pile
        elif role == HAND and seat == view.seat:
            hand = tuple(sorted(_ranks(pile.cards, wild)))

    def side(seats: Iterable[int]) -> Side:
        there = [(payoffs[seat], piles[seat]) for seat in seats]
        return Side(
            tuple(_ranks(pile.cards, wild)[-1] if pile and pile.cards else -1 for pile, _ in there),
            tuple(pile.count if pile else 0 for pile, _ in there),
            tuple(each for _, own in there for each in own),
        )

    sides = [side(seats) for seats in _sides(view.seat, view.seats, partners=options.partners)]
    if not heights:
        raise LookupError(CENTRE)
    return SeenTable(options, tuple(heights), hand, sides[0], tuple(sides[1:]), to_draw)


def _sides(seat: int, seats: int, *, partners: bool) -> list[tuple[int, ...]]:
    """The seats of each side, in the order of play from `seat`."""
    order = [(seat + each) % seats for each in range(seats)]
    if partners:
        return [(order[0], order[2]), (order[1], order[3])]
    return [(each,) for each in order]


@lru_cache(maxsize=4096)
def _ranks(cards: tuple[str, ...], wild: Ranks) -> Ranks:
    return tuple(WILD if rank in wild else rank for rank in (RANK[parse_face(card)] for card in cards))
