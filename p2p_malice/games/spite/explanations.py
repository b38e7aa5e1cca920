"""What a player may be meeting for the first time in a position, as keys of words, judging by a view.

A user interface says each of them once, at most one at a time, and remembers what it has said. So a player can begin
with no more than the lesson taught.
"""

from collections.abc import Iterator

from p2p_malice.engine.cards import JOKER
from p2p_malice.engine.game import Note, Pile, View
from p2p_malice.games.spite.options import HAND
from p2p_malice.games.spite.rules.trick import BARRIER, CAM

MANY = 16
"""With this many cards in hand, the limit is near."""

_LOWER = "<"
_POKER = "5"
_JOKERS = 5
"""So many cards of one rank are a joker combination."""
_TWO, _THIRTEEN = "2", "13"
_CALL, _COUNTDOWN = "misplay", "countdown"

Facts = dict[tuple[str, int | None], Pile]


def firsts(view: View) -> tuple[Note, ...]:
    """The explanations that are due: what it's all about, passing things, lasting ones; none once the game is over."""
    if view.result:
        return ()
    facts = {(pile.name, pile.seat): pile for pile in view.piles}
    found = (*_begun(view, facts), *_passing(view, facts), *_staying(view, facts))
    return tuple(Note(f"first-{key}", number) for key, number in found)


def _begun(view: View, facts: Facts) -> Iterator[tuple[str, int]]:
    """What the game is about, in the first round."""
    if view.deal == 1:
        yield "goal" if facts["rounds", None].shows == "1" else "goal-rounds", 0


def _passing(view: View, facts: Facts) -> Iterator[tuple[str, int]]:
    """What is there only at this moment, with the number that is said about it."""
    is_turn, seats = view.seat in view.turn, range(view.seats)
    if any(("barred", seat) in facts for seat in seats):
        yield "misplay", 0
    if is_turn and (limit := facts.get(("exchange", None))):
        yield "exchange", int(limit.shows or 0)
    if _is_after_swap(view, facts):
        yield "swap", 0
    if is_turn and ("claim", None) in facts:
        yield "claim", 0
    if _CALL in view.offers.may:
        yield "call", 0
    yield from _on_the_table(view, facts)
    if any(("cams", seat) in facts for seat in seats if seat != view.seat):
        yield "dared", 0
    if is_turn and ("passed", view.seat) in facts:
        yield "buy", int(facts["price", None].shows or 0)


def _is_after_swap(view: View, facts: Facts) -> bool:
    """Whether cards are being swapped by score, or a round that began with a swap has just started."""
    has_score = view.seat < len(view.scores) and view.scores[view.seat] != 0
    is_new = view.deal > 1 and facts["hand", view.seat].count == HAND and not _played(view)
    return ("swap", None) in facts or (has_score and is_new)


def _on_the_table(view: View, facts: Facts) -> Iterator[tuple[str, int]]:
    """What lies in the trick, and what is in force."""
    played = _played(view)
    if hidden := max((pile.hidden for pile in played), default=0):
        yield ("down" if hidden < BARRIER else "barrier"), 0
    suits, is_lower = facts.get(("suits", None)), facts["direction", None].shows == _LOWER
    if suits and ("due", None) not in facts and not is_lower:
        twos = {f"{_TWO}{suit}" for suit in suits.shows or ""}
        if twos & {card for pile in (*played, facts["hand", view.seat]) for card in pile.cards}:
            yield "unbeatable", 0
    if ("due", None) in facts:
        yield "consec", 0
    elif suits:
        yield "suits", 0
    last = next((pile.cards for pile in played if not pile.index), ())
    are_jokers = last == (JOKER,) or (len(last) >= _JOKERS and len({card.rstrip("*")[:-1] for card in last}) == 1)
    if last == (JOKER,) and not is_lower:
        yield "joker-played", 0
    if (arity := facts.get(("arity", None))) and arity.shows == _POKER and (is_lower or not are_jokers):
        yield "poker", 0
    if is_lower:
        yield "lower", 0


def _played(view: View) -> list[Pile]:
    return [pile for pile in view.piles if pile.role == "played"]


def _staying(view: View, facts: Facts) -> Iterator[tuple[str, int]]:
    """What the viewer holds, and what is there from the beginning."""
    hand = facts["hand", view.seat]
    if hand.count >= MANY:
        yield "limit", hand.count
    if ("fakes", view.seat) in facts:
        yield "fake", 0
    if view.offers.free and CAM in view.offers.free.words:
        yield "cam", 0
    if JOKER in hand.cards:
        yield "joker", 0
    if any(card.startswith(_THIRTEEN) for card in hand.cards):
        yield "thirteen", 0
    if ("bounty", None) in facts:
        yield "bounty", 0
    if _COUNTDOWN in view.offers.may and len(view.turn) == 1:
        yield "countdown", 0
