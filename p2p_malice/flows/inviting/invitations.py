"""Invitations: each is opened, offered, answered, and kept, replaced or closed. Here are those for one friend.

    OPENING --opened--> OPEN --offered--> AWAITED --settled--> KEPT
                        ^  |                                   ^  |
                        |  +--- settled before it is offered --+  |
                        +------- offered again, if for all -------+

OPEN, AWAITED and KEPT get to VOID if another one takes their place, and all of them to CLOSED in the end.
"""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Coroutine, Sequence
from enum import Enum
from typing import Any, TypeVar

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.errors import LinkClosedError, LinkError, NoPathError, OtherGameError
from p2p_malice.flows.inviting.guests import Guest, Guests
from p2p_malice.link.contract import Accept, InvitingPeer, LastingChannel, Links
from p2p_malice.protocol.connection_codes import encode
from p2p_malice.protocol.peer_description import Description
from p2p_malice.ui.contract import UserInterface
from p2p_malice.ui.news import Connecting, Here, Renewed, Stale

T = TypeVar("T")

MAX_CALLERS = 8
"""How many may be connecting at once by an invitation for one friend: those who lead nowhere mustn't keep the friend
waiting.
"""


class InvitationState(Enum):
    """How far an invitation has got."""

    OPENING = "opening"
    """We find out how this machine can be reached; there is no code yet."""
    OPEN = "open"
    """It has a code, which is to be offered to the host, for the first time or again."""
    AWAITED = "awaited"
    """The host has the code, and waits for whoever is to come by it."""
    KEPT = "kept"
    """The host waits for nobody, but whoever has it may come by it, or come back."""
    VOID = "void"
    """Another one takes its place: whoever comes by it is sent away."""
    CLOSED = "closed"
    """Nobody can come by it any more. It may never have opened."""


class Invitation(ABC):
    """The peer behind an invitation, guests who come by it, and replies to it. It begins to open at once."""

    _most_callers: int
    """How many may be connecting at once."""

    def __init__(self, number: int, ui: UserInterface, links: Links, guests: Guests, ticket: str = "") -> None:
        """An invitation with that number or `ticket`, by which people are let in to the `guests` of the table."""
        self._number = number
        self._ticket = ticket
        self._ui = ui
        self._guests = guests
        self._state = InvitationState.OPENING
        loop = asyncio.get_running_loop()
        self._opened: asyncio.Future[InvitingPeer] = loop.create_future()
        self._replaced: asyncio.Future[None] = loop.create_future()
        self._failed: asyncio.Future[LinkError] = loop.create_future()
        """Why somebody whose reply came couldn't be reached, until that is told."""
        self._needed = contextlib.ExitStack()
        self._calling: dict[asyncio.Task[None], None] = {}
        """Who is connecting, in the order in which they came."""
        self._standing = asyncio.create_task(self._stand(links))
        self._standing.add_done_callback(self._note_closed)

    @property
    def state(self) -> InvitationState:
        """How far it has got."""
        return self._state

    @property
    def number(self) -> int:
        """What tells it from the table's other invitations. One that is opened again has the number that it had."""
        return self.peer.description.number if self.has_opened else self._number

    @property
    def peer(self) -> InvitingPeer:
        """The host's end; only once it has opened."""
        return self._opened.result()

    @property
    def code(self) -> str:
        """The code to send; only once it has opened."""
        return encode(self.peer.description)

    @property
    @abstractmethod
    def friend(self) -> int:
        """The number of the friend whom it is for, as a user interface is told it."""

    @abstractmethod
    def is_for(self, guest: Guest) -> bool:
        """Whether that guest can be expected by it."""

    @abstractmethod
    def invited(self, absent: Sequence[Guest]) -> Sequence[Guest]:
        """Whom it invites, if those are `absent`."""

    @abstractmethod
    def follows(self, other: "Invitation") -> bool:
        """Whether it's for the same guests as another one, whose place it takes if it is kept."""

    # --- from its opening to its end

    @property
    def opening(self) -> "tuple[asyncio.Future[Any], ...]":
        """What ends once it has opened, or couldn't be opened."""
        return self._opened, self._standing

    @property
    def has_opened(self) -> bool:
        """Whether it has a code, even if nobody can come by that any more."""
        return self._opened.done()

    @property
    def is_open(self) -> bool:
        """Whether it can be offered. Raises `LinkError` if it couldn't be opened."""
        if self._standing.done():
            self._standing.result()
        return self.has_opened

    def until_settled(self, block: contextlib.AbstractContextManager[T]) -> T:
        """Enter a block that ends when nobody waits any more for who comes by this invitation."""
        return self._needed.enter_context(block)

    def note_offered(self) -> None:
        """Record that the host has the code, unless it's void by now."""
        if self._state is InvitationState.OPEN:
            self._state = InvitationState.AWAITED

    @abstractmethod
    async def meet(self, *, tries_again: bool) -> None:
        """Wait until nobody need be waited for by this invitation: its friend has come, or another one is needed.

        If a reply leads nowhere, we say so; it concerns nobody else. Raises `NoPathError` if the only friend can't be
        reached, unless it `tries_again`.
        """

    def replace(self) -> None:
        """Let nobody in by it any more: another one takes its place. One that nobody has yet stays good."""
        if self._state in (InvitationState.OPEN, InvitationState.AWAITED, InvitationState.KEPT):
            self._state = InvitationState.VOID
            self._replaced.set_result(None)

    @abstractmethod
    def offer_again(self) -> bool:
        """Have it offered once more if it was kept, and if that would do; whether it would."""

    def keep(self) -> bool:
        """Keep it open though nobody is waited for any more, if it is good for who has it; whether it is."""
        self._needed.close()
        is_used = self._state in (InvitationState.OPEN, InvitationState.AWAITED)
        if is_used and self.peer.takes_several and self._is_good:
            self._state = InvitationState.KEPT
        return self._state is InvitationState.KEPT

    @property
    @abstractmethod
    def _is_good(self) -> bool:
        """Whether anybody should be able to come by it again."""

    async def close(self) -> None:
        """Let nobody in by it any more, and hang up on those who are connecting."""
        await cancel_and_wait(self._standing)

    def _note_closed(self, _: "asyncio.Task[None]") -> None:
        self._state = InvitationState.CLOSED

    async def _stand(self, links: Links) -> None:
        """Keep it open, and let in guests who come by it, until cancelled. Raises `LinkError`."""
        async with contextlib.AsyncExitStack() as stack:
            peer = await stack.enter_async_context(await links.open_invitation(self._number, self._ticket))
            carrying = [asyncio.create_task(each) for each in await self._carry(peer, stack)]
            self._state = InvitationState.OPEN
            self._opened.set_result(peer)
            try:
                await self._answer_guests()
            finally:
                await cancel_and_wait(*carrying, *self._calling)

    async def _carry(
        self, _peer: InvitingPeer, _stack: contextlib.AsyncExitStack
    ) -> Sequence[Coroutine[Any, Any, None]]:
        """What else goes on for as long as it is open, within the blocks that are entered on that stack."""
        return ()

    # --- who comes by it

    async def _answer_guests(self) -> None:
        """Let in everybody who reaches this machine with the invitation alone, for as long as it is out."""
        while True:
            caller = await self.peer.next_guest()
            while len(self._calling) >= self._most_callers:
                await asyncio.wait(self._calling, return_when=asyncio.FIRST_COMPLETED)
            self._start(self._answer_guest(caller))

    async def _answer_guest(self, caller: Description) -> None:
        # A check that leads nowhere is ignored: it may be an old one, replayed.
        with contextlib.suppress(LinkError):
            await self._let_in(caller)

    async def _let_in(self, reply: Description, accept: Accept | None = None) -> "asyncio.Future[None]":
        """Connect to the sender of `reply` and let them in; their visit. Raises `LinkError`."""
        channel = await self.peer.connect(reply, accept)
        if self._state is InvitationState.VOID:
            await channel.close()
            raise LinkClosedError
        return self._visit(reply, channel)

    @abstractmethod
    def _visit(self, reply: Description, channel: LastingChannel) -> "asyncio.Future[None]":
        """The visit of whoever has sent `reply` and is behind `channel`."""

    async def take_reply(self, reply: Description) -> None:
        """Connect to who sent a `reply` that was pasted. Raises `OtherGameError` if it's too late for that."""
        if self._state is InvitationState.CLOSED:
            raise OtherGameError("invitation_void", friend=self.friend)
        await self._ui.tell(Connecting(self.friend))
        self._start(self._answer_reply(reply))

    async def _answer_reply(self, reply: Description) -> None:
        try:
            visit = await self._let_in(reply)
            if not self.peer.takes_several:
                await asyncio.wait({visit})
                # Whoever sits down closes this invitation.
                raise NoPathError("came_and_went")
        except LinkError as error:
            self._fail(error)

    def _fail(self, error: LinkError) -> None:
        """Have it told that somebody can't be reached, unless another invitation takes the place of this one."""
        if self._state is not InvitationState.VOID and not self._failed.done():
            self._failed.set_result(error)

    def _take_failure(self) -> LinkError:
        """Why somebody can't be reached, which is told now."""
        error, self._failed = self._failed.result(), asyncio.get_running_loop().create_future()
        return error

    def _start(self, calling: Coroutine[Any, Any, None]) -> None:
        """Connect to somebody."""
        task = asyncio.create_task(calling)
        self._calling[task] = None
        task.add_done_callback(lambda done: self._calling.pop(done, None))


class InvitationForOne(Invitation):
    """An invitation for one friend, whose reply is pasted unless they get here by themselves.

    It is kept once they are here: they may come by it again.
    """

    def __init__(self, guest: Guest, number: int, ui: UserInterface, links: Links, guests: Guests) -> None:
        """An invitation for `guest`."""
        self.guest = guest
        super().__init__(number, ui, links, guests)

    _most_callers = MAX_CALLERS

    @property
    def friend(self) -> int:
        """The friend's number, 0 for the only one."""
        return self.guest.number

    def is_for(self, guest: Guest) -> bool:
        """Whether that guest is the friend."""
        return guest is self.guest

    def invited(self, absent: Sequence[Guest]) -> Sequence[Guest]:
        """The friend, whoever is `absent`."""
        return (self.guest,)

    def follows(self, other: Invitation) -> bool:
        """Whether another one is for the same friend."""
        return isinstance(other, InvitationForOne) and other.guest is self.guest

    def offer_again(self) -> bool:
        """False: a friend who has lost touch is sent another one."""
        return False

    @property
    def _is_good(self) -> bool:
        return self.guest.is_heard

    def _visit(self, reply: Description, channel: LastingChannel) -> "asyncio.Future[None]":
        return self._guests.let_in(self.guest, channel)

    async def take_reply(self, reply: Description) -> None:
        """Connect to who sent a `reply` that was pasted, unless the friend is here. Raises `OtherGameError`."""
        if self.guest.is_heard:
            await self._ui.tell(Here(self._guests.name(self.guest)))
        else:
            await super().take_reply(reply)

    async def meet(self, *, tries_again: bool) -> None:
        """Wait until the friend has come or needs another invitation: this one is out of date, or leads nowhere.

        Raises `NoPathError` in the second case, unless it `tries_again`.
        """
        heard = asyncio.create_task(self.guest.until_heard())
        stale = asyncio.create_task(self.peer.became_stale())
        try:
            while True:
                waited: set[asyncio.Future[Any]] = {heard, stale, self._replaced, self._failed}
                await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
                if heard.done():
                    return
                if not self._failed.done():
                    if stale.done():
                        await self._ui.tell(Stale())
                    self.replace()
                    return
                error = self._take_failure()
                if isinstance(error, NoPathError) and not tries_again:
                    raise error
                await self._ui.complain(error)
                if isinstance(error, NoPathError):
                    await self._ui.tell(Renewed(self.friend))
                    return
        finally:
            await cancel_and_wait(heard, stale)
