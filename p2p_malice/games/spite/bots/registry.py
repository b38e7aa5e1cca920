"""The computer players of Spite, by name."""

import random
from collections.abc import Mapping

from p2p_malice.engine.game import Choose, View
from p2p_malice.games.spite.bots import hard, lowest
from p2p_malice.games.spite.bots.misplays import slip
from p2p_malice.games.spite.bots.plays import no_play
from p2p_malice.games.spite.options import parse_options
from p2p_malice.games.spite.rules.trick import UNBEATABLE

FORGETFUL = 0.2
"""How often the bots that make mistakes forget to say "unbeatable"."""


def _mixed(attention: float, bold: float = 1.0) -> Choose:
    """Plays like the hard one with a chance of `attention`, else low cards; with a chance of 1 - `bold` not at all."""

    def choose(view: View, rng: random.Random) -> str:
        if bold < 1 and no_play(view) in view.moves and rng.random() > bold:
            return no_play(view)
        return hard.choose(view, rng) if rng.random() < attention else lowest.choose(view, rng)

    return choose


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
    "beginner": _erring(_mixed(0.0, bold=0.65), 0.09),
    "easy": _erring(_mixed(0.0, bold=0.83), 0.07),
    "normal": _erring(_mixed(0.15), 0.045),
    "strong": _erring(_mixed(0.55), 0.02),
    "hard": hard.choose,
}
"""By name, the gentlest first. The figures say how often a turn against three ends in a misplay, if it can."""

DEFAULT = "normal"
"""The one that plays unless another is named, for instance in place of an absent player."""
