"""What a hint says about the move it suggests: why the rules allow it, and why it is a good one.

Both are codes of sentences; the first is left out if nothing is played. A hint knows nothing but the view.
"""

from collections.abc import Sequence

from p2p_malice.engine.game import View, parse_combined
from p2p_malice.games.spite.bots import hard
from p2p_malice.games.spite.bots.plays import lawful_plays
from p2p_malice.games.spite.cards import LADDER, RUNG, THIRTEEN, VALUE, assign_ids, rank_text
from p2p_malice.games.spite.hands import DOWN, JOKERS, POKER, SAME, Hand, is_higher, read
from p2p_malice.games.spite.resample import fact_of, own_cards, trick_of
from p2p_malice.games.spite.state import DECLINE, PASS, taken
from p2p_malice.games.spite.trick import CAM, HIGHER, LOWER, Trick, can_be_beaten, sevens_meet
from p2p_malice.games.spite.trick_play import FACE_DOWN
from p2p_malice.sentence_facts import Answer, Fact, RankFact

MANY = 3
"""This many cards are a good lead because they all go at once."""

_LOW = len(LADDER) // 3
"""Below this rung, cards are hard to play while the direction is higher."""


def hint(view: View) -> Answer:
    """What the best bot would do, why it may, and why it would."""
    idea = hard.think(view)
    facts: dict[str, Fact] = {"size": 0, "than": "none", "count": int(fact_of(view, "price") or 0)}
    if idea.why in ("exchange", "swap"):
        return Answer(((idea.why,),), facts, idea.move)
    if idea.move in (PASS, DECLINE):
        due = trick_of(view).consecs.due
        if due is not None:
            facts["than"] = RankFact(rank_text(due))
        return Answer(((_why_not(view, idea.move),),), facts, idea.move)
    texts, words = parse_combined(idea.move)
    held = [assign_ids(own_cards(view, name)) for name in ("hand", "fakes")]
    cards = taken(texts, tuple(held[0]), tuple(held[1]))
    trick = trick_of(view)
    hand = read(cards, down=FACE_DOWN in words, readings=trick.readings)
    assert hand is not None
    facts["size"] = hand.arity
    allowed, than = _why_allowed(trick, hand)
    if than:
        facts["than"] = than
    good = _why_good(view, trick, hand, frozenset(words), idea.why, held[0])
    return Answer(((*([allowed] if allowed else []), good),), facts, idea.move)


# --- why it is allowed -----------------------------------------------------------------------------------------------


def _why_allowed(trick: Trick, hand: Hand) -> tuple[str, Fact | None]:
    """The code of the rule that allows the hand, and what it is compared with; "" for a lead, which may be anything."""
    last = trick.last
    if last is None:
        return "", None
    if hand.kind == DOWN:
        return "down", None
    if trick.consecs.due is not None:
        return "consec", RankFact(rank_text(trick.consecs.due))
    if trick.consecs:
        return "suits", None
    if hand.kind == JOKERS:
        return ("joker_up" if trick.direction == HIGHER else "joker_down"), None
    if last.kind in (JOKERS, DOWN):
        return "open", None
    if sevens_meet(trick, hand):
        return "sevens", None
    way = "up" if trick.direction == HIGHER else "down"
    if hand.kind == POKER:
        is_class = hand.poker != last.poker
        return (f"poker_{way}" if is_class else f"same_poker_{way}"), last.poker.replace(" ", "_")
    if hand.value == last.value:
        return (f"wild_{way}" if hand.thirteens != last.thirteens else f"alike_{way}"), None
    return f"beats_{way}", RankFact(rank_text(last.value))


# --- why it is good --------------------------------------------------------------------------------------------------


def _why_not(view: View, move: str) -> str:
    """The code for why nothing is played."""
    if move == DECLINE:
        return "decline"
    if not lawful_plays(view):
        consecs = trick_of(view).consecs
        return "nothing_due" if consecs.due is not None else "nothing_suits" if consecs else "nothing"
    return "stay_out" if fact_of(view, "passed", view.seat) else "pass"


def _why_good(view: View, trick: Trick, hand: Hand, words: frozenset[str], why: str, held: Sequence[int]) -> str:
    """The code for what the play is good for; the most important reason counts."""
    if why == "out":
        return "out_bounty" if _claims_bounty(view, hand) else "out"
    if why == "buy_back":
        return why
    if CAM in words:
        return "dare"
    if said := words & {HIGHER, LOWER}:
        return f"say_{next(iter(said))}"
    if why == "win":
        return "win" if can_be_beaten(trick.after(hand, words)) else "sure"
    if not trick.recent:
        return _good_lead(trick, hand)
    return _good_follower(view, trick, hand, held)


def _claims_bounty(view: View, hand: Hand) -> bool:
    """Whether going out with that hand earns fake jokers."""
    bounty = view.at("bounty")
    values = [VALUE[card] for card in assign_ids(bounty.cards)] if bounty else []
    return hand.kind == SAME and hand.is_natural and hand.value in values


def _good_lead(trick: Trick, hand: Hand) -> str:
    if hand.arity >= MANY:
        return "many"
    is_low = hand.kind == SAME and hand.value != THIRTEEN and RUNG[hand.value] < _LOW
    return "low" if is_low and trick.direction == HIGHER else "play"


def _good_follower(view: View, trick: Trick, hand: Hand, held: Sequence[int]) -> str:
    others = [play.hand for play in lawful_plays(view) if play.hand.kind == hand.kind and play.hand.key != hand.key]
    is_least = all(is_higher(other, hand) == (trick.direction == HIGHER) for other in others)
    if others and is_least and not hand.thirteens:
        return "least"
    whole = [card for card in held if VALUE[card] == hand.value]
    return "whole" if hand.kind == SAME and len(whole) == hand.arity else "play"
