"""How the program was started, and that hints say so."""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from p2p_malice import program_name
from p2p_malice.language import words
from p2p_malice.words.catalogue import ENGLISH, read_files
from scripts import environment

ROOT = Path(__file__).parents[1]

FOR_OTHERS = {"message.ftl", "news.ftl", "table.ftl"}
"""Files with a sentence that names the program of somebody else, or the term itself."""


def start(monkeypatch: pytest.MonkeyPatch, path: str, *typed: str) -> None:
    """Pretend that Python was started so, with programs on the PATH in that folder."""
    monkeypatch.setenv("PATH", path)
    monkeypatch.delenv(program_name.VARIABLE, raising=False)
    monkeypatch.setattr(sys, "orig_argv", list(typed))
    monkeypatch.setattr(sys, "argv", list(typed[typed.index("-m") + 1 :] if "-m" in typed else typed[1:]))


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder with programs, for a PATH."""
    for name in ("p2p-malice", "python3"):
        (tmp_path / name).write_text("")
        (tmp_path / name).chmod(0o755)
    return tmp_path


MODULE = ("-m", "p2p_malice", "host")


@pytest.mark.parametrize(
    ("is_on_path", "typed", "command"),
    [
        (True, ("/usr/bin/python3", "{programs}/p2p-malice", "host"), "p2p-malice"),
        (False, ("/x/.venv/bin/python3", ".venv/bin/p2p-malice", "host"), ".venv/bin/p2p-malice"),
        (True, ("/x/.venv/bin/python3", ".venv/bin/p2p-malice", "host"), ".venv/bin/p2p-malice"),
        (False, ("python3", *MODULE), "python3 -m p2p_malice"),
        (True, ("{programs}/python3", *MODULE), "python3 -m p2p_malice"),
        (False, (".venv/bin/python", *MODULE), ".venv/bin/python -m p2p_malice"),
        (False, ("/home/Ann B/bin/python", *MODULE), '"/home/Ann B/bin/python" -m p2p_malice'),
    ],
)
def test_a_command_is_called_as_it_was_typed(
    is_on_path: bool, typed: tuple[str, ...], command: str, programs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the shell finds on the PATH has its name, though some shells hand on its path; a blank stands in quotes."""
    path = str(programs) if is_on_path else ""
    start(monkeypatch, path, *(part.format(programs=programs) for part in typed))

    assert program_name.command() == command


def test_windows_starts_python_as_py(monkeypatch: pytest.MonkeyPatch) -> None:
    """The launcher starts a Python whose folder is seldom on the PATH."""
    start(monkeypatch, "", "C:\\Programs\\Python311\\python.exe", "scripts/play.py", "host")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "prefix", sys.base_prefix)
    monkeypatch.setattr(program_name, "_on_path", lambda name: "C:\\Windows\\py" if name == "py" else "")

    assert program_name.script() == "py scripts/play.py"


def test_the_script_that_sets_up_tells_what_was_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints then name the script: after the set-up nothing else is on the PATH."""
    seen: dict[str, str] = {}

    def run(*_command: str) -> int:
        seen.update(os.environ)
        return 0

    start(monkeypatch, "", "python3", "scripts/play.py", "host")
    monkeypatch.setenv(program_name.VARIABLE, "")  # Restored at the end.
    monkeypatch.setattr(environment, "python", lambda: Path(sys.executable))
    monkeypatch.setattr(environment, "run", run)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.chdir(ROOT)

    with pytest.raises(SystemExit):
        runpy.run_path("scripts/play.py", run_name="__main__")

    assert seen[program_name.VARIABLE] == "python3 scripts/play.py"


@pytest.mark.parametrize("told", ["python3 scripts/play.py", ".venv/bin/p2p-malice"])
@pytest.mark.parametrize("arguments", [["play", "--seat", "me", "--seat", "friend"], ["--help"]])
def test_hints_and_help_name_the_command_that_was_typed(told: str, arguments: list[str], tmp_path: Path) -> None:
    """`p2p-malice` may be on nobody's PATH."""
    done = subprocess.run(
        [sys.executable, "-m", "p2p_malice", *arguments],
        env={**os.environ, program_name.VARIABLE: told, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        encoding="utf-8",
        check=False,
        cwd=ROOT,
    )

    said = " ".join((done.stdout + done.stderr).split())
    assert told in said
    assert "p2p-malice" not in said.replace(told, "")


def test_a_hint_says_a_path_with_braces_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """They mean something in the catalogue."""
    monkeypatch.setenv(program_name.VARIABLE, "{a}/p2p-malice")

    assert words()("screen-leave-kept").endswith(": {a}/p2p-malice resume")


def test_no_sentence_names_the_command_itself() -> None:
    """They put in `{ -command }`; only what others are told to type is written out."""
    named = [path for path, text in read_files(ENGLISH).items() if "p2p-malice" in text]

    assert {path.rpartition("/")[2] for path in named} == FOR_OTHERS
