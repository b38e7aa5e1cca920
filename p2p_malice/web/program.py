"""The program as a browser's Python gets it: one zip of its modules and of the libraries that they need."""

import importlib.util
import io
import zipfile
from collections.abc import Iterator
from pathlib import Path

_LIBRARIES = (
    *("attr", "attrs", "cattr", "cattrs", "filelock", "platformdirs", "reedsolo", "tomlkit", "typing_extensions"),
)
"""All of them are Python alone."""

_LEFT_OUT = ("static", "terminal", "plain", "aiortc", "peers", "__pycache__")
"""What no browser can use, by the names of its folders."""

_PACKAGE = Path(__file__).parents[1]
_SUFFIXES = (".py", ".ftl")
_MADE = (1980, 1, 1, 0, 0, 0)
"""The time of every file, so that the same program makes the same zip."""


def program_zip() -> bytes:
    """The zip."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, path in _files():
            archive.writestr(zipfile.ZipInfo(name, _MADE), path.read_bytes(), zipfile.ZIP_DEFLATED)
    return written.getvalue()


def _files() -> Iterator[tuple[str, Path]]:
    yield from _below(_PACKAGE)
    for library in _LIBRARIES:
        found = importlib.util.find_spec(library)
        assert found
        assert found.origin
        origin = Path(found.origin)
        if origin.name == "__init__.py":
            yield from _below(origin.parent)
        else:
            yield origin.name, origin


def _below(package: Path) -> Iterator[tuple[str, Path]]:
    for path in sorted(package.rglob("*")):
        if path.suffix in _SUFFIXES and not set(_LEFT_OUT) & set(path.relative_to(package).parts):
            yield path.relative_to(package.parent).as_posix(), path
