"""A link only opens the page: nothing leaves it before the person says so, and no link leads away from a game."""

import asyncio
import contextlib
import random
import socket
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from attrs import evolve

from p2p_malice.link.addresses import local_addresses
from p2p_malice.protocol.connection_codes import decode, encode
from p2p_malice.protocol.ice_credentials import Credentials
from p2p_malice.protocol.peer_description import Candidate, CandidateType
from p2p_malice.web.site import page_files
from scripts.games.chaos import Station
from tests.forking import forked  # noqa: F401  (every test here forks the program)
from tests.links import INVITATION
from tests.web.browsers import ALIKE, BROWSERS, ChromiumTab, Tab, chromium, needs_chromium, tab_in, until
from tests.web.play import (
    AT_TABLE,
    IS_OVER,
    introduce,
    own_site,
    play_to_the_end,
    sit_down,
    site,
    static_host,
    unreachable,
)
from tests.web.test_guest import IS_KEPT
from tests.web.test_local import press_button
from tests.web.test_screens import come_back
from tests.web.weight import loaded_first

TITLE = "Spite & Malice".replace(" ", "\N{NO-BREAK SPACE}")
PAGES = Credentials("vB3C", "k" * 24)
READY = "performance.getEntriesByName('ready').length"

COUNT = """
window.peers = 0;
window.RTCPeerConnection = class extends RTCPeerConnection {
  constructor(...settings) {
    super(...settings);
    window.peers++;
  }
};
"""
KNOWN = "try { localStorage.setItem('p2p-malice settings', '{\"name\": \"Webby\"}'); } catch { }"
"""Somebody has played here before, so the page knows their name."""


@contextlib.contextmanager
def stranger() -> Iterator[tuple[str, socket.socket]]:
    """An invitation by somebody who only listens, and the socket that sees checks from whoever follows it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as listening:
        listening.bind(("0.0.0.0", 0))
        listening.setblocking(False)
        port = listening.getsockname()[1]
        own = tuple(Candidate(CandidateType.HOST, address, port) for address in local_addresses() if "." in address)
        yield encode(evolve(decode(INVITATION).description, candidates=own)), listening


def has_heard(listening: socket.socket) -> bool:
    """Whether a packet lies there."""
    try:
        return bool(listening.recv(2048))
    except BlockingIOError:
        return False


async def sit_down_for_good(tab: Tab, page: str, host: Station, *rules: str) -> None:
    """Join the host's game, until the browser has kept the seat."""
    await host.start("host", "--name", "Ann", "--stun", "none", *rules)
    await sit_down(tab, page, await host.code())
    while not await tab.run(IS_KEPT):
        pass


@pytest.mark.parametrize("browser", BROWSERS)
async def test_nothing_leaves_the_page_before_join_is_tapped(browser: str) -> None:
    """No connection is begun and no packet sent, though the name is known; one tap, and the host is called."""
    reached: list[str] = []
    with stranger() as (code, listening):
        async with own_site(reached) as page, tab_in(browser) as tab:
            await tab.before(COUNT + KNOWN)
            await tab.open(f"{page}#{code}")
            await until(tab, READY)

            assert await tab.run("peers") == 0
            assert not has_heard(listening)
            assert await tab.run("document.getElementById('name').value") == "Webby"
            assert "until you tap “Join”" in await tab.run("document.body.innerText")

            loaded = len(reached)
            await introduce(tab, "Webby")
            assert await asyncio.get_running_loop().sock_recv(listening, 2048)
            assert await tab.run("peers") == 1
            files = page_files()
            later = {f"/game/{name}" for name in files.keys() - loaded_first(files, "guest")}
            assert set(reached[loaded:]) <= later


@pytest.mark.parametrize("browser", ALIKE)
async def test_an_invitation_stays_in_the_address_until_somebody_sits(browser: str) -> None:
    """Whoever loads the page again before joining has not lost it, nor has who opens the address in another browser.

    A browser that doesn't say what it keeps is waited for only shortly.
    """
    with stranger() as (code, _):
        async with site(is_joined=True) as page, tab_in(browser) as tab:
            await tab.before("indexedDB.constructor.prototype.open = () => ({});")
            await tab.open(f"{page}#{code}")
            assert not await tab.run(READY)

            await tab.reload()
            await until(tab, READY)

            assert await tab.run("location.href") == f"{page}#{code}"
            assert "until you tap “Join”" in await tab.run("document.body.innerText")


@pytest.mark.parametrize("browser", ALIKE)
async def test_a_link_does_not_lead_away_from_a_game(browser: str, host: Station) -> None:
    """Whoever opened the page's window can change what follows the #: the seat's proof goes nowhere unasked."""
    with stranger() as (code, listening):
        async with site(is_joined=True) as page, tab_in(browser) as tab:
            await tab.before(COUNT)
            await sit_down_for_good(tab, page, host)
            before = await tab.run("peers")
            assert await tab.run("location.href") == page

            for fragment in ("", code):
                await tab.run(f"(location.hash = '{fragment}', 1)")
            await until(tab, "!!document.querySelector('dialog[open]')")

            assert await tab.run("peers") == before
            assert not has_heard(listening)
            assert await tab.run(AT_TABLE)


@needs_chromium
async def test_an_invitation_that_is_ignored_leaves_the_kept_game_alone(host: Station) -> None:
    """Whatever link was opened in between, the way back to the seat is the one that was there before."""
    with stranger() as (code, listening):
        async with site(is_joined=True) as page, chromium() as browser:
            context = await browser.new_context()
            first = await context.new_page()
            await sit_down_for_good(ChromiumTab(first), page, host)
            await first.close()

            tab = await context.new_page()
            await tab.goto(f"{page}#{code}~Ann")
            await tab.get_by_text("is for the game you were in").wait_for()
            # Of a new table, this leads there; of that game's, it leads back as well.
            assert await tab.locator("form .main").all_inner_texts() == ["Join"]
            await press_button(tab, "Back to your game with Ann")
            await tab.locator(".row.hand").wait_for()

            assert not has_heard(listening)
            assert await tab.evaluate("history.state") is None


@needs_chromium
async def test_a_site_that_was_renewed_after_the_link_was_opened_loses_no_invitation() -> None:
    """What joining needs is gone then: the page says so, and once it's loaded again, the invitation is still there."""
    files = page_files(stun=())
    with stranger() as (code, listening):
        async with static_host(files) as page, chromium() as browser:
            tab = await browser.new_page()
            await tab.add_init_script("window.requestIdleCallback = () => {};")
            await tab.goto(f"{page}#{code}")
            await tab.locator("#name").wait_for()
            gone = [files.pop("webrtc/link.js"), files.pop("landing/reply-steps.js")]
            await introduce(ChromiumTab(tab), "Webby")
            await tab.get_by_text("couldn't be loaded").wait_for()
            assert not has_heard(listening)

            files |= dict(zip(("webrtc/link.js", "landing/reply-steps.js"), gone, strict=True))
            await press_button(tab, "Reload")
            await introduce(ChromiumTab(tab), "Webby")
            assert await asyncio.get_running_loop().sock_recv(listening, 2048)


@needs_chromium
async def test_a_page_in_a_frame_does_not_run() -> None:
    """Another page could lay its own picture over Join."""
    with stranger() as (code, _):
        async with site(is_joined=True) as page, chromium() as browser:
            framing = await browser.new_page()
            await framing.set_content(f"<iframe src='{page}#{code}'></iframe>")
            framed = framing.frame_locator("iframe")
            await framed.get_by_text("in its own tab").wait_for()
            assert await framed.locator("form").count() == 0


@needs_chromium
async def test_a_second_tab_takes_the_seat_only_when_it_is_told_to(host: Station) -> None:
    """Two tabs of one browser do not fight for one seat: the second asks, and the first then lets go for good."""
    async with site(is_joined=True) as page, chromium() as browser:
        context = await browser.new_context()
        await context.add_init_script(COUNT)
        first, second = await context.new_page(), await context.new_page()
        await sit_down_for_good(ChromiumTab(first), page, host)

        await second.goto(page)
        await second.get_by_text("in another tab").wait_for()
        assert await second.evaluate("peers") == 0

        await press_button(second, "Play here")
        await second.locator(".row.hand").wait_for()
        await first.get_by_text("in another tab").wait_for()
        assert await first.locator(".row.hand").count() == 0


@needs_chromium
async def test_after_a_game_the_same_page_takes_the_next_invitation(host: Station, tmp_path: Path) -> None:
    """Nothing of the game before keeps the next one from being seen."""
    again = Station("again", tmp_path / "again", random.Random(2), asyncio.Event())
    try:
        async with site(is_joined=True) as page, tab_in("chromium") as tab:
            await sit_down_for_good(tab, page, host, "--rule", "payoff=3")
            await play_to_the_end(tab)
            await again.start("host", "--name", "Ben", "--stun", "none")
            code = await again.code()
            await tab.run(f"(clearInterval(hand), location.hash = '{code}', 1)")
            await introduce(tab, "Webby")
            await until(tab, f"{AT_TABLE} && !{IS_OVER} && document.body.innerText.includes('Ben')")
    finally:
        await again.kill()


@needs_chromium
@pytest.mark.parametrize(
    ("behind", "title"),
    [
        ("", f"A friend invites you to {TITLE}"),
        ("~%3Cimg%20src%3Dx%3E", f"<img src=x> invites you to {TITLE}"),
    ],
)
async def test_a_link_says_who_invites(behind: str, title: str) -> None:
    """The name is only text, whatever it is; a link without one still says what it leads to."""
    async with site(is_joined=True) as page, chromium() as browser:
        tab = await browser.new_page()
        await tab.goto(f"{page}#{INVITATION}{behind}")
        await tab.locator("#name").wait_for()

        assert await tab.locator("h1").inner_text() == title
        assert await tab.locator("img").count() == 0
        assert await tab.locator(".fan .card").count() == 5


@needs_chromium
async def test_a_link_to_another_game_says_what_that_is() -> None:
    """In the words of the menu; a game that nobody knows here has none."""
    async with site(is_joined=True) as page, chromium() as browser:
        for game, line in (("Spite", "A trick-taking game · 3 to 9 players"), ("Whist", "")):
            tab = await browser.new_page()
            await tab.goto(f"{page}#{INVITATION}~Ann~{game}")
            await until(ChromiumTab(tab), "performance.getEntriesByName('ready').length")
            await until(ChromiumTab(tab), f"document.querySelector('h1 + p').textContent.trim() === {line!r}")


@needs_chromium
async def test_the_rules_can_be_read_before_joining() -> None:
    """Nothing is sent for that, and the invitation is still there afterwards."""
    async with site(is_joined=True) as page, chromium() as browser:
        for address in (f"{page}#{INVITATION}~Ann", page):
            tab = await browser.new_page()
            await tab.add_init_script(COUNT)
            await tab.goto(address)
            await press_button(tab, "How to play")
            await tab.get_by_role("heading", name="Your turn").wait_for()
            await tab.get_by_text("All the rules").click()
            await tab.get_by_role("heading", name="Set-up").wait_for()
            await press_button(tab, "Close")
            await tab.get_by_role("heading", name="Set-up").wait_for(state="detached")
            assert await tab.evaluate("peers") == 0
        assert "you need the program" in await tab.locator("form").inner_text()


@needs_chromium
async def test_a_link_that_was_cut_off_stays_in_the_box() -> None:
    """What is wrong with it stands below in red."""
    async with site(is_joined=True) as page, chromium() as browser:
        tab = await browser.new_page()
        await tab.goto(f"{page}#{INVITATION[:60]}")
        await tab.locator(".problem.bad").get_by_text("60 of 105 characters arrived").wait_for()

        assert await tab.input_value("#code") == INVITATION[:60]


@needs_chromium
@pytest.mark.parametrize(("width", "height"), [(320, 568), (844, 390)])
async def test_what_is_wrong_with_a_code_is_on_the_screen(width: int, height: int) -> None:
    """And the button after it, too."""
    async with site(is_joined=True) as page, chromium() as browser:
        tab = await browser.new_page(viewport={"width": width, "height": height})
        await tab.goto(page)
        await tab.fill("#code", INVITATION[:60])
        await tab.locator(".problem.bad").wait_for()

        for each in (".problem.bad", "[type=submit]"):
            box = await tab.locator(each).bounding_box()
            assert box
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height


@needs_chromium
async def test_a_code_to_scan_is_whole_on_a_low_screen() -> None:
    """It's as large as the screen allows. It used to be cut."""
    async with site(is_joined=True) as page, chromium() as browser:
        tab = await browser.new_page(viewport={"width": 844, "height": 390})
        await tab.goto(f"{page}#{unreachable(INVITATION)}~Kay")
        await introduce(ChromiumTab(tab), "Webby")
        await press_button(tab, "QR code")
        await tab.locator("dialog img").wait_for()

        shown = "(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)(document.querySelector('.content'))"
        await until(ChromiumTab(tab), f"document.querySelector('dialog img').complete && {shown}")
        box = await tab.locator("dialog img").bounding_box()
        assert box
        assert box["height"] > 300


@needs_chromium
async def test_a_reply_is_asked_for_only_where_the_direct_way_takes_too_long() -> None:
    """For four seconds it's tried and nothing asked; after the steps, the page says who is waited for."""
    async with site(is_joined=True) as page, chromium() as browser:
        tab = await browser.new_page()
        await tab.clock.install()
        await tab.goto(f"{page}#{unreachable(INVITATION)}~Kay")
        await tab.locator("#name").wait_for()
        await tab.clock.pause_at(datetime.now() + timedelta(seconds=60))
        await introduce(ChromiumTab(tab), "Webby")
        reply = tab.locator(".sharing textarea")
        await reply.wait_for(state="attached")
        said = await tab.locator(".card-form > :not(.fan, [hidden])").all_inner_texts()
        assert "".join(said) == "Connecting to Kay…"

        await tab.clock.run_for(4000)
        await tab.get_by_text("Kay needs your reply").wait_for()
        assert not await reply.is_visible()
        await press_button(tab, "Copy")
        await come_back(tab)
        assert await tab.locator("h1").inner_text() == "Waiting for Kay to open your reply"


@needs_chromium
async def test_for_a_table_in_a_page_a_reply_is_asked_for_at_once() -> None:
    """Nothing else leads there."""
    own = evolve(decode(INVITATION).description, secret=b"", fingerprint=bytes(32), credentials=PAGES)
    async with site(is_joined=True) as page, chromium() as browser:
        tab = await browser.new_page()
        await tab.clock.install()
        await tab.goto(f"{page}#{encode(own)}~Kay")
        await tab.locator("#name").wait_for()
        await tab.clock.pause_at(datetime.now() + timedelta(seconds=60))
        await introduce(ChromiumTab(tab), "Webby")
        await tab.get_by_text("Kay taps the link in it").wait_for()


@needs_chromium
async def test_a_guest_who_waits_reads_who_is_here_and_who_is_awaited(host: Station) -> None:
    """The host by name from the start, and every seat; the list goes when the cards are dealt."""
    seats = [f"--seat={seat}" for seat in ("me", "friend", "friend", "bot")]
    async with site(is_joined=True) as page, chromium() as browser:
        await host.start("host", "--name", "Ann", "--stun", "none", "--variant", "official", *seats)
        tab, other = [await (await browser.new_context()).new_page() for _ in range(2)]
        codes = [await host.code() for _ in range(2)]
        await tab.goto(f"{page}#{codes[0]}")
        await introduce(ChromiumTab(tab), "Webby")
        await tab.locator(".lobby .person").first.wait_for()

        lines = [" ".join(line.split()) for line in await tab.locator(".person").all_inner_texts()]
        assert lines == ["A Ann here ✓", "W Webby you", "… Seat 3 not here yet", "Otto computer"]
        await other.goto(f"{page}#{codes[1]}")
        await introduce(ChromiumTab(other), "Asha")
        await asyncio.gather(*(each.locator(".row.hand").wait_for() for each in (tab, other)))
        assert await tab.locator(".lobby").count() == 0
        assert "Asha is here." in await tab.locator(".log").inner_text()
