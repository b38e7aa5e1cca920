"""The face of a person: codes are shown, copied, sent by WhatsApp or as a QR code, and pasted."""

import asyncio

from p2p_malice.client import Player
from p2p_malice.errors import InvitationError, MaliceError, StoreError
from p2p_malice.face import Answer, Choices, Invite, NewCodeWanted, QuitWanted, StartWanted
from p2p_malice.games.malice.bots import greedy
from p2p_malice.invite.clipboard import copy
from p2p_malice.invite.message import scannable
from p2p_malice.invite.qr import ascii_art, half_blocks
from p2p_malice.invite.whatsapp import open_chat
from p2p_malice.plain.console import Console
from p2p_malice.plain.person import Person, Reporter
from p2p_malice.plain.rules import rules_text
from p2p_malice.protocol.description import CodeKind
from p2p_malice.store.files import data_folder, write_text
from p2p_malice.words.catalogue import load

LEAVE_KEPT = "Leave the game? It is kept; p2p-malice resume goes on with it."

_RULE = "-" * 60


class PersonFace:
    """A person who reads and types lines."""

    def __init__(self, console: Console, *, copies: bool = True, blocks: bool = True) -> None:
        """A person at `console`.

        `copies` says whether codes are put on the clipboard unasked, `blocks` whether the console shows block elements
        (QR codes are drawn with them).
        """
        self.console = console
        self._copies = copies
        self._blocks = blocks
        self._kind = CodeKind.INVITATION
        self._offers: dict[int, tuple[str, str]] = {}
        """The code and the message last offered to each friend; 0 for the only one."""

    # --- codes -------------------------------------------------------------------------------------------------------

    async def offer(self, kind: CodeKind, code: str, message: str, *, is_needed: bool = True, friend: int = 0) -> None:
        """Show the message that carries the code, keep it in a file, copy it, and say what else can be done."""
        if not is_needed:
            return
        if kind is not self._kind or friend == 0 or 0 in self._offers:
            self._offers.clear()
        self._kind = kind
        self._offers[friend] = (code, message)
        whom = f"friend {friend}" if friend else "your friend"
        what = f"Send this to {whom}" if kind is CodeKind.INVITATION else "Send this back to your friend"
        self.console.tell("", f"{what}:", _RULE, message, _RULE)
        if friend:
            words = (("w", "open WhatsApp with it"), ("qr", "show a QR code"), ("c", "copy it"), ("new", "replace it"))
            self.console.tell("   ".join(f"{word} {friend} = {meaning}" for word, meaning in words))
            if friend == 1:
                self.console.tell("start = play without those who are missing   quit = stop")
            return
        if self._copies:
            await self._copy(message)
        self.console.tell("w = open WhatsApp with it   qr = show the code as a QR code   c = copy it   quit = stop")
        if kind is CodeKind.INVITATION:
            self.console.tell("new = make another invitation; the code above will not work then")
        self.console.tell("")

    async def _copy(self, message: str) -> None:
        try:
            await asyncio.to_thread(copy, message)
        except InvitationError as error:
            self.console.tell(load().error(error), *self._kept_in_file(message))
        else:
            self.console.tell("Copied: paste it into your chat.")

    def _kept_in_file(self, message: str) -> list[str]:
        """Where else the message can be found, as a line; none if no file can be written."""
        path = data_folder() / f"{self._kind.value}.txt"
        try:
            write_text(path, message + "\n")
        except StoreError:
            return []
        return [f"It also stands in {path}"]

    async def code(self, wanted: CodeKind) -> str:
        """The next paste that is none of the words that can be typed here."""
        if wanted is CodeKind.INVITATION:
            self.console.prompt("Paste the invitation, or the whole message that it came in: ")
        while True:
            text = await self.console.paste()
            if text is None:
                raise QuitWanted
            if not await self._obey(text):
                return text

    async def attend(self) -> None:
        """Obey words until cancelled; anything else is answered with what can be typed."""
        while True:
            text = await self.console.paste()
            if text is None:
                raise QuitWanted
            if not await self._obey(text):
                self.console.tell("Your friend has not pasted your reply yet. Type w, qr, c or quit.")

    async def _obey(self, text: str) -> bool:
        """Do what a word, perhaps with a friend's number, asks for; False for a text that is none of them."""
        word, _, number = text.strip().lower().partition(" ")
        if number and not number.isdecimal():
            return False
        friend = int(number[:4] or 0)
        match word:
            case "":
                pass
            case "quit" | "exit":
                raise QuitWanted
            case "start" if self._kind is CodeKind.INVITATION and self._offers:
                raise StartWanted
            case "new" if self._kind is CodeKind.INVITATION and self._offers:
                raise NewCodeWanted(friend)
            case "c" | "w" | "qr" if self._offers:
                friend = next(iter(self._offers)) if len(self._offers) == 1 else friend
                if friend in self._offers:
                    await self._hand_over(word, *self._offers[friend])
                else:
                    numbers = ", ".join(map(str, sorted(self._offers)))
                    self.console.tell(f"For whom? Type {word} and the number of a friend: {numbers}.")
            case _:
                return False
        return True

    async def _hand_over(self, word: str, code: str, message: str) -> None:
        match word:
            case "c":
                await self._copy(message)
            case "w":
                if not await asyncio.to_thread(open_chat, message, data_folder()):
                    self.console.tell("No browser could be opened. Copy the message with c and paste it yourself.")
            case "qr":
                text = scannable(code, message)
                self.console.tell(half_blocks(text) if self._blocks else ascii_art(text))

    # --- talk --------------------------------------------------------------------------------------------------------

    async def tell(self, state: str, text: str) -> None:
        """Show the text."""
        self.console.paragraph(text)

    async def complain(self, error: MaliceError) -> None:
        """Show the error's sentence."""
        self.console.paragraph(load().error(error))

    async def choose(self, choices: Choices) -> str | None:
        """Ask until one of the words comes; None at the end of the input or for `quit`."""
        for word, meaning in choices.items():
            self.console.tell(f"  {word:<8} {meaning}")
        while True:
            answer = await self.console.ask(f"{' or '.join(choices)}?")
            if answer is None:
                return None
            if answer.lower() in choices:
                return answer.lower()

    def players(
        self,
        count: int = 1,
        *,
        is_kept: bool = False,
        invite: Invite | None = None,
        answer: Answer | None = None,
        hints: bool = False,
    ) -> list[Player]:
        """The person plays, or several who share the console; with `hints` one stands below every position."""
        reporter = Reporter(self.console) if count > 1 else None
        return [
            Person(
                self.console,
                hint=greedy.choose,
                rules=rules_text,
                reporter=reporter,
                invite=invite,
                answer=answer,
                hints=hints,
                before_quitting=LEAVE_KEPT if is_kept else "Leave the game?",
            )
            for _ in range(count)
        ]
