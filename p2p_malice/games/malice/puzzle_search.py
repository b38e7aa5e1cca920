"""All ways to win in one turn, looked for until there are two. Pure.

A way is what is played, whatever the order: where each card comes from, and the height of the centre pile that it goes
to. Centre piles of equal height are alike, and so are cards of a rank in the hand.
"""

from attrs import define, field

from p2p_malice.games.malice.bots.seen_table import WILD, Ranks, SeenTable
from p2p_malice.games.malice.bots.turn_search import FROM_DISCARDS, FROM_HAND, FROM_PAYOFF, Step

MOST_POSITIONS = 3000
"""A turn that leads to more positions isn't looked at to its end."""

Way = tuple[Step, ...]
"""A way to win, in rising order of its steps."""


class _SeveralError(Exception):
    """There are several ways, or there may be: the turn is too long, or leads to cards that nobody knows."""


@define
class Turn:
    """What can be played in a turn of which only the last payoff card is missing.

    `heights` are those of the centre piles in rising order, `hand` is in rising order, `piles` are the player's discard
    piles, bottom first, and `payoff` is the rank of the last payoff card, which isn't wild. A pile with `last` cards is
    complete.
    """

    heights: Ranks
    hand: Ranks
    piles: tuple[Ranks, ...]
    payoff: int
    last: int = 12
    """The rank that completes a centre pile."""
    known: dict[tuple[Ranks, Ranks, Ranks], tuple[Way, Step] | None] = field(factory=dict, init=False)
    """For each position that was looked at, by heights, hand and lengths of the discard piles: its only way to win
    with a first step of it, None if it can't be won.
    """

    def only_way(self) -> Way | None:
        """The way to win, if there is exactly one and no card has to be drawn on any way; None otherwise."""
        try:
            found = self._look_at(self.heights, self.hand, tuple(map(len, self.piles)))
        except _SeveralError:
            return None
        return found[0] if found else None

    def next_step(self) -> Step | None:
        """What to play now to win in the only way; None unless there is exactly one."""
        if self.only_way() is None:
            return None
        found = self.known[self.heights, self.hand, tuple(map(len, self.piles))]
        return found[1] if found else None

    def steps(self, heights: Ranks, hand: Ranks, lengths: Ranks) -> list[tuple[Step, Ranks, Ranks, Ranks]]:
        """All plays but that of the payoff card, each with the position that it leads to; what is alike, once."""
        found: list[tuple[Step, Ranks, Ranks, Ranks]] = []
        for index, length in enumerate(lengths):
            if length:
                for target in _targets(heights, self.piles[index][length - 1]):
                    shorter = (*lengths[:index], length - 1, *lengths[index + 1 :])
                    found.append(((FROM_DISCARDS, index, target), self._raised(heights, target), hand, shorter))
        for at, rank in enumerate(hand):
            if not at or hand[at - 1] != rank:
                others = hand[:at] + hand[at + 1 :]
                found += (
                    ((FROM_HAND, rank, target), self._raised(heights, target), others, lengths)
                    for target in _targets(heights, rank)
                )
        return found

    def _look_at(self, heights: Ranks, hand: Ranks, lengths: Ranks) -> tuple[Way, Step] | None:
        key = (heights, hand, lengths)
        if key in self.known:
            return self.known[key]
        if not hand or len(self.known) >= MOST_POSITIONS:
            raise _SeveralError
        found: tuple[Way, Step] | None = None
        self.known[key] = found
        if self.payoff - 1 in heights:
            last: Step = (FROM_PAYOFF, 0, self.payoff - 1)
            found = (last,), last
        for step, *after in self.steps(heights, hand, lengths):
            rest = self._look_at(*after)
            if rest:
                way = tuple(sorted((*rest[0], step)))
                if found and found[0] != way:
                    raise _SeveralError
                found = found or (way, step)
        self.known[key] = found
        return found

    def _raised(self, heights: Ranks, target: int) -> Ranks:
        at = heights.index(target)
        height = target + 1
        return tuple(sorted((*heights[:at], 0 if height == self.last else height, *heights[at + 1 :])))


def _targets(heights: Ranks, rank: int) -> Ranks:
    """The heights of the centre piles that a card fits; a wild card fits any."""
    if rank != WILD:
        return (rank - 1,) if rank - 1 in heights else ()
    return tuple(dict.fromkeys(heights))


def turn_of(table: SeenTable) -> Turn:
    """The turn of the player at that table."""
    return Turn(tuple(sorted(table.heights)), table.hand, table.own.piles, table.own.payoffs[0])
