"""How this program was started: the command that every hint names. The PATH often doesn't know `p2p-malice`."""

import os
import re
import shutil
import sys

VARIABLE = "P2P_MALICE_INVOKED_AS"
"""Where a script that starts the program says what was typed to start the script."""

_USUAL = "p2p-malice"


def command() -> str:
    """What to type to start the program again: `p2p-malice`, `python3 -m p2p_malice`, `.venv/bin/p2p-malice` …"""
    if told := os.environ.get(VARIABLE):
        return told
    if ("-m", "p2p_malice") in zip(sys.orig_argv, sys.orig_argv[1:], strict=False):
        return f"{_python()} -m p2p_malice"
    is_ours = re.split(r"[/\\]", sys.argv[0])[-1].removesuffix(".exe") == _USUAL
    return _typed(sys.argv[0]) if is_ours else _USUAL


def script() -> str:
    """What to type to start the script that runs now: `python3 scripts/play.py`."""
    return f"{_python()} {_typed(sys.argv[0])}"


def _python() -> str:
    """Windows starts Python as `py`; the program behind it is somewhere else, and seldom on the PATH."""
    typed = _typed(sys.orig_argv[0])
    is_hidden = sys.platform == "win32" and "\\" in typed and sys.prefix == sys.base_prefix
    return "py" if is_hidden and shutil.which("py") else typed


def _typed(path: str) -> str:
    """The name of a program that the PATH leads to; otherwise its path as it was typed, in quotes if it needs them."""
    name = os.path.basename(path)
    found = shutil.which(name)
    if found and os.path.normcase(os.path.abspath(found)) == os.path.normcase(os.path.abspath(path)):
        return name.removesuffix(".exe")
    return path if re.fullmatch(r"[\w./\\:~+-]+", path) else f'"{path}"'
