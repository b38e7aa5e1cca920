"""Pictures as elements of the page."""

import json

from p2p_malice.flows.setup.opponents import OPPONENTS
from p2p_malice.history.trophies import TROPHIES
from p2p_malice.web.site import FOLDER
from tests.web.dom.stage import table
from tests.web.dom.tab import dom_tab, needs_dom
from tests.web.dom.test_settings import open_settings

pytestmark = needs_dom


async def test_the_half_of_a_court_card_that_is_shown_twice_is_there_twice() -> None:
    """Nothing in the page has an id of a picture: another card like it would have the same."""
    async with dom_tab() as tab:
        await tab.open()
        king = "import('./cards/court-art.js').then(({ figure }) => figure('Ks'))"
        halves = await tab.run(
            f"{king}.then((art) => [...art.children].map((half) => half.querySelectorAll('path').length))"
        )

        assert len(halves) == 2
        assert halves[0] == halves[1] > 20
        assert await tab.run(f"{king}.then((art) => art.querySelectorAll('[id], use').length)") == 0


async def test_every_trophy_has_a_picture_and_one_of_tomorrow_the_plain_one() -> None:
    """The program may know more of them than the page."""
    async with dom_tab() as tab:
        await tab.open()
        art = (
            "import('./results/trophy-art.js').then(({ trophyArt }) => NAMES.map((name) => trophyArt(name).outerHTML))"
        )
        names = ["of-tomorrow", "toString", *TROPHIES]
        tomorrow, inherited, *known = await tab.run(art.replace("NAMES", json.dumps(names)))

        assert tomorrow == inherited
        assert len({tomorrow, *known}) == len(TROPHIES) + 1


async def test_every_animal_can_be_chosen() -> None:
    """Beside letters. Computer players have some of them, too."""
    drawn = {path.stem for path in FOLDER.glob("players/animals/*")}
    async with table() as there:
        await open_settings(there.tab)
        chosen = await there.run("[...document.querySelectorAll('[name=avatar]')].map((each) => each.value)")

        assert sorted(chosen) == sorted({"", *drawn})
        assert await there.tab.count("#settings .avatar > .animal") == len(drawn)
        assert {each.avatar for each in OPPONENTS.values()} <= drawn
