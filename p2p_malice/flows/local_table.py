"""What a table in this process needs, and how to play on alone after a connection was lost."""

import asyncio
import random
import secrets
from collections.abc import Mapping

from p2p_malice.engine.cards import SEED_BYTES
from p2p_malice.engine.game import Game, View
from p2p_malice.engine.match import Match, begin
from p2p_malice.errors import GameError
from p2p_malice.link import memory
from p2p_malice.player_client import Client, Player
from p2p_malice.table.table import Table
from p2p_malice.table_client import join
from p2p_malice.table_server import TableServer
from p2p_malice.ui.contract import Seats, UserInterface


def new_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def new_state(seats: int, rules: str, game: Game) -> Match:
    """A freshly dealt game, from a seed that nobody can guess."""
    return begin(game, seats, rules, new_seed())


def new_token() -> str:
    """A secret of 128 bits for a seat."""
    return secrets.token_hex(16)


def new_tokens(seats: int) -> tuple[str, ...]:
    """One for each seat."""
    return tuple(new_token() for _ in range(seats))


async def sit_down(host: TableServer, seat: int | None, player: Player, name: str) -> bool:
    """Let `player` play to the end at `seat` of a table in this process, or watch (None); True if the player left."""
    here, there = memory.pair()
    serving = asyncio.create_task(host.serve(seat, here, hosts=True))
    try:
        token = "" if seat is None else host.table.token(seat)
        return await join(Client(), there, player, name, token, watches=seat is None)
    finally:
        await there.close()
        await serving


async def play_on(ui: UserInterface, view: View, names: Mapping[int, str], game: Game) -> None:
    """Play on against the computer from the last view; cards that nobody here saw are dealt at random.

    A table may have shown what can't be: then the person is told.
    """
    rng = random.SystemRandom()
    try:
        state = game.resample(view, rng)
    except GameError as error:
        await ui.complain(error)
        return
    bots = {seat: name for seat, name in names.items() if seat != view.seat}
    table = Table(state, game, view.rules, new_tokens(state.seats), bots=bots)
    (player,) = ui.players(Seats())
    await sit_down(TableServer(table, stand_in=game.thinker({}, rng)), view.seat, player, names[view.seat])
