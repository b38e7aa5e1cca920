"""How games were last set up: saved for each form, and never in the way."""

from pathlib import Path

import pytest

from p2p_malice.store import last_setups


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files of the test's own."""
    monkeypatch.setattr(last_setups, "data_folder", lambda: tmp_path)
    return tmp_path


def test_each_form_has_its_own_values() -> None:
    """What was saved for one leaves the others as they are."""
    last_setups.keep_setup("play", {"variant": "pz"})
    last_setups.keep_setup("host", {"variant": "mdw"})
    last_setups.keep_setup("play", {"payoff": "7"})

    assert last_setups.load_setups() == {"play": {"payoff": "7"}, "host": {"variant": "mdw"}}


@pytest.mark.parametrize("text", ["", "[", "[]", '{"play": 3}', '{"play": {"hand": 5}}', "[" * 100_000])
def test_a_damaged_file_counts_as_none(text: str) -> None:
    """Nobody is kept from playing by it."""
    last_setups.setups_file().write_text(text)

    assert last_setups.load_setups() == {}


def test_a_folder_that_cannot_be_written_to_stops_nobody(home: Path) -> None:
    """The next game is set up again, that is all."""
    (home / "setups.json").mkdir()
    last_setups.keep_setup("play", {"variant": "pz"})

    assert last_setups.load_setups() == {}
