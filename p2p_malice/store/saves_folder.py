"""Saves games and seats in the program's data folder."""

import contextlib
import datetime

from p2p_malice.errors import SavedGameError, StoreError
from p2p_malice.store import daily, game_log, pending_codes, seat_files
from p2p_malice.store.contract import SavedGame, SavedSeat
from p2p_malice.store.game_log import GameLog, forget_old, games_folder, old_folder, old_games, read_game, saved_games
from p2p_malice.store.history import forget_friend, keep_played, load_history
from p2p_malice.store.seat_files import read_seat, saved_seats
from p2p_malice.store.seen_games import forget_seen, keep_seen, names_of_seen, read_seen


class SavesFolder:
    """The program's data folder. Implements `Saves`."""

    begin = staticmethod(GameLog.create)
    file_away = staticmethod(game_log.file_away)
    forget_game = staticmethod(game_log.forget_game)
    keep_seat = staticmethod(seat_files.keep_seat)
    hold_seat = staticmethod(seat_files.hold_seat)
    forget_seat = staticmethod(seat_files.forget_seat)
    keep_link = staticmethod(seat_files.keep_link)
    read_link = staticmethod(seat_files.read_link)
    forget_link = staticmethod(seat_files.forget_link)
    forget_links = staticmethod(seat_files.forget_links)
    keep_code = staticmethod(pending_codes.keep_code)
    forget_code = staticmethod(pending_codes.forget_code)
    history = staticmethod(load_history)
    keep_played = staticmethod(keep_played)
    seen_games = staticmethod(names_of_seen)
    read_seen = staticmethod(read_seen)
    keep_seen = staticmethod(keep_seen)
    days = staticmethod(daily.load_days)
    check_days = staticmethod(daily.check_days)
    keep_day = staticmethod(daily.keep_day)
    keep_days = staticmethod(daily.keep_days)
    day_results = staticmethod(daily.load_results)
    keep_day_result = staticmethod(daily.keep_result)

    def games(self) -> list[str]:
        """The names of their files."""
        return [path.stem for path in saved_games()]

    def read_game(self, game: str) -> SavedGame:
        """Read its file."""
        return read_game(games_folder() / f"{game}{game_log.SUFFIX}")

    def forget_friend(self, name: str) -> None:
        """Change its file, and delete those of the games themselves."""
        gone = forget_friend(name)
        kept = {game.table for game in self.history().all}
        for table in {game.table for game in gone} & {*self.games()} - kept:
            with contextlib.suppress(StoreError):  # What can't be read or is in use isn't over.
                if self.read_game(table).is_over:
                    self.file_away(table)
        for table in {game.table for game in gone} & {*self.old_games()} - kept:
            forget_old(table)
        for game in {game.id for game in gone} & {*self.seen_games()}:
            forget_seen(game)

    def old_games(self) -> list[str]:
        """The names of their files."""
        return [path.stem for path in old_games()]

    def read_old_game(self, game: str) -> SavedGame:
        """Read its file."""
        return read_game(old_folder() / f"{game}{game_log.SUFFIX}")

    def go_on(self, game: SavedGame, moves: int) -> GameLog:
        """Open its file, and read it once more, since another process may have written to it."""
        path = games_folder() / f"{game.id}{game_log.SUFFIX}"
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
        """The time of its file."""
        for suffix in (game_log.SUFFIX, seat_files.SUFFIX):
            try:
                written = (games_folder() / f"{kept}{suffix}").stat().st_mtime
            except OSError:
                continue
            return datetime.datetime.fromtimestamp(written)
        return None

    def seats(self) -> list[str]:
        """The names of their files."""
        return [path.stem for path in saved_seats()]

    def read_seat(self, seat: str) -> SavedSeat:
        """Read its file."""
        return read_seat(games_folder() / f"{seat}{seat_files.SUFFIX}")
