"""Say whose the repository is, wherever it is named: `python3 scripts/owner.py NAME`, with the name on GitHub."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REPOSITORY = re.compile(r"(?<=github\.com/)[\w-]+(?=/p2p-malice\b)")
KINDS = {".1", ".desktop", ".md", ".toml", ".xml", ".yml"}
"""The files that may name it, by their endings."""
LEFT_OUT = {".git", ".venv", "build", "dist", "node_modules"}


def naming() -> list[Path]:
    """The files that name the repository."""
    files = (path for path in sorted(ROOT.rglob("*")) if path.suffix in KINDS and path.is_file())
    ours = (path for path in files if not LEFT_OUT & set(path.relative_to(ROOT).parts))
    return [path for path in ours if REPOSITORY.search(path.read_text(encoding="utf-8"))]


def main(arguments: list[str]) -> None:
    """Write the name into each."""
    if len(arguments) != 1 or not re.fullmatch(r"[A-Za-z0-9](-?[A-Za-z0-9]){0,38}", arguments[0]):
        sys.exit("Say whose the repository is, by the name on GitHub: python3 scripts/owner.py NAME")
    for path in naming():
        text = path.read_bytes().decode()
        path.write_bytes(REPOSITORY.sub(arguments[0], text).encode())
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main(sys.argv[1:])
