"""A table in a browser's page, with friends at other pages and programs: no process of a host anywhere."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from p2p_malice.engine.game import HINTS, Event
from p2p_malice.protocol.message_codec import decode_from_table, encode
from p2p_malice.protocol.messages import Show
from scripts.games.chaos import Station, differences, replay
from tests.web.browsers import (
    BROWSERS,
    ChromiumTab,
    Tab,
    chromium,
    needs_chromium,
    needs_firefox,
    tab_in,
    until,
    warm_page,
)
from tests.web.pagehost import (
    SHOWN,
    invitation,
    keep_games,
    link_in,
    open_lobby,
    press,
    reply_to,
    take_reply,
    whole_site,
)
from tests.web.play import AT_TABLE, HAND, IS_OVER, LISTEN, RESULT
from tests.web.stage import PAINTED
from tests.web.test_local import press_button, set_up
from tests.web.test_pyodide_program import needs_pyodide

# A busy machine takes long to start a browser's Python, and some tests start it twice.
pytestmark = [needs_chromium, needs_pyodide, pytest.mark.limit(180)]

RECORD = """
window.heard = [];
addEventListener("DOMContentLoaded", () => {
  const { createDataChannel } = RTCPeerConnection.prototype;
  RTCPeerConnection.prototype.createDataChannel = function (...args) {
    const channel = createDataChannel.apply(this, args);
    if (args[1].id > 0) return channel;
    channel.addEventListener("message", ({ data }) => heard.push(data));
    window.channel ??= channel;
    return channel;
  };
});
"""
"""Notes every message that a host sends."""


HOLD = """
const { set } = Object.getOwnPropertyDescriptor(RTCDataChannel.prototype, "onmessage");
Object.defineProperty(RTCDataChannel.prototype, "onmessage", {
  set(hear) {
    set.call(this, (event) => (window.held ? held.push(() => hear(event)) : hear(event)));
  },
});
"""
"""What a host sends is heard only later, once `held` is a list."""

TRY_AGAIN = "((again) => again && (again.click(), true))(document.querySelector('dialog[open] .choices button'))"
LINES = "document.querySelectorAll('.log p').length"


async def open_short_game(host: ChromiumTab, address: str, payoff: int) -> str:
    """Open the page and set a game up that is soon over; the message for the friend."""
    await host.open(f"{address}play.html")
    await until(host, "!!document.getElementById('start-host')", 60)
    await set_up(host.page, "Invite a friend", payoff=payoff)
    await host.page.fill("#field-name", "Kay")
    await press_button(host.page, "Start")
    return await invitation(host)


async def sit_together(host: Tab, guest: Tab, address: str, payoff: int = 0) -> str:
    """A host at one page and a friend at another, at the table; the reply that led there."""
    if payoff and isinstance(host, ChromiumTab):
        message = await open_short_game(host, address, payoff)
    else:
        message = await open_lobby(host, address)
    reply = await reply_to(guest, message)
    await take_reply(host, reply)
    for tab in (host, guest):
        await until(tab, AT_TABLE, 60)
    return reply


def strangers_bytes(heard: list[str], home: Path, seat: int) -> list[str]:
    """Of what a seat was sent of a finished game, what isn't exactly what that seat sees."""
    states = replay(home)
    frames = [message.split(" ", 1)[1] for message in heard if message.startswith("d")]
    wrong = []
    for frame in frames:
        message = decode_from_table(frame)
        if isinstance(message, Show):
            state = states[message.number - 1]
            # How many hints everybody asked for is no secret at the end.
            hints = [event for event in message.events if event.kind == HINTS and state.result]
            events: tuple[Event, ...] = message.events and (*state.events, *hints)
            expected = encode(evolve(message, view=state.view(seat), events=events))
            wrong += [frame] * (frame != expected)
    assert any('"show"' in frame for frame in frames)
    return wrong


@pytest.mark.parametrize(
    ("hosts", "joins"),
    [
        pytest.param("chromium", "firefox", marks=needs_firefox),
        pytest.param("firefox", "chromium", marks=[needs_firefox, pytest.mark.deep]),
        pytest.param("chromium", "chromium", marks=pytest.mark.deep),
    ],
)
@pytest.mark.limit(300)
async def test_two_pages_play_a_game_to_its_end(hosts: str, joins: str, tmp_path: Path) -> None:
    """The friend is sent exactly what that seat sees, no policy is broken, and nothing else is asked on the network."""
    async with whole_site() as address, tab_in(hosts) as host, tab_in(joins) as guest:
        await host.before(LISTEN)
        await guest.before(RECORD)
        await sit_together(host, guest, address, payoff=1)
        for tab in (host, guest):
            await tab.run(HAND)
        for tab in (host, guest):
            await until(tab, IS_OVER, 240)
        told = [await tab.run(RESULT) for tab in (host, guest)]
        assert (told[0] == told[1]) == told[0].startswith("Nobody")
        assert await host.run("violations") == []
        assert await host.run("performance.getEntriesByType('resource').every(({ name }) => name.startsWith(origin))")
        await keep_games(host, tmp_path)
        assert strangers_bytes(await guest.run("heard"), tmp_path, 1) == []


async def test_a_tapped_reply_reaches_the_table_in_another_tab() -> None:
    """The friend's message has a link for that. Any page can open one, so the host is asked before anybody sits down.

    Where no table waits, the tab says what to do with the reply.
    """
    async with whole_site() as address, warm_page() as page, tab_in("chromium") as guest:
        host, tapped = ChromiumTab(page), ChromiumTab(await page.context.new_page())
        reply = await reply_to(guest, await open_lobby(host, address))
        await tapped.open(link_in(reply))
        await until(tapped, "document.querySelector('h1')?.textContent === 'The reply has arrived'")
        await host.run("new Promise((done) => setTimeout(done, 1000, true))")
        assert not await host.run(AT_TABLE)
        assert "If you haven't, choose “Ignore”." in await host.run("document.body.innerText")
        await host.run("([...document.querySelectorAll('button')].find((e) => e.innerText === 'Use it').click(), true)")
        for tab in (host, guest):
            await until(tab, AT_TABLE)
        await tapped.open("about:blank")
        await tapped.open(link_in(reply))
        await until(tapped, "document.querySelector('h1')?.textContent === 'This is a reply'")


async def test_a_friend_whose_page_was_closed_is_invited_again() -> None:
    """The page says that it takes a new invitation; by that, the friend is back in the seat, and the game goes on.

    "Join" once led to a seat that was taken, and used the invitation up.
    """
    async with whole_site() as address, tab_in("chromium", warm=True) as host, tab_in("chromium") as guest:
        await sit_together(host, guest, address)
        await guest.open(address)
        await until(guest, "document.querySelector('[role=status]')?.textContent.includes('new invitation')")
        asked = await guest.run("decodeURIComponent(document.querySelector('a[href*=\"wa.me\"]').href)")
        assert "Please send me a new invitation" in asked
        await until(host, "[...document.querySelectorAll('button')].some((each) => each.innerText.includes('Invite'))")
        await host.run(
            "[...document.querySelectorAll('button')].find((each) => each.innerText.includes('Invite')).click()"
        )
        await guest.open(link_in(await invitation(host)))
        await until(guest, "document.querySelectorAll('form button').length > 1")
        await guest.run(
            "[...document.querySelectorAll('form button')].find((e) => e.innerText.startsWith('Join')).click()"
        )
        # The reply is there to be sent, not behind anything.
        reply = await until(guest, f"document.querySelector('.steps')?.hidden === false && {SHOWN}")
        await take_reply(host, reply)
        for tab in (host, guest):
            await until(tab, AT_TABLE, 60)


async def test_who_leaves_is_not_told_that_the_table_is_closed() -> None:
    """The host's goodbye used to say so, at a new, empty table. Before the friend is the way back, and nothing else."""
    async with whole_site() as address, tab_in("chromium", warm=True) as host, chromium() as browser:
        page = await (await browser.new_context()).new_page()
        guest = ChromiumTab(page)
        await guest.before(HOLD)
        await sit_together(host, guest, address)
        await guest.run("window.held = []")
        await page.keyboard.press("m")
        for _ in range(2):
            await page.locator("dialog[open] button[value=away]").last.click()
        await page.get_by_text("Your seat is saved").wait_for()
        await until(host, "document.querySelector('.banner .away')?.textContent.includes('left')")
        await until(guest, "held.length > 0")
        await guest.run(f"(held.splice(0).forEach((hear) => hear()), {PAINTED})")
        assert await page.get_by_text("Your seat is saved").count() == 1
        assert await page.locator("main.table, dialog").count() == 0


async def test_a_visitor_without_an_invitation_is_led_on() -> None:
    """From the root of a site to the one home that there is, and from there to a box for an invitation."""
    async with whole_site() as address, chromium() as browser:
        page = await browser.new_page()
        await page.goto(address)
        await page.wait_for_url("**/play.html")

        await page.locator("#start-join").click()

        await page.locator("#code").wait_for()
        assert (await page.evaluate("location.href")).endswith("/game/")


async def test_a_loaded_page_resumes_with_the_friend() -> None:
    """Every move is kept: the host's page is loaded again, and the friend comes back by a new invitation, in whatever
    tab its link is opened.
    """
    async with whole_site() as address, tab_in("chromium", warm=True) as host, chromium() as browser:
        friends = await browser.new_context()
        old, guest = [ChromiumTab(await friends.new_page()) for _ in range(2)]
        await sit_together(host, old, address)
        for tab in (host, old):
            await tab.run(HAND)
        await until(host, f"{LINES} > 6", 60)
        await host.open("about:blank")
        await until(
            old,
            "[...document.querySelectorAll('button')].some((e) => e.innerText.includes('I have a new invitation'))",
            60,
        )
        await host.open(f"{address}play.html")
        await press(host, "start-resume")
        await until(host, "!!document.querySelector('dialog[open] button')")
        await host.run("(document.querySelector('dialog[open] button').click(), true)")
        await guest.open(link_in(await invitation(host)))
        found = "[...document.querySelectorAll('button')].find((e) => e.innerText.startsWith('Join'))"
        await until(guest, f"!!{found}")
        await guest.run(f"({found}.click(), true)")
        # The old tab has lost the table, and lets go by itself.
        reply = await until(guest, "document.querySelector('.sharing textarea')?.value")
        await until(old, "document.querySelector('h1')?.textContent.includes('another tab')")
        await take_reply(host, reply)
        for tab in (host, guest):
            await until(tab, AT_TABLE, 60)
            await tab.run(HAND)
        before = await guest.run(LINES)
        await until(guest, f"{LINES} > {before + 4}", 60)


@pytest.mark.parametrize(
    "junk",
    [
        'd1 {"kind":"move","number":1,"move":"1a"}',
        *(pytest.param(junk, marks=pytest.mark.deep) for junk in ("nonsense", "d1 nonsense", "d1 " + "x" * 70_000)),
    ],
)
async def test_a_hostile_guest_gets_nowhere(junk: str) -> None:
    """Whoever sends what no friend would is cut off and shown nothing; the friend comes by another invitation."""
    async with whole_site() as address, tab_in("chromium", warm=True) as host, tab_in("chromium") as guest:
        message = await open_lobby(host, address)
        await guest.before(RECORD)
        reply = await reply_to(guest, message)
        hello = f"channel.send('i1 {'a' * 16}'); channel.send({json.dumps(junk)});"
        await guest.run(f"(channel.onopen = () => {{ {hello} }}, 1)")
        await take_reply(host, reply)
        await until(guest, "channel.readyState === 'closed'", 60)
        assert not await guest.run("heard.some((each) => each.includes('\"show\"'))")
        assert not await host.run(AT_TABLE)
        await until(host, TRY_AGAIN)
        await take_reply(host, await reply_to(guest, await invitation(host, message)))
        await until(host, AT_TABLE)


@pytest.mark.parametrize("hosts", BROWSERS)
async def test_a_friend_who_opens_the_invitation_again_has_another_reply(hosts: str) -> None:
    """The last one counts; a browser that takes no second one says so, and makes another invitation."""
    async with whole_site() as address, tab_in(hosts, warm=True) as host, tab_in("chromium") as guest:
        message = await open_lobby(host, address)
        first = await reply_to(guest, message)
        await guest.run(
            "([...document.querySelectorAll('.sharing button')].find((e) => e.innerText === 'Copy').click(), 1)"
        )
        await until(guest, "history.state.isReplied")
        await guest.reload()
        await until(guest, "document.querySelector('.replied')?.textContent.includes('no longer works')")
        await take_reply(host, first)
        await take_reply(host, await reply_to(guest, message))
        if hosts == "firefox":
            await until(host, "document.getElementById('root').textContent.includes('accepts only one reply')")
            await until(host, TRY_AGAIN)
            await take_reply(host, await reply_to(guest, await invitation(host, message)))
        for tab in (host, guest):
            await until(tab, AT_TABLE)


async def test_a_spare_connection_takes_the_place_of_one_that_died() -> None:
    """As it does when a phone has slept: nobody does anything, and a move made meanwhile isn't lost."""
    keep = """
        window.made = [];
        window.RTCPeerConnection = class extends RTCPeerConnection {
          constructor(...given) { super(...given); made.push(this); }
          createDataChannel(name, how) {
            const channel = super.createDataChannel(name, how);
            if (how.id === 1) channel.addEventListener("message", () => (window.hasSpare = true));
            return channel;
          }
        };
    """
    async with whole_site() as address, tab_in("chromium", warm=True) as host, tab_in("chromium") as guest:
        await guest.before(keep)
        await sit_together(host, guest, address)
        await until(guest, "window.hasSpare")
        await guest.run("(made[0].close(), 1)")
        for tab in (host, guest):
            await tab.run(HAND)
        assert await until(guest, "made[1].connectionState === 'connected'")
        for tab in (host, guest):
            await until(tab, f"{LINES} > 6", 60)


async def test_a_friend_who_leaves_the_lobby_is_invited_again() -> None:
    """While others are awaited: the page of a guest who came is closed, and only another invitation leads there."""
    async with whole_site() as address, warm_page() as page, tab_in("chromium") as guest:
        host = ChromiumTab(page)
        await host.open(f"{address}play.html")
        await until(host, "!!document.getElementById('start-group')", 60)
        await set_up(page, "Invite several friends", players=3)
        await page.fill("#field-name", "Kay")
        await press_button(page, "Start")
        first = await invitation(host)
        await take_reply(host, await reply_to(guest, first))
        second = await invitation(host, first)
        await until(host, "document.querySelector('.person.here')")
        await guest.open("about:blank")
        await until(host, "!document.querySelector('.person.here')")
        await host.run("(document.getElementById('friend-1').click(), true)")
        assert await invitation(host, first, second)


@pytest.mark.deep
@pytest.mark.limit(300)
async def test_a_table_of_four(tmp_path: Path) -> None:
    """A page hosts a page, a program and the computer."""
    program = Station("program", tmp_path / "program", random.Random(1), asyncio.Event())
    async with whole_site() as address, chromium() as browser, tab_in("chromium") as guest:
        page = await (await browser.new_context()).new_page()
        host = ChromiumTab(page)
        await guest.before(RECORD)
        await host.open(f"{address}play.html")
        await until(host, "!!document.getElementById('start-group')", 60)
        await set_up(page, "Invite several friends", players=4, payoff=3)
        await page.fill("#field-name", "Kay")
        await page.select_option("#field-seats-3", "bot")
        await press_button(page, "Start")
        first = await invitation(host)
        try:
            await take_reply(host, await reply_to(guest, first))
            second = await invitation(host, first)
            await program.start("join", "--name", "Pia", "--stun", "none", second.rpartition("\n")[2])
            await take_reply(host, await program.code())
            for tab in (host, guest):
                await until(tab, AT_TABLE, 60)
                await tab.run(HAND)
            for tab in (host, guest):
                await until(tab, IS_OVER, 240)
            await program.over.wait()
        finally:
            await program.kill()
        await keep_games(host, tmp_path / "kept")
        assert strangers_bytes(await guest.run("heard"), tmp_path / "kept", 1) == []
        nobody: Any = Station("", tmp_path, random.Random(1), asyncio.Event())
        assert differences(replay(tmp_path / "kept"), [nobody, nobody, program]) == []


AGAIN = "document.querySelector('.outcome [data-command=table-again]')"
READY = "document.querySelectorAll('.outcome .is-ready:not(:empty)').length"
POINTS = "document.querySelector('.title').textContent.match(/\\d+ – \\d+/)?.[0]"


@pytest.mark.deep
@pytest.mark.limit(600)
async def test_two_pages_play_an_evening() -> None:
    """Three games in a row, each by "Play again" at both ends; one is away in between. All points are right."""
    async with whole_site() as address, chromium() as browser, tab_in("chromium") as guest:
        page = await (await browser.new_context()).new_page()
        host = ChromiumTab(page)
        await take_reply(host, await reply_to(guest, first := await open_short_game(host, address, 3)))
        for tab in (host, guest):
            await until(tab, AT_TABLE, 60)
            await tab.run(HAND)
        for number in (1, 2, 3):
            for tab in (host, guest):
                await until(tab, f"{IS_OVER} && !!{AGAIN}", 240)
                assert await tab.run(READY) == 0, "nobody has asked for another game yet"
            if number == 1:
                # The friend's page is loaded again, and comes back by another invitation.
                await guest.open("about:blank")
                await until(host, "/has left|is away/.test(document.querySelector('.outcome').innerText)", 60)
                await host.run("(document.querySelector('[data-command=table-invite]').click(), true)")
                await take_reply(host, await reply_to(guest, await invitation(host, first)))
                await until(guest, AT_TABLE, 60)
                await guest.run(HAND)
                for tab in (host, guest):
                    await until(tab, f"{IS_OVER} && !!{AGAIN}", 60)
            if number == 3:
                break
            await host.run(f"({AGAIN}.click(), true)")
            await until(guest, f"{READY} === 1")
            await guest.run(f"({AGAIN}.click(), true)")
            for tab in (host, guest):
                await until(tab, f"!{IS_OVER} && !!{POINTS}")
        points = [[int(each) for each in (await tab.run(POINTS)).split(" – ")] for tab in (host, guest)]
        assert points[0] == points[1][::-1]
        assert sum(points[0]) == 3
