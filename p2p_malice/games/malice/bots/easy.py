"""An opponent for beginners: it plays its payoff card, but plans little and is often inattentive."""

import random

from p2p_malice.engine.game import View
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.options import parse_options

ATTENTION = 0.5
"""How often it thinks as `greedy` does."""

FEW = 3
"""It pays attention once the cards left to draw make no more than this many hands for each player."""


def is_running_out(view: View) -> bool:
    """Whether the cards to draw will soon run out: then merely discarding would bring the game to a halt."""
    draw, hand = view.at("draw"), parse_options(view.rules).hand
    return draw is not None and draw.count <= FEW * hand * view.seats


def choose(view: View, rng: random.Random) -> str:
    """The move to make in `view`, partly by chance. Raises `GameError` for a view of an unknown game."""
    if is_running_out(view) or rng.random() < ATTENTION:
        return greedy.choose(view)
    payoffs = [move for move in view.moves if move.startswith("payoff")]
    discards = [move for move in view.moves if ">d" in move]
    return rng.choice(payoffs or discards or list(view.moves))
