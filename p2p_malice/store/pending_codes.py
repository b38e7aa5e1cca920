"""Messages with pending codes: a text file for each, to copy from, for as long as the code is needed."""

import contextlib
from pathlib import Path

from p2p_malice.errors import StoreError
from p2p_malice.store.files import data_folder, delete, read_text, write_text


def keep_code(kind: str, friend: int, message: str) -> str:
    """Write `message` to a file named after its `kind` and the `friend` (from 1; 0: the only one), and return its path.

    Raises `StoreError`.
    """
    path = data_folder() / (f"{kind}-{friend}.txt" if friend else f"{kind}.txt")
    write_text(path, _content(message))
    return str(path)


def forget_code(path: str, message: str) -> None:
    """Delete the file, unless another program has written another message there since."""
    with contextlib.suppress(StoreError, OSError):
        if read_text(Path(path)) == _content(message):
            delete(Path(path))


def _content(message: str) -> str:
    return message + "\n"
