"""What has been explained to whoever plays here: a list of keys, in a file. It is a help: a damaged file is ignored."""

import contextlib
import json
import re
from pathlib import Path

from p2p_malice.errors import StoreError
from p2p_malice.protocol.untrusted_json import read_json
from p2p_malice.store.files import changing, data_folder, read_text, write_text

_KEY = re.compile(r"[a-z0-9-]{1,40}", re.ASCII)

_MOST = 200
"""There is no more to explain than that."""


def explained_file() -> Path:
    """Where it is saved."""
    return data_folder() / "explained.json"


def load_explained() -> tuple[str, ...]:
    """The keys that were saved; none where that can't be read."""
    with contextlib.suppress(StoreError, ValueError):
        found = read_json(read_text(explained_file()) or "[]")
        if isinstance(found, list):
            return tuple(key for key in found[:_MOST] if isinstance(key, str) and _KEY.fullmatch(key))
    return ()


def keep_explained(key: str) -> None:
    """Save one more. In a folder that can't be written to, it will only be explained again."""
    path = explained_file()
    with contextlib.suppress(StoreError), changing(path):
        known = load_explained()
        if key not in known:
            write_text(path, json.dumps([*known, key]) + "\n")
