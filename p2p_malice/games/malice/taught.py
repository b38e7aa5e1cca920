"""The lesson as a state: it teaches whoever sits at its table, in any face.

Each position explains itself by `View.notes`. Only the move that the step is about is accepted; anything else is
refused with a nudge. The learner has seat 0; the other player only watches.
"""

from attrs import evolve, frozen

from p2p_malice.engine.game import Event, Note, Offers, Result, State, View
from p2p_malice.errors import IllegalMoveError
from p2p_malice.games.malice.lesson import LESSON


@frozen
class Taught:
    """The lesson at the step of that number (from 0); after the last one it is over."""

    state: State
    number: int = 0
    praise: str = ""
    """The key of the comment on the move that led here."""
    events: tuple[Event, ...] = ()

    @property
    def seats(self) -> int:
        """The learner and the player who watches."""
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
        """Every legal move: the learner has to find the right one."""
        return self.state.offers(seat)

    def after(self, seat: int, move: str) -> "Taught":
        """The next step. Raises `IllegalMoveError` for a move that the step isn't about."""
        step = LESSON[self.number]
        after = self.state.after(seat, move)
        if not step.accepts(move):
            raise IllegalMoveError(step.nudge)
        number = self.number + 1
        if number == len(LESSON):
            return evolve(self, state=after, praise=step.praise, events=after.events)
        return Taught(LESSON[number].begin(after), number, step.praise, after.events)

    def view(self, seat: int) -> View:
        """The position, with its explanation."""
        step = LESSON[self.number]
        praise = (Note(self.praise),) if self.praise else ()
        explained = (Note(step.title, self.number + 1, len(LESSON)), Note(step.text))
        return evolve(self.state.view(seat), notes=praise if self.result else praise + explained)


def begin_lesson() -> Taught:
    """The lesson from its beginning."""
    return Taught(LESSON[0].begin(None))
