"""Cleaning of words that come from outside, before any screen, file or other player sees them."""

import unicodedata

_KEPT_JOINERS = "\u200d"
"""Joins emoji such as families; harmless between visible characters, dropped at the ends."""


def clean(text: str, limit: int) -> str:
    """`text` on one line without control, direction, private or unassigned characters, at most `limit` characters.

    Blanks of any kind become single spaces. What is not in the Unicode categories L, M, N, P, S or a space is dropped,
    so no escape sequence, newline or direction mark survives; of combining marks at most two in a row do. Cleaning
    again changes nothing.
    """
    words = _visible(text[: limit * 8])
    while (again := _visible(words)) != words:
        words = again  # A mark composes with what it stands behind once what stood between them is gone.
    return words[:limit].strip(" " + _KEPT_JOINERS)


def _visible(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        category = unicodedata.category(char)
        marks = marks + 1 if category[0] == "M" else 0
        if category[0] == "Z" or char in "\t\n\r":
            if kept and kept[-1] != " ":
                kept.append(" ")
        elif (category[0] in "LMNPS" and marks <= 2) or char in _KEPT_JOINERS:
            kept.append(char)
    return "".join(kept)
