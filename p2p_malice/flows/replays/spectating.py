"""A table that somebody looks at, at a pace of their choice: of the computer alone, or of a replay."""

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import Any

from attrs import evolve

from p2p_malice.cancellation import first_of
from p2p_malice.engine.game import NOTHING, View
from p2p_malice.flows.local_table import new_seed, new_state, new_tokens, sit_down
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.flows.setup.seats import SeatPlan, avatars_at, bots_at, bots_named
from p2p_malice.table.table import Table
from p2p_malice.table_server import TableServer
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


def as_watched(view: View) -> View:
    """The view of somebody who may look but not play."""
    return evolve(view, offers=NOTHING, undo=None, watches=True)


async def watch(ui: UserInterface, chosen: ChosenGame, seating: Sequence[SeatPlan]) -> int:
    """Let the computer play at all `seating` while somebody looks on, until they leave; return the exit status.

    Raises `OptionsError` if that many can't play by these rules.
    """
    beat, game, rules, seats = Beat(), chosen.game, chosen.rules, len(seating)
    table = Table(
        new_state(seats, rules, game),
        game,
        rules,
        new_tokens(seats),
        bots=bots_at(seating),
        avatars=avatars_at(seating),
        new_seed=new_seed,
        shown=lambda state: as_watched(state.view(0)),
    )
    # Whatever is due by itself waits for the next beat, so no time passes between two of them.
    server = TableServer(table, clock=lambda: 0.0)
    await look_on(ui, server, beat, _play(server, game.thinker(bots_named(seating), random.SystemRandom()), beat))
    return 0


async def _play(server: TableServer, think: Callable[[View], Iterator[str]], beat: Beat) -> None:
    """Make a move at each beat, for ever."""
    table = server.table
    while True:
        await beat.until_next()
        for seat in table.turn[:1] or range(table.seats):
            if table.turn or table.chance(seat):
                await server.make_for_the_computer(think, table.view(seat))
        if not table.turn:
            server.skip_time()


async def look_on(ui: UserInterface, server: TableServer, pace: Pace, running: Coroutine[Any, Any, None]) -> None:
    """Let the person at `ui` look on at a table of `server` until they leave; `running` is what goes on there."""
    (watcher,) = ui.players(Seats(pace=pace))
    async with first_of(sit_down(server, None, watcher, ""), running) as (watching, going):
        (going if going.done() else watching).result()
