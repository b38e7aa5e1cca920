"""The friends at a table hosted here: who is connected, who is away, and how to find each of them again."""

import asyncio
import contextlib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import count
from types import MappingProxyType

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.engine.game import View
from p2p_malice.errors import LinkClosedError, LinkError, LinkRestartedError, StoreError
from p2p_malice.flows.inviting.connection_news import connected, watch
from p2p_malice.flows.inviting.rendezvous import found_by, reach
from p2p_malice.flows.saving.autosave import Trouble, keep_resume_tickets
from p2p_malice.flows.services import Services
from p2p_malice.link.contract import Health, LastingChannel
from p2p_malice.protocol.messages import PROTOCOL_VERSION
from p2p_malice.protocol.sanitize import looks_like
from p2p_malice.store.contract import Log
from p2p_malice.table.table import Table
from p2p_malice.table_server import HOST_BUSY, TableServer
from p2p_malice.ui.contract import UserInterface
from p2p_malice.ui.news import AskedNoMore, Asks, Lost, OtherVersion, Partner, Stranger
from p2p_malice.words.sentence import Piece, say

MAX_ASKED = 8
"""How many may wait at once for the host to let them sit down."""

MAX_TOLD_OF_STRANGERS = 3
"""How often we tell that somebody else came to a friend's seat."""


class Guest:
    """The friend at one seat. `number` counts a table's friends from 1; it is 0 if there is only one.

    Anybody who arrives with the friend's code or over an earlier link is let in as a stranger (`on_arrival`). Only the
    channel that the table has accepted is the friend's.
    """

    def __init__(
        self, seat: int, number: int, changed: asyncio.Event, resume_ticket: str | None = None, kept: str = ""
    ) -> None:
        """Nobody is connected yet; `changed` is set whenever that changes.

        A `resume_ticket` of an earlier link leads back to the friend who sat here, if the networks still allow it. The
        seat is `kept` for a friend of that name, "" for anybody.
        """
        self.seat = seat
        self.number = number
        self._kept = kept
        self.channel: LastingChannel | None = None
        """The channel of the seat's holder; None while there is none."""
        self.resume_ticket = resume_ticket
        self.turned_away = 0
        """How many strangers have come to this seat."""
        self.has_heard_the_end = asyncio.Event()
        self._heard = asyncio.Event()
        self._changed = changed
        self._seeking: asyncio.Task[None] | None = None

    @property
    def label(self) -> Piece:
        """The friend's label before they come: the name for which the seat is kept, or else "" for the only friend."""
        return self._kept or (say("friend-numbered", number=self.number) if self.number else "")

    @property
    def is_heard(self) -> bool:
        """Whether the friend is at the table and connected."""
        return self._heard.is_set()

    @property
    def is_gone(self) -> bool:
        """Whether the friend isn't connected, or is away and can't come back by themselves."""
        return self.channel is None or (not self.is_heard and self.channel.resume_ticket is None)

    async def until_heard(self) -> None:
        """Wait until the friend is at the table and connected."""
        await self._heard.wait()

    def note_heard(self, *, heard: bool) -> None:
        """Record whether the friend is heard."""
        if heard:
            self._heard.set()
        else:
            self._heard.clear()
        self._changed.set()

    def sit_down(self, channel: LastingChannel) -> None:
        """Record that the table accepted the friend at the far end of `channel`."""
        self.channel = channel
        self.resume_ticket = channel.resume_ticket
        self.note_heard(heard=True)

    def leave(self) -> None:
        """Record that the friend's channel has ended."""
        self.channel = None
        self.note_heard(heard=False)

    def seek(self, services: Services, on_arrival: Callable[[LastingChannel], object]) -> None:
        """Look for the friend over the earlier link, if there was one, until `stop_seeking`."""
        if self.resume_ticket and (self._seeking is None or self._seeking.done()):
            self._seeking = asyncio.create_task(self._seek(self.resume_ticket, services, on_arrival))

    async def _seek(
        self, resume_ticket: str, services: Services, on_arrival: Callable[[LastingChannel], object]
    ) -> None:
        with contextlib.suppress(LinkError):
            on_arrival(await reach(resume_ticket, services))

    def give_up(self) -> None:
        """Look for the friend no more, without waiting for the end of that."""
        if self._seeking is not None:
            self._seeking.cancel()

    async def stop_seeking(self) -> None:
        """Stop looking for the friend, who is here or no longer wanted."""
        if self._seeking is not None:
            await cancel_and_wait(self._seeking)


class Guests:
    """The guests of a table: lets in whoever comes to a guest's seat, and keeps each link for as long as it lasts."""

    def __init__(
        self,
        ui: UserInterface,
        services: Services,
        server: TableServer,
        trouble: Trouble,
        seats: Collection[int] = (),
        log: Log | None = None,
        opposite: int | None = None,
        kept: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        """Guests of the table of `server`, at `seats`, some `kept` for these names; nobody is connected yet.

        `ui` is told who comes and goes. The earlier links are those that the `log` of a resumed game keeps. `opposite`
        is the seat of the host's partner, who can still be chosen; None if nobody can.
        """
        self._ui = ui
        self._services = services
        self._server = server
        self._trouble = trouble
        self._log = log
        self._opposite = opposite if opposite in seats else None
        self.changed = asyncio.Event()
        """Set whenever a guest comes or goes."""
        self.asks_first = False
        """Whether the host is asked before somebody sits down who came by an invitation for all."""
        self._hears_answers = False
        self._asked = 0
        self._told_of_others = 0
        self._answers: dict[int, asyncio.Future[str]] = {}
        """Of those whom the host is asked about, by number."""
        self._visits: dict[LastingChannel, asyncio.Task[None]] = {}
        self._by_seat = {
            seat: Guest(
                seat,
                number if len(seats) > 1 else 0,
                self.changed,
                services.saves.read_link(log.id, seat) if log else None,
                kept.get(seat, ""),
            )
            for number, seat in enumerate(seats, 1)
        }

    def __iter__(self) -> Iterator[Guest]:
        """The guests in the order of their numbers."""
        return iter(self._by_seat.values())

    def __len__(self) -> int:
        """How many there are."""
        return len(self._by_seat)

    def at(self, seat: int) -> Guest | None:
        """The guest at a seat; None if nobody is to come there."""
        return self._by_seat.get(seat)

    def forget(self, seat: int) -> None:
        """Wait no longer for anybody at that seat."""
        self._by_seat.pop(seat, None)

    def forget_substituted(self) -> None:
        """Wait no longer for friends who were sent away, and look for them no more."""
        for guest in [guest for guest in self if not self._server.table.is_persons(guest.seat)]:
            self.forget(guest.seat)
            guest.give_up()
            if self._log:
                self._services.saves.forget_link(self._log.id, guest.seat)
            self.changed.set()

    def name(self, guest: Guest) -> Piece:
        """The guest's name, or else their label; "" if we know neither."""
        return self._server.table.players[guest.seat].name or guest.label

    def have_played(self, names: Sequence[Piece]) -> bool:
        """Whether all who are called so have played with the host to the end of a game."""
        if not names or not all(names):
            return False
        try:
            games = self._services.saves.history().games
        except StoreError:
            return False
        known = {looks_like(name) for game in games for name in game.friends}
        return all(isinstance(name, str) and looks_like(name) in known for name in names)

    def was_here(self, guest: Guest) -> bool:
        """Whether the guest has been at this table."""
        return bool(self._server.table.players[guest.seat].name)

    @contextlib.contextmanager
    def answering(self) -> Iterator[None]:
        """Within the block, the host can say who may sit down. Whoever still waits at its end has to try again."""
        self._hears_answers = True
        try:
            yield
        finally:
            self._hears_answers = False
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_result(HOST_BUSY)

    async def admits(self, name: str) -> str:
        """Why somebody new of that name may not sit down, "" if they may: the host is asked, if they want that."""
        if not self.asks_first:
            return ""
        if not self._hears_answers or len(self._answers) >= MAX_ASKED or not self._server.may_ask():
            return HOST_BUSY
        self._asked = number = self._asked + 1
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        await self._ui.tell(Asks(name, number))
        try:
            return await answer
        except asyncio.CancelledError:
            if self._hears_answers:
                await self._ui.tell(AskedNoMore(name, number))
            raise
        finally:
            del self._answers[number]

    def admit(self, number: int, *, is_welcome: bool) -> None:
        """Let somebody sit down about whom the host was asked, or not; nothing happens if nobody waits for that."""
        answer = self._answers.get(number)
        if answer and not answer.done():
            answer.set_result("" if is_welcome else "turned_out")

    def turn_out(self, friend: int) -> bool:
        """Free the seat of the guest with that number, before the cards are dealt; whether they were there."""
        guest = next((guest for guest in self if guest.number == friend), None)
        if guest is None or not self._server.turn_out(guest.seat):
            return False
        was_here = guest.is_heard
        guest.leave()  # Of that channel's end, nobody has to be told.
        return was_here

    async def play_with(self, friend: int) -> None:
        """Have the guest with that number sit opposite the host, before the cards are dealt; nobody else moves."""
        guest = next((guest for guest in self if guest.number == friend and guest.channel), None)
        other = self._by_seat.get(-1 if self._opposite is None else self._opposite)
        if guest and other and guest is not other and self._server.swap(guest.seat, other.seat):
            guest.seat, other.seat = other.seat, guest.seat
            self._by_seat |= {guest.seat: guest, other.seat: other}
            await self._tell_partner(guest)

    async def _tell_partner(self, guest: Guest) -> None:
        if guest.seat == self._opposite and self._server.table.is_held:
            await self._ui.tell(Partner(self.name(guest), guest.number))

    def send_strangers_away(self) -> None:
        """Send away everybody who came by an invitation for all and has no seat: it isn't good any more."""
        self._server.send_strangers_away()

    async def set_up(
        self,
        table: Table,
        seats: Sequence[int],
        places: Mapping[str, int],
        think: Callable[[View], Iterator[str]],
        opposite: int | None,
        kept: Mapping[int, str],
    ) -> None:
        """Go on at another `table` of the same people: friends sit at those `seats`, known ones at `places`, by name.

        Some are `kept` for others. `think` thinks for the computer there. `opposite` is the seat of the host's partner,
        who can still be chosen.
        """
        known = {
            places[name]: guest for guest in self if (name := self._server.table.players[guest.seat].name) in places
        }
        await asyncio.gather(*(guest.stop_seeking() for guest in self if guest not in known.values()))
        # Nobody is taken for somebody who had that number before.
        free = count(1 + max((guest.number for guest in self), default=0))
        self._by_seat = {}
        for seat in seats:
            guest = known.get(seat) or Guest(seat, 0, self.changed, kept=kept.get(seat, ""))
            guest.seat, guest.number = seat, guest.number or (next(free) if len(seats) > 1 else 0)
            self._by_seat[seat] = guest
        self._log, self._opposite = None, opposite if opposite in seats else None
        await self._server.set_up(table, places, think)

    def keep_links(self, log: Log) -> None:
        """Keep everybody's links in `log` from now on, so that they can come back to a resumed game."""
        self._log = log
        for guest in self:
            self._keep_link(guest)

    def _keep_link(self, guest: Guest) -> None:
        if self._log and guest.channel:
            keep_resume_tickets(guest.channel, self._services.saves, self._log.id, guest.seat, self._trouble)

    def seek(self, guest: Guest) -> None:
        """Look for a guest over the earlier link, if there was one."""
        guest.seek(self._services, lambda channel: self.let_in(guest, channel))

    async def close(self) -> None:
        """Stop looking for anybody, and close the links of those who are here."""
        for guest in self:
            await guest.stop_seeking()
        await cancel_and_wait(*self._visits.values())

    def let_in(self, guest: Guest | None, channel: LastingChannel) -> "asyncio.Task[None]":
        """Let somebody say who they are who came by the code or link of `guest`, or of everybody (None).

        They play if the table accepts. The result is their visit: there is one for each channel. Whoever comes again
        by the same channel, or by one that has followed another, is on the same visit.
        """
        if channel not in self._visits:
            self._visits[channel] = asyncio.create_task(self._visit(guest, channel))
        return self._visits[channel]

    async def _visit(self, guest: Guest | None, channel: LastingChannel) -> None:
        try:
            while isinstance(ending := await self._serve(guest, channel), LinkRestartedError):
                if seated := self._holder(channel):
                    self._follow(seated, ending.channel)
                if ending.channel in self._visits:
                    return
                self._visits[ending.channel] = self._visits.pop(channel)
                channel = ending.channel
            if seated := self._holder(channel):  # Nobody: a stranger has gone, or the friend came by another way.
                await self._note_left(seated, ending)
        finally:
            del self._visits[channel]

    def _holder(self, channel: LastingChannel) -> Guest | None:
        """The guest at the far end of that channel; None for somebody without a seat."""
        return next((guest for guest in self if guest.channel is channel), None)

    def _follow(self, guest: Guest, successor: LastingChannel) -> None:
        """Expect a guest at the far end of another channel, unless somebody there has taken another seat already."""
        if self._holder(successor):
            guest.leave()
        else:
            guest.channel = successor

    async def _note_left(self, guest: Guest, ending: LinkError) -> None:
        guest.leave()
        table = self._server.table
        for_good = guest.seat in self._server.left_for_good
        # In the next game, somebody else may have that seat.
        self._server.left_for_good.discard(guest.seat)
        if table.result or table.is_stopped:
            if self._log and table.result and isinstance(ending, LinkClosedError):
                self._services.saves.forget_link(self._log.id, guest.seat)
            guest.has_heard_the_end.set()
            return
        if table.players[guest.seat].left:
            ending = LinkClosedError("player_left")
        self.seek(guest)
        await self._ui.tell(Lost(ending, self.name(guest), guest.number, for_good))

    async def _serve(self, guest: Guest | None, channel: LastingChannel) -> LinkError:
        """Play with whoever is behind `channel`, once accepted. Return how the channel ended.

        They are `guest` where the code or link is theirs alone.
        """
        attending: dict[Guest | None, asyncio.Task[None]] = {}

        def seated(seat: int | None) -> None:
            for other in [other for other in attending if (other.seat if other else None) != seat]:
                attending.pop(other).cancel()
            if seat is None:
                attending.setdefault(None, asyncio.create_task(self._attend_spectator(channel)))
                return
            # A spectator may have taken a computer's seat.
            sitter = self._by_seat.setdefault(seat, Guest(seat, len(self._by_seat) + 1, self.changed))
            if (before := self._holder(channel)) and before is not sitter:
                before.leave()
            if sitter not in attending:
                sitter.sit_down(channel)
                attending[sitter] = asyncio.create_task(self._attend(sitter, channel))

        turned_away: list[int] = []
        try:
            is_known = guest is not None and self._by_seat.get(guest.seat) is guest
            return await self._server.serve(
                guest.seat if guest and is_known else None, channel, seated, turned_away.append
            )
        finally:
            await cancel_and_wait(*attending.values())
            if turned_away:
                await self._tell_of(turned_away[0], guest)

    async def _tell_of(self, version: int, guest: Guest | None) -> None:
        """Tell why somebody got no seat, or not that of `guest`, by the version of the protocol that they speak."""
        if version != PROTOCOL_VERSION and self._told_of_others < MAX_TOLD_OF_STRANGERS:
            self._told_of_others += 1
            await self._ui.tell(OtherVersion("friend" if version < PROTOCOL_VERSION else "yours"))
        elif version == PROTOCOL_VERSION and guest and guest.turned_away < MAX_TOLD_OF_STRANGERS:
            guest.turned_away += 1
            await self._ui.tell(Stranger(self.name(guest)))

    async def _attend_spectator(self, channel: LastingChannel) -> None:
        """Have the table know whether a spectator is heard."""
        health = Health.GOOD
        while health is not Health.LOST:
            if channel.health is health:
                await channel.health_changed()
            health = channel.health
            if health is Health.AWAY:
                self._server.note_away(channel)
            elif health is Health.GOOD:
                self._server.note_back(channel)

    async def _attend(self, guest: Guest, channel: LastingChannel) -> None:
        """Say that the friend is at the table, and from then on how the connection is."""
        self._keep_link(guest)
        await guest.stop_seeking()
        name = self.name(guest)
        await self._ui.tell(connected(channel, name, guest.number, is_known=self.have_played([name])))
        await self._tell_partner(guest)

        # Closing a link that another one replaced takes a while: what it hears then is no news of the friend.
        def note_away() -> None:
            if guest.channel is channel:
                guest.note_heard(heard=False)
            self._server.note_away(channel)

        def note_back() -> None:
            if guest.channel is channel:
                guest.note_heard(heard=True)
            self._server.note_back(channel)

        async with found_by(self._services.courier, channel):
            await watch(channel, self._ui, note_away, note_back, who=lambda: self.name(guest), friend=guest.number)
