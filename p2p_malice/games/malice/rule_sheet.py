"""The rule sheet: which sentences it has, and the facts that go into them. The sentences are in `words`."""

from attrs import evolve

from p2p_malice.engine.options import facts_of
from p2p_malice.engine.rule_book import MAX_DEALS, MAX_UNDONE, MAX_UNDONE_IN_GAME
from p2p_malice.errors import OptionsError
from p2p_malice.games.malice.length_limits import GAME_MOVES, IDLE_ROUNDS, TURN_PLAYS
from p2p_malice.games.malice.options import RULES, VARIANTS, Options, parse_options
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


CLASSIC = VARIANTS["mdw"]
"""The rules that all others are compared with."""

DIFFERS = {
    "partners": "differs_partners",
    "packs": "packs",
    "payoff": "differs_payoff",
    "kings_wild": "differs_wild",
    "jokers": "differs_wild",
    "wild_as_ace": "differs_wild_as_ace",
    "wilds_in_payoff": "wilds_in_payoff",
    "last_rank": "differs_last_rank",
    **{row: f"differs_{row}" for row, rule in RULES.items() if "restriction" in rule.metadata},
    "starter": "starter",
    "hands_dealt": "differs_hands_dealt",
    "equal_tops": "equal_tops",
    "recycle": "differs_recycle",
    "exhaustion": "differs_exhaustion",
    "undo": "undo",
    "max_seats": "clockwise",
}
"""By option: the sentence that tells how it differs from those, which then isn't said elsewhere. The others differ only
as house rules, which are named.
"""

SHEET = {
    "part_goal": ("goal",),
    "part_differs": (*dict.fromkeys(DIFFERS.values()), "house"),
    "part_glance": ("brief_payoff", "brief_centre_piles", "brief_wild", "brief_discard_piles", "brief_match"),
    "steps_turn": ("draw", "play", "discard", "refill", "example"),
    "part_piles": ("last_rank", "kings_wild", "wild_as_ace", "recycle", "discard_piles"),
    "part_partners": ("partners",),
    "part_set_up": ("packs", "payoff", "wilds_in_payoff", "hands_dealt", "starter", "equal_tops", "clockwise"),
    "part_match": ("deals", "target", "scoring"),
    "part_small": ("undo", "clock", "hints", "exhaustion", "silent"),
}
"""By part of the sheet: its sentences, and what it shows at a glance."""


def sheet(rules: str) -> Answer:
    """The sheet for rules given as text; if they are unknown here, it says only that."""
    try:
        options = parse_options(rules)
    except OptionsError:
        return Answer((("unknown",),))
    differs = differences(options)
    parts = [(part, *(code for code in codes if _is_for(part, code, differs))) for part, codes in SHEET.items()]
    return Answer((("title",), *parts), {"rules": rules, **facts(options)})


def differences(options: Options) -> set[str]:
    """The sentences of what differs from the classic rules, which know several sizes of a payoff pile."""
    usual = evolve(CLASSIC, payoff=options.payoff if options.payoff in CLASSIC.payoffs else CLASSIC.payoff)
    return {code for row, code in DIFFERS.items() if getattr(options, row) != getattr(usual, row)}


def _is_for(part: str, code: str, differs: set[str]) -> bool:
    """Whether the sentence is said in that part."""
    return code not in DIFFERS.values() or (code in differs) == (part == "part_differs")


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
