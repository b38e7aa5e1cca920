"""How languages count and write numbers: CLDR's rules for whole numbers (https://cldr.unicode.org).

A test compares them with CLDR itself. Browsers have them built in. A new language needs a row here.
"""

from collections.abc import Callable

from attrs import frozen

_MILLION = 1_000_000


@frozen
class Language:
    """How a language counts, how it writes large numbers, and whether people write it from right to left."""

    plural: Callable[[int], str]
    """The CLDR category of a number that isn't negative."""
    group: str = ","
    """The separator between thousands."""
    least: int = 4
    """The number of digits from which on it is used."""
    is_rtl: bool = False

    def category(self, count: int) -> str:
        """The CLDR category of a number; a negative one has that of its absolute value."""
        return self.plural(abs(count))

    def number(self, count: int) -> str:
        """The number as it is written, in Western digits."""
        return f"{count:,}".replace(",", self.group) if len(str(abs(count))) >= self.least else str(count)


def _alike(_count: int) -> str:
    return "other"


def _one(count: int) -> str:
    return "one" if count == 1 else "other"


def _one_or_millions(count: int) -> str:
    return "many" if count and count % _MILLION == 0 else _one(count)


def _none_is_one(count: int) -> str:
    return "one" if count == 0 else _one_or_millions(count)


def _is_few(count: int) -> bool:
    return count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)


def _polish(count: int) -> str:
    return "one" if count == 1 else "few" if _is_few(count) else "many"


def _russian(count: int) -> str:
    return "one" if count % 10 == 1 and count % 100 != 11 else "few" if _is_few(count) else "many"


def _czech(count: int) -> str:
    return "few" if count in (2, 3, 4) else _one(count)


def _hebrew(count: int) -> str:
    return "two" if count == 2 else _one(count)


def _arabic(count: int) -> str:
    if count < 3:
        return ("zero", "one", "two")[count]
    return "few" if 3 <= count % 100 <= 10 else "many" if count % 100 >= 11 else "other"


_SPACE, _NARROW = "\u00a0", "\u202f"

KNOWN = {
    "ar": Language(_arabic, is_rtl=True),
    "cs": Language(_czech, _SPACE),
    "de": Language(_one, "."),
    "en": Language(_one),
    "es": Language(_one_or_millions, ".", 5),
    "fr": Language(_none_is_one, _NARROW),
    "he": Language(_hebrew, is_rtl=True),
    "it": Language(_one_or_millions, ".", 5),
    "ja": Language(_alike),
    "nl": Language(_one, "."),
    "pl": Language(_polish, _SPACE, 5),
    "pt": Language(_none_is_one, "."),
    "ru": Language(_russian, _SPACE),
    "sv": Language(_one, _SPACE),
    "tr": Language(_one, "."),
    "uk": Language(_russian, _SPACE),
    "zh": Language(_alike),
}
"""By BCP 47 code."""
