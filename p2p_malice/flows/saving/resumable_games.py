"""The games that can be resumed: in a line for lists, and in a summary with the score."""

import contextlib
import datetime
from collections.abc import Mapping, Sequence
from functools import reduce

from attrs import frozen

from p2p_malice.engine.game import Game
from p2p_malice.errors import GameInUseError, MaliceError, SavedGameError, StoreError
from p2p_malice.flows.saving.rebuild_table import rebuild_table
from p2p_malice.flows.services import Services
from p2p_malice.flows.setup.seats import FRIEND, LATE, ME, MESSAGE, is_untouched, seating_of
from p2p_malice.flows.setup.setup_form import played_by
from p2p_malice.store.contract import SavedGame, Saves
from p2p_malice.table.table import Table
from p2p_malice.ui.forms import Person
from p2p_malice.words.sentence import Piece, Sentence, listed, say

EVENING = datetime.timedelta(hours=3)
"""For how long friends may still be at a table whose game is over, unless they were told goodbye."""

_NAMED = 2
"""How many people are named if there are many."""


@frozen
class Resumable:
    """A game to resume: its id, whether the table is hosted here, a line that describes it, and if it's by message.

    One that is over `has_ended` a short while ago, with friends at the table, who may come back to it.
    """

    id: str
    is_own: bool
    says: Sentence | MaliceError
    is_by_message: bool = False
    has_ended: bool = False


def resumable(saves: Saves) -> list[Resumable]:
    """The games to resume, most recently played first. A damaged one is listed as such."""
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
    when, seating = _when(game.deal.made), seating_of(game)
    if game.is_over and MESSAGE not in game.deal.seating:
        friends = [seat for seat, plan in enumerate(seating) if plan.kind in (FRIEND, LATE) and plan.name]
        touched = saves.touched(game_id)
        has_ended = bool(friends and touched and datetime.datetime.now() - touched < EVENING)
        unaware = [seating[seat].name for seat in friends if has_ended or saves.read_link(game.id, seat)]
        if unaware:
            return Resumable(game_id, True, say("saved-over", when=when, names=listed(unaware)), has_ended=has_ended)
        with contextlib.suppress(StoreError, GameInUseError):
            saves.file_away(game_id)
        return None
    if is_untouched(game):
        return None
    here = next((seat for seat, plan in enumerate(seating) if plan.kind == ME), None)
    others: list[Piece] = [plan.name or say("saved-friend") for seat, plan in enumerate(seating) if seat != here]
    key = "saved-own-damaged" if game.is_damaged else "saved-own"
    says = say(key, when=when, names=listed(others), moves=len(game.moves))
    return Resumable(game_id, True, says, MESSAGE in game.deal.seating)


def _describe_seat(saves: Saves, seat_id: str) -> Resumable:
    try:
        seat = saves.read_seat(seat_id)
    except SavedGameError as error:
        return Resumable(seat_id, False, error)
    others = listed([name for name in seat.players if name and name != seat.name]) or say("saved-friend")
    return Resumable(seat_id, False, say("saved-seat", when=_when(seat.made), names=others))


def _when(made: str) -> str:
    return made[:16].replace("T", " ")


# --- a card ----------------------------------------------------------------------------------------------------------


@frozen
class GameSummary:
    """How a game to resume is shown: who it is with, a line on how it stands, and the others at the table.

    It `is_sound` unless it's over, damaged or can't be read; one by message that is over may still have to be sent. If
    it is by message, it may be the person's turn to play or to send (`needs_you`).
    """

    title: Sentence
    line: Sentence
    people: tuple[Person, ...] = ()
    is_sound: bool = True
    needs_you: bool = False
    is_by_message: bool = False


def summary_of(game: Resumable, services: Services) -> GameSummary:
    """The summary of a game; if it can't be read, it says why."""
    try:
        return _own_card(services.saves.read_game(game.id), services) if game.is_own else _seat_card(game.id, services)
    except MaliceError as error:
        return GameSummary(say("saved-game", says=error), say("saved-game", says=game.id), is_sound=False)


def _own_card(game: SavedGame, services: Services) -> GameSummary:
    table = rebuild_table(game, services.games)[0]
    here = [seat for seat, plan in enumerate(seating_of(game)) if plan.kind == ME]
    own = here[0] if len(here) == 1 else None
    people = tuple(
        Person(sitter.name, seat, sitter.avatar)
        for seat, sitter in enumerate(table.players)
        if sitter.name and seat != own
    )
    played, ago = services.games[game.deal.game], _ago(services.saves.touched(game.id))
    left = _left(table, played)
    needs_you = False
    about: Piece = played_by(played, game.deal.rules, table.seats)
    if left:
        about = say("saved-race", who=_race(left, table, own))
    line = say("saved-about", about=about, ago=ago)
    if MESSAGE in game.deal.seating:
        turn = next((seat for seat in table.turn if seat != own), None)
        name = "none" if turn is None else _name(turn, table)
        is_sent = turn is None or game.sent >= len(game.moves) or game.moves[-1][0] != own
        waits = say("saved-by-message", name=name, sent="yes" if is_sent else "no")
        line = say("saved-about", about=say("saved-about", about=waits, ago=about), ago=ago)
        if game.is_over:
            line = say("saved-about", about=say("saved-by-message-over"), ago=ago)
        needs_you = turn is None or not is_sent
    elif game.is_over:
        line = say("saved-about-over", ago=ago)
    elif game.is_damaged:
        line = say("saved-about-damaged", ago=ago, moves=len(game.moves))
    is_sound = not game.is_damaged and (not game.is_over or MESSAGE in game.deal.seating)
    return GameSummary(said_with(people), line, people, is_sound, needs_you, MESSAGE in game.deal.seating)


def _seat_card(seat_id: str, services: Services) -> GameSummary:
    seat = services.saves.read_seat(seat_id)
    avatars = seat.avatars or ("",) * len(seat.players)
    people = tuple(
        Person(name, place, avatar)
        for place, (name, avatar) in enumerate(zip(seat.players, avatars, strict=False))
        if name and name != seat.name
    )
    return GameSummary(said_with(people), say("saved-about-seat", ago=_ago(services.saves.touched(seat.id))), people)


def said_with(people: Sequence[Person]) -> Sentence:
    """Who else is at the table, in a few words."""
    names = [person.name for person in people]
    if len(people) > _NAMED + 1:
        return say("saved-many", first=names[0], second=names[1], count=len(people) - _NAMED)
    return say("saved-game", says=listed(names) or say("saved-friend"))


def _left(table: Table, played: Game) -> dict[int, int]:
    """How much each seat has left; empty in a game that isn't a race."""
    if not played.book.race:
        return {}
    piles = table.view(0).piles
    return {pile.seat: pile.count for pile in piles if pile.role == played.book.race and pile.seat is not None}


def _race(left: Mapping[int, int], table: Table, own: int | None) -> Sentence:
    """The state of the race: first the person, then the others, the best of them first; not all, if they are many."""
    first, *others = sorted(left, key=lambda seat: (seat != own, left[seat]))
    others = others[:_NAMED] if len(others) > _NAMED + 1 else others
    return reduce(
        lambda told, seat: say("names-more", names=told, next=_of(seat, left, table, own)),
        others,
        _of(first, left, table, own),
    )


def _of(seat: int, left: Mapping[int, int], table: Table, own: int | None) -> Sentence:
    if seat == own:
        return say("saved-left-you", count=left[seat])
    return say("saved-left", name=_name(seat, table), count=left[seat])


def _name(seat: int, table: Table) -> Piece:
    return table.players[seat].name or say("saved-friend")


def _ago(when: datetime.datetime | None) -> Piece:
    """How long ago that was, roughly."""
    minutes = int((datetime.datetime.now() - when).total_seconds() // 60) if when else 0
    for unit, size in (("days", 24 * 60), ("hours", 60), ("minutes", 1)):
        if minutes >= size:
            return say("saved-ago", unit=unit, count=minutes // size)
    return say("saved-ago", unit="now", count=0)
