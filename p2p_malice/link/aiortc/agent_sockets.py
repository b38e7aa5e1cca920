"""The sockets of one agent, and what it asks servers from them."""

from collections.abc import Iterable, Iterator

from aioice import stun

from p2p_malice.link.aiortc.ice import IceConnection
from p2p_malice.link.aiortc.turn import open_relay
from p2p_malice.link.aiortc.udp_mux import MuxSocket, UdpMux, open_port
from p2p_malice.link.settings import TurnServer
from p2p_malice.protocol.ice_credentials import Credentials


class AgentSockets:
    """The sockets that one ICE agent owns, on ports that it may share with others."""

    def __init__(self, connection: IceConnection) -> None:
        """No sockets yet."""
        self._connection = connection

    def __iter__(self) -> Iterator[MuxSocket]:
        """The sockets in the order they were opened."""
        return iter([protocol for protocol in self._connection._protocols if isinstance(protocol, MuxSocket)])

    def own(self, socket: MuxSocket) -> None:
        """Add `socket`."""
        self._connection._protocols.append(socket)
        self._connection._local_candidates.append(socket.local_candidate)

    @property
    def addresses(self) -> list[tuple[str, int]]:
        """The addresses where they listen, without relays."""
        return [(c.host, c.port) for c in self._connection._local_candidates if c.type == "host"]

    # --- opening them

    async def bind(self, address: str, port: int) -> MuxSocket:
        """A socket on `address`, sharing the port if it is already open in this process. Raises OSError."""
        opened = await open_port(address, port, len(self._connection._protocols))
        return self._open(opened)

    async def relay(self, turn: TurnServer, server: tuple[str, int]) -> tuple[str, int]:
        """Allocate an address at the relay `turn`, reached at `server`. Raises OSError or `LinkError`."""
        socket = self._open(await open_relay(turn, server))
        self._connection.check_from(socket)
        return (socket.address[0], socket.address[1])

    def _open(self, port: UdpMux) -> MuxSocket:
        socket = port.open_socket(self._connection)
        self.own(socket)
        return socket

    @property
    def at_relays(self) -> list[MuxSocket]:
        """The sockets at relays."""
        return [socket for socket in self if socket.local_candidate.type == "relay"]

    @property
    def has_relay(self) -> bool:
        """Whether an address at a relay is still allocated."""
        return any(not socket.transport.is_closing() for socket in self.at_relays)

    # --- from agent to agent

    def share(self, others: "AgentSockets") -> None:
        """Use every port and relay of another agent as well."""
        for theirs in others:
            if not theirs.transport.is_closing():
                self._open(theirs.port)

    def take_over_checks(self, others: "AgentSockets", remote: Credentials) -> None:
        """Answer the checks that `remote` has sent so far to another agent sharing its ports."""
        for message, address, protocol in list(others._connection._early_checks):
            if message.attributes["USERNAME"].endswith(f":{remote.ufrag}"):
                for mine in self:
                    if isinstance(protocol, MuxSocket) and mine.port is protocol.port:
                        self._connection.request_received(message, address, mine)

    def give_up(self) -> list[MuxSocket]:
        """Give the sockets up for another agent to `adopt`, so that closing this one leaves them open."""
        sockets = list(self)
        self._connection._protocols.clear()
        return sockets

    def adopt(self, sockets: Iterable[MuxSocket]) -> None:
        """Take over another agent's sockets, except broken ones; routers and relays see no difference."""
        for socket in sockets:
            if not socket.transport.is_closing():
                socket.receiver = self._connection
                self.own(socket)


async def ask_mapped_address(
    socket: MuxSocket, server: tuple[str, int], retransmissions: int = 2
) -> tuple[str, int] | None:
    """The address that the STUN server at `server` sees for `socket`; None if it doesn't say (RFC 8489)."""
    request = stun.Message(message_method=stun.Method.BINDING, message_class=stun.Class.REQUEST)
    try:
        response, _ = await socket.request(request, server, retransmissions=retransmissions)
    except stun.TransactionError:
        return None
    mapped = response.attributes.get("XOR-MAPPED-ADDRESS") or response.attributes.get("MAPPED-ADDRESS")
    return (str(mapped[0]), int(mapped[1])) if mapped else None
