"""What happened, in the few words of the log."""

import pytest

from p2p_malice.engine.game import Event
from p2p_malice.plain.event_sentences import Voice
from p2p_malice.terminal.boards.malice.log import log_words
from tests.helpers import WORDS, position

VIEW = position("hand@0=9h; hand@3=9c; payoff@2=2s; payoff@3=2s", "official partners=yes").view(0)
NAMES = ("Asha", "Bob", "Cho", "Dov").__getitem__


@pytest.mark.parametrize(
    ("event", "listener", "said"),
    [
        (Event("play", 2, "5h", "payoff@0", "c0"), 0, "Cho plays 5h (your pile P) > pile A"),
        (Event("play", 2, "5h", "d1@0", "c0"), None, "Cho plays 5h (pile W of Asha) > pile A"),
        (Event("play", 0, "5h", "d1@2", "c0"), 0, "You play 5h (pile W of Cho) > pile A"),
        (Event("play", 0, "5h", "payoff", "c0"), 0, "You play 5h (pile P) > pile A"),
        (Event("play", 0, "Kh", "hand", "c0", "5"), 0, "You play Kh as 5 > pile A"),
    ],
)
def test_a_pile_of_the_reader_is_called_yours(event: Event, listener: int | None, said: str) -> None:
    """Not “of You”, as a name would be."""
    assert log_words(event, Voice(NAMES, listener, WORDS), "ascii", VIEW) == said


@pytest.mark.parametrize("kind", ["start", "draw", "pass", "out", "score", "turn up"])
def test_no_player_is_shown_as_a_card(kind: str) -> None:
    """Cards have their suits; a name that looks like one stays what its owner wrote."""
    voice = Voice(("Asha", "Jh").__getitem__, 0, WORDS)

    said = log_words(Event(kind, 1, "Qd" if kind == "turn up" else None, count=1), voice, "suits", VIEW) or ""

    assert said.startswith("Jh")
    assert ("Q♦" in said) == (kind == "turn up")
