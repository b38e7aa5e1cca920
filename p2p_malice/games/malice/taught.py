"""The lesson as a state: whoever sits at a table with it, in whatever face, is taught.

Each position explains itself by `View.notes`. Only what the step is about may be done; anything else is refused with a
nudge. The learner has seat 0; the other player only watches.
"""

from attrs import evolve, frozen

from p2p_malice.engine.game import Event, Note, Offers, Result, State, View
from p2p_malice.errors import IllegalMoveError
from p2p_malice.games.malice.lesson import LESSON


@frozen
class Taught:
    """The lesson at its step of that number (from 0); after the last one it is over."""

    state: State
    number: int = 0
    praise: str = ""
    """What is said of the move that led here, as a key."""
    events: tuple[Event, ...] = ()

    @property
    def seats(self) -> int:
        """The learner and the one who watches."""
        return self.state.seats

    @property
    def turn(self) -> tuple[int, ...]:
        """It is always the learner's, as long as there is something to learn."""
        return () if self.result else (0,)

    @property
    def result(self) -> Result | None:
        """The last step wins the game."""
        return self.state.result

    @property
    def due(self) -> None:
        """A learner has all the time in the world."""

    def expire(self) -> "Taught":
        """Never."""
        raise IllegalMoveError("nothing_due")

    def offers(self, seat: int) -> Offers:
        """Everything lawful: the learner has to find the right move."""
        return self.state.offers(seat)

    def after(self, seat: int, move: str) -> "Taught":
        """The next step. Raises `IllegalMoveError` for what the step is not about."""
        step = LESSON[self.number]
        after = self.state.after(seat, move)
        if not step.accepts(move):
            raise IllegalMoveError(step.nudge)
        number = self.number + 1
        if number == len(LESSON):
            return evolve(self, state=after, praise=step.praise, events=after.events)
        return Taught(LESSON[number].begin(after), number, step.praise, after.events)

    def view(self, seat: int) -> View:
        """The position, with what there is to say of it."""
        step = LESSON[self.number]
        praise = (Note(self.praise),) if self.praise else ()
        explained = (Note(step.title, self.number + 1, len(LESSON)), Note(step.text))
        return evolve(self.state.view(seat), notes=praise if self.result else praise + explained)


def begin_lesson() -> Taught:
    """The lesson from its beginning."""
    return Taught(LESSON[0].begin(None))
