"""A whole session of Spite over WebRTC: the host at a full screen, two friends at pages, one of them late, two bots."""

import asyncio
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

if os.name == "nt":
    pytest.skip("Windows has no ptys.", allow_module_level=True)

from p2p_malice.web.site import page_files
from tests.terminal.terminal import Terminal
from tests.web.browsers import Tab, needs_chromium, tab_in, until
from tests.web.play import IS_OVER, introduce, own_site

pytestmark = [needs_chromium, pytest.mark.deep, pytest.mark.limit(1200)]

COMMAND = (sys.executable, "-m", "p2p_malice")
WIRE = ("--stun", "none", "--no-copy")
SEATS = tuple(f"--seat={kind}" for kind in ("me", "friend", "bot", "bot", "late"))
RULES = ("--rule", "rounds=5", "--rule", "window=1", "--rule", "decision=3")

HAND = """
(() => {
  const all = (selector) => [...document.querySelectorAll(`.spite ${selector}`)];
  const press = (selector) => all(selector).forEach((each) => each.dispatchEvent(new MouseEvent("click")));
  const chance = (part) => Math.random() < part;
  const act = () => {
    if (all("[data-spot=misplay]").length && chance(0.03)) return press("[data-spot=misplay]");
    if (all("[data-spot=countdown]").length && chance(0.05)) return press("[data-spot=countdown]");
    if (!all("[data-spot=play]").length) return;
    if (all(".hinted").length) {
      press(".spot.hinted[aria-pressed=false]");
      press(".says .hinted[aria-pressed=false]");
      return press(all(".moves .hinted").length ? ".moves .hinted" : "[data-spot=play]");
    }
    if (all("[data-spot^=word-buy]").length && chance(0.5)) {
      press(".hand .spot:first-child[aria-pressed=false]");
      press("[data-spot^=word-buy][aria-pressed=false]");
      return press("[data-spot=play]");
    }
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true }));
  };
  window.hand = setInterval(act, 150);
  return true;
})()
"""
"""Does what the hint says, and now and then calls, starts a countdown, or buys back with any card."""


class Screen:
    """The host at a full screen, who passes or plays the first card."""

    def __init__(self, *command: str, home: Path) -> None:
        self.terminal = Terminal(*COMMAND, *command, *WIRE, home=home)

    async def until(self, holds: Callable[[str], object], plays: bool = True) -> None:
        """Read, and play if it's the host's turn, until that holds of what is shown."""
        asked = 0
        while not holds(self.terminal.text):
            await asyncio.to_thread(self.terminal.read, 0.1)
            asked += 1
            if plays and asked % 5 == 0 and self.terminal.text.lstrip().startswith("Your turn"):
                self.terminal.type(b"p")
                self.terminal.type(b"1\r")

    def code(self) -> str:
        """The invitation that is shown."""
        found = re.search(r"MDW1-[0-9A-Z\s]+?(?= Paste)", self.terminal.text)
        assert found, self.terminal.text
        return re.sub(r"\s", "", found[0])


async def sit_down(tab: Tab, address: str, code: str, name: str) -> None:
    """Open the link of an invitation, and play."""
    await tab.open(f"{address}#{code}")
    await introduce(tab, name)
    await until(tab, "!!document.querySelector('.spite')", 60)
    await tab.run(HAND)


async def test_five_play_five_rounds_and_one_comes_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With misplays, calls, countdowns and bought hands; the host is killed and resumes; all see the same end."""
    monkeypatch.setattr("tests.web.play._files", lambda: page_files(stun=()))
    home = tmp_path / "host"
    host = Screen("host", "--game", "spite", "--name", "Ann", *SEATS, *RULES, home=home)
    async with own_site() as address, tab_in("chromium") as first, tab_in("chromium") as second:
        with host.terminal:
            await host.until(lambda text: "F5 new code" in text)
            joining = asyncio.create_task(sit_down(first, address, host.code(), "Webby"))
            await host.until(lambda text: "Round 1" in text and joining.done())
            joining.result()
            await host.until(lambda text: "wins the trick" in text)
            host.terminal.type(b"i")
            await host.until(lambda text: "F5 new code" in text, plays=False)
            joining = asyncio.create_task(sit_down(second, address, host.code(), "Lea"))
            await host.until(lambda _: joining.done())
            joining.result()
            await host.until(lambda text: "Round 2" in text)
            host.terminal.process.kill()
            host.terminal.wait()
        again = Screen("resume", home=home)
        with again.terminal:
            watching = asyncio.create_task(until(first, IS_OVER, 900))
            await again.until(lambda _: watching.done())
            watching.result()
            await until(second, IS_OVER, 30)
        said = "[...document.querySelectorAll('.log p')].map((each) => each.textContent)"
        logs = [await tab.run(said) for tab in (first, second)]

    assert logs[0][-1].replace("You", "Webby") == logs[1][-1].replace("You", "Lea")
    assert any(line.startswith("Round 5") for line in logs[1]) or len(logs[1]) >= 60
