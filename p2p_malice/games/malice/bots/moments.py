"""Where a player would have done better with another move, judged by no more than they knew then. Pure."""

from collections.abc import Iterator, Sequence

from attrs import evolve, frozen

from p2p_malice.engine.cards import RANK, parse_face
from p2p_malice.engine.game import UNDO, Event, Moment, View
from p2p_malice.games.malice.bots.hard import first_step, move_of, own_weights
from p2p_malice.games.malice.bots.outcome_features import Scorer
from p2p_malice.games.malice.bots.reasons import looking_back
from p2p_malice.games.malice.bots.seen_table import WILD, Ranks, SeenTable, see
from p2p_malice.games.malice.bots.turn_search import (
    ENDED,
    FILLED,
    FROM_DISCARDS,
    FROM_HAND,
    FROM_PAYOFF,
    TURNED_UP,
    Outcome,
    Step,
    built_on,
    outcomes,
)
from p2p_malice.games.malice.notation import parse_move

LEAST = 20
"""What a move has to cost to be worth a word, in hundredths of a payoff card: as much as a wild card thrown away."""

_PLAY, _DISCARD = "play", "discard"


@frozen
class _Decision:
    """A position of the player, where their turn should lead from there, and what that is worth."""

    at: int
    view: View
    table: SeenTable
    scorer: Scorer
    best: Outcome
    worth: float


@frozen
class _Made:
    """A move: what it was, as a step too, and what it cost."""

    decision: _Decision
    step: Step
    event: Event
    loss: float = 0.0


def moments(seen: Sequence[tuple[View, Sequence[Event]]]) -> Iterator[Moment | None]:
    """For each position of a game as one player saw it: the move that cost most in the turn that ends with it, if any.

    Each position comes with what led there. A move costs what it takes from the best that the turn could still lead to,
    up to the next card that nobody knew, in hundredths of a payoff card; what costs less than `LEAST` is passed over.
    Raises `GameError` for views of another game.
    """
    before: _Decision | None = None
    since_new: list[_Made] = []
    worst: _Made | None = None
    for at, (view, events) in enumerate(seen):
        own = [event for event in events if event.seat == view.seat and event.kind in (_PLAY, _DISCARD, UNDO)]
        following = _decision(at, view)
        if not before or len(own) != 1:
            since_new = []
        elif own[0].kind == UNDO:
            since_new = since_new[:-1]
        else:
            since_new.append(_Made(before, _step(own[0], before.table), own[0]))
            led_to = _outcome(since_new[-1].step, before.table, events, view)
            if led_to or not following:
                last = before.scorer.score(led_to) if led_to else before.worth
                costly = [*_judged(since_new, last), *([worst] if worst else [])]
                worst = max(costly, key=lambda made: made.loss, default=None)
                since_new = []
        if following and not any(event.kind == _DISCARD for event in own):
            yield None
        else:
            yield _moment(worst) if worst else None
            worst = None
        before = following


def _judged(made: Sequence[_Made], last: float) -> Iterator[_Made]:
    """The moves that cost something, of those up to a new card, which lead to what is worth `last`."""
    worths = [*(each.decision.worth for each in made[1:]), last]
    for each, worth in zip(made, worths, strict=True):
        loss = each.decision.worth - worth
        if loss >= LEAST and each.step != first_step(each.decision.best, each.decision.table):
            yield evolve(each, loss=loss)


def _decision(at: int, view: View) -> _Decision | None:
    """The decision that a player has at that position; None if there is nothing to decide."""
    if not view.moves:
        return None
    table = see(view)
    scorer = Scorer(table, own_weights())
    scored = [(scorer.score(outcome), outcome) for outcome in outcomes(table)]
    if not scored:
        return None
    worth, best = max(scored, key=lambda each: each[0])
    return _Decision(at, view, table, scorer, best, worth)


def _moment(made: _Made) -> Moment:
    view, table, best = made.decision.view, made.decision.table, made.decision.best
    move = move_of(first_step(best, table), view, table)
    return Moment(made.decision.at, made.loss, looking_back(view, table, best, move, made.step, made.event))


def _step(event: Event, table: SeenTable) -> Step:
    """What was done, as a step."""
    source, per_seat = event.source or "", table.options.discard_piles
    done = parse_move(f"{event.card if source == 'hand' else source}>{event.target}")
    target = -1 - done.target_index if done.target == "d" else table.heights[done.target_index]
    if done.card:
        rank = RANK[parse_face(done.card)]
        return FROM_HAND, WILD if rank in table.options.wild_ranks else rank, target
    owner = 0 if done.source_seat is None else 1
    if done.source == FROM_PAYOFF:
        return FROM_PAYOFF, owner, target
    return FROM_DISCARDS, owner * per_seat + done.source_index, target


def _outcome(step: Step, table: SeenTable, events: Sequence[Event], after: View) -> Outcome | None:
    """What the turn has led to by that step; None if it goes on without a new card, or if the game is won."""
    source, which, target = step
    hand, piles, payoffs = table.hand, table.own.piles, table.own.payoffs
    if source == FROM_HAND:
        at = hand.index(which)
        hand = hand[:at] + hand[at + 1 :]
    if target < 0:
        return Outcome(ENDED, (step,), _rising(table), hand, _changed(piles, -1 - target, which), payoffs)
    heights = built_on(_rising(table), target, table.options.last_rank)
    if source == FROM_PAYOFF:
        if after.result and after.seat in after.result.winners:
            return None
        return Outcome(TURNED_UP, (step,), heights, hand, piles, (*payoffs[:which], -1, *payoffs[which + 1 :]))
    if source == FROM_DISCARDS:
        piles = _changed(piles, which, None)
    kinds = [event.kind for event in events if event.seat == after.seat]
    if "pass" in kinds or after.result:
        return Outcome(ENDED, (step,), heights, hand, piles, payoffs)
    if not hand and "draw" in kinds:
        return Outcome(FILLED, (step,), heights, hand, piles, payoffs)
    return None


def _rising(table: SeenTable) -> Ranks:
    return tuple(sorted(table.heights))


def _changed(piles: tuple[Ranks, ...], index: int, rank: int | None) -> tuple[Ranks, ...]:
    """The piles with that card more on one of them, or without its top."""
    pile = piles[index][:-1] if rank is None else (*piles[index], rank)
    return (*piles[:index], pile, *piles[index + 1 :])
