"""CONTRACT of a board: what of a game a console has to know beside what every game needs."""

from collections.abc import Callable
from typing import Protocol

from p2p_malice.engine.game import View
from p2p_malice.words.catalogue import Words


class Board(Protocol):
    """One game in lines of text. It says what lies where and what may be done; everything else is the shell's."""

    def __init__(self, words: Words) -> None:
        """A board that speaks by this catalogue."""

    def common(self, view: View, label: Callable[[int], str]) -> list[str]:
        """The lines of what belongs to the whole table; `label` gives the word for a seat."""

    def points(self, view: View, label: Callable[[int], str]) -> list[str]:
        """The lines that say which of several games is played, and what everybody has; none where seats say it."""

    def seat(self, view: View, seat: int, label: str) -> list[str]:
        """The lines of a player who is called `label`."""

    def in_order(self, view: View) -> list[str]:
        """The listed moves in the order in which they have numbers, from 1."""

    def listed(self, view: View) -> list[str]:
        """The lines of the numbered moves."""

    def combining(self, view: View) -> list[str]:
        """The lines that say what to type to combine cards; none where cards can't be combined."""

    def told(self, move: str, view: View) -> str:
        """A move in words; one that isn't understood stays as it is."""

    def goal(self, move: str, view: View) -> str:
        """Where a move goes, in words; "" where that means nothing."""
