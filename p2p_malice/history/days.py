"""What there is once a day, a deal and a puzzle: how each has ended, and a day as one device hands it to another."""

import datetime
from collections.abc import Mapping, Sequence
from typing import Self

from attrs import frozen

from p2p_malice.protocol.sanitize import MAX_NAME, clean

DAILY, PUZZLE = "daily", "puzzle"
"""What there is once a day: a deal for everybody, and a puzzle."""

Days = Mapping[datetime.date, int]
"""How each day's deal or puzzle ended: by how many cards the deal was won, negative if it was lost, zero for a draw; at
which try the puzzle was solved, from 1.
"""

MOST = 999
"""No game is won by more cards; whoever needs more tries than that for a puzzle has had that many."""

FIRST = datetime.date(2026, 1, 1)
"""On no day before there was anything."""


ROW = 10
"""Turns in a line of a picture."""

_SQUARES = {"0": "⬜", "1": "🟨", "2": "🟩", "3": "⭐"}
MOST_TURNS = 300
"""Of a game with more turns, the first ones are told."""


@frozen
class DayResult:
    """How somebody played the deal of a day. Raises ValueError for what can't have been.

    They won by `margin` cards, below zero if they lost, and asked for so many `hints`. The `name` is "" for the player
    here, and for somebody who gave none. Of their `turns`, each is a digit: 0 for a discard alone, 1 for cards none of
    which came from the pile that they have to empty, 2 for one that did, 3 for several.
    """

    name: str
    margin: int
    hints: int = 0
    turns: str = ""

    def __attrs_post_init__(self) -> None:
        """Check every field."""
        numbers = ((self.margin, -MOST), (self.hints, 0))
        is_known = all(type(number) is int and least <= number <= MOST for number, least in numbers)
        is_plain = clean(self.name, MAX_NAME) == self.name and len(self.turns) <= MOST_TURNS
        if not is_known or not is_plain or not {*self.turns} <= {*_SQUARES}:
            raise ValueError("no such result")

    @property
    def picture(self) -> str:
        """A square for each turn, in lines: how it went, but not which cards there were."""
        rows = (self.turns[at : at + ROW] for at in range(0, len(self.turns), ROW))
        return "\n".join("".join(_SQUARES[turn] for turn in row) for row in rows)

    @property
    def good_turns(self) -> int:
        """In how many turns they came closer to winning."""
        return sum(turn in "23" for turn in self.turns)

    def as_values(self) -> list[str | int]:
        """This result as a JSON array."""
        return [self.name, self.margin, self.hints, self.turns]

    @classmethod
    def of_values(cls, values: object) -> Self:
        """The inverse of `as_values`. Raises ValueError for anything else."""
        match values:
            case [str(name), int(margin), int(hints), str(turns)]:
                return cls(name, margin, hints, turns)
        raise ValueError("no result")


Results = Mapping[datetime.date, Sequence[DayResult]]
"""How each day's deal ended for the player here and for friends who have sent theirs, by day."""


@frozen
class PlayedDay:
    """One of them on one day. Raises ValueError for what can't have been."""

    once: str
    day: datetime.date
    count: int

    def __attrs_post_init__(self) -> None:
        """Check every field."""
        least = {DAILY: -MOST, PUZZLE: 1}.get(self.once)
        if least is None or self.day < FIRST or type(self.count) is not int or not least <= self.count <= MOST:
            raise ValueError("no such day")

    def as_body(self) -> dict[str, object]:
        """This day as a JSON object: what was played, the date, and how it ended."""
        return {"once": self.once, "day": self.day.isoformat(), "count": self.count}

    @classmethod
    def of_body(cls, body: dict[str, object]) -> Self:
        """The inverse of `as_body`. Raises ValueError for anything else."""
        match body:
            case {"once": str(once), "day": str(day), "count": int(count), **more} if not more:
                return cls(once, datetime.date.fromisoformat(day), count)
        raise ValueError("no day")
