"""Rebuilds a saved game's table, move by move."""

from collections import deque
from collections.abc import Iterator, Mapping

from p2p_malice.engine.game import Game, hints_events, is_rematch
from p2p_malice.engine.match import Match, begin
from p2p_malice.errors import GameError, SavedGameError
from p2p_malice.flows.local_table import new_seed, new_token
from p2p_malice.flows.setup.seats import (
    LATE,
    SUBSTITUTES,
    avatars_of,
    bots_at,
    have_come,
    people_at,
    seating_of,
    seats_of,
)
from p2p_malice.protocol.agreed_deal import AgreedDeal
from p2p_malice.protocol.messages import Allow, Refused
from p2p_malice.store.contract import SavedGame
from p2p_malice.table.table import EXPIRY, MAX_RECALLED, Table


def positions(game: SavedGame, played: Game) -> Iterator[Match]:
    """All positions of a saved game, one after the other.

    Raises `GameError` at the first that can't be, and ValueError if the deal itself can't be played.
    """
    deal = game.deal
    state = begin(played, len(deal.tokens), deal.rules, bytes.fromhex(deal.seed), game.late)
    yield state
    for seat, move in game.moves:
        state = state.expire(_number_of(move)) if seat is None else state.after(seat, move)
        yield state


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
        following = positions(game, played)
        state = next(following)
    except (GameError, ValueError) as error:
        why = error if isinstance(error, GameError) else str(error)
        raise SavedGameError("save_unplayable", game=game.id, why=why) from None
    past = deque(((1, event) for event in state.events), MAX_RECALLED)
    moves, is_over = 0, False
    standing = deal.standing
    ended = {at: (names, people) for at, names, people in game.ended}
    hints = [0] * len(deal.tokens)
    noted = deque(game.hints)
    try:
        for state in following:
            while noted and noted[0][0] <= moves:
                _, seat, hints[seat] = noted.popleft()
            moves += 1
            events = (*state.events, *hints_events(hints)) if state.result and not is_over else state.events
            past.extend((moves + 1, event) for event in events)
            if state.result and not is_over:
                names, people = ended.get(moves, (game.names, ()))
                winners = [names[seat] for seat in state.result.winners]
                standing = standing.after([names[seat] for seat in people], winners)
            is_over = state.result is not None
    except GameError as error:
        damage = SavedGameError("save_illegal", game=game.id, move=moves + 1, why=error)
    number = moves + 1 if have_come(game, seating) else 0
    agreed = _agreed_of(game, moves)
    table = Table(
        state,
        played,
        rules,
        deal.tokens,
        names=game.names,
        number=number,
        past=tuple(past),
        hints=hints,
        bots=bots_at(seating),
        avatars=avatars_of(game),
        here=people_at(seating),
        late=seats_of(seating, LATE),
        new_token=new_token,
        new_seed=new_seed,
        substitutes=SUBSTITUTES,
        setup=deal.setup,
        standing=standing,
        agrees=not number,
        agreed=agreed,
        moves=game.moves[agreed.position - 1 : moves] if agreed else (),
        deals=max((each.deal.number for each in game.agreed), default=0),
    )
    given_up = [(token, Refused(code, {"name": name} if name else {})) for token, code, name in game.former]
    table.recall(game.left, given_up, Allow(*game.allows))
    return table, moves, damage


def _agreed_of(game: SavedGame, moves: int) -> AgreedDeal | None:
    """The deal that is played after so many moves, if its players have agreed on it."""
    deals = [each for each in game.agreed if 1 <= each.position <= moves + 1]
    since = game.moves[deals[-1].position - 1 : moves] if deals else ()
    return deals[-1] if deals and not any(is_rematch(move) for _, move in since) else None


def _number_of(expiry: str) -> int:
    """The number of the clock whose time was up; -1 for none."""
    what, _, number = expiry.partition(" ")
    return int(number) if what == EXPIRY and number.isdecimal() and len(number) < 10 else -1
