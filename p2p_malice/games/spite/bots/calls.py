"""How the computer calls others' misplays: now and then, and never wrongly.

It looks at the cards only, not at what was or wasn't said with them.
"""

import random

from p2p_malice.engine.game import View
from p2p_malice.games.spite.bots.plays import claimed
from p2p_malice.games.spite.cards import assign_ids
from p2p_malice.games.spite.options import parse_options
from p2p_malice.games.spite.resample import count_open, hand_of, played_in, trick_before
from p2p_malice.games.spite.rules.hands import Hand
from p2p_malice.games.spite.rules.judging import cards_fault
from p2p_malice.games.spite.rules.possible_hands import Play
from p2p_malice.games.spite.state import MISPLAY

SHARPNESS = 0.3
"""How often it notices a misplay."""


def call(view: View, rng: random.Random) -> str:
    """The call of a misplay, or "" if there is none to call."""
    return MISPLAY if MISPLAY in view.offers.may and rng.random() < SHARPNESS and _is_misplay(view) else ""


def _is_misplay(view: View) -> bool:
    """Whether the last cards on the table can't stay there or, if none lie there yet, whether an exchange was wrong."""
    if not count_open(view):
        exchanged = next(pile for pile in view.piles if pile.role == "exchanged")
        count, limit = map(int, (exchanged.shows or "").split("/"))
        return not 1 <= count <= limit
    last = played_in(view)[-1]
    if last.seat == view.seat:
        return False
    hand = hand_of(last, parse_options(view.rules))
    if cards_fault(trick_before(view), hand):
        return True
    assert isinstance(hand, Hand)
    return not claimed(view, [Play(tuple(assign_ids(last.cards)), hand)])
