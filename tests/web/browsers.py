"""Real browsers for tests: Debian's Chromium by Playwright, Firefox ESR by WebDriver BiDi, each without a window.

Where one is not installed, tests that need it skip with the reason.
"""

import asyncio
import contextlib
import itertools
import json
import os
import re
import shutil
import signal
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Protocol

import aiohttp
import pytest
from playwright.async_api import Browser as Chromium
from playwright.async_api import async_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]

needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed (apt-get install chromium).")
needs_firefox = pytest.mark.skipif(FIREFOX is None, reason="Firefox is not installed (apt-get install firefox-esr).")

PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage": "about:blank",
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.active-protocols": 1,
    "toolkit.telemetry.enabled": False,
}


class Tab(Protocol):
    """A page in some browser, as far as all tests need it."""

    async def open(self, url: str) -> None:
        """Go there."""

    async def run(self, script: str) -> Any:
        """The value of an expression in the page; a promise is waited for."""


async def until(tab: Tab, condition: str, seconds: float = 30.0) -> Any:
    """Wait until an expression in the page is true; its value."""
    look = (
        "new Promise((resolve) => { const look = () => { const value = (() => { try { return (%s); } catch { } })(); "
        "if (value) resolve(value); else setTimeout(look, 20); }; look(); })" % condition
    )
    async with asyncio.timeout(seconds):
        return await tab.run(look)


class ChromiumTab:
    """A page in Chromium."""

    def __init__(self, page: Any) -> None:
        self.page = page

    async def open(self, url: str) -> None:
        await self.page.goto(url)

    async def run(self, script: str) -> Any:
        return await self.page.evaluate(script)


class FirefoxTab:
    """A page in Firefox, driven by WebDriver BiDi."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, context: str) -> None:
        self._socket = socket
        self.context = context
        self._numbers = itertools.count(1000)

    async def command(self, method: str, **params: Any) -> Any:
        """Send a command, and give its result."""
        number = next(self._numbers)
        await self._socket.send_json({"id": number, "method": method, "params": params})
        while True:
            message = await self._socket.receive()
            assert message.type is aiohttp.WSMsgType.TEXT, message
            body = json.loads(message.data)
            if body.get("id") == number:
                assert body["type"] == "success", body
                return body["result"]

    async def open(self, url: str) -> None:
        await self.command("browsingContext.navigate", context=self.context, url=url, wait="complete")

    async def run(self, script: str) -> Any:
        expression = f"(async () => JSON.stringify((await ({script})) ?? null))()"
        result = await self.command(
            "script.evaluate", expression=expression, target={"context": self.context}, awaitPromise=True
        )
        assert result["type"] == "success", result
        return json.loads(result["result"]["value"])


@contextlib.asynccontextmanager
async def chromium(*entering: str) -> AsyncIterator[Chromium]:
    """Chromium; `entering` is what a command is put behind to run in some network namespace."""
    async with async_playwright() as playwright:
        executable = CHROMIUM
        with tempfile.TemporaryDirectory() as folder:
            if entering:
                script = Path(folder) / "chromium"
                script.write_text(f'#!/bin/sh\nexec {" ".join(entering)} {CHROMIUM} "$@"\n')
                script.chmod(0o755)
                executable = str(script)
            browser = await playwright.chromium.launch(executable_path=executable, args=ARGUMENTS)
            try:
                yield browser
            finally:
                await browser.close()


@contextlib.asynccontextmanager
async def firefox(*entering: str) -> AsyncIterator[FirefoxTab]:
    """A page in a Firefox of its own. Behind `entering` it is reached by the namespace's own loopback only."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (Path(folder) / "user.js").write_text("\n".join(lines))
        process = await asyncio.create_subprocess_exec(
            *entering,
            str(FIREFOX),
            "--headless",
            "--no-remote",
            "--profile",
            folder,
            "--remote-debugging-port",
            "0",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
            env={**os.environ, "HOME": folder, "MOZ_DISABLE_CONTENT_SANDBOX": "1"},
            start_new_session=True,
        )
        try:
            assert process.stderr is not None
            async with asyncio.timeout(60):
                while not (found := re.search(rb"ws://\S+", line := await process.stderr.readline())):
                    assert line, "Firefox ended before it could be reached"
            draining = asyncio.create_task(process.stderr.read())
            async with (
                aiohttp.ClientSession() as session,
                session.ws_connect(f"{found[0].decode()}/session", max_msg_size=0) as socket,
            ):
                tab = FirefoxTab(socket, "")
                await tab.command("session.new", capabilities={})
                tab.context = (await tab.command("browsingContext.getTree"))["contexts"][0]["context"]
                yield tab
            draining.cancel()
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            await process.wait()
