"""The page while somebody is away: what can be done then has room beside everything else."""

import json

from p2p_malice.protocol.messages import Show
from tests.helpers import position
from tests.web.browsers import ChromiumTab, chromium, needs_chromium, until
from tests.web.play import site
from tests.web.stage import Stage

pytestmark = needs_chromium


async def test_a_table_that_comes_back_may_go_back_once() -> None:
    """An older position is ignored; after the host's program was started again it is taken, and said."""
    state = position("hand@0=9h 8h; hand@1=3c; c0=Ac")
    async with site() as address, chromium() as browser:
        tab = ChromiumTab(await browser.new_page())
        stage = Stage(tab)
        await stage.begin(address)
        await stage.show(state, state, state)
        unheard = '(player.inFlight.move = { kind: "move", number: 3, move: "9h>d0" }, 1)'
        await tab.run(unheard)

        await stage.hear(Show(1, state.view(0)))
        assert await tab.run("player.view.number") == 3

        await tab.run("(player.inFlight.greet(), 1)")
        await stage.hear(Show(1, state.view(0)))
        said = "went back 2 moves. Play continues from here."
        await until(tab, f"document.body.textContent.includes({json.dumps(said)})")
        assert await tab.run("[player.view.number, player.inFlight.move, said.length]") == [1, None, 0]
