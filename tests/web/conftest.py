"""The browsers that the tests of this folder share, and the loop that they all run in."""

import asyncio
import contextlib
import inspect
import os
import random
import time
from collections.abc import AsyncIterator, Generator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from p2p_malice.web import pyodide_bundle
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


@pytest.fixture(scope="session", autouse=True)
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The program in a page takes ten seconds to compile: all tests share one, whatever process they run in."""
    own = tmp_path_factory.getbasetemp()
    zipped = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "program.zip"
    compiled_zip = pyodide_bundle.compiled_zip

    def compiled(pyodide: Path) -> bytes:
        with contextlib.suppress(FileExistsError):
            zipped.with_suffix(".begun").touch(exist_ok=False)
            made = zipped.with_suffix(".made")
            made.write_bytes(compiled_zip(pyodide))
            made.rename(zipped)
        for _ in range(1000):
            if zipped.exists():
                return zipped.read_bytes()
            time.sleep(0.1)
        return compiled_zip(pyodide)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pyodide_bundle, "compiled_zip", compiled)
        yield


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
