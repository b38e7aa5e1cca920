"""The friends of a hosted game: who is taken to be here, and who to be away."""

import asyncio
from pathlib import Path

import pytest

from p2p_malice.client import Client
from p2p_malice.face import Away, Connected
from p2p_malice.link.contracts import Health
from p2p_malice.link.reliable import ReliableChannel
from p2p_malice.play.hosting import HostedGame
from p2p_malice.play.lobby import Invitation
from p2p_malice.play.places import BOT, FRIEND, ME, Place
from p2p_malice.protocol.messages import Bye, FromPlayer, FromTable
from tests.faces import HERE, FakeFace


async def test_an_old_link_that_falls_silent_makes_nobody_away_who_came_by_another() -> None:
    """A friend who came again from another device is here, whatever happens while the old link closes."""
    screen = FakeFace()
    game = HostedGame.new(screen, HERE, Invitation("official", "Ann"), (Place(ME, "Ann"), Place(FRIEND)))
    (friend,) = game._guests.values()
    old, new = ReliableChannel(), ReliableChannel()
    friend.sit_down(old)
    attending = asyncio.create_task(game._attend(friend, old))
    async with asyncio.timeout(10):
        assert isinstance(await screen.news.get(), Connected)
        friend.sit_down(new)

        old._note(Health.AWAY)

        assert isinstance(await screen.news.get(), Away)
    assert friend.is_heard
    attending.cancel()
    await asyncio.gather(attending, return_exceptions=True)


async def test_an_untouched_game_against_the_computer_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Opening a table and leaving it leaves nothing behind."""
    monkeypatch.setattr("p2p_malice.store.files.platformdirs.user_data_path", lambda *_a, **_k: tmp_path)
    screen = FakeFace(Leaver())
    places = (Place(ME, "Ann"), Place(BOT, "Computer"))
    async with asyncio.timeout(10):
        await HostedGame.new(screen, HERE, Invitation("mdw", "Ann"), places).play()

    assert screen.seats.get_nowait().is_kept
    assert HERE.saves.games() == []


class Leaver:
    """A player who leaves at once; the computer may have played by then."""

    async def hear(self, message: FromTable, client: Client) -> None:
        """Whatever."""

    async def act(self, client: Client) -> FromPlayer:
        """Leave."""
        return Bye()


def test_those_at_this_screen_are_named_at_the_table_before_anybody_comes() -> None:
    """Friends who wait for the others read who invited them."""
    places = (Place(FRIEND), Place(ME, "Ann"), Place(ME, "Asha"))
    game = HostedGame.new(FakeFace(), HERE, Invitation("official", "Ann"), places)

    assert [(player.name, player.present) for player in game._table.players] == [
        ("", False),
        ("Ann", True),
        ("Asha", True),
    ]
