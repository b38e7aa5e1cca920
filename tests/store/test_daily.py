"""How the daily deals ended: saved once a day, and neither counted nor lost if the file is damaged."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from p2p_malice.errors import StoreError
from p2p_malice.history.days import PUZZLE, DayResult
from p2p_malice.store import daily

TODAY, TOMORROW = date(2026, 11, 25), date(2026, 11, 26)

pytestmark = pytest.mark.usefixtures("own_folder")


def test_a_day_counts_once() -> None:
    """What is played later on the same day changes nothing, and other days are kept beside it."""
    assert daily.keep_day(TODAY, 7)
    assert daily.keep_day(TOMORROW, -3)
    assert not daily.keep_day(TODAY, 21)

    assert daily.load_days() == {TODAY: 7, TOMORROW: -3}


def test_puzzles_have_a_file_of_their_own() -> None:
    """A day's deal and its puzzle don't get in each other's way."""
    assert daily.keep_day(TODAY, -7)
    assert daily.keep_day(TODAY, 2, PUZZLE)

    assert daily.load_days() == {TODAY: -7}
    assert daily.load_days(PUZZLE) == {TODAY: 2}


@pytest.mark.parametrize(
    "text",
    [
        *("[", "[]", "[" * 100_000, '{"2026-11-25": "7"}', '{"2026-11-25": true}', '{"2026-11-25": 1000}'),
        *("", '{"20261125": 7}', '{"2026-13-01": 7}', '{"today": 7}', '{"2026-11-25": 7'),
    ],
)
def test_a_damaged_file_is_put_aside(text: str, own_folder: Path) -> None:
    """Nothing of it counts; the next result is kept, and the damaged file as well."""
    daily.daily_file().write_text(text)
    assert daily.load_days() == {}

    daily.keep_day(TOMORROW, 1)

    assert daily.load_days() == {TOMORROW: 1}
    assert (own_folder / "daily.damaged-1").read_text() == text


def test_damage_is_told_and_an_earlier_one_is_not_written_over(own_folder: Path) -> None:
    """What is put aside has a number."""
    for text in ("[", "{"):
        daily.daily_file().write_text(text)
        with pytest.raises(StoreError, match=r"days_damaged .*daily\.damaged-"):
            daily.check_days()
    daily.check_days()

    assert [(own_folder / f"daily.damaged-{number}").read_text() for number in (1, 2)] == ["[", "{"]
    assert daily.load_days() == {}


def test_a_folder_that_cannot_be_written_to_is_told_of(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The result would be missing tomorrow."""
    (own_folder / "file").touch()
    monkeypatch.setattr(daily, "data_folder", lambda: own_folder / "file")

    with pytest.raises(StoreError):
        daily.keep_day(TODAY, 7)


def test_how_others_have_played_is_kept_within_bounds() -> None:
    """Somebody's last one of a day counts; anybody can send some, so of people and days only the last are kept."""
    for margin in (1, 2):
        daily.keep_result(TODAY, DayResult("Theo", margin))
    assert daily.load_results() == {TODAY: (DayResult("Theo", 2),)}

    for number in range(daily.MOST_OF_DAY):
        daily.keep_result(TODAY, DayResult(f"Friend {number}", 3))
    assert len(daily.load_results()[TODAY]) == daily.MOST_OF_DAY
    for back in range(daily.MOST_DAYS + 5):
        daily.keep_result(TODAY + timedelta(back), DayResult("", 1))
    assert len(daily.load_results()) == daily.MOST_DAYS

    for text in ("[", "[]", '{"2026-11-25": 7}', '{"2026-11-25": [["x", 7000, 0, ""]]}', '{"today": []}'):
        daily.results_file().write_text(text)
        assert daily.load_results() == {}
