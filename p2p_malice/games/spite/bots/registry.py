"""The computer players of Spite by their names."""

import random
from collections.abc import Mapping

from p2p_malice.engine.game import Choose, View
from p2p_malice.games.spite.bots.playing import beside_playing, lawful_plays, lowest, no_play, only_card, written
from p2p_malice.games.spite.seen import fact_of, trick_of
from p2p_malice.telling import Answer

BOLD = 0.8
"""How often the easy bot plays where it could."""


def _easy(view: View, rng: random.Random) -> str:
    return no_play(view) if _may_pass(view) and rng.random() > BOLD else _lowest(view, rng)


def _lowest(view: View, _rng: random.Random) -> str:
    """The lowest lawful hand; out of a trick once passed."""
    if move := beside_playing(view):
        return move
    if fact_of(view, "passed", view.seat):
        return no_play(view)
    plays = lawful_plays(view)
    if plays:
        return written(lowest(plays, trick_of(view)))
    return no_play(view) if _may_pass(view) else only_card(view)


def _may_pass(view: View) -> bool:
    return no_play(view) in view.moves


def hint(view: View) -> Answer:
    """What a sensible player would do, and why."""
    move = _lowest(view, random.Random(0))
    if move in view.moves:
        return Answer((("pass",),), move=move)
    return Answer((("play",),), move=move)


BOTS: Mapping[str, Choose] = {"easy": _easy, "normal": _lowest}
"""By name, the gentlest first."""

DEFAULT = "normal"
