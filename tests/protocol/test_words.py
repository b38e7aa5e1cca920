"""Words from outside."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from p2p_malice.protocol.words import clean


@pytest.mark.parametrize(
    ("dirty", "cleaned"),
    [
        ("Asha", "Asha"),
        ("  Zoë   Ó Briain ", "Zoë Ó Briain"),
        ("a\x1b[31mb\x07", "a[31mb"),
        ("\u202egnp.exe\u2066", "gnp.exe"),
        ("line\r\nbreak\ttab\u2028end", "line break tab end"),
        ("z\u200bero\ufeff", "zero"),
        ("Z" + "\u0300" * 50, "Z\u0300\u0300"),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("\u200d", ""),
        ("\ud800", ""),
        ("", ""),
    ],
)
def test_only_what_can_be_shown_stays(dirty: str, cleaned: str) -> None:
    """Control, direction and invisible characters go; letters, signs and emoji stay."""
    assert clean(dirty, 24) == cleaned


@given(text=st.text(), limit=st.integers(1, 50))
def test_nothing_invisible_survives(text: str, limit: int) -> None:
    """Whatever comes in, what goes on is short, on one line and printable."""
    cleaned = clean(text, limit)

    assert len(cleaned) <= limit
    assert all(unicodedata.category(char)[0] in "LMNPS" or char in " \u200d" for char in cleaned)
    assert clean(cleaned, limit) == cleaned


@pytest.mark.parametrize("dirty", ["A\x00\u030a", "a\u200b\u0301\u0301\u0301", "\u1100\x1b\u1161"])
def test_a_name_that_was_cleaned_is_clean(dirty: str) -> None:
    """A mark whose letter was behind a dropped character joins it at once: otherwise no kept name would be accepted."""
    cleaned = clean(dirty, 24)

    assert clean(cleaned, 24) == cleaned
