"""What is known about languages, compared with CLDR."""

from babel import Locale
from babel.numbers import format_decimal

from p2p_malice.words.plural_rules import known, language

COUNTS = (*range(1, 1200, 7), *range(120), 9_999, 10_000, 15_000, 999_999, 1_000_000, 2_000_000, 1_234_567)
LARGE = (-1_234_567, 0, 7, 999, 1_000, 12_345, 1_234_567)
APART = {"tok"}
"""Groups digits by two."""


def test_a_language_counts_and_writes_as_cldr_says() -> None:
    """Plurals, large numbers, and the direction."""
    for code in known():
        locale, of = Locale.parse(code), language(code)
        both = (*(-count for count in COUNTS), *COUNTS)
        assert [of.category(count) for count in both] == [locale.plural_form(count) for count in both], code
        assert of.is_rtl == (locale.text_direction == "rtl")
        if code not in APART:
            # babel always groups four digits.
            large = [count for count in LARGE if of.least == 4 or len(str(count)) != 4]
            assert [of.number(count) for count in large] == [format_decimal(count, locale=locale) for count in large]
