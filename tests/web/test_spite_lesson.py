"""Spite's lesson at the page: what it asks for is marked until it is done, and its words need no scrolling."""

import asyncio
from typing import Any

import pytest

from p2p_malice.commands.learn import learn
from p2p_malice.games.spite.game import SPITE
from p2p_malice.games.spite.lesson import LEARNER, LESSON
from p2p_malice.web.server import ServedSession, serving
from p2p_malice.web.ui import PageInterface
from tests.helpers import WORDS
from tests.interfaces import HERE
from tests.lessons import begins
from tests.web.browsers import ChromiumTab, chromium, needs_chromium, until
from tests.web.test_hint_bubble import DESKTOP, HINTED, SCROLLS
from tests.web.test_local import PHONE

pytestmark = needs_chromium

SAID = WORDS.of("spite")
CAPS = "Math.max(...[...document.querySelectorAll('.spot kbd')].map((each) => each.offsetHeight))"
OUT_OF_ROOM = "((board) => board.scrollHeight - board.clientHeight)(document.querySelector('.board'))"


def spots_of(move: str) -> list[str]:
    """Where a move is marked at the page: its cards and what is said with them, or its button."""
    cards, *said = move.split("!")
    alone = move in ("pass", "misplay")
    return [move] if alone else [*(f"{card}0" for card in cards.split("+")), *(f"word-{word}" for word in said)]


@pytest.mark.parametrize("context", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_the_lesson_is_walked_to_its_end(context: dict[str, Any]) -> None:
    """By choosing what is marked; what was marked stays so while it is picked, and something else gets a nudge."""
    session = ServedSession(WORDS)
    async with serving(session) as address, PageInterface(session, WORDS) as face, chromium() as browser:
        page = await (await browser.new_context(reduced_motion="reduce", **context)).new_page()
        tab = ChromiumTab(page)
        async with asyncio.TaskGroup() as group:
            learner = group.create_task(learn(face, HERE, "Kay", SPITE))
            await page.goto(address)
            for step in LESSON:
                if step.seat != LEARNER:
                    continue
                spots = spots_of(step.wanted)
                await page.locator(".notes").get_by_text(begins(step.text, SAID)).wait_for()
                await until(tab, f"{HINTED}.length === {len(spots)}")
                assert await tab.run(HINTED) == spots, step.part
                assert not await tab.run(SCROLLS), step.part
                assert await tab.run(OUT_OF_ROOM) == 0, step.part
                if step.part == "beat":
                    await page.locator("[data-spot='pass']").click()
                    await page.locator(".status").get_by_text(SAID("error-lesson-beat-missed")).wait_for()
                    # The key of a card was once as tall as the card, and hid its rank.
                    await page.keyboard.press("Escape")
                    assert await tab.run(CAPS) < 24
                for spot in spots:
                    await page.locator(f"[data-spot='{spot}']").click(position={"x": 8, "y": 8})
                    assert spots == [step.wanted] or await tab.run(HINTED) == spots, step.part
                if spots != [step.wanted]:
                    await page.locator("[data-spot='play']").click()
            await page.get_by_role("dialog").get_by_text(SAID("lesson-out-done")).wait_for()
            learner.cancel()
