"""What hand a set of cards makes, and which of two hands is higher. What lies on the table is not known here.

The code, like the rule book, calls this a hand. Players call it a combination: to them, a hand is what they hold.

Valid are one to four cards of one value; five cards as a poker hand; a joker hand, which is one natural joker or five
or more natural cards of one value; and any number of fake jokers, face down. Among other cards, 13s stand for whatever
makes the lowest hand. A face-up fake joker is a natural card of its face.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from p2p_malice.games.spite.cards import DECK, JOKER_VALUE, LADDER, RUNG, SUIT, THIRTEEN, VALUE
from p2p_malice.games.spite.rule_readings import RECOMMENDED, RuleReadings

SAME, POKER, JOKERS, DOWN = "same", "poker", "joker", "down"
"""The kinds of hands: cards of one value, poker hands, joker hands, and fake jokers face down."""

POKER_CLASSES = ("straight", "full house", "flush", "quads", "straight flush")
"""The classes of poker hands, from low to high."""

POKER_SIZE = 5
"""How many cards make a poker hand, and the fewest of one value that make a joker hand."""

MIXED, COLOURED, SUITED = range(3)
"""How alike the cards of one value are: both colours, one colour, one suit."""

NO_VALUE = -1
_STRAIGHT, _FULL_HOUSE, _FLUSH, _QUADS, _STRAIGHT_FLUSH = range(5)
_RED = (1, 2)
_JOKER_FACE = JOKER_VALUE << 2
_FACE = tuple(value << 2 | suit for value, suit in zip(VALUE, SUIT, strict=True))


class Hand(NamedTuple):
    """A valid hand. Of two of the same kind (and arity, for cards of one value), the greater `key` is higher.

    `arity` is the number of cards. `value` is the value of cards of one value and of a joker hand, `NO_VALUE` for
    others. `suits` are the suits printed on the cards, as places in `SUITS`, sorted; none for face-down fake jokers and
    a natural joker. `thirteens` counts the 13s; a hand `is_natural` if none of them stands for another card.
    """

    kind: str
    arity: int
    key: tuple[int, ...]
    value: int = NO_VALUE
    suits: tuple[int, ...] = ()
    thirteens: int = 0
    is_natural: bool = True

    @property
    def poker(self) -> str:
        """Which of `POKER_CLASSES` a poker hand is; "" for other hands."""
        return POKER_CLASSES[self.key[0]] if self.kind == POKER else ""

    @property
    def called(self) -> str:
        """What a hand is called, as a code: `same`, one of `POKER_CLASSES` with `_`, `joker`, `jokers`, or `down`."""
        if self.kind == POKER:
            return self.poker.replace(" ", "_")
        return "jokers" if self.kind == JOKERS and self.arity > 1 else self.kind

    @property
    def rank(self) -> int:
        """The value that says most of how high it is; `NO_VALUE` for face-down fake jokers."""
        return self.key[1] if self.kind == POKER else self.value


def is_higher(hand: Hand, other: Hand) -> bool:
    """Whether `hand` ranks above `other`. Both are joker hands, or have the same arity, or one is a joker hand."""
    if hand.kind == other.kind:
        return hand.key > other.key
    return hand.kind == JOKERS


def read(cards: Sequence[int], *, down: bool = False, readings: RuleReadings = RECOMMENDED) -> Hand | None:
    """The hand that these cards make, None if they make none. Laid face `down`, all must be fake jokers."""
    if down:
        count = len(cards)
        return Hand(DOWN, count, (count,)) if count and min(cards) >= DECK else None
    return _read_up(tuple(sorted([_FACE[card] for card in cards])), readings)


@lru_cache(maxsize=1 << 15)
def _read_up(faces: tuple[int, ...], readings: RuleReadings) -> Hand | None:
    """The hand that face-up cards make, given their sorted faces: four times the value, plus the suit."""
    if faces == (_JOKER_FACE,):
        return Hand(JOKERS, 1, (1, JOKER_VALUE), JOKER_VALUE)
    if not faces or faces[-1] == _JOKER_FACE:
        return None
    others = [face for face in faces if face >> 2 != THIRTEEN]
    thirteens = len(faces) - len(others)
    if others and others[0] >> 2 != others[-1] >> 2:
        return _read_poker(faces, others) if len(faces) == POKER_SIZE else None
    if len(faces) < POKER_SIZE:
        return _read_same(faces, others, readings)
    is_natural = not thirteens or (not others and readings.thirteens_natural)
    if is_natural:
        size, value = len(faces), faces[0] >> 2
        return Hand(JOKERS, size, (size, value), value, _suits(faces), thirteens)
    return _read_poker(faces, others) if others and len(faces) == POKER_SIZE else None


def _read_same(faces: tuple[int, ...], others: list[int], readings: RuleReadings) -> Hand:
    """The hand of one to four cards, of one value apart from the 13s."""
    thirteens = len(faces) - len(others)
    wild = thirteens if others else 0
    compared = faces if readings.thirteens_have_suits or not others else others
    value = others[0] >> 2 if others else THIRTEEN
    is_natural = not thirteens or (not others and readings.thirteens_natural)
    return Hand(SAME, len(faces), (value, -wild, _similarity(compared)), value, _suits(faces), thirteens, is_natural)


def _similarity(faces: Sequence[int]) -> int:
    """How alike cards of one value are: `MIXED`, `COLOURED` or `SUITED`. Only the suits of the faces count."""
    suits = {face & 3 for face in faces}
    if len(suits) == 1:
        return SUITED
    return COLOURED if len({suit in _RED for suit in suits}) == 1 else MIXED


def _suits(faces: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted([face & 3 for face in faces]))


# --- poker hands -----------------------------------------------------------------------------------------------------


def _read_poker(faces: tuple[int, ...], others: list[int]) -> Hand | None:
    """The hand of five cards, not all 13s: their highest class or, with 13s, the lowest hand that these can make."""
    wild = len(faces) - len(others)
    rank = _with_thirteens(others, wild) if wild else _natural(others)
    if rank is None:
        return None
    return Hand(POKER, POKER_SIZE, (*rank, -wild), NO_VALUE, _suits(faces), wild, not wild)


def _natural(faces: list[int]) -> tuple[int, ...] | None:
    """The class of five cards without 13s, and the values that rank it; None if they aren't a poker hand."""
    values = [face >> 2 for face in faces]
    suited = len({face & 3 for face in faces}) == 1
    distinct = len(set(values))
    if distinct == POKER_SIZE and RUNG[values[-1]] - RUNG[values[0]] == POKER_SIZE - 1:
        return (_STRAIGHT_FLUSH if suited else _STRAIGHT), values[-1]
    if distinct == 2:
        middle = values[2]
        rest = values[0] if values[0] != middle else values[-1]
        count = values.count(middle)
        if count == 4:
            return _QUADS, middle, rest
        if not suited:
            return _FULL_HOUSE, middle, rest
    return (_FLUSH, *reversed(values)) if suited else None


def _with_thirteens(faces: list[int], wild: int) -> tuple[int, ...] | None:
    """The lowest class that these cards make with `wild` 13s, and the values that rank it; None if they make none.

    A 13 may have any suit, so with one in it no straight is also a flush.
    """
    values = [face >> 2 for face in faces]
    low, high = values[0], values[-1]
    distinct = len(set(values))
    top = max(RUNG[high], POKER_SIZE - 1)
    if distinct == len(values) and top - RUNG[low] < POKER_SIZE:
        return _STRAIGHT, LADDER[top]
    if distinct == 1:
        if len(values) == 4:
            return _QUADS, low, _lowest_but(low)
        if len(values) == 3 or low == LADDER[0]:
            return _FULL_HOUSE, low, _lowest_but(low)
        return _FULL_HOUSE, LADDER[0], low
    if distinct == 2:
        return (_FULL_HOUSE, low, high) if values.count(high) <= 2 else (_FULL_HOUSE, high, low)
    if len({face & 3 for face in faces}) == 1:
        return (_FLUSH, *reversed(values), *(LADDER[0],) * wild)
    return None


def _lowest_but(value: int) -> int:
    """The lowest value other than this one."""
    return LADDER[value == LADDER[0]]
