"""What is known about languages, compared with CLDR."""

import pytest
from babel import Locale
from babel.numbers import format_decimal

from p2p_malice.words.plural_rules import KNOWN

COUNTS = (*range(1200), 9_999, 10_000, 15_000, 999_999, 1_000_000, 2_000_000, 1_234_567)


@pytest.mark.parametrize("code", KNOWN)
def test_a_language_counts_and_writes_as_cldr_says(code: str) -> None:
    """Plurals, large numbers, and the direction."""
    locale, known = Locale.parse(code), KNOWN[code]

    both = (*(-count for count in COUNTS), *COUNTS)
    assert [known.category(count) for count in both] == [locale.plural_form(count) for count in both]
    counts = [count for count in COUNTS if known.least == 4 or len(str(count)) != 4]  # babel always groups four digits.
    assert [known.number(count) for count in counts] == [format_decimal(count, locale=locale) for count in counts]
    assert known.is_rtl == (locale.text_direction == "rtl")
