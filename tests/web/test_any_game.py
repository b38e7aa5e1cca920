"""The tiny game at the page: a game that the page has no board for, played on the one for any game."""

import asyncio
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from p2p_malice.engine.match import begin
from p2p_malice.games.rule_books import BOOKS
from p2p_malice.web.site import page_files
from scripts.games.chaos import Station
from tests.tinygame.game import TINY
from tests.web.browsers import needs_chromium, tab_in, until
from tests.web.play import IS_OVER, introduce, own_site, site
from tests.web.visitor import TINY_WORDS, Guest

pytestmark = needs_chromium

RULES = "rounds=3 hand=8 hurry=5"

PLAYED = "document.querySelector('.any-board [data-spot=play]')"


async def test_any_game_is_played_to_its_end_at_the_page() -> None:
    """Cards are combined while the other lays, a word is said, a hint followed, the page loaded again, and it ends."""
    async with site() as address, tab_in("chromium", warm=True) as tab:
        guest = Guest(tab, TINY, begin(TINY, 2, RULES, bytes(range(32))), RULES, TINY_WORDS)
        await guest.load(address)
        free = guest.state.view(0).offers.free
        assert free
        second = next(at for at, card in enumerate(free.cards) if at and card[-1] == free.cards[0][-1])

        assert await tab.run(f"{PLAYED}.disabled")
        assert await tab.run("document.querySelector('meter').title") == "20 seconds left"
        for spot in ("card0", f"card{second}"):
            await guest.press(spot)
        await guest.bot_plays()
        assert await tab.run("document.querySelectorAll('.any-board [aria-pressed=true]').length") == 2
        for spot in ("word-double", "play"):
            await guest.press(spot)
        await guest.go_on()
        assert guest.state.state.round == 2
        log = await tab.run("player.table.state.log.lines.map(({ text }) => text).join('|')")
        assert log.startswith("The cards of the tiny game are dealt.")
        assert "You lay 2 cards." in log
        assert f"You: {free.cards[0][:-1]}" in log

        await guest.load(address)
        await tab.run("(document.dispatchEvent(new KeyboardEvent('keydown', { key: 'h' })), true)")
        await guest.go_on()
        await until(tab, "document.querySelectorAll('.any-board .hinted').length > 0")
        assert await tab.run("player.table.state.note") == "That should be enough."
        hinted = await tab.run("[...document.querySelectorAll('.any-board .hinted')].map((each) => each.dataset.spot)")
        for spot in hinted:
            await guest.press(spot)
        if "play" not in hinted and any(spot.startswith("card") for spot in hinted):
            await guest.press("play")
        await guest.go_on()

        while not guest.state.result:
            await guest.press("pass")
            await guest.go_on()
        await until(tab, "player.isOver")
        assert "tiny game" in await tab.run("player.table.state.log.lines.at(-1).text") or "draw" in await tab.run(
            "player.table.state.log.lines.at(-1).text"
        )


HAND = """
setInterval(() => {
  const at = (spot) => document.querySelector(`.any-board [data-spot="${spot}"]`);
  if (at("play")?.disabled) at("card0").click();
  at("play")?.click();
}, 50)
"""
"""Lays the first card in every round."""


class HostProgram(Station):
    """A host who always passes."""

    def choose(self, show: dict[str, Any]) -> str:
        """There is nothing else in the list."""
        return str(show["moves"][0])

    async def until_round(self, number: int) -> None:
        """Wait until so many rounds are over."""
        while sum(event["kind"] == "round" for show in self.shows for event in show["events"]) < number:
            self._progress.clear()
            await self._progress.wait()


async def test_two_people_play_any_game_by_program_and_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One hosts by the program, which is killed and goes on; the other by the page, which is reloaded."""
    monkeypatch.setitem(BOOKS, "tiny", TINY.book)
    monkeypatch.setattr("tests.web.play._files", lambda: page_files(stun=()))
    command = (sys.executable, "-m", "tests.tinygame.program")
    host = HostProgram("host", tmp_path, random.Random(1), asyncio.Event(), command)
    rules = ("--rule", "rounds=6", "--rule", "seconds=900")
    try:
        async with own_site() as address, tab_in("chromium") as tab:
            await host.start("host", "--game", "tiny", *rules, "--name", "Ann", "--stun", "none")
            await tab.open(f"{address}#{await host.code()}")
            await introduce(tab, "Webby")
            await tab.run(HAND)
            await host.until_round(2)
            await host.kill()
            await host.start("resume", "--stun", "none")
            await host.until_round(4)
            await tab.open("about:blank")
            await tab.open(address)
            await until(tab, "!!document.querySelector('.any-board')")
            await tab.run(HAND)
            await host.over.wait()
            await until(tab, IS_OVER)
            log = await tab.run("document.querySelector('.log').textContent")
    finally:
        await host.kill()

    assert host.result == {"how": "points", "winners": [1], "left": [6, 0]}
    assert "You win round 6." in log
    assert log.endswith("You won the tiny game.")
