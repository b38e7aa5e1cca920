"""Many games as a text, a JSON object in each line: what is saved, and what one device hands to another."""

import json
from collections.abc import Iterable

from attrs import frozen

from p2p_malice.history.played_game import PlayedGame
from p2p_malice.history.statistics import in_order
from p2p_malice.protocol.untrusted_json import read_json

MAX_LINE = 4000
"""Characters; no game needs as many."""


@frozen
class History:
    """The games that were played to their end, in order, each once, and how many lines hold none that can be read."""

    games: tuple[PlayedGame, ...] = ()
    unreadable: int = 0


def history_in(text: str) -> History:
    """The games in a text, whoever has written it."""
    lines = [line for line in text.splitlines() if line.strip()]
    games = list(filter(None, map(game_in, lines)))
    return History(tuple(in_order(games)), len(lines) - len(games))


def game_in(line: str) -> PlayedGame | None:
    """The game in a line; None for any other text."""
    try:
        body = read_json(line) if len(line) <= MAX_LINE else None
        return PlayedGame.of_body(body) if isinstance(body, dict) else None
    except ValueError:
        return None


def text_of(games: Iterable[PlayedGame]) -> str:
    """The text with these games."""
    return "".join(f"{json.dumps(game.as_body(), ensure_ascii=False, separators=(',', ':'))}\n" for game in games)
