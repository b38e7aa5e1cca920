"""The program as a browser's Python gets it: one zip of its modules and of the libraries that they need."""

import importlib.util
import io
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from p2p_malice.errors import StoreError
from p2p_malice.words.catalogue import ENGLISH, LANGUAGES

LIBRARIES = (
    *("attr", "attrs", "cattr", "cattrs", "filelock", "platformdirs", "reedsolo", "tomlkit", "typing_extensions"),
)
"""All of them are Python alone. Their licences are in static/host/LICENSES.txt."""

_LEFT_OUT = {"static", "built", "terminal", "plain", "aiortc", "peers", "__pycache__"} | (LANGUAGES.keys() - {ENGLISH})
"""What no browser can use, by the names of its folders; the words in other languages come apart."""

_COMPILES_WITHIN = 120.0
"""Seconds."""

_PACKAGE = Path(__file__).parents[1]
_COMPILING = Path(__file__).with_name("pyodide_compile.py")
_SUFFIXES = (".py", ".ftl", ".json")
_COMPILED = "program.zip"
_MADE = (1980, 1, 1, 0, 0, 0)
"""The time of every file, so that the same program makes the same zip."""


_COMPILE = """
import { readFileSync, writeFileSync } from "node:fs";
const [, pyodide, source, compiled, compiling] = process.argv;
const { loadPyodide } = await import(pyodide);
const python = await loadPyodide();
python.FS.writeFile("/source.zip", new Uint8Array(readFileSync(source)));
python.runPython(readFileSync(compiling, "utf8"));
python.runPython("write('/source.zip', '/compiled.zip')");
writeFileSync(compiled, python.FS.readFile("/compiled.zip"));
"""
"""Compiles a program in Node.js, by the very Python that will run it (see `pyodide_compile`)."""


def compiled_zip(pyodide: Path) -> bytes:
    """The zip with its modules compiled, and with what they need of Python's own, in place of Pyodide's whole library.

    They load in half the time, and leave room for a snapshot of the memory.

    If the folder keeps one, that's it. Raises `StoreError` without Node.js, or if that folder isn't Pyodide's.
    """
    kept = pyodide / _COMPILED
    if kept.exists():
        return kept.read_bytes()
    node = shutil.which("node")
    if node is None:
        raise StoreError("no_node")
    with tempfile.TemporaryDirectory() as folder:
        source, compiled = Path(folder) / "source.zip", Path(folder) / "compiled.zip"
        source.write_bytes(program_zip())
        arguments = ((pyodide / "pyodide.mjs").absolute().as_uri(), str(source), str(compiled), str(_COMPILING))
        command = [node, "--input-type=module", "-e", _COMPILE, "--", *arguments]
        try:
            subprocess.run(command, check=True, capture_output=True, timeout=_COMPILES_WITHIN)
            return compiled.read_bytes()
        except (OSError, subprocess.SubprocessError):
            raise StoreError("no_pyodide", path=str(pyodide)) from None


_RESTORES = b"return Module.HEAP8.set(t),l}"
_GROWS = b"return t.length>Module.HEAP8.length&&Module.growMemory(t.length),Module.HEAP8.set(t),l}"
"""Where Pyodide restores a snapshot of the memory, which is larger than that of a Python that has just started."""


def mended(script: bytes) -> bytes:
    """Pyodide's script, so that it restores any snapshot that it has made. Raises ValueError for another."""
    if script.count(_RESTORES) != 1:
        raise ValueError("another Pyodide")
    return script.replace(_RESTORES, _GROWS)


def keep_compiled(pyodide: Path, folder: Path) -> None:
    """Write that zip into a folder that is to be taken for Pyodide's. Raises as `compiled_zip`."""
    (folder / _COMPILED).write_bytes(compiled_zip(pyodide))


def program_zip() -> bytes:
    """The zip, as its modules were written."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, path in _files():
            archive.writestr(zipfile.ZipInfo(name, _MADE), path.read_bytes(), zipfile.ZIP_DEFLATED)
    return written.getvalue()


def _files() -> Iterator[tuple[str, Path]]:
    yield from _below(_PACKAGE)
    for library in LIBRARIES:
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
        if path.suffix in _SUFFIXES and not _LEFT_OUT & set(path.relative_to(package).parts):
            yield path.relative_to(package.parent).as_posix(), path
