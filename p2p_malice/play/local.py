"""What a table of this process needs, and going on alone after a connection was lost."""

import asyncio
import random
import secrets
from collections.abc import Mapping

from p2p_malice.client import Client, Player
from p2p_malice.engine.game import View
from p2p_malice.engine.match import Match, begin
from p2p_malice.face import Face, Seats
from p2p_malice.games.malice.bots.registry import chooser
from p2p_malice.games.malice.positions import resample
from p2p_malice.games.malice.rules import SEED_BYTES
from p2p_malice.link import memory
from p2p_malice.pump import Host, join
from p2p_malice.table import Table


def new_state(seats: int, rules: str) -> Match:
    """A freshly dealt game, from a seed that nobody can guess."""
    return begin(seats, rules, secrets.token_bytes(SEED_BYTES))


def new_tokens(seats: int) -> tuple[str, ...]:
    """A secret for each seat, of 128 bits."""
    return tuple(secrets.token_hex(16) for _ in range(seats))


async def sit_down(host: Host, seat: int, player: Player, name: str) -> bool:
    """Let `player` play at `seat` of a table of this process, to the end; True if the player left of itself."""
    here, there = memory.pair()
    serving = asyncio.create_task(host.serve(seat, here))
    try:
        return await join(Client(), there, player, name, token=host.table.token(seat))
    finally:
        await there.close()
        await serving


async def play_on(face: Face, view: View, names: Mapping[int, str]) -> None:
    """Go on against the computer from what was last seen; what nobody here saw is dealt at random."""
    state = resample(view, random.SystemRandom())
    bots = {seat: f"{name} (computer)" for seat, name in names.items() if seat != view.seat}
    table = Table(state, view.rules, new_tokens(state.seats), bots=bots)
    (player,) = face.players(Seats())
    await sit_down(Host(table, stand_in=chooser({}, random.SystemRandom())), view.seat, player, names[view.seat])
