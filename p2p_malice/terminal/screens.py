"""Everything around the table: lists to choose from, texts, forms, codes to send and to paste."""

import asyncio
from collections.abc import Callable, Mapping
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, Label, OptionList, Select, Static, TextArea
from textual.widgets.option_list import Option

from p2p_malice.face import Field, Form, Pick, Stepper
from p2p_malice.words.catalogue import Words

PAGE_WIDTH = 54
"""Columns of a text that fits on a page of the smallest terminal."""

LONGEST_PASTE = 20_000
"""How many characters of a paste are looked at."""


class ChoiceScreen(ModalScreen[str | None]):
    """A list to choose from, by arrows, digits or mouse; None for nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f10", "close")]

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
                Option(f"{number % 10 if number <= 10 else ' '}  {label}", id=f"choice-{number}")
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


class TextScreen(ModalScreen[None]):
    """A text to read."""

    AUTO_FOCUS = "#scroll"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f10,q,enter", "close")]

    def __init__(self, words: Words, title: str, text: str) -> None:
        """The text under a title."""
        super().__init__()
        self._words, self._title, self._text = words, title, text

    def compose(self) -> ComposeResult:
        """Title and text."""
        with Vertical(id="page"):
            yield Label(self._title, id="title", markup=False)
            with VerticalScroll(id="scroll"):
                yield Static(self._text, markup=False)
            yield Label(self._words("screen-text-keys"), id="hint", markup=False)

    def action_close(self) -> None:
        """Done."""
        self.dismiss(None)


class FormScreen(ModalScreen[dict[str, str] | None]):
    """Fields to fill in; mistakes are shown as you type. None if the form is left."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f10", "close"), Binding("ctrl+s", "save")]

    def __init__(self, words: Words, form: Form) -> None:
        """A form, with its words."""
        super().__init__()
        self._words, self._form = words, form
        self._fields = (*form.fields, *form.more)

    def compose(self) -> ComposeResult:
        """Title, a line per field, the verdict, the buttons."""
        with Vertical(id="page"):
            yield Label(self._words(f"form-{self._form.name}"), id="title", markup=False)
            with VerticalScroll(id="scroll"):
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
                yield Input(field.value, id=field.name, placeholder=self._hint(field), compact=True)

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


class TalkScreen(Screen[None]):
    """Codes: those to send, with keys to copy and share them, and a box to paste others into.

    The results come out of `done`: `paste` with the text, `copy`, `chat`, `qr`, `new` with the friend's number, `start`
    and `quit`.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "act('copy')"),
        Binding("f3", "act('chat')"),
        Binding("f4", "act('qr')"),
        Binding("f5", "act('new')"),
        Binding("f6", "act('start')"),
        Binding("escape,f10", "act('quit')"),
    ]

    def __init__(self, words: Words, diagnose: Callable[[str], str]) -> None:
        """`diagnose` says what is wrong with a text in the box, "" for nothing."""
        super().__init__()
        self.done: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self._words = words
        self._diagnose = diagnose
        self._messages: dict[int, str] = {}
        self._friend = 0
        self._news: list[str] = []
        self._wanted = ""
        self._is_host = False

    def compose(self) -> ComposeResult:
        """The message on top, the box in the middle, the news below."""
        yield Label("", id="title", markup=False)
        yield VerticalScroll(Static("", id="message", markup=False), id="offer")
        yield Label("", id="wanted", markup=False)
        yield TextArea(id="box", compact=True, show_line_numbers=False, soft_wrap=True)
        yield Static("", id="problem", markup=False)
        yield VerticalScroll(Static("", id="news", markup=False), id="talk")
        yield Label("", id="keys", markup=False)

    def on_mount(self) -> None:
        """Show everything."""
        self._refresh_all()

    def offer(self, what: str, message: str, friend: int, *, is_host: bool) -> None:
        """Show a message to send; with several friends, the latest, and Tab shows the others."""
        if friend == 0:
            self._messages.clear()
        self._messages[friend] = message
        self._friend, self._is_host = friend, is_host
        self._wanted = what
        self._refresh_all()

    def want(self, text: str) -> None:
        """Ask for a paste."""
        self._wanted = text
        self._refresh_all()

    def tell(self, text: str) -> None:
        """Add a line of news."""
        self._news.append(text)
        self._refresh_all()

    @property
    def friend(self) -> int:
        """The friend whose message is shown."""
        return self._friend

    def _refresh_all(self) -> None:
        if not self.is_mounted:
            return
        message = self._messages.get(self._friend, "")
        several = len(self._messages) > 1
        send = "talk-send-invitation" if self._is_host else "talk-send-reply"
        title = self._words(send, friend=self._friend) if message else self._words("game")
        self.query_one("#title", Label).update(f"{title}  {self._words('screen-tab')}" if several else title)
        self.query_one("#message", Static).update(message)
        self.query_one("#offer").display = bool(message)
        self.query_one("#wanted", Label).update(self._wanted)
        self.query_one("#box").display = bool(self._wanted) and (self._is_host or not message)
        self.query_one("#news", Static).update("\n".join(self._news[-200:]))
        self.query_one("#talk", VerticalScroll).scroll_end(animate=False)
        keys = ["copy", "chat", "qr"] if message else []
        keys += ["new", "start"] if message and self._is_host else []
        said = [self._words(f"screen-key-{key}") for key in (*keys, "stop")]
        self.query_one("#keys", Label).update("   ".join(said))
        box = self.query_one("#box", TextArea)
        if box.display and self.focused is None:
            box.focus()

    def on_text_area_changed(self, event: TextArea.Changed) -> None:
        """Look at the text that was typed or pasted; a good code is taken at once."""
        text = event.text_area.text[:LONGEST_PASTE]
        problem = self.query_one("#problem", Static)
        if not text.strip():
            problem.update("")
            return
        wrong = self._diagnose(text)
        problem.update(wrong)
        problem.set_class(bool(wrong), "bad")
        if not wrong:
            event.text_area.text = ""
            self.done.put_nowait(("paste", text))

    def on_key(self, event: events.Key) -> None:
        """Tab shows the next friend's message."""
        if event.key == "tab" and len(self._messages) > 1:
            event.prevent_default()
            event.stop()
            order = sorted(self._messages)
            self._friend = order[(order.index(self._friend) + 1) % len(order)]
            self._refresh_all()

    def action_act(self, what: str) -> None:
        """Hand a wish on."""
        self.done.put_nowait((what, str(self._friend)))
