"""Where a card can be chosen, and with which key. Pure.

A spot is a place that can be picked: `hand0` … (cards of the hand in the order shown), `payoff`, `d0` …, `c0` …; a
partner's are `payoff@2`, `d0@2`.
"""

from p2p_malice.engine.game import Pile, View
from p2p_malice.plain.boards.malice import card_order

CENTRE_KEYS = "asdfgbnm"
DISCARD_KEYS = "qwerzxcv"


def keys_of(view: View) -> dict[str, str]:
    """The spot that each key chooses. Capitals are for the partner's piles."""
    found = {str(number): f"hand{number - 1}" for number in range(1, min(9, len(own_hand(view))) + 1)}
    for pile in view.piles:
        key = _key_of(pile)
        if (key and pile.seat is None) or (key and pile.seat == view.seat):
            found[key] = pile.name
        elif key and pile.seat in view.partners:
            found[key.upper()] = f"{pile.name}@{pile.seat}"
    return found


def shown_keys(view: View) -> dict[str, str]:
    """The key of each spot, in capitals; those of a partner's piles with Shift."""
    return {spot: f"Shift+{key}" if key.isupper() else key.upper() for key, spot in keys_of(view).items()}


def _key_of(pile: Pile) -> str:
    """The key of a pile, as shown on the table; "" for a pile that can't be chosen."""
    keys = {"centre": CENTRE_KEYS, "discard": DISCARD_KEYS, "payoff": "p"}.get(pile.role, "")
    return keys[pile.index : pile.index + 1]


def pile_key(pile: Pile | None) -> str:
    """The key of a pile, in capitals; the name of a pile without a key."""
    return (_key_of(pile).upper() or pile.name) if pile else ""


def own_hand(view: View) -> list[str]:
    """The cards of the hand in the order shown."""
    hands = (pile.cards for pile in view.piles if pile.role == "hand" and pile.seat == view.seat and not pile.hidden)
    return sorted(next(hands, ()), key=card_order)


def wild_cards(view: View) -> frozenset[str]:
    """The visible cards that stand for others."""
    return frozenset(pile.cards[place] for pile in view.piles for place in pile.wild if place < len(pile.cards))
