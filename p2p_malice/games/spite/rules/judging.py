"""Judges a play in a trick by the rule book. What a fault costs and who calls it are decided elsewhere.

A fault is a code and details. If the cards are at fault, they go back to the hand. If only the announcement is wrong or
missing, the hand still stands.
"""

from collections.abc import Iterable

from attrs import field, frozen

from p2p_malice.engine.cards import SUITS
from p2p_malice.games.spite.cards import SEVEN, TWO, rank_text
from p2p_malice.games.spite.rules.hands import DOWN, JOKERS, Hand, is_higher
from p2p_malice.games.spite.rules.possible_hands import Play, lawful_sets
from p2p_malice.games.spite.rules.trick import (
    BARRIER,
    CAM,
    HIGHER,
    LOWER,
    UNBEATABLE,
    Said,
    Trick,
    acts,
    can_be_beaten,
    is_unbeatable_due,
    sevens_meet,
)
from p2p_malice.sentence_facts import Fact, Facts, RankFact


@frozen
class Fault:
    """What is wrong with a play: a code, and the details that its sentence names."""

    code: str
    facts: Facts = field(factory=dict)


def _fault(code: str, **facts: Fact) -> Fault:
    return Fault(code, facts)


@frozen
class Judgement:
    """The outcome of a play: the `trick` after it (None if the cards go back to the hand) and what is wrong with it.

    If there are both a fault and a trick, the hand stands; only what was or wasn't said with it is against the rules.
    """

    trick: Trick | None
    fault: Fault | None = None

    @property
    def stands(self) -> bool:
        """Whether the cards stay on the table."""
        return self.trick is not None


def judge(trick: Trick, hand: Hand | None, said: Said, active: int) -> Judgement:
    """Judge a play by its hand (None if its cards make none) and by what was `said` with it, some of `WORDS`.

    `active` is the number of active players, including the one who plays; come-at-me needs more than two.
    """
    fault = cards_fault(trick, hand)
    if hand is None or fault:
        return Judgement(None, fault)
    after = trick.after(hand, said)
    return Judgement(after, _announcement_fault(trick, hand, said, after, active))


def lawful(trick: Trick, cards: Iterable[int]) -> list[Play]:
    """The plays that are lawful with these cards, each with what must be said with it."""
    plays = []
    for play in lawful_sets(cards, trick.readings, trick.arity):
        if beats(trick, play.hand):
            due = play.hand.value == TWO and is_unbeatable_due(trick.after(play.hand))
            plays.append(play._replace(said=frozenset({UNBEATABLE})) if due else play)
    return plays


# --- the cards -------------------------------------------------------------------------------------------------------


def beats(trick: Trick, hand: Hand) -> bool:
    """Whether the hand may be played now, by its cards."""
    return cards_fault(trick, hand) is None


def cards_fault(trick: Trick, hand: Hand | None) -> Fault | None:
    """Why the cards can't stay on the table; None if they can."""
    if hand is None:
        return _fault("spite_no_hand")
    last = trick.last
    if last is not None and last.kind == DOWN and last.arity >= BARRIER:
        higher = hand.kind == DOWN and hand.arity > last.arity
        return None if higher else _fault("spite_only_fakes", count=last.arity)
    if hand.kind == DOWN and hand.arity >= BARRIER:
        return None
    if trick.consecs:
        return _consec_fault(trick, hand)
    if last is not None and last.kind == JOKERS and trick.direction == HIGHER:
        return _joker_fault(trick, hand, last)
    if hand.kind in (JOKERS, DOWN):
        return None
    if trick.arity not in (None, hand.arity):
        return _arity_fault(trick, hand)
    if last is None or last.kind in (JOKERS, DOWN) or sevens_meet(trick, hand) or _ranks(trick, hand, last):
        return None
    return _fault("spite_not_better", direction=trick.direction)


def _ranks(trick: Trick, hand: Hand, last: Hand) -> bool:
    """Whether a hand of the same arity as the last one is better, in the trick's direction."""
    return is_higher(hand, last) if trick.direction == HIGHER else is_higher(last, hand)


def _arity_fault(trick: Trick, hand: Hand) -> Fault:
    return _fault("spite_arity", needed=trick.arity or 0, played=hand.arity)


def _joker_fault(trick: Trick, hand: Hand, last: Hand) -> Fault | None:
    """What is wrong with a hand on a joker hand, while the direction is higher."""
    if hand.kind == DOWN:
        return _fault("spite_down_on_joker")
    both_natural = hand.kind == JOKERS and hand.arity == last.arity == 1
    if both_natural or is_higher(hand, last) or sevens_meet(trick, hand):
        return None
    return _fault("spite_only_jokers")


def _consec_fault(trick: Trick, hand: Hand) -> Fault | None:
    """What is wrong with a hand under a consec."""
    step, due, suits = trick.consecs
    if hand.kind == JOKERS:
        return _fault("spite_joker_in_consec")
    if hand.kind == DOWN:
        return _fault("spite_down_in_consec", needed=BARRIER)
    if hand.arity != trick.arity:
        return _arity_fault(trick, hand)
    if hand.thirteens:
        return _fault("spite_thirteen_in_consec")
    if due is not None and hand.value != due:
        return _fault("spite_consec", rank=RankFact(rank_text(due)))
    if suits is not None and hand.suits != suits:
        return _fault("spite_suit", suits="".join(SUITS[suit] for suit in suits))
    last = trick.last
    if step is None and last is not None and not _ranks(trick, hand, last):
        return _fault("spite_not_better", direction=trick.direction)
    return None


# --- what is said ----------------------------------------------------------------------------------------------------


def _announcement_fault(trick: Trick, hand: Hand, said: Said, after: Trick, active: int) -> Fault | None:
    """What is wrong with what was or wasn't said with a hand that stands."""
    if said & {HIGHER, LOWER} and (fault := _direction_fault(trick, hand, said)):
        return fault
    if hand.kind == DOWN and hand.arity >= BARRIER and said & {UNBEATABLE, CAM}:
        return _fault("spite_fakes_announced")
    if UNBEATABLE not in said and is_unbeatable_due(after):
        return _fault("spite_no_unbeatable")
    if CAM in said and active <= 2:
        return _fault("spite_cam_two")
    if CAM in said and not can_be_beaten(after):
        return _fault("spite_cam_unbeatable")
    return None


def _direction_fault(trick: Trick, hand: Hand, said: Said) -> Fault | None:
    """What is wrong with the direction that was announced."""
    if not acts(hand, SEVEN, trick.readings):
        return _fault("spite_direction_not_yours")
    if sevens_meet(trick, hand):
        return _fault("spite_sevens_announced")
    if trick.direction in said:
        return _fault("spite_wrong_direction", direction=trick.direction)
    return None
