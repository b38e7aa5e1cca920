"""A computer player of Spite with no plan: it plays the lowest hand it may. The others are measured against it."""

import random

from p2p_malice.engine.game import View
from p2p_malice.games.spite.bots.plays import beside_playing, lowest, no_play, only_card, safe_plays, written
from p2p_malice.games.spite.resample import fact_of, trick_of


def choose(view: View, _rng: random.Random) -> str:
    """The lowest lawful hand; once it has passed, it stays out of the trick."""
    if move := beside_playing(view):
        return move
    if fact_of(view, "passed", view.seat):
        return no_play(view)
    plays = safe_plays(view)
    if plays:
        return written(lowest(plays, trick_of(view)))
    return no_play(view) if no_play(view) in view.moves else only_card(view)
