"""Spite & Malice as a value, for whoever plays games without knowing them."""

from p2p_malice.engine.game import Game
from p2p_malice.games.malice.bots.registry import BOTS, DEFAULT
from p2p_malice.games.malice.options import parse_options
from p2p_malice.games.malice.positions import resample
from p2p_malice.games.malice.rules import deal
from p2p_malice.games.malice.taught import begin_lesson

MALICE = Game(
    name="malice",
    parse_rules=parse_options,
    deal=deal,
    resample=resample,
    bots=BOTS,
    default_bot=DEFAULT,
    teach=begin_lesson,
)
