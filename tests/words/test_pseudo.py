"""The language that proves that every sentence is in the catalogue."""

import re

from p2p_malice.words.catalogue import PSEUDO, PSEUDO_RTL, Words

FILE = """\
-brand = Spite & Malice
told = { $count ->
    [one] One card is left for { $name } in { -brand }.
   *[other] { $count } cards are left.
}
"""


def test_what_is_put_in_stays_as_it_is() -> None:
    """Names, numbers and the game's own name are nobody's translation."""
    said = Words(PSEUDO, [FILE])("told", count=1, name="Ann")

    assert "Ann" in said
    assert "Spite & Malice" in said


def test_no_english_word_is_left() -> None:
    """Each letter of the sentence has its accent."""
    said = Words(PSEUDO, [FILE])("told", count=2)

    assert not [char for char in said if char.isascii() and char.isalpha()]


def test_it_is_longer_by_two_fifths() -> None:
    """A screen that holds it holds German."""
    english = "cards are left."

    assert 1.35 <= len(Words(PSEUDO, [FILE])("told", count=2).removeprefix("2 ")) / len(english) <= 1.5


def test_its_twin_goes_from_right_to_left() -> None:
    """The same sentence, but for marks: its text is turned round, and what is put in is not."""
    words, twin = Words(PSEUDO, [FILE]), Words(PSEUDO_RTL, [FILE])
    said = twin("told", count=1, name="Ann")

    assert (words.is_rtl, twin.is_rtl) == (False, True)
    assert "\u202e" in said
    assert "\u2068Ann\u2069" in said
    assert re.sub("[\u202c\u202e\u2068\u2069]", "", said) == words("told", count=1, name="Ann")
