"""What comes up for the first time is explained at the page: once, and over nothing."""

import json

import pytest
from attrs import evolve
from playwright.async_api import Browser, Page

from p2p_malice.games.spite.game import SPITE
from p2p_malice.games.spite.state import State
from p2p_malice.protocol.messages import Show
from tests.games.spite.seats import after, at_table
from tests.web.browsers import ChromiumTab, chromium, needs_chromium, until
from tests.web.play import site
from tests.web.visitor import Guest

pytestmark = needs_chromium

RULES = "spite window=0"
HAND = "3c 5d 6c 7h 8c 9s 9h 10d 13h Jd Qs Jk Kh* 8d*"
EXPLAINED = "(document.querySelector('.explained p')?.textContent ?? '')"
OVERLAPS = """
(() => {
  const area = document.querySelector(".explained").getBoundingClientRect();
  const others = [...document.querySelectorAll("[data-spot], .who, .played, footer button, .status")];
  const under = (rect) => rect.width && rect.top < area.bottom && rect.bottom > area.top;
  return others.filter((each) => under(each.getBoundingClientRect())).map((each) => each.className);
})()
"""


def table(seats: int) -> State:
    """Robin and the last player lead up to one's own turn."""
    others = [f"{rank}s {rank}c" for rank in ("6", "8", "3", "10", "5", "Q", "A", "2")][: seats - 1]
    state = after(at_table(HAND, *others, lead=1, rules=RULES, bounty="9d"), "6s")
    return after(state, *["pass"] * (seats - 2))


async def explaining(browser: Browser, width: int = 390, height: int = 844) -> Page:
    """A page that explains what is new."""
    page = await browser.new_page(viewport={"width": width, "height": height})
    settings = json.dumps({"pause": 0, "offered": True, "explain": True})
    await page.add_init_script(f"localStorage['p2p-malice settings'] = JSON.stringify({settings})")
    return page


@pytest.mark.parametrize("seats", [3, 6, 9])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
async def test_an_explanation_covers_nothing(seats: int, width: int, height: int) -> None:
    """Neither a card nor a button, and all of the board stays in sight."""
    async with site() as address, chromium() as browser:
        page = await explaining(browser, width, height)
        tab = ChromiumTab(page)
        await Guest(tab, SPITE, table(seats), RULES).load(address)
        await until(tab, f"{EXPLAINED} !== ''")

        assert await tab.run(OVERLAPS) == []
        assert await tab.run("((each) => each.scrollHeight - each.clientHeight)(document.querySelector('.board'))") == 0


async def test_where_there_is_no_room_it_is_said_below() -> None:
    """Where a hint is, to whoever is on turn."""
    async with site() as address, chromium() as browser:
        page = await explaining(browser, 320, 568)
        tab = ChromiumTab(page)
        await Guest(tab, SPITE, table(9), RULES).load(address)
        await until(tab, "document.querySelector('.status').textContent.startsWith('Your fake joker')")

        assert await tab.run(EXPLAINED) == ""


async def test_each_thing_is_explained_once_until_one_plays_on() -> None:
    """Others may play on meanwhile; after a tap, the next comes with the next position; the device remembers it all."""
    async with site() as address, chromium() as browser:
        page = await explaining(browser)
        tab = ChromiumTab(page)
        guest = Guest(tab, SPITE, table(3), RULES)
        await guest.load(address)
        await until(tab, f"{EXPLAINED}.startsWith('Your fake joker')")
        await guest.show()
        assert (await tab.run(EXPLAINED)).startswith("Your fake joker")

        await page.get_by_role("button", name="Got it").click()
        assert await tab.run(EXPLAINED) == ""
        await guest.show()
        await until(tab, f"{EXPLAINED}.startsWith('With your play')")
        await guest.press("pass")
        assert await tab.run(EXPLAINED) == ""

        await guest.load(address)
        await until(tab, f"{EXPLAINED}.startsWith('Your joker')")
        # It isn't said of another round.
        view = guest.state.view(0)
        await guest.hear(Show(guest.number + 1, evolve(view, deal=view.deal + 1, notes=()), ()))
        await until(tab, f"{EXPLAINED} === ''")


async def test_nothing_is_explained_to_whoever_does_not_want_it() -> None:
    """By a setting."""
    async with site() as address, chromium() as browser:
        tab = ChromiumTab(await browser.new_page())
        await Guest(tab, SPITE, table(3), RULES).load(address)
        await until(tab, "import('./boards/spite/misplays.js').then(() => true)")
        await tab.run("(player.table.repaint(), true)")

        assert await tab.run(EXPLAINED) == ""
