"""What a hint says about the move it suggests: why the rules allow it, and why it is a good one.

Both are codes of sentences; the first is left out if nothing is played. A hint knows nothing but the view.
"""

from collections.abc import Sequence

from p2p_malice.engine.game import View, parse_combined
from p2p_malice.games.spite.bots import hard
from p2p_malice.games.spite.bots.plays import held_cards, lawful_plays, safe_plays
from p2p_malice.games.spite.cards import LADDER, RUNG, THIRTEEN, VALUE, assign_ids, rank_text
from p2p_malice.games.spite.resample import fact_of, own_cards, trick_of
from p2p_malice.games.spite.rules.hands import DOWN, JOKERS, POKER, POKER_SIZE, SAME, Hand, is_higher, read
from p2p_malice.games.spite.rules.possible_hands import Play, lawful_sets
from p2p_malice.games.spite.rules.trick import CAM, HIGHER, LOWER, Trick, can_be_beaten, sevens_meet
from p2p_malice.games.spite.rules.trick_play import FACE_DOWN
from p2p_malice.games.spite.state import DECLINE, PASS, taken
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
    good = _why_good(view, trick, Play(cards, hand, frozenset(words)), idea.why, held[0])
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
    if sevens_meet(trick, hand):
        return "sevens", None
    if hand.kind == JOKERS and trick.direction == HIGHER:
        return ("joker_again" if hand.key == last.key else "joker_up"), None
    if hand.kind == JOKERS:
        return "joker_down", None
    if last.kind in (JOKERS, DOWN):
        return "open", None
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
    if not lawful_plays(view):
        return "decline_none" if move == DECLINE else _why_nothing(trick_of(view), held_cards(view))
    if move == DECLINE:
        return "decline"
    if not safe_plays(view):
        return "nothing_safe"
    return "stay_out" if fact_of(view, "passed", view.seat) else "pass"


def _why_nothing(trick: Trick, held: Sequence[int]) -> str:
    """The code for what none of the cards can do."""
    due, suits = trick.consecs.due, trick.consecs.suits
    if trick.last is None or trick.last.kind == DOWN:
        return "nothing"
    if due is not None:
        return "nothing_due"
    has_suits = any(play.hand.suits == suits for play in lawful_sets(held, trick.readings, trick.arity))
    return "nothing" if suits is None or has_suits else "nothing_suits"


def _why_good(view: View, trick: Trick, play: Play, why: str, held: Sequence[int]) -> str:
    """The code for what the play is good for; the most important reason counts."""
    hand, words = play.hand, play.said
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
    return _good_follower(view, trick, play, held)


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


def _good_follower(view: View, trick: Trick, play: Play, held: Sequence[int]) -> str:
    hand = play.hand
    others = [each.hand for each in lawful_plays(view) if each.hand.kind == hand.kind and each.hand.key != hand.key]
    is_least = all(is_higher(other, hand) == (trick.direction == HIGHER) for other in others)
    if others and is_least and not hand.thirteens:
        return "least"
    left = [card for card in held if card not in play.cards]
    has_more = hand.kind != SAME or len(left) + hand.arity > len(held) or hand.value in [VALUE[card] for card in left]
    return "play" if has_more or _makes_poker(held) != _makes_poker(left) else "whole"


def _makes_poker(cards: Sequence[int]) -> bool:
    """Whether a poker hand can be made of some of these cards."""
    return any(play.hand.kind == POKER for play in lawful_sets(cards, arity=POKER_SIZE))
