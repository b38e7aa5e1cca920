"""Guests who have installed nothing: the page in real browsers, against real host processes over WebRTC."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Route

from p2p_malice.protocol.connection_codes import decode
from p2p_malice.protocol.peer_description import DtlsRole
from scripts.games.chaos import Station, differences, replay
from tests.forking import forked  # noqa: F401  (every test here forks the program)
from tests.web.browsers import ALIKE, BROWSERS, ChromiumTab, needs_chromium, needs_firefox, tab_in, until
from tests.web.play import HAND, LISTEN, guests_page, introduce, play_to_the_end, sit_down, site, unreachable

STUN = ("--stun", "none")
REPLY = "document.querySelector('.sharing textarea')?.value"


IS_KEPT = """
new Promise((resolve) => {
  const request = indexedDB.open("p2p-malice", 1);
  // Only the page makes one.
  request.onupgradeneeded = () => request.transaction.abort();
  request.onerror = () => resolve(false);
  request.onsuccess = () => {
    const seat = request.result.transaction("seats").objectStore("seats").get("last");
    seat.onsuccess = () => { request.result.close(); resolve(Boolean(seat.result?.token)); };
  };
})
"""
"""Whether the browser has the proof of the seat on its disk."""


@pytest_asyncio.fixture(loop_scope="session")
async def page() -> AsyncIterator[str]:
    """The address of the guest's page."""
    async with site(is_joined=True) as address:
        yield address


async def invitation(host: Station, *arguments: str) -> str:
    """Start the host; the code of its first invitation."""
    await host.start("host", "--name", "Ann", *STUN, *arguments)
    return await host.code()


@pytest.mark.parametrize(
    ("browser", "way"),
    [
        pytest.param("chromium", "single file", marks=needs_chromium),
        pytest.param("chromium", "site", marks=[needs_chromium, pytest.mark.deep]),
        pytest.param("firefox", "single file", marks=[needs_firefox, pytest.mark.deep]),
        pytest.param("firefox", "site", marks=needs_firefox),
    ],
)
async def test_a_tapped_link_leads_to_the_table_and_through_a_game(
    browser: str, way: str, host: Station, tmp_path: Path
) -> None:
    """Where the host can be reached the invitation alone is enough; the game goes to its end on both sides.

    Nothing that the page does on the way is blocked by its own policy.
    """
    code = await invitation(host, "--rule", "payoff=1")
    async with guests_page(way, tmp_path) as page, tab_in(browser) as tab:
        await tab.before(LISTEN)
        await tab.open(f"{page}#{code}")
        await introduce(tab, "Webby")
        result = await play_to_the_end(tab)
        await host.over.wait()

        assert await tab.run("violations") == []
        assert await tab.run("!!document.querySelector('meta[http-equiv=Content-Security-Policy]')")
    assert host.result is not None
    assert result.startswith(("You won", "Ann won", "The game is a draw"))
    assert differences(replay(host.home), [host]) == []


@pytest.mark.parametrize("browser", ALIKE)
async def test_codes_are_exchanged_by_pasting(browser: str, page: str, host: Station) -> None:
    """Both messages are pasted whole; the host calls the page back where it cannot be reached itself."""
    code = unreachable(await invitation(host, "--rule", "payoff=2"))
    async with tab_in(browser) as tab:
        await tab.open(page)
        await until(tab, "!!document.getElementById('code')")
        await tab.run(f"document.getElementById('code').value = 'Ann invites you: > {code.lower()} <'")
        await introduce(tab, "Webby")
        reply = await until(tab, REPLY)
        assert len(decode(reply).description.candidates) >= 1
        assert decode(reply).description.setup is DtlsRole.ACTPASS
        host.write(kind="reply", code=reply)
        await play_to_the_end(tab)
        await host.over.wait()

    assert differences(replay(host.home), [host]) == []


@pytest.mark.parametrize("browser", BROWSERS)
async def test_a_page_that_is_loaded_anew_is_back_in_its_seat(browser: str, page: str, host: Station) -> None:
    """The seat, its proof and the certificate are kept by the browser; no code is needed."""
    # Nobody wins that in one turn, before the page has gone.
    code = await invitation(host, "--rule", "payoff=4")
    async with tab_in(browser) as tab:
        await sit_down(tab, page, code)
        while not await tab.run(IS_KEPT):
            pass
        await tab.open("about:blank")
        await tab.open(page)
        await play_to_the_end(tab)
        await host.over.wait()

    assert host.result is not None


@needs_chromium
async def test_a_killed_host_comes_back_to_the_page(page: str, host: Station) -> None:
    """`resume` finds the page again without any code, and the game goes to its end."""
    code = await invitation(host, "--rule", "payoff=5")
    async with tab_in("chromium") as tab:
        await sit_down(tab, page, code)
        playing = asyncio.create_task(play_to_the_end(tab))
        while len(host.shows) < 6:
            host._progress.clear()
            await host._progress.wait()
        await host.kill()
        await host.start("resume", *STUN)
        await playing
        await host.over.wait()

    assert differences(replay(host.home), [host]) == []


@needs_chromium
async def test_a_page_says_again_who_it_is_before_it_speaks(page: str, host: Station) -> None:
    """Else it takes the answer to a stranger for the proof of a false table, and leaves."""
    code = await invitation(host, "--rule", "payoff=11")
    hint = "!document.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }))"
    async with tab_in("chromium") as tab:
        assert isinstance(tab, ChromiumTab)
        asked = asyncio.Event()

        async def ask(route: Route) -> None:
            await tab.run(hint)
            asked.set()
            await route.continue_()

        await tab.page.context.route(re.compile(r"/seat-proof\b[^/]*\.js$"), ask)
        await sit_down(tab, page, code)
        await until(tab, "!!document.querySelector('.spot.source')")
        await host.kill()
        await host.start("resume", *STUN)
        await asked.wait()
        await tab.run(HAND)
        before = len(host.shows)
        while len(host.shows) < before + 3:
            host._progress.clear()
            await host._progress.wait()


@needs_chromium
async def test_one_new_code_leads_back_to_the_seat(page: str, host: Station) -> None:
    """When the host has lost its keys to the link, the page takes its new invitation for the same game."""
    code = await invitation(host, "--rule", "payoff=1")
    async with tab_in("chromium") as tab:
        await sit_down(tab, page, code)
        await host.kill()
        for link in host.home.rglob("*.link"):
            link.unlink()
        await host.start("resume", *STUN)
        new = await host.code()
        button = "[...document.querySelectorAll('button')].find((each) => each.textContent.startsWith('{}'))"
        await until(tab, f"!!{button.format('I have a new invitation')}")
        await tab.run(f"{button.format('I have a new invitation')}.click()")
        await until(tab, "!!document.getElementById('new-code')")
        await tab.run(f"(document.getElementById('new-code').value = '{new}', {button.format('Use it')}.click())")
        await play_to_the_end(tab)
        await host.over.wait()

    assert differences(replay(host.home), [host]) == []
