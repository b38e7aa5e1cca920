"""Players at seats, at the far end of channels: a bot, and one who says what a test says."""

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


class Listener:
    """A player who remembers what it hears, and says what it is given to say."""

    def __init__(self) -> None:
        """Nothing was said yet."""
        self.heard: list[FromTable] = []
        self._said: asyncio.Queue[FromPlayer] = asyncio.Queue()
        self._news = asyncio.Event()

    async def hear(self, message: FromTable, client: Client) -> None:
        """Remember it."""
        self.heard.append(message)
        self._news.set()

    async def act(self, client: Client) -> FromPlayer:
        """What there is to say."""
        return await self._said.get()

    def say(self, message: FromPlayer) -> None:
        """Send this."""
        self._said.put_nowait(message)

    async def until(self, holds: Callable[[FromTable], bool]) -> FromTable:
        """The first message heard, or still to be heard, of which that holds."""
        while True:
            for message in self.heard:
                if holds(message):
                    return message
            self._news.clear()
            await self._news.wait()
