"""Throw bytes at every reader of outside bytes, for as long as you like: `python3 scripts/fuzz.py [--seconds N]`.

The targets, each a property that must hold whatever the bytes, are in tests/fuzz. atheris (guided by coverage, on
libFuzzer) drives them from its own environment, made on first use in the folder .fuzz. If it can't be installed, inputs
are mutated at random, and a line says so. Each target runs in its own process. It starts from the inputs that its
module makes, those in tests/fuzz/corpus and tests/fuzz/regressions, and those that earlier runs found, which stay in
.fuzz. With --keep, the few inputs that reach something new become the corpus. The exit status is 1 if a property didn't
hold: the input is written to a file, and a command that repeats it is printed.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts import environment

if TYPE_CHECKING:  # Nothing from the environment can be imported before it is there.
    from tests.fuzz.target import Target

CACHE = environment.ROOT / ".fuzz"
CORPUS = environment.ROOT / "tests/fuzz/corpus"
REGRESSIONS = environment.ROOT / "tests/fuzz/regressions"
"""Inputs that once crashed something, each named after what went wrong. Only people add to these."""

LEAST_SECONDS = 3.0
"""For a target, however many there are."""

START_SECONDS = 4.0
"""Seconds that a process takes to start; a busy machine needs more."""

INPUT_SECONDS = 300
"""Seconds with one input after which a target counts as hanging. Too many steps are noticed long before, by counting,
and a busy machine may be twenty times as slow."""

GRACE_SECONDS = 900
"""For a process to start, on a busy machine, and to end."""

MAX_CORPUS = 12 * 1024
MAX_CORPUS_INPUT = 1024
"""Bytes, for each target."""

CRASHES = ("crash-*", "timeout-*", "oom-*")


@dataclass(frozen=True)
class Outcome:
    """How the run of one target went. If coverage wasn't measured, `edges` and `features` are 0."""

    name: str
    executions: int
    seconds: float
    edges: int
    features: int
    inputs: int
    crashes: tuple[Path, ...]
    fault: str
    """The end of what the process said, "" unless something went wrong."""

    def __str__(self) -> str:
        """One line, and more after a crash."""
        reached = f"{self.edges:6,} edges {self.features:6,} features" if self.edges else "coverage not measured"
        line = (
            f"{self.name:20} {self.executions:9,} executions {self.executions / self.seconds:8,.0f}/s {reached} "
            f"{self.inputs:5,} inputs {len(self.crashes) or int(bool(self.fault))} crashes"
        )
        again = [f"  again: python3 scripts/fuzz.py --repeat {self.name} {path}" for path in self.crashes]
        return "\n".join([line, *(f"  | {text}" for text in self.fault.splitlines()), *again])


def outcome(name: str, log: str, seconds: float, status: int, crashes: tuple[Path, ...]) -> Outcome:
    """What a target's process reported, and how it ended."""

    def last(pattern: str) -> int:
        return int((re.findall(pattern, log, re.MULTILINE) or ["0"])[-1])

    fault = ""
    if status:
        told = re.findall(r"=== Uncaught Python exception: ===\n(.*?)^==", log, re.MULTILINE | re.DOTALL)
        fault = "\n".join((told or [log])[-1].splitlines()[-12:]) or f"The process ended with status {status}."
    return Outcome(
        name=name,
        executions=last(r"^#(\d+)"),
        seconds=seconds,
        edges=last(r"^#.* cov: (\d+)"),
        features=last(r"^#.* ft: (\d+)"),
        inputs=last(r"^#.* corp: (\d+)"),
        crashes=crashes,
        fault=fault,
    )


def fuzz(target: "Target", seconds: float, cache: Path = CACHE) -> Outcome:
    """Run one target for that long in its own process."""
    folder = cache / target.name
    (folder / "found").mkdir(parents=True, exist_ok=True)
    write_seeds(target, folder / "seeds")
    before = crashes_in(folder)
    command = engine(target, folder / "found", folder / "seeds", *corpus_of(target))
    command += [f"-max_total_time={seconds:.0f}", f"-artifact_prefix={folder}/", "-print_final_stats=1"]
    command += [f"-max_len={target.longest}", f"-timeout={INPUT_SECONDS}", "-rss_limit_mb=2048"]
    start = time.monotonic()
    with (folder / "log").open("wb") as log:
        try:
            status = subprocess.run(
                command, check=False, cwd=environment.ROOT, stdout=log, stderr=log, timeout=seconds + GRACE_SECONDS
            ).returncode
        except subprocess.TimeoutExpired:
            log.write(b"It did not end.\n")
            status = -1
    lasted = time.monotonic() - start
    crashes = tuple(sorted(crashes_in(folder) - before))
    return outcome(target.name, (folder / "log").read_text(errors="replace"), lasted, status, crashes)


def engine(target: "Target", *arguments: object) -> list[str]:
    """The command that starts the process of a target."""
    return [sys.executable, "-m", "tests.fuzz.engine", target.check.__module__, target.name, *map(str, arguments)]


def write_seeds(target: "Target", folder: Path) -> None:
    """Write the inputs that the target's module makes into files named by their content."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for data in target.seeds():
        (folder / hashlib.sha1(data).hexdigest()).write_bytes(data[: target.longest])


def corpus_of(target: "Target") -> list[Path]:
    """The folders of the target's inputs that are checked in."""
    return [folder / target.name for folder in (CORPUS, REGRESSIONS) if (folder / target.name).is_dir()]


def crashes_in(folder: Path) -> set[Path]:
    """The inputs for which a property didn't hold."""
    return {path for pattern in CRASHES for path in folder.glob(pattern)}


def keep(target: "Target") -> None:
    """Make a corpus of a few small inputs that reach more than the target's seeds."""
    with tempfile.TemporaryDirectory() as name:
        merged = Path(name)
        write_seeds(target, merged)
        seeds = set(merged.iterdir())
        command = engine(target, "-set_cover_merge=1", f"-max_len={MAX_CORPUS_INPUT}", merged)
        command += [str(CACHE / target.name / "found"), *map(str, corpus_of(target))]
        subprocess.run(command, check=True, cwd=environment.ROOT, capture_output=True)
        shutil.rmtree(CORPUS / target.name, ignore_errors=True)
        (CORPUS / target.name).mkdir(parents=True)
        room = MAX_CORPUS
        for path in sorted(set(merged.iterdir()) - seeds, key=lambda path: (path.stat().st_size, path.name)):
            room -= path.stat().st_size
            if room >= 0:
                shutil.copy(path, CORPUS / target.name / path.name[:16])


def run(targets: "list[Target]", seconds: float, jobs: int) -> list[Outcome]:
    """Run the targets, several at a time, for `seconds` in all; print a line when one has ended."""
    end = time.monotonic() + seconds
    waiting = len(targets)

    def one(target: "Target") -> Outcome:
        nonlocal waiting
        share = (end - time.monotonic()) * min(1, jobs / waiting) - START_SECONDS
        waiting -= 1
        return fuzz(target, max(LEAST_SECONDS, share))

    outcomes = []
    with ThreadPoolExecutor(jobs) as pool:
        for result in pool.map(one, targets):
            print(result, flush=True)
            outcomes.append(result)
    return outcomes


def interpreter(*, is_guided: bool) -> Path:
    """The Python that runs the targets: with atheris if it `is_guided`. Ends the program if that can't be had."""
    if is_guided:
        return environment.python(extras="fuzz", folder=CACHE / "venv")
    return environment.python(extras="dev")


def main() -> None:
    """Fuzz, count, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--target", action="append", metavar="NAME", help="only this one; may be given several times")
    parser.add_argument("--seconds", type=float, default=300, help="for all targets together (default: 300)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once (default: all cores)")
    parser.add_argument("--keep", action="store_true", help="make a corpus of what reaches something new")
    parser.add_argument("--unguided", action="store_true", help="mutate at random, without atheris")
    parser.add_argument("--repeat", nargs=2, metavar=("NAME", "FILE"), help="check the property for one file only")
    options = parser.parse_args()
    try:
        python = interpreter(is_guided=not options.unguided)
    except SystemExit as reason:
        if options.unguided:
            raise
        print(f"There is no atheris here, so inputs are mutated at random, blind to coverage. {reason}", flush=True)
        sys.exit(environment.run(sys.executable, __file__, *sys.argv[1:], "--unguided"))
    if Path(sys.prefix) != python.parent.parent:
        sys.exit(environment.run(str(python), __file__, *sys.argv[1:]))
    from tests.fuzz.targets import TARGETS

    if unknown := {*(options.target or []), *(options.repeat or [])[:1]} - set(TARGETS):
        parser.error(f"There is no target {', '.join(unknown)}. There are: {', '.join(TARGETS)}.")
    if options.repeat:
        name, path = options.repeat
        print(f"The property of {name} holds, after {TARGETS[name].run(Path(path).read_bytes())} steps.")
        return
    targets = [TARGETS[name] for name in options.target or TARGETS]
    start = time.monotonic()
    outcomes = run(targets, options.seconds, options.jobs)
    if options.keep:
        for target in targets:
            keep(target)
    bad = [each.name for each in outcomes if each.fault or each.crashes]
    print(
        f"{sum(each.executions for each in outcomes):,} executions of {len(targets)} targets in "
        f"{time.monotonic() - start:.0f} s: {'crashes in ' + ', '.join(bad) if bad else 'no crash'}"
    )
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
