"""What both ends say about themselves, and what follows from the invitation."""

import asyncio

import pytest
from attrs import evolve

from p2p_malice.link.aiortc.udp_mux import MuxTransport
from p2p_malice.link.webrtc import open_invitation, open_reply
from p2p_malice.protocol.ice_credentials import guest_credentials, host_credentials
from p2p_malice.protocol.peer_description import CodeKind, DtlsRole
from tests.link.peers.meeting import ALONE, peers
from tests.link.replies import reply_of

pytestmark = pytest.mark.usefixtures("tidy")


async def test_the_descriptions_say_who_does_what() -> None:
    """The host takes the active part of DTLS, the guest the passive one; both credentials follow from a secret.

    Peers that never meet leave nothing behind: see `tidy`.
    """
    async with peers() as (host, guest):
        assert (host.description.kind, host.description.setup) == (CodeKind.INVITATION, DtlsRole.ACTIVE)
        assert (guest.description.kind, guest.description.setup) == (CodeKind.REPLY, DtlsRole.PASSIVE)
        assert host.description.number == guest.description.number == 4711
        assert host.description.credentials == host_credentials(host.description.secret, 4711)
        assert guest.description.credentials is None
        fingerprint = guest.description.fingerprint
        assert reply_of(guest, host).credentials == guest_credentials(host.description.secret, 4711, fingerprint)


async def test_a_browser_as_host_may_leave_the_roles_open() -> None:
    """An invitation with `actpass` is answered like one with `active`; one with `passive` the other way round."""
    async with await open_invitation(1, ALONE) as host:
        for setup, answer in ((DtlsRole.ACTPASS, DtlsRole.PASSIVE), (DtlsRole.PASSIVE, DtlsRole.ACTIVE)):
            async with await open_reply(evolve(host.description, setup=setup), ALONE) as guest:
                assert guest.description.setup is answer


async def test_nothing_on_the_wire_gives_the_passwords_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """What both ends send while they connect holds neither fingerprint in clear, nor secret, nor password."""
    seen: list[bytes] = []
    sendto = MuxTransport.sendto

    def overhear(share: MuxTransport, data: bytes, addr: tuple[str, int]) -> None:
        seen.append(data)
        sendto(share, data, addr)

    monkeypatch.setattr(MuxTransport, "sendto", overhear)
    async with peers() as (host, guest):
        ends = await asyncio.gather(host.connect(await host.next_guest()), guest.connected())
        secret, number = host.description.secret, host.description.number
        fingerprints = host.description.fingerprint, guest.description.fingerprint
        passwords = [
            host_credentials(secret, number).password,
            guest_credentials(secret, number, fingerprints[1]).password,
        ]
        checks = b"".join(datagram for datagram in seen if datagram[0] < 4)
        for row in (secret, *fingerprints):
            assert row not in checks
            assert row.hex().encode() not in checks
        assert not any(password.encode() in checks for password in passwords)
        assert len(checks) > 100
        await asyncio.gather(*(end.close() for end in ends))
