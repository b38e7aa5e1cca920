"""What the README promises to programs, tried as it is printed."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROGRAMS = ROOT / "tests/programs"
LIMIT = 300

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the README's lines are for a shell of Linux or macOS")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone that has been set up, as far as this is needed, and a home of the test's own."""
    (tmp_path / ".venv").symlink_to(sys.prefix)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    return tmp_path


def test_the_bot_of_the_readme_plays_by_the_line_that_starts_it(home: Path) -> None:
    """Code and command are those of the README, letter by letter."""
    code = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    line = re.search(r"^(\S+ bot\.py play)$", README, re.MULTILINE)
    assert code
    assert line
    (home / "bot.py").write_text(code[1], encoding="utf-8")

    done = subprocess.run(line[1], shell=True, cwd=home, capture_output=True, text=True, timeout=LIMIT, check=False)

    assert done.stderr == ""
    assert done.stdout.startswith("{'how': ")
    assert len(code[1].splitlines()) <= 22


async def read_until(start: bytes, process: asyncio.subprocess.Process) -> str:
    """The rest of the program's next line that starts so."""
    assert process.stdout
    while line := await process.stdout.readline():
        if line.startswith(start):
            return line.removeprefix(start).decode().strip()
    raise EOFError(f"the program ended before it wrote {start.decode()}")


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
async def test_programs_of_two_languages_play_each_other(home: Path) -> None:
    """In JavaScript and in shell, they know only what the README says."""
    command, pipe = (sys.executable, "-m", "p2p_malice"), asyncio.subprocess.PIPE
    (home / "pipes").mkdir()
    host = await asyncio.create_subprocess_exec(
        "node", str(PROGRAMS / "host.mjs"), *command, stdin=pipe, stdout=pipe, cwd=home, env={**os.environ}
    )
    code = await read_until(b"invitation ", host)
    guest = await asyncio.create_subprocess_exec(
        "sh", str(PROGRAMS / "guest.sh"), str(home / "pipes"), code, *command, stdout=pipe, cwd=home
    )
    assert host.stdin
    host.stdin.write((await read_until(b"reply ", guest)).encode() + b"\n")
    results = [json.loads(await read_until(b"result ", each)) for each in (host, guest)]
    statuses = [await each.wait() for each in (host, guest)]

    assert results[0] == results[1]
    assert results[0]["how"] in ("win", "stalemate", "tie")
    assert statuses == [0, 0]
