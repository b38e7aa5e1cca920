"""`python -m p2p_malice`: the same as the command `p2p-malice`."""

from p2p_malice.cli import main

main()
