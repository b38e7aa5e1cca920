"""What is between this machine and the internet, discovered with STUN servers (RFC 5780). Facts without words."""

import asyncio
import time
from contextlib import ExitStack
from enum import Enum

from attrs import frozen

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.errors import LinkError
from p2p_malice.link.addresses import Interface, interfaces, local_addresses, resolve
from p2p_malice.link.aiortc.agent import Agent
from p2p_malice.link.aiortc.certificates import Certificate
from p2p_malice.link.aiortc.stun_client import StunAnswer, StunClient
from p2p_malice.link.replay_guard import ReplayGuard
from p2p_malice.link.settings import LinkSettings, Server
from p2p_malice.protocol.ice_credentials import Credentials

ASK_WITHIN = 1.6
"""Seconds for one request; at most four are made one after the other."""

RELAY_WITHIN = 4.0
CONNECT_WITHIN = 2.0


class NetworkKind(Enum):
    """Kinds of network, by what they let in from outside."""

    OPEN = "open"
    CONE = "cone"
    ADDRESS_RESTRICTED = "address-restricted"
    PORT_RESTRICTED = "port-restricted"
    SYMMETRIC = "symmetric"
    BLOCKED = "blocked"
    OFFLINE = "offline"
    UNKNOWN = "unknown"


class Mapping(Enum):
    """How a router maps one socket to the outside (RFC 5780 section 4.3); `NONE` if nothing is translated."""

    NONE = "none"
    ENDPOINT_INDEPENDENT = "endpoint-independent"
    ADDRESS_DEPENDENT = "address-dependent"
    ADDRESS_AND_PORT_DEPENDENT = "address-and-port-dependent"
    DEPENDENT = "dependent"
    UNKNOWN = "unknown"


class Filtering(Enum):
    """Who may send to a socket that has sent something (RFC 5780 section 4.4)."""

    ENDPOINT_INDEPENDENT = "endpoint-independent"
    ADDRESS_DEPENDENT = "address-dependent"
    ADDRESS_AND_PORT_DEPENDENT = "address-and-port-dependent"
    UNKNOWN = "unknown"


@frozen
class ServerCheck:
    """A STUN server, the address it sees for this machine (None if it didn't answer), and the seconds it took."""

    server: str
    mapped: tuple[str, int] | None
    seconds: float


@frozen
class RelayCheck:
    """The configured relay: the address it gave, or why it gave none."""

    server: str
    transport: str
    address: tuple[str, int] | None
    trouble: LinkError | None = None


@frozen
class Network:
    """Everything found out. `skipped` are addresses of containers and VPNs; `ipv6` is the one on offer, if any."""

    kind: NetworkKind
    local: tuple[str, ...]
    skipped: tuple[Interface, ...]
    stun: tuple[ServerCheck, ...] = ()
    mapping: Mapping = Mapping.UNKNOWN
    filtering: Filtering = Filtering.UNKNOWN
    relay: RelayCheck | None = None

    @property
    def ipv6(self) -> str | None:
        """The IPv6 address that can be reached from anywhere unless a firewall is in the way."""
        return next((address for address in self.local if address[0] in "23" and ":" in address), None)


async def discover(settings: LinkSettings) -> Network:
    """Find out what network this is, in at most 9 seconds. Only the servers in `settings` are asked."""
    local = tuple(local_addresses())
    skipped = tuple(i for i in interfaces() if i.is_virtual and i.address not in local)
    relaying = asyncio.create_task(_check_relay(settings))
    try:
        behaviour = await _behaviour(settings, [address for address in local if ":" not in address])
        kind, checks, mapping, filtering = behaviour
        return Network(kind, local, skipped, checks, mapping, filtering, await relaying)
    finally:
        await cancel_and_wait(relaying, insist=False)


async def _behaviour(
    settings: LinkSettings, local: list[str]
) -> tuple[NetworkKind, tuple[ServerCheck, ...], Mapping, Filtering]:
    unknown = Mapping.UNKNOWN, Filtering.UNKNOWN
    if not local and not settings.stun:
        return NetworkKind.OFFLINE, (), *unknown
    if not settings.stun:
        return NetworkKind.UNKNOWN, (), *unknown
    with ExitStack() as stack:
        probe, fresh = await StunClient.open("0.0.0.0"), await StunClient.open("0.0.0.0")
        stack.callback(probe.close)
        stack.callback(fresh.close)
        found = await asyncio.gather(*(_check(probe, server) for server in settings.stun_servers))
        checks = tuple(check for check, _, _ in found)
        answers = [(address, answer) for _, address, answer in found if address and answer]
        if not answers:
            reached = await asyncio.gather(*(_connects(address) for _, address, _ in found if address))
            return NetworkKind.BLOCKED if any(reached) else NetworkKind.OFFLINE, checks, *unknown
        mapping, filtering = await asyncio.gather(_mapping(probe, answers, local), _filtering(fresh, answers))
    return _kind(mapping, filtering), checks, mapping, filtering


async def _check(probe: StunClient, server: Server) -> tuple[ServerCheck, tuple[str, int] | None, StunAnswer | None]:
    start = time.monotonic()
    try:
        async with asyncio.timeout(ASK_WITHIN):
            address = await resolve(server)
    except TimeoutError:
        address = None
    answer = await probe.ask(address, ASK_WITHIN) if address else None
    return ServerCheck(str(server), answer.mapped if answer else None, time.monotonic() - start), address, answer


async def _connects(server: tuple[str, int]) -> bool:
    """Whether `server` is there at all, though not over UDP: something answers, even with a refusal."""
    try:
        async with asyncio.timeout(CONNECT_WITHIN):
            _, writer = await asyncio.open_connection(*server)
    except ConnectionRefusedError:
        return True
    except (OSError, TimeoutError):
        return False
    writer.close()
    return True


Answers = list[tuple[tuple[str, int], StunAnswer]]


def _able(answers: Answers) -> tuple[tuple[str, int], StunAnswer] | None:
    """The first server that has another address to answer from, and its answer."""
    return next(((server, a) for server, a in answers if a.other and a.other[0] != server[0]), None)


async def _mapping(probe: StunClient, answers: Answers, local: list[str]) -> Mapping:
    server, first = answers[0]
    if first.mapped[0] in local and first.mapped[1] == probe.address[1]:
        return Mapping.NONE
    if able := _able(answers):
        server, first = able
        assert first.other
        second = await probe.ask((first.other[0], server[1]), ASK_WITHIN)
        if second and second.mapped == first.mapped:
            return Mapping.ENDPOINT_INDEPENDENT
        third = await probe.ask(first.other, ASK_WITHIN) if second else None
        if second and third:
            same = third.mapped == second.mapped
            return Mapping.ADDRESS_DEPENDENT if same else Mapping.ADDRESS_AND_PORT_DEPENDENT
    others = {answer.mapped for other, answer in answers if other[0] != server[0]}
    if not others:
        return Mapping.UNKNOWN
    return Mapping.ENDPOINT_INDEPENDENT if others == {first.mapped} else Mapping.DEPENDENT


async def _filtering(fresh: StunClient, answers: Answers) -> Filtering:
    """Ask from a socket that has sent to nobody else, since most routers let in anybody that a socket has sent to."""
    able = _able(answers)
    if not able or not await fresh.ask(able[0], ASK_WITHIN):
        return Filtering.UNKNOWN
    if await fresh.ask(able[0], ASK_WITHIN, other_address=True, other_port=True):
        return Filtering.ENDPOINT_INDEPENDENT
    if await fresh.ask(able[0], ASK_WITHIN, other_port=True):
        return Filtering.ADDRESS_DEPENDENT
    return Filtering.ADDRESS_AND_PORT_DEPENDENT


def _kind(mapping: Mapping, filtering: Filtering) -> NetworkKind:
    if mapping is Mapping.UNKNOWN:
        return NetworkKind.UNKNOWN
    if mapping not in (Mapping.NONE, Mapping.ENDPOINT_INDEPENDENT):
        return NetworkKind.SYMMETRIC
    match filtering:
        case Filtering.ENDPOINT_INDEPENDENT:
            return NetworkKind.OPEN if mapping is Mapping.NONE else NetworkKind.CONE
        case Filtering.ADDRESS_DEPENDENT:
            return NetworkKind.ADDRESS_RESTRICTED
    # If the server can't tell, the more common and less friendly kind is the safer guess.
    return NetworkKind.PORT_RESTRICTED


async def _check_relay(settings: LinkSettings) -> RelayCheck | None:
    turn = settings.turn
    if turn is None:
        return None
    agent = Agent(
        Certificate.generateCertificate(),
        Credentials("doctor", "d" * 22),
        is_controlling=True,
        is_dtls_client=True,
        replays=ReplayGuard(),
        on_message=lambda _message: None,
        on_end=lambda _error: None,
    )
    server = str(turn.server)
    address: tuple[str, int] | None = None
    trouble: LinkError | None = None
    try:
        async with asyncio.timeout(RELAY_WITHIN):
            where = await resolve(turn.server)
            by_name = (turn.server.host, turn.server.port)
            if where is None:
                trouble = LinkError("relay_unknown", server=server)
            else:
                address = await agent.sockets.relay(turn, by_name if turn.transport == "tls" else where)
    except TimeoutError:
        trouble = LinkError("relay_silent", server=server)
    except OSError as error:
        trouble = LinkError("relay_unreachable", server=server, reason=error.strerror or "?")
    except LinkError as error:
        trouble = error
    finally:
        await agent.close()
    return RelayCheck(server, turn.transport, address, trouble)
