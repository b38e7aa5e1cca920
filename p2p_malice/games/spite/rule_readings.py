"""What the rule book leaves open about hands and tricks, and how we read it; independent of options' text."""

from attrs import frozen


@frozen(cache_hash=True)
class RuleReadings:
    """How the rule book is read where two readings make sense. The defaults are what we recommend."""

    thirteens_have_suits: bool = True
    """Whether a 13 that stands for another card counts in how alike the cards are; else only the others do."""
    thirteens_natural: bool = True
    """Whether 13s by themselves are natural, so that five of them are a joker hand and they may claim a bounty."""
    big_hands_turn: bool = True
    """Whether five or more 7s or 3s, which are a joker hand, act on the direction as fewer would."""
    equal_ranks_form: bool = False
    """Whether three hands of the same rank form a numerical consec, in which only that rank may follow."""
    sevens_turn_consecs: bool = True
    """Whether 7s that change the direction turn a numerical consec round; else it runs on."""


RECOMMENDED = RuleReadings()
