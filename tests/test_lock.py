"""Everything the set-up scripts install is pinned, with checksums."""

import hashlib
import re
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import requires
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts import environment

PROJECT = tomllib.loads((environment.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GAME = [*PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"]["setup"]]
DEV = [*GAME, *PROJECT["project"]["optional-dependencies"]["dev"]]


VENDORED = {
    "fluent-bundle.js": "f50b65a43fc7a3bb7ef87f6047eb147358a5281cc97a4e5941c788eb2411673b",
    "lean-qr.js": "da777885c92f179979020c49fb064cac1930ec64521b08ff7e1778941c782cf2",
    "lit-html.js": "cc787fccfaba196fc65d9e266576ddd1326838a3ac3e275519443845396d240d",
    "noble-hashes.js": "080fab186da9d488f854eb10380a21dd8e091a26491c41f078c111a235f3eaf2",
}
"""By file: the SHA-256 of each library in the page."""

MACHINES = [
    {
        "sys_platform": system,
        "platform_machine": machine,
        "python_version": python,
        "python_full_version": f"{python}.1",
    }
    for system, machine in (("linux", "x86_64"), ("darwin", "x86_64"), ("darwin", "arm64"), ("win32", "AMD64"))
    for python in ("3.11", "3.12", "3.14")
]


class Pin(NamedTuple):
    """A version in the lock, the machines that it is for, and its checksums."""

    version: str
    marker: str
    checksums: int

    def is_for(self, machine: dict[str, str]) -> bool:
        """Whether it is installed there."""
        return not self.marker or Marker(self.marker).evaluate(machine)


def text_of(extras: str) -> str:
    """What is locked for the game and on top of it."""
    return "".join(environment.lock_of(each).read_text(encoding="utf-8") for each in dict.fromkeys(("", extras)))


def locked(extras: str) -> dict[str, list[Pin]]:
    """The pins by name."""
    found: dict[str, list[Pin]] = {}
    entry = re.compile(
        r"^([\w.-]+)==(\S+)(?: ; (.*?))? ?\\?$((?:\n    --hash=sha256:[0-9a-f]{64}(?: \\)?)*)", re.MULTILINE
    )
    for name, version, marker, checksums in entry.findall(text_of(extras)):
        found.setdefault(canonicalize_name(name), []).append(Pin(version, marker, checksums.count("sha256:")))
    return found


@pytest.mark.parametrize(("extras", "wanted"), [("", GAME), ("dev", DEV)], ids=["game", "dev"])
def test_the_lock_is_of_what_the_project_needs(extras: str, wanted: list[str]) -> None:
    """On every kind of machine each requirement is met by one pin; otherwise scripts/lock.py has to be run."""
    found = locked(extras)

    for requirement in map(Requirement, wanted):
        for machine in MACHINES:
            if requirement.marker and not requirement.marker.evaluate(machine):
                continue
            pins = [pin.version for pin in found.get(canonicalize_name(requirement.name), []) if pin.is_for(machine)]
            assert len(pins) == 1, f"{requirement} is locked as {pins} on {machine}"
            assert pins[0] in requirement.specifier, f"{requirement} is locked as {pins} on {machine}"


@pytest.mark.parametrize("extras", ["", "dev"], ids=["game", "dev"])
def test_every_package_has_its_checksums_and_no_place(extras: str) -> None:
    """Wherever a package comes from it has to be the one that was written down."""
    text = text_of(extras)

    assert not re.search(r"://|^-|--(?!hash=sha256:)", text, re.MULTILINE)
    assert [(name, pin) for name, pins in locked(extras).items() for pin in pins if not pin.checksums] == []
    assert sum(map(len, locked(extras).values())) == len(re.findall(r"^[^ #\n]", text, re.MULTILINE))


def test_what_comes_on_top_changes_no_version_of_the_game() -> None:
    """The checks run with the same packages as the game."""
    for name, pins in locked("dev").items():
        assert len({pin.version for pin in pins}) == len({pin.version for pin in locked("").get(name, pins)}), name


def test_the_set_up_leaves_out_what_is_never_used(tmp_path: Path) -> None:
    """PyAV is half of what would be installed: in its place is an empty package that satisfies aiortc."""
    wheel = environment.stand_in(tmp_path)
    name, version, *tags = wheel.stem.split("-")

    [wanted] = [each for each in map(Requirement, requires("aiortc") or []) if each.name == name]
    assert version in wanted.specifier
    assert tags == ["py3", "none", "any"]
    assert zipfile.ZipFile(wheel).testzip() is None
    assert [extras for extras in ("", "dev") if "av" in locked(extras)] == []


@pytest.mark.parametrize("fails", [None, 0, 1, 2], ids=["well", "stand-in", "packages", "project"])
def test_nothing_is_installed_without_its_checksum(
    fails: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """First the stand-in and what is locked, then the project alone with the tools that are there.

    It's noted only if all went well.
    """
    asked: list[list[str]] = []

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        if "-c" in command:
            return subprocess.CompletedProcess(command, 0)  # The environment works.
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

    steps = [
        ["--no-deps", "--no-index"],
        ["--require-hashes", "--requirement", str(environment.lock_of(""))],
        ["--no-deps", "--no-build-isolation"],
    ]
    assert [command[6 : 6 + len(step)] for command, step in zip(asked, steps, strict=False)] == steps[: len(asked)]
    assert len(asked) == (3 if fails is None else fails + 1)
    assert (tmp_path / "installed-game").exists() == (fails is None)


def test_the_libraries_in_the_page_are_those_that_were_read() -> None:
    """None has changed since, and none was added."""
    folder = environment.ROOT / "p2p_malice/web/static/vendor"

    assert {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.glob("*.js")} == VENDORED


def test_the_tools_for_the_page_run_no_scripts_when_they_are_installed() -> None:
    """A package that was taken over could otherwise do anything at once."""
    source = Path(environment.__file__).read_text(encoding="utf-8")

    assert source.count('"ci"') == source.count('"ci", "--ignore-scripts"') == 1
