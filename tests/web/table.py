"""A table in a page of Chromium whose host is the test, and how its games end."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from attrs import frozen
from playwright.async_api import Page

from p2p_malice.engine.match import Match, begin
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.malice.rules import State
from tests.helpers import play, position
from tests.web.browsers import ChromiumTab, warm_page
from tests.web.play import site
from tests.web.stage import Stage


@frozen
class Table:
    """A table without a host, and the page it is on."""

    page: Page
    stage: Stage

    async def end(self, winner: int = 0, seats: int = 2) -> None:
        """Show how `winner` plays the last three cards."""
        before = last_turn(winner, seats)
        await self.stage.show(before)
        await self.stage.show(play(before, "As>c0"), play(before, "As>c0", "2h>c0"))
        await self.stage.show(play(before, "As>c0", "2h>c0", "payoff>c0"))
        await self.page.locator(".outcome").wait_for()

    async def said(self) -> list[str]:
        """What the page has sent."""
        return [each.get("what", each["kind"]) for each in await self.page.evaluate("said")]

    async def buttons(self) -> list[str]:
        """What may come next."""
        return await self.page.locator(".outcome .buttons button").all_inner_texts()


def last_turn(winner: int, seats: int) -> State:
    """A position in which the seat wins by playing an ace, a 2 and its last payoff card; the others have 3 left."""
    piles = [f"payoff@{seat}={'3s' if seat == winner else '2s 9s 4d'}" for seat in range(seats)]
    hands = [f"hand@{seat}={'As 2h 9h' if seat == winner else '5h 6h'}" for seat in range(seats)]
    return position("; ".join([f"turn={winner}", *piles, *hands, "draw=5s 6s 7s"]), "official" if seats > 2 else "mdw")


@contextlib.asynccontextmanager
async def table(seats: int = 2, script: str = "", **context: Any) -> AsyncIterator[Table]:
    """A table at which Kay looks at seat 0. `script` runs before all others."""
    context = {"reduced_motion": "reduce", "bypass_csp": True, **context}
    async with site() as address, warm_page(script, **context) as page:
        stage = Stage(ChromiumTab(page), seats)
        await stage.begin(address, pause=0)
        yield Table(page, stage)


def first_deal() -> list[Match]:
    """The positions of the first game of a match, and the first one of the second."""
    states: list[Match] = [begin(MALICE, 2, "mdw payoff=3 deals=2", b"between".ljust(32, b"."))]
    while states[-1].view(0).deal == 1:
        state = states[-1]
        states.append(state.after(state.turn[0], greedy.choose(state.view(state.turn[0]))))
    return states
