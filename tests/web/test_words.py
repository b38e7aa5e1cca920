"""The page and its program in the pseudo-language: nothing English is left, and longer words are not cut off."""

import contextlib
import re
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Browser, Locator, Page

from p2p_malice.flows.setup.opponents import OPPONENTS
from p2p_malice.flows.setup.seats import BOT_NAMES
from p2p_malice.words.catalogue import LANGUAGES, PSEUDO, load
from tests.helpers import position, reply_to
from tests.lessons import LEARNED, WRONG, begins
from tests.links import INVITATION
from tests.web.browsers import ChromiumTab, chromium, needs_chromium
from tests.web.play import site
from tests.web.stage import PAINTED, Stage, resize
from tests.web.test_access import screens_of_a_guest
from tests.web.test_local import by_touch, make, program

pytestmark = needs_chromium

SIZES = ((320, 568), (390, 844), (1280, 800))
SCRIPT = (Path(__file__).parent / "pseudo.js").read_text(encoding="utf-8")
PSEUDO_WORDS = load(PSEUDO, malice="p2p_malice.games.malice")

TEXTS = """
() => {
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const around = texts.currentNode.parentElement.closest("script, noscript, option");
    // Rules are chosen by the words that may also be typed.
    if (!around || (around.matches("option") && around.value !== around.text)) found.add(texts.currentNode.textContent);
  }
  const names = ["aria-label", "title", "placeholder", "alt"];
  for (const each of document.querySelectorAll(names.map((name) => `[${name}]`))) {
    for (const name of names) found.add(each.getAttribute(name) ?? "");
  }
  for (const each of document.querySelectorAll("textarea[readonly]")) found.add(each.value);
  return [...found];
}
"""
ENGLISH = re.compile(r"[A-Za-z]{2,}")
NOT_OURS = re.compile(
    r"MDW1-[\w…!.]*|\b(me|friend|bot)\b|WhatsApp|\w+://\S*|turn:\S+"  # codes, what may be typed, addresses
    r"|(/[\w.-]+)+|utf-8"  # folders, letters
    r"|\bComputer( \d)?\b|\bKay\b|\bRobin\b|Spite & Malice|\bWebby\b|\bAsha\b|\bJk\b|\b10\b"  # names, cards
    rf"|\b({'|'.join((*BOT_NAMES, *(each.name for each in OPPONENTS.values()), *LANGUAGES.values(), 'Indonesia'))})\b"
    r"|\b(mdw|official|catmouse-short|catmouse|pz-nwis|pz|classic)\b|\w+=[\w|-]+|\bms\b|p2p-malice( \w+)?"  # rules
)
"""What people, cards, rules and other programs are called in every language."""

CUT = """
() => [...document.querySelectorAll("button, a.button, label, h1, h2, p, .who b, .who span, .link")]
  .filter((each) => {
    const { left, right, width } = each.getBoundingClientRect();
    // What is only there for the ear is cut off as a whole.
    const isUnseen = each.classList.contains("unseen") || getComputedStyle(each.parentElement).clipPath !== "none";
    if (!width || each.classList.contains("spot") || isUnseen) return false;
    const isCut = each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1;
    const hides = each.matches("button, .button, .title, .status, .link, b");
    return left < -1 || right > innerWidth + 1 || (hides && each.clientWidth && isCut);
  })
  .map((each) => `${each.tagName}.${each.className} ${each.textContent}`)
"""
BROKEN = """
() => [...document.querySelectorAll("button:not(.spot), a.button, label, h1, h2, .title, .status, .count, .state")]
  .flatMap((each) => [...each.querySelectorAll("*"), each])
  .flatMap((each) => [...each.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
  .flatMap((node) => [...node.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    // A chain of words that are joined by marks may go on in the next line.
    const ends = [...range.getClientRects()].map(({ bottom }) => bottom);
    return Math.max(...ends) - Math.min(...ends) > 6 && !/[-/…·:+]/.test(word);
  }).map(([word]) => word))
"""
"""The words of buttons and labels that are broken inside."""


@pytest_asyncio.fixture(loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Chromium."""
    async with chromium() as running:
        yield running


async def new_page(browser: Browser, address: str) -> Page:
    """A page at `address` that speaks the pseudo-language, without motion."""
    page = await (await browser.new_context(reduced_motion="reduce", has_touch=True)).new_page()
    await page.add_init_script(SCRIPT)
    await page.goto(address)
    return page


async def assert_all_in_pseudo(page: Page, where: str) -> None:
    """No English on this screen; nothing cut at any size."""
    left = [text for text in await page.evaluate(TEXTS) if ENGLISH.search(NOT_OURS.sub("", text))]
    assert left == [], where
    for width, height in SIZES:
        await resize(page, width, height)
        await page.evaluate(PAINTED)
        assert await page.evaluate(CUT) == [], f"{where}, {width}x{height}"
        assert await page.evaluate(BROKEN) == [], f"{where}, {width}x{height}"


async def test_no_english_is_left_on_the_guests_page(browser: Browser) -> None:
    """All that a guest sees on the way to the table, with every kind of bad code."""
    bad = ("hello", "MDW1-78JB", "MDW9-0123456789", reply_to(INVITATION))
    async with site() as address:
        async for page, where in screens_of_a_guest(partial(new_page, browser), address, *bad):
            await assert_all_in_pseudo(page, where)


@contextlib.asynccontextmanager
async def menu(browser: Browser, home: Path) -> AsyncIterator[Page]:
    """A page at the menu of a program that speaks the pseudo-language, too."""
    async with program(home, language=PSEUDO) as address:
        page = await new_page(browser, address)
        await choice(page, "host").wait_for()
        yield page


def choice(page: Page, word: str) -> Locator:
    """The button of the menu that answers with that word."""
    return page.locator(f"#start-{word}")


async def choose_behind_more(page: Page, word: str) -> None:
    """Choose what is not in sight before More is pressed."""
    await page.locator("#start-more").wait_for()
    if not await choice(page, word).is_visible():
        await page.locator("#start-more").click()
    await choice(page, word).click()


async def usual_game(page: Page) -> None:
    """Answer which game it is to be."""
    await page.locator("dialog .choices").wait_for()
    await assert_all_in_pseudo(page, "choice of a game")
    await page.locator("dialog .choices button").first.click()


async def test_no_english_is_left_in_menu_forms_and_sheets(browser: Browser, tmp_path: Path) -> None:
    """Menu, settings, choice of rules, rules, house rules, set-up with all its fields, an invitation, joining."""
    async with menu(browser, tmp_path) as page:
        await assert_all_in_pseudo(page, "menu")
        await choose_behind_more(page, "settings")
        await page.locator("form").wait_for()
        await assert_all_in_pseudo(page, "settings")
        await page.locator("form button").last.click()
        for number in (1, 7):
            await choose_behind_more(page, "rules")
            await usual_game(page)
            await page.locator("dialog .choices button").nth(7).wait_for()
            await assert_all_in_pseudo(page, "choice of rules")
            await page.locator("dialog .choices button").nth(number).click()
            await page.locator(".sheet-text").wait_for()
            await assert_all_in_pseudo(page, f"rules {number}")
            await page.keyboard.press("Escape")
        await choose_behind_more(page, "doctor")
        await page.locator("dialog summary").click()
        await page.locator(".sheet-text").wait_for()
        await assert_all_in_pseudo(page, "doctor")
        await page.keyboard.press("Escape")
        await choice(page, "host-change").click()
        await page.locator("summary").click()
        await assert_all_in_pseudo(page, "set-up")
        await page.locator("#field-seats-count-more").click()
        await page.locator(".note:not([hidden])").wait_for()
        await page.select_option("#field-seats-2", "me")
        await assert_all_in_pseudo(page, "set-up for three")
        await page.locator("#field-seats-count-fewer").click()
        await page.locator("#field-variant-mdw:enabled").check()
        await page.click("button[type=submit]:enabled")
        await page.locator("#whatsapp").wait_for()
        await assert_all_in_pseudo(page, "invitation")
        await page.click("#message")
        await page.click("#replies")
        await assert_all_in_pseudo(page, "invitation with all that belongs to it")
        await page.locator(".buttons button").last.click()
        await choice(page, "join").click()
        await page.locator("#paste").wait_for()
        await assert_all_in_pseudo(page, "joining")


async def test_no_english_is_left_in_the_lesson(browser: Browser, tmp_path: Path) -> None:
    """Each step, what is said when something else is done, and the question at the end."""
    async with menu(browser, tmp_path) as page:
        await choice(page, "learn").click()
        for number, (step, move) in enumerate(LEARNED, 1):
            await page.locator(".notes").get_by_text(begins(step.text, PSEUDO_WORDS)).wait_for()
            await assert_all_in_pseudo(page, f"step {number}")
            if number == 1:
                await make(page, WRONG, by_touch, PSEUDO_WORDS)
                await page.locator(".status").get_by_text(PSEUDO_WORDS("error-lesson-build-missed")).wait_for()
                await assert_all_in_pseudo(page, "another move than was wanted")
            await make(page, move, by_touch, PSEUDO_WORDS)
        await page.locator("dialog .choices").wait_for()
        await assert_all_in_pseudo(page, "the end of the lesson")


async def test_no_english_is_left_where_friends_talk(browser: Browser) -> None:
    """Nobody talks to the computer."""
    async with site() as address:
        page = await new_page(browser, address)
        staged = Stage(ChromiumTab(page))
        await staged.begin(address, pause=0)
        await staged.show(position("hand@0=Ah 9h"))
        await page.keyboard.press("t")
        await page.locator("dialog").wait_for()
        await assert_all_in_pseudo(page, "talk")


async def test_no_english_is_left_around_the_table(browser: Browser, tmp_path: Path) -> None:
    """The table with each of its dialogs, for two and for nine; leaving it."""
    async with menu(browser, tmp_path) as page:
        for players in (2, 9):
            await choice(page, "play-change").click()
            await page.fill("#field-seats-count", str(players))
            await page.keyboard.press("Tab")
            await page.locator(".seat").nth(players - 1).wait_for()
            await page.click("button[type=submit]:enabled")
            await page.locator(".spot.source").first.wait_for()
            await assert_all_in_pseudo(page, f"table of {players}")
            for key in ("1", "Escape", "h"):
                await page.keyboard.press(key)
                await assert_all_in_pseudo(page, f"table of {players}, {key}")
            for key in ("l", "?", "m"):
                await page.keyboard.press(key)
                await page.locator("dialog").wait_for()
                await assert_all_in_pseudo(page, f"dialog of {key}")
                if key != "m":
                    await page.keyboard.press("Escape")
                    await page.locator("dialog").wait_for(state="detached")
            await page.locator("dialog .buttons button").last.click()
            leaving = page.get_by_role("dialog", name=PSEUDO_WORDS("table-leave-title"))
            await leaving.wait_for()
            await assert_all_in_pseudo(page, "leaving")
            await leaving.locator("button").nth(1).click()
            await choice(page, "host").wait_for()
