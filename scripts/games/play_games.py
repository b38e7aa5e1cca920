"""Whole games between processes: `python scripts/games/play_games.py [--games 20] [--friends 4]`; see `--help`.

Starts `host --json` and a `join --json` for each friend as any program would, hands over the codes, the replies in any
order, lets all sides make random legal moves, and compares what they were shown. The exit status is 0 only if every
game ended with the same result on all sides.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.link.netlab import NetLab, two_homes, why_not

COMMAND = (sys.executable, "-m", "p2p_malice")


class Side:
    """One of the two processes, spoken to in JSON lines."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        """Take the pipes of `process`."""
        self._process = process
        self.shows: dict[int, dict[str, Any]] = {}
        self.events: list[dict[str, Any]] = []

    @classmethod
    async def start(cls, *command: str, env: dict[str, str] | None = None) -> "Side":
        """Start the process."""
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, env=env))

    @property
    def pid(self) -> int:
        """The process."""
        return self._process.pid

    async def read(self) -> dict[str, Any] | None:
        """The next object it writes, None at the end."""
        line = await self.read_line()
        return json.loads(line) if line else None

    async def read_line(self) -> bytes:
        """The next line it writes, empty at the end."""
        assert self._process.stdout
        return await self._process.stdout.readline()

    async def read_until(self, kind: str, **values: object) -> dict[str, Any]:
        """The next object of that kind with those values."""
        while (body := await self.read()) is not None:
            if body["kind"] == kind and values.items() <= body.items():
                return body
        raise EOFError(f"the process ended before it wrote {kind}")

    def write(self, **body: object) -> None:
        """Write an object to it."""
        self.write_raw(json.dumps(body).encode() + b"\n")

    def write_raw(self, line: bytes) -> None:
        """Write bytes to it."""
        assert self._process.stdin
        self._process.stdin.write(line)

    def close_input(self) -> None:
        """Write nothing more."""
        assert self._process.stdin
        self._process.stdin.close()

    async def read_code(self, kind: str) -> str:
        """The code that it offers."""
        return str((await self.read_until(kind))["code"])

    async def play(self, rng: random.Random) -> dict[str, Any] | None:
        """Make random lawful moves to the end; the result."""
        result = None
        while (body := await self.read()) is not None:
            if body["kind"] == "show":
                self.shows[body["number"]] = body
                self.events += body["events"]
                result = body["result"] or result
                if body["moves"]:
                    self.write(kind="move", number=body["number"], move=rng.choice(body["moves"]))
            elif body["kind"] in ("error", "refused"):
                print(f"  {body['kind']}: {body['text']}")
        return result

    async def end(self) -> int:
        """Wait for the process to end by itself; its exit status."""
        return await self._process.wait()

    def kill(self) -> None:
        """End it now if it still runs."""
        # Not by the process object: that would first check whether it has ended, and take its status from whoever
        # waits.
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._process.pid, signal.SIGKILL)
        self.close_input()

    async def stop(self) -> None:
        """End it now if it still runs, and let go of its pipes."""
        self.kill()
        while await self.read_line():
            pass
        await self._process.wait()


def differences(host: Side, guest: Side) -> list[str]:
    """The differences between what two sides saw where they should agree: turn, result, open piles, all events.

    Who was away for a moment is told later of what happened, so the events are compared as a whole.
    """
    found = []
    for number in sorted(host.shows.keys() & guest.shows.keys()):
        one, other = host.shows[number], guest.shows[number]
        wrong = [key for key in ("turn", "result", "rules") if one[key] != other[key]]
        piles = zip(one["piles"], other["piles"], strict=True)
        wrong += [f"pile {mine['name']}" for mine, theirs in piles if mine["name"] != "hand" and mine != theirs]
        found += [f"position {number}: {what}" for what in wrong]
    if max(host.shows, default=0) != max(guest.shows, default=0):
        found.append("the last position")
    if host.events != guest.events:
        found.append("what happened")
    return found


async def play_game(options: argparse.Namespace, number: int, at_host: Sequence[str], at_guest: Sequence[str]) -> bool:
    """One game from the invitations to the result; return whether all sides agree on everything."""
    rng = random.Random(number)
    stun = ("--stun", options.stun)
    seats = ["me"] + ["friend"] * options.friends + ["bot"] * options.bots
    rules = ["--variant", options.variant, *(f"--rule={rule}" for rule in options.rule)]
    asked = [*rules, *(f"--seat={seat}" for seat in seats)]
    start = time.monotonic()
    host = await Side.start(*at_host, *COMMAND, "host", "--json", "--name", "Ann", *asked, *stun)
    guests = [
        await Side.start(*at_guest, *COMMAND, "join", "--json", "--name", f"Bob {friend}", *stun)
        for friend in range(options.friends)
    ]
    sides = [host, *guests]
    try:
        async with asyncio.timeout(options.limit + options.reply_after):
            for guest in guests:
                guest.write(kind="invitation", code=await host.read_code("invitation"))
            replies = [await guest.read_code("reply") for guest in guests]
            coded = time.monotonic()
            await asyncio.sleep(options.reply_after)
            handed_over = time.monotonic()
            rng.shuffle(replies)
            for reply in replies:
                host.write(kind="reply", code=reply)
            results = await asyncio.gather(*(side.play(rng) for side in sides))
            statuses = [await side.end() for side in sides]
    except TimeoutError:
        print(f"game {number}: not over after {options.limit} s")
        return False
    finally:
        for side in sides:
            await side.stop()
    wrong = [difference for guest in guests for difference in differences(host, guest)]
    agree = results[0] is not None and all(result == results[0] for result in results) and not any(statuses)
    agree = agree and not wrong
    print(
        f"game {number}: {results[0]} {'on all sides' if agree else f'{results}, {statuses}, {wrong}'}, "
        f"{max(host.shows, default=0)} positions; codes after {coded - start:.1f} s, "
        f"game over {time.monotonic() - handed_over:.1f} s after the reply was handed over",
        flush=True,
    )
    return agree


async def run(options: argparse.Namespace) -> int:
    """Play all games; return how many failed."""
    if not options.namespaces:
        return sum([not await play_game(options, number, (), ()) for number in range(options.games)])
    async with NetLab() as lab:
        two_homes(lab)
        options.stun = await lab.stun_server("pub", "203.0.113.1")
        at_host, at_guest = lab.entering("host"), lab.entering("guest")
        return sum([not await play_game(options, number, at_host, at_guest) for number in range(options.games)])


def main() -> None:
    """Play and count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--variant", default="mdw")
    parser.add_argument("--rule", action="append", default=[], metavar="NAME=VALUE", help="a house rule")
    parser.add_argument("--friends", type=int, default=1, help="how many join from processes of their own (default 1)")
    parser.add_argument("--bots", type=int, default=0, help="how many bots sit at the table (default 0)")
    parser.add_argument("--stun", default="none", help="STUN server for both (default: none)")
    parser.add_argument("--namespaces", action="store_true", help="each side at home behind a router of its own")
    parser.add_argument("--reply-after", type=float, default=0.0, metavar="SECONDS", help="keep the reply back so long")
    parser.add_argument("--limit", type=float, default=120.0, metavar="SECONDS", help="longest game (default 120)")
    options = parser.parse_args()
    if options.namespaces and (reason := why_not()):
        sys.exit(f"No namespaces: {reason}.")
    failed = asyncio.run(run(options))
    print(f"{options.games - failed} of {options.games} games ended with the same result on all sides")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
