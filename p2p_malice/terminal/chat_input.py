"""The line in which something is said to the table."""

from textual.widgets import Input

from p2p_malice.words.catalogue import Words

PHRASES = 5
"""How many phrases can be said by their number."""


class ChatInput(Input):
    """A line of text that is there only while it is open."""

    def __init__(self, words: Words) -> None:
        """Closed."""
        super().__init__(placeholder=words("screen-say", count=PHRASES), max_length=200, compact=True)
        self._words = words
        self.can_focus = False

    @property
    def is_open(self) -> bool:
        """Whether something is being said."""
        return self.has_class("open")

    @property
    def phrases(self) -> str:
        """The phrases with their numbers."""
        return "   ".join(f"{number} {self._phrase(number)}" for number in range(1, PHRASES + 1))

    @property
    def said(self) -> str:
        """What is written there; of a phrase, only the number needs to be."""
        text = self.value.strip()
        return self._phrase(int(text)) if text.isdecimal() and 1 <= int(text[:3]) <= PHRASES else text

    def open(self) -> None:
        """Take what is typed from here on."""
        self.add_class("open")
        self.can_focus = True
        self.focus()

    def close(self) -> None:
        """Empty the line and put it away."""
        self.value = ""
        self.remove_class("open")
        self.can_focus = False
        self.screen.set_focus(None)

    def _phrase(self, number: int) -> str:
        return self._words(f"phrase-{number}")
