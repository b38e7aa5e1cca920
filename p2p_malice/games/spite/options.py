"""The options of Spite, as data. What they mean for the play is in the other modules.

Options are written as text: the name of a variant, then what differs from it, such as `spite referee=yes`.
"""

import re
from functools import lru_cache

from attrs import fields, frozen

from p2p_malice.engine.options import HOUSE_RULES, number, rows_of, switch, with_rules, written
from p2p_malice.errors import OptionsError
from p2p_malice.games.spite.rule_readings import RuleReadings

VARIANT, LIGHT = "spite", "spite-light"
"""The variants: the rule book as we read it, and what is left of it for a first game."""

LEAST_SEATS, MOST_SEATS = 3, 9
HAND = 11
"""Cards that each player is dealt."""

HAND_LIMIT = 20
"""Whoever holds so many regular cards loses the round."""

CLAIM_SECONDS = 5
"""How long the first lead can be claimed by one rank."""

CAM_LIMIT = 3
"""How many cards may be exchanged after one come-at-me."""


@frozen(cache_hash=True)
class Options:
    """What may differ from one table of Spite to the next: house rules, and readings of what the rule book leaves open.

    Each is a row: the part of the sheet that its sentence belongs to, what its value may be, and whether it `is_main`.
    """

    rounds: int = number(3, 1, 20, is_main=True)
    """Rounds that are played; then the highest score wins."""
    referee: bool = switch(default=False, is_main=True)
    """Whether what is against the rules is refused, so that there are no misplays."""
    fakes: int = number(5, 5, 10)
    """Fake jokers in the common pile."""
    bounty: bool = switch(default=True)
    """Whether a card is turned as the bounty: going out on its rank earns fake jokers."""
    come_at_me: bool = switch(default=True)
    """Whether players may say come-at-me."""
    window: int = number(3, 0, 9)
    """Seconds after a play in which a misplay can be called; with 0 the table rules at once."""
    decision: int = number(5, 3, 30)
    """Seconds of a countdown, without those for cards that were just picked up."""
    first_lead: bool = switch(default=True)
    """Whether the first lead is claimed by rank, 3s first; else the player to the dealer's left leads."""
    last_chance: bool = switch(default=True)
    """Whether a trick ends when the turn is back at who played last; else as soon as all others have passed."""
    empty_pays: bool = switch(default=True)
    """Whether a right call on a misplayer without fake jokers earns one from the common pile."""
    cam_counts_passed: bool = switch(default=True)
    """Whether come-at-me counts players who have passed in the trick as active."""
    thirteens_have_suits: bool = switch(default=True)
    thirteens_natural: bool = switch(default=True)
    big_hands_turn: bool = switch(default=True)
    equal_ranks_form: bool = switch(default=False)
    sevens_turn_consecs: bool = switch(default=True)
    variant: str = VARIANT
    """The name of the variant from which they differ, by which they are called. It makes no difference to the play."""

    deals = 1
    target = 0
    undo = False

    @property
    def readings(self) -> RuleReadings:
        """How hands and tricks are read."""
        return _readings(self)

    @property
    def calls(self) -> bool:
        """Whether players call misplays: there are some, and the table leaves time for it."""
        return not self.referee and self.window > 0

    @property
    def calls_pay(self) -> bool:
        """Whether a right call can earn fake jokers."""
        return self.calls and self.has_fakes

    @property
    def has_fakes(self) -> bool:
        """Whether there are fake jokers: only where they can be earned."""
        return self.bounty or (self.calls and self.empty_pays)

    def __str__(self) -> str:
        """The options as text, which `parse_options` reads: only what differs from the defaults."""
        return written(self.variant, self, VARIANTS[self.variant])


RULES = rows_of(Options)
"""The rows by name."""

VARIANTS = {
    VARIANT: Options(),
    LIGHT: Options(rounds=1, referee=True, bounty=False, come_at_me=False, first_lead=False, variant=LIGHT),
}
"""What each variant begins with."""


@lru_cache(maxsize=64)
def _readings(options: Options) -> RuleReadings:
    return RuleReadings(**{each.name: getattr(options, each.name) for each in fields(RuleReadings)})


_OPTIONS = re.compile(f"({'|'.join(VARIANTS)}){HOUSE_RULES}", re.ASCII)


@lru_cache(maxsize=64)
def parse_options(text: str) -> Options:
    """The options that `str(options)` wrote, such as `spite rounds=5`. Raises `OptionsError` otherwise."""
    found = _OPTIONS.fullmatch(text)
    if not found:
        raise OptionsError("unknown_rules", text=text[:40], known=", ".join(VARIANTS))
    return with_rules(VARIANTS[found[1]], found[2].split())


def check_seats(seats: int) -> None:
    """Raise `OptionsError` unless so many may play."""
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise OptionsError(
            "players_between", variant=VARIANT, least=LEAST_SEATS, most=MOST_SEATS, seats=seats, instead="none"
        )
