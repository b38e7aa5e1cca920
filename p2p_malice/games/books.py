"""The rule books of the games, by name. To read them is quick: what plays a game is in `registry` and not needed."""

from collections.abc import Mapping

from p2p_malice.engine.book import RuleBook
from p2p_malice.games.malice.book import BOOK

BOOKS: Mapping[str, RuleBook] = {"malice": BOOK}

DEFAULT = BOOK
"""The rules of the game that is played unless another is named."""
