"""Agents for tests of their internals, alone or connected."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aioice.stun

from p2p_malice.link.aiortc.agent import Agent
from p2p_malice.link.aiortc.certificates import Certificate
from p2p_malice.link.reliable_channel import ReliableChannel
from p2p_malice.link.replay_guard import ReplayGuard
from p2p_malice.link.session import SessionTimeouts
from p2p_malice.link.settings import LinkSettings
from p2p_malice.link.webrtc import open_invitation, open_reply
from p2p_malice.protocol.ice_credentials import Credentials
from tests.link.replies import reply_of


def agent() -> Agent:
    """An agent without a network."""
    return Agent(
        Certificate.generateCertificate(),
        Credentials("abcd", "x" * 22),
        is_controlling=True,
        is_dtls_client=True,
        replays=ReplayGuard(),
        on_message=lambda _: None,
        on_end=lambda _: None,
    )


@asynccontextmanager
async def met(*, forgives: bool = False) -> AsyncIterator[tuple[ReliableChannel, ReliableChannel, Agent]]:
    """Two ends that have met, and the agent below the second.

    The first one has heard nonsense less than a minute ago, and so cuts off whoever says more, unless it `forgives`.
    """
    settings = LinkSettings(stun=())
    async with (
        await open_invitation(1, settings) as host,
        await open_reply(host.description, settings) as guest,
    ):
        one, other = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())
        if not forgives:
            one._limits.faults.take(one._clock())
        yield one, other, guest._line.agent
        # Who was cut off acknowledges no goodbye.
        one._session.timing = other._session.timing = SessionTimeouts(goodbye=0.1)
        await asyncio.gather(one.close(), other.close())


def wire_of(channel: ReliableChannel) -> Agent:
    """The agent below a channel."""
    wire = channel._wire
    assert isinstance(wire, Agent)
    return wire


def check(name: str, breaker: int, password: str = "x" * 22) -> aioice.stun.Message:
    """A signed check of the agent with that tie-breaker."""
    message = aioice.stun.Message(aioice.stun.Method.BINDING, aioice.stun.Class.REQUEST)
    message.attributes |= {"USERNAME": name, "PRIORITY": 1, "ICE-CONTROLLED": breaker}
    message.add_message_integrity(password.encode())
    return message
