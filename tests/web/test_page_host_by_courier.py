"""A table in a browser's page, to which one link and a courier lead: no process of a host, and no reply by hand."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from p2p_malice.courier.server import CourierServer, serving
from scripts.games.chaos import Station
from tests.forking import forked  # noqa: F401  (a program joins)
from tests.web.browsers import ALIKE, needs_chromium, tab_in, until
from tests.web.pagehost import link_in, open_lobby, write_courier_site
from tests.web.play import AT_TABLE, LISTEN, introduce
from tests.web.test_guest import IS_KEPT
from tests.web.test_pyodide_program import needs_pyodide

# A busy machine takes long to start a browser's Python.
pytestmark = [needs_chromium, needs_pyodide, pytest.mark.limit(180)]


ALL_HERE = f"{AT_TABLE} && !/away/.test(document.querySelector('main').innerText)"
RESUME = """
[...document.querySelectorAll("button")]
  .some((each) => each.checkVisibility() && /Resume your game/.test(each.textContent) && (each.click(), true))
"""


@pytest_asyncio.fixture(loop_scope="session")
async def site(tmp_path: Path) -> AsyncIterator[str]:
    """The address of both pages and their courier."""
    write_courier_site(tmp_path / "site")
    async with serving(CourierServer(), site=tmp_path / "site") as url:
        yield f"{url}/"


@pytest.mark.parametrize("browser", ALIKE)
async def test_a_page_and_a_program_sit_down_by_one_link(browser: str, site: str, tmp_path: Path) -> None:
    """Within both pages' own policies; the guest's page and the host's, when they are loaded again, are back."""
    config = tmp_path / "home/.config/p2p-malice"
    config.mkdir(parents=True)
    (config / "config.toml").write_text(f'courier = "{site}"\nstun = ["none"]\n')
    program = Station("Bob", tmp_path / "home", random.Random(1), asyncio.Event())
    async with tab_in(browser) as host, tab_in(browser) as guest:
        await host.before(LISTEN)
        await guest.before(LISTEN)
        link = link_in(await open_lobby(host, site, "group"))
        await guest.open(link)
        await introduce(guest, "Webby")
        await program.start("join", "--name", "Bob", link)
        try:
            for tab in (host, guest):
                await until(tab, AT_TABLE)
            await until(guest, IS_KEPT)
            await guest.open(site)
            await until(guest, AT_TABLE)
            assert program.shows
            await host.open(f"{site}play.html")
            await until(host, AT_TABLE, 60)
            # A tab that was closed leaves the next one nothing but what is saved.
            await until(host, ALL_HERE)
            await host.run("(sessionStorage.clear(), 1)")
            await host.open(f"{site}play.html")
            await until(host, RESUME, 60)
            await until(host, ALL_HERE, 60)
        finally:
            await program.kill()
        for tab in (host, guest):
            assert await tab.run("violations") == []
