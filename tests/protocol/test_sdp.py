"""Session descriptions: the facts in those of browsers, and the ones made from facts."""

import contextlib

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from p2p_malice.errors import RemoteProtocolError
from p2p_malice.protocol.ice_credentials import Credentials
from p2p_malice.protocol.peer_description import CONNECTING, Candidate, CandidateType, CodeKind, Description, DtlsRole
from p2p_malice.protocol.sdp import parse, prune, write
from tests.hostile import damaged_text

HOST, SERVER_REFLEXIVE, RELAYED = CandidateType.HOST, CandidateType.SERVER_REFLEXIVE, CandidateType.RELAYED
LAN = Candidate(HOST, "192.168.1.20", 50000)
ROUTER = Candidate(SERVER_REFLEXIVE, "203.0.113.7", 61234)
RELAY = Candidate(RELAYED, "2001:db8::3", 49152)
NAME = Candidate(HOST, "8340476e-151f-4db3-9620-c277382fc7ff.local", 45349)
OFFER = Description(
    kind=CodeKind.INVITATION,
    number=7,
    fingerprint=bytes(range(32)),
    setup=DtlsRole.ACTPASS,
    credentials=Credentials("vB3C", "kEWvWM1vRJuUtdGlsJttUfo/"),
    candidates=(LAN, NAME, ROUTER, RELAY),
)
SDP = write(OFFER)


def hosts(count: int) -> list[Candidate]:
    """So many different addresses in the local network."""
    return [Candidate(HOST, f"192.168.1.{index}", 50000) for index in range(1, count + 1)]


# --- writing ---------------------------------------------------------------------------------------------------------


def test_written_description_is_exactly_this() -> None:
    """The lines that Chromium, Firefox and aiortc need, and no other: above all no `end-of-candidates`.

    Nobody is told to give up while the person at the other end is still busy.
    """
    assert SDP.split("\r\n") == [
        "v=0",
        "o=- 1 1 IN IP4 0.0.0.0",
        "s=-",
        "t=0 0",
        "a=group:BUNDLE 0",
        "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
        "c=IN IP4 0.0.0.0",
        "a=mid:0",
        "a=ice-ufrag:vB3C",
        "a=ice-pwd:kEWvWM1vRJuUtdGlsJttUfo/",
        "a=ice-options:trickle",
        f"a=fingerprint:sha-256 {':'.join(f'{byte:02X}' for byte in range(32))}",
        "a=setup:actpass",
        "a=sctp-port:5000",
        "a=max-message-size:262144",
        "a=candidate:1 1 udp 2130706431 192.168.1.20 50000 typ host",
        "a=candidate:2 1 udp 2130706175 8340476e-151f-4db3-9620-c277382fc7ff.local 45349 typ host",
        "a=candidate:3 1 udp 1694498303 203.0.113.7 61234 typ srflx raddr 0.0.0.0 rport 9",
        "a=candidate:4 1 udp 16776447 2001:db8::3 49152 typ relay raddr :: rport 9",
        "",
    ]


@given(
    kind=st.sampled_from(CONNECTING),
    setup=st.sampled_from(DtlsRole),
    fingerprint=st.binary(min_size=32, max_size=32),
    candidates=st.lists(
        st.builds(Candidate, st.sampled_from(CandidateType), st.ip_addresses().map(str), st.integers(1, 65535)),
        min_size=1,
        max_size=5,
    ),
)
def test_written_description_is_read_as_it_was(
    kind: CodeKind, setup: DtlsRole, fingerprint: bytes, candidates: list[Candidate]
) -> None:
    """What was written from facts, and pruned before, says the same facts."""
    description = evolve(OFFER, kind=kind, setup=setup, fingerprint=fingerprint, candidates=prune([LAN, *candidates]))

    assert parse(write(description), kind, description.number) == description


# --- reading ---------------------------------------------------------------------------------------------------------


def test_attributes_of_the_session_hold_for_the_channel() -> None:
    """What stands before the media section counts where the section does not say otherwise."""
    line = next(line for line in SDP.splitlines() if line.startswith("a=fingerprint"))
    moved = SDP.replace(line + "\r\n", "").replace("m=application", f"{line}\r\nm=application")

    assert parse(moved, CodeKind.INVITATION, 7) == OFFER


def test_other_media_do_not_count() -> None:
    """Attributes of an audio section are not the data channel's."""
    audio = "m=audio 9 UDP/TLS/RTP/SAVPF 0\r\na=setup:holdconn\r\na=ice-ufrag:nope\r\n"

    assert parse(SDP + audio, CodeKind.INVITATION, 7) == OFFER


@pytest.mark.parametrize(
    "line",
    [
        "a=candidate:9 1 TCP 2105458943 192.168.1.9 9 typ host tcptype active",
        "a=candidate:9 2 udp 2105458943 192.168.1.9 5000 typ host",
        "a=candidate:9 1 udp 2105458943 169.254.7.7 5000 typ host",
        "a=candidate:9 1 udp 2105458943 fe80::1 5000 typ host",
        "a=candidate:9 1 udp 2105458943 fe80::1%eth0 5000 typ host",
        "a=candidate:9 1 udp 2105458943 0.0.0.0 5000 typ host",
        "a=candidate:9 1 udp 2105458943 192.168.1.9 0 typ host",
        "a=candidate:9 1 udp 2105458943 192.168.1.9 99999 typ host",
        "a=candidate:9 1 udp 2105458943 192.168.1.9 5000 typ prflx",
        "a=candidate:9 1 udp 2105458943 example.org 5000 typ host",
        "a=candidate:9 1 udp 2105458943 printer.local 5000 typ host",
        "a=candidate:9 1 udp 2105458943 192.168.1.20 50000 typ host generation 0",
        "a=candidate:nonsense",
        "a=candidate:",
        "a=fingerprint:sha-512 00:11",
        "a=end-of-candidates",
    ],
)
def test_line_of_no_use_is_left_out(line: str) -> None:
    """Candidates over TCP, of other components, doubled or out of reach do not count; nor do other fingerprints."""
    assert parse(f"{SDP}{line}\r\n", CodeKind.INVITATION, 7) == OFFER


def test_address_is_brought_into_canonical_form() -> None:
    """An address counts however it was spelt."""
    spelt = SDP.replace("2001:db8::3", "2001:DB8:0:0:0:0:0:3").replace(NAME.address, NAME.address.upper())

    assert parse(spelt, CodeKind.INVITATION, 7) == OFFER


@pytest.mark.parametrize("start", ["m=", "a=fingerprint", "a=setup", "a=ice-ufrag", "a=ice-pwd", "a=candidate"])
def test_missing_line_is_noticed(start: str) -> None:
    """Without a channel, a fingerprint, a role, credentials or an address nobody can connect."""
    rest = "\r\n".join(line for line in SDP.splitlines() if not line.startswith(start))

    with pytest.raises(RemoteProtocolError, match="sdp_"):
        parse(rest, CodeKind.INVITATION, 7)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a=setup:actpass", "a=setup:holdconn"),
        ("a=fingerprint:sha-256 00:", "a=fingerprint:sha-256 "),
        ("a=fingerprint:sha-256 00:", "a=fingerprint:sha-256 xx:"),
        ("a=ice-ufrag:vB3C", "a=ice-ufrag:v"),
        ("a=ice-ufrag:vB3C", "a=ice-ufrag:vB3C\r\na=ice-ufrag:other"),
    ],
)
def test_wrong_line_is_noticed(before: str, after: str) -> None:
    """A role, fingerprint or credentials that cannot be are refused."""
    with pytest.raises(RemoteProtocolError, match="sdp_unusable"):
        parse(SDP.replace(before, after), CodeKind.INVITATION, 7)


@given(damaged_text(SDP))
def test_any_text_is_a_description_or_refused(text: str) -> None:
    """What was read is written, and read alike."""
    with contextlib.suppress(RemoteProtocolError):
        description = parse(text, CodeKind.REPLY, 7)
        assert parse(write(description), CodeKind.REPLY, 7) == description


# --- pruning ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("found", "kept"),
    [
        ([NAME, evolve(NAME, address="bc293f54-5252-4874-8f67-da799460397f.local"), ROUTER], [NAME, ROUTER]),
        ([*hosts(8), ROUTER, RELAY], [*hosts(3), ROUTER, RELAY]),
        ([LAN, ROUTER, LAN], [LAN, ROUTER]),
        (hosts(5), hosts(5)),
    ],
    ids=["one hidden name is worth its length", "the first of each sort stay", "doubles", "few"],
)
def test_the_most_useful_candidates_are_kept(found: list[Candidate], kept: list[Candidate]) -> None:
    """Five at most, in the order given: a crowd doesn't displace the way through the router."""
    assert prune(found) == tuple(kept)
