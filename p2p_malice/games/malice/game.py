"""Spite & Malice as a value, for everything that plays games without knowing them."""

from collections.abc import Iterator

from p2p_malice.engine.game import Game, View
from p2p_malice.games.malice.bots.moments import moments
from p2p_malice.games.malice.bots.reasons import hint
from p2p_malice.games.malice.bots.registry import BOTS, DEFAULT, THINKERS, YARDSTICKS
from p2p_malice.games.malice.lesson_state import begin_lesson
from p2p_malice.games.malice.options import parse_options
from p2p_malice.games.malice.positions import position_text, resample
from p2p_malice.games.malice.puzzle_state import puzzle
from p2p_malice.games.malice.refusals import why
from p2p_malice.games.malice.rule_book import BOOK
from p2p_malice.games.malice.rules import deal


def _overdue(view: View) -> Iterator[str]:
    """A discard; or what has to be played before, rather from the hand than a payoff card."""
    moves = view.offers.moves
    discards = [move for move in moves if ">d" in move]
    others = [move for move in reversed(moves) if not move.startswith("payoff") and move not in discards]
    return iter((*discards, *others, *moves))


MALICE = Game(
    name="malice",
    parse_rules=parse_options,
    deal=deal,
    resample=resample,
    bots=BOTS,
    thinkers=THINKERS,
    default_bot=DEFAULT,
    yardsticks=YARDSTICKS,
    book=BOOK,
    hint=hint,
    why=why,
    moments=moments,
    teach=begin_lesson,
    puzzle=puzzle,
    practice="mdw payoff=11",
    position=position_text,
    overdue=_overdue,
    offered={"exhaustion": "play-on"},
)
