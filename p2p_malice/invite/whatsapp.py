"""Opening WhatsApp with a message filled in. The person chooses the friend and sends."""

import webbrowser
from pathlib import PurePath
from urllib.parse import quote

_IN_THE_TERMINAL = frozenset({"www-browser", "links", "elinks", "lynx", "w3m"})
"""Browsers that would take over the terminal in which the game runs."""


def share_link(message: str) -> str:
    """The address that opens WhatsApp with `message` filled in, on a phone and on a computer alike."""
    return f"https://wa.me/?text={quote(message, safe='')}"


def browser_name() -> str | None:
    """The browser that would be opened, None where there is none but such as need the terminal."""
    try:
        name = PurePath(webbrowser.get().name).name
    except (webbrowser.Error, OSError):
        return None
    return None if name in _IN_THE_TERMINAL else name


def open_chat(message: str) -> bool:
    """Open WhatsApp with `message` filled in, in the person's browser; whether that was done. It may take seconds."""
    return open_page(share_link(message))


def open_page(address: str) -> bool:
    """Open an address in the person's browser; whether that was done. It may take seconds."""
    try:
        return browser_name() is not None and webbrowser.get().open(address)
    except (webbrowser.Error, OSError):
        return False
