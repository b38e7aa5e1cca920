"""UNFINISHED: the games that can be resumed, in a line for lists, and on a card with how they stand."""

import contextlib
import datetime

from attrs import frozen

from p2p_malice.engine.game import Game
from p2p_malice.errors import MaliceError, SavedGameError, StoreError
from p2p_malice.play.hosting import is_untouched, places_of
from p2p_malice.play.means import Means
from p2p_malice.play.places import ME
from p2p_malice.play.rebuilding import rebuild_table, rules_of
from p2p_malice.play.setup import played_by
from p2p_malice.store.contracts import SavedGame, Saves
from p2p_malice.table import Table
from p2p_malice.words.saying import Piece, Saying, listed, say


@frozen
class Resumable:
    """A game to resume: its id, whether the table is hosted here, and a line that describes it."""

    id: str
    is_own: bool
    says: Saying | MaliceError


def resumable(saves: Saves) -> list[Resumable]:
    """The games to resume, the one played last first. A damaged one is listed as such."""
    own = (_describe_game(saves, game) for game in saves.games())
    others = (_describe_seat(saves, seat) for seat in saves.seats())

    def played(game: Resumable) -> tuple[datetime.datetime, str]:
        return saves.touched(game.id) or datetime.datetime.min, game.id

    return sorted((game for game in (*own, *others) if game), key=played, reverse=True)


def _describe_game(saves: Saves, game_id: str) -> Resumable | None:
    try:
        game = saves.read_game(game_id)
    except SavedGameError as error:
        return Resumable(game_id, True, error)
    when, places = _when(game.deal.made), places_of(game)
    if game.is_over:
        unaware = [place.name for seat, place in enumerate(places) if saves.read_link(game.id, seat)]
        return Resumable(game_id, True, say("saved-over", when=when, names=listed(unaware))) if unaware else None
    if is_untouched(game):
        return None
    here = next((seat for seat, place in enumerate(places) if place.kind == ME), None)
    others: list[Piece] = [place.name or say("saved-friend") for seat, place in enumerate(places) if seat != here]
    key = "saved-own-damaged" if game.is_damaged else "saved-own"
    return Resumable(game_id, True, say(key, when=when, names=listed(others), moves=len(game.moves)))


def _describe_seat(saves: Saves, seat_id: str) -> Resumable | None:
    try:
        seat = saves.read_seat(seat_id)
    except SavedGameError as error:
        return Resumable(seat_id, False, error)
    if seat.is_over:
        with contextlib.suppress(StoreError):
            saves.forget_seat(seat.id)
        return None
    others = listed([name for name in seat.players if name and name != seat.name]) or say("saved-friend")
    return Resumable(seat_id, False, say("saved-seat", when=_when(seat.made), names=others))


def _when(made: str) -> str:
    return made[:16].replace("T", " ")


# --- a card ----------------------------------------------------------------------------------------------------------


@frozen
class Card:
    """How a game to resume is shown: who leads by how much, a line about it, and the others at the table.

    It `is_sound` unless it's over, damaged or can't be read.
    """

    title: Saying
    line: Saying
    people: tuple[str, ...] = ()
    is_sound: bool = True


def card_of(game: Resumable, means: Means) -> Card:
    """The card of a game; one that can't be read says why."""
    try:
        return _own_card(means.saves.read_game(game.id), means) if game.is_own else _seat_card(game.id, means)
    except MaliceError as error:
        return Card(say("saved-game", says=error), say("saved-game", says=game.id), is_sound=False)


def _own_card(game: SavedGame, means: Means) -> Card:
    table = rebuild_table(game, means.games)[0]
    here = [seat for seat, place in enumerate(places_of(game)) if place.kind == ME]
    own = here[0] if len(here) == 1 else None
    people = tuple(sitter.name for seat, sitter in enumerate(table.players) if sitter.name and seat != own)
    played, ago = means.games[game.deal.game], _ago(means.saves.touched(game.id))
    plays = played_by(played, rules_of(game, played), table.seats)
    line = say("saved-about", plays=plays, ago=ago)
    if game.is_over:
        line = say("saved-about-over", ago=ago)
    elif game.is_damaged:
        line = say("saved-about-damaged", ago=ago, moves=len(game.moves))
    title = _standing(table, played, own) or say("saved-game", says=listed(people) or say("saved-friend"))
    return Card(title, line, people, is_sound=not game.is_over and not game.is_damaged)


def _seat_card(seat_id: str, means: Means) -> Card:
    seat = means.saves.read_seat(seat_id)
    people = tuple(name for name in seat.players if name and name != seat.name)
    title = say("saved-game", says=listed(people) or say("saved-friend"))
    return Card(title, say("saved-about-seat", ago=_ago(means.saves.touched(seat.id))), people)


def _standing(table: Table, played: Game, own: int | None) -> Saying | None:
    """How far each player is; None in a game that is no race."""
    left = {
        pile.seat: pile.count for pile in table.view(0).piles if pile.role == played.book.race and pile.seat is not None
    }
    if not left or not played.book.race:
        return None
    names: dict[int, Piece] = {seat: table.players[seat].name or say("saved-friend") for seat in left}
    if own is not None and len(left) == 2:
        other = next(seat for seat in left if seat != own)
        return say("saved-duel", name=names[other], left=left[other], own=left[own])
    parts: list[Piece] = [say("saved-left", name=names[seat], count=left[seat]) for seat in left if seat != own]
    if own is not None:
        parts.append(say("saved-left-you", count=left[own]))
    return say("saved-game", says=listed(parts))


def _ago(when: datetime.datetime | None) -> Piece:
    """How long ago that was, roughly."""
    minutes = int((datetime.datetime.now() - when).total_seconds() // 60) if when else 0
    for unit, size in (("days", 24 * 60), ("hours", 60), ("minutes", 1)):
        if minutes >= size:
            return say("saved-ago", unit=unit, count=minutes // size)
    return say("saved-ago", unit="now", count=0)
