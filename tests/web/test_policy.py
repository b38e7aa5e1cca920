"""The guest's page lets nothing in: its policy allows its own files, and keeps to it (OWASP ASVS 5.0: 3.4.3)."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from p2p_malice.web.site import write_single
from scripts.chaos import Station
from tests.web.browsers import BROWSERS, tab_in, until
from tests.web.play import introduce, play_to_the_end, site

pytestmark = [
    pytest.mark.parametrize("browser", BROWSERS),
    pytest.mark.parametrize("way", ["site", "single file"]),
]


LISTEN = """
window.violations = [];
addEventListener("securitypolicyviolation", (event) => violations.push(event.effectiveDirective));
"""

INTRUDE = """
(() => {
  window.ran = [];
  const add = (tag, properties) => document.body.appendChild(Object.assign(document.createElement(tag), properties));
  add("script", { textContent: "ran.push('inline')" });
  add("script", { src: "data:text/javascript,ran.push('data')" });
  add("script", { src: "http://127.0.0.1:9/evil.js" });
  add("style", { textContent: "body { opacity: .5; }" });
  add("img", { src: "http://127.0.0.1:9/told" });
  add("iframe", { src: "data:text/html,framed" });
  add("object", { data: "data:text/html,embedded" });
  add("base", { href: "http://127.0.0.1:9/" });
  const form = add("form", { action: "http://127.0.0.1:9/", method: "POST" });
  setTimeout(() => form.submit());
  const link = add("a", { href: "#" });
  link.setAttribute("onclick", "ran.push('attribute')");
  link.click();
  setTimeout("ran.push('text')");
  fetch("http://127.0.0.1:9/told").catch(() => {});
  return true;
})()
"""
INTRUSIONS = (
    *("script-src", "script-src-elem", "script-src-attr", "style-src-elem", "img-src", "connect-src"),
    *("frame-src", "object-src", "base-uri", "form-action"),
)


@contextlib.asynccontextmanager
async def page(way: str, folder: Path) -> AsyncIterator[str]:
    """The address of the guest's page, on a static host or as one file."""
    if way == "site":
        async with site() as address:
            yield address
        return
    write_single(folder / "malice.html", stun=())
    yield f"file://{folder}/malice.html"


async def test_what_is_not_the_pages_own_is_blocked(browser: str, way: str, tmp_path: Path) -> None:
    """Scripts, styles, pictures, frames, forms and requests that get in somehow do nothing."""
    async with page(way, tmp_path) as address, tab_in(browser) as tab:
        await tab.before(LISTEN)
        await tab.open(address)
        await until(tab, "!!document.getElementById('code')")

        await tab.run(INTRUDE)

        for intrusion in INTRUSIONS:
            await until(tab, f"violations.includes('{intrusion}')", 5)
        assert await tab.run("[ran, getComputedStyle(document.body).opacity]") == [[], "1"]


async def test_a_game_is_played_within_the_policy(browser: str, way: str, tmp_path: Path) -> None:
    """From the link to the result, nothing that the page itself does is blocked."""
    host = Station("host", tmp_path / "host", random.Random(1), asyncio.Event())
    try:
        async with page(way, tmp_path) as address, tab_in(browser) as tab:
            await tab.before(LISTEN)
            await host.start("host", "--name", "Ann", "--stun", "none", "--rule", "payoff=2")
            await tab.open(f"{address}#{(await host.codes.get())['code']}")
            await introduce(tab, "Webby")
            await play_to_the_end(tab)
            await host.over.wait()

            assert await tab.run("violations") == []
            assert await tab.run("!!document.querySelector('meta[http-equiv=Content-Security-Policy]')")
    finally:
        await host.kill()
