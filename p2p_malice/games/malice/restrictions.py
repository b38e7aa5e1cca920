"""House rules that forbid discarding while something has to be played first.

Each is one row of `options`. Moves, refusals, the rule sheet and the computer players' search follow from it; the sheet
says it by the sentence `sheet-differs-NAME`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from p2p_malice.engine.options import switch


class TurnPosition(Protocol):
    """What the player on turn has to play, in ranks: 1 for an ace to 13 for a king, `JOKER_RANK` for any wild card."""

    @property
    def payoff(self) -> int:
        """The rank of the player's own payoff card, -1 for none."""

    def holds(self, rank: int) -> bool:
        """Whether the hand has a card of that rank."""

    def fits(self, rank: int) -> bool:
        """Whether a card of that rank may be played on a centre pile; -1 fits nowhere."""


class Restriction(NamedTuple):
    """A house rule that forbids discarding in some positions, although other rules allow it.

    `refusal` is the code of the error that says what has to be played first, whose sentence has no particulars.
    `is_due` says whether discarding is forbidden. It may only be true while a card can be played that changes this, so
    that every turn ends.
    """

    refusal: str
    is_due: Callable[[TurnPosition], bool]


def restriction(refusal: str, is_due: Callable[[TurnPosition], bool]) -> Any:
    """A row for a restriction, which is off in a variant that doesn't say otherwise."""
    return switch(default=False, restriction=Restriction(refusal, is_due))
