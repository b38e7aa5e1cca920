"""The facts about a peer, and what they refuse to be."""

from typing import Any

import pytest
from attrs import evolve

from p2p_malice.protocol.ice_credentials import (
    Credentials,
    guest_credentials,
    host_credentials,
    mask_fingerprint,
    page_ufrag,
    read_page_ufrag,
)
from p2p_malice.protocol.peer_description import (
    Candidate,
    CandidateType,
    CodeKind,
    Description,
    DtlsRole,
    clock_of,
    invitation_number,
)

FINGERPRINT = bytes(range(32))


@pytest.mark.parametrize(
    "address", ["192.0.2.1", "127.0.0.1", "::1", "2001:db8::1", "8340476e-151f-4db3-9620-c277382fc7ff.local"]
)
def test_addresses_and_hidden_ones_may_be_candidates(address: str) -> None:
    """IPv4 or IPv6, loopback included, or a browser's `<uuid>.local`, which only the local network can resolve."""
    assert Candidate(CandidateType.HOST, address, 5000).is_mdns == address.endswith(".local")


@pytest.mark.parametrize(
    "address", ["", "192.0.2", "192.0.2.01", "2001:DB8::1", "2001:db8:0::1", "fe80::1%eth0", "example.org", "x.local"]
)
def test_other_addresses_are_refused(address: str) -> None:
    """An address that is none, has a zone or is not in canonical form makes no candidate."""
    with pytest.raises(ValueError, match=r".*"):
        Candidate(CandidateType.HOST, address, 5000)


@pytest.mark.parametrize("port", [0, -1, 65536])
def test_ports_have_sixteen_bits_and_are_not_zero(port: int) -> None:
    """A candidate's port is 1 to 65535."""
    with pytest.raises(ValueError, match="port"):
        Candidate(CandidateType.HOST, "192.0.2.1", port)


@pytest.mark.parametrize(("ufrag", "password"), [("abc", "x" * 22), ("abcd", "x" * 21), ("ab-d", "x" * 22)])
def test_credentials_are_ice_chars_of_the_allowed_length(ufrag: str, password: str) -> None:
    """A user name fragment has at least 4 ice-chars, a password at least 22."""
    with pytest.raises(ValueError, match=r".*"):
        Credentials(ufrag, password)


@pytest.mark.parametrize("count", [0, 6])
def test_description_has_one_to_five_candidates(count: int) -> None:
    """A description without a candidate is of no use, one with more than five is too long."""
    candidates = tuple(Candidate(CandidateType.HOST, "192.0.2.1", 5000 + index) for index in range(count))

    with pytest.raises(ValueError, match="candidates"):
        Description(CodeKind.REPLY, 1, FINGERPRINT, DtlsRole.ACTIVE, None, candidates)


SECRET = bytes(range(8))


def test_credentials_follow_from_the_secret() -> None:
    """Host and guest each have their own, led by the number; another secret, number or guest has others."""
    host, guest = host_credentials(SECRET, 0x1234), guest_credentials(SECRET, 0x1234, FINGERPRINT)

    assert host == Credentials("1234f3e0c01c", "f090e44514946ee327424ccf409ba001")
    assert host.ufrag.startswith("1234")
    assert guest.ufrag.startswith("1234")
    others = {
        host_credentials(bytes(8), 0x1234),
        host_credentials(SECRET, 0x1235),
        guest_credentials(bytes(8), 0x1234, FINGERPRINT),
        guest_credentials(SECRET, 0x1235, FINGERPRINT),
        guest_credentials(SECRET, 0x1234, bytes(32)),
    }
    assert len({each.password for each in {host, guest, *others}}) == 7


CANDIDATES = (Candidate(CandidateType.HOST, "192.0.2.1", 5000),)
INVITATION = Description(
    CodeKind.INVITATION, 1, FINGERPRINT[:28], DtlsRole.ACTIVE, host_credentials(SECRET, 1), CANDIDATES, secret=SECRET
)


@pytest.mark.parametrize(
    "changes",
    [
        {"credentials": host_credentials(bytes(8), 1)},
        {"credentials": None},
        {"fingerprint": FINGERPRINT},
        {"fingerprint": b"short"},
        {"secret": b""},
        {"secret": b"short"},
        {"kind": CodeKind.REPLY},
        {"proof": bytes(4)},
        {"proof": bytes(3)},
    ],
)
def test_what_no_peer_says_is_no_description(changes: dict[str, Any]) -> None:
    """A secret, the credentials, the fingerprint and the kind go together, or not at all."""
    with pytest.raises(ValueError, match=r"\w"):
        evolve(INVITATION, **changes)


def test_the_key_is_what_only_those_know_who_have_the_invitation() -> None:
    """It is the secret or, where a browser made the invitation, its password."""
    pages = evolve(INVITATION, fingerprint=FINGERPRINT, secret=b"", credentials=Credentials("vB3C", "k" * 24))

    assert (INVITATION.key, pages.key) == (SECRET, b"k" * 24)


def test_an_announced_fingerprint_is_read_by_who_has_the_invitation_alone() -> None:
    """Masked twice it is there again; with another secret, or under another name, it is not."""
    masked = mask_fingerprint(SECRET, "abcd", FINGERPRINT)

    assert masked != FINGERPRINT
    assert mask_fingerprint(SECRET, "abcd", masked) == FINGERPRINT
    assert mask_fingerprint(bytes(8), "abcd", masked) != FINGERPRINT
    assert mask_fingerprint(SECRET, "abce", masked) != FINGERPRINT


@pytest.mark.parametrize(("hour", "minute"), [(0, 0), (18, 4), (23, 59)])
def test_number_tells_the_time_of_its_invitation(hour: int, minute: int) -> None:
    """Whatever the salt, an invitation's number fits into 16 bits and tells when it was made."""
    numbers = [invitation_number(hour, minute, salt) for salt in (0, 44, 45, -1, 10**9)]

    assert {clock_of(number) for number in numbers} == {f"{hour:02}:{minute:02}"}
    assert all(0 <= number <= 0xFFFF for number in numbers)


PAGE = Description(
    kind=CodeKind.REPLY,
    number=4711,
    fingerprint=FINGERPRINT,
    setup=DtlsRole.ACTPASS,
    credentials=Credentials("vB3C", "kEWvWM1vRJuUtdGlsJttUfo/"),
    candidates=(Candidate(CandidateType.HOST, "192.0.2.1", 5000),),
)


def test_a_page_tells_who_it_is_by_the_name_it_calls_the_host() -> None:
    """Fingerprint and password stand in the user name fragment, for those who have the invitation."""
    host = host_credentials(SECRET, 4711)

    called = page_ufrag(host, SECRET, PAGE.fingerprint, PAGE.known_credentials)

    assert len(called) <= 256
    assert read_page_ufrag(host, SECRET, f"{called}:vB3C") == (FINGERPRINT, PAGE.credentials)
    assert PAGE.known_credentials.password not in called
    assert read_page_ufrag(host, bytes(8), f"{called}:vB3C") != (FINGERPRINT, PAGE.credentials)


@pytest.mark.parametrize(
    "username", ["", ":", "x:y", "{own}:abcd", "{own}", "{own}short:abcd", "{own}{long}:abcd", "{other}"]
)
def test_other_names_are_no_pages(username: str) -> None:
    """Whatever else is called, nobody is made up."""
    host, other = host_credentials(SECRET, 1), host_credentials(SECRET, 2)
    foreign = f"{page_ufrag(other, SECRET, PAGE.fingerprint, PAGE.known_credentials)}:vB3C"

    assert read_page_ufrag(host, SECRET, username.format(own=host.ufrag, long="A" * 200, other=foreign)) is None
