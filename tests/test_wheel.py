"""The program as it is installed: a wheel, run from outside the tree, without Node.js."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from p2p_malice.web.site import FOLDER
from p2p_malice.words.catalogue import LANGUAGES
from scripts.build_page import TOOLS, make
from tests.web.test_pyodide_program import needs_pyodide

ROOT = Path(__file__).parents[1]
LIMIT = 240
LARGEST = 12_000_000
"""The bytes that a wheel may have."""


def unpacked(made: Path, page: Path) -> Path:
    """A folder, below that one, with what is in the wheel that is built with that page."""
    build = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(made))
    told = {**os.environ, "P2P_MALICE_PAGE": str(page)}
    subprocess.run(build, cwd=ROOT, env=told, check=True, capture_output=True, timeout=LIMIT)
    (wheel,) = made.glob("*.whl")
    assert wheel.stat().st_size < LARGEST
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(made / "site")
    return made / "site"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what is in the wheel that has no built page."""
    made = tmp_path_factory.mktemp("wheel")
    return unpacked(made, made / "page")


def run(installed: Path, folder: Path, *arguments: str, typed: str = "") -> str:
    """What the installed program prints once that was `typed`, which has to end well."""
    environment = {**os.environ, "PYTHONPATH": str(installed), "HOME": str(folder), "PATH": ""}
    command = (sys.executable, "-P", "-B", "-m", "p2p_malice", *arguments)
    done = subprocess.run(
        command, cwd=folder, env=environment, input=typed, capture_output=True, text=True, timeout=LIMIT, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def run_in_tree(*arguments: str) -> None:
    """Run the program of the tree."""
    command = (sys.executable, "-m", "p2p_malice", *arguments)
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=LIMIT)


def files(folder: Path) -> dict[str, bytes]:
    """All that is in a folder."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_wheel_has_all_that_the_program_needs(installed: Path, tmp_path: Path) -> None:
    """Its sentences, its rules, and what is played by them."""
    assert run(installed, tmp_path, "--version").startswith("p2p-malice")
    assert "payoff pile" in run(installed, tmp_path, "rules", "official")
    for game in ("malice", "spite"):
        play = ("play", "--game", game, "--name", "Kay", "--plain")
        assert "is at the table." in run(installed, tmp_path, *play, typed="quit\n")


def test_a_wheel_tells_what_the_game_is_wherever_it_is_read(installed: Path) -> None:
    """Each link of its README has a whole address, and it names the languages that there are words in."""
    (path,) = installed.glob("*.dist-info/METADATA")
    said = path.read_text(encoding="utf-8")

    assert "Description-Content-Type: text/markdown" in said
    links = re.findall(r"\]\(([^)]+)\)", said)
    assert links
    assert [link for link in links if not re.match(r"#|https://github\.com/[\w-]+/p2p-malice/(raw|blob)/", link)] == []
    assert len(re.findall("^Classifier: Natural Language", said, re.MULTILINE)) == len(LANGUAGES)


def test_a_wheel_writes_the_very_site_of_the_tree(installed: Path, tmp_path: Path) -> None:
    """No file of the page was left out."""
    run(installed, tmp_path, "web", "--site", "site")
    run_in_tree("web", "--site", str(tmp_path / "tree"))

    assert files(tmp_path / "site") == files(tmp_path / "tree")
    assert files(installed / "p2p_malice/web/static") == files(FOLDER)


@pytest.mark.deep  # Others compile the program for Pyodide, too, and a release looks for the page in its wheel.
@needs_pyodide
def test_a_wheel_with_the_page_writes_the_whole_site_by_itself(tmp_path: Path) -> None:
    """The very files that esbuild and Pyodide make of the tree; nothing is written into what is installed."""
    made = tmp_path / "made"
    make(made)
    installed = unpacked(tmp_path / "wheel", made)
    before = files(installed / "p2p_malice/web")
    own, tree = tmp_path / "a: home", tmp_path / "tree"
    own.mkdir()
    tree.mkdir()
    run(installed, own, "web", "--site", "site", "--save", "page.html", "--courier", ".")
    # Compiling the program once more would take most of the time.
    tools = ("--esbuild", str(TOOLS / "esbuild"), "--pyodide", str(made / "pyodide"))
    run_in_tree("web", "--site", str(tree / "site"), "--save", str(tree / "page.html"), "--courier", ".", *tools)

    assert {"site/play.html", "site/index.html", "page.html"} <= files(own).keys()
    assert {name: it for name, it in files(own).items() if name.startswith(("site/", "page"))} == files(tree)
    assert files(installed / "p2p_malice/web") == before
