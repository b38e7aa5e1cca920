"""Players that look at a turn as the strong one does, but overlook things, as people do.

They overlook the same in the same position, so that a deal is the same for everybody who plays it. They overlook long
ways before short ones, and judge roughly. They never miss a payoff card that fits, nor discard an ace that fits, nor a
wild card while there is another: nobody who has understood the game does.
"""

import random
from collections.abc import Iterator

from attrs import frozen

from p2p_malice.engine.game import View
from p2p_malice.errors import NotationError
from p2p_malice.games.malice.bots.hard import first_step, move_of, own_weights
from p2p_malice.games.malice.bots.outcome_features import Scorer
from p2p_malice.games.malice.bots.seen_table import WILD, SeenTable, see
from p2p_malice.games.malice.bots.turn_search import FROM_HAND, FROM_PAYOFF, Outcome, outcomes

_ACE = 1

FEW = 1
"""The cards to draw run out once they make no more than this many hands for each player."""

WELL, WELL_SEEN = 6, 0.9
"""The roughness of good judgement, and the attention of somebody who looks hard."""


@frozen
class Care:
    """How carefully a player plays.

    With a chance of `attention` per step, the player sees that a turn can go on; `roughness` is the standard deviation
    of the error in judging where it leads, in hundredths of a payoff card. Once the cards to draw run out, everybody
    looks hard and judges well: merely discarding would bring the game to a halt.
    """

    attention: float
    roughness: float

    def choose(self, view: View, _rng: random.Random) -> str:
        """The move to make in `view`. Raises `GameError` for a view of another game."""
        table = see(view)
        rng = random.Random(f"{view.seat} {self} {table}")
        if not view.moves:
            raise NotationError("not_this_game")
        score = Scorer(table, own_weights()).score
        hands = table.to_draw / (table.options.hand * view.seats)
        attention, roughness = self.attention, self.roughness
        if hands <= FEW:
            attention, roughness = max(attention, WELL_SEEN), min(roughness, WELL)
        noticed = [each for each in outcomes(table) if rng.random() < attention ** (len(each.steps) - 1)]
        sensible = list(_sensible(noticed, table)) or noticed
        best = max(sensible, key=lambda each: score(each) + rng.gauss(0, roughness), default=None)
        return move_of(first_step(best, table), view, table) if best else view.moves[0]


def _sensible(noticed: list[Outcome], table: SeenTable) -> Iterator[Outcome]:
    """Those that nobody would call stupid."""
    fits = [each for each in noticed if first_step(each, table)[0] == FROM_PAYOFF]
    if fits:
        yield from fits
        return
    has_other = any(rank != WILD for rank in table.hand)
    for each in noticed:
        source, rank, target = each.steps[-1]
        is_waste = (has_other and rank == WILD) or (rank == _ACE and 0 in each.heights)
        if not (source == FROM_HAND and target < 0 and is_waste):
            yield each
