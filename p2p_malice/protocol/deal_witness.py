"""A player's part in a deal whose seed nobody chooses, and what they can tell of it afterwards without the rules. Pure.

See `protocol.joint_seed`; `history.deal_check` replays the game.
"""

from collections.abc import Callable, Iterable

from attrs import evolve, frozen

from p2p_malice.protocol.joint_seed import commitment_of, commitment_to_part, is_committed
from p2p_malice.protocol.messages import Deal, Dealt, FromTable, Opened, Part

MAX_MOVES = 200_000
"""More moves than any match has."""

MAX_KEPT = 600
"""How many messages are kept of a deal and those that were given up before it."""

DealMessage = Deal | Dealt | Opened | Part

LEFT_OUT = "part_left_out"
"""The player's commitment was missing from the list."""
CHANGED = "part_changed"
"""What the player has contributed isn't what the table says."""
LATE = "part_late"
"""Somebody else's contribution isn't the one that they were bound to."""
SECRET = "secret_changed"
"""The table's secret, or the deal, isn't the one that it was bound to."""
HIDDEN = "deal_hidden"
"""A deal before this one was given up, and never opened."""


@frozen
class SeenDeal:
    """A deal as the player at `seat` has seen it come about: what was announced, contributed and opened.

    `own` is what this player has contributed, "" for nothing. So many deals were `given_up` since the last game.
    `faults` are what isn't as it should be, in the order in which it was noticed.
    """

    deal: Deal
    seat: int
    own: str = ""
    parts: tuple[str, ...] = ()
    opened: Opened | None = None
    given_up: int = 0
    faults: tuple[str, ...] = ()

    @property
    def is_opened(self) -> bool:
        """Whether the table has told its secret, and all moves."""
        return self.opened is not None and len(self.opened.moves) == self.opened.of

    def found(self, fault: str) -> "SeenDeal":
        """It with that fault, too."""
        return self if fault in self.faults else evolve(self, faults=(*self.faults, fault))


class DealWitness:
    """One player's end: it contributes to each deal, and remembers the last one.

    `new_part` draws 32 random bytes, as hexadecimal digits. Of a player who was at `seat` before, the `messages` were
    kept.
    """

    def __init__(self, new_part: Callable[[], str], messages: Iterable["DealMessage"] = (), seat: int = 0) -> None:
        """Nothing has been dealt since."""
        self.seen: SeenDeal | None = witnessed(messages, seat) if messages else None
        """The deal of the cards that are played with, or the last of those that were given up."""
        self.messages: tuple[DealMessage, ...] = tuple(messages)
        """What was said of that deal, and of those that were given up before it, with what this player contributed."""
        self._new_part = new_part
        self._next = new_part()

    @property
    def next(self) -> str:
        """The commitment to what this player contributes next, which the table is told with each hello."""
        return commitment_to_part(self._next)

    def hear(self, message: FromTable, seat: int | None) -> Part | None:
        """Take in what the table says to the player at `seat`, None for a spectator; what to answer, if anything."""
        if seat is None or not isinstance(message, Deal | Dealt | Opened):
            return None
        if isinstance(message, Deal) and self.seen and self.seen.opened and self.seen.opened.position:
            self.messages = ()
        part = self._take_in(message, seat)
        self.messages = (*self.messages, message, *([part] if part else []))[-MAX_KEPT:]
        return part

    def _take_in(self, message: Deal | Dealt | Opened, seat: int) -> Part | None:
        if isinstance(message, Deal):
            return self._hear_of(message, seat)
        if self.seen and isinstance(message, Dealt) and message.number == self.seen.deal.number:
            self.seen = _with_parts(self.seen, message.parts)
        elif self.seen and isinstance(message, Opened) and message.number == self.seen.deal.number:
            self.seen = _opened(self.seen, message)
        return None

    def _hear_of(self, deal: Deal, seat: int) -> Part | None:
        """Take part in a deal that is announced, unless this player isn't among those who do."""
        before, seen = self.seen, SeenDeal(deal, seat)
        if before and deal.number <= before.deal.number:
            is_same = evolve(deal, is_past=before.deal.is_past) == before.deal
            if before.parts and not is_same:
                self.seen = before.found(SECRET)
            if before.parts or is_same:
                return None
        if before:
            is_given_up = before.opened is not None and not before.opened.position
            seen = evolve(
                seen,
                given_up=before.given_up + 1 if is_given_up else 0,
                faults=() if before.is_opened else (HIDDEN,),
            )
        self.seen = seen
        if deal.is_past:
            # Whoever was left out doesn't hear of the deal that is played before it's there.
            self.seen = seen.found(LEFT_OUT) if before and before.faults == (LEFT_OUT,) and seen.given_up else seen
            return None
        listed = deal.commitments[seat] if seat < len(deal.commitments) else None
        if listed is None or (any(deal.commitments) and listed != commitment_to_part(self._next)):
            self.seen = seen.found(LEFT_OUT)
            return None
        own, self._next = self._next, self._new_part()
        self.seen = evolve(seen, own=own)
        return Part(own, commitment_to_part(self._next))


def witnessed(messages: Iterable[DealMessage], seat: int) -> SeenDeal | None:
    """The deal of which these `messages` were kept, as the player at that seat has seen it; None for none."""
    messages = list(messages)
    parts = iter([each.part for each in messages if isinstance(each, Part) and each.part])
    witness = DealWitness(lambda: next(parts, "0" * 64))
    for each in messages:
        if not isinstance(each, Part):
            witness.hear(each, seat)
    return witness.seen


def _with_parts(seen: SeenDeal, parts: tuple[str, ...]) -> SeenDeal:
    """That deal once it's told who has contributed what."""
    if seen.parts:
        return seen if parts == seen.parts else seen.found(CHANGED)
    commitments = seen.deal.commitments
    told = evolve(seen, parts=parts)
    if len(parts) != len(commitments):
        return told.found(LATE)
    if seen.own and parts[seen.seat] != seen.own:
        told = told.found(CHANGED)
    if not any(commitments):
        is_alone = sum(map(bool, parts)) == 1
        return told if is_alone else told.found(LATE)
    for seat, (part, commitment) in enumerate(zip(parts, commitments, strict=True)):
        is_right = is_committed(part, commitment) if part and commitment else part == commitment
        if not is_right and not (seat == seen.seat and CHANGED in told.faults):
            told = told.found(LATE)
    return told


def _opened(seen: SeenDeal, opened: Opened) -> SeenDeal:
    """That deal once its secret and these moves are told."""
    if seen.is_opened:
        return seen
    deal, before = seen.deal, seen.opened
    if not opened.first:
        is_right = bool(opened.secret) and commitment_of(deal.number, deal.terms, opened.secret) == deal.commitment
        if not is_right or (before and before.secret != opened.secret):
            seen = seen.found(SECRET)
        before = evolve(opened, seats=(), moves=())
    if before is None or opened.first != len(before.moves) or len(before.moves) + len(opened.moves) > MAX_MOVES:
        return seen
    moves, seats = (*before.moves, *opened.moves), (*before.seats, *opened.seats)
    return evolve(seen, opened=evolve(before, moves=moves, seats=seats))
