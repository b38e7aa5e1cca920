"""The deck of Spite and its fake jokers: how they are numbered and written. They are shuffled by `engine.cards`.

A card is a small int, its id: from 0 for the deck, three packs one after the other, and from `DECK` on for fake jokers.
Fake jokers have a different back and an ordinary face; they are written as that face with a star, `8d*`.
"""

from collections.abc import Sequence

from p2p_malice.engine.cards import JOKER, SUITS
from p2p_malice.errors import NotationError

RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "J", "Q", "K", "A", "2")
"""The ranks from low to high. A card's value is its rank's place here; jokers have `JOKER_VALUE`."""

THREE, SEVEN, THIRTEEN, TWO = (RANKS.index(rank) for rank in ("3", "7", "13", "2"))
JOKER_VALUE = len(RANKS)

LADDER = tuple(value for value in range(len(RANKS)) if value != THIRTEEN)
"""The values that straights and consecs climb: all but 13."""

RUNG = tuple(value - (value > THIRTEEN) for value in range(len(RANKS)))
"""A value's place in `LADDER`. It means nothing for 13."""

PACKS = 3
FAKE_COPIES = 10
"""How many fake jokers may have the same face."""

FAKE_FACES = tuple(rank + suit for suit in SUITS for rank in RANKS if rank not in ("11", "12", "13"))
"""What may be printed on a fake joker: the faces of an ordinary pack."""

_FACES = (
    *(rank + suit for suit in SUITS for rank in RANKS if rank != "13"),
    *("13" + suit for suit in "dh"),
    JOKER,
)
PACK = len(_FACES)
DECK = PACKS * PACK
"""The number of cards in the deck; their ids are below it, those of fake jokers are not."""

_PRINTED = _FACES * PACKS + FAKE_FACES * FAKE_COPIES

TEXT: tuple[str, ...] = _FACES * PACKS + tuple(face + "*" for face in FAKE_FACES) * FAKE_COPIES
"""The text of a card, by its id: `3c`, `10s`, `13h`, `Jk`, and `8d*` for a fake joker."""

VALUE: tuple[int, ...] = tuple(JOKER_VALUE if face == JOKER else RANKS.index(face[:-1]) for face in _PRINTED)
"""The value printed on a card, by its id."""

SUIT: tuple[int, ...] = tuple(0 if face == JOKER else SUITS.index(face[-1]) for face in _PRINTED)
"""The suit printed on a card, by its id: a place in `SUITS`. It means nothing for a joker."""

_FIRST = {text: card for card, text in reversed(tuple(enumerate(TEXT)))}


def deck() -> list[int]:
    """All cards of the deck, in the order of their ids."""
    return list(range(DECK))


def is_fake(card: int) -> bool:
    """Whether a card is a fake joker."""
    return card >= DECK


def is_joker(card: int) -> bool:
    """Whether a card is a natural joker."""
    return VALUE[card] == JOKER_VALUE


def rank_text(value: int) -> str:
    """The text of a value: `3` to `13`, `J`, `Q`, `K`, `A`, `2`; `Jk` for a joker's."""
    return RANKS[value] if value < JOKER_VALUE else JOKER


def parse_card(text: str) -> int:
    """The lowest id written as `text`; the inverse of `TEXT`. Raises `NotationError` for anything else."""
    try:
        return _FIRST[text]
    except KeyError:
        raise NotationError("no_card", text=text[:20]) from None


def fake(face: str, copy: int) -> int:
    """The id of a fake joker with that face, such as `8d`; `copy`, from 0, tells equal ones apart.

    Raises `NotationError` for a face that no fake joker has.
    """
    if not 0 <= copy < FAKE_COPIES:
        raise NotationError("too_many_cards", card=face[:20], most=FAKE_COPIES)
    return parse_card(face + "*") + copy * len(FAKE_FACES)


def assign_ids(texts: Sequence[str]) -> list[int]:
    """Ids for cards known only by their text: the first of a face gets the lowest id, the next the one after.

    Raises `NotationError` for a text that isn't a card, and for more cards of a face than there are.
    """
    used: dict[str, int] = {}
    ids = []
    for text in texts:
        first = parse_card(text)
        copy = used.get(text, 0)
        copies, apart = (FAKE_COPIES, len(FAKE_FACES)) if is_fake(first) else (PACKS, PACK)
        if copy >= copies:
            raise NotationError("too_many_cards", card=text, most=copies)
        used[text] = copy + 1
        ids.append(first + copy * apart)
    return ids
