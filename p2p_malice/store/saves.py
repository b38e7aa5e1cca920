"""CONTRACT for saving games and seats, and the class that saves them in the program's folder."""

from collections.abc import Sequence
from typing import Any, Protocol

from p2p_malice.errors import SavedGameError
from p2p_malice.store import games, seats
from p2p_malice.store.games import Deal, GameLog, SavedGame, games_folder, read_game, saved_games
from p2p_malice.store.seats import SavedSeat, read_seat, saved_seats


class Log(Protocol):
    """The log of one game, open for writing by this process alone."""

    @property
    def id(self) -> str:
        """The game's name among the saved ones."""

    def append(self, *entries: dict[str, Any]) -> None:
        """Write the entries for good. Raises `StoreError`; the log is then as it was."""

    def close(self) -> None:
        """Let go of the log."""


class Saves(Protocol):
    """Saves the games at our table, our seats at others' tables, and the links to both."""

    def begin(self, deal: Deal) -> Log:
        """A new log for a game just dealt. Raises `StoreError`."""

    def games(self) -> Sequence[str]:
        """The ids of all games at our table, the newest first. Raises `StoreError`."""

    def read_game(self, game: str) -> SavedGame:
        """The content of the log with that id. Raises `SavedGameError`."""

    def go_on(self, game: str, moves: int) -> Log:
        """The log with that id, open again and cut off after a number of moves.

        Raises `GameInUseError` if another process has it open, and `StoreError`.
        """

    def seats(self) -> Sequence[str]:
        """The ids of all our seats at others' tables, the newest first. Raises `StoreError`."""

    def read_seat(self, seat: str) -> SavedSeat:
        """The seat with that id. Raises `SavedGameError`."""

    def keep_seat(self, seat: SavedSeat) -> None:
        """Save the seat, in place of what was saved of it before. Raises `StoreError`."""

    def forget_seat(self, seat: str) -> None:
        """Delete the seat with that id. Raises `StoreError`."""

    def keep_link(self, game: str, seat: int, keepsake: str) -> None:
        """Save the link to the guest at that seat. Raises `StoreError`."""

    def read_link(self, game: str, seat: int) -> str | None:
        """The keepsake saved last, None if there is none or it is damaged."""

    def forget_link(self, game: str, seat: int) -> None:
        """Forget the link to the guest at that seat, who knows that the game is over."""

    def forget_links(self, game: str) -> None:
        """Forget the links of that game: nobody will come back to it."""


class SavesFolder:
    """The folder `games` among the program's data. Fulfils `Saves`."""

    begin = staticmethod(GameLog.create)
    keep_seat = staticmethod(seats.keep_seat)
    forget_seat = staticmethod(seats.forget_seat)
    keep_link = staticmethod(seats.keep_link)
    read_link = staticmethod(seats.read_link)
    forget_link = staticmethod(seats.forget_link)
    forget_links = staticmethod(seats.forget_links)

    def games(self) -> list[str]:
        """By their files' names."""
        return [path.stem for path in saved_games()]

    def read_game(self, game: str) -> SavedGame:
        """Read its file."""
        return read_game(games_folder() / f"{game}{games.SUFFIX}")

    def go_on(self, game: str, moves: int) -> GameLog:
        """Open its file, and read it once more: until then another process may have written."""
        path = games_folder() / f"{game}{games.SUFFIX}"
        log = GameLog(path)
        try:
            ends = read_game(path).ends
            if moves >= len(ends):
                raise SavedGameError
            log.cut(ends[moves])
        except BaseException:
            log.close()
            raise
        return log

    def seats(self) -> list[str]:
        """By their files' names."""
        return [path.stem for path in saved_seats()]

    def read_seat(self, seat: str) -> SavedSeat:
        """Read its file."""
        return read_seat(games_folder() / f"{seat}{seats.SUFFIX}")
