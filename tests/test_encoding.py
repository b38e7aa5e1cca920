"""What stands in place of characters that a terminal can't encode."""

import io
import sys

import pytest

from p2p_malice import encoding
from p2p_malice.words.catalogue import ENGLISH, read_files


def written(text: str, to: str, monkeypatch: pytest.MonkeyPatch, stream: str = "stdout") -> str:
    """What a terminal of that encoding gets of `text`."""
    file = io.BytesIO()
    monkeypatch.setattr(sys, stream, io.TextIOWrapper(file, encoding=to, errors="backslashreplace"))
    encoding.fit()
    getattr(sys, stream).write(text)
    getattr(sys, stream).flush()
    return file.getvalue().decode(to)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("mdw · game 2", "mdw - game 2"),
        ("Preparing your code …", "Preparing your code ..."),
        ("10♠ “Hi” – you’re", '10s "Hi" - you\'re'),
        ("Jürgen, Zoë, Łukasz, 李", "Jurgen, Zoe, Lukasz, ?"),
        ("€", "?"),
    ],
)
def test_a_line_in_ascii_has_what_looks_alike(text: str, shown: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No escapes such as `\\xb7`, and no crash."""
    assert written(text, "ascii", monkeypatch) == shown


def test_what_can_be_encoded_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Latin 1 has the dot and the accent, but no ellipsis."""
    assert written("é · …", "latin-1", monkeypatch) == "é · ..."
    assert written("é · …", "utf-8", monkeypatch) == "é · …"


def test_a_screen_keeps_its_widths(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each character there has its place."""
    assert written("│ Tom… · → ß 李 ﬁ │", "ascii", monkeypatch, "stderr") == "| Tom. - > s ?? f |"


def test_every_sentence_can_be_read_in_ascii(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the catalogue has, something looks like it."""
    texts = [*read_files(ENGLISH).values(), *read_files(ENGLISH, "p2p_malice.games.malice").values()]
    odd = {char for text in texts for char in text if ord(char) > 127}

    assert "·" in odd
    assert "?" not in written("".join(sorted(odd)), "ascii", monkeypatch)
