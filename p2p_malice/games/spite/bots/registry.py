"""The computer players of Spite by their names."""

import random
from collections.abc import Mapping

from p2p_malice.engine.game import Choose, View
from p2p_malice.games.spite.bots import hard, lowest
from p2p_malice.games.spite.bots.playing import no_play

BOLD = 0.8
"""How often the easy bot plays where it could."""

ATTENTION = 0.5
"""How often the normal bot thinks as the hard one does."""


def _easy(view: View, rng: random.Random) -> str:
    """The lowest lawful hand, but it often holds back."""
    return no_play(view) if no_play(view) in view.moves and rng.random() > BOLD else lowest.choose(view, rng)


def _normal(view: View, rng: random.Random) -> str:
    """It plans now and then, and else plays whatever is lowest."""
    return hard.choose(view, rng) if rng.random() < ATTENTION else lowest.choose(view, rng)


BOTS: Mapping[str, Choose] = {"easy": _easy, "normal": _normal, "hard": hard.choose}
"""By name, the gentlest first."""

DEFAULT = "normal"
