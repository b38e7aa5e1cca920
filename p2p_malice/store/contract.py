"""CONTRACT: what is kept of games and of seats, as values, and who keeps it. Pure: where and how is the keeper's."""

import datetime
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

from attrs import field, frozen

FORMAT = 6
"""A file of another one isn't read."""

MAX_SEATS = 9

KINDS = ("me", "friend", "bot", "late")
"""Who may sit at a seat of a table that is here: somebody at this screen, somebody far away, the computer, or
somebody far away who comes once the others play.
"""


@frozen
class SavedDeal:
    """What a game began with: a time in ISO 8601, the game's name, and what the engine and the table were given.

    `seating` says seat by seat who sits there: `me` (somebody at this screen), `friend`, `late`, `bot` or `bot=NAME`.
    """

    made: str
    rules: str
    seed: str = field(repr=False)
    tokens: tuple[str, ...] = field(repr=False)
    seating: tuple[str, ...]
    game: str


@frozen
class SavedGame:
    """What a log says: the deal, the names by seat ("" before anyone sat there), the moves with their seats, in order.

    Where time was up instead of a move, the seat is None. The tokens of the `deal` are those given last. `is_over` is
    set where the last move led to a result, `is_damaged` where something behind the last move could not be read or was
    cut off; so many moves, at least, are `lost`. `ends` are sizes in bytes: that of the log's good part up to each
    number of moves, the last one of all.
    """

    id: str
    deal: SavedDeal
    names: tuple[str, ...]
    moves: tuple[tuple[int | None, str], ...]
    is_over: bool
    is_damaged: bool
    ends: tuple[int, ...] = field(repr=False)
    lost: int = 0


@frozen
class SavedSeat:
    """A guest's seat at somebody's table, where `game` is played by those `rules`; "" for both before that is known.

    `made` is a time in ISO 8601; `name` the own name, `players` those of all seats; `token` proves whose seat it is;
    `resume_ticket` is the link's, "" where there is none; `number` the position last shown.
    """

    id: str
    made: str
    name: str
    players: tuple[str, ...]
    rules: str
    token: str
    resume_ticket: str = ""
    number: int = 0
    is_over: bool = False
    game: str = ""


Days = Mapping[datetime.date, int]
"""By how many cards each day's deal was won; below zero it was lost, and zero is a draw."""

# --- the entries of a log --------------------------------------------------------------------------------------------


def name_entry(seat: int, name: str) -> dict[str, Any]:
    """The entry for somebody who took a seat."""
    return {"seat": seat, "name": name}


def token_entry(seat: int, token: str) -> dict[str, Any]:
    """The entry for a seat whose next owner was given another token."""
    return {"seat": seat, "token": token}


def move_entry(number: int, seat: int | None, move: str, *, is_last: bool) -> dict[str, Any]:
    """The entry for a move that led to the position of that number; `is_last` says that it ended the game.

    Where time was up there is no seat.
    """
    return {"number": number, "seat": seat, "move": move, "last": is_last}


# --- who keeps it ----------------------------------------------------------------------------------------------------


class Log(Protocol):
    """The log of one game, open for writing by this process alone."""

    @property
    def id(self) -> str:
        """The game's name among the saved ones."""

    @property
    def is_alone(self) -> bool:
        """Whether other processes are kept from it, which not every disk can do."""

    def append(self, *entries: dict[str, Any]) -> None:
        """Write the entries for good. Raises `StoreError`; the log is then as it was."""

    def close(self) -> None:
        """Let go of it."""


class Saves(Protocol):
    """Where games at the own table, seats at others' tables, and the links to both are kept."""

    def begin(self, deal: SavedDeal) -> Log:
        """A new log for a game just dealt. Raises `StoreError`."""

    def games(self) -> Sequence[str]:
        """The ids of all games at the own table, the newest first. Raises `StoreError`."""

    def read_game(self, game: str) -> SavedGame:
        """What the log of that id says. Raises `SavedGameError`."""

    def go_on(self, game: SavedGame, moves: int) -> Log:
        """The log of a game that was read, open again and cut behind so many moves.

        Raises `GameInUseError` where another process has it open, `SavedGameError` if the log has changed since it was
        read, and `StoreError`.
        """

    def forget_game(self, game: str) -> None:
        """Delete the log of that id. Raises `StoreError`, also while another process has it open."""

    def seats(self) -> Sequence[str]:
        """The ids of all seats at others' tables, the newest first. Raises `StoreError`."""

    def read_seat(self, seat: str) -> SavedSeat:
        """The seat of that id. Raises `SavedGameError`."""

    def keep_seat(self, seat: SavedSeat) -> None:
        """Keep it, in place of what was kept of it before. Raises `StoreError`."""

    def hold_seat(self, seat: str) -> AbstractContextManager[None]:
        """Keep other processes from the seat of that id. Raises `GameInUseError` where another one has it."""

    def forget_seat(self, seat: str) -> None:
        """Delete what was kept of the seat of that id. Raises `StoreError`."""

    def keep_link(self, game: str, seat: int, resume_ticket: str) -> None:
        """Keep the link to the guest at that seat. Raises `StoreError`."""

    def read_link(self, game: str, seat: int) -> str | None:
        """The resume ticket kept last, None where there is none or it is damaged."""

    def forget_link(self, game: str, seat: int) -> None:
        """The guest at that seat knows that the game is over."""

    def forget_links(self, game: str) -> None:
        """Nobody will come back to that game."""

    def keep_code(self, kind: str, friend: int, message: str) -> str:
        """Keep the message with a code where the person can copy it from; where that is. Raises `StoreError`."""

    def forget_code(self, path: str, message: str) -> None:
        """Its code is no longer needed."""

    def touched(self, kept: str) -> datetime.datetime | None:
        """When the game or seat of that id was last written, in local time; None where that isn't known."""

    def days(self) -> Days:
        """How the days' deals ended; none where that can't be read."""

    def check_days(self) -> None:
        """Put aside what is kept of the days where it's damaged. Raises `StoreError` that says so."""

    def keep_day(self, day: datetime.date, margin: int) -> bool:
        """Keep how the deal of that day ended, unless it did before; whether it hadn't. Raises `StoreError`."""
