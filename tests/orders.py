"""Guests in any order: what may come from links, strangers and owners at a table, and what must hold whatever comes.

Every channel has its own session (`link.session`), whose wire breaks and comes back; a model beside the table remembers
who has a right to which seat. `test_guest_orders` walks at random.
"""

import random
from collections.abc import Callable
from functools import partial
from typing import Self

from p2p_malice.engine.game import Offers, Untimed, View
from p2p_malice.games.malice.game import MALICE
from p2p_malice.link.contract import Health
from p2p_malice.link.session import Session
from p2p_malice.protocol.messages import Bye, FromPlayer, Hello, Move, Propose, Refused, Seated, Show
from p2p_malice.protocol.messages import Say as Talk
from p2p_malice.table.seat_holders import Visit, VisitState
from p2p_malice.table.table import Deliveries, Table
from tests.proofs import returning

SEATS = 3
TOKENS = tuple(f"{seat}" * 32 for seat in range(SEATS))
WRONG = ("", "0" * 31, "x" * 32, *TOKENS)


class NoCards(Untimed):
    """A game without cards, in which everybody may always make the move `m`."""

    turn = (0, 1, 2)
    events = ()
    result = None
    seats = SEATS

    def offers(self, seat: int) -> Offers:
        """One move."""
        return Offers(("m",))

    def after(self, seat: int, move: str) -> Self:
        """Itself."""
        return self

    def view(self, seat: int | None) -> View:
        """Nothing to see."""
        return View("none", seat or 0, self.seats, self.turn, (), watches=seat is None)


class Orders:
    """A table, its visitors and their sessions, and what their rights are.

    Each step raises AssertionError when somebody is told what is not for them, an owner loses a seat, or a session
    would be looked at again and again without a pause.
    """

    def __init__(self, *, is_hosted: bool = False) -> None:
        """Nobody has come; seat 2 is the computer's from the beginning, and seat 0 the host's if it `is_hosted`."""
        self.here = {0: "Ann"} if is_hosted else {}
        self.table = Table(NoCards(), MALICE, "none", TOKENS, bots={2: "Robin"}, here=self.here)
        self.visits: list[Visit] = []
        self.sessions: dict[Visit, tuple[Session, Session]] = {}
        self.holders: list[Visit | None] = [None] * SEATS
        self.owned = [is_hosted, False, True]
        self.now = 0.0

    # --- steps -------------------------------------------------------------------------------------------------------

    def arrive(self, seat: int) -> None:
        """Somebody reaches the table by the code of a seat: a fresh invitation, or the owner's link of before."""
        visit = self.table.arrive(seat)
        self.visits.append(visit)
        ends = self.sessions[visit] = (Session(), Session())
        for end in ends:
            end.attach(self.now)
        self._exchange(visit)

    def hello(self, visit: Visit, token: str) -> None:
        """A hello, with a right token or any other."""
        seat = visit.seat
        has_right = token == TOKENS[seat] if token or self.owned[seat] else True
        may_sit = has_right and visit.standing is VisitState.SECURED and seat != 2
        told = self.table.receive(visit, returning("Ann", token) if token else Hello("Ann"), self.now)
        if may_sit:
            self.holders[seat] = visit
            self.owned[seat] = True
        assert (self.table.players[seat].present and self.holders[seat] is visit) or not may_sit
        self._check(told, answered=visit)

    def say(self, visit: Visit, message: FromPlayer) -> None:
        """Any other message."""
        held = self.holders[visit.seat] is visit
        before = self.table.players
        told = self.table.receive(visit, message, self.now)
        if held and isinstance(message, Bye):
            self._has_left(visit)
        if not held:
            assert self.table.players == before
        self._check(told, answered=visit)

    def note_away(self, visit: Visit) -> None:
        """Nothing is heard by a channel."""
        self._check(self.table.note_away(visit, self.now))

    def note_back(self, visit: Visit) -> None:
        """A channel is heard again."""
        self._check(self.table.note_back(visit, self.now))

    def leave(self, visit: Visit) -> None:
        """A channel ends."""
        held = self.holders[visit.seat] is visit
        told = self.table.leave(visit, self.now)
        if held:
            self._has_left(visit)
        self._check(told)

    def pass_time(self, seconds: float) -> None:
        """Time goes by; every session is looked at whenever it asks for that, and never without a pause."""
        until = self.now + seconds
        for ends in self.sessions.values():
            for end in ends:
                now, wakes = self.now, 0
                while now < until:
                    end.look(now)
                    end.take(now)
                    later = end.wake_at(now)
                    assert later > now
                    now, wakes = later, wakes + 1
                assert wakes <= 5 + seconds / end.timing.heartbeat
        self.now = until

    def drop(self, visit: Visit) -> None:
        """A wire breaks."""
        for end in self.sessions[visit]:
            end.detach()

    def reconnect(self, visit: Visit) -> None:
        """Both ends have another wire; what was said is still said once."""
        here, there = self.sessions[visit]
        for end in (here, there):
            end.attach(self.now)
        self._exchange(visit)
        assert here.look(self.now) is Health.GOOD

    # --- what must hold ----------------------------------------------------------------------------------------------

    def _exchange(self, visit: Visit) -> None:
        here, there = self.sessions[visit]
        here.send("frame")
        for sender, receiver in ((here, there), (there, here)) * 3:
            for message in sender.take(self.now):
                receiver.hear(message, self.now)

    def _has_left(self, visit: Visit) -> None:
        self.holders[visit.seat] = None
        if not self.table.number:
            self.owned[visit.seat] = visit.seat in self.here

    def _check(self, told: Deliveries, answered: Visit | None = None) -> None:
        """Only holders are told of the table; others get refusals and goodbyes, in answer to what they said."""
        for visit, message in told:
            is_holder = self.holders[visit.seat] is visit
            if isinstance(message, Seated | Show):
                assert is_holder
            elif isinstance(message, Refused):
                assert visit is answered
            elif not isinstance(message, Bye):
                assert is_holder
            if isinstance(message, Seated):
                assert message.token in ("", TOKENS[visit.seat])
        for seat, sitter in enumerate(self.table.players[:2]):
            is_awaited = seat in self.here and not self.table.number and not self.holders[seat]
            assert sitter.present == (is_awaited or self._standing(seat) is VisitState.SEATED)

    def _standing(self, seat: int) -> VisitState | None:
        holder = self.holders[seat]
        return holder.standing if holder else None

    def end(self) -> None:
        """Whatever came before: whoever has the token gets the seat, and a stranger without it does not."""
        for seat in (0, 1):
            if self.owned[seat]:
                self.arrive(seat)
                self.hello(self.visits[-1], "")
                assert self.visits[-1].standing is VisitState.SECURED
            self.arrive(seat)
            self.hello(self.visits[-1], TOKENS[seat])
            assert self.visits[-1].standing is VisitState.SEATED


MESSAGES: tuple[FromPlayer, ...] = (
    Talk("hello"),
    Move(0, "m"),
    Move(1, "m"),
    Move(7, "rubbish"),
    Propose("bot"),
    Propose("wait"),
    Propose("stop"),
    Propose("rematch"),
    Propose("dance"),
    Bye(),
)


def walk(rng: random.Random, steps: int) -> Orders:
    """A random order of so many steps, and what must hold at its end."""
    orders = Orders(is_hosted=rng.random() < 0.5)
    for _ in range(steps):
        if not orders.visits or rng.random() < 0.2:
            orders.arrive(rng.randrange(SEATS))
            continue
        visit = rng.choice(orders.visits)
        deeds: tuple[Callable[[], None], ...] = (
            partial(orders.hello, visit, rng.choice(WRONG)),
            partial(orders.hello, visit, TOKENS[visit.seat]),
            partial(orders.say, visit, rng.choice(MESSAGES)),
            partial(orders.note_away, visit),
            partial(orders.note_back, visit),
            partial(orders.leave, visit),
            partial(orders.drop, visit),
            partial(orders.reconnect, visit),
            partial(orders.pass_time, rng.choice((0.1, 2.0, 8.0, 60.0))),
        )
        rng.choice(deeds)()
    orders.end()
    return orders
