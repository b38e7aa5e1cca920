"""What a lesson says beside the table: a title for the top line, and sentences below the cards. Pure."""

from collections.abc import Mapping

from p2p_malice.engine.game import Note, View
from p2p_malice.plain.event_sentences import known_notes
from p2p_malice.terminal.boards.contract import Board
from p2p_malice.words.catalogue import Words

_NO_MOVE: Mapping[str, str] = {"how": "", "pile": ""}


def notes_title(view: View, words: Words) -> str:
    """The title among the notes; "" for none."""
    titles = (note for note in known_notes(view, words) if note.number)
    return next((words(note.key, number=note.number, most=note.most, **_NO_MOVE) for note in titles), "")


def notes_lines(view: View, words: Words, board: Board) -> list[tuple[str, bool]]:
    """The sentences, each with whether it only comments on the last move. The board says how to make a move."""
    notes = known_notes(view, words)
    said = [note for note in notes if not note.number]
    is_new = len(said) < len(notes)
    return [(_words_of(note, view, words, board), is_new and note is not said[-1]) for note in said]


def _words_of(note: Note, view: View, words: Words, board: Board) -> str:
    how = board.how(note.move, view) if view.offers.include(note.move) else _NO_MOVE
    return words(note.key, number=0, most=0, **how)
