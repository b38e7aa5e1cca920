"""Which board a game is played on."""

from tests.web.dom.tab import dom_tab, needs_dom

pytestmark = needs_dom


async def test_a_game_of_a_name_that_every_object_has_is_played_on_the_default_board() -> None:
    """A host may call its game anything; the cards couldn't be shown."""
    names = ["constructor", "__proto__", "toString", "default"]
    async with dom_tab() as tab:
        await tab.open()
        boards = f"import('./boards/boards.js').then(({{ boardOf }}) => Promise.all({names}.map(boardOf)))"
        assert await tab.run(f"{boards}.then((all) => new Set(all).size)") == 1
