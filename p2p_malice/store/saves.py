"""What keeps games and seats in the program's folder."""

import datetime

from p2p_malice.errors import SavedGameError
from p2p_malice.store import codes, daily, games, seats
from p2p_malice.store.contracts import SavedGame, SavedSeat
from p2p_malice.store.games import GameLog, games_folder, read_game, saved_games
from p2p_malice.store.seats import read_seat, saved_seats


class SavesFolder:
    """The folder of the program's data. Fulfils `Saves`."""

    begin = staticmethod(GameLog.create)
    forget_game = staticmethod(games.forget_game)
    keep_seat = staticmethod(seats.keep_seat)
    hold_seat = staticmethod(seats.hold_seat)
    forget_seat = staticmethod(seats.forget_seat)
    keep_link = staticmethod(seats.keep_link)
    read_link = staticmethod(seats.read_link)
    forget_link = staticmethod(seats.forget_link)
    forget_links = staticmethod(seats.forget_links)
    keep_code = staticmethod(codes.keep_code)
    forget_code = staticmethod(codes.forget_code)
    days = staticmethod(daily.load_days)
    check_days = staticmethod(daily.check_days)
    keep_day = staticmethod(daily.keep_day)

    def games(self) -> list[str]:
        """By their files' names."""
        return [path.stem for path in saved_games()]

    def read_game(self, game: str) -> SavedGame:
        """Read its file."""
        return read_game(games_folder() / f"{game}{games.SUFFIX}")

    def go_on(self, game: SavedGame, moves: int) -> GameLog:
        """Open its file, and read it once more: until then another process may have written."""
        path = games_folder() / f"{game.id}{games.SUFFIX}"
        log = GameLog(path)
        try:
            if read_game(path) != game:
                raise SavedGameError("save_changed", game=path.name)
            log.cut(game.ends[moves], moves)
        except BaseException:
            log.close()
            raise
        return log

    def touched(self, kept: str) -> datetime.datetime | None:
        """By the time of its file."""
        for suffix in (games.SUFFIX, seats.SUFFIX):
            try:
                written = (games_folder() / f"{kept}{suffix}").stat().st_mtime
            except OSError:
                continue
            return datetime.datetime.fromtimestamp(written)
        return None

    def seats(self) -> list[str]:
        """By their files' names."""
        return [path.stem for path in saved_seats()]

    def read_seat(self, seat: str) -> SavedSeat:
        """Read its file."""
        return read_seat(games_folder() / f"{seat}{seats.SUFFIX}")
