"""The computer players, by name."""

from collections.abc import Mapping

from p2p_malice.engine.game import Choose, Think
from p2p_malice.games.malice.bots import expert, hard
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
