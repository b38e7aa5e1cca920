"""Explains what comes up at a table for the first time, each thing once on this device."""

from collections.abc import Callable, Iterable

from p2p_malice.engine.game import Note, View

FIRST = "first-"
"""The prefix of such explanations' keys, among the notes of a view."""


class Explainer:
    """Keeps track of what has been explained."""

    def __init__(self, met: Iterable[str] = (), keep: Callable[[str], None] = lambda _key: None) -> None:
        """`met` are the keys of what was explained before; `keep` saves one more."""
        self.is_on = True
        self._met = set(met)
        self._keep = keep

    def next(self, view: View) -> Note | None:
        """What to explain in this position; None for nothing."""
        if not self.is_on:
            return None
        return next((note for note in view.notes if note.key.startswith(FIRST) and note.key not in self._met), None)

    def done(self, note: Note) -> None:
        """Record that this has been read."""
        if note.key not in self._met:
            self._met.add(note.key)
            self._keep(note.key)
