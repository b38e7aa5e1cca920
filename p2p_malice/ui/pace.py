"""The pace of a table that people only watch, and where a replay is."""

from typing import Protocol

from p2p_malice.words.sentence import Sentence, say


class Timeline(Protocol):
    """Where a replay is, by the number of the position, from 0."""

    at: int
    count: int
    """How many positions there are."""
    best: int
    """The position at which the turn with the most cards begins."""

    def go_to(self, at: int) -> None:
        """Show that position, or the first or the last if there is none."""

    def back(self) -> None:
        """Stop, and show the position before."""

    def turn(self, by: int) -> None:
        """Stop, and show the beginning of the next turn (1), or of this or the last one (-1)."""


class Pace(Protocol):
    """How fast moves are made at a table that people only watch."""

    seconds: float
    """From one move to the next, while it runs by itself."""
    is_running: bool

    @property
    def timeline(self) -> Timeline | None:
        """Where a replay is; None at a table where the game is played now."""

    def slower(self) -> None:
        """Play on more slowly."""

    def faster(self) -> None:
        """Play on faster."""

    def set(self, seconds: float) -> None:
        """Play on at that pace."""

    def stop(self) -> None:
        """Make no move until a step or another pace is wanted."""

    def step(self) -> None:
        """Make the next move now."""


def move(timeline: Timeline, what: str, at: int = 0) -> bool:
    """Go `back`, to the next `turn`, the `last` or the `best` one, or to the position `at`; False for other words."""
    match what:
        case "back":
            timeline.back()
        case "turn":
            timeline.turn(1)
        case "last":
            timeline.turn(-1)
        case "best":
            timeline.go_to(timeline.best)
        case "at":
            timeline.go_to(at)
        case _:
            return False
    return True


def said_pace(pace: Pace) -> Sentence:
    """How fast a watched table goes, and where a replay is."""
    seconds, timeline = f"{pace.seconds:g}", pace.timeline
    if timeline is None:
        return say("watch-pace", seconds=seconds) if pace.is_running else say("watch-stopped")
    at, most = timeline.at, timeline.count - 1
    if pace.is_running:
        return say("replay-pace", at=at, most=most, seconds=seconds)
    return say("replay-stopped", at=at, most=most)
