"""Invitations to several friends at once: each has its own code, and a reply finds its seat by itself."""

import asyncio
import datetime
import secrets
from collections.abc import Callable
from typing import Any

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.errors import CodeError
from p2p_malice.flows.inviting.connection_news import tell_of_network, waiting
from p2p_malice.flows.inviting.guests import Guest, Guests
from p2p_malice.flows.inviting.invitation_for_all import InvitationForAll
from p2p_malice.flows.inviting.invitations import Invitation, InvitationForOne, InvitationState
from p2p_malice.flows.saving.autosave import at_hand
from p2p_malice.flows.services import Services
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.invite.message import invitation as message_for
from p2p_malice.protocol.connection_codes import read
from p2p_malice.protocol.peer_description import CodeKind, invitation_number
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
from p2p_malice.ui.news import AllHere, AsksFirst, Gathering, LastOfSeveral, NobodyAway, Repaired, WhichFriend
from p2p_malice.words.sentence import Piece, chained


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
        stage: Callable[[], str] = lambda: "",
        ticket: str = "",
        on_ticket: Callable[[str], None] = lambda _ticket: None,
    ) -> None:
        """Invites `guests` to the `chosen` game, who are let in when they come.

        `about` says who hosts what, `stage` what an invitation leads to (`CodeToSend`). With a `ticket`, the first one
        for all is the one by which friends know this table; `on_ticket` is told that of the newest.
        """
        self._ui = ui
        self._services = services
        self._chosen = chosen
        self._guests = guests
        self._about = about
        self._stage = stage
        self._ticket = ticket
        self._on_ticket = on_ticket
        self._invitations: list[Invitation] = []
        """All that were made, the last one at the end: those for one friend each or, with a courier, those for all."""

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
        if missing() or is_held:
            await self._ui.tell(Gathering())
        inviting: dict[Invitation, asyncio.Task[None] | None] = {}
        reminding: asyncio.Task[None] | None = None
        is_first, is_told = True, False
        wishing = asyncio.create_task(self._hear_wishes())
        try:
            while (absent := missing()) or is_held:
                self._guests.changed.clear()
                if not absent and not is_told:
                    await self._wait_no_longer(reminding, inviting)
                    inviting, reminding = {}, None
                    await self._ui.tell(AllHere())
                is_told = not absent
                for guest in absent:
                    if not any(invitation.is_for(guest) for invitation in inviting):
                        inviting[self._invite(guest)] = None
                unoffered = next((invitation for invitation, meeting in inviting.items() if not meeting), None)
                if absent and not unoffered and not reminding:
                    reminding = asyncio.create_task(self._remind(len(absent)))
                meetings = {invitation: meeting for invitation, meeting in inviting.items() if meeting}
                await self._until_changed(wishing, *meetings.values(), *(unoffered.opening if unoffered else ()))
                if wishing.done():
                    return wishing.result()
                for invitation, meeting in meetings.items():
                    if meeting.done():
                        del inviting[invitation]
                        meeting.result()
                if unoffered and unoffered.is_open:
                    # What is out now hasn't been waited for.
                    await cancel_and_wait(reminding)
                    reminding = None
                    await self._offer(unoffered, absent, is_first=is_first)
                    inviting[unoffered] = asyncio.create_task(self._see_through(unoffered, tries_again))
                    is_first = False
            return None
        finally:
            await cancel_and_wait(wishing)
            await self._wait_no_longer(reminding, inviting)

    async def _wait_no_longer(
        self, reminding: "asyncio.Task[None] | None", inviting: "dict[Invitation, asyncio.Task[None] | None]"
    ) -> None:
        """Expect nobody by those invitations, nor by who is waited for; one that is good for more is kept."""
        await cancel_and_wait(reminding, *inviting.values())
        await asyncio.gather(*map(self._settle, inviting))

    async def set_up(self, chosen: ChosenGame, about: Piece) -> None:
        """Invite to another game from now on, at the same table; what invited friends who don't play it is closed."""
        self._chosen, self._about = chosen, about
        void = [each for each in self._invitations if not any(map(each.is_for, self._guests))]
        self._invitations = [each for each in self._invitations if each not in void]
        await asyncio.gather(*(each.close() for each in void))

    async def close(self) -> None:
        """Stop letting anybody in: every invitation is closed."""
        await asyncio.gather(*(invitation.close() for invitation in self._invitations))

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

    # --- one invitation ----------------------------------------------------------------------------------------------

    def _invite(self, guest: Guest) -> Invitation:
        """An invitation by which that guest can be expected, with a number that no other has."""
        services = self._services
        if kept := next((each for each in self._invitations if each.offer_again()), None):
            return kept
        now, numbers = datetime.datetime.now(), {each.number for each in self._invitations}
        while (number := invitation_number(now.hour, now.minute, secrets.randbelow(1 << 16))) in numbers:
            pass
        common = number, self._ui, services.links, self._guests
        courier = services.courier
        ticket, self._ticket = self._ticket, ""
        invitation = InvitationForAll(courier, *common, ticket) if courier else InvitationForOne(guest, *common)
        self._invitations.append(invitation)
        return invitation

    async def _offer(self, invitation: Invitation, absent: list[Guest], *, is_first: bool) -> None:
        """Offer an invitation that has opened, by which the friend or all who are `absent` are expected."""
        services, code, friend = self._services, invitation.code, invitation.friend
        urls = {"game_url": services.game_url, "project_url": services.project_url}
        host, game = self._chosen.name, self._chosen.game
        is_usual = game.name == next(iter(services.games), game.name)
        said = services.words.called(f"game-{game.name}", services.words("game"))
        guests = invitation.invited(absent)
        invited = tuple((guest.number, self._guests.name(guest)) for guest in guests)
        who = invited[0][1] if len(invited) == 1 else ""
        is_return = all(map(self._guests.was_here, guests))
        message = message_for(
            services.words,
            code,
            host=host,
            game=said,
            is_usual=is_usual,
            is_return=is_return,
            is_again=self._guests.have_played([name for _, name in invited]),
            **urls,
        )
        path = invitation.until_settled(at_hand(services.saves, CodeKind.INVITATION, friend, message))
        is_for_all = isinstance(invitation, InvitationForAll)
        everybody = invited if is_for_all else ()
        if is_for_all:
            self._on_ticket(invitation.peer.ticket)
        await self._ui.offer(
            CodeToSend(
                CodeKind.INVITATION,
                code,
                message,
                friend,
                who=who,
                path=path,
                about=self._about,
                everybody=everybody,
                stage=self._stage(),
            )
        )
        if is_first:
            await tell_of_network(self._ui, invitation.peer, services.links)
        invitation.note_offered()

    async def _see_through(self, invitation: Invitation, tries_again: bool) -> None:
        try:
            await invitation.meet(tries_again=tries_again)
        finally:
            await self._settle(invitation)

    async def _settle(self, invitation: Invitation) -> None:
        """Keep this invitation, in place of the last one for the same guests, if it is good; otherwise close it."""
        if invitation.keep():
            last = (each for each in self._invitations if each is not invitation and invitation.follows(each))
            await asyncio.gather(*(each.close() for each in last))
        else:
            await invitation.close()

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
        """Free a seat; whoever sat there and is no friend can't come by the same invitation any more."""
        if self._guests.turn_out(friend):
            for invitation in self._invitations:
                if isinstance(invitation, InvitationForAll):
                    invitation.replace()

    async def _take_reply(self, pasted: str) -> None:
        """Connect to who sent that reply. Raises `CodeError`, also where its invitation is no longer good."""
        known = [invitation for invitation in self._invitations if invitation.has_opened]
        descriptions = [invitation.peer.description for invitation in known]
        own = {description.fingerprint for description in descriptions}
        decoded = read(pasted, expected=CodeKind.REPLY, own=own, invitations=descriptions)
        if decoded.repaired:
            await self._ui.tell(Repaired(decoded.repaired))
        if decoded.has_others:
            await self._ui.tell(LastOfSeveral())
        numbered = {invitation.number: invitation for invitation in known}
        if decoded.description.number in numbered:
            await numbered[decoded.description.number].take_reply(decoded.description)

    async def _renew(self, friend: int) -> None:
        """Make another invitation for that friend, or for the only one we're waiting for."""
        waited_for = [each for each in self._invitations if each.state is InvitationState.AWAITED]
        wanted = [invitation for invitation in waited_for if friend in (0, invitation.friend)]
        if len(wanted) == 1:
            wanted[0].replace()
            return
        numbers = sorted(invitation.friend for invitation in waited_for)
        await self._ui.tell(WhichFriend(chained([str(number) for number in numbers])) if waited_for else NobodyAway())
