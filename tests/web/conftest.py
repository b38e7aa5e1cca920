"""The browsers that the tests of this folder share, and the loop that they all run in."""

import asyncio
import inspect
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.web.browsers import RUNNING


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
