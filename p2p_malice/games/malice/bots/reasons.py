"""Why a move is a good one, for hints, or would have been: what the turn that it begins comes to. Pure.

A reason is true of the very card that is to be played, or says which other card it is true of.
"""

from attrs import frozen

from p2p_malice.engine.cards import RANK, parse_face, rank_text
from p2p_malice.engine.game import Event, View
from p2p_malice.games.malice.bots.hard import first_step, think
from p2p_malice.games.malice.bots.outcome_features import holding, missing, reach
from p2p_malice.games.malice.bots.seen_table import WILD, Ranks, SeenTable, Side
from p2p_malice.games.malice.bots.turn_search import (
    ENDED,
    FILLED,
    FROM_DISCARDS,
    FROM_HAND,
    FROM_PAYOFF,
    TURNED_UP,
    WON,
    Outcome,
    Step,
    built_on,
    outcomes,
)
from p2p_malice.games.malice.notation import parse_move
from p2p_malice.games.malice.views import CENTRE, DISCARD, HAND, PAYOFF
from p2p_malice.sentence_facts import Answer, CardFact, Fact, PileFact, RankFact

NEAR = 1
"""A rival who misses no more cards than this is likely to play the payoff card next."""

_WEAK = ("clear", "free", "other")
"""Reasons for a play beside which it counts more that another one helps a rival."""


@frozen
class _Reason:
    """The code of a reason, and the rank of the rival's payoff card that it speaks of, if it does.

    `later` is the index of the step of the plan that it is true of, if that isn't the first one.
    """

    code: str
    rival: int = WILD
    later: int = 0


def hint(view: View) -> Answer:
    """The move that the hard player would make, and the reason. Raises `GameError` for a view of another game."""
    table, outcome, move = think(view)
    why = _why(table, outcome) if outcome else _Reason("other")
    facts = _facts(view, move, why.rival)
    if outcome and why.later:
        facts["then"] = CardFact(_card_of(view, table, outcome.steps, why.later, move))
    if why.code == "lead_partner":
        facts["payoff"] = CardFact(view.pile(PAYOFF, (view.seat + 2) % view.seats).top or "")
    return Answer(((why.code,),), facts, move)


def looking_back(view: View, table: SeenTable, outcome: Outcome, move: str, step: Step, done: Event) -> Answer:
    """What was `done` in that view, by that `step`, and why `move` is better, which begins the way to the outcome."""
    if step[0] == FROM_PAYOFF:
        did = "payoff"
    else:
        did = "discard" if step[2] < 0 else "play"
    why, rival = _why_better(table, outcome, step)
    target = done.target or ""
    onto = PileFact(DISCARD if step[2] < 0 else CENTRE, int(target[1:]))
    facts = {**_facts(view, move, rival), "other": "none", "own": CardFact(done.card or ""), "onto": onto}
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
        code = "other" if why.later or why.code == "lead_partner" else why.code
        return ("instead", helped) if helped and code in _WEAK else (code, why.rival)
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


def _why(table: SeenTable, outcome: Outcome) -> _Reason:
    """The reason for the first step towards the outcome."""
    source, which, target = first_step(outcome, table)
    before = tuple(sorted(table.heights))
    if source == FROM_PAYOFF:
        return _Reason("other" if which else "payoff")
    if target < 0:
        return _why_discard(table, which, -1 - target, before)
    last = table.options.last_rank
    is_needed = _is_needed(table, outcome.steps)
    if outcome.how in (TURNED_UP, WON) and is_needed and not _fits_now(table, outcome.steps[-1]):
        return _Reason("lead_partner" if outcome.steps[-1][1] else "lead")
    if outcome.how == FILLED and (is_needed or source == FROM_HAND):
        return _Reason("empty")
    if blocking := _why_blocking(table, outcome, before):
        return blocking
    raised = built_on(before, target, last)
    own = table.own.payoffs[0]
    if own > 0 and _cards_below(raised, own, last) < _cards_below(before, own, last):
        return _Reason("nearer")
    if source == FROM_DISCARDS and which < table.options.discard_piles:
        return _Reason("clear")
    return _Reason("other" if _helps_a_rival(table, before, raised) else "free")


def _why_blocking(table: SeenTable, outcome: Outcome, before: Ranks) -> _Reason | None:
    """The reason, if a card of the plan takes a place that a rival's payoff card needs."""
    last = table.options.last_rank
    after = dict(_threats(table, outcome.heights, last))
    for rank, far in _threats(table, before, last):
        taking = [at for at, step in enumerate(outcome.steps) if step[2] == rank - 1]
        if far <= NEAR and after.get(rank, 0) > far and taking:
            at = taking[-1]
            if not at:
                return _Reason("block", rank)
            if outcome.steps[at][0] != FROM_PAYOFF and _is_needed(table, outcome.steps[: at + 1]):
                return _Reason("block_then", rank, at)
    return None


def _why_discard(table: SeenTable, rank: int, pile: int, heights: Ranks) -> _Reason:
    last = table.options.last_rank
    now = _threats(table, heights, last)
    reached = [built_on(heights, card - 1, last) for card in table.hand if card - 1 in heights]
    useful = [each.heights for each in outcomes(table) if each.how != ENDED]
    for raised in (*reached, *useful):
        for (rival, far), (_, nearer) in zip(now, _threats(table, raised, last), strict=True):
            if nearer < far and nearer <= NEAR:
                return _Reason("hold", rival)
    own = table.own.payoffs[0]
    if useful or (
        own > 0 and any(_cards_below(each, own, last) < _cards_below(heights, own, last) for each in reached)
    ):
        return _Reason("wait")
    return _Reason(_how_it_lies(table, rank, pile))


def _is_needed(table: SeenTable, steps: tuple[Step, ...]) -> bool:
    """Whether the last of the steps can't be made without the first one."""
    heights, hand, piles = tuple(sorted(table.heights)), list(table.hand), [list(pile) for pile in table.own.piles]
    is_made = False
    for source, which, target in steps[1:]:
        if source == FROM_DISCARDS:
            has_card = bool(piles[which]) and piles[which][-1] in (WILD, target + 1)
        else:
            has_card = source == FROM_PAYOFF or which in hand
        is_made = has_card and (target in heights or target < 0)
        if is_made and target >= 0:
            heights = built_on(heights, target, table.options.last_rank)
        if is_made and source == FROM_DISCARDS:
            piles[which].pop()
        elif is_made and source == FROM_HAND:
            hand.remove(which)
    return not is_made


def _fits_now(table: SeenTable, payoff: Step) -> bool:
    """Whether the payoff card that is played by that step can be played before all other steps, too."""
    if table.own.payoffs[payoff[1]] == WILD:
        return any(table.heights) or table.options.wild_as_ace
    return payoff[2] in table.heights


def _cards_below(heights: Ranks, rank: int, last: int) -> int:
    """How many cards have to be played on a pile at least before a card of that rank fits."""
    return min((rank - 1 - height) % last for height in heights)


def _helps_a_rival(table: SeenTable, before: Ranks, raised: Ranks) -> bool:
    """Whether a rival's payoff card, or the top of a rival's discard pile, fits sooner once the piles are raised."""
    last = table.options.last_rank
    payoffs = (rank for side in table.rivals for rank in side.payoffs if rank > 0)
    tops = {pile[-1] for side in table.rivals for pile in side.piles if pile}
    return any(_cards_below(raised, rank, last) < _cards_below(before, rank, last) for rank in payoffs) or any(
        top - 1 in raised and top - 1 not in before for top in tops
    )


def _card_of(view: View, table: SeenTable, steps: tuple[Step, ...], at: int, begun: str) -> str:
    """The card that the step at that index plays, from the hand or a discard pile, after the move that begins them."""
    source, which, _ = steps[at]
    before = sum(step[:2] == (source, which) for step in steps[:at])
    if source == FROM_HAND:
        ranks = table.options.wild_ranks if which == WILD else (which,)
        cards = [card for card in view.pile(HAND, view.seat).cards if RANK[parse_face(card)] in ranks]
        cards.sort(key=lambda card: card != parse_move(begun).card)
        return cards[before]
    partner, index = divmod(which, table.options.discard_piles)
    return view.pile(f"d{index}", (view.seat + 2 * partner) % view.seats).cards[-1 - before]


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
