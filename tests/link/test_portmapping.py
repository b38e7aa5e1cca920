"""A router that opens a port for the host (UPnP), so that a guest needs the invitation alone."""

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from p2p_malice.link import portmapping
from scripts.play_games import COMMAND, Side
from tests.link.netlab import NetLab, why_not

LIMIT = 60

CHAINS = """
    table inet upnp {
      chain forward { type filter hook forward priority 0; jump opened; }
      chain pre { type nat hook prerouting priority -100; jump inward; }
      chain post { type nat hook postrouting priority 100; jump outward; }
      chain opened { }
      chain inward { }
      chain outward { }
    }"""

MINIUPNPD = """\
ext_ifname=wan
listening_ip=lan
enable_upnp=yes
secure_mode=yes
ipv6_disable=yes
upnp_table_name=upnp
upnp_nat_table_name=upnp
upnp_forward_chain=opened
upnp_nat_chain=inward
upnp_nat_postrouting_chain=outward
uuid=00000000-0000-0000-0000-000000000001
allow 1024-65535 192.168.1.0/24 1024-65535
"""


async def home_with_upnp(lab: NetLab, folder: Path) -> None:
    """Machines `host`, behind the strict router `nat` that opens ports, and `guest`, next to it on the internet."""
    for machine in ("guest", "nat", "host"):
        lab.machine(machine)
    lab.cable("guest", "nat", "eth0", "wan")
    lab.cable("nat", "host", "lan", "eth0")
    # miniupnpd opens no ports on addresses that are reserved, as those of the other labs are.
    lab.address("guest", "eth0", "8.44.0.1/24")
    lab.address("nat", "wan", "8.44.0.11/24")
    lab.address("nat", "lan", "192.168.1.1/24")
    lab.address("host", "eth0", "192.168.1.10/24")
    lab.ip("host", "route", "add", "default", "via", "192.168.1.1")
    lab.router("nat")
    lab.inside("nat", "nft", "-f", "-", text=CHAINS)
    (folder / "miniupnpd.conf").write_text(MINIUPNPD)
    daemon = await lab.start(
        "nat", "miniupnpd", "-d", "-f", str(folder / "miniupnpd.conf"), "-P", str(folder / "pid"),
        stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    assert daemon.stdout is not None
    while b"Listening for NAT-PMP" not in (line := await daemon.stdout.readline()):
        assert line, "miniupnpd did not start"
        if b"HTTP listening" in line:
            break


@pytest.mark.lab
async def test_with_a_port_opened_the_invitation_alone_is_enough(tmp_path: Path) -> None:
    """The guest on the internet reaches a host behind a strict router, who closes the port again at the end."""
    if reason := why_not():
        pytest.skip(reason)
    if shutil.which("miniupnpd") is None:
        pytest.skip("not installed: miniupnpd-nftables")
    async with NetLab() as lab, asyncio.timeout(LIMIT):
        await home_with_upnp(lab, tmp_path)
        sides = []
        for machine, words in (("host", ("host", "--open-port", "--port", "40000")), ("guest", ("join",))):
            environment = {"HOME": str(tmp_path / machine), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
            command = (*lab.entering(machine), *COMMAND, *words, "--json", "--stun", "none")
            sides.append(await Side.start(*command, env=environment))
        host, guest = sides
        try:
            guest.write(kind="invitation", code=(await host.read_until("invitation"))["code"])
            await host.read_until("show")
            assert "dport 40000 dnat" in _ports(lab)
            host.write(kind="bye")
            assert await host.end() == 0
            assert "dnat" not in _ports(lab)
        finally:
            for side in sides:
                await side.stop()


def _ports(lab: NetLab) -> str:
    return lab.inside("nat", "nft", "list", "table", "inet", "upnp")


@pytest.mark.parametrize(
    "location", ["http://192.0.2.66:80/x.xml", "http://localhost/", "", "file:///etc/passwd", "::"]
)
async def test_a_gateway_that_sends_us_elsewhere_is_not_believed(
    location: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever answers the search on the local network has to describe itself at its own address."""

    async def search(note: Callable[[dict[str, Any]], Awaitable[None]], **_: object) -> None:
        await note({"location": location, "_host": "192.168.1.1"})

    monkeypatch.setattr(portmapping, "async_search", search)
    monkeypatch.setattr(portmapping, "FIND_WITHIN", 0.01)

    assert await portmapping.open_port("192.168.1.10", 40000) is None
