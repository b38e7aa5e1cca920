"""What is kept of a link."""

import contextlib
import json

import pytest
from attrs import evolve
from hypothesis import given

from p2p_malice.errors import LinkError
from p2p_malice.link.keepsake import Keepsake, read_keepsake
from p2p_malice.protocol.ice_credentials import guest_credentials
from p2p_malice.protocol.peer_description import Candidate, CandidateType, CodeKind, Description, DtlsRole
from tests.hostile import damaged_text, spoilt

KEEPSAKE = Keepsake(
    kind=CodeKind.INVITATION,
    number=7,
    setup=DtlsRole.ACTIVE,
    certificate="-----BEGIN PRIVATE KEY-----",
    key=b"secret!!",
    ports={"192.0.2.1": 4711},
    remote=Description(
        kind=CodeKind.REPLY,
        number=7,
        fingerprint=bytes(range(32)),
        setup=DtlsRole.PASSIVE,
        credentials=guest_credentials(b"secret!!", 7, bytes(range(32))),
        candidates=(Candidate(CandidateType.HOST, "192.0.2.7", 4712),),
        proof=b"1234",
    ),
    reached_at=("192.0.2.7", 4712),
    fresh_key=bytes(range(32)),
    is_sure=True,
)


def test_a_keepsake_is_read_as_it_was_written() -> None:
    """It is one line of text, and all of it is there again."""
    assert "\n" not in str(KEEPSAKE)
    assert read_keepsake(str(KEEPSAKE)) == KEEPSAKE


def test_a_keepsake_from_before_there_were_fresh_keys_is_read() -> None:
    """A game saved by an earlier version can still be gone on with."""
    body = json.loads(str(KEEPSAKE)) | {"version": 2}
    del body["fresh_key"], body["is_sure"]

    assert read_keepsake(json.dumps(body)) == evolve(KEEPSAKE, fresh_key=b"", is_sure=False)


def test_its_private_key_is_in_no_error_text() -> None:
    """What is printed of a keepsake by accident does not tell its key."""
    assert "PRIVATE" not in repr(KEEPSAKE)
    assert "secret!!" not in repr(KEEPSAKE)


WRONG = ({"certificate": 7}, {"is_sure": "yes"}, {"number": -1}, {"number": True}, {"key": "ab"}, {"reached_at": [1]})


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "{}", "x" * 20_000, *(json.dumps(json.loads(str(KEEPSAKE)) | change) for change in WRONG)],
    ids=lambda text: text[:10],
)
def test_what_is_no_keepsake_is_refused(text: str) -> None:
    """Anything else asks for new codes."""
    with pytest.raises(LinkError, match="keepsake_unusable"):
        read_keepsake(text)


@given(spoilt([str(KEEPSAKE)]) | damaged_text(str(KEEPSAKE)))
def test_any_text_is_a_keepsake_as_it_is_written_or_refused(text: str) -> None:
    """Nothing that is half understood is gone on with."""
    with contextlib.suppress(LinkError):
        keepsake = read_keepsake(text)
        assert read_keepsake(str(keepsake)) == keepsake
