"""The computer's misplays: now and then it overlooks something, as a person would."""

import random
from collections.abc import Iterator

from p2p_malice.engine.game import View, combined
from p2p_malice.games.spite.bots.plays import no_play
from p2p_malice.games.spite.cards import RUNG, TEXT, assign_ids
from p2p_malice.games.spite.resample import fact_of, own_cards, trick_of
from p2p_malice.games.spite.rules.hands import SAME
from p2p_malice.games.spite.rules.judging import cards_fault
from p2p_malice.games.spite.rules.possible_hands import Play, lawful_sets

PLAUSIBLE = ("spite_not_better", "spite_consec", "spite_suit")
"""What gets overlooked: that equal isn't better, which way the trick goes, and what a consec asks for."""

NEAR = 2
"""How far a rank may be from one that would do, or from the last one, and still be mistaken for right."""


def slip(view: View, rng: random.Random, often: float) -> str:
    """A misplay, or "": this `often` among four players, if there is something to overlook, and less among more."""
    is_asked = no_play(view) in view.moves and not (fact_of(view, "claim") or fact_of(view, "passed", view.seat))
    if not is_asked or rng.random() >= often * 3 / (view.seats - 1):
        return ""
    overlooked = list(_overlooked(view))
    return combined([TEXT[card] for card in rng.choice(overlooked).cards]) if overlooked else ""


def _overlooked(view: View) -> Iterator[Play]:
    """Plays that look right at a glance and don't empty the hand."""
    trick, hand = trick_of(view), assign_ids(own_cards(view, "hand"))
    last = trick.last
    if last is None or last.kind != SAME:
        return
    wanted = last.value if trick.consecs.due is None else trick.consecs.due
    for play in lawful_sets(hand, trick.readings, trick.arity):
        fault = cards_fault(trick, play.hand)
        is_like = play.hand.kind == SAME and not play.hand.thirteens and len(play.cards) < len(hand)
        if is_like and fault and fault.code in PLAUSIBLE and abs(RUNG[play.hand.value] - RUNG[wanted]) <= NEAR:
            yield play
