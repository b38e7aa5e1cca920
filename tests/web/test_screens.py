"""A look at each screen on the way to a table, in several languages: all can be seen, read and used."""

import asyncio
import datetime
import gzip
import json
import re
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from playwright.async_api import Page, Route

from p2p_malice import program_name
from p2p_malice.history.json_lines import text_of
from p2p_malice.history.seen_game import text_of_seen
from p2p_malice.words.catalogue import ENGLISH, LANGUAGES, PSEUDO, Words, load
from tests.helpers import reply_to
from tests.history.test_history import game_seen
from tests.lessons import LEARNED, WRONG, begins
from tests.links import INVITATION
from tests.web.browsers import chromium, needs_chromium, warm_page
from tests.web.looks import SIZES, ZOOMED, Looks, speaking
from tests.web.pagehost import whole_site
from tests.web.play import site, unreachable
from tests.web.test_local import by_touch, make, press_button, program

pytestmark = needs_chromium

ALL_SIZES = (*SIZES, ZOOMED)
STILL: dict[str, Any] = {"reduced_motion": "reduce", "bypass_csp": True}
BAD = ("MDW1-78JB", "hello", "MDW9-0123456789", reply_to(INVITATION))


async def come_back(page: Page) -> None:
    """Look at a guest's page again, after the reply was copied there and pasted elsewhere."""
    await page.locator(".sharing .said:not(:empty)").wait_for()
    await page.evaluate("dispatchEvent(new Event('focus'))")
    await page.locator(".steps").wait_for(state="hidden")


async def way_of_a_guest(page: Page, address: str, *bad: str) -> AsyncIterator[str]:
    """A reply at the wrong place, a link's landing, the start, what is wrong with `bad` codes, the way to a reply."""
    for code, shown, where in (
        (reply_to(INVITATION), ".sharing", "a reply at the wrong place"),
        (INVITATION, "#name", "landing"),
        ("", "#code", "start"),
    ):
        await page.goto("about:blank")
        await page.goto(f"{address}#{code}" if code else address)
        await page.locator(shown).wait_for()
        yield where
    for code in bad:
        await page.fill("#code", code)
        await page.locator(".problem.bad").wait_for()
        yield f"start with {code[:9]}"
    await page.fill("#name", "Webby")
    await page.fill("#code", unreachable(INVITATION))
    await page.clock.install()
    await page.click("form button[type=submit]")
    await page.locator(".sharing").wait_for(state="attached")
    yield "connecting"
    await page.clock.run_for(4000)
    await page.click(".sharing summary")
    yield "reply"
    await page.locator(".sharing button").last.click()
    await page.locator("dialog img").wait_for()
    yield "QR code"
    await page.keyboard.press("Escape")
    await page.locator(".sharing button").first.click()
    await come_back(page)
    yield "after the reply was sent"


@pytest.mark.parametrize("language", [ENGLISH, PSEUDO])
async def test_everybody_can_be_a_guest(language: str) -> None:
    """All that a guest sees on the way to the table, and a second tab."""
    async with site() as address, chromium() as browser:
        context = await browser.new_context(**STILL)
        await context.add_init_script(speaking(language))
        page = await context.new_page()
        looks = Looks(page, language, ALL_SIZES)
        async for where in way_of_a_guest(page, address, *BAD[: 1 if language == ENGLISH else None]):
            await looks.look(where)
            await looks.look_in_all_themes(where)
        if language == ENGLISH:
            other = evolve(looks, page=await context.new_page())
            await other.page.goto(f"{address}#{INVITATION}")
            await press_button(other.page, "Join")
            await other.page.get_by_text("in another tab").wait_for()
            await other.look("a second tab")
    assert looks.faults == [], "\n".join(looks.faults)


def keep_games(folder: Path) -> None:
    """Some finished games, one of which can be shown again, and a daily deal."""
    game, seen = game_seen()
    others = (evolve(game, id=f"T-{at}", ended="2026-11-20T20:15", names=("Asha", f"Théo {at}")) for at in range(9))
    games = [*others, game]
    (folder / "old-games").mkdir(parents=True)
    (folder / "history.jsonl").write_text(text_of(games), encoding="utf-8")
    (folder / "daily.json").write_text(json.dumps({datetime.date.today().isoformat(): 3}))
    (folder / f"old-games/{game.id}.seen.gz").write_bytes(gzip.compress(text_of_seen(seen).encode()))


async def choose(page: Page, word: str) -> None:
    """Choose what the menu calls so; it may not be in sight before More is pressed."""
    await page.locator("#start-more").wait_for()
    if not await page.locator(f"#start-{word}").is_visible():
        await page.locator("#start-more").click()
    await page.locator(f"#start-{word}").click()


async def opened(page: Page, key: str) -> None:
    """Open a dialog by its key."""
    await page.keyboard.press(key)
    await page.locator("dialog").wait_for()


async def closed(page: Page) -> None:
    """Close the dialog."""
    await page.keyboard.press("Escape")
    await page.locator("dialog").wait_for(state="detached")


async def way_through_the_program(page: Page, words: Words) -> AsyncIterator[str]:
    """Menu, what was played, a replay, settings, rules, set-up, invitation, joining, the table with its dialogs."""
    await page.locator("#start-more").wait_for()
    yield "menu"
    await page.locator("#start-more").click()
    yield "menu with what is behind More"
    await choose(page, "you")
    await page.locator(".profile .again").first.wait_for()
    yield "what was played and won"
    await page.locator(".profile .again").first.click()
    await page.locator("#timeline").wait_for()
    yield "replay"
    await opened(page, "l")
    await page.locator("dialog .turns [aria-current]:focus").wait_for()
    yield "turns of a replay"
    await page.keyboard.press("End")
    await page.keyboard.press("Enter")
    await page.get_by_role("heading", name=words("table-over")).wait_for()
    yield "end of a replay"
    await page.get_by_role("button", name=words("table-leave"), exact=True).first.click()
    await page.locator(".profile .buttons button").last.click()
    await choose(page, "settings")
    await page.locator("form").wait_for()
    yield "settings"
    await page.locator("form button").last.click()
    await choose(page, "rules")
    await page.locator("dialog .choices").wait_for()
    yield "choice of a game"
    await page.locator("dialog .choices button").first.click()
    await page.locator("dialog .choices button").nth(7).wait_for()
    yield "choice of rules"
    await page.locator("dialog .choices button").nth(7).click()
    await page.locator(".sheet-text").wait_for()
    yield "rules"
    await closed(page)
    await choose(page, "doctor")
    await page.locator("dialog summary").click()
    await page.locator(".sheet-text").wait_for()
    yield "doctor"
    await closed(page)
    await choose(page, "host-change")
    await page.locator("summary").click()
    yield "set-up"
    await page.locator("#field-seats-count-more").click()
    await page.locator(".note:not([hidden])").wait_for()
    await page.select_option("#field-seats-2", "me")
    yield "set-up for three"
    await page.locator("#field-seats-count-fewer").click()
    await page.locator("#field-variant-mdw:enabled").check()
    await page.click("button[type=submit]:enabled")
    await page.locator("#whatsapp").wait_for()
    yield "invitation"
    await page.click("#message")
    await page.click("#replies")
    await page.fill("#paste", "MDW1-78JB")
    await page.locator(".problem.bad").wait_for()
    yield "invitation with all that belongs to it"
    await page.locator(".buttons button").last.click()
    await choose(page, "join")
    await page.locator("#paste").wait_for()
    yield "joining"
    await page.locator(".buttons button").last.click()
    await choose(page, "play")
    await page.locator(".spot.source").first.wait_for()
    yield "table"
    for key in ("1", "Escape", "h"):
        await page.keyboard.press(key)
        yield f"table, {key}"
    await opened(page, "?")
    yield "dialog of ?"
    await closed(page)
    await opened(page, "m")
    yield "dialog of m"
    await page.locator("dialog .buttons button").last.click()
    leaving = page.get_by_role("dialog", name=words("table-leave-title"))
    await leaving.wait_for()
    yield "leaving"
    await leaving.locator("button").nth(1).click()


async def way_through_the_lesson(page: Page, words: Words) -> AsyncIterator[str]:
    """Each step, what is said when something else is done, and the question at the end."""
    await choose(page, "learn")
    await page.locator("dialog .choices button").first.click()
    for number, (step, move) in enumerate(LEARNED, 1):
        await page.locator(".notes").get_by_text(begins(step.text, words)).wait_for()
        yield f"step {number}"
        if number == 1:
            await make(page, WRONG, by_touch, words)
            await page.locator(".status").get_by_text(words("error-lesson-build-missed")).wait_for()
            yield "another move than was wanted"
        await make(page, move, by_touch, words)
    await page.locator("dialog .choices").wait_for()
    yield "the end of the lesson"


@pytest.mark.parametrize(
    ("language", "sizes"),
    [
        pytest.param(ENGLISH, ALL_SIZES, id=ENGLISH),
        pytest.param(PSEUDO, SIZES, id=PSEUDO),
        pytest.param("ar", SIZES[:1], id="ar-narrow"),
        *(pytest.param(code, SIZES, id=code, marks=pytest.mark.deep) for code in LANGUAGES if code != ENGLISH),
    ],
)
async def test_everybody_can_use_the_program(language: str, sizes: Sequence[tuple[int, int]], tmp_path: Path) -> None:
    """In English; with longer words, of which none is left in English; and from right to left on a small phone."""
    keep_games(tmp_path / ".local/share/p2p-malice")
    words = load(language, malice="p2p_malice.games.malice")
    script = speaking(language) if language == PSEUDO else ""
    async with program(tmp_path, language=language) as address, warm_page(script, has_touch=True, **STILL) as page:
        looks = Looks(page, language, sizes)
        await page.goto(address)
        async for where in way_through_the_program(page, words):
            # In a replay nothing is played.
            await looks.look(where, is_crowded="replay" in where)
            await looks.look_in_all_themes(where)
        if language != ENGLISH:
            async for where in way_through_the_lesson(page, words):
                await looks.look(where)
    assert looks.faults == [], "\n".join(looks.faults)


async def test_everybody_can_see_how_a_tapped_reply_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tab in which it was tapped, what the host is asked, another tab, and a page without its key."""
    # A command may be longer than a small phone is wide.
    monkeypatch.setenv(program_name.VARIABLE, f"/opt/{'games/' * 9}bin/p2p-malice")
    (tmp_path / ".config/p2p-malice").mkdir(parents=True)
    (tmp_path / ".config/p2p-malice/config.toml").write_text('game_url = "https://example.org/malice"\n')
    async with program(tmp_path) as address, chromium() as browser:
        context = await browser.new_context(**STILL)
        looks = Looks(await context.new_page(), ENGLISH)
        root = address.partition("#")[0]
        await looks.page.goto(address)
        await choose(looks.page, "host")
        message = await looks.page.locator(".sharing textarea").input_value()
        found = re.search(r"#(MDW1-\w+)~Kay!\d+\.(\w+)", message)
        assert found
        tapped = f"{root}r/{found[2]}#{reply_to(found[1])}"
        for url, says in (
            (tapped, "choose “Use it”"),
            (tapped, "Each link works only once"),
            (address, "somewhere else"),
        ):
            other = evolve(looks, page=await context.new_page())
            await other.page.goto(url)
            await other.page.get_by_text(says).wait_for()
            await other.look(says)
        await looks.page.get_by_text("reply has arrived").wait_for()
        await looks.look("a reply that was tapped")
        other = evolve(looks, page=await (await browser.new_context(**STILL)).new_page())
        await other.page.goto(root)
        await other.page.get_by_text("without its key").wait_for()
        await other.look("no key")
    assert looks.faults == [], "\n".join(looks.faults)


RULES_AT_ONCE = """
new Promise((done) => {
  const look = () => {
    const rules = document.getElementById("start-rules");
    rules?.click();
    if (rules) done();
    else requestAnimationFrame(look);
  };
  look();
})
"""


async def test_everybody_can_host_from_a_page() -> None:
    """All that is seen there before the table: the rules while it loads, the menu, the name, the lobby."""
    async with whole_site() as address, warm_page(**STILL) as page:
        loading, looks = asyncio.Event(), Looks(page, ENGLISH)

        async def wait(route: Route) -> None:
            await loading.wait()
            await route.continue_()

        await page.route("**/host/worker.js", wait)
        await page.goto(f"{address}play.html")
        # A program that is kept in this browser is soon there.
        await page.evaluate(RULES_AT_ONCE)
        await page.locator("dialog .sheet-text").wait_for()
        await looks.look("the rules while it loads")
        await press_button(page, "Close")
        await looks.look("menu while it loads")
        loading.set()
        await page.locator(".starting").wait_for(state="hidden")
        await looks.look("menu")
        await press_button(page, "Invite a friend")
        await page.locator("#field-name").wait_for()
        await looks.look("name")
        await page.fill("#field-name", "Kay")
        await press_button(page, "Save")
        await page.locator("#replies").click()
        await looks.look("lobby")
        await page.unroute("**/host/worker.js")
    assert looks.faults == [], "\n".join(looks.faults)
