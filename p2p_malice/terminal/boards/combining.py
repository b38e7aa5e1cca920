"""Cards to combine, words to say and listed moves, as spots of a board. Pure.

A spot is `card0` … (the cards that may be combined, in the order of the offer), `word0` …, `move0` … (listed moves) or
`send`. `held` has the spots of cards and words in the order they were picked, and anything else that a board keeps
there.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence

from p2p_malice.engine.game import Event, Free, View, combined, parse_combined
from p2p_malice.plain.event_sentences import Voice, event_words
from p2p_malice.sentence_facts import Fact
from p2p_malice.terminal.boards.contract import Chosen, Sight
from p2p_malice.terminal.cards import face_text
from p2p_malice.words.catalogue import Words

SEND = "send"
_NO_CARDS = Free((), 0, 0)


def free_of(view: View) -> Free:
    """The cards and words that may be combined; empty if there are none."""
    return view.offers.free or _NO_CARDS


def moves_of(view: View) -> tuple[str, ...]:
    """The moves that the game waits for, and those that may be made besides them."""
    return (*view.moves, *view.offers.may)


def kind_of(spot: str) -> tuple[str, int]:
    """The kind and number of a spot: `card` and 3 for `card3`."""
    found = re.fullmatch(r"([a-z]+)(\d{0,4})", spot)
    return (found[1], int(found[2] or 0)) if found else ("", 0)


def text_at(spot: str, view: View) -> str:
    """The card, word or move at a spot; "" for none."""
    kind, number = kind_of(spot)
    free = free_of(view)
    texts = {"card": free.cards, "word": free.words, "move": moves_of(view)}.get(kind, ())
    return texts[number] if number < len(texts) else ""


def card_spots(view: View) -> list[tuple[str, str]]:
    """All cards on offer with their spots."""
    return [(card, f"card{number}") for number, card in enumerate(free_of(view).cards)]


def taken_spots(cards: Sequence[str], left: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The cards of a pile, each with its spot, removed from those `left`; "" for a card that isn't on offer."""
    spotted = []
    for card in cards:
        match = next((each for each in left if each[0] == card), (card, ""))
        if match[1]:
            left.remove(match)
        spotted.append(match)
    return spotted


def held_of(kind: str, held: Sequence[str]) -> list[str]:
    """The spots of one kind among those held."""
    return [spot for spot in held if kind_of(spot)[0] == kind]


def combination(view: View, held: Sequence[str]) -> str:
    """The move that combines what is held."""
    cards, words = ([text_at(spot, view) for spot in held_of(kind, held)] for kind in ("card", "word"))
    return combined(cards, words)


def is_ready(view: View, held: Sequence[str]) -> bool:
    """Whether the number of cards held makes a move."""
    free = free_of(view)
    return view.offers.free is not None and free.least <= len(held_of("card", held)) <= free.most


def choose(view: View, held: tuple[str, ...], spot: str) -> Chosen:
    """Make a listed move, send what is held, or pick up a card or word; choosing one again puts it back."""
    kind, _ = kind_of(spot)
    if spot == SEND and is_ready(view, held):
        return Chosen(held, move=combination(view, held))
    if not text_at(spot, view):
        return Chosen(held)
    if kind == "move":
        return Chosen(move=text_at(spot, view))
    if spot in held:
        return Chosen(tuple(each for each in held if each != spot))
    more = (*held, spot)
    too_many = kind == "card" and len(held_of("card", more)) > free_of(view).most
    return Chosen(held, why=combination(view, more)) if too_many else Chosen(more)


# --- saying ----------------------------------------------------------------------------------------------------------


def offer_words(spot: str, text: str, words: Words) -> str:
    """A listed move in the game's words (`move-TEXT`), or a word to say (`say-TEXT`); otherwise the text as it is."""
    return words.called(f"{'say' if kind_of(spot)[0] == 'word' else 'move'}-{text}", text)


def spot_words(spot: str, view: View, words: Words, cards: str) -> str:
    """The card at a spot, or what it says or does. `cards` is `suits` or `ascii`."""
    text = text_at(spot, view)
    return face_text(text, cards) if kind_of(spot)[0] == "card" else offer_words(spot, text, words)


def keys_words(
    key: str, move: str, view: View, keys: Mapping[str, str], words: Words, cards: str, held: Sequence[str] = ()
) -> str:
    """Which `keys`, given by spot, make the move from what is `held`: a sentence whose key begins with `key`."""
    spots = spots_of(move, view)
    if move in moves_of(view):
        return words(f"{key}-move", keys=" ".join(_keys_of(spots, view, keys, words, cards)))
    back, texts = [], {spot: text_at(spot, view) for spot in spots}
    for spot in (*held_of("card", held), *held_of("word", held)):
        # Any card of that face will do.
        same = spot if spot in texts else next((own for own in texts if texts[own] == text_at(spot, view)), "")
        if not texts.pop(same, ""):
            back.append(spot)
    shown = _keys_of([*back, *texts], view, keys, words, cards)
    return words(f"{key}-cards", keys=" ".join(shown) or ("none" if held else move))


def _keys_of(spots: Sequence[str], view: View, keys: Mapping[str, str], words: Words, cards: str) -> list[str]:
    return [keys.get(spot, "").upper() or spot_words(spot, view, words, cards) for spot in spots]


def spots_of(move: str, view: View) -> list[str]:
    """The spots on offer to choose for the move, before Enter if it combines cards."""
    if move in moves_of(view):
        return [f"move{moves_of(view).index(move)}"]
    free, found = free_of(view), []
    for kind, texts, offered in zip(("card", "word"), parse_combined(move), (free.cards, free.words), strict=True):
        left = [(text, f"{kind}{number}") for number, text in enumerate(offered)]
        for text in texts:
            if match := next((each for each in left if each[0] == text), None):
                left.remove(match)
                found.append(match[1])
    return found


# --- a board on which that is done ------------------------------------------------------------------------------------


class CombiningBoard(ABC):
    """What boards have in common on which cards are combined: keys for each card and word, none for piles."""

    lasting: Collection[str] = ()

    def __init__(self, words: Words, cards: str, *, autoplay: bool) -> None:
        """`autoplay` makes no difference, since nothing here is played before it is chosen."""
        self._words, self._cards = words, cards

    def told(self, event: Event, voice: Voice, view: View) -> str | None:
        """The game's own sentence, if it has one."""
        return event_words(event, voice.speaking(self._words), view)

    def pointed(self, move: str, sight: Sight) -> tuple[str, frozenset[str]]:
        """The keys that make the move, one after the other."""
        return self._keys_words("screen-hint", move, sight), frozenset(spots_of(move, sight.view))

    def named(self, fact: Fact, view: View) -> Fact:
        """Piles have no keys here."""
        return fact

    def how(self, move: str, view: View) -> Mapping[str, str]:
        """The keys that make the move."""
        return {"how": self._keys_words("screen-press", move, Sight(view, ())), "pile": ""}

    @abstractmethod
    def _keys_words(self, key: str, move: str, sight: Sight) -> str:
        """The keys that make the move, in the sentence under that key."""
