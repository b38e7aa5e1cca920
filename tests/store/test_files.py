"""Files of the program."""

from pathlib import Path

import pytest

from p2p_malice.errors import StoreError
from p2p_malice.store.files import read_text, write_text


def test_a_text_is_read_as_it_was_written(tmp_path: Path) -> None:
    """Folders on the way are made."""
    path = tmp_path / "a" / "b" / "c.txt"

    write_text(path, "grüße\n")

    assert read_text(path) == "grüße\n"


def test_a_file_that_is_not_there_is_no_mistake(tmp_path: Path) -> None:
    """Nothing has been kept yet."""
    assert read_text(tmp_path / "none") is None


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    """No more than the limit is read."""
    (tmp_path / "big").write_bytes(b"x" * 101)

    with pytest.raises(StoreError, match="too large"):
        read_text(tmp_path / "big", limit=100)


def test_a_failed_write_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the disk is full the old text is still there, no draft is left, and a sentence says so."""
    path = tmp_path / "c.txt"
    write_text(path, "old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(StoreError, match="No space left on device"):
        write_text(path, "new")

    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
