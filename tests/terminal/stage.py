"""A full screen without a terminal: an application that runs one coroutine with a user interface, and what it shows."""

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

from textual import events
from textual.pilot import Pilot

from p2p_malice.terminal.appearance import Appearance
from p2p_malice.terminal.terminal_app import TerminalApp
from p2p_malice.terminal.ui import ScreenInterface
from p2p_malice.words.catalogue import Words
from scripts.write.snapshots import shown
from tests.helpers import WORDS

QUICK = Appearance(pause=0, copies=False, autoplay=False)


class Stage:
    """The application and the user interface that it was given."""

    def __init__(self, app: TerminalApp, ui: ScreenInterface, pilot: Pilot[int]) -> None:
        """What the test acts on."""
        self.app, self.ui, self.pilot = app, ui, pilot

    @property
    def text(self) -> str:
        """What is shown."""
        return shown(self.app)

    async def settle(self) -> None:
        """Let everything that waits be done, and what came of it be painted."""
        for _ in range(3):
            await self.pilot.pause()
        if self.app.failure:
            raise self.app.failure

    async def press(self, *keys: str) -> str:
        """Press keys; what is shown then."""
        await self.pilot.press(*keys)
        await self.settle()
        return self.text

    async def paste(self, text: str) -> str:
        """Paste as a terminal does; what is shown then."""
        self.app.post_message(events.Paste(text))
        await self.settle()
        return self.text


@contextlib.asynccontextmanager
async def stage(
    action: Callable[[ScreenInterface], Awaitable[object]],
    size: tuple[int, int] = (80, 24),
    appearance: Appearance = QUICK,
    words: Words = WORDS,
) -> AsyncIterator[Stage]:
    """Run the action at a user interface until the block is left."""
    shown: list[ScreenInterface] = []

    async def main(app: TerminalApp) -> int:
        shown.append(ScreenInterface(app, words, appearance))
        await action(shown[0])
        return 0

    app = TerminalApp(main, appearance.theme, words)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        on_stage = Stage(app, shown[0], pilot)
        await on_stage.settle()
        yield on_stage
