"""Hands and tricks of Spite from text: cards separated by spaces, `F3` for three face-down fake jokers.

A play is a hand and what is said with it, `7c !lower`; plays of a trick have bars between, `2c | 3h`.
"""

from p2p_malice.games.spite.cards import assign_ids, fake
from p2p_malice.games.spite.rule_readings import RECOMMENDED, RuleReadings
from p2p_malice.games.spite.rules.hands import Hand, read
from p2p_malice.games.spite.rules.judging import Judgement, judge
from p2p_malice.games.spite.rules.trick import HIGHER, LOWER, Trick

MANY = 5
"""Active players, where their number makes no difference."""


def hand_of(text: str, readings: RuleReadings = RECOMMENDED) -> Hand | None:
    """The hand that the cards are, None if they are none."""
    if text.startswith("F"):
        return read([fake("8d", copy) for copy in range(int(text[1:]))], down=True, readings=readings)
    return read(assign_ids(text.split()), readings=readings)


def valid(text: str, readings: RuleReadings = RECOMMENDED) -> Hand:
    """The hand that the cards are."""
    hand = hand_of(text, readings)
    assert hand is not None, text
    return hand


def verdict(trick: Trick, play: str, active: int = MANY) -> Judgement:
    """What comes of a play."""
    cards, *said = (part.strip() for part in play.split("!"))
    return judge(trick, hand_of(cards, trick.readings), frozenset(said), active)


def played(plays: str, readings: RuleReadings = RECOMMENDED, active: int = MANY) -> Judgement:
    """What comes of the last play of a trick, all before it being right. One that begins `v` is lower."""
    lower = plays.startswith("v ")
    trick = Trick.lead(LOWER if lower else HIGHER, readings)
    *before, last = plays.removeprefix("v ").split("|")
    for play in before:
        found = verdict(trick, play)
        assert found.fault is None, (play, found.fault)
        assert found.trick is not None
        trick = found.trick
    return verdict(trick, last, active)


def code(found: Judgement) -> str:
    """The code of the fault, "" if there is none."""
    return found.fault.code if found.fault else ""


def trick_after(plays: str, readings: RuleReadings = RECOMMENDED) -> Trick:
    """The trick after plays that are all right."""
    found = played(plays, readings)
    assert found.fault is None, found.fault
    assert found.trick is not None
    return found.trick
