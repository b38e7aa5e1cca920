"""What building the project adds to it: a README whose links lead from anywhere, and the page, if it is made.

scripts/build_page.py makes it in build/page; P2P_MALICE_PAGE names another folder. One that was made of other sources
is left out.
"""

import hashlib
import os
import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

FOLDER = Path("build/page")
"""Where the page is made, and kept in a source distribution."""
NOTE = "sources"
"""The file in it that says of which sources it is."""
SOURCES = ("p2p_malice", "tests/web/package-lock.json", "scripts/locked-game.txt")


def sources(root: Path) -> str:
    """The checksum of all that the page is made of."""
    places = [root / each for each in SOURCES]
    files = [each for place in places for each in (place.rglob("*") if place.is_dir() else [place])]
    whole = hashlib.sha256()
    for path in sorted(files, key=Path.as_posix):
        if path.is_file() and path.suffix not in (".pyc", ".so") and not path.name.startswith("."):
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            whole.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return whole.hexdigest()


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the page into a wheel, and into a source distribution to make wheels of."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add it, or say why it is left out."""
        if version == "editable":
            return
        root = Path(self.root)
        folder = Path(os.environ.get("P2P_MALICE_PAGE") or root / FOLDER)
        note = folder / NOTE
        if not note.exists():
            self.app.display_warning("Without the built page: for it, run python3 scripts/build_page.py first.")
        elif note.read_text(encoding="utf-8") != sources(root):
            self.app.display_warning("Without the built page, which is older: run python3 scripts/build_page.py again.")
        else:
            to = "p2p_malice/web/built" if self.target_name == "wheel" else FOLDER.as_posix()
            build_data["force_include"][str(folder)] = to


def with_addresses(readme: str, repository: str) -> str:
    """The README with the address of each picture and document in place of its path."""
    readme = re.sub(r"(!\[[^\]]*\]\()(?!https:|#)", rf"\g<1>{repository}/raw/HEAD/", readme)
    return re.sub(r"(\]\()(?!https:|#)", rf"\g<1>{repository}/blob/HEAD/", readme)


class ReadmeHook(MetadataHookInterface):
    """Gives the project its README."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add it."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        readme = with_addresses(text, metadata["urls"]["Homepage"])
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}
