"""Games and figures for other programs: a table as CSV, an object as JSON."""

import csv
import datetime
import io
import json

from p2p_malice.history.days import Days
from p2p_malice.history.groups import groups_of
from p2p_malice.history.json_lines import History
from p2p_malice.history.played_game import PlayedGame
from p2p_malice.history.statistics import Tally, statistics_of
from p2p_malice.history.trophies import trophies_of

COLUMNS = (
    *("ended", "game", "rules", "result", "opponents", "seconds", "left", "best_turn", "longest_chain"),
    *("behind", "hints", "taken_back", "daily"),
)


def as_csv(history: History) -> str:
    """A line for each game, below the names of the columns (RFC 4180). No cell begins as a formula would."""
    written = io.StringIO()
    table = csv.writer(written)
    table.writerow(COLUMNS)
    for game in history.games:
        table.writerow([f"'{cell}" if cell[:1] in ("=", "+", "-", "@") else cell for cell in map(str, _row(game))])
    return written.getvalue()


def _row(game: PlayedGame) -> tuple[object, ...]:
    names = "; ".join(game.names[seat] for seat in game.others)
    left = game.left[game.seat] if game.seat >= 0 else ""
    counts = (game.best, game.chain, game.behind, game.hints, game.undone)
    return (game.ended, game.game, game.rules, game.mark, names, game.seconds, left, *counts, game.daily)


def as_json(history: History, days: Days, today: datetime.date) -> str:
    """One object: the figures, the trophies that were earned, and the games as they are saved."""
    of = statistics_of(history.games, today)
    body = {
        "kind": "stats",
        "games": of.games,
        **_counts(of.tally),
        "run": of.run,
        "best_run": of.best_run,
        "best_turn": of.best,
        "longest_chain": of.chain,
        "left_over": of.left_over,
        "hints": of.hints,
        "seconds": of.seconds,
        "opponents": [
            {
                "name": opponent.name,
                "computer": opponent.is_computer,
                **_counts(opponent.tally),
                "last": opponent.last.isoformat(),
            }
            for opponent in of.opponents
        ],
        "groups": [
            {
                "friends": [friend.name for friend in group.friends],
                "games": group.games,
                "evenings": [evening.isoformat() for evening in group.evenings],
                "wins": [member.wins for member in group.members],
                "before": [member.before for member in group.members],
                "runs": [member.run for member in group.members],
                "last_winners": group.last_winners,
                "game": group.game,
                "rules": group.rules,
            }
            for group in groups_of(history.all)
        ],
        "trophies": {trophy.name: trophy.day.isoformat() for trophy in trophies_of(history.games, days) if trophy.day},
        "unreadable": history.unreadable,
        "played": [game.as_body() for game in history.games],
    }
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def _counts(tally: Tally) -> dict[str, int]:
    return {"won": tally.won, "lost": tally.lost, "drawn": tally.drawn}
