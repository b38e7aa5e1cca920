"""A language for tests: English that anybody can read, and nobody can mistake for English."""

from math import ceil

from p2p_malice.words.fluent import Pattern, Placeable, Selector

_ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ",
)
_MORE = 0.4
"""The part of a text's letters that is added: German and French are that much longer than English."""


def pseudo(pattern: Pattern) -> Pattern:
    """The pattern with accents on its text; particulars stay as they are."""
    return tuple(_changed(part) for part in pattern)


def _changed(part: Placeable) -> Placeable:
    if isinstance(part, str):
        return _longer(part)
    if isinstance(part, Selector):
        return Selector(part.name, tuple((key, pseudo(value)) for key, value in part.variants), part.default)
    return part


def _longer(text: str) -> str:
    """Every word with its accents, and with its vowels, or its last letter, drawn out."""
    return " ".join(map(_drawn_out, text.split(" ")))


def _drawn_out(word: str) -> str:
    letters = sum(char.isalpha() for char in word)
    if letters == 1:
        return word  # A key of the keyboard, such as H or F10.
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
