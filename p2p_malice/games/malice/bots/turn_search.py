"""Every way a turn may go, up to the next card that nobody knows. Pure.

A turn has some sixteen different positions on average: piles of the centre that are equally high are alike, and so are
cards of a rank. Whoever looks at all of them misses nothing that can be known.
"""

from collections.abc import Iterator

from p2p_malice.games.malice.bots.seen_table import WILD, Ranks, SeenTable

MOST_POSITIONS = 4000
"""Turns of strange house rules can go on and on; further positions aren't looked at."""

ENDED, TURNED_UP, FILLED, WON = "ended", "turned_up", "filled", "won"
"""Why the search stops: the turn is over, a payoff card is turned up, the hand is filled, the game is won."""

FROM_HAND, FROM_DISCARDS, FROM_PAYOFF = "hand", "discards", "payoff"

Step = tuple[str, int, int]
"""A move: where the card comes from; its rank if that is the hand, else which pile of the side; and where it goes.

That is the height of a centre pile, or -1 for the player's first discard pile, -2 for the second …
"""


class Outcome:
    """Where a turn may lead, and the `steps` that lead there.

    `heights` are in rising order. `payoffs` are the ranks of the side's payoff cards; -1 is one that isn't known or not
    there. `piles` are the side's discard piles.
    """

    __slots__ = ("hand", "heights", "how", "payoffs", "piles", "steps")

    def __init__(
        self,
        how: str,
        steps: tuple[Step, ...],
        heights: Ranks,
        hand: Ranks,
        piles: tuple[Ranks, ...],
        payoffs: Ranks,
    ) -> None:
        """All of it."""
        self.how = how
        self.steps = steps
        self.heights = heights
        self.hand = hand
        self.piles = piles
        self.payoffs = payoffs


class RankPosition:
    """A position of a turn: the heights of the centre piles, hand and payoff card in ranks. See `TurnPosition`."""

    __slots__ = ("hand", "heights", "lowest_wild", "payoff")

    def __init__(self, heights: Ranks, hand: Ranks, payoff: int, lowest_wild: int) -> None:
        """`lowest_wild` is the height of the lowest centre pile that a wild card may be played on."""
        self.heights = heights
        self.hand = hand
        self.payoff = payoff
        self.lowest_wild = lowest_wild

    def holds(self, rank: int) -> bool:
        """Whether the hand has a card of that rank."""
        return rank in self.hand

    def fits(self, rank: int) -> bool:
        """Whether a card of that rank fits any centre pile."""
        return bool(_targets(self.heights, rank, self.lowest_wild))


def outcomes(table: SeenTable) -> Iterator[Outcome]:
    """All that the player on turn can bring about, each once, as far as the cards are known."""
    options, payoffs, left = table.options, table.own.payoffs, table.own.left
    last, own_piles = options.last_rank, options.discard_piles
    lowest_wild = options.lowest_wild
    heights = tuple(sorted(table.heights))
    waiting: list[tuple[Ranks, Ranks, tuple[Ranks, ...], tuple[Step, ...]]] = [
        (heights, table.hand, table.own.piles, ())
    ]
    seen: set[tuple[object, ...]] = {(False, heights, table.hand, tuple(map(len, table.own.piles)))}
    looked_at = 0
    while waiting and looked_at < MOST_POSITIONS:
        heights, hand, piles, steps = waiting.pop()
        looked_at += 1
        is_stuck = True
        lengths = tuple(map(len, piles))
        for index, rank in enumerate(payoffs):
            if rank < 0 or rank in payoffs[:index]:
                continue
            for target in _targets(heights, rank, lowest_wild):
                is_stuck = False
                raised = built_on(heights, target, last)
                key: tuple[object, ...] = (index, raised, hand, lengths, "payoff")
                if key not in seen:
                    seen.add(key)
                    how = WON if left[index] == sum(left) == 1 else TURNED_UP
                    rest = (*payoffs[:index], -1, *payoffs[index + 1 :])
                    yield Outcome(how, (*steps, (FROM_PAYOFF, index, target)), raised, hand, piles, rest)

        reached: list[tuple[Ranks, Ranks, tuple[Ranks, ...], Step]] = []
        for index, pile in enumerate(piles):
            if pile:
                for target in _targets(heights, pile[-1], lowest_wild):
                    shorter = (*piles[:index], pile[:-1], *piles[index + 1 :])
                    step = (FROM_DISCARDS, index, target)
                    reached.append((built_on(heights, target, last), hand, shorter, step))
        kept: list[tuple[int, Ranks]] = []
        for at, rank in enumerate(hand):
            if at and hand[at - 1] == rank:
                continue
            others = hand[:at] + hand[at + 1 :]
            kept.append((rank, others))
            reached += (
                (built_on(heights, target, last), others, piles, (FROM_HAND, rank, target))
                for target in _targets(heights, rank, lowest_wild)
            )
        for raised, others, shorter, step in reached:
            is_filled = not others and bool(hand) and table.to_draw > 0
            key = (is_filled, raised, others, tuple(map(len, shorter)))
            if key in seen:
                continue
            seen.add(key)
            if is_filled:
                yield Outcome(FILLED, (*steps, step), raised, others, shorter, payoffs)
            else:
                waiting.append((raised, others, shorter, (*steps, step)))

        if not hand:
            if is_stuck and not reached and steps:
                yield Outcome(ENDED, steps, heights, hand, piles, payoffs)
        elif not (options.restrictions and options.due(RankPosition(heights, hand, payoffs[0], lowest_wild))):
            tried: set[tuple[int, Ranks]] = set()
            for rank, others in kept:
                for index, pile in enumerate(piles[:own_piles]):
                    if (rank, pile) not in tried:
                        tried.add((rank, pile))
                        laid = (*piles[:index], (*pile, rank), *piles[index + 1 :])
                        yield Outcome(ENDED, (*steps, (FROM_HAND, rank, -1 - index)), heights, others, laid, payoffs)


def _targets(heights: Ranks, rank: int, lowest_wild: int) -> Ranks:
    """The heights of the centre piles that a card fits."""
    if rank != WILD:
        return (rank - 1,) if rank - 1 in heights else ()
    return tuple(
        height for at, height in enumerate(heights) if height >= lowest_wild and not (at and heights[at - 1] == height)
    )


def built_on(heights: Ranks, target: int, last: int) -> Ranks:
    """The heights, in rising order, with a card more on a pile that is `target` high."""
    at = heights.index(target)
    height = target + 1
    return tuple(sorted((*heights[:at], 0 if height == last else height, *heights[at + 1 :])))
