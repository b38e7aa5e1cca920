"""How languages count and write numbers: CLDR's rules (https://cldr.unicode.org, UTS #35 part 3) for whole numbers.

`languages.json`, which `scripts/write/languages.py` wrote, has them for every language that CLDR knows. Browsers have
them built in.
"""

import json
import re
from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Any

from attrs import frozen

_RELATION = re.compile(r"(\w)(?: mod (\d+))? (not )?in ([\d.,]+)")
_OR = re.compile(r"\bor\b")
_WHOLE = "ni"
"""The operands that are the number itself; whatever tells of its decimals is 0."""


@frozen
class Language:
    """How a language counts, how it writes large numbers, and whether people write it from right to left."""

    plural: Callable[[int], str]
    """The CLDR category of a number that isn't negative."""
    group: str
    """The separator between thousands, "" for none."""
    least: int
    """The number of digits from which on it is used."""
    size: int
    """The size of a group above the thousands: 2 in India."""
    is_rtl: bool

    def category(self, count: int) -> str:
        """The CLDR category of a number; a negative one has that of its absolute value."""
        return self.plural(abs(count))

    def number(self, count: int) -> str:
        """The number as it is written, in Western digits."""
        digits = str(abs(count))
        if not self.group or len(digits) < self.least:
            return str(count)
        groups, rest = [digits[-3:]], digits[:-3]
        while rest:
            groups.append(rest[-self.size :])
            rest = rest[: -self.size]
        return "-" * (count < 0) + self.group.join(reversed(groups))


@cache
def language(code: str) -> Language:
    """The language of that BCP 47 code. Raises KeyError if CLDR doesn't know it."""
    rule, group, least, size, is_rtl = _read()["languages"][code]
    return Language(_plural(_read()["rules"][rule]), group, least, size, bool(is_rtl))


def known() -> tuple[str, ...]:
    """The codes of all languages that CLDR knows."""
    return tuple(_read()["languages"])


@cache
def _read() -> dict[str, Any]:
    text = resources.files("p2p_malice.words").joinpath("languages.json").read_text(encoding="utf-8")
    tables: dict[str, Any] = json.loads(text)
    return tables


def _plural(rule: str) -> Callable[[int], str]:
    """The category of a number by a rule such as `few: n in 2..4; one: n in 1`."""
    categories = [tuple(part.split(": ")) for part in rule.split("; ") if part]
    tests = [(category, _condition(when)) for category, when in categories]
    return lambda count: next((category for category, fits in tests if fits(count)), "other")


def _condition(text: str) -> Callable[[int], bool]:
    either = [[_relation(each) for each in _RELATION.findall(every)] for every in _OR.split(text)]
    return lambda count: any(all(fits(count) for fits in every) for every in either)


def _relation(found: tuple[str, str, str, str]) -> Callable[[int], bool]:
    operand, modulus, negated, ranges = found
    bounds = [
        (int(first), int(last or first)) for first, _, last in (each.partition("..") for each in ranges.split(","))
    ]

    def fits(count: int) -> bool:
        value = count if operand in _WHOLE else 0
        value = value % int(modulus) if modulus else value
        return any(first <= value <= last for first, last in bounds) != bool(negated)

    return fits
