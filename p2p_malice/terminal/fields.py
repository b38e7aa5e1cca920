"""The fields of a form on the screen, each drawn from what the form says about it, and redrawn when that changes.

Left and right arrows change a value, up and down go from field to field, and digits type a number; the mouse works too.
"""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from attrs import evolve
from rich.style import Style
from rich.text import Text as Line
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input, Label, Static

from p2p_malice.terminal.line_input import LineInput
from p2p_malice.ui.forms import Field, Pick, SeatsField, Stepper, Text
from p2p_malice.words.catalogue import Words

ON, OFF, SHUT = "\N{BLACK CIRCLE}", "\N{WHITE CIRCLE}", "\N{MULTIPLICATION SIGN}"


class Changed(Message):
    """The field of that name has another value now."""

    def __init__(self, name: str, value: str) -> None:
        """The field's name and its new value, as in the form."""
        super().__init__()
        self.name, self.value = name, value


class Value(Static, can_focus=True):
    """A value on one or more lines: what is clicked or chosen with the arrows becomes the value."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,minus", "step(-1)"),
        Binding("right,plus,space", "step(1)"),
        Binding("up", "app.focus_previous"),
        Binding("down", "app.focus_next"),
        Binding("enter", "screen.save"),
    ]

    def __init__(self, words: Words, **properties: Any) -> None:
        """Show what follows from the field."""
        super().__init__("", markup=False, **properties)
        self.words = words

    @abstractmethod
    def change(self, value: str) -> None:
        """Announce another value."""

    @abstractmethod
    def action_step(self, by: int) -> None:
        """Go to the next value or the previous one."""

    def action_put(self, value: str) -> None:
        """Take the value that was clicked."""
        self.change(value)

    @abstractmethod
    def draw(self) -> None:
        """Show the value as it is."""

    def on_resize(self) -> None:
        """Draw again, since the number of lines may change."""
        self.draw()

    def part(self, text: str, value: str, style: str = "") -> Line:
        """A piece of the line that can be clicked for a value."""
        line = Line(text, style=style)
        line.stylize(Style(meta={"@click": ("put", (value,))}))
        return line

    def flow(self, pieces: Sequence[Line], *, is_list: bool = False) -> None:
        """Show the pieces side by side, wrapped if there is no room; in a list, each on its own line."""
        shown, width = Line(), 0
        for piece in pieces:
            if width and (is_list or width + 2 + piece.cell_len > self.size.width):
                shown.append("\n")
                width = 0
            elif width:
                shown.append("  ")
                width += 2
            shown.append_text(piece)
            width += piece.cell_len
        self.update(shown)


class Choices(Value):
    """A choice between a few words, or from a list: `● at once  ○ when empty`."""

    def __init__(
        self, words: Words, name: str, options: dict[str, str], value: str, closed: set[str], *, is_list: bool = False
    ) -> None:
        """`closed` are options that can't be chosen; `name` is the field's, or a seat's."""
        super().__init__(words, id=f"{name}-value")
        self.field_name = name
        self.options, self.now, self.closed = options, value, closed
        self.is_list = is_list

    def draw(self) -> None:
        """Show the options."""
        pieces = []
        for value, text in self.options.items():
            if value in self.closed:
                pieces.append(Line(f"{SHUT} {text}", style="dim"))
            else:
                mark, style = (ON, "bold") if value == self.now else (OFF, "")
                pieces.append(self.part(f"{mark} {text}", value, style))
        self.flow(pieces, is_list=self.is_list)

    def take(self, value: str, closed: set[str]) -> None:
        """Show another value."""
        self.now, self.closed = value, closed
        self.draw()

    def change(self, value: str) -> None:
        """Announce `value`, unless it is closed or chosen already."""
        if value not in self.closed and value != self.now:
            self.post_message(Changed(self.field_name, value))

    def action_step(self, by: int) -> None:
        """Go to the next open option; the first follows the last."""
        known = [value for value in self.options if value not in self.closed]
        if self.now in known:
            self.change(known[(known.index(self.now) + by) % len(known)])


class Opponents(Choices):
    """Which of the computer players: one at a time, and a line about it: `- Otto (normal) +  Sees most ways.`."""

    def __init__(self, words: Words, field: SeatsField, at: int) -> None:
        """Of the `field`'s computer players, as they are called at seat `at`."""
        super().__init__(words, f"bot-{at}", self._called(words, field, at), field.words[at], set())
        self.lines = {word: words.said(line) for word, line in field.lines.items()}

    @staticmethod
    def _called(words: Words, field: SeatsField, at: int) -> dict[str, str]:
        return {word: words.said(said) for word, said in field.computers[at].items()}

    def take_seat(self, field: SeatsField, at: int) -> None:
        """Show who sits there in the changed field."""
        self.options = self._called(self.words, field, at)
        self.take(field.words[at], set())

    def draw(self) -> None:
        """Show the one chosen, and how to come to the others."""
        known = list(self.options)
        at = known.index(self.now)
        line = self.part(" - ", known[at - 1], "reverse")
        line.append_text(Line(f" {self.options[self.now]} ", style="bold"))
        line.append_text(self.part(" + ", known[(at + 1) % len(known)], "reverse"))
        self.flow([line, Line(f" {self.lines[self.now]}")])


class Counter(Value):
    """A number: `- 21 +   Quick 11   Standard 21`."""

    def __init__(self, words: Words, field: Stepper) -> None:
        """The form's field for a number."""
        super().__init__(words, id=f"{field.name}-value")
        self.field = field
        self.typed = ""

    def draw(self) -> None:
        """Show the number, how to change it, and numbers that have a name."""
        field, now = self.field, int(self.field.shown)
        line = self.part(" - ", str(now - 1), "reverse" if now > field.least else "dim")
        line.append_text(Line(f" {self.typed or field.shown} ", style="bold"))
        line.append_text(self.part(" + ", str(now + 1), "reverse" if now < field.most else "dim"))
        pieces = [line]
        for value, name in field.common.items():
            mark, style = (ON, "bold") if value == field.shown else (OFF, "")
            pieces.append(self.part(f"{mark} {self.words.said(name)}", value, style))
        self.flow(pieces)

    def take(self, field: Stepper) -> None:
        """Show the changed field."""
        self.field = field
        self.draw()

    def change(self, value: str) -> None:
        """Announce the number, if it is allowed."""
        self.typed = ""
        if value != self.field.shown and self.field.least <= int(value) <= self.field.most:
            self.post_message(Changed(self.field.name, value))
        self.draw()

    def action_step(self, by: int) -> None:
        """Count up or down."""
        self.change(str(int(self.field.shown) + by))

    def on_key(self, event: events.Key) -> None:
        """Append a digit, or remove one with backspace; a number within range is taken at once."""
        if event.key == "backspace":
            typed = (self.typed or self.field.shown)[:-1]
        elif event.key.isdecimal():
            typed = self.typed + event.key
        else:
            return
        event.stop()
        self.typed = typed[-3:]
        if self.typed and self.field.least <= int(self.typed) <= self.field.most:
            self.post_message(Changed(self.field.name, self.typed))
        self.draw()

    def on_blur(self) -> None:
        """Forget a number begun that isn't in range, or change it to the nearest one that is."""
        if self.typed:
            value = str(min(max(int(self.typed), self.field.least), self.field.most))
            self.change(value)


class SeatRows(Vertical):
    """How many play, and who each seat is for."""

    def __init__(self, words: Words, field: SeatsField) -> None:
        """The form's field for seats."""
        super().__init__(id=field.name)
        self.words, self.field = words, field
        self._drawn: list[str] = []
        """The kind of each seat with a line."""

    def compose(self) -> ComposeResult:
        """The number, and a line for each seat."""
        self._drawn = self._kinds(self.field)
        with Horizontal(classes="field"):
            yield Label(self.words("form-players"), classes="label", markup=False)
            yield Counter(self.words, self._count)
        for at in range(len(self.field.words)):
            yield from self._row(at)

    @property
    def _count(self) -> Stepper:
        field = self.field
        return Stepper("players", str(len(field.words)), least=field.least, most=field.most)

    def _row(self, at: int) -> Iterator[Widget]:
        word = self.field.words[at]
        here = next(iter(self.field.kinds))
        kind, _, name = word.partition("=")
        closed = set(self.field.closed[at]) if at < len(self.field.closed) else set()
        label = Label(f"{at + 1}", classes="label seat", markup=False)
        value = Choices(self.words, f"seat-{at}", self._options(), self._option(word), closed)
        yield Horizontal(label, value, classes="field seat")
        if word in self.field.lines:
            which = Opponents(self.words, self.field, at)
            yield Horizontal(Label("", classes="label seat"), which, classes="field seat")
        if kind == here and here in {other.partition("=")[0] for other in self.field.words[:at]}:
            hint = self.words("form-seat-name", number=at + 1)
            box = LineInput(name, id=f"name-{at}", placeholder=hint, compact=True, select_on_focus=False)
            yield Horizontal(Label("", classes="label seat"), box, classes="field seat")

    async def take(self, field: SeatsField) -> None:
        """Show the changed field; whatever had the focus keeps it."""
        kept = self.screen.focused
        focused = kept.id if kept and kept in self.query("*") else None
        self.field = field
        if self._drawn == self._kinds(field):
            self.query_one("#players-value", Counter).take(self._count)
            for at, word in enumerate(field.words):
                self.query_one(f"#seat-{at}-value", Choices).take(self._option(word), set(field.closed[at]))
                if word in field.lines:
                    self.query_one(f"#bot-{at}-value", Opponents).take_seat(field, at)
            return
        await self.recompose()
        if focused and (again := self.query(f"#{focused}")):
            again.first().focus()

    def _options(self) -> dict[str, str]:
        """What a seat may be: the computer players that have a line of their own are one of it."""
        usual = next((word for word in self.field.lines if "=" not in word), "")
        options = {
            each: self.words.said(said) for each, said in self.field.kinds.items() if each not in self.field.lines
        }
        return options | ({usual: self.words("form-seat-computer")} if usual else {})

    def _option(self, word: str) -> str:
        """The option that a seat's word is one of."""
        kind = word.partition("=")[0]
        return kind if kind == next(iter(self.field.kinds)) or word in self.field.lines else word

    @staticmethod
    def _kinds(field: SeatsField) -> list[str]:
        return [word.partition("=")[0] for word in field.words]

    def on_changed(self, event: Changed) -> None:
        """A seat or their number has changed, so announce the changed field."""
        if event.name == self.field.name:
            return
        event.stop()
        if event.name == "players":
            self.post_message(Changed(self.field.name, event.value))
            return
        words = list(self.field.words)
        words[int(event.name.partition("-")[2])] = event.value
        self._say(words)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Somebody here was named. Blanks separate seats, so those in a name become another kind of blank."""
        event.stop()
        words, at = list(self.field.words), int((event.input.id or "name-0").partition("-")[2])
        here, name = next(iter(self.field.kinds)), "\N{NO-BREAK SPACE}".join(event.value.replace("=", " ").split())
        words[at] = f"{here}={name}" if name else here
        self._say(words)

    def _say(self, words: list[str]) -> None:
        if words != list(self.field.words):
            self.field = evolve(self.field, value=" ".join(words))
            self.post_message(Changed(self.field.name, self.field.value))


def value_of(words: Words, field: Field) -> Widget:
    """The widget that shows and changes the value of a one-line field."""
    match field:
        case Pick():
            options = {value: words.said(said) for value, said in field.options.items()}
            is_list = field.shape == "cards"
            return Choices(words, field.name, options, field.shown, set(field.closed), is_list=is_list)
        case Stepper():
            return Counter(words, field)
        case Text():
            key = f"form-{field.name}-hint"
            hint = words(key) if key in words else ""
            return LineInput(
                field.value, id=f"{field.name}-value", placeholder=hint, compact=True, select_on_focus=False
            )
    raise TypeError(field)
