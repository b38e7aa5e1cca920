"""Write down the exact packages that the set-up scripts install: scripts/locked-*.txt. `python3 scripts/lock.py`

Each is pinned with the checksums of all its files, so that Linux, macOS and Windows and every Python that the project
supports install the same, from anywhere. Versions already pinned stay, unless `--upgrade` is given.
"""

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
    return environment.run(python, "-m", "uv", "pip", "compile", "pyproject.toml", *OPTIONS, *told)


def main() -> int:
    """Write all locks; return the exit status."""
    python = str(environment.python(extras="dev"))
    return max([compile_lock(python, extras, *sys.argv[1:]) for extras in ("", "dev", "fuzz")])


if __name__ == "__main__":
    sys.exit(main())
