"""How the program was started, and that hints say so."""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from p2p_malice import invoked
from p2p_malice.start import words
from p2p_malice.words.catalogue import ENGLISH, read_files
from scripts import environment

ROOT = Path(__file__).parents[1]

FOR_OTHERS = {"message.ftl", "news.ftl", "table.ftl"}
"""Files with a sentence that names the program of somebody else, or the term itself."""


def start(monkeypatch: pytest.MonkeyPatch, path: str, *typed: str) -> None:
    """Pretend that Python was started so, with programs on the PATH in that folder."""
    monkeypatch.setenv("PATH", path)
    monkeypatch.delenv(invoked.VARIABLE, raising=False)
    monkeypatch.setattr(sys, "orig_argv", list(typed))
    monkeypatch.setattr(sys, "argv", list(typed[typed.index("-m") + 1 :] if "-m" in typed else typed[1:]))


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder with programs, for a PATH."""
    for name in ("p2p-malice", "python3"):
        (tmp_path / name).write_text("")
        (tmp_path / name).chmod(0o755)
    return tmp_path


def test_an_installed_command_has_its_name(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The shell finds it on the PATH, and hands on its path."""
    start(monkeypatch, str(programs), "/usr/bin/python3", str(programs / "p2p-malice"), "host")

    assert invoked.command() == "p2p-malice"


def test_a_command_that_is_not_on_the_path_has_the_path_that_was_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the environment that the set-up makes."""
    start(monkeypatch, "", "/x/.venv/bin/python3", ".venv/bin/p2p-malice", "host")

    assert invoked.command() == ".venv/bin/p2p-malice"


def test_a_command_of_the_same_name_elsewhere_is_another(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was typed is not what the name alone would start."""
    start(monkeypatch, str(programs), "/x/.venv/bin/python3", ".venv/bin/p2p-malice", "host")

    assert invoked.command() == ".venv/bin/p2p-malice"


@pytest.mark.parametrize(
    ("python", "command"),
    [
        ("python3", "python3 -m p2p_malice"),
        (".venv/bin/python", ".venv/bin/python -m p2p_malice"),
        ("/home/Ann B/bin/python", '"/home/Ann B/bin/python" -m p2p_malice'),
    ],
)
def test_a_module_is_started_by_its_python(python: str, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the one that was typed; a path with a blank stands in quotes."""
    start(monkeypatch, "", python, "-m", "p2p_malice", "host")

    assert invoked.command() == command


def test_a_python_on_the_path_has_its_name(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some shells hand on its path."""
    start(monkeypatch, str(programs), str(programs / "python3"), "-m", "p2p_malice", "host")

    assert invoked.command() == "python3 -m p2p_malice"


def test_windows_starts_python_as_py(monkeypatch: pytest.MonkeyPatch) -> None:
    """The launcher starts a Python whose folder is seldom on the PATH."""
    start(monkeypatch, "", "C:\\Programs\\Python311\\python.exe", "scripts/play.py", "host")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "prefix", sys.base_prefix)
    monkeypatch.setattr(invoked, "_on_path", lambda name: "C:\\Windows\\py" if name == "py" else "")

    assert invoked.script() == "py scripts/play.py"


def test_the_script_that_sets_up_tells_what_was_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints then name the script: after the set-up nothing else is on the PATH."""
    seen: dict[str, str] = {}

    def run(*_command: str) -> int:
        seen.update(os.environ)
        return 0

    start(monkeypatch, "", "python3", "scripts/play.py", "host")
    monkeypatch.setenv(invoked.VARIABLE, "")  # Restored at the end.
    monkeypatch.setattr(environment, "python", lambda: Path(sys.executable))
    monkeypatch.setattr(environment, "run", run)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.chdir(ROOT)

    with pytest.raises(SystemExit):
        runpy.run_path("scripts/play.py", run_name="__main__")

    assert seen[invoked.VARIABLE] == "python3 scripts/play.py"


@pytest.mark.parametrize("told", ["python3 scripts/play.py", ".venv/bin/p2p-malice"])
@pytest.mark.parametrize("arguments", [["play", "--seat", "me", "--seat", "friend"], ["--help"]])
def test_hints_and_help_name_the_command_that_was_typed(told: str, arguments: list[str], tmp_path: Path) -> None:
    """`p2p-malice` may be on nobody's PATH."""
    done = subprocess.run(
        [sys.executable, "-m", "p2p_malice", *arguments],
        env={**os.environ, invoked.VARIABLE: told, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},
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
    monkeypatch.setenv(invoked.VARIABLE, "{a}/p2p-malice")

    assert words()("screen-leave-kept").endswith(": {a}/p2p-malice resume")


def test_no_sentence_names_the_command_itself() -> None:
    """They put in `{ -command }`; only what others are told to type is written out."""
    named = [path for path, text in read_files(ENGLISH).items() if "p2p-malice" in text]

    assert {path.rpartition("/")[2] for path in named} == FOR_OTHERS
