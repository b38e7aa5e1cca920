"""The page behind a router, its reply handed over late: `python scripts/latepage.py --seconds 900`.

Host and browser are each at home behind a strict router of their own. The host is the program, or with `--hosts` the
page in a browser. The exit status is 0 only if every browser came to the table and, at a program's, finished its game.
Needs Linux, root, and the Debian packages chromium, firefox-esr and those of the labs.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from p2p_malice.protocol.connection_codes import decode
from p2p_malice.web.site import write_single, write_site
from scripts.chaos import Station
from tests.link.netlab import NetLab, two_homes, why_not
from tests.web.browsers import tab_in, until
from tests.web.pagehost import open_lobby, reply_to, take_reply
from tests.web.play import AT_TABLE, introduce, play_to_the_end
from tests.web.test_guest import REPLY
from tests.web.test_pyodide_program import PYODIDE

KINDS = ("port", "port")
PORT = "8137"


async def play_late(browser: str, late: float, kinds: tuple[str, str] = KINDS) -> tuple[float, int]:
    """Hand the reply over `late` seconds after it was made, then play; seconds to the table, characters of the reply.

    `kinds` are the routers of host and guest, as `netlab` calls them.
    """
    with tempfile.TemporaryDirectory() as folder:
        async with NetLab() as lab:
            two_homes(lab, *kinds)
            server = await lab.stun_server("pub", "203.0.113.1")
            write_single(Path(folder) / "malice.html", stun=(server,))
            host = Station("host", Path(folder) / "host", random.Random(1), asyncio.Event(), lab.entering("host"))
            try:
                async with tab_in(browser, *lab.entering("guest")) as tab:
                    await host.start("host", "--name", "Ann", "--rule", "payoff=2", "--stun", server)
                    code = await host.code()
                    await tab.open(f"file://{folder}/malice.html#{code}")
                    await introduce(tab, "Webby")
                    reply = await until(tab, REPLY)
                    await asyncio.sleep(late)
                    handed_over = time.monotonic()
                    host.write(kind="reply", code=reply)
                    await until(tab, AT_TABLE)
                    opened = time.monotonic() - handed_over
                    await play_to_the_end(tab)
                    await host.over.wait()
            finally:
                await host.kill()
    return opened, _length(reply)


async def play_late_between_pages(hosts: str, joins: str, late: float) -> tuple[float, int]:
    """The same with a table in a page of the browser `hosts`, until the first card."""
    with tempfile.TemporaryDirectory() as folder:
        async with NetLab() as lab:
            two_homes(lab, *KINDS)
            server = await lab.stun_server("pub", "203.0.113.1")
            write_site(Path(folder), (server,), PYODIDE)
            for machine in ("host", "guest"):
                command = (sys.executable, "-u", "-m", "http.server", PORT, "--bind", "127.0.0.1", "-d", folder)
                serving = await lab.start(machine, *command, stderr=asyncio.subprocess.DEVNULL)
                assert serving.stdout
                await serving.stdout.readline()
            async with (
                tab_in(hosts, *lab.entering("host")) as host,
                tab_in(joins, *lab.entering("guest")) as guest,
            ):
                reply = await reply_to(guest, await open_lobby(host, f"http://127.0.0.1:{PORT}/"))
                await asyncio.sleep(late)
                handed_over = time.monotonic()
                await take_reply(host, reply)
                for tab in (host, guest):
                    await until(tab, AT_TABLE, 90)
                return time.monotonic() - handed_over, _length(reply)


def _length(reply: str) -> int:
    """The characters of the code in a reply, which has an address to call."""
    assert decode(reply).description.candidates
    return len("MDW1-" + reply.rpartition("MDW1-")[2].strip())


async def main() -> int:
    """Try all browsers at the same time."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=900.0, help="from the reply to the paste")
    parser.add_argument("--browsers", nargs="+", default=["chromium", "firefox"])
    parser.add_argument("--hosts", help="a browser whose page hosts, in place of the program")
    options = parser.parse_args()
    if reason := why_not():
        sys.exit(f"This lab cannot run here: {reason}.")
    games = [
        play_late_between_pages(options.hosts, browser, options.seconds)
        if options.hosts
        else play_late(browser, options.seconds)
        for browser in options.browsers
    ]
    failed = 0
    for browser, result in zip(options.browsers, await asyncio.gather(*games, return_exceptions=True), strict=True):
        if isinstance(result, BaseException):
            failed += 1
            print(f"{browser}: {type(result).__name__}: {result}")
        else:
            opened, length = result
            print(f"{browser}: at the table {opened:.2f} s after the reply of {length} characters, which came late")
    print(f"{len(games) - failed} of {len(games)} browsers played, {options.seconds:.0f} s late")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
