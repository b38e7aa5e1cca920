"""Whole evenings at one table: whatever people do, nobody waits in vain, and everybody is told the same."""

import os

from hypothesis import HealthCheck, Phase, settings

from tests.evening import Evening

EVENINGS = int(os.environ.get("P2P_MALICE_EVENINGS", "20"))
"""How many are walked; by hand, thousands."""

TestEvenings = Evening.TestCase
# What is found is short enough; to look for the shortest takes minutes.
TestEvenings.settings = settings(
    max_examples=EVENINGS,
    stateful_step_count=30,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
