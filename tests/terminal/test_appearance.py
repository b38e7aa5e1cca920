"""How the screens look, by settings and by what the terminal can show."""

import pytest

from p2p_malice.store.settings import Settings
from p2p_malice.terminal.appearance import Appearance, appearance_of, changed

FORM = {"theme": "contrast", "cards": "auto", "pause": "2.5", "autoplay": "no"}


def test_nothing_has_to_be_set() -> None:
    """The usual look is good for most."""
    assert appearance_of(Settings(), utf8=True, copies=True) == Appearance()


@pytest.mark.parametrize(
    ("wanted", "utf8", "shown"),
    [
        (None, True, "suits"),
        (None, False, "ascii"),
        ("auto", False, "ascii"),
        ("suits", False, "suits"),
        ("ascii", True, "ascii"),
    ],
)
def test_cards_are_drawn_as_the_terminal_can(wanted: str | None, *, utf8: bool, shown: str) -> None:
    """Unless it is set what it can."""
    assert appearance_of(Settings(cards=wanted), utf8=utf8, copies=True).cards == shown


def test_no_pause_is_a_pause() -> None:
    """0 is a number of seconds like any other."""
    assert appearance_of(Settings(pause=0), utf8=True, copies=True).pause == 0


def test_the_form_changes_the_look_at_once() -> None:
    """What the terminal can show, and what is copied, stays as it was."""
    before = appearance_of(Settings(), utf8=False, copies=False)

    after = changed(before, FORM)

    assert (after.theme, after.cards, after.pause, after.autoplay) == ("contrast", "ascii", 2.5, False)
    assert (after.copies, after.shows_suits) == (False, False)
