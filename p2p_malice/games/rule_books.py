"""The games' rule books, by name. They load quickly, since the games themselves (see `registry`) aren't needed."""

from collections.abc import Mapping
from typing import TypeVar

from p2p_malice.engine.rule_book import RuleBook
from p2p_malice.errors import OptionsError
from p2p_malice.games.malice.rule_book import BOOK
from p2p_malice.games.spite.rule_book import BOOK as SPITE

BOOKS: Mapping[str, RuleBook] = {"malice": BOOK, "spite": SPITE}

DEFAULT = BOOK
"""The rules of the game that is played unless another is named."""

T = TypeVar("T")


def named(name: str, games: Mapping[str, T]) -> T:
    """The entry for the game of that name. Raises `OptionsError` if there is none."""
    if name not in games:
        raise OptionsError("unknown_game", name=name[:24], known=", ".join(games))
    return games[name]
