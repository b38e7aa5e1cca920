"""`resume`: go on with a game that was interrupted, at the table that stands here or at a friend's."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

from attrs import frozen

from p2p_malice.commands.join import answer, play_at_seat, read_invitation
from p2p_malice.engine.game import Game, State
from p2p_malice.engine.match import begin
from p2p_malice.errors import GameError, LinkError, SavedGameError, StoreError
from p2p_malice.face import Face
from p2p_malice.games.registry import GAMES
from p2p_malice.link.gathering import open_ports
from p2p_malice.link.reliable import ReliableChannel
from p2p_malice.link.settings import LinkSettings
from p2p_malice.play.hosting import HostedGame, bots_at, places_of
from p2p_malice.play.lobby import Invitation
from p2p_malice.play.news import connected_words, reach
from p2p_malice.play.places import ME
from p2p_malice.pump import end_tasks
from p2p_malice.store.games import GameLog, SavedGame, read_game, saved_games
from p2p_malice.store.seats import SUFFIX as SEAT_SUFFIX
from p2p_malice.store.seats import forget_seat, read_link, read_seat, saved_seats
from p2p_malice.table import Table
from p2p_malice.words.catalogue import load

NO_GAME = "There is no interrupted game here."


@frozen
class Resumable:
    """An interrupted game: what it is called on the command line, and in words."""

    path: Path
    words: str

    @property
    def id(self) -> str:
        """The name on the command line."""
        return self.path.stem


def resumable() -> list[Resumable]:
    """The interrupted games, the newest first. One that is damaged is listed as such."""
    found = [_describe_game(path) for path in saved_games()] + [_describe_seat(path) for path in saved_seats()]
    return sorted((game for game in found if game), key=lambda game: game.id, reverse=True)


def _describe_game(path: Path) -> Resumable | None:
    try:
        game = read_game(path)
    except SavedGameError as error:
        return Resumable(path, load().error(error))
    when, places = _when(game.deal.made), places_of(game)
    if game.is_over:
        unaware = [place.name for seat, place in enumerate(places) if read_link(game.id, seat)]
        words = f"{when}  your table; it is over, but {_listed(unaware)} may not know it yet"
        return Resumable(path, words) if unaware else None
    if not game.moves and not all(game.names):
        return None
    damage = f"; {game.damage}" if game.damage else ""
    here = next((seat for seat, place in enumerate(places) if place.kind == ME), None)
    others = [place.name or "a friend" for seat, place in enumerate(places) if seat != here]
    return Resumable(path, f"{when}  your table, with {_listed(others)}, {len(game.moves)} moves{damage}")


def _describe_seat(path: Path) -> Resumable | None:
    try:
        seat = read_seat(path)
    except SavedGameError as error:
        return Resumable(path, load().error(error))
    if seat.is_over:
        with contextlib.suppress(StoreError):
            forget_seat(seat.id)
        return None
    others = _listed([name for name in seat.players if name and name != seat.name]) or "a friend"
    return Resumable(path, f"{_when(seat.made)}  at the table of {others}")


def _listed(names: list[str]) -> str:
    """`Ann`, `Ann and Bob`, `Ann, Bob and Cem`."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def _when(made: str) -> str:
    return made[:16].replace("T", " ")


async def resume(
    face: Face,
    link: LinkSettings,
    game_url: str | None,
    project_url: str | None,
    wanted: str | None,
    *,
    newest: bool = False,
) -> int:
    """Go on with the game called `wanted`, the `newest`, or else the one that is chosen; the exit status."""
    games = resumable()
    if not games:
        await face.tell("nothing", NO_GAME)
        return 0
    game = games[0] if newest and wanted is None else await _choose(face, games, wanted)
    if game is None:
        return 0
    if game.path.suffix == SEAT_SUFFIX:
        return await _resume_seat(face, link, game.path)
    async with open_ports(link):
        return await _resume_game(face, link, game_url, project_url, game.path)


async def _choose(face: Face, games: list[Resumable], wanted: str | None) -> Resumable | None:
    if wanted is not None:
        found = [game for game in games if game.id == wanted]
        if not found:
            raise SavedGameError(f"There is no interrupted game called {wanted}. p2p-malice resume lists them.")
        return found[0]
    if len(games) == 1:
        return games[0]
    numbered = {str(number): game for number, game in enumerate(games, 1)}
    chosen = await face.choose({number: game.words for number, game in numbered.items()} | {"quit": "none of them"})
    return numbered.get(chosen or "")


# --- at a friend's table ---------------------------------------------------------------------------------------------


async def _resume_seat(face: Face, link: LinkSettings, path: Path) -> int:
    seat = read_seat(path)

    async def by_new_code() -> ReliableChannel:
        invitation = await read_invitation(face)
        return await answer(face, seat.name, link, invitation)

    await face.tell("coming_back", "Trying to reach the table again. If that takes long, ask for a new invitation.")
    channel = await _first(_by_keepsake(face, link, seat.keepsake), by_new_code)
    return await play_at_seat(face, seat, channel, link)


# --- at this machine's table -----------------------------------------------------------------------------------------


async def _resume_game(
    face: Face, link: LinkSettings, game_url: str | None, project_url: str | None, path: Path
) -> int:
    log = GameLog(path)
    try:
        game = read_game(path)
        table, moves, damage = rebuild_table(game)
        if damage:
            await face.complain(SavedGameError(f"The saved game {game.id} cannot be used as it is: {damage}."))
            choices = {"yes": f"go on after move {moves}, the last good one", "no": "leave it as it is"}
            if await face.choose(choices) != "yes":
                return SavedGameError.exit_status
        log.cut(game.ends[moves])
        places = places_of(game)
        name = next((place.name for place in places if place.kind == ME), "") or "Host"
        hosted = HostedGame.resumed(
            face, Invitation(game.deal.rules, name, link, game_url, project_url), game, table, log
        )
    except BaseException:
        log.close()
        raise
    return await hosted.play()


def rebuild_table(game: SavedGame, games: Mapping[str, Game] = GAMES) -> tuple[Table, int, str]:
    """The table as it was after the last good move, how many those are, and what is wrong behind them ("": nothing).

    Of `games` the save names one. Raises `SavedGameError` where it names none, or the deal itself cannot be played.
    """
    deal, damage = game.deal, game.damage
    if deal.game not in games:
        raise SavedGameError(f"The saved game {game.id} is of a game that this version doesn't have: {deal.game[:24]}.")
    played = games[deal.game]
    try:
        state: State = begin(played, len(deal.tokens), deal.rules, bytes.fromhex(deal.seed))
    except (GameError, ValueError) as error:
        why = load().error(error) if isinstance(error, GameError) else str(error)
        raise SavedGameError(f"The saved game {game.id} cannot be played: {why}") from None
    moves, rewrite = 0, played.modern if game.format == 1 else str
    for seat, move in game.moves:
        try:
            state = state.expire() if seat is None else state.after(seat, rewrite(move))
        except GameError as error:
            damage = f"move {moves + 1} in it is against the rules ({load().error(error)})"
            break
        moves += 1
    number = moves + 1 if all(game.names) else 0
    bots = bots_at(places_of(game))
    table = Table(state, deal.game, deal.rules, deal.tokens, names=game.names, number=number, bots=bots)
    return table, moves, damage


# --- finding each other again ----------------------------------------------------------------------------------------


def _by_keepsake(face: Face, link: LinkSettings, keepsake: str) -> Callable[[], Awaitable[ReliableChannel]]:
    """Come back by the link of before, for as long as it takes; where that cannot be, wait for ever."""

    async def return_or_wait() -> ReliableChannel:
        if keepsake:
            try:
                channel = await reach(keepsake, link)
                await face.tell("connected", connected_words(channel))
                return channel
            except LinkError as error:
                await face.complain(error)
        await asyncio.Event().wait()
        raise AssertionError("waiting for ever has ended")

    return return_or_wait


async def _first(*ways: Callable[[], Awaitable[ReliableChannel]]) -> ReliableChannel:
    """The channel of the way that opens first. Raises what a way raises that ends."""
    tasks = [asyncio.ensure_future(way()) for way in ways]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        return done.pop().result()
    finally:
        await end_tasks(*tasks)
