"""Whole games under bad conditions: `python scripts/games/chaos.py --games 20 --kills 3 --loss 20`; see `--help`.

Host and guest are real processes that make random lawful moves by JSON lines. While they play, their packets are lost,
delayed, doubled and reordered, the cable is pulled, and the processes are killed and started again by `resume`. In the
end, every position that either side was ever shown is compared with an undisturbed replay of the host's log. The exit
status is 0 only if every game was finished and nothing was lost, doubled or different.
"""

import argparse
import asyncio
import json
import os
import random
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.engine.game import State
from p2p_malice.engine.match import begin
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.game import MALICE
from p2p_malice.protocol.message_codec import decode_from_table, encode
from p2p_malice.protocol.messages import Show
from p2p_malice.store.game_log import read_game
from scripts.games.play_games import COMMAND, Side
from tests.link.badwire import BadWire, Weather
from tests.link.netlab import KINDS, NetLab, make_room, move_house, two_homes, why_not

LOSSES = (0.0, 0.01, 0.05, 0.2, 0.4)
DELAYS = (0.0, 0.01, 0.05, 0.2, 0.8)


def grid() -> Iterator[Weather]:
    """Every kind of weather of `--grid`: each loss with each delay, calm and then rough."""
    for loss in LOSSES:
        for delay in DELAYS:
            yield Weather(loss=loss, delay=delay)
            yield Weather(loss=loss, delay=delay, jitter=delay / 4, doubled=0.05, held=0.1)


class Station:
    """One side of a game: a process that is started, killed and started again, in a home of its own."""

    def __init__(
        self, name: str, home: Path, rng: random.Random, progress: asyncio.Event, command: tuple[str, ...] = COMMAND
    ) -> None:
        """Nothing runs yet. `home` is for its files; `progress` is set with every position shown."""
        self._progress = progress
        self._command = command
        self.name = name
        self.home = home
        self.shows: list[dict[str, Any]] = []
        self.result: dict[str, Any] | None = None
        self.waits: list[float] = []
        self.codes: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.errors: list[str] = []
        self.news: list[str] = []
        self._rng = rng
        self._side: Side | None = None
        self._reading: asyncio.Task[None] | None = None
        self._moved: tuple[int, float] | None = None
        self.over = asyncio.Event()

    async def start(self, *arguments: str) -> None:
        """Start the process with these arguments."""
        environment = {**os.environ, "HOME": str(self.home)}
        for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
            environment.pop(variable, None)
        self._side = await Side.start(*self._command, *arguments, "--json", env=environment)
        self._reading = asyncio.create_task(self._read(self._side))

    async def kill(self) -> None:
        """End the process as a power cut would."""
        assert self._side
        assert self._reading
        self._side.kill()
        await self._reading
        await self._side.stop()

    @property
    def is_running(self) -> bool:
        """Whether a process was started and not killed."""
        return self._reading is not None and not self._reading.done()

    @property
    def pid(self) -> int:
        """The process."""
        assert self._side
        return self._side.pid

    def write(self, **body: object) -> None:
        """Say something to the process."""
        assert self._side
        self._side.write(**body)

    async def end(self) -> int:
        """Wait for the process to end by itself; its exit status."""
        assert self._side
        assert self._reading
        await self._reading
        return await self._side.end()

    async def code(self) -> str:
        """The next code that it offers."""
        return str((await self.codes.get())["code"])

    async def until_news(self, state: str) -> None:
        """Wait until the last news is that one."""
        while self.news[-1:] != [state]:
            self._progress.clear()
            await self._progress.wait()

    async def _read(self, side: Side) -> None:
        while (body := await side.read()) is not None:
            self.hear(side, body)

    def hear(self, side: Side, body: dict[str, Any]) -> None:
        """Take in what the process says."""
        match body["kind"]:
            case "invitation" | "reply":
                self.codes.put_nowait(body)
            case "show":
                self._see(side, body)
            case "news":
                self.news.append(body["state"])
                self._progress.set()
            case "error" | "refused":
                self.errors.append(f"{body['code']}: {body.get('text') or body.get('particulars')}")

    def _see(self, side: Side, show: dict[str, Any]) -> None:
        self.shows.append(show)
        self._progress.set()
        if self._moved and show["number"] > self._moved[0]:
            self.waits.append(time.monotonic() - self._moved[1])
            self._moved = None
        if show["result"]:
            self.result = show["result"]
            self.over.set()
        if show["moves"]:
            self.move(side, show)

    def move(self, side: Side, show: dict[str, Any]) -> None:
        """Make a move."""
        self._moved = self._moved or (show["number"], time.monotonic())
        side.write(kind="move", number=show["number"], move=self.choose(show))

    def choose(self, show: dict[str, Any]) -> str:
        """Mostly a sensible move, so that the game ends; sometimes any."""
        message = decode_from_table(json.dumps(show))
        if self._rng.random() < 0.2 or not isinstance(message, Show):
            return str(self._rng.choice(show["moves"]))
        return greedy.choose(message.view)


def replay(home: Path) -> list[State]:
    """All positions of the one game whose log lies in `home`, undisturbed."""
    (path,) = home.glob(".local/share/p2p-malice/*/*.game")
    game = read_game(path)
    states: list[State] = [begin(MALICE, len(game.deal.tokens), game.deal.rules, bytes.fromhex(game.deal.seed))]
    for seat, move in game.moves:
        assert seat is not None, "Spite & Malice has no clocks"
        states.append(states[-1].after(seat, move))
    return states


def differences(states: list[State], stations: list[Station]) -> list[str]:
    """Positions that somebody was shown but the replay doesn't have."""
    found = []
    for seat, station in enumerate(stations):
        for show in station.shows:
            number = show["number"]
            if number > len(states):
                found.append(f"{station.name} was shown position {number}, the log has {len(states)}")
                continue
            expected = json.loads(encode(Show(number, states[number - 1].view(seat))))
            wrong = [key for key in expected if key != "events" and expected[key] != show[key]]
            found += [f"{station.name}, position {number}: {key}" for key in wrong]
    return found


class Chaos:
    """One game and what happens to it."""

    def __init__(self, number: int, options: argparse.Namespace, folder: Path, weather: Weather | None = None) -> None:
        """Nothing has started. With `--namespaces`, both sides are behind routers; otherwise the `weather` counts."""
        self._lab = NetLab() if options.namespaces else None
        self._wire_options: dict[str, tuple[str, ...]] = dict.fromkeys(("host", "guest"), ("--stun", options.stun))
        self._wire = None if weather is None else BadWire(weather, f"{options.seed}-{number}")
        self._rng = random.Random(f"{options.seed}-{number}")
        self._options = options
        self._progress = asyncio.Event()
        self.stations = [
            Station(
                name,
                folder / name,
                random.Random(self._rng.random()),
                self._progress,
                (*(self._lab.entering(name) if self._lab else ()), *COMMAND),
            )
            for name in ("host", "guest")
        ]
        self.deeds: list[str] = []

    async def play(self) -> list[str]:
        """Play it; return what went wrong."""
        async with AsyncExitStack() as stack:
            if self._wire:
                await stack.enter_async_context(self._wire)
            if self._lab:
                await stack.enter_async_context(self._lab)
                two_homes(self._lab, *self._options.homes)
                self._wire_options["host"] = self._wire_options["guest"] = (
                    "--stun",
                    await self._lab.stun_server("pub", "203.0.113.1"),
                )
                if self._options.courier:
                    await self._start_courier(self._lab)
                if self._options.relay:
                    self._wire_options["guest"] += ("--turn", await self._lab.turn_server("pub", "203.0.113.2"))
            return await self._play()

    async def _start_courier(self, lab: NetLab) -> None:
        await lab.start("pub", *COMMAND, "courier", "--host", "203.0.113.1", "--port", "8090")
        for station in self.stations:
            config = station.home / ".config/p2p-malice"
            config.mkdir(parents=True)
            (config / "config.toml").write_text('courier = "http://203.0.113.1:8090"\n')

    async def _play(self) -> list[str]:
        host, guest = self.stations
        rules = [f"--rule={rule}" for rule in self._options.rule or ["payoff=11"]]
        await host.start("host", "--name", "Ann", *rules, *self._wire_options["host"])
        await guest.start("join", "--name", "Bob", *self._wire_options["guest"])
        disturbing: asyncio.Task[None] | None = None
        try:
            async with asyncio.timeout(self._options.limit):
                guest.write(kind="invitation", code=await self._code(host))
                if not self._options.courier:
                    host.write(kind="reply", code=await self._code(guest))
                disturbing = asyncio.create_task(self._disturb())
                await asyncio.gather(host.over.wait(), guest.over.wait())
                await cancel_and_wait(disturbing)
                await asyncio.gather(host.end(), guest.end())
        except TimeoutError:
            told = [f"{station.name}: {station.news[-3:]} {station.errors[-3:]}" for station in self.stations]
            return [f"not over after {self._options.limit} s", *told]
        finally:
            if disturbing:
                await cancel_and_wait(disturbing)
            for station in self.stations:
                await station.kill()
        states = replay(host.home)
        wrong = differences(states, self.stations)
        if host.result != guest.result:
            wrong.append(f"results differ: {host.result}, {guest.result}")
        return wrong

    async def _code(self, station: Station) -> str:
        code = await station.code()
        return self._wire.code(station.name, code) if self._wire else code

    async def _disturb(self) -> None:
        """Kill and cut at random moments."""
        deeds: list[Callable[[], Any]] = [self._kill] * self._options.kills + [self._cut] * self._options.cuts
        self._rng.shuffle(deeds)
        for deed in deeds:
            await self._some_moves_later()
            await deed()

    async def _some_moves_later(self) -> None:
        seen = sum(len(station.shows) for station in self.stations)
        wanted = seen + self._rng.randrange(4, 40)
        while sum(len(station.shows) for station in self.stations) < wanted:
            self._progress.clear()
            await self._progress.wait()

    async def _kill(self) -> None:
        station = self._rng.choice(self.stations)
        await station.kill()
        if station.result:
            return
        pause = self._rng.choice([0.0, 0.3, 1.0])
        self.deeds.append(f"killed the {station.name}, restarted after {pause} s")
        await asyncio.sleep(pause)
        await station.start("resume", *self._wire_options[station.name])

    async def _cut(self) -> None:
        """Pull the cable of one side for a while."""
        assert self._lab
        number = self._rng.randrange(2)
        name = self.stations[number].name
        self.deeds.append(f"pulled the cable of the {name} for {self._options.cut_seconds} s")
        self._lab.ip(name, "link", "set", "eth0", "down")
        await asyncio.sleep(self._options.cut_seconds)
        if self._options.new_addresses:
            # While the cable is out: otherwise the old way may work again for a moment.
            self.deeds.append("changed both public addresses")
            for station in self.stations:
                move_house(self._lab, station.name)
        self._lab.ip(name, "link", "set", "eth0", "up")
        self._lab.ip(name, "route", "add", "default", "via", f"192.168.{number + 1}.1")
        if self._options.new_addresses and not self._options.courier:
            await self._exchange_codes()

    async def _exchange_codes(self) -> None:
        """Both homes have new public addresses, so that no old way leads back: exchange one code each way."""
        host, guest = self.stations
        self.deeds.append("exchanged one code each way")
        for station in self.stations:
            await station.until_news("away")
        host.write(kind="invite")
        guest.write(kind="invitation", code=await self._code(host))
        host.write(kind="reply", code=await self._code(guest))


async def run(options: argparse.Namespace) -> int:
    """Play all games; return how many went wrong."""
    waits: list[float] = []
    weathers = list(options.weathers)
    free = asyncio.Semaphore(options.jobs)

    async def play(number: int) -> bool:
        async with free:
            weather = weathers[number % len(weathers)] if weathers else None
            folder = Path(tempfile.mkdtemp(prefix="chaos-"))
            chaos = Chaos(number, options, folder, weather)
            start = time.monotonic()
            wrong = await chaos.play()
            waits.extend(wait for station in chaos.stations for wait in station.waits)
            told = f"{len(chaos.deeds)} disturbances, {time.monotonic() - start:.1f} s"
            if weather:
                told += f", {words(weather)}"
            deeds = chaos.deeds if options.verbose else []
            print(f"game {number}: {chaos.stations[0].result}, {told}", *wrong[:5], *deeds, sep="\n  ", flush=True)
            shutil.rmtree(folder, ignore_errors=True)
            return not wrong

    good = sum(await asyncio.gather(*(play(number) for number in range(options.games))))
    if len(waits) > 1:
        p95 = statistics.quantiles(waits, n=20)[-1]
        print(
            f"a move was confirmed after {statistics.median(waits):.3f} s (median), "
            f"{p95:.3f} s (p95), {max(waits):.1f} s (longest)"
        )
    print(f"{good} of {options.games} games ended without anything lost, doubled or different")
    return int(options.games - good)


def words(weather: Weather) -> str:
    """The weather in words."""
    return (
        f"{weather.loss:.0%} lost, {weather.delay * 1000:.0f} ms ± {weather.jitter * 1000:.0f}, "
        f"{weather.doubled:.0%} doubled, {weather.held:.0%} held back"
    )


def main() -> None:
    """Play and count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--rule", action="append", metavar="NAME=VALUE", help="a house rule (default payoff=11)")
    parser.add_argument("--kills", type=int, default=0, help="processes killed (SIGKILL) and resumed, a game")
    parser.add_argument("--namespaces", action="store_true", help="each side at home behind a strict router of its own")
    parser.add_argument(
        "--homes", nargs=2, choices=KINDS, default=("port", "port"), metavar="KIND", help="kinds of these routers"
    )
    parser.add_argument("--relay", action="store_true", help="the guest has a relay")
    parser.add_argument("--cuts", type=int, default=0, help="cables pulled, a game; needs --namespaces")
    parser.add_argument("--cut-seconds", type=float, default=8.0, metavar="SECONDS", help="for how long (default 8)")
    parser.add_argument(
        "--new-addresses",
        action="store_true",
        help="change both public addresses in every cut, so that new codes or a courier are needed",
    )
    parser.add_argument("--courier", action="store_true", help="a courier carries all codes; needs --namespaces")
    parser.add_argument("--loss", type=float, default=0.0, metavar="PERCENT", help="packets lost, each way")
    parser.add_argument("--delay", type=float, default=0.0, metavar="MS", help="that every packet takes, each way")
    parser.add_argument("--jitter", type=float, default=0.0, metavar="MS", help="by which that varies")
    parser.add_argument("--double", type=float, default=0.0, metavar="PERCENT", help="packets that come twice")
    parser.add_argument("--reorder", type=float, default=0.0, metavar="PERCENT", help="packets that are overtaken")
    parser.add_argument("--grid", action="store_true", help="every loss of 0 to 40 %% with every delay of 0 to 800 ms")
    parser.add_argument("--jobs", type=int, default=1, help="games at a time (default 1)")
    parser.add_argument("--stun", default="none", help="STUN server for both (default: none)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=300.0, metavar="SECONDS", help="longest game (default 300)")
    parser.add_argument("--verbose", action="store_true", help="tell each disturbance")
    options = parser.parse_args()
    chosen = Weather(
        options.loss / 100, options.delay / 1000, options.jitter / 1000, options.double / 100, options.reorder / 100
    )
    options.weathers = list(grid()) if options.grid else [chosen] if chosen != Weather() else []
    if options.weathers and options.namespaces:
        parser.error("the weather is for programs without --namespaces")
    if (options.cuts or options.courier) and not options.namespaces:
        parser.error("--cuts and --courier need --namespaces")
    if options.namespaces and (reason := why_not()):
        sys.exit(f"No namespaces: {reason}.")
    if options.namespaces:
        make_room(options.jobs)
    sys.exit(1 if asyncio.run(run(options)) else 0)


if __name__ == "__main__":
    main()
