"""Running a command at a full screen."""

import os
import sys
from collections.abc import Awaitable, Callable

from p2p_malice import event_loop
from p2p_malice.errors import MaliceError
from p2p_malice.terminal.appearance import Appearance
from p2p_malice.terminal.screens import TextScreen
from p2p_malice.terminal.terminal_app import INTERRUPTED, TerminalApp
from p2p_malice.terminal.ui import ScreenInterface
from p2p_malice.ui.explanations import Explainer
from p2p_malice.words.catalogue import Words


def run(
    command: Callable[[ScreenInterface], Awaitable[int]],
    words: Words,
    appearance: Appearance,
    explainer: Explainer | None = None,
) -> int:
    """Run the command at a full screen; return its exit status. Raises what it raises, after cleaning up."""

    partings: list[str] = []

    async def main(app: TerminalApp) -> int:
        ui = ScreenInterface(app, words, appearance, explainer)
        try:
            return await command(ui)
        except MaliceError as error:
            await app.ask(TextScreen(words, words("screen-failed"), words.error(error)))
            return error.exit_status
        finally:
            if ui.desk and app.status == INTERRUPTED:
                ui.desk.part()
            if ui.parting:
                partings.append(ui.parting)
            await ui.clear()

    # The terminal knows its size. What a shell exports may belong to another one, and doesn't change with this one.
    for size in ("COLUMNS", "LINES"):
        os.environ.pop(size, None)
    app = TerminalApp(main, appearance.theme, words)
    event_loop.run(app.run_async())
    if app.failure:
        raise app.failure
    for parting in partings:
        sys.stdout.write(parting + "\n")
    return app.status
