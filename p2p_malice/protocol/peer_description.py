"""The facts that one WebRTC peer must know about the other before they can connect.

Everything else in a session description is the same for all our peers and can be rebuilt anywhere. `connection_codes`
writes the facts as a connection code, `sdp` as SDP.
"""

import ipaddress
import re
from collections.abc import Callable
from enum import Enum

from attrs import field, frozen, validators
from attrs.validators import and_, in_, instance_of, le, min_len

from p2p_malice.protocol.ice_credentials import Credentials, host_credentials

MAX_CANDIDATES = 5
"""More addresses than this would make a code longer, but a connection no more likely."""

INVITATION_NUMBERS_PER_MINUTE = 45

SECRET_BYTES = 8
"""The bytes in an invitation that never travel over the network.

An attacker who has seen one signed check can try guesses offline: up to 2^64 of them.
"""

PROOF_BYTES = 4


class CodeKind(Enum):
    """What a code is: a description that opens the exchange (the WebRTC offer) or answers it (the WebRTC answer), or a
    turn of a game by message (`game_code`).
    """

    INVITATION = "invitation"
    REPLY = "reply"
    TURN = "turn"


CONNECTING = (CodeKind.INVITATION, CodeKind.REPLY)
"""The kinds of descriptions."""


class DtlsRole(Enum):
    """The DTLS role that a peer offers to take (RFC 4145 section 4, RFC 8842).

    `ACTPASS` in a reply means that a browser page made it by an offer of its own; then the page also controls ICE (RFC
    8445 section 6.1.1), and the host takes the active role.
    """

    ACTPASS = "actpass"
    ACTIVE = "active"
    PASSIVE = "passive"


class CandidateType(Enum):
    """How a transport address was learnt (RFC 8445 section 4)."""

    HOST = "host"
    SERVER_REFLEXIVE = "srflx"
    RELAYED = "relay"


_MDNS_NAME = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.local")


def _check_address(_instance: object, _attribute: object, value: str) -> None:
    """Raise ValueError unless `value` is an IP address in its canonical form or a browser's `<uuid>.local` name."""
    if _MDNS_NAME.fullmatch(value):
        return
    if str(ipaddress.ip_address(value)) != value or "%" in value:
        raise ValueError(f"not in canonical form: {value}")


@frozen
class Candidate:
    """One UDP transport address at which a peer may be reached (RFC 8445).

    `address` is an IPv4 or IPv6 address in canonical text form, or the `<uuid>.local` name that a browser hides one
    behind (RFC draft mdns-ice-candidates). `port` is 1 to 65535.
    """

    type: CandidateType = field(validator=instance_of(CandidateType))
    address: str = field(validator=and_(instance_of(str), _check_address))
    port: int = field(validator=and_(instance_of(int), validators.ge(1), le(65535)))

    @property
    def is_mdns(self) -> bool:
        """Whether the address is a name that only the same local network can resolve."""
        return self.address.endswith(".local")


def _has_length(*lengths: int) -> Callable[[object, object, bytes], None]:
    def check(_instance: object, _attribute: object, value: bytes) -> None:
        if len(value) not in lengths:
            raise ValueError(f"not of {' or '.join(map(str, lengths))} bytes")

    return check


def _check_fingerprint(_instance: object, _attribute: object, value: bytes) -> None:
    if len(value) not in FINGERPRINTS:
        raise ValueError("no fingerprint")


FINGERPRINTS = {28: "sha-224", 32: "sha-256"}
"""The hash functions of fingerprints (RFC 8122 section 5) as session descriptions name them, by length in bytes."""


@frozen
class Description:
    """What one peer tells the other: who it is (fingerprint), how it proves that (credentials), where it is
    (candidates).

    `number` (16 bits) is the invitation's, and its reply carries the same one. `fingerprint` is the hash of the DTLS
    certificate, one of `FINGERPRINTS`. There are one to `MAX_CANDIDATES` candidates, best first.

    A program's invitation carries a `secret` (`SECRET_BYTES`, with a SHA-224 fingerprint to make room for it) from
    which its credentials follow. A browser page cannot choose its credentials, so its invitation carries them, and b""
    as `secret`. A reply carries a `proof` that its maker has the invitation; an invitation has b"". `credentials` are
    None in a program's reply until they are derived from the invitation that it answers (`connection_codes.read`).
    Raises ValueError for anything else.
    """

    kind: CodeKind = field(validator=in_(CONNECTING))
    number: int = field(validator=and_(instance_of(int), validators.ge(0), le(0xFFFF)))
    fingerprint: bytes = field(validator=and_(instance_of(bytes), _check_fingerprint))
    setup: DtlsRole = field(validator=instance_of(DtlsRole))
    credentials: Credentials | None = field(validator=validators.optional(instance_of(Credentials)))
    candidates: tuple[Candidate, ...] = field(
        validator=and_(instance_of(tuple), min_len(1), validators.max_len(MAX_CANDIDATES))
    )
    secret: bytes = field(default=b"", validator=and_(instance_of(bytes), _has_length(0, SECRET_BYTES)))
    proof: bytes = field(default=b"", validator=and_(instance_of(bytes), _has_length(0, PROOF_BYTES)))

    def __attrs_post_init__(self) -> None:
        """Raise ValueError for facts that no peer states."""
        is_invitation = self.kind is CodeKind.INVITATION
        if self.secret and (not is_invitation or self.credentials != host_credentials(self.secret, self.number)):
            raise ValueError("a secret belongs in an invitation, and its credentials follow from it")
        if bool(self.secret) != (FINGERPRINTS[len(self.fingerprint)] == "sha-224"):
            raise ValueError("another fingerprint than belongs with this")
        if is_invitation and (self.proof or self.credentials is None):
            raise ValueError("an invitation has credentials, and proves nothing")

    @property
    def key(self) -> bytes:
        """The key that only holders of this invitation know: its secret, or a page's password; 8 bytes or more."""
        return self.secret or self.known_credentials.password.encode()

    @property
    def known_credentials(self) -> Credentials:
        """The credentials. Raises ValueError for a program's reply that hasn't been matched to its invitation."""
        if self.credentials is None:
            raise ValueError("the credentials follow from the invitation")
        return self.credentials


def invitation_number(hour: int, minute: int, salt: int) -> int:
    """A number for an invitation made at `hour`:`minute` of the host's day.

    `salt` (any integer) distinguishes invitations of the same minute. The number later tells the host which of its
    invitations a reply answers, in terms a person understands (`clock_of`).
    """
    return (hour * 60 + minute) * INVITATION_NUMBERS_PER_MINUTE + salt % INVITATION_NUMBERS_PER_MINUTE


def clock_of(number: int) -> str:
    """The time of day when the invitation with that `number` was made, by the host's clock, such as `18:04`."""
    hour, minute = divmod(number // INVITATION_NUMBERS_PER_MINUTE % 1440, 60)
    return f"{hour:02}:{minute:02}"
