"""News of a connection, whether it is resuming or in use (shaky, away, back)."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.link.contract import DescribedPeer, Health, LastingChannel, Links
from p2p_malice.ui.contract import UserInterface
from p2p_malice.ui.news import Away, Back, Connected, PortClosed, Shaky, StillWaiting, UnknownOutside, Waiting
from p2p_malice.words.sentence import Piece

STILL_WAITING_AFTER = 120.0
"""Seconds after which a waiting person hears that the code is still good, and again each time they have doubled."""


async def watch(
    channel: LastingChannel,
    ui: UserInterface,
    on_away: Callable[[], None],
    on_back: Callable[[], None],
    *,
    is_host: bool = False,
    who: Callable[[], Piece] = str,
    friend: int = 0,
) -> None:
    """Tell `ui` how the connection is, and call the callbacks when it goes and comes, until it is lost.

    `is_host` says that the table is at the other end. If there are several friends, `who` gives the name of this one
    and `friend` the number.
    """
    known = Health.GOOD
    was_away = False
    while known is not Health.LOST:
        if channel.health is known:
            await channel.health_changed()
        known = channel.health
        match known:
            case Health.SHAKY:
                await ui.tell(Shaky(who(), friend))
            case Health.AWAY:
                was_away = True
                on_away()
                await ui.tell(Away(is_host, who(), friend))
            case Health.GOOD:
                if was_away:
                    on_back()
                was_away = False
                await ui.tell(Back(who(), friend))


@contextlib.asynccontextmanager
async def waiting(ui: UserInterface, friends: int = 0, *, is_carried: bool = False) -> AsyncIterator[None]:
    """Say who we're waiting for and, now and then, that the code is still good; a courier may carry the replies."""

    async def remind() -> None:
        pause = total = STILL_WAITING_AFTER
        while True:
            await asyncio.sleep(pause)
            await ui.tell(StillWaiting(round(total / 60), friends))
            pause, total = total, 2 * total

    await ui.tell(Waiting(friends, is_carried))
    reminding = asyncio.create_task(remind())
    try:
        yield
    finally:
        await cancel_and_wait(reminding)


async def tell_of_network(ui: UserInterface, peer: DescribedPeer, links: Links) -> None:
    """Say so if servers were asked and none answered, or if the router was asked to open the port and didn't."""
    if peer.is_port_closed:
        await ui.tell(PortClosed())
    if links.asks_servers and not peer.is_known_outside:
        await ui.tell(UnknownOutside())


def connected(channel: LastingChannel, who: Piece = "", friend: int = 0, *, is_known: bool = False) -> Connected:
    """The news that the connection is open."""
    return Connected(bool(channel.path and channel.path.relayed), channel.round_trip, who, friend, is_known)
