"""From where a finished game is looked at: from the seat of its player, from another, or with all hands open."""

from attrs import evolve

from p2p_malice.engine.game import Pile, State, View
from p2p_malice.history.seen_game import SeenGame


def view_from(seen: SeenGame, at: int, look: int) -> View:
    """What the seat `look` sees of that position, or the player's own view with all hands open if no seat is meant.

    Without its states, a game can only be looked at as it was seen.
    """
    if not seen.states:
        return seen.shows[at].view
    state = seen.states[at]
    return state.view(look) if look < state.seats else _opened(state, seen.seated.seat)


def _opened(state: State, seat: int) -> View:
    """The view of that seat, with each pile as its owner sees it."""
    views = [state.view(owner) for owner in range(state.seats)]
    own: dict[tuple[str, int | None], Pile] = {
        (pile.name, pile.seat): pile for view in views for pile in view.piles if pile.seat == view.seat
    }
    return evolve(views[seat], piles=tuple(own.get((pile.name, pile.seat), pile) for pile in views[seat].piles))
