"""Invitations to several friends at once: each has its own code, and a reply finds its seat by itself."""

import asyncio
import contextlib
import datetime
import secrets
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from attrs import frozen

from p2p_malice.errors import CodeError, LinkError, NoPathError
from p2p_malice.face import (
    Connecting,
    Face,
    Gathering,
    Here,
    NewCode,
    Offer,
    Pasted,
    Quit,
    Renewed,
    Repaired,
    Stale,
    Start,
    WhichFriend,
)
from p2p_malice.invite.message import invitation as message_for
from p2p_malice.link.contracts import InvitingPeer, LastingChannel
from p2p_malice.play.guests import Guest
from p2p_malice.play.means import Means
from p2p_malice.play.news import tell_if_unknown_outside, waiting
from p2p_malice.play.saving import at_hand
from p2p_malice.protocol.codes import encode, read
from p2p_malice.protocol.description import CodeKind, Description, invitation_number
from p2p_malice.tasks import end_tasks
from p2p_malice.words.saying import Piece


@frozen
class Invitation:
    """What a host decides before inviting: the rules, and the name on the invitation."""

    rules: str
    name: str


MAX_CALLERS = 8
"""How many may be connecting at once by one invitation: knocks that lead nowhere must not keep the friend waiting."""

Arrival = Callable[[Guest, LastingChannel], None]
"""Lets in somebody who came by the code for that guest's seat."""


class _Opening:
    """An invitation that is out: the peer waiting behind it, guests who come by it, replies pasted for it."""

    def __init__(self, guest: Guest, peer: InvitingPeer, on_arrival: Arrival) -> None:
        self.guest = guest
        self.peer = peer
        self.renewed = asyncio.Event()
        self.failed: asyncio.Future[LinkError] = asyncio.get_running_loop().create_future()
        """Why a friend whose reply was pasted couldn't be reached."""
        self.is_standing = False
        """Whether it stays open although we aren't waiting for anybody: see `Lobby`."""
        self._on_arrival = on_arrival
        self._calling: set[asyncio.Task[None]] = set()

    async def answer_knocks(self) -> None:
        """Let in everybody who reaches this machine with the invitation alone, for as long as it is out."""
        while True:
            caller = await self.peer.knocked()
            while len(self._calling) >= MAX_CALLERS:
                await asyncio.wait(self._calling, return_when=asyncio.FIRST_COMPLETED)
            self._start(self._answer_knock(caller))

    async def _answer_knock(self, caller: Description) -> None:
        # A knock that leads nowhere is ignored: it may be an old one, sent again.
        with contextlib.suppress(LinkError):
            self._on_arrival(self.guest, await self.peer.connect(caller))

    def take_reply(self, reply: Description) -> None:
        """Connect to the friend who sent `reply`."""
        self._start(self._answer_reply(reply))

    async def _answer_reply(self, reply: Description) -> None:
        try:
            self._on_arrival(self.guest, await self.peer.connect(reply))
        except LinkError as error:
            if not self.failed.done():
                self.failed.set_result(error)

    def _start(self, calling: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(calling)
        self._calling.add(task)
        task.add_done_callback(self._calling.discard)

    async def close(self) -> None:
        """Stop connecting to anybody."""
        await end_tasks(*self._calling)


class Lobby:
    """The invitations of one table, made and answered at one face.

    The newest invitation of a friend who has come stays open until the lobby is closed. Anybody who comes by it again
    is told that the seat is taken, or gets their own seat back.
    """

    def __init__(
        self,
        face: Face,
        means: Means,
        invitation: Invitation,
        changed: asyncio.Event,
        on_arrival: Arrival,
        name_of: Callable[[Guest], Piece] = lambda guest: guest.label,
    ) -> None:
        """`changed` is set whenever a guest comes or goes; `on_arrival` lets in guests who come by a code.

        `name_of` gives what we call a guest.
        """
        self._face = face
        self._means = means
        self._invitation = invitation
        self._changed = changed
        self._on_arrival = on_arrival
        self._name_of = name_of
        self._open: dict[int, _Opening] = {}
        """By number: the invitations that are out, and those that brought a friend."""
        self._numbers: set[int] = set()
        self._standing: dict[int, asyncio.Task[None]] = {}
        """By seat: the task that keeps its one valid invitation open."""

    async def gather(self, missing: Callable[[], list[Guest]], *, tries_again: bool) -> Quit | Start | None:
        """Invite everybody who is `missing` until nobody is, or until the host wants to start without them or to quit.

        With `tries_again`, a friend who couldn't be reached is invited again. Raises `NoPathError` otherwise.
        """
        await self._face.tell(Gathering())
        inviting: dict[int, asyncio.Task[None]] = {}
        last = asyncio.Event()
        last.set()
        for guest in missing():
            before, last = last, asyncio.Event()
            inviting[guest.seat] = asyncio.create_task(self._invite(guest, tries_again, before, last))
        wishing = asyncio.create_task(self._hear_wishes())
        reminding = asyncio.create_task(self._remind(len(inviting), last))
        try:
            while absent := missing():
                self._changed.clear()
                for guest in absent:
                    if guest.seat not in inviting:
                        inviting[guest.seat] = asyncio.create_task(self._invite(guest, tries_again, last, last))
                await self._until_changed(wishing, *inviting.values())
                if wishing.done():
                    return wishing.result()
                for seat in [seat for seat, task in inviting.items() if task.done()]:
                    inviting.pop(seat).result()
            return None
        finally:
            await end_tasks(wishing, reminding, *inviting.values())

    async def close(self) -> None:
        """Stop letting anybody in: every invitation becomes void."""
        await end_tasks(*self._standing.values())

    async def _until_changed(self, *tasks: "asyncio.Task[Any]") -> None:
        """Wait until a guest comes or goes or a task ends."""
        changed = asyncio.create_task(self._changed.wait())
        try:
            await asyncio.wait({changed, *tasks}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await end_tasks(changed)

    async def _remind(self, friends: int, offered: asyncio.Event) -> None:
        await offered.wait()
        async with waiting(self._face, friends):
            await asyncio.Event().wait()

    # --- one friend --------------------------------------------------------------------------------------------------

    async def _invite(self, guest: Guest, tries_again: bool, before: asyncio.Event, offered: asyncio.Event) -> None:
        """Invite `guest`, by one code after another if need be; the first is shown after those of earlier friends."""
        try:
            while not await self._invite_once(guest, before, offered, tries_again):
                pass
        finally:
            offered.set()

    async def _invite_once(
        self, guest: Guest, before: asyncio.Event, offered: asyncio.Event, tries_again: bool
    ) -> bool:
        """Offer one invitation until the friend is at the table; False if another one is needed."""
        means = self._means
        opened: asyncio.Future[_Opening] = asyncio.get_running_loop().create_future()
        standing = asyncio.create_task(self._stand(guest, opened))
        try:
            waited: set[asyncio.Future[Any]] = {standing, opened}
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
            if standing.done():
                standing.result()
            opening = opened.result()
            await before.wait()
            code = encode(opening.peer.description)
            urls = {"game_url": means.game_url, "project_url": means.project_url}
            game = means.words("game")
            message = message_for(means.words, code, host=self._invitation.name, game=game, **urls)
            with at_hand(means.saves, CodeKind.INVITATION, guest.number, message) as path:
                offer = Offer(CodeKind.INVITATION, code, message, guest.number, who=self._name_of(guest), path=path)
                await self._face.offer(offer)
                if not offered.is_set():
                    await tell_if_unknown_outside(self._face, opening.peer, means.links)
                    offered.set()
                return await self._meet(opening, tries_again)
        finally:
            # This may be cancelled because the friend is at the table.
            if opened.done() and not opened.cancelled() and guest.is_heard:
                await self._leave_standing(opened.result(), standing)
            else:
                await end_tasks(standing)

    async def _leave_standing(self, opening: _Opening, standing: asyncio.Task[None]) -> None:
        """Keep open this invitation of a friend who is here, in place of the last one."""
        opening.is_standing = True
        before = self._standing.get(opening.guest.seat)
        self._standing[opening.guest.seat] = standing
        if before:
            await end_tasks(before)

    async def _stand(self, guest: Guest, opened: "asyncio.Future[_Opening]") -> None:
        """Keep an invitation open, and let in guests who come by it, until cancelled. Raises `LinkError`."""
        with self._number() as number:
            async with await self._means.links.open_invitation(number) as peer:
                self._open[number] = opening = _Opening(guest, peer, self._on_arrival)
                opened.set_result(opening)
                try:
                    await opening.answer_knocks()
                finally:
                    await opening.close()

    @contextlib.contextmanager
    def _number(self) -> Iterator[int]:
        """A number that no other invitation has."""
        now = datetime.datetime.now()
        while (number := invitation_number(now.hour, now.minute, secrets.randbelow(1 << 16))) in self._numbers:
            pass
        self._numbers.add(number)
        try:
            yield number
        finally:
            self._numbers.discard(number)
            self._open.pop(number, None)

    async def _meet(self, opening: _Opening, tries_again: bool) -> bool:
        """Wait until the friend is at the table, by whichever code; False if another invitation is needed.

        If a reply leads nowhere, we say so; it concerns nobody else. Raises `NoPathError` unless it `tries_again`.
        """
        heard = asyncio.create_task(opening.guest.until_heard())
        stale = asyncio.create_task(opening.peer.became_stale())
        renewed = asyncio.create_task(opening.renewed.wait())
        try:
            while True:
                waited: set[asyncio.Future[Any]] = {heard, stale, renewed, opening.failed}
                await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
                if heard.done():
                    return True
                if not opening.failed.done():
                    if stale.done():
                        await self._face.tell(Stale())
                    return False
                error = opening.failed.result()
                opening.failed = asyncio.get_running_loop().create_future()
                if isinstance(error, NoPathError) and not tries_again:
                    raise error
                await self._face.complain(error)
                if isinstance(error, NoPathError):
                    await self._face.tell(Renewed(opening.guest.number))
                    return False
        finally:
            await end_tasks(heard, stale, renewed)

    # --- what is typed -----------------------------------------------------------------------------------------------

    async def _hear_wishes(self) -> Quit | Start:
        """Give every pasted reply to the invitation that it answers, until the host wants to quit or to start."""
        while True:
            match await self._face.wish(CodeKind.REPLY):
                case NewCode(friend):
                    await self._renew(friend)
                case Pasted(text):
                    try:
                        await self._take_reply(text)
                    except CodeError as error:
                        await self._face.complain(error)
                case Quit() | Start() as wish:
                    return wish

    async def _take_reply(self, pasted: str) -> None:
        own = {opening.peer.description.fingerprint for opening in self._open.values()}
        invitations = [opening.peer.description for opening in self._open.values()]
        decoded = read(pasted, expected=CodeKind.REPLY, own=own, invitations=invitations)
        if decoded.repaired:
            await self._face.tell(Repaired(decoded.repaired))
        opening = self._open.get(decoded.description.number)
        if opening and opening.guest.is_heard:
            await self._face.tell(Here(opening.guest.label))
        elif opening:
            await self._face.tell(Connecting(opening.guest.number))
            opening.take_reply(decoded.description)

    async def _renew(self, friend: int) -> None:
        """Make another invitation for that friend, or for the only one we're waiting for."""
        waited_for = [opening for opening in self._open.values() if not opening.is_standing]
        wanted = [opening for opening in waited_for if friend in (0, opening.guest.number)]
        if len(wanted) == 1:
            wanted[0].renewed.set()
            return
        numbers = sorted(opening.guest.number for opening in waited_for)
        await self._face.tell(WhichFriend(", ".join(map(str, numbers))))
