"""The positions of a table that have come: each is shown after the one before it has stood for a while."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence

from p2p_malice.engine.game import Event, View

_MOST_WAITING = 100
OWN_PAUSE = 0.25
"""How long one's own move stays before the next position, in seconds."""
_BEAT = 1.5
"""How many times as long the last move of a turn stays."""


def mover_of(happened: Sequence[Event]) -> int | None:
    """Who made the move that led to a position; None if nobody did."""
    return next((event.seat for event in happened if event.seat is not None), None)


def stay_of(view: View, happened: Sequence[Event], pause: float) -> float:
    """How many seconds a position stays before the next one, with a `pause` after each move.

    A player who may act in it need not wait for what others do.
    """
    mover = mover_of(happened)
    if mover is None or view.seat in view.turn:
        return 0
    beat = pause if mover in view.turn else pause * _BEAT
    return min(OWN_PAUSE, beat) if mover == view.seat else beat


class PositionQueue:
    """Shows one thing after the other. It is true while anything waits."""

    def __init__(self) -> None:
        """Nothing waits."""
        self._waiting: deque[tuple[Callable[[], float], bool]] = deque()
        self._showing: asyncio.Task[None] | None = None
        self._skip = asyncio.Event()
        self._stays = 0.0
        """Until when what is shown stays, by the monotonic clock."""

    def __bool__(self) -> bool:
        """Whether anything waits."""
        return bool(self._waiting)

    def add(self, show: Callable[[], float], *, at_once: bool = False, is_next: bool = False) -> None:
        """Show this after all that waits or, if it `is_next`, before; `show` returns for how many seconds it stays.

        What comes `at_once` doesn't wait for what is shown to have stayed.
        """
        (self._waiting.appendleft if is_next else self._waiting.append)((show, at_once))
        if self._showing is None or self._showing.done():
            self._showing = asyncio.create_task(self._show_all())

    def skip(self) -> None:
        """Show the next thing at once, if one waits."""
        self._skip.set()

    def finish(self) -> None:
        """Show at once all that waits."""
        while self._waiting:
            self._show_next()

    def stop(self) -> None:
        """Show no more."""
        if self._showing:
            self._showing.cancel()

    async def settled(self) -> None:
        """Wait until all is shown."""
        if self._showing:
            await asyncio.wait({self._showing})

    def _show_next(self) -> None:
        show, _ = self._waiting.popleft()
        self._stays = time.monotonic() + show()

    async def _show_all(self) -> None:
        while self._waiting:
            wait = self._stays - time.monotonic()
            if wait > 0 and not self._waiting[0][1] and len(self._waiting) < _MOST_WAITING:
                self._skip.clear()
                try:
                    async with asyncio.timeout(wait):
                        await self._skip.wait()
                except TimeoutError:
                    pass
            if self._waiting:
                self._show_next()
