"""What picked cards would be: said before they are played."""

import pytest

from p2p_malice.engine.questions import answer
from p2p_malice.errors import GameError
from p2p_malice.games.spite.game import SPITE
from p2p_malice.sentence_facts import PREVIEW
from p2p_malice.words.catalogue import load
from tests.games.spite.seats import after, at_table

WORDS = load(own=SPITE.book.words)
HAND = "5c 5d 5h 5s 5h 6h 7h 8h 9d 13h Jk 2c 8d*"


@pytest.mark.parametrize(
    ("led", "picked", "said"),
    [
        ("", "9d", "A single 9. You can lead it."),
        ("", "5d+5h", "A pair of 5s. In one colour. You can lead it."),
        ("", "5d+13h", "A pair of 5s. In one colour. With 13s in it, it ranks below a natural one. You can lead it."),
        ("", "5c+6h+7h+8h+9d", "A straight up to 9. You can lead it."),
        ("", "5c+6h", "These cards don't make a combination."),
        ("", "Jk", "A joker. You can lead it."),
        ("", "8d*!down", "A fake joker, face down. You can lead it."),
        ("8c", "9d", "A single 9. You can play it."),
        ("8c", "5c+5d+5h+5s+5h", "A joker combination of 5 cards. You can play it."),
        ("8c", "8h", "A single 8. That doesn't beat the last combination."),
        ("8c", "9d!cam", "A single 9. You can play it."),
        ("8c", "9d!lower", "A single 9. You can only change the direction with natural 7s."),
        ("8c", "5c+5d", "A pair of 5s. This trick is played with 1 card at a time, not 2."),
    ],
)
def test_cards_are_called_what_they_are(led: str, picked: str, said: str) -> None:
    """The hand, and whether it beats what lies there or why it doesn't."""
    state = at_table("8c 9s 3d", HAND, "3c 4c", lead=0 if led else 1)
    state = state.after(0, led) if led else state

    assert WORDS.answered(answer(SPITE, state, 1, PREVIEW, picked), PREVIEW) == said


def test_a_last_hand_that_loses_says_so() -> None:
    """A joker as the last card may be played, and loses the round."""
    state = at_table("Jk", "9s", "3c", lead=0)

    assert WORDS.answered(answer(SPITE, state, 0, PREVIEW, "Jk"), PREVIEW).endswith("it loses you the round.")


def test_cards_are_called_what_they_are_in_a_long_trick_too() -> None:
    """A fake joker lies under its last three hands."""
    state = after(at_table("5d* 2c 2d", "6c 9s", "8c 9s", "9c 10s"), "5d*", "6c", "8c", "9c")

    assert WORDS.answered(answer(SPITE, state, 0, PREVIEW, "2c!unbeatable"), PREVIEW).endswith("You can play it.")


@pytest.mark.parametrize("about", ["", "9s", "8c+8c", "8c!sing", "nonsense", "!lower"])
def test_only_what_is_on_offer_has_a_preview(about: str) -> None:
    """Cards that others hold are not spoken of."""
    state = at_table("8c 9d", "9s", "3c", lead=0)

    with pytest.raises(GameError):
        answer(SPITE, state, 0, PREVIEW, about)
