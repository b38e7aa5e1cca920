"""The host's lobby on the page: a line for each friend, one tap to WhatsApp, and what is seen when somebody comes."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from playwright.async_api import BrowserContext, Page

from tests.web.browsers import ChromiumTab, needs_chromium, until
from tests.web.play import introduce
from tests.web.test_local import PHONE, browser_of, menu, menu_with_links, press_button, set_up

pytestmark = needs_chromium

LINES = (
    "[...document.querySelectorAll('.person')].map((each) => each.innerText.split(/\\s*\\n\\s*/).slice(-2).join(': '))"
)
PRIMARY = "[...document.querySelectorAll('main .main')].map((each) => each.innerText)"


@contextlib.asynccontextmanager
async def lobby(home: Path, **context: Any) -> AsyncIterator[Page]:
    """A page on which two friends are invited by links to a page for guests."""
    async with menu_with_links(home, **context) as (page, _):
        await set_up(page, "Invite several friends", players=3)
        await page.select_option("#field-seats-1", "friend")
        await page.select_option("#field-seats-2", "friend")
        await press_button(page, "Start")
        await until(ChromiumTab(page), f"{LINES}.length === 2")
        yield page


async def without_whatsapp(context: BrowserContext) -> None:
    """Nothing leaves this machine: the chat's page is empty."""
    await context.route("https://wa.me/**", lambda route: route.fulfill(body="WhatsApp"))


async def link_in(page: Page) -> str:
    """The link in the message that is at hand."""
    found = re.search(r"http\S+#MDW1\S+", await page.locator(".sharing textarea").input_value())
    assert found
    return found[0]


async def test_one_tap_leads_from_the_lobby_to_whatsapp(tmp_path: Path) -> None:
    """On a phone: the message is filled in and copied, the line says so, and the next friend comes up."""
    async with lobby(tmp_path, **PHONE, permissions=["clipboard-read", "clipboard-write"]) as page:
        await without_whatsapp(page.context)
        tab = ChromiumTab(page)
        assert await tab.run(LINES) == ["Friend 1: not invited yet", "Friend 2: not invited yet"]
        assert await tab.run(PRIMARY) == ["Invite Friend 1 by WhatsApp"]
        message = await page.locator(".sharing textarea").input_value()

        async with page.expect_popup() as opening:
            await page.locator("#whatsapp").tap()
        chat = await opening.value
        await chat.close()
        await until(tab, f"{LINES}[0] === 'Friend 1: sent'")

        assert chat.url.startswith("https://wa.me/?text=Fancy%20a%20game")
        assert await tab.run("navigator.clipboard.readText()") == message
        assert await tab.run(PRIMARY) == ["Invite Friend 2 by WhatsApp"]
        assert await page.locator(".sharing textarea").input_value() != message

        async with page.expect_popup() as opening:
            await page.locator("#whatsapp").tap()
        await (await opening.value).close()
        await until(tab, f"{LINES}[1] === 'Friend 2: sent'")
        assert await tab.run(PRIMARY) == ["Paste a reply"]
        assert await page.locator("h1").inner_text() == "Waiting for 2 replies"
        await page.reload()
        await until(tab, f"{LINES}[0] === 'Friend 1: sent'")


async def test_whoever_comes_is_announced_and_has_a_name(tmp_path: Path) -> None:
    """A toast and the title say so; the friend who is still missing comes up."""
    async with lobby(tmp_path) as page:
        tab = ChromiumTab(page)
        guest = await (await browser_of(page).new_context()).new_page()
        link = await link_in(page)
        await guest.goto(link)
        assert " ".join((await guest.locator("h1").inner_text()).split()) == "Kay invites you to Spite & Malice"
        await introduce(ChromiumTab(guest), "Webby")
        await page.locator(".toast").get_by_text("Webby is here.").wait_for()

        assert await page.title() == "● Webby is here."
        await until(tab, f'JSON.stringify({LINES}) === \'["Webby: here ✓","Friend 2: not invited yet"]\'')
        assert await tab.run(PRIMARY) == ["Invite Friend 2 by WhatsApp"]
        assert await link_in(page) != link
        await until(
            ChromiumTab(guest), f'JSON.stringify({LINES}) === \'["Kay: here ✓","Webby: you","Seat 3: not here yet"]\''
        )
        await press_button(page, "Start without the others")
        await asyncio.gather(*(each.locator(".row.hand").wait_for() for each in (page, guest)))
        assert await guest.locator(".lobby").count() == 0


async def test_a_reply_that_was_cut_off_stays_in_its_box(tmp_path: Path) -> None:
    """What is wrong with it stands below in red, even when something else happens meanwhile."""
    async with lobby(tmp_path) as page:
        await press_button(page, "Paste a reply")
        await page.fill("#paste", "Robin's reply: MDW1-78JB")
        wrong = page.locator(".problem.bad").get_by_text("This code is cut short")
        await wrong.wait_for()

        await press_button(page, "Copy")
        await until(ChromiumTab(page), f"{LINES}[0] === 'Friend 1: sent'")

        assert await page.input_value("#paste") == "Robin's reply: MDW1-78JB"
        assert await wrong.is_visible()


async def test_nothing_moves_in_the_lobby_whatever_is_told(tmp_path: Path) -> None:
    """It says who hosts what; what is copied is pasted by one tap."""
    places = "['whatsapp', 'replies'].map((id) => document.getElementById(id).getBoundingClientRect().y)"
    async with lobby(tmp_path, permissions=["clipboard-read", "clipboard-write"]) as page:
        tab = ChromiumTab(page)
        plays = " ".join((await page.locator(".plays").inner_text()).split())
        assert plays == "Hosted by Kay · Official · 15 cards · 3 players"
        before = await tab.run(places)
        await press_button(page, "Copy")
        await page.get_by_text("Now paste it").wait_for()
        await until(tab, f"{LINES}[0] === 'Friend 1: sent'")
        assert await tab.run(places) == before

        await tab.run("navigator.clipboard.writeText('Robin: MDW1-78JB')")
        await press_button(page, "Paste a reply")
        await page.get_by_role("button", name="Paste", exact=True).click()
        await page.locator(".problem.bad").get_by_text("This code is cut short").wait_for()
        assert await page.input_value("#paste") == "Robin: MDW1-78JB"


async def test_a_qr_code_is_offered_only_where_a_page_is_known(tmp_path: Path) -> None:
    """A camera can open nothing else."""
    async with menu(tmp_path) as page:
        await press_button(page, "Invite a friend")
        await page.locator("#whatsapp").wait_for()

        assert await page.locator(".tools button").all_inner_texts() == ["Copy", "Message"]
        assert await page.locator(".person").inner_text() == "+\nYour friend\nnot invited yet"
        assert await page.locator("#whatsapp").inner_text() == "Invite by WhatsApp"
