"""The rule sheet: which sentences it has, and the facts that go into them. The sentences are in `words`."""

from p2p_malice.engine.options import YES_NO, facts_of
from p2p_malice.errors import OptionsError
from p2p_malice.games.spite.cards import DECK, PACKS
from p2p_malice.games.spite.options import (
    CAM_LIMIT,
    CLAIM_SECONDS,
    HAND,
    HAND_LIMIT,
    LEAST_SEATS,
    MOST_SEATS,
    parse_options,
)
from p2p_malice.games.spite.rules.scoring import LOSER
from p2p_malice.sentence_facts import Answer, Fact

SHEET = {
    "part_goal": ("goal", "house"),
    "part_glance": ("brief_hand", "brief_ranks", "brief_fakes", "brief_bounty"),
    "steps_turn": ("turn", "hand", "last_chance", "example"),
    "part_twists": (
        "brief_direction",
        "brief_consec",
        "brief_joker",
        "brief_down",
        "brief_cam",
        "brief_buy",
        "brief_misplay",
    ),
    "part_end": ("points", "swap"),
    "steps_small": (
        *("deck", "first_lead", "later_lead", "next_lead", "alike", "poker", "thirteens", "readings", "turning"),
        *("numerical", "forms", "consec_readings", "unbeatable", "joker_limits", "open_size", "five_fakes", "earned"),
        *("cam_won", "cam_wrong", "buying", "price_anew", "limit", "calling", "calls_pay", "countdown"),
        *("clock", "hints", "early", "three", "middle", "swap_rest", "late"),
    ),
}
"""By part of the sheet: its sentences, and what it shows at a glance."""

ONLY_WITH = {
    "brief_fakes": "has_fakes",
    "brief_down": "has_fakes",
    "earned": "has_fakes",
    "five_fakes": "has_fakes",
    "calls_pay": "calls_pay",
    "brief_bounty": "bounty",
    "brief_cam": "come_at_me",
    "cam_won": "come_at_me",
    "cam_wrong": "come_at_me",
    **dict.fromkeys(("swap", "swap_rest", "later_lead", "price_anew", "middle", "late"), "has_more_rounds"),
}
"""Sentences that are left out if the options rule out what they are about."""


def sheet(rules: str) -> Answer:
    """The sheet for rules given as text; if they are unknown here, it says only that."""
    try:
        options = parse_options(rules)
    except OptionsError:
        return Answer((("unknown",),))
    followed: dict[str, Fact] = {
        "rules": rules,
        "variant": str(options).partition(" ")[0],
        "house": str(options).partition(" ")[2] or "none",
        "least": LEAST_SEATS,
        "most": MOST_SEATS,
        "cards": DECK,
        "packs": PACKS,
        "hand": HAND,
        "hand_limit": HAND_LIMIT,
        "claim_seconds": CLAIM_SECONDS,
        "cam_limit": CAM_LIMIT,
        "loser": LOSER,
        "has_fakes": YES_NO[options.has_fakes],
        "calls": YES_NO[options.calls],
    }
    left_out = {code for code, row in ONLY_WITH.items() if not getattr(options, row)}
    codes = tuple((part, *(each for each in sentences if each not in left_out)) for part, sentences in SHEET.items())
    return Answer((("title",), *codes), {**facts_of(options), **followed})
