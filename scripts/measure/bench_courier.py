"""How fast one link and a courier lead to the table: `python scripts/measure/bench_courier.py [--page]`. Linux, root.

Host and guest are behind two routers that let nobody in from where nothing was sent, in a small internet with a STUN
server and a courier. Guests are a program, and a page in each browser; the host is a program, or with `--page` a page.
Printed are the median and the slowest, in seconds from the paste or the tap on Join to the cards, and what a full
mailbox takes. With `--attacked`, it is printed instead how a courier with 2,000 readers bears answers that nobody reads
and bodies that never come: its memory, how long it takes an honest note, and how much it had to write into its log.
"""

import argparse
import asyncio
import contextlib
import resource
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.courier.mailbox import MAX_NOTES, Mailbox
from p2p_malice.courier.server import MAX_TEXT
from p2p_malice.web.site import write_site
from scripts.games.play_games import COMMAND, Side
from tests.link.netlab import NetLab, two_homes, why_not
from tests.web.browsers import tab_in, until
from tests.web.pagehost import link_in, open_lobby
from tests.web.play import AT_TABLE
from tests.web.test_pyodide_program import PYODIDE

COURIER = "http://203.0.113.1:8090"
PAGE = "http://127.0.0.1:8000/"
"""On the guest's own machine: browsers seal nothing on a page that came over a network without TLS."""

GUESTS = ("program", "chromium", "firefox")


class Home:
    """A machine of the lab with settings of its own."""

    def __init__(self, lab: NetLab, machine: str, folder: Path, stun: str) -> None:
        """Nothing runs yet."""
        self.entering = lab.entering(machine)
        config = folder / machine / ".config/p2p-malice"
        config.mkdir(parents=True)
        (config / "config.toml").write_text(f'courier = "{COURIER}"\nstun = ["{stun}"]\n')
        self.environment = {"HOME": str(folder / machine), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}

    async def start(self, *arguments: str) -> Side:
        """Start the game with these arguments."""
        return await Side.start(*self.entering, *COMMAND, *arguments, "--json", env=self.environment)


async def measure(guest: str, tries: int, *, is_page: bool) -> list[float]:
    """The seconds that each try took, of such a guest, at the table of a program or a page."""
    with tempfile.TemporaryDirectory() as folder:
        async with NetLab() as lab:
            two_homes(lab, "port", "port")
            stun = await lab.stun_server("pub", "203.0.113.1")
            await lab.start("pub", *COMMAND, "courier", "--host", "203.0.113.1", "--port", "8090")
            homes = [Home(lab, machine, Path(folder), stun) for machine in ("host", "guest")]
            write_site(Path(folder, "site"), (stun,), PYODIDE if is_page else None, courier=COURIER)
            serving = ("-m", "http.server", "8000", "--bind", "127.0.0.1", "--directory", f"{folder}/site")
            for machine in ("host", "guest"):
                await lab.start(machine, sys.executable, *serving, stderr=asyncio.subprocess.DEVNULL)
            hosts = by_page_host if is_page else by_program_host
            took = []
            for _ in range(tries):
                async with hosts(homes[0]) as code:
                    took.append(await (join(homes[1], code) if guest == "program" else tap(guest, homes[1], code)))
            return took


@contextlib.asynccontextmanager
async def by_program_host(host: Home) -> AsyncIterator[str]:
    """A program that hosts until the block ends; its invitation's code, with the mark."""
    hosting = await host.start("host", "--name", "Ann")
    try:
        yield (await hosting.read_until("invitation"))["code"]
    finally:
        with contextlib.suppress(ProcessLookupError):
            await hosting.stop()


@contextlib.asynccontextmanager
async def by_page_host(host: Home) -> AsyncIterator[str]:
    """The same of a page."""
    async with tab_in("chromium", *host.entering) as tab:
        yield link_in(await open_lobby(tab, PAGE)).partition("#")[2].partition("~")[0]


async def join(guest: Home, code: str) -> float:
    """A guest's program is given the invitation."""
    joining = await guest.start("join", "--name", "Bob")
    try:
        joining.write(kind="nothing")
        await joining.read_until("error")
        start = time.monotonic()
        joining.write(kind="invitation", code=code)
        await joining.read_until("show")
        return time.monotonic() - start
    finally:
        with contextlib.suppress(ProcessLookupError):
            await joining.stop()


async def tap(browser: str, guest: Home, code: str) -> float:
    """A guest taps the link."""
    async with tab_in(browser, *guest.entering) as tab:
        await tab.open(f"{PAGE}#{code}~Ann")
        await until(tab, "!!document.getElementById('name')")
        await tab.run("(Object.assign(document.getElementById('name'), { value: 'Bob' }), 1)")
        start = time.monotonic()
        await tab.run("(document.querySelector('form button[type=submit]').click(), 1)")
        await until(tab, AT_TABLE)
        return time.monotonic() - start


READERS, UNREAD, UNFINISHED, ATTACKERS = 2000, 600, 1100, 20
"""How many honest readers there are, answers that nobody reads, and bodies that never come; those are from so many
addresses.
"""


class Attacked:
    """A courier behind a proxy, who says that requests come from whatever address suits the attack."""

    def __init__(self, port: int) -> None:
        """The courier at that port of this machine."""
        self._port = port
        self._held: list[asyncio.StreamWriter] = []

    async def ask(self, line: str, source: str, rest: str = "", *, reads: bool = True) -> asyncio.StreamReader:
        """Send that request, and keep the connection."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, limit=1024)
        if not reads:
            writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(f"{line} HTTP/1.1\r\nHost: there\r\nX-Forwarded-For: {source}\r\n{rest}".encode())
        self._held.append(writer)
        return reader

    async def leave(self, number: int, topic: str) -> float:
        """Leave an honest note; the seconds until it was taken."""
        start, body = time.monotonic(), f"{number:0672}"
        lengths = f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        answer = await (await self.ask(f"POST /{topic}", _address(13, number), lengths + body)).readline()
        if b" 200 " not in answer:
            raise RuntimeError(f"an honest note was refused: {answer!r}")
        return time.monotonic() - start

    async def read(self, number: int) -> None:
        """Read honestly, until the topic is open."""
        reader = await self.ask(f"GET /honest-topic-{number:06}/json", _address(12, number), "\r\n")
        while b'"open"' not in await reader.readline():
            pass


def _address(group: int, number: int) -> str:
    return f"{group}.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


def _peak(pid: int) -> float:
    """The most memory that a process has had, in MB."""
    return int(Path(f"/proc/{pid}/status").read_text().partition("VmHWM:")[2].split()[0]) / 1024


async def attacked() -> None:
    """Attack a courier for a while, and print how it bears that."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    port, piped = 18090, asyncio.subprocess.PIPE
    command = (*COMMAND, "courier", "--port", str(port), "--behind-proxy")
    process = await asyncio.create_subprocess_exec(*command, stdout=piped, stderr=piped)
    assert process.stdout
    await process.stdout.readline()
    courier, topics = Attacked(port), [f"full-topic-{number:06}" for number in range(8)]
    for number in range(256 * len(topics)):
        await courier.leave(number, topics[number % len(topics)])
    for number in range(READERS):
        await courier.read(number)
    took: list[float] = []

    async def leave_now_and_then() -> None:
        while True:
            took.append(await courier.leave(len(took), f"honest-topic-{len(took):06}"))
            await asyncio.sleep(0.1)

    leaving = asyncio.create_task(leave_now_and_then())
    for number in range(UNREAD):
        query = "poll=1" if number % 2 else "since=all"
        await courier.ask(
            f"GET /{','.join(topics)}/json?{query}", _address(14, number % ATTACKERS), "\r\n", reads=False
        )
    await asyncio.sleep(20)
    for number in range(UNFINISHED):
        await courier.ask(
            "POST /some-topic-or-other", _address(15, number % ATTACKERS), "Content-Length: 9\r\n\r\nhalf"
        )
    await asyncio.sleep(20)
    await cancel_and_wait(leaving)
    peak = _peak(process.pid)
    process.terminate()
    _, log = await process.communicate()
    levels = Counter(line.split()[0] for line in log.decode().splitlines())
    print(f"attacked: {peak:.0f} MB at most; an honest note takes {statistics.median(took) * 1000:.1f} ms, ", end="")
    print(f"{max(took):.2f} s at most of {len(took)}; status {process.returncode}, log {dict(levels)}")


def fill(source: Callable[[int], str], topic: Callable[[int], str]) -> str:
    """What twice as many notes take as a mailbox keeps."""
    mailbox, start, count = Mailbox(), time.perf_counter(), 2 * MAX_NOTES
    for number in range(count):
        mailbox.leave(f"{number:012}", topic(number), f"{number:0{MAX_TEXT}}", source(number), 0.0)
    microseconds = (time.perf_counter() - start) / count * 1e6
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return f"{len(mailbox)} notes of {MAX_TEXT} B, {pages * 4096 / 1e6:.0f} MB, {microseconds:.0f} µs each"


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tries", type=int, default=20)
    parser.add_argument("--page", action="store_true", help="a page hosts")
    parser.add_argument("--guests", nargs="*", choices=GUESTS, default=GUESTS)
    parser.add_argument("--attacked", action="store_true", help="attack a courier")
    options = parser.parse_args()
    if options.attacked:
        asyncio.run(attacked())
        return
    print("one source:", fill(lambda _: "flood", lambda number: f"topic {number}"))
    print("as many sources:", fill(str, lambda number: f"topic {number}"))
    print("one topic:", fill(str, lambda _: "topic"))
    if reason := why_not():
        sys.exit(f"No namespaces: {reason}.")
    for guest in options.guests:
        took = asyncio.run(measure(guest, options.tries, is_page=options.page))
        print(f"{guest}: median {statistics.median(took):.2f} s, slowest {max(took):.2f} s of {len(took)}", flush=True)


if __name__ == "__main__":
    main()
