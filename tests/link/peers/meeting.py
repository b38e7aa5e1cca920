"""Peers for the tests, in one process, over this machine's real network stack."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aioice import stun

from p2p_malice.link.peers.guest import GuestPeer
from p2p_malice.link.peers.host import HostPeer
from p2p_malice.link.peers.reconnector import Reconnector
from p2p_malice.link.reliable_channel import ReliableChannel
from p2p_malice.link.settings import LinkSettings
from p2p_malice.link.webrtc import open_invitation, open_reply
from p2p_malice.protocol.ice_credentials import Credentials, guest_credentials, mask_fingerprint
from p2p_malice.protocol.peer_description import Candidate, CandidateType
from tests.link.replies import reply_of

ALONE = LinkSettings(stun=())
MDNS = Candidate(CandidateType.HOST, "01234567-89ab-cdef-0123-456789abcdef.local", 5000)

STRANGERS = Credentials("abcd", "x" * 22)


@asynccontextmanager
async def peers(settings: LinkSettings = ALONE) -> AsyncIterator[tuple[HostPeer, GuestPeer]]:
    """A host and a guest who has the host's invitation."""
    async with (
        asyncio.timeout(120),
        await open_invitation(4711, settings) as host,
        await open_reply(host.description, settings) as guest,
    ):
        yield host, guest


@asynccontextmanager
async def channels(settings: LinkSettings = ALONE) -> AsyncIterator[tuple[ReliableChannel, ReliableChannel]]:
    """The channels of a host and a guest who have met."""
    async with peers(settings) as (host, guest):
        ends = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())
        yield ends
        await asyncio.gather(*(end.close() for end in ends))


def line_of(channel: ReliableChannel) -> Reconnector:
    """What leads to its other end."""
    line = channel._wire_maker
    assert isinstance(line, Reconnector)
    return line


def signed_check(host: str, fingerprint: bytes, password: str, key: bytes = b"guessed!") -> bytes:
    """A check as a guest of that `fingerprint` sends it, signed with `password`."""
    ufrag = guest_credentials(key, 4711, fingerprint).ufrag
    check = stun.Message(message_method=stun.Method.BINDING, message_class=stun.Class.REQUEST)
    check.attributes["USERNAME"] = f"{host}:{ufrag}"
    check.attributes["PRIORITY"] = 1
    check.attributes["ICE-CONTROLLED"] = 1
    check.attributes["SOFTWARE"] = f"p2p-malice {mask_fingerprint(key, ufrag, fingerprint).hex()}"
    check.add_message_integrity(password.encode())
    return bytes(check)
