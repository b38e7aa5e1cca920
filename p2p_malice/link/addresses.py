"""Which of this machine's addresses are worth telling a friend, and looking up names on the internet."""

import asyncio
import ipaddress
import re
import socket
import sys
import threading
from collections.abc import Collection, Iterable

import ifaddr
from attrs import frozen

from p2p_malice.link.settings import Server
from p2p_malice.protocol.peer_description import MAX_CANDIDATES, Candidate, CandidateType

MAX_IPV4 = 4
"""No player's machine is on more networks than this."""

LOOPBACK = "127.0.0.1"

# This only asks which of our addresses the system would use: connecting a UDP socket sends nothing.
_FAR_AWAY = {socket.AF_INET: "1.1.1.1", socket.AF_INET6: "2606:4700:4700::1111"}

_VIRTUAL = re.compile(
    r"(docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|flannel|podman|tun|tap|utun|wg|ipsec|nordlynx"
    r"|awdl|llw|bridge1)|.*(vEthernet|Hyper-V|VirtualBox|VMware|TAP-Win|WireGuard|OpenVPN)",
    re.IGNORECASE,
)
_OVERLAY = re.compile(r"tailscale|zt|ham[0-9]|nebula|netbird|wt0|.*(Tailscale|ZeroTier|Hamachi)", re.IGNORECASE)
_TAILSCALE = ipaddress.ip_network("100.64.0.0/10")
"""The range of Tailscale's addresses, on interfaces that Macs call `utun3` like those of any other VPN."""


@frozen
class Interface:
    """An address of this machine and the names of its interface."""

    address: str
    names: tuple[str, ...] = ()

    @property
    def is_virtual(self) -> bool:
        """Whether the name belongs to the network of a container, a virtual machine or a VPN, where no friend is."""
        return not self.is_overlay and any(_VIRTUAL.match(name) for name in self.names)

    @property
    def is_overlay(self) -> bool:
        """Whether the name belongs to an overlay network, which people set up between devices over the internet."""
        is_utun = any(name.startswith("utun") for name in self.names)
        return any(_OVERLAY.match(name) for name in self.names) or (
            is_utun and ":" not in self.address and ipaddress.ip_address(self.address) in _TAILSCALE
        )


def local_addresses() -> list[str]:
    """This machine's addresses to offer, best first; empty if it has only loopback."""
    return choose(interfaces(), {_source(family) for family in _FAR_AWAY})


def choose(interfaces: Iterable[Interface], preferred: Collection[str | None] = ()) -> list[str]:
    """The usable ones of `interfaces`, best first; `preferred` are the addresses the system itself would use.

    IPv4 comes before IPv6, and overlay networks come last of each kind, since we can't know whether the friend is in
    the same one. There is at most one IPv6 address, and a site-local one only if there is no IPv4, because it reaches
    no farther.
    """
    usable = [i for i in interfaces if _is_usable(i.address)]
    real = [i for i in usable if not i.is_virtual or i.address in preferred] or usable
    overlays = {i.address for i in real if i.is_overlay}
    ranked = sorted(
        dict.fromkeys(i.address for i in real), key=lambda address: (address not in preferred, address in overlays)
    )
    ipv4 = [address for address in ranked if ":" not in address]
    ipv4 = ([a for a in ipv4 if not ipaddress.ip_address(a).is_link_local] or ipv4)[:MAX_IPV4]
    ipv6 = [address for address in ranked if ":" in address]
    everywhere = [address for address in ipv6 if address[0] in "23"]
    return ipv4 + (everywhere or ([] if ipv4 else ipv6))[:1]


def prune(candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    """At most `MAX_CANDIDATES` of `candidates` (best first); the best of every kind before any second one."""
    kept: list[Candidate] = []
    for candidate in candidates:
        is_mapped = candidate.type is CandidateType.SERVER_REFLEXIVE
        if any(
            (other.address, other.port) == (candidate.address, candidate.port)
            or (is_mapped and other.type is candidate.type and other.address == candidate.address)
            for other in kept
        ):
            continue
        kept.append(candidate)
    rounds: dict[tuple[CandidateType, bool], int] = {}
    ranks: dict[Candidate, int] = {}
    for candidate in kept:
        kind = (candidate.type, ":" in candidate.address)
        ranks[candidate] = rounds[kind] = rounds.get(kind, -1) + 1
    best = sorted(kept, key=lambda candidate: ranks[candidate])[:MAX_CANDIDATES]
    order = list(CandidateType)
    return tuple(sorted(best, key=lambda candidate: (order.index(candidate.type), kept.index(candidate))))


async def resolve(server: Server) -> tuple[str, int] | None:
    """The IPv4 address and port of `server`; None if it has none.

    A separate thread looks up the name, and nothing waits for it at exit, since a resolver may hang for half a minute.
    """
    try:
        address = ipaddress.ip_address(server.host)
    except ValueError:
        pass
    else:
        return (str(address), server.port) if address.version == 4 else None
    loop = asyncio.get_running_loop()
    found: asyncio.Future[tuple[str, int] | None] = loop.create_future()

    def report(answer: tuple[str, int] | None) -> None:
        if not found.done():
            found.set_result(answer)

    def look_up() -> None:
        try:
            answers = socket.getaddrinfo(server.host, server.port, socket.AF_INET, socket.SOCK_DGRAM)
        except (OSError, UnicodeError):
            answers = []
        answer = (str(answers[0][4][0]), server.port) if answers else None
        try:
            loop.call_soon_threadsafe(report, answer)
        except RuntimeError:
            return  # The loop has ended meanwhile, so nobody is waiting for the answer.

    threading.Thread(target=look_up, name=f"look up {server.host}", daemon=True).start()
    return await found


def interfaces() -> list[Interface]:
    """All addresses of this machine."""
    found = []
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            address = ip.ip if isinstance(ip.ip, str) else ip.ip[0]
            found.append(Interface(address.partition("%")[0], (str(adapter.name), str(adapter.nice_name))))
    return found


def network_of(address: str) -> ipaddress.IPv4Network | None:
    """The network in which this machine has the IPv4 address `address`; None if it doesn't have that address."""
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            if ip.ip == address:
                return ipaddress.IPv4Network((address, ip.network_prefix), strict=False)
    return None


def _is_usable(text: str) -> bool:
    address = ipaddress.ip_address(text)
    if address.is_loopback or address.is_unspecified or address.is_multicast:
        return False
    return address.version == 4 or not address.is_link_local


def _source(family: socket.AddressFamily) -> str | None:
    try:
        # A kernel without IPv6 makes no such socket.
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((_FAR_AWAY[family], 9))
            return str(probe.getsockname()[0])
    except OSError:
        return None


def bound_socket(address: str, port: int) -> socket.socket:
    """A UDP socket on `address` that no other program can take over. Raises OSError."""
    sock = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET, socket.SOCK_DGRAM)
    try:
        if sys.platform == "win32":
            # Otherwise any program could bind the same port there, and get the packets.
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        sock.setblocking(False)
        sock.bind((address, port))
    except OSError:
        sock.close()
        raise
    return sock
