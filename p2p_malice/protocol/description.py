"""The facts that one WebRTC peer must know of the other before they can connect.

Everything else in a session description is the same for every peer of ours and is rebuilt by who needs it.
How the facts are spelt as a connection code is `codes`, as SDP `sdp`.
"""

import base64
import ipaddress
import re
from enum import Enum

from attrs import field, frozen, validators
from attrs.validators import and_, instance_of, le, min_len

MAX_CANDIDATES = 5
"""More addresses than this make a code long and a connection no likelier."""

INVITATION_NUMBERS_PER_MINUTE = 45


class Kind(Enum):
    """Whether a description opens the exchange (the WebRTC offer) or answers it (the WebRTC answer)."""

    INVITATION = "invitation"
    REPLY = "reply"


class Setup(Enum):
    """The DTLS role that a peer offers to take (RFC 4145 section 4, RFC 8842).

    `ACTPASS` in a reply tells that a browser page made it, by an offer of its own: then the page also controls ICE
    (RFC 8445 section 6.1.1), and the host takes the active part.
    """

    ACTPASS = "actpass"
    ACTIVE = "active"
    PASSIVE = "passive"


class CandidateType(Enum):
    """Where a transport address was learnt (RFC 8445 section 4)."""

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

    `address` is an IPv4 or IPv6 address in canonical text form, or the `<uuid>.local` name behind which a browser hides
    one (RFC draft mdns-ice-candidates). `port` is 1 to 65535.
    """

    type: CandidateType = field(validator=instance_of(CandidateType))
    address: str = field(validator=and_(instance_of(str), _check_address))
    port: int = field(validator=and_(instance_of(int), validators.ge(1), le(65535)))

    @property
    def is_mdns(self) -> bool:
        """Whether the address is a name that only the same local network can resolve."""
        return self.address.endswith(".local")


_ICE_CHARS = r"[A-Za-z0-9+/]"


@frozen
class Credentials:
    """ICE user name fragment and password (RFC 8445 section 5.3): 4 to 32 and 22 to 64 ice-chars."""

    ufrag: str = field(validator=validators.matches_re(_ICE_CHARS + "{4,32}"))
    password: str = field(validator=validators.matches_re(_ICE_CHARS + "{22,64}"))


@frozen
class Description:
    """What a peer tells the other: who it is (fingerprint), how it proves that (credentials), where it is (candidates).

    `number` (16 bits) is the invitation's, and its reply carries the same one. `fingerprint` is the SHA-256 of the
    DTLS certificate, 32 bytes. There are one to `MAX_CANDIDATES` candidates, best first. Raises ValueError for anything
    else.
    """

    kind: Kind = field(validator=instance_of(Kind))
    number: int = field(validator=and_(instance_of(int), validators.ge(0), le(0xFFFF)))
    fingerprint: bytes = field(validator=and_(instance_of(bytes), min_len(32), validators.max_len(32)))
    setup: Setup = field(validator=instance_of(Setup))
    credentials: Credentials = field(validator=instance_of(Credentials))
    candidates: tuple[Candidate, ...] = field(
        validator=and_(instance_of(tuple), min_len(1), validators.max_len(MAX_CANDIDATES))
    )

    @property
    def has_derived_credentials(self) -> bool:
        """Whether the credentials follow from fingerprint and number, so that a code need not carry them."""
        return self.credentials == derive_credentials(self.fingerprint, self.number)


def derive_credentials(fingerprint: bytes, number: int) -> Credentials:
    """The ICE credentials of a peer that may choose its own: slices of its fingerprint, in hexadecimal.

    A fingerprint is a hash, hence as random as credentials have to be (RFC 8445 section 5.3 asks for 24 and 128 bits;
    these have 32 and 128), and whoever has the code has the fingerprint anyway. A browser page can do the same without
    any cryptography at hand. The user name fragment also carries the invitation number, so that checks meant for
    another invitation of the same host are told apart.
    """
    return Credentials(
        ufrag=f"{number:04x}" + fingerprint[:4].hex(),
        password=fingerprint[4:20].hex(),
    )


def page_ufrag(host: Credentials, guest: Description) -> str:
    """The user name fragment under which a browser page calls the host: the host's own, then who calls.

    A page cannot choose its credentials, nor say anything in its checks but what it believes the host's user name
    fragment to be (RFC 8445 section 7.2.2). So it appends its fingerprint, 43 characters of base64, and its password: a
    host that it reaches needs no reply code. `read_page_ufrag` takes it apart.
    """
    return host.ufrag + _base64(guest.fingerprint) + guest.credentials.password


def page_ufrag_start(host: Credentials, fingerprint: bytes) -> str:
    """How the user name fragment begins under which the page with that fingerprint calls, whatever its credentials."""
    return host.ufrag + _base64(fingerprint)


def read_page_ufrag(host: Credentials, username: str) -> tuple[bytes, Credentials] | None:
    """The fingerprint and the credentials of the page whose check names `username`; None for any other check."""
    match = _PAGE_USERNAME.fullmatch(username.removeprefix(host.ufrag)) if username.startswith(host.ufrag) else None
    if match is None:
        return None
    return base64.b64decode(match["fingerprint"] + "="), Credentials(match["ufrag"], match["password"])


_PAGE_USERNAME = re.compile(
    rf"(?P<fingerprint>{_ICE_CHARS}{{43}})(?P<password>{_ICE_CHARS}{{22,64}}):(?P<ufrag>{_ICE_CHARS}{{4,32}})"
)


def _base64(row: bytes) -> str:
    return base64.b64encode(row).decode().rstrip("=")


def invitation_number(hour: int, minute: int, salt: int) -> int:
    """A number for an invitation made at `hour`:`minute` of the host's day.

    `salt` (any integer) tells apart those of one minute. The number tells the host later to which of its invitations a
    reply belongs, in words a person knows (`clock_of`).
    """
    return (hour * 60 + minute) * INVITATION_NUMBERS_PER_MINUTE + salt % INVITATION_NUMBERS_PER_MINUTE


def clock_of(number: int) -> str:
    """The time of day at which the invitation of that `number` was made, on the host's clock, as `18:04`."""
    hour, minute = divmod(number // INVITATION_NUMBERS_PER_MINUTE % 1440, 60)
    return f"{hour:02}:{minute:02}"
