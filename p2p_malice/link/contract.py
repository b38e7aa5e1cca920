"""What the flows need of a link, whatever carries it: channels that last, the peers behind codes, and what makes those.

Nothing here is specific to WebRTC from Python: tests hand in fakes, and a browser can hand in its own.
"""

from collections.abc import Callable
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
    """Which way the packets take: over a relay or not, and the kinds of the two addresses in use.

    A kind is `host`, `srflx` (through a router), `prflx` (found while knocking) or `relay`.
    """

    relayed: bool
    local: str
    remote: str


class LastingChannel(Channel, Protocol):
    """A `Channel` to somebody far away: it knows how it is doing, and comes back by itself when its wire breaks."""

    on_resume_ticket: Callable[[str], None] | None
    """Called with the resume ticket: at once if there is one, then whenever it changes."""

    @property
    def health(self) -> Health:
        """How well the other end is heard."""

    async def health_changed(self) -> Health:
        """Wait until the health is no longer what it is now; return the new one."""

    @property
    def path(self) -> Path | None:
        """Which way the packets take or, after the end, took. None while unknown."""

    @property
    def round_trip(self) -> float | None:
        """Seconds to the other end and back, as last measured. None before the first measurement."""

    @property
    def resume_ticket(self) -> str | None:
        """What `Links.come_back` needs once this process is gone. None if nothing would help.

        It holds a private key: keep it where only its owner can read it.
        """

    def give_way(self, successor: "LastingChannel") -> None:
        """End with a `LinkRestartedError` that refers to `successor`: another link to the same other end."""


class Peer(Protocol):
    """One end of a link in the making. Leaving its `async with` block lets go of everything.

    The exception is a channel that came out of it: its user has to close that.
    """

    async def close(self) -> None:
        """Let go of everything except a channel that came out. May be called twice."""

    async def __aenter__(self) -> Self:
        """This peer, closed at the end of the block."""

    async def __aexit__(self, *_: object) -> None:
        """Close."""


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
        """Wait until the description is out of date, because the network changed."""


class InvitingPeer(DescribedPeer, Protocol):
    """The end that invites. Several guests may come, one after the other or at once, if it takes several."""

    @property
    def takes_several(self) -> bool:
        """Whether the invitation is still good once a guest has come by it."""

    async def knocked(self) -> Description:
        """Wait for the next guest who gets here with the invitation alone; pass the result to `connect`."""

    async def connect(self, reply: Description) -> LastingChannel:
        """Connect to the guest who sent `reply`. May be called several times, also for the same guest.

        Raises `NoPathError` if no way was found, or another `LinkError`.
        """


class AnsweringPeer(DescribedPeer, Protocol):
    """The end that was invited. It knocks at the host's from the start."""

    @property
    def is_connected(self) -> bool:
        """Whether the channel is already open, so that the reply isn't needed."""

    async def connected(self) -> LastingChannel:
        """Wait until the host has connected, however long that takes. If cancelled, it may be called again.

        Raises `LinkError` if whoever answered is not the host of the invitation.
        """


class ResumingPeer(Peer, Protocol):
    """An end whose program was started again. It starts looking for the other end at once."""

    async def connected(self) -> LastingChannel:
        """Wait until the other end is found, however long that takes. If cancelled, it may be called again."""


class Links(Protocol):
    """Makes peers, with the settings of the player here. It is handed to the flows as one value."""

    @property
    def asks_servers(self) -> bool:
        """Whether any server is asked how this machine is seen from the internet."""

    def open_ports(self) -> AbstractAsyncContextManager[None]:
        """A block around everything that uses the link: any ports that routers opened are closed at its end."""

    async def open_invitation(self, number: int) -> InvitingPeer:
        """A peer for the invitation of that number (`protocol.peer_description.invitation_number`).

        It takes 2 seconds at most. Raises `LinkError` if this machine cannot be reached at all.
        """

    async def open_reply(self, invitation: Description) -> AnsweringPeer:
        """A peer that answers `invitation`. It takes 2 seconds at most. Raises `LinkError` as above."""

    async def come_back(self, resume_ticket: str) -> ResumingPeer:
        """A peer that looks for the other end of an earlier link. Raises `LinkError` if the ticket is of no use."""
