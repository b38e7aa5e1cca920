"""A form on the screen: a line for each field, a note on what else the last change affected, the verdict, buttons."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Button, Input, Label, Static

from p2p_malice.terminal.fields import Changed, Choices, Counter, SeatRows, value_of
from p2p_malice.terminal.screens import Page, TextScreen
from p2p_malice.ui.forms import Field, Form, Pick, SeatsField, Stepper
from p2p_malice.words.catalogue import Words


class FormScreen(Page[dict[str, str] | None]):
    """Fields to fill in; conflicting values change at once, and mistakes are shown. Returns None if it is left."""

    AUTO_FOCUS = "Input, Value"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f10,ctrl+q", "close"),
        Binding("ctrl+s", "save"),
        Binding("f1,ctrl+g", "keys"),
        Binding("up", "app.focus_previous"),
        Binding("down", "app.focus_next"),
    ]

    def __init__(self, words: Words, form: Form) -> None:
        """A form, with its words."""
        super().__init__()
        self._words, self._form = words, form

    def compose(self) -> ComposeResult:
        """Title, fields, note, verdict, buttons."""
        with Vertical(id="page"):
            yield Label(self._words(self._form.title), id="title", markup=False)
            with VerticalScroll(id="scroll", can_focus=False):
                for field in self._form.fields:
                    yield from self._line(field)
                if self._form.more:
                    yield Label(self._more, id="more", markup=False)
                for field in self._form.more:
                    yield from self._line(field)
            yield Static("", id="note", markup=False)
            yield Static("", id="problem", markup=False)
            with Horizontal(id="buttons"):
                yield Button(self._words(f"form-{self._form.name}-done"), variant="success", id="done", compact=True)
                yield Button(self._words("form-back"), id="back", compact=True)
            yield Label(self._words("screen-form-keys"), id="hint", markup=False)

    @property
    def _more(self) -> str:
        return self._words(self._form.more_title, changed=self._form.changed)

    def _line(self, field: Field) -> ComposeResult:
        if isinstance(field, SeatsField):
            yield SeatRows(self._words, field)
            return
        with Horizontal(classes="field"):
            yield Label(self._words(field.label), classes="label", markup=False)
            with Vertical(classes="value"):
                yield value_of(self._words, field)
                about = Static(self._about(field), id=f"{field.name}-about", classes="about", markup=False)
                about.display = bool(self._about(field))
                yield about

    def _about(self, field: Field) -> str:
        """What to say about the field as it is: its option, the closed ones, and the field itself."""
        closed = field.closed if isinstance(field, Pick) else {}
        said = [str(self._words.piece(why)) for why in closed.values()]
        if isinstance(field, Pick) and field.shown in field.lines:
            said.insert(0, self._words.said(field.lines[field.shown]))
        if field.means and not said:
            said = [self._words(field.means)]
        return " ".join(dict.fromkeys(said))

    def on_mount(self) -> None:
        """Show the verdict on the initial values."""
        self._appearance()

    def values(self) -> dict[str, str]:
        """The current values of the fields."""
        return self._form.values

    def _appearance(self) -> bool:
        verdict = self._form.check(self._form.values)
        problem = self.query_one("#problem", Static)
        problem.update(str(self._words.piece(verdict.says)))
        problem.set_class(not verdict.is_good, "bad")
        note = self.query_one("#note", Static)
        note.update(self._words.said(self._form.note) if self._form.note else "")
        note.display = self._form.note is not None
        self.query_one("#done", Button).disabled = not verdict.is_good
        return verdict.is_good

    async def on_changed(self, event: Changed) -> None:
        """Update the rest of the form."""
        await self._take(event.name, event.value)

    async def on_input_changed(self, event: Input.Changed) -> None:
        """Check the values; a text changes nothing else."""
        name = (event.input.id or "").removesuffix("-value")
        if self._form.values.get(name, event.value) != event.value:
            await self._take(name, event.value)

    async def _take(self, name: str, value: str) -> None:
        before = {field.name: field for field in (*self._form.fields, *self._form.more)}
        self._form = self._form.after(self._form.values | {name: value}, name)
        for field in (*self._form.fields, *self._form.more):
            if field != before[field.name]:
                await self._show(field)
        if self._form.more:
            self.query_one("#more", Label).update(self._more)
        self._appearance()

    async def _show(self, field: Field) -> None:
        match field:
            case SeatsField():
                rows = self.query_one(SeatRows)
                await rows.take(field)
                return
            case Pick():
                self.query_one(f"#{field.name}-value", Choices).take(field.shown, set(field.closed))
            case Stepper():
                self.query_one(f"#{field.name}-value", Counter).take(field)
        about = self.query_one(f"#{field.name}-about", Static)
        about.update(self._about(field))
        about.display = bool(self._about(field))

    def on_input_submitted(self) -> None:
        """Save, since Enter in a field does the same as the button."""
        self.action_save()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Save, or leave the form."""
        if event.button.id == "done":
            self.action_save()
        else:
            self.dismiss(None)

    def action_save(self) -> None:
        """Return the values, if they pass."""
        if self._appearance():
            self.dismiss(self._form.values)

    def action_keys(self) -> None:
        """Show all keys."""
        self.app.push_screen(TextScreen(self._words, self._words("screen-help"), self._words("screen-form-help")))

    def action_close(self) -> None:
        """Leave it."""
        self.dismiss(None)
