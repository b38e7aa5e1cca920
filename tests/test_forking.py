"""A program that is forked from a server is like one that is started for real."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.forking import COMMAND, ROOT, forking

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Elsewhere programs are started for real.")


@pytest.mark.parametrize(
    ("arguments", "typed", "encoding"),
    [
        (("--help",), b"", "ascii:replace"),
        (("nonsense",), b"", ""),
        ((), b"J\xf6rg\n\xff\xfe\nquit\n", ""),
        ((), b"J\xf6rg\nquit\n", "latin-1"),
        (("join", "x", "--json"), b"", "utf-8"),
    ],
)
def test_it_says_the_same(
    arguments: tuple[str, ...], typed: bytes, encoding: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On both streams, in any encoding, with the same status."""
    monkeypatch.setenv("PYTHONIOENCODING", encoding)

    def start(home: Path) -> subprocess.CompletedProcess[bytes]:
        env = {**os.environ, "HOME": str(home)}
        return subprocess.run([*COMMAND, *arguments], input=typed, capture_output=True, check=False, cwd=ROOT, env=env)

    real = start(tmp_path / "real")
    with forking():
        forked = start(tmp_path / "forked")

    assert (forked.stdout, forked.stderr, forked.returncode) == (real.stdout, real.stderr, real.returncode)


def files_of_one(home: Path) -> list[str]:
    """What kinds of files a program has open that is killed then."""
    pipe, env = subprocess.PIPE, {**os.environ, "HOME": str(home)}
    with subprocess.Popen([*COMMAND, "play"], stdin=pipe, stdout=pipe, env=env, start_new_session=True) as program:
        assert program.stdout
        program.stdout.readline()
        assert os.getsid(program.pid) == program.pid
        files = Path(f"/proc/{program.pid}/fd")
        kinds = [f"{file.name} {file.readlink()}".partition(":")[0] for file in files.iterdir()]
        program.kill()
        assert program.wait() == -signal.SIGKILL
    return sorted(kinds)


def test_it_has_the_same_files_and_a_session_of_its_own(tmp_path: Path) -> None:
    """It can be killed and waited for, and nothing of the server's is left open in it."""
    real = files_of_one(tmp_path)
    with forking():
        assert files_of_one(tmp_path) == real
