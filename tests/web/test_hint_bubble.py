"""First steps at the page: the lesson, then a first game that is won by doing what they say."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from attrs import evolve
from playwright.async_api import Page

from p2p_malice.commands.learn import learn
from p2p_malice.engine.cards import SEED_BYTES
from p2p_malice.games.malice.game import MALICE
from p2p_malice.web.server import ServedSession, serving
from p2p_malice.web.ui import PageInterface
from tests.helpers import WORDS
from tests.interfaces import HERE
from tests.lessons import LEARNED, WRONG, begins
from tests.web.browsers import ChromiumTab, chromium, needs_chromium, until
from tests.web.play import IS_OVER
from tests.web.stage import AT_REST
from tests.web.test_local import PHONE, by_key, by_touch, make, press_button, spots_of

pytestmark = needs_chromium

SMALL = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1200, "height": 760}}

SCROLLS = "((notes) => notes.scrollHeight > notes.clientHeight)(document.querySelector('.notes'))"
UNSEEN = "[...document.querySelectorAll('.card')].some((card) => card.getBoundingClientRect().width < 35.9)"
COACH = "document.querySelector('.coach:not(.unseen)')"
ADVISED = f"({COACH}?.textContent || document.querySelector('.status').textContent)"
"""On a phone it's said below the table if the bubble would hide cards."""
COVERED = """
(spots) => {
  const { left, top, right, bottom } = document.querySelector(".coach").getBoundingClientRect();
  const board = document.querySelector("main.table").getBoundingClientRect();
  const isInside = left >= board.left && top >= board.top && right <= board.right && bottom <= board.bottom;
  const hides = (spot) => {
    const card = document.querySelector(`[data-spot="${spot}"]`).getBoundingClientRect();
    return card.left < right && left < card.right && card.top < bottom && top < card.bottom;
  };
  return isInside ? spots.filter(hides) : ["off the table"];
}
"""
"""Which of the spots lie below the bubble."""
HINTED = "[...document.querySelectorAll('.hinted')].map((each) => each.dataset.spot)"
SOURCES = "[...document.querySelectorAll('.hinted.source')].map((each) => each.dataset.spot)"
NUMBER = "(document.querySelector('.coach')?.textContent + document.querySelector('.log').textContent)"
"""What is advised, and how the game came to that: the same advice may come twice."""

Pick = Callable[[Page, str], Awaitable[None]]


@contextlib.asynccontextmanager
async def learning(monkeypatch: pytest.MonkeyPatch, **context: Any) -> AsyncIterator[Page]:
    """A page at the beginning of the lesson, whose first game is short and always the same."""
    session = ServedSession(WORDS)
    async with serving(session) as address, PageInterface(session, WORDS) as face, chromium() as browser:
        page = await (await browser.new_context(reduced_motion="reduce", **context)).new_page()
        async with asyncio.TaskGroup() as group:
            short = evolve(MALICE, practice="mdw payoff=2")
            learner = group.create_task(learn(face, HERE, "Kay", short, bytes(SEED_BYTES)))
            await page.goto(address)
            yield page
            learner.cancel()


async def take_the_lesson(page: Page, pick: Pick) -> list[int]:
    """Do what each step wants, after something else at first; how high the board was at each."""
    heights: list[int] = []
    tab, notes, praise = ChromiumTab(page), page.locator(".notes"), ""
    for number, (step, move) in enumerate(LEARNED):
        await notes.get_by_text(begins(step.text)).wait_for()
        assert not await tab.run(SCROLLS), step.name
        # A card that turns over is narrow for a moment.
        await until(tab, f"{AT_REST} && !{UNSEEN}")
        if number == 0:
            await make(page, WRONG, pick)
            await page.locator(".status").get_by_text(WORDS("error-lesson-build-missed")).wait_for()
        elif praise and step.name != "discarded":  # Before that, the opponent has played.
            assert await notes.get_by_text(WORDS(praise)).is_visible()
        praise = step.praise
        source, target = await spots_of(page, move)
        await until(tab, "document.querySelector('.hinted') && document.querySelector('.spot.source')")
        heights.append(await tab.run("document.querySelector('.board').clientHeight"))
        await pick(page, source)
        if await page.locator(".picked").count():
            await pick(page, target)
    await page.get_by_role("dialog", name=WORDS("ask-learned")).get_by_text(WORDS(praise)).wait_for()
    return heights


async def play_by_the_advice(page: Page, pick: Pick) -> set[str]:
    """Do what is advised until the game is over; all that was said."""
    tab = ChromiumTab(page)
    said: set[str] = set()
    while True:
        await until(tab, f"{IS_OVER} || ({ADVISED} && document.querySelectorAll('.hinted').length === 2)")
        if await tab.run(IS_OVER):
            return said
        spots, sources = await tab.run(HINTED), await tab.run(SOURCES)
        if await tab.run(f"!!{COACH}?.textContent"):
            assert await page.evaluate(COVERED, spots) == []
        said.add(await tab.run(ADVISED))
        plays = any(spot.startswith("c") for spot in spots)
        source = next(spot for spot in sources if spot.startswith(("hand", "payoff")) or plays)
        before = await tab.run(f"{HINTED}.join() + {NUMBER}")
        await pick(page, source)
        if await page.locator(".picked").count():
            target = next(spot for spot in spots if spot != source)
            await page.locator(".coach").get_by_text(WORDS("coach-there")).wait_for()
            assert await page.evaluate(COVERED, spots) == []
            await pick(page, target)
        await until(tab, f"{IS_OVER} || {HINTED}.join() + {NUMBER} !== {json.dumps(before)}")


@pytest.mark.parametrize(
    ("context", "pick", "first"),
    [(PHONE, by_touch, "Tap the 3♣, then pile 1."), (DESKTOP, by_key, "Click the 3♣, then pile 1.")],
    ids=["touch", "keys"],
)
async def test_lesson_and_first_game_are_walked_to_the_end(
    context: dict[str, Any], pick: Pick, first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By touch and by keys; what each step is about is marked, and the table stays as large as it is.

    The words stand below the cards and need no scrolling.
    """
    async with learning(monkeypatch, **context) as page:
        await page.locator(".notes").get_by_text(first).wait_for()
        await press_button(page, "Hint")
        await page.locator(".hinted[data-spot='c0']").wait_for()
        assert len(set(await take_the_lesson(page, pick))) == 1
        await page.get_by_role("dialog").get_by_role("button", name="Play a short game").click()
        await until(ChromiumTab(page), f"!({IS_OVER})")
        assert await page.locator(".notes").count() == 0
        said = await play_by_the_advice(page, pick)

        assert any(text.startswith("Nothing useful fits now. Discard the ") for text in said)
        assert "won" in (await page.locator(".status").text_content() or "")


async def test_the_lesson_can_be_read_on_the_smallest_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each step in full, and the table never jumps."""
    async with learning(monkeypatch, **SMALL) as page:
        assert len(set(await take_the_lesson(page, by_touch))) == 1


async def test_whoever_skips_the_lesson_may_play_with_hints_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first game used to be offered only after the lesson."""
    async with learning(monkeypatch, **PHONE) as page:
        await page.get_by_role("button", name=WORDS("table-leave")).tap()
        await page.get_by_role("dialog", name=WORDS("ask-learned-skipped")).wait_for()
        await page.get_by_role("button", name="Play a short game").tap()

        await page.locator(".hinted").first.wait_for()
        await until(ChromiumTab(page), f"{COACH}?.textContent")
        assert await page.locator(".coach").get_attribute("role") == "status"


async def test_what_a_lesson_marks_is_marked_again_when_a_card_is_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """It went with the first card that was picked."""
    async with learning(monkeypatch) as page:
        await page.locator(".hinted").first.wait_for()
        marked = await page.evaluate(HINTED)
        await page.keyboard.press("1")
        await page.locator(".picked").wait_for()
        await page.keyboard.press("Escape")

        await page.locator(".hinted").first.wait_for()
        assert await page.evaluate(HINTED) == marked
