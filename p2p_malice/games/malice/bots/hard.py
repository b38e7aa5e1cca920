"""A strong player: it looks at every way its turn may go, and takes the one that leads to the best position.

What a position is worth, `weights.json` says; `scripts/train/train_malice.py` made it.
"""

import json
import random
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

from p2p_malice.engine.cards import RANK, parse_face
from p2p_malice.engine.game import View
from p2p_malice.errors import NotationError
from p2p_malice.games.malice.bots.outcome_features import Scorer
from p2p_malice.games.malice.bots.seen_table import WILD, SeenTable, see
from p2p_malice.games.malice.bots.turn_search import FROM_HAND, FROM_PAYOFF, Outcome, Step, outcomes
from p2p_malice.games.malice.notation import parse_move

Weights = Mapping[str, Sequence[float]]


@cache
def own_weights() -> Weights:
    """The tables of weights that this player goes by."""
    text = resources.files("p2p_malice.games.malice.bots").joinpath("weights.json").read_text(encoding="utf-8")
    tables: Weights = json.loads(text)["tables"]
    return tables


def choose(view: View, _rng: random.Random) -> str:
    """The move to make in `view`. Raises `GameError` for a view of another game."""
    return think(view)[2]


def think(view: View, weights: Weights | None = None) -> tuple[SeenTable, Outcome | None, str]:
    """The table in ranks, where the turn should lead (None if that can't be said), and the move that begins it.

    Raises `GameError` for a view of another game.
    """
    table = see(view)
    if not view.moves:
        raise NotationError("not_this_game")
    best = max(outcomes(table), key=Scorer(table, weights or own_weights()).score, default=None)
    return table, best, move_of(first_step(best, table), view, table) if best else view.moves[0]


def first_step(outcome: Outcome, table: SeenTable) -> Step:
    """What to do now: whatever else is to be played, a payoff card that fits goes first and shows the next one."""
    payoff = outcome.steps[-1]
    fits = payoff[0] == FROM_PAYOFF and payoff[2] in table.heights and table.own.payoffs[payoff[1]] != WILD
    return payoff if fits else outcome.steps[0]


def move_of(step: Step, view: View, table: SeenTable) -> str:
    """The move that makes the step."""
    source, which, target = step
    per_seat, wild = table.options.discard_piles, table.options.wild_ranks
    to = f"c{table.heights.index(target)}" if target >= 0 else f"d{-1 - target}"
    if source == FROM_HAND:
        cards = (card for move in view.moves if move.endswith(f">{to}") and (card := parse_move(move).card))
        ranks = wild if which == WILD else (which,)
        return f"{next(card for card in cards if RANK[parse_face(card)] in ranks)}>{to}"
    owner = which if source == FROM_PAYOFF else which // per_seat
    name = source if source == FROM_PAYOFF else f"d{which % per_seat}"
    return f"{name}@{(view.seat + 2) % view.seats}>{to}" if owner else f"{name}>{to}"
