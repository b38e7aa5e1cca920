"""A table where only the computer plays, while somebody watches at a pace of their choice."""

import asyncio
import random
from abc import ABC, abstractmethod
from collections.abc import Sequence

from attrs import evolve

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.engine.game import NOTHING, REMATCH, Game, View
from p2p_malice.engine.match import Match
from p2p_malice.errors import LinkError, RemoteProtocolError
from p2p_malice.flows.local_table import new_state
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.flows.setup.seats import SeatPlan, avatars_at, bots_named
from p2p_malice.link import memory
from p2p_malice.player_client import Client
from p2p_malice.protocol.message_codec import decode_from_player, encode
from p2p_malice.protocol.messages import Bye, Hello, Propose, Seated, Show, Sitter
from p2p_malice.table_client import join
from p2p_malice.table_server import decided, make_for_computer
from p2p_malice.ui.contract import Seats, UserInterface
from p2p_malice.ui.pace import Pace, Timeline

STEPS = (0.1, 0.25, 0.5, 1.0, 2.0, 4.0)
"""Seconds from one move to the next, which `slower` and `faster` choose from."""

USUAL = 1.0


class Beat:
    """The pace of a table. Implements `Pace`."""

    def __init__(self) -> None:
        """Begin with a move a second."""
        self.seconds = USUAL
        self.is_running = True
        self._changed = asyncio.Event()
        self._is_next_wanted = False

    @property
    def timeline(self) -> Timeline | None:
        """See `Pace.timeline`."""
        return None

    def slower(self) -> None:
        """See `Pace.slower`."""
        self.set(next((step for step in STEPS if step > self.seconds), STEPS[-1]))

    def faster(self) -> None:
        """See `Pace.faster`."""
        self.set(next((step for step in reversed(STEPS) if step < self.seconds), STEPS[0]))

    def set(self, seconds: float) -> None:
        """See `Pace.set`."""
        self.seconds, self.is_running = seconds, True
        self._changed.set()

    def stop(self) -> None:
        """See `Pace.stop`."""
        self.is_running = False
        self._changed.set()

    def step(self) -> None:
        """See `Pace.step`."""
        self._is_next_wanted = True
        self._changed.set()

    async def until_next(self) -> None:
        """Wait until it is time for the next move; a change of pace counts at once."""
        while not self._is_next_wanted:
            self._changed.clear()
            try:
                async with asyncio.timeout(self.seconds if self.is_running else None):
                    await self._changed.wait()
            except TimeoutError:
                break
        self._is_next_wanted = False


class WatchedTable(ABC):
    """A table that shows a game to one person, who makes no move in it."""

    def __init__(self) -> None:
        """Nobody looks on yet."""
        self.again = asyncio.Event()
        """Set when another game is wanted."""

    async def serve(self, channel: memory.MemoryChannel) -> None:
        """Show it to the person at the far end of `channel`, until they leave."""
        showing: asyncio.Task[None] | None = None
        try:
            while not isinstance(said := decode_from_player(await channel.receive()), Bye):
                if isinstance(said, Hello) and showing is None:
                    showing = asyncio.create_task(self.show(channel))
                elif said == Propose(REMATCH):
                    self.again.set()
        except (LinkError, RemoteProtocolError):
            pass  # They have gone, or don't make sense.
        finally:
            await cancel_and_wait(showing)
            await channel.close()

    @abstractmethod
    async def show(self, channel: memory.MemoryChannel) -> None:
        """Show the game by that channel."""


class ComputerTable(WatchedTable):
    """A table that makes every move itself, and shows what the player at the first seat sees."""

    def __init__(self, state: Match, rules: str, seating: Sequence[SeatPlan], game: Game, beat: Beat) -> None:
        """A game just dealt, played by the bots of this `seating`."""
        super().__init__()
        self._state = state
        self._think = game.thinker(bots_named(seating), random.SystemRandom())
        avatars = avatars_at(seating)
        sitters = tuple(
            Sitter(plan.name, present=True, computer=True, avatar=avatars[seat]) for seat, plan in enumerate(seating)
        )
        self._seated = Seated(0, game.name, rules, sitters)
        self._beat = beat

    async def show(self, channel: memory.MemoryChannel) -> None:
        """Play, and show each position."""
        await channel.send(encode(self._seated))
        number = 1
        while True:
            await channel.send(encode(Show(number, as_watched(self._state.view(0)), self._state.events)))
            self._state = await self._next()
            number += 1

    async def _next(self) -> Match:
        """The position after the next move or, once the game is over, a new deal when it is wanted."""
        state = self._state
        if state.result:
            self.again.clear()
            await self.again.wait()
            return state.after(0, REMATCH)
        await self._beat.until_next()
        if not state.turn:
            for seat in range(state.seats):
                if state.offers(seat).may:
                    state = await self._moved(state, seat)
            return state.expire(state.clocks[0].number)
        return await self._moved(state, state.turn[0])

    async def _moved(self, state: Match, seat: int) -> Match:
        """The position after what the computer does at that seat."""
        view = state.view(seat)
        move = await decided(self._think, view)
        return make_for_computer(move, view, lambda move: state.after(seat, move)) or state


def as_watched(view: View) -> View:
    """The view of somebody who may look but not play."""
    return evolve(view, offers=NOTHING, undo=False)


async def watch(ui: UserInterface, chosen: ChosenGame, seating: Sequence[SeatPlan]) -> int:
    """Let the computer play at all `seating` while somebody looks on, until they leave; return the exit status.

    Raises `OptionsError` if that many can't play by these rules.
    """
    beat, game, rules = Beat(), chosen.game, chosen.rules
    table = ComputerTable(new_state(len(seating), rules, game), rules, seating, game, beat)
    await watch_table(ui, table, beat, Client(), seating[0].name)
    return 0


async def watch_table(ui: UserInterface, table: WatchedTable, pace: Pace, client: Client, name: str) -> None:
    """Let the person at `ui`, of that name, look on at the table until they leave."""
    (watcher,) = ui.players(Seats(pace=pace))
    here, there = memory.pair()
    serving = asyncio.create_task(table.serve(here))
    try:
        await join(client, there, watcher, name)
    finally:
        await there.close()
        await serving
