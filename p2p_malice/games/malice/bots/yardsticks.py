"""Players that others are measured against. They never change: figures of different days could not be compared."""

import random
from collections.abc import Mapping

from p2p_malice.engine.game import Choose, View
from p2p_malice.games.malice.bots import greedy


def _at_random(view: View, rng: random.Random) -> str:
    return rng.choice(view.moves)


def _naive(view: View, _rng: random.Random) -> str:
    """The payoff card, else a play from the discards, else one from the hand, else the first discard."""
    return view.moves[0]


def _greedy(view: View, _rng: random.Random) -> str:
    return greedy.choose(view)


YARDSTICKS: Mapping[str, Choose] = {"random": _at_random, "naive": _naive, "greedy": _greedy}
"""By name, the weakest first."""
