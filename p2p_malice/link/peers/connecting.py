"""How one agent gets to an open channel: send checks until there is a path, agree on keys, open it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from typing import Any

from attrs import frozen

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.errors import LinkError, NoPathError, UnfinishedLinkError
from p2p_malice.link.aiortc.agent import Agent
from p2p_malice.protocol.ice_credentials import Credentials
from p2p_malice.protocol.peer_description import Description


class PeerRestartedError(LinkError):
    """The other program has restarted, with another agent."""


@frozen
class ConnectTimeouts:
    """How long an attempt may take, in seconds."""

    every: float
    """Between two rounds of checks."""
    within: float | None
    """To find a path; None for no limit."""
    open_within: float
    """To open the channel over it."""
    once_deserted: float = 0.0
    """To go on after a check from what may be the other end, restarted."""


async def connect(agent: Agent, remote: Description, credentials: Credentials, patience: ConnectTimeouts) -> None:
    """Have `agent` find a path to `remote`, which uses those `credentials`, and open the channel there.

    Raises `NoPathError`, `PeerRestartedError` if the other end has restarted meanwhile, and another `LinkError` if the
    other end isn't the one in `remote`, or doesn't finish.
    """
    agent.add_remote(remote.candidates)
    try:
        async with asyncio.timeout(patience.within), _checking(agent, patience.every):
            await _unless_deserted(agent, agent.find_path(credentials), patience.once_deserted)
    except TimeoutError:
        raise NoPathError from None
    try:
        async with asyncio.timeout(patience.open_within):
            await _unless_deserted(agent, _open(agent, remote.fingerprint), patience.once_deserted)
    except TimeoutError:
        raise UnfinishedLinkError from None
    if not agent.is_open:
        raise UnfinishedLinkError


async def _open(agent: Agent, fingerprint: bytes) -> None:
    await agent.secure(fingerprint)
    await agent.open()


async def _unless_deserted(agent: Agent, step: Coroutine[Any, Any, None], patience: float) -> None:
    """Take a step towards the open channel.

    If the other end restarts, the step has `patience` seconds left before this raises `PeerRestartedError`.
    """
    doing = asyncio.create_task(step)
    deserted = asyncio.create_task(agent.stranger_came.wait())
    try:
        await asyncio.wait({doing, deserted}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done() and patience:
            await asyncio.wait({doing}, timeout=patience)
        if not doing.done():
            raise PeerRestartedError
        doing.result()
    finally:
        await cancel_and_wait(doing, deserted)


@contextlib.asynccontextmanager
async def _checking(agent: Agent, every: float) -> AsyncIterator[None]:
    async def check() -> None:
        while True:
            await asyncio.sleep(every)
            agent.check_all_again()

    task = asyncio.create_task(check())
    try:
        yield
    finally:
        await cancel_and_wait(task)
