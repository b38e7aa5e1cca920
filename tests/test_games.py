"""Whole games between processes over WebRTC."""

import argparse
from pathlib import Path
from typing import Any

import pytest

from scripts.games.play_games import play_game
from tests.forking import forked  # noqa: F401  (every test here forks the program)
from tests.link.netlab import NetLab, two_homes, why_not

TWO = {
    "stun": "none",
    "variant": "mdw",
    "rule": ["payoff=11"],
    "friends": 1,
    "bots": 0,
    "reply_after": 0.0,
    "limit": 240.0,
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games are saved in a home of the test's own."""
    monkeypatch.setenv("HOME", str(tmp_path))


def options(**changes: Any) -> argparse.Namespace:
    """The options of a game, of two unless they are changed."""
    return argparse.Namespace(**TWO | changes)


@pytest.mark.parametrize("number", range(3))
async def test_two_processes_agree_on_a_whole_game(number: int) -> None:
    """Host and guest exchange two codes, play random lawful moves, and are shown the same to the end."""
    assert await play_game(options(), number, (), ())


async def test_nine_seats_agree_on_a_whole_game() -> None:
    """One process invites four friends, four bots sit with them, and all are shown the same to the end."""
    assert await play_game(options(variant="official", rule=[], friends=4, bots=4, limit=400.0), 1, (), ())


@pytest.mark.lab
@pytest.mark.parametrize("changes", [{}, {"variant": "official", "rule": ["payoff=5"], "friends": 2, "bots": 1}])
async def test_two_homes_agree_on_a_whole_game(changes: dict[str, Any]) -> None:
    """The same between machines behind routers that let in only answers: every reply has to find its seat."""
    if reason := why_not():
        pytest.skip(reason)
    async with NetLab() as lab:
        two_homes(lab)
        stun = await lab.stun_server("pub", "203.0.113.1")
        assert await play_game(options(stun=stun, **changes), 1, lab.entering("host"), lab.entering("guest"))
