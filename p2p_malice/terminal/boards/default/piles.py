"""What can be seen of a pile in any game, as pieces of styled text. Pure."""

from p2p_malice.engine.game import Pile, View
from p2p_malice.plain.event_sentences import cards_words
from p2p_malice.terminal.boards.rows import Piece
from p2p_malice.terminal.cards import colour_of, face_text
from p2p_malice.words.catalogue import Words

NO_CARDS = "--"


def pile_name(pile: Pile, view: View, words: Words) -> str:
    """What a pile is for, in the game's words, with a number if its owner has several of them."""
    alike = [each for each in view.piles if (each.role, each.seat) == (pile.role, pile.seat)]
    name = words.called(f"pile-{pile.role}", pile.role or pile.name)
    return f"{name} {pile.index + 1}" if len(alike) > 1 else name


def pile_pieces(pile: Pile, words: Words, cards: str, most: int) -> list[Piece]:
    """At most `most` of the visible faces, the top card last, followed by how many more there are."""
    if not pile.cards:
        unseen = cards_words(pile.hidden, words) if pile.hidden else pile.shows or NO_CARDS
        return [(unseen, "label"), *_needed(pile, words)]
    seen = pile.cards[-most:]
    faces = [(face_text(card, cards), f"card {colour_of(card)}") for card in seen]
    if pile.stands_for:
        faces[-1] = (f"{faces[-1][0]}={pile.stands_for}", faces[-1][1])
    below = pile.count - len(seen)
    more = [(words("screen-pile-more", count=below), "label")] if below else []
    return more + faces + _needed(pile, words)


def _needed(pile: Pile, words: Words) -> list[Piece]:
    return [(words("screen-pile-needs", needs=pile.needs), "label")] if pile.needs else []


def pile_text(pile: Pile, words: Words, cards: str) -> str:
    """The whole pile as text."""
    return " ".join(text for text, _ in pile_pieces(pile, words, cards, max(1, len(pile.cards))))
