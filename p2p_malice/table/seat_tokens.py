"""The secrets by which players prove that a seat is theirs, and those that open nothing any more. Pure.

See `protocol.seat_proof` for what is proved, and how.
"""

from collections import deque
from collections.abc import Callable, Collection, Iterable, Sequence

from p2p_malice.protocol.messages import Hello, Proved, Refused
from p2p_malice.protocol.seat_proof import PLAYER, TABLE, is_proof, proof_of
from p2p_malice.table.seat_holders import Visit

MAX_FORMER = 16
"""How many players whose seats aren't theirs any more, the last of them, are told why."""


class SeatTokens:
    """The token of each seat, and the last ones that were given up."""

    def __init__(self, tokens: Sequence[str], told: Collection[int], new_token: Callable[[], str] | None) -> None:
        """Those `tokens`, by seat, of which the `told` ones may be known to somebody.

        `new_token` makes one that nobody could guess; without it, seats keep theirs.
        """
        self._tokens = list(tokens)
        self._told = set(told)
        self._new_token = new_token
        self._former = deque[tuple[str, Refused]](maxlen=MAX_FORMER)

    def __getitem__(self, seat: int) -> str:
        """The token of that seat."""
        return self._tokens[seat]

    @property
    def former(self) -> Sequence[tuple[str, Refused]]:
        """The last tokens that open nothing any more, each with what is told to whoever has it."""
        return self._former

    def recall(self, former: Iterable[tuple[str, Refused]]) -> None:
        """Take in tokens that were given up before."""
        self._former.extend(former)

    def tell(self, seat: int, holder: Visit | None) -> str:
        """The token of `seat`, if its holder hasn't been told yet; "" otherwise."""
        if holder is None or holder.knows_token:
            return ""
        holder.knows_token = True
        self._told.add(seat)
        return self._tokens[seat]

    def renew(self, seat: int) -> None:
        """Give the seat another token if somebody may know the one that it has."""
        if self._new_token and seat in self._told:
            self._tokens[seat] = self._new_token()

    def give_up(self, seat: int, why: Refused) -> None:
        """Give the seat another token; whoever knows the one that it has is told `why` it opens nothing."""
        if not self._new_token:
            return
        if seat in self._told:
            self._former.append((self._tokens[seat], why))
        self._tokens[seat] = self._new_token()
        self._told.discard(seat)

    def swap(self, seat: int, other: int) -> None:
        """The tokens of those two seats change places."""
        self._tokens[seat], self._tokens[other] = self._tokens[other], self._tokens[seat]
        places = {seat: other, other: seat}
        self._told = {places.get(each, each) for each in self._told}

    def bring(self, former: "SeatTokens", seat: int, place: int | None) -> None:
        """Go on with the token of a `seat` at another game of the same table: at that `place`, or None at none."""
        is_told = seat in former._told
        if place is not None:
            self._tokens[place] = former[seat]
            self._told |= {place} if is_told else set()
        elif is_told:
            self._former.append((former[seat], Refused("no_seat")))

    def proof(self, seat: int, hello: Hello, visit: Visit) -> Proved:
        """What shows a visitor that this is the table that issued the seat's token, or those that were given up."""
        tokens = [self._tokens[seat], *(token for token, _ in self._former)]
        proof, *former = [proof_of(each, TABLE, hello.nonce, visit.nonce, visit.binding) for each in tokens]
        return Proved(visit.nonce, proof, tuple(former))

    def is_proved(self, seat: int, hello: Hello, visit: Visit) -> bool:
        """Whether a visitor has proved that they have the seat's token."""
        return is_proof(hello.proof, self._tokens[seat], PLAYER, hello.nonce, visit.nonce, visit.binding)

    def why_not(self, hello: Hello, visit: Visit) -> Refused:
        """Why a visitor who has proved something else gets no seat: it was theirs, or another's."""
        about = (PLAYER, hello.nonce, visit.nonce, visit.binding)
        reasons = (why for token, why in self._former if is_proof(hello.proof, token, *about))
        return next(reasons, Refused("seat_taken"))
