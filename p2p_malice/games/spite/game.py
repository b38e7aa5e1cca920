"""Spite as a value, for everything that plays games without knowing them."""

from p2p_malice.engine.game import Game, State, View
from p2p_malice.errors import GameError, NotationError
from p2p_malice.games.spite.bots.calls import call
from p2p_malice.games.spite.bots.registry import BOTS, DEFAULT
from p2p_malice.games.spite.hints import hint
from p2p_malice.games.spite.lesson_state import begin_lesson
from p2p_malice.games.spite.options import LIGHT, VARIANT, parse_options
from p2p_malice.games.spite.preview import preview
from p2p_malice.games.spite.resample import resample
from p2p_malice.games.spite.rule_book import BOOK
from p2p_malice.games.spite.state import ABSENT, JOIN, deal

THINKS = 0.8
"""Seconds that the computer takes for a move while misplays can be called, so that each of its plays can be seen."""

HELD = 2.5
"""Seconds that it waits after a misplay, so that everybody sees what it was, who called it and what it costs."""


def _thinks(rules: str, state: State) -> float:
    if not parse_options(rules).calls:
        return 0.0
    return HELD if any(event.kind == "misplay" for event in state.events) else THINKS if state.clocks else 0.0


def _why(_view: View, about: str) -> GameError:
    return NotationError("no_move", text=about[:20])


SPITE = Game(
    name="spite",
    parse_rules=parse_options,
    deal=deal,
    resample=resample,
    bots=BOTS,
    default_bot=DEFAULT,
    book=BOOK,
    hint=hint,
    interrupt=call,
    why=_why,
    preview=preview,
    teach=begin_lesson,
    practice=LIGHT,
    whole=VARIANT,
    alone={"referee": "yes", "first_lead": "no"},
    late=(ABSENT, JOIN),
    thinks=_thinks,
)
