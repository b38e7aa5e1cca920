"""Wraps a sheet's text: paragraphs are filled, indented lines stay as they are. Pure."""

import textwrap
from collections.abc import Iterator


def wrapped(text: str, width: int) -> str:
    """The text in lines of at most `width` columns, however its paragraphs were broken before."""
    return "\n".join(_lines(text, width))


def _lines(text: str, width: int) -> Iterator[str]:
    paragraph: list[str] = []
    for line in [*text.splitlines(), ""]:
        if line and not line.startswith(" "):
            paragraph.append(line)
            continue
        yield from textwrap.wrap(" ".join(paragraph), width, break_on_hyphens=False)
        paragraph.clear()
        yield line
