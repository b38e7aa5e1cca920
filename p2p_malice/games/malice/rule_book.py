"""The rule book of Spite & Malice, which can be read without loading the game itself."""

from collections.abc import Sequence

from p2p_malice.engine.options import book_rows, value_of, with_rules
from p2p_malice.engine.rule_book import RuleBook
from p2p_malice.errors import OptionsError
from p2p_malice.games.house_rule_list import house_rules_text
from p2p_malice.games.malice.options import RULES, VARIANTS, check_seats, parse_options
from p2p_malice.games.malice.rule_sheet import sheet
from p2p_malice.games.malice.variant_list import variants_text
from p2p_malice.games.malice.winnable import check_winnable
from p2p_malice.words.catalogue import Words


def _written(rules: str, house: Sequence[str]) -> str:
    return str(with_rules(parse_options(rules), house))


def _value(rules: str, name: str) -> str:
    return value_of(parse_options(rules), name)


def _check(rules: str, seats: int) -> None:
    options = parse_options(rules)
    check_seats(options, seats)
    check_winnable(options, seats)


def _check_any(rules: str) -> None:
    options = parse_options(rules)
    least, most = (4, 4) if options.partners else (options.min_seats, options.max_seats)
    faults = [_fault(rules, seats) for seats in range(least, most + 1)]
    if faults[0] and all(faults):
        raise faults[0]


def _fault(rules: str, seats: int) -> OptionsError | None:
    try:
        _check(rules, seats)
    except OptionsError as error:
        return error
    return None


def _lists(words: Words, own: Sequence[str] = ()) -> tuple[str, str]:
    return variants_text(words, own), house_rules_text(RULES, words)


BOOK = RuleBook(
    variants=tuple(VARIANTS),
    rows=book_rows(RULES),
    written=_written,
    value=_value,
    check=_check,
    check_any=_check_any,
    sheet=sheet,
    lists=_lists,
    words="p2p_malice.games.malice",
    race="payoff",
)
