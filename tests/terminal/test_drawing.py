"""The picture of the table."""

import pytest

from p2p_malice.engine.game import Event
from p2p_malice.terminal.boards.contract import Sight
from p2p_malice.terminal.boards.large_cards import paint_middle
from p2p_malice.terminal.boards.malice.drawing import draw
from p2p_malice.terminal.canvas import Canvas, Rect
from tests.helpers import WORDS, position


def picture(piles: str, rules: str, width: int, cards: str) -> str:
    """The table as text, as seat 0 sees it."""
    canvas = Canvas(width, 24, "felt")
    draw(Sight(position(piles, rules).view(0), ["You", "Bob"]), WORDS, cards, canvas, Rect(0, 1, width, 20))
    return canvas.text()


@pytest.mark.parametrize("cards", ["suits", "ascii"])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_a_joker_that_stands_for_a_jack_does_not_look_like_one(width: int, cards: str) -> None:
    """The pile says what the joker stands for, as for every other rank."""
    shown = picture("c0=Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c Jk", "pz", width, cards)

    assert "=J" in shown


@pytest.mark.parametrize("size", [(11, 6), (11, 8), (15, 6), (15, 10), (19, 13)])
def test_a_large_card_has_as_many_pips_as_its_rank_says(size: tuple[int, int]) -> None:
    """At every size, none covers another."""
    for rank in range(2, 11):
        canvas = Canvas(*size, "card")
        paint_middle(canvas, Rect(0, 0, *size), f"{rank}h", "suits", "card heart")

        assert canvas.text().count("♥") == rank


@pytest.mark.parametrize(("size", "cards", "badge"), [((60, 20), "suits", "×12"), ((80, 36), "ascii", "x12")])
def test_a_long_turn_and_a_full_pile_are_marked(size: tuple[int, int], cards: str, badge: str) -> None:
    """At the pile that was just played to, whatever the size."""
    happened = (Event("play", 0, "Qc", "hand", "c0"), Event("complete", target="c0"))
    canvas = Canvas(*size, "felt")
    seen = Sight(position("c1=Ac").view(0), ["You", "Bob"], happened=happened, played=12)
    draw(seen, WORDS, cards, canvas, Rect(0, 0, *size))

    assert canvas.text().count(badge) == canvas.text().count("full!") == 1


def test_a_vowel_that_takes_no_room_stays_with_its_letter() -> None:
    """Hindi lost all of them on the table; whoever piles up marks gets a few."""
    canvas = Canvas(8, 1, "")

    canvas.put(0, 0, "\u0939\u093f\u0902 a" + "\u0301" * 50)

    assert canvas.text() == "\u0939\u093f\u0902 a" + "\u0301" * 5
