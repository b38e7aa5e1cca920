"""Opening WhatsApp."""

import webbrowser
from urllib.parse import parse_qs, urlsplit

import pytest

from p2p_malice.invite.whatsapp import open_chat, share_link

MESSAGE = "Asha & Ben: play? 100 %\n\nhttps://example.org/p#MDW1-6CG+"


class FakeBrowser(webbrowser.BaseBrowser):
    """Notes what it was asked to open."""

    def __init__(self, name: str = "firefox", works: bool = True) -> None:
        super().__init__(name)
        self.works = works
        self.opened: list[str] = []

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        """Open nothing."""
        self.opened.append(url)
        return self.works


def test_message_survives_the_link() -> None:
    """What WhatsApp reads out of the link is the message, its # and & included."""
    link = urlsplit(share_link(MESSAGE))

    assert (link.netloc, link.fragment) == ("wa.me", "")
    assert parse_qs(link.query) == {"text": [MESSAGE]}


def test_hash_is_encoded() -> None:
    """The # before a code must not become the link's own."""
    assert "%23MDW1-6CG" in share_link(MESSAGE)


@pytest.mark.parametrize("works", [True, False])
def test_browser_opens_the_link(monkeypatch: pytest.MonkeyPatch, works: bool) -> None:
    """The person's browser is asked for the link, and its answer is passed on."""
    browser = FakeBrowser(works=works)
    monkeypatch.setattr(webbrowser, "get", lambda: browser)

    assert open_chat(MESSAGE) is works
    assert browser.opened == [share_link(MESSAGE)]


def test_browser_in_the_terminal_is_not_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text browser would take over the terminal in which the game runs."""
    browser = FakeBrowser("/usr/bin/w3m")
    monkeypatch.setattr(webbrowser, "get", lambda: browser)

    assert not open_chat(MESSAGE)
    assert not browser.opened


def test_missing_browser_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any browser the answer is no."""

    def get() -> webbrowser.BaseBrowser:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", get)

    assert not open_chat(MESSAGE)
