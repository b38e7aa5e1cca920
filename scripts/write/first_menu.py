"""Write what a page shows somebody new while its program loads: `python scripts/write/first_menu.py`.

It is the menu of the program in the page, in each language, by what the page is told of it (`web.messages`).
"""

import asyncio
import json
import os
import tempfile
from datetime import date
from pathlib import Path
from unittest.mock import patch

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.commands.menu import Menu
from p2p_malice.flows.services import Services
from p2p_malice.games.registry import GAMES
from p2p_malice.games.rule_books import BOOKS
from p2p_malice.link.browser import Browser
from p2p_malice.store.saves_folder import SavesFolder
from p2p_malice.store.settings import Settings
from p2p_malice.web.page_session import PageSession
from p2p_malice.web.ui import PageInterface
from p2p_malice.words.catalogue import LANGUAGES, load
from scripts import environment

FILE = environment.ROOT / "p2p_malice/web/static/host/first-menu.json"


class _Page:
    """Hears what a page is told."""

    def __init__(self) -> None:
        self.menu = asyncio.get_running_loop().create_future()

    async def send_str(self, data: str) -> None:
        """Remember the menu."""
        body = json.loads(data)
        if body["kind"] == "menu":
            self.menu.set_result(body)


async def first_menu(language: str) -> dict[str, object]:
    """What the page is told in that language by a program that was never used."""
    words, session = load(language, **{name: book.words for name, book in BOOKS.items()}), PageSession()
    page = _Page()
    await session.let_in(page)
    links = Browser(lambda *_: None, asks_servers=False, has_courier=True, ticket="")

    def services(_settings: Settings) -> Services:
        return Services(links, SavesFolder(), GAMES, "https://example/", words=words)

    async with PageInterface(session, words) as ui:
        menu = Menu(ui, words, Settings(), "Player", services, is_named=False, today=lambda: date(2026, 11, 29))
        showing = asyncio.create_task(menu.show())
        menu_told: dict[str, object] = await page.menu
        await cancel_and_wait(showing)
    return menu_told


def text() -> str:
    """The whole file."""
    with tempfile.TemporaryDirectory() as home:
        folders = {name: str(Path(home) / name) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME")}
        with patch.dict(os.environ, folders):
            menus = {language: asyncio.run(first_menu(language)) for language in LANGUAGES}
    return f"{json.dumps(menus, ensure_ascii=False, indent=1)}\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
