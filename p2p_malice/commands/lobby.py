"""Invitations to several friends at once: each has a code of its own, and a reply finds its seat by itself."""

import asyncio
import contextlib
import datetime
import secrets
from collections.abc import Callable, Iterator
from typing import Any

from attrs import frozen

from p2p_malice.commands.faces import Face, NewCodeWanted
from p2p_malice.commands.guests import Guest
from p2p_malice.commands.watching import GATHERING, connected_words, tell_if_unknown_outside, waiting
from p2p_malice.errors import CodeError, LinkError, NoPathError
from p2p_malice.invite.message import invitation as message_for
from p2p_malice.link.reliable import ReliableChannel
from p2p_malice.link.settings import LinkSettings
from p2p_malice.link.webrtc import HostPeer, open_invitation
from p2p_malice.protocol.codes import encode, read
from p2p_malice.protocol.description import Description, Kind, invitation_number
from p2p_malice.pump import end_tasks

WAITING = (
    "When your friend has sent a reply code back, paste it here. Where your networks allow it they come to the table "
    "without one. The code above holds as long as this program runs."
)
WAITING_FOR_SEVERAL = (
    "When your friends have sent reply codes back, paste them here, in any order. Where your networks allow it they "
    "come to the table without one. The codes above hold as long as this program runs."
)
STALE = "Your address on the internet has changed: the code above does not work any more. Send this new one."


@frozen
class Invitation:
    """What a host decides before inviting: the rules, the own name, the wire, where guests find page and program."""

    rules: str
    name: str
    link: LinkSettings
    game_url: str | None = None
    project_url: str | None = None


class _Opening:
    """An invitation that is out: the peer that waits behind it, and what has become of it."""

    def __init__(self, guest: Guest, peer: HostPeer) -> None:
        self.guest = guest
        self.peer = peer
        self.reply: asyncio.Future[Description] = asyncio.get_running_loop().create_future()
        self.renewed = asyncio.Event()
        self.has_led_here = False


class Lobby:
    """The invitations of one table, made and answered at one face."""

    def __init__(self, face: Face, invitation: Invitation, changed: asyncio.Event) -> None:
        """`changed` is set whenever a guest comes or goes."""
        self._face = face
        self._invitation = invitation
        self._changed = changed
        self._open: dict[int, _Opening] = {}
        """By number: the invitations that are out, and those by which a friend came."""
        self._numbers: set[int] = set()

    async def gather(self, missing: Callable[[], list[Guest]], *, tries_again: bool) -> None:
        """Invite everybody who is `missing` until nobody is.

        A friend who could not be reached is invited anew, where it `tries_again`. Raises `NoPathError` otherwise, and
        `QuitWanted` or `StartWanted` when that is typed.
        """
        await self._face.tell("gathering", GATHERING)
        inviting: dict[int, asyncio.Task[None]] = {}
        last = asyncio.Event()
        last.set()
        for guest in missing():
            before, last = last, asyncio.Event()
            inviting[guest.seat] = asyncio.create_task(self._invite(guest, tries_again, before, last))
        words = WAITING_FOR_SEVERAL if len(inviting) > 1 else WAITING
        reading = asyncio.create_task(self._read_replies())
        reminding = asyncio.create_task(self._remind(words, last))
        try:
            while absent := missing():
                self._changed.clear()
                for guest in absent:
                    if guest.seat not in inviting:
                        inviting[guest.seat] = asyncio.create_task(self._invite(guest, tries_again, last, last))
                await self._until_changed(reading, *inviting.values())
                for seat in [seat for seat, task in inviting.items() if task.done()]:
                    inviting.pop(seat).result()
        finally:
            await end_tasks(reading, reminding, *inviting.values())

    async def _until_changed(self, *tasks: "asyncio.Task[None]") -> None:
        """Wait until a guest comes or goes or a task ends; raise what `reading`, the first of them, raises."""
        changed = asyncio.create_task(self._changed.wait())
        try:
            await asyncio.wait({changed, *tasks}, return_when=asyncio.FIRST_COMPLETED)
            if tasks[0].done():
                tasks[0].result()
        finally:
            await end_tasks(changed)

    async def _remind(self, words: str, offered: asyncio.Event) -> None:
        await offered.wait()
        async with waiting(self._face, words):
            await asyncio.Event().wait()

    # --- one friend --------------------------------------------------------------------------------------------------

    async def _invite(self, guest: Guest, tries_again: bool, before: asyncio.Event, offered: asyncio.Event) -> None:
        """Invite `guest`, by one code after the other if need be; the first is shown after those of others before."""
        try:
            while True:
                try:
                    channel = await self._invite_once(guest, before, offered)
                except NoPathError as error:
                    if not tries_again:
                        raise
                    await self._face.complain(error)
                    await self._face.tell("renewed", f"Here is another invitation for {guest.label}.")
                    continue
                if channel:
                    guest.take(channel)
                    return
        finally:
            offered.set()

    async def _invite_once(self, guest: Guest, before: asyncio.Event, offered: asyncio.Event) -> ReliableChannel | None:
        """One invitation from the code to the open channel; None when it has to be another one."""
        settings = self._invitation
        with self._number() as number:
            async with await open_invitation(number, settings.link) as peer:
                await before.wait()
                code = encode(peer.description)
                urls = {"game_url": settings.game_url, "project_url": settings.project_url}
                message = message_for(code, host=settings.name, game="Spite & Malice", **urls)
                self._open[number] = opening = _Opening(guest, peer)
                await self._face.offer(Kind.INVITATION, code, message, friend=guest.number)
                if not offered.is_set():
                    await tell_if_unknown_outside(self._face, peer, settings.link)
                    offered.set()
                channel = await self._meet(opening)
                if channel:
                    opening.has_led_here = True
                    await self._face.tell("connected", connected_words(channel))
                return channel

    @contextlib.contextmanager
    def _number(self) -> Iterator[int]:
        """A number for an invitation that no other one has."""
        now = datetime.datetime.now()
        while (number := invitation_number(now.hour, now.minute, secrets.randbelow(1 << 16))) in self._numbers:
            pass
        self._numbers.add(number)
        try:
            yield number
        finally:
            opening = self._open.get(number)
            if opening is None or not opening.has_led_here:
                self._numbers.discard(number)
                self._open.pop(number, None)

    async def _meet(self, opening: _Opening) -> ReliableChannel | None:
        """Connect to who reaches this machine with the invitation alone, or whose reply is pasted, if that is first."""
        knock = asyncio.create_task(_answer_knocks(opening.peer))
        stale = asyncio.create_task(opening.peer.became_stale())
        renewed = asyncio.create_task(opening.renewed.wait())
        waited: set[asyncio.Future[Any]] = {knock, stale, renewed, opening.reply}
        try:
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
            if knock.done():
                return knock.result()
            if opening.reply.done():
                await self._face.tell("connecting", "Connecting …")
                return await opening.peer.connect(opening.reply.result())
            if stale.done():
                await self._face.tell("stale", STALE)
            return None
        finally:
            await end_tasks(knock, stale, renewed)

    # --- what is typed -----------------------------------------------------------------------------------------------

    async def _read_replies(self) -> None:
        """Give every reply that is pasted to the invitation that it answers. Raises `QuitWanted`, `StartWanted`."""
        while True:
            try:
                pasted = await self._face.code(Kind.REPLY)
            except NewCodeWanted as wanted:
                await self._renew(wanted.friend)
                continue
            try:
                await self._take_reply(pasted)
            except CodeError as error:
                await self._face.complain(error)

    async def _take_reply(self, pasted: str) -> None:
        own = {opening.peer.description.fingerprint for opening in self._open.values()}
        decoded = read(pasted, expected=Kind.REPLY, own=own, numbers=list(self._open))
        if decoded.repair_note:
            await self._face.tell("repaired", decoded.repair_note)
        opening = self._open.get(decoded.description.number)
        if opening and opening.has_led_here:
            await self._face.tell("here", f"{opening.guest.label.capitalize()} is here already: no reply is needed.")
        elif opening and not opening.reply.done():
            opening.reply.set_result(decoded.description)

    async def _renew(self, friend: int) -> None:
        """Make another invitation for that friend, or for the only one who is waited for."""
        waited_for = [opening for opening in self._open.values() if not opening.has_led_here]
        wanted = [opening for opening in waited_for if friend in (0, opening.guest.number)]
        if len(wanted) == 1:
            wanted[0].renewed.set()
            return
        numbers = sorted(opening.guest.number for opening in waited_for)
        text = f"For whom? Type new and the number of a friend: {', '.join(map(str, numbers))}."
        await self._face.tell("which", text)


async def _answer_knocks(peer: HostPeer) -> ReliableChannel:
    """The channel to the first guest who needs no reply code; whoever knocks in vain is let be."""
    while True:
        guest = await peer.knocked()
        with contextlib.suppress(LinkError):
            return await peer.connect(guest)
