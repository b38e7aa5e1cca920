"""What there is once a day, a deal and a puzzle: how each has ended, and a day as one device hands it to another."""

import datetime
from collections.abc import Mapping
from typing import Self

from attrs import frozen

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
