"""Playing at the page from a test: a hand that follows the hints, and the page's own server."""

import contextlib
import functools
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from types import MappingProxyType

import pytest
from aiohttp import web
from attrs import evolve

from p2p_malice.protocol.connection_codes import decode, encode
from p2p_malice.protocol.peer_description import Candidate, CandidateType
from p2p_malice.web.site import PageFile, page_files, write_single
from tests.web.browsers import RUNNING, Tab, until

ESBUILD = Path(__file__).parent / "node_modules/esbuild"

HAND = """
(() => {
  const press = (key) => document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const act = () => {
    const buttons = [...document.querySelectorAll("footer button:enabled")];
    const button = (words) => buttons.find((each) => each.innerText.startsWith(words));
    const cover = document.querySelector("[data-command=table-ready]");
    if (cover) return cover.click();
    if (!button("Hint") || document.querySelector("dialog[open]")) return;
    press("h");
    const spots = [...document.querySelectorAll(".hinted")].map((each) => each.dataset.spot);
    const at = (spot) => document.querySelector(`[data-spot="${spot}"]`);
    for (const [from, to] of [spots, [...spots].reverse()]) {
      if (!from || !to || !at(from).classList.contains("source")) continue;
      at(from).click();
      if (at(to).classList.contains("target")) return at(to).click();
      if (!document.querySelector(".picked")) return;
      press("Escape");
      press("h");
    }
  };
  window.hand = setInterval(act, 30);
  return true;
})()
"""
"""Plays what the hint says, by the elements that a person would use, whenever it is this page's turn."""

IS_OVER = "document.querySelector('.title')?.textContent.startsWith('The game is over')"
AT_TABLE = "!!document.querySelector('.row.hand')"
RESULT = "document.querySelector('.status').textContent"


LISTEN = """
window.violations = [];
addEventListener("securitypolicyviolation", (event) => violations.push(event.effectiveDirective));
"""
"""Notes what the page's policy blocks."""


def unreachable(code: str) -> str:
    """The same invitation with an address at which nobody listens: only the host can find the guest."""
    description = decode(code).description
    return encode(evolve(description, candidates=(Candidate(CandidateType.HOST, "192.0.2.1", 9),)))


async def introduce(tab: Tab, name: str) -> None:
    """Say who one is, on the page that an invitation has opened, and tap Join."""
    await until(tab, "!!document.getElementById('name')")
    join = "document.querySelector('form button[type=submit]').click()"
    await tab.run(f"(document.getElementById('name').value = {name!r}, {join}, 1)")


async def sit_down(tab: Tab, address: str, code: str) -> None:
    """Open the link of an invitation and join, until the cards are there."""
    await tab.open(f"{address}#{code}")
    await introduce(tab, "Webby")
    await until(tab, AT_TABLE)


async def play_to_the_end(tab: Tab, seconds: float = 240.0) -> str:
    """Play until the game is over; what the page says of the result."""
    await until(tab, AT_TABLE, seconds)
    await tab.run(HAND)
    await until(tab, IS_OVER, seconds)
    return str(await tab.run(RESULT))


KEPT = MappingProxyType({"Cache-Control": "max-age=86400"})
"""Has browsers ask for no file twice: it's half of what a page costs."""


@functools.cache
def _files(*, is_joined: bool = False) -> dict[str, PageFile]:
    return page_files(stun=(), esbuild=ESBUILD if is_joined and ESBUILD.exists() else None)


_sites_of_all: dict[bool, str] = {}


@contextlib.asynccontextmanager
async def site(*, is_joined: bool = False) -> AsyncIterator[str]:
    """The address of the guest's page on a static host: the one of all tests, so that browsers keep its files.

    Its scripts are as they were written, or joined as they are published, which a new browser reads in less time.
    """
    if not RUNNING.is_here():
        async with static_host(_files(is_joined=is_joined)) as address:
            yield address
        return
    if is_joined not in _sites_of_all:
        host = static_host(_files(is_joined=is_joined), KEPT)
        _sites_of_all[is_joined] = await RUNNING.stack.enter_async_context(host)
    yield _sites_of_all[is_joined]


@contextlib.asynccontextmanager
async def own_site(reached: list[str] | None = None) -> AsyncIterator[str]:
    """The guest's page on a static host of the test's own. What is asked for is noted in `reached`."""
    async with static_host(_files(), reached=reached) as address:
        yield address


@contextlib.asynccontextmanager
async def static_host(
    files: Mapping[str, PageFile], headers: Mapping[str, str] = MappingProxyType({}), reached: list[str] | None = None
) -> AsyncIterator[str]:
    """The address of a static host with these files, which are sent with the `headers`."""

    async def serve(request: web.Request) -> web.Response:
        if reached is not None:
            reached.append(request.path)
        file = files.get(request.match_info["name"] or "index.html")
        if file is None:
            raise web.HTTPNotFound
        return web.Response(body=file.content, content_type=file.media_type, headers=headers)

    app = web.Application()
    app.router.add_get("/game/{name:.*}", serve)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        host = web.TCPSite(runner, "127.0.0.1", 0)
        await host.start()
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/game/"
    finally:
        await runner.cleanup()


@contextlib.asynccontextmanager
async def guests_page(way: str, folder: Path) -> AsyncIterator[str]:
    """The address of the guest's page, on a static host or as one file."""
    if way == "site":
        async with site() as address:
            yield address
        return
    if not ESBUILD.exists():
        pytest.skip("esbuild is not installed: npm ci --prefix tests/web")
    write_single(folder / "malice.html", ESBUILD, stun=())
    yield f"file://{folder}/malice.html"
