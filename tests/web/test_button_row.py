"""The row of buttons below the table: each keeps its place, whatever happens above it and whatever is said."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.helpers import random_game
from tests.web.browsers import ChromiumTab, needs_chromium, warm_page
from tests.web.play import site
from tests.web.stage import Stage, resize
from tests.web.test_access import SIZES

pytestmark = needs_chromium

MOST = 25

WATCH = """
(() => {
  window.places = {};
  const note = () => {
    for (const each of document.querySelectorAll("footer .buttons:last-child > button")) {
      const { x, y, width, height } = each.getBoundingClientRect();
      (places[each.dataset.command] ??= new Set()).add([x, y, width, height].map(Math.round).join());
    }
  };
  new MutationObserver(note).observe(document.querySelector("footer"), { childList: true, subtree: true });
  note();
})()
"""
PLACES = "Object.fromEntries(Object.entries(places).map(([name, found]) => [name, [...found]]))"


@pytest_asyncio.fixture(loop_scope="session")
async def stage(request: pytest.FixtureRequest) -> AsyncIterator[Stage]:
    """A table on a screen of that size."""
    width, height = request.param
    async with site() as address, warm_page(reduced_motion="reduce") as page:
        await resize(page, width, height)
        staged = Stage(ChromiumTab(page))
        await staged.begin(address, pause=0)
        yield staged


@pytest.mark.parametrize("stage", SIZES, indirect=True, ids=str)
async def test_no_button_moves_under_the_finger(stage: Stage) -> None:
    """In a game with picks, refusals, chat and somebody who goes away, every button stays where it is."""
    states = list(random_game(3, ("mdw payoff=3", 2)))[:-1]
    await stage.show(states[0])
    await stage.run(WATCH)
    for number, state in enumerate(states[: 2 * MOST : 2]):
        await stage.show(state)
        await stage.run("['hand0', 'c1', 'payoff', 'd2'].forEach((spot) => player.table.board.pick(spot, true))")
        await stage.seat(*([1] if number % 5 == 2 else []))
        await stage.run("(player.table.tell('Asha: ' + 'a rather long sentence '.repeat(3)), 1)")

    places = await stage.run(PLACES)
    assert {"table-hint", "table-say", "table-more"} <= places.keys()
    assert {name: found for name, found in places.items() if len(found) > 1} == {}
