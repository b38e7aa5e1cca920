"""A file of how the daily deals ended: the margin in cards, by day. A damaged file is put aside and doesn't count."""

import datetime
import json
from collections.abc import Mapping
from itertools import count
from pathlib import Path

from p2p_malice.errors import StoreError
from p2p_malice.protocol.untrusted_json import read_json
from p2p_malice.store.contract import Days
from p2p_malice.store.files import changing, data_folder, read_text, reason_of, write_text

_MOST = 999
"""No game is won by more."""


def daily_file() -> Path:
    """Where the results are saved."""
    return data_folder() / "daily.json"


def load_days() -> Days:
    """The saved results; empty if they can't be read."""
    return _read() or {}


def check_days() -> None:
    """Put a damaged file aside. Raises `StoreError` to say so, or to say why that can't be done."""
    with changing(daily_file()):
        if _read() is None:
            raise StoreError("days_damaged", path=str(daily_file()), aside=_put_aside().name)


def keep_day(day: datetime.date, margin: int) -> bool:
    """Save how that day's deal ended, unless one is saved; return whether it was saved now. Raises `StoreError`."""
    with changing(daily_file()):
        days = _read()
        if days is None:
            _put_aside()
            days = {}
        if day in days:
            return False
        kept = {each.isoformat(): days[each] for each in sorted(days)} | {day.isoformat(): margin}
        write_text(daily_file(), json.dumps(kept, indent=1) + "\n")
        return True


def _read() -> Days | None:
    """The saved results; None if they are damaged."""
    try:
        text = read_text(daily_file())
        return {} if text is None else _structure(read_json(text))
    except (StoreError, ValueError):
        return None


def _structure(found: object) -> Mapping[datetime.date, int]:
    """The results in a file's content. Raises ValueError for anything else."""
    if not isinstance(found, dict):
        raise ValueError("no days")
    if not all(type(margin) is int and abs(margin) <= _MOST for margin in found.values()):
        raise ValueError("no such result")
    days = {datetime.date.fromisoformat(text): margin for text, margin in found.items()}
    if [day.isoformat() for day in days] != list(found):
        raise ValueError("no such day")
    return days


def _put_aside() -> Path:
    """Rename the damaged file to an unused name, since somebody may be able to repair it, and return its path."""
    path = daily_file()
    aside = next(other for number in count(1) if not (other := path.with_suffix(f".damaged-{number}")).exists())
    try:
        return path.rename(aside)
    except OSError as error:
        raise StoreError("file_unwritable", path=str(path), reason=reason_of(error)) from None
