"""The tiny game from end to end: over channels, on the disk, at a console."""

import asyncio
import random
from functools import partial

import pytest
from attrs import evolve

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.engine.game import Offers, View
from p2p_malice.engine.match import begin
from p2p_malice.flows.local_table import sit_down
from p2p_malice.flows.saving.autosave import GameKeeper, now_text
from p2p_malice.flows.saving.rebuild_table import rebuild_table
from p2p_malice.games.malice.game import MALICE
from p2p_malice.link import memory
from p2p_malice.link.channel import Channel
from p2p_malice.plain.console import Console
from p2p_malice.plain.player import PlainPlayer
from p2p_malice.player_client import Client
from p2p_malice.protocol.message_codec import decode_from_table, encode
from p2p_malice.protocol.messages import FromTable, Hello, Say, Show
from p2p_malice.store.contract import SavedDeal, SavedGame, move_entry, name_entry
from p2p_malice.store.game_log import GameLog, read_game
from p2p_malice.table.table import EXPIRY, Table
from p2p_malice.table_client import join
from p2p_malice.table_server import TableServer
from p2p_malice.ui.contract import Seats
from tests.helpers import WORDS
from tests.players import BotPlayer
from tests.tinygame.bots import bold
from tests.tinygame.game import TINY
from tests.tinygame.rules import HURRY

pytestmark = pytest.mark.usefixtures("own_folder")

SEED = bytes(range(32))
TOKENS = ("a" * 32, "b" * 32, "c" * 32)
GAMES = {TINY.name: TINY}


def new_table(rules: str, seats: int = 3, bots: dict[int, str] | None = None) -> Table:
    """A table of the tiny game."""
    return Table(begin(TINY, seats, rules, SEED), TINY, rules, TOKENS[:seats], bots=bots or {})


def new_log(table: Table, rules: str) -> tuple[GameLog, GameKeeper]:
    """A log that keeps it from the beginning."""
    deal = SavedDeal(now_text(), rules, SEED.hex(), TOKENS[: table.seats], ("friend",) * table.seats, TINY.name)
    log = GameLog.create(deal)

    def fail(error: Exception) -> None:
        raise error

    return log, GameKeeper(log, table, fail, is_new=True)


def saved(log: GameLog) -> SavedGame:
    """What the log says by now."""
    log.close()
    return read_game(log.path)


def bot(seed: int) -> BotPlayer:
    """A player who knows the game no better than its views."""
    return BotPlayer(partial(bold, rng=random.Random(seed)))


async def play_to_the_end(host: TableServer, seats: int) -> None:
    """Bots at all seats, each at the far end of a channel, until the game is over."""
    over = asyncio.Event()

    class Watching(BotPlayer):
        """A bot that says when it's over."""

        async def hear(self, message: FromTable, client: Client) -> None:
            await super().hear(message, client)
            if client.result:
                over.set()

    tasks = []
    for seat in range(seats):
        player = Watching(partial(bold, rng=random.Random(seat)))
        tasks.append(asyncio.create_task(sit_down(host, seat, player, f"Bot {seat}")))
    await over.wait()
    await cancel_and_wait(*tasks)


async def test_bots_play_it_over_channels_and_the_save_comes_out_the_same() -> None:
    """Three at once, whom nothing but the frames connects; the log leads to the same position."""
    rules = "rounds=4 deals=2"
    table = new_table(rules)
    log, keep = new_log(table, rules)

    await play_to_the_end(TableServer(table, keep), 3)

    assert table.result is not None
    game = saved(log)
    again, moves, damage = rebuild_table(game, GAMES)
    assert (moves, damage, game.is_over, game.deal.game) == (len(game.moves), None, True, "tiny")
    assert [again.view(seat) for seat in range(3)] == [table.view(seat) for seat in range(3)]
    assert again.number == table.number


async def test_the_clock_runs_while_nobody_speaks_and_is_kept() -> None:
    """A seat that never answers holds up nobody; a game that goes on from the save has lost no round."""
    rules, now = "rounds=2 seconds=20", 100.0
    table = new_table(rules, 2)
    log, keep = new_log(table, rules)
    host = TableServer(table, keep, clock=lambda: now)
    here, there = memory.pair()
    quiet_here, quiet_there = memory.pair()
    serving = [asyncio.create_task(host.serve(0, here)), asyncio.create_task(host.serve(1, quiet_here))]

    async def shown(channel: Channel) -> Show:
        while True:
            message = decode_from_table(await channel.receive())
            if isinstance(message, Show):
                return message

    await there.send(encode(Hello("Ann")))
    await quiet_there.send(encode(Hello("Bob")))
    assert (await shown(there)).view.deadline == 20
    for number in (2, 3):
        now += 20.0
        await there.send(encode(Say("Hurry up!")))
        assert (await shown(there)).number == number
    assert table.result is not None
    await cancel_and_wait(*serving)

    game = saved(log)
    assert game.moves == ((None, f"{EXPIRY} 1"), (None, f"{EXPIRY} 2"))
    again, moves, damage = rebuild_table(game, GAMES)
    assert (moves, damage) == (2, None)
    assert again.view(0) == table.view(0)


async def test_a_game_in_the_middle_goes_on_from_its_save() -> None:
    """Whoever comes back finds the position, and the game is played to its end."""
    rules = "rounds=3"
    table = new_table(rules, 2)
    log, keep = new_log(table, rules)
    here, there = memory.pair()
    other_here, other_there = memory.pair()
    host = TableServer(table, keep)
    players = [
        asyncio.create_task(host.serve(0, here)),
        asyncio.create_task(host.serve(1, other_here)),
        asyncio.create_task(join(Client(), there, bot(1), "Ann")),
    ]
    await other_there.send(encode(Hello("Bob")))
    while not (table.moves and 0 not in table.turn):
        await other_there.receive()
    await cancel_and_wait(*players)

    game = saved(log)
    again, moves, _ = rebuild_table(game, GAMES)
    assert moves == 1
    assert [again.view(seat) for seat in (0, 1)] == [table.view(seat) for seat in (0, 1)]
    log = GameLog(log.path)
    await play_to_the_end(TableServer(again, GameKeeper(log, again, lambda _error: None)), 2)
    assert saved(log).is_over


def test_time_that_never_was_is_damage() -> None:
    """A log in which time was up where the game has none is not believed."""
    log = GameLog.create(SavedDeal(now_text(), "mdw", SEED.hex(), TOKENS[:2], ("me", "friend"), "malice"))
    log.append(name_entry(0, "Ann"), name_entry(1, "Bob"), move_entry(2, None, f"{EXPIRY} 1", is_last=False))

    _, moves, damage = rebuild_table(saved(log), {MALICE.name: MALICE})

    assert moves == 0
    assert damage
    assert "breaks the rules" in WORDS.error(damage)


# --- at a console ----------------------------------------------------------------------------------------------------


async def test_a_person_plays_it_line_by_line() -> None:
    """The board shows piles of any game; moves are chosen by number, and combinations typed as cards."""
    typed: asyncio.Queue[str | None] = asyncio.Queue()
    shown: list[str] = []
    seen: list[View] = []

    def hint(view: View) -> str:
        return bold(view, random.Random(1))

    class Typing(PlainPlayer):
        """A person who answers each position with the line that is next."""

        async def hear(self, message: FromTable, client: Client) -> None:
            await super().hear(message, client)
            if isinstance(message, Show) and client.may_act and client.view:
                if not seen or seen[-1].pile("out") != client.view.pile("out"):
                    seen.append(client.view)
                    for line in lines_for(client.view, len(seen)):
                        typed.put_nowait(line)
            elif isinstance(message, Show) and message.view.result:
                typed.put_nowait("quit")

    def lines_for(view: View, number: int) -> list[str]:
        free = view.offers.free
        assert free
        first = free.cards[0]
        pair = next((two for two in free.cards[1:] if two[-1] == first[-1]), "")
        other = next(card for card in free.cards if card[-1] != first[-1])
        match number:
            case 1:
                return ["hint", f"{first} {other}", "9x", f"{first.upper()}, {pair} double"]
            case 2:
                return [f"{first}!double"]
        return ["1"]

    table = new_table("rounds=3 hand=8", 2, bots={1: "Robin"})
    person = Typing(Console(typed.get, shown.append), WORDS, Seats())
    host = TableServer(table, stand_in=TINY.thinker({}, random.Random(2)))
    assert await sit_down(host, 0, person, "Ann")

    text = "".join(shown)
    assert table.result is not None
    assert "Choose 1 to 3 of these: " in text
    assert "You can add: double" in text
    assert "Hint: " in text
    assert "Time left" in text
    assert "All cards have to be of one suit." in text
    assert "That's not one of your moves." in text


async def test_the_computer_may_interrupt() -> None:
    """It is asked once for each chance, and lets others go on or not."""
    asked: list[View] = []

    def hurry(view: View, _rng: random.Random) -> str:
        asked.append(view)
        return HURRY if len(asked) == 2 else ""

    rules = "hurry=5"
    choose = evolve(TINY, interrupt=hurry).thinker({}, random.Random(1))
    host = TableServer(new_table(rules, 3, {0: "Robin", 1: "Kim"}), stand_in=choose)
    here, there = memory.pair()
    serving = asyncio.create_task(host.serve(2, here))
    await there.send(encode(Hello("Ann")))
    events: list[str] = []
    while "hurry" not in events:
        message = decode_from_table(await there.receive())
        events += [event.kind for event in message.events] if isinstance(message, Show) else []
    await there.close()
    await serving

    assert [view.seat for view in asked] == [0, 1]
    assert all(view.offers == Offers(may=(HURRY,)) for view in asked)
