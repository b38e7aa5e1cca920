"""The computer players, by name."""

import random
from collections.abc import Mapping

from p2p_malice.engine.game import Choose, View
from p2p_malice.games.malice.bots import easy, greedy


def _normal(view: View, _rng: random.Random) -> str:
    return greedy.choose(view)


BOTS: Mapping[str, Choose] = {"easy": easy.choose, "normal": _normal}
"""By name, the gentlest first."""

DEFAULT = "normal"
"""The one that plays unless another is named, for instance in place of an absent player."""
