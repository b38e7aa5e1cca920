"""Clicks, double clicks and Enter at the page's table: what they play, and what they never do."""

import contextlib
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Page

from p2p_malice.engine.questions import answer
from p2p_malice.games.malice.game import MALICE
from p2p_malice.protocol.message_codec import encode
from p2p_malice.protocol.messages import Answered
from p2p_malice.sentence_facts import WHY
from tests.helpers import WORDS, position
from tests.web.browsers import ChromiumTab, needs_chromium, until, warm_page
from tests.web.play import site
from tests.web.stage import AT_REST, PAINTED, Stage, resize

pytestmark = needs_chromium

TWO_PLACES = "c0=As 2s; c1=Ah 2h; c2=Ac 2c 3c; payoff@0=9s 3d; hand@0=3s 8h Kd; d0@0=3h; hand@1=5c 6c 7c 8c 9c; draw=2s"
"""A 3 fits on two piles that are alike, a king on any, an 8 on none; the hand is 3s, 8h, Kd."""

BURIED = "c0=As; hand@0=8h; d0@0=5d 6d; hand@1=5c; d1@1=9h 10h Jh; draw=2s"

MANY = "hand@0=8h; payoff@2=4s 7d; d0@2=5d; d1@2=9h 10h Jh; draw=2s"


@contextlib.asynccontextmanager
async def at_a_table(
    cards: str = TWO_PLACES, seats: int = 2, *, autoplay: bool = True, has_touch: bool = False
) -> AsyncIterator[Page]:
    """The guests' page at a table in that position, at which the player here may act."""
    async with site() as address, warm_page(has_touch=has_touch) as page:
        stage = Stage(ChromiumTab(page), seats)
        await stage.begin(address, pause=0, autoplay=autoplay)
        await stage.show(position(cards, "mdw" if seats == 2 else "official"))
        await until(ChromiumTab(page), AT_REST)
        yield page


async def sent(page: Page) -> list[str]:
    """The moves that were sent, and what was asked about."""
    return list(await page.evaluate("said.map((body) => body.move ?? body.about)"))


def at(spot: str) -> str:
    """Where that spot is."""
    return f"[data-spot='{spot}']"


PICKED = "document.querySelector('.picked')?.dataset.spot"


async def test_one_click_does_not_ask_which_of_two_equal_piles() -> None:
    """Where the choice makes no difference, a click plays a payoff card."""
    async with at_a_table() as page:
        await page.click(at("payoff"))

        assert await sent(page) == ["payoff>c0"]


@pytest.mark.parametrize("way", ["click", "tap", "Enter"])
async def test_choosing_a_hand_card_twice_plays_it(way: str) -> None:
    """To the centre; it used to be put back. To choose another one before only chooses that."""
    async with at_a_table(has_touch=way == "tap") as page:
        await page.click(at("hand1"))
        assert await page.evaluate(PICKED) == "hand1"
        if way == "click":
            await page.dblclick(at("hand0"))
        # The browser makes a click of a tap when it gets to it.
        for done in (f"{PICKED} === 'hand0'", "said.length > 0"):
            if way == "tap":
                await page.tap(at("hand0"))
                await until(ChromiumTab(page), done)
            elif way == "Enter":
                await page.locator(at("hand0")).press("Enter")

        assert await sent(page) == ["3s>c0"]


@pytest.mark.parametrize("spot", ["hand1", "hand2"])
async def test_a_double_click_never_discards_and_never_plays_a_wild_card(spot: str) -> None:
    """An 8 that fits nowhere and a king stay chosen."""
    async with at_a_table() as page:
        await page.dblclick(at(spot))

        assert await sent(page) == []
        assert await page.evaluate(PICKED) == spot


async def test_without_quick_play_every_card_takes_two_choices() -> None:
    """Nothing is played by one click, by two, or by Enter twice."""
    async with at_a_table(autoplay=False) as page:
        await page.click(at("payoff"))
        await page.dblclick(at("hand0"))
        for _ in range(2):
            await page.locator(at("hand0")).press("Enter")

        assert await sent(page) == []


async def test_a_tap_on_a_friends_discard_pile_spreads_it() -> None:
    """All its cards are seen in order, on a desk beside the table; nothing is played by it, but from one's own pile."""
    async with at_a_table(BURIED, has_touch=True) as page:
        await page.locator(at("d1@1")).tap(position={"x": -20, "y": 20}, force=True)

        sheet = page.get_by_role("dialog", name="Asha's discard pile 2")
        await sheet.wait_for()
        labels = [await card.get_attribute("aria-label") for card in await sheet.locator(".card").all()]
        assert labels == ["9 of hearts", "10 of hearts", "Jack of hearts"]
        assert await sheet.locator(".fanned small").inner_text() == WORDS("discards-top")
        board, seen = await page.locator(".board").bounding_box(), await sheet.bounding_box()
        assert board and seen
        assert seen["x"] >= board["x"] + board["width"]
        await sheet.get_by_role("button", name="Close").tap()
        await page.tap(at("hand0"))
        await page.tap(at("d0"))
        assert await sent(page) == ["8h>d0"]


@pytest.mark.parametrize("spot", ["[data-seat='2'] .name", "[data-spot='d1@2']"])
async def test_a_tap_on_one_of_many_opponents_shows_all_their_cards(spot: str) -> None:
    """Their piles are small at the table; from there one goes on to the next."""
    async with at_a_table(MANY, 3) as page:
        await page.click(spot)

        fans = page.get_by_role("dialog", name="Ben").locator(".fanned")
        await fans.first.wait_for()
        labels = await fans.evaluate_all(
            "(all) => all.map(({ ariaLabel, children: { length } }) => [ariaLabel, length])"
        )
        # The count stands below the payoff card.
        assert labels == [["Ben's payoff pile", 2], ["Ben's discard pile 1", 1], ["Ben's discard pile 2", 3]]
        await page.get_by_role("button", name="Next: Asha").click()
        await page.get_by_role("dialog", name="Asha").wait_for()


async def answer_why(page: Page) -> None:
    """Let the table answer what was asked last."""
    (about,) = await sent(page)
    told = answer(MALICE, position(TWO_PLACES), 0, WHY, about)
    await page.evaluate("(frame) => player.hear(frame)", encode(Answered(WHY, about, 1, told)))


@pytest.mark.parametrize(
    ("spots", "says"),
    [
        (("hand1", "c2"), "8♥ doesn't fit on pile 3, which needs a 4."),
        (("d0", "d2"), WORDS("error-discard-to-centre-only")),
        (("c0",), WORDS("error-choose-card-first")),
        (("payoff@1",), WORDS("error-plays-from-own")),
    ],
)
async def test_what_a_pile_needs_stands_below_the_table(spots: tuple[str, ...], says: str) -> None:
    """“That card fits nowhere” used to name no rank."""
    async with at_a_table(autoplay=False) as page:
        for spot in spots:
            await page.click(at(spot), force=True)

        await answer_why(page)
        await page.locator(".status").get_by_text(says).wait_for()


async def test_a_card_dragged_to_the_wrong_place_comes_back_with_the_reason() -> None:
    """What is needed there stands below the table."""
    async with at_a_table() as page:
        await page.drag_and_drop(at("hand1"), at("c2"))

        await answer_why(page)
        await page.locator(".status").get_by_text("8♥ doesn't fit on pile 3, which needs a 4.").wait_for()


async def test_the_click_of_a_tap_does_not_close_what_the_tap_has_opened() -> None:
    """From the second time on, when nothing has to be loaded first; a tap beside it does close it."""
    async with at_a_table(BURIED, autoplay=False, has_touch=True) as page:
        for _ in range(3):
            await page.tap(at("d1@1"))
            await page.evaluate(PAINTED)

            sheet = page.get_by_role("dialog", name="Asha's discard pile 2")
            await sheet.wait_for()
            await page.touchscreen.tap(5, 5)
            await sheet.wait_for(state="detached")


TYPE = """([key, code, shiftKey]) =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true }))"""


@pytest.mark.parametrize(
    "pile", [("Q", "KeyQ", False), ("Q", "KeyQ", True), ("q", "KeyA", False), ("й", "KeyQ", False)], ids=str
)
async def test_capitals_and_other_layouts_play(pile: tuple[str, str, bool]) -> None:
    """A locked Caps key, Shift where there are no partners, and letters and digits that others write there."""
    async with at_a_table() as page:
        for digit in ("1", "&", "١"):
            await page.keyboard.press("Escape")
            await page.evaluate(TYPE, [digit, "Digit1", False])
            assert await page.evaluate(PICKED) == "hand0"
        await page.evaluate(TYPE, list(pile))

        assert await sent(page) == ["3s>d0"]


async def test_enlarged_four_times_the_own_hand_is_above_the_bar() -> None:
    """It used to lie below, and nothing scrolled. So small a window shows one's own cards first, the others above."""
    async with at_a_table() as page:
        await resize(page, 480, 270)
        hit = "(spot) => document.elementFromPoint(...((r) => [r.x + 10, r.y + 30])(spot.getBoundingClientRect()))"
        assert await page.locator(at("hand0")).evaluate(f"(spot) => spot.contains(({hit})(spot))")
        assert await page.evaluate(
            "((table) => table.scrollHeight > table.clientHeight)(document.querySelector('main'))"
        )


async def test_cards_have_suits_and_edges_in_contrast_themes() -> None:
    """They replace backgrounds and drop shadows, which cards are made of."""
    async with at_a_table() as page:
        await page.emulate_media(forced_colors="active")
        suit, face, back = [
            await page.locator(f"main .card{each}").first.evaluate(
                "(each) => { const { backgroundColor, backgroundImage, outlineStyle } = getComputedStyle(each);"
                " return { backgroundColor, backgroundImage, outlineStyle }; }"
            )
            for each in (".face i", ".face", ".down")
        ]
        assert suit["backgroundColor"] not in (face["backgroundColor"], "rgb(255, 255, 255)")
        assert "gradient" in face["backgroundImage"]
        assert "gradient" in back["backgroundImage"] or "url" in back["backgroundImage"]
        assert face["outlineStyle"] == "solid"
