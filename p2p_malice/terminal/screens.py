"""The screens around the table, apart from codes and forms: lists to choose from, and texts."""

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import ClassVar, TypeVar

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Label, OptionList, Static
from textual.widgets.option_list import Option

from p2p_malice.ui.forms import COMES_AND_GOES
from p2p_malice.words.catalogue import Words

T = TypeVar("T")

_LABELS = 24
"""The fewest columns for the choices, if there are lines about them."""

_MOST_BESIDE = 36
"""Up to so many columns of choices, the lines about them are beside them; otherwise below."""

PAGE_WIDTH = 54
"""Columns of a text that fits on a page of the smallest terminal."""


_BESIDE = "c"
"""The key for what is beside a choice."""

_MENU_KEYS = {"last": "0", "change": _BESIDE, "rules": "?"}
"""Keys of lines in a menu that aren't the first letter of their word."""

_LETTERED = ("again", "friends", "join", "resume", "you", "name", "doctor", "browser", "settings", "quit")
"""Lines of a menu with the first letter of their word as their key. The others are numbered."""

_FIRST = ("learn", "join", "you", "doctor")
"""Lines of a menu with which a group begins."""

_AROUND = 5
"""The rows of a menu besides its lines."""

_WIDE = 100
"""The columns from which a menu is wider."""


def menu_keys(words: Iterable[str]) -> dict[str, str]:
    """The keys for these lines of a menu; a line always has the same key, as those that come and go have none."""
    numbers = map(str, itertools.count(1))
    keyed = (word for word in words if not word.startswith(COMES_AND_GOES))
    return {word: _MENU_KEYS.get(word) or (word[0] if word in _LETTERED else next(numbers)) for word in keyed}


class Page(ModalScreen[T]):
    """A screen that is left once: what is pressed before the next one is there doesn't count."""

    def dismiss(self, result: T | None = None) -> AwaitComplete:
        """Leave it, with a result."""
        return super().dismiss(result) if self.is_current else AwaitComplete()


class ChoiceScreen(Page[str | None]):
    """A list to choose from, with arrows, a key in front of each line, or the mouse; None for nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back"),
        Binding("q,f10,ctrl+q", "close"),
        Binding("f1,ctrl+g", "keys"),
        Binding("right", "beside"),
        Binding(f"{_BESIDE},{_BESIDE.upper()}", "beside_or_change"),
    ]

    def __init__(
        self,
        words: Words,
        title: str,
        choices: Mapping[str, str],
        text: str = "",
        *,
        is_menu: bool = False,
        lines: Mapping[str, str] | None = None,
        besides: Mapping[str, str] | None = None,
        head: Mapping[int, Callable[[], Text]] | None = None,
    ) -> None:
        """`choices` by the word that is returned, with `lines` about some of them.

        `besides` are words returned for a choice if C is pressed there. In a menu, Esc doesn't leave at once. Of the
        pictures for its `head`, given by their height, the highest that fits is shown.
        """
        super().__init__()
        self._words, self._title, self._choices, self._text, self._is_menu = words, title, dict(choices), text, is_menu
        self._lines, self._besides, self._head = lines or {}, besides or {}, head or {}
        self._groups: list[str] = []
        """Lines of the menu with a rule above them, as there is room for it."""
        numbered = {word: f"{number % 10}" for number, word in enumerate(self._choices, 1) if number <= 10}
        self._keys = menu_keys(self._choices) if is_menu else numbered

    def compose(self) -> ComposeResult:
        """Title, text, list."""
        # How many rows lines take that wrap is known later.
        picture = self._arrange(self.app.size.height - _AROUND, len(self._choices))
        with Vertical(id="box"):
            head = Static(picture, id="head")
            head.display = bool(picture)
            yield head
            yield Label(self._title, id="title", markup=False)
            if self._text:
                yield Static(self._text, id="text", markup=False)
            yield OptionList(*self._options(), id="list", markup=False)
            if self._is_menu:
                yield Label(self._words("screen-menu-keys"), id="hint", markup=False)

    def on_resize(self) -> None:
        """Give the list all the room that the rest leaves."""
        self.query_one("#box").set_class(self._is_menu and self.size.width >= _WIDE, "wide")
        self.call_after_refresh(self._fit)

    def _fit(self) -> None:
        box, options, head = self.query_one("#box"), self.query_one(OptionList), self.query_one("#head", Static)
        others = [child for child in box.children if child not in (head, options)]
        rest = [child.outer_size.height + child.styles.margin.height for child in others]
        before, lines = self._groups, options.virtual_size.height - len(self._groups)
        title = self.query_one("#title", Label)
        room = self.size.height - box.gutter.height - sum(rest) + title.styles.margin.bottom
        # The list comes before a line without anything.
        title.styles.margin = (0, 0, 1 if lines < room else 0, 0)
        room -= title.styles.margin.bottom
        picture = self._arrange(room, lines)
        head.update(picture)
        head.display = bool(picture)
        if self._groups != before:
            here = options.highlighted
            options.clear_options().add_options(self._options())
            options.highlighted = here
        options.styles.max_height = max(3, room - (len(picture.split("\n")) + 1 if picture else 0))

    def _arrange(self, room: int, lines: int) -> Text:
        """In so many rows for so many lines, decide where there are rules; the picture that fits above, or nothing."""
        groups = [word for word in list(self._choices)[1:] if word in _FIRST] if self._is_menu else []
        spare = room - lines - len(groups)
        self._groups = groups if spare >= 0 else []
        tall = next((tall for tall in self._head if tall + 1 <= spare), 0)
        return self._head[tall]() if tall else Text()

    def _options(self) -> Iterator[Option | None]:
        """The lines of the list, with rules between groups."""
        wide = max((cell_len(self._choices[word]) for word in self._lines if word in self._choices), default=0)
        for number, (word, label) in enumerate(self._choices.items(), 1):
            line = _numbered(self._keys.get(word, " ").upper(), label, self._lines.get(word, ""), wide)
            if word in self._groups:
                yield None
            yield Option(line, id=f"choice-{number}")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Return the chosen one."""
        self.dismiss(list(self._choices)[event.option_index])

    def on_key(self, event: events.Key) -> None:
        """Choose the line with that key."""
        pressed = (event.character or "").lower()
        chosen = next((word for word, key in self._keys.items() if key == pressed), "")
        if chosen and pressed != _BESIDE:
            event.stop()
            self.dismiss(chosen)

    @property
    def _beside(self) -> str:
        """The word beside the line at the cursor; "" for none."""
        chosen = list(self._choices)[self.query_one(OptionList).highlighted or 0]
        return next((word for word, of in self._besides.items() if of == chosen), "")

    def action_beside(self) -> None:
        """Return the word beside the line at the cursor, if there is one."""
        if word := self._beside:
            self.dismiss(word)

    def action_beside_or_change(self) -> None:
        """Return the word beside the line at the cursor or, if there is none, choose the line with that key."""
        if word := self._beside or next((word for word, key in self._keys.items() if key == _BESIDE), ""):
            self.dismiss(word)

    def action_back(self) -> None:
        """Return nothing; in a menu, go to its last line first."""
        options, last = self.query_one(OptionList), len(self._choices) - 1
        if self._is_menu and options.highlighted != last:
            options.highlighted = last
        else:
            self.dismiss(None)

    def action_close(self) -> None:
        """Return nothing."""
        self.dismiss(None)

    def action_keys(self) -> None:
        """Show all keys."""
        text = self._words("screen-menu-help" if self._is_menu else "screen-choice-help")
        self.app.push_screen(TextScreen(self._words, self._words("screen-help"), text))


def _numbered(number: str, label: str, more: str, wide: int) -> Table:
    """A line with its number and, beside the `wide` labels, whatever `more` to say; long text wraps below its start."""
    line = Table.grid(padding=(0, 2, 0, 0))
    if wide > _MOST_BESIDE:
        line.add_row(number, Text.assemble(label, *([("\n" + more, "dim")] if more else [])))
        return line
    if more:
        line.add_column()
        line.add_column(min_width=max(_LABELS, wide))
    line.add_row(number, Text(label), *([Text(more, style="dim")] if more else []))
    return line


class TextScreen(Page[None]):
    """A text to read."""

    AUTO_FOCUS = "#scroll"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f10,ctrl+q,q,enter,tab", "close")]

    def __init__(self, words: Words, title: str, text: str, *, at_end: bool = False, style: str = "") -> None:
        """The text under a title; `at_end` shows its end first, and `style` is a class of the style sheet."""
        super().__init__()
        self._words, self._title, self._text, self._at_end = words, title, text, at_end
        self._style = style

    def on_mount(self) -> None:
        """Scroll to where the reader wants to begin."""
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
