"""A long evening: `python scripts/soak.py --minutes 60 --guests 8`; see `--help`. Linux only.

One process is the host: the table, its log and the flow of `p2p-malice host`, with a scripted face. The guests live in
another one, and reach it by WebRTC over real sockets of this machine. They play game after game by rematch. Meanwhile
they fall silent, their wires break, their programs start again, are killed and come back by what they saved, or by the
open invitation with their token, or by another invitation, or from another device. Strangers come by their invitations
and say nothing, guess, talk rubbish or vanish.

The clock is virtual: in both processes it runs up to `--speed` times as fast, and with it every timer of the game, the
link and the event loops. An hour is an hour of heartbeats, patience and keep-alives, but the processor gets only a
twelfth of the time for it. On a machine that is busy with other things the clock slows down: patience runs with it, but
work does not. The cost of doing nothing is measured last, on a real clock.

Every five minutes (of the virtual clock) everybody may come back, and then the host's process is compared with what it
was after the warm-up, the first of these. There have to be exactly as many files, tasks and threads, and about as much
memory and as many live objects. There may be more sockets, as many as are needed by guests who were invited again and
whose link lives on at the ports of an older invitation. The exit status is 0 only if nothing grew, both idle
measurements stay under 2 % of a processor, nobody lost the table without meaning to, and nothing is left over after the
end.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.fast_time import FastTime, Pace, real_seconds

CHECK_EVERY = 300.0
"""Seconds of the virtual clock."""

SETTLE_WITHIN = 90.0
"""Seconds of the virtual clock in which everything made for guests who left has to be let go of."""

SETTLE_STEP = 3.0


MAX_MEGABYTES = 10.0
MAX_OBJECTS = 5000
"""More live objects than this come from a leak: a link that is not let go of has some 1,500."""

EXACT = ("files", "tasks", "threads")
MAX_SHARE = 0.02
NOTICE_SECONDS = 2.0
"""Real seconds before idling is measured: everything under way has ended by then."""


class Soak:
    """One evening, and what it cost."""

    def __init__(self, options: argparse.Namespace, clock: FastTime) -> None:
        """Nothing has started."""
        self._options = options
        self._clock = clock
        self._baseline: dict[str, Any] = {}
        self._last: dict[str, Any] = {}
        self._most: dict[str, float] = {}
        self._networks = 1
        self.faults: list[str] = []

    async def run(self) -> None:
        """Start, soak, idle, end; `faults` has everything that is wrong."""
        from p2p_malice.link.addresses import local_addresses
        from p2p_malice.tasks import end_tasks
        from scripts.soak_guests import Evening, as_words, start_host

        self._networks = max(len(local_addresses()), 1)
        with tempfile.TemporaryDirectory(prefix="soak-") as home:
            options = self._options
            arguments = [str(Path(__file__)), "--host", f"--seed={options.seed}", f"--guests={options.guests}"]
            arguments += [f"--speed={options.speed}", *(["--trace"] if options.trace else [])]
            environment = {**os.environ, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home}
            host = await start_host(*arguments, env=environment)
            started = real_seconds()
            evening = Evening(host, self._clock, options.guests, options.seed)
            pace = Pace(options.speed, evening.pulse, evening.set_speed)
            keeping_pace = asyncio.create_task(pace.keep())
            try:
                await evening.begin()
                await self._soak(evening, pace)
                await self._idle(evening, pace)
                # A process that has ended gives no pulse.
                await pace.pause()
                self._compare_end(await evening.end())
            except (TimeoutError, EOFError) as error:
                self.faults.append(f"the table did not come to rest: {error!r}")
                self.faults += await evening.faults()
            finally:
                await end_tasks(keeping_pace)
                await evening.close()
            self.faults += [surprise for friend in evening.friends for surprise in friend.surprises]
            self.faults += evening.failures
            print(f"deeds: {as_words(evening.deeds)}; {real_seconds() - started:.0f} real seconds", flush=True)

    async def _soak(self, evening: Any, pace: Pace) -> None:
        seconds, every = 60 * self._options.minutes, min(CHECK_EVERY, 60 * self._options.minutes / 3)
        checks = max(round(seconds / every), 2)
        for check in range(1, checks + 1):
            await evening.disturb(seconds / checks)
            costs = await self._settle(evening, pace)
            print(f"{check * seconds / checks / 60:5.1f} min: {_words(costs)}; game {costs['games']}", flush=True)
            if not self._baseline:
                self._baseline = costs
                evening.tell("remember")
            else:
                await self._compare(evening, costs)
            await evening.go_on()
        await evening.rest()

    async def _settle(self, evening: Any, pace: Pace) -> dict[str, Any]:
        """What the host's process costs once everything under way has ended."""
        end = self._clock.now() + SETTLE_WITHIN
        while True:
            await asyncio.sleep(SETTLE_WITHIN / 3 if not self._baseline else SETTLE_STEP)
            # Counting holds the host up for longer than anything that it does for the game.
            await pace.pause()
            costs: dict[str, Any] = await evening.ask("costs", "costs")
            pace.go_on()
            if self._clock.now() >= end or (self._baseline and not self._grown(costs)):
                return costs

    def _grown(self, costs: dict[str, Any]) -> list[str]:
        """What has grown since the warm-up."""
        before = self._baseline
        grown = [f"{name}: {before[name]} -> {costs[name]}" for name in EXACT if costs[name] != before[name]]
        if costs["sockets"] > before["sockets"] + self._options.guests * self._networks:
            grown.append(f"sockets: {before['sockets']} -> {costs['sockets']}")
        if costs["objects"] > before["objects"] + MAX_OBJECTS:
            grown.append(f"live objects: {before['objects']} -> {costs['objects']}")
        if self._options.megabytes and costs["megabytes"] > before["megabytes"] + self._options.megabytes:
            grown.append(f"memory: {before['megabytes']:.1f} -> {costs['megabytes']:.1f} MB")
        return grown

    async def _compare(self, evening: Any, costs: dict[str, Any]) -> None:
        for name in ("megabytes", "sockets", *EXACT, "objects"):
            self._most[name] = max(self._most.get(name, -1e9), costs[name] - self._baseline[name])
        if grown := self._grown(costs):
            self.faults += grown
            print(*(await evening.ask("growth", "growth"))["lines"], sep="\n    ", flush=True)

    async def _idle(self, evening: Any, pace: Pace) -> None:
        """What the host's processor does while nobody moves, and while half of the guests are away as well."""
        if not self._options.idle_seconds:
            return
        await pace.pause()
        await self._spend(evening, "everybody is here and nobody moves")
        await evening.send_half_away()
        await self._spend(evening, "half of the guests are away")
        pace.go_on()
        await evening.call_back()
        await self._compare(evening, await self._settle(evening, pace))

    async def _spend(self, evening: Any, when: str) -> None:
        await asyncio.sleep(NOTICE_SECONDS)
        share = (await evening.ask("spend", "spent", seconds=self._options.idle_seconds))["share"]
        words = f"{share:.2%} of a processor while {when}, {self._options.idle_seconds:g} real seconds"
        print(words, flush=True)
        if share >= MAX_SHARE:
            self.faults.append(words)

    def _compare_end(self, ended: dict[str, Any]) -> None:
        for name in (*EXACT, "sockets"):
            before, after = ended["before"][name], ended["after"][name]
            if after != before:
                self.faults.append(f"after the end, {name}: {before} -> {after}")
        print(f"told at the host's screen: {ended['news']}", flush=True)

    def words(self) -> str:
        """The closing line."""
        most = ", ".join(
            f"{name} {value:+.1f}" if name == "megabytes" else f"{name} {value:+d}"
            for name, value in self._most.items()
        )
        return f"most above the warm-up: {most}"


def _words(costs: dict[str, Any]) -> str:
    return (
        f"{costs['megabytes']:.1f} MB, {costs['files']} files, {costs['sockets']} sockets, {costs['tasks']} tasks, "
        f"{costs['threads']} threads, {costs['objects']} objects"
    )


def main() -> None:
    """Soak and count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0, help="of the virtual clock (default 60)")
    parser.add_argument("--guests", type=int, default=8, choices=range(2, 9), help="default 8")
    parser.add_argument("--seed", default="1", help="what happens to whom; the network has a will of its own")
    parser.add_argument("--speed", type=float, default=12.0, help="virtual seconds in a real one, at most (default 12)")
    parser.add_argument(
        "--idle-seconds", type=float, default=30.0, help="real ones, for each of two measurements (default 30, 0: none)"
    )
    parser.add_argument(
        "--megabytes", type=float, default=MAX_MEGABYTES, help="of memory more than after the warm-up (0: not limited)"
    )
    parser.add_argument("--trace", action="store_true", help="with tracemalloc, for whoever looks for a leak; slow")
    parser.add_argument("--host", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if not Path("/proc/self/fd").is_dir():
        sys.exit("This needs Linux: what a process holds on to is read from /proc/self.")
    # Before the link is imported: it looks up the clock then.
    clock = FastTime(options.speed)
    clock.set_off()
    if options.host:
        from scripts import soak_host

        soak_host.run(clock, options.guests, options.seed, options.trace)
        return
    soak = Soak(options, clock)
    with asyncio.Runner(loop_factory=clock.loop) as runner:
        runner.run(soak.run())
    print(*soak.faults, sep="\n")
    print(f"{soak.words()}; {'all is well' if not soak.faults else f'{len(soak.faults)} faults'}")
    sys.exit(1 if soak.faults else 0)


if __name__ == "__main__":
    main()
