"""What became of somebody, in the words of every user interface."""

import pytest

from p2p_malice.words.catalogue import LANGUAGES, load

STATES = {"left": "sitter-left", "nobody": "sitter-away"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_became_of_somebody_is_said_alike_everywhere(language: str) -> None:
    """A line and the notices of screen and page say the same. A word at their cards tells who has left, who is away,
    and for whom the computer plays.
    """
    words = load(language)

    for by, line in STATES.items():
        told = words(line, name="Ann").strip(".\u0964\u2068\u2069")
        assert words("banner-short", by=by, names="Ann", count=1).strip("\u2068\u2069") == told
    assert len({words(f"board-{state}") for state in ("left", "away", "computer")}) == 3
