"""The computer players of Spite, by name."""

import random
from collections.abc import Mapping

from p2p_malice.engine.game import Choose, View
from p2p_malice.games.spite.bots import hard, lowest
from p2p_malice.games.spite.bots.misplays import slip
from p2p_malice.games.spite.bots.plays import no_play
from p2p_malice.games.spite.options import parse_options
from p2p_malice.games.spite.trick import UNBEATABLE

BOLD = 0.8
"""How often the easy bot plays when it could."""

ATTENTION = 0.5
"""How often the normal bot thinks like the hard one."""


EASY_SLIPS, NORMAL_SLIPS = 0.07, 0.045
"""How often a turn against three ends in a misplay, if there is something to overlook; the hard bot never errs."""

FORGETFUL = 0.2
"""How often the bots that make mistakes forget to say "unbeatable"."""


def _easy(view: View, rng: random.Random) -> str:
    """The lowest lawful hand, but it often holds back."""
    return no_play(view) if no_play(view) in view.moves and rng.random() > BOLD else lowest.choose(view, rng)


def _normal(view: View, rng: random.Random) -> str:
    """It plans now and then, and otherwise plays whatever is lowest."""
    return hard.choose(view, rng) if rng.random() < ATTENTION else lowest.choose(view, rng)


def _erring(choose: Choose, often: float) -> Choose:
    """The same, but with misplays this often."""

    def err(view: View, rng: random.Random) -> str:
        if parse_options(view.rules).referee:
            return choose(view, rng)
        move = slip(view, rng, often) or choose(view, rng)
        forgets = f"!{UNBEATABLE}" in move and rng.random() < FORGETFUL
        return move.replace(f"!{UNBEATABLE}", "") if forgets else move

    return err


BOTS: Mapping[str, Choose] = {
    "easy": _erring(_easy, EASY_SLIPS),
    "normal": _erring(_normal, NORMAL_SLIPS),
    "hard": hard.choose,
}
"""By name, the gentlest first."""

DEFAULT = "normal"
