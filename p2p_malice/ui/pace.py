"""The pace of a table that people only watch, and where a replay is."""

from collections.abc import Sequence
from typing import Protocol

from p2p_malice.engine.game import Event
from p2p_malice.sentence_facts import Answer
from p2p_malice.ui.turns import Turn
from p2p_malice.words.sentence import Sentence, say


class Timeline(Protocol):
    """Where a replay is, by the number of the position, from 0."""

    at: int
    count: int
    """How many positions there are."""
    turns: Sequence[Turn]
    names: Sequence[str]
    """Whose cards can be looked at, by seat, "" for who has no name; none where only what one player saw is known."""
    look: int
    """The seat from which the game is looked at, or the number of seats for all hands open."""
    own: int | None
    """The seat of whoever looks at the replay, None where several shared the screen."""
    best: int
    """The position at which the turn with the most cards begins."""
    race: Sequence[Sequence[int]]
    """By seat, how many cards it has still to go at each position; none in a game that isn't a race."""
    lead: int | None
    """The position at which the lead changed for good, None if it never changed."""
    has_moments: bool
    """Whether moments can be looked for in which another move would have helped more."""
    remark: Answer | None
    """What is said of the position, under `moment-CODE`: which other move would have helped more, or that none would.

    It stays until the replay goes elsewhere.
    """

    @property
    def found(self) -> Sequence[int]:
        """The positions of the moments that are known."""

    @property
    def happened(self) -> Sequence[Event]:
        """What happened before the position."""

    def go_to(self, at: int) -> None:
        """Show that position, or the first or the last if there is none."""

    def back(self) -> None:
        """Stop, and show the position before."""

    def look_from(self, look: int) -> None:
        """Look from that seat, or at all hands, at the same position; nothing where there is no choice."""

    def moment(self) -> None:
        """Stop, and show the next moment in which another move would have helped more; after the last, the first.

        They are looked for when this is first asked for, which takes a while.
        """

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
    """Go `back`, to the next `turn`, the `last` or the `best` one, to the next `moment`, or to the position `at`.

    Or `look` from that seat. False for other words.
    """
    match what:
        case "back":
            timeline.back()
        case "turn":
            timeline.turn(1)
        case "last":
            timeline.turn(-1)
        case "best":
            timeline.go_to(timeline.best)
        case "moment" if timeline.has_moments:
            timeline.moment()
        case "at":
            timeline.go_to(at)
        case "look":
            timeline.look_from(at)
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


def said_replay(pace: Pace) -> list[Sentence]:
    """How fast a watched table goes and, where there is a choice, whose cards are seen."""
    looks = said_looks(pace.timeline) if pace.timeline else []
    return [said_pace(pace), *(looks[pace.timeline.look : pace.timeline.look + 1] if pace.timeline else [])]


def said_looks(timeline: Timeline) -> list[Sentence]:
    """What can be looked at: the cards of each seat, then all of them; nothing where there is no choice."""
    names = [name or say("player-number", number=at) for at, name in enumerate(timeline.names, 1)]
    seats = [say("replay-seat", name=name) for name in names]
    if timeline.own is not None and seats:
        seats[timeline.own] = say("replay-own")
    return [*seats, say("replay-open")] if seats else []
