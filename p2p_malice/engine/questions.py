"""Questions that a seat may ask its table, answered from what that seat is shown. Pure."""

from p2p_malice.engine.game import Game, State
from p2p_malice.errors import GameError, IllegalMoveError, NotationError
from p2p_malice.sentence_facts import HINT, PREVIEW, SHEET, Answer


def answer(game: Game, state: State, seat: int, question: str, about: str = "") -> Answer:
    """The answer to one of the `QUESTIONS`; `about` is the move, or the beginning of one, that it asks about.

    It depends on nothing that `seat` may not see, so a question reveals nothing. Raises `GameError` if there is no
    answer, such as a hint while others act.
    """
    view = state.view(seat)
    if question == SHEET:
        return game.book.sheet(view.rules)
    if question == HINT:
        if not view.offers:
            raise IllegalMoveError("not_your_turn")
        if not game.parse_rules(view.rules).hints:
            raise IllegalMoveError("no_hints")
        return Answer(move=view.advice) if view.advice else game.hint(view)
    if question == PREVIEW:
        return game.preview(view, about) if game.preview else Answer()
    try:
        state.after(seat, about)
    except NotationError:
        return _refusal(game.why(view, about))
    except GameError as error:
        return _refusal(error)
    return Answer()


def _refusal(error: GameError) -> Answer:
    return Answer(((error.code,),), error.facts)
