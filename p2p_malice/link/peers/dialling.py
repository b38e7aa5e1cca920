"""How one agent gets to an open channel: knock until there is a path, agree on keys, open it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from typing import Any

from p2p_malice.errors import LinkError, NoPathError, UnfinishedLinkError
from p2p_malice.link.aiortc.agent import Agent
from p2p_malice.protocol.description import Description
from p2p_malice.tasks import end_tasks


class DesertedError(LinkError):
    """The other program has started again, with another agent."""


async def dial(agent: Agent, remote: Description, every: float, within: float | None, open_within: float) -> None:
    """Have `agent` find a path to `remote`, knocking `every` few seconds, and open the channel there.

    It has a number of seconds to find the path (None: no limit), and more to open the channel. Raises `NoPathError`,
    `DesertedError` (at once) if the other end has started again in the meantime, and another `LinkError` if the other
    end isn't the one that `remote` says, or doesn't finish.
    """
    agent.add_remote(remote.candidates)
    try:
        async with asyncio.timeout(within), _knocking(agent, every):
            await _unless_deserted(agent, agent.find_path(remote.known_credentials))
    except TimeoutError:
        raise NoPathError from None
    try:
        async with asyncio.timeout(open_within):
            await _unless_deserted(agent, _open(agent, remote.fingerprint))
    except TimeoutError:
        raise UnfinishedLinkError from None
    if not agent.is_open:
        raise UnfinishedLinkError


async def _open(agent: Agent, fingerprint: bytes) -> None:
    await agent.secure(fingerprint)
    await agent.open()


async def _unless_deserted(agent: Agent, step: Coroutine[Any, Any, None]) -> None:
    """Take a step towards the open channel, but raise `DesertedError` if the other end has started again."""
    doing = asyncio.create_task(step)
    deserted = asyncio.create_task(agent.stranger_came.wait())
    try:
        await asyncio.wait({doing, deserted}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise DesertedError
        doing.result()
    finally:
        await end_tasks(doing, deserted)


@contextlib.asynccontextmanager
async def _knocking(agent: Agent, every: float) -> AsyncIterator[None]:
    async def knock() -> None:
        while True:
            await asyncio.sleep(every)
            agent.knock_again()

    task = asyncio.create_task(knock())
    try:
        yield
    finally:
        await end_tasks(task)
