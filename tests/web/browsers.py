"""Real browsers for tests: Debian's Chromium by Playwright, Firefox ESR by WebDriver BiDi, each without a window.

Where one is not installed, tests that need it skip with the reason.
"""

import asyncio
import base64
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
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Protocol
from weakref import WeakKeyDictionary

import aiohttp
import attrs
import pytest
from playwright.async_api import Browser as Chromium
from playwright.async_api import BrowserContext, Page, async_playwright

WAIT = 60.0
"""Seconds for whatever a page is to do: a machine may be busy with something else."""

KEPT = Path(__file__).resolve().parents[2] / ".evidence"
"""The folder in which a test that failed leaves a folder with what its pages showed and said."""

FRAMES_KEPT = 20

USUAL_SIZE = {"width": 1280, "height": 720}
"""Of a page whose size nobody says, as Playwright has it."""

BEFORE = f"""
try {{
  localStorage["p2p-malice settings"] ??= JSON.stringify({{ pause: 0, offered: true, explain: false }});
}} catch {{ }}
(() => {{
  const {{ get }} = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data");
  window.lastFrames = [];
  Object.defineProperty(MessageEvent.prototype, "data", {{
    configurable: true,
    get() {{
      const data = get.call(this);
      if (typeof data === "string" && lastFrames.at(-1) !== data) lastFrames.push(data);
      if (lastFrames.length > {FRAMES_KEPT}) lastFrames.shift();
      return data;
    }},
  }});
}})();
"""
"""Runs in every page before its own scripts: nobody looks at the others' moves, so no pause follows them; nothing is
explained that is new; and the last frames that the page was sent are noted."""

OWN = "P2P_MALICE_DEEP" in os.environ
"""Whether each test gets whole browsers of its own, as in the deep check: what differs then leaked between tests."""

FIREFOX_ITSELF = 'Error: Permission denied to access property "length"'
"""What Firefox 140 says now and then when a page is left, even one without a script: it names no place in one."""

SHELL = () if OWN else ("chromium-headless-shell",)
"""Debian's Chromium without windows takes a quarter of the processor that the whole one takes."""
_chromium_names = (*SHELL, "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, _chromium_names)), None)
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

ALIKE = [
    pytest.param("chromium", marks=needs_chromium),
    pytest.param("firefox", marks=[needs_firefox, pytest.mark.deep]),
]
"""For what no browser does in a way of its own: the whole check asks one."""

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

    @property
    def console(self) -> list[str]:
        """What it printed: the kind of each line, then its text."""

    @property
    def faults(self) -> list[str]:
        """The errors of its scripts; a test that wants one takes it from here, or it fails in the end."""

    async def open(self, url: str) -> None:
        """Go there."""

    async def reload(self) -> None:
        """Load the page again, as its user does."""

    async def run(self, script: str) -> Any:
        """The value of an expression in the page; a promise is waited for."""

    async def resize(self, width: int, height: int) -> None:
        """Give the page another size, in CSS pixels; it may take a while until the page knows."""

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


async def until(tab: Tab, condition: str, seconds: float = WAIT) -> Any:
    """Wait until an expression in the page is true; its value. Raises TimeoutError, which names it."""
    try:
        async with asyncio.timeout(seconds):
            return await tab.run(_LOOK.replace("CONDITION", condition))
    except TimeoutError as error:
        raise TimeoutError(f"not within {seconds} s: {condition}") from error


class ChromiumTab:
    """A page in Chromium."""

    def __init__(self, page: Any) -> None:
        self.page = page

    @property
    def console(self) -> list[str]:
        return CONSOLES[self.page.context]

    @property
    def faults(self) -> list[str]:
        return FAULTS[self.page.context]

    async def open(self, url: str) -> None:
        await self.page.goto(url)

    async def reload(self) -> None:
        await self.page.reload()

    async def run(self, script: str) -> Any:
        return await self.page.evaluate(script)

    async def resize(self, width: int, height: int) -> None:
        await self.page.set_viewport_size({"width": width, "height": height})

    async def before(self, script: str) -> None:
        await self.page.add_init_script(script)


class FirefoxTab:
    """A page in Firefox, in a user context of its own."""

    def __init__(self, firefox: "Firefox", user: str, context: str) -> None:
        self._firefox = firefox
        self._user = user
        self.context = context
        self._scripts: list[str] = []
        self.console: list[str] = []
        self.faults: list[str] = []

    async def command(self, method: str, **params: Any) -> Any:
        """Send a command, and give its result."""
        return await self._firefox.command(method, **params)

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

    async def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        await self.command("browsingContext.setViewport", context=self.context, viewport=size)

    async def before(self, script: str) -> None:
        added = await self.command(
            "script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}", userContexts=[self._user]
        )
        self._scripts.append(added["script"])

    def note(self, entry: dict[str, Any]) -> None:
        """Take down what a script printed, or the fault that ended it."""
        # What a policy blocked and what could not be loaded is no fault of a script.
        is_own = entry["text"] == FIREFOX_ITSELF and not entry.get("stackTrace")
        if entry["type"] == "javascript" and re.match(r"(uncaught exception|\w*Error): ", entry["text"]) and not is_own:
            self.faults.append(entry["text"])
        self.console.append(f"{entry['level']}: {entry['text']}")

    async def picture(self) -> bytes:
        """What the page shows, as a PNG file."""
        return base64.b64decode((await self.command("browsingContext.captureScreenshot", context=self.context))["data"])

    async def close(self) -> None:
        """Forget the page and all that it has kept."""
        for script in self._scripts:
            await self.command("script.removePreloadScript", script=script)
        await self.command("browser.removeUserContext", userContext=self._user)


class Firefox:
    """A running Firefox, spoken to in WebDriver BiDi (W3C)."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._tabs: dict[str, FirefoxTab] = {}
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self._socket:
            body = json.loads(message.data)
            if body["type"] != "event":
                if not (waiting := self._waiting.pop(body["id"])).done():
                    waiting.set_result(body)
            elif tab := self._tabs.get(body["params"]["source"].get("context")):
                tab.note(body["params"])
        for waiting in self._waiting.values():
            waiting.set_exception(ConnectionError("Firefox has gone"))

    @property
    def is_there(self) -> bool:
        """Whether it still runs."""
        return not self._reading.done()

    async def command(self, method: str, **params: Any) -> Any:
        """Send a command, and give its result."""
        number = next(self._numbers)
        self._waiting[number] = asyncio.get_running_loop().create_future()
        answer = self._waiting[number]
        await self._socket.send_json({"id": number, "method": method, "params": params})
        body = await answer
        assert body["type"] == "success", body
        return body["result"]

    async def begin(self) -> None:
        """Open the session, and hear of what scripts print and where they fail."""
        await self.command("session.new", capabilities={})
        await self.command("session.subscribe", events=["log.entryAdded"])

    async def new_tab(self) -> FirefoxTab:
        """A page that shares nothing with any other."""
        user = (await self.command("browser.createUserContext"))["userContext"]
        context = (await self.command("browsingContext.create", type="tab", userContext=user))["context"]
        tab = self._tabs[context] = FirefoxTab(self, user, context)
        await tab.before(BEFORE)
        return tab

    async def close(self) -> None:
        """Say nothing more to it."""
        await self._socket.close()
        await self._reading


@attrs.define
class Running:
    """The browsers that all tests of this process share, each started when a test first needs it.

    They live in the loop that the tests of this folder share; a script, or a test elsewhere, starts its own.
    """

    loop: asyncio.AbstractEventLoop | None = None
    stack: contextlib.AsyncExitStack = attrs.field(factory=contextlib.AsyncExitStack)
    chromium: Chromium | None = None
    firefox: Firefox | None = None
    pages: dict[str, Page] = attrs.field(factory=dict)
    """The warm pages of Chromium that nobody has, by what runs before them and the options of their contexts."""

    def is_here(self) -> bool:
        """Whether who asks runs in their loop."""
        return not OWN and self.loop is asyncio.get_running_loop()


RUNNING = Running()

CONSOLES: "WeakKeyDictionary[BrowserContext, list[str]]" = WeakKeyDictionary()
FAULTS: "WeakKeyDictionary[BrowserContext, list[str]]" = WeakKeyDictionary()
"""By Chromium's contexts: what their scripts printed, and what ended them."""


@contextlib.asynccontextmanager
async def tab_in(browser: str, *entering: str, warm: bool = False) -> AsyncIterator[Tab]:
    """A page in `chromium` or `firefox`; in the former it may be `warm`."""
    if browser == "firefox":
        async with firefox(*entering) as tab:
            yield tab
        return
    if warm:
        async with warm_page() as page:
            yield ChromiumTab(page)
        return
    async with chromium(*entering) as running:
        yield ChromiumTab(await running.new_page())


@contextlib.asynccontextmanager
async def chromium(*entering: str, own: bool = False) -> AsyncIterator[Chromium]:
    """Chromium: the one of all tests, or one's `own`. New contexts are closed in the end; no script may have failed.

    `entering` is what a command is put behind to run in some network namespace.
    """
    async with contextlib.AsyncExitStack() as stack:
        is_own = bool(entering) or own or not RUNNING.is_here()
        browser = await stack.enter_async_context(_chromium(*entering)) if is_own else await _chromium_of_all()
        before = set(browser.contexts)
        faults = []
        is_well = False
        try:
            yield browser
            is_well = _test() not in FAILED
        finally:
            if not is_well:
                await _keep_chromium([each for each in browser.contexts if each not in before])
            for context in set(browser.contexts) - before:
                faults += FAULTS[context]
                await context.close()
        assert not faults, faults


async def _chromium_of_all() -> Chromium:
    if RUNNING.chromium is None or not RUNNING.chromium.is_connected():
        RUNNING.chromium = await RUNNING.stack.enter_async_context(_chromium())
        RUNNING.pages.clear()
    return RUNNING.chromium


@contextlib.asynccontextmanager
async def warm_page(script: str = "", **options: Any) -> AsyncIterator[Page]:
    """A page of Chromium that earlier tests may have had, as good as new, but with the site's files at hand.

    Whatever a site has stored is gone, but for its caches: a browser that was there before has the files, and has kept
    the Python that has started. `script` runs before those of the page; `options` are those of its context.
    """
    if not RUNNING.is_here():
        async with chromium() as browser:
            yield await _new_page(browser, script, options)
        return
    browser, key = await _chromium_of_all(), json.dumps([script, options], sort_keys=True)
    page = RUNNING.pages.pop(key, None) or await _new_page(browser, script, options)
    context, is_well = page.context, False
    try:
        yield page
        for other in context.pages:
            if other != page:
                await other.close()
        origin = await page.evaluate("(sessionStorage.clear(), origin)")
        await page.goto("about:blank")
        storages = {"origin": origin, "storageTypes": "local_storage,indexeddb"}
        await (await context.new_cdp_session(page)).send("Storage.clearDataForOrigin", storages)
        await page.set_viewport_size(options.get("viewport", USUAL_SIZE))
        is_well = not FAULTS[context] and _test() not in FAILED
    finally:
        if not is_well:
            await _keep_chromium([context])
        if is_well and context.pages == [page]:
            CONSOLES[context].clear()
            RUNNING.pages[key] = page
        else:
            await context.close()
    assert not FAULTS[context], FAULTS[context]


async def _new_page(browser: Chromium, script: str, options: dict[str, Any]) -> Page:
    context = await browser.new_context(**options)
    if script:
        await context.add_init_script(script)
    return await context.new_page()


FAILED: set[str] = set()
"""The tests that have failed, so that a fixture, too, knows at its end whether to keep what a page showed."""


def folder_of(test: str) -> Path:
    """Where is kept what the pages of the test with that id show and say if it fails."""
    return KEPT / re.sub(r"[^\w.-]+", "-", test.rpartition("/")[2])


@contextlib.contextmanager
def _keeping() -> Iterator[Path]:
    """The folder for what the test leaves. What goes wrong meanwhile hides no failure."""
    folder = folder_of(_test())
    folder.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(Exception):
        yield folder


def _test() -> str:
    return os.environ.get("PYTEST_CURRENT_TEST", "script (call)").rpartition(" ")[0]


async def _keep_chromium(contexts: list[BrowserContext]) -> None:
    with _keeping() as folder:
        for number, page in enumerate(page for context in contexts for page in context.pages):
            _keep(folder, number, "console.txt", "\n".join(CONSOLES[page.context] + FAULTS[page.context]))
            _keep(folder, number, "frames.txt", "\n".join(await page.evaluate("window.lastFrames ?? []")))
            _keep(folder, number, "page.html", await page.content())
            (folder / f"{number}-screen.png").write_bytes(await page.screenshot(timeout=5000))


async def _keep_firefox(tab: FirefoxTab) -> None:
    with _keeping() as folder:
        _keep(folder, 0, "console.txt", "\n".join(tab.console))
        async with asyncio.timeout(10):
            (folder / "0-screen.png").write_bytes(await tab.picture())
            _keep(folder, 0, "frames.txt", "\n".join(await tab.run("window.lastFrames ?? []")))
            _keep(folder, 0, "page.html", await tab.run("document.documentElement.outerHTML"))


def picture_kept(picture: bytes) -> None:
    """Keep what some page showed when a test failed."""
    with _keeping() as folder:
        (folder / "0-screen.png").write_bytes(picture)


def _keep(folder: Path, number: int, name: str, text: str) -> None:
    (folder / f"{number}-{name}").write_text(text, encoding="utf-8")


@contextlib.asynccontextmanager
async def _chromium(*entering: str) -> AsyncIterator[Chromium]:
    """A Chromium that is started for whoever asks."""
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
                yield _watched(browser)
            finally:
                await browser.close()


def _watched(browser: Chromium) -> Chromium:
    """The browser, of whose pages is noted what they print and where they fail; none is waited for too long."""
    make = browser.new_context

    async def new_context(**options: Any) -> BrowserContext:
        context = await make(**options)
        console, faults = CONSOLES[context], FAULTS[context] = [], []
        context.on("console", lambda message: console.append(f"{message.type}: {message.text}"))
        context.on("weberror", lambda error: faults.append(str(error.error)))
        await context.add_init_script(BEFORE)
        context.set_default_timeout(WAIT * 1000)
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
    """A page in the Firefox of all tests, or in one's own; see `chromium`."""
    async with contextlib.AsyncExitStack() as stack:
        if entering or not RUNNING.is_here():
            browser = await stack.enter_async_context(_firefox(*entering))
        else:
            if RUNNING.firefox is None or not RUNNING.firefox.is_there:
                RUNNING.firefox = await RUNNING.stack.enter_async_context(_firefox())
            browser = RUNNING.firefox
        tab = await browser.new_tab()
        is_well = False
        try:
            yield tab
            is_well = _test() not in FAILED
        finally:
            if not is_well:
                await _keep_firefox(tab)
            await tab.close()
        assert not tab.faults, tab.faults


@contextlib.asynccontextmanager
async def _firefox(*entering: str) -> AsyncIterator[Firefox]:
    """A Firefox that is started for whoever asks. Behind `entering` it is reached by the namespace's loopback only."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (Path(folder) / "user.js").write_text("\n".join(lines))
        process = await asyncio.create_subprocess_exec(
            *(*entering, str(FIREFOX), "--headless", "--no-remote"),
            *("--profile", folder, "--remote-debugging-port", "0"),
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
                aiohttp.ClientSession(connector=_connector(entering)) as session,
                session.ws_connect(f"{found[0].decode()}/session", max_msg_size=0) as socket,
            ):
                browser = Firefox(socket)
                await browser.begin()
                yield browser
                await browser.close()
            draining.cancel()
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            await process.wait()
