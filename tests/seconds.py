"""How many seconds of a processor the quick check takes, by file, and how many it may take.

Machines differ and are shared, so seconds are told as those of a machine that takes `UNIT` for a certain loop.
"""

import os
import time
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest

BUDGET = 190.0
"""Seconds, for all files and what it takes to collect them in each process."""

FILE = 4.0
LARGER = {
    "tests/flows/test_setup_constraints.py": 6.0,
    "tests/games/malice/test_all_rules.py": 6.0,
    "tests/games/malice/test_endings.py": 8.0,
    "tests/games/spite/test_bots.py": 8.0,
    "tests/terminal/test_contrast.py": 12.0,
    "tests/terminal/test_play.py": 14.0,
    "tests/terminal/test_pseudo.py": 7.0,
    "tests/terminal/test_screens.py": 13.0,
    "tests/terminal/test_snapshots.py": 14.0,
    "tests/terminal/test_table.py": 9.0,
    "tests/terminal/test_code_exchange.py": 9.0,
    "tests/test_layers.py": 7.0,
}
"""Seconds that a file may take, and those that may take more; each is a third more than it does."""

UNIT = 0.006
OFTEN = 50
"""The loop is timed again after so many reports: a machine may be busy for a while."""


def loop_seconds() -> float:
    """Seconds of the processor for a loop, the least of several."""
    times = []
    for _ in range(3):
        start = time.process_time()
        sum(number * number % 7 for number in range(100_000))
        times.append(time.process_time() - start)
    return min(times)


def processor_seconds() -> float:
    """What this process and its children that have ended have used."""
    return sum(os.times()[:4])


class Seconds:
    """Counts them in each process, and compares the sums with the budget in the one that starts the others."""

    def __init__(self) -> None:
        """Nothing has run."""
        self.by_file: defaultdict[str, float] = defaultdict(float)
        self._since = self._reports = 0.0
        self._scale = 1.0

    @pytest.hookimpl(trylast=True)
    def pytest_collection_finish(self) -> None:
        """What came before the first test is told with its report."""
        self._collected = processor_seconds()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Tell with each report what was used since the last."""
        if self._reports % OFTEN == 0:
            self._scale = UNIT / loop_seconds()
            self._since = self._since or self._collected
        now = processor_seconds()
        report = yield
        vars(report)["seconds"] = self._scale * (now - self._since)
        vars(report)["collecting"] = 0.0 if self._reports else self._scale * self._collected
        self._since, self._reports = processor_seconds(), self._reports + 1
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add it up."""
        self.by_file[report.nodeid.partition("::")[0]] += getattr(report, "seconds", 0.0)
        self.by_file["collecting"] += getattr(report, "collecting", 0.0)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """The check fails if too much was used."""
        if "P2P_MALICE_BUDGET" in os.environ and self._exceeded() and not session.exitstatus:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """The files that took most, and those that took too much."""
        if "P2P_MALICE_BUDGET" in os.environ:
            most = ", ".join(
                f"{file} {self.by_file[file]:.1f}" for file in sorted(self.by_file, key=self.by_file.__getitem__)[-8:]
            )
            terminalreporter.line(f"{sum(self.by_file.values()):.0f} seconds of {BUDGET:.0f}: {most}")
            for line in self._exceeded():
                terminalreporter.line(line, red=True)

    def _exceeded(self) -> list[str]:
        found = [
            f"{file} took {seconds:.1f} seconds of {LARGER.get(file, FILE):.1f}: see tests/seconds.py"
            for file, seconds in self.by_file.items()
            if file != "collecting" and seconds > LARGER.get(file, FILE)
        ]
        found += [f"{file} is not there: see tests/seconds.py" for file in LARGER if not Path(file).exists()]
        total = sum(self.by_file.values())
        return found + [f"The tests took {total:.0f} seconds of {BUDGET:.0f}."] * (total > BUDGET)
