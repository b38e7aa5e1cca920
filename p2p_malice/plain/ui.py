"""The user interface for a person at a console: codes are shown, copied, sent by WhatsApp, scanned and pasted."""

import asyncio
from collections.abc import Callable, Mapping, Sequence

from p2p_malice.errors import InvitationError, MaliceError
from p2p_malice.invite.clipboard import copy
from p2p_malice.invite.message import scannable
from p2p_malice.invite.qr import ascii_art, half_blocks, in_black_and_white
from p2p_malice.invite.whatsapp import open_chat
from p2p_malice.plain.console import Console
from p2p_malice.plain.player import PlainPlayer, Reporter
from p2p_malice.plain.profile import choice_in, profile_lines
from p2p_malice.plain.prompts import Asker
from p2p_malice.plain.spectator import Watcher
from p2p_malice.player_client import Player
from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.store.files import data_folder
from p2p_malice.ui.contract import (
    Admit,
    AskFirst,
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
    TurnOut,
    Wish,
)
from p2p_malice.ui.explanations import Explainer
from p2p_malice.ui.forms import Form, Question
from p2p_malice.ui.news import Asks, DealOver, GameToShow, News, TrophiesNear
from p2p_malice.ui.profile import Profile
from p2p_malice.words.catalogue import Words
from p2p_malice.words.joined_lists import both, listed
from p2p_malice.words.sentence import Sentence

_RULE = "-" * 60


class PlainInterface:
    """A person who reads and types lines."""

    own_settings: tuple[str, ...] = ("explain",)
    files: Files | None = None
    seconds_a_move: float = 0.0

    def __init__(
        self,
        console: Console,
        words: Words,
        *,
        copies: bool = True,
        blocks: bool = True,
        colours: bool = False,
        explainer: Explainer | None = None,
    ) -> None:
        """A person at `console`, addressed in `words`.

        `copies` says whether to copy codes to the clipboard without being asked, `blocks` and `colours` whether the
        console shows block elements and colours, which QR codes are drawn with. Without an `explainer`, nothing is
        explained at the table.
        """
        self._explainer = explainer
        self.console = console
        self._words = words
        self._asker = Asker(console, words)
        self._copies = copies
        self._draw = half_blocks if blocks else ascii_art
        self._colours = colours
        self._kind = CodeKind.INVITATION
        self._offers: dict[int, CodeToSend] = {}
        """The last code offered for each friend (0: the only one)."""
        self._about_all = WishesAboutAll()
        self.is_kept: Callable[[], bool] = lambda: False
        """Whether the game that goes on could be resumed if it were left now."""

    # --- codes -------------------------------------------------------------------------------------------------------

    async def offer(self, offer: CodeToSend) -> None:
        """Show the message that carries the code, copy it, and say what else you can do with it."""
        if not offer.is_needed:
            return
        kind, friend = offer.kind, offer.friend
        if kind is not self._kind or friend == 0 or 0 in self._offers:
            self._offers.clear()
        self._kind = kind
        self._offers[friend] = offer
        is_turn = kind is CodeKind.TURN
        title = (
            str(self._words.piece(offer.about)) if is_turn else self._words(f"talk-send-{kind.value}", friend=friend)
        )
        if offer.everybody:
            title = title_for_all(
                [called if isinstance(called, str) else "" for _, called in offer.everybody], self._words
            )
        self.console.tell("", title, _RULE, offer.message, _RULE)
        if friend:
            self.console.paragraph(self._words("plain-talk-friend", friend=friend))
            if friend == 1:
                self.console.paragraph(self._words("plain-talk-start"))
            return
        if self._copies:
            await self._copy(offer)
        self.console.paragraph(self._words("plain-talk"))
        if offer.may_take_back:
            self.console.paragraph(self._words("plain-talk-back"))
        if kind is CodeKind.INVITATION:
            self.console.paragraph(self._words("plain-talk-new"))
        if len(offer.everybody) > 1:
            self.console.paragraph(self._words("plain-talk-everybody"))
            self.console.paragraph(self._words("plain-talk-start"))
        self.console.tell("")

    async def _copy(self, offer: CodeToSend) -> None:
        try:
            await asyncio.to_thread(copy, offer.message)
        except InvitationError as error:
            self.console.paragraph(self._words.error(error))
            if offer.path:
                self.console.paragraph(self._words("code-kept", file=offer.path))
        else:
            self.console.paragraph(self._words("talk-copied"))

    async def wish(self, wanted: CodeKind | None) -> Wish:
        """The next paste if a code is `wanted`, or what a word asks for. Anything else gets a list of the words."""
        if wanted is CodeKind.INVITATION:
            self.console.prompt(self._words("plain-paste-invitation") + " ")
        if wanted is CodeKind.TURN:
            self.console.paragraph(self._words("plain-paste-turn"))
        while True:
            text = await self.console.paste()
            if text is None:
                return Quit()
            if wish := self._wish_in(text):
                return wish
            if await self._obey(text):
                if wanted is CodeKind.TURN and text.strip():
                    return Sent()
                continue
            if wanted:
                return Pasted(text)
            self.console.paragraph(self._words("plain-nothing-to-paste"))

    def _wish_in(self, text: str) -> Wish | None:
        word, number = word_and_number(text)
        match word:
            case "quit" | "exit":
                return Quit()
            case "back" if any(offer.may_take_back for offer in self._offers.values()):
                return TakeBack()
            case "start" if self._kind is CodeKind.INVITATION and self._offers:
                return Start()
            case "new" if self._kind is CodeKind.INVITATION and self._offers:
                return NewCode(number)
            case "with" if number and self._kind is CodeKind.INVITATION and self._offers:
                return PlayWith(number)
            case "out" | "ask" | "yes" | "no" if any(offer.everybody for offer in self._offers.values()):
                return self._about_all.wish(word, number)
        return None

    async def _obey(self, text: str) -> bool:
        """Do what a word asks for, perhaps with a friend's number; False for any other text."""
        word, friend = word_and_number(text)
        if word == "":
            return True
        if word not in ("c", "w", "qr") or not self._offers:
            return False
        friend = next(iter(self._offers)) if len(self._offers) == 1 else friend
        if friend in self._offers:
            await self._hand_over(word, self._offers[friend])
        else:
            numbers = listed([str(friend) for friend in sorted(self._offers)], self._words)
            self.console.paragraph(self._words("plain-which-friend", word=word, numbers=numbers))
        return True

    async def _hand_over(self, word: str, offer: CodeToSend) -> None:
        match word:
            case "c":
                await self._copy(offer)
            case "w":
                if not await asyncio.to_thread(open_chat, offer.message, data_folder()):
                    self.console.paragraph(self._words("plain-no-browser"))
            case "qr":
                text = scannable(offer.code, offer.message)
                # Without colours, it is drawn for the usual dark terminal.
                art = self._draw(text, light_on_dark=not self._colours)
                self.console.tell(in_black_and_white(art) if self._colours else art)

    # --- talk --------------------------------------------------------------------------------------------------------

    async def tell(self, news: News) -> None:
        """Show the sentence."""
        if isinstance(news, GameToShow | TrophiesNear) or (isinstance(news, DealOver) and news.than == "none"):
            return  # It is said to whoever asks.
        if isinstance(news, Asks):
            self._about_all.last = news.number
        self.console.interrupt(self._words.said(news.saying))

    async def complain(self, error: MaliceError) -> None:
        """Show the error's sentence."""
        self.console.paragraph(self._words.error(error))

    async def choose(self, question: Question) -> str | None:
        """Ask until a number or one of the words is typed; None at the end of the input or for `quit`."""
        if question.is_menu:
            self.is_kept = lambda: False
        return await self._asker.choose(question)

    async def fill(self, form: Form) -> Mapping[str, str] | None:
        """Ask for each field in turn until the values pass; None at the end of the input or for `quit`."""
        return await self._asker.fill(form)

    async def read(self, sheet: Sheet) -> None:
        """Show the sheet."""
        self.console.tell("", sheet.text)

    async def pass_on(self, text: Sentence) -> None:
        """Show it, and copy it if that is possible."""
        said = self._words.said(text)
        self.console.tell("", said, "")
        try:
            await asyncio.to_thread(copy, said)
        except InvitationError as error:
            self.console.paragraph(self._words.error(error))
        else:
            self.console.paragraph(self._words("talk-copied"))

    async def show(self, profile: Profile) -> str | None:
        """Write it, and ask what else there is to see or to do."""
        self.console.tell("", *profile_lines(profile, self._words))
        return await choice_in(profile, self._words, self._asker.choose)

    def take_on(self, values: Mapping[str, str]) -> None:
        """Adopt whether new things are explained; lines have no other appearance."""
        if self._explainer:
            self._explainer.is_on = values["explain"] == "yes"

    def players(self, seats: Seats) -> list[Player]:
        """The players at the console: one person, several who share it, or one who watches."""
        self.is_kept = seats.is_kept
        reporter = Reporter(self.console, self._words) if seats.count > 1 else None
        if seats.pace:
            return [Watcher(self.console, self._words, seats.pace)]
        return [
            PlainPlayer(self.console, self._words, seats, reporter=reporter, explainer=self._explainer)
            for _ in range(seats.count)
        ]


def title_for_all(names: Sequence[str], words: Words) -> str:
    """What to do with an invitation for all who aren't here: a seat with a name is kept for that friend."""
    free = names.count("")
    return words("code-for-all", count=free) if free else words("screen-send-to", name=both(names, words))


ABOUT_ALL = ("out", "ask", "yes", "no")
"""Words that mean something where one invitation is for all."""


class WishesAboutAll:
    """What these words ask for."""

    def __init__(self) -> None:
        """Nobody wants to sit down yet, and whoever comes may."""
        self._asks_first = False
        self.last = 0
        """The number of whoever wanted to sit down last."""

    def wish(self, word: str, number: int) -> Wish:
        """`out 2`, `ask` and `ask` again, `yes 1`, `no 1`; without a number, the last one is meant."""
        match word:
            case "out":
                return TurnOut(number)
            case "ask":
                self._asks_first = not self._asks_first
                return AskFirst(self._asks_first)
        return Admit(number or self.last, word == "yes")


def word_and_number(text: str) -> tuple[str, int]:
    """A word in lower case and the number after it, 0 for none; any other text as it is."""
    word, _, number = text.strip().lower().partition(" ")
    return (word, int(number[:4] or 0)) if number.isdecimal() or not number else (text, 0)
