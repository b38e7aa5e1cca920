"""Write down the exact packages that the set-up scripts install: scripts/locked-*.txt. `python3 scripts/lock.py`

Each is pinned with the checksums of all its files, so that Linux, macOS and Windows and every Python that the project
supports install the same, from anywhere. Versions already pinned stay, unless `--upgrade` is given.
What the game needs is pinned in its own lock; the others hold what comes on top of it.
"""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts import environment

OPTIONS = (
    "--universal",
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-emit-package",
    "av",
    "--quiet",
    "--group",
    "setup",
)


def compile_lock(python: str, extras: str, *options: str) -> int:
    """Write the lock for the project with those extras; return the exit status."""
    game, lock = (environment.lock_of(each).relative_to(environment.ROOT).as_posix() for each in ("", extras))
    wanted = ("--python-version", ".".join(map(str, environment.OLDEST_PYTHON)), "--output-file", lock)
    more = ("--extra", extras, "--constraint", game) if extras else ()
    told = ("--custom-compile-command", "python3 scripts/lock.py", *wanted, *more, *options)
    status = environment.run(python, "-m", "uv", "pip", "compile", "pyproject.toml", *OPTIONS, *told)
    if extras and not status:
        leave_out(environment.lock_of(""), environment.lock_of(extras))
    return status


def leave_out(game: Path, lock: Path) -> None:
    """Take out of the lock whatever the game's pins, by the same checksums and for the same machines."""
    entry = re.compile(r"(^\S+==.*\n(?:    --hash.*\n)+)(?:    #.*\n)*", re.MULTILINE)
    there = set(entry.findall(game.read_text(encoding="utf-8")))
    text = lock.read_text(encoding="utf-8")
    lock.write_text(entry.sub(lambda found: "" if found[1] in there else found[0], text), encoding="utf-8")


def main() -> int:
    """Write all locks; return the exit status."""
    python = str(environment.python(extras="dev"))
    return max([compile_lock(python, extras, *sys.argv[1:]) for extras in ("", "dev")])


if __name__ == "__main__":
    sys.exit(main())
