"""What happened and what may be done, in sentences."""

import pytest
from attrs import evolve

from p2p_malice.engine.game import Event, Note, Result
from p2p_malice.plain.boards.malice import MaliceBoard
from p2p_malice.plain.event_sentences import Voice, event_words, known_notes, result_words
from tests.helpers import WORDS, position

NAMES = ["Asha", "Bob"]
YOU = Voice(NAMES.__getitem__, 0, WORDS)
NAMED = Voice(NAMES.__getitem__, None, WORDS)
BOARD = MaliceBoard(WORDS)
VIEW = position("hand@0=9h; hand@1=8h").view(0)
OF_FOUR = position("hand@0=9h; hand@1=8h; hand@2=7h; hand@3=6h", "official partners=yes").view(0)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Event("start", 0), "You start."),
        (Event("start", 1), "Bob starts."),
        (Event("play", 1, "7h", "hand", "c1"), "Bob plays 7h from hand to pile 2."),
        (Event("play", 0, "Kd", "d2", "c0", "5"), "You play Kd as 5 from discard pile 3 to pile 1."),
        (Event("play", 0, "7h", "payoff", "c3"), "You play 7h from the payoff pile to pile 4."),
        (Event("turn up", 1, "Qd"), "Bob's next payoff card is Qd."),
        (
            Event("complete", None, target="c1", count=12),
            "Pile 2 is full. Its 12 cards are shuffled into the draw pile.",
        ),
        (Event("draw", 1, count=1), "Bob draws 1 card."),
        (Event("draw", 0, count=3), "You draw 3 cards."),
        (Event("discard", 1, "9s", "hand", "d0"), "Bob discards 9s onto discard pile 1."),
        (Event("pass", 1), "Bob has no cards in hand and can't play, so their turn is skipped."),
        (
            Event("equal", 1, "7h"),
            "Bob's payoff card ties for highest (7h). The pile is shuffled, and a new card is turned up.",
        ),
        (Event("play", 1, "7h", "payoff@0", "c1"), "Bob plays 7h from your payoff pile to pile 2."),
        (Event("play", 0, "7h", "d0@1", "c1"), "You play 7h from Bob's discard pile 1 to pile 2."),
        (Event("out", 0), "Your payoff pile is empty. Now you play for your partner."),
        (Event("score", 0, count=1), "You have 1 point."),
        (Event("something new", 1), None),
    ],
)
def test_every_event_has_its_sentence(event: Event, words: str | None) -> None:
    """Events are told of “you” and of the others by name; one that is unknown is not told."""
    assert event_words(event, YOU, VIEW) == words


def test_of_what_a_newer_host_says_the_known_part_is_said() -> None:
    """A way to end or a note for which there is no sentence used to end the program."""
    assert result_words(Result("left", (0,), (0, 7)), YOU) == "The game is over."
    notes = (Note("lesson-new-part", 1, 3), Note("result-win"), Note("lesson-part-payoff", 1, 3))
    view = evolve(position("hand@0=Ah").view(0), notes=notes)
    assert [note.key for note in known_notes(view, WORDS)] == ["lesson-part-payoff"]
    assert "lesson-new-part" not in WORDS


def test_two_at_one_screen_are_both_called_by_name() -> None:
    """Where two people listen nobody is “you”."""
    assert event_words(Event("draw", 0, count=3), NAMED, VIEW) == "Asha draws 3 cards."


@pytest.mark.parametrize(
    ("result", "words"),
    [
        (Result("win", (0,), (0, 7)), "You won! Your payoff pile is empty. Payoff cards left: Bob 7."),
        (Result("win", (1,), (1, 0)), "Bob won: their payoff pile is empty. Payoff cards left: you 1."),
        (
            Result("stalemate", (1,), (9, 7)),
            "Nobody can play any more. Bob won with the fewest payoff cards left (you 9, Bob 7).",
        ),
        (
            Result("stalemate", (), (9, 9)),
            "Nobody can play any more. The payoff piles are level, so the game is a draw (you 9, Bob 9).",
        ),
        (
            Result("idle", (0,), (6, 7)),
            "Nobody has played a payoff card for a very long time. You won with the fewest payoff cards left"
            " (you 6, Bob 7).",
        ),
        (
            Result("long", (1,), (8, 7)),
            "The game has gone on for too long. Bob won with the fewest payoff cards left (you 8, Bob 7).",
        ),
        (Result("match", (), (0, 0)), "The match is a draw: everyone is level on points."),
        (Result("another game's", (0,), (0, 0)), "The game is over."),
    ],
)
def test_every_result_has_its_sentence(result: Result, words: str) -> None:
    """Who won, how, and what the others had left."""
    assert result_words(result, YOU) == words


FOUR = ("Asha", "Bob", "Cho", "Dov")


@pytest.mark.parametrize(
    ("event", "listener", "words"),
    [
        (Event("win", 0, source="payoff@2"), 0, "You and Cho win the game: your payoff piles are empty."),
        (Event("win", 0, source="payoff@2"), 2, "You and Asha win the game: your payoff piles are empty."),
        (Event("win", 0, source="payoff@2"), 1, "Asha and Cho win the game: their payoff piles are empty."),
        (Event("win", 0, source="payoff@2"), None, "Asha and Cho win the game: their payoff piles are empty."),
        (Event("fewest", 1, source="payoff@3"), 3, "You and Bob win the game with the fewest payoff cards left."),
        (Event("fewest", 1, source="payoff@3"), 1, "You and Dov win the game with the fewest payoff cards left."),
        (Event("fewest", 1, source="payoff@3"), 0, "Bob and Dov win the game with the fewest payoff cards left."),
        (Event("fewest", 0), 0, "You win the game with the fewest payoff cards left."),
        (Event("fewest", 1), 0, "Bob wins the game with the fewest payoff cards left."),
        (Event("fewest", None), 0, "The payoff piles are level, so the game is a draw."),
    ],
)
def test_a_game_that_partners_win_in_a_match_names_both(event: Event, listener: int | None, words: str) -> None:
    """The event names one, and the other by their pile."""
    assert event_words(event, Voice(FOUR.__getitem__, listener, WORDS), OF_FOUR) == words


@pytest.mark.parametrize(
    ("how", "listener", "words"),
    [
        ("win", 2, "You and Asha won! Your payoff piles are empty. Payoff cards left: Bob 5, Dov 1."),
        ("match", 2, "You and Asha won the match."),
        ("match", 1, "Asha and Cho won the match."),
    ],
)
def test_all_who_share_a_win_are_named(how: str, listener: int, words: str) -> None:
    """Partners, or players with equally many points; whoever reads it comes first among the winners."""
    assert result_words(Result(how, (0, 2), (0, 5, 0, 1)), Voice(FOUR.__getitem__, listener, WORDS)) == words


def test_moves_are_told_with_the_card_they_move() -> None:
    """A play names its card, also where the notation names only the pile."""
    view = position("payoff@0=2s 5d; hand@0=7h; d1@0=4c").view(0)

    assert BOARD.told("payoff>c0", view) == "5d from your payoff pile to pile 1"
    assert BOARD.told("d1>c2", view) == "4c from discard pile 2 to pile 3"
    assert BOARD.told("7h>c2", view) == "7h from hand to pile 3"
    assert BOARD.told("7h>d3", view) == "discard 7h onto discard pile 4"
    assert BOARD.told("rubbish", view) == "rubbish"


def test_moves_are_numbered_plays_first() -> None:
    """Plays stand one a line; discards in a table from the lowest card up, with numbers that go on."""
    state = position("hand@0=9h Ac 3c; c0=Ah; c1=Ah; c2=As")

    assert BOARD.listed(state.view(0)) == [
        "Play",
        "   1  Ac from hand to pile 4",
        "Discard (ends your turn)      pile 1  pile 2  pile 3  pile 4",
        "      Ac                           2       3       4       5",
        "      3c                           6       7       8       9",
        "      9h                          10      11      12      13",
    ]
