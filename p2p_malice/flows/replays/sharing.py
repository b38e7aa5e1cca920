"""A finished game as a message for others: a link, or a code, that shows it to whoever opens it.

Whoever has a game's seed knows the cards of all games that are dealt from it. So a table deals another game from
another seed (`engine.match`), and a code holds one game, or one match, and nothing of those after it.
"""

import datetime
from collections.abc import Callable, Sequence

from p2p_malice.engine.game import UNDO, Game, is_rematch
from p2p_malice.errors import GameError, SavedGameError
from p2p_malice.flows.replays.replaying import find_log
from p2p_malice.flows.saving.rebuild_table import positions
from p2p_malice.flows.services import Services
from p2p_malice.flows.setup.seats import BOT, nameless, seating_of
from p2p_malice.history.deal_check import opened_game
from p2p_malice.history.played_game import PlayedGame
from p2p_malice.history.seen_game import SeenGame, seen_in
from p2p_malice.invite.message import game_link
from p2p_malice.protocol.deal_terms import read_terms
from p2p_malice.protocol.deal_witness import witnessed
from p2p_malice.protocol.game_code import CodeSeat, GameInCode, encode
from p2p_malice.protocol.joint_seed import joint_seed
from p2p_malice.protocol.messages import TIME
from p2p_malice.store.contract import SavedGame
from p2p_malice.words.sentence import Sentence, say

Moves = Sequence[tuple[int | None, str]]


def without_undone(moves: Moves) -> tuple[tuple[int, str], ...]:
    """The moves without those that were taken back."""
    kept: list[tuple[int, str]] = []
    for seat, move in moves:
        if move == UNDO:
            kept.pop()
        elif seat is not None:
            kept.append((seat, move))
    return tuple(kept)


def seats_in_code(saved: SavedGame) -> tuple[CodeSeat, ...]:
    """Who played at each seat."""
    return tuple(
        CodeSeat("" if name == nameless(seat) else name or plan.name, plan.bot if plan.kind == BOT else None)
        for seat, (name, plan) in enumerate(zip(saved.names, seating_of(saved), strict=True))
    )


def game_in(saved: SavedGame, last: int | None, game: Game) -> GameInCode:
    """The game, or match, in a log that ended with position `last`, or the one before its end.

    Raises `SavedGameError` if it isn't over, or can't be had in a code, and what `positions` raises.
    """
    found: GameInCode | None = None
    begun = number = 0
    for number, state in enumerate(positions(saved, game), 1):
        if number == 1 or is_rematch(saved.moves[number - 2][1]):
            begun, seed, dealer = number, state.dealt_from, state.dealer if number > 1 else None
        if state.result and number <= (last or number):
            moves = without_undone(saved.moves[begun - 1 : number - 1])
            seats = seats_in_code(saved)
            found = GameInCode(game.name, saved.deal.rules, seats, seed, moves, dealer) if seed else None
    if found is None:
        raise SavedGameError("not_shareable")
    return found


def said_how(game: PlayedGame, played: Game | None) -> Sentence:
    """How the game ended for the player, with the cards that made the difference where it's a race."""
    left = 0
    if played and played.book.race and game.how != "match":
        lost = [count for seat, count in enumerate(game.left) if seat not in game.winners]
        left = min(lost, default=0) if game.mark == "won" else game.left[game.seat]
    return say("you-how", how=game.mark, left=left)


def shareable(services: Services, today: datetime.date) -> Callable[[PlayedGame], bool]:
    """Tells which games can be shared: those played at a table here. Raises `StoreError`.

    Today's deal can't: whom it is sent to may still want to play it.
    """
    logs = {*services.saves.old_games(), *services.saves.games()}
    coded = {name for name, game in services.games.items() if game.position}
    return lambda game: game.table in logs and game.game in coded and game.daily != today.isoformat()


def shared(services: Services, name: str) -> Sentence:
    """A message for others that says how the finished game of that name went, and shows it. Raises `StoreError`."""
    try:
        if name in services.saves.seen_games():
            coded = _game_in_seen(seen_in(services.saves.read_seen(name), name), services)
        else:
            saved, last = find_log(services.saves, name)
            coded = game_in(saved, last, _coded(services, saved.deal.game))
        game, code = services.games[coded.game], encode(coded, services.games)
    except (GameError, ValueError) as error:
        raise SavedGameError("not_shareable") from error
    link = game_link(services.game_url, code) if services.game_url else say("shared-game-here", code=code)
    played = next((each for each in services.saves.history().games if each.id == name), None)
    whose = "mine" if played and sum(seat.bot is None for seat in coded.seats) == 1 else "ours"
    how = said_how(played, game) if played else ""
    return say("shared-game", game=say(f"game-{game.name}"), whose=whose, how=how, link=link)


def _coded(services: Services, name: str) -> Game:
    """The game of that name, if a code can hold it. Raises `SavedGameError`."""
    game = services.games.get(name)
    if game is None or game.position is None:
        raise SavedGameError("not_shareable")
    return game


def _game_in_seen(seen: SeenGame, services: Services) -> GameInCode:
    """A game at somebody else's table, once it was opened. Raises `SavedGameError` for any other, and ValueError."""
    _coded(services, seen.seated.game)
    deal = witnessed(seen.deal, seen.seated.seat)
    if deal is None or deal.opened is None or not opened_game(seen, services.games).states:
        raise SavedGameError("not_shareable")
    terms, opened = read_terms(deal.deal.terms), deal.opened
    made = zip(opened.seats, opened.moves, strict=True)
    moves = without_undone([(None if seat == TIME else seat, move) for seat, move in made])
    names = [sitter.name for sitter in seen.seated.players]
    seats = tuple(CodeSeat("" if name == nameless(seat) else name) for seat, name in enumerate(names))
    seed = joint_seed(deal.deal.number, deal.deal.terms, opened.secret, deal.parts)
    return GameInCode(terms.game, terms.rules, seats, seed, moves, terms.dealer)


def share_at_end(services: Services) -> Callable[[PlayedGame], Sentence | None]:
    """What makes the message of a game that has just ended; None where it can't be shared. May raise `StoreError`."""

    def share(played: PlayedGame) -> Sentence | None:
        if played.daily:
            return None  # It's that of today.
        try:
            return shared(services, played.id)
        except SavedGameError:
            return None

    return share
