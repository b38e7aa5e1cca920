"""What is counted of a game, and the lines at its end."""

import pytest
from attrs import evolve

from p2p_malice.engine.game import HINTS, Event, Result, View
from p2p_malice.plain.event_sentences import Voice
from p2p_malice.plain.results import GameFigures, Turn, comfort_lines, ending_lines, share_words
from tests.helpers import WORDS

NAMES = ("Kay", "Asha")
GOING_ON = View(rules="", seat=0, seats=2, turn=(), piles=())
LOST = Result("win", (1,), (9, 0))


def counted(*kinds: tuple[str, int]) -> GameFigures:
    """The figures of a game in which that happened, which took eleven minutes."""
    figures = GameFigures()
    for seat_and_kind in kinds:
        figures.take(GOING_ON, [Event(*seat_and_kind)], 60)
    figures.take(evolve(GOING_ON, result=LOST), [], 720)
    return figures


def test_the_cards_of_a_turn_are_counted() -> None:
    """Those of each player by themselves, without what was taken back; of the best turns, the first one is named."""
    figures = counted(*[("play", 0)] * 3, ("undo", 0), ("discard", 0), *[("play", 1)] * 2, ("discard", 1), ("play", 0))

    assert figures.turn == Turn(0, 1)
    assert figures.best == Turn(0, 2)


def test_a_result_is_a_few_lines_for_others() -> None:
    """Nobody in it is “you”."""
    shared = share_words(LOST, counted(("play", 0), ("play", 0)), 720, Voice(NAMES.__getitem__, None, WORDS), "malice")

    assert shared.splitlines() == [
        "Spite & Malice",
        "Asha won",
        "Cards left: Asha 0, Kay 9",
        "Best turn: Kay: 2 cards",
        "Time: 11 minutes",
    ]


def test_a_result_tells_who_asked_for_hints() -> None:
    """The player and others; nothing is said where nobody did."""
    figures, voice = counted(("play", 0)), Voice(NAMES.__getitem__, 0, WORDS)
    assert "Hints" not in share_words(LOST, figures, 720, voice, "malice")
    assert "Hints" not in ending_lines(LOST, voice)

    over = evolve(GOING_ON, result=LOST)
    figures.take(over, [Event(HINTS, 0, count=2), Event(HINTS, 1, count=1)], 720)
    figures.take(over, [], 730)

    assert "Hints: You 2, Asha 1" in share_words(LOST, figures, 720, voice, "malice")
    assert ending_lines(LOST, voice, hints=figures.hints)[-4:] == ["Hints", "You 2", "Asha 1", ""]

    resumed = counted()
    resumed.resume([Event(HINTS, 2, count=9), Event("start", 0), Event(HINTS, 0, count=2), Event(HINTS, 1, count=1)])
    resumed.take(over, [], 740)

    assert resumed.hints == figures.hints


@pytest.mark.parametrize(
    ("listener", "left", "says"), [(0, 9, "9 left"), (0, 1, "So close!"), (1, 9, ""), (None, 9, "")]
)
def test_whoever_has_lost_is_told_by_how_much_and_comforted(listener: int | None, left: int, says: str) -> None:
    """Nothing is said to the winner, nor to several at one screen."""
    said = " ".join(comfort_lines(evolve(LOST, left=(left, 0)), Voice(NAMES.__getitem__, listener, WORDS)))

    assert says in said
    assert bool(said) is bool(says)
