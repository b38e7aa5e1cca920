"""How one agent gets to an open channel: send checks until there is a path, agree on keys, open it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from typing import Any

from attrs import frozen

from p2p_malice.cancellation import cancel_and_wait, first_of
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
    once_restarted: float = 0.0
    """To go on after a check from what may be the other end, restarted."""


async def connect(agent: Agent, remote: Description, credentials: Credentials, timeouts: ConnectTimeouts) -> None:
    """Have `agent` find a path to `remote`, which uses those `credentials`, and open the channel there.

    Raises `NoPathError`, `PeerRestartedError` if the other end has restarted meanwhile, and another `LinkError` if the
    other end isn't the one in `remote`, or doesn't finish.
    """
    agent.add_remote(remote.candidates)
    try:
        async with asyncio.timeout(timeouts.within), _checking(agent, timeouts.every):
            await _unless_restarted(agent, agent.find_path(credentials), timeouts.once_restarted)
    except TimeoutError:
        raise NoPathError from None
    try:
        async with asyncio.timeout(timeouts.open_within):
            await _unless_restarted(agent, _open(agent, remote.fingerprint), timeouts.once_restarted)
    except TimeoutError:
        raise UnfinishedLinkError from None
    if not agent.is_open:
        raise UnfinishedLinkError


async def _open(agent: Agent, fingerprint: bytes) -> None:
    await agent.secure(fingerprint)
    await agent.open()


async def _unless_restarted(agent: Agent, step: Coroutine[Any, Any, None], timeouts: float) -> None:
    """Take a step towards the open channel.

    If the other end restarts, the step has `timeouts` seconds left before this raises `PeerRestartedError`.
    """
    async with first_of(step, agent.stranger_came.wait()) as (doing, _):
        if not doing.done() and timeouts and not agent.is_superseded:
            await asyncio.wait({doing}, timeout=timeouts)
        if not doing.done():
            raise PeerRestartedError
        doing.result()


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
