"""Which addresses are offered, and which of the candidates."""

import asyncio
import ipaddress
import socket
import sys
import threading
from typing import Any

import pytest

from p2p_malice.link.addresses import (
    MAX_IPV4,
    Interface,
    bound_socket,
    choose,
    local_addresses,
    network_of,
    prune,
    resolve,
)
from p2p_malice.link.settings import Server
from p2p_malice.protocol.peer_description import MAX_CANDIDATES, Candidate, CandidateType

HOST, MAPPED, RELAYED = CandidateType.HOST, CandidateType.SERVER_REFLEXIVE, CandidateType.RELAYED


def interfaces(*named: str) -> list[Interface]:
    """Interfaces written as `name=address`."""
    return [Interface(address, (name,)) for name, _, address in (text.partition("=") for text in named)]


@pytest.mark.parametrize(
    "name",
    ["docker0", "br-5f2a", "veth12", "virbr0", "tun0", "utun3", "wg0", "vboxnet0", "vEthernet (WSL)"],
)
def test_networks_without_a_friend_are_left_out(name: str) -> None:
    """Containers, virtual machines and VPNs are not offered beside a real network."""
    assert choose(interfaces(f"{name}=172.17.0.1", "wlan0=192.168.1.7")) == ["192.168.1.7"]


@pytest.mark.parametrize("overlay", ["tailscale0=100.64.0.1", "ztabc=172.22.0.9", "ham0=25.1.2.3", "utun3=100.99.0.1"])
def test_a_network_over_the_internet_is_offered_last(overlay: str) -> None:
    """A friend at home is reached at home. Friends elsewhere on that network used never to be offered it."""
    assert choose(interfaces(overlay, "wlan0=192.168.1.7")) == ["192.168.1.7", overlay.partition("=")[2]]


OFFERED = {
    "a virtual network is better than none": (["lo=127.0.0.1", "tun0=10.8.0.2"], "", ["10.8.0.2"]),
    "the one that leads out is first, even a VPN": (
        ["eth0=192.168.1.7", "tun0=10.8.0.2", "wlan0=192.168.7.7"],
        "10.8.0.2",
        ["10.8.0.2", "192.168.1.7", "192.168.7.7"],
    ),
    **{f"{it} leads nowhere": ([f"eth0={it}"], "", []) for it in ("127.0.0.1", "0.0.0.0", "::1", "fe80::1")},
    "a self-given address beside another": (["eth0=169.254.3.4", "wlan0=192.168.1.7"], "", ["192.168.1.7"]),
    "a self-given address alone": (["eth0=169.254.3.4"], "", ["169.254.3.4"]),
    "of IPv6 only the one in use": (
        ["eth0=2001:db8::1", "eth0=2001:db8::2", "eth0=192.168.1.7", "eth0=fd00::7"],
        "2001:db8::2",
        ["192.168.1.7", "2001:db8::2"],
    ),
    "site-local IPv6 beside IPv4": (["eth0=fd00::7", "eth0=192.168.1.7"], "", ["192.168.1.7"]),
    "site-local IPv6 alone": (["eth0=fd00::7"], "", ["fd00::7"]),
}


@pytest.mark.parametrize(("named", "used", "offered"), OFFERED.values(), ids=OFFERED)
def test_addresses_are_offered_by_how_far_they_reach(named: list[str], used: str, offered: list[str]) -> None:
    """The one that the system itself would use comes first."""
    assert choose(interfaces(*named), {used}) == offered


@pytest.mark.usefixtures("no_ipv6")
def test_ipv4_alone_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel without IPv6 used to end the program with a traceback."""
    monkeypatch.setattr("p2p_malice.link.addresses.interfaces", lambda: interfaces("eth0=192.168.1.10"))

    assert local_addresses() == ["192.168.1.10"]


def test_there_is_an_end_to_networks() -> None:
    """A machine with very many addresses offers a few."""
    assert len(choose(interfaces(*(f"eth{n}=10.0.{n}.1" for n in range(20))))) == MAX_IPV4


def test_what_a_server_says_once_more_is_dropped() -> None:
    """A mapped address that is our own, or differs from another one in the port only."""
    own = Candidate(HOST, "203.0.113.9", 5000)
    mapped = [Candidate(MAPPED, "203.0.113.9", port) for port in (5000, 5001)]

    assert prune([own, mapped[0]]) == (own,)
    assert prune(mapped) == (mapped[0],)


def test_every_kind_goes_before_the_second_of_a_kind() -> None:
    """A machine with many addresses keeps one of each kind before a second, and lists the nearest first."""
    hosts = [Candidate(HOST, f"10.0.{n}.1", 5000) for n in range(4)]
    ipv6 = Candidate(HOST, "2001:db8::1", 5000)
    mapped = [Candidate(MAPPED, f"203.0.113.{n}", 5000) for n in (1, 2)]
    relayed = Candidate(RELAYED, "198.51.100.1", 5000)

    kept = prune([*hosts, ipv6, *mapped, relayed])

    assert kept == (hosts[0], hosts[1], ipv6, mapped[0], relayed)
    assert len(kept) == MAX_CANDIDATES


async def test_an_address_needs_no_looking_up() -> None:
    """An IPv4 address stands for itself; an IPv6 one is of no use to a STUN server's answer."""
    assert await resolve(Server("192.0.2.9", 3478)) == ("192.0.2.9", 3478)
    assert await resolve(Server("2001:db8::1", 3478)) is None


async def test_a_name_that_nobody_knows_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name without an address is no error."""

    def fail(*_: object) -> None:
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", fail)

    assert await resolve(Server("nowhere.invalid", 3478)) is None


async def test_a_resolver_that_hangs_can_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stops waiting for a name is not held up, and the answer that comes later does no harm."""
    answer = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: answer.wait(20) and [])

    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await resolve(Server("slow.invalid", 3478))
    answer.set()
    assert await resolve(Server("slow.invalid", 3478)) is None


def test_the_network_of_an_address_is_known() -> None:
    """That of this machine's own addresses; loopback has the largest."""
    assert network_of("127.0.0.1") == ipaddress.IPv4Network("127.0.0.0/8")
    assert network_of("203.0.113.77") is None


@pytest.mark.parametrize(("platform", "exclusive"), [("win32", True), ("linux", False)])
def test_no_other_program_takes_the_port_over(platform: str, exclusive: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows a port is shared with whoever asks, unless its owner says that it is not."""
    options: list[tuple[int, ...]] = []

    class Socket(socket.socket):
        """One that notes what is set, which this system may not know."""

        def setsockopt(self, *option: Any) -> None:
            """Note it."""
            options.append(option)

    monkeypatch.setattr(socket, "socket", Socket)
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", -5, raising=False)
    monkeypatch.setattr(sys, "platform", platform)

    bound_socket("127.0.0.1", 0).close()

    assert options == ([(socket.SOL_SOCKET, -5, 1)] if exclusive else [])


def test_a_port_that_is_taken_is_told() -> None:
    """It is an OSError, and leaves nothing open."""
    with bound_socket("127.0.0.1", 0) as first:
        address, port = first.getsockname()
        with pytest.raises(OSError, match="in use"):
            bound_socket(address, port)
