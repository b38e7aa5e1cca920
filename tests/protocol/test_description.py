"""The facts about a peer, and what they refuse to be."""

import pytest

from p2p_malice.protocol.description import (
    Candidate,
    CandidateType,
    Credentials,
    Description,
    Kind,
    Setup,
    clock_of,
    derive_credentials,
    invitation_number,
    page_ufrag,
    page_ufrag_start,
    read_page_ufrag,
)

FINGERPRINT = bytes(range(32))


@pytest.mark.parametrize("address", ["192.0.2.1", "127.0.0.1", "::1", "2001:db8::1"])
def test_ip_addresses_may_be_candidates(address: str) -> None:
    """A candidate's address is an IPv4 or IPv6 address, loopback included."""
    assert not Candidate(CandidateType.HOST, address, 5000).is_mdns


def test_hidden_address_is_mdns() -> None:
    """A browser's `<uuid>.local` name is a candidate that only the local network can resolve."""
    assert Candidate(CandidateType.HOST, "8340476e-151f-4db3-9620-c277382fc7ff.local", 5000).is_mdns


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
        Description(Kind.REPLY, 1, FINGERPRINT, Setup.ACTIVE, derive_credentials(FINGERPRINT, 1), candidates)


def test_credentials_follow_from_fingerprint_and_number() -> None:
    """Derived credentials are slices of the fingerprint in hexadecimal, the fragment led by the number."""
    credentials = derive_credentials(FINGERPRINT, 0x1234)

    assert credentials == Credentials("123400010203", "0405060708090a0b0c0d0e0f10111213")


def test_derived_credentials_are_noticed() -> None:
    """A description knows whether its credentials are the derived ones of its own number."""
    candidates = (Candidate(CandidateType.HOST, "192.0.2.1", 5000),)
    of_one = derive_credentials(FINGERPRINT, 1)

    assert Description(Kind.REPLY, 1, FINGERPRINT, Setup.ACTIVE, of_one, candidates).has_derived_credentials
    assert not Description(Kind.REPLY, 2, FINGERPRINT, Setup.ACTIVE, of_one, candidates).has_derived_credentials


@pytest.mark.parametrize(("hour", "minute"), [(0, 0), (18, 4), (23, 59)])
def test_number_tells_the_time_of_its_invitation(hour: int, minute: int) -> None:
    """Whatever the salt, an invitation's number fits into 16 bits and tells when it was made."""
    numbers = [invitation_number(hour, minute, salt) for salt in (0, 44, 45, -1, 10**9)]

    assert {clock_of(number) for number in numbers} == {f"{hour:02}:{minute:02}"}
    assert all(0 <= number <= 0xFFFF for number in numbers)


PAGE = Description(
    kind=Kind.REPLY,
    number=4711,
    fingerprint=FINGERPRINT,
    setup=Setup.ACTPASS,
    credentials=Credentials("vB3C", "kEWvWM1vRJuUtdGlsJttUfo/"),
    candidates=(Candidate(CandidateType.HOST, "192.0.2.1", 5000),),
)


def test_a_page_tells_who_it_is_by_the_name_it_calls_the_host() -> None:
    """Fingerprint and password stand in the user name fragment, its own fragment behind the colon."""
    host = derive_credentials(bytes(range(32)), 4711)

    called = page_ufrag(host, PAGE)

    assert called.startswith(page_ufrag_start(host, FINGERPRINT))
    assert len(called) <= 256
    assert read_page_ufrag(host, f"{called}:vB3C") == (FINGERPRINT, PAGE.credentials)


@pytest.mark.parametrize(
    "username", ["", ":", "x:y", "{own}:abcd", "{own}", "{own}short:abcd", "{own}{long}:abcd", "{other}"]
)
def test_other_names_are_no_pages(username: str) -> None:
    """Whatever else is called, nobody is made up."""
    host, other = derive_credentials(bytes(32), 1), derive_credentials(bytes(32), 2)
    foreign = f"{page_ufrag(other, PAGE)}:vB3C"

    assert read_page_ufrag(host, username.format(own=host.ufrag, long="A" * 200, other=foreign)) is None
