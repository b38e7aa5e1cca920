"""How quick the page is: `python scripts/measure/bench_page.py`. Its size is tested in tests/web/test_site.py.

Time from the address to the first thing that can be used, time from a key or tap at the table to the frame that shows
what it did; the first of these for a site as it is published, at 150 ms and 1.6 Mbit/s, slowed four times, and how much
is loaded first; time to the reply code, length of the codes. Of the page that plays by itself: time to the first words
and the first card, and when it is opened again, memory in a game, time from a move to the computer's; at 20 Mbit/s, and
slowed four times at 10 Mbit/s. Exit status 0 only when all are within what is promised: 300 ms, 50 ms, 1.6 s, 45 kB,
2 s, 160 characters; 300 ms, 1 s until home can be tapped (0.5 s when it is opened again), 6 s, 1 s, 200 MB, 150 ms;
slowed the same, but 15 s and 3 s, and nothing of first words and home.
"""

import argparse
import asyncio
import contextlib
import os
import re
import signal
import statistics
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from attrs import evolve, frozen

from p2p_malice.protocol.connection_codes import decode, encode
from p2p_malice.protocol.peer_description import Candidate, CandidateType, Description
from scripts.measure.barepage import bare_page, slow_line
from scripts.measure.verdicts import Verdicts, spread
from tests.helpers import position
from tests.link.netlab import why_not
from tests.links import INVITATION
from tests.web.browsers import BEFORE, CHROMIUM, FIREFOX, ChromiumTab, Tab, chromium, tab_in, until
from tests.web.play import ESBUILD, site, static_host
from tests.web.stage import AT_REST, Stage
from tests.web.test_esbuild import joined_files
from tests.web.test_late import play_late
from tests.web.test_pyodide_program import KEPT, NODE, PYODIDE, compressed, compressed_files, static_site
from tests.web.weight import compressed as loaded_bytes
from tests.web.weight import loaded_first

READY, PAINT, CODE, LENGTH = 0.3, 0.05, 2.0, 160
SPEEDS = ((1, 20, 6.0, 1.0), (4, 10, 15.0, 3.0))
"""Of the page that plays by itself: how many times slowed, Mbit/s, seconds to the first card, and when opened again."""
MEMORY, ANSWER = 200e6, 0.15
HOME, HOME_AGAIN = 1.0, 0.5
"""Seconds until somebody can tap what they want to play, there for the first time and again."""
RUNS = 0.002
"""Seconds for which what is slowed runs at a time."""
LOADS = 15
SLOWED = 4
SLOW_LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 1.6e6 / 8}
READY_SLOWLY, FIRST_LOAD = 1.6, 45_000
"""Seconds, and bytes after gzip."""

ROUTER = Candidate(CandidateType.SERVER_REFLEXIVE, "203.0.113.7", 61234)

CODE_TIME = """
(async () => {
  const [{ read }, { Link }] = await Promise.all([import("./codes/connection-code.js"), import("./webrtc/link.js")]);
  const begun = performance.now();
  const link = new Link(read("INVITATION").description, undefined, []);
  const code = await link.call();
  link.close();
  return [performance.now() - begun, code];
})()
"""


async def time_to_ready(address: str, *, is_slow: bool = False) -> list[float]:
    """Seconds from the request for the guest's page until its form is there, by the page's own clock."""
    times = []
    async with chromium() as browser:
        for _ in range(LOADS):
            page = await (await browser.new_context()).new_page()
            if is_slow:
                tools = await page.context.new_cdp_session(page)
                await tools.send("Network.emulateNetworkConditions", SLOW_LINE)
                await tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
            tab: Tab = ChromiumTab(page)
            await tab.open(address)
            await until(tab, "performance.getEntriesByName('ready').length")
            times.append(await tab.run("performance.getEntriesByName('ready')[0].startTime / 1000"))
            await page.context.close()
    return times


ANSWERS = """
(() => {
  window.painted = [];
  const { port1, port2 } = new MessageChannel();
  const asked = [];
  port1.onmessage = () => painted.push(performance.now() - asked.shift());
  // What is posted while a frame is made arrives when it has been painted.
  const note = (event) => {
    asked.push(event.timeStamp);
    requestAnimationFrame(() => port2.postMessage(0));
  };
  for (const kind of ["keydown", "pointerup"]) addEventListener(kind, note, true);
  return true;
})()
"""


async def time_to_paint() -> list[float]:
    """Seconds from a key or tap that picks a card up or puts it down to the frame that shows it."""
    async with site() as address, chromium() as browser:
        tab = ChromiumTab(await browser.new_page())
        stage = Stage(tab)
        await stage.begin(address, pause=0)
        await stage.show(position("hand@0=2h 9h 10h"))
        await until(tab, AT_REST)
        await tab.run(ANSWERS)
        for times in range(1, 2 * LOADS, 2):
            await tab.page.keyboard.press("1")
            await until(tab, f"painted.length === {times}")
            await tab.page.locator("[data-spot=hand0]").click(position={"x": 10, "y": 20})
            await until(tab, f"painted.length === {times + 1}")
        return [milliseconds / 1000 for milliseconds in await tab.run("painted")]


async def time_to_code(browser: str) -> tuple[float, str]:
    """Seconds from the decoded invitation to the reply code, and that code; no STUN server is asked."""
    async with site() as address, tab_in(browser) as tab:
        await tab.open(address)
        await until(tab, "!!document.getElementById('code')")
        took, code = await tab.run(CODE_TIME.replace("INVITATION", INVITATION))
    return took / 1000, code


FIRST_CARD = """
new Promise((done) => {
  let home = 0;
  const look = () => {
    const play = document.getElementById("start-play");
    if (play) home ||= performance.now();
    play?.click();
    if (document.querySelector(".row.hand .spot.source")) done([home / 1000, performance.now() / 1000]);
    else requestAnimationFrame(look);
  };
  look();
})
"""


HOLD = "window.Worker = class extends Worker { constructor(...all) { super(...all); window.worker = this; } }"
TURNS = """
new Promise((done) => {
  const turns = [];
  let mine = Infinity;
  let asked = 0;
  let shown = 0;
  const act = ({ data }) => {
    const show = JSON.parse(typeof data === "string" ? (JSON.parse(data).frame ?? "{}") : "{}");
    if (show.kind !== "show") return;
    if (show.number === mine + 1) shown = performance.now();
    if (show.number === mine + 2) turns.push([performance.now() - shown, performance.now() - asked]);
    if (show.result || turns.length === TIMES) return done(turns);
    if (!show.moves.length) return;
    const discard = show.moves.find((each) => each.includes(">d"));
    [mine, asked] = [discard ? show.number : Infinity, performance.now()];
    const frame = JSON.stringify({ kind: "move", number: show.number, move: discard ?? show.moves[0] });
    worker.postMessage(JSON.stringify({ kind: "play", at: 0, frame }));
  };
  worker.addEventListener("message", act);
  act({ data: lastFrames.findLast((each) => each.includes('\\\\"moves\\\\":[\\\\"')) });
})
"""
"""Discards, turn after turn; milliseconds from the frame with the discard to that with the computer's first move, and
from the click. No pause is in them: that's the page's.
"""


@frozen
class Visit:
    """The page that plays by itself, opened once; times in seconds."""

    words: float
    home: float
    """Until it can be tapped what is to be played."""
    card: float
    memory: int
    """Bytes, in a game."""
    answer: float
    """From my move to the computer's, as they are shown."""
    whole: float
    """The same from the click."""


async def play_alone(megabits: int, slowed: int = 1) -> list[Visit]:
    """Visits of the page that plays by itself, the first by a new browser."""
    async with static_site() as near, slow_line(near, megabits) as address, bare_page(BEFORE + HOLD) as page:
        # From here on, the page has the process that it'll keep.
        await page.open(address.replace("play.html", "icons/icon.svg"))
        process = await page.process()
        visits = []
        for _ in range(4):
            with _slowed(process, slowed):
                await page.open(address)
                home, card = await page.run(FIRST_CARD)
                words = await page.run("performance.getEntriesByName('first-contentful-paint')[0].startTime")
                turns = await page.run(TURNS.replace("TIMES", str(LOADS)))
                answer, whole = (statistics.median(each) / 1000 for each in zip(*turns, strict=True))
                visits.append(Visit(words / 1000, home, card, _memory(process), answer, whole))
            await page.run(KEPT)
        return visits


@contextlib.contextmanager
def _slowed(process: int, times: int) -> Iterator[None]:
    """Let a process run for a part of the time only. Chromium slows a page when asked, but none of its workers."""
    is_over = threading.Event()

    def hold() -> None:
        while not is_over.is_set():
            begun = time.monotonic()
            time.sleep(RUNS)
            os.kill(process, signal.SIGSTOP)
            time.sleep((times - 1) * (time.monotonic() - begun))
            os.kill(process, signal.SIGCONT)

    holding = threading.Thread(target=hold)
    if times > 1:
        holding.start()
    try:
        yield
    finally:
        is_over.set()
        if times > 1:
            holding.join()


def _memory(process: int) -> int:
    """The bytes that only this process has, as browsers count them: without its pages of files."""
    status = Path(f"/proc/{process}/status").read_text()
    return 1024 * sum(map(int, re.findall(r"^(?:RssAnon|VmSwap):\s+(\d+) kB", status, re.MULTILINE)))


async def main() -> int:
    """Measure and print; the exit status."""
    verdicts = Verdicts()
    say = verdicts.say
    async with site() as address:
        times = await time_to_ready(address)
    say(f"ready after {spread(times)}", good=statistics.median(times) < READY)
    if NODE and ESBUILD.exists():
        published = joined_files()
        async with static_host(compressed(published), {"Content-Encoding": "gzip"}) as address:
            times = await time_to_ready(address, is_slow=True)
        is_quick = statistics.median(times) < READY_SLOWLY
        say(f"joined, on a slow line: ready after {spread(times)}", good=is_quick)
        size = loaded_bytes(published[name] for name in loaded_first(published, "guest"))
        say(f"joined: {size / 1000:.1f} kB are loaded first", good=size < FIRST_LOAD)
    paints = await time_to_paint()
    say(f"key or tap seen after {spread(paints)}", good=statistics.median(paints) < PAINT)
    for browser, executable in (("chromium", CHROMIUM), ("firefox", FIREFOX)):
        if executable is None:
            say(f"{browser} is not installed")
            continue
        took, code = await time_to_code(browser)
        say(f"{browser}: code ready after {took:.2f} s, without a STUN server", good=took < CODE)
        typical = encode(_at_home(code))
        say(f"{browser}: a reply from behind a home router has {len(typical)} characters", good=len(typical) <= LENGTH)
        if why_not() is None:
            _, length = await play_late(browser, 0.0)
            say(f"{browser}: the reply in the lab, behind a router, has {length} characters", good=length <= LENGTH)
    if NODE and PYODIDE.exists():
        for slowed, megabits, most, most_again in SPEEDS:
            first, *others = visits = await play_alone(megabits, slowed)
            again = statistics.median(each.card for each in others)
            words, answer, whole, memory = (
                max(getattr(each, what) for each in visits) for what in ("words", "answer", "whole", "memory")
            )
            how = "plays by itself" if slowed == 1 else f"slowed {slowed} times"
            is_soon = words < READY if slowed == 1 else None
            say(f"{how}: first words after {words * 1000:.0f} ms (longest)", good=is_soon)
            at_home = statistics.median(each.home for each in others)
            is_at_hand = first.home < HOME and at_home < HOME_AGAIN if slowed == 1 else None
            say(f"{how}: at home after {first.home:.2f} s, {at_home:.2f} s when opened again", good=is_at_hand)
            say(f"{how}: first card after {first.card:.2f} s at {megabits} Mbit/s", good=first.card < most)
            say(f"{how}: first card after {again:.2f} s when opened again", good=again < most_again)
            answered = f"{answer * 1000:.0f} ms, {whole * 1000:.0f} ms from the click"
            say(f"{how}: the computer answers after {answered}", good=answer < ANSWER)
            say(f"{how}: {memory / 1e6:.0f} MB of memory in a game", good=memory < MEMORY)
        size = sum(len(file.content) for file in compressed_files().values())
        say(f"all of it has {size / 1e6:.2f} MB after gzip")
    say(f"a typical invitation has {len(INVITATION)} characters", good=len(INVITATION) <= LENGTH)
    return int(verdicts.failures > 0)


def _at_home(code: str) -> Description:
    """How that browser describes itself when its own address is hidden and a STUN server answers."""
    hidden = Candidate(CandidateType.HOST, "01234567-89ab-cdef-0123-456789abcdef.local", 51234)
    return evolve(decode(code).description, candidates=(hidden, ROUTER))


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    sys.exit(asyncio.run(main()))
