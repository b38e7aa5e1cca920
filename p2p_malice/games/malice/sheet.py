"""The rules as a sheet: which sentences it has, and the facts that go into them. The sentences are in `words`."""

from p2p_malice.engine.book import MAX_DEALS
from p2p_malice.games.malice.limits import GAME_MOVES, IDLE_ROUNDS, TURN_PLAYS
from p2p_malice.games.malice.options import PARTS, RULES, YES_NO, Options

LIMITS = {"idle_rounds": IDLE_ROUNDS, "turn_plays": TURN_PLAYS, "game_moves": GAME_MOVES, "max_deals": MAX_DEALS}
"""Limits that end games and matches under any options."""


def key_of(rule: str, kind: str = "sheet") -> str:
    """The key of the sentence about a rule: `sheet-kings-wild` for `kings_wild`."""
    return f"{kind}-{rule.replace('_', '-')}"


def sentences() -> dict[str, tuple[str, ...]]:
    """The keys of the sentences by part of the sheet; a part without a rule is one sentence."""
    found = {}
    for part in PARTS:
        keys = tuple(key_of(name) for name, rule in RULES.items() if rule.metadata["part"] == part)
        found[part] = keys or (f"sheet-{part}",)
    return found


def facts(options: Options) -> dict[str, int | str]:
    """The facts for the sentences: the options by name, which cards are `wild`, how a `match` ends, the limits."""
    values = {name: getattr(options, name) for name in ("min_seats", "max_seats", *RULES)}
    written = {name: YES_NO[value] if isinstance(value, bool) else value for name, value in values.items()}
    return written | {"wild": _wild(options), "match": _match(options)} | LIMITS


def _wild(options: Options) -> str:
    if options.jokers:
        return "both" if options.kings_wild else "jokers"
    return "kings" if options.kings_wild else "none"


def _match(options: Options) -> str:
    return "points" if options.target else "games" if options.is_match else "none"
