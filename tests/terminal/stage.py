"""A full screen without a terminal: an application that runs one coroutine with a face, and what it shows."""

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

from textual import events
from textual.pilot import Pilot

from p2p_malice.terminal.app import TerminalApp
from p2p_malice.terminal.face import ScreenFace
from p2p_malice.terminal.look import Look
from p2p_malice.words.catalogue import Words
from scripts.snapshots import shown
from tests.helpers import WORDS

QUICK = Look(pause=0, copies=False, autoplay=False)


class Stage:
    """The application and the face that it was given."""

    def __init__(self, app: TerminalApp, face: ScreenFace, pilot: Pilot[int]) -> None:
        """What the test acts on."""
        self.app, self.face, self.pilot = app, face, pilot

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
    action: Callable[[ScreenFace], Awaitable[object]],
    size: tuple[int, int] = (80, 24),
    look: Look = QUICK,
    words: Words = WORDS,
) -> AsyncIterator[Stage]:
    """Run the action at a face until the block is left."""
    faces: list[ScreenFace] = []

    async def main(app: TerminalApp) -> int:
        faces.append(ScreenFace(app, words, look))
        await action(faces[0])
        return 0

    app = TerminalApp(main, look.theme, words)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        on_stage = Stage(app, faces[0], pilot)
        await on_stage.settle()
        yield on_stage
