"""A bot at a seat, at the far end of a channel."""

import asyncio
from collections.abc import Callable

from p2p_malice.engine.game import View
from p2p_malice.player_client import Client
from p2p_malice.protocol.messages import FromPlayer, FromTable


class BotPlayer:
    """A bot at a seat: it looks at each view where it may act, and moves."""

    def __init__(self, choose: Callable[[View], str]) -> None:
        """`choose` gives a move for a view."""
        self._choose = choose
        self._turn = asyncio.Event()

    async def hear(self, message: FromTable, client: Client) -> None:
        """Wake up if there is something to decide."""
        if client.may_act:
            self._turn.set()

    async def act(self, client: Client) -> FromPlayer:
        """The move for the position last shown, once it is this seat's turn."""
        while not client.may_act or client.view is None:
            self._turn.clear()
            await self._turn.wait()
        return client.answer(self._choose(client.view))
