"""The rule book of Spite, which can be read without loading the game itself."""

from collections.abc import Sequence

from p2p_malice.engine.options import book_rows, value_of, with_rules
from p2p_malice.engine.rule_book import RuleBook
from p2p_malice.games.house_rule_list import house_rules_text
from p2p_malice.games.spite.options import RULES, VARIANTS, check_seats, parse_options
from p2p_malice.games.spite.rule_sheet import sheet
from p2p_malice.words.catalogue import Words


def _written(rules: str, house: Sequence[str]) -> str:
    return str(with_rules(parse_options(rules), house))


def _check(rules: str, seats: int) -> None:
    parse_options(rules)
    check_seats(seats)


def _check_any(rules: str) -> None:
    parse_options(rules)


def _lists(words: Words, own: Sequence[str] = ()) -> tuple[str, str]:
    lines = [words("variants"), *(f"  {name:<15} {words(f'variant-{name}')}" for name in VARIANTS)]
    lines += [f"  {name:<15} {words('variant-own')}" for name in own]
    return "\n".join(lines), house_rules_text(RULES, words)


BOOK = RuleBook(
    variants=tuple(VARIANTS),
    rows=book_rows(RULES),
    written=_written,
    value=lambda rules, name: value_of(parse_options(rules), name),
    check=_check,
    check_any=_check_any,
    sheet=sheet,
    lists=_lists,
    words="p2p_malice.games.spite",
)
