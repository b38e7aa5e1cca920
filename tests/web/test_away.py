"""The page while somebody is away: what can be done then has room beside everything else."""

import json

import pytest

from p2p_malice.protocol.messages import Show
from tests.helpers import position
from tests.web.browsers import ChromiumTab, chromium, needs_chromium, until
from tests.web.play import site
from tests.web.stage import Stage, resize
from tests.web.test_words import CUT, SCRIPT

pytestmark = needs_chromium

SIZES = ((320, 568), (360, 740), (390, 844), (844, 390), (1280, 800))
ROWS = """
(() => {
  const rows = new Map();
  for (const each of document.querySelectorAll("footer .buttons button")) {
    const { top, left, right } = each.getBoundingClientRect();
    if (left < 0 || right > innerWidth) return "off the screen";
    rows.set(Math.round(top), (rows.get(Math.round(top)) ?? 0) + 1);
  }
  return [...rows.values()];
})()
"""


@pytest.mark.parametrize("call", ["", "page-new-code"])
@pytest.mark.parametrize("undo", ["true", "undefined"])
@pytest.mark.parametrize("is_pseudo", [False, True])
async def test_more_does_not_stand_alone_in_the_last_row_while_somebody_is_away(
    call: str, undo: str, is_pseudo: bool
) -> None:
    """On phones it once did, in English and more so in languages with longer words."""
    async with site() as address, chromium() as browser:
        page = await browser.new_page()
        tab = ChromiumTab(page)
        if is_pseudo:
            await tab.before(SCRIPT)
        stage = Stage(tab)
        await stage.begin(address)
        await stage.show(position("hand@0=9h 8h; hand@1=3c; c0=Ac", "classic"))
        call_words = f"player.table.know({{ callWords: '{call}', call: () => {{}} }})"
        await tab.run(f"(player.table.view.undo = {undo}, {call_words}, 1)")
        await stage.seat(1)
        for width, height in SIZES:
            await resize(page, width, height)
            rows = await tab.run(ROWS)

            assert sum(rows) == 4 - (undo == "undefined"), rows
            assert rows[-1] > 1, f"{width}x{height}: {rows}"
            assert await page.evaluate(CUT) == [], f"{width}x{height}"


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
