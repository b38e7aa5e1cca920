"""A courier as the flows know it: seals and a client put together. Both are loaded once they are needed."""

import asyncio
import contextlib
import datetime
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from p2p_malice.courier.contract import CarriedReply, check_courier
from p2p_malice.errors import NoteError

if TYPE_CHECKING:
    from p2p_malice.courier.client import CourierClient
    from p2p_malice.courier.seals import GuestSeal, HostSeal, SealedReply, SeatSeal

TOPICS_FOR = 3600.0
"""Seconds after which those of the day are looked up again."""

SEALED_FOR = 6 * 3600.0
"""Seconds after which an invitation is sealed and left anew: a courier keeps notes for twelve hours."""

MAX_KNOWN = 4096
"""How many notes are remembered so that each counts once."""


class _CarriedReply:
    """A `CarriedReply` whose acceptance is sealed for its guest."""

    def __init__(self, client: "CourierClient", seal: "HostSeal", reply: "SealedReply") -> None:
        self.code = reply.code
        self._client, self._seal, self._reply = client, seal, reply

    async def accept(self, code: str) -> None:
        """See `CarriedReply.accept`."""
        await self._client.leave(self._reply.acceptance_topic, self._seal.seal_acceptance(self._reply, code))


class SealedHostNotes:
    """The `HostNotes` of one invitation, sealed, so that the courier reads none."""

    def __init__(self, client: "CourierClient", seal: "HostSeal") -> None:
        """Notes that are sealed with `seal` and carried by `client`."""
        self._client = client
        self._seal = seal
        self._published: tuple[str, bytes, float] | None = None
        """The code that was left last, in which note, and when."""
        self.mark = seal.mark

    async def publish(self, code: str) -> None:
        """See `HostNotes.publish`."""
        topic, now = self._seal.invitation_topic, time.time()
        before, note, made = self._published or ("", b"", 0.0)
        if code != before or not made <= now < made + SEALED_FOR:
            note, made = self._seal.seal_invitation(code, int(now)), now
        elif note in await self._client.read([topic]):
            return
        await self._client.leave(topic, note)
        self._published = code, note, made

    async def replies(self) -> AsyncIterator[CarriedReply]:
        """See `HostNotes.replies`."""
        known: OrderedDict[bytes, None] = OrderedDict()
        async with contextlib.aclosing(self._client.notes([self._seal.reply_topic])) as notes:
            async for _, note in notes:
                if note in known or not self._seal.is_ours(note):
                    continue
                known[note] = None
                if len(known) > MAX_KNOWN:
                    known.popitem(last=False)
                with contextlib.suppress(NoteError):
                    yield _CarriedReply(self._client, self._seal, self._seal.open_reply(note))

    def renew(self) -> None:
        """See `HostNotes.renew`."""
        self._client.renew()


class SealedGuestNotes:
    """The `GuestNotes` about one invitation, sealed, so that the courier reads none."""

    def __init__(self, client: "CourierClient", seal: "GuestSeal") -> None:
        """Notes that are sealed with `seal` and carried by `client`."""
        self._client = client
        self._seal = seal
        self._acceptances = ""
        """The topic of those of the last reply."""

    async def until_known(self) -> None:
        """See `GuestNotes.until_known`."""
        async with contextlib.aclosing(self._client.notes([self._seal.invitation_topic])) as notes:
            async for _, note in notes:
                with contextlib.suppress(NoteError):
                    self._seal.open_invitation(note)
                    return

    async def reply(self, code: str) -> None:
        """See `GuestNotes.reply`."""
        note, self._acceptances = self._seal.seal_reply(code)
        await self._client.leave(self._seal.reply_topic, note)

    async def acceptances(self) -> AsyncIterator[str]:
        """See `GuestNotes.acceptances`."""
        async with contextlib.aclosing(self._client.notes([self._acceptances])) as notes:
            async for _, note in notes:
                with contextlib.suppress(NoteError):
                    yield self._seal.open_acceptance(note)


class SealedSeatNotes:
    """The `SeatNotes` of one end of a link, sealed, so that the courier reads none."""

    def __init__(self, client: "CourierClient", seal: "SeatSeal") -> None:
        """Notes that are sealed with `seal` and carried by `client`."""
        self._client = client
        self._seal = seal

    async def leave(self, code: str) -> None:
        """See `SeatNotes.leave`."""
        await self._client.leave(self._seal.own_topic(_today()), self._seal.seal(code, int(time.time())))

    def renew(self) -> None:
        """See `SeatNotes.renew`."""
        self._client.renew()

    async def others(self) -> AsyncIterator[str]:
        """See `SeatNotes.others`."""
        latest = (-1, "")
        while True:
            today = _today()
            topics = [self._seal.other_topic(day) for day in (today, today - datetime.timedelta(1))]
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(TOPICS_FOR), contextlib.aclosing(self._client.notes(topics)) as notes:
                    async for _, note in notes:
                        with contextlib.suppress(NoteError):
                            left = self._seal.open(note)
                            if left[0] >= latest[0] and left != latest:
                                latest = left
                                yield left[1]


def _today() -> datetime.date:
    return datetime.datetime.now(datetime.UTC).date()


class HttpCourier:
    """A `Courier` behind an HTTP address: one of ours, or any server of ntfy's dialect."""

    def __init__(self, url: str) -> None:
        """The courier at `url`. Raises `CourierError` for what can't be one's address."""
        check_courier(url)
        self.url = url.rstrip("/")

    async def check(self) -> None:
        """See `Courier.check`."""
        from p2p_malice.courier.client import CourierClient
        from p2p_malice.courier.seals import NOTE_BYTES

        async with CourierClient(self.url) as client:
            await client.check(NOTE_BYTES)

    @contextlib.asynccontextmanager
    async def host(self, key: bytes) -> AsyncIterator[SealedHostNotes]:
        """See `Courier.host`."""
        from p2p_malice.courier.client import CourierClient
        from p2p_malice.courier.seals import HostSeal

        async with CourierClient(self.url) as client:
            yield SealedHostNotes(client, HostSeal(key))

    @contextlib.asynccontextmanager
    async def seat(self, key: bytes, *, is_host: bool) -> AsyncIterator[SealedSeatNotes]:
        """See `Courier.seat`."""
        from p2p_malice.courier.client import CourierClient
        from p2p_malice.courier.seals import SeatSeal

        async with CourierClient(self.url) as client:
            yield SealedSeatNotes(client, SeatSeal(key, is_host=is_host))

    @contextlib.asynccontextmanager
    async def guest(self, key: bytes, mark: bytes) -> AsyncIterator[SealedGuestNotes]:
        """See `Courier.guest`."""
        from p2p_malice.courier.client import CourierClient
        from p2p_malice.courier.seals import GuestSeal

        async with CourierClient(self.url) as client:
            yield SealedGuestNotes(client, GuestSeal(key, mark))
