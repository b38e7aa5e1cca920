"""How this program was started, for hints that name its command, since `p2p-malice` is often not on the PATH."""

import os
import re
import sys

VARIABLE = "P2P_MALICE_INVOKED_AS"
"""The environment variable in which a script that starts the program says how it was itself started."""

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
    """What to type to start the script that is running now: `python3 scripts/play.py`."""
    return f"{_python()} {_typed(sys.argv[0])}"


def _python() -> str:
    """The command for Python; on Windows `py`, since the program behind it is seldom on the PATH."""
    typed = _typed(sys.orig_argv[0])
    is_hidden = sys.platform == "win32" and "\\" in typed and sys.prefix == sys.base_prefix
    return "py" if is_hidden and _on_path("py") else typed


def _typed(path: str) -> str:
    """The name of a program on the PATH; otherwise its path as it was typed, in quotes if it needs them."""
    name = os.path.basename(path)
    if _on_path(name) == os.path.normcase(os.path.abspath(path)).removesuffix(".exe"):
        return name.removesuffix(".exe")
    return path if re.fullmatch(r"[\w./\\:~+-]+", path) else f'"{path}"'


def _on_path(name: str) -> str:
    """The program that the shell starts under that name; "" for none. `shutil.which` would take longer to load."""
    names = (name, f"{name}.exe")
    found = (os.path.join(folder, each) for folder in os.get_exec_path() for each in names)
    program = next((path for path in found if os.path.isfile(path) and os.access(path, os.X_OK)), "")
    return os.path.normcase(os.path.abspath(program)).removesuffix(".exe") if program else ""
