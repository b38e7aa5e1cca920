"""The deal on which a table and its players have agreed: the table's side. Pure."""

from collections.abc import Iterator, Sequence

from attrs import evolve, frozen

from p2p_malice.protocol.joint_seed import joint_seed
from p2p_malice.protocol.messages import TIME, Deal, Dealt, Opened

MOVES_IN_FRAME = 400
"""How many moves are told at once: none has more than 100 characters."""


@frozen
class AgreedDeal:
    """The deal that is played: what was announced, the table's secret, and who has contributed what, by seat.

    The cards were dealt in the position numbered `position`, 0 if they weren't.
    """

    deal: Deal
    secret: str
    parts: tuple[str, ...]
    position: int = 0

    @property
    def seed(self) -> bytes:
        """The seed that follows, 32 bytes."""
        return joint_seed(self.deal.number, self.deal.terms, self.secret, self.parts)

    @property
    def told(self) -> tuple[Deal, Dealt]:
        """What those hear who come later."""
        return evolve(self.deal, is_past=True), Dealt(self.deal.number, self.parts)

    def opened(self, moves: Sequence[tuple[int | None, str]]) -> Iterator[Opened]:
        """What is told of it once it is over, after those moves."""
        for first in range(0, max(1, len(moves)), MOVES_IN_FRAME):
            told = moves[first : first + MOVES_IN_FRAME]
            seats = tuple(TIME if seat is None else seat for seat, _ in told)
            texts = tuple(move for _, move in told)
            yield Opened(self.deal.number, self.secret, self.position, first, len(moves), seats, texts)
