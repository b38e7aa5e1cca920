"""What is left after the program was killed, or the disk was full, at any moment of a save."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from p2p_malice.store import game_log, seat_files
from scripts.measure.crash_saves import sweep


@pytest.fixture(autouse=True)
def restored(monkeypatch: pytest.MonkeyPatch) -> None:
    """The script points the store at folders of its own; afterwards it points where it did."""
    for module in (game_log, seat_files):
        monkeypatch.setattr(module, "games_folder", game_log.games_folder)


def test_no_crash_damages_a_save_and_nothing_is_saved_in_words_only(tmp_path: Path) -> None:
    """SIGKILL and a full disk at system calls of a save: everything said to be saved is there and whole.

    The deep check tries each of them, others every third.
    """
    if shutil.which("strace") is None:
        pytest.skip("strace, which injects the faults, is not installed")
    if subprocess.run(["strace", "-qq", "-o", str(tmp_path / "trial"), "true"], check=False).returncode:
        pytest.skip("strace may not trace processes here")

    injected, wrong = sweep(tmp_path, every=1 if "P2P_MALICE_DEEP" in os.environ else 3)

    assert wrong == []
    assert injected > 20
