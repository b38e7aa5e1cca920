"""The key that both ends of a link agree on."""

import pytest

from p2p_malice.link.aiortc.certificates import Certificate
from p2p_malice.link.peers.identity import Identity
from p2p_malice.link.peers.key_agreement import KeyAgreement
from p2p_malice.protocol.peer_description import CodeKind, DtlsRole

CERTIFICATE = Certificate.generateCertificate()
HOST = Identity(CodeKind.INVITATION, 4711, DtlsRole.ACTIVE, CERTIFICATE, b"secret!!")
GUEST = Identity(CodeKind.REPLY, 4711, DtlsRole.PASSIVE, CERTIFICATE, b"secret!!")


def test_both_ends_get_the_same_key_and_nobody_else() -> None:
    """It takes the invitation and what both ends said over the encrypted channel."""
    host, guest, stranger = KeyAgreement(HOST), KeyAgreement(GUEST), KeyAgreement(GUEST)
    host.introduced(HOST, "1", "2", is_mutual=True)
    guest.introduced(GUEST, "2", "1", is_mutual=True)
    stranger.introduced(GUEST, "3", "1", is_mutual=True)

    assert host.key == guest.key
    assert len({host.key, stranger.key, HOST.key}) == 3


def test_an_end_that_is_not_sure_goes_by_either_key() -> None:
    """The other end may have the fresh key already, or not."""
    agreement = KeyAgreement(HOST)
    assert agreement.is_settled
    assert agreement.introduced(HOST, "1", "2", is_mutual=False)

    assert not agreement.is_settled
    assert agreement.identity == HOST
    assert {agreement.next_identity().key for _ in range(2)} == {HOST.key, agreement.key}


@pytest.mark.parametrize("how", ["heard", "wire", "call"])
def test_an_end_that_is_sure_goes_by_the_fresh_key_alone(how: str) -> None:
    """Because the other end said more than its introduction, or made a wire or a call by that key."""
    agreement = KeyAgreement(HOST)
    agreement.introduced(HOST, "1", "2", is_mutual=False)
    fresh = next(each for each in (agreement.next_identity(), agreement.next_identity()) if each != HOST)
    if how == "heard":
        agreement.introduced(HOST, "1", "2", is_mutual=True)
    elif how == "wire":
        agreement.introduced(fresh, "1", "3", is_mutual=False)
    else:
        agreement.was_called(fresh)

    assert agreement.is_settled
    assert agreement.identity == fresh
    assert {agreement.next_identity().key for _ in range(2)} == {agreement.key}


def test_a_sure_end_keeps_its_key_whoever_speaks() -> None:
    """A program that was started again has another id, and the key from its resume ticket."""
    agreement = KeyAgreement(HOST)
    agreement.introduced(HOST, "1", "2", is_mutual=True)
    key = agreement.key

    assert not agreement.introduced(agreement.identity, "1", "9", is_mutual=True)
    assert agreement.key == key
