"""The clocks of a table: which run, and when their time is up. Pure: the time is handed in, in seconds."""

from collections import deque
from collections.abc import Collection

from p2p_malice.engine.game import Clock

MOST_REMEMBERED = 200
"""For how many positions it is known which clocks ran in them."""

MOST_ALLOWED = 1.0
"""Seconds that a clock waits, at most, for what may be on its way when its time is up."""


class Clocks:
    """The clocks that run. One that is stopped goes on later from where it stood."""

    def __init__(self, seats: int, number: int, clocks: Collection[Clock]) -> None:
        """None runs yet; in the position of that number there are those `clocks`."""
        self._running: dict[Clock, float] = {}
        """The clocks that run, and since when."""
        self._elapsed: dict[Clock, float] = {}
        """The clocks that are stopped, and how long each had run."""
        self._round_trips = [0.0] * seats
        self._ran: deque[tuple[int, frozenset[int]]] = deque(maxlen=MOST_REMEMBERED)
        """The last positions, each with the clocks that ran in it."""
        self.note_position(number, clocks)

    def __bool__(self) -> bool:
        """Whether any runs."""
        return bool(self._running)

    @property
    def ends(self) -> dict[Clock, float]:
        """When the time of each clock is up, as the players see it."""
        return {clock: since + clock.seconds for clock, since in self._running.items()}

    def run(self, wanted: Collection[Clock], known: Collection[Clock], now: float) -> bool:
        """Let the `wanted` clocks run and no other; return whether another one runs now than before.

        Those that are still `known` remember how long they had run.
        """
        before = self._running
        stopped = {clock: now - since for clock, since in before.items()}
        self._elapsed = {clock: ran for clock, ran in {**self._elapsed, **stopped}.items() if clock in known}
        self._running = {clock: before.get(clock, now - self._elapsed.get(clock, 0.0)) for clock in wanted}
        return self._running.keys() != before.keys()

    def take_first(self) -> Clock:
        """The clock whose time is up first; it doesn't run any more. There has to be one."""
        ends = self.ends
        clock = min(ends, key=ends.__getitem__)
        del self._running[clock]
        return clock

    # --- what may still be on its way --------------------------------------------------------------------------------

    def note_round_trip(self, seat: int, seconds: float) -> None:
        """Record how long a player takes to hear of something and answer: clocks don't favour fast links."""
        self._round_trips[seat] = min(seconds, MOST_ALLOWED)

    def allowed(self, seats: Collection[int]) -> float:
        """The seconds after its end in which a move of one of those `seats` may arrive that was made in time."""
        return max((self._round_trips[seat] for seat in seats), default=0.0)

    def note_position(self, number: int, clocks: Collection[Clock]) -> None:
        """Record the clocks of the position of that number."""
        self._ran.append((number, frozenset(clock.number for clock in clocks)))

    def ran_out_since(self, number: int, clocks: Collection[Clock]) -> bool:
        """Whether clocks ran in the position of that number, and none of them is among these any more."""
        ran = next((each for at, each in reversed(self._ran) if at <= number), frozenset[int]())
        return bool(ran) and ran.isdisjoint(clock.number for clock in clocks)
