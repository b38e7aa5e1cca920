"""The board on small screens and in every theme: names in full, the last move seen, keys that look like keys."""

import contextlib
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Page

from p2p_malice.games.malice.rules import deal
from p2p_malice.protocol.messages import Seated, Sitter
from tests.helpers import play, position
from tests.web.browsers import ChromiumTab, needs_chromium, warm_page
from tests.web.play import site
from tests.web.stage import BESIDE, Stage, resize
from tests.web.test_access import OFF_SCREEN, OVERLAPPING, SIZES

pytestmark = needs_chromium

FOUR = (
    "c0=Ah; hand@0=2d 9d; d0@0=10c Qc; payoff@1=9c 5s; hand@1=6c; payoff@2=9h 5h; hand@2=6h; payoff@3=2c 5c; hand@3=6s;"
    "d0@1=Ks 4c; draw=6d 4c"
)
NAMES = (("Kay", "Christopher", "Konstantin", "Annabelle"), ("Kay", "Maximiliane-Charlotte B.", "Anna Lena", "Jo"))
CUT = """
[...document.querySelectorAll(".who .name")].filter((each) =>
  each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1 || each.clientWidth < 20
).map((each) => `${each.textContent} ${each.clientWidth}x${each.clientHeight}`)
"""


@contextlib.asynccontextmanager
async def stage_at(size: tuple[int, int], seats: int) -> AsyncIterator[tuple[Page, Stage]]:
    """A table for so many on a screen of that size."""
    async with site() as address, warm_page(reduced_motion="reduce") as page:
        await resize(page, *size)
        staged = Stage(ChromiumTab(page), seats)
        await staged.begin(address, pause=0)
        yield page, staged


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_names_are_not_cut(size: tuple[int, int]) -> None:
    """With four at the table, every name is there in full, also of somebody who is away."""
    async with stage_at(size, 4) as (_, stage):
        for names in NAMES:
            players = tuple(Sitter(name, present=seat != 1) for seat, name in enumerate(names))
            await stage.show(position(FOUR, "official"))
            await stage.hear(Seated(0, "malice", "official", players, "0" * 32))

            assert await stage.run(CUT) == []


@pytest.mark.parametrize("seats", [3, 6, 9])
@pytest.mark.parametrize("piles", [5, 8])
async def test_piles_of_a_house_rule_are_not_cut_off(piles: int, seats: int) -> None:
    """However many discard piles there are, those of everybody are in the window, none on another."""
    async with stage_at(SIZES[0], seats) as (page, stage):
        await stage.show(deal(seats, f"official discard_piles={piles}", bytes(32)))
        for size in (*SIZES, (768, 1024), (1920, 1080)):
            await resize(page, *size)
            assert await page.evaluate(OFF_SCREEN) == [], size
            assert await page.evaluate(OVERLAPPING) == [], size


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
