"""Opening WhatsApp with a message filled in. The person chooses the friend and sends."""

import webbrowser
from pathlib import PurePath
from urllib.parse import quote

_IN_THE_TERMINAL = frozenset({"www-browser", "links", "elinks", "lynx", "w3m"})
"""Browsers that would take over the terminal in which the game runs."""


def share_link(message: str) -> str:
    """The address that opens WhatsApp with `message` filled in, on a phone and on a computer alike."""
    return f"https://wa.me/?text={quote(message, safe='')}"


def open_chat(message: str) -> bool:
    """Open WhatsApp with `message` filled in, in the person's browser; whether that was done. It may take seconds."""
    try:
        browser = webbrowser.get()
        if PurePath(browser.name).name in _IN_THE_TERMINAL:
            return False
        return browser.open(share_link(message))
    except (webbrowser.Error, OSError):
        return False
