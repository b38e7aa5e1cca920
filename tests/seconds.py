"""How many seconds of a processor the tests take, and how many they may take.

Machines differ and are shared, so seconds are told as those of a machine that takes `UNIT` for a certain loop. The
quick check is held to them by file, the whole check by folder; that counts browsers and other programs, too.
"""

import contextlib
import os
import time
from collections import defaultdict
from collections.abc import Callable, Generator
from pathlib import Path

import pytest

BUDGET = 230.0
"""Seconds, for all files and what it takes to collect them in each process."""

FILE = 4.0
LARGER = {
    "tests/flows/deals/test_daily.py": 11.0,
    "tests/flows/inviting/test_by_courier.py": 7.0,
    "tests/flows/setup/test_setup_constraints.py": 6.0,
    "tests/games/malice/bots/test_expert.py": 12.0,
    "tests/games/malice/bots/test_registry.py": 7.0,
    "tests/games/malice/test_all_rules.py": 6.0,
    "tests/games/malice/test_endings.py": 8.0,
    "tests/games/spite/test_bots.py": 8.0,
    "tests/terminal/test_contrast.py": 12.0,
    "tests/terminal/test_play.py": 14.0,
    "tests/terminal/test_pseudo.py": 7.0,
    "tests/terminal/test_screens.py": 13.0,
    "tests/terminal/test_snapshots.py": 14.0,
    "tests/terminal/test_table.py": 12.0,
    "tests/terminal/test_code_exchange.py": 9.0,
    "tests/test_layers.py": 7.0,
}
"""Seconds that a file may take, and those that may take more; each is a third more than it does."""

FOLDERS = {
    "tests": 400.0,
    "tests/courier": 200.0,
    "tests/flows": 200.0,
    "tests/games": 200.0,
    "tests/link": 300.0,
    "tests/terminal": 300.0,
    "tests/web": 1400.0,
    "tests/web/dom": 60.0,
}
"""Seconds that the tests of a folder may take in the whole check; those below others count there alone."""

DEAREST = 10

TICKS = os.sysconf("SC_CLK_TCK")
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


def family_seconds() -> float:
    """The same with all that has come of its children and still runs, as a browser does (proc(5), `stat`)."""
    parents, used = dict[int, int](), dict[int, float]()
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = path.read_bytes().rpartition(b") ")[2].split()
            pid = int(path.parent.name)
            parents[pid], used[pid] = int(fields[1]), sum(map(int, fields[11:15])) / TICKS
    family, seconds = {os.getpid()}, processor_seconds()
    while found := {pid for pid, parent in parents.items() if parent in family} - family:
        family |= found
        seconds += sum(used[pid] for pid in found)
    return seconds


class Seconds:
    """Counts them in each process, and compares the sums with the budget in the one that starts the others."""

    def __init__(self) -> None:
        """Nothing has run."""
        self.by_test: defaultdict[str, float] = defaultdict(float)
        self._since = self._reports = 0.0
        self._scale = 1.0
        self._collecting = 0.0
        self._before: float | None = None

    @pytest.hookimpl(trylast=True)
    def pytest_collection_finish(self) -> None:
        """What came before the first test is told with its report."""
        self._collected = processor_seconds()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Note what was used before a test that may start browsers and programs."""
        is_slow, was_slow = any(map(item.get_closest_marker, ("slow", "lab"))), self._before is not None
        # What a slow test has started may end during the next one.
        self._before = family_seconds() if (is_slow or was_slow) and _kept() == "folders" else None

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Tell with each report what was used since the last, or since the test began."""
        if self._reports % OFTEN == 0:
            self._scale = UNIT / loop_seconds()
            self._since = self._since or self._collected
        now = processor_seconds()
        report = yield
        used = now - self._since
        if self._before is not None:
            used = family_seconds() - self._before if call.when == "teardown" else 0.0
        # What has ended without being waited for is no longer counted.
        vars(report)["seconds"] = self._scale * max(0.0, used)
        vars(report)["collecting"] = 0.0 if self._reports else self._scale * self._collected
        self._since, self._reports = processor_seconds(), self._reports + 1
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add it up."""
        self.by_test[report.nodeid] += getattr(report, "seconds", 0.0)
        self._collecting += getattr(report, "collecting", 0.0)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """The check fails if too much was used."""
        if _kept() and self._exceeded() and not session.exitstatus:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """What took most, and what took too much."""
        if not _kept():
            return
        total = sum(self.by_test.values()) + self._collecting
        if _kept() == "folders":
            folders = ", ".join(f"{name} {seconds:.0f}" for name, seconds in sorted(self._by(_folder_of).items()))
            terminalreporter.line(f"{total:.0f} seconds: {folders}. The dearest tests:")
            for test in sorted(self.by_test, key=self.by_test.__getitem__)[: -DEAREST - 1 : -1]:
                terminalreporter.line(f"{self.by_test[test]:6.1f} {test}")
        else:
            files = self._by(_file_of)
            most = ", ".join(f"{file} {files[file]:.1f}" for file in sorted(files, key=files.__getitem__)[-8:])
            terminalreporter.line(f"{total:.0f} seconds of {BUDGET:.0f}: {most}")
        for line in self._exceeded():
            terminalreporter.line(line, red=True)

    def _by(self, part: Callable[[str], str]) -> dict[str, float]:
        """What was used, by file or folder."""
        found: defaultdict[str, float] = defaultdict(float)
        for test, seconds in self.by_test.items():
            found[part(test)] += seconds
        return found

    def _exceeded(self) -> list[str]:
        if _kept() == "folders":
            return [
                f"{folder} took {seconds:.0f} seconds of {FOLDERS[folder]:.0f}: see tests/seconds.py"
                for folder, seconds in self._by(_folder_of).items()
                if seconds > FOLDERS[folder]
            ]
        found = [
            f"{file} took {seconds:.1f} seconds of {LARGER.get(file, FILE):.1f}: see tests/seconds.py"
            for file, seconds in self._by(_file_of).items()
            if seconds > LARGER.get(file, FILE)
        ]
        found += [f"{file} is not there: see tests/seconds.py" for file in LARGER if not Path(file).exists()]
        total = sum(self.by_test.values()) + self._collecting
        return found + [f"The tests took {total:.0f} seconds of {BUDGET:.0f}."] * (total > BUDGET)


def _kept() -> str:
    """Whether seconds are held to those of `files` or `folders`, "" for neither."""
    return os.environ.get("P2P_MALICE_BUDGET", "")


def _file_of(test: str) -> str:
    return test.partition("::")[0]


def _folder_of(test: str) -> str:
    """The folder of `FOLDERS` in which a test is."""
    return max((each for each in FOLDERS if test.startswith(f"{each}/")), key=len)
