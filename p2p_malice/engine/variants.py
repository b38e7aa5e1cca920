"""The rule sets of Spite & Malice, as data. What the numbers mean for the play is in `malice`."""

import re
from functools import lru_cache

from attrs import evolve, frozen

from p2p_malice.errors import OptionsError


@frozen
class Options:
    """What may differ from one game of Spite & Malice to the next.

    `payoff` is the size of each payoff pile, one of `payoffs`; `packs` the number of 52-card packs; `hand` the number
    of cards a hand is filled up to; `wild` the rank that stands for any other; `last_rank` the rank that completes a
    centre pile (an ace begins it). `min_seats` to `max_seats` may play.
    """

    variant: str
    payoff: int
    payoffs: tuple[int, ...]
    min_seats: int = 2
    max_seats: int = 2
    packs: int = 2
    hand: int = 5
    centre_piles: int = 4
    discard_piles: int = 4
    wild: int = 13
    last_rank: int = 12

    def __str__(self) -> str:
        """The options as text: the variant, then what differs from its defaults. `parse_options` reads it."""
        default = VARIANTS[self.variant]
        return self.variant if self.payoff == default.payoff else f"{self.variant} payoff={self.payoff}"


VARIANTS: dict[str, Options] = {
    "mdw": Options(variant="mdw", payoff=21, payoffs=(11, 21, 31)),
}
"""Every rule set by its name."""


@lru_cache(maxsize=64)
def parse_options(text: str) -> Options:
    """The options that `str(options)` wrote, such as `mdw` or `mdw payoff=31`. Raises `OptionsError` otherwise."""
    found = re.fullmatch(r"([a-z-]{1,20})(?: payoff=(\d{1,3}))?", text, re.ASCII)
    if not found or found[1] not in VARIANTS:
        raise OptionsError(f"There are no rules “{text[:40]}”. Known are: {', '.join(VARIANTS)}.")
    options = VARIANTS[found[1]]
    return with_payoff(options, int(found[2])) if found[2] else options


def with_payoff(options: Options, payoff: int) -> Options:
    """The same rules with payoff piles of another size. Raises `OptionsError` for a size the variant does not have."""
    if payoff not in options.payoffs:
        sizes = ", ".join(map(str, options.payoffs[:-1])) + f" or {options.payoffs[-1]}"
        raise OptionsError(f"A payoff pile of {options.variant} has {sizes} cards, not {payoff}.")
    return evolve(options, payoff=payoff)
