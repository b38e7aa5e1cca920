"""Games while somebody floods them: `python scripts/flood.py [NAME ...] [--seconds 15]`.

Each flood has a host, an honest guest and an attacker (see `attackers.py`) in processes of their own, over loopback. A
stranger who saw the code floods the ports of one side from before the two have met. Whoever saw all traffic sits on the
wire between them, records it from the start and sends it again: while they play, after a cut, and while the host
resumes. An admitted guest floods on its association or in its talk.

Prints, for each flood, how long the honest guest's moves took until the next position was shown, or until one that was
too late was refused, how much the host's memory grew and how much of a core it used, and whether the game went on
afterwards. Exit status 0 only when 95 of 100 moves took less than half a second (100 ms beside an admitted guest), the
memory grew by less than 10 MB, every game went on, and every position that either side was shown is one of the host's
log.
"""

import argparse
import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.attackers import ADMITTED, SEEN, STRANGERS, lasting
from scripts.chaos import Station, differences, replay
from scripts.play_games import Side

MAX_GROWTH = 10 * 1024 * 1024
OUTSIDE_WITHIN, ADMITTED_WITHIN = 0.5, 0.1
"""Seconds: the slowest of 95 in 100 moves."""

LEAST_MOVES = 20
THINK_SECONDS = 0.2
CUT_SECONDS = 8.0
BACK_WITHIN = 60.0
"""Seconds after a cut or a restart in which the game has to go on, still flooded."""

STUN = ("--stun", "none")
SEATS = ("--seat=me", "--seat=friend", "--seat=friend")


class Player(Station):
    """A side that thinks a little, makes the game last, and lets a bot play for whoever is away."""

    asked: float | None = None

    def hear(self, side: Side, body: dict[str, Any]) -> None:
        """Take in what the process says."""
        super().hear(side, body)
        if body["kind"] == "refused" and self.asked:
            self.waits.append(time.monotonic() - self.asked)
            self.asked = None
            self._progress.set()
        if body["kind"] == "seated" and any(not (p["present"] or p["computer"]) and p["name"] for p in body["players"]):
            side.write(kind="propose", what="bot")

    def ask(self) -> None:
        """Make a move that is too late: it is refused at once, whoever's turn it is."""
        if self.asked is None:
            self.asked = time.monotonic()
            self.write(kind="move", number=0, move="payoff>c0")

    def move(self, side: Side, show: dict[str, Any]) -> None:
        """Make a move soon. Reading goes on meanwhile: what comes then must not seem to have come late."""
        asyncio.get_running_loop().call_later(THINK_SECONDS, super().move, side, show)

    def choose(self, show: dict[str, Any]) -> str:
        """One that makes the game last."""
        return lasting(self._rng, show["moves"])

    async def until(self, more: int) -> None:
        """Wait until so many more moves were answered, or the game is over."""
        wanted = len(self.waits) + more
        while len(self.waits) < wanted and not self.result:
            self._progress.clear()
            await self._progress.wait()


class Meter:
    """What a process uses from now on."""

    def __init__(self, pid: int) -> None:
        """Start."""
        self._pid = pid
        self._at, self._seconds, self._bytes = time.monotonic(), self._cpu(), self._rss()
        self.most = 0

    def _rss(self) -> int:
        return int(Path(f"/proc/{self._pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def _cpu(self) -> float:
        fields = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def look(self) -> None:
        """Record how much memory is in use."""
        self.most = max(self.most, self._rss() - self._bytes)

    def __str__(self) -> str:
        share = (self._cpu() - self._seconds) / (time.monotonic() - self._at)
        return f"host's memory +{self.most / 2**20:.1f} MB, {share:.0%} of a core"


class Flood:
    """One flood of one game."""

    def __init__(self, name: str, rate: float, seconds: float, folder: Path) -> None:
        """Nothing has started."""
        self._name, self._rate, self._seconds = name, rate, seconds
        progress = asyncio.Event()
        self._host, self._guest = (
            Player(whose, folder / whose, random.Random(whose), progress) for whose in ("host", "guest")
        )
        self._is_good = True

    async def run(self) -> bool:
        """Play, flood, measure; whether all is well."""
        async with AsyncExitStack() as stack:
            attackers = str(Path(__file__).with_name("attackers.py"))
            self._attacker = await Side.start(sys.executable, attackers, self._name)
            stack.push_async_callback(self._attacker.stop)
            seats = SEATS if self._name in ADMITTED else ()
            await self._host.start("host", "--name", "Ann", "--variant", "official", *seats, *STUN)
            stack.push_async_callback(self._host.kill)
            await self._guest.start("join", "--name", "Bob", *STUN)
            stack.push_async_callback(self._guest.kill)
            async with asyncio.timeout(60):
                await self._meet()
            await self._measure("playing")
            if self._name in SEEN:
                await self._cut()
                await self._resume()
        wrong = differences(replay(self._host.home), [self._host, self._guest])
        print(*(f"  {difference}" for difference in wrong[:5]), sep="\n", end="\n" if wrong else "")
        return self._is_good and not wrong

    async def _meet(self) -> None:
        invitation = await self._host.code()
        if self._name in ADMITTED:
            self._host.write(kind="reply", code=await self._pass_on("host", await self._host.code()))
        else:
            invitation = await self._pass_on("host", invitation)
        self._guest.write(kind="invitation", code=invitation)
        if self._name in STRANGERS:
            await self._pass_on("guest", reply := await self._guest.code())
            await self._order(rate=self._rate)
            await asyncio.sleep(1.0)
            self._host.write(kind="reply", code=reply)
        elif self._name in ADMITTED:
            self._host.write(kind="reply", code=await self._guest.code())
        # Otherwise its knocks are enough; they come by the wire, as a reply would not.
        await self._guest.until(5)
        if self._name in SEEN:
            await self._guest.until(50)  # Let there be some checks of consent to send again.

    async def _pass_on(self, whose: str, code: str) -> str:
        self._attacker.write(whose=whose, code=code)
        return await self._attacker.read_code("code")

    async def _order(self, **order: float) -> str:
        """Have the attacker do that; what was sent until then."""
        self._attacker.write(**order)
        async with asyncio.timeout(30):
            return str((await self._attacker.read_until("sent"))["text"])

    async def _measure(self, when: str, more: str = "", *, is_back: bool = True) -> None:
        """Flood for a while, and tell how the game went meanwhile and afterwards."""
        meter, before = Meter(self._host.pid), len(self._guest.waits)
        if not more and self._name not in STRANGERS:
            await self._order(rate=self._rate)
        await self._watch(meter, self._seconds, self._guest.ask)  # So that there are answers, whoever's turn it is.
        sent = await self._order(rate=0)
        went_on = await self._goes_on(30.0, self._host, self._guest)
        meter.look()
        waits = self._guest.waits[before:]
        p95 = statistics.quantiles(waits, n=20)[-1] if len(waits) >= LEAST_MOVES else float("inf")
        within = ADMITTED_WITHIN if self._name in ADMITTED else OUTSIDE_WITHIN
        good = p95 < within and meter.most < MAX_GROWTH and went_on and is_back
        self._is_good &= good
        print(
            f"{self._name} at {self._rate:,.0f} a second, {when}: {'' if good else 'FAILED, '}{len(waits)} moves "
            f"answered after {statistics.median(waits or [0]) * 1000:.0f} ms (median), {p95 * 1000:.0f} ms (p95), "
            f"{max(waits, default=0) * 1000:.0f} ms (longest); {meter}; "
            f"the game {'went on' if went_on else 'did NOT go on'}; {more}{sent}",
            flush=True,
        )

    async def _watch(self, meter: Meter, seconds: float, ask: Callable[[], None] = lambda: None) -> None:
        for _ in range(round(5 * seconds)):
            meter.look()
            ask()
            await asyncio.sleep(0.2)

    async def _goes_on(self, within: float, *players: Player) -> bool:
        """Whether the players' moves are answered again."""
        try:
            async with asyncio.timeout(within):
                await asyncio.gather(*(player.until(5) for player in players))
        except TimeoutError:
            return False
        return True

    async def _cut(self) -> None:
        """Let nothing but the flood through for a while."""
        meter = Meter(self._host.pid)
        await self._order(rate=self._rate, loss=1.0)
        await self._watch(meter, CUT_SECONDS)
        self._is_good &= meter.most < MAX_GROWTH
        await self._order(rate=self._rate, loss=0.0)
        await self._measure_once_back("cut", f"of {CUT_SECONDS:.0f} s of silence")

    async def _resume(self) -> None:
        """Start the host's program again."""
        await self._host.kill()
        await self._host.start("resume", *STUN)
        await self._order(rate=self._rate)
        await self._measure_once_back("resumed", "of the start")

    async def _measure_once_back(self, when: str, after: str) -> None:
        since = time.monotonic()
        is_back = await self._goes_on(BACK_WITHIN, self._guest)
        told = f"back within {time.monotonic() - since:.1f} s {after}" if is_back else "NOT back"
        await self._measure(when, f"{told}; ", is_back=is_back)


async def run(options: argparse.Namespace) -> bool:
    """Run all floods; return whether all is well."""
    results = []
    for name in options.names or [*STRANGERS, *SEEN, *ADMITTED]:
        outside = [options.packets * 2 if name in STRANGERS else options.packets]
        for rate in options.rate if name in ADMITTED else outside:
            with tempfile.TemporaryDirectory() as folder:
                results.append(await Flood(name, rate, options.seconds, Path(folder)).run())
    print(f"{sum(results)} of {len(results)} floods did no harm")
    return all(results)


def main() -> None:
    """Play, flood, measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = [*STRANGERS, *SEEN, *ADMITTED]
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"{', '.join(names)}; default all")
    parser.add_argument("--seconds", type=float, default=15.0, help="of flood (default 15)")
    parser.add_argument(
        "--packets", type=float, default=1000.0, help="a second, by who saw all; a stranger's are twice as many (1000)"
    )
    parser.add_argument("--rate", type=float, nargs="+", default=[11e3, 1e6], help="an admitted guest's bytes a second")
    options = parser.parse_args()
    if unknown := set(options.names) - set(names):
        parser.error(f"no such flood: {', '.join(sorted(unknown))}")
    sys.exit(0 if asyncio.run(run(options)) else 1)


if __name__ == "__main__":
    main()
