"""Real browsers for tests: Debian's Chromium by Playwright, Firefox ESR by WebDriver BiDi, each without a window.

Where one is not installed, tests that need it skip with the reason.
"""

import asyncio
import contextlib
import ctypes
import itertools
import json
import os
import re
import shutil
import signal
import socket
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Protocol

import aiohttp
import pytest
from playwright.async_api import Browser as Chromium
from playwright.async_api import BrowserContext, Page, async_playwright

PATIENCE = 120.0
"""Seconds for whatever a page is to do: a machine may be busy with something else."""

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
ARGUMENTS.append("--disable-features=WebRtcHideLocalIpsWithMdns")  # As below for Firefox.
EVIL = "evil.test"
"""A name that both browsers take for one of this machine, as an attacker's name server would say."""
ARGUMENTS.append(f"--host-resolver-rules=MAP {EVIL} 127.0.0.1")

needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed (apt-get install chromium).")
needs_firefox = pytest.mark.skipif(FIREFOX is None, reason="Firefox is not installed (apt-get install firefox-esr).")

BROWSERS = [
    pytest.param("chromium", marks=needs_chromium),
    pytest.param("firefox", marks=needs_firefox),
]

PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage": "about:blank",
    # So that a reply tells an address, as it does where the page may use the camera.
    "media.peerconnection.ice.obfuscate_host_addresses": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.dns.localDomains": EVIL,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.active-protocols": 1,
    "toolkit.telemetry.enabled": False,
}


class Tab(Protocol):
    """A page in some browser, as far as all tests need it."""

    async def open(self, url: str) -> None:
        """Go there."""

    async def reload(self) -> None:
        """Load the page again, as its user does."""

    async def run(self, script: str) -> Any:
        """The value of an expression in the page; a promise is waited for."""

    async def before(self, script: str) -> None:
        """Run statements in every page that is opened from now on, before its own scripts."""


_LOOK = """
new Promise((resolve) => {
  const look = () => {
    let value;
    try {
      value = CONDITION;
    } catch {
      // What it looks for is not there yet.
    }
    if (value) resolve(value);
    else setTimeout(look, 20);
  };
  look();
})
"""


async def until(tab: Tab, condition: str, seconds: float = PATIENCE) -> Any:
    """Wait until an expression in the page is true; its value."""
    look = _LOOK.replace("CONDITION", condition)
    async with asyncio.timeout(seconds):
        return await tab.run(look)


class ChromiumTab:
    """A page in Chromium."""

    def __init__(self, page: Any) -> None:
        self.page = page

    async def open(self, url: str) -> None:
        await self.page.goto(url)

    async def reload(self) -> None:
        await self.page.reload()

    async def run(self, script: str) -> Any:
        return await self.page.evaluate(script)

    async def before(self, script: str) -> None:
        await self.page.add_init_script(script)


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

    async def reload(self) -> None:
        await self.command("browsingContext.reload", context=self.context, wait="complete")

    async def run(self, script: str) -> Any:
        expression = f"(async () => JSON.stringify((await ({script})) ?? null))()"
        result = await self.command(
            "script.evaluate", expression=expression, target={"context": self.context}, awaitPromise=True
        )
        assert result["type"] == "success", result
        return json.loads(result["result"]["value"])

    async def before(self, script: str) -> None:
        await self.command("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")


@contextlib.asynccontextmanager
async def tab_in(browser: str, *entering: str) -> AsyncIterator[Tab]:
    """A page in `chromium` or `firefox`."""
    if browser == "firefox":
        async with firefox(*entering) as tab:
            yield tab
        return
    async with chromium(*entering) as running:
        yield ChromiumTab(await running.new_page())


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
                yield _patient(browser)
            finally:
                await browser.close()


def _patient(browser: Chromium) -> Chromium:
    """The browser, whose pages are waited for as long as a busy machine may need."""
    make = browser.new_context

    async def new_context(**options: Any) -> BrowserContext:
        context = await make(**options)
        context.set_default_timeout(PATIENCE * 1000)
        return context

    async def new_page(**options: Any) -> Page:
        return await (await new_context(**options)).new_page()

    for each in (new_context, new_page):
        setattr(browser, each.__name__, each)
    return browser


def _connector(entering: tuple[str, ...]) -> aiohttp.TCPConnector:
    """What connects inside the network namespace that `ip netns exec NAME` enters, or here."""
    if not entering:
        return aiohttp.TCPConnector()
    libc = ctypes.CDLL(None, use_errno=True)

    def make_socket(address: Any) -> socket.socket:
        with open("/proc/self/ns/net") as here, open(f"/run/netns/{entering[-1]}") as there:
            assert libc.setns(there.fileno(), 0) == 0
            try:
                return socket.socket(*address[:3])
            finally:
                assert libc.setns(here.fileno(), 0) == 0

    return aiohttp.TCPConnector(socket_factory=make_socket)


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
            async with asyncio.timeout(120):
                while not (found := re.search(rb"ws://\S+", line := await process.stderr.readline())):
                    assert line, "Firefox ended before it could be reached"
            draining = asyncio.create_task(process.stderr.read())
            async with (
                aiohttp.ClientSession(connector=_connector(entering)) as session,
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
