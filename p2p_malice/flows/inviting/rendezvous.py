"""How two ends of a link find each other again by a courier, when neither is where the other looks for it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.courier.contract import Courier, GuestNotes, SeatNotes
from p2p_malice.errors import CourierError
from p2p_malice.flows.services import Services
from p2p_malice.link.contract import Findable, Health, LastingChannel
from p2p_malice.protocol.connection_codes import Decoded

BY_ITSELF_WITHIN = 1.0
"""Seconds in which a link may come back without the courier, which needn't hear of it then."""

LEAVE_AGAIN_AFTER = 20.0
"""Seconds after which an end that is still looked for says anew where it is."""

CALL_AGAIN_AFTER = 120.0
"""The same for a guest of a page, whose host may have been loaded again meanwhile: it hears all that was left."""


async def stay_found(channel: LastingChannel, courier: Courier) -> None:
    """Have the courier lead the two ends of `channel` back to each other, each time they have lost contact; for ever.

    The host hears at any time where a guest is now: a page that was loaded again is quicker than our own notice.
    """
    while True:
        await _until(channel, lambda: bool(channel.seat_key) and (channel.is_host or channel.health is Health.AWAY))
        key = channel.seat_key
        async with courier.seat(key, is_host=channel.is_host) as notes:
            hearing = asyncio.create_task(_hear(channel, notes))
            try:
                while channel.seat_key == key:
                    await _until(channel, lambda: channel.health is Health.AWAY)
                    telling = asyncio.create_task(_tell(channel, notes))
                    await _until(channel, lambda: channel.health is not Health.AWAY)
                    await cancel_and_wait(telling)
                    if not channel.is_host:
                        break
            finally:
                await cancel_and_wait(hearing)


async def stay_called(channel: LastingChannel, courier: Courier, invitation: Decoded) -> None:
    """Have the courier tell a page that hosts where this guest is, each time they have lost contact; for ever.

    The page makes another connection then, and says where: they agree on no key, so it's by the `invitation`.
    """
    while True:
        await _until(channel, lambda: channel.health is Health.AWAY)
        async with courier.guest(invitation.description.key, invitation.mark) as notes:
            calling = asyncio.create_task(_call(channel, notes))
            try:
                await _until(channel, lambda: channel.health is not Health.AWAY)
            finally:
                await cancel_and_wait(calling)


async def _call(channel: LastingChannel, notes: GuestNotes) -> None:
    await notes.until_known()
    while True:
        with contextlib.suppress(CourierError, TimeoutError):
            if code := await channel.own_code():
                await notes.reply(code)
            async with asyncio.timeout(CALL_AGAIN_AFTER):
                async for accepted in notes.acceptances():
                    channel.learn(accepted)
        await asyncio.sleep(BY_ITSELF_WITHIN)


@contextlib.asynccontextmanager
async def found_by(
    courier: Courier | None, channel: LastingChannel, invitation: Decoded | None = None
) -> AsyncIterator[None]:
    """`stay_found` for as long as the block lasts, if there is a courier; `stay_called` by a page's `invitation`."""
    staying: asyncio.Task[None] | None = None
    if courier and invitation and invitation.mark and not invitation.description.secret:
        staying = asyncio.create_task(stay_called(channel, courier, invitation))
    elif courier:
        staying = asyncio.create_task(stay_found(channel, courier))
    try:
        yield
    finally:
        await cancel_and_wait(staying)


async def reach(resume_ticket: str, services: Services) -> LastingChannel:
    """Find the other end of a link again, however long it takes. Raises `LinkError` if the ticket can't be used."""
    async with await services.links.come_back(resume_ticket) as peer:
        finding = asyncio.create_task(_find(peer, services.courier)) if services.courier else None
        try:
            return await peer.connected()
        finally:
            await cancel_and_wait(finding)


async def _find(peer: Findable, courier: Courier) -> None:
    """Have the courier lead an end whose program was restarted back to the other; for ever."""
    if not peer.seat_key:
        return
    async with courier.seat(peer.seat_key, is_host=peer.is_host) as notes:
        hearing = asyncio.create_task(_hear(peer, notes))
        try:
            await _tell(peer, notes)
        finally:
            await cancel_and_wait(hearing)


async def _until(channel: LastingChannel, holds: Callable[[], bool]) -> None:
    while not holds():
        await channel.health_changed()


async def _hear(end: Findable, notes: SeatNotes) -> None:
    async for code in notes.others():
        end.learn(code)


async def _tell(end: Findable, notes: SeatNotes) -> None:
    """Say where this end is, unless the other one is found by itself; and again when that changes, and now and then.

    When it changes, a stream that is open to the courier is dead, and nobody would know. One that was opened in the
    middle of the change may be as well.
    """
    wait = BY_ITSELF_WITHIN
    last, left, left_at = ("", ""), "", 0.0
    while True:
        await asyncio.sleep(wait)
        code, now = await end.own_code(), asyncio.get_running_loop().time()
        if last != (code, code):
            notes.renew()
        last = last[1], code
        if code and (code != left or now > left_at + LEAVE_AGAIN_AFTER):
            with contextlib.suppress(CourierError):
                await notes.leave(code)
                left, left_at = code, now
        wait = min(2 * wait, LEAVE_AGAIN_AFTER)
