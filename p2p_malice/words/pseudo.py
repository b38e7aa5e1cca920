"""Pseudo-languages for tests: legible, but unmistakably not plain English; one of them is right to left."""

from math import ceil

from p2p_malice.words.fluent import Pattern, Placeable, Selector

_ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ",
)
_MORE = 0.4
"""The proportion of letters that is added to a text: German and French are about that much longer than English."""


_RIGHT_TO_LEFT, _END = "\u202e", "\u202c"
"""RLO and PDF: text between them is shown from right to left, whatever its letters."""


def pseudo(pattern: Pattern, *, is_rtl: bool = False) -> Pattern:
    """The pattern with accents on its text, from right to left if `is_rtl`; particulars stay as they are."""
    return tuple(_changed(part, is_rtl) for part in pattern)


def _changed(part: Placeable, is_rtl: bool) -> Placeable:
    if isinstance(part, str):
        return f"{_RIGHT_TO_LEFT}{_longer(part)}{_END}" if is_rtl else _longer(part)
    if isinstance(part, Selector):
        variants = tuple((key, pseudo(value, is_rtl=is_rtl)) for key, value in part.variants)
        return Selector(part.by, variants, part.default)
    return part


def _longer(text: str) -> str:
    """The text with accents, and with the vowels or else the last letter of each word drawn out."""
    return " ".join(map(_drawn_out, text.split(" ")))


def _drawn_out(word: str) -> str:
    letters = sum(char.isalpha() for char in word)
    if letters == 1:
        return word  # A key on the keyboard, such as H or F10.
    more, drawn = ceil(letters * _MORE), []
    for char in word:
        accented = char.translate(_ACCENTS)
        drawn.append(accented)
        if more and char.lower() in "aeiouy":
            drawn.append(accented.lower())
            more -= 1
    if more and letters:
        last = max(at for at, char in enumerate(drawn) if char.isalpha())
        drawn.insert(last, drawn[last].lower() * more)
    return "".join(drawn)
