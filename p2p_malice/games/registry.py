"""The games that can be played, by name. Flows and commands look them up here; lower layers are handed a game."""

from collections.abc import Mapping

from p2p_malice.engine.game import Game
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.spite.game import SPITE

GAMES: Mapping[str, Game] = {game.name: game for game in (MALICE, SPITE)}

DEFAULT = MALICE
"""The game that is played unless another is named."""
