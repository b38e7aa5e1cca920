"""Set up whatever is missing, then check style, types and tests: `python3 scripts/check.py [--quick | --deep] [...]`.

`--quick` leaves out every test that starts a browser or a program or builds a network: for while one works. It fails if
the others take more seconds of the processor than tests/seconds.py allows. Without it, the whole check runs, as .ci/run
does; each folder has its seconds there, too, and the dearest tests are told. `--deep` first pairs all home networks,
runs the quick tests with the oldest libraries that pyproject.toml admits, then every test, in random order and each
with browsers of its own. Other options are pytest's.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts import environment

WEB = environment.ROOT / "tests/web"
TSC = "--checkJs --allowJs --strict --noEmit --target es2022 --module es2022 --lib es2022,dom,dom.iterable"
OPTIONS = {"--quick": ("-m", "not (slow or lab or deep)", "--hypothesis-profile=quick"), "--deep": ()}
WHOLE = ("-m", "not deep", "-rR")


def beside(python: str) -> dict[str, list[str]]:
    """The checks that run beside the tests: their names and commands."""
    checks = {
        "ruff check": [python, "-m", "ruff", "check", "."],
        "ruff format": [python, "-m", "ruff", "format", "--check", "."],
        "mypy": [python, "-m", "mypy"],
    }
    node, modules = shutil.which("node"), WEB / "node_modules"
    if node and (modules / "installed").exists():
        static = environment.ROOT / "p2p_malice/web/static"
        ours = [str(each) for each in static.rglob("*.js") if each.parent.name != "vendor" and each.name != "sw.js"]
        checks["tsc"] = [node, str(modules / "typescript/bin/tsc"), *TSC.split(), *sorted(ours)]
        checks["biome"] = [node, str(modules / "@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."]
    else:
        print("node or the tools in tests/web are not there: the page's scripts are not checked.", file=sys.stderr)
    return checks


def run_with_oldest(python: str) -> int:
    """Run the quick tests with the oldest libraries that pyproject.toml admits; the exit status."""
    with tempfile.TemporaryDirectory() as folder:
        uv, into = (python, "-m", "uv"), ("--quiet", "--python", folder)
        steps = (
            (*uv, "venv", "--quiet", folder),
            (*uv, "pip", "install", *into, "--resolution", "lowest-direct", "--editable", "."),
            # What only tests need is as ever.
            (*uv, "pip", "install", *into, "--requirement", "scripts/locked-dev.txt"),
            (f"{folder}/bin/python", "-m", "pytest", "-n", "auto", *OPTIONS["--quick"]),
        )
        return next(filter(None, (environment.run(*step) for step in steps)), 0)


def main(arguments: list[str]) -> int:
    """Run every check, so that one look shows all that is wrong; the tests' count is the last line if all is well."""
    python = str(environment.python(extras="dev"))
    environment.page_tools()
    tier = next((each for each in arguments if each in OPTIONS), "")
    failed: list[str] = []

    def check(name: str, command: list[str]) -> None:
        done = subprocess.run(command, cwd=environment.ROOT, check=False, capture_output=True, text=True)
        if done.returncode:
            failed.append(name)
            print(f"\n{name}:\n{done.stdout}{done.stderr}", flush=True)

    threads = [threading.Thread(target=check, args=each) for each in beside(python).items()]
    for thread in threads:
        thread.start()
    # Compiled modules are kept, or each process of the tests would compile them all.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if arguments in ([], ["--quick"]):
        os.environ["P2P_MALICE_BUDGET"] = "files" if arguments else "folders"
    if tier == "--deep":
        os.environ.setdefault("P2P_MALICE_DEEP", str(int.from_bytes(os.urandom(3))))
        print(f"The order of the tests: P2P_MALICE_DEEP={os.environ['P2P_MALICE_DEEP']}", flush=True)
        failed += ["scripts/games/natlab.py"] * (environment.run(python, "scripts/games/natlab.py") != 0)
        failed += ["the oldest libraries"] * (run_with_oldest(python) != 0)
    # Much of a test's time is spent waiting for a browser or for another program.
    processes = str((os.cpu_count() or 2) + 1)
    pytest = (python, "-m", "pytest", "-n", processes, "--dist", "load", "--maxschedchunk", "1")
    tests = environment.run(*pytest, *OPTIONS.get(tier, WHOLE), *(each for each in arguments if each != tier))
    for thread in threads:
        thread.join()
    if failed:
        print(f"Failed beside the tests: {', '.join(failed)}")
    return tests or len(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
