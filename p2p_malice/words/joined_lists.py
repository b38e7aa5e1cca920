"""Lists within a sentence, joined as the language joins them."""

from collections.abc import Callable, Sequence

Say = Callable[..., str]
"""The catalogue, called with a key and particulars."""


def listed(texts: Sequence[str], words: Say) -> str:
    """The texts as a list that doesn't end: `Ann, Bob, Cho`; "" for none."""
    if not texts:
        return ""
    said = texts[0]
    for text in texts[1:]:
        said = words("list-more", first=said, last=text)
    return said


def both(texts: Sequence[str], words: Say) -> str:
    """The texts as a list of all of them: `Ann, Bob and Cho`."""
    return _ended("list-and", texts, words)


def either(texts: Sequence[str], words: Say) -> str:
    """The texts as a list of which one counts: `11, 21 or 31`."""
    return _ended("list-or", texts, words)


def _ended(key: str, texts: Sequence[str], words: Say) -> str:
    *before, last = texts or [""]
    return words(key, first=listed(before, words), last=last) if before else last
