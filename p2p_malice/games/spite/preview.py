"""What hand some cards would make, and whether it may be played: said to a player about to play them."""

import random

from p2p_malice.engine.game import View, parse_combined
from p2p_malice.errors import NotationError
from p2p_malice.games.spite.cards import rank_text
from p2p_malice.games.spite.resample import resample
from p2p_malice.games.spite.rules.hands import COLOURED, DOWN, JOKERS, MIXED, POKER, SAME, SUITED, Hand, read
from p2p_malice.games.spite.rules.trick_play import FACE_DOWN, judged
from p2p_malice.games.spite.rules.working_position import CLAIM, TRICK, Played
from p2p_malice.games.spite.state import taken
from p2p_malice.sentence_facts import Answer, Fact, RankFact

_ALIKE = {MIXED: "mixed", COLOURED: "coloured", SUITED: "suited"}


def preview(view: View, about: str) -> Answer:
    """What hand the cards of a move would make; then why it is against the rules, or that it may be played.

    If no hand is to be played, there is nothing to say. Raises `GameError` for a move that isn't on offer.
    """
    if not about or not view.offers.include(about):
        raise NotationError("no_move", text=about[:20])
    at = resample(view, random.Random(0)).at
    if at.phase not in (TRICK, CLAIM) or view.offers.free is None or about in view.moves:
        return Answer()
    texts, words = parse_combined(about)
    said = frozenset(words)
    cards = taken(texts, at.hands[view.seat], at.fakes[view.seat])
    hand = read(cards, down=FACE_DOWN in said, readings=at.trick.readings)
    fault = judged(at, Played(view.seat, cards, hand), said).fault
    codes, facts = _described(hand) if hand else ((), {})
    if fault:
        return Answer(((*codes, fault.code),), {**facts, **fault.facts})
    is_last = set(at.hands[view.seat]) <= set(cards) and not at.passed[view.seat]
    fits = "loses" if is_last and hand and hand.kind in (JOKERS, DOWN) else "beats" if at.last else "leads"
    return Answer(((*codes, fits),), facts)


def _described(hand: Hand) -> tuple[tuple[str, ...], dict[str, Fact]]:
    """The codes of the sentences that say what a hand is, and their facts."""
    facts: dict[str, Fact] = {"cards": hand.arity}
    is_wild = False
    if hand.kind in (SAME, POKER):
        facts["of"] = RankFact(rank_text(hand.rank))
        is_wild = bool(hand.key[-1] if hand.kind == POKER else hand.key[1])
    if hand.kind == SAME:
        facts["alike"] = _ALIKE[hand.key[-1]]
    return (hand.called, "wild") if is_wild else (hand.called,), facts
