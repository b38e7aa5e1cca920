"""The face of a person at a full screen."""

import asyncio
import re

from attrs import frozen

from p2p_malice.client import Client, Player
from p2p_malice.engine.game import REMATCH
from p2p_malice.errors import CodeError, InvitationError, LocalProtocolError, MaliceError
from p2p_malice.face import Answer, Choices, Invite, NewCodeWanted, QuitWanted, StartWanted
from p2p_malice.games.malice.bots import greedy
from p2p_malice.invite.clipboard import copy
from p2p_malice.invite.message import scannable
from p2p_malice.invite.qr import ascii_art, half_blocks
from p2p_malice.invite.whatsapp import open_chat
from p2p_malice.plain.rules import rules_text
from p2p_malice.plain.words import Voice
from p2p_malice.protocol.codes import read
from p2p_malice.protocol.description import CodeKind
from p2p_malice.protocol.messages import (
    Bye,
    FromPlayer,
    FromTable,
    Propose,
    Proposed,
    Refused,
    Said,
    Say,
    Seated,
    Show,
)
from p2p_malice.store.files import data_folder
from p2p_malice.tasks import end_tasks
from p2p_malice.terminal.app import TerminalApp
from p2p_malice.terminal.screens import PAGE_WIDTH, ChoiceScreen, TalkScreen, TextScreen
from p2p_malice.terminal.table import Calls, TableScreen
from p2p_malice.words.catalogue import load


@frozen
class Look:
    """How the screens look and behave; see `store.settings.Settings`."""

    cards: str = "suits"
    theme: str = "dark"
    pause: float = 0.5
    autoplay: bool = True
    copies: bool = True
    shows_suits: bool = True
    """Whether the terminal can show them, whatever is set."""


class ScreenFace:
    """A person before a terminal that shows whole screens."""

    def __init__(self, app: TerminalApp, look: Look) -> None:
        """A person before `app`."""
        self.app = app
        self.look = look
        self._talk: TalkScreen | None = None
        self._table: TableScreen | None = None
        self._wanted = CodeKind.INVITATION
        self._offers: dict[int, tuple[str, str]] = {}
        self._link = ""
        self.link_back = asyncio.Event()
        """Set unless nothing is heard from the other end."""

    # --- codes -------------------------------------------------------------------------------------------------------

    async def _open_talk(self) -> TalkScreen:
        if self._talk is None:
            self._talk = TalkScreen(self._diagnose)
            await self.app.show(self._talk)
        return self._talk

    def _diagnose(self, text: str) -> str:
        try:
            read(text, expected=self._wanted)
        except CodeError as error:
            return load().error(error)
        return ""

    async def offer(self, kind: CodeKind, code: str, message: str, *, is_needed: bool = True, friend: int = 0) -> None:
        """Show the message and copy it."""
        if not is_needed:
            return
        if friend == 0:
            self._offers.clear()
        self._offers[friend] = (code, message)
        talk = await self._open_talk()
        is_host = kind is CodeKind.INVITATION
        talk.offer("Paste a reply here:" if is_host else "", message, friend, is_host=is_host)
        if self.look.copies and friend == 0:
            await self._copy(talk, message)

    async def _copy(self, talk: TalkScreen, message: str) -> None:
        self.app.copy_to_clipboard(message)
        try:
            await asyncio.to_thread(copy, message)
        except InvitationError as error:
            talk.tell(f"{load().error(error)} The terminal was asked to copy it as well (OSC 52); try pasting.")
        else:
            talk.tell("Copied: paste it into your chat.")

    async def code(self, wanted: CodeKind) -> str:
        """The next paste that will do."""
        self._wanted = wanted
        talk = await self._open_talk()
        if wanted is CodeKind.INVITATION:
            talk.want("Paste the invitation here, or the whole message that it came in:")
        while True:
            what, text = await talk.done.get()
            if what == "paste":
                return text
            await self._obey(talk, what, int(text or 0))

    async def attend(self) -> None:
        """Obey what is asked for while somebody else is waited for."""
        talk = await self._open_talk()
        while True:
            what, text = await talk.done.get()
            if what != "paste":
                await self._obey(talk, what, int(text or 0))

    async def _obey(self, talk: TalkScreen, what: str, friend: int) -> None:
        code, message = self._offers.get(friend, ("", ""))
        match what:
            case "quit":
                await self.close_talk()
                raise QuitWanted
            case "new" if code and self._wanted is CodeKind.REPLY:
                raise NewCodeWanted(friend)
            case "start" if code and self._wanted is CodeKind.REPLY:
                raise StartWanted
            case "copy" if code:
                await self._copy(talk, message)
            case "chat" if code:
                if not await asyncio.to_thread(open_chat, message, data_folder()):
                    talk.tell("No browser could be opened. Copy the message with F2 and paste it yourself.")
            case "qr" if code:
                text = scannable(code, message)
                art = half_blocks(text) if self.look.cards == "suits" else ascii_art(text)
                await self.app.push_screen(TextScreen("The code, to be scanned by a phone", art))

    async def close_talk(self) -> None:
        """Take the codes from the screen."""
        if self._talk:
            await self.app.hide(self._talk)
            self._talk = None

    # --- talk --------------------------------------------------------------------------------------------------------

    async def tell(self, state: str, text: str) -> None:
        """Show the text where the person looks."""
        match state:
            case "connected":
                way = "relayed" if "relay" in text else "direct"
                took = re.search(r"\d+ ms", text)
                self._link = f"● {way}" + (f" {took[0]}" if took else "")
                self.link_back.set()
            case "shaky":
                self._link = "◐ shaky"
            case "away" | "lost":
                self._link = "○ away"
                self.link_back.clear()
            case "back":
                self._link = "● back"
                self.link_back.set()
            case "nothing":
                await self.app.ask(TextScreen("Spite & Malice", text))
                return
        if self._table:
            self._table.set_link(self._link, away=not self.link_back.is_set())
        if self._table and self._talk is None:
            self._table.tell(text)
        else:
            (await self._open_talk()).tell(text)

    async def complain(self, error: MaliceError) -> None:
        """Show the error's sentence."""
        if self._table and self._talk is None:
            self._table.tell(load().error(error))
        elif self._talk:
            self._talk.tell(load().error(error))
        else:
            await self.app.ask(TextScreen("That did not work", load().error(error)))

    async def choose(self, choices: Choices) -> str | None:
        """Ask which."""
        return await self.app.ask(ChoiceScreen("What now?", choices))

    # --- the table ---------------------------------------------------------------------------------------------------

    def players(
        self, count: int = 1, *, is_kept: bool = False, invite: Invite | None = None, answer: Answer | None = None
    ) -> list[Player]:
        """The person plays, or several who share the screen."""
        desk = Desk(self, invite, answer, is_kept=is_kept, is_shared=count > 1)
        return [ScreenPlayer(desk) for _ in range(count)]

    async def open_table(self, calls: Calls | None = None) -> TableScreen:
        """The table, on top of everything; with `calls` who is away can be called from it."""
        await self.close_talk()
        look = self.look
        table = TableScreen(
            cards=look.cards,
            theme=look.theme,
            pause=look.pause,
            autoplay=look.autoplay,
            hint=greedy.choose,
            read=self._read,
            calls=calls,
        )
        self._table = table
        table.set_link(self._link, away=False)
        await self.app.show(table)
        return table

    async def the_table(self) -> TableScreen:
        """The table that is open."""
        return self._table or await self.open_table()

    async def close_table(self) -> None:
        """Take the table from the screen."""
        if self._table:
            await self.app.hide(self._table)
            self._table = None

    def _read(self, title: str, text: str) -> None:
        self.app.push_screen(TextScreen(title, text))

    def read_rules(self, rules: str) -> None:
        """Show the rules in force."""
        self._read("The rules", rules_text(rules, PAGE_WIDTH))


class Desk:
    """What the players at one screen share: the table, and whose hand is seen."""

    def __init__(
        self, face: ScreenFace, invite: Invite | None, answer: Answer | None, *, is_kept: bool, is_shared: bool
    ) -> None:
        """The desk of whoever is at `face`."""
        self.face = face
        self._invite, self._answer = invite, answer
        self.is_kept = is_kept
        self.is_shared = is_shared
        self.seen_by: int | None = None
        self.covering: asyncio.Task[None] | None = None
        self.again: set[int] = set()
        self.changed = asyncio.Event()
        self._table: TableScreen | None = None
        self._opening = asyncio.Lock()

    async def table(self) -> TableScreen:
        """The table, opened when it is first needed."""
        async with self._opening:
            if self._table is None:
                calls = Calls.INVITES if self._invite else Calls.ANSWERS if self._answer else None
                self._table = await self.face.open_table(calls)
        return self._table

    async def call(self) -> None:
        """Invite who is away anew, or answer such an invitation."""
        try:
            if self._invite:
                await self._invite()
            elif self._answer and (text := await self._new_invitation()):
                await self._answer(text)
        finally:
            await self.face.close_talk()

    async def _new_invitation(self) -> str | None:
        """What is pasted; None when the person thinks better of it or the link comes back before."""
        pasting = asyncio.create_task(self.face.code(CodeKind.INVITATION))
        back = asyncio.create_task(self.face.link_back.wait())
        try:
            await asyncio.wait({pasting, back}, return_when=asyncio.FIRST_COMPLETED)
            return pasting.result() if pasting.done() else None
        except QuitWanted:
            return None
        finally:
            await end_tasks(pasting, back)


class ScreenPlayer:
    """A seat at this screen. Fulfils the Player contract."""

    def __init__(self, desk: Desk) -> None:
        """At `desk`, alone or with others."""
        self._desk = desk
        self._news = asyncio.Event()
        self._closed = False
        self._proposed = False

    async def hear(self, message: FromTable, client: Client) -> None:
        """Show what the table said."""
        table = await self._desk.table()
        match message:
            case Seated():
                self._show_seats(table, client)
            case Show():
                self._hear_show(table, message, client)
            case Refused():
                table.tell(message.text)
                if client.show and self._sees(client):
                    table.feed(client.show.view, (), self._voice(client))
            case Said() if self._is_first(client):
                table.tell(f"{client.name_of(message.seat)}: {message.text}")
            case Proposed() if self._is_first(client):
                who = client.name_of(message.seat)
                words = {"rematch": "to play again: R", "bot": "the computer to play on: B", "stop": "to stop: S"}
                table.tell(f"{who} wants {words.get(message.what, message.what)}")
            case Bye():
                self._closed = True
                if not client.result:
                    table.tell(message.reason)
        self._news.set()

    def _is_first(self, client: Client) -> bool:
        """Whether this player speaks for the whole desk."""
        return not self._desk.is_shared or self._sees(client)

    def _sees(self, client: Client) -> bool:
        """Whether the table is shown as this player sees it."""
        if not self._desk.is_shared:
            return True
        seat = client.seated.seat if client.seated else None
        return self._desk.seen_by in (None, seat)

    def _voice(self, client: Client) -> Voice:
        seat = client.seated.seat if client.seated else None
        return Voice(client.name_of, None if self._desk.is_shared else seat)

    def _show_seats(self, table: TableScreen, client: Client) -> None:
        if not self._sees(client):
            return
        states = {}
        for seat, sitter in enumerate(client.players):
            if not sitter.name:
                states[seat] = "to come"
            elif not sitter.present:
                states[seat] = "bot" if sitter.computer else "away"
        own = client.seated.seat if client.seated else 0
        names = [client.name_of(seat) for seat in range(len(client.players))]
        if not self._desk.is_shared:
            names[own] = "You"
        table.seat(names, states, away=any(sitter.name and not sitter.present for sitter in client.players))

    def _hear_show(self, table: TableScreen, show: Show, client: Client) -> None:
        if not show.view.result:
            self._proposed = False
            self._desk.again.clear()
        if not self._desk.is_shared:
            table.feed(show.view, show.events, self._voice(client))
            return
        if show.view.seat in show.view.turn and self._desk.seen_by != show.view.seat:
            self._desk.seen_by = show.view.seat
            self._show_seats(table, client)
            table.feed(show.view, show.events, self._voice(client))
            self._desk.covering = asyncio.create_task(table.cover(client.name_of(show.view.seat)))
        elif self._desk.seen_by == show.view.seat or (self._desk.seen_by is None and show.view.result):
            table.feed(show.view, show.events, self._voice(client))

    async def act(self, client: Client) -> FromPlayer:
        """What is decided at the screen for this seat."""
        table = await self._desk.table()
        while not self._closed:
            if not self._sees(client) or (self._desk.seen_by is None and self._desk.is_shared):
                if client.result and self._desk.again and not self._proposed:
                    self._proposed = True
                    return Propose(REMATCH)
                await self._wait()
                continue
            decision = await self._decision(table)
            if decision is None:
                continue
            message = await self._obey(table, *decision, client)
            if message:
                return message
        return Bye("The game is over.")

    async def _wait(self) -> None:
        self._news.clear()
        self._desk.changed.clear()
        waits = [asyncio.ensure_future(event.wait()) for event in (self._news, self._desk.changed)]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    async def _decision(self, table: TableScreen) -> tuple[str, str] | None:
        """What is decided next; None when the table said something before."""
        self._news.clear()
        deciding = asyncio.ensure_future(table.decided.get())
        news = asyncio.ensure_future(self._news.wait())
        try:
            await asyncio.wait({deciding, news}, return_when=asyncio.FIRST_COMPLETED)
            return deciding.result() if deciding.done() else None
        finally:
            deciding.cancel()
            news.cancel()

    async def _obey(self, table: TableScreen, what: str, text: str, client: Client) -> FromPlayer | None:
        desk = self._desk
        match what:
            case "move":
                try:
                    return client.answer(text)
                except LocalProtocolError:
                    return None
            case "undo":
                try:
                    return client.take_back()
                except LocalProtocolError:
                    table.tell("There is nothing to take back now.")
            case "say":
                return Say(text)
            case "rematch" if client.result:
                desk.again.add(0)
                desk.changed.set()
                self._proposed = True
                return Propose(REMATCH)
            case "propose":
                return Propose(text)
            case "call":
                await desk.call()
            case "rules":
                desk.face.read_rules(text)
            case "leave":
                if client.result or await self._is_sure():
                    return Bye("The player has left.")
        return None

    async def _is_sure(self) -> bool:
        text = "It is kept: p2p-malice resume goes on with it." if self._desk.is_kept else ""
        choices = {"no": "play on", "yes": "leave the game"}
        return await self._desk.face.app.ask(ChoiceScreen("Leave the game?", choices, text)) == "yes"
