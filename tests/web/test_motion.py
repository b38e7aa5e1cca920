"""Cards are seen to move: every frame of what happens on the table is recorded in a browser."""

import itertools
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
import pytest_asyncio

from p2p_malice.engine.cards import SEED_BYTES
from p2p_malice.games.malice.rules import deal
from tests.helpers import play, position
from tests.web.browsers import ALIKE, ChromiumTab, needs_chromium, tab_in, until, warm_page
from tests.web.play import site
from tests.web.stage import AT_REST, BESIDE, PAINTED, SHOWN, Frame, Stage, moves, resize
from tests.web.test_local import menu, press_button, set_up

SEVERAL = position("turn=1; hand@0=9h; hand@1=Ah 2h 3h 9d")
"""Several moves of a friend follow."""

SEEN = 5
"""Places between start and end at which a card that flies is seen, on however slow a machine."""


@pytest_asyncio.fixture(loop_scope="session", params=ALIKE)
async def stage(request: pytest.FixtureRequest) -> AsyncIterator[Stage]:
    """A table in a browser."""
    async with site() as address, tab_in(request.param, warm=True) as tab:
        staged = Stage(tab)
        await staged.begin(address, pause=0)
        yield staged


def flights(frames: Sequence[Frame], far: int = 80) -> dict[str, list[tuple[int, int]]]:
    """The ways of the cards that went further than `far` pixels."""

    def length(way: list[tuple[int, int]]) -> int:
        xs, ys = zip(*way, strict=True)
        return int(max(xs) - min(xs) + max(ys) - min(ys))

    return {card: way for card, way in moves(frames).items() if length(way) > far}


@pytest.mark.parametrize("move", ["Ah>c0", "9h>d0"])
async def test_a_card_that_is_played_flies(move: str, stage: Stage) -> None:
    """It is seen on its way from the hand to the centre or a discard pile, as the same element all the time."""
    state = position("hand@0=Ah 9h; hand@1=2h 3h 4h 5h 6h")
    await stage.show(state)

    frames = await stage.record(play(state, move))

    [way] = flights(frames).values()
    assert len(way) > SEEN
    assert all(len(cards) == len(frames[0][1]) for _, cards in frames)


async def test_a_table_of_ones_own_waits_for_nobody_and_offers_no_chat(stage: Stage) -> None:
    """Before the first card, nobody is missed, and nobody would hear what is said."""
    await stage.seat(computers=(1,))

    shown = await stage.run(
        "document.querySelector('header .title').textContent + document.querySelector('footer').textContent"
    )

    assert "Waiting" not in shown
    assert "Chat" not in shown


TOLD = """
(() => {
  const { table } = player;
  const title = document.querySelector("header .title");
  const left = () => document.querySelector(".felt").getAnimations({ subtree: true })
    .filter(({ id, effect }) => id === "flight" && effect.getTiming().delay === 0)
    .map(({ effect }) => effect.getComputedTiming())
    .reduce((most, { endTime, localTime }) => Math.max(most, endTime - localTime), 0);
  window.told = [];
  window.heard = [];
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver(() => told.push([title.textContent, left()])).observe(title, changes);
  table.extras._sounds.play = (sound, after) => heard.push([sound, left() - after]);
  return true;
})()
"""
"""Notes for how many milliseconds a card that set out at once will be in the air, whenever the title changes or a sound
begins."""

FRAMES = 100
"""Milliseconds of a few frames: a card sets out with the next one."""
EARLY = 50
"""How many milliseconds before its card lands something may be told."""


async def test_your_turn_is_said_once_the_card_has_landed(stage: Stage) -> None:
    """The title, the log, the line below and the sounds say it when the card has landed, or as soon as one touches the
    table.
    """
    before = position("turn=1; hand@0=9h; hand@1=9d; d0@0=3c")
    await stage.show(before)
    await until(stage.tab, "!!player.table.extras")
    await stage.run(TOLD)

    await stage.record(play(before, "9d>d0"))

    await until(stage.tab, "told.length > 0")
    [(title, left)] = await stage.run("told")
    assert title == "Your turn"
    assert left < FRAMES
    heard = await stage.run("heard")
    assert [sound for sound, _ in heard[:1]] == ["slide"]
    assert [sound for sound, _ in heard[-1:]] == ["turn"]
    assert all(left < EARLY for _, left in heard)

    await stage.show(before, play(before, "9d>d0"))
    await stage.run("(document.dispatchEvent(new Event('pointerdown')), true)")

    assert await stage.run("document.querySelector('header .title').textContent") == "Your turn"


async def test_no_card_changes_its_size_with_what_is_said(stage: Stage) -> None:
    """On a phone, a long sentence lies over the table. It used to push the cards up."""
    await stage.tab.resize(390, 844)
    await stage.show(position("hand@0=9h"))
    high = "document.querySelector('.board').offsetHeight"
    before = await stage.run(high)

    await stage.run("(player.table.change({ note: 'Nine of hearts. '.repeat(12) }), 1)")

    assert await stage.run("document.querySelector('.status span').offsetHeight") > 60
    assert await stage.run(high) == before


MOMENTS = "[...document.querySelectorAll('.moment, .burst')].map((each) => each.className + '|' + each.textContent)"


async def test_a_long_turn_and_an_empty_hand_are_told(stage: Stage) -> None:
    """A turn is counted from its third card on, and at the end what a loser lacks. Nothing used to be made of it."""
    state = position("hand@0=Ah 2h 3h; draw=10d 5d 6d 7d 8d 9d; payoff@0=9s 4s; payoff@1=8s 9h 9c")
    await stage.show(state)
    await until(stage.tab, "!!player.table.board._drawing._moments")
    moments = []
    for move in ("Ah>c0", "2h>c0", "3h>c0", "payoff>c0", "5d>c0", "6d>c0", "7d>c0", "8d>c0", "payoff>c0"):
        await stage.show(state := play(state, move))
        moments.append(sorted(await stage.run(MOMENTS)))

    assert moments[1] == []
    assert moments[2] == ["moment emptied|Empty hand!", "moment |×3"]
    assert "moment |×8" in moments[-2]
    assert "moment short|3 left" in moments[-1]


async def test_a_hand_closes_its_gap(stage: Stage) -> None:
    """The cards beside the one that is played move together."""
    state = position("hand@0=Ah 9h 10h")
    await stage.show(state)

    frames = await stage.record(play(state, "Ah>c0"))

    assert len(moves(frames)) == 3


async def test_a_card_of_a_friend_comes_from_their_name(stage: Stage) -> None:
    """A hand that is not seen lies where its owner's name stands."""
    state = position("turn=1; hand@0=9h; hand@1=Ah 9d")
    await stage.show(state)

    frames = await stage.record(play(state, "Ah>c0"))

    [way] = flights(frames).values()
    assert len(way) > SEEN


DEALS = "((player.table.settings.pause = 0.6), 1)"
DEALT = deal(2, "mdw", bytes(SEED_BYTES))


async def test_a_deal_is_dealt(stage: Stage) -> None:
    """Both payoff piles and ten cards, one after another, in less than two seconds."""
    await stage.run(DEALS)

    frames = await stage.record(DEALT)

    assert len(flights(frames, 40)) >= 12
    assert frames[-1][0] - frames[0][0] < 2000
    assert await stage.run(BESIDE) == 0


async def test_a_deal_is_skipped_by_a_tap(stage: Stage) -> None:
    """All cards are there at once."""
    await stage.run(DEALS)
    await stage.show(DEALT)
    await stage.run("document.dispatchEvent(new PointerEvent('pointerdown'))")

    flying = "document.querySelector('.felt').getAnimations({ subtree: true }).filter((each) => each.id === 'flight')"
    assert await stage.run(f"{flying}.length") == 0
    # Cards of a hand that isn't seen are gone with the next frame.
    await stage.run(PAINTED)
    assert await stage.run(BESIDE) == 0


async def test_cards_are_drawn_one_after_another(stage: Stage) -> None:
    """Each leaves the draw pile a little later than the one before."""
    state = position("turn=1; hand@0=; hand@1=9d; draw=2d 3d 4d 5d 6d 7d")
    await stage.show(state)

    delays = await stage.delays(play(state, "9d>d0"))

    assert sorted(delays)[-5:] == [250, 310, 370, 430, 490]


async def test_cards_that_are_drawn_turn_over(stage: Stage) -> None:
    """They leave the draw pile face down, and are face up when they come to the hand."""
    state = position("turn=1; hand@0=; hand@1=9d; draw=2d 3d 4d 5d 6d 7d")
    await stage.show(state)

    frames = await stage.record(play(state, "9d>d0"))

    drawn = flights(frames)
    new = [card for card in drawn if card not in frames[0][1] and frames[-1][1][card][1] > frames[0][1]["1"][1]]
    assert len(new) == 5
    assert all(any(cards[card][3] for _, cards in frames if card in cards) for card in new)
    assert not any(frames[-1][1][card][3] for card in new)


async def test_a_payoff_card_turns_over(stage: Stage) -> None:
    """The next payoff card lies face down below the one that is played, narrows, and is face up."""
    state = position("payoff@0=5s As; hand@0=9h")
    await stage.show(state)

    frames = await stage.record(play(state, "payoff>c0"))

    turned = [card for card, (*_, down) in frames[0][1].items() if down and card in frames[-1][1]]
    turned = [card for card in turned if not frames[-1][1][card][3]]
    assert len(turned) == 1
    widths = [cards[turned[0]][2] for _, cards in frames if turned[0] in cards]
    assert min(widths) < 0.8 * max(widths)


async def test_a_full_pile_is_swept_away(stage: Stage) -> None:
    """The cards that lay there set out together, once the last one has come to lie on them."""
    state = position("hand@0=Qh 9h; c0=Ah 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh; draw=2d 3d 4d 5d")
    await stage.show(state)

    delays = await stage.delays(play(state, "Qh>c0"))

    assert sorted(delays)[-2:] == [340, 340]


async def test_a_card_that_is_dropped_where_it_can_not_lie_springs_back(stage: Stage) -> None:
    """It follows the finger, then returns to its place, a little beyond it on the way."""
    state = position("hand@0=2h 9h")
    await stage.show(state)
    act = """
    (() => {
      const spot = document.querySelector("[data-spot=hand1]");
      const { x, y } = spot.getBoundingClientRect();
      const send = (kind, dx, dy) => (kind === "pointerdown" ? spot : window).dispatchEvent(
        new PointerEvent(kind, { clientX: x + 20 + dx, clientY: y + 20 + dy, button: 0, bubbles: true }));
      send("pointerdown", 0, 0);
      send("pointermove", 0, -60);
      send("pointermove", 0, -y);
      send("pointerup", 0, -y);
      return true;
    })()
    """

    frames = await stage.record(act=act)

    [way] = flights(frames).values()
    assert len(way) > SEEN
    assert way[-1] == way[0]
    assert max(y for _, y in way) > way[-1][1]


@needs_chromium
async def test_nothing_moves_for_those_who_want_no_motion() -> None:
    """Under `prefers-reduced-motion` every card lies at its new place at once."""
    async with site() as address, warm_page(reduced_motion="reduce") as page:
        staged = Stage(ChromiumTab(page))
        await staged.begin(address, pause=0)
        state = position("hand@0=Ah 9h")
        await staged.show(state)

        frames = await staged.record(play(state, "Ah>c0"))

    assert all(len(way) == 2 for way in moves(frames).values())


@pytest.mark.parametrize("browser", ALIKE)
async def test_each_move_of_the_others_stays_to_be_seen(browser: str) -> None:
    """Positions that arrive at once are shown one after the other, at least as long as the pause that was chosen."""
    async with site() as address, tab_in(browser, warm=True) as tab:
        staged = Stage(tab)
        await staged.begin(address, pause=0.6)
        states = itertools.accumulate(("Ah>c0", "2h>c0", "3h>c0"), play, initial=SEVERAL)
        await tab.run(SHOWN)

        await staged.show(*states)
        await until(tab, "shown.length === 4")

        times = await tab.run("shown")
        assert all(after - before > 590 for before, after in itertools.pairwise(times[1:]))


@needs_chromium
@pytest.mark.parametrize("way", ["key", "tap"])
async def test_a_key_or_tap_skips_what_is_waited_for(way: str) -> None:
    """Who does not want to wait sees the next position at once, wherever they tap."""
    async with site() as address, warm_page() as page:
        tab = ChromiumTab(page)
        staged = Stage(tab)
        await staged.begin(address, pause=50)
        states = itertools.accumulate(("Ah>c0", "2h>c0"), play, initial=SEVERAL)
        await staged.show(*states)
        for number in (2, 3):
            await until(tab, f"player.table.view?.number === {number - 1} || player.table.view?.number === {number}")
            await (tab.page.keyboard.press("Escape") if way == "key" else tab.page.mouse.click(5, 5))
            await until(tab, f"player.table.view.number >= {number}")

        assert await tab.run("player.table.view.number") == 3


BROKEN = """
(() => {
  const { animate } = Element.prototype;
  Element.prototype.animate = function () {
    Element.prototype.animate = animate;
    throw new Error("this card is broken");
  };
  return true;
})()
"""
"""The next card that sets out fails to."""


@pytest.mark.parametrize("browser", ALIKE)
@pytest.mark.parametrize("mover", ["a friend", "oneself"])
async def test_a_card_that_cannot_fly_does_not_stop_the_game(browser: str, mover: str) -> None:
    """The move is sent, the next positions are shown, every card comes to its place, and tests hear of the fault."""
    async with site() as address, tab_in(browser, warm=True) as tab:
        staged = Stage(tab)
        await staged.begin(address, pause=0)
        before = position(f"turn={int(mover == 'a friend')}; hand@0=Ah 2h 9h; hand@1=Ah 2h 9d")
        await staged.show(before)

        if mover == "oneself":
            await tab.run("(player.table.board.pick('hand0'), player.table.board.finish(), true)")
        await tab.run(BROKEN)
        if mover == "oneself":
            await tab.run("(document.querySelector('[data-spot=c0]').click(), true)")
            await until(tab, "said.some((each) => each.kind === 'move')")
        await staged.show(play(before, "Ah>c0"), play(before, "Ah>c0", "2h>c0"))
        await until(tab, AT_REST)

        assert await tab.run("player.table.view.number") == 3
        assert await tab.run(BESIDE) == 0
        assert any("this card is broken" in fault for fault in tab.faults)
        tab.faults.clear()


@needs_chromium
@pytest.mark.parametrize(
    "seats", [pytest.param(each, marks=() if each == 6 else pytest.mark.deep) for each in range(2, 10)]
)
async def test_cards_lie_on_their_piles_after_names_have_wrapped(seats: int, tmp_path: Path) -> None:
    """At every size, at the beginning and after the page was loaded again."""
    async with menu(tmp_path) as page:
        await set_up(page, "Against the computer", players=seats, payoff=8)
        await press_button(page, "Start")
        for size in ((320, 568), (390, 844), (844, 390), (1024, 768), (1280, 800), (1366, 768)):
            await resize(page, *size)
            for _ in ("shown", "loaded again"):
                await page.locator(".row.hand").wait_for()
                await page.evaluate(PAINTED)
                await until(ChromiumTab(page), f"{BESIDE} < 1")
                await page.reload()
