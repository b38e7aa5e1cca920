"""The rules as a sheet: which sentences it has, and the facts that go into them. The sentences are in `words`."""

from p2p_malice.engine.options import facts_of
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
from p2p_malice.games.spite.scoring import LOSER
from p2p_malice.telling import Answer, Fact

SHEET = {
    "set_up": ("deck", "deal", "fakes", "bounty", "rounds"),
    "lead": ("first_lead", "later_leads"),
    "trick": ("turn", "follow", "last_chance", "won"),
    "hands": ("ranks", "alike", "poker", "thirteens", "readings"),
    "direction": ("sevens", "threes", "big_hands_turn"),
    "jokers": ("joker_hands", "joker_limits"),
    "fake_jokers": ("earned", "face_up", "face_down"),
    "consecs": ("numerical", "suited", "unbeatable", "consec_readings"),
    "come_at_me": ("cam", "cam_won", "cam_lost"),
    "buy_back": ("buy", "limit"),
    "misplays": ("misplay", "calling", "empty_pays"),
    "time": ("countdown", "early"),
    "end": ("out", "points", "swap", "late"),
}
"""By part of the sheet: its sentences."""


def sheet(rules: str) -> Answer:
    """The sheet of the rules that a text stands for; only that it isn't known here if that is so."""
    try:
        options = parse_options(rules)
    except OptionsError:
        return Answer((("unknown",),))
    followed: dict[str, Fact] = {
        "rules": rules,
        "least": LEAST_SEATS,
        "most": MOST_SEATS,
        "cards": DECK,
        "packs": PACKS,
        "hand": HAND,
        "hand_limit": HAND_LIMIT,
        "claim_seconds": CLAIM_SECONDS,
        "cam_limit": CAM_LIMIT,
        "loser": LOSER,
    }
    codes = tuple((f"part_{part}", *sentences) for part, sentences in SHEET.items())
    return Answer((("title",), *codes), {**facts_of(options), **followed})
