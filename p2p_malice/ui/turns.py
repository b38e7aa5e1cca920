"""The turns of a finished game, as the table of contents of its replay."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import zip_longest

from attrs import frozen

from p2p_malice.sentence_facts import CardFact
from p2p_malice.words.catalogue import Words
from p2p_malice.words.sentence import Piece, say


@frozen
class Turn:
    """A turn: the position `at` which it begins, whose it is, and the cards that were played in it.

    The last entry is the end of the game, which is nobody's (`seat` is None). `shows` says of each card which rank it
    stands for, "" where it stands for itself, and `race` which of them, from 0, bring a win nearer. `discarded` is the
    card that was put away, "" for none. `is_longest` says whether it is the first turn with the most cards.
    """

    at: int
    seat: int | None
    name: str = ""
    cards: tuple[str, ...] = ()
    race: tuple[int, ...] = ()
    is_longest: bool = False
    shows: tuple[str, ...] = ()
    discarded: str = ""


def turn_at(turns: Sequence[Turn], at: int) -> int:
    """The number, from 0, of the turn to which that position belongs."""
    return max(0, bisect_right([turn.at for turn in turns], at) - 1)


def turn_name(turn: Turn, words: Words) -> str:
    """Whose turn it is, or that it is the end."""
    name: Piece = turn.name or say("player-number", number=(turn.seat or 0) + 1)
    return words("replay-end") if turn.seat is None else str(words.piece(name))


def turn_marks(turn: Turn, words: Words) -> list[str]:
    """What a turn stands out by; of one without a play, which card was discarded."""
    marks = []
    if turn.discarded and not turn.cards:
        marks.append(words("replay-discarded", card=_written(turn.discarded, "", words)))
    if turn.race:
        cards = _cards(turn, words)
        marks.append(words("replay-race", cards=" ".join(cards[place] for place in turn.race)))
    return [*marks, *([words("replay-longest")] if turn.is_longest else [])]


def turn_text(turn: Turn, words: Words) -> str:
    """A turn in a line: whose it was, its cards, and what it stands out by."""
    cards, name = " ".join(_cards(turn, words)), turn_name(turn, words)
    is_name = turn.seat is None or (turn.discarded and not cards)
    said = name if is_name else words("replay-turn-of", name=name, cards=cards or "none")
    return " · ".join([said, *turn_marks(turn, words)])


def _cards(turn: Turn, words: Words) -> list[str]:
    return [_written(card, shows, words) for card, shows in zip_longest(turn.cards, turn.shows, fillvalue="")]


def _written(card: str, shows: str, words: Words) -> str:
    return f"{words.written(CardFact(card))}{shows and f'→{shows}'}"
