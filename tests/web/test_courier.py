"""Guests who can't reach the host, by one link and a courier that also serves the page: real browsers and programs."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from p2p_malice.courier.server import CourierServer, serving
from p2p_malice.web.site import SAME_ADDRESS, write_site
from scripts.games.chaos import Station
from tests.forking import forked  # noqa: F401  (every test here forks the program)
from tests.web.browsers import ALIKE, BROWSERS, Tab, tab_in, until
from tests.web.play import AT_TABLE, LISTEN, introduce, unreachable
from tests.web.test_guest import IS_KEPT


@pytest_asyncio.fixture(loop_scope="session")
async def url(tmp_path: Path, host: Station) -> AsyncIterator[str]:
    """The address of the page and of its courier, which the host's program knows."""
    write_site(tmp_path / "site", stun=(), courier=SAME_ADDRESS)
    async with serving(CourierServer(), site=tmp_path / "site") as url:
        config = host.home / ".config/p2p-malice"
        config.mkdir(parents=True)
        (config / "config.toml").write_text(f'courier = "{url}"\nstun = ["none"]\n')
        yield url


async def link(host: Station, url: str, *arguments: str) -> str:
    """Start the host; its one link, as somebody has it who can't reach the host by the addresses in it."""
    await host.start("host", "--name", "Ann", *arguments)
    code, _, mark = (await host.code()).partition(".")
    return f"{url}/#{unreachable(code)}.{mark}~Ann"


async def tap(tab: Tab, link: str, name: str) -> None:
    """Open the link and join."""
    await tab.open(link)
    await introduce(tab, name)


@pytest.mark.parametrize("browser", BROWSERS)
async def test_a_tap_leads_to_the_table_without_any_reply(browser: str, host: Station, url: str) -> None:
    """Within the page's own policy, though it can't reach the host."""
    async with tab_in(browser) as tab:
        await tab.before(LISTEN)
        await tab.open(await link(host, url))
        await until(tab, "document.querySelector('form').innerText.includes('carries your sealed reply to Ann')")
        await introduce(tab, "Webby")
        await until(tab, AT_TABLE)

        assert await tab.run("violations") == []


@pytest.mark.parametrize("browser", ALIKE)
async def test_several_sit_down_by_one_link_and_the_next_watches_and_takes_over(
    browser: str, host: Station, url: str
) -> None:
    """Whoever finds the table full is named to the others, sees no hand, and may play on for the computer until the
    host sends them away.

    The host's program keeps the table without a seat of its own.
    """
    seats = ("--variant", "official", *("--seat", "friend") * 2, *("--seat", "bot"))
    address = await link(host, url, *seats)
    async with tab_in(browser) as first, tab_in(browser) as second, tab_in(browser) as third:
        await asyncio.gather(tap(first, address, "Bob"), tap(second, address, "Cem"))
        await asyncio.gather(until(first, AT_TABLE), until(second, AT_TABLE))
        await tap(third, address, "Dia")
        await until(third, "document.body.innerText.includes('Every seat at this table is taken')")
        await third.run("(document.querySelector('dialog button[value=watch]').click(), 1)")
        looks_on = "document.querySelector('.looking')?.textContent.includes(\"You're watching\")"
        await asyncio.gather(until(first, "!!document.querySelector('.spectators')"), until(third, looks_on))
        assert await first.run("document.querySelector('.spectators').title") == "Ann and Dia"
        assert not await third.run("document.querySelector('footer').textContent.includes('Hint')")

        await third.reload()
        await until(third, looks_on)
        host.write(kind="allow", watch=True, seats=True)
        await until(third, "!!document.querySelector('[data-command=take-seat]')")
        await third.run("(document.querySelector('[data-command=take-seat]').click(), 1)")
        await until(third, "document.querySelector('footer').textContent.includes('Hint')")
        await until(first, "document.querySelector('main').textContent.includes('Dia')")
        await until(third, IS_KEPT)
        await third.open(f"{url}/")
        await until(third, AT_TABLE)

        host.write(kind="dismiss", seat=2)
        await until(third, "document.querySelector('dialog')?.textContent.includes('sent you away')")
        assert not await third.run(IS_KEPT)
        await until(first, "document.querySelector('.banner').textContent.includes('has sent Dia away')")


HAND_OVER = """
[...document.querySelectorAll("dialog button")]
  .some((each) => /another device/.test(each.textContent) && (each.click(), 1))
"""


@pytest.mark.parametrize("browser", ALIKE)
async def test_a_seat_goes_on_at_another_device_and_comes_back(browser: str, host: Station, url: str) -> None:
    """By a link that only the first one shows; it is told, and keeps nothing of the seat."""
    async with tab_in(browser) as phone, tab_in(browser) as laptop:
        await tap(phone, await link(host, url), "Webby")
        devices = [phone, laptop]
        for _ in range(2):
            here, there = devices
            await until(here, AT_TABLE)
            await until(here, IS_KEPT)
            await here.run("(document.querySelector('[data-command=table-more]').click(), 1)")
            await until(here, HAND_OVER)
            await there.open(await until(here, "document.querySelector('dialog .sharing textarea')?.value"))
            await until(there, "!!document.querySelector('dialog button[value=use]')")
            await there.run("(document.querySelector('dialog button[value=use]').click(), 1)")
            await until(there, AT_TABLE)
            await until(here, "document.body.innerText.includes('rejoined elsewhere')")
            assert not await here.run(IS_KEPT)
            devices.reverse()


FORGET_ADDRESSES = """
new Promise((resolve) => {
  const request = indexedDB.open("p2p-malice", 1);
  request.onsuccess = () => {
    const seats = request.result.transaction("seats", "readwrite").objectStore("seats");
    const kept = seats.get("last");
    kept.onsuccess = () => (seats.put({ ...kept.result, candidates: [] }, "last").onsuccess = () => resolve(1));
  };
})
"""


@pytest.mark.parametrize("browser", ALIKE)
async def test_a_page_that_is_loaded_again_is_back_without_any_hand(browser: str, host: Station, url: str) -> None:
    """Though it can't reach the host, and the host doesn't know its new address."""
    async with tab_in(browser) as tab:
        await tap(tab, await link(host, url), "Webby")
        await until(tab, AT_TABLE)
        await until(tab, IS_KEPT)
        await tab.run(FORGET_ADDRESSES)
        await tab.open(f"{url}/")

        await until(tab, AT_TABLE)


@pytest.mark.parametrize("browser", ALIKE)
async def test_a_reply_by_hand_does_where_the_courier_is_away(browser: str, host: Station, url: str) -> None:
    """On the same screen, after some seconds, with nothing technical."""
    address = await link(host, url)
    async with tab_in(browser) as tab:
        await tab.open(address)
        await tab.run("(document.querySelector('meta[name=courier]').content = 'http://127.0.0.1:9', 1)")
        await introduce(tab, "Webby")
        reply = "!document.querySelector('.steps')?.hidden && document.querySelector('.sharing textarea')?.value"
        host.write(kind="reply", code=await until(tab, reply))
        await until(tab, AT_TABLE)
