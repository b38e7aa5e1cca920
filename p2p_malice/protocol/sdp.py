"""Session descriptions (RFC 8866, RFC 8839, RFC 8841) of one data channel, and the facts in them.

Apart from those facts, all our session descriptions are the same. `write` makes one that Chromium, Firefox and aiortc
accept; `parse` reads those that they make.
"""

import re
import uuid
from collections.abc import Iterable
from ipaddress import ip_address

from p2p_malice.errors import RemoteProtocolError
from p2p_malice.protocol.ice_credentials import Credentials
from p2p_malice.protocol.peer_description import (
    FINGERPRINTS,
    MAX_CANDIDATES,
    Candidate,
    CandidateType,
    CodeKind,
    Description,
    DtlsRole,
)

MAX_MESSAGE_SIZE = 262144
SCTP_PORT = 5000

_MAX_LENGTH = 64 * 1024
_TYPE_PREFERENCES = {CandidateType.HOST: 126, CandidateType.SERVER_REFLEXIVE: 100, CandidateType.RELAYED: 0}
_CANDIDATE = re.compile(
    r"candidate:\S+ 1 udp \d+ (?P<address>\S+) (?P<port>\d{1,5}) typ (?P<type>\S+)", re.ASCII | re.IGNORECASE
)


def write(description: Description) -> str:
    """`description` as a session description, with CRLF line ends.

    It never says `end-of-candidates`, which would make a peer give up while the person at the other end is still busy.
    """
    lines = [
        "v=0",
        "o=- 1 1 IN IP4 0.0.0.0",
        "s=-",
        "t=0 0",
        "a=group:BUNDLE 0",
        "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
        "c=IN IP4 0.0.0.0",
        "a=mid:0",
        f"a=ice-ufrag:{description.known_credentials.ufrag}",
        f"a=ice-pwd:{description.known_credentials.password}",
        "a=ice-options:trickle",
        f"a=fingerprint:{FINGERPRINTS[len(description.fingerprint)]} {description.fingerprint.hex(':').upper()}",
        f"a=setup:{description.setup.value}",
        f"a=sctp-port:{SCTP_PORT}",
        f"a=max-message-size:{MAX_MESSAGE_SIZE}",
        *(f"a={candidate_line(index, each)}" for index, each in enumerate(description.candidates)),
    ]
    return "\r\n".join(lines) + "\r\n"


def candidate_line(index: int, candidate: Candidate, again: int = 0) -> str:
    """The candidate attribute (RFC 8839 section 5.1), with a priority as in RFC 8445 section 5.1.2.1.

    If a candidate is given repeatedly, `again` makes its foundation differ each time.
    """
    priority = _TYPE_PREFERENCES[candidate.type] << 24 | (65535 - index) << 8 | 255
    foundation = f"{again or ''}{index + 1}"
    line = f"candidate:{foundation} 1 udp {priority} {candidate.address} {candidate.port} typ {candidate.type.value}"
    if candidate.type is CandidateType.HOST:
        return line
    return f"{line} raddr {'::' if ':' in candidate.address else '0.0.0.0'} rport 9"


def parse(sdp: str, kind: CodeKind, number: int) -> Description:
    """The facts in a session description that a peer made; `kind` tells an offer from an answer.

    The candidates are those that `prune` keeps, in the order of the SDP. Raises `RemoteProtocolError` for anything but
    a data channel with at least one address where the peer can be reached.
    """
    attributes = _attributes(sdp)
    candidates = prune(_candidates(attributes))
    if not candidates:
        raise RemoteProtocolError("sdp_without_address")
    try:
        return Description(
            kind=kind,
            number=number,
            fingerprint=_fingerprint(attributes),
            setup=DtlsRole(_only(attributes, "setup")),
            credentials=Credentials(_only(attributes, "ice-ufrag"), _only(attributes, "ice-pwd")),
            candidates=candidates,
        )
    except ValueError as error:
        raise RemoteProtocolError("sdp_unusable", reason=str(error.args[0])) from None


def prune(candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    """The candidates worth their place in a code, at most `MAX_CANDIDATES`, in the order given.

    It drops duplicates, addresses that nobody else can reach, and all mDNS names but the first. (A name costs thirty
    characters and helps only in the same local network; browsers give the IPv4 address's name first.) If there are too
    many, the first of each type stays longest, so a crowd of one type never displaces the only way through a router.
    """
    useful = [each for each in dict.fromkeys(candidates) if _is_reachable(each)]
    places: dict[tuple[CandidateType, str], int] = {}
    ranked = []
    for candidate in useful:
        sort = candidate.type, _family(candidate)
        places[sort] = rank = places.get(sort, 0) + 1
        if rank == 1 or not candidate.is_mdns:
            ranked.append((rank, candidate))
    ranked.sort(key=lambda each: each[0])
    kept = {candidate for _, candidate in ranked[:MAX_CANDIDATES]}
    return tuple(candidate for candidate in useful if candidate in kept)


def _is_reachable(candidate: Candidate) -> bool:
    if candidate.is_mdns:
        return True
    address = ip_address(candidate.address)
    return not (address.is_link_local or address.is_unspecified or address.is_multicast)


def _family(candidate: Candidate) -> str:
    if candidate.is_mdns:
        return "mdns"
    return f"ipv{ip_address(candidate.address).version}"


def _attributes(sdp: str) -> dict[str, list[str]]:
    """The attributes that apply to the data channel: the session's, overridden by those of its media section."""
    session: dict[str, list[str]] = {}
    media: dict[str, list[str]] = {}
    current: dict[str, list[str]] | None = session
    for line in sdp[:_MAX_LENGTH].splitlines():
        if line.startswith("m="):
            current = media if line.startswith("m=application ") and not media else None
        elif line.startswith("a=") and current is not None:
            name, _, value = line.removeprefix("a=").partition(":")
            current.setdefault(name.strip().lower(), []).append(value.strip())
    if not media:
        raise RemoteProtocolError("sdp_of_no_channel")
    return session | media


def _only(attributes: dict[str, list[str]], name: str) -> str:
    values = attributes.get(name, [])
    if len(values) != 1:
        raise ValueError(f"it has {len(values)} lines a={name}")
    return values[0]


def _fingerprint(attributes: dict[str, list[str]]) -> bytes:
    for value in attributes.get("fingerprint", []):
        algorithm, _, digits = value.partition(" ")
        if algorithm.lower() == "sha-256":
            return bytes.fromhex(digits.replace(":", ""))
    raise ValueError("it has no SHA-256 fingerprint")


def _candidates(attributes: dict[str, list[str]]) -> Iterable[Candidate]:
    """The UDP candidates. Unknown types are left out, as RFC 8839 section 5.1 asks."""
    for value in attributes.get("candidate", []):
        match = _CANDIDATE.match(f"candidate:{value}")
        try:
            if match:
                yield Candidate(CandidateType(match["type"]), _canonical(match["address"]), int(match["port"]))
        except ValueError:
            continue


def _canonical(address: str) -> str:
    """The address as `Candidate` requires it. Raises ValueError for anything but an IP address or a browser's name."""
    if address.lower().endswith(".local"):
        return f"{uuid.UUID(address[: -len('.local')])}.local"
    return str(ip_address(address))
