"""Why a move is a good one, for hints, or would have been: what the turn that it begins comes to. Pure."""

from p2p_malice.engine.cards import rank_text
from p2p_malice.engine.game import Event, View
from p2p_malice.games.malice.bots.hard import first_step, think
from p2p_malice.games.malice.bots.outcome_features import holding, missing, reach
from p2p_malice.games.malice.bots.seen_table import WILD, Ranks, SeenTable, Side
from p2p_malice.games.malice.bots.turn_search import (
    FILLED,
    FROM_DISCARDS,
    FROM_HAND,
    FROM_PAYOFF,
    TURNED_UP,
    WON,
    Outcome,
    Step,
    built_on,
)
from p2p_malice.games.malice.notation import parse_move
from p2p_malice.games.malice.views import CENTRE, DISCARD, PAYOFF
from p2p_malice.sentence_facts import Answer, CardFact, Fact, PileFact, RankFact

NEAR = 1
"""A rival who misses no more cards than this is likely to play the payoff card next."""

_WEAK = ("clear", "free")
"""Reasons for a play beside which it counts more that another one helps a rival."""


def hint(view: View) -> Answer:
    """The move that the hard player would make, and the reason. Raises `GameError` for a view of another game."""
    table, outcome, move = think(view)
    why, rival = _why(table, outcome) if outcome else ("other", WILD)
    return Answer(((why,),), _facts(view, move, rival), move)


def looking_back(view: View, table: SeenTable, outcome: Outcome, move: str, step: Step, done: Event) -> Answer:
    """What was `done` in that view, by that `step`, and why `move` is better, which begins the way to the outcome."""
    if step[0] == FROM_PAYOFF:
        did = "payoff"
    else:
        did = "discard" if step[2] < 0 else "play"
    why, rival = _why_better(table, outcome, step)
    target = done.target or ""
    onto = PileFact(DISCARD if step[2] < 0 else CENTRE, int(target[1:]))
    facts = {**_facts(view, move, rival), "own": CardFact(done.card or ""), "onto": onto}
    facts["count"] = len(outcome.steps) - 1
    codes = [f"did_{did}", why]
    if why != "keep_wild" and step[:2] == (FROM_HAND, WILD) and outcome.hand.count(WILD) == table.hand.count(WILD):
        codes.append("wild")
    return Answer((tuple(codes),), facts, move)


def _facts(view: View, move: str, rival: int) -> dict[str, Fact]:
    """The card that a move plays, and where to; the own payoff card, and that of a rival."""
    step = parse_move(move)
    owner = view.seat if step.source_seat is None else step.source_seat
    card = step.card or view.pile(PAYOFF if step.source == PAYOFF else f"d{step.source_index}", owner).top
    own = view.pile(PAYOFF, view.seat).top
    pile = PileFact(CENTRE if step.target == "c" else DISCARD, step.target_index)
    return {
        "card": CardFact(card or ""),
        "pile": pile,
        "payoff": CardFact(own) if own else "",
        "rival": RankFact(rank_text(rival)) if rival > 0 else "",
    }


def _why_better(table: SeenTable, outcome: Outcome, done: Step) -> tuple[str, int]:
    """Why the way to the outcome is better than that step, and the rank of the rival's payoff card, if one counts."""
    _, which, target = first_step(outcome, table)
    if outcome.how == WON:
        return "win", WILD
    helped = _helped(table, done)
    if target >= 0:
        why = _why(table, outcome)
        return ("instead", helped) if helped and why[0] in _WEAK else why
    if helped:
        return "hold", helped
    if done[:2] == (FROM_HAND, WILD) and which != WILD:
        return "keep_wild", WILD
    if done[2] >= 0:
        return "wait", WILD
    heights = tuple(sorted(table.heights))
    piles = list(table.own.piles)
    piles[-1 - done[2]] = (*piles[-1 - done[2]], done[1])
    at = table.hand.index(done[1])
    hand = table.hand[:at] + table.hand[at + 1 :]
    if _own_missing(table, heights, hand, tuple(piles)) > _own_missing(table, heights, outcome.hand, outcome.piles):
        return "keep", WILD
    return _how_it_lies(table, which, -1 - target), WILD


def _helped(table: SeenTable, done: Step) -> int:
    """The rank of the rival's payoff card to which that step led up; `WILD` for none."""
    if done[2] < 0:
        return WILD
    last, heights = table.options.last_rank, tuple(sorted(table.heights))
    now = _threats(table, heights, last)
    then = _threats(table, built_on(heights, done[2], last), last)
    pairs = zip(now, then, strict=True)
    return next((rank for (rank, far), (_, nearer) in pairs if nearer < far and nearer <= NEAR), WILD)


def _why(table: SeenTable, outcome: Outcome) -> tuple[str, int]:
    """The reason, and the rank of the rival's payoff card that it speaks of, if it does."""
    source, which, target = first_step(outcome, table)
    last = table.options.last_rank
    before = tuple(sorted(table.heights))
    threats = [(rank, far) for rank, far in _threats(table, before, last) if far <= NEAR]
    if source == FROM_PAYOFF:
        return ("other" if which else "payoff"), WILD
    if target < 0:
        return _why_discard(table, which, -1 - target, before, last)
    if outcome.how in (TURNED_UP, WON):
        return "lead", WILD
    if outcome.how == FILLED:
        return "empty", WILD
    after = dict(_threats(table, outcome.heights, last))
    blocked = next((rank for rank, far in threats if after.get(rank, 0) > far), WILD)
    if blocked:
        return "block", blocked
    if _own_missing(table, outcome.heights, outcome.hand, outcome.piles) < _own_missing(
        table, before, table.hand, table.own.piles
    ):
        return "nearer", WILD
    return ("clear" if source == FROM_DISCARDS else "free"), WILD


def _why_discard(table: SeenTable, rank: int, pile: int, heights: Ranks, last: int) -> tuple[str, int]:
    now = _threats(table, heights, last)
    for card in table.hand:
        raised = tuple(sorted(height + (height == card - 1) for height in heights))
        for (rival, far), (_, nearer) in zip(now, _threats(table, raised, last), strict=True):
            if nearer < far and nearer <= NEAR:
                return "hold", rival
    return _how_it_lies(table, rank, pile), WILD


def _how_it_lies(table: SeenTable, rank: int, pile: int) -> str:
    below = table.own.piles[pile]
    return "discard_match" if below and below[-1] - rank in (0, 1) and rank != WILD else "discard"


def _threats(table: SeenTable, heights: Ranks, last: int) -> list[tuple[int, int]]:
    """The ranks of the rivals' payoff cards, and how many cards each misses by what can be seen."""
    return [
        (rank, missing(heights, rank, _reached(side), last))
        for side in table.rivals
        for rank in side.payoffs
        if rank > 0
    ]


def _reached(side: Side) -> int:
    held = 0
    for pile in side.piles:
        held |= reach(pile)[0]
    return held


def _own_missing(table: SeenTable, heights: Ranks, hand: Ranks, piles: tuple[Ranks, ...]) -> int:
    held, _ = holding(hand, piles)
    last = table.options.last_rank
    return min((missing(heights, rank, held, last) for rank in table.own.payoffs if rank >= 0), default=0)
