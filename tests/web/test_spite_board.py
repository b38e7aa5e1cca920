"""The page's board for Spite: cards swept and played, what they would be, calls, and room for everybody."""

from typing import Any

from p2p_malice.games.spite.game import SPITE
from p2p_malice.games.spite.state import State
from tests.games.spite.seats import at_table
from tests.web.browsers import ChromiumTab, chromium, needs_chromium, tab_in, until
from tests.web.play import site
from tests.web.visitor import Guest

pytestmark = needs_chromium

RULES = "spite window=9"
STATUS = "document.querySelector('.status').textContent"
LIFTED = "[...document.querySelectorAll('.hand [aria-pressed=true]')].map((each) => each.dataset.spot).join(' ')"


def led(rules: str = RULES) -> State:
    """Somebody has led a pair of 4s, and it's for seat 0 to beat it."""
    state = at_table("5c 5d 6s 9h", "4c 4d 8h", "3c Kd 2s", rules=rules, lead=1).after(1, "4c+4d")
    while state.turn != (0,):
        state = state.after(2, "pass") if state.turn else state.expire(state.clocks[0].number)
    return state


async def test_cards_are_swept_up_and_told_before_they_are_played() -> None:
    """A finger that goes over two cards picks both, the status says what they are, and a button plays them."""
    async with site() as address, chromium() as browser:
        page = await browser.new_page()
        guest = Guest(ChromiumTab(page), SPITE, led(), RULES)
        await guest.load(address)
        boxes: list[Any] = [await page.locator(f"[data-spot='{key}']").bounding_box() for key in ("5c0", "5d0")]
        points = [(box["x"] + 12, box["y"] + box["height"] / 2) for box in boxes]
        await page.mouse.move(*points[0])
        await page.mouse.down()
        await page.mouse.move(*points[1], steps=4)
        await page.mouse.up()
        tab = ChromiumTab(page)

        assert await tab.run(LIFTED) == "5c0 5d0"
        await until(tab, "said.at(-1)?.about === '5c+5d'")
        await guest.go_on()
        await until(tab, f"{STATUS} === 'A pair of 5s. You can play it.'")
        # What was said once isn't said again before the table has said it of these cards, in this position.
        await guest.press("5d0")
        await tab.run("(said.length = 0, 1)")
        await guest.press("5d0")
        assert "You can play it" not in await tab.run(STATUS)
        await until(tab, "said.at(-1)?.about === '5c+5d'")
        await guest.go_on()
        await until(tab, f"{STATUS} === 'A pair of 5s. You can play it.'")
        await guest.press("play")
        flights = "document.querySelector('.felt').getAnimations({ subtree: true }).filter(({ id }) => id === 'flight')"
        await guest.go_on()
        assert await tab.run(f"{flights}.length") >= 2
        assert "You play 5♣ 5♦." in await tab.run("player.table.state.log.lines.map(({ text }) => text)")
        assert await tab.run("document.querySelectorAll('.played').length") == 2


async def test_a_taken_trick_is_seen_before_it_is_swept_up() -> None:
    """For a second, with the cards marked that have won it, and with nothing said of the next trick."""
    async with site() as address, tab_in("chromium") as tab:
        state = led("spite window=0")
        guest = Guest(tab, SPITE, state, "spite window=0")
        await guest.load(address)
        await tab.run("player.settings.pause = 0.2")
        guest.state = state.after(0, "pass")
        assert [each.kind for each in guest.state.events][-1] == "trick"
        await guest.show()

        assert await tab.run("document.querySelectorAll('.card.winning').length") == 2
        await until(tab, "!document.querySelector('.card.winning')")


async def test_the_words_at_the_table_are_explained_by_one_tap() -> None:
    """The rules open where they say what a consec is, though a score among them is below 0."""
    async with site() as address, chromium() as browser:
        page = await browser.new_page(viewport={"width": 390, "height": 844})
        guest = Guest(ChromiumTab(page), SPITE, led(), RULES)
        await guest.load(address)
        await page.get_by_role("button", name="What the words mean").click()
        await guest.go_on()
        sheet = page.locator("dialog[open]")
        await sheet.get_by_text("Consec", exact=True).wait_for()
        box: Any = await sheet.get_by_role("heading", name="The twists").bounding_box()

        assert box["y"] < 422
        assert await sheet.get_by_text("with a score of").count() == 1


async def test_cards_that_are_dragged_onto_the_table_are_played() -> None:
    """All that is picked comes along."""
    async with site() as address, chromium() as browser:
        page = await browser.new_page()
        guest = Guest(ChromiumTab(page), SPITE, led(), RULES)
        await guest.load(address)
        await guest.press("5c0")
        box: Any = await page.locator("[data-spot='5d0']").bounding_box()
        await page.mouse.move(box["x"] + 12, box["y"] + 30)
        await page.mouse.down()
        await page.mouse.move(box["x"] + 20, box["y"] - 250, steps=5)
        await page.mouse.up()
        await guest.go_on()

        assert guest.state.at.pending[-1].played.seat == 0


async def test_a_misplay_stays_in_view_with_who_why_and_the_price() -> None:
    """It was gone from the status at the next move."""
    state = at_table("5c 5d 6s 9h", "4c 8h 10d", "3c Kd 2s", rules=RULES, lead=1).after(1, "4c+8h").after(2, "misplay")
    async with site() as address, tab_in("chromium") as tab:
        guest = Guest(tab, SPITE, state, RULES)
        await guest.load(address)
        guest.state = state.expire(state.clocks[0].number)
        await guest.show()
        seen = "document.querySelector('.news .seen').textContent"
        await until(tab, f"!!document.querySelector('.news .seen') && {seen}.includes('misplay')")
        text = await tab.run(seen)

    assert "These cards don't make" in text
    assert "is out of this trick" in text
    assert "called it" in text


async def test_one_key_calls_a_misplay() -> None:
    """While a play may be called, with a meter of the time that is left; what is picked for later stays picked."""
    state = at_table("5c 5d 6s 9h", "4c 8h 10d", "3c Kd 2s", rules=RULES, lead=1).after(1, "4c+8h")
    async with site() as address, tab_in("chromium") as tab:
        guest = Guest(tab, SPITE, state, RULES)
        await guest.load(address)
        await guest.press("9h0")

        assert "seconds left" in await tab.run("document.querySelector('.spite .clock').getAttribute('aria-label')")
        await tab.run("(document.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' })), true)")
        await guest.go_on()
        assert [call.seat for call in guest.state.at.calls] == [0]
        assert await tab.run(LIFTED) == "9h0"
        guest.state = guest.state.expire(guest.state.clocks[0].number)
        await guest.show()
        assert "You called it." in await tab.run("player.table.state.log.lines.map(({ text }) => text).join()")
        assert await tab.run("document.querySelector('.spite .clock').hidden")


async def test_cards_are_laid_out_of_turn() -> None:
    """While somebody else thinks, picked cards may be laid; they stand at their player's name."""
    state = at_table("9c 9h", "5c 9d", "6c 4h", rules="spite window=0", lead=1).after(1, "5c")
    assert state.turn == (2,)
    async with site() as address, tab_in("chromium") as tab:
        guest = Guest(tab, SPITE, state, "spite window=0")
        await guest.load(address)
        await guest.press("9c0")
        await guest.press("ahead")
        body = await tab.run("said.at(-1).move")
        await guest.make(0, body)

        assert body == "9c"
        assert await tab.run("document.querySelector('.own .state').textContent") == "early: 9♣"


async def test_the_order_of_the_cards_is_the_players_own() -> None:
    """By value, by suit, and what is alike in front."""
    state = at_table("3c 9d 9c 4d 2h", "4c", "5d", rules=RULES, lead=0)
    async with site() as address, tab_in("chromium") as tab:
        guest = Guest(tab, SPITE, state, RULES)
        await guest.load(address)
        order = "[...document.querySelectorAll('.hand .spot')].map((each) => each.dataset.spot.slice(0, -1)).join(' ')"
        found = []
        for _ in range(3):
            found.append(await tab.run(order))
            await guest.press("sort")

    assert found == ["3c 4d 9c 9d 2h", "3c 9c 4d 9d 2h", "9c 9d 3c 4d 2h"]
