"""Many games and days as a text, a JSON object in each line: what is saved, and what one device hands to another."""

import json
from collections.abc import Iterable

from attrs import frozen

from p2p_malice.history.days import PlayedDay
from p2p_malice.history.played_game import PlayedGame
from p2p_malice.history.statistics import in_order
from p2p_malice.protocol.untrusted_json import read_json

MAX_LINE = 4000
"""Characters; no game needs as many."""


@frozen
class History:
    """The games that were played to their end, in order, each once, and how many lines can't be read.

    `days` are those among the lines. Of the `watched` games, the player has only seen the end.
    """

    games: tuple[PlayedGame, ...] = ()
    unreadable: int = 0
    days: tuple[PlayedDay, ...] = ()
    watched: tuple[PlayedGame, ...] = ()

    @property
    def all(self) -> tuple[PlayedGame, ...]:
        """The games, and those that were watched, in order."""
        return tuple(in_order([*self.games, *self.watched]))


def history_in(text: str) -> History:
    """The games and days in a text, whoever has written it."""
    found = [_entry_in(line) for line in text.splitlines() if line.strip()]
    games = in_order(entry for entry in found if isinstance(entry, PlayedGame))
    watched = tuple(game for game in games if game.is_watched)
    days = [entry for entry in found if isinstance(entry, PlayedDay)]
    return History(tuple(game for game in games if not game.is_watched), found.count(None), tuple(days), watched)


def game_in(line: str) -> PlayedGame | None:
    """The game in a line; None for any other text."""
    entry = _entry_in(line)
    return entry if isinstance(entry, PlayedGame) else None


def _entry_in(line: str) -> PlayedGame | PlayedDay | None:
    """The game or the day in a line; None for any other text."""
    try:
        body = read_json(line) if len(line) <= MAX_LINE else None
        if not isinstance(body, dict):
            return None
        return PlayedDay.of_body(body) if "once" in body else PlayedGame.of_body(body)
    except ValueError:
        return None


def text_of(entries: Iterable[PlayedGame | PlayedDay]) -> str:
    """The text with these games and days."""
    return "".join(f"{json.dumps(each.as_body(), ensure_ascii=False, separators=(',', ':'))}\n" for each in entries)
