"""What can be chosen on the default board: cards to combine, words to say, listed moves, by a key each. Pure.

A spot is `card0` … (the cards that may be combined, in the order of the offer), `word0` …, `move0` …, `page0` … (of the
listed moves) or `send`. What is held are cards and words in the order in which they were picked, and the page shown.
"""

import re
from collections.abc import Sequence

from p2p_malice.engine.game import Free, Pile, View, combined
from p2p_malice.terminal.board import SHELL_KEYS

SEND = "send"
_NO_CARDS = Free((), 0, 0)
_DIGITS = "123456789"
_LETTERS = "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in SHELL_KEYS)

_PAGE, _SHORT_PAGE = 18, 6
"""How many listed moves are shown at once, and how many below cards to combine."""


def free_of(view: View) -> Free:
    """The cards and words that may be combined; none where there are none."""
    return view.offers.free or _NO_CARDS


def kind_of(spot: str) -> tuple[str, int]:
    """`card` and 3 for `card3`."""
    found = re.fullmatch(r"([a-z]+)(\d{0,4})", spot)
    return (found[1], int(found[2] or 0)) if found else ("", 0)


def text_at(spot: str, view: View) -> str:
    """The card, the word or the move at a spot, "" for none."""
    kind, number = kind_of(spot)
    free = free_of(view)
    texts = {"card": free.cards, "word": free.words, "move": moves_of(view)}.get(kind, ())
    return texts[number] if number < len(texts) else ""


def held_of(kind: str, held: Sequence[str]) -> list[str]:
    """The spots of a kind among those held."""
    return [spot for spot in held if kind_of(spot)[0] == kind]


def combination(view: View, held: Sequence[str]) -> str:
    """The move that combines what is held."""
    cards, words = ([text_at(spot, view) for spot in held_of(kind, held)] for kind in ("card", "word"))
    return combined(cards, words)


def is_ready(view: View, held: Sequence[str]) -> bool:
    """Whether so many cards make a move."""
    free = free_of(view)
    return view.offers.free is not None and free.least <= len(held_of("card", held)) <= free.most


# --- where they are --------------------------------------------------------------------------------------------------


def open_hands(view: View) -> list[tuple[Pile, list[tuple[str, str]]]]:
    """The viewer's piles that are drawn card by card, each card with its spot, "" if it isn't on offer.

    Those are hands, and what holds a card on offer. Cards that lie in none of them are in a pile without a name.
    """
    left = [(card, f"card{number}") for number, card in enumerate(free_of(view).cards)]
    found = []
    for pile in view.piles:
        on_offer = {card for card, _ in left}
        if pile.seat != view.seat or pile.hidden or not (pile.role == "hand" or on_offer & set(pile.cards)):
            continue
        spotted = []
        for card in pile.cards:
            spot = next((spot for own, spot in left if own == card), "")
            left = [each for each in left if each[1] != spot]
            spotted.append((card, spot))
        found.append((pile, spotted))
    return [*found, (Pile(""), left)] if left else found


def page_of(held: Sequence[str]) -> int:
    """The page of moves that is shown."""
    return next((kind_of(spot)[1] for spot in held_of("page", held)), 0)


def pages(view: View) -> int:
    """How many pages the listed moves take."""
    size = _SHORT_PAGE if view.offers.free else _PAGE
    return max(1, -(-len(moves_of(view)) // size))


def moves_of(view: View) -> tuple[str, ...]:
    """The moves that the game waits for, and those that may be made beside them."""
    return (*view.moves, *view.offers.may)


def moves_shown(view: View, held: Sequence[str]) -> list[str]:
    """The spots of the listed moves on the page shown."""
    size = _SHORT_PAGE if view.offers.free else _PAGE
    first = min(page_of(held), pages(view) - 1) * size
    return [f"move{number}" for number in range(first, min(first + size, len(moves_of(view))))]


# --- their keys ------------------------------------------------------------------------------------------------------


def keys_by_spot(view: View, held: Sequence[str]) -> dict[str, str]:
    """The key of each spot, as long as there are any.

    Where cards may be combined, they have the digits; words and moves have a letter of theirs, which stays the same
    however few cards are left.
    """
    cards = [spot for _, spotted in open_hands(view) for _, spot in spotted if spot]
    words = [f"word{number}" for number, _ in enumerate(free_of(view).words)]
    letters, found = list(_LETTERS), {}
    for spot in [*words, *moves_shown(view, held)] if cards else words:
        letter = next((each for each in text_at(spot, view).lower() if each in letters), letters[0] if letters else "")
        if letter:
            letters.remove(letter)
            found[spot] = letter
    others = [spot for spot in [*cards, *moves_shown(view, held)] if spot not in found]
    return found | dict(zip(others, [*_DIGITS, *letters], strict=False))


def keys_of(view: View, held: Sequence[str]) -> dict[str, str]:
    """By key: the spot that it chooses. A letter does so as a capital, too, as it is shown."""
    found = {}
    for spot, key in keys_by_spot(view, held).items():
        found[key] = found[key.upper()] = spot
    if is_ready(view, held):
        found["enter"] = SEND
    page = page_of(held)
    if page + 1 < pages(view):
        found["pagedown"] = f"page{page + 1}"
    if page:
        found["pageup"] = f"page{page - 1}"
    return found
