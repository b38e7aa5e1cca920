"""WebRTC through the browser that this Python runs in. Implements `Links`, for a host.

The page has the peer connections; this module exchanges messages with them. A browser chooses its own credentials and
doesn't say who sends checks, so a connection is good for one guest, who always sends a reply. By hand, an invitation is
good for one guest. Where a courier carries replies, and tells each guest where they are awaited, it is good for all of
them, and leads them back too.
"""

import asyncio
import contextlib
import itertools
import secrets
from collections.abc import Callable

from attrs import evolve

from p2p_malice.cancellation import cancel_and_wait, first_of
from p2p_malice.errors import CodeError, CourierError, LinkError, LinkLostError, NoPathError, RemoteProtocolError
from p2p_malice.link.contract import Accept, AnsweringPeer, Findable, Path, Peer, ResumingPeer
from p2p_malice.link.reliable_channel import MAX_EARLY, ReliableChannel
from p2p_malice.protocol.connection_codes import decode, encode
from p2p_malice.protocol.peer_description import Candidate, CandidateType, CodeKind, Description, DtlsRole
from p2p_malice.protocol.sdp import candidate_line, parse, write

DESCRIBED_WITHIN = 15.0
"""Seconds; the page waits 2 s for its addresses, but may be busy with many guests."""

CHECKS_EVERY = 4.0
"""Seconds. A browser gives up looking for a path after a little longer, unless it is given the addresses again."""

CHECKS = 15
"""How often, until the reply has failed. The guest's phone may be asleep until its owner comes back from the chat;
while this one is asleep, nothing counts.
"""

MAX_GUESTS = 64
"""How many guests of one invitation are known, so that they find back."""

DUMMY = Candidate(CandidateType.HOST, "198.51.100.77", 9)
"""An address of nobody (RFC 5737). Firefox fails for good if it is given only names that it can't resolve."""

Ask = Callable[[int, str, str], None]
"""Asks the page for something: the number of the peer connection, what it has to do, and the text for that.

    open <name>             make it, with its data channel, and describe it once its addresses are known; those of one
                            name have the same certificate, which the browser keeps
    answer <sdp>            take that as the answer
    candidate <line>        add that remote candidate
    send <message>          send it over the data channel
    close ""                close it

For the page itself, the number is 0:

    keep <ticket>           keep the ticket of an invitation for as long as this page may be loaded again
    forget <ticket>         forget it, if it's the one that is kept
"""


class _Connection:
    """A peer connection of the page: a channel's wire."""

    has_room = True
    """The browser buffers what is waiting."""

    def __init__(self, number: int, ask: Ask) -> None:
        self._number = number
        self._ask = ask
        self.path: Path | None = None
        self._line: _Line | None = None
        self._early: list[str] = []
        self._reply: Description | None = None
        self._checks = 0
        self._was_refused = False
        """Whether the browser refused another answer."""
        self._described: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.opened = asyncio.Event()
        self._ended = asyncio.Event()

    def note(self, what: str, text: str) -> None:
        """Process what the page says about this connection."""
        match what:
            case "described" if not self._described.done():
                self._described.set_result(text)
            case "opened":
                self.opened.set()
            case "path":
                relayed, local, remote = text.split()
                self.path = Path(relayed == "relayed", local, remote)
            case "anew" if self._line and not self._ended.is_set():
                self._line.use_anew(self)
            case "heard" if self._line and not self._ended.is_set():
                self._line.hear(self, text)
            case "heard" if len(self._early) < MAX_EARLY:
                self._early.append(text)
            case "refused":
                self._was_refused = True
                self._ended.set()
            case "ended":
                self._ended.set()
                if self._line:
                    self._line.wire_ended(self)
                if not self._described.done():
                    self._described.set_result("")

    async def describe(self, name: str, number: int) -> Description:
        """Have it made, and describe it in an invitation of that `number`. Raises `LinkError`."""
        self._tell("open", name)
        try:
            async with asyncio.timeout(DESCRIBED_WITHIN):
                described = parse(await self._described, CodeKind.INVITATION, number)
        except (TimeoutError, RemoteProtocolError):
            raise LinkError("no_address_in_page") from None
        return evolve(described, setup=DtlsRole.ACTIVE)

    async def reach(self, reply: Description) -> None:
        """Connect it to the guest who sent `reply`. Raises `NoPathError`."""
        self._reply = reply
        self._tell("answer", write(evolve(reply, setup=DtlsRole.PASSIVE)))
        for _ in range(CHECKS):
            self.check()
            async with first_of(self.opened.wait(), self._ended.wait(), CHECKS_EVERY) as waits:
                if any(each.done() for each in waits):
                    break
        if not self.opened.is_set() or self._ended.is_set():
            await self.close()
            if self._was_refused:
                raise NoPathError("answered_already")
            raise NoPathError("no_path_in_page")

    def check(self) -> None:
        """Give the browser the guest's addresses, once more."""
        assert self._reply
        self._checks += 1
        for index, each in enumerate((*self._reply.candidates, DUMMY)):
            self._tell("candidate", candidate_line(index, each, self._checks))

    def serve(self, line: "_Line") -> None:
        """Bring all that is heard to `line` from now on."""
        self._line = line
        early, self._early = self._early, []
        for message in early:
            line.hear(self, message)
        if self._ended.is_set():
            line.wire_ended(self)

    def _tell(self, what: str, text: str = "") -> None:
        """Ask the page for something; do nothing once closed."""
        self._ask(self._number, what, text)

    # --- for the channel

    def send(self, message: str) -> None:
        """See `Wire.send`."""
        self._tell("send", message)

    async def close(self) -> None:
        """See `Wire.close`."""
        self._tell("close")


class _Line(Findable):
    """Brings a channel the connections to one guest, as its `WireMaker`: the guest sends a reply for another one.

    The page itself finds its guests again.
    """

    resume_ticket = None
    is_host = True

    def __init__(self, binding: str, forget: Callable[[], object], *, finds_back: bool) -> None:
        self.binding = binding
        """See `WireMaker.binding`."""
        self._lost = LinkLostError if finds_back else LinkError
        self.channel = ReliableChannel()
        self._forget = forget
        self._connection: _Connection | None = None

    async def use(self, connection: _Connection) -> None:
        """Talk over a connection that has opened, in place of the one before."""
        before, self._connection = self._connection, connection
        self.channel.attach(connection, self)
        connection.serve(self)
        if before:
            await before.close()

    def use_anew(self, connection: _Connection) -> None:
        """Talk over the spare one that has taken the place of the connection: what was on its way may be lost."""
        if connection is self._connection:
            self.channel.attach(connection, self)

    def hear(self, connection: _Connection, message: str) -> None:
        """Take in a message; a connection no longer in use brings none."""
        if connection is self._connection:
            self.channel.hear(message)

    def wire_ended(self, connection: _Connection) -> None:
        """Record that a connection has ended."""
        if connection is self._connection:
            self.channel.wire_ended(self._lost("link_broken"))

    async def reconnect(self) -> None:
        """See `WireMaker.reconnect`. The guest has to come again, but the connection may also find another path."""
        while True:
            if self._connection:
                self._connection.check()
            await asyncio.sleep(CHECKS_EVERY)

    def introduced(self, own: str, other: str, *, is_mutual: bool) -> None:
        """See `WireMaker.introduced`: not needed here."""

    def hand_over(self, channel: ReliableChannel) -> None:
        """See `WireMaker.hand_over`."""
        self.channel = channel

    async def hang_up(self) -> None:
        """See `WireMaker.hang_up`."""
        self._forget()
        if self._connection:
            await self._connection.close()


class BrowserPeer(Peer):
    """An `InvitingPeer`: for one guest, or where a courier carries replies, for all."""

    finds_guests = False
    description: Description
    """The content of the invitation code: kind INVITATION, setup ACTIVE, the browser's credentials, no secret."""

    def __init__(self, page: "Browser", ticket: str = "") -> None:
        """Nothing is open yet. The `ticket` is that of an invitation of this page, before it was loaded again."""
        self.takes_several = page.has_courier
        """See `InvitingPeer.takes_several`."""
        self._page = page
        self._stale = page.stale
        self._name, _, code = ticket.partition(" ")
        if code:
            self.description = decode(code).description
        self._name = self._name or secrets.token_hex(8)
        """That of the certificate of all its connections."""
        self._connection = None if code else page.connect()
        """Waits for a reply by hand: once the page was loaded again, there is none."""
        self._reply: Description | None = None
        self._attempt: asyncio.Task[ReliableChannel] | None = None
        self._next: asyncio.Task[tuple[_Connection, Description]] | None = None
        """Describes the connection for the next guest whom a courier calls, who needn't wait for that then."""
        self._lines: dict[bytes, _Line] = {}
        """By the guests' fingerprints."""

    async def prepare(self, number: int) -> None:
        """Describe this end in the invitation with that number, if it has no other one. Raises `LinkError`."""
        if self._connection:
            try:
                self.description = await self._connection.describe(self._name, number)
            except BaseException:
                await self.close()
                raise
        if self.takes_several:
            self._page.ask(0, "keep", self.ticket)
            self._next = asyncio.create_task(self._describe_next())

    async def is_void(self) -> bool:
        """Whether the browser hasn't kept the certificate of a ticket's invitation, which is closed then."""
        if self._connection or not self._next:
            return False
        try:
            await asyncio.wait({self._next})
            has_failed = self._next.cancelled() or self._next.exception()
            is_void = not has_failed and self._next.result()[1].fingerprint != self.description.fingerprint
        except BaseException:
            await self.close()
            raise
        if is_void:
            await self.close()
        return is_void

    async def _describe_next(self) -> tuple[_Connection, Description]:
        """Another connection, and how it is reached. Raises `LinkError`."""
        connection = self._page.connect()
        try:
            return connection, await connection.describe(self._name, self.description.number)
        except BaseException:
            await connection.close()
            raise

    async def _drop_next(self) -> None:
        """Make no connection for the next guest, or close it."""
        making, self._next = self._next, None
        await cancel_and_wait(making, insist=False)
        if making and not making.cancelled() and not making.exception():
            await making.result()[0].close()

    @property
    def ticket(self) -> str:
        """See `InvitingPeer.ticket`."""
        return f"{self._name} {encode(self.description)}" if self.takes_several else ""

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
        """See `InvitingPeer.renew`: a connection is described once, so there is another one for the next guest."""
        self._stale = self._page.stale
        if self._next:
            await self._drop_next()
            self._next = asyncio.create_task(self._describe_next())

    async def next_guest(self) -> Description:
        """Never: a browser can't tell who sends checks."""
        await asyncio.Event().wait()
        raise AssertionError

    async def connect(self, reply: Description, accept: Accept | None = None) -> ReliableChannel:
        """See `InvitingPeer.connect`. Whoever can be told how to get here has a connection of their own.

        The channel is the one that leads to this guest already, if there is one.

        Of several replies by hand, the last one counts, as long as nobody has come by them. Raises ValueError unless
        `reply` answers this invitation and its credentials are known.
        """
        if reply.kind is not CodeKind.REPLY or reply.number != self.description.number or reply.credentials is None:
            raise ValueError("not a reply to this invitation")
        if accept:
            return await self._call(reply, accept)
        if self._reply != reply:
            await cancel_and_wait(self._attempt, insist=False)
            if not self._connection or self._connection.opened.is_set():
                raise NoPathError("answered_already")
            self._reply = reply
            self._attempt = asyncio.create_task(self._lead(self._connection, reply))
        assert self._attempt
        return await asyncio.shield(self._attempt)

    async def _call(self, reply: Description, accept: Accept) -> ReliableChannel:
        """Make another connection, tell the guest who sent `reply` of it, and connect it to them."""
        making = self._next
        self._next = asyncio.create_task(self._describe_next())
        has_failed = not making or (making.done() and (making.cancelled() or making.exception()))
        connection, described = await (making if making and not has_failed else self._describe_next())
        try:
            if described.fingerprint != self.description.fingerprint:
                raise NoPathError("answered_already")  # The browser hasn't kept the certificate.
            await accept(encode(described))
            return await self._lead(connection, reply)
        except BaseException as error:
            await connection.close()
            if isinstance(error, CourierError):
                raise NoPathError("no_path_in_page") from None
            raise

    async def _lead(self, connection: _Connection, reply: Description) -> ReliableChannel:
        """Connect to the guest who sent `reply`, and give them the connection."""
        await connection.reach(reply)
        line = self._lines.get(reply.fingerprint)
        if line is None:
            if len(self._lines) >= MAX_GUESTS:
                del self._lines[next(iter(self._lines))]
            binding = f"{self.description.fingerprint.hex()} {reply.fingerprint.hex()}"
            line = _Line(binding, lambda: self._lines.pop(reply.fingerprint, None), finds_back=self.takes_several)
            self._lines[reply.fingerprint] = line
        await line.use(connection)
        return line.channel

    async def close(self) -> None:
        """Release everything, except the channels that `connect` returned. May be called twice."""
        if self.takes_several and hasattr(self, "description"):
            self._page.ask(0, "forget", self.ticket)
            await self._drop_next()
        attempt = self._attempt
        if attempt and attempt.done() and not attempt.cancelled() and attempt.exception() is None:
            return
        await cancel_and_wait(attempt, insist=False)
        if self._connection:
            await self._connection.close()


class Browser:
    """The links of a page that hosts; there is another page for joining a table elsewhere."""

    def __init__(self, ask: Ask, *, asks_servers: bool, has_courier: bool = False, ticket: str = "") -> None:
        """Whatever the page answers to `ask` has to be passed to `note`.

        The `ticket` is the one that was kept when this page was loaded again: the first invitation is the same then.
        """
        self.asks_servers = asks_servers
        """See `Links.asks_servers`."""
        self.has_courier = has_courier
        self.ask = ask
        self.stale = asyncio.Event()
        """Set when the network changes, which makes another event of it."""
        self._ticket = ticket
        self._numbers = itertools.count(1)
        self._connections: dict[int, _Connection] = {}

    def note(self, number: int, what: str, text: str) -> None:
        """Process what the page says about the peer connection with that `number`, or about the network (0).

        described <sdp>      the offer, with its addresses
        refused ""           it accepts no other answer than the one it has
        opened ""            its data channel has opened
        path <way> <local> <remote>    way is `relayed` or `direct`, the others as in `Path`
        heard <message>      a message came over it
        anew ""              the page has put a spare one in its place, so that what was on its way may be lost
        ended ""             it has failed or closed
        stale ""             for the network: it has changed
        """
        if what == "stale":
            self.stale.set()
            self.stale = asyncio.Event()
        elif connection := self._connections.get(number):
            connection.note(what, text)

    def open_ports(self) -> contextlib.AbstractAsyncContextManager[None]:
        """See `Links.open_ports`: a browser asks no router."""
        return contextlib.nullcontext()

    async def open_invitation(self, number: int, ticket: str = "") -> BrowserPeer:
        """See `Links.open_invitation`."""
        ticket, self._ticket = self._ticket or ticket, ""
        try:
            peer = BrowserPeer(self, ticket)
        except CodeError:
            peer = BrowserPeer(self)
        await peer.prepare(number)
        if await peer.is_void():
            peer = BrowserPeer(self)
            await peer.prepare(number)
        return peer

    def connect(self) -> _Connection:
        """Begin another connection of the page to a guest; it is not made yet."""
        number = next(self._numbers)
        connection = self._connections[number] = _Connection(number, self._tell)
        return connection

    def _tell(self, number: int, what: str, text: str) -> None:
        if number in self._connections:
            if what == "close":
                del self._connections[number]
            self.ask(number, what, text)

    async def open_reply(self, invitation: Description) -> AnsweringPeer:
        """Raise `LinkError`: there's another page for that."""
        raise LinkError("guests_page")

    async def come_back(self, resume_ticket: str) -> ResumingPeer:
        """Raise `LinkError`: a page that was closed can't resume its links."""
        raise LinkError("resume_ticket_unusable")
