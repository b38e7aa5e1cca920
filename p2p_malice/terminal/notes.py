"""What a lesson says beside the table: a title for the top line, and sentences below the cards. Pure."""

from p2p_malice.engine.game import Note, View
from p2p_malice.plain.words import known_notes
from p2p_malice.terminal.drawing import keys_of
from p2p_malice.terminal.picking import only_move, spots_of
from p2p_malice.words.catalogue import Words


def notes_title(view: View, words: Words) -> str:
    """The title among the notes, "" for none."""
    titles = (note for note in known_notes(view, words) if note.number)
    return next((words(note.key, number=note.number, most=note.most, how="", pile="") for note in titles), "")


def notes_lines(view: View, words: Words, *, autoplay: bool) -> list[tuple[str, bool]]:
    """The sentences, and for each whether it only comments on the last move.

    With `autoplay`, a card that can go to one place only is played as soon as it is chosen.
    """
    notes = known_notes(view, words)
    said = [note for note in notes if not note.number]
    is_new = len(said) < len(notes)
    return [(_words_of(note, view, words, autoplay=autoplay), is_new and note is not said[-1]) for note in said]


def _words_of(note: Note, view: View, words: Words, *, autoplay: bool) -> str:
    if note.move not in view.moves:
        return words(note.key, number=0, most=0, how="", pile="")
    source, target = spots_of(view, note.move)
    keys = {spot: key.upper() for key, spot in keys_of(view).items()}
    if autoplay and only_move(view, source):
        how = words("screen-lesson-one", source=keys[source])
    else:
        how = words("screen-lesson-two", source=keys[source], target=keys[target])
    return words(note.key, number=0, most=0, how=how, pile=words("screen-lesson-pile", target=keys[target]))
