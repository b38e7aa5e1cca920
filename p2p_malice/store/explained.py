"""A file of what has been explained to the player here: a list of keys. If damaged, it is ignored."""

import contextlib
import json
import re
from pathlib import Path

from p2p_malice.errors import StoreError
from p2p_malice.protocol.untrusted_json import read_json
from p2p_malice.store.files import changing, data_folder, read_text, write_text

_KEY = re.compile(r"[a-z0-9-]{1,40}", re.ASCII)

_MOST = 200
"""The most keys; there isn't more to explain."""


def explained_file() -> Path:
    """Where the keys are saved."""
    return data_folder() / "explained.json"


def load_explained() -> tuple[str, ...]:
    """The saved keys; none if they can't be read."""
    with contextlib.suppress(StoreError, ValueError):
        found = read_json(read_text(explained_file()) or "[]")
        if isinstance(found, list):
            return tuple(key for key in found[:_MOST] if isinstance(key, str) and _KEY.fullmatch(key))
    return ()


def keep_explained(key: str) -> None:
    """Save one more key. If the folder isn't writable, the thing is just explained again."""
    path = explained_file()
    with contextlib.suppress(StoreError), changing(path):
        known = load_explained()
        if key not in known:
            write_text(path, json.dumps([*known, key]) + "\n")
