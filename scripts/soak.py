"""A long evening: `python scripts/soak.py --minutes 60 --guests 8`; see `--help`. Linux only.

In one process a host plays (the table, its log and the flow of `p2p-malice host`, with a scripted face) with guests who
reach it by WebRTC over real sockets of this machine. They play game after game by rematch. Meanwhile they fall silent,
their wires break, their programs start again, are killed and come back by what they saved, or by the open invitation
with their token, or by another invitation, or from another device. Strangers come by their invitations and say nothing,
guess, talk rubbish or vanish.

The clock is virtual: it runs up to `--speed` times as fast, and with it every timer of the game, the link and the event
loop. An hour is an hour of heartbeats, patience and keep-alives, but the processor gets only a twelfth of the time for
it. On a machine that is busy with other things the clock slows down: patience runs with it, but work does not. The cost
of doing nothing is measured last, on a real clock.

Every five minutes (of the virtual clock) everybody may come back, and then the process is compared with what it was
after the warm-up, the first of these. There have to be exactly as many files, tasks and threads, and about as much
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
from collections import Counter
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
        self._pace = Pace(clock, options.speed)
        self._baseline: dict[str, Any] = {}
        self._held: Counter[str] = Counter()
        self._most: Counter[str] = Counter()
        self.faults: list[str] = []

    async def run(self) -> None:
        """Soak, idle, end; `faults` has everything that is wrong."""
        from p2p_malice.link.addresses import local_addresses
        from p2p_malice.tasks import end_tasks
        from scripts.soak_host import Evening, costs

        self._networks = max(len(local_addresses()), 1)
        before, started = costs(), real_seconds()
        evening = Evening(self._clock, self._options.guests, self._options.seed)
        keeping_pace = asyncio.create_task(self._pace.keep())
        try:
            await evening.begin()
            await self._soak(evening)
            if self._options.idle_seconds:
                await self._idle(evening)
        except TimeoutError as error:
            self.faults += [f"the table did not come to rest: {error!r}", *evening.faults()]
        finally:
            await end_tasks(keeping_pace)
            await evening.close()
        after = costs()
        names = (*EXACT, "sockets")
        changed = [name for name in names if before[name] != after[name]]
        self.faults += [f"after the end, {name}: {before[name]} -> {after[name]}" for name in changed]
        self.faults += [surprise for friend in evening.friends for surprise in friend.surprises] + evening.failures
        for what, counts in (("told at the host's screen", evening.ui.told), ("deeds", evening.deeds)):
            print(f"{what}: {', '.join(f'{count} × {name}' for name, count in counts.most_common())}")
        print(f"{real_seconds() - started:.0f} real seconds", flush=True)

    async def _soak(self, evening: Any) -> None:
        from scripts.soak_host import held

        seconds, every = 60 * self._options.minutes, min(CHECK_EVERY, 60 * self._options.minutes / 3)
        checks = max(round(seconds / every), 2)
        for check in range(1, checks + 1):
            await evening.disturb(seconds / checks)
            costs = await self._settle()
            told = ", ".join(f"{value:,.5g} {name}" for name, value in costs.items())
            print(f"{check * seconds / checks / 60:5.1f} min: {told}; game {evening.games}", flush=True)
            if not self._baseline:
                self._baseline, self._held = costs, held()
            self._compare(costs)

    async def _settle(self) -> dict[str, Any]:
        """What the process costs once everything under way has ended."""
        from scripts.soak_host import costs

        end = self._clock.now() + SETTLE_WITHIN
        while True:
            await asyncio.sleep(SETTLE_STEP if self._baseline else SETTLE_WITHIN)
            # Counting holds the game up for longer than anything that it does itself.
            async with self._pace.paused():
                found = costs()
            if self._clock.now() >= end or (self._baseline and not self._grown(found)):
                return found

    def _grown(self, costs: dict[str, Any]) -> list[str]:
        """What has grown since the warm-up."""
        allowed = {
            **dict.fromkeys(EXACT, 0),
            "sockets": self._options.guests * self._networks,
            "objects": MAX_OBJECTS,
            "megabytes": self._options.megabytes or float("inf"),
        }
        return [
            f"{name}: {self._baseline[name]} -> {costs[name]}"
            for name, more in allowed.items()
            if costs[name] > self._baseline[name] + more or (not more and costs[name] != self._baseline[name])
        ]

    def _compare(self, costs: dict[str, Any]) -> None:
        from scripts.soak_host import held

        for name, value in costs.items():
            self._most[name] = max(self._most[name], value - self._baseline[name])
        if grown := self._grown(costs):
            self.faults += grown
            more = (held() - self._held).most_common(20)
            print(*(f"    {count:+} {name}" for name, count in more), sep="\n", flush=True)

    async def _idle(self, evening: Any) -> None:
        """What the processor does while nobody moves, and while half of the guests are away as well."""
        async with self._pace.paused():
            await self._spend("everybody is here and nobody moves")
            await evening.send_half_away()
            await self._spend("half of the guests are away")
        await evening.call_back()
        self._compare(await self._settle())

    async def _spend(self, when: str) -> None:
        from scripts.soak_host import processor_share

        await asyncio.sleep(NOTICE_SECONDS)
        share = await processor_share(self._options.idle_seconds)
        words = f"{share:.2%} of a processor while {when}, {self._options.idle_seconds:g} real seconds"
        print(words, flush=True)
        if share >= MAX_SHARE:
            self.faults.append(words)

    def words(self) -> str:
        """The closing line."""
        return "most above the warm-up: " + ", ".join(f"{name} {value:+.4g}" for name, value in self._most.items())


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
    options = parser.parse_args()
    if not Path("/proc/self/fd").is_dir():
        sys.exit("This needs Linux: what a process holds on to is read from /proc/self.")
    # Before the link is imported: it looks up the clock then.
    clock = FastTime(options.speed)
    clock.set_off()
    soak = Soak(options, clock)
    with tempfile.TemporaryDirectory(prefix="soak-") as home, asyncio.Runner(loop_factory=clock.loop) as runner:
        os.environ.update(XDG_DATA_HOME=home, XDG_CONFIG_HOME=home)
        runner.run(soak.run())
    verdict = f"{len(soak.faults)} faults" if soak.faults else "all is well"
    print(*soak.faults, f"{soak.words()}; {verdict}", sep="\n")
    sys.exit(1 if soak.faults else 0)


if __name__ == "__main__":
    main()
