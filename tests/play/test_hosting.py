"""The friends of a hosted game: who is taken to be here, and who to be away."""

import asyncio
from typing import Any

from p2p_malice.link.contracts import Health
from p2p_malice.link.reliable import ReliableChannel
from p2p_malice.link.settings import LinkSettings
from p2p_malice.play.hosting import HostedGame
from p2p_malice.play.lobby import Invitation
from p2p_malice.play.places import FRIEND, ME, Place


class Screen:
    """A face that remembers what it was told last."""

    def __init__(self) -> None:
        self.news: asyncio.Queue[str] = asyncio.Queue()

    async def tell(self, state: str, text: str) -> None:
        self.news.put_nowait(state)

    def __getattr__(self, name: str) -> Any:
        if name == "complain":
            return self.tell
        raise AssertionError(f"{name} was not expected")


async def test_an_old_link_that_falls_silent_makes_nobody_away_who_came_by_another() -> None:
    """Who came again from another device is here, whatever becomes of the link before while it is being closed."""
    screen = Screen()
    game = HostedGame.new(
        screen, Invitation("official", "Ann", LinkSettings(stun=())), (Place(ME, "Ann"), Place(FRIEND))
    )
    (friend,) = game._guests.values()
    old, new = ReliableChannel(), ReliableChannel()
    friend.sit_down(old)
    attending = asyncio.create_task(game._attend(friend, old))
    async with asyncio.timeout(10):
        assert await screen.news.get() == "connected"
        friend.sit_down(new)

        old._note(Health.AWAY)

        assert await screen.news.get() == "away"
    assert friend.is_heard
    attending.cancel()
    await asyncio.gather(attending, return_exceptions=True)
