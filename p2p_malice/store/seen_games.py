"""What was seen of finished games at others' tables: a compressed text for each, as many as the last games need."""

import gzip
import re
import zlib
from pathlib import Path

from p2p_malice.errors import SavedGameError
from p2p_malice.store.files import data_folder, delete, listed, make_folder, reason_of, remove, saying, write_bytes

MOST = 300
"""How many games are kept."""

MAX_TEXT = 64_000_000
"""Bytes of a text. A game of a thousand moves needs 3 million."""

_SUFFIX = ".seen.gz"
_NAME = re.compile(r"[A-Za-z0-9][-.A-Za-z0-9]{0,79}")


def _folder() -> Path:
    return data_folder() / "old-games"


def names_of_seen() -> list[str]:
    """The games by their ids, the newest first. Raises `StoreError`."""
    return [path.name.removesuffix(_SUFFIX) for path in listed(_folder(), _SUFFIX)]


def read_seen(game: str) -> str:
    """The text of that game. Raises `SavedGameError`."""
    return read_seen_file(_path(game), game)


def read_seen_file(path: Path, game: str) -> str:
    """The text in such a file, compressed or not, which is that of the `game`. Raises `SavedGameError`."""
    try:
        with path.open("rb") as file:
            is_compressed = file.read(2) == b"\x1f\x8b"
        with gzip.open(path) if is_compressed else path.open("rb") as file:
            content = file.read(MAX_TEXT + 1)
        if len(content) > MAX_TEXT:
            raise SavedGameError("save_unusable", game=game)
        return content.decode()
    except (gzip.BadGzipFile, EOFError, zlib.error, UnicodeDecodeError):
        raise SavedGameError("save_unusable", game=game) from None
    except OSError as error:
        raise SavedGameError("save_unreadable", game=game, reason=reason_of(error)) from None


def keep_seen(game: str, text: str) -> None:
    """Keep the text of that game. Of more than `MOST`, the oldest of the same table goes, or else the oldest.

    The table is named before the last hyphen, with the number of the set-up after a full stop. Raises `StoreError`.
    """
    path = _path(game)
    with saying("file_unwritable", path):
        make_folder(path.parent)
        write_bytes(path, gzip.compress(text.encode(), 6))
        files = sorted(_folder().glob(f"*{_SUFFIX}"), key=lambda each: each.stat().st_mtime)
        own = [each for each in files if each != path and _table_of(each.name) == _table_of(game)]
        others = [each for each in files if each != path and each not in own]
        for each in [*own, *others][: max(0, len(files) - MOST)]:
            delete(each)


def forget_seen(game: str) -> None:
    """Delete the text of that game. Raises `StoreError`."""
    remove(_path(game))


def _table_of(game: str) -> str:
    return game.rpartition("-")[0].partition(".")[0]


def _path(game: str) -> Path:
    if not _NAME.fullmatch(game):
        raise SavedGameError("no_such_game", game=game[:60])
    return _folder() / f"{game}{_SUFFIX}"
