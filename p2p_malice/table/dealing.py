"""How a table and its players agree on seeds that nobody chooses, deal by deal. Pure: the time is handed in.

See `protocol.joint_seed` for what is said. Whoever doesn't answer in time isn't asked again, and the deal begins anew
without them: the one before it is given up, and opened.
"""

from collections.abc import Callable, Collection, Mapping, Sequence

from attrs import evolve

from p2p_malice.protocol.agreed_deal import AgreedDeal
from p2p_malice.protocol.joint_seed import commitment_of, is_committed
from p2p_malice.protocol.messages import DEAL, Deal, FromTable, Opened, Part
from p2p_malice.table.seat_holders import SeatHolders, Visit
from p2p_malice.table.sitters import Sitters

ANSWER_WITHIN = 4.0
"""Seconds that a player's end has for its answer: no person is asked."""

MAX_OWED = 500
"""How many messages of opened deals wait for a player who is away."""

ToPlayers = list[tuple[int | None, FromTable]]
"""Messages, each with the seat whose holder gets it; None stands for all spectators."""


class Dealing:
    """A deal that was announced to the `visits`, by seat, who contribute to its seed, until the time `until`.

    It is the first one or, at the wish of the player at the seat `again_by`, another one.
    """

    def __init__(
        self, deal: Deal, secret: str, visits: Mapping[int, Visit], again_by: int | None, until: float
    ) -> None:
        """Nobody has contributed yet; `secret` is the table's."""
        self.deal = deal
        self.visits = visits
        self.again_by = again_by
        self.until = until
        self._secret = secret
        self._parts: dict[int, str] = {}

    @property
    def missing(self) -> list[Visit]:
        """Those whose answer is waited for."""
        return [visit for seat, visit in self.visits.items() if seat not in self._parts]

    @property
    def agreed(self) -> AgreedDeal:
        """What was agreed on, as far as it was."""
        seats = range(len(self.deal.commitments))
        return AgreedDeal(self.deal, self._secret, tuple(self._parts.get(seat, "") for seat in seats))

    @property
    def given_up(self) -> AgreedDeal:
        """What is opened if it comes to nothing."""
        return evolve(self.agreed, parts=("",) * len(self.deal.commitments))

    def take(self, visit: Visit, part: Part) -> bool:
        """Take in what a visitor contributes; False if it isn't what they are bound to."""
        seat = next((seat for seat, each in self.visits.items() if each is visit), None)
        if seat is None or not part.part or seat in self._parts:
            return True
        commitment = self.deal.commitments[seat]
        if commitment and not is_committed(part.part, commitment):
            return False
        self._parts[seat] = part.part
        return True


class Deals:
    """The deals of a table: the one that is being agreed on, the one that is played, and what is opened of them."""

    def __init__(
        self,
        holders: SeatHolders,
        sitters: Sitters,
        deal: Callable[[int | None, float, AgreedDeal | None], ToPlayers],
        new_seed: Callable[[], bytes] | None = None,
        *,
        agrees: bool = False,
        agreed: AgreedDeal | None = None,
        moves: Sequence[tuple[int | None, str]] = (),
        announced: int = 0,
    ) -> None:
        """The deals among those players; `deal` does it once all have agreed, and calls `note_dealt`.

        `new_seed` draws the table's secrets, 32 bytes each; without it, or for a first game unless it `agrees`, players
        contribute nothing. Of a resumed game, `agreed` is its deal, with all `moves` since; so many were `announced`.
        """
        self.agreed = agreed
        """The deal that is played with, None if players have no part in it."""
        self.dealing: Dealing | None = None
        """The deal that is being agreed on."""
        self.moves = list(moves)
        """All moves since the deal, each with its seat; None where time was up."""
        self._holders = holders
        self._sitters = sitters
        self._deal = deal
        self._new_seed = new_seed
        self._agrees = agrees
        self._announced = announced
        self._owed: dict[int, list[Opened]] = {}
        """By seat, what its player hasn't heard of deals that were opened while they were away."""

    def bring(self, former: "Deals", places: Mapping[int, int]) -> None:
        """Go on from the deals of another game of the table; `places` are the seats here by those there."""
        self._announced = former._announced
        self._owed = {places[seat]: owed for seat, owed in former._owed.items() if seat in places}

    def agree(self, terms: str, again_by: int | None, now: float) -> ToPlayers:
        """Deal on those `terms`, the first game or again for the player at that seat, once all agree who take part.

        Without terms, nobody takes part. Nothing is told if they are agreeing on it already.
        """
        is_asked = bool(terms) and self._new_seed and (self._agrees or again_by is not None)
        visits = self._partakers if is_asked else {}
        if self.dealing and self.dealing.visits == visits:
            return []
        told = self.give_up()
        if not visits or not self._new_seed:
            return told + self._deal(again_by, now, None)
        self._announced += 1
        secret, number = self._new_seed().hex(), self._announced
        # Whoever contributes alone can't have chosen after anybody else.
        bound = {seat: visit.commitment for seat, visit in visits.items() if len(visits) > 1}
        commitments = tuple(bound.get(seat, "") for seat in range(len(self._sitters)))
        deal = Deal(number, terms, commitment_of(number, terms, secret), commitments)
        self.dealing = Dealing(deal, secret, visits, again_by, now + ANSWER_WITHIN)
        return told + [(seat, deal) for seat in visits]

    @property
    def _partakers(self) -> dict[int, Visit]:
        """By seat, the visitors from elsewhere who are bound to what they contribute."""
        holders = ((seat, self._holders.listener(seat)) for seat in range(len(self._sitters)))
        return {seat: visit for seat, visit in holders if visit and _partakes(visit) and visit.commitment}

    def take_part(self, visit: Visit, part: Part, now: float) -> ToPlayers:
        """Take in what a player contributes, and is bound to for the deal after it; deal if nobody is waited for."""
        visit.commitment = part.next
        dealing = self.dealing
        if dealing is None:
            return []
        if not dealing.take(visit, part):
            return self._agree_without([visit], now)
        if dealing.missing:
            return []
        self.dealing, agreed = None, dealing.agreed
        shown = self._deal(dealing.again_by, now, agreed)
        others = [seat for seat in range(len(self._sitters)) if seat not in dealing.visits]
        late = [each for seat in others for each in self.tell(seat)]
        return [*((seat, agreed.told[1]) for seat in dealing.visits), *late, *shown]

    def note_dealt(self, agreed: AgreedDeal | None, number: int) -> None:
        """Record that the cards lie on the table, in the position of that number."""
        self.moves.clear()
        self.agreed = evolve(agreed, position=number) if agreed else None

    def tick(self, now: float) -> ToPlayers:
        """Go on without those who haven't answered."""
        return self._agree_without(self.dealing.missing, now) if self.dealing else []

    def _agree_without(self, visits: Collection[Visit], now: float) -> ToPlayers:
        assert self.dealing
        for visit in visits:
            visit.commitment = ""
        return self.agree(self.dealing.deal.terms, self.dealing.again_by, now)

    def without(self, visit: Visit) -> ToPlayers:
        """Give up the deal that is being agreed on, if that visitor takes part in it."""
        return self.give_up() if self.dealing and visit in self.dealing.visits.values() else []

    def give_up(self) -> ToPlayers:
        """Open the deal that is being agreed on, which won't be played."""
        dealing, self.dealing = self.dealing, None
        opened = [*dealing.given_up.opened(())] if dealing else []
        return [told for seat in (dealing.visits if dealing else ()) for told in self._tell_opened(seat, opened)]

    def open(self, seats: Collection[int]) -> ToPlayers:
        """Open the deal that was played, for the people at those seats."""
        opened = [*self.agreed.opened(self.moves)] if self.agreed else []
        people = [seat for seat in seats if opened and self._sitters.is_persons(seat)]
        return [told for seat in people for told in self._tell_opened(seat, opened)]

    def _tell_opened(self, seat: int, opened: Sequence[Opened]) -> ToPlayers:
        """Tell whoever sits there of an opened deal; or once they are back."""
        visit = self._holders.listener(seat)
        if visit is None:
            self._owed[seat] = [*self._owed.get(seat, ()), *opened][-MAX_OWED:]
        return [(seat, each) for each in opened] if visit and _partakes(visit) else []

    def tell(self, seat: int) -> ToPlayers:
        """How the cards came about, for somebody who may not have heard it."""
        visit = self._holders.listener(seat)
        if not visit or not _partakes(visit):
            return []
        return [(seat, each) for each in (*self._owed.pop(seat, ()), *(self.agreed.told if self.agreed else ()))]


def _partakes(visit: Visit) -> bool:
    """Whether that visitor's program knows of deals, and takes part: whoever deals is there already."""
    return DEAL in visit.understands and not visit.hosts
