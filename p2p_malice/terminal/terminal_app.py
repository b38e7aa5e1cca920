"""The application that fills the terminal: it runs one coroutine, which shows screens and awaits their results."""

import asyncio
import contextlib
import signal
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, ClassVar, TypeVar

from rich.color import ColorSystem
from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import LineFilter
from textual.screen import Screen
from textual.theme import Theme
from textual.widgets import Input, TextArea
from textual.widgets.text_area import Selection

from p2p_malice.event_loop import ENDING
from p2p_malice.terminal.colours import THEMES
from p2p_malice.terminal.contrast import DEPTHS, Readable
from p2p_malice.terminal.sighup import HUNG_UP, watch
from p2p_malice.words.catalogue import Words

T = TypeVar("T")

INTERRUPTED = 130
"""The exit status after Ctrl-C."""

_COLOURS = {
    "dark": ("#0b3d2e", "#06261c", "#dfeee6", "#ffd54a", "#ffb347", "#7fe0a8", "#ffb3a0"),
    "light": ("#e3f0e8", "#c7dfd2", "#12352a", "#7a4a00", "#8a4a00", "#0f6b2f", "#a01020"),
    "contrast": ("#000000", "#000000", "#ffffff", "#ffff00", "#ffff00", "#80ff80", "#ff8080"),
}
_VARIABLES = ("felt", "bar", "ink", "heading", "keys", "good", "bad")


def _theme(look: str) -> Theme:
    """The colours of what Textual draws by itself: cursors, bars, buttons."""
    felt, bar, ink, heading, _, good, bad = _COLOURS[look]
    bars = {"scrollbar": THEMES[look]["rule"], "scrollbar-background": bar}
    return Theme(
        name=look,
        primary=heading,
        success=good,
        error=bad,
        foreground=ink,
        background=felt,
        surface=bar,
        panel=felt,
        dark=look != "light",
        variables=bars | {"scrollbar-hover": heading, "scrollbar-active": heading},
    )


class TerminalApp(App[int], inherit_bindings=False):
    """Runs `main` and exits with its status."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "copy_or_end", priority=True),
        Binding("ctrl+z", "suspend_process", priority=True),
    ]
    CSS = """
    Screen { background: $felt; color: $ink; }
    Widget { scrollbar-size-vertical: 1; }
    ModalScreen { align: center middle; }
    #box { width: 76; max-width: 100%; height: auto; max-height: 100%; padding: 1 2; background: $bar; }
    #box.wide { width: 94; }
    #head { width: 100%; text-align: center; margin-bottom: 1; }
    #page { width: 84; max-width: 100%; height: 100%; padding: 0 2; background: $bar; }
    #title { text-style: bold; color: $heading; width: 100%; margin-bottom: 1; }
    #text { margin-bottom: 1; }
    #list { height: auto; max-height: 16; border: none; background: $bar; background-tint: $bar 0%; }
    #list .option-list--separator { color: $scrollbar; }
    #scroll { height: 1fr; }
    .qr { background: #ffffff; color: #000000; width: auto; }
    #hint, #keys { color: $keys; width: 100%; }
    .field { height: auto; margin-bottom: 1; }
    .field.seat { margin-bottom: 0; }
    SeatRows { height: auto; margin-bottom: 1; }
    SeatRows .field { margin-bottom: 0; }
    .label { width: 26; padding-right: 2; }
    .value { width: 1fr; height: auto; }
    .field Input, .field Value { width: 1fr; height: auto; }
    .field Input { background: $felt; }
    .label.seat { text-align: right; width: 6; }
    .field Value { link-style: none; link-background-hover: $felt; link-color-hover: $ink; border-left: blank; }
    .field Value:focus { color: $heading; border-left: thick $heading; }
    .about { padding-left: 1; }
    .about { height: auto; color: $keys; }
    #more { color: $heading; margin-bottom: 1; }
    #note { height: auto; color: $heading; }
    #problem { height: auto; min-height: 2; max-height: 6; color: $good; }
    #problem.bad { color: $bad; }
    #buttons { height: auto; }
    #buttons Button { margin-right: 2; }
    CodeScreen { padding: 0 1; }
    CodeScreen { align-horizontal: center; }
    CodeScreen #column { max-width: 100; height: 100%; }
    CodeScreen #title { margin-bottom: 0; }
    CodeScreen #offer { height: auto; max-height: 10; background: $bar; padding: 0 1; }
    CodeScreen #wanted { width: 100%; margin-top: 1; }
    CodeScreen #box { width: 100%; height: 3; padding: 0 1; background: $bar; color: $ink; }
    CodeScreen #problem { min-height: 0; }
    CodeScreen #status { width: 100%; text-style: bold; color: $heading; margin-top: 1; }
    CodeScreen #talk { height: 1fr; }
    CodeScreen #news { color: $ink; }
    """

    def __init__(self, main: "Callable[[TerminalApp], Awaitable[int]]", theme: str, words: Words) -> None:
        """`main` is given the application; `theme` is one of `colours.THEMES`."""
        self._words = words
        self._appearance = theme
        self._readable: Readable | None = None
        super().__init__()
        self._main = main
        for look in _COLOURS:
            self.register_theme(_theme(look))
        self.theme = theme
        self.status = 0
        self.failure: BaseException | None = None

    def on_mount(self) -> None:
        """Start."""
        self.title = self._words("game")
        # Whoever kills this program from outside should get the terminal back as it was.
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
            for ending in ENDING:
                if signal.getsignal(ending) is not signal.SIG_IGN:
                    asyncio.get_running_loop().add_signal_handler(ending, self.action_end, 128 + ending)
        watch(partial(asyncio.get_running_loop().call_soon_threadsafe, self.action_end, HUNG_UP))
        self.run_worker(self._run(), exit_on_error=False)

    def action_end(self, status: int) -> None:
        """End now."""
        self.status = status
        self.exit(status)

    def action_copy_or_end(self) -> None:
        """Copy the selection; end if nothing is selected."""
        box = self.focused if isinstance(self.focused, Input | TextArea) else None
        text = (box.selected_text if box else "") or self.screen.get_selected_text()
        if not text:
            self.action_end(INTERRUPTED)
            return
        self.copy_to_clipboard(text)
        self.screen.clear_selection()
        if isinstance(box, TextArea):
            box.selection = Selection.cursor(box.cursor_location)
        elif box:
            box.cursor_position = box.cursor_position

    async def _run(self) -> None:
        try:
            self.status = await self._main(self)
        except asyncio.CancelledError:
            raise
        except BaseException as error:  # noqa: BLE001  (reported by the caller, once the terminal is free)
            self.failure = error
        self.exit(self.status)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Make sure everything painted is legible, however few colours the terminal has."""
        depth = DEPTHS.get(self.console.color_system or "", ColorSystem.TRUECOLOR)
        now = self._readable
        if now is None or (now.depth, now.theme) != (depth, self._appearance):
            self._readable = now = Readable(depth, self._appearance)
        return [*super().get_line_filters(), now]

    def set_look(self, theme: str) -> None:
        """Switch to another theme."""
        self._appearance = theme
        self.theme = theme
        self.refresh_css(animate=False)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The colours that the style sheet names."""
        return dict(zip(_VARIABLES, _COLOURS[self._appearance], strict=True))

    async def ask(self, screen: Screen[T]) -> T | None:
        """Show a screen on top of the others until it is left; return its result."""
        result: asyncio.Future[T | None] = asyncio.get_running_loop().create_future()

        def take(value: Any) -> None:
            if not result.done():
                result.set_result(value)

        await self.push_screen(screen, take)
        try:
            return await result
        finally:
            if screen in self.screen_stack and not result.done():
                await self.hide(screen)

    async def show(self, screen: Screen[Any]) -> None:
        """Make sure that this screen is above all those that don't ask anything."""
        if screen in self.screen_stack:
            return
        await self.push_screen(screen)

    async def hide(self, screen: Screen[Any]) -> None:
        """Remove the screen, even if the caller is cancelled meanwhile, which would upset Textual."""
        await asyncio.shield(asyncio.create_task(self._hide(screen)))

    async def _hide(self, screen: Screen[Any]) -> None:
        if screen in self.screen_stack:
            while self.screen is not screen:
                await self.pop_screen()
            await self.pop_screen()
