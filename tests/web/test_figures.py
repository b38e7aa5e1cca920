"""The figures on court cards: when they come, and which cards go without."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from playwright.async_api import Page, Route

from tests.helpers import position
from tests.web.browsers import ChromiumTab, needs_chromium, warm_page
from tests.web.play import site
from tests.web.stage import Stage, resize

pytestmark = needs_chromium

COURTS = position("hand@0=Qh Jk 9d; d0@0=Kc; c0=Ac Kd; payoff@1=2s Jh")

SEEN = """
() => Object.fromEntries([...document.querySelectorAll(".felt .card.face")].map((card) => {
  const isSeen = (name) => [...card.querySelectorAll(name)].some((each) => each.checkVisibility());
  const { x, y, width, height } = card.querySelector(".first").getBoundingClientRect();
  const place = [x, y, width, height].map(Math.round);
  const named = card.querySelector(".first").textContent + (card.querySelector(".as")?.textContent ?? "");
  return [named, { figure: isSeen(".art"), letter: isSeen(".middle b"), place }];
}))
"""
"""By the rank in the corner, and what the card stands for: what is in its middle, and where its corner is."""


@contextlib.asynccontextmanager
async def table_at(size: tuple[int, int]) -> AsyncIterator[tuple[Page, Stage]]:
    """A table on a screen of that size."""
    async with site() as address, warm_page(reduced_motion="reduce") as page:
        await resize(page, *size)
        stage = Stage(ChromiumTab(page), 2)
        await stage.begin(address, pause=0)
        yield page, stage


async def test_figures_come_after_the_cards() -> None:
    """A court card shows its letter until the figures are loaded; then no corner has moved."""
    drawn = asyncio.Event()

    async def wait(route: Route) -> None:
        await drawn.wait()
        await route.continue_()

    async with site() as address, warm_page(reduced_motion="reduce") as page:
        await page.route("**/cards/court-art.css", wait)
        stage = Stage(ChromiumTab(page), 2)
        await stage.begin(address, pause=0)
        await stage.show(COURTS)
        before = await page.evaluate(SEEN)
        drawn.set()
        await page.locator(".card .art").first.wait_for()
        after = await page.evaluate(SEEN)
        await page.unroute("**/cards/court-art.css")

    for card in "QKJ★":
        assert (before[card]["figure"], before[card]["letter"]) == (False, True)
        assert (after[card]["figure"], after[card]["letter"]) == (True, False)
        assert before[card]["place"] == after[card]["place"]


async def test_a_king_that_stands_for_another_shows_which() -> None:
    """The rank it stands for is large in its middle, where no figure is."""
    async with table_at((390, 844)) as (page, stage):
        await stage.show(COURTS)
        await page.locator(".card .art").first.wait_for()

        king = (await page.evaluate(SEEN))["K2"]
        assert (king["figure"], king["letter"]) == (False, True)


async def test_small_cards_keep_their_letters() -> None:
    """Below 40 pixels a figure would be a blot."""
    async with table_at((300, 420)) as (page, stage):
        await stage.show(COURTS)
        await page.locator(".card .art").first.wait_for(state="attached")

        king = (await page.evaluate(SEEN))["K"]
        assert (king["figure"], king["letter"]) == (False, True)
