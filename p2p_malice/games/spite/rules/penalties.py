"""What a misplay costs, and what calling one earns."""

from p2p_malice.games.spite.cards import VALUE, rank_text
from p2p_malice.games.spite.rules.judging import Fault
from p2p_malice.games.spite.rules.working_position import Cards, Position, in_order
from p2p_malice.sentence_facts import RankFact


def penalise(at: Position, seat: int, caller: int | None = None) -> None:
    """Penalise a misplay: the fake jokers go to the caller or back to the pile, and a turn has to be skipped.

    The player is out of the trick.
    """
    at.tell("misplay", seat)
    at.skips[seat] += 1
    at.barred[seat] = True
    cards, at.fakes[seat] = at.fakes[seat], ()
    if caller is None:
        at.put_away(cards)
        return
    at.tell("call", caller)
    if cards:
        at.fakes[caller] = in_order((*at.fakes[caller], *cards))
        at.tell("win fakes", caller, count=len(cards))
    elif at.options.empty_pays:
        at.earn(caller, 1)


def explain(at: Position, seat: int, fault: Fault) -> None:
    """Report what was wrong, with a separate event for each fault."""
    kind = fault.code.removeprefix("spite_").replace("_", " ")
    rank = fault.facts.get("rank")
    number = next((value for value in fault.facts.values() if isinstance(value, int)), None)
    at.tell(f"fault {kind}", seat, count=number, stands_for=rank.rank if isinstance(rank, RankFact) else None)


def skip_turns(at: Position, seat: int, count: int) -> None:
    """Make a player skip turns for another reason than a misplay."""
    at.skips[seat] += count
    at.tell("skip turns", seat, count=count)


def claim_fault(at: Position, cards: Cards) -> Fault | None:
    """Why these cards may not lead while the first lead is claimed by a rank."""
    if any(VALUE[card] == at.claim for card in cards):
        return None
    return Fault("spite_claim", {"rank": RankFact(rank_text(at.claim))})
