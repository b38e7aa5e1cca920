"""A page's scripts and styles joined and made small by esbuild: one of each for what the page begins with.

In place of esbuild's folder, one will do that keeps what was joined before: nothing is run then.
"""

import json
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from attrs import frozen

from p2p_malice.errors import StoreError

_SCRIPT = Path(__file__).with_suffix(".mjs")
_JOINED = "joined"
WHOLE = "whole"
_JOINS_WITHIN = 120.0
"""Seconds."""


@frozen
class Joined:
    """What has become of a page's scripts and styles, by their paths below the page's address."""

    files: dict[str, bytes]
    first: list[str]
    """The scripts that are loaded with the one that begins."""

    def keep(self, folder: Path, name: str) -> None:
        """Write it there, as the `name` of a page or as the `WHOLE`."""
        texts = {path: content.decode() for path, content in self.files.items()}
        kept = json.dumps({"files": texts, "first": self.first}, ensure_ascii=False)
        (folder / f"{name}.json").write_text(kept, encoding="utf-8")


def _kept(path: Path) -> Joined:
    """What was kept there."""
    kept = json.loads(path.read_bytes())
    return Joined({name: text.encode() for name, text in kept["files"].items()}, kept["first"])


def join(files: Mapping[str, bytes], own: str, looks: Sequence[str], esbuild: Path) -> Joined:
    """Join the scripts that the entry of our `own` leads to, and make the styles small; those of `looks` become one.

    What is asked for later keeps files of its own, whose names change with what is in them.

    Raises `StoreError` without Node.js, or if that folder isn't esbuild's.
    """
    alone = [name for name in files if name.endswith(".css") and name not in looks]
    return _run(files, own, looks, alone, esbuild, is_whole=False)


def join_all(files: Mapping[str, bytes], own: str, looks: Sequence[str], esbuild: Path) -> Joined:
    """All the scripts that the entry of our `own` ever leads to as one, and the styles of `looks`. Raises as `join`."""
    return _run(files, own, looks, [], esbuild, is_whole=True)


def one_style(own: str) -> str:
    """The style that the looks of a page become."""
    return f"{own}/style.css"


def _run(
    files: Mapping[str, bytes], own: str, looks: Sequence[str], alone: list[str], esbuild: Path, *, is_whole: bool
) -> Joined:
    kept = esbuild / f"{WHOLE if is_whole else own}.json"
    if kept.exists():
        return _kept(kept)
    node = shutil.which("node")
    if node is None:
        raise StoreError("no_node")
    one = one_style(own)
    imports = "".join(f'@import "../{name}";\n' for name in looks)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve()
        for path, content in {**files, one: imports.encode()}.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(content)
        module = (esbuild / "lib/main.js").absolute().as_uri()
        what = json.dumps({"own": own, "styles": [one, *alone], "isWhole": is_whole})
        command = [node, str(_SCRIPT), module, what]
        try:
            done = subprocess.run(command, check=True, capture_output=True, timeout=_JOINS_WITHIN, cwd=folder)
        except (OSError, subprocess.SubprocessError):
            raise StoreError("no_esbuild", path=str(esbuild)) from None
        made = folder / _JOINED
        found = {path.relative_to(made).as_posix(): path.read_bytes() for path in made.rglob("*") if path.is_file()}
    return Joined(found, json.loads(done.stdout))
