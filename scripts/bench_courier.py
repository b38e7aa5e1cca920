"""How fast one link and a courier lead to the table: `python scripts/bench_courier.py [--page]`. Linux, root.

Host and guest are behind two routers that let nobody in from where nothing was sent, in a small internet with a STUN
server and a courier. Guests are a program, and a page in each browser; the host is a program, or with `--page` a page.
Printed are the median and the slowest, in seconds from the paste or the tap on Join to the cards, and what a full
mailbox takes.
"""

import argparse
import asyncio
import contextlib
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from p2p_malice.courier.mailbox import MAX_NOTES, Mailbox
from p2p_malice.courier.server import MAX_TEXT
from p2p_malice.web.site import write_site
from scripts.play_games import COMMAND, Side
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
    options = parser.parse_args()
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
