"""A page in WebKit: Debian's WebKitGTK, which has Safari's engine, driven by WebDriver (W3C) on a display of its own.

It has neither WebRTC nor touch, its window is at least `NARROWEST` wide, and what it keeps is gone when it ends.
"""

import asyncio
import base64
import contextlib
import json
import os
import shutil
import signal
import socket
import tempfile
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from p2p_malice.web.site import PageFile
from tests.web.browsers import BEFORE, WAIT, picture_kept

DRIVER = shutil.which("WebKitWebDriver")
BROWSER = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)
XVFB = shutil.which("Xvfb")

needs_webkit = pytest.mark.skipif(
    None in (DRIVER, BROWSER, XVFB), reason="WebKit is not installed (apt-get install webkit2gtk-driver xvfb)."
)

NARROWEST = 447
"""CSS pixels."""

DISPLAY = "2000x1400x24"

DRAWN = {
    "DBUS_SESSION_BUS_ADDRESS": "disabled:",
    "GDK_BACKEND": "x11",
    "GTK_A11Y": "none",
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "NO_AT_BRIDGE": "1",
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
}
"""What it takes where there is neither a desktop nor a graphics card, and root starts it."""

NOTES = """
(() => {
  const note = (...told) => {
    sessionStorage.faults = `${sessionStorage.faults ?? ""}${told.join(" ")}\\n`;
  };
  addEventListener("error", ({ message, error }) => note(message, error?.stack));
  addEventListener("unhandledrejection", ({ reason }) => note(reason, reason?.stack));
  const { error } = console;
  console.error = (...told) => (note(...told), error.apply(console, told));
})();
"""
"""Notes what fails, as no driver of WebKit's tells it."""

Files = Mapping[str, PageFile]


def with_notes(files: Files, before: str = "") -> dict[str, PageFile]:
    """The files of a site, whose pages run `BEFORE` and statements of the test's before their own scripts."""
    script = PageFile(f"{NOTES}\n{BEFORE}\n{before}".encode(), "text/javascript")
    pages = {
        name: PageFile(
            file.content.replace(b"<title>", b'<script src="before.js"></script>\n<title>', 1), file.media_type
        )
        for name, file in files.items()
        if name in ("index.html", "play.html")
    }
    return {**files, **pages, "before.js": script}


class LeftError(Exception):
    """The page was left before a script in it came to its end."""


class WebKitTab:
    """The only page of a browser."""

    def __init__(self, session: aiohttp.ClientSession, address: str) -> None:
        self._session, self._address = session, address
        self.console: list[str] = []
        self.faults: list[str] = []

    async def command(self, way: str, method: str = "POST", **body: Any) -> Any:
        """Send a command, and give its value."""
        sent = body if method == "POST" else None
        async with self._session.request(method, f"{self._address}/{way}", json=sent) as answer:
            value = (await answer.json())["value"]
            if answer.status != 200 and "unload" in value["message"]:
                raise LeftError
            assert answer.status == 200, value
            return value

    async def open(self, url: str) -> None:
        """Go there."""
        await self.command("url", url=url)

    async def reload(self) -> None:
        """Load the page again, as its user does."""
        await self.command("refresh")

    async def run(self, script: str) -> Any:
        """The value of an expression in the page; a promise is waited for, in the next page if this one is left."""
        wrapped = (
            f"const done = arguments[0]; (async () => JSON.stringify((await ({script})) ?? null))()"
            ".then((value) => done([value]), (error) => done([null, `${error} ${error?.stack}`]))"
        )
        try:
            value, *error = await self.command("execute/async", script=wrapped, args=[])
        except LeftError:
            return await self.run(script)
        assert not error, error
        return json.loads(value)

    async def resize(self, width: int, height: int) -> None:
        """Give the page another size, in CSS pixels, at least `NARROWEST` wide."""
        inner = await self.run("[outerWidth - innerWidth, outerHeight - innerHeight]")
        await self.command("window/rect", width=width + inner[0], height=height + inner[1], x=0, y=0)

    async def before(self, script: str) -> None:
        """Not here: see `with_notes`."""
        raise NotImplementedError

    async def picture(self) -> bytes:
        """What the page shows, as a PNG file."""
        return base64.b64decode(await self.command("screenshot", "GET"))

    async def noted(self) -> str:
        """What has failed in its scripts since somebody asked."""
        noted = "[sessionStorage.getItem('faults') ?? '', sessionStorage.removeItem('faults')][0]"
        return str(await self.run(f"location.protocol.startsWith('http') ? {noted} : ''"))


@contextlib.asynccontextmanager
async def webkit() -> AsyncIterator[WebKitTab]:
    """A page in a WebKit of one's own; no script may have failed in the end."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        async with contextlib.AsyncExitStack() as stack:
            display = await stack.enter_async_context(_display())
            folders = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"), home)
            own = {**os.environ, **folders, **DRAWN, "DISPLAY": display}
            port = await stack.enter_async_context(_driver(own))
            limit = aiohttp.ClientTimeout(total=2 * WAIT)
            session = await stack.enter_async_context(aiohttp.ClientSession(timeout=limit))
            options = {"binary": str(BROWSER), "args": ["--automation"]}
            asked = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
            address = f"http://127.0.0.1:{port}/session"
            async with session.post(address, json=asked) as answer:
                begun = (await answer.json())["value"]
            tab = WebKitTab(session, f"{address}/{begun['sessionId']}")
            await tab.command("timeouts", script=round(2 * WAIT * 1000), pageLoad=round(WAIT * 1000))
            is_well = False
            try:
                yield tab
                tab.faults += filter(None, [await tab.noted()])
                is_well = not tab.faults
            finally:
                if not is_well:
                    with contextlib.suppress(Exception):
                        picture_kept(await tab.picture())
                with contextlib.suppress(Exception):
                    await tab.command("", "DELETE")
            assert not tab.faults, tab.faults


@contextlib.asynccontextmanager
async def _display() -> AsyncIterator[str]:
    """The name of a display that nobody sees."""
    reading, writing = os.pipe()
    options = ("-displayfd", str(writing), "-screen", "0", DISPLAY, "-nolisten", "tcp")
    process = await asyncio.create_subprocess_exec(
        str(XVFB), *options, pass_fds=[writing], stderr=asyncio.subprocess.DEVNULL
    )
    os.close(writing)
    try:
        number = await asyncio.to_thread(os.read, reading, 16)
        yield f":{number.decode().strip()}"
    finally:
        os.close(reading)
        process.terminate()
        await process.wait()


@contextlib.asynccontextmanager
async def _driver(environment: Mapping[str, str]) -> AsyncIterator[int]:
    """The port of a driver that starts browsers."""
    with contextlib.closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = await asyncio.create_subprocess_exec(
        *(str(DRIVER), f"--port={port}"),
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        env=environment,
        start_new_session=True,
    )
    try:
        async with asyncio.timeout(WAIT):
            while not await _answers(port):  # noqa: ASYNC110  (a process that nobody hears of)
                await asyncio.sleep(0.05)
        yield port
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


async def _answers(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True
