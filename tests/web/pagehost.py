"""A table in a page, as its host makes and keeps it: with friends, but without any process."""

import contextlib
import functools
import json
from collections.abc import AsyncIterator
from pathlib import Path

from p2p_malice.web.site import SAME_ADDRESS, PageFile, site_files, with_courier
from tests.web.browsers import RUNNING, Tab, until
from tests.web.play import ESBUILD, KEPT, introduce, static_host
from tests.web.test_pyodide_program import PYODIDE, compressed

SHOWN = "document.querySelector('.sharing textarea')?.value"
"""The message that is at hand."""


@functools.cache
def _plain() -> dict[str, PageFile]:
    return site_files((), PYODIDE, ESBUILD if ESBUILD.exists() else None)


@functools.cache
def _files() -> dict[str, PageFile]:
    return compressed(_plain())


def write_courier_site(folder: Path) -> None:
    """Write a site with both pages into a folder that a courier serves."""
    for name, file in _plain().items():
        content = file.content
        if name.endswith(".html"):
            content = with_courier(content.decode(), SAME_ADDRESS).encode()
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)


_site_of_all: list[str] = []


@contextlib.asynccontextmanager
async def whole_site() -> AsyncIterator[str]:
    """The address of a static host with both pages, for guests and `play.html`, as they are published: joined.

    It's the one of all tests, so that a warm page keeps the Python that has started there.
    """
    if not RUNNING.is_here():
        async with static_host(_files(), {"Content-Encoding": "gzip"}) as address:
            yield address
        return
    if not _site_of_all:
        site = static_host(_files(), {"Content-Encoding": "gzip", **KEPT})
        _site_of_all.append(await RUNNING.stack.enter_async_context(site))
    yield _site_of_all[0]


async def fill(tab: Tab, field: str, text: str) -> None:
    """Put that text into a field, as a person does."""
    typed = f"Object.assign(document.getElementById('{field}'), {{ value: {json.dumps(text)} }})"
    await tab.run(f"({typed}.dispatchEvent(new Event('input', {{ bubbles: true }})), true)")


async def press(tab: Tab, button: str) -> None:
    """Press a button once it's there."""
    await until(tab, f"!!document.getElementById('{button}')", 60)
    await tab.run(f"(document.getElementById('{button}').click(), true)")


async def open_lobby(tab: Tab, address: str, kind: str = "host") -> str:
    """Open the page, say that it's a game with a friend, or of another kind, and one's name; the invitation."""
    await tab.open(f"{address}play.html")
    await press(tab, f"start-{kind}")
    await until(tab, "!!document.getElementById('field-name')")
    await fill(tab, "field-name", "Kay")
    await tab.run("(document.querySelector('form').requestSubmit(), true)")
    return await invitation(tab)


async def invitation(tab: Tab, *unlike: str) -> str:
    """The message that invites a friend, once there is another than those."""
    is_other = f"!{json.dumps(unlike)}.includes({SHOWN})"
    return str(await until(tab, f"/Fancy a game|Shall we go on/.test({SHOWN}) && {is_other} && {SHOWN}"))


def link_in(message: str) -> str:
    """The link in a message."""
    return next(word for word in message.split() if word.startswith("http"))


async def reply_to(tab: Tab, message: str, name: str = "Webby") -> str:
    """Open the link of an invitation in a new page, and say one's name; the message for the host."""
    await tab.open("about:blank")
    await tab.open(link_in(message))
    await introduce(tab, name)
    return str(await until(tab, SHOWN))


async def take_reply(tab: Tab, reply: str) -> None:
    """Paste a reply into the lobby."""
    await until(tab, "!!document.getElementById('paste') || (document.getElementById('replies')?.click(), false)", 60)
    await fill(tab, "paste", reply)


_GAMES = """
new Promise((resolve) => {
  const disk = indexedDB.open("/kept");
  disk.onsuccess = () => {
    const files = disk.result.transaction("FILE_DATA").objectStore("FILE_DATA");
    const [names, values] = [files.getAllKeys(), files.getAll()];
    values.onsuccess = () => {
      disk.result.close();
      const text = (place) => new TextDecoder().decode(values.result[place].contents);
      const games = names.result.map((name, place) => [name, place]).filter(([name]) => name.endsWith(".game"));
      resolve(games.map(([name, place]) => [name, text(place)]));
    };
  };
})
"""


async def keep_games(tab: Tab, home: Path) -> None:
    """Write the games that the page has kept into a home, as the program would have."""
    folder = home / ".local/share/p2p-malice/games"
    folder.mkdir(parents=True)
    for name, text in await tab.run(_GAMES):
        (folder / Path(name).name).write_text(text)
