"""Who is away from a table on the screen, since when, and what the screen says about it."""

import enum
import time
from collections.abc import Collection

from p2p_malice.terminal.keys import clock_text
from p2p_malice.words.catalogue import Words
from p2p_malice.words.joined_lists import listed


class InviteKeys(enum.Enum):
    """How the player here can call somebody who is away; the key is the same."""

    INVITES = "invites"
    ANSWERS = "answers"


class AwayNotice:
    """Who is away: players by seat, and the host if a guest has lost contact."""

    def __init__(self, calls: InviteKeys | None) -> None:
        """Nobody is away. `calls` is how the player here could call somebody."""
        self._calls = calls
        self._since: dict[int, float] = {}
        self._host_since: float | None = None
        self._have_left: frozenset[int] = frozenset()
        """Who has left and said so, and needn't be back in a moment."""
        self._replaced: frozenset[int] = frozenset()
        """For whom the computer plays."""
        self.host_has_left = False
        self.has_free = False
        """Whether a seat is free for a friend who comes late."""

    def __bool__(self) -> bool:
        """Whether anybody is away."""
        return self.has_players or self.has_host

    @property
    def has_players(self) -> bool:
        """Whether a player is away."""
        return bool(self._since)

    @property
    def missed(self) -> list[int]:
        """The seats of players who are away, and for whom nobody plays."""
        return [seat for seat in sorted(self._since) if seat not in self._replaced]

    @property
    def has_host(self) -> bool:
        """Whether contact with the host is lost."""
        return self._host_since is not None

    @property
    def can_call(self) -> bool:
        """Whether there is somebody to call: a guest can only call the host."""
        return {InviteKeys.INVITES: self.has_players or self.has_free, InviteKeys.ANSWERS: self.has_host, None: False}[
            self._calls
        ]

    def note_players(
        self, away: Collection[int], have_left: Collection[int] = (), replaced: Collection[int] = ()
    ) -> None:
        """Record that the players at these seats are away; some `have_left`, some are `replaced` by the computer."""
        now = time.monotonic()
        self._since = {seat: self._since.get(seat, now) for seat in away}
        self._have_left, self._replaced = frozenset(have_left), frozenset(replaced)

    def note_host(self, *, away: bool) -> None:
        """Record that the host is away, or back."""
        self._host_since = (self._host_since or time.monotonic()) if away else None

    def players_words(self, names: list[str], words: Words, *, is_short: bool, is_over: bool = False) -> str:
        """Which players are missed, by all names by seat, and for how long; or else for whom the computer plays.

        Once the game `is_over`, nobody is waited for: it is said what can be done. "" if nobody is away.
        """
        those = self.missed or sorted(self._since)
        if not those or (is_over and not self.missed):
            return ""
        have_left = self._have_left.issuperset(those)
        by = "left" if have_left else "nobody" if self.missed else "computer"
        called, count = listed([names[seat] for seat in those], words), len(those)
        who = words("banner-short", by=by, names=called, count=count)
        if not self.missed:
            return who
        if have_left or is_over:
            return words("screen-gone", who=who)
        clock = clock_text(time.monotonic() - min(self._since[seat] for seat in those))
        key = "screen-away-short" if is_short else "screen-away"
        return words(key, names=called, count=count, clock=clock)

    def host_words(self, words: Words, room: int) -> str:
        """How long the host has been away, in at most that many columns."""
        clock = clock_text(time.monotonic() - (self._host_since or 0))
        whole = words("screen-host-away", clock=clock)
        return whole if len(whole) <= room else words("screen-host-away-short", clock=clock)

    def keys_words(self, words: Words) -> str:
        """What can be done about players who are missed."""
        if not self.missed:
            return ""
        return words("screen-away-keys", can_invite="yes" if self._calls is InviteKeys.INVITES else "no")
