"""Whether the cards of a game were dealt from the seed that all agreed on, and everybody was shown what there was.

Whoever was at the table replays the game once it is opened, and compares each position that they were shown. Pure.
"""

from collections.abc import Mapping, Sequence

from attrs import evolve, frozen

from p2p_malice.engine.game import NOTHING, Game, View
from p2p_malice.engine.match import Match
from p2p_malice.errors import GameError, IllegalMoveError
from p2p_malice.history.seen_game import SeenGame
from p2p_malice.protocol.deal_terms import DealTerms, dealt, next_terms, read_terms
from p2p_malice.protocol.deal_witness import LEFT_OUT, SeenDeal, witnessed
from p2p_malice.protocol.joint_seed import joint_seed
from p2p_malice.protocol.messages import TIME, Show

NOT_OPENED = "deal_not_opened"
"""The table hasn't told its secret and all moves."""
TERMS = "other_terms"
"""Something else was dealt, or somebody else has dealt, than follows from the game before."""
CARDS = "other_cards"
"""The first cards weren't those that follow from the seed."""
SHUFFLE = "other_shuffle"
"""Since cards were shuffled again in the game, what was shown isn't what follows from seed and moves."""
POSITION = "other_position"
"""A position was shown that isn't what follows from seed and moves."""
MOVE = "impossible_move"
"""Among the moves is one that the rules don't allow."""


@frozen
class DealCheck:
    """What one player can tell of a deal: it was fair if there are no `faults`, and so far it has none.

    The seats that contributed are `parts`, the player's own among them if `has_own_part`; so many deals were `given_up`
    before. The first fault in the play came with so many `moves`. `states` are all positions, as far as the game can be
    replayed.
    """

    faults: tuple[str, ...]
    parts: tuple[int, ...]
    has_own_part: bool
    given_up: int = 0
    moves: int = 0
    states: tuple[Match, ...] = ()

    @property
    def is_fair(self) -> bool:
        """Whether nothing was wrong."""
        return not self.faults


def check_deal(
    seen: SeenDeal, shows: Sequence[Show], games: Mapping[str, Game], expected: DealTerms | None = None
) -> DealCheck:
    """What the player who has `seen` that deal can tell of it, with all the positions that they were shown since.

    `expected` are the terms that follow from the game before, if that was checked (`next_terms`).
    """
    parts = tuple(seat for seat, part in enumerate(seen.parts) if part)
    check = DealCheck(seen.faults, parts, bool(seen.own), seen.given_up)
    if not seen.is_opened or seen.opened is None:
        return _with(check, NOT_OPENED)
    if check.faults not in ((), (LEFT_OUT,)):
        return check
    opened, deal = seen.opened, seen.deal
    # What was shown to somebody who only looked on then may be another side's.
    mine = [show for show in shows if show.number >= opened.position and not show.view.watches]
    try:
        terms = read_terms(deal.terms)
        if (expected and terms != expected) or (opened.position == 1 and not _is_first(terms)):
            return _with(check, TERMS)
        if not opened.position:
            return _with(check, CARDS) if shows else check  # A deal that was given up.
        seed = joint_seed(deal.number, deal.terms, opened.secret, seen.parts)
        state = dealt(games[terms.game], terms, seed)
    except (GameError, ValueError, KeyError):
        return _with(check, TERMS)
    states, is_legal = [state], True
    for seat, move in zip(opened.seats, opened.moves, strict=False):
        try:
            state = _after(state, seat, move)
        except GameError:
            is_legal = False
            break
        states.append(state)
    check = evolve(check, states=tuple(states))
    differs = _first_differing(mine, states, opened.position)
    if differs is None and is_legal:
        # Who came late is welcomed after the end, too.
        last = states[-1].result
        beyond = [show for show in mine if show.number - opened.position >= len(states)]
        is_all = all(last is not None and show.view.result == last for show in beyond)
        return check if is_all else evolve(_with(check, POSITION), moves=len(states) - 1)
    moves = len(states) - 1 if differs is None else differs
    is_shuffled = states[moves].state.shuffles > states[0].state.shuffles
    fault = CARDS if differs == 0 else SHUFFLE if is_shuffled else MOVE if differs is None else POSITION
    return evolve(_with(check, fault), moves=moves)


def opened_game(seen: SeenGame, games: Mapping[str, Game]) -> SeenGame:
    """That game so that it can be looked at from every seat, if its deal was opened and nothing is wrong with it."""
    deal = witnessed(seen.deal, seen.seated.seat)
    check = check_deal(deal, seen.shows, games) if deal and deal.opened else None
    if check is None or deal is None or deal.opened is None or not check.is_fair:
        return seen
    first, states = deal.opened.position, check.states
    if any(not 0 <= show.number - first < len(states) for show in seen.shows):
        return seen
    return evolve(seen, states=tuple(states[show.number - first] for show in seen.shows))


def terms_after(check: DealCheck) -> DealTerms | None:
    """The terms of the game that follows at the same table; None if that can't be told."""
    return next_terms(check.states[-1]) if check.is_fair and check.states and check.states[-1].result else None


def _with(check: DealCheck, fault: str) -> DealCheck:
    return evolve(check, faults=(*check.faults, fault)) if fault else check


def _is_first(terms: DealTerms) -> bool:
    return terms.number == 1 and terms.dealer is None and not any(terms.scores)


def _after(state: Match, seat: int, move: str) -> Match:
    """The state after a move, or after the time of a clock was up. Raises `GameError`."""
    if seat != TIME:
        return state.after(seat, move)
    what, _, number = move.partition(" ")
    if what != "expire" or not number.isdecimal() or len(number) > 9:
        raise IllegalMoveError("nothing_due")
    return state.expire(int(number))


def _first_differing(shows: Sequence[Show], states: Sequence[Match], first: int) -> int | None:
    """After how many moves a position was shown that isn't the one there; None if there is none among these."""
    for show in shows:
        moves = show.number - first
        if moves < len(states) and _bare(show.view) != _bare(states[moves].view(show.view.seat)):
            return moves
    return None


def _bare(view: View) -> View:
    """A view without what the table adds to it, or leaves out while the game is paused."""
    return evolve(view, deadlines=(), offers=NOTHING, undo=None)
