"""An opponent to learn against: it plays its payoff card, but plans little and often looks away."""

import random

from p2p_malice.engine.game import View
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.options import parse_options

ATTENTION = 0.5
"""How often it thinks as `greedy` does."""

FEW = 3
"""It looks up once there are no more cards to draw than make so many hands for each player."""


def is_running_out(view: View) -> bool:
    """Whether the cards to draw will soon run out: whoever goes on laying cards aside then halts the game."""
    draw, hand = view.at("draw"), parse_options(view.rules).hand
    return draw is not None and draw.count <= FEW * hand * view.seats


def choose(view: View, rng: random.Random) -> str:
    """The move to make in `view`, by chance in part. Raises `GameError` for a view of an unknown game."""
    if is_running_out(view) or rng.random() < ATTENTION:
        return greedy.choose(view)
    payoffs = [move for move in view.moves if move.startswith("payoff")]
    discards = [move for move in view.moves if ">d" in move]
    return rng.choice(payoffs or discards or list(view.moves))
