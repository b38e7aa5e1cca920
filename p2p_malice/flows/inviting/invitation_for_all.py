"""One invitation for everybody who is still to come, whose replies a courier carries."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Coroutine, Sequence
from typing import Any

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.courier.contract import CarriedReply, Courier, HostNotes
from p2p_malice.errors import CodeError, CourierError, LinkError, NoPathError
from p2p_malice.flows.inviting.guests import Guest, Guests
from p2p_malice.flows.inviting.invitations import Invitation, InvitationState
from p2p_malice.link.contract import InvitingPeer, LastingChannel, Links
from p2p_malice.protocol.connection_codes import encode, read
from p2p_malice.protocol.courier_mark import with_mark
from p2p_malice.protocol.peer_description import CodeKind, Description
from p2p_malice.ui.contract import UserInterface
from p2p_malice.ui.news import CourierAway, Renewed

MAX_CALLERS_OF_ALL = 16
"""How many may be connecting at once by an invitation for all."""

CALL_BURST, CALL_AGAIN_EVERY = 16, 3.0
MAX_UNCALLED = 64
"""How many of those whose replies a courier has brought are called at once, after how many seconds another one is, and
how many wait for that: a call is some dozen packets, to addresses that anybody with the link may have written. The
newest is called first, so that a friend needn't wait for those.
"""

PUBLISH_EVERY = 300.0
PUBLISH_AGAIN_AFTER = 30.0
"""Seconds after which we look whether the courier still has an invitation, and after which that is tried once more."""

MAX_COMPLAINTS = 3
"""How often we say that somebody can't be reached whose reply a courier brought: who has the link may send many."""

USED_UP = "answered_already"
"""The code of the error where a page's invitation was answered by hand before: it needs another one then."""


class InvitationForAll(Invitation):
    """An invitation for everybody who is still to come, whose replies a courier carries.

    It is kept, so that everybody finds back by it, and stays good when this machine's address changes, which the
    courier has.
    """

    def __init__(
        self, courier: Courier, number: int, ui: UserInterface, links: Links, guests: Guests, ticket: str = ""
    ) -> None:
        """An invitation whose replies `courier` carries, or the one with that `ticket`."""
        self._courier = courier
        self._mark = b""
        self._offered: Description | None = None
        """What the code says that is out."""
        self._visits: dict[bytes, asyncio.Future[None]] = {}
        """By fingerprint: those who came by this invitation and are still here."""
        self._complaints = 0
        self._uncalled: deque[tuple[Description, CarriedReply]] = deque(maxlen=MAX_UNCALLED)
        self._came = asyncio.Event()
        self._carried: list[CarriedReply] = []
        """The replies that the courier has brought, of those who are being connected to."""
        super().__init__(number, ui, links, guests, ticket)

    _most_callers = MAX_CALLERS_OF_ALL

    @property
    def code(self) -> str:
        """The code to send, with the courier's mark; only once it has opened."""
        return with_mark(super().code, self._mark)

    @property
    def friend(self) -> int:
        """0: it is for nobody in particular."""
        return 0

    def is_for(self, guest: Guest) -> bool:
        """True: anybody can come by it."""
        return True

    def invited(self, absent: Sequence[Guest]) -> Sequence[Guest]:
        """All who are `absent`."""
        return absent

    def follows(self, other: Invitation) -> bool:
        """Whether another one is for all, too."""
        return isinstance(other, InvitationForAll)

    @property
    def _is_good(self) -> bool:
        return True

    def offer_again(self) -> bool:
        """Have it offered once more if it was kept; whether it was."""
        if was_kept := self._state is InvitationState.KEPT:
            self._state = InvitationState.OPEN
        return was_kept

    def replace(self) -> None:
        """Let nobody in by it any more: whoever came by it has a seat, or has to go."""
        super().replace()
        if self._state is InvitationState.VOID:
            self._guests.send_strangers_away()

    async def meet(self, *, tries_again: bool) -> None:
        """Wait until it is replaced, also where it can't be answered by hand any more: others may still come by it."""
        while True:
            waited: set[asyncio.Future[Any]] = {self._replaced, self._failed}
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
            if not self._failed.done():
                return
            error = self._take_failure()
            await self._ui.complain(error)
            if isinstance(error, NoPathError) and error.code == USED_UP:
                self.replace()
                await self._ui.tell(Renewed(self.friend))
                return

    def _visit(self, reply: Description, channel: LastingChannel) -> "asyncio.Future[None]":
        self._visits[reply.fingerprint] = visit = self._guests.let_in(None, channel)
        return visit

    def _start(self, calling: Coroutine[Any, Any, None]) -> None:
        """Connect to somebody; of too many, the one who has tried for longest makes room."""
        if len(self._calling) >= MAX_CALLERS_OF_ALL:
            next(iter(self._calling)).cancel()
        super()._start(calling)

    # --- what the courier brings

    async def _carry(self, peer: InvitingPeer, stack: contextlib.AsyncExitStack) -> Sequence[Coroutine[Any, Any, None]]:
        notes = await stack.enter_async_context(self._courier.host(peer.description.key))
        self._mark, self._offered = notes.mark, peer.description
        return self._publish(notes), self._hear(notes), self._call_newest()

    async def _publish(self, notes: HostNotes) -> None:
        """Have the courier keep the invitation for as long as it is out: guests can seal their replies by that.

        It stays good when this machine's address changes: each guest who has sent a reply is told of that.
        """
        is_away = False
        while True:
            wait = PUBLISH_EVERY
            try:
                await notes.publish(encode(self.peer.description))
                is_away = False
            except CourierError:
                wait = PUBLISH_AGAIN_AFTER
                if not is_away:
                    await self._ui.tell(CourierAway())
                is_away = True
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self.peer.became_stale()
                await self.peer.renew()
                notes.renew()
                await asyncio.gather(*map(self._say_where, self._carried))

    async def _hear(self, notes: HostNotes) -> None:
        """Have everybody called whose reply the courier brings, for ever. Others may have left any text there."""
        async for carried in notes.replies():
            own, invitations = {self.peer.description.fingerprint}, [self.peer.description]
            with contextlib.suppress(CodeError):
                reply = read(carried.code, expected=CodeKind.REPLY, own=own, invitations=invitations).description
                # Whoever got here by themselves may have left a reply just before.
                visit = self._visits.get(reply.fingerprint)
                if visit is None or visit.done() or not self.peer.finds_guests:
                    self._uncalled.append((reply, carried))
                    self._came.set()

    async def _call_newest(self) -> None:
        """Connect to those whose replies have come, the newest first, and not to too many in a short time; for ever."""
        loop = asyncio.get_running_loop()
        free_from = [loop.time()] * CALL_BURST
        while True:
            while not self._uncalled:
                self._came.clear()
                await self._came.wait()
            await asyncio.sleep(max(0.0, free_from.pop(0) - loop.time()))
            free_from.append(max(loop.time(), *free_from) + CALL_AGAIN_EVERY)
            self._start(self._answer_carried(*self._uncalled.pop()))

    async def _say_where(self, carried: CarriedReply) -> None:
        """Tell that guest where we are now, unless the invitation says so, or a page tells each of them by itself."""
        if self.peer.finds_guests and self.peer.description != self._offered:
            with contextlib.suppress(CourierError):
                await carried.accept(encode(self.peer.description))

    async def _answer_carried(self, reply: Description, carried: CarriedReply) -> None:
        self._carried.append(carried)
        telling = asyncio.create_task(self._say_where(carried))
        try:
            await self._let_in(reply, carried.accept)
        except NoPathError as error:
            self._complaints += 1
            if self._complaints <= MAX_COMPLAINTS:
                self._fail(error)
        except LinkError:
            pass  # Whoever it was has gone.
        finally:
            self._carried.remove(carried)
            await cancel_and_wait(telling)
