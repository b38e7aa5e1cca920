"""The page as a wheel brings it: its scripts joined, and Pyodide with the program, so that nobody needs Node.js.

`scripts/build_page.py` makes it; a checkout has none.
"""

import shutil
from pathlib import Path

from p2p_malice.errors import StoreError
from p2p_malice.web.esbuild import WHOLE
from p2p_malice.web.pyodide_bundle import keep_compiled
from p2p_malice.web.site import OF_PYODIDE, join_page, join_single, page_files, pages_of_site

BUILDS_PAGE = ("python3", "scripts/build_page.py")
"""What makes it in a checkout, and with options of `web` also what that writes."""

_BUILT = Path(__file__).parent / "built"
_PYODIDE = "pyodide"


def tools(pyodide: str | None, esbuild: str | None) -> tuple[Path | None, Path | None]:
    """The folders to take for those of Pyodide and esbuild: those given, or else what the wheel brings, if it does."""
    brings = _BUILT.exists()
    return (
        Path(pyodide) if pyodide else _BUILT / _PYODIDE if brings else None,
        Path(esbuild) if esbuild else _BUILT if brings else None,
    )


def build(folder: Path, pyodide: Path, esbuild: Path) -> None:
    """Write into an empty folder what a wheel brings.

    Raises `StoreError` without Node.js, or if a folder isn't what it's given for.
    """
    for own, files in pages_of_site().items():
        join_page(files, own, esbuild).keep(folder, own)
    join_single(page_files(), esbuild).keep(folder, WHOLE)
    (folder / _PYODIDE).mkdir()
    keep_compiled(pyodide, folder / _PYODIDE)
    try:
        for name in OF_PYODIDE:
            shutil.copy(pyodide / name, folder / _PYODIDE)
    except OSError:
        raise StoreError("no_pyodide", path=str(pyodide)) from None
