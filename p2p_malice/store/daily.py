"""How what there is once a day has ended, a file for each: a number by day. A damaged one is put aside, uncounted."""

import datetime
import json
from collections.abc import Mapping
from itertools import count as numbers
from pathlib import Path

from p2p_malice.errors import StoreError
from p2p_malice.history.days import DAILY, MOST, DayResult, Days, Results
from p2p_malice.protocol.untrusted_json import read_json
from p2p_malice.store.files import changing, data_folder, read_text, saying, write_text

MOST_DAYS, MOST_OF_DAY = 60, 12
"""Of how many days it is saved how others have played, the last of them, and of how many people on each."""


def daily_file(of: str = DAILY) -> Path:
    """Where the results are saved of the daily deals, or the puzzles."""
    return data_folder() / f"{of}.json"


def load_days(of: str = DAILY) -> Days:
    """The saved results; empty if they can't be read."""
    return _read(daily_file(of)) or {}


def check_days(of: str = DAILY) -> None:
    """Put a damaged file aside. Raises `StoreError` to say so, or to say why that can't be done."""
    with changing(path := daily_file(of)):
        if _read(path) is None:
            raise StoreError("days_damaged", of=of, path=str(path), aside=_put_aside(path).name)


def keep_day(day: datetime.date, count: int, of: str = DAILY) -> bool:
    """Save how that day ended, unless that is saved; return whether it was saved now. Raises `StoreError`."""
    return keep_days({day: min(count, MOST)}, of) == 1


def keep_days(new: Days, of: str) -> int:
    """Save how these days ended, but for those that are saved; return how many weren't. Raises `StoreError`."""
    with changing(path := daily_file(of)):
        days = _read(path)
        if days is None:
            _put_aside(path)
            days = {}
        all_days = {**new, **days}
        if len(all_days) > len(days):
            kept = {day.isoformat(): all_days[day] for day in sorted(all_days)}
            write_text(path, json.dumps(kept, indent=1) + "\n")
        return len(all_days) - len(days)


def results_file() -> Path:
    """Where it is saved how the player here and friends have played the deals of days."""
    return data_folder() / "daily-results.json"


def load_results() -> Results:
    """What is saved of that; empty if it can't be read."""
    try:
        found = read_json(read_text(results_file()) or "{}")
        if not isinstance(found, dict):
            return {}
        return {
            datetime.date.fromisoformat(day): tuple(DayResult.of_values(each) for each in results)
            for day, results in found.items()
        }
    except (StoreError, ValueError, TypeError):
        return {}


def keep_result(day: datetime.date, result: DayResult) -> None:
    """Save that, in place of what there was of somebody of that name on that day. Raises `StoreError`."""
    with changing(path := results_file()):
        found = {**load_results()}
        others = [each for each in found.get(day, ()) if each.name != result.name]
        found[day] = (*others[1 - MOST_OF_DAY :], result)
        kept = {day.isoformat(): [each.as_values() for each in found[day]] for day in sorted(found)[-MOST_DAYS:]}
        write_text(path, json.dumps(kept) + "\n")


def _read(path: Path) -> Days | None:
    """The saved results; None if they are damaged."""
    try:
        text = read_text(path)
        return {} if text is None else _structure(read_json(text))
    except (StoreError, ValueError):
        return None


def _structure(found: object) -> Mapping[datetime.date, int]:
    """The results in a file's content. Raises ValueError for anything else."""
    if not isinstance(found, dict):
        raise ValueError("no days")
    if not all(type(count) is int and abs(count) <= MOST for count in found.values()):
        raise ValueError("no such result")
    days = {datetime.date.fromisoformat(text): count for text, count in found.items()}
    if [day.isoformat() for day in days] != list(found):
        raise ValueError("no such day")
    return days


def _put_aside(path: Path) -> Path:
    """Rename the damaged file to an unused name, since somebody may be able to repair it, and return its path."""
    aside = next(other for number in numbers(1) if not (other := path.with_suffix(f".damaged-{number}")).exists())
    with saying("file_unwritable", path):
        return path.rename(aside)
