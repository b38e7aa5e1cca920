"""What happened and what may be done, in sentences."""

import pytest

from p2p_malice.engine.game import Event, Result
from p2p_malice.plain.words import Voice, event_words, in_order, move_words, moves_lines, result_words
from tests.helpers import position

NAMES = ["Asha", "Bob"]
YOU = Voice(NAMES.__getitem__, 0)
NAMED = Voice(NAMES.__getitem__, None)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Event("start", 0), "You start."),
        (Event("start", 1), "Bob starts."),
        (Event("play", 1, "7h", "hand", "c1"), "Bob plays 7h from the hand on centre 2."),
        (Event("play", 0, "Kd", "d2", "c0", "5"), "You play Kd as 5 from discard pile 3 on centre 1."),
        (Event("play", 0, "7h", "payoff", "c3"), "You play 7h from the payoff pile on centre 4."),
        (Event("turn up", 1, "Qd"), "Bob's next payoff card is Qd."),
        (
            Event("complete", None, target="c1", count=12),
            "Centre 2 is complete: its 12 cards are shuffled into the draw pile.",
        ),
        (Event("draw", 1, count=1), "Bob draws 1 card."),
        (Event("draw", 0, count=3), "You draw 3 cards."),
        (Event("discard", 1, "9s", "hand", "d0"), "Bob discards 9s on discard pile 1."),
        (Event("pass", 1), "Bob has no card to play and nothing to draw: the turn passes."),
        (Event("equal", 1, "7"), "Bob's payoff card 7 is not the only one: the pile is shuffled and turned up."),
        (Event("something new", 1), None),
    ],
)
def test_every_event_has_its_sentence(event: Event, words: str | None) -> None:
    """Events are told of “you” and of the others by name; one that is unknown is not told."""
    assert event_words(event, YOU) == words


def test_two_at_one_screen_are_both_called_by_name() -> None:
    """Where two people listen nobody is “you”."""
    assert event_words(Event("draw", 0, count=3), NAMED) == "Asha draws 3 cards."


@pytest.mark.parametrize(
    ("result", "words"),
    [
        (Result("win", (0,), (0, 7)), "You won: the payoff pile is played out. Bob had 7 cards left."),
        (Result("win", (1,), (1, 0)), "Bob won: the payoff pile is played out. You had 1 card left."),
        (
            Result("stalemate", (1,), (9, 7)),
            "Bob won: nobody can move any more, and fewest payoff cards are left there (You 9, Bob 7).",
        ),
        (
            Result("stalemate", (), (9, 9)),
            "The game is drawn: nobody can move, and the payoff piles are equal (You 9, Bob 9).",
        ),
    ],
)
def test_every_result_has_its_sentence(result: Result, words: str) -> None:
    """Who won, how, and what the others had left."""
    assert result_words(result, YOU) == words


def test_moves_are_told_with_the_card_they_move() -> None:
    """A play names its card, also where the notation names only the pile."""
    view = position("payoff@0=2s 5d; hand@0=7h; d1@0=4c").view(0)

    assert move_words("payoff>c0", view) == "5d from the payoff pile on centre 1"
    assert move_words("d1>c2", view) == "4c from discard pile 2 on centre 3"
    assert move_words("7h>c2", view) == "7h from the hand on centre 3"
    assert move_words("7h>d3", view) == "discard 7h on pile 4"
    assert move_words("rubbish", view) == "rubbish"


def test_moves_are_numbered_plays_first() -> None:
    """Plays stand one a line; discards in a table from the lowest card up, with numbers that go on."""
    state = position("hand@0=9h Ac 3c; c0=Ah; c1=Ah; c2=As")
    moves = in_order(state.moves(0))

    assert moves_lines(moves, state.view(0)) == [
        "Play",
        "   1  Ac from the hand on centre 4",
        "Discard, which ends the turn  pile 1  pile 2  pile 3  pile 4",
        "      Ac                           2       3       4       5",
        "      3c                           6       7       8       9",
        "      9h                          10      11      12      13",
    ]
