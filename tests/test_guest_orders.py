"""Guests come, speak, fall silent, come back and go in any order: nobody gets a seat without a right to it."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, multiple, rule

from p2p_malice.seating import Visit
from tests.orders import MESSAGES, SEATS, TOKENS, WRONG, Orders


class Guests(RuleBasedStateMachine):
    """Every order of messages, links, drops, wrong and right tokens that hypothesis thinks of."""

    visits = Bundle("visits")

    def __init__(self) -> None:
        super().__init__()
        self.orders = Orders()

    @rule(target=visits, seat=st.integers(0, SEATS - 1))
    def arrive(self, seat: int) -> Visit:
        """Somebody comes by the code of a seat."""
        self.orders.arrive(seat)
        return self.orders.visits[-1]

    @rule(visit=visits, token=st.sampled_from(WRONG))
    def hello_with_any_token(self, visit: Visit, token: str) -> None:
        """They say who they are, or try to."""
        self.orders.hello(visit, token)

    @rule(visit=visits)
    def hello_with_the_right_token(self, visit: Visit) -> None:
        """The owner does."""
        self.orders.hello(visit, TOKENS[visit.seat])

    @rule(visit=visits, message=st.sampled_from(MESSAGES))
    def say(self, visit: Visit, message: object) -> None:
        """They say anything else."""
        self.orders.say(visit, message)  # type: ignore[arg-type]

    @rule(visit=visits)
    def away(self, visit: Visit) -> None:
        """Nothing is heard."""
        self.orders.note_away(visit)

    @rule(visit=visits)
    def back(self, visit: Visit) -> None:
        """Something is heard again."""
        self.orders.note_back(visit)

    @rule(visit=visits)
    def drop(self, visit: Visit) -> None:
        """The wire breaks."""
        self.orders.drop(visit)

    @rule(visit=visits)
    def reconnect(self, visit: Visit) -> None:
        """There is another wire."""
        self.orders.reconnect(visit)

    @rule(target=visits, visit=consumes(visits), still_speaks=st.booleans())
    def leave(self, visit: Visit, still_speaks: bool) -> object:
        """The channel ends; what was on its way may still arrive."""
        self.orders.leave(visit)
        return visit if still_speaks else multiple()

    @rule(seconds=st.sampled_from((0.1, 2.0, 8.0, 3600.0)))
    def pass_time(self, seconds: float) -> None:
        """Time goes by."""
        self.orders.pass_time(seconds)

    def teardown(self) -> None:
        """Whoever has the token gets the seat."""
        self.orders.end()


TestGuests = Guests.TestCase
TestGuests.settings = settings(max_examples=100, stateful_step_count=40, deadline=None)
