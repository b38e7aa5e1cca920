"""The best computer player of Spite: it plans how to get rid of its cards, and judges each play by what it leaves.

Its plans are in `plans`, its chances in `odds`. Costs are in turns: the fewer are left, the better.
"""

import random
from collections.abc import Iterable, Iterator

from attrs import frozen

from p2p_malice.engine.game import View, combined
from p2p_malice.games.spite.bots.odds import of_winning
from p2p_malice.games.spite.bots.plans import Plans
from p2p_malice.games.spite.bots.plays import beside_playing, claimed, has_dared, no_play, only_card
from p2p_malice.games.spite.cards import JOKER_VALUE, SEVEN, TEXT, VALUE, assign_ids, is_fake
from p2p_malice.games.spite.options import HAND_LIMIT, parse_options
from p2p_malice.games.spite.resample import fact_of, own_cards, trick_of
from p2p_malice.games.spite.rules.hands import DOWN, JOKERS, POKER, POKER_SIZE, read
from p2p_malice.games.spite.rules.judging import lawful
from p2p_malice.games.spite.rules.possible_hands import Play, lawful_sets
from p2p_malice.games.spite.rules.trick import CAM, HIGHER, OPPOSITE, acts, can_be_beaten, sevens_meet
from p2p_malice.games.spite.rules.trick_play import BUY, FACE_DOWN

LEAD = 0.4
"""What winning a trick is worth, since the winner leads next."""

PATIENCE = 0.1
"""What passing costs besides the turn: the rest of the trick."""

OUT = -10.0
"""The cost left once the player is out; nothing is better."""

DRAWN = 0.7
"""What it costs to draw a card."""

FAKE = 0.35
"""What it costs to part with a fake joker, which needn't be played."""

EXCHANGE = 0.5
"""What winning a come-at-me is worth."""

SURE = 0.8
"""How likely a hand must be to win for it to say come-at-me with it."""

MOST = 10
"""The most cards that it makes poker hands from; more would make too many hands."""


@frozen
class Idea:
    """A move, the cost of what it leaves to be done (less is better), and the reason for it that a hint gives."""

    cost: float
    move: str
    why: str


def choose(view: View, _rng: random.Random) -> str:
    """The move to make in `view`."""
    return think(view).move


def think(view: View) -> Idea:
    """The best move it can think of, and why."""
    if limit := fact_of(view, "exchange"):
        return Idea(0, _exchange(view, int(limit)), "exchange")
    if move := beside_playing(view):
        return Idea(0, move, "swap")
    return _Thought(view).best()


def _exchange(view: View, limit: int) -> str:
    """The cards to exchange so that the rest go best together; at least one has to go."""
    left = assign_ids(own_cards(view, "hand"))
    direction = trick_of(view).direction
    given: list[str] = []
    while left and len(given) < limit:
        plans = Plans(left, (), direction)
        worst = min(left, key=lambda card: plans.rest((card,)))
        if given and plans.rest() - plans.rest((worst,)) < DRAWN:
            break
        left.remove(worst)
        given.append(TEXT[worst])
    return combined(given)


class _Thought:
    """One analysis of a view in which a hand is to be played."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._trick = trick_of(view)
        self._hand = assign_ids(own_cards(view, "hand"))
        self._fakes = assign_ids(own_cards(view, "fakes"))
        others = [seat for seat in range(view.seats) if seat != view.seat and view.pile("hand", seat).count]
        open_to = [seat for seat in others if not (fact_of(view, "passed", seat) or fact_of(view, "barred", seat))]
        self._rivals = [view.pile("hand", seat).count for seat in open_to]
        options = parse_options(view.rules)
        active = others if options.cam_counts_passed else open_to
        self._may_dare = options.come_at_me and len(active) > 1
        self._price = int(fact_of(view, "price")) if fact_of(view, "passed", view.seat) else 0
        self._plans: dict[str, Plans] = {}
        """By the direction after a play."""

    def best(self) -> Idea:
        """The play that leaves the least to be done, or passing."""
        ideas = [self._idea(play) for play in self._plays()]
        if no_play(self._view) in self._view.moves:
            ideas.append(Idea(self._plan(self._trick.direction).rest() + PATIENCE, no_play(self._view), "pass"))
        if ideas:
            return min(ideas, key=lambda idea: idea.cost)
        return Idea(0, only_card(self._view), "play")

    def _plays(self) -> Iterator[Play]:
        """The plays that don't lose the round."""
        for play in claimed(self._view, different(lawful(self._trick, self._looked_at()))):
            if self._is_safe(play):
                yield play
                if acts(play.hand, SEVEN, self._trick.readings) and not sevens_meet(self._trick, play.hand):
                    yield play._replace(said=play.said | {OPPOSITE[self._trick.direction]})

    def _looked_at(self) -> list[int]:
        """The cards to make hands from: only the cheapest few, if those hands can be poker hands."""
        if self._trick.arity not in (None, POKER_SIZE):
            return [*self._hand, *self._fakes]
        ordered = self._hand if self._trick.direction == HIGHER else self._hand[::-1]
        return [*ordered, *self._fakes][:MOST]

    def _is_safe(self, play: Play) -> bool:
        """Whether a play can't cost the round, now or if it turns out to be the last but one."""
        left = [card for card in self._hand if card not in play.cards]
        if len(left) + self._price >= HAND_LIMIT:
            return False
        if play.hand.kind not in (JOKERS, DOWN):
            return True
        if play.hand.kind == JOKERS and has_dared(self._view):
            return False
        return len(left) > 1 and read(left, readings=self._trick.readings) is None

    def _idea(self, play: Play) -> Idea:
        """The idea behind a play, with everything to be said with it."""
        after = self._trick.after(play.hand, play.said)
        rest = self._plan(after.direction).rest(play.cards)
        wins = of_winning(after, self._rivals)
        said = {*play.said, *([FACE_DOWN] if play.hand.kind == DOWN else [])}
        why, cost = "play", rest - LEAD * wins + FAKE * sum(map(is_fake, play.cards))
        if self._price:
            said.add(f"{BUY}{self._price}")
            why, cost = "buy_back", cost + DRAWN * self._price
        elif not rest:
            why, cost = "out", OUT
        elif wins > SURE:
            why = "win"
        if rest and wins > SURE and self._may_dare and play.hand.kind != JOKERS and can_be_beaten(after):
            said.add(CAM)
            cost -= EXCHANGE
        return Idea(cost, combined([TEXT[card] for card in play.cards], sorted(said)), why)

    def _plan(self, direction: str) -> Plans:
        if direction not in self._plans:
            looked_at = self._hand[:MOST] if direction == HIGHER else self._hand[-MOST:]
            sets = lawful_sets(looked_at, self._trick.readings, POKER_SIZE)
            pokers = [play for play in different(sets) if play.hand.kind == POKER]
            self._plans[direction] = Plans(self._hand, pokers, direction)
        return self._plans[direction]


def different(plays: Iterable[Play]) -> list[Play]:
    """The plays, leaving out those that differ from another only in suits that make no difference."""
    found: dict[tuple[object, ...], Play] = {}
    for play in plays:
        values = sorted([VALUE[card] + (JOKER_VALUE + 1) * is_fake(card) for card in play.cards])
        found.setdefault((play.hand.kind, play.hand.key, *values), play)
    return list(found.values())
