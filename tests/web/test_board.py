"""The board on small screens and in every theme: names in full, the last move seen, keys that look like keys."""

import contextlib
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Page

from p2p_malice.games.malice.rules import deal
from tests.helpers import play, position, random_game
from tests.web.browsers import ChromiumTab, needs_chromium, warm_page
from tests.web.looks import SIZES
from tests.web.play import site
from tests.web.stage import BESIDE, Stage, resize

pytestmark = needs_chromium


@contextlib.asynccontextmanager
async def stage_at(size: tuple[int, int], seats: int) -> AsyncIterator[tuple[Page, Stage]]:
    """A table for so many on a screen of that size."""
    async with site() as address, warm_page(reduced_motion="reduce") as page:
        await resize(page, *size)
        staged = Stage(ChromiumTab(page), seats)
        await staged.begin(address, pause=0)
        yield page, staged


async def test_the_last_move_is_marked_in_high_contrast() -> None:
    """The mark around it is of another colour than every card and the table. It used to be white on white."""
    async with stage_at((390, 844), 2) as (page, stage):
        await page.evaluate("document.documentElement.dataset.theme = 'contrast'")
        before = position("hand@0=Ah 9h; hand@1=4c")
        await stage.show(before, play(before, "Ah>c0"))

        ring = page.locator(".marked[data-spot='c0'] .ring")
        assert "rgb(255, 0, 255)" in await ring.evaluate("(ring) => getComputedStyle(ring).boxShadow")


async def test_keys_do_not_look_like_ranks() -> None:
    """A key on a card is a key cap, for whoever uses keys: much smaller than its rank, in another type, and its
    lower edge stands out.
    """
    async with stage_at((1280, 800), 2) as (page, stage):
        await stage.show(position("hand@0=Ah 9h; hand@1=4c"))
        assert await page.locator("[data-spot='hand0'] kbd").is_hidden()
        await page.keyboard.press("ArrowUp")
        assert await page.locator("[data-spot='hand0'] kbd").is_visible()

        look = "(each) => { const it = getComputedStyle(each); return [parseFloat(it.fontSize), it.fontFamily]; }"
        key = await page.locator("[data-spot='hand0'] kbd").evaluate(look)
        rank = await page.locator(".felt .card .first").first.evaluate(look)
        edges = "(each) => [getComputedStyle(each).borderTopWidth, getComputedStyle(each).borderBottomWidth]"
        assert key[0] < rank[0] / 2
        assert key[1] != rank[1]
        assert await page.locator("[data-spot='hand0'] kbd").evaluate(edges) == ["1px", "3px"]


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)], ids=str)
async def test_the_table_stays_in_place_when_the_hand_is_empty(size: tuple[int, int]) -> None:
    """Between the last card of a hand and the next draw every pile stays where it is, with its cards."""
    async with stage_at(size, 2) as (_, stage):
        await stage.show(position("hand@0=Ah; payoff@0=2s 9s"))
        places = "[...document.querySelectorAll('.row')].map((each) => each.getBoundingClientRect().y)"
        before = await stage.run(places)

        await stage.show(position("turn=1; hand@0=; hand@1=9d; c0=Ah"))

        assert await stage.run(places) == before
        assert await stage.run(BESIDE) == 0


async def test_a_payoff_pile_says_on_itself_how_many_are_left() -> None:
    """Each player's does, and a pile that is played out says nothing."""
    async with stage_at((390, 844), 2) as (page, stage):
        before = position("hand@0=9d; payoff@0=2s Ah; payoff@1=2s 5c 9s; draw=4h")
        said = """() => ["payoff", "payoff@1"].map((spot) => {
          const badge = getComputedStyle(document.querySelector(`[data-spot="${spot}"] .tray`), "::after");
          return badge.display === "none" ? "" : badge.content;
        })"""
        counts = []
        for state in (before, play(before, "payoff>c0"), play(before, "payoff>c0", "payoff>c0")):
            await stage.show(state)
            counts.append(await page.evaluate(said))

    assert counts == [['"2"', '"3"'], ['"1"', '"3"'], ["", '"3"']]


async def test_ties_for_the_highest_card_do_not_hide_who_starts() -> None:
    """The line below a table that has just been dealt says who starts, even where that's the player here."""
    async with stage_at(SIZES[0], 2) as (_, stage):
        tied = deal(2, "mdw payoff=5", bytes([18]) * 32)
        assert [event.kind for event in tied.events] == ["equal", "equal", "start"]

        await stage.show(tied)
        assert await stage.run("player.table.state.told") == "You start."


WATCH = """
(() => {
  window.places = {};
  const note = () => {
    for (const each of document.querySelectorAll("footer .buttons:last-child > button")) {
      const { x, y, width, height } = each.getBoundingClientRect();
      (places[each.dataset.command] ??= new Set()).add([x, y, width, height].map(Math.round).join());
    }
  };
  new MutationObserver(note).observe(document.querySelector("footer"), { childList: true, subtree: true });
  note();
})()
"""
PLACES = "Object.fromEntries(Object.entries(places).map(([name, found]) => [name, [...found]]))"


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_no_button_moves_under_the_finger(size: tuple[int, int]) -> None:
    """In a game with picks, refusals, chat and somebody who goes away, every button stays where it is."""
    async with stage_at(size, 2) as (_, stage):
        states = list(random_game(3, ("mdw payoff=3", 2)))[:-1]
        await stage.show(states[0])
        await stage.run(WATCH)
        for number, state in enumerate(states[:40:4]):
            await stage.show(state)
            await stage.run("['hand0', 'c1', 'payoff', 'd2'].forEach((spot) => player.table.board.pick(spot, true))")
            await stage.seat(*([1] if number % 5 == 2 else []))
            await stage.run("(player.table.tell('Asha: ' + 'a rather long sentence '.repeat(3)), 1)")

        places = await stage.run(PLACES)
        assert {"table-hint", "table-say", "table-more"} <= places.keys()
        assert {name: found for name, found in places.items() if len(found) > 1} == {}
