"""The rule book of Spite & Malice. It needs nothing of what plays the game."""

from collections.abc import Sequence

from p2p_malice.engine.book import Row, RuleBook
from p2p_malice.games.malice.options import RULES, VARIANTS, check_seats, parse_options, with_rules
from p2p_malice.games.malice.sheet import key_of
from p2p_malice.games.malice.sheets import house_rules_text, rules_text, variants_text
from p2p_malice.words.catalogue import Words


def _written(rules: str, house: Sequence[str]) -> str:
    return str(with_rules(parse_options(rules), house))


def _row(name: str) -> Row:
    metadata = RULES[name].metadata
    least, most = metadata.get("range", (0, 0))
    options = metadata.get("words", ())
    return Row(name, key_of(name, "rule"), options, least, most, metadata.get("is_main", False))


def _lists(words: Words, own: Sequence[str] = ()) -> tuple[str, str]:
    return variants_text(words, own), house_rules_text(words)


BOOK = RuleBook(
    variants=tuple(VARIANTS),
    rows=tuple(map(_row, RULES)),
    written=_written,
    check=lambda rules, seats: check_seats(parse_options(rules), seats),
    sheet=rules_text,
    lists=_lists,
    words="p2p_malice.games.malice",
)
