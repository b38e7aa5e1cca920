"""Compiles the program for a browser, with what it needs of Python's own modules.

A browser's Python runs this (see `program`), for only it knows which modules it has, and how it compiles them.
"""

import ast
import marshal
import sys
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from importlib.util import MAGIC_NUMBER

NEVER = frozenset(
    (
        *("_pyrepl", "argparse", "code", "pydoc", "rlcompleter", "webbrowser"),
        *("concurrent.futures.interpreter", "concurrent.futures.process", "concurrent.interpreters", "ctypes"),
        *("asyncio.proactor_events", "asyncio.windows_events", "asyncio.windows_utils", "multiprocessing", "runpy"),
        *("email", "ftplib", "http", "http.server", "pyodide._nodesock_transport", "socketserver", "urllib.request"),
        *("xml", "xmlrpc", "importlib.metadata", "plistlib", "sysconfig", "tarfile"),
        *("_py_abc", "_pydatetime", "_pydecimal", "filelock.asyncio", "p2p_malice.commands.doctor"),
        *("platformdirs.android", "platformdirs.macos", "platformdirs.windows"),
    )
)
"""What others import, but is of no use in a browser: terminals, processes, libraries in C, other systems, mail and web
servers, packages, reports on this device, and what stands in for modules that are there.
"""

TAKEN_BY_NAME = ("encodings.ascii", "encodings.cp437", "encodings.latin_1", "_strptime")
"""Modules that Python imports by itself."""

Sources = Mapping[str, tuple[str, bytes]]
"""Modules by their full names: the names of their files, and their text."""


def read(*archives: zipfile.ZipFile) -> dict[str, tuple[str, bytes]]:
    """The modules in zips."""
    files = ((name, archive) for archive in archives for name in archive.namelist() if name.endswith(".py"))
    return {
        name.removesuffix(".py").replace("/", ".").removesuffix(".__init__"): (name, archive.read(name))
        for name, archive in files
    }


def needed(sources: Sources, roots: Iterable[str]) -> set[str]:
    """The modules that importing the roots may import at any time, and the roots; those that are no sources aside."""
    found: set[str] = set()
    missing = list(roots)
    while missing:
        parts = missing.pop().split(".")
        wholes = [".".join(parts[: length + 1]) for length in range(len(parts))]
        if NEVER.isdisjoint(wholes):
            new = [each for each in wholes if each in sources and each not in found]
            found.update(new)
            missing += (imported for each in new for imported in _imported(each, *sources[each]))
    return found


def _imported(module: str, file: str, source: bytes) -> Iterator[str]:
    """What a module imports anywhere, but for what only a checker of types or a command needs."""
    package = module if file.endswith("/__init__.py") else module.rpartition(".")[0]
    missing: list[ast.AST] = [ast.parse(source)]
    while missing:
        match missing.pop():
            case ast.If(ast.Name("TYPE_CHECKING") | ast.Attribute(attr="TYPE_CHECKING"), _, otherwise):
                missing += otherwise
            case ast.If(ast.Compare(ast.Name("__name__"))):
                pass
            case ast.Import(names):
                yield from (each.name for each in names)
            case ast.ImportFrom(name, names, level):
                above = package.split(".")[: len(package.split(".")) + 1 - (level or 0)] if level else []
                whole = ".".join((*above, *([name] if name else [])))
                yield from (whole, *(f"{whole}.{each.name}" for each in names))
            case node:
                missing += ast.iter_child_nodes(node)


def write(source: str, to: str) -> None:
    """From a zip of the program and that of this Python's modules, make one of what a browser needs, compiled."""
    standard = next(each for each in sys.path if each.endswith(".zip"))
    with zipfile.ZipFile(source) as program, zipfile.ZipFile(standard) as python:
        sources = read(python, program)
        modules = needed(sources, ("p2p_malice.worker", *TAKEN_BY_NAME, *sys.modules))
        files = dict(sources[each] for each in modules)
        others = {name: program.read(name) for name in program.namelist() if not name.endswith(".py")}
    with zipfile.ZipFile(to, "w") as compiled:
        for name, content in sorted((*map(_compiled, files.items()), *others.items())):
            # All have the same time, so that the same program makes the same zip.
            compiled.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)


def _compiled(file: tuple[str, bytes]) -> tuple[str, bytes]:
    name, source = file
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return f"{name}c", MAGIC_NUMBER + bytes(12) + marshal.dumps(code)
