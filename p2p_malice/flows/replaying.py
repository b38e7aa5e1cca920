"""A finished game, shown once more: forwards, backwards, from any move on, as one of its players saw it."""

import asyncio
from collections.abc import Sequence

from attrs import evolve

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.engine.game import Game, View
from p2p_malice.engine.match import Match
from p2p_malice.errors import GameError, LinkError, RemoteProtocolError, SavedGameError
from p2p_malice.flows.rebuild_table import positions
from p2p_malice.flows.seats import ME, seating_of
from p2p_malice.flows.services import Services
from p2p_malice.flows.spectating import Beat, as_watched
from p2p_malice.link import memory
from p2p_malice.player_client import Client
from p2p_malice.protocol.message_codec import decode_from_player, encode
from p2p_malice.protocol.messages import Bye, Hello, Seated, Show, Sitter
from p2p_malice.store.contract import SavedGame
from p2p_malice.table_client import join
from p2p_malice.ui.contract import Seats, UserInterface


class Replay(Beat):
    """The pace of a replay, and where it is. Implements `Pace` and `Timeline`."""

    def __init__(self, turns: Sequence[int], best: int, count: int) -> None:
        """A replay of `count` positions; `turns` are those at which a turn begins, `best` the one with most cards."""
        super().__init__()
        self.at = 0
        self.count = count
        self.best = best
        self._turns = tuple(turns)
        self.stop()

    @property
    def timeline(self) -> "Replay":
        """See `Pace.timeline`."""
        return self

    def go_to(self, at: int) -> None:
        """See `Timeline.go_to`."""
        self.at = max(0, min(at, self.count - 1))
        self._changed.set()

    def step(self) -> None:
        """See `Pace.step`."""
        self.stop()
        self.go_to(self.at + 1)

    def back(self) -> None:
        """See `Timeline.back`."""
        self.stop()
        self.go_to(self.at - 1)

    def turn(self, by: int) -> None:
        """See `Timeline.turn`."""
        self.stop()
        before = [at for at in self._turns if at < self.at]
        after = [at for at in self._turns if at > self.at]
        if by < 0:
            self.go_to(before[-1] if before else 0)
        else:
            self.go_to(after[0] if after else self.count - 1)

    def set(self, seconds: float) -> None:
        """See `Pace.set`; at the end, it begins again."""
        super().set(seconds)
        if self.at == self.count - 1:
            self.go_to(0)

    async def until_moved(self, shown: int) -> None:
        """Wait until another position than that is to be shown."""
        while self.at == shown:
            self._changed.clear()
            runs = self.is_running and self.at < self.count - 1
            try:
                async with asyncio.timeout(self.seconds if runs else None):
                    await self._changed.wait()
            except TimeoutError:
                self.at += 1


class ReplayTable:
    """The table of a replay. It makes no moves, and takes none."""

    def __init__(self, states: Sequence[Match], seated: Seated, replay: Replay) -> None:
        """All positions of a game, shown to whoever is `seated`."""
        self._states = states
        self._seated = seated
        self._replay = replay

    async def serve(self, channel: memory.MemoryChannel) -> None:
        """Show them to the person at the far end of `channel`, until they leave."""
        showing: asyncio.Task[None] | None = None
        try:
            while True:
                match decode_from_player(await channel.receive()):
                    case Hello() if showing is None:
                        await channel.send(encode(self._seated))
                        showing = asyncio.create_task(self._show(channel))
                    case Bye():
                        break
        except (LinkError, RemoteProtocolError):
            pass  # They have gone, or don't make sense.
        finally:
            await cancel_and_wait(showing)
            await channel.close()

    async def _show(self, channel: memory.MemoryChannel) -> None:
        # To the person it's one game that goes on: positions shown again have other numbers.
        number, shown = 0, -1
        while True:
            at = self._replay.at
            state = self._states[at]
            number += 1
            await channel.send(encode(Show(number, _as_seen(state.view(self._seated.seat)), state.events)))
            shown = at
            await self._replay.until_moved(shown)


def _as_seen(view: View) -> View:
    """The view of somebody who looks back: the end is a position like the others."""
    return evolve(as_watched(view), result=None)


def replay_of(states: Sequence[Match]) -> Replay:
    """The replay of a game with these positions."""
    turns, best, most, played = [0], 0, 0, 0
    for at, state in enumerate(states[1:], 1):
        if states[at - 1].turn != state.turn or state.state.ends_turn:
            turns.append(at)
            played = 0
        played += sum(event.kind == "play" for event in state.events)
        if played > most:
            best, most = turns[-1], played
    return Replay(turns, best, len(states))


async def replay(ui: UserInterface, services: Services, saved: SavedGame) -> int:
    """Show a saved game once more, as the person at its table saw it, until they have seen enough; the exit status.

    Raises `SavedGameError` if it can't be played again.
    """
    game = _game_of(saved, services)
    seating = seating_of(saved)
    try:
        states = list(positions(saved, game))
    except (GameError, ValueError) as error:
        why = error if isinstance(error, GameError) else str(error)
        raise SavedGameError("save_unplayable", game=saved.id, why=why) from None
    seat = next((seat for seat, plan in enumerate(seating) if plan.kind == ME), 0)
    named = zip(saved.names, seating, strict=True)
    sitters = tuple(Sitter(name or plan.name, present=True, computer=plan.kind != ME) for name, plan in named)
    pace = replay_of(states)
    table = ReplayTable(states, Seated(seat, game.name, saved.deal.rules, sitters), pace)
    (watcher,) = ui.players(Seats(pace=pace))
    here, there = memory.pair()
    serving = asyncio.create_task(table.serve(here))
    try:
        await join(Client(), there, watcher, sitters[seat].name)
    finally:
        await there.close()
        await serving
    return 0


def _game_of(saved: SavedGame, services: Services) -> Game:
    if saved.deal.game not in services.games:
        raise SavedGameError("save_of_unknown_game", id=saved.id, game=saved.deal.game[:24])
    return services.games[saved.deal.game]
