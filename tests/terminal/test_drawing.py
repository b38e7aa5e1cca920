"""The picture of the table."""

import pytest

from p2p_malice.terminal.drawing import Scene, draw
from tests.helpers import WORDS, position


def picture(piles: str, rules: str, width: int, cards: str) -> str:
    """The table as text, as seat 0 sees it."""
    scene = Scene(position(piles, rules).view(0), ["You", "Bob"], WORDS, cards=cards)
    return draw(scene, width, 24).canvas.text()


@pytest.mark.parametrize("cards", ["suits", "ascii"])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_a_joker_that_stands_for_a_jack_does_not_look_like_one(width: int, cards: str) -> None:
    """The pile says what the joker stands for, as for every other rank."""
    shown = picture("c0=Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c Jk", "pz", width, cards)

    assert "=J" in shown
