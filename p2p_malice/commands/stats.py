"""`stats` with options, and `replay`: finished games as files and tables, and the one that is to be shown once more."""

import datetime
import re
from collections.abc import Callable
from pathlib import Path

from p2p_malice.errors import CodeError, SavedGameError, SettingsError
from p2p_malice.flows.replays.profile import exported, take_in
from p2p_malice.flows.replays.recording import all_played
from p2p_malice.flows.replays.replaying import find_game, replayable, seen_at_table, seen_in_code
from p2p_malice.flows.services import Services
from p2p_malice.history.json_lines import history_in
from p2p_malice.history.seen_game import SeenGame, seen_in
from p2p_malice.history.tables import as_csv, as_json
from p2p_malice.protocol.game_code import decode, is_in
from p2p_malice.store.files import read_text, write_text
from p2p_malice.store.game_log import read_game
from p2p_malice.store.history import MAX_FILE
from p2p_malice.store.seen_games import read_seen_file
from p2p_malice.words.catalogue import Words

_NAMES_A_FILE = re.compile(r"[./\\]")
"""What no game's name has."""


def bring_in_file(services: Services, words: Words, path: str) -> str:
    """Keep the games and days in the file at `path` that aren't known yet; what to say of that. Raises `StoreError`."""
    text = _text_of(path)
    found = history_in(text)
    if not (found.games or found.days):
        raise SettingsError("no_games_in_file", path=path)
    return words.said(take_in(services, text, datetime.date.today()))


def _text_of(path: str) -> str:
    """Raises `StoreError`, also if there is no such file."""
    if (text := read_text(Path(path), MAX_FILE)) is None:
        raise SettingsError("no_such_file", path=path)
    return text


def write_games(services: Services, words: Words, layout: str, export: str | None, tell: Callable[[str], None]) -> str:
    """All games as text in that `layout` (`csv`, `json`, or "" for no text), and saved in the file `export`, if any.

    What there is to know besides goes to `tell`. Raises `StoreError`.
    """
    history = all_played(services.saves, services.games)
    if history.unreadable:
        tell(words("you-unreadable", count=history.unreadable))
    if export:
        if not Path(export).parent.is_dir():
            raise SettingsError("no_such_file", path=str(Path(export).parent))
        write_text(Path(export), exported(history, services))
        tell(words("stats-exported", count=len(history.games), file=export))
    if layout == "csv":
        return as_csv(history)
    return f"{as_json(history, services.saves.days(), datetime.date.today())}\n" if layout else ""


def game_to_replay(services: Services, name: str | None) -> SeenGame:
    """The game of that name, the one in that code or file, or else the last one.

    Raises `SavedGameError` if there is none, or if it can't be played again, `CodeError` for a bad code or that of a
    game that isn't over, and `SettingsError` for another file.
    """
    if name and is_in(name):
        coded, state = decode(name, services.games)
        if not state.result:
            raise CodeError("game_goes_on")
        return seen_in_code(coded, services.games[coded.game])
    if name and _NAMES_A_FILE.search(name):
        if history_in(_text_of(name)).games:
            raise SettingsError("replay_of_results", path=name)
        return seen_at_table(read_game(Path(name)), services)
    return find_game(services, name or last_game(services))


def seen_to_verify(services: Services, name: str | None) -> SeenGame:
    """The game of that name at somebody's table, the one in that file, or else the last one of which it is kept.

    Raises `SavedGameError` if there is none.
    """
    if name and _NAMES_A_FILE.search(name):
        return seen_in(read_seen_file(Path(name), name), name)
    names = [name] if name else [*services.saves.seen_games()]
    if not names:
        raise SavedGameError("nothing_to_replay")
    return seen_in(services.saves.read_seen(names[0]), names[0])


def last_game(services: Services) -> str:
    """The name of the last game that can be shown once more. Raises `SavedGameError` if there is none."""
    games = reversed(services.saves.history().games)
    name = next((each.id for each in filter(replayable(services.saves), games)), None)
    if name is None:
        raise SavedGameError("nothing_to_replay")
    return name
