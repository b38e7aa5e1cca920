"""Small internets made of Linux network namespaces: machines, routers that translate addresses, servers.

Needs Linux, root and a few Debian packages; `why_not` says in plain words what is missing.
"""

import asyncio
import itertools
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Self

TOOLS = {"ip": "iproute2", "nft": "nftables", "turnserver": "coturn", "sysctl": "procps", "conntrack": "conntrack"}
ROOT = Path(__file__).parent.parent.parent

_numbers = itertools.count()


def why_not() -> str | None:
    """Why no network can be built on this machine, None where it can."""
    if not sys.platform.startswith("linux"):
        return "network namespaces exist on Linux only"
    if os.geteuid() != 0:
        return "building network namespaces needs root"
    if missing := [package for tool, package in TOOLS.items() if shutil.which(tool) is None]:
        return f"not installed: {', '.join(missing)}"
    trial = subprocess.run(
        ["ip", "netns", "add", f"pm-trial-{os.getpid()}"], capture_output=True, text=True, check=False
    )
    if trial.returncode != 0:
        return f"network namespaces are not allowed here: {trial.stderr.strip()}"
    subprocess.run(["ip", "netns", "del", f"pm-trial-{os.getpid()}"], check=True)
    return None


class NetLab:
    """Machines and networks of one test, which vanish with it."""

    def __init__(self) -> None:
        self._prefix = f"pm{os.getpid()}-{next(_numbers)}-"
        self._machines: list[str] = []
        self._children: list[asyncio.subprocess.Process] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for child in self._children:
            if child.returncode is None:
                child.kill()
            await child.wait()
        self._remove()

    def _remove(self) -> None:
        for machine in self._machines:
            subprocess.run(["ip", "netns", "del", self._prefix + machine], check=False)

    # --- building

    def machine(self, name: str, *, ipv6: bool = False) -> str:
        """A machine without any network but loopback, with or without IPv6."""
        self._run("ip", "netns", "add", self._prefix + name)
        self._machines.append(name)
        self.ip(name, "link", "set", "lo", "up")
        for which in ("all", "default"):
            self.inside(name, "sysctl", "-qw", f"net.ipv6.conf.{which}.disable_ipv6={0 if ipv6 else 1}")
        return name

    def cable(self, one: str, other: str, one_end: str = "eth0", other_end: str = "eth0") -> None:
        """A cable between two machines, its ends named as given."""
        ends = [one_end, "netns", self._prefix + one, "type", "veth", "peer"]
        self._run("ip", "link", "add", *ends, "name", other_end, "netns", self._prefix + other)
        self.ip(one, "link", "set", one_end, "up")
        self.ip(other, "link", "set", other_end, "up")

    def address(self, machine: str, interface: str, address: str) -> None:
        """Give `machine` an address with its prefix length, such as 10.77.0.1/24."""
        self.ip(machine, "addr", "add", address, "dev", interface, *(["nodad"] if ":" in address else []))

    def switch(self, machine: str, name: str, ports: Sequence[str]) -> None:
        """Join the interfaces `ports` of `machine` to one network."""
        self.ip(machine, "link", "add", name, "type", "bridge")
        self.ip(machine, "link", "set", name, "up")
        for port in ports:
            self.ip(machine, "link", "set", port, "master", name)

    def router(self, machine: str, *, strict: bool = False, lan: str = "lan", wan: str = "wan") -> None:
        """Make `machine` a home router: what comes from outside unasked is swallowed (RFC 4787).

        A `strict` one is seen with another port by each server ("symmetric"), so that nobody can be told where it is.
        """
        ports = "to :20000-60000 fully-random" if strict else ""
        self.inside(machine, "sysctl", "-qw", "net.ipv4.ip_forward=1")
        rules = f"""
            table ip nat {{
              chain post {{ type nat hook postrouting priority 100; oifname "{wan}" meta l4proto udp masquerade {ports};
                oifname "{wan}" masquerade; }}
            }}
            table ip filter {{
              chain through {{ type filter hook forward priority 0; policy drop;
                ct state established,related accept
                iifname "{lan}" oifname "{wan}" accept;
              }}
              chain inward {{ type filter hook input priority 0; policy accept;
                ct state established,related accept
                iifname "{wan}" drop;
              }}
            }}"""
        self.inside(machine, "nft", "-f", "-", text=rules)

    def ip(self, machine: str, *arguments: str) -> None:
        """Run `ip` for `machine`."""
        self._run("ip", "-n", self._prefix + machine, *arguments)

    def inside(self, machine: str, *command: str, text: str | None = None) -> None:
        """Run `command` on `machine` to its end."""
        self._run(*self.entering(machine), *command, text=text)

    def entering(self, machine: str) -> tuple[str, ...]:
        """What has to stand before a command for it to run on `machine`."""
        return ("ip", "netns", "exec", self._prefix + machine)

    def _run(self, *command: str, text: str | None = None) -> None:
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"{' '.join(command)}: {done.stderr.strip() or done.stdout.strip()}")

    # --- running

    async def start(
        self, machine: str, *command: str, stderr: int | IO[bytes] | None = None
    ) -> asyncio.subprocess.Process:
        """Start `command` on `machine`; it ends with the lab."""
        child = await asyncio.create_subprocess_exec(
            *self.entering(machine), *command,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=stderr, cwd=ROOT,
        )  # fmt: skip
        self._children.append(child)
        return child

    async def stun_server(self, machine: str, address: str) -> str:
        """Start a STUN server on `machine`; its `host:port` once it listens."""
        await self._turnserver(machine, address, "--stun-only", "--no-tcp")
        return f"{address}:3478"

    async def turn_server(self, machine: str, address: str) -> str:
        """Start a relay on `machine`; it as `turn:user:password@host:port` once it listens."""
        await self._turnserver(machine, address, "--lt-cred-mech", "--user", "ann:secret", "--realm", "lab")
        return f"turn:ann:secret@{address}:3478"

    async def _turnserver(self, machine: str, address: str, *options: str) -> None:
        child = await self.start(
            machine, "turnserver", "-n", "-L", address, "-E", address, "--no-tls", "--no-dtls", "--no-cli", *options,
            "--log-file", "stdout", "--simple-log", "--pidfile", "",
        )  # fmt: skip
        assert child.stdout is not None
        async for line in child.stdout:
            if b"Total General servers" in line:
                return
        raise RuntimeError("the STUN and TURN server did not start")


def two_homes(lab: NetLab, *, strict: bool = False) -> None:
    """Machines `host` and `guest`, each behind a router of its own, and `pub` (203.0.113.1) on the internet between."""
    lab.machine("pub")
    for number, machine in enumerate(("host", "guest"), start=1):
        router = lab.machine(f"nat-{machine}")
        lab.machine(machine)
        lab.cable("pub", router, f"port{number}", "wan")
        lab.address(router, "wan", f"203.0.113.{10 + number}/24")
        lab.cable(router, machine, "lan", "eth0")
        lab.address(router, "lan", f"192.168.{number}.1/24")
        lab.address(machine, "eth0", f"192.168.{number}.10/24")
        lab.ip(machine, "route", "add", "default", "via", f"192.168.{number}.1")
        lab.ip(router, "route", "add", "default", "via", "203.0.113.1")
        lab.router(router, strict=strict)
    lab.switch("pub", "internet", ["port1", "port2"])
    lab.address("pub", "internet", "203.0.113.1/24")
    # Without a way to private addresses, even one that swallows all, the relay drops who asks for them.
    lab.cable("pub", "pub", "void0", "void1")
    lab.address("pub", "void0", "198.51.100.1/24")
    lab.ip("pub", "neigh", "add", "198.51.100.2", "lladdr", "02:00:00:00:00:99", "dev", "void0", "nud", "permanent")
    lab.ip("pub", "route", "add", "default", "via", "198.51.100.2")
