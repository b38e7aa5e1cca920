"""The computer players by their names, and who of them plays where."""

import random
from collections.abc import Callable, Mapping

from p2p_malice.engine.game import View
from p2p_malice.errors import OptionsError
from p2p_malice.games.malice.bots import easy, greedy

Choose = Callable[[View, random.Random], str]
"""Gives a move for a view in which its seat may act; chance comes from what is handed in."""


def _normal(view: View, _rng: random.Random) -> str:
    return greedy.choose(view)


BOTS: Mapping[str, Choose] = {"easy": easy.choose, "normal": _normal}
"""By name, the gentlest first."""

DEFAULT = "normal"
"""Who plays where nobody in particular was asked for, such as in the place of a player who is away."""


def bot(name: str) -> Choose:
    """The bot of that name. Raises `OptionsError` where there is none."""
    try:
        return BOTS[name]
    except KeyError:
        names = " or ".join(BOTS)
        raise OptionsError(f"There is no computer player called “{name[:30]}”: choose {names}.") from None


def chooser(by_seat: Mapping[int, str], rng: random.Random) -> Callable[[View], str]:
    """Chooses for every seat of a table as its bot does, or the `DEFAULT` one where no bot sits.

    Raises `OptionsError` for a name that no bot has.
    """
    bots = {seat: bot(name) for seat, name in by_seat.items()}
    return lambda view: bots.get(view.seat, BOTS[DEFAULT])(view, rng)
