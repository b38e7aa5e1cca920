"""A page's scripts and styles joined and made small by esbuild: one of each for what the page begins with."""

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
_JOINS_WITHIN = 120.0
"""Seconds."""


@frozen
class Joined:
    """What has become of a page's scripts and styles, by their paths below the page's address."""

    files: dict[str, bytes]
    first: list[str]
    """The scripts that are loaded with the one that begins."""


def join(files: Mapping[str, bytes], own: str, looks: Sequence[str], esbuild: Path) -> Joined:
    """Join the scripts that `app.js` of our `own` leads to, and make the styles small; those of `looks` become one.

    What is asked for later keeps files of its own, whose names change with what is in them.

    Raises `StoreError` without Node.js, or if that folder isn't esbuild's.
    """
    alone = [name for name in files if name.endswith(".css") and name not in looks]
    return _run(files, own, looks, alone, esbuild, is_whole=False)


def join_all(files: Mapping[str, bytes], own: str, looks: Sequence[str], esbuild: Path) -> tuple[str, str]:
    """All the scripts that `app.js` of our `own` ever leads to as one, and the styles of `looks`. Raises as `join`."""
    made = _run(files, own, looks, [], esbuild, is_whole=True).files
    return made[f"{own}/app.js"].decode(), made[one_style(own)].decode()


def one_style(own: str) -> str:
    """The style that the looks of a page become."""
    return f"{own}/style.css"


def _run(
    files: Mapping[str, bytes], own: str, looks: Sequence[str], alone: list[str], esbuild: Path, *, is_whole: bool
) -> Joined:
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
