"""Where this machine can be reached: a socket on each network, asked about at STUN servers and kept open as we wait."""

import asyncio
import contextlib
import ipaddress
from collections import deque
from collections.abc import AsyncIterator, Callable

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.errors import LinkError, PortTakenError
from p2p_malice.link.addresses import LOOPBACK, local_addresses, prune, resolve
from p2p_malice.link.aiortc.agent_sockets import AgentSockets, ask_mapped_address
from p2p_malice.link.aiortc.udp_mux import MuxSocket
from p2p_malice.link.contract import Peer
from p2p_malice.link.settings import LinkSettings
from p2p_malice.protocol.peer_description import Candidate, CandidateType

Endpoint = tuple[str, int]
"""Address and port."""

GATHER_WITHIN = 2.0
"""Seconds, even if something doesn't answer."""

GRACE = 0.5
"""Seconds that the other networks are given after the first answer; a relay is given `RELAY_GRACE`."""

RELAY_GRACE = 1.0

KEEP_ALIVE_EVERY = 12.0
"""Seconds. Routers forget a mapping after 30 or more (RFC 4787 section 4.3 asks for 120)."""

MAX_CHANGES = 3
CHANGES_WITHIN = 3600.0
"""Seconds within which we believe a server at most `MAX_CHANGES` times that the address has changed."""

SAME_CHANGE_WITHIN = 2 * KEEP_ALIVE_EVERY
"""Seconds within which all pending codes learn of a change."""

_changes: dict[Endpoint, deque[float]] = {}
"""When each server last said that the address has changed. This outlives the codes that a change invalidated."""


class CandidateGatherer:
    """The sockets of one agent: how they are seen from outside, and whether that is still true."""

    def __init__(self, owned: Callable[[], AgentSockets], settings: LinkSettings) -> None:
        """Nothing is open yet. `owned` gives the sockets of the agent in use; another agent may take them over."""
        self._owned = owned
        self._settings = settings
        self._sockets: list[MuxSocket] = []
        self._mapped: dict[MuxSocket, tuple[Endpoint, Endpoint]] = {}
        """The server that answered first, and its answer, which is in the code."""
        self._seen: dict[tuple[MuxSocket, Endpoint], Endpoint] = {}
        """Each server's answer while the code was good."""
        self._servers: set[Endpoint] = set()
        self._relayed: Endpoint | None = None
        self._opened: list[Endpoint] = []
        self._unopened: set[MuxSocket] = set()
        self._watching: asyncio.Task[None] | None = None
        self.stale = asyncio.Event()
        """Set once the candidates from `gather` are out of date."""

    async def open(self) -> None:
        """Open the sockets. Raises `LinkError` if not even one opens."""
        await self._bind(local_addresses()) or await self._bind([LOOPBACK])
        if not self._sockets:
            port = self._settings.port
            raise PortTakenError(port=str(port)) if port else LinkError("no_address")

    async def gather(self) -> tuple[Candidate, ...]:
        """Ask the servers how they see the sockets, for at most 2 s; return all candidates, best first."""
        await self._ask_servers()
        return self.candidates

    async def renew(self) -> tuple[Candidate, ...]:
        """Find out anew, once the candidates are stale: on the networks that there are now, at most 2 s; return them.

        The ports stay the same if that is possible.
        """
        await self.close()
        owned = self._owned()
        await renew_sockets(owned, dict(owned.addresses))
        here = {*local_addresses(), LOOPBACK}
        self._sockets = [socket for socket in owned if socket.address[0] in here]
        self._mapped.clear()
        self._seen.clear()
        self._servers.clear()
        self._relayed = self._relayed if owned.has_relay else None
        self.stale.clear()
        candidates = await self.gather()
        self.watch()
        return candidates

    async def gather_for_others(self) -> tuple[Candidate, ...]:
        """Gather, in at most 2 s, for sockets that are open already, and whose agent has them watched by itself."""
        self._sockets = list(self._owned())
        return await self.gather()

    @property
    def was_answered(self) -> bool:
        """Whether any server said how this machine is seen from outside. If not, only its own network can reach it."""
        return bool(self._mapped or self._opened or self._relayed)

    @property
    def is_port_closed(self) -> bool:
        """Whether routers were asked to open the ports, and none did."""
        return self._settings.opens_port and not self._opened

    async def _bind(self, addresses: list[str]) -> bool:
        for address in addresses:
            try:
                self._sockets.append(await self._owned().bind(address, self._settings.port))
            except OSError:
                continue  # An interface that is about to go, or an address still being checked for duplicates.
        return bool(self._sockets)

    @property
    def _mappable(self) -> list[MuxSocket]:
        """The sockets to ask STUN servers about, without IPv6 (not translated) and loopback (leads nowhere)."""
        return [s for s in self._sockets if ":" not in s.address[0] and s.address[0] != LOOPBACK]

    async def _ask_servers(self) -> None:
        loop = asyncio.get_running_loop()
        lookups = (
            [loop.create_task(resolve(server)) for server in self._settings.stun_servers] if self._mappable else []
        )
        pending = {loop.create_task(self._ask(s, lookup)) for lookup in lookups for s in self._mappable}
        if self._settings.turn is not None and self._mappable:
            pending.add(loop.create_task(self._ask_relay()))
        if self._settings.opens_port:
            self._unopened.update(self._mappable)
            pending |= {loop.create_task(self._open_port(socket)) for socket in self._unopened}
        everything = [*lookups, *pending]
        deadline = loop.time() + GATHER_WITHIN
        try:
            while pending and not self._is_complete and (left := deadline - loop.time()) > 0:
                had_answer = bool(self._mapped)
                _, pending = await asyncio.wait(pending, timeout=left, return_when=asyncio.FIRST_COMPLETED)
                if self._mapped and not had_answer and not self._settings.opens_port:
                    waits_for_relay = self._settings.turn is not None
                    deadline = min(deadline, loop.time() + (RELAY_GRACE if waits_for_relay else GRACE))
        finally:
            await cancel_and_wait(*everything)

    @property
    def _is_complete(self) -> bool:
        has_relay = self._relayed is not None or self._settings.turn is None
        return has_relay and not self._unopened and all(socket in self._mapped for socket in self._mappable)

    async def _ask(self, socket: MuxSocket, lookup: "asyncio.Task[Endpoint | None]") -> None:
        server = await asyncio.shield(lookup)
        mapped = await ask_mapped_address(socket, server) if server else None
        if server and mapped:
            self._mapped.setdefault(socket, (server, mapped))
            self._seen[socket, server] = mapped

    async def _open_port(self, socket: MuxSocket) -> None:
        # Imported here because it loads an HTTP client, which nothing else needs.
        from p2p_malice.link.portmapping import open_port

        if external := await open_port(*socket.address):
            self._opened.append(external)
        self._unopened.discard(socket)

    async def _ask_relay(self) -> None:
        turn = self._settings.turn
        assert turn is not None
        address = await resolve(turn.server)
        if address is not None:
            # TLS needs the name to check the certificate against.
            by_name = (turn.server.host, turn.server.port)
            self._relayed = await self._owned().relay(turn, by_name if turn.transport == "tls" else address)

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """The addresses known so far where this machine can be reached, best first."""
        hosts = [(CandidateType.HOST, socket.address) for socket in self._sockets]
        seen = [*self._opened, *(self._mapped[socket][1] for socket in self._sockets if socket in self._mapped)]
        mapped = [(CandidateType.SERVER_REFLEXIVE, address) for address in seen]
        relayed = [(CandidateType.RELAYED, self._relayed)] if self._relayed else []
        found = []
        for kind, (address, port) in [*hosts, *mapped, *relayed]:
            try:
                found.append(Candidate(kind, str(ipaddress.ip_address(address)), port))
            except ValueError:
                continue  # A server's answer that isn't an address.
        return prune(found)

    def watch(self) -> None:
        """Keep the mappings alive and watch for changes, until `close`."""
        self._watching = asyncio.create_task(self.keep_alive())

    async def close(self) -> None:
        """Stop watching. The agent closes its sockets."""
        await cancel_and_wait(self._watching)

    async def keep_alive(self, every: float = KEEP_ALIVE_EVERY) -> None:
        """Use the routers' mappings every `every` seconds so that they last, until the candidates are stale."""
        while not self.stale.is_set():
            await asyncio.sleep(every)
            await self._look_up_servers()
            moved = await asyncio.gather(*(self._has_moved(socket) for socket in self._mapped))
            offered = {socket.address[0] for socket in self._sockets} - {LOOPBACK}
            if any(moved) or self._has_lost_relay or not offered <= set(local_addresses()):
                self.stale.set()

    async def _look_up_servers(self) -> None:
        """Look up the servers that may confirm a change, including names that were resolved only after gathering."""
        if self._servers or not self._mapped:
            return
        self._servers = {server for server, _ in self._mapped.values()}
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GATHER_WITHIN):
                found = await asyncio.gather(*map(resolve, self._settings.stun_servers))
                self._servers.update(server for server in found if server)

    async def _has_moved(self, socket: MuxSocket) -> bool:
        """Whether `socket` no longer has the address in the code, according to more than one server if need be.

        A single server is believed if it says the same twice, and not too often, but never if another server disagrees.
        """
        server, mapped = self._mapped[socket]
        answers = await asyncio.gather(*(self._see(socket, each) for each in self._servers))
        now = dict(zip(self._servers, answers, strict=True))
        told = now.pop(server)
        if told is None:
            return False
        if told == mapped:
            self._seen |= {(socket, each): answer for each, answer in now.items() if answer}
            return False
        others = {each: answer for each, answer in now.items() if answer and answer != told}
        if any(self._is_as_before(socket, each, answer) for each, answer in others.items()):
            return False
        return await self._see(socket, server) == told and _is_believed(server)

    async def _see(self, socket: MuxSocket, server: Endpoint) -> Endpoint | None:
        return await ask_mapped_address(socket, server, retransmissions=1)

    def _is_as_before(self, socket: MuxSocket, server: Endpoint, answer: Endpoint) -> bool:
        """Whether `server`, which contradicts another one, sees no change.

        A server that we hear from for the first time may see another port, but not another address.
        """
        if before := self._seen.get((socket, server)):
            return answer == before
        _, (address, _) = self._mapped[socket]
        return answer[0] == address

    @property
    def _has_lost_relay(self) -> bool:
        turn = self._settings.turn
        if turn is None or self._relayed is None or self._owned().has_relay:
            return False
        return _is_believed((turn.server.host, turn.server.port))


def _is_believed(server: Endpoint) -> bool:
    """Whether a change reported by `server` counts; it must not invalidate one code after another for ever."""
    now = asyncio.get_running_loop().time()
    times = _changes.setdefault(server, deque(maxlen=MAX_CHANGES))
    if times and now - times[-1] < SAME_CHANGE_WITHIN:
        return True
    if len(times) == MAX_CHANGES and now - times[0] < CHANGES_WITHIN:
        return False
    times.append(now)
    return True


@contextlib.asynccontextmanager
async def open_ports(settings: LinkSettings) -> AsyncIterator[None]:
    """Close, at the end of the block, any ports that routers opened meanwhile because `settings` asked for it."""
    try:
        yield
    finally:
        if settings.opens_port:
            from p2p_malice.link.portmapping import close_ports

            await close_ports()


async def renew_sockets(sockets: AgentSockets, ports: dict[str, int]) -> None:
    """Add a socket on every address that this machine has now, on the earlier ports if they are free.

    `ports` are by address. A new address, such as one in another network, gets another address's port, since some
    routers then look the same from outside. Addresses that have a socket are left alone.
    """
    used = {address for address, _ in sockets.addresses}
    for address in local_addresses() or [LOOPBACK]:
        if address not in used:
            wanted = ports.get(address) or next(iter(ports.values()), 0)
            for port in (wanted, 0):
                with contextlib.suppress(OSError):
                    await sockets.bind(address, port)
                    break


class GatheringPeer(Peer):
    """A peer whose description has the candidates of a gatherer."""

    _lookout: CandidateGatherer

    @property
    def is_known_outside(self) -> bool:
        """See `DescribedPeer.is_known_outside`."""
        return self._lookout.was_answered

    @property
    def is_port_closed(self) -> bool:
        """See `DescribedPeer.is_port_closed`."""
        return self._lookout.is_port_closed

    async def became_stale(self) -> None:
        """See `DescribedPeer.became_stale`."""
        await self._lookout.stale.wait()
