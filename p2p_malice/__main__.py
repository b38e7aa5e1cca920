"""`python -m p2p_malice`: the same as the command `p2p-malice`. An old Python has to understand this file."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("p2p_malice needs Python 3.11 or later; this is %s." % sys.version.split()[0])  # noqa: UP031

from p2p_malice.cli import main

main()
