"""What somebody gets who has read both codes: `python scripts/forge.py knocks|calls|token`; see `--help`.

A host, a guest and an attacker play, each on a machine of its own on one network (see `tests/link/netlab.py`). The
attacker is told both codes, as everybody in a group chat is, and sees no packet of the others.

`knocks`: for a minute, ever new programs seem to knock at the host, the guest or both, correctly signed. Prints how
much of that time either side took the other for away.

`calls`: ever new pages seem to call in the name of the guest's page, which is then loaded anew. Prints how much the
host's memory grew, how long it took until the page was back, and how many packets the host sent to the attacker.

`token`: the guest, away, is given an invitation of the attacker's as if it were a new one. Prints what it says there,
and whether that gets the attacker the seat at the real table. Exit status 1 if it does.
"""

import argparse
import asyncio
import itertools
import json
import random
import secrets
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from aioice import stun
from attrs import evolve

from p2p_malice.errors import LinkError
from p2p_malice.link.reliable import ReliableChannel
from p2p_malice.link.settings import LinkSettings
from p2p_malice.link.webrtc import open_invitation, open_reply
from p2p_malice.protocol.codes import decode, encode, read
from p2p_malice.protocol.description import CodeKind, Credentials, page_ufrag
from p2p_malice.web.site import write_single
from scripts.attackers import send_at
from scripts.flood import Meter, Player
from scripts.play_games import Side
from tests.link.netlab import NetLab, why_not
from tests.web.browsers import tab_in, until
from tests.web.play import introduce
from tests.web.test_guest import REPLY

ALONE = LinkSettings(stun=())
STUN = ("--stun", "none")
MACHINES = ("host", "guest", "mallory")
LISTEN_SECONDS = 5.0
THIS = str(Path(__file__).resolve())

# --- the attacker, on a machine of its own ---------------------------------------------------------------------------


class Forger:
    """Knocks and calls from one port, all correctly signed with what the two codes give."""

    def __init__(self, invitation: str, reply: str) -> None:
        """Read both codes."""
        self.host = decode(invitation).description
        self.guest = read(reply, expected=CodeKind.REPLY, invitations=[self.host]).description
        self.sent = self.heard = 0
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.setblocking(False)

    def knocks(self, at: str) -> Iterator[tuple[bytes, tuple[str, int]]]:
        """Each of another agent, and where to send it."""
        host, guest = self.host.known_credentials, self.guest.known_credentials
        ends = {
            "host": (self.host, host, guest, "ICE-CONTROLLED"),
            "guest": (self.guest, guest, host, "ICE-CONTROLLING"),
        }
        for whose in itertools.cycle(ends if at == "both" else [at]):
            described, own, other, role = ends[whose]
            for candidate in described.candidates:
                check = signed(f"{own.ufrag}:{other.ufrag}", own.password, role)
                yield check, (candidate.address, candidate.port)

    def calls(self, _: str) -> Iterator[tuple[bytes, tuple[str, int]]]:
        """Each of another page that says it is the guest's."""
        host = self.host.known_credentials
        while True:
            page = evolve(self.guest, credentials=Credentials(secrets.token_hex(2), secrets.token_hex(12)))
            name = f"{page_ufrag(host, self.host.key, page)}:{page.known_credentials.ufrag}"
            for candidate in self.host.candidates:
                yield signed(name, host.password, "ICE-CONTROLLING"), (candidate.address, candidate.port)

    def send(self, packet: tuple[bytes, tuple[str, int]]) -> None:
        """Send one, and count what has come from anybody."""
        self._socket.sendto(*packet)
        with suppress(BlockingIOError):
            while self._socket.recv(2048):
                self.heard += 1


def signed(name: str, password: str, role: str) -> bytes:
    """A check (RFC 8445 section 7.1) of an agent that nobody has heard before."""
    check = stun.Message(message_method=stun.Method.BINDING, message_class=stun.Class.REQUEST)
    check.attributes.update({"USERNAME": name, "PRIORITY": 1, role: secrets.randbits(64)})
    check.add_message_integrity(password.encode())
    return bytes(check)


async def attack(what: str, at: str, rate: float) -> None:
    """Forge until killed; print each second what was sent and heard."""
    invitation = json.loads(await asyncio.to_thread(sys.stdin.readline))
    forger = Forger(invitation, json.loads(await asyncio.to_thread(sys.stdin.readline)))
    packets = forger.knocks(at) if what == "knocks" else forger.calls(at)
    sending = asyncio.create_task(send_at(rate, forger, lambda: forger.send(next(packets))))
    while not sending.done():
        print(json.dumps({"kind": "heard", "packets": forger.heard, "sent": forger.sent}), flush=True)
        await asyncio.sleep(1.0)


async def pretend() -> None:
    """Invite the guest as if this were its table, and try what it says there at the real one."""
    async with await open_invitation(1, ALONE) as peer:
        print(json.dumps({"kind": "code", "code": encode(peer.description)}), flush=True)
        told = await _listen(await peer.connect(await peer.knocked(), 60.0))
    print(json.dumps({"kind": "told", "frames": told}), flush=True)
    invitation = json.loads(await asyncio.to_thread(sys.stdin.readline))
    async with await open_reply(decode(invitation).description, ALONE) as peer:
        channel = await peer.connected()
    for frame in told:
        await channel.send(frame)
    print(json.dumps({"kind": "answered", "frames": await _listen(channel)}), flush=True)


async def _listen(channel: ReliableChannel) -> list[str]:
    frames = []
    with suppress(LinkError, TimeoutError):
        async with asyncio.timeout(LISTEN_SECONDS):
            while True:
                frames.append(await channel.receive())
    return frames


# --- the table -------------------------------------------------------------------------------------------------------


class Clocked(Player):
    """A side that notes for how long it took the other one for away."""

    away_seconds = 0.0
    _away_since: float | None = None

    def hear(self, side: Side, body: dict[str, Any]) -> None:
        """Take in what the process says."""
        super().hear(side, body)
        if body["kind"] == "news" and body["state"] in ("away", "good", "back", "connected"):
            self.settle()
            self._away_since = time.monotonic() if body["state"] == "away" else None

    def settle(self) -> None:
        """Count what has passed since the other one went away, if it is."""
        if self._away_since is not None:
            now = time.monotonic()
            self.away_seconds, self._away_since = self.away_seconds + now - self._away_since, now


@asynccontextmanager
async def machines(folder: str) -> AsyncIterator[tuple[NetLab, Clocked, Clocked, Callable[..., Any]]]:
    """The network, the host, the guest (neither runs yet), and what starts the attacker."""
    async with NetLab() as lab:
        lab.machine("switch")
        for number, machine in enumerate(MACHINES, start=1):
            lab.machine(machine)
            lab.cable("switch", machine, f"port{number}", "eth0")
            lab.address(machine, "eth0", f"10.77.0.{number}/24")
            lab.ip(machine, "route", "add", "default", "dev", "eth0")  # Chromium asks for one.
        lab.switch("switch", "lan", [f"port{number}" for number in (1, 2, 3)])
        progress = asyncio.Event()
        host, guest = (
            Clocked(each, Path(folder) / each, random.Random(each), progress, lab.entering(each))
            for each in MACHINES[:2]
        )
        children: list[Side] = []

        async def start(*arguments: str) -> Side:
            children.append(await Side.start(*lab.entering("mallory"), sys.executable, THIS, *arguments))
            return children[-1]

        try:
            yield lab, host, guest, start
        finally:
            for child in children:
                await child.stop()
            for each in (host, guest):
                if each.is_running:
                    await each.kill()


async def meet(host: Clocked, guest: Clocked) -> tuple[str, str]:
    """Let both play; the invitation, and the reply that the guest would send."""
    await host.start("host", "--name", "Ann", "--variant", "official", *STUN)
    invitation = await host.code()
    await guest.start("join", "--name", "Bob", *STUN)
    guest.write(kind="invitation", code=invitation)
    reply = await guest.code()
    await guest.until(5)
    return invitation, reply


def tell(mallory: Side, *codes: str) -> None:
    """Let the attacker read these codes."""
    mallory.write_raw(b"".join(json.dumps(code).encode() + b"\n" for code in codes))


async def knocks(options: argparse.Namespace, folder: str) -> bool:
    """See the module; whether nobody was away."""
    async with machines(folder) as (_, host, guest, start):
        codes = await meet(host, guest)
        mallory = await start("attack", "knocks", options.at, str(options.rate))
        tell(mallory, *codes)
        moves = len(guest.waits)
        for tick in range(round(options.seconds * 5)):
            guest.ask()
            if tick % 5 == 0:
                sent = (await mallory.read_until("heard"))["sent"]
            await asyncio.sleep(0.2)
        for side in (host, guest):
            side.settle()
        moved = len(guest.waits) - moves
    worst: float = max(host.away_seconds, guest.away_seconds) / options.seconds
    print(
        f"knocks, {options.rate:g} a second to {options.at}: away {worst:.0%} of {options.seconds:g} s (host says "
        f"{host.away_seconds:.1f} s, guest {guest.away_seconds:.1f} s); {moved} moves answered; {sent} sent"
    )
    return worst == 0


async def calls(options: argparse.Namespace, folder: str) -> bool:
    """See the module; whether the page came back and the host dialled nobody else."""
    write_single(Path(folder) / "malice.html", stun=())
    async with machines(folder) as (lab, host, _, start), tab_in("chromium", *lab.entering("guest")) as tab:
        await host.start("host", "--name", "Ann", "--variant", "official", *STUN)
        invitation = await host.code()
        lab.ip("host", "link", "set", "eth0", "down")  # Otherwise the page needs no reply.
        await tab.open(f"file://{folder}/malice.html#{invitation}")
        await introduce(tab, "Webby")
        reply = await until(tab, REPLY)
        lab.ip("host", "link", "set", "eth0", "up")
        await until(tab, "!!document.querySelector('.row.hand')")
        meter = Meter(host.pid)
        mallory = await start("attack", "calls", "host", str(options.rate))
        tell(mallory, invitation, "MDW1-" + reply.rpartition("MDW1-")[2])
        for _ in range(round(options.seconds)):
            heard = (await mallory.read_until("heard"))["packets"]
            meter.look()
        started = time.monotonic()
        await tab.reload()
        is_back = True
        try:
            async with asyncio.timeout(60):
                await until(tab, "!!document.querySelector('.row.hand')")
        except TimeoutError:
            is_back = False
        took, used = time.monotonic() - started, str(meter)
    print(
        f"calls, {options.rate:g} a second for {options.seconds:g} s: {used}; the attacker heard {heard} packets; "
        f"the page loaded anew was {f'back after {took:.1f} s' if is_back else 'NOT back after 60 s'}"
    )
    return is_back and not heard


async def token(_: argparse.Namespace, folder: str) -> bool:
    """See the module; whether the attacker doesn't get the seat."""
    async with machines(folder) as (lab, host, guest, start):
        invitation, _reply = await meet(host, guest)
        await guest.kill()
        lab.ip("host", "link", "set", "eth0", "down")
        await guest.start("resume", *STUN)
        mallory = await start("pretend")
        guest.write(kind="invitation", code=await mallory.read_code("code"))
        told = (await mallory.read_until("told"))["frames"]
        await guest.kill()
        lab.ip("host", "link", "set", "eth0", "up")
        tell(mallory, invitation)
        answered = [json.loads(frame) for frame in (await mallory.read_until("answered"))["frames"]]
    seats = [body for body in answered if body["kind"] in ("seated", "show")]
    print("token: the guest said", *told, sep="\n  ")
    print("the real table answered", *(f"{body['kind']} {body.get('code', '')}" for body in answered), sep="\n  ")
    return not seats


def main() -> int:
    """Read the command line and attack."""
    if sys.argv[1:2] == ["attack"]:
        what, at, rate = sys.argv[2:]
        asyncio.run(attack(what, at, float(rate)))
        return 0
    if sys.argv[1:2] == ["pretend"]:
        asyncio.run(pretend())
        return 0
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attack", choices=("knocks", "calls", "token"))
    parser.add_argument("--rate", type=float, default=20.0, help="packets a second (20)")
    parser.add_argument("--at", choices=("host", "guest", "both"), default="both", help="whom the knocks reach (both)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long (60)")
    options = parser.parse_args()
    if reason := why_not():
        print(f"not here: {reason}")
        return 2
    with tempfile.TemporaryDirectory() as folder:
        held = asyncio.run({"knocks": knocks, "calls": calls, "token": token}[options.attack](options, folder))
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
