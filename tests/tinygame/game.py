"""The tiny game as a value."""

from p2p_malice.engine.game import Game
from tests.tinygame.bots import bold, shy
from tests.tinygame.rules import deal, parse_rules, resample

TINY = Game(
    name="tiny",
    parse_rules=parse_rules,
    deal=deal,
    resample=resample,
    bots={"shy": shy, "bold": bold},
    default_bot="bold",
)
