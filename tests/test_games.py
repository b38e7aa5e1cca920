"""Whole games between two processes over WebRTC."""

import argparse

import pytest

from scripts.play_games import play_game
from tests.link.netlab import NetLab, two_homes, why_not

OPTIONS = argparse.Namespace(stun="none", payoff="11", reply_after=0.0, limit=60.0)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(3))
async def test_two_processes_agree_on_a_whole_game(number: int) -> None:
    """Host and guest exchange two codes, play random lawful moves, and are shown the same to the end."""
    assert await play_game(OPTIONS, number, (), ())


@pytest.mark.lab
@pytest.mark.slow
async def test_two_homes_agree_on_a_whole_game() -> None:
    """The same between two machines, each behind a router that lets in only answers."""
    if reason := why_not():
        pytest.skip(reason)
    async with NetLab() as lab:
        two_homes(lab)
        stun = await lab.stun_server("pub", "203.0.113.1")
        options = argparse.Namespace(**{**vars(OPTIONS), "stun": stun})
        assert await play_game(options, 1, lab.entering("host"), lab.entering("guest"))
