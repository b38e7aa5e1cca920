"""The page that has the program in itself: no process anywhere, and games that are there again when it is loaded."""

import contextlib
import functools
import gzip
import json
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from attrs import evolve

from p2p_malice.web.site import PageFile, host_files, write_site
from tests.web.browsers import BROWSERS, FAULTS, ChromiumTab, chromium, needs_chromium, tab_in, until
from tests.web.play import AT_TABLE, HAND, LISTEN, static_host

NODE = shutil.which("node")
PYODIDE = Path(__file__).parent / "node_modules/pyodide"

needs_pyodide = pytest.mark.skipif(
    NODE is None or not PYODIDE.exists(), reason="Node.js or Pyodide is not installed: npm ci --prefix tests/web"
)
# A busy machine takes long to start a browser's Python for the first time.
pytestmark = [needs_chromium, needs_pyodide, pytest.mark.limit(180)]

KEPT = """
(async () => {
  const names = Object.keys(await (await fetch("host/files.json")).json());
  const isKept = async () => {
    const cache = await caches.open(`p2p-malice ${new URL(".", location)}`);
    return (await Promise.all(names.map((name) => cache.match(new URL(name, location))))).every(Boolean);
  };
  while (!(await isKept())) await new Promise((done) => setTimeout(done, 100));
  return true;
})()
"""
KNOW_WORKER = (
    "window.Worker = class extends Worker { constructor(...given) { super(...given); window.worker = this; } }"
)
LOSES = """
const { transaction } = IDBDatabase.prototype;
let lost = null;
IDBDatabase.prototype.transaction = function (...given) {
  lost ??= this;
  if (lost === this) throw new DOMException("The database connection is closing.", "InvalidStateError");
  return transaction.apply(this, given);
};
null;
"""
"""The connection to IndexedDB that is open is lost, as in Safari after a stay in the background (WebKit bug 197050)."""

PLAYED = "document.querySelectorAll('.log p').length > 12"


def compressed(files: dict[str, PageFile]) -> dict[str, PageFile]:
    """Files as a static host sends them."""
    return {name: PageFile(gzip.compress(file.content, 6), file.media_type) for name, file in files.items()}


@functools.cache
def compressed_files() -> dict[str, PageFile]:
    """The files of the page."""
    return compressed(host_files(PYODIDE, ()))


DIES = """
said === '"die"' ? python.runPython(`
import asyncio, json
asyncio.get_event_loop().call_soon(json.loads, "[" * 60000)
`) :
"""
"""What ends the program in a browser for good, some time after it was told."""


def mortal_files() -> dict[str, PageFile]:
    """The page whose program dies once it's told to."""
    worker = host_files(PYODIDE, ())["host/worker.js"]
    begins = "hear = (said) => ("
    text = worker.content.decode()
    assert begins in text
    content = text.replace(begins, begins + DIES).encode()
    return compressed_files() | compressed({"host/worker.js": evolve(worker, content=content)})


@contextlib.asynccontextmanager
async def static_site() -> AsyncIterator[str]:
    """The page on a plain static host, which knows nothing of the program."""
    async with static_host(compressed_files(), {"Content-Encoding": "gzip"}) as address:
        yield f"{address}play.html"


@pytest.mark.parametrize("browser", BROWSERS)
async def test_a_game_goes_on_where_it_was_though_the_network_is_gone(browser: str) -> None:
    """After the first visit the browser keeps the page, its Python, its files and the game.

    Its menu, its bot and its saves are the program's own; what no page can do isn't offered. All is kept, too, though
    the browser loses its connection to what is kept.
    """
    async with tab_in(browser) as tab:
        await tab.before(LISTEN)
        async with static_site() as address:
            await tab.open(address)
            await until(tab, "!!document.getElementById('start-play')", 60)
            assert not await tab.run("!!document.getElementById('start-doctor')")
            assert await tab.run(KEPT)
            await tab.run("(document.getElementById('start-play').click(), true)")
            await until(tab, AT_TABLE)
            if isinstance(tab, ChromiumTab):
                (worker,) = tab.page.workers
                await worker.evaluate(LOSES)
            await tab.run(HAND)
            await until(tab, PLAYED, 60)
            assert not await tab.run("document.body.innerText.includes('storage is full')")
            await tab.run("(clearInterval(hand), true)")
            assert await tab.run("violations") == []
            own = "performance.getEntriesByType('resource').every(({ name }) => name.startsWith(origin))"
            assert await tab.run(own)
            await tab.open("about:blank")

        await tab.open(address)
        await until(tab, "document.getElementById('start-last')?.textContent.includes('Cards left')", 60)
        if isinstance(tab, ChromiumTab):
            (worker,) = tab.page.workers
            assert await worker.evaluate("performance.getEntriesByName('restored').length") == 1
        await tab.run("(document.getElementById('start-last').click(), true)")
        await until(tab, AT_TABLE)
        await until(tab, PLAYED)


async def test_one_tab_has_the_games_at_a_time() -> None:
    """Another one says so, and takes them over with a tap; if the program dies there, the screen says so."""
    async with static_host(mortal_files(), {"Content-Encoding": "gzip"}) as site, chromium() as browser:
        address = f"{site}play.html"
        context = await browser.new_context()
        await context.add_init_script(KNOW_WORKER)
        first, page = ChromiumTab(await context.new_page()), await context.new_page()
        second = ChromiumTab(page)
        await first.open(address)
        await until(first, "!!document.getElementById('start-play')", 60)
        await second.open(address)
        await until(second, "!!document.querySelector('button.main')")
        assert not await second.run("!!document.getElementById('start-play')")
        await second.run("(document.querySelector('button.main').click(), true)")
        await until(second, "!!document.getElementById('start-play')", 60)
        await until(first, "!document.getElementById('start-play')")

        await second.run("(document.getElementById('start-host').click(), true)")
        await until(second, "!!document.getElementById('field-name')")
        await second.run("(worker.postMessage('\"die\"'), true)")
        await until(second, "document.querySelector('[role=alert]')?.innerText.includes('it stopped')")
        async with page.expect_navigation():
            await page.click("button.main")
        await until(second, "!!document.getElementById('start-play')", 60)
        FAULTS[context].clear()


def test_a_site_leads_from_the_guests_page_to_the_game(tmp_path: Path) -> None:
    """If it was built with Pyodide; all that its pages ask for is there, also compressed where that is worth it."""
    files = write_site(tmp_path, (), PYODIDE)

    assert b'<meta name="play" content="play.html">' in (tmp_path / "index.html").read_bytes()
    assert {"index.html", "play.html", "sw.js"} <= {path.name for path in tmp_path.iterdir()}
    assert json.loads((tmp_path / "host/manifest.webmanifest").read_text())["start_url"] == "../play.html"
    written = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    compressed = {name for name in written if name.endswith(".gz")}
    assert written - compressed == files.keys()
    assert {"index.html.gz", "host/files.json.gz"} <= compressed <= {f"{name}.gz" for name in files}
    assert gzip.decompress((tmp_path / "index.html.gz").read_bytes()) == files["index.html"].content
