"""Settings of the flows' tests."""

from pathlib import Path

import pytest

from p2p_malice.store import pending_codes


@pytest.fixture(autouse=True)
def codes_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of the test's own for messages with codes."""
    monkeypatch.setattr(pending_codes, "data_folder", lambda: tmp_path / "codes")
    return tmp_path / "codes"
