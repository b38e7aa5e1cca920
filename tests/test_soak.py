"""The script that plays a long evening plays a short one."""

import subprocess
import sys
from pathlib import Path

import pytest

from scripts.environment import ROOT

SHORT = ("--minutes=3", "--guests=3", "--speed=4", "--idle-seconds=0", "--megabytes=0")
"""What the processor and the memory need is measured where nothing else runs."""


@pytest.mark.deep
@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="what a process holds on to is read from /proc")
def test_guests_who_come_and_go_find_the_table_and_leave_nothing_behind() -> None:
    """Whatever happens to guests and wires, everybody comes back; files, tasks and objects are as many as before."""
    command = [sys.executable, str(ROOT / "scripts" / "soak.py"), *SHORT]
    done = subprocess.run(command, check=False, capture_output=True, text=True)

    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith("all is well\n")
