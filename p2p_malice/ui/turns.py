"""The turns of a finished game, as the table of contents of its replay."""

from bisect import bisect_right
from collections.abc import Sequence

from attrs import frozen

from p2p_malice.sentence_facts import CardFact
from p2p_malice.words.catalogue import Words
from p2p_malice.words.sentence import Piece, say


@frozen
class Turn:
    """A turn: the position `at` which it begins, whose it is, and the cards that were played in it.

    The last entry is the end of the game, which is nobody's (`seat` is None). `has_race` says whether cards were
    played that bring a win nearer, `is_longest` whether it is the first turn with the most cards.
    """

    at: int
    seat: int | None
    name: str = ""
    cards: tuple[str, ...] = ()
    has_race: bool = False
    is_longest: bool = False


def turn_at(turns: Sequence[Turn], at: int) -> int:
    """The number, from 0, of the turn to which that position belongs."""
    return max(0, bisect_right([turn.at for turn in turns], at) - 1)


def turn_name(turn: Turn, words: Words) -> str:
    """Whose turn it is, or that it is the end."""
    name: Piece = turn.name or say("player-number", number=(turn.seat or 0) + 1)
    return words("replay-end") if turn.seat is None else str(words.piece(name))


def turn_marks(turn: Turn, words: Words) -> list[str]:
    """What a turn stands out by."""
    marks = {"replay-race": turn.has_race, "replay-longest": turn.is_longest}
    return [words(key) for key, is_so in marks.items() if is_so]


def turn_text(turn: Turn, words: Words) -> str:
    """A turn in a line: whose it was, its cards, and what it stands out by."""
    cards = " ".join(str(words.written(CardFact(card))) for card in turn.cards)
    name = turn_name(turn, words)
    said = name if turn.seat is None else words("replay-turn-of", name=name, cards=cards or "none")
    return " · ".join([said, *turn_marks(turn, words)])
