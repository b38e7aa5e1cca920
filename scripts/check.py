"""Set up whatever is missing and run every check: style, types, tests. `python3 scripts/check.py [pytest options]`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts import environment

python = str(environment.python(extras="dev"))
environment.page_tools()
checks = (
    ("-m", "ruff", "check", "."),
    ("-m", "ruff", "format", "--check", "."),
    ("-m", "mypy"),
    ("-m", "pytest", *sys.argv[1:]),
)
# Every check runs, so that one look shows everything that is wrong; the tests come last, so their count is the last
# line.
sys.exit(max([environment.run(python, *check) for check in checks]))
