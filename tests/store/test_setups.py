"""How games were set up last: kept by the form, and never in the way."""

from pathlib import Path

import pytest

from p2p_malice.store import setups


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files of the test's own."""
    monkeypatch.setattr(setups, "data_folder", lambda: tmp_path)
    return tmp_path


def test_each_form_has_its_own_values() -> None:
    """What was saved for one leaves the others as they are."""
    setups.keep_setup("play", {"variant": "pz"})
    setups.keep_setup("host", {"variant": "mdw"})
    setups.keep_setup("play", {"payoff": "7"})

    assert setups.load_setups() == {"play": {"payoff": "7"}, "host": {"variant": "mdw"}}


@pytest.mark.parametrize("text", ["", "[", "[]", '{"play": 3}', '{"play": {"hand": 5}}', "[" * 100_000])
def test_a_damaged_file_counts_as_none(text: str) -> None:
    """Nobody is kept from playing by it."""
    setups.setups_file().write_text(text)

    assert setups.load_setups() == {}


def test_a_folder_that_cannot_be_written_to_stops_nobody(home: Path) -> None:
    """The next game is set up again, that is all."""
    (home / "setups.json").mkdir()
    setups.keep_setup("play", {"variant": "pz"})

    assert setups.load_setups() == {}
