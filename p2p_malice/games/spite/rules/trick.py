"""What a play in a trick is judged by: what lies on the table, the direction, and what is in force.

`judging` says whether a play is against the rules. Who is on turn and who has passed is not known here.
"""

from functools import lru_cache

from attrs import frozen

from p2p_malice.games.spite.cards import PACKS, SEVEN, THREE, TWO, assign_ids
from p2p_malice.games.spite.rule_readings import RECOMMENDED, RuleReadings
from p2p_malice.games.spite.rules.consecs import NO_CONSECS, Consecs, following
from p2p_malice.games.spite.rules.hands import DOWN, JOKERS, SAME, Hand, is_higher, read

HIGHER, LOWER = "higher", "lower"
"""The directions, and the words that announce them."""

UNBEATABLE, CAM = "unbeatable", "cam"
"""What else may be said with a hand; `CAM` is come-at-me."""

WORDS = (HIGHER, LOWER, UNBEATABLE, CAM)
OPPOSITE = {HIGHER: LOWER, LOWER: HIGHER}

BARRIER = 5
"""From this many on, face-down fake jokers beat everything but more of them; after fewer, any hand may follow."""

Said = frozenset[str]
SILENT: Said = frozenset()


@frozen
class Trick:
    """What a play is judged by. `recent` are the last three hands of the trick, the last one at the end.

    `arity` is the number of cards that the trick has settled on; None while it is open.
    """

    direction: str = HIGHER
    readings: RuleReadings = RECOMMENDED
    arity: int | None = None
    recent: tuple[Hand, ...] = ()
    consecs: Consecs = NO_CONSECS

    @classmethod
    def lead(cls, direction: str = HIGHER, readings: RuleReadings = RECOMMENDED) -> "Trick":
        """A trick in which nothing has been played. It keeps the direction of the one before."""
        return cls(direction, readings)

    @property
    def last(self) -> Hand | None:
        """The hand to beat; None if nothing has been played."""
        return self.recent[-1] if self.recent else None

    def after(self, hand: Hand, said: Said = SILENT) -> "Trick":
        """The trick after a hand that stands. An announcement that is against the rules has no effect."""
        turned = _turns(self, hand, said)
        recent = (*self.recent[-2:], hand)
        return Trick(
            direction=OPPOSITE[self.direction] if turned else self.direction,
            readings=self.readings,
            arity=self.arity if hand.kind in (JOKERS, DOWN) else hand.arity,
            recent=recent,
            consecs=following(self.consecs, recent, turned, self.readings),
        )


# --- the direction ---------------------------------------------------------------------------------------------------


def acts(hand: Hand, value: int, readings: RuleReadings) -> bool:
    """Whether a hand is all natural cards of a value that acts on the direction."""
    return hand.value == value and not hand.thirteens and (hand.kind == SAME or readings.big_hands_turn)


def sevens_meet(trick: Trick, hand: Hand) -> bool:
    """Whether natural 7s are played on as many natural 7s: always allowed by rank, and they change the direction."""
    last, readings = trick.last, trick.readings
    return (
        last is not None
        and hand.arity == last.arity
        and not trick.consecs
        and acts(hand, SEVEN, readings)
        and acts(last, SEVEN, readings)
    )


def _turns(trick: Trick, hand: Hand, said: Said) -> bool:
    """Whether the direction changes with a hand."""
    if acts(hand, SEVEN, trick.readings):
        announced = said & {HIGHER, LOWER}
        return announced == {OPPOSITE[trick.direction]} or sevens_meet(trick, hand)
    return trick.direction == LOWER and acts(hand, THREE, trick.readings)


# --- what can follow --------------------------------------------------------------------------------------------------


def is_unbeatable_due(after: Trick) -> bool:
    """Whether "unbeatable" has to be said with the last hand: 2s under just a suited consec, going higher."""
    last = after.last
    return (
        last is not None
        and last.value == TWO
        and after.direction == HIGHER
        and after.consecs.suits is not None
        and after.consecs.step is None
    )


def can_be_beaten(trick: Trick) -> bool:
    """Whether any cards of the deck could follow the last hand, other than joker hands and fake jokers."""
    last = trick.last
    if last is None or last.kind == JOKERS:
        return last is None or trick.direction == LOWER
    if last.kind == DOWN:
        return last.arity < BARRIER
    if trick.consecs:
        suits = trick.consecs.suits or ()
        return not is_unbeatable_due(trick) and all(suits.count(suit) <= PACKS for suit in suits)
    lowest, highest = _extremes(last.arity, trick.readings)
    return is_higher(highest, last) if trick.direction == HIGHER else is_higher(last, lowest)


_EXTREMES = {
    1: ("3c", "2h"),
    2: ("3c 13h", "2h 2h"),
    3: ("3c 13h 13h", "2h 2h 2h"),
    4: ("3c 13h 13h 13h", "2h 2h 2d 2d"),
    5: ("3c 13h 13h 13h 13d", "Jh Qh Kh Ah 2h"),
}
"""By arity, the lowest and the highest cards of the deck that aren't a joker hand."""


@lru_cache(maxsize=64)
def _extremes(arity: int, readings: RuleReadings) -> tuple[Hand, Hand]:
    """The lowest and the highest hand of that many cards of the deck, apart from joker hands."""
    lowest, highest = (read(assign_ids(texts.split()), readings=readings) for texts in _EXTREMES[arity])
    assert lowest is not None
    assert highest is not None
    return lowest, highest
