"""Cards, packs and the shuffle: how they are numbered, written and mixed.

A card is a small int, its id: `copy * FACES + face`, where `copy` counts the packs from 0 and `face` says what is
printed on it. Ids make sure that no card is lost or duplicated; peers are only ever shown the text of the face.
"""

import struct
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import chain

from p2p_malice.errors import NotationError

SUITS = "cdhs"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
JOKER = "Jk"
FACES = 54
"""Faces of one pack: 4 suits of 13 ranks in the order of `SUITS` and `RANKS`, then two jokers that look the same."""

MAX_PACKS = 16

JOKER_RANK = 0
_FACE_TEXTS = (*(rank + suit for suit in SUITS for rank in RANKS), JOKER, JOKER)
_FACE_RANKS = (*(rank for _ in SUITS for rank in range(1, 14)), JOKER_RANK, JOKER_RANK)

TEXT: tuple[str, ...] = _FACE_TEXTS * MAX_PACKS
"""What is printed on a card, by its id: `Ah`, `10s`, `Kd`, `Jk`."""

RANK: tuple[int, ...] = _FACE_RANKS * MAX_PACKS
"""The rank of a card, by its id: 1 for an ace to 13 for a king, `JOKER_RANK` for a joker."""

_FACE_OF = {text: face for face, text in reversed(tuple(enumerate(_FACE_TEXTS)))}


def parse_face(text: str) -> int:
    """The face written as `text`; the inverse of `TEXT`. Raises `NotationError` for anything else."""
    try:
        return _FACE_OF[text]
    except KeyError:
        raise NotationError("no_card", text=text[:20]) from None


def rank_text(rank: int) -> str:
    """How a rank from 1 to 13 is written: `A`, `2` … `10`, `J`, `Q`, `K`; `Jk` for `JOKER_RANK`."""
    return RANKS[rank - 1] if rank else JOKER


def packs(count: int, jokers: int = 0) -> list[int]:
    """All cards of `count` packs (1 to `MAX_PACKS`) with `jokers` (0 to 2) in each, in the order of their ids."""
    return [copy * FACES + face for copy in range(count) for face in range(52 + jokers)]


def assign_ids(texts: Sequence[str]) -> list[int]:
    """Ids for cards known only by their text: the first of a face belongs to pack 0, the next to pack 1, and so on.

    Raises `NotationError` for a text that isn't a card, and for more cards of a face than `MAX_PACKS` packs hold.
    """
    used: dict[int, int] = {}
    ids = []
    for text in texts:
        face = parse_face(text)
        copy = used.get(face, 0)
        if text == JOKER and copy >= MAX_PACKS:
            face, copy = face + 1, copy - MAX_PACKS
        if copy >= MAX_PACKS:
            raise NotationError("too_many_cards", card=text, most=MAX_PACKS)
        used[_FACE_OF[text]] = used.get(_FACE_OF[text], 0) + 1
        ids.append(copy * FACES + face)
    return ids


# --- the shuffle -----------------------------------------------------------------------------------------------------

SEED_BYTES = 32
"""The length of a game's seed."""

SHUFFLE_VERSION = 1
"""Goes into every hash below. If the shuffle ever changes, the new one gets a new number; old games keep theirs."""

_PREFIX = b"p2p-malice shuffle %d\x00" % SHUFFLE_VERSION
_WORDS = struct.Struct(">8I").unpack


def _random_words(seed: bytes, number: int) -> Iterator[tuple[int, ...]]:
    """Endless unsigned 32-bit words, by eight: big-endian, of SHA-256(prefix, seed, number, block), block = 0, 1, 2 …

    The prefix is `p2p-malice shuffle 1` and a zero byte; number and block are 8 bytes each, big-endian.
    """
    start = sha256(_PREFIX + seed + number.to_bytes(8, "big"))
    block = 0
    while True:
        digest = start.copy()
        digest.update(block.to_bytes(8, "big"))
        yield _WORDS(digest.digest())
        block += 1


def shuffled(cards: Sequence[int], seed: bytes, number: int) -> tuple[int, ...]:
    """The cards in the random order given by (`seed`, `number`), the same in every implementation.

    Fisher-Yates from the last position down to the second: the card at position i swaps with the one at position w mod
    (i + 1), where w is the next random word. Words of the incomplete last range, from 2**32 - 2**32 mod (i + 1) up, are
    skipped, so that every order is equally likely. `number` counts the shuffles of one game from 0. All seeds have the
    same length (`SEED_BYTES`), so no input of the hash is ambiguous.
    """
    mixed = list(cards)
    i = len(mixed) - 1
    for word in chain.from_iterable(_random_words(seed, number)):
        if i < 1:
            break
        j = word % (i + 1)
        # The range that holds the word begins at word - j; only the last one may be incomplete.
        if word - j < 0x1_0000_0000 - i:
            mixed[i], mixed[j] = mixed[j], mixed[i]
            i -= 1
    return tuple(mixed)
