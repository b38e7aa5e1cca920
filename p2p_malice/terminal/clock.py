"""A clock on the screen: how much time is left until something happens by itself."""

import time
from math import ceil

_SAME = 1.5
"""Seconds. Deadlines no further apart than this are the same."""


class Clock:
    """Says how many seconds are left, and how many there were when it began."""

    def __init__(self) -> None:
        """It isn't running."""
        self._due: float | None = None
        self.span = 0

    def set(self, due: float | None) -> None:
        """Set when something happens, None for nothing; a new clock begins with its full span."""
        if due is not None and (self._due is None or abs(due - self._due) > _SAME):
            self.span = ceil(due - time.monotonic())
        self._due = due

    @property
    def left(self) -> int | None:
        """The seconds that are left; None if it isn't running."""
        return None if self._due is None else max(0, ceil(self._due - time.monotonic()))
