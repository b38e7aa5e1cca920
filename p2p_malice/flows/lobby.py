"""Invitations to several friends at once: each has its own code, and a reply finds its seat by itself."""

import asyncio
import contextlib
import datetime
import secrets
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.courier.contract import CarriedReply, HostNotes
from p2p_malice.errors import CodeError, CourierError, LinkError, NoPathError, OtherGameError
from p2p_malice.flows.autosave import at_hand
from p2p_malice.flows.chosen_game import ChosenGame
from p2p_malice.flows.connection_news import tell_of_network, waiting
from p2p_malice.flows.guests import Guest, Guests
from p2p_malice.flows.services import Services
from p2p_malice.invite.message import invitation as message_for
from p2p_malice.link.contract import Accept, InvitingPeer
from p2p_malice.protocol.connection_codes import encode, read
from p2p_malice.protocol.courier_mark import with_mark
from p2p_malice.protocol.peer_description import CodeKind, Description, invitation_number
from p2p_malice.ui.contract import (
    Admit,
    AskFirst,
    CodeToSend,
    NewCode,
    Pasted,
    PlayWith,
    Quit,
    Start,
    TurnOut,
    UserInterface,
)
from p2p_malice.ui.news import (
    AllHere,
    AsksFirst,
    Connecting,
    CourierAway,
    Gathering,
    Here,
    LastOfSeveral,
    NobodyAway,
    Renewed,
    Repaired,
    Stale,
    WhichFriend,
)
from p2p_malice.words.sentence import Piece, chained

MAX_CALLERS = 8
MAX_CALLERS_OF_ALL = 16
"""How many may be connecting at once by an invitation, for one friend and for all: checks and replies that lead nowhere
must not keep a friend waiting.
"""

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

ALL = -1
"""Stands for the number of a friend where an invitation is for all free seats."""


class _Opening:
    """An invitation, opened at once: the peer waiting behind it, guests who come by it, and replies to it."""

    def __init__(self, guest: Guest | None, number: int, ui: UserInterface, services: Services, guests: Guests) -> None:
        """An invitation for `guest`, or for everybody (None), whose replies a courier carries."""
        self.guest = guest
        self.key = guest.number if guest else ALL
        self.friend = guest.number if guest else 0
        """The friend's number, 0 for the only one and for all."""
        self.opened: asyncio.Future[InvitingPeer] = asyncio.get_running_loop().create_future()
        self.standing = asyncio.create_task(self._stand(services, number))
        """Keeps it open, and lets in guests who come by it, until cancelled. Raises `LinkError`."""
        self.meeting: asyncio.Task[None] | None = None
        """Waits for the friend; None until the code was offered."""
        self.needed = contextlib.ExitStack()
        """What is kept for as long as the code is needed."""
        self.renewed = asyncio.Event()
        self.is_void = False
        """Whether another one has taken its place."""
        self.failed: asyncio.Future[LinkError] = asyncio.get_running_loop().create_future()
        """Why a friend whose reply came couldn't be reached."""
        self._ui = ui
        self._guests = guests
        self._notes: HostNotes | None = None
        self._calling: dict[asyncio.Task[None], None] = {}
        """Who is connecting, in the order in which they came."""
        self._visits: dict[bytes, asyncio.Future[None]] = {}
        """By fingerprint: those who came by this invitation and are still here."""
        self._complaints = 0
        self._offered: Description | None = None
        """What the code says that is out."""
        self._uncalled: deque[tuple[Description, CarriedReply]] = deque(maxlen=MAX_UNCALLED)
        self._came = asyncio.Event()
        self._carried: list[CarriedReply] = []
        """The replies that a courier has brought, of those who are being connected to."""

    @property
    def peer(self) -> InvitingPeer:
        """The host's end; only once it has opened."""
        return self.opened.result()

    @property
    def code(self) -> str:
        """The code to send, with the courier's mark where there is one."""
        code = encode(self.peer.description)
        return with_mark(code, self._notes.mark) if self._notes else code

    @property
    def awaited(self) -> "tuple[asyncio.Future[Any], ...]":
        """What ends once it has opened, or couldn't be opened."""
        return self.opened, self.standing

    @property
    def is_open(self) -> bool:
        """Whether it has opened. Raises `LinkError` if it couldn't be."""
        if self.standing.done():
            self.standing.result()
        return self.opened.done()

    async def _stand(self, services: Services, number: int) -> None:
        carrying: list[asyncio.Task[None]] = []
        async with contextlib.AsyncExitStack() as stack:
            peer = await stack.enter_async_context(await services.links.open_invitation(number))
            if services.courier and not self.guest:
                self._notes = await stack.enter_async_context(services.courier.host(peer.description.key))
                tasks = self._publish(self._notes), self._hear(self._notes), self._call_newest()
                carrying = [asyncio.create_task(each) for each in tasks]
            self._offered = peer.description
            self.opened.set_result(peer)
            try:
                await self._answer_guests()
            finally:
                await cancel_and_wait(*carrying, *self._calling)

    async def _answer_guests(self) -> None:
        """Let in everybody who reaches this machine with the invitation alone, for as long as it is out."""
        while True:
            caller = await self.peer.next_guest()
            while len(self._calling) >= (MAX_CALLERS if self.guest else MAX_CALLERS_OF_ALL):
                await asyncio.wait(self._calling, return_when=asyncio.FIRST_COMPLETED)
            self._start(self._answer_guest(caller))

    async def _answer_guest(self, caller: Description) -> None:
        # A check that leads nowhere is ignored: it may be an old one, replayed.
        with contextlib.suppress(LinkError):
            await self._let_in(caller)

    async def _let_in(self, reply: Description, accept: Accept | None = None) -> "asyncio.Future[None] | None":
        """Connect to the sender of `reply` and let them in; their visit, if anybody is to know. Raises `LinkError`."""
        channel = await self.peer.connect(reply, accept)
        if self.is_void:
            await channel.close()
            return None
        visit = self._guests.let_in(self.guest, channel)
        if visit:
            self._visits[reply.fingerprint] = visit
        return visit

    # --- what a courier brings

    async def _publish(self, notes: HostNotes) -> None:
        """Have the courier keep the invitation for as long as it is out: guests can seal their replies by that.

        It stays good when this machine's address changes: each guest who has sent a reply is told of that.
        """
        is_away = False
        await self.opened
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
        await self.opened
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

    # --- what is pasted

    def take_reply(self, reply: Description) -> None:
        """Connect to the friend who sent `reply`."""
        self._start(self._answer_reply(reply))

    async def _answer_reply(self, reply: Description) -> None:
        try:
            visit = await self._let_in(reply)
            if visit and not self.peer.takes_several:
                await asyncio.wait({visit})
                # Whoever sits down closes this invitation.
                raise NoPathError("came_and_went")
        except LinkError as error:
            self._fail(error)

    def _fail(self, error: LinkError) -> None:
        if not self.failed.done():
            self.failed.set_result(error)

    def _start(self, calling: Coroutine[Any, Any, None]) -> None:
        """Connect to somebody; of too many by an invitation for all, the one who has tried for longest makes room."""
        if not self.guest and len(self._calling) >= MAX_CALLERS_OF_ALL:
            next(iter(self._calling)).cancel()
        task = asyncio.create_task(calling)
        self._calling[task] = None
        task.add_done_callback(lambda done: self._calling.pop(done, None))


class Lobby:
    """The invitations of one table, made and answered at one user interface.

    The newest invitation of a friend who has come stays open until the lobby is closed, if it is good for more. Anybody
    who comes by it again is told that the seat is taken, or gets their own seat back.
    """

    def __init__(
        self,
        ui: UserInterface,
        services: Services,
        chosen: ChosenGame,
        guests: Guests,
        about: Piece = "",
    ) -> None:
        """Invites `guests` to the `chosen` game, who are let in when they come; `about` says who hosts what."""
        self._ui = ui
        self._services = services
        self._chosen = chosen
        self._guests = guests
        self._about = about
        self._open: dict[int, _Opening] = {}
        """By number: the invitations that are out or about to be, and those that brought a friend."""
        self._past: dict[int, _Opening] = {}
        """By number: the invitations that were out, and are no longer open."""
        self._standing: dict[int, _Opening] = {}
        """By the friend's number: the one valid invitation, which stays open although we aren't waiting for anybody."""

    async def gather(
        self, missing: Callable[[], list[Guest]], *, tries_again: bool, is_held: bool = False
    ) -> Quit | Start | None:
        """Invite everybody who is `missing` until nobody is, or until the host wants to start without them or to quit.

        If `is_held`, only the host's wish ends it. Invitations open all at once, and are offered in order. With
        `tries_again`, a friend who couldn't be reached is invited again. Raises `NoPathError` otherwise.
        """
        with self._guests.answering():
            return await self._gather(missing, tries_again=tries_again, is_held=is_held)

    async def _gather(
        self, missing: Callable[[], list[Guest]], *, tries_again: bool, is_held: bool
    ) -> Quit | Start | None:
        await self._ui.tell(Gathering())
        inviting: dict[int, _Opening] = {}
        reminding: asyncio.Task[None] | None = None
        is_first, is_told = True, False
        wishing = asyncio.create_task(self._hear_wishes())
        try:
            while (absent := missing()) or is_held:
                self._guests.changed.clear()
                if not absent and not is_told:
                    await self._wait_no_longer(reminding, *inviting.values())
                    inviting, reminding = {}, None
                    await self._ui.tell(AllHere())
                is_told = not absent
                wanted = {ALL: None} if self._services.courier else {guest.number: guest for guest in absent}
                wanted = wanted if absent else {}
                inviting |= {key: self._open_for(guest) for key, guest in wanted.items() if key not in inviting}
                unoffered = next((opening for opening in inviting.values() if not opening.meeting), None)
                if absent and not unoffered and not reminding:
                    reminding = asyncio.create_task(self._remind(len(absent)))
                meetings = {key: opening.meeting for key, opening in inviting.items() if opening.meeting}
                await self._until_changed(wishing, *meetings.values(), *(unoffered.awaited if unoffered else ()))
                if wishing.done():
                    return wishing.result()
                for key, meeting in meetings.items():
                    if meeting.done():
                        del inviting[key]
                        meeting.result()
                if unoffered and unoffered.is_open:
                    # What is out now hasn't been waited for.
                    await cancel_and_wait(reminding)
                    reminding = None
                    await self._offer(unoffered, absent, tries_again, is_first=is_first)
                    is_first = False
            return None
        finally:
            await cancel_and_wait(wishing)
            await self._wait_no_longer(reminding, *inviting.values())

    async def _wait_no_longer(self, reminding: "asyncio.Task[None] | None", *inviting: _Opening) -> None:
        """Expect nobody by those invitations; one that is good for more stays open."""
        await cancel_and_wait(reminding, *(opening.meeting for opening in inviting))
        await asyncio.gather(*map(self._settle, inviting))

    async def close(self) -> None:
        """Stop letting anybody in: every invitation becomes void."""
        await cancel_and_wait(*(opening.standing for opening in (*self._open.values(), *self._standing.values())))

    async def _until_changed(self, *tasks: "asyncio.Future[Any]") -> None:
        """Wait until a guest comes or goes or a task ends."""
        changed = asyncio.create_task(self._guests.changed.wait())
        try:
            await asyncio.wait({changed, *tasks}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await cancel_and_wait(changed)

    async def _remind(self, friends: int) -> None:
        async with waiting(self._ui, friends, is_carried=self._services.courier is not None):
            await asyncio.Event().wait()

    # --- one friend --------------------------------------------------------------------------------------------------

    def _open_for(self, guest: Guest | None) -> _Opening:
        """An invitation for `guest`, with a number that no other has; for all, the one that is still open if any is."""
        standing = None if guest else self._standing.get(ALL)
        if standing and standing.opened.done() and not standing.standing.done() and not standing.is_void:
            standing.meeting = None
            return standing
        now = datetime.datetime.now()
        while (number := invitation_number(now.hour, now.minute, secrets.randbelow(1 << 16))) in self._open:
            pass
        self._open[number] = opening = _Opening(guest, number, self._ui, self._services, self._guests)
        opening.standing.add_done_callback(lambda _: self._note_closed(number))
        return opening

    def _note_closed(self, number: int) -> None:
        opening = self._open.pop(number)
        if opening.opened.done() and not opening.opened.cancelled():
            self._past[number] = opening

    async def _offer(self, opening: _Opening, absent: list[Guest], tries_again: bool, *, is_first: bool) -> None:
        """Offer an invitation that has opened, and begin to wait for the friend, or for all who are `absent`."""
        services, code = self._services, opening.code
        urls = {"game_url": services.game_url, "project_url": services.project_url}
        host, game = self._chosen.name, self._chosen.game
        is_usual = game.name == next(iter(services.games), game.name)
        said = services.words.called(f"game-{game.name}", services.words("game"))
        everybody = () if opening.guest else tuple((guest.number, self._guests.name(guest)) for guest in absent)
        who = self._guests.name(opening.guest) if opening.guest else everybody[0][1] if len(everybody) == 1 else ""
        # Whoever has a name was at the table before.
        names = dict(everybody).values() or (who,)
        is_return = all(isinstance(name, str) and name != "" for name in names)
        message = message_for(
            services.words, code, host=host, game=said, is_usual=is_usual, is_return=is_return, **urls
        )
        path = opening.needed.enter_context(at_hand(services.saves, CodeKind.INVITATION, opening.friend, message))
        await self._ui.offer(
            CodeToSend(
                CodeKind.INVITATION,
                code,
                message,
                opening.friend,
                who=who,
                path=path,
                about=self._about,
                everybody=everybody,
            )
        )
        if is_first:
            await tell_of_network(self._ui, opening.peer, services.links)
        opening.meeting = asyncio.create_task(self._see_through(opening, tries_again))

    async def _see_through(self, opening: _Opening, tries_again: bool) -> None:
        try:
            await self._meet(opening, tries_again)
        finally:
            await self._settle(opening)

    async def _settle(self, opening: _Opening) -> None:
        """Keep this invitation open, in place of the last one, if its friend is here; otherwise close it.

        One for all stays open, so that everybody finds back by it.
        """
        opening.needed.close()
        last = self._standing.get(opening.key)
        if last is opening and not opening.is_void:
            return
        is_wanted = opening.guest.is_heard if opening.guest else not opening.is_void
        is_kept = opening.opened.done() and opening.peer.takes_several and is_wanted
        if is_kept:
            self._standing[opening.key] = opening
        if outdated := last if is_kept else opening:
            await cancel_and_wait(outdated.standing)

    async def _meet(self, opening: _Opening, tries_again: bool) -> None:
        """Wait until the friend is at the table, by whichever code, or another invitation is needed.

        If a reply leads nowhere, we say so; it concerns nobody else. Raises `NoPathError` unless it `tries_again`.
        """
        is_for_one = opening.guest is not None
        until_heard = opening.guest.until_heard() if opening.guest else asyncio.Event().wait()
        heard: asyncio.Task[Any] = asyncio.create_task(until_heard)
        # The courier has the addresses of an invitation for all.
        until_stale = opening.peer.became_stale() if is_for_one else asyncio.Event().wait()
        stale: asyncio.Task[Any] = asyncio.create_task(until_stale)
        renewed = asyncio.create_task(opening.renewed.wait())
        try:
            while True:
                waited: set[asyncio.Future[Any]] = {heard, stale, renewed, opening.failed}
                await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
                if heard.done():
                    return
                if not opening.failed.done():
                    if stale.done():
                        await self._ui.tell(Stale())
                    self._void(opening)
                    return
                error = opening.failed.result()
                opening.failed = asyncio.get_running_loop().create_future()
                if isinstance(error, NoPathError) and not tries_again and is_for_one:
                    raise error
                await self._ui.complain(error)
                if isinstance(error, NoPathError) and (is_for_one or error.code == USED_UP):
                    if not is_for_one:
                        self._void(opening)
                    await self._ui.tell(Renewed(opening.friend))
                    return
        finally:
            await cancel_and_wait(heard, stale, renewed)

    # --- what is typed -----------------------------------------------------------------------------------------------

    async def _hear_wishes(self) -> Quit | Start:
        """Give every pasted reply to the invitation that it answers, until the host wants to quit or to start."""
        while True:
            match await self._ui.wish(CodeKind.REPLY):
                case NewCode(friend):
                    await self._renew(friend)
                case AskFirst(is_on):
                    self._guests.asks_first = is_on
                    await self._ui.tell(AsksFirst(is_on))
                case Admit(number, is_welcome):
                    self._guests.admit(number, is_welcome=is_welcome)
                case PlayWith(friend):
                    await self._guests.play_with(friend)
                case TurnOut(friend):
                    await self._turn_out(friend)
                case Pasted(text):
                    try:
                        await self._take_reply(text)
                    except CodeError as error:
                        await self._ui.complain(error)
                case Quit() | Start() as wish:
                    return wish

    async def _turn_out(self, friend: int) -> None:
        """Free the seat of somebody who isn't a friend; whoever has the same invitation can't come by it any more."""
        if self._guests.turn_out(friend):
            for opening in self._open.values():
                if not opening.guest:
                    self._void(opening)
                    opening.renewed.set()

    def _void(self, opening: _Opening) -> None:
        """Another one takes the place of that invitation: whoever came by it has a seat, or has to go."""
        opening.is_void = True
        if not opening.guest:
            self._guests.send_strangers_away()

    @property
    def _out(self) -> dict[int, _Opening]:
        """The invitations that have opened, by number."""
        return {number: opening for number, opening in self._open.items() if opening.opened.done()}

    async def _take_reply(self, pasted: str) -> None:
        """Connect to who sent that reply. Raises `CodeError`, also where its invitation is no longer good."""
        known = {**self._past, **self._out}
        invitations = [opening.peer.description for opening in known.values()]
        own = {description.fingerprint for description in invitations}
        decoded = read(pasted, expected=CodeKind.REPLY, own=own, invitations=invitations)
        if decoded.repaired:
            await self._ui.tell(Repaired(decoded.repaired))
        if decoded.has_others:
            await self._ui.tell(LastOfSeveral())
        # An invitation that was opened again has the number that it had.
        numbered = {opening.peer.description.number: opening for opening in known.values()}
        opening = numbered.get(decoded.description.number)
        if opening and opening.guest and opening.guest.is_heard:
            await self._ui.tell(Here(self._guests.name(opening.guest)))
        elif opening and opening.standing.done():
            raise OtherGameError("invitation_void", friend=opening.friend)
        elif opening:
            await self._ui.tell(Connecting(opening.friend))
            opening.take_reply(decoded.description)

    async def _renew(self, friend: int) -> None:
        """Make another invitation for that friend, or for the only one we're waiting for."""
        waited_for = [opening for opening in self._out.values() if opening.meeting and not opening.meeting.done()]
        wanted = [opening for opening in waited_for if friend in (0, opening.friend)]
        if len(wanted) == 1:
            wanted[0].renewed.set()
            return
        numbers = sorted(opening.friend for opening in waited_for)
        await self._ui.tell(WhichFriend(chained([str(number) for number in numbers])) if waited_for else NobodyAway())
