"""WebRTC through the browser that this Python runs in. Implements `Links`, for a host.

The page has the peer connections; this module exchanges messages with them. A browser chooses its own credentials and
doesn't say who sends checks, so an invitation is good for one guest, who always sends a reply.
"""

import asyncio
import contextlib
import itertools
from collections.abc import Callable
from typing import Self

from attrs import evolve

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.errors import LinkError, NoPathError, RemoteProtocolError
from p2p_malice.link.contract import AnsweringPeer, Path, ResumingPeer
from p2p_malice.link.reliable_channel import ReliableChannel
from p2p_malice.protocol.peer_description import Candidate, CandidateType, CodeKind, Description, DtlsRole
from p2p_malice.protocol.sdp import candidate_line, parse, write

DESCRIBED_WITHIN = 5.0
"""Seconds; the page waits 2 s for its addresses."""

CHECKS_EVERY = 4.0
"""Seconds. A browser gives up looking for a path after a little longer, unless it is given the addresses again."""

CHECKS = 15
"""How often, until the reply has failed. The guest's phone may be asleep until its owner comes back from the chat;
while this one is asleep, nothing counts.
"""

DUMMY = Candidate(CandidateType.HOST, "198.51.100.77", 9)
"""An address of nobody (RFC 5737). Firefox fails for good if it is given only names that it can't resolve."""

Ask = Callable[[int, str, str], None]
"""Asks the page for something: the number of the peer connection, what it has to do, and the text for that.

    open ""                 make it, with its data channel, and describe it once its addresses are known
    answer <sdp>            take that as the answer
    candidate <line>        add that remote candidate
    send <message>          send it over the data channel
    close ""                close it
"""


class _Connection:
    """A peer connection of the page: a channel's wire, and the only one that it ever has."""

    has_room = True
    """The browser buffers what is waiting."""
    resume_ticket = None

    def __init__(self, number: int, ask: Ask) -> None:
        self._number = number
        self._ask = ask
        self.binding = ""
        self.path: Path | None = None
        self.channel = ReliableChannel()
        self.reply: Description | None = None
        self.was_refused = False
        """Whether the browser refused another answer."""
        self.described: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.opened = asyncio.Event()
        self.ended = asyncio.Event()

    def note(self, what: str, text: str) -> None:
        """Process what the page says about this connection."""
        match what:
            case "described" if not self.described.done():
                self.described.set_result(text)
            case "opened":
                self.opened.set()
            case "path":
                relayed, local, remote = text.split()
                self.path = Path(relayed == "relayed", local, remote)
            case "heard":
                self.channel.hear(text)
            case "refused":
                self.was_refused = True
                self.ended.set()
            case "ended":
                self.ended.set()
                # No other wire can be made.
                self.channel.wire_ended(LinkError("link_broken"))
                if not self.described.done():
                    self.described.set_result("")

    def ask(self, what: str, text: str = "") -> None:
        """Ask the page for something; do nothing once closed."""
        self._ask(self._number, what, text)

    # --- for the channel

    def send(self, message: str) -> None:
        """See `Wire.send`."""
        self.ask("send", message)

    async def close(self) -> None:
        """See `Wire.close`."""
        self.ask("close")

    def check(self, again: int) -> None:
        """Give the browser the guest's addresses; `again` is how many times that makes."""
        assert self.reply
        for index, each in enumerate((*self.reply.candidates, DUMMY)):
            self.ask("candidate", candidate_line(index, each, again))

    seat_key = b""
    is_host = True

    async def own_code(self) -> str:
        """None that would help: the page itself finds its guests again."""
        return ""

    def learn(self, code: str) -> None:
        """Nothing, for the same reason."""

    async def reconnect(self) -> None:
        """See `WireMaker.reconnect`. There's no other wire, but the page's connection may find another path."""
        for again in itertools.count(CHECKS + 1):
            self.check(again)
            await asyncio.sleep(CHECKS_EVERY)

    def introduced(self, own: str, other: str, *, is_mutual: bool) -> None:
        """See `WireMaker.introduced`: not needed here."""

    def hand_over(self, channel: ReliableChannel) -> None:
        """See `WireMaker.hand_over`."""
        self.channel = channel

    async def hang_up(self) -> None:
        """See `WireMaker.hang_up`."""
        await self.close()


class BrowserPeer:
    """An `InvitingPeer`, for one guest."""

    takes_several = False
    description: Description
    """The content of the invitation code: kind INVITATION, setup ACTIVE, the browser's credentials, no secret."""

    def __init__(self, connection: _Connection, stale: asyncio.Event) -> None:
        """Nothing is open yet; `stale` is set when the network changes."""
        self._connection = connection
        self._stale = stale
        self._reply: Description | None = None
        self._attempt: asyncio.Task[ReliableChannel] | None = None

    async def prepare(self, number: int) -> None:
        """Describe this end in the invitation with that number. Raises `LinkError`."""
        self._connection.ask("open")
        try:
            async with asyncio.timeout(DESCRIBED_WITHIN):
                described = parse(await self._connection.described, CodeKind.INVITATION, number)
        except BaseException as error:
            await self.close()
            if isinstance(error, TimeoutError | RemoteProtocolError):
                raise LinkError("no_address_in_page") from None
            raise
        self.description = evolve(described, setup=DtlsRole.ACTIVE)

    @property
    def is_known_outside(self) -> bool:
        """See `DescribedPeer.is_known_outside`."""
        return any(each.type is CandidateType.SERVER_REFLEXIVE for each in self.description.candidates)

    @property
    def is_port_closed(self) -> bool:
        """See `DescribedPeer.is_port_closed`: a browser asks no router."""
        return False

    async def became_stale(self) -> None:
        """See `DescribedPeer.became_stale`."""
        await self._stale.wait()

    async def renew(self) -> None:
        """Nothing: a page's connection is described once, so its host makes another invitation."""

    async def next_guest(self) -> Description:
        """Never: a browser can't tell who sends checks."""
        await asyncio.Event().wait()
        raise AssertionError

    async def connect(self, reply: Description) -> ReliableChannel:
        """See `InvitingPeer.connect`. Of several replies, the last one counts, as long as nobody has come.

        Raises ValueError unless `reply` answers this invitation and its credentials are known.
        """
        if reply.kind is not CodeKind.REPLY or reply.number != self.description.number or reply.credentials is None:
            raise ValueError("not a reply to this invitation")
        if self._reply != reply:
            await cancel_and_wait(self._attempt, insist=False)
            if self._connection.opened.is_set():
                raise NoPathError("answered_already")
            self._reply = reply
            self._attempt = asyncio.create_task(self._establish(reply))
        assert self._attempt
        return await asyncio.shield(self._attempt)

    async def _establish(self, reply: Description) -> ReliableChannel:
        connection = self._connection
        connection.reply = reply
        connection.binding = f"{self.description.fingerprint.hex()} {reply.fingerprint.hex()}"
        connection.ask("answer", write(evolve(reply, setup=DtlsRole.PASSIVE)))
        opened, ended = (asyncio.create_task(each.wait()) for each in (connection.opened, connection.ended))
        try:
            for again in range(CHECKS):
                connection.check(again + 1)
                done, _ = await asyncio.wait({opened, ended}, timeout=CHECKS_EVERY, return_when=asyncio.FIRST_COMPLETED)
                if done:
                    break
        finally:
            await cancel_and_wait(opened, ended)
        if not connection.opened.is_set() or connection.ended.is_set():
            await connection.close()
            if connection.was_refused:
                raise NoPathError("answered_already")
            raise NoPathError("no_path_in_page")
        connection.channel.attach(connection, connection)
        return connection.channel

    async def close(self) -> None:
        """Release everything, except a channel that `connect` returned. May be called twice."""
        attempt = self._attempt
        if attempt and attempt.done() and not attempt.cancelled() and attempt.exception() is None:
            return
        await cancel_and_wait(attempt, insist=False)
        await self._connection.close()

    async def __aenter__(self) -> Self:
        """This peer, which is closed at the end of the block."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """See `close`."""
        await self.close()


class Browser:
    """The links of a page that hosts; there is another page for joining a table elsewhere."""

    def __init__(self, ask: Ask, *, asks_servers: bool) -> None:
        """Whatever the page answers to `ask` has to be passed to `note`."""
        self.asks_servers = asks_servers
        """See `Links.asks_servers`."""
        self._ask = ask
        self._numbers = itertools.count(1)
        self._connections: dict[int, _Connection] = {}
        self._stale = asyncio.Event()

    def note(self, number: int, what: str, text: str) -> None:
        """Process what the page says about the peer connection with that `number`, or about the network (0).

        described <sdp>      the offer, with its addresses
        refused ""           it accepts no other answer than the one it has
        opened ""            its data channel has opened
        path <way> <local> <remote>    way is `relayed` or `direct`, the others as in `Path`
        heard <message>      a message came over it
        ended ""             it has failed or closed
        stale ""             for the network: it has changed
        """
        if what == "stale":
            self._stale.set()
            self._stale = asyncio.Event()
        elif connection := self._connections.get(number):
            connection.note(what, text)

    def open_ports(self) -> contextlib.AbstractAsyncContextManager[None]:
        """See `Links.open_ports`: a browser asks no router."""
        return contextlib.nullcontext()

    async def open_invitation(self, number: int) -> BrowserPeer:
        """See `Links.open_invitation`."""
        mine = next(self._numbers)
        connection = self._connections[mine] = _Connection(mine, self._tell)
        peer = BrowserPeer(connection, self._stale)
        await peer.prepare(number)
        return peer

    def _tell(self, number: int, what: str, text: str) -> None:
        if number in self._connections:
            if what == "close":
                del self._connections[number]
            self._ask(number, what, text)

    async def open_reply(self, invitation: Description) -> AnsweringPeer:
        """Raise `LinkError`: there's another page for that."""
        raise LinkError("guests_page")

    async def come_back(self, resume_ticket: str) -> ResumingPeer:
        """Raise `LinkError`: a page that was closed can't resume its links."""
        raise LinkError("resume_ticket_unusable")
