"""The line for saying something to the table."""

from p2p_malice.protocol.messages import MAX_TEXT
from p2p_malice.terminal.line_input import LineInput
from p2p_malice.words.catalogue import Words

PHRASES = 5
"""How many phrases can be said by number."""


class ChatInput(LineInput):
    """A line of text that is visible only while it is open."""

    def __init__(self, words: Words) -> None:
        """Begin closed."""
        super().__init__(placeholder=words("screen-say", count=PHRASES), max_length=MAX_TEXT, compact=True)
        self._words = words
        self.awaited = ""
        """Who can be reminded of their turn, "" for nobody."""
        self.can_focus = False

    @property
    def is_open(self) -> bool:
        """Whether something is being said."""
        return self.has_class("open")

    @property
    def phrases(self) -> str:
        """The phrases with their numbers, and behind them the reminder."""
        said = [self._phrase(number) for number in range(1, PHRASES + 1)]
        said += [self._words("say-poke", name=self.awaited)] if self.awaited else []
        return "   ".join(f"{number} {phrase}" for number, phrase in enumerate(said, 1))

    @property
    def is_poke(self) -> bool:
        """Whether the number of the reminder was typed."""
        return bool(self.awaited) and self.value.strip() == str(PHRASES + 1)

    @property
    def said(self) -> str:
        """The text typed; a number stands for its phrase."""
        text = self.value.strip()
        return self._phrase(int(text)) if text.isdecimal() and 1 <= int(text[:3]) <= PHRASES else text

    def open(self) -> None:
        """Take what is typed from now on."""
        self.add_class("open")
        self.can_focus = True
        self.focus()

    def close(self) -> None:
        """Empty the line and hide it."""
        self.value = ""
        self.remove_class("open")
        self.can_focus = False
        self.screen.set_focus(None)

    def _phrase(self, number: int) -> str:
        return self._words(f"phrase-{number}")
