"""What is installed beside the program: the manual page, completions, what desktops and package managers need."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from p2p_malice import __version__
from p2p_malice.cli import cli
from p2p_malice.words.catalogue import LANGUAGES
from scripts import environment
from scripts.write import installed, man

ROOT = environment.ROOT
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGING = ROOT / "packaging"


def text_of(pattern: str) -> str:
    """The text of the only file that is called so."""
    (path,) = PACKAGING.glob(pattern)
    return path.read_text(encoding="utf-8")


def test_the_installed_files_are_up_to_date() -> None:
    """Otherwise scripts/write/installed.py has to be run."""
    there = (path for path in installed.SHARE.rglob("*") if path.is_file())

    assert {path.relative_to(installed.SHARE).as_posix(): path.read_text(encoding="utf-8") for path in there} == (
        installed.files()
    )


def test_they_name_what_is_installed() -> None:
    """The command, the version, and one icon for all."""
    entry, about = text_of("share/applications/*.desktop"), text_of("share/metainfo/*.xml")
    (command,) = PROJECT["project"]["scripts"]
    icons = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"].values()
    named = re.findall("^Icon=(.*)$", entry, re.MULTILINE)

    assert re.findall("^Exec=(.*)$", entry, re.MULTILINE) == [command, f"{command} web"]
    assert f'<release version="{__version__}" date="2' in about
    assert [Path(each).stem for each in icons if each.endswith(".svg")] == named
    assert f"<id>{named[0]}</id>" in about
    assert f"\nid: {named[0]}\n" in text_of("flatpak/*.yml")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_stands_in_the_manual_page(language: str) -> None:
    """In each language, and no line begins like an order to the formatter that it isn't."""
    page = man.page(language)

    assert re.findall('^[.]SS "(.*)"$', page, re.MULTILINE) == sorted(cli.commands)
    orders = {'\\"', "TH", "SH", "SS", "PP", "TP", "B", "nf", "fi"}
    assert set(re.findall(r"^[.'](\S*)", page, re.MULTILINE)) == orders


@pytest.mark.parametrize("pattern", ["flatpak/python-packages.json", "homebrew/*.rb"])
def test_package_managers_install_what_is_locked(pattern: str) -> None:
    """Otherwise scripts/write/package_sources.py has to be run."""
    text = text_of(pattern)
    lock = environment.lock_of("").read_text(encoding="utf-8")
    files = re.findall(r'"https://files\.pythonhosted\.org/\S+/([^/]+)",?\s+"?sha256"?:? "(\w+)"', text)

    assert [name for name, checksum in files if f"sha256:{checksum}" not in lock] == []
    names = {name.split("-")[0].replace("_", "-").lower() for name, _ in files}
    names |= set(re.findall('(?:resource|depends_on) "(.*)"', text))
    assert {Requirement(each).name for each in PROJECT["project"]["dependencies"]} <= names
