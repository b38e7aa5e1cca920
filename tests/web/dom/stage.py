"""A table without a host and without a browser, at which Kay looks at seat 0."""

import contextlib
from collections.abc import AsyncIterator

from tests.helpers import play
from tests.web.browsers import until
from tests.web.dom.tab import DomTab, dom_tab
from tests.web.stage import Stage
from tests.web.table import last_turn


class Table(Stage):
    """The table, and what is seen and done at its page."""

    tab: DomTab

    async def end(self, winner: int = 0, seats: int = 2) -> None:
        """Show how `winner` plays the last three cards."""
        before = last_turn(winner, seats)
        await self.show(before)
        await self.show(play(before, "As>c0"), play(before, "As>c0", "2h>c0"))
        await self.show(play(before, "As>c0", "2h>c0", "payoff>c0"))
        await until(self.tab, "!!document.querySelector('.outcome')")

    async def said(self) -> list[str]:
        """What the page has sent."""
        return list(await self.run("said.map((each) => each.text ?? each.what ?? each.kind)"))

    async def buttons(self) -> list[str]:
        """What may come next."""
        return await self.tab.texts(".outcome .buttons button")


@contextlib.asynccontextmanager
async def table(seats: int = 2) -> AsyncIterator[Table]:
    """A table of so many."""
    async with dom_tab() as tab:
        await tab.open()
        there = Table(tab, seats)
        await there.sit(pause=0)
        yield there
