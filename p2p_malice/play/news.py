"""News of a connection: made again by the old way, and while it is in use shaky, away, back."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from p2p_malice.face import Face
from p2p_malice.link.contracts import DescribedPeer, Health
from p2p_malice.link.reliable import ReliableChannel
from p2p_malice.link.settings import LinkSettings
from p2p_malice.link.webrtc import come_back
from p2p_malice.tasks import end_tasks

GATHERING = "Looking for the ways into your network …"
UNKNOWN_OUTSIDE = (
    "No server on the internet answered, so this code is good for your own network only. "
    "p2p-malice doctor tells what your network allows."
)
STILL_WAITING_AFTER = 120.0
"""Seconds after which somebody who waits is told that the code still holds, and again each time it has doubled."""

AWAY = "Nothing is heard from the other side. The game is saved; it goes on by itself when they are back."


async def watch(
    channel: ReliableChannel,
    face: Face,
    on_away: Callable[[], None],
    on_back: Callable[[], None],
    *,
    away_words: str = AWAY,
    about: Callable[[str], str] = str,
) -> None:
    """Tell `face` how the connection does, and the callbacks when it goes and comes; ends when it is lost.

    `about` says whom a text is about, where that is needed.
    """
    known = Health.GOOD
    was_away = False
    while known is not Health.LOST:
        if channel.health is known:
            await channel.health_changed()
        known = channel.health
        match known:
            case Health.SHAKY:
                await face.tell("shaky", about("The connection is shaky: nothing was heard for a few seconds."))
            case Health.AWAY:
                was_away = True
                on_away()
                await face.tell("away", about(away_words))
            case Health.GOOD:
                if was_away:
                    on_back()
                was_away = False
                await face.tell("back", about("The connection is good again."))


@contextlib.asynccontextmanager
async def waiting(face: Face, words: str) -> AsyncIterator[None]:
    """Tell `words`, and meanwhile now and then that the code still holds."""

    async def remind() -> None:
        pause = total = STILL_WAITING_AFTER
        while True:
            await asyncio.sleep(pause)
            await face.tell("waiting", f"Still waiting, for {total / 60:.0f} minutes now. The code above holds.")
            pause, total = total, 2 * total

    await face.tell("waiting", words)
    reminding = asyncio.create_task(remind())
    try:
        yield
    finally:
        await end_tasks(reminding)


async def tell_if_unknown_outside(face: Face, peer: DescribedPeer, link: LinkSettings) -> None:
    """Say so where servers were asked and none answered."""
    if link.stun and not peer.is_known_outside:
        await face.tell("unknown_outside", UNKNOWN_OUTSIDE)


def connected_words(channel: ReliableChannel) -> str:
    """`Connected directly.` or `Connected over a relay.`, with the round trip where it is known."""
    way = "over a relay" if channel.path and channel.path.relayed else "directly"
    if channel.round_trip is None:
        return f"Connected {way}."
    return f"Connected {way}; there and back takes {channel.round_trip * 1000:.0f} ms."


async def reach(keepsake: str, link: LinkSettings) -> ReliableChannel:
    """Find the other end of a link again, however long that takes. Raises `LinkError` where the keepsake is no good."""
    async with await come_back(keepsake) as peer:
        return await peer.connected()
