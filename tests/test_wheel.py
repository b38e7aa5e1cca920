"""The program as it is installed: a wheel, run from outside the tree."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LIMIT = 240


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what is in the wheel."""
    made = tmp_path_factory.mktemp("wheel")
    build = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(made))
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, timeout=LIMIT)
    (wheel,) = made.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(made / "site")
    return made / "site"


def run(installed: Path, folder: Path, *arguments: str) -> str:
    """What the installed program prints, which has to end well."""
    environment = {**os.environ, "PYTHONPATH": str(installed), "HOME": str(folder)}
    command = (sys.executable, "-P", "-m", "p2p_malice", *arguments)
    done = subprocess.run(
        command, cwd=folder, env=environment, input="", capture_output=True, text=True, timeout=LIMIT, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_wheel_has_all_that_the_program_needs(installed: Path, tmp_path: Path) -> None:
    """Its sentences, its rules, and what is played by them."""
    assert run(installed, tmp_path, "--version").startswith("p2p-malice")
    assert "payoff pile" in run(installed, tmp_path, "rules", "official")
    for game in ("malice", "spite"):
        assert "is at the table." in run(installed, tmp_path, "play", "--game", game, "--name", "Kay", "--plain")


def test_a_wheel_writes_the_very_site_of_the_tree(installed: Path, tmp_path: Path) -> None:
    """No file of the page was left out."""
    run(installed, tmp_path, "web", "--site", "site")
    subprocess.run(
        (sys.executable, "-m", "p2p_malice", "web", "--site", str(tmp_path / "tree")),
        cwd=ROOT,
        check=True,
        capture_output=True,
        timeout=LIMIT,
    )

    def files(folder: str) -> dict[str, bytes]:
        whole = tmp_path / folder
        return {path.relative_to(whole).as_posix(): path.read_bytes() for path in whole.rglob("*") if path.is_file()}

    assert files("site") == files("tree")
