"""The face of a person: codes are shown, copied, sent by WhatsApp or as a QR code, and pasted."""

import asyncio

from p2p_malice.bots import greedy
from p2p_malice.client import Player
from p2p_malice.commands.faces import Answer, Choices, Invite, NewCodeWanted, QuitWanted
from p2p_malice.errors import InvitationError, MaliceError, StoreError
from p2p_malice.invite.clipboard import copy
from p2p_malice.invite.qr import ascii_art, half_blocks
from p2p_malice.invite.whatsapp import open_chat
from p2p_malice.plain.console import Console
from p2p_malice.plain.person import Person, Reporter
from p2p_malice.plain.rules import rules_text
from p2p_malice.protocol.description import Kind
from p2p_malice.store.files import data_folder, write_text

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
        self._kind = Kind.INVITATION
        self._code = ""
        self._message = ""

    # --- codes -------------------------------------------------------------------------------------------------------

    async def offer(self, kind: Kind, code: str, message: str, *, is_needed: bool = True) -> None:
        """Show the message that carries the code, keep it in a file, copy it, and say what else can be done."""
        if not is_needed:
            return
        self._kind, self._code, self._message = kind, code, message
        what = "Send this to your friend" if kind is Kind.INVITATION else "Send this back to your friend"
        self.console.tell("", f"{what}:", _RULE, message, _RULE)
        if self._copies:
            await self._copy()
        self.console.tell("w = open WhatsApp with it   qr = show the code as a QR code   c = copy it   quit = stop")
        if kind is Kind.INVITATION:
            self.console.tell("new = make another invitation; the code above will not work then")
        self.console.tell("")

    async def _copy(self) -> None:
        try:
            await asyncio.to_thread(copy, self._message)
        except InvitationError as error:
            self.console.tell(str(error), *self._kept_in_file())
        else:
            self.console.tell("Copied: paste it into your chat.")

    def _kept_in_file(self) -> list[str]:
        """Where else the message can be found, as a line; none if no file can be written."""
        path = data_folder() / f"{self._kind.value}.txt"
        try:
            write_text(path, self._message + "\n")
        except StoreError:
            return []
        return [f"It also stands in {path}"]

    async def code(self, wanted: Kind) -> str:
        """The next paste that is none of the words that can be typed here."""
        if wanted is Kind.INVITATION:
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
        """Do what a word asks for; False for a text that is none of them."""
        match text.strip().lower():
            case "":
                pass
            case "quit" | "exit":
                raise QuitWanted
            case "new" if self._code and self._kind is Kind.INVITATION:
                raise NewCodeWanted
            case "c" if self._code:
                await self._copy()
            case "w" if self._code:
                if not await asyncio.to_thread(open_chat, self._message):
                    self.console.tell("No browser could be opened. Copy the message with c and paste it yourself.")
            case "qr" if self._code:
                self.console.tell(half_blocks(self._code) if self._blocks else ascii_art(self._code))
            case _:
                return False
        return True

    # --- talk --------------------------------------------------------------------------------------------------------

    async def tell(self, state: str, text: str) -> None:
        """Show the text."""
        self.console.tell(text)

    async def complain(self, error: MaliceError) -> None:
        """Show the error's sentence."""
        self.console.tell(str(error))

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

    def player(
        self,
        *,
        is_kept: bool = False,
        invite: Invite | None = None,
        answer: Answer | None = None,
        reporter: Reporter | None = None,
    ) -> Player:
        """The person plays; `reporter` is given when several persons share the console."""
        return Person(
            self.console,
            hint=greedy.choose,
            rules=rules_text,
            reporter=reporter,
            invite=invite,
            answer=answer,
            before_quitting=LEAVE_KEPT if is_kept else "Leave the game?",
        )
