"""Set up whatever is missing and run every check: style, types, tests. `python3 scripts/check.py [pytest options]`."""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts import environment

# Much of a test's time is spent waiting for a browser or for another program. More processes than that get into each
# other's way.
PROCESSES = max(2, min(4, os.cpu_count() or 2))

python = str(environment.python(extras="dev"))
environment.page_tools()
checks = (
    ("-m", "ruff", "check", "."),
    ("-m", "ruff", "format", "--check", "."),
    ("-m", "mypy"),
    ("-m", "pytest", "-n", str(PROCESSES), "--dist", "worksteal", *sys.argv[1:]),
)
# Every check runs, so that one look shows everything that is wrong; the tests come last, so their count is the last
# line.
sys.exit(max([environment.run(python, *check) for check in checks]))
