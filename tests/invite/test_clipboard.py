"""The clipboard, and what is said when it does not work."""

from threading import Event

import pyperclip
import pytest

from p2p_malice.errors import ClipboardError
from p2p_malice.invite import clipboard


class FakeClipboard:
    """A clipboard that holds a text."""

    text = ""

    def copy(self, text: str) -> None:
        """Hold the text."""
        self.text = text

    def paste(self) -> str:
        """The text held."""
        return self.text


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> FakeClipboard:
    """A clipboard in place of the real one."""
    fake = FakeClipboard()
    monkeypatch.setattr(pyperclip, "copy", fake.copy)
    monkeypatch.setattr(pyperclip, "paste", fake.paste)
    return fake


def test_text_is_copied(fake: FakeClipboard) -> None:
    """A copied text is in the clipboard."""
    clipboard.copy("MDW1-6CG")

    assert fake.text == "MDW1-6CG"


@pytest.mark.usefixtures("fake")
def test_line_ends_of_windows_are_the_same_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clipboard that changes the line ends has taken the text."""
    monkeypatch.setattr(pyperclip, "paste", lambda: "a\r\nb")

    clipboard.copy("a\nb")


@pytest.mark.usefixtures("fake")
def test_copied_is_never_said_of_another_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clipboard that gives back another text has not taken this one."""
    monkeypatch.setattr(pyperclip, "paste", lambda: "what was there before")

    with pytest.raises(ClipboardError, match="clipboard_unwilling"):
        clipboard.copy("MDW1-6CG")


@pytest.mark.usefixtures("fake")
@pytest.mark.parametrize("name", ["copy", "paste"])
@pytest.mark.parametrize("error", [pyperclip.PyperclipException("no mechanism"), FileNotFoundError("xclip")])
def test_missing_clipboard_is_explained(monkeypatch: pytest.MonkeyPatch, name: str, error: Exception) -> None:
    """Without a clipboard the person is told where the code is."""

    def fail(*_text: str) -> str:
        raise error

    monkeypatch.setattr(pyperclip, name, fail)

    with pytest.raises(ClipboardError, match="clipboard"):
        clipboard.copy("MDW1-6CG")


@pytest.mark.usefixtures("fake")
@pytest.mark.parametrize("name", ["copy", "paste"])
def test_hanging_clipboard_is_left_behind(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """A clipboard that never answers doesn't keep the person waiting."""
    released = Event()
    monkeypatch.setattr(pyperclip, name, lambda *_text: released.wait())
    monkeypatch.setattr(clipboard, "TIME_LIMIT", 0.01)

    with pytest.raises(ClipboardError, match="clipboard_silent"):
        clipboard.copy("MDW1-6CG")
    released.set()
