"""Small internets made of Linux network namespaces: machines, routers that translate addresses, servers.

Needs Linux, root and a few Debian packages; `why_not` says in plain words what is missing.
"""

import asyncio
import datetime
import ipaddress
import itertools
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Self

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

TOOLS = {"ip": "iproute2", "nft": "nftables", "turnserver": "coturn", "sysctl": "procps", "conntrack": "conntrack"}
ROOT = Path(__file__).parent.parent.parent

NEIGHBOURS = 50
"""What the machines of one lab know of each other, all together, at most."""

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


def make_room(labs: int) -> None:
    """Let this machine remember the neighbours of so many labs at once: all namespaces share one table (arp(7)).

    When it is full, packets are dropped. The limits are raised for the whole machine, until it is restarted.
    """
    for name in ("gc_thresh3", "gc_thresh2", "gc_thresh1"):
        limit = Path("/proc/sys/net/ipv4/neigh/default", name)
        if int(limit.read_text()) < labs * NEIGHBOURS:
            limit.write_text(str(labs * NEIGHBOURS))


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

    def router(self, machine: str, kind: str = "port", inside: str = "", lan: str = "lan", wan: str = "wan") -> None:
        """Make `machine` a router of this `kind` (RFC 4787), with one computer `inside` at that address.

        All but `symmetric` keep the port of whoever sends, and so show every server the same face. They differ in whom
        they let in: `cone` anybody, `address` whoever was sent something, `port` only the very address and port that
        was, as does `symmetric`. `blocked` lets no UDP out. What is not let in is swallowed.
        """
        ports = "to :20000-60000 fully-random" if kind == "symmetric" else ""
        open_to = {"cone": "", "address": "ip saddr . udp dport @known"}.get(kind)
        let_in = "" if open_to is None else f'iifname "{wan}" meta l4proto udp {open_to} dnat to {inside}'
        self.inside(machine, "sysctl", "-qw", "net.ipv4.ip_forward=1")
        rules = f"""
            table ip nat {{
              set known {{ type ipv4_addr . inet_service; flags dynamic, timeout; timeout 2m; }}
              chain post {{ type nat hook postrouting priority 100; oifname "{wan}" meta l4proto udp masquerade {ports};
                oifname "{wan}" masquerade; }}
              chain pre {{ type nat hook prerouting priority -100; {let_in}; }}
              chain note {{ type filter hook forward priority -10;
                iifname "{lan}" oifname "{wan}" update @known {{ ip daddr . udp sport }}; }}
            }}
            table ip filter {{
              chain through {{ type filter hook forward priority 0; policy drop;
                {"meta l4proto udp drop" if kind == "blocked" else ""}
                ct state established,related accept
                iifname "{lan}" accept;
                ct status dnat accept;
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

    def inside(self, machine: str, *command: str, text: str | None = None) -> str:
        """Run `command` on `machine` to its end; what it prints."""
        return self._run(*self.entering(machine), *command, text=text)

    def name(self, machine: str) -> str:
        """The name of `machine`'s namespace, which no other has."""
        return self._prefix + machine

    def entering(self, machine: str) -> tuple[str, ...]:
        """The words to put before a command so that it runs on `machine`."""
        return ("ip", "netns", "exec", self._prefix + machine)

    def _run(self, *command: str, text: str | None = None) -> str:
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"{' '.join(command)}: {done.stderr.strip() or done.stdout.strip()}")
        return done.stdout

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

    async def stun_server(self, machine: str, address: str, *others: str) -> str:
        """Start a STUN server on `machine`; its `host:port` once it listens.

        With one of the `others` it also tells how a router behaves (RFC 5780), for which it needs two addresses.
        """
        second = [word for other in others for word in ("-L", other)]
        await self._turnserver(machine, address, "--stun-only", "--no-tls", *second)
        return f"{address}:3478"

    async def turn_server(self, machine: str, address: str, certificate: Path | None = None) -> str:
        """Start a relay on `machine`; it as `turn:user:password@host:port` once it listens.

        With a `certificate`, a file that has its key as well, it listens for TLS, on port 5349.
        """
        tls = ("--cert", str(certificate), "--pkey", str(certificate)) if certificate else ("--no-tls",)
        await self._turnserver(machine, address, "--lt-cred-mech", "--user", "ann:secret", "--realm", "lab", *tls)
        return f"turns:ann:secret@{address}:5349" if certificate else f"turn:ann:secret@{address}:3478"

    async def _turnserver(self, machine: str, address: str, *options: str) -> None:
        child = await self.start(
            machine, "turnserver", "-n", "-L", address, "-E", address, "--no-dtls", "--no-cli", *options,
            "--log-file", "stdout", "--simple-log", "--pidfile", "", stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        assert child.stdout is not None
        async for line in child.stdout:
            if b"Total General servers" in line:
                return
        raise RuntimeError("the STUN and TURN server did not start")


def certificate_for(address: str, path: Path) -> Path:
    """A file with a key and a certificate, signed by itself, for that IP address."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "lab")])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(address))]), critical=False)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(private + certificate.public_bytes(Encoding.PEM))
    return path


KINDS = ("open", "cone", "address", "port", "symmetric", "blocked", "double")
"""What may stand between a computer and the internet: nothing, a router of a kind, or two strict ones in a row."""


def two_homes(lab: NetLab, host: str = "port", guest: str = "port") -> None:
    """Machines `host` and `guest`, each behind something of a kind, and `pub` on the internet between.

    `pub` is 203.0.113.1 and 203.0.113.2.
    """
    lab.machine("pub")
    for number, (machine, kind) in enumerate((("host", host), ("guest", guest)), start=1):
        lab.machine(machine)
        if kind == "open":
            lab.cable("pub", machine, f"port{number}", "eth0")
            lab.address(machine, "eth0", f"203.0.113.{10 + number}/24")
            lab.ip(machine, "route", "add", "default", "via", "203.0.113.1")
            continue
        inside = f"192.168.{number}.10"
        router = _router(lab, "pub", f"port{number}", f"nat-{machine}", f"203.0.113.{10 + number}/24", "203.0.113.1")
        if kind == "double":
            lab.router(router)
            outer, lan = router, f"10.64.{number}"
            router = _router(lab, outer, "lan", f"inner-{machine}", f"{lan}.10/24", f"{lan}.1")
            lab.address(outer, "lan", f"{lan}.1/24")
        lab.router(router, "port" if kind == "double" else kind, inside)
        lab.cable(router, machine, "lan", "eth0")
        lab.address(router, "lan", f"192.168.{number}.1/24")
        lab.address(machine, "eth0", f"{inside}/24")
        lab.ip(machine, "route", "add", "default", "via", f"192.168.{number}.1")
    lab.switch("pub", "internet", ["port1", "port2"])
    _be_internet(lab)


def _router(lab: NetLab, outside: str, port: str, name: str, address: str, gateway: str) -> str:
    lab.machine(name)
    lab.cable(outside, name, port, "wan")
    lab.address(name, "wan", address)
    lab.ip(name, "route", "add", "default", "via", gateway)
    return name


def _be_internet(lab: NetLab) -> None:
    lab.address("pub", "internet", "203.0.113.1/24")
    lab.address("pub", "internet", "203.0.113.2/24")
    # Without a way to private addresses, even one that swallows all, the relay drops who asks for them.
    lab.cable("pub", "pub", "void0", "void1")
    lab.address("pub", "void0", "198.51.100.1/24")
    lab.ip("pub", "neigh", "add", "198.51.100.2", "lladdr", "02:00:00:00:00:99", "dev", "void0", "nud", "permanent")
    lab.ip("pub", "route", "add", "default", "via", "198.51.100.2")


def move_house(lab: NetLab, machine: str) -> None:
    """Give the router of `machine`, one of `two_homes`, another public address, and let it forget all connections."""
    number = ("host", "guest").index(machine) + 1
    router = f"nat-{machine}"
    lab.ip(router, "addr", "flush", "dev", "wan")
    lab.address(router, "wan", f"203.0.113.{20 + number}/24")
    lab.ip(router, "route", "add", "default", "via", "203.0.113.1")
    lab.inside(router, "conntrack", "-F")


def one_cable(lab: NetLab) -> None:
    """Machines `host` and `guest` at the two ends of a cable, with IPv6 alone."""
    for machine in ("host", "guest"):
        lab.machine(machine, ipv6=True)
    lab.cable("host", "guest")
    for number, machine in enumerate(("host", "guest"), start=1):
        lab.address(machine, "eth0", f"2001:db8::{number}/64")


def one_home(lab: NetLab) -> None:
    """Machines `host` and `guest` behind the same router, and `pub` on the internet."""
    lab.machine("pub")
    router = _router(lab, "pub", "port1", "nat", "203.0.113.11/24", "203.0.113.1")
    lab.router(router)
    for number, machine in enumerate(("host", "guest"), start=1):
        lab.machine(machine)
        lab.cable(router, machine, f"in{number}", "eth0")
        lab.address(machine, "eth0", f"192.168.1.{9 + number}/24")
        lab.ip(machine, "route", "add", "default", "via", "192.168.1.1")
    lab.switch(router, "lan", ["in1", "in2"])
    lab.address(router, "lan", "192.168.1.1/24")
    lab.switch("pub", "internet", ["port1"])
    _be_internet(lab)
