"""The friends of a hosted game: who is taken to be here, and who to be away."""

import asyncio
import itertools

import pytest

from p2p_malice.engine.match import begin
from p2p_malice.flows.playing.hosting import HostedGame
from p2p_malice.flows.saving.rebuild_table import rebuild_table
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.flows.setup.seats import BOT, FRIEND, ME, SeatPlan
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.game import MALICE
from p2p_malice.link import memory
from p2p_malice.link.contract import Health
from p2p_malice.link.reliable_channel import ReliableChannel
from p2p_malice.player_client import Client
from p2p_malice.protocol.message_codec import decode_from_table, encode
from p2p_malice.protocol.messages import PROTOCOL_VERSION, Bye, FromPlayer, FromTable, Hello
from p2p_malice.store.contract import SavedDeal, move_entry
from p2p_malice.ui.news import Away, Connected, OtherVersion
from tests.interfaces import HERE, FakeInterface


async def test_an_old_link_that_falls_silent_makes_nobody_away_who_came_by_another() -> None:
    """A friend who came again from another device is here, whatever happens while the old link closes."""
    screen = FakeInterface()
    game = HostedGame.new(screen, HERE, ChosenGame(MALICE, "official", "Ann"), (SeatPlan(ME, "Ann"), SeatPlan(FRIEND)))
    (friend,) = game._guests
    old, new = ReliableChannel(), ReliableChannel()
    friend.sit_down(old)
    attending = asyncio.create_task(game._guests._attend(friend, old))
    assert isinstance(await screen.news.get(), Connected)
    friend.sit_down(new)

    old._note(Health.AWAY)

    assert isinstance(await screen.news.get(), Away)
    assert friend.is_heard
    attending.cancel()
    await asyncio.gather(attending, return_exceptions=True)


async def test_the_only_friend_is_called_by_name_once_it_is_known() -> None:
    """They used to be “your friend” at the table, too."""
    screen = FakeInterface()
    game = HostedGame.new(screen, HERE, ChosenGame(MALICE, "mdw", "Ann"), (SeatPlan(ME, "Ann"), SeatPlan(FRIEND)))
    game._table._sitters.seat_person(1, "Bob")
    (friend,) = game._guests
    channel = ReliableChannel()
    friend.sit_down(channel)
    attending = asyncio.create_task(game._guests._attend(friend, channel))

    told = await screen.news.get()
    assert isinstance(told, Connected)
    assert told.who == "Bob"
    attending.cancel()
    await asyncio.gather(attending, return_exceptions=True)


@pytest.mark.parametrize("nonce", ["", "0" * 32])
@pytest.mark.parametrize(("newer", "older", "is_for_all"), [(1, "yours", False), (-1, "friend", True)])
async def test_the_host_is_told_of_a_friends_other_version(
    newer: int, older: str, is_for_all: bool, nonce: str
) -> None:
    """And which of the two is older, also by an invitation for all. They used to be told of as a stranger."""
    screen = FakeInterface()
    game = HostedGame.new(screen, HERE, ChosenGame(MALICE, "mdw", "Ann"), (SeatPlan(ME, "Ann"), SeatPlan(FRIEND)))
    (friend,) = game._guests
    here, there = memory.pair()
    await there.send(encode(Hello("Bob", version=PROTOCOL_VERSION + newer, nonce=nonce)))
    serving = asyncio.create_task(game._guests._serve(None if is_for_all else friend, here))  # type: ignore[arg-type]
    while not isinstance(decode_from_table(await there.receive()), Bye):
        pass
    await there.close()
    await serving

    assert await screen.news.get() == OtherVersion(older)


@pytest.mark.parametrize("moves", [0, 1])
@pytest.mark.usefixtures("own_folder")
async def test_an_untouched_game_against_the_computer_is_not_kept(moves: int) -> None:
    """Opening a table and leaving it leaves nothing behind; whoever leaves is told the truth about that."""
    leaver = Leaver(moves)
    screen = FakeInterface(leaver)
    seating = (SeatPlan(ME, "Ann"), SeatPlan(BOT, "Computer"))
    game = asyncio.create_task(HostedGame.new(screen, HERE, ChosenGame(MALICE, "mdw", "Ann"), seating).play())
    await leaver.has_moved.wait()
    is_kept = (await screen.seats.get()).is_kept()
    leaver.may_leave.set()
    await game

    assert is_kept == bool(moves)
    assert bool(HERE.saves.games()) == bool(moves)


@pytest.mark.usefixtures("own_folder")
async def test_a_disk_without_locks_is_told_of_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is kept all the same."""
    monkeypatch.setattr("p2p_malice.store.game_log.lock", lambda _path, _seconds: None)
    leaver = Leaver(1)
    screen = FakeInterface(leaver)
    leaver.may_leave.set()
    await HostedGame.new(
        screen, HERE, ChosenGame(MALICE, "mdw", "Ann"), (SeatPlan(ME, "Ann"), SeatPlan(BOT, "Computer"))
    ).play()

    assert screen.complaints.get_nowait().code == "save_unlocked"
    assert screen.complaints.empty()
    assert HERE.saves.games()


@pytest.mark.usefixtures("own_folder")
async def test_after_the_last_call_no_friend_is_sought_again() -> None:
    """A game that was over when its host was killed is resumed once more: then its links are forgotten."""
    deal = SavedDeal("2026-01-01T12:00:00", "mdw payoff=1", "00" * 32, ("a" * 32, "b" * 32), ("me", "friend"), "malice")
    log, state = HERE.saves.begin(deal), begin(MALICE, 2, deal.rules, bytes(32))
    for number in itertools.count(2):
        (seat,) = state.turn
        move = greedy.choose(state.view(seat))
        state = state.after(seat, move)
        log.append(move_entry(number, seat, move, is_last=bool(state.result)))
        if state.result:
            break
    game = HERE.saves.read_game(log.id)
    leaver = Leaver(0)
    leaver.may_leave.set()
    table = rebuild_table(game, {MALICE.name: MALICE})[0]
    hosted = HostedGame.resumed(FakeInterface(leaver), HERE, ChosenGame(MALICE, deal.rules, "Ann"), game, table, log)
    HERE.saves.keep_link(log.id, 1, "a ticket")

    await hosted.play()

    assert HERE.saves.read_link(log.id, 1) is None


class Leaver:
    """A player who leaves after so many moves; the computer may have played by then."""

    def __init__(self, moves: int) -> None:
        """All the moves are still to come."""
        self._moves = moves
        self._may_move, self.has_moved, self.may_leave = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def hear(self, message: FromTable, client: Client) -> None:
        """Wait for one's turn; a position after one's own move shows that the table has it."""
        if client.moves:
            self._may_move.set()
        if client.view and not self._moves:
            self.has_moved.set()

    async def act(self, client: Client) -> FromPlayer:
        """Make the moves, then leave."""
        if self._moves:
            await self._may_move.wait()
            self._moves -= 1
            return client.answer(client.moves[0])
        await self.may_leave.wait()
        return Bye()


def test_those_at_this_screen_are_named_at_the_table_before_anybody_comes() -> None:
    """Friends who wait for the others read who invited them."""
    seating = (SeatPlan(FRIEND), SeatPlan(ME, "Ann"), SeatPlan(ME, "Asha"))
    game = HostedGame.new(FakeInterface(), HERE, ChosenGame(MALICE, "official", "Ann"), seating)

    assert [(player.name, player.present) for player in game._table.players] == [
        ("", False),
        ("Ann", True),
        ("Asha", True),
    ]
