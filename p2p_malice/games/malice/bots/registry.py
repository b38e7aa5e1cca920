"""The computer players, by name."""

from collections.abc import Mapping

from p2p_malice.engine.game import Choose
from p2p_malice.games.malice.bots import hard
from p2p_malice.games.malice.bots.careless import Care

BOTS: Mapping[str, Choose] = {
    "beginner": Care(attention=0.4, roughness=85).choose,
    "easy": Care(attention=0.6, roughness=35).choose,
    "normal": Care(attention=0.8, roughness=16).choose,
    "strong": Care(attention=0.95, roughness=6).choose,
    "hard": hard.choose,
}
"""By name, the gentlest first."""

DEFAULT = "normal"
"""The one that plays unless another is named, for instance in place of an absent player."""
