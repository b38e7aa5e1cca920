"""A table where only the computer plays, while somebody watches at a pace of their choice."""

import asyncio
import random
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
from p2p_malice.ui.pace import Timeline

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


class Watched:
    """The table, which makes every move itself, and shows what the player at the first seat sees."""

    def __init__(self, state: Match, rules: str, seating: Sequence[SeatPlan], game: Game, beat: Beat) -> None:
        """A game just dealt, played by the bots of this `seating`."""
        self._state = state
        self._think = game.thinker(bots_named(seating), random.SystemRandom())
        avatars = avatars_at(seating)
        sitters = tuple(
            Sitter(plan.name, present=True, computer=True, avatar=avatars[seat]) for seat, plan in enumerate(seating)
        )
        self._seated = Seated(0, game.name, rules, sitters)
        self._beat = beat
        self._again = asyncio.Event()

    async def serve(self, channel: memory.MemoryChannel) -> None:
        """Play for the person watching at the far end of `channel`, until they leave."""
        playing: asyncio.Task[None] | None = None
        try:
            while True:
                match decode_from_player(await channel.receive()):
                    case Hello() if playing is None:
                        await channel.send(encode(self._seated))
                        playing = asyncio.create_task(self._play(channel))
                    case Propose(what) if what == REMATCH:
                        self._again.set()
                    case Bye():
                        break
        except (LinkError, RemoteProtocolError):
            pass  # The watcher has gone, or doesn't make sense.
        finally:
            await cancel_and_wait(playing)
            await channel.close()

    async def _play(self, channel: memory.MemoryChannel) -> None:
        number = 1
        while True:
            await channel.send(encode(Show(number, as_watched(self._state.view(0)), self._state.events)))
            self._state = await self._next()
            number += 1

    async def _next(self) -> Match:
        """The position after the next move or, once the game is over, a new deal when it is wanted."""
        state = self._state
        if state.result:
            self._again.clear()
            await self._again.wait()
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
    table = Watched(new_state(len(seating), rules, game), rules, seating, game, beat)
    (watcher,) = ui.players(Seats(pace=beat))
    here, there = memory.pair()
    serving = asyncio.create_task(table.serve(here))
    try:
        await join(Client(), there, watcher, seating[0].name)
    finally:
        await there.close()
        await serving
    return 0
