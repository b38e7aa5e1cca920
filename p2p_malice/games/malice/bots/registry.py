"""The computer players, by name."""

import random
from collections.abc import Mapping

from p2p_malice.engine.game import Choose, Think, View
from p2p_malice.games.malice.bots import expert, greedy, hard
from p2p_malice.games.malice.bots.careless import Care

BOTS: Mapping[str, Choose] = {
    "beginner": Care(attention=0.5, roughness=75).choose,
    "easy": Care(attention=0.62, roughness=46).choose,
    "normal": Care(attention=0.77, roughness=27).choose,
    "strong": Care(attention=0.91, roughness=13).choose,
    "hard": hard.choose,
    "expert": expert.choose,
}
"""By name, the gentlest first."""

THINKERS: Mapping[str, Think] = {"expert": expert.moves}
"""Those that take their time."""

DEFAULT = "normal"
"""The one that plays unless another is named, for instance in place of an absent player."""


def _at_random(view: View, rng: random.Random) -> str:
    return rng.choice(view.moves)


def _naive(view: View, _rng: random.Random) -> str:
    """The payoff card, else a play from the discards, else one from the hand, else the first discard."""
    return view.moves[0]


def _greedy(view: View, _rng: random.Random) -> str:
    return greedy.choose(view)


YARDSTICKS: Mapping[str, Choose] = {"random": _at_random, "naive": _naive, "greedy": _greedy}
"""Players that others are measured against, the weakest first.

They never change: figures of different days could not be compared.
"""
