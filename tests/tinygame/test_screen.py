"""The tiny game on the full screen, whose shell has never heard of it: it lies on the default board."""

import asyncio
import random
import re
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.engine.match import begin
from p2p_malice.flows.local_table import sit_down
from p2p_malice.player_client import Client
from p2p_malice.protocol.messages import FromPlayer
from p2p_malice.table.table import Table
from p2p_malice.table_server import TableServer
from p2p_malice.terminal.appearance import Appearance
from p2p_malice.terminal.table import TableScreen
from p2p_malice.terminal.ui import ScreenInterface
from p2p_malice.ui.contract import Seats
from tests.players import BotPlayer
from tests.terminal.stage import Stage, stage
from tests.tinygame.bots import bold
from tests.tinygame.game import TINY
from tests.tinygame.test_play import SEED, TOKENS


def table_of(rules: str, seats: int) -> Table:
    """A table of the tiny game; bots sit at all seats but the first."""
    bots = {seat: f"Bot {seat}" for seat in range(1, seats)}
    return Table(begin(TINY, seats, rules, SEED), TINY, rules, TOKENS[:seats], bots=bots)


def playing(table: Table) -> Callable[[ScreenInterface], Awaitable[None]]:
    """A person who plays there, at seat 0, against the computer."""

    async def action(ui: ScreenInterface) -> None:
        (player,) = ui.players(Seats())
        await sit_down(TableServer(table, stand_in=TINY.thinker({}, random.Random(2))), 0, player, "Ann")

    return action


async def until(on_stage: Stage, holds: Callable[[], bool]) -> None:
    """Let the application work until something holds."""
    while not holds():
        await on_stage.pilot.pause(0.01)
        await on_stage.settle()


def screen_of(on_stage: Stage) -> TableScreen:
    """The table on the screen."""
    screen = on_stage.app.screen
    assert isinstance(screen, TableScreen), on_stage.text
    return screen


@pytest.mark.parametrize(("size", "cards"), [((60, 24), "ascii"), ((80, 24), "suits"), ((120, 40), "suits")])
async def test_a_person_plays_it_on_the_full_screen(size: tuple[int, int], cards: str) -> None:
    """Combinations and words, a hint, a refusal that leaves the cards picked, a pass; to the result."""
    table = table_of("rounds=3 hand=8 seconds=90", 3)
    async with stage(playing(table), size, Appearance(cards=cards, pause=0, copies=False)) as on_stage:
        await until(on_stage, lambda: "Press the keys of 1 to 3" in on_stage.text)
        screen = screen_of(on_stage)
        assert "Time" in on_stage.text
        assert "Your turn" in on_stage.text
        await on_stage.press("f1")
        assert "play what you've chosen" in on_stage.text
        await on_stage.press("escape")

        # The hint's keys do what it says; they are put back for something that isn't allowed.
        await on_stage.press("h")
        await until(on_stage, lambda: "Hint: press " in on_stage.text)
        hinted = re.search(r"Hint: press ([\w ]+?)(, then Enter)?\.", on_stage.text)
        assert hinted
        await on_stage.press(*hinted[1].lower().split())
        assert "Chosen: " in on_stage.text
        await on_stage.press("escape")
        free = screen.view.offers.free
        assert free
        keys = {spot: key for key, spot in screen.board.keys(screen._sight).items() if not key.isupper()}
        first = keys["card0"]
        other = next(keys[f"card{at}"] for at, card in enumerate(free.cards) if card[-1] != free.cards[0][-1])
        await on_stage.press(first, other, "enter")
        await until(on_stage, lambda: "All cards have to be of one suit." in on_stage.text)
        assert len(screen._held) == 2

        await on_stage.press(other, "d", "enter")
        await until(on_stage, lambda: not screen._held and bool(screen.view.offers))
        assert screen.view.pile("out").count
        await on_stage.press("1", "enter")
        await until(on_stage, lambda: not screen._held and bool(screen.view.offers))
        await on_stage.press("p")
        await until(on_stage, lambda: bool(screen.view.result))
        assert "The game is over" in on_stage.text
        if cards == "ascii":
            assert not set(on_stage.text) & set("♠♥♦♣╭█▶")

    assert table.result is not None


class Late(BotPlayer):
    """A bot that acts when it is told to."""

    def __init__(self, go: asyncio.Event) -> None:
        super().__init__(partial(bold, rng=random.Random(1)))
        self._go = go

    async def act(self, client: Client) -> FromPlayer:
        await self._go.wait()
        return await super().act(client)


async def test_cards_picked_stay_while_others_lay_theirs() -> None:
    """All play at once: what somebody else does takes nothing out of one's hand."""
    table = Table(begin(TINY, 2, "rounds=1 hand=8 seconds=90", SEED), TINY, "rounds=1", TOKENS[:2])
    go = asyncio.Event()

    async def action(ui: ScreenInterface) -> None:
        (player,) = ui.players(Seats())
        host = TableServer(table)
        late = asyncio.create_task(sit_down(host, 1, Late(go), "Bob"))
        try:
            await sit_down(host, 0, player, "Ann")
        finally:
            await cancel_and_wait(late)

    async with stage(action) as on_stage:
        await until(on_stage, lambda: "Press the keys of 1 to 3" in on_stage.text)
        screen = screen_of(on_stage)
        await on_stage.press("2")
        go.set()
        await until(on_stage, lambda: screen.view.turn == (0,))
        assert "┏2━━━┓" in on_stage.text
        await on_stage.press("enter")
        await until(on_stage, lambda: bool(screen.view.result))


async def test_two_at_one_screen_play_one_after_the_other() -> None:
    """Both may act: each hand is covered until its owner is ready, and nobody's turn is taken away by a third."""
    table = Table(begin(TINY, 3, "rounds=2 hand=8 seconds=90", SEED), TINY, "rounds=2", TOKENS)
    go = asyncio.Event()

    async def action(ui: ScreenInterface) -> None:
        host = TableServer(table)
        players = ui.players(Seats(count=2))
        everybody = [*players, Late(go)]
        await asyncio.gather(*(sit_down(host, seat, player, f"P{seat}") for seat, player in enumerate(everybody)))

    async with stage(action) as on_stage:
        seen = []
        while not table.result:
            await until(
                on_stage, lambda: "8 cards, face down" in on_stage.text or "Press the keys of 1 to 3" in on_stage.text
            )
            screen = screen_of(on_stage)
            if "8 cards, face down" in on_stage.text:
                assert "P pass" not in on_stage.text
                await on_stage.press("enter")
            await until(on_stage, lambda: "Press the keys of 1 to 3" in on_stage.text)
            seen.append(screen.view.seat)
            go.set()
            await until(on_stage, lambda: 2 not in table.turn)
            await on_stage.settle()
            assert screen.view.seat == seen[-1]
            turn = table.turn
            await on_stage.press("p")
            await until(on_stage, lambda turn=turn: table.turn != turn or bool(table.result))  # type: ignore[misc]
            await on_stage.settle()

    assert sorted(seen) == [0, 0, 1, 1]


async def test_the_time_runs_down_by_itself() -> None:
    """Second by second, without anybody doing anything."""
    async with stage(playing(table_of("rounds=1 hand=4 seconds=50", 2))) as on_stage:
        await until(on_stage, lambda: "Press the keys of 1 to 3" in on_stage.text)
        screen = screen_of(on_stage)
        before = on_stage.text.count("█")
        assert screen._clock._due is not None
        screen._clock._due -= 25
        await until(on_stage, lambda: on_stage.text.count("█") <= before // 2 + 1)
        left = screen._sight.left
        assert left
        await until(on_stage, lambda: (now := screen._sight.left or 0) < left and f" {now} s" in on_stage.text)
