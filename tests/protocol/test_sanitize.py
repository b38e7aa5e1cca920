"""Words from outside."""

import json
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from p2p_malice.protocol.sanitize import clean, looks_like

VECTORS = json.loads((Path(__file__).parent.parent / "vectors" / "words.json").read_text(encoding="utf-8"))
TRICKY = "Ann 1е👩❤\u200c\u200d\ufe0f\u3164\u115f\u2800\u0301\u0300\u034fीجمक्ോന\u0dca\u0dd9\u0dcfᄀ가\u11a8ﬁ"
"""Characters whose neighbours matter."""


@pytest.mark.parametrize(("dirty", "cleaned"), [vector[1:] for vector in VECTORS], ids=[name for name, *_ in VECTORS])
def test_only_what_can_be_shown_stays(dirty: str, cleaned: str) -> None:
    """Control, direction and invisible characters go; letters, signs and emoji stay."""
    assert clean(dirty, 24) == cleaned


@pytest.mark.parametrize("blank", [chr(number) for number in (0x3164, 0xFFA0, 0x115F, 0x1160, 0x2800, 0x034F, 0xE0061)])
def test_a_name_of_blanks_is_none(blank: str) -> None:
    """Nobody sits at the table without a name that can be seen."""
    assert clean(blank * 3, 24) == ""


@given(text=st.text() | st.text(TRICKY), limit=st.integers(1, 50))
def test_nothing_invisible_survives(text: str, limit: int) -> None:
    """Whatever comes in, what goes on is short, on one line and printable."""
    cleaned = clean(text, limit)

    assert len(cleaned) <= limit
    assert all(unicodedata.category(char)[0] in "LMNPS" or char in " \u200c\u200d" for char in cleaned)
    assert clean(cleaned, limit) == cleaned


@given(text=st.text() | st.text(TRICKY))
def test_what_cannot_be_seen_makes_no_other_name(text: str) -> None:
    """A name is no other one by a joiner, a filler or a letter of another alphabet."""
    name = clean(text, 24)

    assert looks_like(name) == looks_like(name.swapcase().casefold())
    assert looks_like("A" + name) == looks_like("А" + "\u200d\u034f" + name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "Аnn"),
        ("Nora", "ΝΟRΑ"),
        ("Ann", "Ａｎｎ"),
        ("Ian", "lan"),
        ("Ian", "İan"),
        ("Bob", "ВОВ"),
        ("вова", "ВОВА"),
        ("O'Brien", "O’Brien"),
        ("Ali", "A1i"),
        ("علي", "ع\u200dلي"),
    ],
)
def test_names_that_look_alike_share_a_key(one: str, other: str) -> None:
    """Case, width, look-alike letters and joiners make no difference."""
    assert looks_like(one) == looks_like(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Zoe", "Zoë"), ("Ann", "A nn"), ("अनु", "अनि"), ("👩", "👨")]
)
def test_names_that_look_different_have_keys_of_their_own(one: str, other: str) -> None:
    """What a person can tell apart is not taken for one."""
    assert looks_like(one) != looks_like(other)
