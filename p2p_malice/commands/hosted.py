"""A game at the table that stands here: one person at seat 0, a guest at seat 1 who may go and come back."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine

from p2p_malice.bots import greedy
from p2p_malice.commands.faces import Face, NewCodeWanted, QuitWanted
from p2p_malice.commands.local import new_state, new_tokens, sit_down
from p2p_malice.commands.saving import GameKeeper, keep_keepsakes, now_text, telling
from p2p_malice.commands.watching import watch
from p2p_malice.errors import LinkError, LinkRestartedError, NoPathError, StoreError
from p2p_malice.link.reliable import ReliableChannel
from p2p_malice.pump import Host, end_tasks
from p2p_malice.store.games import Deal, GameLog
from p2p_malice.store.seats import forget_links
from p2p_malice.table import Table

HOST, GUEST = 0, 1

LAST_WORDS_SECONDS = 5.0
"""How long a guest has to take in the end of the game before the connection is closed."""

LAST_CALL_SECONDS = 60.0
"""How long a guest is sought who may not know yet that the game is over."""

Invite = Callable[[], Awaitable[ReliableChannel]]
"""Makes an invitation and gives the channel to who answered it. Raises as `host.invite` does."""

ComeBack = Callable[[str], Awaitable[ReliableChannel]]
"""Finds the other end of a link again from its keepsake, however long that takes. Raises `LinkError`."""


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

    def __init__(
        self, face: Face, name: str, table: Table, log: GameLog | None, invite: Invite, come_back: ComeBack
    ) -> None:
        """A game that `name` hosts at `face`; the log, if there is one, is closed at its end.

        A guest who is away is found again by `come_back`, or else by another code, for which there is `invite`.
        """
        self._face = face
        self._name = name
        self._table = table
        self._log = log
        self._invite = invite
        self._come_back = come_back
        self._trouble = telling(face.complain)
        keep = GameKeeper(log, table, self._trouble) if log else lambda _table: None
        self._game = Host(table, keep, stand_in=greedy.choose)
        self._channel: ReliableChannel | None = None
        self._keepsake: str | None = None
        self._returned: asyncio.Future[ReliableChannel] | None = None
        self._guest_is_here = asyncio.Event()

    async def play(self, channel: ReliableChannel) -> None:
        """Play with the guest on `channel` until the host leaves or the game is over."""
        await self._play(self._serve_guest(channel), LAST_WORDS_SECONDS)

    async def call_last(self, keepsake: str) -> None:
        """Show the end of a game that is over, also to the guest behind `keepsake` if they can be reached."""
        guest = self._table.players[GUEST].name
        await self._face.tell("coming_back", f"The game is over. Trying to reach {guest}, who may not know it yet.")
        self._keepsake = keepsake
        await self._play(self._call_guest(), LAST_CALL_SECONDS)

    async def _call_guest(self) -> None:
        await self._serve_guest(await self._next_channel())

    async def _play(self, serving: Coroutine[None, None, None], last_words_seconds: float) -> None:
        guest = asyncio.create_task(serving)
        try:
            player = self._face.player(is_kept=self._log is not None, invite=self._invite_again)
            await sit_down(self._game, HOST, player, self._name)
            if self._is_over:
                await self._say_goodbye(guest, last_words_seconds)
        finally:
            await end_tasks(guest)
            if self._log:
                self._log.close()

    @property
    def _is_over(self) -> bool:
        return self._table.result is not None or self._table.is_stopped

    async def _say_goodbye(self, guest: "asyncio.Task[None]", seconds: float) -> None:
        await asyncio.wait({guest}, timeout=seconds)
        if self._log and self._table.result:
            forget_links(self._log.id)

    async def _serve_guest(self, channel: ReliableChannel) -> None:
        """Play with the guest, and whenever they have gone wait for them, until the game is over."""
        while True:
            self._channel = channel
            self._guest_is_here.set()
            if self._log:
                keep_keepsakes(channel, self._log.id, GUEST, self._trouble)
            self._keepsake = channel.keepsake
            watching = asyncio.create_task(self._watch(channel))
            try:
                ending = await self._game.serve(GUEST, channel)
            finally:
                await end_tasks(watching)
            if isinstance(ending, LinkRestartedError):
                channel = ending.channel
                continue
            self._channel = None
            self._guest_is_here.clear()
            if self._is_over:
                break
            await self._face.tell("lost", str(ending))
            channel = await self._next_channel()

    async def _next_channel(self) -> ReliableChannel:
        """Wait for the guest, who has left: by the old link where it leads back, or by another code."""
        self._returned = asyncio.get_running_loop().create_future()
        returning = asyncio.create_task(self._return())
        try:
            return await self._returned
        finally:
            await end_tasks(returning)

    async def _return(self) -> None:
        if self._keepsake:
            with contextlib.suppress(LinkError):
                self._take(await self._come_back(self._keepsake))

    def _take(self, channel: ReliableChannel) -> None:
        """Go on with the guest on `channel`."""
        if self._channel is not None:
            self._channel.give_way(channel)
        elif self._returned is not None and not self._returned.done():
            self._returned.set_result(channel)

    async def _watch(self, channel: ReliableChannel) -> None:
        def note_away() -> None:
            self._guest_is_here.clear()
            self._game.note_away(GUEST)

        def note_back() -> None:
            self._guest_is_here.set()
            self._game.note_back(GUEST)

        await watch(channel, self._face, on_away=note_away, on_back=note_back)

    # --- a new code for who is away ----------------------------------------------------------------------------------

    async def _invite_again(self) -> None:
        """Invite the guest, who is away, anew; while that goes on the old link may still come back by itself."""
        if self._guest_is_here.is_set():
            await self._face.tell("here", "Nobody is away: there is no need for another code.")
            return
        inviting = asyncio.ensure_future(self._invite())
        back = asyncio.create_task(self._guest_is_here.wait())
        try:
            await asyncio.wait({inviting, back}, return_when=asyncio.FIRST_COMPLETED)
            if inviting.done():
                self._take(inviting.result())
        except NewCodeWanted:
            await end_tasks(back)
            await self._invite_again()
        except QuitWanted:
            await self._face.tell("waiting", "Back at the table. The invitation does not work any more.")
        except NoPathError as error:
            await self._face.complain(error)
        finally:
            await end_tasks(inviting, back)
