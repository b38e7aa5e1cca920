"""How smoothly cards move: `python scripts/measure/bench_motion.py`. That they are seen to move is tested.

For each kind of move, in Chromium, on a page the size of a phone with its processor slowed four times: the time from
frame to frame, beside that of an empty page on which one square moves: what that loses, the machine takes. Then how
long each move of eight computers is seen, with a pause of 0.6 s. Exit status 0 only if all are within what is promised:
95 of 100 frames within 32 ms or as many as the empty page has, each move for 0.5 to 0.7 s, and a tap skips the wait.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from playwright.async_api import Browser

from p2p_malice.games.malice.rules import State
from scripts.measure.verdicts import Verdicts
from tests.helpers import play, position
from tests.web.browsers import ChromiumTab, chromium, until
from tests.web.play import site
from tests.web.stage import SHOWN, Stage
from tests.web.table import last_turn

PHONE = {"width": 390, "height": 844}
SLOWER = 4
SMOOTH = 32.0
PAUSE = 0.6
"""Seconds for which a move of somebody else stays on the table."""

SEEN = 0.5, 0.7
BAD_DROP = """
(() => {
  const spot = document.querySelector("[data-spot=hand0]");
  const { x, y } = spot.getBoundingClientRect();
  const send = (kind, dx, dy) => (kind === "pointerdown" ? spot : window).dispatchEvent(
    new PointerEvent(kind, { clientX: x + 20 + dx, clientY: y + 20 + dy, button: 0, bubbles: true }));
  send("pointerdown", 0, 0);
  send("pointermove", 0, -60);
  send("pointermove", 0, -y + 30);
  send("pointerup", 0, -y + 30);
  return true;
})()
"""

PACE = """
(() => {
  window.paced = [];
  const look = (time) => {
    paced.push(time);
    if (window.isPacing) requestAnimationFrame(look);
  };
  window.isPacing = true;
  return new Promise((begun) => requestAnimationFrame((time) => begun(look(time))));
})()
"""
"""Notes only when each frame begins, so that nothing else is measured with it."""

LANDED = """
(async () => {
  const moving = () => document.querySelector(".felt").getAnimations({ subtree: true });
  for (let all = moving(); all.length; all = moving()) await Promise.allSettled(all.map((each) => each.finished));
  await new Promise((done) => setTimeout(done, paced[0] + SHOWN_FOR - performance.now()));
  return true;
})()
""".replace("SHOWN_FOR", str(1000 * PAUSE))
"""Done when all cards lie still and the move has been shown for as long as it stays; asked once, since questions cost
time."""


ENDED = """
(async () => {
  while (!document.querySelector(".outcome")) await new Promise(requestAnimationFrame);
  const moving = document.querySelector(".ending").getAnimations({ subtree: true });
  await Promise.allSettled(moving.map((each) => each.finished));
  return true;
})()
"""
"""Done when the end is told, and all that tumbles over it has gone."""


def kinds() -> dict[str, tuple[Sequence[State], tuple[State, ...], str]]:
    """By each kind of move: the positions before it, those after it, and what the page does of its own accord."""
    theirs = position("turn=1; hand@0=; hand@1=9d; draw=2d 3d 4d 5d 6d 7d")
    own = position("hand@0=Ah 9h 10h")
    payoff = position("payoff@0=5s As; hand@0=9h")
    long = list(itertools.accumulate(("Ah>c0", "2h>c0", "3h>c0", "payoff>c0"), play, initial=CHAIN))
    won, lost = (play(last_turn(winner, 2), "As>c0", "2h>c0") for winner in (0, 1))
    wins = {f"a win: {what}": special(what) for what in ("", "first", "comeback", "closest", "turn", "run")}
    full = position("hand@0=Qh 9h; c0=Ah 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh")
    return {
        "play": ([own], (play(own, "Ah>c0"),), "null"),
        "discard": ([own], (play(own, "9h>d0"),), "null"),
        "draw": ([theirs], (play(theirs, "9d>d0"),), "null"),
        "flip": ([payoff], (play(payoff, "payoff>c0"),), "null"),
        "full pile": ([full], (play(full, "Qh>c0"),), "null"),
        "chain": (long[:3], (long[3],), "null"),
        "last payoff card": (long[:4], (long[4],), "null"),
        "bad drop": ([position("hand@0=2h 9h")], (), BAD_DROP),
        **{name: ([won], (play(won, "payoff>c0"),), know) for name, know in wins.items()},
        "a loss": ([lost], (play(lost, "payoff>c0"),), "null"),
    }


def special(what: str) -> str:
    """Lets the page know what makes a win special, by the word of `history.special_wins`; nothing for none."""
    told = json.dumps({"what": what, "text": what})
    return f"player.table.change({{ special: {told} }})" if what else "null"


READY = """
!!player.table.board._drawing._moments &&
document.querySelector(".board").getAnimations({ subtree: true }).every((each) => each.playState === "finished")
"""
CHAIN = position("hand@0=Ah 2h 3h; draw=10d 5d 6d 7d 8d 9d; payoff@0=9s 4s")
"""A turn that is counted, empties the hand and turns the last payoff card up."""

SQUARE = """
(() => {
  const square = document.createElement("div");
  square.style = "width: 60px; height: 85px; background: red";
  document.body.replaceChildren(square);
  const way = square.animate({ transform: ["none", "translate(200px, 300px)"] }, SHOWN_FOR);
  return way.finished.then(() => true);
})()
""".replace("SHOWN_FOR", str(1000 * PAUSE))


@contextlib.asynccontextmanager
async def phone(browser: Browser) -> AsyncIterator[ChromiumTab]:
    """A page the size of a phone."""
    page = await (await browser.new_context(viewport=PHONE)).new_page()  # type: ignore[arg-type]
    yield ChromiumTab(page)
    await page.context.close()


@contextlib.asynccontextmanager
async def slowed(tab: ChromiumTab, found: list[float]) -> AsyncIterator[None]:
    """Note the milliseconds from frame to frame of what is done within; the processor is slowed from now on."""
    devtools = await tab.page.context.new_cdp_session(tab.page)
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    await tab.run(PACE)
    yield
    found += steps_of(await tab.run("((window.isPacing = false), paced)"))


def steps_of(begun: Sequence[float]) -> list[float]:
    """From the beginning of each frame to that of the next."""
    return [later - early for early, later in itertools.pairwise(begun)]


async def paces(times: int) -> dict[str, list[float]]:
    """Milliseconds from frame to frame while a move is shown, by its kind; by "" those of an empty page."""
    found: dict[str, list[float]] = {"": []}
    async with site() as address, chromium() as browser:
        for name, (before, after, act) in kinds().items():
            found[name] = []
            for _ in range(times):
                async with phone(browser) as tab, slowed(tab, found[""]):
                    await tab.run(SQUARE)
                async with phone(browser) as tab:
                    stage = Stage(tab)
                    await stage.begin(address, pause=0)
                    for state in before:
                        await stage.show(state)
                        await until(tab, READY)
                    async with slowed(tab, found[name]):
                        await tab.run(act)
                        await stage.show(*after)
                        await tab.run(ENDED if after and after[-1].result else LANDED)
    return found


async def pauses() -> tuple[list[float], float]:
    """For how many seconds each move of eight computers is seen, and after how many the next one comes by a tap."""
    states = [position("turn=1; hand@0=9h; hand@1=Ah 2h 3h 4h 5h 6h 7h 8h 9d")]
    states += itertools.accumulate((f"{rank}h>c0" for rank in ("A", *range(2, 9))), play, initial=states[0])
    async with site() as address, chromium() as browser:
        tab = ChromiumTab(await browser.new_page())
        stage = Stage(tab)
        await stage.begin(address, pause=PAUSE)
        await tab.run(SHOWN)
        await stage.show(*states[1:])
        await until(tab, f"shown.length === {len(states) - 1}", 30)
        times = await tab.run("shown")
        await stage.show(*(play(states[-1], "9d>d0"),))
        before = await tab.run("performance.now()")
        await tab.page.mouse.click(5, 5)
        await until(tab, f"shown.length === {len(states)}")
        skipped = (await tab.run("shown"))[-1] - before
    return [(later - early) / 1000 for early, later in itertools.pairwise(times[1:])], skipped / 1000


def percentile(values: Sequence[float], share: float) -> float:
    """The value that `share` of them don't exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def main(times: int) -> int:
    """Measure and print; the exit status."""
    verdicts = Verdicts()
    say = verdicts.say
    slowed = await paces(times)
    lost = {name: sum(step > SMOOTH for step in steps) / len(steps) for name, steps in slowed.items()}
    for name, steps in slowed.items():
        p95 = percentile(steps, 0.95)
        words = f"{percentile(steps, 0.5):.1f} ms (median), {p95:.1f} ms (p95), {max(steps):.1f} ms (longest)"
        words += f" from frame to frame, {100 * lost[name]:.0f} % of {len(steps)} late"
        is_smooth = (p95 <= SMOOTH or lost[name] <= lost[""]) if name else None
        say(f"slowed {SLOWER} times: {name or 'an empty page'}: {words}", good=is_smooth)
    seen, skipped = await pauses()
    good = min(seen) >= SEEN[0] and max(seen) <= SEEN[1]
    say(f"with a pause of 0.6 s, each move is seen for {min(seen):.2f} to {max(seen):.2f} s", good=good)
    say(f"after a tap the next one comes within {skipped:.2f} s", good=skipped < 0.3)
    return int(verdicts.failures > 0)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5, help="how often each move is measured slowed (5)")
    sys.exit(asyncio.run(main(parser.parse_args().times)))
