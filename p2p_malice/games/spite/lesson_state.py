"""The lesson as a state, which teaches the player at its table in any user interface.

Each position explains itself by `View.notes`. Only the move that the step is about is accepted; anything else is
refused with a nudge. The others are offered nothing but the lesson's own moves. No time passes: a play stands at once,
except for the one that the learner has to call a misplay, which waits for the call.
"""

from attrs import evolve, frozen

from p2p_malice.engine.game import NOTHING, Event, Guided, Note, Offers, View
from p2p_malice.errors import IllegalMoveError
from p2p_malice.games.spite.lesson import LEARNER, LESSON, PARTS, LessonStep, begin, settled
from p2p_malice.games.spite.rules.trick import UNBEATABLE
from p2p_malice.games.spite.state import MISPLAY, State


@frozen
class LessonState(Guided):
    """The lesson at the step of that number (from 0); after the last step it is over."""

    state: State
    number: int = 0
    praise: str = ""
    """The key of the comment on the learner's last move."""
    events: tuple[Event, ...] = ()

    @property
    def turn(self) -> tuple[int, ...]:
        """The player who makes the next move; in a real game, nobody is on turn while a play can be called."""
        return () if self.result else (self._step.seat,)

    @property
    def _step(self) -> LessonStep:
        return LESSON[self.number]

    def offers(self, seat: int) -> Offers:
        """For the learner, everything they may do, since they have to find the move; for others, the lesson's move.

        What is explained only once it comes up in a game isn't on offer here.
        """
        if seat not in self.turn:
            return NOTHING
        if seat != LEARNER or self._step.wanted == MISPLAY:
            return Offers((self._step.wanted,))
        offers = self.state.offers(seat)
        free = offers.free and evolve(offers.free, words=tuple(w for w in offers.free.words if w != UNBEATABLE))
        return evolve(offers, free=free, may=())

    def after(self, seat: int, move: str) -> "LessonState":
        """The next step. Raises `IllegalMoveError` for a move that the step isn't about."""
        after = self.state.after(seat, move)
        step = self._step
        if seat != step.seat or not step.wants(move):
            raise IllegalMoveError(step.nudge)
        praise, number = step.praise or self.praise, self.number + 1
        stands = after if number < len(LESSON) and LESSON[number].wanted == MISPLAY else settled(after)
        events = after.events if stands is after else (*after.events, *stands.events)
        return LessonState(stands, min(number, len(LESSON) - 1), praise, events)

    def view(self, seat: int | None) -> View:
        """The position and, for the learner, its explanation."""
        view = evolve(self.state.view(seat), turn=self.turn, offers=NOTHING if seat is None else self.offers(seat))
        praise = (Note(self.praise),) if self.praise else ()
        if self.result or seat != LEARNER:
            return evolve(view, notes=praise)
        step = self._step
        title = Note(step.title, PARTS.index(step.part) + 1, len(PARTS))
        text = Note(step.text, move=step.wanted if step.seat == LEARNER else "")
        return evolve(view, notes=(*praise, title, text))


def begin_lesson() -> LessonState:
    """The lesson from its beginning."""
    return LessonState(begin())
