"""Spite & Malice as a value."""

from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.registry import DEFAULT, GAMES


def test_the_registry_knows_it_by_name() -> None:
    """It's the one that is played where nobody says what."""
    assert GAMES["malice"] is DEFAULT is MALICE
