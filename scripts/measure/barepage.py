"""A page of Chromium that nobody looks at but for its results, and a line of some speed to it.

Where a test looks at a page, its browser keeps all that the page loads a second time. Its own limit of the speed holds
for no service worker, through which such a page loads.
"""

import asyncio
import contextlib
import os
import re
import signal
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp

from tests.web.browsers import ARGUMENTS, CHROMIUM

DELAY = 0.02
"""Seconds."""
PART = 8192
"""Bytes."""


class BarePage:
    """The only page of a browser, told what to do by the DevTools protocol."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._session: dict[str, str] = {}
        self._number = 0

    async def begin(self, before: str) -> None:
        """Open it; the script `before` runs before its own."""
        target = await self.send("Target.createTarget", url="about:blank")
        attached = await self.send("Target.attachToTarget", targetId=target["targetId"], flatten=True)
        self._session = {"sessionId": attached["sessionId"]}
        await self.send("Page.enable")
        await self.send("Page.addScriptToEvaluateOnNewDocument", source=before)

    async def send(self, method: str, **params: object) -> Any:
        """What the browser answers."""
        self._number += 1
        session = {} if method.startswith(("Target", "SystemInfo")) else self._session
        await self._socket.send_json({"id": self._number, "method": method, "params": params, **session})
        while (said := await self._socket.receive_json()).get("id") != self._number:
            pass
        return said["result"]

    async def open(self, address: str) -> None:
        """Load a page, until its document is there."""
        await self.send("Page.navigate", url=address)
        await self.run("new Promise((done) => document.readyState === 'complete' ? done() : (onload = done))")

    async def run(self, script: str) -> Any:
        """What a script comes to."""
        said = await self.send("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        return said["result"].get("value")

    async def process(self) -> int:
        """The process of the page: that of those which has done the most."""
        running = (await self.send("SystemInfo.getProcessInfo"))["processInfo"]
        return int(max((each["cpuTime"], each["id"]) for each in running if each["type"] == "renderer")[1])


@contextlib.asynccontextmanager
async def bare_page(before: str) -> AsyncIterator[BarePage]:
    """A page of a new browser; the script `before` runs before its own."""
    assert CHROMIUM
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        options = (*ARGUMENTS, "--headless", f"--user-data-dir={folder}", "--remote-debugging-port=0", "about:blank")
        quiet = asyncio.subprocess.DEVNULL
        browser = await asyncio.create_subprocess_exec(
            CHROMIUM, *options, stdout=quiet, stderr=quiet, start_new_session=True
        )
        try:
            port, path = await _listening(Path(folder) / "DevToolsActivePort")
            at = f"ws://127.0.0.1:{port}{path}"
            async with aiohttp.ClientSession() as session, session.ws_connect(at, max_msg_size=0) as socket:
                page = BarePage(socket)
                await page.begin(before)
                yield page
        finally:
            # The command may be a script that has started the browser.
            os.killpg(browser.pid, signal.SIGKILL)
            await browser.wait()


async def _listening(file: Path) -> list[str]:
    """The port and the path that a browser writes down once it listens."""
    for _ in range(200):
        if written := _read(file):
            return written
        await asyncio.sleep(0.1)
    raise TimeoutError


def _read(file: Path) -> list[str]:
    lines = file.read_text().splitlines() if file.exists() else []
    return lines if len(lines) > 1 else []


@contextlib.asynccontextmanager
async def slow_line(address: str, megabits: int) -> AsyncIterator[str]:
    """The address at which a server is reached as by a line of so many Mbit/s down."""
    found = re.fullmatch(r"http://([\d.]+):(\d+)(/.*)", address)
    assert found
    is_free = asyncio.Lock()

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, down: bool) -> None:
        with contextlib.suppress(ConnectionError, asyncio.CancelledError):
            while part := await reader.read(PART):
                if down:
                    async with is_free:
                        ends = asyncio.get_running_loop().time() + len(part) * 8 / megabits / 1e6
                        writer.write(part)
                        await writer.drain()
                        await asyncio.sleep(max(0.0, ends - asyncio.get_running_loop().time()))
                else:
                    await asyncio.sleep(DELAY)
                    writer.write(part)
        writer.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        to_reader, to_writer = await asyncio.open_connection(found[1], int(found[2]))
        # A page that is closed leaves without a word.
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(pass_on(reader, to_writer, down=False), pass_on(to_reader, writer, down=True))

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}{found[3]}"
    finally:
        server.close()
