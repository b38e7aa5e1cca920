"""UDP ports, on this machine or at a relay, that several agents of this process share."""

import asyncio
import logging
import socket
import struct
from typing import Any, cast

from aioice import stun
from aioice.candidate import Candidate as IceCandidate
from aioice.candidate import candidate_foundation, candidate_priority
from aioice.ice import StunProtocol
from aioice.turn import UDP_SOCKET_BUFFER_SIZE

from p2p_malice.link.addresses import bound_socket
from p2p_malice.link.aiortc.ice import DTLS_FIRST_BYTES, IceConnection
from p2p_malice.link.aiortc.stun_identity import STUN_HEADER, read_signature, signature, tie_breaker

logger = logging.getLogger(__name__)

MAX_WAITING_DATAGRAMS = 1024

STUMBLES = (struct.error, ValueError, LookupError, TypeError, AssertionError)
"""The errors that aioice raises for datagrams that it doesn't expect."""


class UdpMux(asyncio.DatagramProtocol):
    """A UDP port that several agents share, each with a `MuxSocket` on it.

    A datagram goes to the first agent that wants it; agents that know their other end come before those that don't.
    """

    transport: asyncio.DatagramTransport
    local_candidate: IceCandidate

    def __init__(self) -> None:
        """A port that isn't open yet."""
        self._sockets: list[MuxSocket] = []
        self._last: MuxSocket | None = None
        self.is_open = False
        self.keeping_alive: asyncio.Task[None] | None = None
        """Keeps the path to a relay's port alive."""

    def connection_made(self, transport: Any) -> None:
        """Record that the port is open."""
        self.transport = transport
        self.is_open = True

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell every agent that the port is gone."""
        self.is_open = False
        if self.keeping_alive:
            self.keeping_alive.cancel()
        for address in [address for address, port in _ports.items() if port is self]:
            del _ports[address]
        for part in [*self._sockets, *([self._last] if self._last else [])]:
            part.connection_lost(exc)
        self._sockets.clear()

    def datagram_received(self, data: bytes, addr: tuple[Any, ...]) -> None:
        """Pass the datagram on to the agent it is for."""
        sender = (addr[0], addr[1])
        wanting = [socket for socket in self._sockets if socket.wants(data, sender)]
        if len(wanting) > 1 and data[0] not in DTLS_FIRST_BYTES:
            wanting = _meant(data, wanting)
        for each in wanting:
            each.datagram_received(data, sender)

    def open_socket(self, connection: IceConnection) -> "MuxSocket":
        """A socket on this port for another agent."""
        socket = MuxSocket(connection)
        socket.local_candidate = self.local_candidate
        socket.port = self
        socket.connection_made(MuxTransport(self, socket))
        self._sockets.append(socket)
        return socket

    def close_socket(self, socket: "MuxSocket") -> None:
        """Close one agent's socket and, with the last one, the port."""
        if socket not in self._sockets:
            return  # The port has already been lost.
        self._sockets.remove(socket)
        if self._sockets:
            asyncio.get_running_loop().call_soon(socket.connection_lost, None)
        else:
            self._last = socket
            self.is_open = False
            self.transport.close()


_ports: dict[tuple[str, int], UdpMux] = {}
"""This machine's ports that are open in this process."""


async def open_port(address: str, port: int, rank: int) -> UdpMux:
    """The port if it is already open in this process, or else a new one. Raises OSError.

    A new one is the agent's socket of that `rank`, counted from 0.
    """
    opened = _ports.get((address, port))
    if opened is not None and opened.is_open:
        return opened
    loop = asyncio.get_running_loop()
    transport, opened = await loop.create_datagram_endpoint(UdpMux, sock=bound_socket(address, port))
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UDP_SOCKET_BUFFER_SIZE)
    host, bound = transport.get_extra_info("sockname")[:2]
    opened.local_candidate = IceCandidate(
        foundation=candidate_foundation("host", "udp", host),
        component=1,
        transport="udp",
        priority=candidate_priority(1, "host", 65535 - rank),
        host=host,
        port=bound,
        type="host",
    )
    _ports[(host, bound)] = opened
    return opened


def _meant(request: bytes, sockets: "list[MuxSocket]") -> "list[MuxSocket]":
    """Which of several sockets a check is for, if all their agents have the user name fragment in it.

    The check of a page that comes back says inside who it is, so all agents that listen for such checks hear it. If a
    link is in use and another is being made beside it, each hears the agent that it has found; a new agent is for the
    link that hasn't found one yet.
    """
    named = [socket for socket in sockets if socket.is_named_in(request)]
    if not named:
        return sockets
    known = [socket for socket in named if socket.receiver.remote_username is not None] or named
    breaker = tie_breaker(request)
    partners = [socket for socket in known if socket.connection.partner == breaker]
    free = [socket for socket in known if socket.connection.partner is None]
    return (partners or free or known)[-1:]


class MuxTransport(asyncio.DatagramTransport):
    """A port's transport as one of its sockets sees it."""

    def __init__(self, port: UdpMux, socket: "MuxSocket") -> None:
        """The transport of `socket`, open until the socket is closed or the port is lost."""
        super().__init__()
        self._port, self._socket = port, socket
        self._closed = False

    def sendto(self, data: Any, addr: Any = None) -> None:
        """Send a datagram; after the end, drop it."""
        if not self._closed:
            self._port.transport.sendto(data, addr)

    def is_closing(self) -> bool:
        """Whether it is closed, so that nothing can be sent."""
        return self._closed or not self._port.is_open

    def close(self) -> None:
        """Close the socket, not the port. May be called twice."""
        if not self._closed:
            self._closed = True
            self._port.close_socket(self._socket)


class MuxSocket(StunProtocol):
    """An agent's share of a UDP port, where a stranger's datagram does no harm and costs next to nothing."""

    port: UdpMux

    @property
    def connection(self) -> IceConnection:
        """The agent whose socket this is."""
        return cast(IceConnection, self.receiver)

    @property
    def address(self) -> tuple[str, int]:
        """The address and port that the other end may send to."""
        return (self.local_candidate.host, self.local_candidate.port)

    def datagram_received(self, data: bytes | str, addr: tuple[Any, ...]) -> None:
        """Accept a wanted datagram; drop anything that aioice and aiortc can't cope with."""
        try:
            super().datagram_received(data, addr)
        except STUMBLES as error:
            logger.debug("a datagram from %s was dropped: %r", addr, error)

    def wants(self, data: bytes, addr: tuple[str, int]) -> bool:
        """Whether a datagram could be from the other end or one of our servers, at a glance (RFC 7983).

        DTLS is accepted only from addresses that are in the other end's code or have answered. Otherwise a stranger, or
        somebody replaying a check, could disturb the handshake. A STUN response must answer a request and come from
        where that was sent; a request must name this end and not be a replay. Signatures are verified later.
        """
        first = data[0] if data else 255
        if first in DTLS_FIRST_BYTES:
            return (
                self.connection.knows(addr)
                and self.receiver._queue.qsize() < MAX_WAITING_DATAGRAMS
                and self.connection.allowance.take(asyncio.get_running_loop().time())
            )
        if first > 3 or len(data) < STUN_HEADER:
            return False
        transaction = data[8:STUN_HEADER]
        if first & 1:
            asked: Any = self.transactions.get(transaction)
            return asked is not None and asked._Transaction__addr == addr
        if self.connection.replays.knows(transaction, addr, self.connection.expects(addr)):
            return False
        calls = self.connection.calls
        return self.is_named_in(data) or (calls is not None and calls.may_be_in(data))

    def is_named_in(self, request: bytes) -> bool:
        """Whether a check names this end, and comes from its partner if it has one."""
        return f"{self.receiver.local_username}:{self.receiver.remote_username or ''}".encode() in request

    async def request(
        self,
        request: stun.Message,
        addr: tuple[str, int],
        integrity_key: bytes | None = None,
        retransmissions: int | None = None,
    ) -> tuple[stun.Message, tuple[str, int]]:
        """Ask, and record which agent answered. An answer fits only this one request, so nobody can reuse it."""
        response, sender = await super().request(request, addr, integrity_key, retransmissions)
        if integrity_key and (breaker := read_signature(response)) is not None:
            self.connection.note_answer(sender, breaker)
        return response, sender

    def send_stun(self, message: stun.Message, addr: tuple[str, int]) -> None:
        """Send a message. An answer says which agent it is from, unless that agent is for nobody and finds no path."""
        if message.message_class is stun.Class.RESPONSE and self.receiver.remote_username is not None:
            message.attributes["SOFTWARE"] = signature(self.receiver._tie_breaker)
            message.add_message_integrity(self.receiver.local_password.encode())
        super().send_stun(message, addr)
