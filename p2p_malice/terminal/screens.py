"""Everything around the table but codes: lists to choose from, texts, forms."""

from collections.abc import Mapping
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Label, OptionList, Select, Static
from textual.widgets.option_list import Option

from p2p_malice.face import Field, Form, Pick, Stepper
from p2p_malice.words.catalogue import Words

PAGE_WIDTH = 54
"""Columns of a text that fits on a page of the smallest terminal."""


class ChoiceScreen(ModalScreen[str | None]):
    """A list to choose from, by arrows, digits or mouse; None for nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f10,ctrl+q", "close")]

    def __init__(self, title: str, choices: Mapping[str, str], text: str = "", *, can_close: bool = True) -> None:
        """`choices` by the word that is returned."""
        super().__init__()
        self._title, self._choices, self._text, self._can_close = title, dict(choices), text, can_close

    def compose(self) -> ComposeResult:
        """Title, text, list."""
        with Vertical(id="box"):
            yield Label(self._title, id="title", markup=False)
            if self._text:
                yield Static(self._text, id="text", markup=False)
            options = [
                Option(_numbered(f"{number % 10}" if number <= 10 else " ", label), id=f"choice-{number}")
                for number, label in enumerate(self._choices.values(), 1)
            ]
            yield OptionList(*options, id="list", markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Return the chosen one."""
        self.dismiss(list(self._choices)[event.option_index])

    def on_key(self, event: events.Key) -> None:
        """A digit chooses the line with that number, 0 the tenth."""
        number = (int(event.key) or 10) if event.key.isdecimal() else 0
        if 1 <= number <= len(self._choices):
            event.stop()
            self.dismiss(list(self._choices)[number - 1])

    def action_close(self) -> None:
        """Return nothing."""
        if self._can_close:
            self.dismiss(None)


def _numbered(number: str, label: str) -> Table:
    """A line with its number; where it is too long, the rest goes below its beginning."""
    line = Table.grid(padding=(0, 2, 0, 0))
    line.add_row(number, Text(label))
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


class FormScreen(ModalScreen[dict[str, str] | None]):
    """Fields to fill in; mistakes are shown as you type. None if the form is left."""

    AUTO_FOCUS = "Input, Select"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f10,ctrl+q", "close"), Binding("ctrl+s", "save")]

    def __init__(self, words: Words, form: Form) -> None:
        """A form, with its words."""
        super().__init__()
        self._words, self._form = words, form
        self._fields = (*form.fields, *form.more)

    def compose(self) -> ComposeResult:
        """Title, a line per field, the verdict, the buttons."""
        with Vertical(id="page"):
            yield Label(self._words(f"form-{self._form.name}"), id="title", markup=False)
            with VerticalScroll(id="scroll", can_focus=False):
                for field in self._form.fields:
                    yield from self._line(field, "label")
                if self._form.more:
                    yield Label(self._words("form-more"), classes="more", markup=False)
                for field in self._form.more:
                    yield from self._line(field, "long-label")
            yield Static("", id="problem", markup=False)
            with Horizontal(id="buttons"):
                yield Button(self._words(f"form-{self._form.name}-done"), variant="success", id="done", compact=True)
                yield Button(self._words("form-back"), id="back", compact=True)

    def _line(self, field: Field, style: str) -> ComposeResult:
        with Horizontal(classes="field"):
            yield Label(self._words(field.label), classes=style, markup=False)
            if isinstance(field, Pick):
                shown = [(self._words.said(label), value) for value, label in field.options.items()]
                yield Select(shown, value=field.value, allow_blank=False, id=field.name, compact=True)
            else:
                yield Input(
                    field.value, id=field.name, placeholder=self._hint(field), compact=True, select_on_focus=False
                )

    def _hint(self, field: Field) -> str:
        if isinstance(field, Stepper):
            return self._words("form-range", least=field.least, most=field.most)
        hint = f"form-{field.name}-hint"
        return self._words(hint) if hint in self._words else ""

    def on_mount(self) -> None:
        """Show the verdict on the values given."""
        self._look()

    def values(self) -> dict[str, str]:
        """The present values of the fields."""
        found = {}
        for field in self._fields:
            widget = self.query_one(f"#{field.name}")
            found[field.name] = str(widget.value) if isinstance(widget, Select | Input) else ""
        return found

    def _look(self) -> bool:
        verdict = self._form.check(self.values())
        problem = self.query_one("#problem", Static)
        problem.update(str(self._words.piece(verdict.says)))
        problem.set_class(not verdict.is_good, "bad")
        self.query_one("#done", Button).disabled = not verdict.is_good
        return verdict.is_good

    def on_input_changed(self) -> None:
        """Look again."""
        self._look()

    def on_select_changed(self) -> None:
        """Look again."""
        self._look()

    def on_input_submitted(self) -> None:
        """Enter in a field is as good as the button."""
        self.action_save()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Done, or back."""
        if event.button.id == "done":
            self.action_save()
        else:
            self.dismiss(None)

    def action_save(self) -> None:
        """Return the values, if they pass."""
        if self._look():
            self.dismiss(self.values())

    def action_close(self) -> None:
        """Leave it."""
        self.dismiss(None)
