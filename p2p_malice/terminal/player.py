"""The players at a full screen: one, or several who share it."""

import asyncio
import time
from typing import Protocol

from attrs import evolve

from p2p_malice.cancellation import first_of
from p2p_malice.engine.game import REMATCH, View
from p2p_malice.errors import LocalProtocolError
from p2p_malice.plain.event_sentences import Voice, rules_particulars
from p2p_malice.plain.results import share_words
from p2p_malice.plain.spectator_lines import (
    check_lines,
    choosing_words,
    pause_words,
    spectator_lines,
    spectator_message,
    watching_words,
)
from p2p_malice.player_client import Client
from p2p_malice.protocol.messages import (
    Answered,
    Ask,
    Bye,
    Dismiss,
    FromPlayer,
    FromTable,
    Poke,
    Poked,
    Propose,
    Refused,
    Remarked,
    Said,
    Say,
    Seated,
    Show,
)
from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.sentence_facts import QUESTIONS
from p2p_malice.terminal.away_notice import InviteKeys
from p2p_malice.terminal.screens import ChoiceScreen, TextScreen
from p2p_malice.terminal.table import TableScreen
from p2p_malice.terminal.terminal_app import TerminalApp
from p2p_malice.ui.contract import Pasted, Seats, Wish
from p2p_malice.ui.pace import Pace
from p2p_malice.words.catalogue import Words


class Screens(Protocol):
    """What a desk needs of its user interface."""

    words: Words
    app: TerminalApp
    share: str
    """What the game that has ended says of itself to others; "" if nothing."""
    to_show: str
    """The message that shows it to them, "" where there is none."""
    link_back: asyncio.Event
    """Set while we're in contact with the other end."""
    parting: str
    """What is printed in place of the screen once that has closed."""

    async def wish(self, wanted: CodeKind | None) -> Wish:
        """The next wish."""

    async def open_table(
        self, calls: InviteKeys | None = None, pace: Pace | None = None, *, is_lesson: bool = False
    ) -> TableScreen:
        """The table, on top of everything."""

    async def copy(self, text: str) -> str:
        """Copy the text to the clipboard; return a sentence saying whether that worked."""

    async def close_talk(self) -> None:
        """Remove the codes from the screen."""

    async def read_notes(self, view: View, words: Words) -> None:
        """Show the last words of a lesson."""


class Desk:
    """What the players at one screen share: the table, and whose hand is shown."""

    def __init__(self, ui: Screens, seats: Seats) -> None:
        """The desk of the people at `ui`."""
        self.ui = ui
        self.words = ui.words
        self._invite, self._answer = seats.invite, seats.answer
        self.is_kept = seats.is_kept
        self.is_begun = False
        """Whether any position has been shown here."""
        self.is_lesson, self._is_hinting = seats.is_lesson, seats.hints
        self.is_shared = seats.count > 1
        self.pace = seats.pace
        self.hand_over, self.another = seats.hand_over, seats.another
        self.names_everybody = self.is_shared or seats.pace is not None
        """Whether nobody here is “you”, because several share the screen or somebody only watches."""
        self.seen_by: int | None = None
        self.covering: asyncio.Task[None] | None = None
        self.again: set[int] = set()
        self.changed = asyncio.Event()
        self._table: TableScreen | None = None
        self._opening = asyncio.Lock()

    async def table(self) -> TableScreen:
        """The table, opened on first use."""
        async with self._opening:
            if self._table is None:
                calls = InviteKeys.INVITES if self._invite else InviteKeys.ANSWERS if self._answer else None
                self._table = await self.ui.open_table(calls, self.pace, is_lesson=self.is_lesson)
                self._table.is_hinting = self._is_hinting
                self._table.can_choose_next = self.another is not None
        return self._table

    def part(self) -> None:
        """Note how the table stands and whether it is kept, to print that in its place; nothing if none was opened."""
        if table := self._table:
            is_kept = self.is_kept() and not table.view.result
            self.ui.parting = table.part(self.words("screen-leave-kept") if is_kept else "")

    async def call(self) -> None:
        """Invite players who are away again, or answer such an invitation."""
        try:
            if self._invite:
                await self._invite()
            elif self._answer and (text := await self._new_invitation()):
                await self._answer(text)
        finally:
            await self.ui.close_talk()

    async def _new_invitation(self) -> str | None:
        """The pasted text; None if the person changes their mind or the link comes back first."""
        async with first_of(self.ui.wish(CodeKind.INVITATION), self.ui.link_back.wait()) as (pasting, _):
            wish = pasting.result() if pasting.done() else None
        return wish.text if isinstance(wish, Pasted) else None


class ScreenPlayer:
    """A seat at this screen. Implements `Player`."""

    def __init__(self, desk: Desk) -> None:
        """At `desk`, alone or with others."""
        self._desk = desk
        self._words = desk.words
        self._news = asyncio.Event()
        self._closed = False
        self._seated: Seated | None = None
        self._has_told_rules = False
        self._has_proposed = False
        """Whether we asked the table for another game and haven't heard from it since."""

    async def hear(self, message: FromTable, client: Client) -> None:
        """Show what the table said."""
        if client.seated is None:  # The flow that joins says why there is no seat.
            self._closed = isinstance(message, Bye)
            self._news.set()
            return
        table = await self._desk.table()
        match message:
            case Seated():
                self._words = self._words.of(message.game)
                table.play(message.game)
                self._tell_rules(table, client)
                self._has_proposed = False
                if self._is_first(client) and not self._desk.pace:
                    watching = watching_words(self._seated, message, self._words, is_over=client.result is not None)
                    paused = pause_words(self._seated, message, client.own, self._words)
                    table.paused = (paused or [table.paused])[0] if client.is_paused else ""
                    for told in (*watching, *choosing_words(self._seated, message, self._words), *paused):
                        table.tell(told)
                self._seated = message
                table.seated = message
                self._show_seats(table, client)
                if self._is_first(client):
                    self._hear_proposals(table, client)
            case Show():
                await self._hear_show(table, message, client)
            case Refused():
                self._desk.again.clear()
                if client.show and self._sees(client):
                    table.show_again(client.show.view)
                table.refuse(message)
            case Answered() if self._sees(client):
                table.hear_answer(message)
            case Said() if self._is_first(client):
                table.tell(self._voice(client).said(message.seat, message.to, message.text))
            case Remarked(name, text) if self._is_first(client):
                table.tell(self._words("said", name=name, text=text))
            case Poked(seat, to) if self._is_first(client):
                table.tell(self._voice(client).poked(seat, to))
                if to == client.own:
                    table.app.bell()
            case Bye():
                await self._hear_goodbye(table, message, client)
        awaited = None if self._desk.is_shared else client.awaited
        table.await_player("" if awaited is None else client.name_of(awaited))
        self._news.set()

    def _tell_rules(self, table: TableScreen, client: Client) -> None:
        """Say by which rules it will be, to whoever waits for others, or plays another game than before; once."""
        is_set_anew = client.seated is not None and client.seated.setup > 0
        is_waiting = client.show is None and (is_set_anew or not all(sitter.present for sitter in client.players))
        if client.seated and is_waiting and not self._has_told_rules:
            self._has_told_rules = True
            table.tell(self._words("screen-rules-here", **rules_particulars(client.seated.rules, self._words)))

    def _hear_proposals(self, table: TableScreen, client: Client) -> None:
        """Show what is proposed now: this player's own proposal before those of others."""
        own = None if self._desk.is_shared else client.own
        said = {}
        for seat, sitter in enumerate(client.players):
            what, who = sitter.proposal, "you" if seat == own else "other"
            if what and (what != REMATCH or not (seat == own or self._desk.is_shared)):
                said[seat] = self._words(f"screen-proposed-{what}", who=who, name=client.name_of(seat))
        table.show_proposal(said.get(-1 if own is None else own) or next(iter(said.values()), ""))

    async def _hear_goodbye(self, table: TableScreen, bye: Bye, client: Client) -> None:
        """Say why the table takes no more moves. After a game, it stays until the person has seen enough."""
        if client.result and not self._desk.is_lesson and bye.code == "closed":
            table.say_host_left(self._words("screen-host-left"))
            await asyncio.Event().wait()
        self._closed = True
        if not client.result:
            table.tell(self._words.goodbye(bye.code, bye.particulars))

    def _is_first(self, client: Client) -> bool:
        """Whether this player speaks for the whole desk."""
        return not self._desk.is_shared or self._sees(client)

    def _sees(self, client: Client) -> bool:
        """Whether the table is shown as this player sees it."""
        if not self._desk.is_shared:
            return True
        return self._desk.seen_by in (None, client.own)

    def _voice(self, client: Client) -> Voice:
        return Voice(client.name_of, None if self._desk.names_everybody else client.own, self._words)

    def _show_seats(self, table: TableScreen, client: Client) -> None:
        if not self._sees(client):
            return
        states = {}
        for seat, sitter in enumerate(client.players):
            if not sitter.name:
                states[seat] = self._words("screen-seat-free")
            elif not sitter.present:
                how = "computer" if sitter.computer else "left" if sitter.left else "away"
                states[seat] = self._words(f"board-{how}")
        number = "player-number"
        names = [sitter.name or self._words(number, number=at + 1) for at, sitter in enumerate(client.players)]
        if not self._desk.names_everybody and client.own is not None:
            names[client.own] = self._words("you")
        # Whoever only watches has no say about them.
        gone = [seat for seat, sitter in enumerate(client.players) if sitter.name and not sitter.present]
        away = [] if client.seated and client.watches and not client.seated.hosts else gone
        have_left = [seat for seat in away if client.players[seat].left]
        replaced = [seat for seat in away if client.players[seat].computer]
        table.seat(names, states, away, have_left, replaced, has_free=any(not sitter.name for sitter in client.players))

    async def _hear_show(self, table: TableScreen, show: Show, client: Client) -> None:
        if not show.view.result:
            self._desk.again.clear()
            self._desk.ui.share = self._desk.ui.to_show = ""
        if not self._desk.is_begun and show.number > 1:
            table.recall(show.events, self._voice(client), show.view)
            show = evolve(show, events=())
        self._desk.is_begun = True
        if not self._desk.is_shared:
            table.feed(show.view, show.events, self._voice(client), show.number, client.went_back)
            if self._desk.is_lesson and show.view.result:
                await table.settled()
                # The player isn't done with the table until that has been read.
                await self._desk.ui.read_notes(show.view, self._words)
                self._closed = True
            return
        # If several may act at once, the screen is handed over once the player who has it has acted.
        if show.view.seat in show.view.turn and self._desk.seen_by not in show.view.turn:
            self._desk.seen_by = show.view.seat
            self._show_seats(table, client)
            table.feed(show.view, show.events, self._voice(client), show.number)
            self._desk.covering = asyncio.create_task(table.cover(client.name_of(show.view.seat)))
        elif self._desk.seen_by == show.view.seat or (self._desk.seen_by is None and show.view.result):
            table.feed(show.view, show.events, self._voice(client), show.number)

    async def act(self, client: Client) -> FromPlayer:
        """The next decision at the screen for this seat."""
        while not self._closed:
            table = await self._desk.table()
            if not self._sees(client) or (self._desk.seen_by is None and self._desk.is_shared):
                is_asked = client.result and self._desk.again and client.proposal != REMATCH
                if is_asked and not self._has_proposed:
                    self._has_proposed = True
                    return Propose(REMATCH)
                await self._wait()
                continue
            decision = await self._decision(table)
            if decision is None:
                continue
            message = await self._obey(table, *decision, client)
            if message:
                return message
        return Bye("over")

    async def _wait(self) -> None:
        self._news.clear()
        self._desk.changed.clear()
        async with first_of(self._news.wait(), self._desk.changed.wait()):
            pass

    async def _decision(self, table: TableScreen) -> tuple[str, str] | None:
        """The next decision; None if the table said something first."""
        self._news.clear()
        async with first_of(table.decided.get(), self._news.wait()) as (deciding, _):
            return deciding.result() if deciding.done() else None

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
                except LocalProtocolError as error:
                    table.tell(self._words.error(error))
            case "say":
                return Say(text)
            case "poke" if (seat := client.awaited) is not None:
                return Poke(seat)
            case "rematch" if client.result:
                desk.again.add(0)
                desk.changed.set()
                return Propose(REMATCH)
            case "another" if client.result and desk.another:
                if await desk.another():
                    return Bye()
            case "propose":
                return Propose(text)
            case "copy" if client.result:
                voice = Voice(client.name_of, None, self._words)
                game = client.seated.game if client.seated else ""
                told = share_words(client.result, table.figures, time.monotonic(), voice, game)
                text = desk.ui.share or "\n\n".join(filter(None, (told, desk.ui.to_show)))
                table.tell(said := await desk.ui.copy(text))
                if said != self._words("talk-copied"):
                    await desk.ui.app.push_screen(TextScreen(self._words, self._words("ending-label"), text))
            case "call":
                await desk.call()
            case "device" if desk.hand_over and (link := desk.hand_over()):
                table.tell(await desk.ui.copy(link))
                how, title = self._words("another-device-how"), self._words("another-device")
                await desk.ui.app.push_screen(TextScreen(self._words, title, f"{how}\n\n{link}"))
            case "watching":
                lines, checks = spectator_lines(client, self._words), "\n".join(check_lines(client, self._words))
                title = self._words("watching-title")
                if not lines and not checks:
                    return None
                if not lines:
                    await desk.ui.app.push_screen(TextScreen(self._words, title, checks))
                    return None
                chosen = await desk.ui.app.ask(ChoiceScreen(self._words, title, lines, checks))
                message = spectator_message(chosen, client) if chosen else None
                return message if message and await self._is_meant(message, client) else None
            case question if question in QUESTIONS:
                return Ask(question, text)
            case "leave":
                if client.result or client.watches or await self._is_sure():
                    desk.part()
                    return Bye()
        return None

    async def _is_meant(self, message: FromPlayer, client: Client) -> bool:
        """Whether a message is to be sent; whoever sends a player away is asked once."""
        if not isinstance(message, Dismiss) or message.seat is None:
            return True
        name = client.name_of(message.seat)
        choices = {"no": self._words("page-cancel"), "yes": self._words("dismiss", name=name)}
        asked = ChoiceScreen(
            self._words, self._words("dismiss-sure", name=name, over="yes" if client.result else "no"), choices
        )
        return await self._desk.ui.app.ask(asked) == "yes"

    async def _is_sure(self) -> bool:
        text = self._words("screen-leave-kept") if self._desk.is_kept() else ""
        choices = {"no": self._words("screen-play-on"), "yes": self._words("screen-leave-it")}
        title = self._words("screen-leave")
        return await self._desk.ui.app.ask(ChoiceScreen(self._words, title, choices, text)) == "yes"
