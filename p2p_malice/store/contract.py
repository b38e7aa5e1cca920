"""What is saved of games and seats, as values, and the contract for saving it. Pure: it doesn't say where or how."""

import datetime
from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

from attrs import field, frozen
from attrs.validators import deep_iterable, matches_re

from p2p_malice.history.days import DAILY, DayResult, Days, Results
from p2p_malice.history.json_lines import History
from p2p_malice.history.played_game import PlayedGame
from p2p_malice.protocol.agreed_deal import AgreedDeal
from p2p_malice.protocol.messages import AVATAR, Deal
from p2p_malice.protocol.standing import Standing

FORMAT = 6
"""Files with another version aren't read, but for logs with `FORMAT_OF_AGREED`."""

FORMAT_OF_AGREED = 7
"""That of a log in which players may have agreed on a seed: programs that don't know that would deal other cards."""

MAX_SEATS = 9

INVITATION = MAX_SEATS
"""In place of a seat: what is saved is no link to one guest, but opens again the invitation by which all find back."""

KINDS = ("me", "friend", "bot", "late", "message")
"""Who may sit at a seat of a table hosted here: somebody at this screen, somebody far away, the computer, somebody
far away who joins once the others are playing, or somebody who plays by message.
"""


@frozen
class SavedDeal:
    """What a game began with: a time in ISO 8601, the game's name, and what the engine and the table were given.

    `seating` says who sits at each seat: `me` (somebody at this screen), `friend`, `late`, `message`, `bot` or
    `bot=NAME`. Before it, the table was set up so often (`setup`), and the
    `standing` is made of how many `games` had ended there or `earlier`, who had `won`, and who were `computers`.
    """

    made: str
    rules: str
    seed: str = field(repr=False)
    tokens: tuple[str, ...] = field(repr=False)
    seating: tuple[str, ...]
    game: str
    setup: int = 0
    won: dict[str, int] = field(factory=dict)
    games: int = 0
    computers: tuple[str, ...] = ()
    earlier: int = 0

    @property
    def standing(self) -> Standing:
        """How the games at this table had ended before."""
        return Standing(self.games, self.won, frozenset(self.computers), self.earlier)


@frozen
class SavedGame:
    """The content of a log: the deal, the names by seat ("" if nobody has sat there), and the moves with their seats.

    If time was up instead of a move, the seat is None. The tokens of the `deal` are the latest ones. `is_over` is set
    if the last move led to a result, `is_damaged` if something after the last move could not be read or was cut off; at
    least that many moves are `lost`. `ends` are sizes in bytes: those of the log's intact part after each number of
    moves; the last is the whole of it. `hints` are after how many moves which seat had asked for how many of them. In a
    game by message, the code with so many moves was the last that was `sent`. `avatars` are the pictures of people by
    seat, "" for none; a log may say nothing of them. `late` are the seats that were dealt for friends yet to come.
    `agreed` are the deals on which the players have agreed; the seed of the `deal` follows from the first. Each game
    that `ended` did so after that many moves, with those names by seat, and people at those seats. `left` are the seats
    of players who had gone for good, `former` tokens that open nothing any more, each with the code of the reason and a
    name for it. The table `allows` spectators to watch, and to take seats.
    """

    id: str
    deal: SavedDeal
    names: tuple[str, ...]
    moves: tuple[tuple[int | None, str], ...]
    is_over: bool
    is_damaged: bool
    ends: tuple[int, ...] = field(repr=False)
    lost: int = 0
    hints: tuple[tuple[int, int, int], ...] = ()
    sent: int = 0
    avatars: tuple[str, ...] = ()
    late: tuple[int, ...] = ()
    agreed: tuple[AgreedDeal, ...] = ()
    ended: tuple[tuple[int, tuple[str, ...], tuple[int, ...]], ...] = ()
    left: tuple[int, ...] = ()
    former: tuple[tuple[str, str, str], ...] = field(default=(), repr=False)
    allows: tuple[bool, bool] = (True, False)


@frozen
class SavedSeat:
    """A guest's seat at somebody's table, where `game` is played by those `rules`; both are "" until they are known.

    `made` is a time in ISO 8601; `name` is the guest's own name, `players` are those of all seats, `avatars` their
    pictures, as far as they are known; `token` proves whose
    the seat is, the one of that `place` (from 0); `resume_ticket` is the link's, "" if there is none; `number` is the
    last position shown. `deal` is what was said of how the cards came about, as frames.
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
    place: int = 0
    avatars: tuple[str, ...] = field(default=(), validator=deep_iterable(matches_re(AVATAR)))
    deal: tuple[str, ...] = field(default=(), repr=False)


# --- the entries of a log --------------------------------------------------------------------------------------------


def name_entry(seat: int, name: str) -> dict[str, Any]:
    """The entry for somebody who took a seat."""
    return {"seat": seat, "name": name}


def avatar_entry(seat: int, avatar: str) -> dict[str, Any]:
    """The entry for somebody who is shown by another picture from now on."""
    return {"seat": seat, "avatar": avatar}


def friend_entry(seat: int) -> dict[str, Any]:
    """The entry for a friend who plays at a computer's seat from now on."""
    return {"seat": seat, "friend": True}


def computer_entry(seat: int) -> dict[str, Any]:
    """The entry for a friend who was sent away: the computer plays at that seat from now on."""
    return {"seat": seat, "computer": True}


def token_entry(seat: int, token: str) -> dict[str, Any]:
    """The entry for a seat whose new owner was given another token."""
    return {"seat": seat, "token": token}


def left_entry(seat: int, *, has_left: bool) -> dict[str, Any]:
    """The entry for a player who has left for good, or come back all the same."""
    return {"seat": seat, "left": has_left}


def former_entry(token: str, code: str, name: str) -> dict[str, Any]:
    """The entry for a token that opens nothing any more; whoever has it is told why, perhaps by somebody's name."""
    return {"former": token, "code": code, "name": name}


def allow_entry(*, watch: bool, seats: bool) -> dict[str, Any]:
    """The entry for what spectators may do from now on."""
    return {"watch": watch, "seats": seats}


def deal_entry(agreed: AgreedDeal) -> dict[str, Any]:
    """The entry for a deal on which the players have agreed, before the move that deals, if any does."""
    deal = agreed.deal
    return {
        "deal": deal.number,
        "position": agreed.position,
        "terms": deal.terms,
        "commitment": deal.commitment,
        "commitments": list(deal.commitments),
        "secret": agreed.secret,
        "parts": list(agreed.parts),
    }


def agreed_in(entry: dict[str, Any]) -> AgreedDeal | None:
    """The deal in such an entry, None if it isn't one."""
    match entry:
        case {
            "deal": int(number),
            "position": int(position),
            "terms": str(terms),
            "commitment": str(commitment),
            "commitments": [*commitments],
            "secret": str(secret),
            "parts": [*parts],
            **more,
        } if not more and all(isinstance(each, str) for each in (*commitments, *parts)):
            deal = Deal(number, terms, commitment, tuple(commitments))
            agreed = AgreedDeal(deal, secret, tuple(parts), position)
            try:
                return agreed if agreed.seed else None
            except (ValueError, OverflowError):
                return None
    return None


def hints_entry(seat: int, hints: int) -> dict[str, Any]:
    """The entry for a player who has asked for so many hints in this game, before the next move."""
    return {"seat": seat, "hints": hints}


def sent_entry(moves: int) -> dict[str, Any]:
    """The entry for a code with so many moves of a game by message, which was handed over to be sent."""
    return {"sent": moves}


def move_entry(number: int, seat: int | None, move: str, *, is_last: bool) -> dict[str, Any]:
    """The entry for a move that led to the position of that number; `is_last` says that it ended the game.

    If time was up instead, there is no seat.
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
        """Whether other processes are locked out, which not every disk can do."""

    def append(self, *entries: dict[str, Any]) -> None:
        """Write the entries durably. Raises `StoreError`; the log is then as it was."""

    def close(self) -> None:
        """Close the log."""


class Saves(Protocol):
    """Where games at the player's own table, seats at others' tables, and the links of both are saved."""

    def begin(self, deal: SavedDeal, first: str = "") -> Log:
        """A new log for a game just dealt, at a table whose `first` game has the log with that id, "" if it's this one.

        The id of the log ends with that of the first. Raises `StoreError`.
        """

    def games(self) -> Sequence[str]:
        """The ids of all games at the player's own table, newest first. Raises `StoreError`."""

    def read_game(self, game: str) -> SavedGame:
        """The content of the log with that id. Raises `SavedGameError`."""

    def go_on(self, game: SavedGame, moves: int) -> Log:
        """The log of a game that was read, opened again and cut off after that many moves.

        Raises `GameInUseError` if another process has it open, `SavedGameError` if the log has changed since it was
        read, and `StoreError`.
        """

    def file_away(self, game: str) -> None:
        """Put the log of a game that is over among the old ones. Raises `StoreError`."""

    def old_games(self) -> Sequence[str]:
        """The ids of the logs that were filed away. Raises `StoreError`."""

    def read_old_game(self, game: str) -> SavedGame:
        """The content of a log that was filed away. Raises `SavedGameError`."""

    def forget_game(self, game: str) -> None:
        """Delete the log with that id. Raises `StoreError`, also if another process has it open."""

    def seats(self) -> Sequence[str]:
        """The ids of all seats at others' tables, newest first. Raises `StoreError`."""

    def read_seat(self, seat: str) -> SavedSeat:
        """The seat with that id. Raises `SavedGameError`."""

    def keep_seat(self, seat: SavedSeat) -> None:
        """Save it in place of an earlier version. Raises `StoreError`."""

    def hold_seat(self, seat: str) -> AbstractContextManager[None]:
        """Lock other processes out of the seat with that id. Raises `GameInUseError` if another one has it."""

    def forget_seat(self, seat: str) -> None:
        """Delete the seat with that id. Raises `StoreError`."""

    def keep_link(self, game: str, seat: int, resume_ticket: str) -> None:
        """Save the link to the guest at that seat, or the `INVITATION`. Raises `StoreError`."""

    def read_link(self, game: str, seat: int) -> str | None:
        """The resume ticket saved last; None if there is none or it is damaged."""

    def forget_link(self, game: str, seat: int) -> None:
        """Delete the link to a guest who knows that the game is over."""

    def forget_links(self, game: str) -> None:
        """Delete all links of a game that nobody will come back to."""

    def keep_code(self, kind: str, friend: int, message: str) -> str:
        """Save a message with a code in a file to copy it from; return the file's path. Raises `StoreError`."""

    def forget_code(self, path: str, message: str) -> None:
        """Delete the file of a code that is no longer needed."""

    def touched(self, kept: str) -> datetime.datetime | None:
        """When the game or seat with that id was last written, in local time; None if that isn't known."""

    def history(self) -> History:
        """The games that were played to their end. Raises `StoreError`."""

    def keep_played(self, games: Sequence[PlayedGame]) -> None:
        """Save these games too. Raises `StoreError`."""

    def seen_games(self) -> Sequence[str]:
        """The ids of finished games at others' tables of which it is kept what was seen. Raises `StoreError`."""

    def read_seen(self, game: str) -> str:
        """What was seen of the finished game with that id. Raises `SavedGameError`."""

    def keep_seen(self, game: str, text: str) -> None:
        """Save what was seen of a finished game, in place of the oldest if there are many. Raises `StoreError`."""

    def forget_friend(self, name: str) -> None:
        """Delete all that is saved of games with a friend of that name. Raises `StoreError`."""

    def days(self, of: str = DAILY) -> Days:
        """How the daily deals ended, or the puzzles; empty if that can't be read."""

    def check_days(self, of: str = DAILY) -> None:
        """Put aside a damaged file of these results. Raises `StoreError` to say so."""

    def keep_day(self, day: datetime.date, count: int, of: str = DAILY) -> bool:
        """Save how that day's deal or puzzle ended, unless that is saved; return whether it was saved now.

        Raises `StoreError`.
        """

    def day_results(self) -> Results:
        """How the player here and friends have played the deals of days, as far as it is known."""

    def keep_day_result(self, day: datetime.date, result: DayResult) -> None:
        """Save how somebody has played the deal of that day. Raises `StoreError`."""

    def keep_days(self, days: Days, of: str) -> int:
        """Save how these days' deals or puzzles ended, but for those that are saved; return how many weren't.

        Raises `StoreError`.
        """
