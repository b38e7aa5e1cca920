"""Say whose the repository is, wherever it is named: `python3 scripts/write/owner.py NAME`, with the name on GitHub."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
REPOSITORY = re.compile(r"(?<=github\.com/)[\w\\-]+(?=/p2p\\?-malice\b)")
"""A manual page has a backslash before each hyphen."""
DEVELOPER = re.compile(r"\bio\.github\.\w+(?=\.p2p_malice\b|\">)")
"""What desktops call the program begins so; files are named by it."""
KINDS = {".1", ".desktop", ".md", ".rb", ".toml", ".xml", ".yml"}
"""The files that may name it, by their endings."""
LEFT_OUT = {".git", ".venv", "build", "dist", "node_modules"}


def app_id(owner: str) -> str:
    """What desktops call the program of that owner."""
    name = owner.lower().replace("-", "_")
    return f"io.github.{'_' if name[0].isdigit() else ''}{name}.p2p_malice"


def naming() -> list[Path]:
    """The files that name the repository or the app."""
    files = (path for path in sorted(ROOT.rglob("*")) if path.suffix in KINDS and path.is_file())
    ours = (path for path in files if not LEFT_OUT & set(path.relative_to(ROOT).parts))
    texts = {path: f"{path.name}\n{path.read_text(encoding='utf-8')}" for path in ours}
    return [path for path, text in texts.items() if REPOSITORY.search(text) or DEVELOPER.search(text)]


def main(arguments: list[str]) -> None:
    """Write the name into each."""
    if len(arguments) != 1 or not re.fullmatch(r"[A-Za-z0-9](-?[A-Za-z0-9]){0,38}", arguments[0]):
        sys.exit("Say whose the repository is, by the name on GitHub: python3 scripts/write/owner.py NAME")
    developer = app_id(arguments[0]).rpartition(".")[0]
    for path in naming():
        name = arguments[0].replace("-", r"\\-") if path.suffix == ".1" else arguments[0]
        text = REPOSITORY.sub(name, path.read_bytes().decode())
        path.write_bytes(DEVELOPER.sub(developer, text).encode())
        renamed = path.rename(path.with_name(DEVELOPER.sub(developer, path.name)))
        print(renamed.relative_to(ROOT))


if __name__ == "__main__":
    main(sys.argv[1:])
