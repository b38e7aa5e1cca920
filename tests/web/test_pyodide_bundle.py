"""The program as a browser gets it: all that it may import at any time is there."""

import importlib.metadata
import io
import subprocess
import zipfile
from pathlib import Path

import pytest

from p2p_malice.web import pyodide_bundle
from p2p_malice.web.pyodide_bundle import LIBRARIES
from p2p_malice.web.pyodide_compile import needed
from p2p_malice.web.site import FOLDER
from tests.web.test_pyodide_program import NODE, PYODIDE, needs_pyodide

IMPORT_ALL = """
import { readFileSync } from "node:fs";
const [, pyodide, zip, script] = process.argv;
const { loadPyodide } = await import(pyodide);
const python = await loadPyodide({ stdLibURL: zip });
python.runPython(readFileSync(script, "utf8"));
"""
EACH = """
import codecs, dis, importlib, importlib.util, re, sys, traceback, zipfile

(library,) = (each for each in sys.path if each.endswith(".zip"))
names = [each for each in zipfile.ZipFile(library).namelist() if each.endswith(".pyc")]
modules = [each.removesuffix(".pyc").replace("/", ".").removesuffix(".__init__") for each in names]

def imported(code):
    for each in dis.get_instructions(code):
        if each.opname == "IMPORT_NAME":
            yield each.argval
    for each in code.co_consts:
        if hasattr(each, "co_code"):
            yield from imported(each)

def is_no_codec(name):
    try:
        return not codecs.lookup(name)
    except LookupError:
        return True

def codecs_in(code):
    for each in code.co_consts:
        if isinstance(each, str) and re.fullmatch(r"(utf|ascii|latin|cp)[-_a-z0-9]*", each):
            yield each
        elif hasattr(each, "co_code"):
            yield from codecs_in(each)

missing = set()
for name in modules:
    try:
        module = importlib.import_module(name)
    except ImportError:
        print("failed", name)
        continue
    if name.startswith("p2p_malice"):
        code = module.__spec__.loader.get_code(name)
        missing |= {each for each in imported(code) if importlib.util.find_spec(each) is None}
        missing |= {each for each in codecs_in(code) if is_no_codec(each)}
try:
    1 / 0
except ZeroDivisionError:
    traceback.format_exc()
print("missing", *sorted(missing))
print(len(modules))
"""


def test_what_may_be_imported_is_needed() -> None:
    """At once or later, by any of a module's names, from its own package too; but not what is for types alone."""
    texts = {
        "a": "import b.c\ndef later():\n    from d import e\nif TYPE_CHECKING:\n    import f\nelse:\n    import g",
        "b": "",
        "b.c": "from . import h\nfrom .i import j\nimport http",
        **dict.fromkeys(("b.h", "b.i", "b.k", "d", "d.e", "f", "g", "http"), ""),
    }
    packages = ("b", "d")
    sources = {
        name: (f"{name.replace('.', '/')}{'/__init__' if name in packages else ''}.py", text.encode())
        for name, text in texts.items()
    }

    assert needed(sources, ("a", "not.there")) == {"a", "b", "b.c", "b.h", "b.i", "d", "d.e", "g"}


def test_the_page_says_whose_the_libraries_in_the_zip_are() -> None:
    """Their licences ask for it."""
    told = (FOLDER / "host/LICENSES.txt").read_text(encoding="utf-8")
    found = importlib.metadata.packages_distributions()

    for library in LIBRARIES:
        distribution = importlib.metadata.distribution(found[library][0])
        [licence] = [path for path in distribution.files or () if path.name == "LICENSE"]
        assert licence.read_text(encoding="utf-8").strip() in told, library


@needs_pyodide
@pytest.mark.slow
def test_everything_in_the_zip_is_imported_from_it_alone(tmp_path: Path) -> None:
    """The zip is in place of Python's own modules; what the program imports or decodes by in any function is there."""
    content = pyodide_bundle.compiled_zip(PYODIDE)
    zipped, script = tmp_path / "program.zip", tmp_path / "each.py"
    zipped.write_bytes(content)
    script.write_text(EACH)
    assert NODE
    pyodide = (PYODIDE / "pyodide.mjs").absolute().as_uri()
    command = [NODE, "--input-type=module", "-e", IMPORT_ALL, "--", pyodide, str(zipped), str(script)]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=120)

    assert done.returncode == 0, done.stderr[-2000:]
    # That report is for terminals alone.
    assert done.stdout.splitlines()[:-1] == ["missing p2p_malice.commands.doctor"]
    names = zipfile.ZipFile(io.BytesIO(content)).namelist()
    assert {"p2p_malice/commands/learn.pyc", "p2p_malice/link/browser.pyc", "tomlkit/api.pyc"} <= set(names)
