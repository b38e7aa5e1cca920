"""A table where only the computer plays: its moves, its pace, and what a watcher is told."""

import asyncio

import pytest

from p2p_malice.commands.host import host
from p2p_malice.engine.game import REMATCH
from p2p_malice.flows.replays.spectating import STEPS, USUAL, Beat
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.flows.setup.seats import read_seats
from p2p_malice.games.malice.game import MALICE
from p2p_malice.player_client import Client
from p2p_malice.protocol.messages import Bye, FromTable, Propose, Seated, Show
from p2p_malice.ui.pace import Pace
from tests.interfaces import HERE, FakeInterface
from tests.players import Listener


class Onlooker(Listener):
    """Watches a game, wants another one, and leaves as soon as that is dealt."""

    def __init__(self) -> None:
        super().__init__()
        self.shows: list[Show] = []
        self.names: list[str] = []

    async def hear(self, message: FromTable, client: Client) -> None:
        """Remember it."""
        if isinstance(message, Seated):
            self.names = [sitter.name for sitter in message.players]
        if isinstance(message, Show):
            if message.view.result:
                self.say(Propose(REMATCH))
            elif self.shows and self.shows[-1].view.result:
                self.say(Bye())
            self.shows.append(message)


class Impatient(FakeInterface):
    """Wants every move at once."""

    async def tell_pace(self) -> Pace:
        """The pace of the table, set to none at all."""
        pace = (await self.seats.get()).pace
        assert pace
        pace.set(0)
        return pace


async def watched(rules: str, *seats: str) -> Onlooker:
    """Somebody who has watched a game at a table with these seats."""
    onlooker = Onlooker()
    ui = Impatient(onlooker)
    async with asyncio.TaskGroup() as tasks:
        playing = tasks.create_task(host(ui, HERE, ChosenGame(MALICE, rules, "Kay"), read_seats(seats, "Kay", MALICE)))
        tasks.create_task(ui.tell_pace())
    assert playing.result() == 0
    return onlooker


@pytest.mark.parametrize("seats", [("bot", "bot"), ("bot=easy", "bot", "bot")])
async def test_the_computer_plays_alone_while_somebody_watches(seats: tuple[str, ...]) -> None:
    """The game is shown move by move to its end, and so is another one; whoever watches cannot play."""
    onlooker = await watched("official payoff=5", *seats)

    assert len(set(onlooker.names)) == len(seats)
    assert any(show.view.result for show in onlooker.shows)
    assert [show.number for show in onlooker.shows] == list(range(1, len(onlooker.shows) + 1))
    assert onlooker.shows[-1].view.deal == 2
    assert not any(show.view.offers or show.view.undo for show in onlooker.shows)
    assert any(show.view.turn == (0,) for show in onlooker.shows)


async def test_a_step_makes_one_move() -> None:
    """A table that was stopped waits for each."""
    beat = Beat()
    beat.stop()
    waiting = asyncio.create_task(beat.until_next())
    beat.step()
    await waiting
    waiting = asyncio.create_task(beat.until_next())
    await asyncio.sleep(0)

    assert not waiting.done()
    waiting.cancel()


async def test_a_change_of_pace_counts_at_once() -> None:
    """Nobody waits out a slow move after they have asked for fast ones."""
    beat = Beat()
    beat.set(3600.0)
    waiting = asyncio.create_task(beat.until_next())
    await asyncio.sleep(0)
    beat.set(0.0)

    await waiting


def test_slower_and_faster_go_by_steps() -> None:
    """From any pace to the next one, as far as there is one; a table that was stopped plays on."""
    beat = Beat()
    beat.slower()
    assert beat.seconds > USUAL
    for _ in STEPS:
        beat.faster()
    assert beat.seconds == STEPS[0]
    beat.set(3.0)
    beat.stop()
    beat.faster()
    assert (beat.seconds, beat.is_running) == (2.0, True)
    for _ in STEPS:
        beat.slower()
    assert beat.seconds == STEPS[-1]
