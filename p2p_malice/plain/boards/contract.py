"""The contract of a board: what a console has to know about one particular game."""

from collections.abc import Callable
from typing import Protocol

from p2p_malice.engine.game import View
from p2p_malice.plain.event_sentences import Voice
from p2p_malice.words.catalogue import Words


class Board(Protocol):
    """One game in lines of text. It says what lies where and what may be done; the shell does everything else."""

    def __init__(self, words: Words) -> None:
        """A board that speaks with this catalogue."""

    def common(self, view: View, label: Callable[[int], str]) -> list[str]:
        """The lines for what belongs to the whole table; `label` gives the word for a seat."""

    def points(self, view: View, label: Callable[[int], str]) -> list[str]:
        """The lines for the game of a match and everybody's points; none if the seats' lines say it."""

    def seat(self, view: View, seat: int, label: str) -> list[str]:
        """The lines for a player, who is called `label`."""

    def in_order(self, view: View) -> list[str]:
        """The listed moves in the order of their numbers, from 1."""

    def listed(self, view: View) -> list[str]:
        """The lines for the numbered moves."""

    def combining(self, view: View) -> list[str]:
        """The lines that say what to type to combine cards; none if cards can't be combined."""

    def told(self, move: str, view: View) -> str:
        """A move in words; if it isn't understood, its text."""

    def goal(self, move: str, view: View) -> str:
        """Where a move goes, in words; "" if that means nothing."""

    def about(self, view: View) -> str:
        """What the game is about, for whoever watches; "" if that isn't known."""

    def watched(self, view: View, voice: Voice) -> list[str]:
        """What is going on and how it stands, for whoever watches."""
