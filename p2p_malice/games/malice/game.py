"""Spite & Malice as a value, for everything that plays games without knowing them."""

from collections.abc import Sequence

from p2p_malice.engine.game import Game, Row, RuleBook
from p2p_malice.errors import OptionsError
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.bots.registry import BOTS, DEFAULT
from p2p_malice.games.malice.chances import NO_DOUBT, check_winnable, doubt
from p2p_malice.games.malice.options import RULES, VARIANTS, check_seats, parse_options, with_payoff, with_rules
from p2p_malice.games.malice.positions import resample
from p2p_malice.games.malice.rules import deal
from p2p_malice.games.malice.sheet import key_of
from p2p_malice.games.malice.sheets import house_rules_text, rules_text, variants_text
from p2p_malice.games.malice.taught import begin_lesson
from p2p_malice.words.catalogue import Words


def _modern(move: str) -> str:
    """A move as version 0.1.0 wrote it, in today's notation: there a payoff pile was called `goal`."""
    return move.replace("goal", "payoff", 1) if move.startswith("goal") else move


def _modern_rules(rules: str) -> str:
    """Rules as saves of formats 1 and 2 write them.

    There was no row for `undo`: all allowed it. Beside a `target`, `deals` meant nothing.
    """
    try:
        options = parse_options(rules)
        return str(with_rules(options, ("undo=yes", "deals=1") if options.target else ("undo=yes",)))
    except OptionsError:
        return rules


def _written(rules: str, house: Sequence[str], size: int | None) -> str:
    options = parse_options(rules)
    return str(with_rules(with_payoff(options, size) if size is not None else options, house))


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


def _doubt(rules: str, seats: int) -> str:
    found = doubt(parse_options(rules), seats)
    return "" if found == NO_DOUBT else found


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
    check=_check,
    check_any=_check_any,
    doubt=_doubt,
    sheet=rules_text,
    lists=_lists,
)

MALICE = Game(
    name="malice",
    parse_rules=parse_options,
    deal=deal,
    resample=resample,
    bots=BOTS,
    default_bot=DEFAULT,
    book=BOOK,
    words="p2p_malice.games.malice",
    hint=greedy.choose,
    modern=_modern,
    modern_rules=_modern_rules,
    teach=begin_lesson,
    practice="mdw payoff=11",
)
