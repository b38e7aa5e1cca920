"""How much of the page is loaded when."""

import gzip
import posixpath
import re
from collections.abc import Iterable

from p2p_malice.web.site import PageFile

_IMPORT = re.compile(r'(?<![\w.])import *(?:(?:\{[^}]*\}|\w+) *from *)?"([^"]+)"')


def loaded_first(files: dict[str, PageFile], own: str) -> set[str]:
    """The names of the files that the page of our `own` loads by itself: those it names, and what they import."""
    page = files["index.html"].content.decode()
    first = {"index.html"} | ({"sw.js"} & files.keys())
    # The icon for a home screen is loaded when the page is put there.
    named = re.findall(r'(?<!"apple-touch-icon" )(?:href|src)="([\w-]+/[^"]+)"', page)
    return first | loaded_with(files, f"{own}/{own}.js", *named)


def loaded_with(files: dict[str, PageFile], *names: str) -> set[str]:
    """Those files, and what they import."""
    found = set[str]()
    waiting = [*names]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [
                posixpath.normpath(posixpath.join(posixpath.dirname(name), each)) for each in _imports(files[name])
            ]
    return found


def _imports(file: PageFile) -> list[str]:
    return _IMPORT.findall(file.content.decode())


def compressed(files: Iterable[PageFile]) -> int:
    """Their bytes after gzip, each file by itself."""
    return sum(len(gzip.compress(file.content)) for file in files)
