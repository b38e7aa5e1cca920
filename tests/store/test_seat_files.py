"""Seats at friends' tables as they are saved."""

import contextlib
import datetime
import json
import os
import zlib
from pathlib import Path

import pytest
from attrs import evolve
from hypothesis import HealthCheck, given, settings

from p2p_malice.errors import GameInUseError, SavedGameError
from p2p_malice.store import saves_folder, seat_files
from p2p_malice.store.checksummed_lines import unstructure
from p2p_malice.store.contract import FORMAT, SavedSeat
from p2p_malice.store.saves_folder import SavesFolder
from p2p_malice.store.seat_files import (
    forget_links,
    forget_seat,
    hold_seat,
    keep_link,
    keep_seat,
    read_link,
    read_seat,
    saved_seats,
)
from tests.hostile import spoilt

SEAT = SavedSeat(
    id="20261121180405-ab12",
    made="2026-11-21T18:04:05",
    name="Bob",
    players=("Asha", "Bob"),
    rules="mdw",
    token="b" * 32,
    resume_ticket='{"a key": "grüße"}',
    number=12,
)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of games of the test's own."""
    monkeypatch.setattr(seat_files, "games_folder", lambda: tmp_path / "games")
    return tmp_path / "games"


def test_a_seat_is_read_as_it_was_kept() -> None:
    """All of it is there again, and the last state counts."""
    keep_seat(SEAT)
    keep_seat(evolve(SEAT, number=30))

    (path,) = saved_seats()
    assert read_seat(path) == evolve(SEAT, number=30)


@pytest.mark.parametrize("change", [(b"Bob", b"Eve"), (b"{", b""), (b"\n", b"")])
def test_a_damaged_seat_is_told(change: tuple[bytes, bytes]) -> None:
    """A file that is not whole is a sentence, not a seat."""
    keep_seat(SEAT)
    (path,) = saved_seats()
    path.write_bytes(path.read_bytes().replace(*change))

    with pytest.raises(SavedGameError, match="save_unusable"):
        read_seat(path)


@given(spoilt([json.dumps({"format": FORMAT, **unstructure(SEAT)})]))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_seat_with_a_right_checksum_is_read_as_it_is_kept_or_told(folder: Path, text: str) -> None:
    """Whatever stands in it."""
    folder.mkdir(exist_ok=True)
    line, path = text.encode(errors="surrogatepass"), folder / f"{SEAT.id}.seat"
    path.write_bytes(b"%08x %s\n" % (zlib.crc32(line), line))
    with contextlib.suppress(SavedGameError):
        seat = read_seat(path)
        keep_seat(seat)
        assert read_seat(path) == seat


def test_a_seat_is_played_in_one_place_only(folder: Path) -> None:
    """A second program is told; after the first has left, the seat is free. One that is given up leaves nothing."""
    keep_seat(SEAT)
    with hold_seat(SEAT.id), pytest.raises(GameInUseError), hold_seat(SEAT.id):
        raise AssertionError("the second program sits there, too")

    with hold_seat(SEAT.id):
        forget_seat(SEAT.id)
    assert list(folder.iterdir()) == []


def test_a_seat_that_can_not_be_kept_is_played_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without room for a lock nothing is locked: there is no file that another program could resume from."""
    (tmp_path / "file").touch()
    monkeypatch.setattr(seat_files, "games_folder", lambda: tmp_path / "file/games")

    with hold_seat(SEAT.id):
        pass


def test_links_are_kept_by_game_and_seat() -> None:
    """The last resume ticket counts; one that is missing or damaged is none; a game that is over leaves none."""
    keep_link("game", 1, "first")
    keep_link("game", 1, "second")

    assert read_link("game", 1) == "second"
    assert read_link("game", 2) is None
    forget_links("game")
    assert read_link("game", 1) is None


def test_a_damaged_link_is_none(folder: Path) -> None:
    """Without a whole resume ticket new codes are needed; nothing else happens."""
    keep_link("game", 1, "text")
    (folder / "game-1.link").write_bytes(b"\xff" * 10)

    assert read_link("game", 1) is None


def test_a_seat_tells_when_it_was_played(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It's when its file was written last; of one that isn't there, nothing is known."""
    monkeypatch.setattr(saves_folder, "games_folder", lambda: folder)
    keep_seat(SEAT)
    os.utime(folder / f"{SEAT.id}.seat", (1_800_000_000, 1_800_000_000))

    assert SavesFolder().touched(SEAT.id) == datetime.datetime.fromtimestamp(1_800_000_000)
    assert SavesFolder().touched("another") is None
