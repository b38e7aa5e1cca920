"""Whole evenings at one table: whatever people do, nobody waits in vain, and everybody is told the same."""

import os

from hypothesis import HealthCheck, Phase, settings

from tests.arrivals import Arrivals
from tests.evening import Evening

EVENINGS = int(os.environ.get("P2P_MALICE_EVENINGS", "15"))
"""How many are walked; by hand, thousands."""

OFTEN = settings(
    max_examples=EVENINGS,
    stateful_step_count=30,
    # What is found is short enough; to look for the shortest takes minutes.
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
    suppress_health_check=list(HealthCheck),
)

TestEvenings = Evening.TestCase
TestEvenings.settings = OFTEN
TestArrivals = Arrivals.TestCase
TestArrivals.settings = OFTEN
