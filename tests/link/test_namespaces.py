"""Two programs on two machines of a small internet: see `netlab`."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from tests.link.lab_peer import FRAMES
from tests.link.netlab import NetLab, two_homes, why_not

pytestmark = pytest.mark.lab


@pytest.fixture
async def lab() -> AsyncIterator[NetLab]:
    """A lab without machines yet."""
    if reason := why_not():
        pytest.skip(reason)
    async with NetLab() as lab:
        yield lab


class Program:
    """A peer that runs on a machine of the lab."""

    def __init__(self, child: asyncio.subprocess.Process) -> None:
        assert child.stdin is not None
        assert child.stdout is not None
        self._child, self._stdin, self._stdout = child, child.stdin, child.stdout

    @classmethod
    async def start(cls, lab: NetLab, machine: str, role: str, *stun: str) -> "Program":
        """Start a peer in `role` on `machine`."""
        return cls(await lab.start(machine, sys.executable, "-W", "error", "-m", "tests.link.lab_peer", role, *stun))

    async def says(self, word: str) -> Any:
        """What the program says next, which must be about `word`."""
        line = await self._stdout.readline()
        values = json.loads(line)
        assert word in values, values
        return values[word]

    async def hear(self, code: str) -> None:
        """Hand the other end's code to the program."""
        self._stdin.write(json.dumps(code).encode() + b"\n")
        await self._stdin.drain()

    async def ends_well(self) -> bool:
        """Whether the program ends without an error."""
        return await self._child.wait() == 0


async def meet(lab: NetLab, hosts: Sequence[str] = (), guests: Sequence[str] = ()) -> list[list[Any]]:
    """Let a host and a guest with these servers exchange descriptions and frames; the paths they found."""
    host = await Program.start(lab, "host", "host", *hosts)
    guest = await Program.start(lab, "guest", "guest", *guests)
    await guest.hear(await host.says("code"))
    await host.hear(await guest.says("code"))
    paths = [await program.says("path") for program in (host, guest)]
    for program in (host, guest):
        assert await program.says("received") == FRAMES
    assert await guest.says("end") == "link_closed"
    assert await host.ends_well()
    assert await guest.ends_well()
    return paths


async def test_two_machines_on_one_network_meet(lab: NetLab) -> None:
    """Without any server, two machines on one network exchange frames both ways and part in good order."""
    lab.machine("host")
    lab.machine("guest")
    lab.cable("host", "guest")
    lab.address("host", "eth0", "10.77.0.1/24")
    lab.address("guest", "eth0", "10.77.0.2/24")

    async with asyncio.timeout(120):
        paths = await meet(lab)

    assert paths == [[False, "host", "host"]] * 2


async def test_two_machines_with_ipv6_alone_meet(lab: NetLab) -> None:
    """Where there is no IPv4 at all, IPv6 will do."""
    for machine in ("host", "guest"):
        lab.machine(machine, ipv6=True)
    lab.cable("host", "guest")
    for number, machine in enumerate(("host", "guest"), start=1):
        lab.address(machine, "eth0", f"2001:db8::{number}/64")

    async with asyncio.timeout(120):
        paths = await meet(lab)

    assert paths == [[False, "host", "host"]] * 2


async def test_two_homes_behind_routers_meet(lab: NetLab) -> None:
    """With a STUN server, two machines behind port-restricted routers find the direct way."""
    two_homes(lab)

    async with asyncio.timeout(120):
        stun = await lab.stun_server("pub", "203.0.113.1")
        paths = await meet(lab, [stun], [stun])

    assert [relayed for relayed, _, _ in paths] == [False, False]


@pytest.mark.parametrize("transport", ["udp", "tcp"])
async def test_a_relay_at_one_end_is_enough(lab: NetLab, transport: str) -> None:
    """Between routers that are strict, a relay of the host's carries everything, and both ends know it."""
    two_homes(lab, "symmetric", "symmetric")

    async with asyncio.timeout(120):
        turn = await lab.turn_server("pub", "203.0.113.1")
        stun = turn.partition("@")[2]
        paths = await meet(lab, [stun, f"{turn}?transport={transport}"], [stun])

    assert [relayed for relayed, _, _ in paths] == [True, True]


async def test_two_homes_without_a_server_find_no_path(lab: NetLab) -> None:
    """Behind routers and without any server the host says that there is no path; the guest still waits."""
    two_homes(lab)
    host = await Program.start(lab, "host", "host", "within:2")
    guest = await Program.start(lab, "guest", "guest")

    async with asyncio.timeout(40):
        await guest.hear(await host.says("code"))
        await host.hear(await guest.says("code"))

        assert await host.says("error") == "no_path"
