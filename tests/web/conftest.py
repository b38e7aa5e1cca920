"""The browsers that the tests of this folder share, and the loop that they all run in."""

import asyncio
import inspect
import random
from collections.abc import AsyncIterator, Generator
from pathlib import Path

import pytest
import pytest_asyncio

from scripts.games.chaos import Station
from tests.web.browsers import FAILED, RUNNING, folder_of


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the tests of this folder share a loop."""
    for item in items:
        if Path(__file__).parent in item.path.parents and inspect.iscoroutinefunction(getattr(item, "obj", None)):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session", autouse=True)
async def browsers() -> AsyncIterator[None]:
    """Close in the end whatever browser was started."""
    async with RUNNING.stack:
        RUNNING.loop = asyncio.get_running_loop()
        yield
        RUNNING.loop = None


@pytest_asyncio.fixture(loop_scope="session")
async def host(tmp_path: Path) -> AsyncIterator[Station]:
    """A host that is not started yet."""
    station = Station("host", tmp_path / "host", random.Random(1), asyncio.Event())
    yield station
    await station.kill()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Say where it is kept what the pages of a test that failed showed."""
    report = yield
    if report.failed and Path(__file__).parent in item.path.parents:
        FAILED.add(item.nodeid)
        report.sections.append(("What its pages showed and said", f"If it had any: {folder_of(item.nodeid)}"))
    return report
