"""The user interface for a person at a full screen: news, codes, questions and forms. Players are in `player`."""

import asyncio
from collections.abc import Mapping
from functools import partial

from p2p_malice.engine.game import View
from p2p_malice.errors import CodeError, InvitationError, MaliceError
from p2p_malice.invite.clipboard import copy
from p2p_malice.invite.message import scannable
from p2p_malice.invite.qr import ascii_art, half_blocks
from p2p_malice.invite.whatsapp import open_chat
from p2p_malice.plain.ui import ABOUT_ALL, WishesAboutAll
from p2p_malice.plain.wrapping import wrapped
from p2p_malice.player_client import Player
from p2p_malice.protocol.connection_codes import decode
from p2p_malice.protocol.pasted_code import check
from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.store.files import data_folder
from p2p_malice.terminal.appearance import Appearance, changed
from p2p_malice.terminal.away_notice import InviteKeys
from p2p_malice.terminal.boards.card_row import HEIGHTS, card_row
from p2p_malice.terminal.code_exchange import CodePhase, CodeScreen, FriendState
from p2p_malice.terminal.form import FormScreen
from p2p_malice.terminal.notes import notes_lines
from p2p_malice.terminal.player import Desk, ScreenPlayer
from p2p_malice.terminal.profile import ProfileScreen
from p2p_malice.terminal.screens import PAGE_WIDTH, ChoiceScreen, TextScreen
from p2p_malice.terminal.table import TableScreen
from p2p_malice.terminal.terminal_app import TerminalApp
from p2p_malice.ui.contract import (
    CodeToSend,
    Files,
    NewCode,
    Pasted,
    PlayWith,
    Quit,
    Seats,
    Sent,
    Sheet,
    Start,
    TakeBack,
    Wish,
)
from p2p_malice.ui.explanations import Explainer
from p2p_malice.ui.forms import Form, Question
from p2p_malice.ui.news import (
    AllHere,
    Asks,
    Away,
    Back,
    Connected,
    Connecting,
    DailyOver,
    DealOver,
    GameToShow,
    Gathering,
    Lost,
    News,
    Partner,
    Shaky,
    StillWaiting,
    TrophiesEarned,
    TrophiesNear,
    Waiting,
    WonSpecially,
    is_of_one,
)
from p2p_malice.ui.pace import Pace
from p2p_malice.ui.profile import Profile
from p2p_malice.words.catalogue import Words
from p2p_malice.words.sentence import Sentence


class ScreenInterface:
    """A person at a terminal that shows whole screens."""

    own_settings: tuple[str, ...] = ("theme", "cards", "pause", "autoplay", "explain")
    files: Files | None = None
    seconds_a_move: float = 0.0

    def __init__(
        self, app: TerminalApp, words: Words, appearance: Appearance, explainer: Explainer | None = None
    ) -> None:
        """A person at `app`, addressed in `words`. Without an `explainer`, nothing is explained at the table."""
        self._explainer = explainer
        self.app = app
        self.words = words
        self.appearance = appearance
        self._talk: CodeScreen | None = None
        self._table: TableScreen | None = None
        self._wanted: CodeKind | None = None
        self._offers: dict[int, CodeToSend] = {}
        self._about_all = WishesAboutAll()
        self._link = self._good_link = ""
        self._told: list[str] = []
        """A complaint and what followed it, to show with the next question."""
        self.link_back = asyncio.Event()
        self.link_back.set()
        """Set while we're in contact with the other end."""
        self.share = self.to_show = ""
        """What the daily deal that has ended says of itself to others; "" after any other game."""
        self.desk: Desk | None = None
        """Where the players of the last game sit; None in the menu."""
        self.parting = ""
        """What is printed in place of the screen once that has closed: the state of the table that was left last."""

    # --- codes -------------------------------------------------------------------------------------------------------

    async def _open_talk(self) -> CodeScreen:
        if self._talk is None:
            self._talk = CodeScreen(self.words, self._diagnose)
            await self.app.show(self._talk)
        return self._talk

    def _diagnose(self, text: str) -> str:
        offers = [offer for offer in self._offers.values() if offer.kind is not CodeKind.TURN]
        own = [decode(offer.code).description.fingerprint for offer in offers]
        try:
            check(text, self._wanted or CodeKind.INVITATION, own)
        except CodeError as error:
            return self.words.error(error)
        return ""

    async def offer(self, offer: CodeToSend) -> None:
        """Show the message and copy it."""
        if not offer.is_needed:
            return
        if offer.friend == 0:
            self._offers.clear()
        self._offers[offer.friend] = offer
        talk = await self._open_talk()
        is_host, is_turn = offer.kind is CodeKind.INVITATION, offer.kind is CodeKind.TURN
        wanted = self.words(f"screen-paste-{'carried' if offer.everybody else 'reply'}") if is_host else ""
        who = str(self.words.piece(offer.who))
        title = str(self.words.piece(offer.about)) if is_turn else ""
        if is_turn:
            wanted = self.words("screen-paste-turn")
        everybody = {friend: called if isinstance(called, str) else "" for friend, called in offer.everybody}
        talk.offer(
            wanted,
            offer.message,
            offer.friend,
            who,
            is_host=is_host,
            everybody=everybody,
            title=title,
            may_take_back=offer.may_take_back,
        )
        if self.appearance.copies and offer.friend == 0:
            await self._copy(talk, offer)

    async def copy(self, text: str) -> str:
        """Copy the text to the clipboard; return a sentence saying whether that worked."""
        self.app.copy_to_clipboard(text)
        try:
            await asyncio.to_thread(copy, text)
        except InvitationError as error:
            return self.words("screen-copied-by-terminal", why=self.words.error(error))
        return self.words("talk-copied")

    async def _copy(self, talk: CodeScreen, offer: CodeToSend) -> None:
        said = await self.copy(offer.message)
        talk.tell(said)
        if offer.path and said != self.words("talk-copied"):
            talk.tell(self.words("code-kept", file=offer.path))

    async def wish(self, wanted: CodeKind | None) -> Wish:
        """The next good paste if a code is `wanted`, or what a key asks for."""
        self._wanted = wanted
        talk = await self._open_talk()
        if wanted is CodeKind.INVITATION:
            talk.want(self.words("screen-paste-invitation"))
        while True:
            what, text = await talk.done.get()
            friend = int(text) if what != "paste" and text.isdecimal() else 0
            has_offer = friend in self._offers
            match what:
                case "paste" if wanted:
                    return Pasted(text)
                case "quit" if not self._offers or wanted is CodeKind.TURN or await self._gives_up():
                    await self.close_talk()
                    return Quit()
                case "new" if has_offer and wanted is CodeKind.REPLY:
                    return NewCode(friend)
                case word if word in ABOUT_ALL and any(offer.everybody for offer in self._offers.values()):
                    return self._about_all.wish(word, friend)
                case "with" if self._offers and wanted is CodeKind.REPLY:
                    return PlayWith(friend)
                case "start" if has_offer and wanted is CodeKind.REPLY:
                    return Start()
                case "copy" | "chat" | "qr" if has_offer:
                    await self._hand_over(talk, what, self._offers[friend])
                    talk.note(friend, FriendState.INVITED)
                    if wanted is CodeKind.TURN:
                        return Sent()
                case "back" if has_offer and self._offers[friend].may_take_back:
                    await self.close_talk()
                    return TakeBack()

    async def _gives_up(self) -> bool:
        """Whether the person really wants to stop, which voids the pending code."""
        choices = {"no": self.words("screen-wait-on"), "yes": self.words("screen-stop-waiting")}
        is_host = any(offer.kind is CodeKind.INVITATION for offer in self._offers.values())
        means = self.words("screen-stop-means", who="friend" if is_host else "host")
        screen = ChoiceScreen(self.words, self.words("screen-stop-asks"), choices, means)
        return await self.app.ask(screen) == "yes"

    async def _hand_over(self, talk: CodeScreen, what: str, offer: CodeToSend) -> None:
        match what:
            case "copy":
                await self._copy(talk, offer)
            case "chat":
                if not await asyncio.to_thread(open_chat, offer.message, data_folder()):
                    talk.tell(self.words("screen-no-browser"))
            case "qr":
                text = scannable(offer.code, offer.message)
                draw = half_blocks if self.appearance.cards == "suits" else ascii_art
                art = draw(text, light_on_dark=False)
                await self.app.push_screen(TextScreen(self.words, self.words("screen-qr"), art, style="qr"))

    async def close_talk(self) -> None:
        """Remove the codes from the screen."""
        if self._talk:
            await self.app.hide(self._talk)
            self._talk = None
        self._offers.clear()

    # --- talk --------------------------------------------------------------------------------------------------------

    async def tell(self, news: News) -> None:
        """Show the sentence where the person is looking."""
        if isinstance(news, DailyOver | DealOver):
            self.share = self.words.said(news.share)
        if isinstance(news, GameToShow):
            self.to_show = self.words.said(news.share)
        if isinstance(news, GameToShow | TrophiesNear) or (isinstance(news, DealOver) and news.than == "none"):
            return
        self._note_link(news)
        text = self.words.said(news.saying)
        if self._told:
            self._told.append(text)
        if self._table:
            self._table.set_link(self._link, away=not self.link_back.is_set())
        if self._table and isinstance(news, DailyOver | DealOver | TrophiesEarned | WonSpecially):
            self._table.tell_of_end(text, is_boxed=isinstance(news, TrophiesEarned))
        elif self._table and self._talk is None and not isinstance(news, Gathering):
            self._table.tell(text, is_noted=not isinstance(news, Away | Lost))
        elif news.is_urgent:
            await self.app.ask(TextScreen(self.words, self.words("game"), text))
        else:
            self._tell_at_talk(await self._open_talk(), news, text)
            # Whoever is invited may come back before there is a code.
            if self._table and isinstance(news, Connected | Back):
                self._table.tell(text)

    def _tell_at_talk(self, talk: CodeScreen, news: News, text: str) -> None:
        """Show what we're waiting for in one line, who is here in a list, and anything else as news."""
        match news:
            case Asks(number=number):
                self._about_all.last = number
                talk.tell(text)
            case Gathering():
                talk.wait(CodePhase.PREPARING)
            case Waiting() | StillWaiting():
                talk.wait(CodePhase.WAITING)
            case Connecting(friend):
                if friend:
                    talk.note(friend, FriendState.CONNECTING)
                else:
                    talk.wait(CodePhase.CONNECTING)
            case Connected(friend=friend, who=who) | Back(friend=friend, who=who) if friend:
                talk.note(friend, FriendState.HERE, str(self.words.piece(who)))
                talk.wait(CodePhase.WAITING)
            case AllHere():
                talk.wait(CodePhase.NOTHING)
                talk.tell(text)
            case Partner(friend=friend):
                talk.note_partner(friend)
            case Away(friend=friend) | Lost(friend=friend) if friend:
                talk.note(friend, FriendState.AWAY)
                talk.tell(text)
            case _:
                talk.tell(text)

    def _note_link(self, news: News) -> None:
        """Remember the state of the connection, in two words; that of one of several stands at their seat."""
        if is_of_one(news):
            return
        match news:
            case Connected(relayed):
                self._link = self._good_link = self.words("link-good", way="relayed" if relayed else "direct")
                self.link_back.set()
            case Shaky():
                self._link = self.words("link-shaky")
            case Away(is_host=True):
                self._link = self.words("link-away")
                self.link_back.clear()
            case Away() | Lost():
                self._link = self.words("link-away")
            case Back():
                self._link = self._good_link
                self.link_back.set()

    async def complain(self, error: MaliceError) -> None:
        """Show the error's sentence."""
        text = self.words.error(error)
        self._told = [text]
        if self._table and self._talk is None:
            self._table.tell(text)
        elif self._talk:
            self._talk.wait(CodePhase.WAITING)
            self._talk.note_unreached()
            self._talk.tell(text)
        else:
            await self.app.ask(TextScreen(self.words, self.words("screen-failed"), text))

    async def choose(self, question: Question) -> str | None:
        """Ask the question; a menu starts on a clear screen."""
        if question.is_menu:
            await self.clear()
            self.desk, self.parting = None, ""
        choices = {word: self.words.said(meaning) for word, meaning in question.choices.items()}
        title = self.words.said(question.asks)
        cards, theme = self.appearance.cards, self.appearance.theme
        head = {tall: partial(card_row, tall, self.words, cards, theme) for tall in HEIGHTS if question.is_menu}
        told, self._told = "" if question.is_menu else "\n\n".join(self._told), []
        screen = ChoiceScreen(
            self.words,
            title,
            choices,
            told,
            is_menu=question.is_menu,
            lines={word: self.words.said(line) for word, line in question.lines.items()},
            besides=question.besides,
            head=head,
        )
        return await self.app.ask(screen)

    async def fill(self, form: Form) -> Mapping[str, str] | None:
        """Show the form."""
        return await self.app.ask(FormScreen(self.words, form))

    async def read(self, sheet: Sheet) -> None:
        """Show the sheet until it is left."""
        await self.close_talk()
        await self.app.ask(TextScreen(self.words, self.words.said(sheet.title), wrapped(sheet.text, PAGE_WIDTH)))

    async def pass_on(self, text: Sentence) -> None:
        """Copy it, and show it until it is left."""
        said = self.words.said(text)
        await self.app.ask(TextScreen(self.words, await self.copy(said), said))

    async def show(self, profile: Profile) -> str | None:
        """Show the profile until it is left, or something else is wanted."""
        await self.clear()
        is_ascii = self.appearance.cards != "suits"
        return await self.app.ask(ProfileScreen(self.words, profile, is_ascii=is_ascii))

    def take_on(self, values: Mapping[str, str]) -> None:
        """Adopt the appearance in these settings."""
        self.appearance = changed(self.appearance, values)
        if self._explainer:
            self._explainer.is_on = values["explain"] == "yes"
        self.app.set_look(self.appearance.theme)

    async def clear(self) -> None:
        """Remove codes and table from the screen."""
        await self.close_talk()
        await self.close_table()

    # --- the table ---------------------------------------------------------------------------------------------------

    def players(self, seats: Seats) -> list[Player]:
        """The person plays, or several who share the screen."""
        self.desk = desk = Desk(self, seats)
        return [ScreenPlayer(desk) for _ in range(seats.count)]

    async def open_table(
        self, calls: InviteKeys | None = None, pace: Pace | None = None, *, is_lesson: bool = False
    ) -> TableScreen:
        """The table, on top of everything.

        With `calls`, players who are away can be called from it; with a `pace`, it is only watched. A lesson gets room
        for its text.
        """
        await self.clear()
        appearance = self.appearance
        table = TableScreen(
            self.words,
            cards=appearance.cards,
            theme=appearance.theme,
            pause=appearance.pause,
            autoplay=appearance.autoplay,
            read=self._read,
            calls=calls,
            pace=pace,
            is_lesson=is_lesson,
            explainer=self._explainer,
        )
        self._table = table
        table.set_link(self._link, away=False)
        await self.app.show(table)
        return table

    async def the_table(self) -> TableScreen:
        """The table that is open."""
        return self._table or await self.open_table()

    async def close_table(self) -> None:
        """Remove the table from the screen."""
        if self._table:
            await self.app.hide(self._table)
            self._table = None

    def _read(self, title: str, text: str, *, at_end: bool = False) -> None:
        self.app.push_screen(TextScreen(self.words, title, text, at_end=at_end))

    async def read_notes(self, view: View, words: Words) -> None:
        """Show the last words of a lesson."""
        board = (await self.the_table()).board
        text = "\n\n".join(line for line, _ in notes_lines(view, words, board))
        await self.app.ask(TextScreen(self.words, self.words("game"), text))
