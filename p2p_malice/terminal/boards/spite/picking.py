"""What can be chosen on the board of Spite, with which keys, and what that does. Pure.

Besides the spots of `combining` there are `same` (all cards of the rank picked last), `range` (all cards up to the one
picked next) and `price` (another price to buy back for). `range` is held until the next card is picked.
"""

from collections.abc import Sequence

from p2p_malice.engine.game import View
from p2p_malice.plain.boards.spite import BUY, price_of, rank_of
from p2p_malice.terminal.boards.combining import (
    SEND,
    card_spots,
    combination,
    free_of,
    held_of,
    is_ready,
    kind_of,
    moves_of,
    taken_spots,
    text_at,
)
from p2p_malice.terminal.boards.contract import ARRANGE, SHELL_KEYS, Chosen, Sight
from p2p_malice.terminal.boards.spite.card_order import Spotted, arranged

SAME, RANGE, PRICE = "same", "range", "price"

_WORD_KEYS = {"higher": "+", "lower": "-", "unbeatable": "*", "cam": "@", "down": "_"}
_MOVE_KEYS = {"pass": "p", "decline": "p", "none": "p", "misplay": "m", "countdown": "c"}
_ARRANGE_KEY, _SAME_KEY, _RANGE_KEY, _BUY_KEY, _PRICE_KEY = "s", "=", ".", "$", "%"

_TAKEN = {*SHELL_KEYS, *_MOVE_KEYS.values(), _ARRANGE_KEY}
_CARD_KEYS = "1234567890" + "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in _TAKEN)
"""Enough keys for the fullest hand and four fake jokers; none of them does anything else."""

MISPLAY, COUNTDOWN = "misplay", "countdown"


def own_cards(sight: Sight) -> list[list[Spotted]]:
    """The viewer's cards in the order they lie, in groups: the hand's, then fake jokers. Empty if they are hidden."""
    view = sight.view
    piles = [pile for name in ("hand", "fakes") for pile in view.piles if (pile.name, pile.seat) == (name, view.seat)]
    left = card_spots(view)
    groups = []
    for pile in piles:
        spotted = taken_spots(pile.cards, left)
        groups += arranged(spotted, sight.arranged) if pile.name == "hand" else [spotted]
    return [group for group in (*groups, left) if group]


def card_order(sight: Sight) -> list[str]:
    """The spots of the cards that can be picked, in the order they lie."""
    return [spot for group in own_cards(sight) for _, spot in group if spot]


def words_shown(view: View, held: Sequence[str]) -> list[str]:
    """The spots of what can be said; of the prices, only the current one and any other that has been chosen."""
    right = f"{BUY}{price_of(view)}"
    spots = [f"word{at}" for at, _ in enumerate(free_of(view).words)]
    return [
        spot
        for spot in spots
        if not is_price(spot, view) or text_at(spot, view) == right or (spot in held and is_price(spot, view))
    ]


def is_price(spot: str, view: View) -> bool:
    """Whether a spot is a price to buy back for."""
    return kind_of(spot)[0] == "word" and text_at(spot, view).startswith(BUY)


def other_prices(view: View) -> list[str]:
    """The spots of all prices but the current one; naming one of those is a misplay."""
    spots = [f"word{at}" for at, _ in enumerate(free_of(view).words)]
    return [spot for spot in spots if is_price(spot, view) and text_at(spot, view) != f"{BUY}{price_of(view)}"]


# --- keys ------------------------------------------------------------------------------------------------------------


def keys_by_spot(sight: Sight) -> dict[str, str]:
    """The key of each spot; cards get digits, then letters, in the order they lie."""
    view = sight.view
    found = dict(zip(card_order(sight), _CARD_KEYS, strict=False))
    for at, word in enumerate(free_of(view).words):
        if word in _WORD_KEYS:
            found[f"word{at}"] = _WORD_KEYS[word]
        elif word == f"{BUY}{price_of(view)}":
            found[f"word{at}"] = _BUY_KEY
    found |= {f"move{at}": _MOVE_KEYS[move] for at, move in enumerate(moves_of(view)) if move in _MOVE_KEYS}
    found |= {PRICE: _PRICE_KEY} if other_prices(view) else {}
    return found | {ARRANGE: _ARRANGE_KEY}


def keys_of(sight: Sight) -> dict[str, str]:
    """The spot that each key chooses. Capital letters, as shown on screen, do the same as small ones."""
    found = {}
    for spot, key in keys_by_spot(sight).items():
        found[key] = found[key.upper()] = spot
    if card_order(sight):
        found |= {_SAME_KEY: SAME, _RANGE_KEY: RANGE}
        found |= {key: spot for key, step in (("shift+left", -1), ("shift+right", 1)) if (spot := _beside(sight, step))}
    if is_ready(sight.view, sight.held):
        found["enter"] = SEND
    return found


def _beside(sight: Sight, step: int) -> str:
    """The card at the cursor or, if that is picked, the next one in that direction that isn't; "" for none."""
    order = card_order(sight)[::step]
    ahead = order[order.index(sight.cursor) :] if sight.cursor in order else []
    return next((spot for spot in ahead if spot not in sight.held), "")


# --- choosing --------------------------------------------------------------------------------------------------------


def asking(view: View, held: tuple[str, ...]) -> Chosen:
    """Hold that; if it can be played as a hand, ask what it would be."""
    can_be_asked = is_ready(view, held) and free_of(view).words
    return Chosen(held, preview=combination(view, held) if can_be_asked else "")


def with_same(view: View, held: tuple[str, ...]) -> tuple[str, ...]:
    """What is held, plus all cards of the rank picked last."""
    picked = held_of("card", held)
    if not picked:
        return held
    rank = rank_of(text_at(picked[-1], view))
    return (*held, *(spot for card, spot in card_spots(view) if rank_of(card) == rank and spot not in held))


def with_range(sight: Sight, spot: str) -> tuple[str, ...]:
    """What is held, plus all cards from the one picked last up to this one, in the order they lie."""
    order, held = card_order(sight), tuple(each for each in sight.held if each != RANGE)
    first = next((each for each in reversed(held) if each in order), spot)
    if spot not in order:
        return held
    start, end = order.index(first), order.index(spot)
    between = order[start : end + 1] if start <= end else order[end : start + 1][::-1]
    return (*held, *(each for each in between if each not in held))


def with_price(view: View, held: tuple[str, ...]) -> tuple[str, ...]:
    """What is held, with any price replaced by the next of the others; after the last, none."""
    prices = other_prices(view)
    named = next((spot for spot in held if spot in prices), "")
    later = prices[prices.index(named) + 1 :] if named else prices
    return (*(each for each in held if not is_price(each, view)), *later[:1])
