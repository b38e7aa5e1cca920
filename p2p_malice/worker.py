"""WORKER: the program inside a page. Its menu, its flows and its tables are run by a browser's Python (Pyodide).

What a browser does, such as showing cards and keeping files, is on the other side: texts go there and come from there,
as they do over the WebSocket of a page that is served (`web.messages`).
"""

import asyncio
import importlib
from collections.abc import Callable

from p2p_malice.commands.menu import Menu
from p2p_malice.errors import SettingsError
from p2p_malice.games.books import BOOKS
from p2p_malice.games.registry import GAMES
from p2p_malice.link.nowhere import Nowhere
from p2p_malice.play.means import Means
from p2p_malice.store import settings
from p2p_malice.store.saves import SavesFolder
from p2p_malice.store.settings import Settings
from p2p_malice.web.face import PageFace
from p2p_malice.web.hub import Hub
from p2p_malice.words.catalogue import Words, load

_LATER = ("commands.host", "commands.learn", "play.joining", "play.resuming", "play.watching")
"""Modules that the program only imports when it needs them."""


class _Port:
    """The page, as the hub knows it."""

    def __init__(self, post: Callable[[str], None]) -> None:
        self._post = post

    async def send_str(self, data: str) -> None:
        self._post(data)


_WORDS = load(**{name: book.words for name, book in BOOKS.items()})


def warm() -> None:
    """Import what the program would import later, so that a snapshot of this Python has all of it."""
    for name in _LATER:
        importlib.import_module(f"p2p_malice.{name}")


def begin(post: Callable[[str], None], failed: Callable[[], None]) -> Callable[[str], None]:
    """Run the program for a page, which is told by `post`; what is given back takes what the page says.

    The program never ends by itself: if it does all the same, `failed` is called.
    """
    hub, page = Hub(), _Port(post)
    running = asyncio.ensure_future(_run(hub, page, _WORDS))
    running.add_done_callback(lambda _: failed())
    tasks = {running}

    def hear(text: str) -> None:
        hearing = asyncio.ensure_future(hub.hear(page, text))
        tasks.add(hearing)
        hearing.add_done_callback(tasks.discard)

    return hear


async def _run(hub: Hub, page: _Port, words: Words) -> None:
    def means_of(chosen: Settings) -> Means:
        return Means(Nowhere(), SavesFolder(), GAMES, chosen.game_url, chosen.project_url, words)

    await hub.let_in(page)
    async with PageFace(hub, words) as face:
        while True:
            chosen = _settings()
            await Menu(face, words, chosen, chosen.name or "Player", means_of).show()


def _settings() -> Settings:
    """What was chosen in this browser; the usual ones if that can't be read, for nobody could mend the file."""
    try:
        return settings.load()
    except SettingsError:
        return Settings()
