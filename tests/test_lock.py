"""What the set-up scripts install is written down, with checksums."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts import environment

PROJECT = tomllib.loads((environment.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GAME = [*PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"]["setup"]]
DEV = [*GAME, *PROJECT["project"]["optional-dependencies"]["dev"]]


def locked(extras: str) -> dict[str, list[tuple[str, str]]]:
    """By name: the versions in the lock, each with all that stands behind it."""
    text = environment.lock_of(extras).read_text(encoding="utf-8")
    found: dict[str, list[tuple[str, str]]] = {}
    for name, version, rest in re.findall(r"^([A-Za-z0-9._-]+)==(\S+)((?:.*\\\n)*.*)", text, re.MULTILINE):
        found.setdefault(canonicalize_name(name), []).append((version, rest))
    return found


@pytest.mark.parametrize(("extras", "wanted"), [("", GAME), ("dev", DEV)], ids=["game", "dev"])
def test_the_lock_is_of_what_the_project_needs(extras: str, wanted: list[str]) -> None:
    """Every requirement is there in versions that it allows; otherwise scripts/lock.py has to be run."""
    found = locked(extras)

    for text in wanted:
        requirement = Requirement(text)
        versions = [version for version, _ in found.get(canonicalize_name(requirement.name), [])]
        assert versions, f"{text} is not locked"
        assert all(version in requirement.specifier for version in versions), f"{text} is locked as {versions}"


@pytest.mark.parametrize("extras", ["", "dev"], ids=["game", "dev"])
def test_every_package_has_its_checksums_and_no_place(extras: str) -> None:
    """Wherever a package comes from it has to be the one that was written down."""
    text = environment.lock_of(extras).read_text(encoding="utf-8")

    assert not re.search(r"://|^-|--(?!hash=sha256:)", text, re.MULTILINE)
    for name, pins in locked(extras).items():
        for version, rest in pins:
            assert re.search(r"--hash=sha256:[0-9a-f]{64}", rest), f"{name} {version} has no checksum"


def test_both_locks_name_the_same_versions() -> None:
    """Who checks the game checks what is played."""
    dev = locked("dev")

    for name, pins in locked("").items():
        assert [version for version, _ in pins] == [version for version, _ in dev[name]]


@pytest.mark.parametrize("fails", [None, 0, 1], ids=["well", "packages", "project"])
def test_nothing_is_installed_without_its_checksum(
    fails: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """First what is locked, then the project alone with the tools that are there; noted only if both went well."""
    asked: list[list[str]] = []

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        return subprocess.CompletedProcess(command, int(len(asked) - 1 == fails))

    executable = tmp_path / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    executable.parent.mkdir()
    executable.touch()
    monkeypatch.setattr(environment, "FOLDER", tmp_path)
    monkeypatch.setattr(subprocess, "run", run)
    if fails is None:
        for _ in range(2):
            assert environment.python() == executable
    else:
        with pytest.raises(SystemExit, match="installation failed"):
            environment.python()

    both = [["--require-hashes", "--requirement", str(environment.lock_of(""))], ["--no-deps", "--no-build-isolation"]]
    assert [command[6 : 6 + len(step)] for command, step in zip(asked, both, strict=False)] == both[: len(asked)]
    assert len(asked) == (1 if fails == 0 else 2)
    assert (tmp_path / "installed-game").exists() == (fails is None)
