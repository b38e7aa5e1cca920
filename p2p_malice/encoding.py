"""Replaces characters that a terminal or a file can't encode with similar ones."""

import codecs
import sys
import unicodedata
from collections.abc import Callable
from io import TextIOWrapper

_ALIKE = str.maketrans(
    {
        **dict.fromkeys("·•∙–—−─━═╌┄", "-"),
        **dict.fromkeys("│┃║▏▎▍▌▐▕", "|"),
        **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯┏┓┗┛┣┫┳┻╋╔╗╚╝╠╣╦╩╬", "+"),
        **dict.fromkeys("‘’‚′", "'"),
        **dict.fromkeys("“”„″«»", '"'),
        **dict.fromkeys("█▀▄■▓▒🟩🟨⬜", "#"),
        **dict.fromkeys("▶►▸→⟶›", ">"),
        **dict.fromkeys("◀◄◂←‹", "<"),
        **dict.fromkeys("▲▴↑", "^"),
        **dict.fromkeys("▼▾↓", "v"),
        **dict.fromkeys("○◌◐◦Øø☐", "o"),
        **dict.fromkeys("●★⭐", "*"),
        **dict.fromkeys("✓✔×☑", "x"),
        "Ł": "L",
        "ł": "l",
        "♠": "s",
        "♥": "h",
        "♦": "d",
        "♣": "c",
        "ß": "s",
        "…": ".",
        "±": "+",
    }
)
_LONGER = str.maketrans({"…": "...", "ß": "ss", "→": "->", "±": "+-", "←": "<-"})


def fit() -> None:
    """From now on, write whatever stdout and stderr can't encode as something that they can.

    Lines go to stdout and may get longer. stderr has the full screen, where everything keeps its width.
    """
    for stream, fitting in ((sys.stdout, _in_line), (sys.stderr, _on_screen)):
        if isinstance(stream, TextIOWrapper):
            name = f"p2p-malice{fitting.__name__}"
            codecs.register_error(name, _replacing(fitting))
            stream.reconfigure(errors=name)


def _replacing(fitting: Callable[[str], str]) -> Callable[[UnicodeError], tuple[str, int]]:
    def replace(error: UnicodeError) -> tuple[str, int]:
        if not isinstance(error, UnicodeEncodeError):
            raise error
        return "".join(map(fitting, error.object[error.start : error.end])), error.end

    return replace


def _in_line(char: str) -> str:
    return _ascii(char.translate(_LONGER))


def _on_screen(char: str) -> str:
    plain = _ascii(char)
    return plain[:1] * (2 if unicodedata.east_asian_width(char) in "WF" else 1)


def _ascii(text: str) -> str:
    """Letters without their accents, and a question mark for anything without a likeness."""
    plain = unicodedata.normalize("NFKD", text.translate(_ALIKE)).translate(_ALIKE)
    return "".join(char if char.isascii() else "?" for char in plain if not unicodedata.combining(char))
