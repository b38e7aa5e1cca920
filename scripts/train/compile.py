"""Compile Spite & Malice for the arena and for training: `python scripts/train/compile.py DIRECTORY`.

Players don't need that. It takes a C compiler and `pip install "mypy[mypyc]"`. The package is copied into the folder,
where its rules and the searching players are compiled. With `PYTHONPATH=DIRECTORY`, scripts play random games nearly
twice as fast.
"""

import argparse
import os
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).parents[2]


MODULES = (
    "engine/cards.py",
    "games/malice/length_limits.py",
    "games/malice/rules.py",
    "games/malice/views.py",
    "games/malice/bots/greedy.py",
    "games/malice/bots/outcome_features.py",
    "games/malice/bots/rollouts.py",
    "games/malice/bots/turn_search.py",
)
"""What is compiled; mypyc doesn't know attrs classes well, and the bots of Spite fail with it."""


def main() -> None:
    """Copy and compile."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("directory", type=Path)
    directory: Path = parser.parse_args().directory
    try:
        from mypyc.build import mypycify
        from setuptools import setup  # type: ignore[import-untyped]
    except ImportError as error:
        sys.exit(f'{error}: pip install "mypy[mypyc]"')
    shutil.copytree(HERE / "p2p_malice", directory / "p2p_malice", ignore=shutil.ignore_patterns("__pycache__"))
    os.chdir(directory)
    modules = [f"p2p_malice/{module}" for module in MODULES]
    extensions = mypycify([f"--config-file={HERE / 'pyproject.toml'}", *modules], opt_level="3")
    setup(name="compiled", ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])


if __name__ == "__main__":
    main()
