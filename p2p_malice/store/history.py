"""A file of all games that were played to their end: a JSON object in each line, for as long as nobody deletes it.

A line that can't be read stays where it is, as a newer version of the program, or somebody, may be able to.
"""

import contextlib
import os
from collections.abc import Sequence
from pathlib import Path

from p2p_malice.errors import StoreError
from p2p_malice.history.json_lines import History, game_in, history_in, text_of
from p2p_malice.history.played_game import PlayedGame
from p2p_malice.history.statistics import without
from p2p_malice.store.files import changing, data_folder, read_text, saying, sync, write_text

MAX_FILE = 32_000_000
"""Bytes, enough for 100,000 games."""


def history_file() -> Path:
    """Where the games are saved."""
    return data_folder() / "history.jsonl"


def load_history() -> History:
    """The games saved so far. Raises `StoreError`."""
    return history_in(read_text(history_file(), MAX_FILE) or "")


def keep_played(games: Sequence[PlayedGame]) -> None:
    """Save these games too. Raises `StoreError`, also where the file would become too large to be read again."""
    path = history_file()
    with changing(path), saying("file_unwritable", path):
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o600)
        try:
            size = os.lseek(handle, 0, os.SEEK_END)
            text = text_of(games)
            # The last line may have been cut off.
            if size and os.lseek(handle, size - 1, os.SEEK_SET) and os.read(handle, 1) != b"\n":
                text = f"\n{text}"
            if size + len(text.encode()) > MAX_FILE:
                raise StoreError("file_too_large", path=str(path))
            _append(handle, text.encode(), size)
        finally:
            os.close(handle)


def _append(handle: int, content: bytes, size: int) -> None:
    """Write it all, or nothing. Raises OSError."""
    try:
        while content:
            content = content[os.write(handle, content) :]
        sync(handle)
    except OSError:
        with contextlib.suppress(OSError):
            os.ftruncate(handle, size)
        raise


def forget_friend(name: str) -> list[PlayedGame]:
    """Delete all games with a friend of that name; return them. Raises `StoreError`."""
    path = history_file()
    with changing(path):
        text = read_text(path, MAX_FILE) or ""
        others = [line for line in text.splitlines() if line.strip() and not game_in(line)]
        games = history_in(text).all
        kept = without(games, name)
        write_text(path, text_of(kept) + "".join(f"{line}\n" for line in others))
    ids = {game.id for game in kept}
    return [game for game in games if game.id not in ids]
