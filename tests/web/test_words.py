"""The page in the pseudo-language: nothing English is left on any screen, and longer words are not cut off."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page

from tests.helpers import reply_to
from tests.web.browsers import chromium, needs_chromium
from tests.web.play import site, unreachable
from tests.web.test_access import INVITATION
from tests.web.test_local import program

pytestmark = [pytest.mark.slow, needs_chromium]

LIMIT = 150
SIZES = ((320, 568), (390, 844), (1280, 800))
PSEUDO = (Path(__file__).parent / "pseudo.js").read_text(encoding="utf-8")

TEXTS = """
() => {
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (!texts.currentNode.parentElement.closest("script, noscript")) found.add(texts.currentNode.textContent);
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
    r"|\bComputer( \d)?\b|\bKay\b|\bWebby\b|\bAsha\b|\bJk\b|\b10\b"  # names, cards
    r"|\b(mdw|official|catmouse|catmouse-short|pz|pz-nwis|classic)\b|\w+=\w+|\bms\b|p2p-malice"  # rules, units
)
"""What people, cards, rules and other programs are called in every language."""
FROM_THE_PROGRAM = "option, .waiting p, dialog .buttons button"
"""What the program that serves the page has worded."""

WORDED = """
(selector) => [...document.querySelectorAll(selector)]
  .map((each) => each.matches("textarea") ? each.value : each.textContent)
"""
CUT = """
() => [...document.querySelectorAll("button, a.button, label, h1, h2, p, .label span, .centre b, .hand b, .link")]
  .filter((each) => {
    const { left, right, width } = each.getBoundingClientRect();
    if (!width || each.classList.contains("card")) return false;
    const isCut = each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1;
    const hides = each.matches("button, .button, .title, .status, .link, b");
    return left < -1 || right > innerWidth + 1 || (hides && each.clientWidth && isCut);
  })
  .map((each) => `${each.tagName}.${each.className} ${each.textContent}`)
"""


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """Chromium."""
    async with chromium() as running:
        yield running


async def new_page(browser: Browser, address: str) -> Page:
    """A page at `address` that speaks the pseudo-language, without motion and waits."""
    page = await (await browser.new_context(reduced_motion="reduce")).new_page()
    await page.add_init_script(f"{PSEUDO}; localStorage.setItem('p2p-malice settings', '{{\"pause\": 0}}');")
    await page.goto(address)
    return page


async def assert_all_in_pseudo(page: Page, where: str, *, hides: str = "") -> None:
    """No English on this screen, but for what `hides` selects; nothing cut at any size."""
    left = await page.evaluate(TEXTS)
    if hides:
        worded = await page.evaluate(WORDED, hides)
        left = [text for text in left if not any(text in each for each in worded)]
    assert [text for text in left if ENGLISH.search(NOT_OURS.sub("", text))] == [], where
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        await page.wait_for_function(
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))"
        )
        assert await page.evaluate(CUT) == [], f"{where}, {width}x{height}"


async def test_no_english_is_left_on_the_guests_page(browser: Browser) -> None:
    """A link's landing, the start, what is wrong with a code, the reply, a reply at the wrong place."""
    async with asyncio.timeout(LIMIT), site() as address:
        page = await new_page(browser, f"{address}#{INVITATION}")
        await page.locator("#name").wait_for()
        await assert_all_in_pseudo(page, "landing")
        page = await new_page(browser, address)
        await page.locator("#code").wait_for()
        await assert_all_in_pseudo(page, "start")
        for code in ("hello", "MDW1-78JB", "MDW9-0123456789", reply_to(INVITATION)):
            await page.fill("#code", code)
            await assert_all_in_pseudo(page, f"start with {code[:9]}")
        await page.fill("#code", unreachable(INVITATION))
        await page.click("form button[type=submit]")
        await page.locator(".sharing").wait_for()
        await assert_all_in_pseudo(page, "reply")
        await page.locator(".sharing button").last.click()
        await page.locator("dialog img").wait_for()
        await assert_all_in_pseudo(page, "QR code")
        page = await new_page(browser, f"{address}#{reply_to(INVITATION)}")
        await page.locator(".sharing").wait_for()
        await assert_all_in_pseudo(page, "a reply at the wrong place")


async def test_no_english_is_left_around_the_table(browser: Browser, tmp_path: Path) -> None:
    """Menu, settings, rules, set-up, an invitation; the table with each of its dialogs, for two and for nine."""
    async with asyncio.timeout(LIMIT), program(tmp_path) as address:
        page = await new_page(browser, address)
        choices = page.locator(".choices button")
        await choices.first.wait_for()
        await assert_all_in_pseudo(page, "menu")
        await choices.last.click()
        await assert_all_in_pseudo(page, "settings")
        await page.locator("button").last.click()
        await choices.nth(3).click()
        await page.locator("dialog button").nth(1).click()
        await page.locator(".sheet-text").wait_for()
        await assert_all_in_pseudo(page, "rules")
        await page.keyboard.press("Escape")
        await choices.first.click()
        await assert_all_in_pseudo(page, "set-up", hides=FROM_THE_PROGRAM)
        await page.click("button[type=submit]")
        await page.locator(".sharing").wait_for()
        await assert_all_in_pseudo(page, "invitation", hides=f"{FROM_THE_PROGRAM}, .sharing textarea")
        await page.locator(".buttons button").last.click()
        for players in (2, 9):
            await choices.nth(2).click()
            await page.fill("#seats", " ".join(["me", *["bot"] * (players - 1)]))
            await page.select_option("#variant", "official" if players > 2 else "mdw")
            await page.click("button[type=submit]")
            await page.locator(".card.source").first.wait_for()
            await assert_all_in_pseudo(page, f"table of {players}")
            for key in ("1", "Escape", "h"):
                await page.keyboard.press(key)
                await assert_all_in_pseudo(page, f"table of {players}, {key}")
            for key in ("t", "l", "?", "m"):
                await page.keyboard.press(key)
                await page.locator("dialog").wait_for()
                await assert_all_in_pseudo(page, f"dialog of {key}")
                if key != "m":
                    await page.keyboard.press("Escape")
                    await page.locator("dialog").wait_for(state="detached")
            await page.locator("dialog .buttons button").last.click()
            await page.locator("dialog .buttons button").nth(1).click()
            await choices.first.wait_for()
