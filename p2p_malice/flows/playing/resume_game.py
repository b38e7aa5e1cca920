"""Resumes an interrupted game, at a table hosted here or at a friend's."""

import asyncio
from collections.abc import Awaitable, Callable

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.errors import LinkError, RemoteProtocolError, SavedGameError, StoreError
from p2p_malice.flows.inviting.connection_news import connected
from p2p_malice.flows.inviting.rendezvous import reach
from p2p_malice.flows.playing.by_message import go_on
from p2p_malice.flows.playing.hosting import HostedGame
from p2p_malice.flows.playing.joining import answer, play_at_seat, read_invitation
from p2p_malice.flows.saving.rebuild_table import rebuild_table
from p2p_malice.flows.saving.resumable_games import Resumable, resumable, summary_of
from p2p_malice.flows.services import Services
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.flows.setup.seats import ME, MESSAGE, seating_of
from p2p_malice.link.contract import LastingChannel
from p2p_malice.store.contract import Saves
from p2p_malice.ui.contract import UserInterface
from p2p_malice.ui.forms import Question
from p2p_malice.ui.news import ComingBack, NoGame
from p2p_malice.words.sentence import say


async def resume(
    ui: UserInterface, services: Services, wanted: str | None, *, newest: bool = False, always_asks: bool = False
) -> int:
    """Resume the game called `wanted`, the `newest`, or else one that the person chooses; return the exit status.

    If there is only one, it is resumed without a question, unless `always_asks`, since games are also deleted there.
    """
    games = resumable(services.saves)
    if not games and wanted is None:
        await ui.tell(NoGame())
        return 0
    game = games[0] if newest and wanted is None else await _choose(ui, services, games, wanted, always_asks)
    if game is None:
        return 0
    if not game.is_own:
        with services.saves.hold_seat(game.id):
            return await _resume_seat(ui, services, game.id)
    async with services.links.open_ports():
        return await _resume_game(ui, services, game)


async def _choose(
    ui: UserInterface, services: Services, games: list[Resumable], wanted: str | None, always_asks: bool
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
        cards = {number: summary_of(game, services) for number, game in numbered.items()}
        choices = {number: card.title for number, card in cards.items()}
        lines = {number: card.line for number, card in cards.items()}
        people = {number: card.people for number, card in cards.items()}
        ends = {"delete": say("ask-game-delete"), "quit": say("ask-game-quit")}
        chosen = await ui.choose(Question(say("ask-game"), choices | ends, lines=lines, people=people))
        if chosen != "delete":
            return numbered.get(chosen or "")
        deleted = await ui.choose(
            Question(say("ask-which-delete"), choices | {"quit": say("ask-game-quit")}, lines=lines, people=people)
        )
        if game := numbered.get(deleted or ""):
            await _delete(ui, services.saves, game)
        games = resumable(services.saves)
    return None


async def _delete(ui: UserInterface, saves: Saves, game: Resumable) -> None:
    try:
        if not game.is_own:
            with saves.hold_seat(game.id):
                saves.forget_seat(game.id)
            return
        saves.forget_game(game.id)
        saves.forget_links(game.id)
    except (StoreError, SavedGameError) as error:
        await ui.complain(error)


# --- at a friend's table ---------------------------------------------------------------------------------------------


async def _resume_seat(ui: UserInterface, services: Services, seat_id: str) -> int:
    seat = services.saves.read_seat(seat_id)

    async def by_new_code() -> LastingChannel | None:
        while (invitation := await read_invitation(ui)) is not None:
            try:
                return await answer(ui, services, seat.name, invitation, seat)
            except RemoteProtocolError as error:
                await ui.complain(error)
        return None

    await ui.tell(ComingBack())
    channel = await _first(_by_resume_ticket(ui, services, seat.resume_ticket), by_new_code)
    return await play_at_seat(ui, services, seat, channel) if channel else 0


# --- at this machine's table -----------------------------------------------------------------------------------------


async def _resume_game(ui: UserInterface, services: Services, resumed: Resumable) -> int:
    game = services.saves.read_game(resumed.id)
    table, moves, damage = rebuild_table(game, services.games)
    if damage:
        await ui.complain(damage)
        choices = {"yes": say("ask-damaged-yes", moves=moves), "no": say("ask-damaged-no")}
        if await ui.choose(Question(say("ask-damaged"), choices)) != "yes":
            return SavedGameError.exit_status
    log = services.saves.go_on(game, moves)
    if MESSAGE in game.deal.seating:
        log.close()
        return await go_on(ui, services, game.id)
    try:
        name = next((plan.name for plan in seating_of(game) if plan.kind == ME), "") or "Host"
        played = services.games[game.deal.game]
        chosen = ChosenGame(played, game.deal.rules, name)
        hosted = HostedGame.resumed(ui, services, chosen, game, table, log)
    except BaseException:
        log.close()
        raise
    return await hosted.play(goes_on=resumed.has_ended)


# --- finding each other again ----------------------------------------------------------------------------------------


def _by_resume_ticket(
    ui: UserInterface, services: Services, resume_ticket: str
) -> Callable[[], Awaitable[LastingChannel]]:
    """Resume the earlier link, for as long as it takes; if that is impossible, wait for ever."""

    async def return_or_wait() -> LastingChannel:
        if resume_ticket:
            try:
                channel = await reach(resume_ticket, services)
                await ui.tell(connected(channel))
                return channel
            except LinkError as error:
                await ui.complain(error)
        await asyncio.Event().wait()
        raise AssertionError("waiting for ever has ended")

    return return_or_wait


async def _first(*ways: Callable[[], Awaitable[LastingChannel | None]]) -> LastingChannel | None:
    """The first channel that one of the `ways` opens; None if the person gives up. Raises what a failing way raises."""
    tasks = [asyncio.ensure_future(way()) for way in ways]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        return done.pop().result()
    finally:
        await cancel_and_wait(*tasks)
