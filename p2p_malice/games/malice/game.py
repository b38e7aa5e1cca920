"""Spite & Malice as a value, for everything that plays games without knowing them."""

from functools import partial

from p2p_malice.engine.game import Game
from p2p_malice.engine.options import with_rules
from p2p_malice.errors import OptionsError
from p2p_malice.games.malice.book import BOOK
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.bots.registry import BOTS, DEFAULT
from p2p_malice.games.malice.explaining import why
from p2p_malice.games.malice.options import parse_options
from p2p_malice.games.malice.positions import resample
from p2p_malice.games.malice.rules import deal
from p2p_malice.games.malice.taught import begin_lesson


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


MALICE = Game(
    name="malice",
    parse_rules=parse_options,
    deal=deal,
    resample=resample,
    bots=BOTS,
    default_bot=DEFAULT,
    book=BOOK,
    hint=greedy.hint,
    why=why,
    modern=_modern,
    modern_rules=_modern_rules,
    former_deal=partial(deal, formerly=True),
    teach=begin_lesson,
    practice="mdw payoff=11",
)
