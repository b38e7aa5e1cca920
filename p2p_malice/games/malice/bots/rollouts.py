"""Games of Spite & Malice as they might go on: quick play in ranks, with the cards that can't be seen dealt at random.

Everybody plays by the same simple policy: the payoff card whenever the cards in sight lead to it, the hand if all of it
can be played, what doesn't help the next player, then the least harmful discard. Pure.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from p2p_malice.games.malice.bots.seen_table import WILD, Ranks

MOST_PLAYS = 60
"""After so many payoff cards and hands in one turn, a player discards."""

_NEED = [[sum(1 << rank for rank in range(low + 1, high)) for high in range(16)] for low in range(16)]


@lru_cache(maxsize=65536)
def _reach(pile: Ranks) -> int:
    """The ranks that can be played from a discard pile one after the other, as bits; a wild top is bit 0."""
    ranks = 0
    above = -1
    for rank in reversed(pile):
        if rank == WILD:
            ranks |= above == -1
            break
        if above not in (-1, rank, rank - 1):
            break
        ranks |= 1 << rank
        above = rank
    return ranks


class Policy:
    """What everybody goes by: the rules in numbers, and how bad it is to discard a rank onto another."""

    __slots__ = ("hand_size", "keep", "last", "lowest_wild", "on")

    def __init__(self, hand_size: int, last: int, lowest_wild: int, weights: Mapping[str, Sequence[float]]) -> None:
        """`lowest_wild` is the height of the lowest centre pile that a wild card may be played on."""
        self.hand_size = hand_size
        self.last = last
        self.lowest_wild = lowest_wild
        self.keep = [float(weight) for weight in weights["ranks"]]
        self.on = [[float(weights["on"][above - below + 13]) for above in range(14)] for below in range(14)]
        buried = float(weights["buried"][0])
        self.on[WILD] = [buried - 10.0] * 14
        for below in range(14):
            self.on[below][WILD] = buried - 40.0


class Rollout:
    """A position that is played on. Seats are counted from the player who thinks; all of it is known here.

    `cards` and `payoffs` are shared by all who play from the same deal: they only count how many are gone.
    """

    __slots__ = ("cards", "drawn", "hands", "heights", "left", "payoffs", "piles", "policy", "recycled")

    def __init__(
        self,
        policy: Policy,
        heights: list[int],
        hands: list[list[int]],
        piles: list[list[Ranks]],
        payoffs: list[list[int]],
        cards: list[int],
    ) -> None:
        """`piles` are the discard piles by seat, `payoffs` the payoff piles, top last, and `cards` those to draw."""
        self.policy = policy
        self.heights = heights
        self.hands = hands
        self.piles = piles
        self.payoffs = payoffs
        self.left = [len(pile) for pile in payoffs]
        self.cards = cards
        self.drawn = 0
        self.recycled: list[int] = []

    def copy(self) -> "Rollout":
        """A rollout from this position, to be played on in another way."""
        new = Rollout(
            self.policy,
            self.heights.copy(),
            [hand.copy() for hand in self.hands],
            [piles.copy() for piles in self.piles],
            self.payoffs,
            self.cards,
        )
        new.left = self.left.copy()
        new.drawn = self.drawn
        new.recycled = self.recycled.copy()
        return new

    def fill(self, seat: int) -> None:
        """Fill the hand, as far as there are cards."""
        hand = self.hands[seat]
        while len(hand) < self.policy.hand_size:
            if self.drawn < len(self.cards):
                hand.append(self.cards[self.drawn])
                self.drawn += 1
            elif self.recycled:
                at = (self.drawn * 7 + 3) % len(self.recycled)
                self.drawn += 1
                hand.append(self.recycled.pop(at))
            else:
                return

    def complete(self, piles: int) -> None:
        """The cards of so many complete centre piles may be drawn again."""
        for _ in range(piles):
            self.recycled.extend(range(1, self.policy.last + 1))

    def turn(self, seat: int) -> bool:
        """Play a whole turn; return whether it wins the game."""
        self.fill(seat)
        return self.go_on(seat)

    def go_on(self, seat: int) -> bool:
        """Play the rest of a turn; return whether it wins the game."""
        for _ in range(MOST_PLAYS):
            if self._pay(seat):
                if not self.left[seat]:
                    return True
            elif self._play_hand(seat):
                self.fill(seat)
            else:
                break
        self._discard(seat)
        return False

    def _raise(self, height: int) -> None:
        """Put a card on a centre pile of that height."""
        at = self.heights.index(height)
        if height + 1 == self.policy.last:
            self.heights[at] = 0
            self.complete(1)
        else:
            self.heights[at] = height + 1

    def _pay(self, seat: int) -> bool:
        """Play the payoff card if the cards in sight lead to it."""
        rank = self.payoffs[seat][self.left[seat] - 1]
        policy, hand, piles = self.policy, self.hands[seat], self.piles[seat]
        if rank == WILD:
            highest = max(self.heights)
            if highest < policy.lowest_wild:
                return False
            self._raise(highest)
            self.left[seat] -= 1
            return True
        if rank > policy.last:
            return False
        held = 0
        wilds = 0
        for card in hand:
            if card == WILD:
                wilds += 1
            else:
                held |= 1 << card
        for pile in piles:
            if pile:
                reached = _reach(pile)
                wilds += reached & 1
                held |= reached
        best, best_height = 1000, -1
        for height in self.heights:
            if height < rank:
                need = _NEED[height][rank]
                lacking = need & ~held
                cost = 16 * lacking.bit_count() + need.bit_count()
            else:
                need, more = _NEED[height][policy.last + 1], _NEED[0][rank]
                lacking = need & ~held | more & ~held
                cost = 16 * ((need & ~held).bit_count() + (more & ~held).bit_count())
                cost += need.bit_count() + more.bit_count()
            if cost < best and cost < 16 * (wilds + 1) and not (policy.lowest_wild and lacking & 2):
                best, best_height = cost, height
        if best_height < 0:
            return False
        height = best_height
        while height != rank - 1:
            needed = height + 1
            if not self._take(seat, needed):
                return False
            self._raise(height)
            height = 0 if needed == policy.last else needed
        self._raise(height)
        self.left[seat] -= 1
        return True

    def _take(self, seat: int, rank: int) -> bool:
        """Take a card of that rank, or a wild one, from where it is missed least; return whether there was any."""
        hand, piles = self.hands[seat], self.piles[seat]
        for at in range(len(piles)):
            pile = piles[at]
            if pile and pile[-1] == rank:
                piles[at] = pile[:-1]
                return True
        if rank in hand:
            hand.remove(rank)
            return True
        if rank <= self.policy.lowest_wild:
            return False
        if WILD in hand:
            hand.remove(WILD)
            return True
        for at in range(len(piles)):
            pile = piles[at]
            if pile and pile[-1] == WILD:
                piles[at] = pile[:-1]
                return True
        return False

    def _play_hand(self, seat: int) -> bool:
        """Play the whole hand if that is possible, else what doesn't help the next; return whether all is played."""
        hand = self.hands[seat]
        if not hand:
            return False
        last = self.policy.last
        heights, rest, piles = self.heights.copy(), hand.copy(), self.piles[seat].copy()
        completed = 0
        goes_on = True
        while goes_on:
            goes_on = False
            for rank in rest:
                if rank != WILD and rank - 1 in heights:
                    rest.remove(rank)
                    heights[heights.index(rank - 1)] = 0 if rank == last else rank
                    completed += rank == last
                    goes_on = True
                    break
            else:
                for at in range(len(piles)):
                    pile = piles[at]
                    if pile and pile[-1] != WILD and pile[-1] - 1 in heights and pile[-1] + 1 in rest:
                        rank = pile[-1]
                        piles[at] = pile[:-1]
                        heights[heights.index(rank - 1)] = 0 if rank == last else rank
                        completed += rank == last
                        goes_on = True
                        break
        if not rest:
            self.heights, self.hands[seat], self.piles[seat] = heights, rest, piles
            self.complete(completed)
            return self.drawn < len(self.cards) or bool(self.recycled)
        following = (seat + 1) % len(self.hands)
        wanted = self.payoffs[following][self.left[following] - 1]
        heights = self.heights
        goes_on = True
        while goes_on:
            goes_on = False
            for rank in hand:
                if rank != WILD and rank - 1 in heights and not 0 < wanted - rank < 5:
                    hand.remove(rank)
                    self._raise(rank - 1)
                    goes_on = True
                    break
        return not hand and (self.drawn < len(self.cards) or bool(self.recycled))

    def _discard(self, seat: int) -> None:
        """Lay the card aside that does the least harm."""
        hand, piles, policy = self.hands[seat], self.piles[seat], self.policy
        if not hand:
            return
        payoff = self.payoffs[seat][self.left[seat] - 1]
        best, best_rank, best_pile = -1e9, WILD, 0
        tried = 0
        for rank in hand:
            if tried >> rank & 1:
                continue
            tried |= 1 << rank
            kept = -policy.keep[rank]
            if 0 < payoff - rank < 4:
                kept -= 5.0
            for at in range(len(piles)):
                pile = piles[at]
                score = kept + (policy.on[pile[-1]][rank] if pile else -1.0 if rank else -40.0)
                if score > best:
                    best, best_rank, best_pile = score, rank, at
        hand.remove(best_rank)
        piles[best_pile] = (*piles[best_pile], best_rank)
