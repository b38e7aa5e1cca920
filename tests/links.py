"""Links that lead nowhere, or wherever a test says: what a flow is given in place of WebRTC."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from attrs import evolve

from p2p_malice.errors import LinkError
from p2p_malice.link.contract import Findable, Health, Path, Peer
from p2p_malice.link.memory import MemoryChannel
from p2p_malice.protocol.connection_codes import decode
from p2p_malice.protocol.peer_description import Description
from tests.helpers import reply_to


class FakeLink(Findable):
    """One end of a link in memory that never falters. Fulfils `LastingChannel`."""

    binding = ""
    health = Health.GOOD
    path: Path | None = None
    round_trip: float | None = None
    resume_ticket: str | None = None

    def __init__(self, channel: MemoryChannel) -> None:
        """What is sent here is received at the other end of `channel`."""
        self.on_resume_ticket: Callable[[str], None] | None = None
        self.close = channel.close
        self.send = channel.send
        self.receive = channel.receive

    async def health_changed(self) -> Health:
        """Never."""
        await asyncio.Event().wait()
        return self.health

    def give_way(self, successor: object) -> None:
        """There is nothing to give way to."""
        raise AssertionError("a link in memory has no successor")


class FakePeer(Peer):
    """An end in the making: connected when the test says so."""

    is_known_outside = True
    is_port_closed = False
    takes_several = True
    ticket = ""
    finds_guests = True

    def __init__(self, description: Description, *, is_connected: bool = False) -> None:
        """A peer with that description."""
        self.description = description
        self.is_connected = is_connected
        self.is_closed = False
        self.connecting: asyncio.Future[FakeLink] = asyncio.get_running_loop().create_future()
        self.stale = asyncio.Event()

    async def close(self) -> None:
        """Remember it."""
        self.is_closed = True

    async def connected(self) -> FakeLink:
        """What the test makes of it."""
        return await asyncio.shield(self.connecting)

    async def next_guest(self) -> Description:
        """Nobody does."""
        await asyncio.Event().wait()
        return self.description

    async def became_stale(self) -> None:
        """When the test says so."""
        await self.stale.wait()

    async def renew(self) -> None:
        """It's as good as new."""
        self.stale.clear()


class FakeLinks:
    """Hands out peers, and keeps them for the test."""

    asks_servers = False

    def __init__(self, *, connects_at_once: bool = False) -> None:
        """Guests are connected by the invitation alone where it `connects_at_once`."""
        self.answering: asyncio.Queue[FakePeer] = asyncio.Queue()
        self.returning: asyncio.Queue[FakePeer] = asyncio.Queue()
        self.good_resume_tickets: set[str] = set()
        self._connects_at_once = connects_at_once

    @contextlib.asynccontextmanager
    async def open_ports(self) -> AsyncIterator[None]:
        """There are none."""
        yield

    async def open_invitation(self, _number: int, _ticket: str = "") -> FakePeer:
        """A peer that nobody comes to."""
        return FakePeer(decode(INVITATION).description)

    async def open_reply(self, invitation: Description) -> FakePeer:
        """A peer that answers it."""
        description = decode(reply_to(INVITATION)).description
        peer = FakePeer(evolve(description, number=invitation.number), is_connected=self._connects_at_once)
        self.answering.put_nowait(peer)
        return peer

    async def come_back(self, resume_ticket: str) -> FakePeer:
        """A peer that looks for the other end, by a resume ticket that is good."""
        if resume_ticket not in self.good_resume_tickets:
            raise LinkError("resume_ticket_useless")
        peer = FakePeer(decode(INVITATION).description)
        self.returning.put_nowait(peer)
        return peer


INVITATION = "MDW1-7RKVX4RH48SM8NB6EY40Y7SF7X7NYVVZHYFTZFYFVZQGY7SF7X7NYVVZHYFTZFYF460N00H9GTG9JR0E43YYCG287TRMEBVC6W4G"
"""An invitation that nobody waits behind."""

TURN = "GAME1-N8F_wqcBDG1kdx9Bc2hhH0JlbvPoPUDjV1tGRGsGBOONqROVp02Jka9d_ZiJlfsr9VfsAAHlsww"
"""The first turn of a game by message, of Asha's with Ben."""
