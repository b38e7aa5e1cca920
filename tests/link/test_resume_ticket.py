"""What is saved of a link."""

import contextlib
import json

import pytest
from hypothesis import given

from p2p_malice.errors import LinkError
from p2p_malice.link.resume_ticket import ResumeTicket, read_resume_ticket
from p2p_malice.protocol.ice_credentials import guest_credentials
from p2p_malice.protocol.peer_description import Candidate, CandidateType, CodeKind, Description, DtlsRole
from tests.hostile import damaged_text, spoilt

TICKET = ResumeTicket(
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


def test_a_resume_ticket_is_read_as_it_was_written() -> None:
    """It is one line of text, and all of it is there again."""
    assert "\n" not in str(TICKET)
    assert read_resume_ticket(str(TICKET)) == TICKET


def test_its_private_key_is_in_no_error_text() -> None:
    """What is printed of a resume ticket by accident does not tell its key."""
    assert "PRIVATE" not in repr(TICKET)
    assert "secret!!" not in repr(TICKET)


WRONG = (
    {"version": 2},
    {"certificate": 7},
    {"is_sure": "yes"},
    {"number": -1},
    {"number": True},
    {"key": "ab"},
    {"reached_at": [1]},
)


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "{}", "x" * 20_000, *(json.dumps(json.loads(str(TICKET)) | change) for change in WRONG)],
    ids=lambda text: text[:10],
)
def test_what_is_no_resume_ticket_is_refused(text: str) -> None:
    """Anything else asks for new codes."""
    with pytest.raises(LinkError, match="resume_ticket_unusable"):
        read_resume_ticket(text)


@given(spoilt([str(TICKET)]) | damaged_text(str(TICKET)))
def test_any_text_is_a_resume_ticket_as_it_is_written_or_refused(text: str) -> None:
    """Nothing that is half understood is gone on with."""
    with contextlib.suppress(LinkError):
        resume_ticket = read_resume_ticket(text)
        assert read_resume_ticket(str(resume_ticket)) == resume_ticket
