"""Write which packages Flatpak and Homebrew install, as locked: `python scripts/write/package_sources.py [FILE …]`

With the files of a release, its wheel and its source distribution, it also writes their version and checksums. PyAV is
left out: the game never uses it.
"""

import hashlib
import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from packaging.markers import Marker
from packaging.tags import Tag, compatible_tags, cpython_tags
from packaging.utils import parse_wheel_filename

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from scripts import environment

FOLDER = environment.ROOT / "packaging"
(MANIFEST,) = FOLDER.glob("flatpak/*.yml")
FLATPAK, FORMULA = FOLDER / "flatpak/python-packages.json", FOLDER / "homebrew/p2p-malice.rb"
PYTHON = (3, 13)
"""That of Flatpak's runtime."""
MACHINES = ("x86_64", "aarch64")
GLIBC = 39
"""The newest minor version of glibc 2 that a package may need."""
FROM_HOMEBREW = {"cffi", "cryptography", "pycparser"}
"""What Homebrew has ready-made."""

Package = dict[str, Any]


def locked() -> list[Package]:
    """The packages of the game's lock, with the addresses and checksums of all their files."""
    lock = environment.lock_of("").relative_to(environment.ROOT).as_posix()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "pylock.toml")
        options = ("--universal", "--no-emit-package", "av", "--quiet", "--constraint", lock, "--output-file", path)
        oldest = ".".join(map(str, environment.OLDEST_PYTHON))
        command = ("uv", "pip", "compile", "pyproject.toml", "--python-version", oldest, *options)
        subprocess.run((sys.executable, "-m", *command), cwd=environment.ROOT, check=True)
        packages: list[Package] = tomllib.loads(path.read_text(encoding="utf-8"))["packages"]
        return packages


def needed(packages: list[Package], machine: str, system: str) -> list[Package]:
    """Those that a machine needs."""
    python = ".".join(map(str, PYTHON))
    there = {"sys_platform": system, "platform_machine": machine, "python_full_version": f"{python}.0"}
    return [each for each in packages if "marker" not in each or Marker(each["marker"]).evaluate(dict(there))]


def wheel(package: Package, machine: str) -> dict[str, Any]:
    """The file of a package that suits a machine with Linux best."""
    platforms = [f"manylinux_2_{minor}_{machine}" for minor in range(GLIBC, 4, -1)]
    platforms[-1:] = [f"manylinux2014_{machine}", f"linux_{machine}"]
    tags: list[Tag] = [
        *cpython_tags(PYTHON, platforms=platforms),
        *compatible_tags(PYTHON, f"cp{PYTHON[0]}{PYTHON[1]}", platforms),
    ]
    suitable = {tag: each for each in package["wheels"] for tag in parse_wheel_filename(_name(each))[3]}
    found: dict[str, Any] = next(suitable[tag] for tag in tags if tag in suitable)
    return found


def flatpak(packages: list[Package]) -> list[dict[str, Any]]:
    """The sources for flatpak-builder."""
    machines: dict[tuple[str, str], list[str]] = {}
    for machine in MACHINES:
        for package in needed(packages, machine, "linux"):
            file = wheel(package, machine)
            machines.setdefault((file["url"], file["hashes"]["sha256"]), []).append(machine)
    return [
        {"type": "file", "url": url, "sha256": checksum, **({} if len(of) == len(MACHINES) else {"only-arches": of})}
        for (url, checksum), of in machines.items()
    ]


def homebrew(packages: list[Package]) -> Iterator[str]:
    """The resources of the formula."""
    for package in needed(packages, "arm64", "darwin"):
        if package["name"] not in FROM_HOMEBREW:
            file = package["sdist"]
            yield f'  resource "{package["name"]}" do\n    url "{file["url"]}"\n'
            yield f'    sha256 "{file["hashes"]["sha256"]}"\n  end\n\n'


def with_release(text: str, release: Path) -> str:
    """The text with the version and the checksum of a file of the release, if it names one of that kind."""
    version = release.name.split("-")[1].removesuffix(".tar.gz")
    ending = re.escape(release.name.partition(version)[2])
    named = re.compile(rf'/v[^/\s]+/p2p_malice-[^/\s]+?{ending}(?P<between>"?\s+sha256:? ")[0-9a-f]{{64}}')
    checksum = hashlib.sha256(release.read_bytes()).hexdigest()
    return named.sub(rf"/v{version}/{release.name}\g<between>{checksum}", text)


def _name(file: dict[str, Any]) -> str:
    return str(file["url"]).rpartition("/")[2]


def main(releases: list[Path]) -> None:
    """Write them."""
    packages = locked()
    FLATPAK.write_text(json.dumps(flatpak(packages), indent=1) + "\n", encoding="utf-8")
    resources = re.compile(r"(  # scripts/write/package_sources.py writes [^\n]*\n\n).*?(?=  def install)", re.DOTALL)
    formula = FORMULA.read_text(encoding="utf-8")
    FORMULA.write_text(resources.sub(lambda found: found[1] + "".join(homebrew(packages)), formula), encoding="utf-8")
    for path in (FORMULA, MANIFEST):
        for release in releases:
            path.write_text(with_release(path.read_text(encoding="utf-8"), release), encoding="utf-8")


if __name__ == "__main__":
    main([Path(each) for each in sys.argv[1:]])
