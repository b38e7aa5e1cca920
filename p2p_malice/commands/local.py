"""Games at this machine: against the computer, two at one screen, or going on alone after a connection was lost."""

import asyncio
import random
import secrets
from collections.abc import Mapping

from p2p_malice.bots import greedy
from p2p_malice.client import Client, Player
from p2p_malice.commands.faces import Face
from p2p_malice.commands.person import PersonFace
from p2p_malice.engine import malice
from p2p_malice.engine.game import State, View
from p2p_malice.engine.positions import resample
from p2p_malice.link import memory
from p2p_malice.plain.person import Reporter
from p2p_malice.pump import BotPlayer, Host, end_tasks, join
from p2p_malice.table import Table

COMPUTER = "Computer"


def new_state(seats: int, rules: str) -> malice.State:
    """A freshly dealt game, from a seed that nobody can guess."""
    return malice.deal(seats, rules, secrets.token_bytes(malice.SEED_BYTES))


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


async def play_at_one_table(
    state: State, rules: str, players: Mapping[int, tuple[Player, str]], people: set[int]
) -> None:
    """Play `state` among players of this process, each with a name, until one of the `people` seats leaves."""
    host = Host(Table(state, rules, new_tokens(state.seats)))
    tasks = {seat: asyncio.create_task(sit_down(host, seat, *player)) for seat, player in players.items()}
    try:
        done, _ = await asyncio.wait([tasks[seat] for seat in people], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        await end_tasks(*tasks.values())


async def play_against_computer(face: Face, rules: str, name: str) -> None:
    """A new game of whoever is at `face` against the computer."""
    players = {0: (face.player(), name), 1: (BotPlayer(greedy.choose), COMPUTER)}
    await play_at_one_table(new_state(2, rules), rules, players, {0})


async def play_at_one_screen(face: PersonFace, rules: str, names: tuple[str, str]) -> None:
    """A new game of two people who share the console."""
    reporter = Reporter(face.console)
    players = {seat: (face.player(reporter=reporter), name) for seat, name in enumerate(names)}
    await play_at_one_table(new_state(2, rules), rules, players, {0, 1})


async def play_on(face: Face, view: View, names: Mapping[int, str]) -> None:
    """Go on against the computer from what was last seen; what nobody here saw is dealt at random."""
    state = resample(view, random.SystemRandom())
    players: dict[int, tuple[Player, str]] = {
        seat: (BotPlayer(greedy.choose), f"{name} (computer)") for seat, name in names.items() if seat != view.seat
    }
    players[view.seat] = (face.player(), names[view.seat])
    await play_at_one_table(state, view.rules, players, {view.seat})
