"""Whole games while a stranger floods the ports of one side: `python scripts/flood.py [--rate 2000] [--games 3]`.

Two processes play over loopback as in `play_games.py`; a third sends one of them random bytes, STUN requests without
and with the right name but never with a right signature, and DTLS records, from before the two have met until the game
is over. The name is the one in the code: this stranger has seen it. Prints how long it took until a guest's move was
confirmed. The exit status is 0 only if that was under half a second in 95 of 100 cases and every game ended with the
same result on both sides.
"""

import argparse
import asyncio
import contextlib
import json
import random
import select
import socket
import statistics
import struct
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from OpenSSL import SSL

from p2p_malice.protocol.codes import decode
from scripts.play_games import COMMAND, Side, differences

LIMIT_SECONDS = 0.5
SOURCES = 16
TICK = 0.005
THINK_SECONDS = 0.05
"""Before each move: without it, a game would be over before a flood has started."""


# --- the stranger ----------------------------------------------------------------------------------------------------


def random_bytes(rng: random.Random) -> bytes:
    """Anything, of any length that fits in one packet."""
    return rng.randbytes(rng.choice((1, 19, 20, 100, 1200)))


def _attribute(kind: int, value: bytes) -> bytes:
    return struct.pack("!HH", kind, len(value)) + value + bytes(-len(value) % 4)


def stun_request(rng: random.Random, name: str) -> bytes:
    """A Binding request (RFC 8489) whose signature is missing or wrong; all the rest may be as it should be."""
    user = rng.choice((f"{name}:abcd", "wrong:name", "x" * 500, "\0"))
    body = _attribute(0x0006, user.encode())
    body += _attribute(0x0024, b"\x6e\x00\x1e\xff") + _attribute(0x802A, rng.randbytes(8)) + _attribute(0x0025, b"")
    if rng.random() < 0.8:
        body += _attribute(0x0008, rng.randbytes(20))
    if rng.random() < 0.1:
        body += rng.randbytes(8)
    head = struct.pack("!HHI", rng.choice((0x0001, 0x0001, 0x0003, 0x0101)), len(body) + 8, 0x2112A442)
    message = head + rng.randbytes(12) + body
    return message + _attribute(0x8028, struct.pack("!I", zlib.crc32(message) ^ 0x5354554E))


def dtls_records(rng: random.Random, client_hello: bytes) -> bytes:
    """A ClientHello, or a record (RFC 6347) that pretends to belong to a handshake or a connection in use."""
    if rng.random() < 0.5:
        return client_hello
    content = rng.randbytes(rng.randrange(1, 200))
    number = rng.randrange(2**16).to_bytes(6)
    return struct.pack("!BHH", rng.choice((20, 21, 22, 23)), 0xFEFD, rng.randrange(2)) + number + _length(content)


def _length(content: bytes) -> bytes:
    return struct.pack("!H", len(content)) + content


def new_client_hello() -> bytes:
    """The first flight of a DTLS client."""
    connection = SSL.Connection(SSL.Context(SSL.DTLS_METHOD))
    connection.set_connect_state()
    with contextlib.suppress(SSL.WantReadError):
        connection.do_handshake()
    return connection.bio_read(1500)


def packets(rng: random.Random, name: str) -> Iterator[bytes]:
    """Endless hostile packets, made beforehand so that sending them costs nothing."""
    hello = new_client_hello()
    makers: tuple[Callable[[], bytes], ...] = (
        lambda: random_bytes(rng),
        lambda: stun_request(rng, name),
        lambda: dtls_records(rng, hello),
    )
    pool = [rng.choice(makers)() for _ in range(5000)]
    while True:
        yield from pool


def flood(targets: list[tuple[str, int]], name: str, rate: float) -> int:
    """Send `rate` packets a second until the standard input ends; return how many were sent."""
    families = {address: socket.AF_INET6 if ":" in address else socket.AF_INET for address, _ in targets}
    sockets = {
        family: [socket.socket(family, socket.SOCK_DGRAM) for _ in range(SOURCES)] for family in set(families.values())
    }
    made = packets(random.Random(1), name)
    start, sent = time.monotonic(), 0
    while not select.select([sys.stdin], [], [], TICK)[0]:
        while sent < (time.monotonic() - start) * rate:
            target = targets[sent % len(targets)]
            with contextlib.suppress(OSError):
                sockets[families[target[0]]][sent % SOURCES].sendto(next(made), target)
            sent += 1
    print(f"{sent} packets in {time.monotonic() - start:.1f} s", flush=True)
    return sent


class Stranger:
    """The third process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        """Take the pipes of `process`."""
        self._process = process

    @classmethod
    async def start(cls, code: str, rate: float) -> "Stranger":
        """Flood the addresses in `code`."""
        description = decode(code).description
        places = [[c.address, c.port] for c in description.candidates if not c.address.endswith(".local")]
        # A replying program's name follows from the invitation, which this stranger hasn't seen.
        name = description.credentials.ufrag if description.credentials else f"{description.number:04x}00000000"
        arguments = json.dumps({"targets": places, "name": name, "rate": rate})
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, __file__, "--stranger", arguments, stdin=pipe, stdout=pipe
        )
        return cls(process)

    async def stop(self) -> str:
        """End it; return what it did, in words."""
        done, _ = await self._process.communicate(b"")
        return done.decode().strip()


# --- the games -------------------------------------------------------------------------------------------------------


class TimedSide(Side):
    """A side that records how long each of its moves took until the next position was shown."""

    waits: list[float]

    async def play(self, rng: random.Random) -> dict[str, Any] | None:
        """Make random lawful moves to the end; the result."""
        self.waits = []
        moved: float | None = None
        result = None
        while (body := await self.read()) is not None:
            if body["kind"] != "show":
                continue
            if moved is not None:
                self.waits.append(time.monotonic() - moved)
                moved = None
            self.shows[body["number"]] = body
            result = body["result"] or result
            if body["moves"]:
                await asyncio.sleep(THINK_SECONDS)
                moved = time.monotonic()
                self.write(kind="move", number=body["number"], move=rng.choice(body["moves"]))
        return result


async def play_game(number: int, limit: float, flooded: str, rate: float) -> tuple[list[float], list[str]]:
    """One game with the side `flooded` under attack (or nobody): how long the moves took, and what went wrong."""
    rng = random.Random(number)
    host = await TimedSide.start(*COMMAND, "host", "--json", "--name", "Ann", "--payoff", "11", "--stun", "none")
    guest = await TimedSide.start(*COMMAND, "join", "--json", "--name", "Bob", "--stun", "none")
    stranger: Stranger | None = None
    assert isinstance(host, TimedSide)
    assert isinstance(guest, TimedSide)
    try:
        async with asyncio.timeout(limit):
            codes = {"host": await host.read_code("invitation")}
            guest.write(kind="invitation", code=codes["host"])
            codes["guest"] = await guest.read_code("reply")
            if flooded:
                stranger = await Stranger.start(codes[flooded], rate)
                await asyncio.sleep(1.0)
            host.write(kind="reply", code=codes["guest"])
            results = await asyncio.gather(host.play(rng), guest.play(rng))
            statuses = [await host.end(), await guest.end()]
    except TimeoutError:
        return [], [f"not over after {limit} s"]
    finally:
        if stranger:
            print(f"  the stranger: {await stranger.stop()}", flush=True)
        await host.stop()
        await guest.stop()
    wrong = differences(host, guest)
    if results[0] != results[1] or results[0] is None or statuses != [0, 0]:
        wrong.append(f"{results[0]} against {results[1]}, {statuses}")
    return guest.waits, wrong


async def play_games(options: argparse.Namespace, flooded: str) -> bool:
    """Play all games with one side under attack, or nobody; return whether all is well."""
    waits: list[float] = []
    failed = 0
    for number in range(options.games):
        game, wrong = await play_game(number, options.limit, flooded, options.rate)
        waits += game
        failed += bool(wrong)
        print(*(f"  game {number}: {what}" for what in wrong[:5]), sep="\n", end="\n" if wrong else "")
    if len(waits) < 2:
        print(f"{flooded or 'nobody'} flooded: no game came about")
        return False
    p95 = statistics.quantiles(waits, n=20)[-1]
    print(
        f"{flooded or 'nobody'} flooded: a guest's move was confirmed after {statistics.median(waits) * 1000:.1f} ms "
        f"(median), {p95 * 1000:.1f} ms (p95), {max(waits) * 1000:.1f} ms (longest) of {len(waits)}; "
        f"{options.games - failed} of {options.games} games ended with the same result on both sides",
        flush=True,
    )
    return p95 < LIMIT_SECONDS and not failed


async def run(options: argparse.Namespace) -> bool:
    """Play without and with a flood; return whether all is well."""
    return all([await play_games(options, flooded) for flooded in ("", "host", "guest")])


def main() -> None:
    """Play, flood, count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3, help="without a flood, against the host, against the guest")
    parser.add_argument("--rate", type=float, default=2000.0, help="packets a second (default 2000)")
    parser.add_argument("--limit", type=float, default=120.0, metavar="SECONDS", help="longest game (default 120)")
    parser.add_argument("--stranger", type=json.loads, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.stranger:
        flood(
            [tuple(place) for place in options.stranger["targets"]], options.stranger["name"], options.stranger["rate"]
        )
        return
    sys.exit(0 if asyncio.run(run(options)) else 1)


if __name__ == "__main__":
    main()
