"""What the flows need of a link, whatever carries it: lasting channels, the peers behind codes, and their factory.

Nothing here is specific to WebRTC from Python: tests pass in fakes, and a browser can provide its own.
"""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from enum import Enum
from typing import Protocol, Self

from attrs import frozen

from p2p_malice.link.channel import Channel
from p2p_malice.protocol.peer_description import Description


class Health(Enum):
    """How well the other end is heard."""

    GOOD = "good"
    SHAKY = "shaky"
    AWAY = "away"
    LOST = "lost"


@frozen
class Path:
    """The way that packets take: over a relay or not, and the kinds of the two addresses in use.

    A kind is `host`, `srflx` (through a router), `prflx` (found by checks) or `relay`.
    """

    relayed: bool
    local: str
    remote: str


class Findable(Protocol):
    """An end of a link that can be told where the other end is now, if neither finds the other by itself.

    Unless a class says more, nothing helps.
    """

    @property
    def seat_key(self) -> bytes:
        """The key that only the two ends have, 32 bytes; b"" before they have agreed on one."""
        return b""

    @property
    def is_host(self) -> bool:
        """Whether this is the end that invited."""
        return False

    async def own_code(self) -> str:
        """A code that says where this end is now, "" where none would help. This takes at most 2 seconds."""
        return ""

    def learn(self, code: str) -> None:
        """Look for the other end where its own code says that it is. Anything else than such a code is ignored."""
        return


class LastingChannel(Channel, Findable, Protocol):
    """A `Channel` to somebody far away, which knows its own health and recovers by itself when its wire breaks."""

    on_resume_ticket: Callable[[str], None] | None
    """Called with the resume ticket: at once if there is one, then whenever it changes."""

    @property
    def health(self) -> Health:
        """How well the other end is heard."""

    async def health_changed(self) -> Health:
        """Wait until the health changes, and return the new one."""

    @property
    def path(self) -> Path | None:
        """The path that packets take or, after the end, took. None while unknown."""

    @property
    def round_trip(self) -> float | None:
        """Seconds to the other end and back, as last measured. None before the first measurement."""

    @property
    def resume_ticket(self) -> str | None:
        """What `Links.come_back` needs once this process is gone; None if nothing would help.

        It holds a private key, so keep it where only its owner can read it.
        """

    def give_way(self, successor: "LastingChannel") -> None:
        """End with a `LinkRestartedError` that refers to `successor`: another link to the same other end."""


class Peer(Protocol):
    """One end of a link in the making. Leaving its `async with` block releases everything.

    The exception is a channel that it returned, which its user has to close.
    """

    async def close(self) -> None:
        """Release everything except a channel that was returned. May be called twice."""

    async def __aenter__(self) -> Self:
        """This peer, which is closed at the end of the block."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close."""
        await self.close()


Accept = Callable[[str], Awaitable[None]]
"""Leaves a code for the guest whose reply a courier has carried. Raises `CourierError`."""


class DescribedPeer(Peer, Protocol):
    """A peer with a code for the other end, which stays good until the network changes."""

    @property
    def description(self) -> Description:
        """What the code has to carry."""

    @property
    def is_known_outside(self) -> bool:
        """Whether a server said how this machine is seen from the internet. If not, only its own network reaches it."""

    @property
    def is_port_closed(self) -> bool:
        """Whether a router was asked to open the port, and didn't."""

    async def became_stale(self) -> None:
        """Wait until the description is out of date because the network has changed."""


class InvitingPeer(DescribedPeer, Protocol):
    """The end that invites. Several guests may come, one after the other or at once, if it takes several."""

    @property
    def takes_several(self) -> bool:
        """Whether the invitation is still good once a guest has used it."""

    @property
    def finds_guests(self) -> bool:
        """Whether a guest whose address has changed gets here by the link as it is, and needn't send another reply."""

    @property
    def ticket(self) -> str:
        """What it takes to open the same invitation again once this program was closed; "" where that can't be."""

    async def renew(self) -> None:
        """Find out how this end can be reached now, once its description is stale: the same invitation, anew."""

    async def next_guest(self) -> Description:
        """Wait for the next guest who gets here with just the invitation; pass the result to `connect`."""

    async def connect(self, reply: Description, accept: Accept | None = None) -> LastingChannel:
        """Connect to the guest who sent `reply`. May be called several times, even for the same guest.

        `accept` tells that guest a code, where a courier has carried the reply: that of an invitation which is for them
        alone. Raises `NoPathError` if no way was found, or another `LinkError`.
        """


class AnsweringPeer(DescribedPeer, Protocol):
    """The end that was invited. It sends checks to the host from the start."""

    @property
    def is_connected(self) -> bool:
        """Whether the channel is already open, so that the reply isn't needed."""

    def learn(self, code: str) -> None:
        """Look for the host where its own code says that it is, or awaits this guest. Anything else is ignored."""

    async def connected(self) -> LastingChannel:
        """Wait until the host has connected, however long that takes. If cancelled, it may be called again.

        Raises `LinkError` if the one who answered isn't the host of the invitation.
        """


class ResumingPeer(Peer, Findable, Protocol):
    """An end whose program was restarted. It starts looking for the other end at once."""

    async def connected(self) -> LastingChannel:
        """Wait until the other end is found, however long that takes. If cancelled, it may be called again."""


class Links(Protocol):
    """Makes peers, with the local player's settings. It is handed to the flows as a value."""

    @property
    def asks_servers(self) -> bool:
        """Whether any server is asked how this machine is seen from the internet."""

    def open_ports(self) -> AbstractAsyncContextManager[None]:
        """A block around everything that uses the link; any ports that routers opened are closed at its end."""

    async def open_invitation(self, number: int, ticket: str = "") -> InvitingPeer:
        """A peer for the invitation with that number (`protocol.peer_description.invitation_number`), or with that
        `ticket`, if it is good.

        This takes at most 2 seconds. Raises `LinkError` if this machine cannot be reached at all.
        """

    async def open_reply(self, invitation: Description) -> AnsweringPeer:
        """A peer that answers `invitation`. This takes at most 2 seconds. Raises `LinkError` as above."""

    async def come_back(self, resume_ticket: str) -> ResumingPeer:
        """A peer that looks for the other end of an earlier link. Raises `LinkError` if the ticket is of no use."""
