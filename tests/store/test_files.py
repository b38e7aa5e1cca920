"""Files of the program."""

import os
import stat
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from p2p_malice.errors import StoreError
from p2p_malice.store import files
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

    with pytest.raises(StoreError, match="file_too_large"):
        read_text(tmp_path / "big", limit=100)


class Drive:
    """What macOS is asked to write out, by descriptor: `full` to the disk itself, `half` to the drive's memory."""

    F_FULLFSYNC = 51

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, can: bool) -> None:
        """Pretend that this is macOS, with a file system that `can` do it or not."""
        self.full: list[int] = []
        self.half: list[int] = []
        self._can = can
        monkeypatch.setattr(files, "sys", SimpleNamespace(platform="darwin"))
        monkeypatch.setitem(sys.modules, "fcntl", self)
        monkeypatch.setattr(os, "fsync", self.half.append)

    def fcntl(self, handle: int, command: int) -> None:
        """See fcntl(2)."""
        assert command == self.F_FULLFSYNC
        if not self._can:
            raise OSError(45, "Operation not supported")
        self.full.append(handle)


@pytest.mark.parametrize("can", [True, False])
def test_on_a_mac_a_power_cut_loses_nothing_either(can: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There fsync alone leaves file and folder in the drive's memory; some file systems have no more than that."""
    drive = Drive(monkeypatch, can=can)
    write_text(tmp_path / "c.txt", "new")

    assert (len(drive.full), len(drive.half)) == ((2, 0) if can else (0, 2))


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


@pytest.mark.skipif(sys.platform == "win32", reason="Windows syncs no folders.")
def test_what_is_written_is_kept_where_no_folder_can_be_synced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some disks refuse that for folders alone. What was written used to be told to be lost."""
    real = os.fsync

    def refuse(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(22, "Invalid argument")
        real(handle)

    monkeypatch.setattr("os.fsync", refuse)
    write_text(tmp_path / "c.txt", "new")

    assert (tmp_path / "c.txt").read_text() == "new"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps permissions in another way.")
def test_no_folder_that_is_made_on_the_way_is_open_to_others(tmp_path: Path) -> None:
    """Every folder is the owner's alone, and so is the file, whatever the umask."""
    umask = os.umask(0)
    try:
        write_text(tmp_path / "a" / "b" / "c.txt", "mine")
    finally:
        os.umask(umask)

    modes = [stat.S_IMODE((tmp_path / name).stat().st_mode) for name in ("a", "a/b", "a/b/c.txt")]
    assert modes == [0o700, 0o700, 0o600]


@pytest.mark.skipif(sys.platform == "win32", reason="On Windows only administrators make links.")
def test_a_planted_link_is_replaced_and_not_followed(tmp_path: Path) -> None:
    """What a link at the file's name leads to stays as it is."""
    victim, path = tmp_path / "diary.txt", tmp_path / "c.txt"
    victim.write_text("dear diary")
    path.symlink_to(victim)
    write_text(path, "mine")

    assert victim.read_text() == "dear diary"
    assert path.read_text() == "mine"
