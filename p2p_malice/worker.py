"""The program inside a page: its menu, flows and tables, run by a browser's Python (Pyodide).

What a browser does, such as showing cards and keeping files, is on the other side. Texts go back and forth as they do
over the WebSocket of a served page (`web.messages`).
"""

import asyncio
import contextlib
import importlib
from collections.abc import Callable

from p2p_malice.commands.menu import Menu
from p2p_malice.courier.browser import BrowserCourier
from p2p_malice.errors import SettingsError, StoreError
from p2p_malice.flows.replays.recording import heard_games
from p2p_malice.flows.services import Services
from p2p_malice.games.registry import GAMES
from p2p_malice.games.rule_books import BOOKS
from p2p_malice.history.seen_game import text_of_seen
from p2p_malice.link.browser import Browser
from p2p_malice.protocol.sanitize import MAX_NAME, clean
from p2p_malice.store import settings
from p2p_malice.store.saves_folder import SavesFolder
from p2p_malice.store.settings import Settings
from p2p_malice.web.page_session import PageSession
from p2p_malice.web.ui import PageInterface
from p2p_malice.words.catalogue import ENGLISH, Words, load, read_text

_LATER = (
    *("commands.deals", "commands.host", "commands.learn", "commands.puzzle"),
    *("flows.playing.joining", "flows.replays.profile", "flows.playing.resume_game", "flows.replays.spectating"),
)
"""Modules that the program imports only when it needs them."""


class _Port:
    """The page, as the session sees it."""

    def __init__(self, post: Callable[[str], None]) -> None:
        self._post = post

    async def send_str(self, data: str) -> None:
        self._post(data)


_WORDS = load(**{name: book.words for name, book in BOOKS.items()})


def warm() -> None:
    """Import what the program would import later, so that a snapshot of this Python has all of it."""
    for name in _LATER:
        importlib.import_module(f"p2p_malice.{name}")


class Program:
    """The program of a page."""

    def __init__(
        self,
        post: Callable[[str], None],
        ask: Callable[[int, str, str], None],
        address: str,
        courier: str,
        ticket: str,
        words: Words,
        *,
        asks_servers: bool,
        called: str = "",
    ) -> None:
        """`post` sends texts to the page, and `ask` asks its peer connections for something, or it as a courier.

        See `link.browser` and `courier.browser`. `address` is where friends find the guests' page; `courier` is where
        the site's courier is, "" for none. With a `ticket`, the page had a table before it was loaded again.
        `called` is the name under which somebody was a guest in this browser, "" for none.
        """
        self._words = words
        self._session, self._page = PageSession(), _Port(post)
        self._links = Browser(ask, asks_servers=asks_servers, has_courier=bool(courier), ticket=ticket)
        self._courier = BrowserCourier(courier, ask) if courier else None
        self._called = clean(called, MAX_NAME)
        self._goes_on = bool(ticket)
        self._address = address
        self._hearing: set[asyncio.Future[None]] = set()

    def hear(self, text: str) -> None:
        """Process what the page says."""
        hearing = asyncio.ensure_future(self._session.hear(self._page, text))
        self._hearing.add(hearing)
        hearing.add_done_callback(self._hearing.discard)

    def note(self, number: int, what: str, text: str) -> None:
        """Process what the page says about a peer connection, or below zero, about an invitation with the courier."""
        if number >= 0:
            self._links.note(number, what, text)
        elif self._courier:
            self._courier.note(number, what, text)

    def take_in(self, heard: str) -> bool:
        """Keep the games that this browser has heard as a guest, in lines as in `heard_games`; True if that worked."""
        saves = SavesFolder()
        try:
            known = {game.id for game in saves.history().all}
            for game, seen in heard_games(heard, GAMES):
                if game.id not in known:
                    saves.keep_played([game])
                    if not game.is_watched:
                        saves.keep_seen(game.id, text_of_seen(seen))
        except StoreError:
            return False
        return True

    async def run(self) -> None:
        """Show the menu for as long as there's a page."""
        self._keep_name()
        await self._session.let_in(self._page)
        async with PageInterface(self._session, self._words) as ui:
            while True:
                chosen = _settings()
                name = chosen.name or "Player"
                menu = Menu(ui, self._words, chosen, name, self._services_of, is_named=bool(chosen.name))
                goes_on, self._goes_on = self._goes_on, False
                await menu.show(goes_on=goes_on)

    def _keep_name(self) -> None:
        """Call the player here as they were called as a guest, if they have chosen no name."""
        if self._called and not _settings().name:
            with contextlib.suppress(SettingsError, StoreError):
                settings.keep_name(self._called)

    def _services_of(self, chosen: Settings) -> Services:
        saves, url, courier = SavesFolder(), chosen.project_url, self._courier
        common = self._links, saves, GAMES, self._address, url, self._words, courier
        return Services(*common, chosen.thinking, chosen.rules)


_running: set[asyncio.Future[None]] = set()


def begin(
    post: Callable[[str], None],
    ask: Callable[[int, str, str], None],
    failed: Callable[[], None],
    address: str,
    courier: str,
    ticket: str,
    asks_servers: bool,
    language: str = ENGLISH,
    said: str = "",
    called: str = "",
) -> Program:
    """Run the program for a page; see `Program`. In another `language`, what is `said` has all of its words.

    The program should never end by itself; if it does, `failed` is called.
    """
    words = read_text(language, said) if said else _WORDS
    program = Program(post, ask, address, courier, ticket, words, asks_servers=asks_servers, called=called)
    running = asyncio.ensure_future(program.run())
    running.add_done_callback(lambda _: failed())
    _running.add(running)
    return program


def _settings() -> Settings:
    """The settings chosen in this browser; the defaults if they can't be read, since nobody could repair the file."""
    try:
        return settings.load()
    except SettingsError:
        return Settings()
