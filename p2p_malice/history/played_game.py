"""A finished game as one of its players saw it: what is kept of it for ever."""

import datetime
import re
from typing import Self

from attrs import asdict, field, fields, frozen

from p2p_malice.protocol.messages import AVATAR
from p2p_malice.protocol.sanitize import MAX_NAME, clean

VERSION = 1
"""Goes into every line; a line with a later one comes from a newer program."""

MAX_SEATS = 9
MAX_FORMER = 16
MAX_AT_TABLE = 1000
MAX_RULES = 2000
MAX_COUNT = 10**6

KINDS = ("me", "friend", "bot")
"""Who played at a seat: somebody at this screen, somebody far away, the computer."""


_LATER = (("avatars", str), ("won", int), ("former", str))
"""Lists that games of former versions don't have."""


def _is_count(value: int, most: int = MAX_COUNT) -> bool:
    return type(value) is int and 0 <= value <= most


def _is_name(text: str) -> bool:
    is_plain = len(text) <= MAX_NAME and text.isascii() and text.isalnum()
    return is_plain or clean(text, MAX_NAME) == text


@frozen
class PlayedGame:
    """One game, or one match of several. Raises ValueError for what no game can have been.

    `id` is the same however often it is kept. `ended` is the local time in ISO 8601, to the minute; `seconds` are those
    in which it was played before this player's eyes. `names` and `kinds` (of `KINDS`) are by seat; `seat` is the
    player's own, -1 where they looked on or several people shared a screen. `how` it ended and the `winners` are those
    of the result, as is what each had `left`.

    The rest is the player's own: the most cards played in one turn (`best`), the most of them in a row on one pile
    (`chain`), by how many cards they were furthest `behind` the first, how many `hints` they asked for and how many
    plays they took back (`undone`). `daily` is the date of a daily deal, "" for any other. `avatars` are by seat, ""
    for none, as far as they are known.

    Until then, the table has seen so many games (`at_table`), of which each has won so many (`won`): the players by
    seat, then the people who are `former` players. 0 and () stand for what isn't known. Of those games, the first, so
    many as `earlier`, were played by these people at other tables.
    """

    id: str
    ended: str
    seconds: int
    game: str
    rules: str
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    seat: int
    how: str
    winners: tuple[int, ...]
    left: tuple[int, ...]
    best: int = 0
    chain: int = 0
    behind: int = 0
    hints: int = 0
    undone: int = 0
    daily: str = ""
    avatars: tuple[str, ...] = ()
    at_table: int = 0
    won: tuple[int, ...] = ()
    former: tuple[str, ...] = ()
    earlier: int = 0
    version: int = field(default=VERSION)

    def __attrs_post_init__(self) -> None:
        """Check every field."""
        seats = len(self.names)
        if self.version != VERSION:
            raise ValueError("version")
        texts = (self.id, self.game, self.how)
        if not all(text and text.isascii() and text.isprintable() and len(text) <= 80 for text in texts):
            raise ValueError("id, game or how")
        if len(self.rules) > MAX_RULES or not self.rules.isprintable():
            raise ValueError("rules")
        if not 2 <= seats <= MAX_SEATS or not all(map(_is_name, self.names)):
            raise ValueError("names")
        if len(self.avatars) not in (0, seats) or not all(re.fullmatch(AVATAR, avatar) for avatar in self.avatars):
            raise ValueError("avatars")
        if len(self.kinds) != seats or not set(self.kinds) <= set(KINDS):
            raise ValueError("kinds")
        if not -1 <= self.seat < seats or (self.seat >= 0 and self.kinds[self.seat] != KINDS[0]):
            raise ValueError("seat")
        if len(set(self.winners)) != len(self.winners) or not set(self.winners) <= set(range(seats)):
            raise ValueError("winners")
        if len(self.left) != seats or not all(map(_is_count, self.left)):
            raise ValueError("left")
        if len(self.former) > MAX_FORMER or not all(map(_is_name, self.former)):
            raise ValueError("former")
        if len(self.won) != (seats + len(self.former) if self.at_table or self.former else 0):
            raise ValueError("won")
        if not all(0 <= won <= self.at_table <= MAX_AT_TABLE for won in self.won) or self.earlier > self.at_table:
            raise ValueError("at_table")
        own = (self.best, self.chain, self.behind, self.hints, self.undone)
        counts = (self.seconds, *own, self.at_table, self.earlier, *self.won)
        if not all(map(_is_count, counts)):
            raise ValueError("counts")
        # Other forms of ISO 8601 that Python reads as well would be out of order beside these.
        if datetime.datetime.fromisoformat(self.ended).isoformat(timespec="minutes") != self.ended:
            raise ValueError("ended")
        if self.daily and datetime.date.fromisoformat(self.daily).isoformat() != self.daily:
            raise ValueError("daily")

    @property
    def table(self) -> str:
        """The table's name among the saved ones."""
        return self.id.rpartition("-")[0]

    @property
    def first_table(self) -> str:
        """The same for all games of a table that was set up for others: the name of the first, among the saved ones."""
        return self.table.rpartition("_")[2].partition(".")[0]

    @property
    def day(self) -> datetime.date:
        """The date on which it ended."""
        return datetime.date.fromisoformat(self.ended[:10])

    @property
    def friends(self) -> tuple[str, ...]:
        """The names of the friends who played it."""
        return tuple(name for name, kind in zip(self.names, self.kinds, strict=True) if kind == KINDS[1])

    @property
    def is_watched(self) -> bool:
        """Whether nobody at this screen played it."""
        return KINDS[0] not in self.kinds

    @property
    def mark(self) -> str:
        """How it ended for the player: `won`, `lost`, `drawn`, or `none` without a seat of their own."""
        if self.seat < 0:
            return "none"
        if not self.winners:
            return "drawn"
        return "won" if self.seat in self.winners else "lost"

    @property
    def others(self) -> tuple[int, ...]:
        """The seats of everybody else: of those who aren't at this screen, or of all who share it or look on."""
        return tuple(seat for seat in range(len(self.names)) if seat != self.seat)

    def as_body(self) -> dict[str, object]:
        """It as a JSON object, without what has its usual value."""
        usual = {each.name: each.default for each in fields(type(self))} | {"version": None}
        return {name: value for name, value in asdict(self).items() if usual[name] != value}

    @classmethod
    def of_body(cls, body: dict[str, object]) -> Self:
        """The inverse of `as_body`. Raises ValueError for anything else."""
        found = dict(body)
        lists = (("names", str), ("kinds", str), ("winners", int), ("left", int), *_LATER)
        for name, kind in lists:
            values = found.get(name, [] if (name, kind) in _LATER else None)
            if not isinstance(values, list) or any(type(value) is not kind for value in values):
                raise ValueError(name)
            found[name] = tuple(values)
        texts = ("id", "ended", "game", "rules", "how", "daily")
        if any(type(found.get(name, "")) is not str for name in texts) or type(found.get("seat")) is not int:
            raise ValueError("a field of another type")
        try:
            return cls(**found)  # type: ignore[arg-type]
        except TypeError as error:
            raise ValueError(str(error)) from None
