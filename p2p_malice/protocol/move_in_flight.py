"""What a player's end has sent to the table and not heard of yet: one move. Pure.

The page has the same rule in `web/static/table/move-in-flight.js`; tests/vectors/moves-in-flight.json is read by the
tests of both.
"""

from enum import Enum
from typing import Generic, Protocol, TypeVar


class Numbered(Protocol):
    """A move, with the number of the position that it answers."""

    @property
    def number(self) -> int:
        """The number of the position that the move answers, from 1."""


M = TypeVar("M", bound=Numbered)


class Shown(Enum):
    """What a position that the table shows means for the player's end."""

    NEXT = "next"
    """It's the position now."""
    AGAIN = "again"
    """So it is, and the move in flight was lost with the table's program: it has to be sent again."""
    BACK = "back"
    """So it is, and the table has gone back: the move in flight is void."""
    PAST = "past"
    """It's an earlier one, though the table's program wasn't started again: nothing follows from it."""


class MoveInFlight(Generic[M]):
    """The move that the table has neither confirmed nor refused. A table confirms one by showing a later position."""

    def __init__(self) -> None:
        """Nothing is in flight, and no position was shown."""
        self.move: M | None = None
        self._number = 0
        self._is_new_wire = False

    def send(self, move: M) -> None:
        """Record that this move is sent."""
        self.move = move

    def greet(self) -> None:
        """Record that the player says hello once more, since the table's program was started again.

        The next position may be an earlier one, if the end of a save was damaged; once.
        """
        self._is_new_wire = True

    def show(self, number: int, since: int) -> Shown:
        """Take in the position of that `number`, in which this player's choices have been the same `since` that one.

        A `since` of 0 stands for `number` itself.
        """
        is_new_wire, before = self._is_new_wire, self._number
        if number < before and not is_new_wire:
            return Shown.PAST
        self._is_new_wire, self._number = False, number
        if number < before:
            self.move = None
            return Shown.BACK
        if self.move and self.move.number < (since or number):
            self.move = None
        return Shown.AGAIN if is_new_wire and self.move else Shown.NEXT

    def refuse(self, of: str, code: str) -> bool:
        """Take in a refusal of a message of the kind `of`, "" if that isn't told; return whether it was about the move.

        Whoever isn't seated yet will send the move again.
        """
        if of not in ("move", "") or code == "not_seated":
            return False
        self.move = None
        return True
