"""Everybody can use the page: axe-core finds nothing, targets are large enough, nothing lies off the screen."""

import asyncio
import datetime
import gzip
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from attrs import evolve
from playwright.async_api import Browser, Page

from p2p_malice.history.json_lines import text_of
from p2p_malice.history.seen_game import text_of_seen
from tests.helpers import position, reply_to
from tests.history.test_history import game_seen
from tests.links import INVITATION
from tests.web.browsers import ChromiumTab, chromium, needs_chromium, until
from tests.web.pagehost import whole_site
from tests.web.play import site, unreachable
from tests.web.stage import PAINTED, Stage, resize
from tests.web.test_local import press_button, program, set_up

pytestmark = needs_chromium

AXE = Path(__file__).parent / "node_modules/axe-core/axe.min.js"
THEMES = ("dark", "light", "contrast")
SIZES = ((320, 568), (390, 844), (844, 390), (1280, 800))
ZOOMED = (640, 400)
"""What 1280x800 is at 200 %."""

FAULTS = """
async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  const about = (node) => `${node.html.slice(0, 120)} ${node.failureSummary}`;
  return violations.flatMap((each) => each.nodes.map((node) => `${each.id}: ${about(node)}`));
}
"""
CONTRAST = FAULTS.replace('["violations"] }', '["violations"], runOnly: ["color-contrast"] }')
"""The theme changes nothing else."""
OFF_SCREEN = """
() => [...document.querySelectorAll("[data-spot], footer button, header *, .status")].filter((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
}).map((each) => `${each.className} ${each.dataset.spot ?? each.textContent}`)
"""
TOO_SMALL = """
() => [...document.querySelectorAll("button, a.button, input, select")].filter((each) => {
  const { width, height } = each.getBoundingClientRect();
  return each.type !== "checkbox" && width && (width < 44 || height < 44);
}).map((each) => `${each.dataset.spot ?? each.textContent} ${each.offsetWidth}x${each.offsetHeight}`)
"""
OVERLAPPING = """
() => {
  const cards = [...document.querySelectorAll(".row .spot")];
  const overlap = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  };
  const pairs = cards.flatMap((one, index) => cards.slice(index + 1).map((other) => [one, other]));
  return pairs.filter((pair) => overlap(...pair)).map((pair) => pair[0].dataset.spot);
}
"""


@pytest_asyncio.fixture(loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Chromium, where axe-core is at hand."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm ci --prefix tests/web")
    async with chromium() as running:
        yield running


async def assert_everybody_can_use(page: Page, where: str, *, is_crowded: bool = False) -> None:
    """No finding of axe-core, in any theme, on phone and desktop, and at 200 %; no small target but in a crowd."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    for size in ((390, 844), (1280, 800), ZOOMED):
        await resize(page, *size)
        assert await page.evaluate(FAULTS) == [], f"{where}, {size}"
    await assert_all_themes_can_be_read(page, where)
    assert is_crowded or await page.evaluate(TOO_SMALL) == [], where


async def assert_all_themes_can_be_read(page: Page, where: str) -> None:
    """Letters stand out from what is behind them in each theme; the page keeps the first one."""
    for theme in (*THEMES[1:], THEMES[0]):
        await page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        assert await page.evaluate(CONTRAST) == [], f"{where}, {theme}"


async def assert_table_can_be_used(page: Page, where: str, more: str) -> None:
    """No finding of axe-core at a size; neither the table nor what `more` selects is off the screen."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    assert await page.evaluate(OFF_SCREEN.replace("header *", f"header *, {more}")) == [], where
    assert await page.evaluate(FAULTS) == [], where


CUT = """
() => [...document.querySelectorAll(".page, .page :not(form)")].filter((each) => {
  const { left, right, width } = each.getBoundingClientRect();
  return width && (left < -1 || right > innerWidth + 1 || each.scrollWidth > each.clientWidth + 1 && each.clientWidth);
}).map((each) => `${each.tagName}.${each.className} ${each.textContent}`.slice(0, 80))
"""


CUT_BUTTONS = """
() => [...document.querySelectorAll("footer button")].filter((each) => {
  const { left, right, height } = each.getBoundingClientRect();
  return left < 0 || right > innerWidth || height > 44;
}).map((each) => each.textContent)
"""


async def assert_nothing_is_cut(page: Page) -> None:
    """Whatever stands on a page can be read without moving it sideways, at every size."""
    for width, height in SIZES:
        await resize(page, width, height)
        assert await page.evaluate(CUT) == [], f"{width}x{height}"


async def new_page(browser: Browser, address: str, **context: Any) -> Page:
    """A page at `address`, without motion, so that nothing is measured on its way."""
    page = await (await browser.new_context(reduced_motion="reduce", bypass_csp=True, **context)).new_page()
    await page.goto(address)
    return page


async def come_back(page: Page) -> None:
    """Look at a guest's page again, after the reply was copied there and pasted elsewhere."""
    await page.locator(".sharing .said:not(:empty)").wait_for()
    await page.evaluate("dispatchEvent(new Event('focus'))")
    await page.locator(".steps").wait_for(state="hidden")


async def screens_of_a_guest(
    opened: Callable[[str], Awaitable[Page]], address: str, *bad: str
) -> AsyncIterator[tuple[Page, str]]:
    """A reply at the wrong place, a link's landing, the start, what is wrong with `bad` codes, the way to a reply."""
    page = await opened(f"{address}#{reply_to(INVITATION)}")
    await page.locator(".sharing").wait_for()
    yield page, "a reply at the wrong place"
    page = await opened(f"{address}#{INVITATION}")
    await page.locator("#name").wait_for()
    yield page, "landing"
    page = await opened(address)
    await page.locator("#code").wait_for()
    yield page, "start"
    for code in bad:
        await page.fill("#code", code)
        await page.locator(".problem.bad").wait_for()
        yield page, f"start with {code[:9]}"
    await page.fill("#name", "Webby")
    await page.fill("#code", unreachable(INVITATION))
    await page.clock.install()
    await page.click("form button[type=submit]")
    await page.locator(".sharing").wait_for(state="attached")
    yield page, "connecting"
    await page.clock.run_for(4000)
    await page.click(".sharing summary")
    yield page, "reply"
    await page.locator(".sharing button").last.click()
    await page.locator("dialog img").wait_for()
    yield page, "QR code"
    await page.keyboard.press("Escape")
    await page.locator(".sharing button").first.click()
    await come_back(page)
    yield page, "after the reply was sent"


async def test_everybody_can_be_a_guest(browser: Browser) -> None:
    """All that a guest sees on the way to the table, and a second tab."""
    async with site() as address:
        async for page, where in screens_of_a_guest(partial(new_page, browser), address, "MDW1-78JB"):
            await assert_everybody_can_use(page, where)
        other = await page.context.new_page()
        await other.goto(f"{address}#{INVITATION}")
        await press_button(other, "Join")
        await other.get_by_text("in another tab").wait_for()
        await assert_everybody_can_use(other, "a second tab")


async def test_everybody_can_talk(browser: Browser) -> None:
    """To friends who are at devices of their own."""
    async with site() as address:
        page = await new_page(browser, address)
        staged = Stage(ChromiumTab(page))
        await staged.begin(address, pause=0)
        await staged.show(position("hand@0=Ah 9h"))
        await page.keyboard.press("t")
        await page.locator("dialog").wait_for()
        await assert_everybody_can_use(page, "talk")


def keep_games(folder: Path) -> None:
    """Some finished games, one of which can be shown again, and a daily deal."""
    game, seen = game_seen()
    others = (evolve(game, id=f"T-{at}", ended="2026-11-20T20:15", names=("Asha", f"Théo {at}")) for at in range(9))
    games = [*others, game]
    (folder / "old-games").mkdir(parents=True)
    (folder / "history.jsonl").write_text(text_of(games), encoding="utf-8")
    (folder / "daily.json").write_text(json.dumps({datetime.date.today().isoformat(): 3}))
    (folder / f"old-games/{game.id}.seen.gz").write_bytes(gzip.compress(text_of_seen(seen).encode()))


async def test_everybody_can_use_the_local_table(browser: Browser, tmp_path: Path) -> None:
    """Menu, set-up, settings, invitation, tapped reply, table with a card picked, every dialog, the result."""
    (tmp_path / ".config/p2p-malice").mkdir(parents=True)
    (tmp_path / ".config/p2p-malice/config.toml").write_text('game_url = "https://example.org/malice"\n')
    keep_games(tmp_path / ".local/share/p2p-malice")
    async with program(tmp_path) as address:
        page = await new_page(browser, address)
        await page.locator("#start-play").wait_for()
        await assert_everybody_can_use(page, "menu")
        await assert_nothing_is_cut(page)
        await page.locator("#start-more").click()
        await assert_everybody_can_use(page, "menu with what is behind More")
        await assert_nothing_is_cut(page)
        await page.locator("#start-you").click()
        await page.locator(".profile .again").first.wait_for()
        await assert_everybody_can_use(page, "games and trophies")
        await page.locator(".profile .again").first.click()
        await page.locator("#timeline").wait_for()
        await assert_everybody_can_use(page, "replay")
        for width in (1024, 1280, 1800):
            await resize(page, width, 800)
            assert await page.evaluate(CUT_BUTTONS) == [], width
        await page.keyboard.press("l")
        await page.locator("dialog .turns [aria-current]:focus").wait_for()
        await assert_everybody_can_use(page, "turns of a replay")
        await page.keyboard.press("End")
        await page.keyboard.press("Enter")
        await page.get_by_role("heading", name="The game is over").wait_for()
        await press_button(page, "Leave")
        await page.get_by_role("button", name="Back").click()
        await press_button(page, "Settings")
        await assert_everybody_can_use(page, "settings")
        await press_button(page, "Cancel")
        await press_button(page, "Read the rules")
        await press_button(page, "Spite & Malice")
        await page.locator("dialog").get_by_role("button", name="Official").wait_for()
        await assert_everybody_can_use(page, "choice of rules")
        await page.locator("dialog").get_by_role("button", name="Official").click()
        await page.get_by_role("heading", name="Set-up").wait_for()
        await assert_everybody_can_use(page, "rules")
        await page.get_by_role("button", name="Close").click()
        await set_up(page, "Invite several friends", players=4)
        await page.select_option("#field-seats-2", "me")
        await page.locator("#field-seats-2-name").wait_for()
        await page.get_by_text("More rules").click()
        await assert_everybody_can_use(page, "set-up")
        await assert_nothing_is_cut(page)
        await press_button(page, "Cancel")
        await press_button(page, "Invite a friend")
        await page.locator("#whatsapp").wait_for()
        await assert_everybody_can_use(page, "invitation")
        await press_button(page, "Message")
        await press_button(page, "Paste a reply")
        await page.fill("#paste", "MDW1-78JB")
        await page.locator(".problem.bad").wait_for()
        await assert_everybody_can_use(page, "invitation with all that belongs to it")
        found = re.search(r"#(MDW1-\w+)~Kay!\d+\.(\w+)", await page.locator(".sharing textarea").input_value())
        assert found
        reply = reply_to(found[1])
        for says in ("choose “Use it”", "Each link works only once"):
            tapped = await new_page(browser, f"{address.partition('#')[0]}r/{found[2]}#{reply}")
            await tapped.get_by_text(says).wait_for()
            await assert_everybody_can_use(tapped, says)
        await page.get_by_text("reply has arrived").wait_for()
        await assert_everybody_can_use(page, "a reply that was tapped")
        await press_button(page, "Stop")
        await press_button(page, "Against the computer")
        await page.locator(".spot.source").first.wait_for()
        await assert_everybody_can_use(page, "table")
        await page.keyboard.press("1")
        await assert_everybody_can_use(page, "card picked")
        for key in ("l", "?", "m"):
            await page.keyboard.press(key)
            await page.locator("dialog").wait_for()
            await assert_everybody_can_use(page, f"dialog of {key}")
            await page.keyboard.press("Escape")
            await page.locator("dialog").wait_for(state="detached")
        other = await page.context.new_page()
        await other.goto(address)
        await other.get_by_text("somewhere else").wait_for()
        await assert_everybody_can_use(other, "open in another tab")
        page = await new_page(browser, address.partition("#")[0])
        await page.get_by_text("without its key").wait_for()
        await assert_everybody_can_use(page, "no key")


@pytest.mark.parametrize("players", [2, 4, 9])
async def test_everything_is_on_the_screen(browser: Browser, players: int, tmp_path: Path) -> None:
    """At every size, with few and with many at the table; up to four of them no target is small."""
    async with program(tmp_path) as address:
        page = await new_page(browser, address)
        await page.locator("#start-play").wait_for()
        # With fewer cards, one of eight may have won before it is our turn.
        await set_up(page, "Against the computer", players=players, payoff=3 if players < 9 else 8)
        await press_button(page, "Start")
        await page.locator(".spot.source").first.wait_for()
        for width, height in SIZES:
            await resize(page, width, height)
            for key in ("Escape", "1", "Escape", "h"):
                await page.keyboard.press(key)
                await page.evaluate(PAINTED)
                where = f"{players} players, {width}x{height}, {key}"
                assert await page.evaluate(OFF_SCREEN) == [], where
                assert await page.evaluate(OVERLAPPING) == [], where
            if players <= 4:
                assert await page.evaluate(TOO_SMALL) == [], f"{players} players, {width}x{height}"
        await assert_everybody_can_use(page, f"{players} players", is_crowded=players > 4)


@pytest.mark.parametrize(
    ("wishes", "theme"),
    [
        ({"color_scheme": "dark"}, "dark"),
        ({"color_scheme": "light"}, "light"),
        ({"color_scheme": "light", "contrast": "more"}, "contrast"),
    ],
)
async def test_the_page_looks_as_the_device_wants_it(wishes: dict[str, Any], theme: str, browser: Browser) -> None:
    """Until another look is chosen: dark, light, or with more contrast; it follows when the device changes."""
    shown = "document.documentElement.dataset.theme"
    async with site() as address:
        page = await (await browser.new_context(**wishes)).new_page()
        await page.goto(address)
        assert await page.evaluate(shown) == theme

        await page.emulate_media(color_scheme="dark", contrast="no-preference")
        # The page hears of it with its next frame.
        await until(ChromiumTab(page), f"{shown} === 'dark'")


async def test_everybody_can_host_from_a_page(browser: Browser) -> None:
    """All that is seen there before the table: while it loads, the menu, the name, the lobby; and who comes back."""
    async with whole_site() as address:
        loading = asyncio.Event()
        page = await (await browser.new_context(reduced_motion="reduce", bypass_csp=True)).new_page()
        await page.route("**/host/worker.js", lambda route: _once(loading, route.continue_))
        await page.goto(f"{address}play.html")
        await page.get_by_role("button", name="How to play").click()
        await page.locator("dialog .sheet-text").wait_for()
        await assert_everybody_can_use(page, "the rules while it loads")
        loading.set()
        await page.locator("#start-host").wait_for(timeout=60_000)
        await press_button(page, "Close")
        await assert_everybody_can_use(page, "menu")
        await press_button(page, "Invite a friend")
        await page.locator("#field-name").wait_for()
        await assert_everybody_can_use(page, "name")
        await page.fill("#field-name", "Kay")
        await press_button(page, "Save")
        await page.locator("#replies").click()
        await assert_everybody_can_use(page, "lobby")


async def _once(event: asyncio.Event, go_on: Callable[[], Awaitable[None]]) -> None:
    await event.wait()
    await go_on()


DRAWN = ("oak", "garden", "chart")
FELTS = ("green", "blue", "red", "grey", *DRAWN)
FELT_CONTRASTS = """
() => {
  const table = document.querySelector("main.table");
  const patch = table.appendChild(document.createElement("i"));
  const light = (name) => {
    patch.style.color = `var(--${name})`;
    const parts = getComputedStyle(patch).color.match(/[0-9.]+/g).slice(0, 3).map((each) => each / 255);
    const [red, green, blue] = parts.map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const ratio = (one, other) => Math.max(one / other, other / one);
  const words = ["ink", "soft", "near", "aside", "target", "picked"];
  const found = words.map((name) => [name, Math.min(...["felt", "felt-light", "felt-dark"].map((felt) =>
    ratio(light(name), light(felt))))]);
  patch.remove();
  return Object.fromEntries(found);
}
"""


async def test_every_felt_can_be_read(browser: Browser) -> None:
    """Small words stand out 4.5 to 1 (WCAG 2.2, 1.4.3), large ones and marks 3 to 1 (1.4.11); axe skips gradients."""
    async with site() as address:
        page = await new_page(browser, address, viewport={"width": 390, "height": 844})
        stage = Stage(ChromiumTab(page))
        await stage.begin(address, pause=0)
        await stage.show(position("hand@0=2h 9h"))
        await page.evaluate("import('./table-art/table-art.js').then(({ drawTable }) => drawTable('oak'))")
        for theme, felt in ((theme, felt) for theme in THEMES for felt in FELTS):
            script = "([theme, felt]) => { Object.assign(document.documentElement.dataset, { theme, felt }); }"
            await page.evaluate(script, [theme, felt])
            found = await page.evaluate(FELT_CONTRASTS)
            for name, ratio in found.items():
                assert ratio >= (4.5 if name in ("ink", "soft") else 3), f"{theme}, {felt}, {name}: {ratio:.2f}"


BRIGHT_PARTS = """
async ([name, width, height]) => {
  await (await import("./table-art/table-art.js")).drawTable(name);
  const picture = new Image(width, height);
  picture.src = document.documentElement.style.getPropertyValue("--table").slice(5, -2);
  await picture.decode();
  const pen = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
  pen.drawImage(picture, 0, 0, width, height);
  const { data } = pen.getImageData(width * 0.2, height * 0.15, width * 0.6, height * 0.75);
  const linear = Array.from({ length: 256 }, (_, at) => (at <= 10 ? at / 3294.6 : ((at / 255 + 0.055) / 1.055) ** 2.4));
  let bright = 0;
  for (let at = 0; at < data.length; at += 4) {
    const light = 0.2126 * linear[data[at]] + 0.7152 * linear[data[at + 1]] + 0.0722 * linear[data[at + 2]];
    if (1.05 / (light + 0.05) < 4.5) bright += 4;
  }
  return bright / data.length;
}
"""
"""The part of what lies around the middle of a drawn table from which white letters don't stand out 4.5 to 1."""


@pytest.mark.parametrize("table", DRAWN)
async def test_a_drawn_table_is_dark_where_words_stand(browser: Browser, table: str) -> None:
    """What is bright of it lies near its edges."""
    async with site() as address:
        page = await new_page(browser, address)
        for size in SIZES[1:]:
            assert await page.evaluate(BRIGHT_PARTS, [table, *size]) < 0.01, size


async def test_a_drawn_table_is_seen_but_in_high_contrast(browser: Browser) -> None:
    """Also by whoever has just chosen it, and after the page was loaded again."""
    async with site() as address:
        page = await new_page(browser, address)
        await page.evaluate("localStorage['p2p-malice settings'] = JSON.stringify({ felt: 'oak' })")
        await page.reload()
        look = "getComputedStyle(document.getElementById('root'), '::before').backgroundImage"
        await page.wait_for_function(f"{look}.includes('svg')")
        await page.evaluate("document.documentElement.dataset.theme = 'contrast'")
        assert await page.evaluate(look) == "none"
