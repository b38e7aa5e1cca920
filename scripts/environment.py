"""The project's own virtual environment: made if it is missing, renewed if pyproject.toml or a lock has changed.

Needs nothing but Python's standard library, and ends an old Python with a sentence before anything else is read, so
Python 3.6 has to understand this file. The environment is the folder .venv of the checkout, unless another is
asked for. Its packages are listed with checksums in scripts/locked-*.txt: a package index can't hand out anything
else. One is missing there: PyAV, 100 MB that aiortc needs for sound and pictures only. An empty package in its place
tells pip so.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path

OLDEST_PYTHON = (3, 11)
if sys.version_info < OLDEST_PYTHON:
    sys.exit(f"p2p_malice needs Python 3.11 or later; this is {sys.version.split()[0]}.")

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".venv"
NPM_ATTEMPTS = 3
"""A registry may be slow to answer at first."""


STAND_IN = "av-14.0.0+nothing"
"""The oldest PyAV that aiortc takes, marked as our own."""


def stand_in(folder: Path) -> Path:
    """An empty wheel in place of PyAV, made in `folder`."""
    name, version = STAND_IN.split("-")
    wheel = folder / f"{STAND_IN}-py3-none-any.whl"
    files = {
        "METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\nSummary: Nothing, in place of PyAV\n",
        "WHEEL": "Wheel-Version: 1.0\nGenerator: p2p_malice\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    files["RECORD"] = "".join(f"{STAND_IN}.dist-info/{each},,\n" for each in (*files, "RECORD"))
    with zipfile.ZipFile(wheel, "w") as archive:
        for each, text in files.items():
            archive.writestr(f"{STAND_IN}.dist-info/{each}", text)
    return wheel


_HAS_PIP = "import importlib.metadata as it; assert all(each.locate().exists() for each in it.files('pip'))"
"""What only a Python with all files of its pip can do: a set-up may break off anywhere."""


def lock_of(extras: str) -> Path:
    """The file of the packages that the project needs for those `extras` on top of the game's, or for the game."""
    return ROOT / f"scripts/locked-{extras or 'game'}.txt"


def python(*, extras: str = "", folder: Path | None = None) -> Path:
    """The Python of the environment in `folder` (.venv), with the project and its `extras` (such as `dev`) installed.

    Ends the program with a sentence if the installation fails.
    """
    folder = folder or FOLDER
    executable = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    note = folder / f"installed-{extras or 'game'}"
    locks = [lock_of(each) for each in dict.fromkeys(("", extras))]
    wanted = hashlib.sha256(b"".join(each.read_bytes() for each in (ROOT / "pyproject.toml", *locks))).hexdigest()
    if note.exists() and note.read_text() == wanted and _works(executable, "import click"):
        return executable
    if not _works(executable, _HAS_PIP):
        print(f"Making a virtual environment in {folder} …", file=sys.stderr)
        _make(folder)
    print("Installing what the game needs; the first time this takes a minute or two …", file=sys.stderr)
    pip = (str(executable), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    # The project's own build tools are locked, too: they must not be fetched again, without checksums.
    with tempfile.TemporaryDirectory() as made:
        steps = (
            ("--no-deps", "--no-index", str(stand_in(Path(made)))),
            ("--require-hashes", *(word for lock in locks for word in ("--requirement", str(lock)))),
            ("--no-deps", "--no-build-isolation", "--editable", str(ROOT)),
        )
        env = _pip_settings()
        failed = any(
            subprocess.run([*pip, *step], check=False, stdout=sys.stderr, env=env).returncode for step in steps
        )
    if failed:
        sys.exit("The installation failed: see above. It needs the internet once; try again when it can be reached.")
    note.write_text(wanted)
    return executable


def _works(executable: Path, probe: str) -> bool:
    """Whether that Python can do it: one whose set-up broke off, or from before an update of the system, can't."""
    try:
        return subprocess.run([str(executable), "-I", "-c", probe], check=False, capture_output=True).returncode == 0
    except OSError:
        return False


def _make(folder: Path) -> None:
    """Make an empty environment in place of whatever is there, or end the program with a sentence."""
    try:
        venv.create(folder, with_pip=True, clear=True)
    except subprocess.CalledProcessError:
        sys.exit("This Python has no pip to set up the game with. On Debian and Ubuntu, install python3-venv.")
    except (OSError, ValueError) as error:
        why = (getattr(error, "strerror", None) or str(error)).rstrip(".")
        sys.exit(f"The environment couldn't be made in {folder}: {why}. Copy the project to a folder of your own.")


def _pip_settings() -> "dict[str, str]":
    """The surroundings for pip, without what a system or a person may have set to have it install elsewhere."""
    elsewhere = {"PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_DRY_RUN"}
    return {**{name: value for name, value in os.environ.items() if name not in elsewhere}, "PIP_USER": "0"}


def page_tools() -> None:
    """The tools that check the page's scripts, from the npm registry, if npm is there; if not, tests say so."""
    folder = ROOT / "tests/web"
    npm = shutil.which("npm")
    wanted = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    note = folder / "node_modules/installed"
    if npm is None or (note.exists() and note.read_text() == wanted):
        return
    command = [npm, "ci", "--ignore-scripts", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder)]
    for _ in range(NPM_ATTEMPTS):
        if subprocess.run(command, check=False, stdout=sys.stderr).returncode == 0:
            note.write_text(wanted)
            return
    print("The tools for the page's scripts could not be installed: their tests will say so.", file=sys.stderr)


def run(*command: str) -> int:
    """Run a command in the checkout, with this terminal; return its exit status."""
    return subprocess.run(command, cwd=ROOT, check=False).returncode
