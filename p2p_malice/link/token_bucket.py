"""Limits how much one sender may send: some at once, and some per second in the long run. No I/O, no clock."""


class TokenBucket:
    """A token bucket: full at first, refilled as time passes."""

    __slots__ = ("_burst", "_left", "_per_second", "_taken_at")

    def __init__(self, burst: float, per_second: float) -> None:
        """`burst` may be taken at once, and `per_second` from then on."""
        self._burst = burst
        self._per_second = per_second
        self._left = burst
        self._taken_at: float | None = None

    def take(self, now: float, amount: float = 1) -> bool:
        """Take an amount at time `now` (in seconds, of any clock that never goes back); False if less is left."""
        if self._taken_at is not None:
            self._left = min(self._burst, self._left + (now - self._taken_at) * self._per_second)
        self._taken_at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True
