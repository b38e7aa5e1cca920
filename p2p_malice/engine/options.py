"""Options of a game as the fields of a frozen class: each is a row of what may be changed as a house rule.

A row is a whole number within a range, or one of several words; `yes` and `no` make a switch. Its metadata say which
values it may have, and whether it `is_main`, one that most people want to choose.
"""

import re
from collections.abc import Iterable
from typing import Any, TypeVar

from attrs import Attribute, evolve, field, fields

from p2p_malice.engine.rule_book import HouseRule
from p2p_malice.errors import OptionsError

YES_NO = ("no", "yes")

HOUSE_RULES = r"((?: [a-z_]{1,20}=[a-z0-9-]{1,20}){0,30})"
"""How house rules are written after the name of a variant, as a regular expression: ` payoff=31 jokers=2`."""

Rows = dict[str, "Attribute[Any]"]
T = TypeVar("T")


def number(default: int, least: int, most: int, *, is_main: bool = False) -> Any:
    """A row for a number from `least` to `most`."""
    return field(default=default, metadata={"range": (least, most), "is_main": is_main})


def choice(default: str, *words: str) -> Any:
    """A row for one of the words."""
    return field(default=default, metadata={"words": words})


def switch(*, default: bool, is_main: bool = False, **more: object) -> Any:
    """A row for yes or no, with what `more` a game wants to know of it."""
    return field(default=default, metadata={"words": YES_NO, "is_main": is_main, **more})


def turn_clock() -> Any:
    """A row for the seconds that a player has for a turn, before the table moves for them."""
    return choice("off", "off", "30", "60", "120", "300")


def rows_of(options: Any) -> Rows:
    """The rows of a class of options, by name."""
    return {row.name: row for row in fields(options) if row.metadata}


def value_of(options: object, name: str) -> str:
    """The value of a row as it is written: a number, `yes`, `no`, or a word."""
    value = getattr(options, name)
    return YES_NO[value] if isinstance(value, bool) else str(value)


def facts_of(options: Any) -> dict[str, int | str]:
    """The values of all rows as facts for sentences: numbers, `yes`, `no`, and words."""
    values = {name: getattr(options, name) for name in rows_of(type(options))}
    return {name: YES_NO[value] if isinstance(value, bool) else value for name, value in values.items()}


def written(name: str, options: Any, usual: Any) -> str:
    """The options as text: the name of the variant, then whatever differs from its usual rules."""
    changed = (row for row in rows_of(type(options)) if getattr(options, row) != getattr(usual, row))
    return " ".join([name, *(f"{row}={value_of(options, row)}" for row in changed)])


def with_rules(options: T, rules: Iterable[str]) -> T:
    """The options with house rules, each as `payoff=13` or `kings_wild=no`.

    Raises `OptionsError` for an unknown rule, a rule given twice, and a value that the rule can't have.
    """
    rows: Rows = rows_of(options.__class__)
    changes: dict[str, Any] = {}
    for text in rules:
        name, _, value = text.partition("=")
        if name not in rows:
            raise OptionsError("unknown_house_rule", name=name[:30], known=", ".join(rows))
        if name in changes:
            raise OptionsError("house_rule_twice", name=name)
        changes[name] = _read(name, rows[name], value)
    return evolve(options, **changes) if changes else options  # type: ignore[misc]


def _read(name: str, row: "Attribute[Any]", value: str) -> int | str | bool:
    if "words" in row.metadata:
        words: tuple[str, ...] = row.metadata["words"]
        if value not in words:
            raise OptionsError("house_rule_word", name=name, known=", ".join(words), value=value[:20])
        return value == "yes" if words is YES_NO else value
    least, most = row.metadata["range"]
    found = int(value) if re.fullmatch(r"\d{1,3}", value, re.ASCII) else -1
    if not least <= found <= most:
        raise OptionsError("house_rule_number", name=name, least=least, most=most, value=value[:20])
    return found


def key_of(rule: str, kind: str = "sheet") -> str:
    """The key of a sentence about a rule: `sheet-kings-wild` for `kings_wild`."""
    return f"{kind}-{rule.replace('_', '-')}"


def book_rows(rows: Rows) -> tuple[HouseRule, ...]:
    """The rows as a rule book's house rules; the game's words have a label (`rule-NAME`) and a line (`means-NAME`)."""
    return tuple(_book_row(name, row) for name, row in rows.items())


def _book_row(name: str, row: "Attribute[Any]") -> HouseRule:
    label, means = key_of(name, "rule"), key_of(name, "means")
    least, most = row.metadata.get("range", (0, 0))
    return HouseRule(name, label, means, row.metadata.get("words", ()), least, most, row.metadata.get("is_main", False))


def values_of(row: "Attribute[Any]") -> str:
    """The values that a row may have: `1-60`, `no|yes`."""
    return "|".join(row.metadata["words"]) if "words" in row.metadata else "{}-{}".format(*row.metadata["range"])
