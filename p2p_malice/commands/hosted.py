"""A game at the table that stands here: one person at seat 0, a guest at seat 1 who may go and come back."""

import asyncio
import contextlib

from p2p_malice.bots import greedy
from p2p_malice.commands.faces import Face
from p2p_malice.commands.local import new_state, new_tokens, sit_down
from p2p_malice.commands.saving import GameKeeper, keep_keepsakes, now_text, telling
from p2p_malice.commands.watching import watch
from p2p_malice.errors import LinkRestartedError, StoreError
from p2p_malice.link.reliable import ReliableChannel
from p2p_malice.pump import Host, end_tasks
from p2p_malice.store.games import Deal, GameLog
from p2p_malice.store.seats import forget_links
from p2p_malice.table import Table

HOST, GUEST = 0, 1

LAST_WORDS_SECONDS = 5.0
"""How long a guest has to take in the end of the game before the connection is closed."""


async def deal_game(face: Face, rules: str) -> tuple[Table, GameLog | None]:
    """A new table and the log in which it is kept; without one, after saying so, where nothing can be kept."""
    state = new_state(2, rules)
    tokens = new_tokens(state.seats)
    try:
        log = GameLog.create(Deal(made=now_text(), rules=rules, seed=state.seed.hex(), tokens=tokens))
    except StoreError as error:
        await face.complain(error)
        log = None
    return Table(state, rules, tokens), log


class HostedGame:
    """The table, the log in which it is kept, and the face of who plays here."""

    def __init__(self, face: Face, name: str, table: Table, log: GameLog | None) -> None:
        """A game that `name` hosts at `face`; the log, if there is one, is closed at its end."""
        self._face = face
        self._name = name
        self._table = table
        self._log = log
        self._trouble = telling(face.complain)
        self._game = Host(table, GameKeeper(log, table, self._trouble)) if log else Host(table)

    async def play(self, channel: ReliableChannel) -> None:
        """Play with the guest on `channel` until the host leaves or the game is over."""
        guest = asyncio.create_task(self._serve_guest(channel))
        try:
            await sit_down(
                self._game, HOST, self._face.player(self._take_over, is_kept=self._log is not None), self._name
            )
            if self._table.result:
                await self._say_goodbye(guest)
        finally:
            await end_tasks(guest)
            if self._log:
                self._log.close()

    async def _say_goodbye(self, guest: "asyncio.Task[None]") -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS_SECONDS):
                await asyncio.shield(guest)
        if self._log:
            forget_links(self._log.id)

    async def _take_over(self) -> None:
        self._game.let_computer_play(GUEST, greedy.choose)

    async def _serve_guest(self, channel: ReliableChannel) -> None:
        while True:
            if self._log:
                keep_keepsakes(channel, self._log.id, GUEST, self._trouble)
            watching = asyncio.create_task(self._watch(channel))
            try:
                ending = await self._game.serve(GUEST, channel)
            finally:
                await end_tasks(watching)
            if not isinstance(ending, LinkRestartedError):
                break
            channel = ending.channel
        if not self._table.result:
            await self._face.tell("lost", str(ending))

    async def _watch(self, channel: ReliableChannel) -> None:
        await watch(
            channel,
            self._face,
            on_away=lambda: self._game.note_away(GUEST),
            on_back=lambda: self._game.note_back(GUEST),
        )
