"""Games and seats in the program's folder."""

import pytest

from p2p_malice.errors import SavedGameError
from p2p_malice.store.contract import SavedDeal, move_entry
from p2p_malice.store.game_log import games_folder
from p2p_malice.store.saves_folder import SavesFolder

DEAL = SavedDeal("2026-11-21T18:04:05", "mdw", "00" * 32, ("a" * 32, "b" * 32), ("me", "friend"), "malice")
SAVES = SavesFolder()


def test_going_on_cuts_away_nothing_that_another_program_has_played() -> None:
    """Whoever asked first and answered last is told that the game has changed, and nothing is lost."""
    log = SAVES.begin(DEAL)
    log.append(move_entry(2, 1, "7h>d0", is_last=False))
    log.close()
    path = games_folder() / f"{log.id}.game"
    path.write_bytes(path.read_bytes() + b"rubbish\n")
    asked = SAVES.read_game(log.id)
    other = SAVES.go_on(asked, 1)
    other.append(move_entry(3, 0, "9c>d1", is_last=False))
    other.close()

    with pytest.raises(SavedGameError, match="save_changed"):
        SAVES.go_on(asked, 1)
    assert len(SAVES.read_game(log.id).moves) == 2
