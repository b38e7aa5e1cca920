"""`web`: the table in a browser on this machine."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from p2p_malice.cancellation import first_of
from p2p_malice.errors import SettingsError
from p2p_malice.invite.whatsapp import open_page
from p2p_malice.store.files import data_folder
from p2p_malice.ui.contract import Quit, UserInterface
from p2p_malice.ui.news import News, NoBrowser, PageAt
from p2p_malice.web.server import DOOR, ServedSession, serving
from p2p_malice.web.ui import PageInterface
from p2p_malice.words.catalogue import Words

ShowMenu = Callable[[UserInterface], Awaitable[int]]
"""Shows the menu in a user interface until somebody leaves it."""


async def serve_page(
    words: Words, show_menu: ShowMenu, tell: Callable[[str], Awaitable[None]], *, port: int = 0, opens: bool = True
) -> None:
    """Serve the page to this machine and open it, until cancelled; `tell` gets the address and how to stop.

    Raises `SettingsError` if it can't be served at that port.
    """

    async def tell_news(news: News) -> None:
        await tell(words.said(news.saying))

    await _serve(words, show_menu, tell_news, "Ctrl-C", port, opens=opens)


async def open_in_browser(ui: UserInterface, words: Words, show_menu: ShowMenu) -> None:
    """Serve the page until the person at `ui` has had enough."""
    async with first_of(_serve(words, show_menu, ui.tell, "Esc", 0, opens=True), _until_quit(ui)) as (serving, _):
        if serving.done():
            serving.result()


async def _until_quit(ui: UserInterface) -> None:
    while not isinstance(await ui.wish(None), Quit):
        pass


async def _serve(
    words: Words, show_menu: ShowMenu, tell: Callable[[News], Awaitable[None]], ends: str, port: int, *, opens: bool
) -> None:
    session = ServedSession(words)
    async with contextlib.AsyncExitStack() as stack:
        try:
            address = await stack.enter_async_context(serving(session, port))
        except OSError as error:
            raise SettingsError("page_port", port=str(port), why=error.strerror or str(error)) from None
        await tell(PageAt(address, ends))
        # A browser redirected here by a file counts as coming from another site; only that path is open to it.
        door = address.replace("/#", f"{DOOR}#")
        if opens and not await asyncio.to_thread(open_page, door, data_folder()):
            await tell(NoBrowser())
        ui = await stack.enter_async_context(PageInterface(session, words))
        while True:
            await show_menu(ui)
