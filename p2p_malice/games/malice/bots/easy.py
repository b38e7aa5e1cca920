"""An opponent to learn against: it plays its payoff card, but plans little and often looks away."""

import random

from p2p_malice.engine.game import View
from p2p_malice.games.malice.bots import greedy

ATTENTION = 0.5
"""How often it thinks as `greedy` does."""


def choose(view: View, rng: random.Random) -> str:
    """The move to make in `view`, by chance in part. Raises `GameError` for a view of an unknown game."""
    if rng.random() < ATTENTION:
        return greedy.choose(view)
    payoffs = [move for move in view.moves if move.startswith("payoff")]
    discards = [move for move in view.moves if ">d" in move]
    return rng.choice(payoffs or discards or list(view.moves))
