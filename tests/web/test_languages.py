"""The page speaks the language of the device, or the one that was chosen, and has room for the words of each."""

import contextlib
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
from playwright.async_api import Browser, Error, Page

from p2p_malice.games.malice.lesson import LESSON
from p2p_malice.words.catalogue import ENGLISH, LANGUAGES, load
from tests.forking import forked  # noqa: F401  (every test here forks the program)
from tests.helpers import play
from tests.lessons import LEARNED, begins
from tests.web.browsers import ALIKE, ChromiumTab, chromium, needs_chromium, tab_in, until
from tests.web.play import site
from tests.web.stage import PAINTED, Stage, resize
from tests.web.test_access import AXE, FAULTS, OFF_SCREEN, keep_games
from tests.web.test_game_end import last_turn
from tests.web.test_local import by_touch, make, program
from tests.web.test_words import BROKEN, CUT, SIZES, choice, choose_behind_more

SPEAKS_GERMAN = "Object.defineProperty(navigator, 'languages', { get: () => ['xx', 'de-AT', 'fr'] });"
CHOOSE = "(language.value = 'es', language.dispatchEvent(new Event('change')), language.value)"


@pytest.mark.parametrize("browser", ALIKE)
async def test_the_page_speaks_the_language_of_the_device(browser: str) -> None:
    """The first of those that there are words in; another one can be chosen, and is spoken ever after."""
    async with site() as page, tab_in(browser) as tab:
        await tab.before(SPEAKS_GERMAN)
        await tab.open(page)
        await until(tab, "document.getElementById('language')")

        assert await tab.run("document.documentElement.lang") == "de"
        assert load("de")("start-join") in await tab.run("document.body.innerText")
        assert "Español" in await tab.run("language.textContent")

        said = ""
        await tab.run(CHOOSE)
        while load("es")("start-join") not in said:
            with contextlib.suppress(Error):  # The page is loaded again.
                said = await tab.run("document.body?.innerText") or ""

        assert await tab.run("document.documentElement.lang") == "es"


ALWAYS = "ar"
"""The language that each check measures, on a narrow phone: it goes from right to left."""


async def assert_has_room(page: Page, where: str, sizes: Sequence[tuple[int, int]]) -> None:
    """Nothing is cut, broken or off the screen at these sizes, and axe-core finds nothing."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    for width, height in sizes:
        await resize(page, width, height)
        await page.evaluate(PAINTED)
        for measure in (CUT, BROKEN, OFF_SCREEN, FAULTS):
            assert await page.evaluate(measure) == [], f"{where}, {width}x{height}"


async def walk(browser: Browser, address: str, code: str) -> AsyncIterator[tuple[Page, str]]:
    """From one screen of the program to the next."""
    words = load(code, malice="p2p_malice.games.malice")
    page = await (await browser.new_context(reduced_motion="reduce", has_touch=True, bypass_csp=True)).new_page()
    await page.goto(address)
    await page.locator("#start-more").wait_for()
    yield page, "start"
    await page.locator("#start-more").click()
    yield page, "start with what is behind More"
    await choice(page, "you").click()
    await page.locator(".profile .again").first.wait_for()
    yield page, "You"
    await page.locator(".profile .again").first.click()
    await page.locator("#timeline").wait_for()
    yield page, "replay"
    await page.keyboard.press("l")
    await page.locator("dialog .turns [aria-current]:focus").wait_for()
    yield page, "turns of a replay"
    await page.keyboard.press("End")
    await page.keyboard.press("Enter")
    await page.get_by_role("heading", name=words("table-over")).wait_for()
    yield page, "end of a replay"
    await page.get_by_role("button", name=words("table-leave"), exact=True).first.click()
    await page.locator(".profile .buttons button").last.click()
    await choose_behind_more(page, "rules")
    await page.locator("dialog .choices button").first.click()
    await page.locator("dialog .choices button").nth(7).click()
    await page.locator(".sheet-text").wait_for()
    yield page, "rules"
    await page.keyboard.press("Escape")
    await choice(page, "host-change").click()
    await page.locator("summary").click()
    yield page, "set-up"
    await page.locator("form .buttons button").last.click()
    await choice(page, "host").click()
    await page.locator("#whatsapp").wait_for()
    yield page, "invitation"
    await page.locator(".buttons button").last.click()
    await choose_behind_more(page, "learn")
    await page.locator("dialog .choices button").first.click()
    for number, (step, move) in enumerate(LEARNED, 1):
        await page.locator(".notes").get_by_text(begins(step.text, words)).wait_for()
        yield page, f"step {number} of {len(LESSON)}"
        await make(page, move, by_touch, words)
    await page.locator("dialog .choices button").last.click()
    await choice(page, "play").click()
    await page.locator(".spot.source").first.wait_for()
    yield page, "table"
    for key in ("1", "Escape", "h"):
        await page.keyboard.press(key)
        yield page, f"table, {key}"
    for key in ("l", "?", "m"):
        await page.keyboard.press(key)
        await page.locator("dialog").wait_for()
        yield page, f"dialog of {key}"
        await page.keyboard.press("Escape")
        await page.locator("dialog").wait_for(state="detached")


async def ending(browser: Browser, address: str, code: str) -> Page:
    """The end of a game of four, at the page of a guest with a device in that language."""
    page = await (await browser.new_context(reduced_motion="reduce", bypass_csp=True)).new_page()
    await page.add_init_script(SPEAKS_GERMAN.replace("de-AT", code))
    await page.goto(address)
    there = Stage(ChromiumTab(page), 4)
    await there.begin(address, pause=0)
    before = last_turn(0, 4)
    for moves in ((), ("As>c0", "2h>c0"), ("As>c0", "2h>c0", "payoff>c0")):
        await there.show(play(before, *moves))
    await page.locator(".outcome").wait_for()
    return page


@needs_chromium
@pytest.mark.parametrize(
    ("code", "sizes"),
    [
        pytest.param(ALWAYS, SIZES[:1], id=f"{ALWAYS}-narrow"),
        *(pytest.param(code, SIZES, id=code, marks=pytest.mark.deep) for code in LANGUAGES if code != ENGLISH),
    ],
)
async def test_every_screen_has_room_for_the_words_of_a_language(
    code: str, sizes: Sequence[tuple[int, int]], tmp_path: Path
) -> None:
    """Start, games and trophies, replay, rules, set-up, invitation, lesson, table, ending: on phones and at a desk."""
    keep_games(tmp_path / ".local/share/p2p-malice")
    async with chromium() as browser:
        async with program(tmp_path, language=code) as address:
            async for page, where in walk(browser, address, code):
                assert await page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == [
                    code,
                    "rtl" if code == ALWAYS else "ltr",
                ]
                await assert_has_room(page, where, sizes)
        async with site() as address:
            await assert_has_room(await ending(browser, address, code), "ending", sizes)
