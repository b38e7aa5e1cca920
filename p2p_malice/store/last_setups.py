"""A file of how games were last set up: the values of each set-up form. If damaged, it is ignored."""

import contextlib
import json
from collections.abc import Mapping
from pathlib import Path

from p2p_malice.errors import StoreError
from p2p_malice.protocol.untrusted_json import read_json
from p2p_malice.store.files import changing, data_folder, read_text, write_text

Setups = Mapping[str, Mapping[str, str]]
"""For each form, the values by field."""


def setups_file() -> Path:
    """Where the values are saved."""
    return data_folder() / "setups.json"


def load_setups() -> Setups:
    """The saved values; empty if they can't be read."""
    with contextlib.suppress(StoreError, ValueError):
        found = read_json(read_text(setups_file()) or "{}")
        if isinstance(found, dict):
            return {name: values for name, values in found.items() if _are_values(values)}
    return {}


def _are_values(values: object) -> bool:
    return isinstance(values, dict) and all(isinstance(value, str) for value in values.values())


def keep_setup(name: str, values: Mapping[str, str]) -> None:
    """Save the values of the form `name`. If the folder isn't writable, the next game only takes a few more taps."""
    path = setups_file()
    with contextlib.suppress(StoreError), changing(path):
        write_text(path, json.dumps({**load_setups(), name: dict(values)}, ensure_ascii=False, indent=1) + "\n")
