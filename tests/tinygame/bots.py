"""The players of the tiny game: they see only views, and randomness is handed in."""

import random

from p2p_malice.engine.game import View, combined
from tests.tinygame.rules import DOUBLE, MOST, PASS


def bold(view: View, rng: random.Random) -> str:
    """Up to three cards of one suit, doubled now and then; a pass where there are none."""
    if view.offers.free is None:
        return PASS
    suit = rng.choice(view.offers.free.cards)[-1]
    cards = [card for card in view.offers.free.cards if card[-1] == suit]
    rng.shuffle(cards)
    return combined(cards[: rng.randint(1, MOST)], [DOUBLE] if rng.random() < 0.3 else [])


def shy(view: View, rng: random.Random) -> str:
    """It always passes."""
    return PASS
