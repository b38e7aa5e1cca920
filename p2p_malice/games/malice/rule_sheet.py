"""The rule sheet: which sentences it has, and the facts that go into them. The sentences are in `words`."""

from p2p_malice.engine.options import facts_of
from p2p_malice.engine.rule_book import MAX_DEALS, MAX_UNDONE, MAX_UNDONE_IN_GAME
from p2p_malice.errors import OptionsError
from p2p_malice.games.malice.length_limits import GAME_MOVES, IDLE_ROUNDS, TURN_PLAYS
from p2p_malice.games.malice.options import Options, parse_options
from p2p_malice.sentence_facts import Answer

LIMITS = {
    "idle_rounds": IDLE_ROUNDS,
    "turn_plays": TURN_PLAYS,
    "game_moves": GAME_MOVES,
    "max_deals": MAX_DEALS,
    "max_undone": MAX_UNDONE,
    "max_undone_in_game": MAX_UNDONE_IN_GAME,
}
"""Limits of turns, games and matches under any options."""


SHEET = {
    "part_goal": ("goal",),
    "part_differs": (
        *("differs_partners", "differs_wild", "differs_wild_as_ace", "differs_wilds_in_payoff", "differs_last_rank"),
        *("differs_forced_aces", "differs_hands_dealt", "differs_recycle", "differs_exhaustion", "house"),
    ),
    "part_glance": ("brief_payoff", "brief_centre_piles", "brief_wild", "brief_discard_piles", "brief_match"),
    "steps_turn": ("draw", "play", "discard", "refill", "example"),
    "part_piles": ("last_rank", "kings_wild", "wild_as_ace", "recycle", "discard_piles"),
    "part_partners": ("partners",),
    "part_set_up": ("packs", "payoff", "wilds_in_payoff", "hands_dealt", "starter", "equal_tops", "clockwise"),
    "part_match": ("deals", "target", "scoring"),
    "part_small": ("undo", "hints", "exhaustion", "silent"),
}
"""By part of the sheet: its sentences, and what it shows at a glance."""


def sheet(rules: str) -> Answer:
    """The sheet for rules given as text; if they are unknown here, it says only that."""
    try:
        options = parse_options(rules)
    except OptionsError:
        return Answer((("unknown",),))
    parts = ((part, *codes) for part, codes in SHEET.items())
    return Answer((("title",), *parts), {"rules": rules, **facts(options)})


def facts(options: Options) -> dict[str, int | str]:
    """The facts for the sentences: the options by name, what follows from them, and the limits.

    `variant` is the variant that the `house` rules change, `wild` are the wild cards, `dead_from` is the lowest rank
    above `last_rank`, and `match` says how a match ends.
    """
    seats: dict[str, int | str] = {"min_seats": options.min_seats, "max_seats": options.max_seats}
    followed: dict[str, int | str] = {
        "variant": options.variant,
        "house": str(options).partition(" ")[2] or "none",
        "wild": _wild(options),
        "dead_from": options.last_rank + 1,
        "match": _match(options),
    }
    return seats | facts_of(options) | followed | LIMITS


def _wild(options: Options) -> str:
    if options.jokers:
        return "both" if options.kings_wild else "jokers"
    return "kings" if options.kings_wild else "none"


def _match(options: Options) -> str:
    return "points" if options.target else "games" if options.is_match else "none"
