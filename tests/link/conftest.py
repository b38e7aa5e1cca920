"""What the tests of the wire share."""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable

import pytest

from p2p_malice.link import candidate_gatherer
from p2p_malice.link.addresses import local_addresses


@pytest.fixture
async def tidy() -> AsyncIterator[None]:
    """After the test no task runs on, and no socket is left for the garbage collector to complain about."""
    yield
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == {asyncio.current_task()}
    gc.collect()
    gc.freeze()  # What is left stays, and the next test's collection needn't look at it again.


@pytest.fixture
def own_address() -> str:
    """An address of this machine that is not plain loopback."""
    return next((address for address in local_addresses() if ":" not in address), "127.0.0.2")


@pytest.fixture
def at_home(own_address: str, use_addresses: Callable[..., None]) -> str:
    """That address, which is the only one that this machine has."""
    use_addresses(own_address)
    return own_address


@pytest.fixture
def use_addresses(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Make this machine one that has the given addresses."""

    def use(*addresses: str) -> None:
        monkeypatch.setattr(candidate_gatherer, "local_addresses", lambda: list(addresses))

    return use
