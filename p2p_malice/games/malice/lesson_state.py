"""The lesson as a state, which teaches the player at its table in any user interface.

Each position explains itself by `View.notes`. Only the moves that the step is about are accepted; anything else is
refused with a nudge. The opponent is offered nothing but the lesson's own move.
"""

from attrs import evolve, frozen

from p2p_malice.engine.game import NOTHING, Event, Guided, Note, Offers, View
from p2p_malice.errors import IllegalMoveError
from p2p_malice.games.malice.lesson import LEARNER, LESSON, PARTS, begin
from p2p_malice.games.malice.rules import State


@frozen
class LessonState(Guided):
    """The lesson at the step of that number (from 0); after the last step it is over."""

    state: State
    number: int = 0
    praise: str = ""
    """The key of the comment on the move that led here."""
    events: tuple[Event, ...] = ()

    def offers(self, seat: int) -> Offers:
        """Every legal move for the learner, who has to find the right one; the lesson's own for the opponent."""
        offers = self.state.offers(seat)
        return offers if seat == LEARNER or not offers else Offers((LESSON[self.number].wanted[0],))

    def after(self, seat: int, move: str) -> "LessonState":
        """The next step. Raises `IllegalMoveError` for a move that the step isn't about."""
        step = LESSON[self.number]
        after = self.state.after(seat, move)
        if move not in step.wanted:
            raise IllegalMoveError(step.nudge)
        number = self.number + 1
        if number == len(LESSON):
            return evolve(self, state=after, praise=step.praise, events=after.events)
        return LessonState(after, number, step.praise, after.events)

    def view(self, seat: int | None) -> View:
        """The position and, for the learner, its explanation."""
        view = evolve(self.state.view(seat), offers=NOTHING if seat is None else self.offers(seat))
        praise = (Note(self.praise),) if self.praise else ()
        if self.result or seat != LEARNER:
            return evolve(view, notes=praise)
        step = LESSON[self.number]
        move = next((move for move in step.wanted if move in view.moves), "")
        title = Note(step.title, PARTS.index(step.part) + 1, len(PARTS))
        return evolve(view, notes=(*praise, title, Note(step.text, move=move)))


def begin_lesson() -> LessonState:
    """The lesson from its beginning."""
    return LessonState(begin())
