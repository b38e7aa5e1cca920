"""How much of the page is loaded when."""

import gzip
import posixpath
import re
from collections.abc import Iterable

from p2p_malice.web.site import PageFile

_IMPORT = re.compile(r'(?<![\w.])import *(?:\{[^}]*\} *from *)?"([^"]+)"')


def loaded_first(files: dict[str, PageFile], own: str) -> set[str]:
    """The names of the files that the page of our `own` loads by itself: those it names, and what they import."""
    page = files["index.html"].content.decode()
    first = {"index.html", *re.findall(r'(?:href|src)="((?:shared|guest|local)/[^"]+)"', page)}
    first |= {"sw.js"} & files.keys()
    waiting = [f"{own}/app.js"]
    while waiting:
        name = waiting.pop()
        first.add(name)
        others = [posixpath.normpath(posixpath.join(posixpath.dirname(name), other)) for other in _imports(files[name])]
        waiting += [other for other in others if other not in first]
    return first


def _imports(file: PageFile) -> list[str]:
    return _IMPORT.findall(file.content.decode())


def compressed(files: Iterable[PageFile]) -> int:
    """Their bytes after gzip, each file by itself."""
    return sum(len(gzip.compress(file.content)) for file in files)
