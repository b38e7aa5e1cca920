"""Messages with pending codes, saved in files to copy from."""

from pathlib import Path

import pytest

from p2p_malice.store import pending_codes
from p2p_malice.store.pending_codes import forget_code, keep_code


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of the test's own."""
    monkeypatch.setattr(pending_codes, "data_folder", lambda: tmp_path)
    return tmp_path


@pytest.mark.parametrize(("friend", "name"), [(0, "invitation.txt"), (2, "invitation-2.txt")])
def test_a_message_is_kept_for_its_owner_alone_until_it_is_forgotten(folder: Path, friend: int, name: str) -> None:
    """One file for each friend."""
    path = keep_code("invitation", friend, "Come!\nMDW1-…")

    assert path == str(folder / name)
    assert (folder / name).read_text(encoding="utf-8") == "Come!\nMDW1-…\n"
    assert (folder / name).stat().st_mode & 0o777 == 0o600
    forget_code(path, "Come!\nMDW1-…")
    assert list(folder.iterdir()) == []


def test_what_another_program_wrote_since_is_left(folder: Path) -> None:
    """Two tables of one person use the same name: the later message stays."""
    path = keep_code("reply", 0, "first")
    keep_code("reply", 0, "second")
    forget_code(path, "first")

    assert (folder / "reply.txt").read_text() == "second\n"


def test_a_file_that_is_gone_is_no_trouble(folder: Path) -> None:
    """Its owner has deleted it."""
    path = keep_code("reply", 0, "first")
    (folder / "reply.txt").unlink()

    forget_code(path, "first")
