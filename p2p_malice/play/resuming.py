"""Resuming: an interrupted game goes on, at a table hosted here or at a friend's."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Mapping

from attrs import evolve, frozen

from p2p_malice.engine.game import Game, State
from p2p_malice.engine.match import begin
from p2p_malice.errors import GameError, LinkError, MaliceError, RemoteProtocolError, SavedGameError, StoreError
from p2p_malice.face.contract import Face
from p2p_malice.face.forms import Question
from p2p_malice.face.news import ComingBack, NoGame
from p2p_malice.link.contracts import LastingChannel
from p2p_malice.play.hosting import HostedGame, bots_at, have_come, is_untouched, people_at, places_of
from p2p_malice.play.joining import answer, play_at_seat, read_invitation
from p2p_malice.play.lobby import Invitation
from p2p_malice.play.local import new_token
from p2p_malice.play.means import Means
from p2p_malice.play.news import connected, reach
from p2p_malice.play.places import LATE, ME, seats_of
from p2p_malice.store.contracts import SavedGame, Saves
from p2p_malice.table import EXPIRY, MAX_RECALLED, Table
from p2p_malice.tasks import end_tasks
from p2p_malice.words.saying import Piece, Saying, listed, say


@frozen
class Resumable:
    """A game to resume: its id, whether the table is hosted here, and a line that describes it."""

    id: str
    is_own: bool
    says: Saying | MaliceError


def resumable(saves: Saves) -> list[Resumable]:
    """The games to resume, the newest first. A damaged one is listed as such."""
    own = (_describe_game(saves, game) for game in saves.games())
    others = (_describe_seat(saves, seat) for seat in saves.seats())
    return sorted((game for game in (*own, *others) if game), key=lambda game: game.id, reverse=True)


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


async def resume(
    face: Face, means: Means, wanted: str | None, *, newest: bool = False, always_asks: bool = False
) -> int:
    """Resume the game called `wanted`, the `newest`, or else the one that is chosen; return the exit status.

    The only one is resumed without a question, unless this `always_asks`: games are deleted there, too.
    """
    games = resumable(means.saves)
    if not games:
        await face.tell(NoGame())
        return 0
    game = games[0] if newest and wanted is None else await _choose(face, means, games, wanted, always_asks)
    if game is None:
        return 0
    if not game.is_own:
        with means.saves.hold_seat(game.id):
            return await _resume_seat(face, means, game.id)
    async with means.links.open_ports():
        return await _resume_game(face, means, game.id)


async def _choose(
    face: Face, means: Means, games: list[Resumable], wanted: str | None, always_asks: bool
) -> Resumable | None:
    if wanted is not None:
        found = [game for game in games if game.id == wanted]
        if not found:
            raise SavedGameError("no_such_game", game=wanted[:60])
        return found[0]
    if len(games) == 1 and not always_asks:
        return games[0]
    while games:
        numbered = {str(number): game for number, game in enumerate(games, 1)}
        choices = {number: _with_score(game, means) for number, game in numbered.items()}
        ends = {"delete": say("ask-game-delete"), "quit": say("ask-game-quit")}
        chosen = await face.choose(Question(say("ask-game"), choices | ends))
        if chosen != "delete":
            return numbered.get(chosen or "")
        deleted = await face.choose(Question(say("ask-which-delete"), choices | {"quit": say("ask-game-quit")}))
        if game := numbered.get(deleted or ""):
            await _delete(face, means.saves, game)
        games = resumable(means.saves)
    return None


async def _delete(face: Face, saves: Saves, game: Resumable) -> None:
    try:
        if not game.is_own:
            with saves.hold_seat(game.id):
                saves.forget_seat(game.id)
            return
        saves.forget_game(game.id)
        saves.forget_links(game.id)
    except (StoreError, SavedGameError) as error:
        await face.complain(error)


def _with_score(game: Resumable, means: Means) -> Saying:
    """What describes the game, and how far each player is where the table is hosted here."""
    try:
        saved = means.saves.read_game(game.id) if game.is_own else None
        table = rebuild_table(saved, means.games)[0] if saved else None
    except MaliceError:
        saved = table = None
    race = means.games[saved.deal.game].book.race if saved else ""
    if table is None or not race:
        return say("saved-game", says=game.says)
    left: list[Piece] = [
        say("saved-left", name=table.players[pile.seat].name or say("saved-friend"), count=pile.count)
        for pile in table.view(0).piles
        if pile.role == race and pile.seat is not None
    ]
    return say("saved-game-score", says=game.says, score=listed(left))


# --- at a friend's table ---------------------------------------------------------------------------------------------


async def _resume_seat(face: Face, means: Means, seat_id: str) -> int:
    seat = means.saves.read_seat(seat_id)

    async def by_new_code() -> LastingChannel | None:
        while (invitation := await read_invitation(face)) is not None:
            try:
                return await answer(face, means, seat.name, invitation, seat.token)
            except RemoteProtocolError as error:
                await face.complain(error)
        return None

    await face.tell(ComingBack())
    channel = await _first(_by_keepsake(face, means, seat.keepsake), by_new_code)
    return await play_at_seat(face, means, seat, channel) if channel else 0


# --- at this machine's table -----------------------------------------------------------------------------------------


async def _resume_game(face: Face, means: Means, game_id: str) -> int:
    game = means.saves.read_game(game_id)
    table, moves, damage = rebuild_table(game, means.games)
    if damage:
        await face.complain(damage)
        choices = {"yes": say("ask-damaged-yes", moves=moves), "no": say("ask-damaged-no")}
        if await face.choose(Question(say("ask-damaged"), choices)) != "yes":
            return SavedGameError.exit_status
    log = means.saves.go_on(game_id, moves)
    try:
        name = next((place.name for place in places_of(game) if place.kind == ME), "") or "Host"
        hosted = HostedGame.resumed(
            face, means, Invitation(means.games[game.deal.game], game.deal.rules, name), game, table, log
        )
    except BaseException:
        log.close()
        raise
    return await hosted.play()


def rebuild_table(game: SavedGame, games: Mapping[str, Game]) -> tuple[Table, int, SavedGameError | None]:
    """The table after the last good move, the number of good moves, and what is wrong after them, if anything.

    The save names one of `games`. Raises `SavedGameError` if it names none, or if the deal itself can't be played.
    """
    deal = game.deal
    if deal.game not in games:
        raise SavedGameError("save_of_unknown_game", id=game.id, game=deal.game[:24])
    played = games[deal.game]
    if game.is_dealt_formerly and played.former_deal:
        played = evolve(played, deal=played.former_deal)
    rules = played.modern_rules(deal.rules) if game.is_former else deal.rules
    damage = SavedGameError("save_damaged", game=game.id, moves=len(game.moves)) if game.is_damaged else None
    try:
        places = places_of(game)
        late = seats_of(places, LATE)
        state: State = begin(played, len(deal.tokens), rules, bytes.fromhex(deal.seed), late)
    except (GameError, ValueError) as error:
        why = error if isinstance(error, GameError) else str(error)
        raise SavedGameError("save_unplayable", game=game.id, why=why) from None
    past = deque(((1, event) for event in state.events), MAX_RECALLED)
    moves, rewrite = 0, played.modern if game.is_former else str
    for seat, move in game.moves:
        try:
            state = state.expire(_number_of(move)) if seat is None else state.after(seat, rewrite(move))
        except GameError as error:
            damage = SavedGameError("save_illegal", game=game.id, move=moves + 1, why=error)
            break
        moves += 1
        past.extend((moves + 1, event) for event in state.events)
    number = moves + 1 if have_come(game, places) else 0
    table = Table(
        state,
        played,
        rules,
        deal.tokens,
        names=game.names,
        number=number,
        past=tuple(past),
        bots=bots_at(places),
        here=people_at(places),
        late=late,
        new_token=new_token,
    )
    return table, moves, damage


def _number_of(expiry: str) -> int:
    """The number of the clock whose time was up, -1 for none."""
    what, _, number = expiry.partition(" ")
    return int(number) if what == EXPIRY and number.isdecimal() and len(number) < 10 else -1


# --- finding each other again ----------------------------------------------------------------------------------------


def _by_keepsake(face: Face, means: Means, keepsake: str) -> Callable[[], Awaitable[LastingChannel]]:
    """Come back by the earlier link, for as long as it takes; if that is impossible, wait for ever."""

    async def return_or_wait() -> LastingChannel:
        if keepsake:
            try:
                channel = await reach(keepsake, means.links)
                await face.tell(connected(channel))
                return channel
            except LinkError as error:
                await face.complain(error)
        await asyncio.Event().wait()
        raise AssertionError("waiting for ever has ended")

    return return_or_wait


async def _first(*ways: Callable[[], Awaitable[LastingChannel | None]]) -> LastingChannel | None:
    """The channel of the way that opens first, None if the person gives up. Raises what a failing way raises."""
    tasks = [asyncio.ensure_future(way()) for way in ways]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        return done.pop().result()
    finally:
        await end_tasks(*tasks)
