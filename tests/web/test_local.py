"""The local table in a browser: set-up to end of game, by pointer, by touch and by keyboard; hosting and joining."""

import asyncio
import contextlib
import itertools
import json
import os
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, Request, WebSocketRoute

from p2p_malice.words.catalogue import ENGLISH, Words
from scripts.games.chaos import Station
from tests.forking import COMMAND, forking
from tests.helpers import WORDS
from tests.web.browsers import ChromiumTab, chromium, needs_chromium, until
from tests.web.play import IS_OVER, introduce, play_to_the_end, site, unreachable

pytestmark = needs_chromium

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@contextlib.asynccontextmanager
async def program(home: Path, *arguments: str, language: str = ENGLISH) -> AsyncIterator[str]:
    """`p2p-malice web` as a process; the address that it shows."""
    environment = {**os.environ, "HOME": str(home), "PYTHONUNBUFFERED": "1", "P2P_MALICE_LANG": language}
    with forking():
        process = await asyncio.create_subprocess_exec(
            *(*COMMAND, "web", "--no-open", "--name", "Kay", "--stun", "none", *arguments),
            stdout=asyncio.subprocess.PIPE,
            env=environment,
        )
    try:
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        found = re.search(r"http\S+", line)
        assert found, line
        yield found[0]
    finally:
        process.terminate()
        await process.wait()


@contextlib.asynccontextmanager
async def menu(home: Path, **context: Any) -> AsyncIterator[Page]:
    """A page that shows the menu of a program of its own."""
    async with program(home) as address, chromium() as browser:
        page = await (await browser.new_context(**context)).new_page()
        await page.goto(address)
        await page.locator("#start-play").wait_for()
        yield page


def browser_of(page: Page) -> Browser:
    """Where the page is open."""
    browser = page.context.browser
    assert browser
    return browser


async def address_of(page: Page) -> str:
    """The address with the token that opened the page."""
    return f"{page.url}#{await page.evaluate('sessionStorage.getItem(Object.keys(sessionStorage)[0])')}"


async def by_touch(page: Page, spot: str) -> None:
    """A tap."""
    await page.tap(f"[data-spot='{spot}']")


async def by_key(page: Page, spot: str) -> None:
    """The key that stands on the card."""
    key = await page.locator(f"[data-spot='{spot}'] kbd").get_attribute("data-key") or ""
    await page.keyboard.press(key)


SPOTS = "[...document.querySelectorAll('.title, .board [data-spot]')]"
SEEN = f"{SPOTS}.map((each) => each.ariaLabel ?? each.innerText).join()"
"""Everything on the table, in words."""


BEHIND_MORE = ("Settings", "Read the rules", "Two on this device", "Invite several friends", "Watch the computer play")


async def press_button(page: Page, name: str) -> None:
    """Click a button; in the menu, it may be behind More."""
    button = page.get_by_role("button", name=name).first
    if name.removeprefix("Change… ") in BEHIND_MORE:
        more = page.locator("#start-more[aria-expanded=false]")
        await more.or_(button).first.wait_for()
        if await more.count() and not await button.is_visible():
            await more.click()
    await button.click()


async def tap_button(page: Page, name: str) -> None:
    """Tap a button."""
    await page.get_by_role("button", name=name).first.tap()


FOCUSED = """
((at) => !at.matches("button") ? "" : (at.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean)
  .map((id) => document.getElementById(id)).map((each) => each.ariaLabel ?? each.textContent).join(" ")
  || at.textContent)(document.activeElement)
"""
"""What the button that has the focus is called."""


async def set_up(page: Page, game: str, *, players: int = 0, payoff: int = 0, press: Any = None) -> None:
    """Open the set-up of a game, and set the number of players and the size of the payoff piles."""
    await (press or press_button)(page, f"Change… {game}")
    # The others are for two, or have games of their own.
    if game in ("Invite several friends", "Watch the computer play"):
        await (press or press_button)(page, "Spite & Malice")
    await page.locator("#field-payoff").wait_for()
    for field, number in (("field-seats-count", players), ("field-payoff", payoff)):
        if number:
            await page.locator(f"#{field}").focus()
            await page.keyboard.press("Control+a")
            await page.keyboard.type(str(number))
            await page.keyboard.press("Tab")
    if players:
        await page.locator(".seat").nth(players - 1).wait_for()


async def focus_and_press(page: Page, name: str) -> None:
    """Tab to a button once it's there, and press Enter."""
    await page.get_by_role("button", name=name).first.wait_for()
    for _ in range(60):
        if str(await page.evaluate(FOCUSED)).startswith(name):
            break
        await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")


async def test_a_game_is_set_up_by_keyboard_alone(tmp_path: Path) -> None:
    """Tab and Enter lead to the table, where a key gives a hint."""
    async with menu(tmp_path) as page:
        await set_up(page, "Against the computer", payoff=9, press=focus_and_press)
        await focus_and_press(page, "Start")
        await page.locator(".spot.source").first.wait_for()
        await page.keyboard.press("h")
        await page.locator(".hinted.source").first.wait_for()


async def test_leaving_a_lesson_by_the_menu_skips_it(tmp_path: Path) -> None:
    """The start that came back could not be used: a question lay over it to which nobody listened."""
    async with menu(tmp_path) as page:
        await page.locator("#start-learn").click()
        for choice in ("ask-learned-back", "ask-learned-quit"):
            await page.get_by_role("button", name=WORDS("table-leave")).wait_for()
            await press_button(page, WORDS("table-more"))
            await page.get_by_role("dialog").get_by_role("button", name=WORDS("table-leave")).click()
            await page.get_by_role("dialog", name=WORDS("ask-learned-skipped")).wait_for()
            await press_button(page, WORDS(choice))
        await page.locator("#start-play").click()
        await page.locator(".row.hand").wait_for()


async def test_back_does_not_leave_the_table_without_a_question(tmp_path: Path) -> None:
    """On a phone, it used to leave the site, too. Now it closes what lies over the table, and then asks."""
    async with menu(tmp_path) as page:
        await page.locator("#start-play").click()
        await page.locator(".row.hand").wait_for()
        await press_button(page, WORDS("table-more"))
        await page.get_by_role("dialog", name=WORDS("table-more")).wait_for()
        await page.go_back()
        await page.locator("dialog").wait_for(state="detached")
        assert await page.locator(".row.hand").count() == 1
        await page.go_back()
        leaving = page.get_by_role("dialog", name=WORDS("table-leave-title"))
        await leaving.wait_for()
        assert WORDS("leaving-table", kept="no") in await leaving.inner_text(), "there would be nothing to resume"
        await page.locator("dialog[open] button[value=away]").click()
        await page.locator("#start-play").wait_for()


async def test_the_felt_is_seen_when_it_is_chosen_and_kept_when_it_is_saved(tmp_path: Path) -> None:
    """Whoever cancels has the one before."""
    async with menu(tmp_path) as page:
        for button, kept in (("Cancel", "green"), ("Save", "blue")):
            await press_button(page, "Settings")
            await page.get_by_role("radio", name="Blue", exact=True).check()
            assert await page.evaluate("document.documentElement.dataset.felt") == "blue"
            await press_button(page, button)
            await page.wait_for_function(f"document.documentElement.dataset.felt === '{kept}'")
        await page.reload()
        await page.wait_for_function("document.documentElement.dataset.felt === 'blue'")


async def spots_of(page: Page, move: str, words: Words = WORDS) -> tuple[str, str]:
    """Where a move of the lesson begins and ends on the page."""
    source, target = move.split(">")
    await page.locator(".spot.source").first.wait_for()
    if source in ("payoff", "d0"):
        return source, target
    named = words("card-name", rank=source[:-1], suit=source[-1])
    held = page.locator(".hand").get_by_role("button", name=named)
    return await held.first.get_attribute("data-spot") or "", target


async def make(page: Page, move: str, pick: Callable[[Page, str], Awaitable[None]], words: Words = WORDS) -> None:
    """Pick a card, or the top of a pile, and then where it goes, if it could go elsewhere."""
    source, target = await spots_of(page, move, words)
    await pick(page, source)
    if await page.locator(".picked").count():
        await pick(page, target)


async def test_the_computer_plays_while_somebody_watches(tmp_path: Path) -> None:
    """Stopped, move by move, faster; another game after the end; leaving leads back to the menu."""
    async with menu(tmp_path, viewport={"width": 390, "height": 844}) as page:
        await set_up(page, "Watch the computer play", payoff=1)
        await page.get_by_text("you watch").wait_for()
        await page.locator("button[type=submit]:enabled").click()
        await page.get_by_text("A move every second.").wait_for()
        await press_button(page, "Pause")
        await page.get_by_text("Each move waits for you.").wait_for()
        await page.reload()
        await page.get_by_text("Each move waits for you.").wait_for()
        before = await page.evaluate(SEEN)
        await press_button(page, "Next move")
        await until(ChromiumTab(page), f"{SEEN} !== {json.dumps(before)}")
        assert await page.get_by_role("button", name="Hint").count() == 0
        await press_button(page, "Play")
        for _ in range(4):
            await page.keyboard.press("+")
        await until(ChromiumTab(page), IS_OVER)
        assert "You" not in await page.locator(".board").inner_text()
        await press_button(page, "Play again")
        await until(ChromiumTab(page), f"!({IS_OVER})")
        await press_button(page, "Leave")
        await page.locator("#start-play").wait_for()


async def test_the_computer_takes_all_other_seats_by_one_tap(tmp_path: Path) -> None:
    """A group without friends is set up at once; with nothing left to fill, it isn't offered."""
    async with menu(tmp_path) as page:
        await set_up(page, "Invite several friends", players=9)
        await press_button(page, "Fill with computer players")
        await page.locator("#field-seats-fill").wait_for(state="detached")
        seats = await page.locator(".seat select").evaluate_all("(boxes) => boxes.map((each) => each.value)")
        assert seats == ["me", *["bot"] * 8]


async def test_two_at_one_page_hide_their_hands_from_each_other(tmp_path: Path) -> None:
    """The hand is covered at every change until the next player is ready."""
    async with menu(tmp_path) as page:
        await set_up(page, "Two on this device", payoff=2)
        await page.fill("#field-seats-1-name", "Asha")
        await press_button(page, "Start")
        await page.locator(".row.hand .spot").first.wait_for()
        hand = await page.locator(".row.hand .spot").evaluate_all("(spots) => spots.map((each) => each.ariaLabel)")
        assert set(hand) == {WORDS("ear-hidden-card")}
        result = await play_to_the_end(ChromiumTab(page))
        assert "Asha" in result or "Kay" in result
        log = await page.locator(".log p").all_text_contents()
        discards = [line for line in log if "discards" in line]
        assert discards
        assert all(line != after for line, after in itertools.pairwise(discards))
        assert log.count(result) == 1
        await press_button(page, "Play again")
        await until(ChromiumTab(page), f"!{IS_OVER}")


async def test_the_page_hosts_a_guest_at_another_page(tmp_path: Path) -> None:
    """An invitation from one browser window, answered in another by its code, a game, and another by the same link."""
    async with menu(tmp_path) as page, site() as guests:
        await set_up(page, "Invite a friend", payoff=1)
        await press_button(page, "Start")
        message = await page.locator(".sharing textarea").input_value()
        code = re.findall(r"MDW1-\w+", message)[-1]
        guest = ChromiumTab(await (await browser_of(page).new_context()).new_page())
        await guest.open(f"{guests}#{code}")
        await introduce(guest, "Webby")
        host = ChromiumTab(page)
        results = await asyncio.gather(play_to_the_end(host), play_to_the_end(guest))
        assert all("won" in result or "draw" in result for result in results)
        again = "document.querySelector('.outcome .buttons button')"
        for tab in (host, guest):
            await until(tab, f"!!{again}")
            await tab.run(f"{again}.click()")
        for tab in (host, guest):
            await until(tab, f"!{IS_OVER}")


async def test_a_question_is_there_once_when_the_page_comes_back(tmp_path: Path) -> None:
    """The connection between page and program is made again, and the answer still counts."""
    async with program(tmp_path) as address, chromium() as browser:
        page = await browser.new_page()
        await page.add_init_script(KEEP_SOCKETS)
        await page.goto(address)
        await press_button(page, "Read the rules")
        await press_button(page, "Spite & Malice")
        await page.locator("dialog").get_by_role("button", name="Official").wait_for()
        await page.evaluate("(document.querySelector('dialog').dataset.old = true, sockets[0].close())")
        await page.locator("dialog:not([data-old])").wait_for()
        assert await page.locator("dialog").count() == 1
        await page.locator("dialog").get_by_role("button", name="Official").click()
        await page.get_by_role("heading", name="Set-up").wait_for()


KEEP_SOCKETS = """
globalThis.sockets = [];
globalThis.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    sockets.push(this);
  }
};
"""


@pytest.mark.parametrize("where", ["menu", "lobby", "table", "end"])
async def test_a_program_that_has_stopped_is_told_wherever_one_is(tmp_path: Path, where: str) -> None:
    """A sentence says so and how to start it again; no button is for it. It used to be hardly told."""
    stopped = re.compile(r"The program has stopped\. To continue, start it again with: .+ web")
    async with chromium() as browser, contextlib.AsyncExitStack() as running:
        address = await running.enter_async_context(program(tmp_path))
        page = await (await browser.new_context()).new_page()
        await page.goto(address)
        await page.locator("#start-play").wait_for()
        if where == "lobby":
            await press_button(page, "Invite a friend")
            await page.locator("#whatsapp").wait_for()
        elif where != "menu":
            await set_up(page, "Against the computer", payoff=1 if where == "end" else 9)
            await press_button(page, "Start")
            await page.locator(".hand .spot").first.wait_for()
        if where == "end":
            await play_to_the_end(ChromiumTab(page))
        await running.aclose()

        await page.get_by_text("start it again").first.wait_for()
        if where == "table":
            assert stopped.fullmatch(await page.locator(".banner .seen").inner_text())
            assert await page.locator(".banner button:visible").count() == 0
            assert await page.locator("footer button").all_inner_texts() == ["Log"]
            assert await page.locator(".spot.source").count() == 0
        elif where == "end":
            assert stopped.search(await page.locator(".outcome").inner_text())
            assert await page.get_by_role("button", name="Play again").count() == 0
        else:
            assert stopped.fullmatch(" ".join((await page.locator("main").inner_text()).split()))
            assert await page.locator("button").count() == 0


async def test_a_second_tab_does_not_wait_for_the_first_to_answer(tmp_path: Path) -> None:
    """It takes the table at a tap, with what is half set up or asked; the other says so, and takes it back at a tap."""
    elsewhere = "The table is open somewhere else"
    async with menu(tmp_path) as page:
        await set_up(page, "Against the computer", players=5)
        other = await page.context.new_page()
        await other.goto(await address_of(page))
        await other.get_by_text(elsewhere).wait_for()
        assert await page.locator("dialog").count() == 0
        await press_button(other, "Bring it here")
        await page.get_by_text(elsewhere).wait_for()
        await other.locator(".seat").nth(4).wait_for()
        await press_button(other, "Cancel")
        await press_button(other, "Read the rules")
        await press_button(other, "Spite & Malice")
        question = "dialog button:has-text('Official')"
        await other.locator(question).wait_for()
        await press_button(page, "Bring it here")
        await other.get_by_text(elsewhere).wait_for()
        await page.locator(question).click()
        await page.get_by_role("heading", name="Set-up").wait_for()
        assert await other.locator("dialog").count() == 0


@contextlib.asynccontextmanager
async def menu_with_links(home: Path, **context: Any) -> AsyncIterator[tuple[Page, str]]:
    """The menu of a program whose invitations have links, and the address of the guests' page."""
    folder = home / ".config/p2p-malice"
    folder.mkdir(parents=True)
    async with site() as guests:
        (folder / "config.toml").write_text(f'game_url = "{guests}"\n')
        async with menu(home, **context) as page:
            yield page, guests


@contextlib.asynccontextmanager
async def hosting(home: Path) -> AsyncIterator[tuple[Page, str]]:
    """A page that has an invitation with a link on it, and the address of the guests' page."""
    async with menu_with_links(home) as (page, guests):
        await press_button(page, "Invite a friend")
        await page.locator("#whatsapp").wait_for()
        yield page, guests


async def answer(page: Page, guests: str) -> tuple[Page, str]:
    """A guest who cannot reach the host without a reply, and the link in that reply."""
    message = await page.locator(".sharing textarea").input_value()
    found = re.search(r"#(MDW1-\w+)(~Kay!\S+)", message)
    assert found, message
    guest = await (await browser_of(page).new_context()).new_page()
    await guest.goto(f"{guests}#{unreachable(found[1])}{found[2]}")
    await introduce(ChromiumTab(guest), "Webby")
    reply = await guest.locator(".sharing textarea").input_value()
    link = re.search(r"http://127\S+", reply)
    assert link, reply
    return guest, link[0]


async def tap(page: Page, guests: str, link: str, says: str) -> None:
    """Let some page of the host's browser go to the link; what the tab then says."""
    tapped = await page.context.new_page()
    await tapped.goto(guests)
    await tapped.evaluate("(link) => { location.href = link; }", link)
    await tapped.get_by_text(says).wait_for()
    assert "#" not in tapped.url
    await tapped.close()


ARRIVED = "reply has arrived"
REFUSED = "This link doesn't work"


async def test_a_reply_that_is_tapped_is_used_when_the_host_agrees(tmp_path: Path) -> None:
    """Whoever sent the browser there: until that click, there is only a question on the page."""
    async with hosting(tmp_path) as (page, guests):
        guest, link = await answer(page, guests)
        await tap(page, guests, link, "choose “Use it”")
        await page.get_by_text(ARRIVED).wait_for()
        await page.reload()
        await page.get_by_text(ARRIVED).wait_for()
        assert "Connecting" not in await page.locator("body").inner_text()
        await press_button(page, "Use it")
        await asyncio.gather(*(each.locator(".row.hand").wait_for() for each in (page, guest)))
        await tap(page, guests, link, REFUSED)


async def test_a_reply_that_is_tapped_can_be_ignored(tmp_path: Path) -> None:
    """Its link is used up then; the reply can still be pasted."""
    async with hosting(tmp_path) as (page, guests):
        guest, link = await answer(page, guests)
        await tap(page, guests, link, "choose “Use it”")
        await press_button(page, "Ignore")
        await page.get_by_text(ARRIVED).wait_for(state="detached")
        await tap(page, guests, link, REFUSED)
        assert await page.get_by_text(ARRIVED).count() == 0
        await press_button(page, "Paste a reply")
        await page.fill("#paste", link.partition("#")[2])
        await asyncio.gather(*(each.locator(".row.hand").wait_for() for each in (page, guest)))


async def test_a_new_invitation_ends_the_link_of_the_one_before(tmp_path: Path) -> None:
    """Nothing that was sent for the old one asks the host for anything any more."""
    async with hosting(tmp_path) as (page, guests):
        _, link = await answer(page, guests)
        before = await page.locator(".sharing textarea").input_value()
        await press_button(page, "Message")
        await press_button(page, "New invitation")
        await until(ChromiumTab(page), f"document.querySelector('.sharing textarea').value !== {json.dumps(before)}")
        await tap(page, guests, link, REFUSED)
        assert await page.get_by_text(ARRIVED).count() == 0


async def test_what_does_not_go_together_gives_way_in_the_form(tmp_path: Path) -> None:
    """More players than the rules are for bring other rules, and the form says so; partners are for four.

    Rules for two are offered only to two.
    """
    async with menu(tmp_path) as page:
        await set_up(page, "Against the computer", players=3)
        await page.get_by_text("Changed to match: Variant → Official").wait_for()
        assert await page.locator("#field-variant-official").is_checked()
        await page.locator("summary").click()
        assert await page.locator("#field-partners").is_disabled()
        await page.get_by_text("you need 4 players, not 3").wait_for()
        await page.locator("#field-seats-count-more").click()
        await page.locator("#field-partners:enabled").check()
        await page.get_by_text("More rules (1 changed)").wait_for()
        await page.locator("#field-variant-mdw:disabled").wait_for()
        assert "For 2 players." in await page.locator("label:has(#field-variant-mdw)").inner_text()
        for _ in range(2):
            await page.locator("#field-seats-count-fewer").click()
        await page.locator("#field-variant-mdw:enabled").check()
        await page.locator("button[type=submit]:enabled").click()
        await page.locator(".spot.source").first.wait_for()


@contextlib.asynccontextmanager
async def late(page: Page) -> AsyncIterator[asyncio.Event]:
    """The page again, but what the program says waits until the event is set."""
    heard = asyncio.Event()
    heard.set()
    said: asyncio.Queue[tuple[WebSocketRoute, str | bytes]] = asyncio.Queue()

    def between(route: WebSocketRoute) -> None:
        route.connect_to_server().on_message(lambda message: said.put_nowait((route, message)))

    async def tell() -> None:
        while True:
            route, message = await said.get()
            await heard.wait()
            route.send(message)

    await page.route_web_socket(re.compile("/talk$"), between)
    telling = asyncio.create_task(tell())
    await page.reload()
    try:
        yield heard
    finally:
        telling.cancel()


@pytest.mark.parametrize("way", ["pointer", "touch", "keyboard"])
async def test_what_is_touched_before_an_answer_comes_is_not_lost(way: str, tmp_path: Path) -> None:
    """Everything counts, in its order; what is half typed stays; and Start plays what the form shows."""
    async with menu(tmp_path, **(PHONE if way == "touch" else {})) as page, late(page) as heard:
        press = tap_button if way == "touch" else press_button

        async def do(field: str) -> None:
            it = page.locator(f"#field-{field}")
            if way == "keyboard":
                await it.focus()
                await page.keyboard.press("Space")
            else:
                await (it.tap() if way == "touch" else it.click())

        await press(page, "Change… Against the computer")
        payoff = page.locator("#field-payoff")
        await payoff.wait_for()
        usual = int(await payoff.input_value())
        heard.clear()
        for _ in range(7):
            await do("seats-count-more")
        await page.select_option("#field-seats-1", "bot=easy")
        assert await page.input_value("#field-seats-count") == "9"
        for _ in range(3):
            await do("payoff-fewer")
        assert await payoff.input_value() == str(usual - 3)
        await payoff.focus()
        await page.keyboard.press("Control+a")
        await page.keyboard.type("1")
        heard.set()
        await page.locator(".seat").nth(8).wait_for()
        assert await payoff.input_value() == "1", "half typed"
        await page.keyboard.type("2")
        assert await payoff.input_value() == "12"
        heard.clear()
        await press(page, "Start")
        heard.set()

        await page.locator(".spot.source").first.wait_for()
        kept = json.loads((tmp_path / ".local/share/p2p-malice/setups.json").read_text())["play"]
        assert (kept["seats"], kept["payoff"]) == ("me bot=easy" + " bot" * 7, "12")


async def test_rules_with_a_name_can_be_chosen_again(tmp_path: Path) -> None:
    """They stand among the others in the next set-up, and the last choice is there after the program starts again."""
    async with menu(tmp_path) as page:
        await set_up(page, "Against the computer", payoff=9)
        await page.locator("summary").click()
        await page.fill("#field-favourite", "Sunday")
        await page.locator("button[type=submit]:enabled").click()
        await page.locator(".spot.source").first.wait_for()
    async with menu(tmp_path) as page:
        await page.locator("#start-play").get_by_text("Classic duel · 9 cards").wait_for()
        await set_up(page, "Invite a friend")
        await page.locator("#field-variant-Sunday").check()
        await until(ChromiumTab(page), "document.getElementById('field-payoff').value === '9'")


async def test_the_first_card_is_one_tap_away(tmp_path: Path) -> None:
    """Against the computer; every tap is counted. There used to be four."""
    async with menu(tmp_path, **PHONE) as page:
        await page.evaluate(COUNT_TAPS)
        await page.locator("#start-play").tap()
        await page.locator(".row.hand .spot").first.wait_for()
        await page.locator(".spot.source").first.wait_for()
        assert await page.evaluate("taps") == 1


async def test_the_menu_is_not_longer_than_the_screen(tmp_path: Path) -> None:
    """All that is in sight before More is pressed fits, on a phone and on a desktop; then its last line is in sight."""
    seen = "document.querySelector('.entries').getBoundingClientRect().bottom <= innerHeight"
    fits = "((page) => page.scrollHeight <= page.clientHeight)(document.querySelector('main'))"
    async with menu(tmp_path) as page:
        for width, height in ((390, 844), (1280, 800)):
            await page.set_viewport_size({"width": width, "height": height})
            assert await page.evaluate(fits), f"{width}x{height}"
            await page.locator("#start-more").click()
            assert await page.evaluate(seen), f"{width}x{height}"
            await page.locator("#start-more").click()


async def test_an_invitation_is_two_taps_away(tmp_path: Path) -> None:
    """They open WhatsApp with the whole message, without a form before them. There used to be four."""
    async with menu(tmp_path, **PHONE) as page:
        opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        await page.context.route("https://wa.me/**", lambda route: route.abort())

        def note(request: Request) -> None:
            if "wa.me" in request.url and not opened.done():
                opened.set_result(request.url)

        page.context.on("request", note)
        await page.evaluate(COUNT_TAPS)
        await page.locator("#start-host").tap()
        await page.locator("a[href^='https://wa.me']").tap()
        assert "MDW1-" in await opened
        assert await page.evaluate("taps") == 2


COUNT_TAPS = "((globalThis.taps = 0), addEventListener('pointerdown', () => { taps += 1; }, true))"


async def test_settings_are_kept_by_the_browser_and_by_the_program(tmp_path: Path) -> None:
    """What is wrong with them is said as one types; what isn't saved is forgotten."""
    async with menu(tmp_path) as page:
        seen = "(({ theme, back }) => [theme, back])(document.documentElement.dataset)"
        await press_button(page, "Settings")
        for field, value in (("theme", "light"), ("pause", "2"), ("volume", "soft")):
            await page.select_option(f"#{field}", value)
        await page.check("#notify")
        await page.get_by_role("radio", name="Red diamonds").check()
        assert await page.get_by_text("Connection settings").is_hidden()
        await page.get_by_text("Advanced").click()
        await page.fill("#field-turn", "nonsense")
        await page.locator(".problem.bad").wait_for()
        assert await page.get_by_role("button", name="Save").is_disabled()
        await page.fill("#field-turn", "")
        await page.fill("#field-game-url", "https://example.org/malice")
        await page.fill("#field-name", "Kim")
        await page.locator("button[type=submit]:enabled").click()
        await page.get_by_text("Hi, Kim").wait_for()
        assert 'game_url = "https://example.org/malice"' in (tmp_path / ".config/p2p-malice/config.toml").read_text()

        await page.reload()
        await press_button(page, "Settings")
        assert await page.input_value("#pause") == "2"
        assert await page.input_value("#volume") == "soft"
        assert await page.is_checked("#notify")
        assert await page.get_by_role("radio", name="Red diamonds").is_checked()
        assert await page.input_value("#field-game-url") == "https://example.org/malice"
        await page.select_option("#theme", "contrast")
        await page.get_by_role("radio", name="Starry night").check()
        assert await page.evaluate(seen) == ["contrast", "stars"]
        await press_button(page, "Cancel")
        await page.get_by_text("Hi, Kim").wait_for()
        assert await page.evaluate(seen) == ["light", "diamonds"]


async def test_a_sheet_is_wrapped_by_the_page(tmp_path: Path) -> None:
    """Paragraphs come in one piece; lines in columns as rows of two; whatever is long can be scrolled."""
    async with menu(tmp_path, viewport={"width": 320, "height": 568}) as page:
        await press_button(page, "Read the rules")
        await press_button(page, "Spite & Malice")
        await page.get_by_role("button", name="Cancel").scroll_into_view_if_needed()
        await page.locator("dialog").get_by_role("button", name="Official").click()
        await page.locator(".sheet-text").wait_for()
        lines = await page.locator(".sheet-text > *").all_text_contents()
        rows = [await row.locator("span").all_text_contents() for row in await page.locator(".pair").all()]

        assert not [line for line in lines if "\n" in line]
        assert [line for line in lines if line.startswith("You play with ") and line.endswith("round clockwise.")]
        steps = await page.locator(".sheet-text li").all_text_contents()
        assert [step for step in steps if step.startswith("Play as many") and step.endswith("discard piles.")]
        assert ["Discard piles", "4 each"] in rows
        assert await page.locator("dialog").evaluate("(each) => each.scrollWidth <= each.clientWidth")
        assert await page.get_by_role("button", name="Close").is_visible()


PLACES = "[...document.querySelectorAll('.felt .card')].map((each) => each.style.transform).join()"


async def test_a_card_is_dragged_to_where_it_goes(tmp_path: Path) -> None:
    """Eight pixels make a drag; dropped where it may go it is played, anywhere else it is put back."""
    async with menu(tmp_path) as page:
        tab = ChromiumTab(page)
        await press_button(page, "Against the computer")
        await page.locator(".spot.source").first.wait_for()
        # The highest card of the hand never is an ace that would have to be played.
        card = page.locator(".row.hand .spot").last
        spot = await card.get_attribute("data-spot") or ""

        async def drag_to(target: str) -> None:
            start, end = await card.bounding_box(), await page.locator(target).bounding_box()
            assert start
            assert end
            await page.mouse.move(start["x"] + 20, start["y"] + 20)
            await page.mouse.down()
            await page.mouse.move(start["x"] + 24, start["y"] + 22)
            lies = await tab.run(PLACES)
            await page.mouse.move(end["x"] + 20, end["y"] + 20, steps=5)
            assert await tab.run(PLACES) != lies
            await page.mouse.up()

        await drag_to(".title")
        assert await tab.run(
            f"!document.querySelector('.picked') && !!document.querySelector('[data-spot={spot}].source')"
        )
        await drag_to("[data-spot='d1']")
        await until(tab, "document.querySelector('[data-spot=d1]').ariaLabel.includes('1 card')")


async def test_the_page_joins_a_friends_table(tmp_path: Path) -> None:
    """The invitation of a host's program is pasted at the local page, and a game is played to its end."""
    host = Station("host", tmp_path / "host", random.Random(3), asyncio.Event())
    try:
        async with menu(tmp_path / "guest") as page:
            await host.start("host", "--name", "Ann", "--stun", "none", "--rule", "payoff=1")
            await press_button(page, "Join with a code")
            await page.fill("#paste", "MDW1-78JB")
            await page.get_by_text("This code is cut short").wait_for()
            await page.fill("#paste", f"Ann invites you: {(await host.codes.get())['code']}")
            await play_to_the_end(ChromiumTab(page))
            # A program leaves as soon as it's over; the end stays.
            await page.get_by_text(WORDS("ending-closed", name="none")).wait_for()
    finally:
        await host.kill()
