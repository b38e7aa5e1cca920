"""What can be chosen on the default board, by key: cards to combine, words to say, listed moves. Pure.

Besides the spots of `combining` there are `page0` … for pages of listed moves. The page shown is also held.
"""

from collections.abc import Sequence

from p2p_malice.engine.game import Pile, View
from p2p_malice.terminal.boards.combining import (
    SEND,
    card_spots,
    free_of,
    held_of,
    is_ready,
    kind_of,
    moves_of,
    taken_spots,
    text_at,
)
from p2p_malice.terminal.boards.contract import SHELL_KEYS

_DIGITS = "123456789"
_LETTERS = "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in SHELL_KEYS)

_PAGE, _SHORT_PAGE = 18, 6
"""How many listed moves are shown at once by themselves, and how many below cards to combine."""


# --- where they are --------------------------------------------------------------------------------------------------


def open_hands(view: View) -> list[tuple[Pile, list[tuple[str, str]]]]:
    """The viewer's piles that are drawn card by card, each card with its spot ("" if it isn't on offer).

    Those are hands, and any pile with a card on offer. Cards on offer that are in no pile form a pile without a name.
    """
    left = card_spots(view)
    found = []
    for pile in view.piles:
        on_offer = {card for card, _ in left}
        if pile.seat != view.seat or pile.hidden or not (pile.role == "hand" or on_offer & set(pile.cards)):
            continue
        found.append((pile, taken_spots(pile.cards, left)))
    return [*found, (Pile(""), left)] if left else found


def page_of(held: Sequence[str]) -> int:
    """The page of moves that is shown."""
    return next((kind_of(spot)[1] for spot in held_of("page", held)), 0)


def pages(view: View) -> int:
    """How many pages the listed moves take."""
    size = _SHORT_PAGE if view.offers.free else _PAGE
    return max(1, -(-len(moves_of(view)) // size))


def moves_shown(view: View, held: Sequence[str]) -> list[str]:
    """The spots of the listed moves on the page shown."""
    size = _SHORT_PAGE if view.offers.free else _PAGE
    first = min(page_of(held), pages(view) - 1) * size
    return [f"move{number}" for number in range(first, min(first + size, len(moves_of(view))))]


# --- their keys ------------------------------------------------------------------------------------------------------


def keys_by_spot(view: View, held: Sequence[str]) -> dict[str, str]:
    """The key of each spot, as far as the keys go.

    If cards may be combined, they get the digits; words and moves get a letter from their text, which stays the same
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
    """The spot that each key chooses. Capital letters, as shown on screen, do the same as small ones."""
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
