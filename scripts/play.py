"""Set up whatever is missing and start the game: `python3 scripts/play.py`, then as `p2p-malice`, options and all.

Python 2 has to understand this file, so that it can end with a sentence.
"""

import os
import sys

if sys.version_info < (3, 6):  # noqa: UP036
    sys.exit("p2p_malice needs Python 3.11 or later; this is %s." % sys.version.split()[0])  # noqa: UP031

from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts import environment  # isort: split

from p2p_malice import program_name

os.environ[program_name.VARIABLE] = program_name.script()
try:
    sys.exit(environment.run(str(environment.python()), "-m", "p2p_malice", *sys.argv[1:]))
except KeyboardInterrupt:
    sys.exit(130)
