"""The process of one target: `python -m tests.fuzz.engine MODULE NAME [options of libFuzzer] [folder …]`.

atheris searches, guided by coverage; where it is not installed, inputs are mutated at random, and of the options only
the time, the folder for crashes and the folders of inputs count.
"""

import argparse
import hashlib
import importlib
import importlib.util
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # What is imported before atheris listens is not measured.
    from tests.fuzz.target import Target

INSTRUMENTED = ["p2p_malice", "aioice", "aiortc", "tomlkit"]
"""Packages whose branches guide the search."""

SLACK = 6
"""At each branch and comparison of theirs atheris calls functions of its own, which count as steps."""


def has_atheris() -> bool:
    """Whether this Python can search by coverage."""
    return importlib.util.find_spec("atheris") is not None


def load(module: str, name: str) -> "Target":
    """The target of that name in that module."""
    targets: tuple[Target, ...] = importlib.import_module(module).TARGETS
    return next(target for target in targets if target.name == name)


def guided(module: str, name: str, options: Sequence[str]) -> None:
    """Let atheris search. Does not return."""
    import atheris

    with atheris.instrument_imports(include=INSTRUMENTED):
        target = load(module, name)

    def check(data: bytes) -> None:
        target.run(data, SLACK)

    def mutate(data: bytes, longest: int, seed: int) -> bytes:
        rng = random.Random(seed)
        if target.mutate and rng.random() < 0.5:
            return target.mutate(data, rng)[:longest]
        return bytes(atheris.Mutate(data, longest))

    # To merge, libFuzzer starts itself again, by its first argument and through a shell.
    atheris.Setup([f"{sys.executable} -m tests.fuzz.engine {module} {name}", *options], check, custom_mutator=mutate)
    atheris.Fuzz()


def unguided(target: "Target", options: Sequence[str]) -> None:
    """Mutate inputs at random, and say in the end what libFuzzer would, apart from coverage.

    An input for which the property does not hold is written to a file, and what was raised goes on.
    """
    parser = argparse.ArgumentParser(prefix_chars="-")
    parser.add_argument("-max_total_time", type=float, default=1.0)
    parser.add_argument("-artifact_prefix", default="")
    parser.add_argument("folders", nargs="*", type=Path)
    given, _ = parser.parse_known_args(options)
    rng = random.Random()
    inputs = [path.read_bytes() for folder in given.folders for path in sorted(folder.iterdir())] or [b""]
    untried = list(inputs)
    tried = 0
    end = time.monotonic() + given.max_total_time
    try:
        while untried or time.monotonic() < end:
            data = untried.pop() if untried else target.mutated(rng.choice(inputs), rng.choice(inputs), rng)
            tried += 1
            target.run(data)
    except BaseException:
        Path(f"{given.artifact_prefix}crash-{hashlib.sha1(data).hexdigest()}").write_bytes(data)
        raise
    finally:
        print(f"#{tried} DONE corp: {len(inputs)}", flush=True)


if __name__ == "__main__":
    if has_atheris():
        guided(sys.argv[1], sys.argv[2], sys.argv[3:])
    else:
        unguided(load(sys.argv[1], sys.argv[2]), sys.argv[3:])
