"""How large a site is, part by part: its files as they are, and as a static host sends them."""

import gzip
import re
from collections.abc import Mapping

from p2p_malice.web.site import PageFile, is_for_few
from p2p_malice.words.catalogue import Words

_LARGE = re.compile(r"host/(pyodide|program)-")
_THAT_PLAYS = re.compile(r"(forms|host|local|menu)/|lobby/lobby\.js$|styles/app\.css$|play\.html$")
"""What is in a site only for the page that plays by itself."""
_LEVEL = 6
"""What hosts use of gzip."""
_MEGABYTE = 1_000_000


def size_lines(files: Mapping[str, PageFile], words: Words) -> list[str]:
    """A line for each part: the guests' page; and if they are there, what is added to it to play without a program."""
    parts: dict[str, list[bytes]] = {"guest": [], "play": [], "pyodide": [], "program": []}
    for name, file in files.items():
        if is_for_few(name):
            continue
        large = _LARGE.match(name)
        part = large[1] if large else "play" if _THAT_PLAYS.match(name) else "guest"
        parts[part].append(file.content)
    return [_line(part, contents, words) for part, contents in parts.items() if contents]


def _line(part: str, contents: list[bytes], words: Words) -> str:
    size = sum(len(each) for each in contents)
    sent = sum(len(gzip.compress(each, _LEVEL)) for each in contents)
    return words("web-size", part=part, size=_amount(size, words), sent=_amount(sent, words))


def _amount(size: int, words: Words) -> str:
    """Bytes, as a person reads them."""
    if size < _MEGABYTE:
        return words("web-kilobytes", count=round(size / 1000))
    return words("web-megabytes", count=f"{size / _MEGABYTE:.1f}")
