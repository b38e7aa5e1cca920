"""Setting up: an environment that works, or a sentence that says why there is none."""

import ast
import runpy
import subprocess
import sys
import venv
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import scripts
from scripts import environment

SCRIPTS = [environment.ROOT / f"scripts/{name}.py" for name in ("play", "check", "lock")]
MODULE = environment.ROOT / "p2p_malice/__main__.py"
OLD = [(path, (3, 6, 15)) for path in (*SCRIPTS, MODULE)] + [(SCRIPTS[0], (2, 7, 18)), (MODULE, (2, 7, 18))]


@pytest.mark.parametrize(("path", "version"), OLD)
def test_an_old_python_is_told_which_one_is_needed(
    path: Path, version: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before it reads anything that it can't. It used to get a traceback."""
    monkeypatch.setattr(sys, "version_info", version)
    monkeypatch.delitem(sys.modules, "scripts.environment")
    monkeypatch.delattr(scripts, "environment")
    for name in [name for name in sys.modules if name.startswith("p2p_malice")]:
        monkeypatch.delitem(sys.modules, name)

    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or later"):
        runpy.run_path(str(path), run_name="__main__")
    assert not [name for name in sys.modules if name.startswith("p2p_malice")]


@pytest.mark.parametrize("path", [*SCRIPTS, MODULE, Path(environment.__file__)], ids=lambda path: path.name)
def test_an_old_python_can_read_what_tells_it(path: Path) -> None:
    """As far back as this Python knows the others."""
    ast.parse(path.read_text(encoding="utf-8"), feature_version=(3, 7))


class Pip:
    """Installs nothing into environments of which none works before it is made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """In place of all programs and of `venv`."""
        self.made: list[Path] = []
        self.settings: list[Mapping[str, str]] = []
        monkeypatch.setattr(subprocess, "run", self._run)
        monkeypatch.setattr(venv, "create", self._make)

    def _make(self, folder: Path, **_how: bool) -> None:
        self.made.append(folder)
        folder.mkdir(exist_ok=True)

    def _run(self, command: Sequence[str], *, env: Mapping[str, str] | None = None, **_how: Any) -> SimpleNamespace:
        if env is not None:
            self.settings.append(env)
        return SimpleNamespace(returncode="-c" in command and not self.made)


def test_a_set_up_that_broke_off_is_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An environment counts by what works in it, not by what lies there."""
    pip, folder = Pip(monkeypatch), tmp_path / ".venv"
    for name in ("bin/python", "Scripts/python.exe"):
        (folder / name).parent.mkdir(parents=True)
        (folder / name).touch()

    environment.python(folder=folder)
    environment.python(folder=folder)

    assert pip.made == [folder]


@pytest.mark.slow
def test_a_pip_that_came_in_part_counts_as_none(tmp_path: Path) -> None:
    """Cut off while pip itself is unpacked, an environment has files of it, and not all."""
    info = tmp_path / "pip-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pip\nVersion: 1.0\n")
    (info / "RECORD").write_text("pip.py,,\n")
    probe = (sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {environment._HAS_PIP}")

    assert subprocess.run(probe, check=False, capture_output=True).returncode == 1
    (tmp_path / "pip.py").touch()
    assert subprocess.run(probe, check=False, capture_output=True).returncode == 0


def test_settings_that_send_packages_elsewhere_are_overruled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some systems have all packages installed for the user."""
    monkeypatch.setenv("PIP_USER", "1")
    monkeypatch.setenv("PIP_TARGET", "elsewhere")
    pip = Pip(monkeypatch)

    environment.python(folder=tmp_path / ".venv")

    assert [(each["PIP_USER"], "PIP_TARGET" in each) for each in pip.settings] == [("0", False)] * 3


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (PermissionError(13, "Permission denied"), "Permission denied. Copy the project"),
        (ValueError("it contains the PATH separator :."), "separator :. Copy the project"),
        (subprocess.CalledProcessError(1, "ensurepip"), "python3-venv"),
    ],
)
def test_what_cannot_be_set_up_is_told(
    error: Exception, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what to do."""

    def fail(*_what: object, **_how: object) -> None:
        raise error

    Pip(monkeypatch)
    monkeypatch.setattr(venv, "create", fail)

    with pytest.raises(SystemExit, match=told):
        environment.python(folder=tmp_path / ".venv")
