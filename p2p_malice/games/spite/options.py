"""The options of Spite, as data. The other modules apply them.

Options are written as text: the name of a variant, then any changes to it, such as `spite referee=yes`.
"""

import re
from functools import lru_cache

from attrs import fields, frozen

from p2p_malice.engine.options import HOUSE_RULES, number, rows_of, switch, turn_clock, with_rules, written
from p2p_malice.errors import OptionsError
from p2p_malice.games.spite.rule_readings import RuleReadings

VARIANT, LIGHT = "spite", "spite-light"
"""The variants: the rule book as we read it, and a simpler version for a first game."""

LEAST_SEATS, MOST_SEATS = 3, 9
HAND = 11
"""The number of cards that each player is dealt."""

HAND_LIMIT = 20
"""A player who holds this many regular cards loses the round."""

CLAIM_SECONDS = 5
"""How long the first lead can be claimed with one rank."""

CAM_LIMIT = 3
"""How many cards may be exchanged after one come-at-me."""


@frozen(cache_hash=True)
class Options:
    """What may differ from one table of Spite to the next: house rules, and readings of what the rule book leaves open.

    Each is a row: what its value may be, and whether it `is_main`.
    """

    rounds: int = number(3, 1, 20, is_main=True)
    """The number of rounds, after which the highest score wins."""
    referee: bool = switch(default=False, is_main=True)
    """Whether moves against the rules are refused, so that there are no misplays."""
    hints: bool = switch(default=True)
    """Whether players may ask what the computer would do in their place."""
    clock: str = turn_clock()
    """The seconds for a turn, after which the table passes or plays for the player."""
    fakes: int = number(5, 5, 10)
    """Fake jokers in the common pile."""
    bounty: bool = switch(default=True)
    """Whether a card is turned as the bounty: going out on its rank earns fake jokers."""
    come_at_me: bool = switch(default=True)
    """Whether players may say come-at-me."""
    window: int = number(3, 0, 9)
    """Seconds after a play during which a misplay can be called; with 0, the table rules at once."""
    decision: int = number(5, 3, 30)
    """Seconds of a countdown, not counting those for cards just picked up."""
    first_lead: bool = switch(default=True)
    """Whether the first lead is claimed by rank, 3s first; else the player to the dealer's left leads."""
    last_chance: bool = switch(default=True)
    """Whether a trick ends when the turn is back with the last to play; else as soon as all others have passed."""
    empty_pays: bool = switch(default=True)
    """Whether a correct call against a player without fake jokers earns one from the common pile."""
    cam_counts_passed: bool = switch(default=True)
    """Whether come-at-me counts players who have passed in the trick as active."""
    thirteens_have_suits: bool = switch(default=True)
    thirteens_natural: bool = switch(default=True)
    big_hands_turn: bool = switch(default=True)
    equal_ranks_form: bool = switch(default=False)
    sevens_turn_consecs: bool = switch(default=True)
    variant: str = VARIANT
    """The name of the variant that they differ from, used in their text. It makes no difference to the play."""

    deals = 1
    target = 0
    undo = False

    @property
    def has_more_rounds(self) -> bool:
        """Whether another round follows the first."""
        return self.rounds > 1

    @property
    def readings(self) -> RuleReadings:
        """How the rule book is read about hands and tricks."""
        return _readings(self)

    @property
    def calls(self) -> bool:
        """Whether players call misplays: there can be some, and the table allows time for it."""
        return not self.referee and self.window > 0

    @property
    def calls_pay(self) -> bool:
        """Whether a correct call can earn fake jokers."""
        return self.calls and self.has_fakes

    @property
    def has_fakes(self) -> bool:
        """Whether there are fake jokers, which is only if they can be earned."""
        return self.bounty or (self.calls and self.empty_pays)

    def __str__(self) -> str:
        """The options as text: the variant, then whatever differs from its defaults. `parse_options` reads it."""
        return written(self.variant, self, VARIANTS[self.variant])


RULES = rows_of(Options)
"""The rows by name."""

VARIANTS = {
    VARIANT: Options(),
    LIGHT: Options(rounds=1, referee=True, bounty=False, come_at_me=False, first_lead=False, variant=LIGHT),
}
"""The options of each variant."""


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
    """Raise `OptionsError` unless that many may play."""
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise OptionsError(
            "players_between", variant=VARIANT, least=LEAST_SEATS, most=MOST_SEATS, seats=seats, instead="none"
        )
