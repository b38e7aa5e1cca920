"""Everything around the table but codes and forms: lists to choose from, texts."""

from collections.abc import Mapping
from typing import ClassVar

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Label, OptionList, Static
from textual.widgets.option_list import Option

from p2p_malice.words.catalogue import Words

_LABELS = 24
"""The least columns for the choices, if there are lines about them."""

PAGE_WIDTH = 54
"""Columns of a text that fits on a page of the smallest terminal."""


class ChoiceScreen(ModalScreen[str | None]):
    """A list to choose from, by arrows, digits or mouse; None for nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f10,ctrl+q", "close"), Binding("c,right", "beside")]

    def __init__(
        self,
        title: str,
        choices: Mapping[str, str],
        text: str = "",
        *,
        can_close: bool = True,
        lines: Mapping[str, str] | None = None,
        besides: Mapping[str, str] | None = None,
        hint: str = "",
    ) -> None:
        """`choices` by the word that is returned, with `lines` about some of them.

        `besides` are words that are returned for a choice if C is pressed there; `hint` says so below the list.
        """
        super().__init__()
        self._title, self._choices, self._text, self._can_close = title, dict(choices), text, can_close
        self._lines, self._besides, self._hint = lines or {}, besides or {}, hint

    def compose(self) -> ComposeResult:
        """Title, text, list."""
        with Vertical(id="box"):
            yield Label(self._title, id="title", markup=False)
            if self._text:
                yield Static(self._text, id="text", markup=False)
            wide = max((cell_len(self._choices[word]) for word in self._lines if word in self._choices), default=0)
            options = [
                Option(
                    _numbered(f"{number % 10}" if number <= 10 else " ", label, self._lines.get(word, ""), wide),
                    id=f"choice-{number}",
                )
                for number, (word, label) in enumerate(self._choices.items(), 1)
            ]
            yield OptionList(*options, id="list", markup=False)
            if self._hint:
                yield Label(self._hint, id="hint", markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Return the chosen one."""
        self.dismiss(list(self._choices)[event.option_index])

    def on_key(self, event: events.Key) -> None:
        """A digit chooses the line with that number, 0 the tenth."""
        number = (int(event.key) or 10) if event.key.isdecimal() else 0
        if 1 <= number <= len(self._choices):
            event.stop()
            self.dismiss(list(self._choices)[number - 1])

    def action_beside(self) -> None:
        """Return the word beside the line where the cursor is, if there is one."""
        at = self.query_one(OptionList).highlighted or 0
        chosen = list(self._choices)[at]
        if word := next((word for word, of in self._besides.items() if of == chosen), ""):
            self.dismiss(word)

    def action_close(self) -> None:
        """Return nothing."""
        if self._can_close:
            self.dismiss(None)


def _numbered(number: str, label: str, more: str, wide: int) -> Table:
    """A line with its number, and what else there is to say, beside the `wide` labels; what is too long goes below its
    beginning.
    """
    line = Table.grid(padding=(0, 2, 0, 0))
    if more:
        line.add_column()
        line.add_column(min_width=max(_LABELS, wide))
    line.add_row(number, Text(label), *([Text(more, style="dim")] if more else []))
    return line


class TextScreen(ModalScreen[None]):
    """A text to read."""

    AUTO_FOCUS = "#scroll"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f10,ctrl+q,q,enter", "close")]

    def __init__(self, words: Words, title: str, text: str, *, at_end: bool = False, style: str = "") -> None:
        """The text under a title; `at_end` shows its end first, and `style` is a class of the style sheet."""
        super().__init__()
        self._words, self._title, self._text, self._at_end = words, title, text, at_end
        self._style = style

    def on_mount(self) -> None:
        """Go where the reader wants to begin."""
        if self._at_end:
            self.query_one("#scroll", VerticalScroll).scroll_end(animate=False)

    def compose(self) -> ComposeResult:
        """Title and text."""
        with Vertical(id="page"):
            yield Label(self._title, id="title", markup=False)
            with VerticalScroll(id="scroll"):
                yield Static(self._text, markup=False, classes=self._style)
            yield Label(self._words("screen-text-keys"), id="hint", markup=False)

    def action_close(self) -> None:
        """Done."""
        self.dismiss(None)
