"""A host that means harm cannot freeze the page: it stays usable whatever is said to it."""

import re
from pathlib import Path

import pytest

from tests.web.browsers import ALIKE, Tab, tab_in
from tests.web.play import site
from tests.web.stage import Stage

pytestmark = pytest.mark.parametrize("browser", ALIKE)

FRAMES = re.sub(r"^export ", "", (Path(__file__).parent / "frames.mjs").read_text(encoding="utf-8"), flags=re.MULTILINE)

PLAY = f"""
(() => {{
  {FRAMES}
  window.faults = [];
  addEventListener("error", (event) => faults.push(event.message));
  addEventListener("unhandledrejection", (event) => faults.push(String(event.reason)));
  window.oddFrames = oddFrames;
  window.good = () => JSON.parse(oddFrames(1, 1)[0]);
  window.press = (key) => document.dispatchEvent(new KeyboardEvent("keydown", {{ key, bubbles: true }}));
}})()
"""


async def at_a_table(tab: Tab, address: str) -> None:
    """Open the page with a table whose host the test plays."""
    await Stage(tab).begin(address, pause=0)
    await tab.run(PLAY)


async def test_no_frame_freezes_the_page(browser: str) -> None:
    """Odd names in every field: what cannot be shown is dropped, no script fails, and the next position is shown.

    Events and piles that are called as what every object has are among them.
    """
    async with site() as address, tab_in(browser, warm=True) as tab:
        await at_a_table(tab, address)

        faults = await tab.run("""
          (async () => {
            const events = (target) => [{ kind: "complete", target, count: 12 }, { kind: target, seat: 0 }];
            const named = ["constructor", "__proto__", "c0"].map((target, index) =>
              JSON.stringify({ ...good(), number: 500 + index, events: events(target), turn: [0] }));
            for (const frame of [...oddFrames(400, 11), ...named]) {
              try {
                player.hear(frame);
                for (const key of ["h", "1", "Escape", "ArrowUp"]) press(key);
              } catch (error) {
                faults.push(`${error} ${frame}`);
              }
              await null;
            }
            player.hear(JSON.stringify({ ...good(), number: 9999, turn: [0], result: null }));
            await new Promise((done) => setTimeout(done));
            return faults;
          })()
        """)

        assert faults == []
        assert await tab.run("document.querySelector('.title').textContent") == "Your turn"


async def test_the_largest_frame_is_shown_within_seconds(browser: str) -> None:
    """64 KiB hold thousands of cards and moves: the time grows with their number, not with its third power."""
    async with site() as address, tab_in(browser, warm=True) as tab:
        await at_a_table(tab, address)

        seconds = await tab.run("""
          (() => {
            const begun = performance.now();
            const [cards, moves] = [Array(1999).fill("7h"), Array(1999).fill("7h>c0")];
            const piles = [{ name: "hand", seat: 0, cards }, { name: "c0" }];
            const frame = JSON.stringify({ ...good(), piles, moves, turn: [0] });
            if (frame.length > 65536) throw new Error("too long to arrive");
            player.hear(frame);
            return (performance.now() - begun) / 1000;
          })()
        """)

        assert seconds < 10


async def test_a_host_that_never_stops_talking_fills_neither_memory_nor_screen(browser: str) -> None:
    """What happened is kept for a while only; a closed table says nothing more; answers need questions."""
    async with site() as address, tab_in(browser, warm=True) as tab:
        await at_a_table(tab, address)

        kept, goodbyes = await tab.run("""
          (async () => {
            let goodbyes = 0;
            player.onbye = () => goodbyes++;
            const say = (times, body) => Array.from({ length: times }, () => player.hear(JSON.stringify(body)));
            say(3000, { kind: "said", seat: 0, text: "x" });
            say(9, { kind: "bye" });
            const answer = { codes: [["title"]], facts: {}, move: "" };
            say(9, { kind: "answered", what: "sheet", about: "", number: 1, answer });
            await import("./rules/answers.js");
            await new Promise(requestAnimationFrame);
            return [player.table.state.log.lines.length, goodbyes];
          })()
        """)

        assert kept <= 500
        assert goodbyes == 1
        assert await tab.run("document.querySelectorAll('dialog').length") == 0
