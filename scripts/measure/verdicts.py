"""How measurements are told, beside what is promised."""

import statistics
from collections.abc import Sequence


class Verdicts:
    """Prints what was measured, and counts what isn't as promised."""

    def __init__(self) -> None:
        """Nothing was measured yet."""
        self.failures = 0

    def say(self, words: str, *, good: bool | None = None) -> None:
        """Print it, with whether it is as promised; None where nothing is."""
        self.failures += good is False
        print(f"{'    ' if good is None else 'ok  ' if good else 'BAD '} {words}", flush=True)


def spread(seconds: Sequence[float], digits: int = 0) -> str:
    """The median and the longest of some times, in milliseconds, and how many there are."""
    median, longest = (1000 * value for value in (statistics.median(seconds), max(seconds)))
    return f"{median:.{digits}f} ms (median), {longest:.{digits}f} ms (longest) of {len(seconds)}"
