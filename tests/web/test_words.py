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
    const around = texts.currentNode.parentElement.closest("script, noscript, option");
    // Rules are chosen by the words that may also be typed.
    if (!around || (around.matches("option") && around.value !== around.text)) found.add(texts.currentNode.textContent);
  }
  const names = ["aria-label", "title", "placeholder", "alt"];
  for (const each of document.querySelectorAll(names.map((name) => `[${name}]`))) {
    for (const name of names) found.add(each.getAttribute(name) ?? "");
  }
  // The words of an invitation are for the friend, and not in the catalogue.
  for (const each of document.querySelectorAll("textarea[readonly]")) {
    if (!each.value.includes("p2p-malice join")) found.add(each.value);
  }
  return [...found];
}
"""
ENGLISH = re.compile(r"[A-Za-z]{2,}")
NOT_OURS = re.compile(
    r"MDW1-[\w…!.]*|\b(me|friend|bot)\b|WhatsApp|\w+://\S*|turn:\S+"  # codes, what may be typed, addresses
    r"|\bComputer( \d)?\b|\bKay\b|\bAsha\b|\bJk\b|Spite & Malice"  # names, cards
    r"|\b(mdw|official|catmouse(-short)?|pz(-nwis)?|classic)\b|\w+=\w+|\bms\b|p2p-malice( \w+)?"  # rules, units
)
"""What people, cards, rules and programs are called in every language."""

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
PAINTED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


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


async def assert_all_in_pseudo(page: Page, where: str) -> None:
    """No English on this screen; nothing cut at any size."""
    left = [text for text in await page.evaluate(TEXTS) if ENGLISH.search(NOT_OURS.sub("", text))]
    assert left == [], where
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate(PAINTED)
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


async def test_no_english_is_left_around_the_table(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Menu, settings, rules, set-up, an invitation; the table with each of its dialogs, for two and for nine."""
    monkeypatch.setenv("P2P_MALICE_LANGUAGE", "pseudo")
    async with asyncio.timeout(LIMIT), program(tmp_path) as address:
        page = await new_page(browser, address)
        choices, back = page.locator(".choices button"), page.locator("form > button").last
        await choices.first.wait_for()
        await assert_all_in_pseudo(page, "menu")
        for place, where in ((-1, "settings"), (0, "set-up")):
            await choices.nth(place).click()
            await page.locator("form").wait_for()
            await assert_all_in_pseudo(page, where)
            await back.click()
            await choices.first.wait_for()
        await choices.nth(0).click()
        await page.click("button[type=submit]")
        await page.locator(".sharing").wait_for()
        await assert_all_in_pseudo(page, "invitation")
        await page.locator(".buttons button").last.click()
        for players in (2, 9):
            await choices.nth(2).click()
            await page.fill("#field-seats", " ".join(["me", *["bot"] * (players - 1)]))
            await page.select_option("#field-variant", "official" if players > 2 else "mdw")
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
