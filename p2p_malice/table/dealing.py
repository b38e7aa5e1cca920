"""How a table and its players agree on a seed that nobody chooses, step by step. Pure: the time is handed in.

See `protocol.joint_seed` for what is said. Whoever doesn't answer in time isn't asked again, and the deal begins anew
without them: the one before it is given up, and opened.
"""

from collections.abc import Callable, Mapping

from p2p_malice.protocol.agreed_deal import AgreedDeal
from p2p_malice.protocol.joint_seed import commitment_of, is_committed
from p2p_malice.protocol.messages import Deal, Part
from p2p_malice.table.seat_holders import Visit

ANSWER_WITHIN = 4.0
"""Seconds that a player's end has for each of its answers: no person is asked."""


class Dealing:
    """The deal on which a table and the visitors at some of its seats are agreeing: first bound, then told.

    `secret` draws the table's, 32 bytes.
    """

    def __init__(self, terms: str, visits: Mapping[int, Visit], seats: int, secret: Callable[[], bytes]) -> None:
        """Begin to agree on a deal on those `terms` with these `visits`, by seat."""
        self.visits = dict(visits)
        self.until = 0.0
        """When those who haven't answered are left out."""
        self._terms = terms
        self._seats = seats
        self._draw = secret
        self._secret = ""
        self._deal: Deal | None = None
        self._parts: dict[int, str] = {}

    @property
    def _unbound(self) -> list[Visit]:
        """Those who haven't sent a commitment; whoever takes part alone needs none."""
        return [visit for visit in self.visits.values() if not visit.commitment] if len(self.visits) > 1 else []

    @property
    def missing(self) -> list[Visit]:
        """Those whose answer is waited for."""
        if self._deal is None:
            return self._unbound
        return [visit for seat, visit in self.visits.items() if seat not in self._parts]

    @property
    def is_announced(self) -> bool:
        """Whether the players have heard of it."""
        return self._deal is not None

    @property
    def agreed(self) -> AgreedDeal | None:
        """What was agreed on; None as long as somebody is missing."""
        if self._deal is None or self.missing:
            return None
        return AgreedDeal(self._deal, self._secret, tuple(self._parts.get(seat, "") for seat in range(self._seats)))

    @property
    def given_up(self) -> AgreedDeal | None:
        """What is opened if it comes to nothing; None if nobody has heard of it."""
        return AgreedDeal(self._deal, self._secret, ("",) * self._seats) if self._deal else None

    def announce(self, number: int) -> Deal | None:
        """The deal of that number, once all are bound to what they contribute; None before that, and afterwards."""
        if self._deal or self._unbound:
            return None
        self._secret = self._draw().hex()
        commitments = [""] * self._seats
        if len(self.visits) > 1:
            for seat, visit in self.visits.items():
                commitments[seat] = visit.commitment
        commitment = commitment_of(number, self._terms, self._secret)
        self._deal = Deal(number, self._terms, commitment, tuple(commitments))
        return self._deal

    def take(self, visit: Visit, part: Part) -> bool:
        """Take in what a visitor contributes; False if it isn't what they are bound to."""
        seat = next((seat for seat, each in self.visits.items() if each is visit), None)
        if self._deal is None or seat is None or not part.part or seat in self._parts:
            return True
        commitment = self._deal.commitments[seat]
        if commitment and not is_committed(part.part, commitment):
            return False
        self._parts[seat] = part.part
        return True
