"""Rebuilds a saved game's table, move by move."""

from collections import deque
from collections.abc import Mapping

from p2p_malice.engine.game import Game, State
from p2p_malice.engine.match import begin
from p2p_malice.errors import GameError, SavedGameError
from p2p_malice.flows.local_table import new_token
from p2p_malice.flows.seats import LATE, bots_at, have_come, people_at, seating_of, seats_of
from p2p_malice.store.contract import SavedGame
from p2p_malice.table.table import EXPIRY, MAX_RECALLED, Table


def rebuild_table(game: SavedGame, games: Mapping[str, Game]) -> tuple[Table, int, SavedGameError | None]:
    """The table after the last good move, the number of good moves, and what is wrong after them, if anything.

    The save names one of `games`. Raises `SavedGameError` if it names none, or if the deal itself can't be played.
    """
    deal = game.deal
    if deal.game not in games:
        raise SavedGameError("save_of_unknown_game", id=game.id, game=deal.game[:24])
    played = games[deal.game]
    rules = deal.rules
    kept = {"moves": len(game.moves), "lost": game.lost}
    damage = SavedGameError("save_damaged", game=game.id, **kept) if game.is_damaged else None
    try:
        seating = seating_of(game)
        late = seats_of(seating, LATE)
        state: State = begin(played, len(deal.tokens), rules, bytes.fromhex(deal.seed), late)
    except (GameError, ValueError) as error:
        why = error if isinstance(error, GameError) else str(error)
        raise SavedGameError("save_unplayable", game=game.id, why=why) from None
    past = deque(((1, event) for event in state.events), MAX_RECALLED)
    moves = 0
    for seat, move in game.moves:
        try:
            state = state.expire(_number_of(move)) if seat is None else state.after(seat, move)
        except GameError as error:
            damage = SavedGameError("save_illegal", game=game.id, move=moves + 1, why=error)
            break
        moves += 1
        past.extend((moves + 1, event) for event in state.events)
    number = moves + 1 if have_come(game, seating) else 0
    table = Table(
        state,
        played,
        rules,
        deal.tokens,
        names=game.names,
        number=number,
        past=tuple(past),
        bots=bots_at(seating),
        here=people_at(seating),
        late=late,
        new_token=new_token,
    )
    return table, moves, damage


def _number_of(expiry: str) -> int:
    """The number of the clock whose time was up; -1 for none."""
    what, _, number = expiry.partition(" ")
    return int(number) if what == EXPIRY and number.isdecimal() and len(number) < 10 else -1
