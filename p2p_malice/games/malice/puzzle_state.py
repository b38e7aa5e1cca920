"""A puzzle as a state, which the player at its table solves in any user interface.

Any legal play may be tried, and taken back. A discard would end the turn, so the cards lie as at first again, and
another try begins; one also begins with each going back. Each position says by `View.notes` what is wanted; the first
of the sentences comments on what was done.
"""

from attrs import evolve, field, frozen

from p2p_malice.engine.game import UNDO, Event, Guided, Note, Offers, Puzzle, View
from p2p_malice.errors import IllegalMoveError
from p2p_malice.games.malice.bots.hard import move_of
from p2p_malice.games.malice.bots.seen_table import see
from p2p_malice.games.malice.notation import parse_move
from p2p_malice.games.malice.puzzle_search import turn_of
from p2p_malice.games.malice.puzzles import SOLVER, puzzle_of
from p2p_malice.games.malice.rules import State
from p2p_malice.games.malice.views import CENTRE, PAYOFF
from p2p_malice.sentence_facts import Answer, CardFact, PileFact


@frozen
class PuzzleState(Guided):
    """A puzzle that began with the `first` position."""

    first: State
    state: State
    before: tuple[State, ...] = ()
    """The positions since then, which can be returned to."""
    tries: int = 1
    """How often it was begun, counting each time that plays were taken back."""
    comment: str = ""
    """The key of the comment on the move that led here."""
    is_going_back: bool = False
    events: tuple[Event, ...] = field(default=())

    def offers(self, seat: int) -> Offers:
        """Every legal move."""
        return self.state.offers(seat)

    def after(self, seat: int, move: str) -> "PuzzleState":
        """The position after a play; the one before if that is taken back; the first one after a discard.

        Raises `IllegalMoveError` and `NotationError`.
        """
        if move == UNDO:
            return self._taken_back(seat)
        after = self.state.after(seat, move)
        if after.ends_turn:
            return PuzzleState(self.first, self.first, tries=self.tries + 1, comment="lesson-puzzle-missed")
        comment = "lesson-puzzle-solved" if after.result else ""
        return evolve(
            self,
            state=after,
            before=(*self.before, self.state),
            comment=comment,
            is_going_back=False,
            events=after.events,
        )

    def _taken_back(self, seat: int) -> "PuzzleState":
        if seat not in self.turn:
            raise IllegalMoveError("not_your_turn")
        if not self.before:
            raise IllegalMoveError("nothing_to_undo")
        play = self.state.events[0]
        return evolve(
            self,
            state=self.before[-1],
            before=self.before[:-1],
            tries=self.tries + (not self.is_going_back),
            comment="",
            is_going_back=True,
            events=(Event(UNDO, seat, play.card, play.source, play.target),),
        )

    def view(self, seat: int | None) -> View:
        """The position and, for the solver, what is wanted; the number of the title is that of the try."""
        view = evolve(self.state.view(seat), undo=bool(self.before) and seat in self.turn)
        comment = (Note(self.comment),) if self.comment else ()
        if self.result or seat != SOLVER:
            return evolve(view, notes=comment)
        can_play = any(parse_move(move).target == "c" for move in view.moves)
        is_new = self.tries == 1 and not self.before
        wanted = Note("lesson-puzzle" if is_new else "lesson-puzzle-on" if can_play else "lesson-puzzle-stuck")
        return evolve(view, notes=(*comment, Note("lesson-puzzle-try", self.tries), wanted))


def hint(view: View) -> Answer:
    """The next play of the answer. Raises `IllegalMoveError` if the puzzle can't be solved any more by going on."""
    table = see(view)
    step = turn_of(table).next_step()
    if step is None:
        raise IllegalMoveError("puzzle_take_back")
    move = move_of(step, view, table)
    parts = parse_move(move)
    pile = view.pile(PAYOFF if parts.source == PAYOFF else parts.source_pile, SOLVER) if parts.source else None
    card = parts.card or (pile and pile.top) or ""
    return Answer((("other",),), {"card": CardFact(card), "pile": PileFact(CENTRE, parts.target_index)}, move)


def puzzle(date: str, weekday: int) -> Puzzle:
    """The puzzle of a `date`, from its beginning; `weekday` is 0 for Monday, the easiest, to 6."""
    first = puzzle_of(date, weekday)
    return Puzzle(PuzzleState(first, first), hint)
