"""Settings of all tests."""

import os

from hypothesis import settings

# Machines are shared and noisy, so no example is timed. CI repeats the same examples; elsewhere new ones are tried.
settings.register_profile("everywhere", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "everywhere")
