"""The strongest player: it tries what the strong one thinks best on many deals of the cards that it can't see.

This is determinized search with sequential halving (Karnin et al. 2013): all candidates are played on from the same
random deals, and the better half of them goes on. The strong player's own score stays a part of the judgement, since
the quick play by which games go on is weaker than it.
"""

import random
from collections import Counter
from collections.abc import Iterator
from math import exp, sqrt

from p2p_malice.engine.cards import RANK, parse_face
from p2p_malice.engine.game import THINKING, View
from p2p_malice.games.malice.bots.hard import first_step, move_of, own_weights, think
from p2p_malice.games.malice.bots.outcome_features import Scorer
from p2p_malice.games.malice.bots.rollouts import Policy, Rollout
from p2p_malice.games.malice.bots.seen_table import WILD, SeenTable, Side, see
from p2p_malice.games.malice.bots.turn_search import ENDED, FILLED, FROM_PAYOFF, TURNED_UP, Outcome, outcomes
from p2p_malice.games.malice.options import all_cards
from p2p_malice.games.malice.views import HAND, PAYOFF

CANDIDATES = 8
"""So many outcomes of a turn are tried: those that the strong player thinks best."""

ROLLOUTS = 2400
"""So often is one of them played on for each second that the player may think."""

PLENTY = 1000
"""As if so many cards were left to draw: who is ahead is judged by what lies on the table alone."""

ROUNDS = 2
"""So many turns of each player are played before the position is judged."""

PRIOR = 0.8
"""How much the strong player's score counts beside what the games come to."""

STEP = 4
"""After so many deals it says what is best so far."""

STEEPNESS = 0.7
AHEAD = 0.4
"""What the side that has just ended its turn seems to be ahead by, in payoff cards, when both win as often.

With a lead of `x` payoff cards beyond that, while `n` are left to each, it wins with the odds that a logistic function
gives for `STEEPNESS * x / sqrt(n + 1)`; fitted to games of the strong player against itself.
"""


def choose(view: View, rng: random.Random) -> str:
    """The move to make in `view`. Raises `GameError` for a view of another game."""
    move = ""
    for best in moves(view, rng, THINKING):
        move = best
    return move


def moves(view: View, _rng: random.Random, seconds: float) -> Iterator[str]:
    """The best move so far, after every few deals; the last is the one to make. See `Think`.

    The same view always leads to the same one. Raises `GameError` for a view of another game.
    """
    table = see(view)
    score = Scorer(table, own_weights()).score
    found = sorted(((score(each), each) for each in outcomes(table)), key=lambda pair: -pair[0])[:CANDIDATES]
    if _is_clear([each for _, each in found], table):
        yield think(view)[2]
        return
    deals = Deals(view, table)
    best = found[0][0]
    candidates = [_Candidate(each, deals.slope * PRIOR * (value - best)) for value, each in found]
    rng = random.Random(f"{view.seat} {table}")
    tried, halvings = 0, (len(candidates) - 1).bit_length()
    while not _is_clear([each.outcome for each in candidates], table):
        for _ in range(max(1, int(seconds * ROLLOUTS) // (halvings * len(candidates)))):
            start = deals.deal(rng)
            tried += 1
            for each in candidates:
                each.note(deals.play_on(start, each.outcome))
            if not tried % STEP:
                yield move_of(first_step(max(candidates, key=_Candidate.worth).outcome, table), view, table)
        candidates.sort(key=_Candidate.worth, reverse=True)
        del candidates[(len(candidates) + 1) // 2 :]
    yield move_of(first_step(candidates[0].outcome, table), view, table)


def _is_clear(found: list[Outcome], table: SeenTable) -> bool:
    """Whether there is nothing to think about: all begin alike, or the best with a payoff card.

    Partners' games are left to the strong player, too.
    """
    if not found or table.options.partners or first_step(found[0], table)[0] == FROM_PAYOFF:
        return True
    return len({first_step(each, table) for each in found}) == 1


class _Candidate:
    """An outcome that is tried; `prior` is added to the mean of what its games come to."""

    def __init__(self, outcome: Outcome, prior: float) -> None:
        self.outcome = outcome
        self._prior = prior
        self._sum = 0.0
        self._games = 0

    def note(self, odds: float) -> None:
        """One more game came to those odds of winning, from 0 to 1."""
        self._sum += odds
        self._games += 1

    def worth(self) -> float:
        """How good it seems."""
        return self._prior + self._sum / max(1, self._games)


class Deals:
    """Random deals of the cards that one player can't see."""

    def __init__(self, view: View, table: SeenTable) -> None:
        """Deals that agree with a `view` and the `table` that was read from it."""
        options = table.options
        self._table = table
        self._weights = own_weights()
        lowest = options.lowest_wild
        self._policy = Policy(options.hand, options.last_rank, lowest, self._weights)
        wild = dict.fromkeys(options.wild_ranks, WILD)
        unseen = Counter(wild.get(RANK[card], RANK[card]) for card in all_cards(options, view.seats))
        ranks = (RANK[parse_face(text)] for pile in view.piles for text in pile.cards)
        unseen.subtract(wild.get(rank, rank) for rank in ranks)
        self._unseen = list(unseen.elements())
        self._sides = (table.own, *table.rivals)
        order = [(view.seat + each) % view.seats for each in range(view.seats)]
        hidden = {(pile.role, pile.seat): pile.hidden for pile in view.piles if pile.role in (HAND, PAYOFF)}
        self._hands = [hidden.get((HAND, seat), 0) for seat in order]
        self._payoffs = [hidden.get((PAYOFF, seat), 0) for seat in order]
        self._mean_left = sum(side.left[0] for side in self._sides) / view.seats

    @property
    def slope(self) -> float:
        """The odds of winning that a hundredth of a payoff card is worth in an even game."""
        return STEEPNESS / sqrt(self._mean_left + 1) / 400

    def deal(self, rng: random.Random) -> Rollout:
        """The position, with the cards dealt in one way that is possible."""
        cards = self._unseen.copy()
        rng.shuffle(cards)
        hands, payoffs = [], []
        for side, in_hand, in_payoff in zip(self._sides, self._hands, self._payoffs, strict=True):
            hands.append([cards.pop() for _ in range(in_hand)] or list(self._table.hand))
            payoffs.append([*(cards.pop() for _ in range(in_payoff)), *side.payoffs])
        piles = [list(side.piles) for side in self._sides]
        return Rollout(self._policy, list(self._table.heights), hands, piles, payoffs, cards)

    def play_on(self, start: Rollout, outcome: Outcome) -> float:
        """Play on from there with that outcome of the turn; the odds of winning that it leads to, from 0 to 1."""
        game = start.copy()
        plays = sum(target >= 0 for _, _, target in outcome.steps)
        game.complete((sum(game.heights) + plays - sum(outcome.heights)) // game.policy.last)
        game.heights = list(outcome.heights)
        game.hands[0] = list(outcome.hand)
        game.piles[0] = list(outcome.piles)
        if outcome.how == TURNED_UP:
            game.left[0] -= 1
        if outcome.how == FILLED:
            game.fill(0)
        if outcome.how != ENDED and game.go_on(0):
            return 1.0
        seats = len(self._sides)
        for turn in range(1, ROUNDS * seats + 1):
            if game.turn(turn % seats):
                return float(turn % seats == 0)
        return self._odds(game)

    def _odds(self, game: Rollout) -> float:
        """The odds of winning for the player who thinks and has just ended a turn."""
        own, *rivals = (
            Side((payoff[left - 1],), (left,), tuple(piles))
            for payoff, left, piles in zip(game.payoffs, game.left, game.piles, strict=True)
        )
        heights, hand = tuple(sorted(game.heights)), tuple(sorted(game.hands[0]))
        table = SeenTable(self._table.options, heights, hand, own, tuple(rivals), PLENTY)
        outcome = Outcome(ENDED, (), heights, hand, own.piles, own.payoffs)
        lead = sum(game.left[1:]) / len(rivals) + Scorer(table, self._weights).score(outcome) / 100 - AHEAD
        return 1 / (1 + exp(-400 * self.slope * lead))
