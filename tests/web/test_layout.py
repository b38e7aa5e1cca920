"""A look at each screen of a table, at every size: nothing is cut, covered, too small, unreadable or off the screen."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import pytest

from p2p_malice.engine.match import begin
from p2p_malice.games.malice.rules import deal
from p2p_malice.games.spite.game import SPITE
from p2p_malice.protocol.messages import Bye, Said, Seated, Sitter
from p2p_malice.words.catalogue import ENGLISH, LANGUAGES, PSEUDO
from tests.games.spite.seats import at_table
from tests.helpers import play, position
from tests.tinygame.game import TINY
from tests.web.browsers import ChromiumTab, needs_chromium, until, warm_page
from tests.web.looks import SIZES, ZOOMED, Looks, speaking
from tests.web.play import site
from tests.web.stage import PAINTED, Stage, resize
from tests.web.table import first_deal, last_turn
from tests.web.test_first_time_tips import led as tips_state
from tests.web.test_spite_board import led as spite_state
from tests.web.visitor import TINY_WORDS, Guest

pytestmark = needs_chromium

LONG = "é à ö ù ñ ç å " * 7
FOUR = (
    "c0=Ah; hand@0=2d 9d; d0@0=10c Qc; payoff@1=9c 5s; hand@1=6c; payoff@2=9h 5h; hand@2=6h; payoff@3=2c 5c; hand@3=6s;"
    "d0@1=Ks 4c; draw=6d 4c"
)
LONG_NAMES = (("Kay", "Christopher", "Konstantin", "Annabelle"), ("Kay", "Maximiliane-Charlotte B.", "Anna Lena", "Jo"))
CARDS = {
    2: (46, 68, 66, 120, 150),
    4: (44, 61, 66, 120, 150),
    9: (35, 61, 44, 110, 150),
}
"""How wide one's own cards are at least, in pixels, by the number of players: at each size, and on a large desk."""
FULL = "3c 3d 4h 5s 5c 6h 7d 8c 9s 9h 10d 11c 12h 13h Jd Qs Kc Ah 2d 8d* 9c*"


class Screens:
    """Puts tables into a page, and has each of their screens looked at."""

    def __init__(self, looks: Looks, address: str) -> None:
        """The page speaks the language of the looks."""
        self.looks, self._address = looks, address
        self.page = looks.page
        self.tab = ChromiumTab(looks.page)

    async def sit(self, seats: int = 2, **settings: object) -> Stage:
        """A table of Spite & Malice."""
        stage = Stage(self.tab, seats)
        await stage.begin(self._address, pause=0, **settings)
        return stage

    async def visit(self, guest: Guest) -> Guest:
        """A table of another game."""
        await guest.load(self._address)
        return guest

    async def press(self, key: str) -> None:
        """Press a key, and wait for what it does."""
        await self.page.keyboard.press(key)
        await self.page.evaluate(PAINTED)


async def dealt(there: Screens, seats: int) -> None:
    """A table of so many: as it is dealt, with a card picked, and with a hint; and its dialogs."""
    look, is_crowded = there.looks.look, seats > 4
    extra = [ZOOMED] if there.looks.language == ENGLISH else []
    stage = await there.sit(seats)
    await stage.show(last_turn(0, seats))
    await look(f"{seats} players", is_crowded=is_crowded, sizes=(*there.looks.sizes, *extra))
    width = "document.querySelector('.own [data-spot=payoff]').getBoundingClientRect().width"
    for size, least in zip((*SIZES, (1920, 1080)), CARDS[seats] if extra else (), strict=False):
        await resize(there.page, *size)
        assert await there.page.evaluate(width) >= least, size
    await there.looks.look_in_all_themes(f"{seats} players")
    await there.press("1")
    await look(f"{seats} players, a card picked", is_crowded=is_crowded)
    for key in "ltm":
        await resize(there.page, *SIZES[1])
        await there.press(key)
        await there.page.locator("dialog").wait_for()
        await look(f"{seats} players, dialog of {key}", is_crowded=is_crowded)
        await there.press("Escape")
        await there.page.locator("dialog").wait_for(state="detached")


async def talked(there: Screens, seats: int) -> None:
    """Somebody is away while everybody talks."""
    stage = await there.sit(seats)
    await stage.show(last_turn(0, seats))
    await stage.seat(1, computers=(2,) if seats > 2 else ())

    async def talk() -> None:
        await stage.hear(*(Said(seat, LONG) for seat in range(seats)))
        assert await there.page.locator(".bubble").count() == seats

    await there.looks.look(f"{seats} players who talk", is_crowded=seats > 4, again=talk)
    await there.looks.look_in_all_themes(f"{seats} players who talk")


async def away(there: Screens) -> None:
    """Somebody is away, with all buttons that there may be for that; More never stands alone."""
    stage = await there.sit()
    await stage.show(position("hand@0=9h 8h; hand@1=3c; c0=Ac", "classic"))
    await stage.seat(1)
    for call in ("", "page-new-code"):
        for undo in ("true", "undefined"):
            know = f"player.table.know({{ callWords: '{call}', call: () => {{}} }})"
            await stage.run(f"(player.table.view.undo = {undo}, {know}, player.table.repaint(), 1)")
            assert await there.page.locator("footer .buttons button").count() == 4 - (undo == "undefined")
            await there.looks.look(f"away, {call}, undo {undo}", sizes=(*SIZES, (360, 740)))


async def named(there: Screens) -> None:
    """Four with long names, one of whom is away."""
    stage = await there.sit(4)
    for names in LONG_NAMES:
        players = tuple(Sitter(name, present=seat != 1) for seat, name in enumerate(names))
        await stage.show(position(FOUR, "official"))
        await stage.hear(Seated(0, "malice", "official", players, "0" * 32))
        await there.looks.look(names[1])


async def many_piles(there: Screens) -> None:
    """All discard piles of a house rule, however many there are."""
    for seats in (3, 6, 9):
        stage = await there.sit(seats)
        for piles in (5, 8):
            await stage.show(deal(seats, f"official discard_piles={piles}", bytes(32)))
            sizes = (*SIZES, (768, 1024), (1920, 1080))
            await there.looks.look(f"{seats} players, {piles} piles", is_crowded=True, sizes=sizes)


async def ended(there: Screens, seats: int) -> None:
    """The end of a game: at first, with somebody ready and with oneself, and of a table that was closed."""
    stage = await there.sit(seats)
    before = last_turn(0, seats)
    for moves in ((), ("As>c0", "2h>c0"), ("As>c0", "2h>c0", "payoff>c0")):
        await stage.show(play(before, *moves))
    await there.page.locator(".outcome").wait_for()
    if there.looks.language == ENGLISH:
        await stage.run("player.table.know({ replayIt: () => {}, dealOver: { text: '', share: () => {} } })")
    for wishes in ({}, {"Asha": "rematch"}, {"Kay": "rematch"}):
        await stage.seat(computers=tuple(range(2, seats)), **wishes)
        await there.looks.look(f"the end for {seats}, {wishes}", is_crowded=seats > 4)
    await there.looks.look_in_all_themes(f"the end for {seats}")
    await stage.hear(Bye("closed"))
    await there.looks.look(f"the closed end for {seats}", is_crowded=seats > 4)


async def between(there: Screens) -> None:
    """How it stands between two deals, and in the title of the next one."""
    stage, states = await there.sit(), first_deal()
    await stage.show(states[-2])
    await stage.run("player.table.settings.pause = 5")
    await stage.show(states[-1])
    await there.page.locator(".outcome .main").wait_for()
    await there.looks.look("between two deals")
    await there.page.locator(".outcome .main").press("Enter")
    await until(there.tab, "player.table.view.deal === 2")
    names = "player.table.state.sitters.map((each) => ({ ...each, name: 'Margarethe' }))"
    await stage.run(f"player.table.repaint({{ sitters: {names}, link: '● connected' }})")
    await there.looks.look("the next deal", sizes=((320, 844), (360, 844), (390, 844)))


async def spite(there: Screens) -> None:
    """Spite: with a card picked, and with nine players and a full hand."""
    rules = "spite window=9"
    guest = await there.visit(Guest(there.tab, SPITE, spite_state(), rules))
    await guest.press("5c0")
    await there.looks.look("spite")
    await there.looks.look_in_all_themes("spite")
    state = at_table(FULL, *(f"{rank}s {rank}c" for rank in range(3, 11)), rules=rules, lead=8).after(8, "10s")
    await there.visit(Guest(there.tab, SPITE, state.expire(state.clocks[0].number), rules))
    await there.looks.look("spite for nine", is_crowded=True)


async def explained(there: Screens) -> None:
    """What is new is explained above the cards; where there is no room, it's said below."""
    await there.sit()
    for seats in (3, 6, 9):
        for size in ((390, 844), (1280, 800)):
            await there.page.set_viewport_size({"width": size[0], "height": size[1]})
            await there.page.evaluate("localStorage.clear()")
            guest = Guest(there.tab, SPITE, tips_state(seats), "spite window=0", explain=True)
            await there.visit(guest)
            await there.page.locator(".explained p").wait_for()
            await there.looks.look(f"what is new to {seats}", is_crowded=seats > 4, sizes=[size])


async def tiny(there: Screens) -> None:
    """A game that the page has no board for."""
    rules = "rounds=3 hand=8 hurry=5"
    guest = await there.visit(Guest(there.tab, TINY, begin(TINY, 2, rules, bytes(range(32))), rules, TINY_WORDS))
    await guest.press("card0")
    await there.looks.look("any game", sizes=SIZES[1:])
    await there.looks.look_in_all_themes("any game")


SCREENS: dict[str, Callable[[Screens], Awaitable[None]]] = {
    **{f"table of {seats}": partial(dealt, seats=seats) for seats in (2, 4, 9)},
    **{f"talk of {seats}": partial(talked, seats=seats) for seats in (2, 9)},
    **{f"end of {seats}": partial(ended, seats=seats) for seats in (2, 4, 9)},
    **{each.__name__: each for each in (away, named, many_piles, between, spite, explained, tiny)},
}


async def assert_looks_right(screens: str, language: str, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
    """Look at these screens in a page that speaks the language."""
    async with (
        site() as address,
        warm_page(speaking(language), reduced_motion="reduce", bypass_csp=True) as page,
    ):
        looks = Looks(page, language, sizes)
        await SCREENS[screens](Screens(looks, address))
    assert looks.faults == [], "\n".join(looks.faults)


@pytest.mark.parametrize("screens", SCREENS)
async def test_everything_of_a_table_can_be_seen_read_and_used(screens: str) -> None:
    """In English, with few and many at the table."""
    await assert_looks_right(screens, ENGLISH)


@pytest.mark.parametrize("screens", ["table of 2", "table of 9", "end of 2", "away"])
async def test_there_is_room_for_longer_words_and_none_is_left_in_english(screens: str) -> None:
    """In the pseudo-language."""
    await assert_looks_right(screens, PSEUDO)


@pytest.mark.parametrize(
    ("language", "sizes"),
    [
        pytest.param("ar", SIZES[:1], id="ar-narrow"),
        *(pytest.param(code, SIZES, id=code, marks=pytest.mark.deep) for code in LANGUAGES if code != ENGLISH),
    ],
)
@pytest.mark.parametrize("screens", ["table of 2", "end of 4"])
async def test_there_is_room_for_the_words_of_a_language(
    screens: str, language: str, sizes: Sequence[tuple[int, int]]
) -> None:
    """One of which goes from right to left."""
    await assert_looks_right(screens, language, sizes)
