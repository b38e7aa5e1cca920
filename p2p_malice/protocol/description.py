"""The facts that one WebRTC peer must know of the other before they can connect.

Everything else in a session description is the same for every peer of ours and can be rebuilt anywhere. `codes` spells
the facts as a connection code, `sdp` as SDP.
"""

import base64
import hashlib
import hmac
import ipaddress
import re
from collections.abc import Callable
from enum import Enum

from attrs import field, frozen, validators
from attrs.validators import and_, instance_of, le, min_len

MAX_CANDIDATES = 5
"""More addresses than this would make a code longer, but a connection no likelier."""

INVITATION_NUMBERS_PER_MINUTE = 45

SECRET_BYTES = 8
"""The bytes in an invitation that nothing on the wire ever shows.

Who has seen one signed check can try guesses without the host: 2^64 of them at worst.
"""

PROOF_BYTES = 4


class CodeKind(Enum):
    """Whether a description opens the exchange (the WebRTC offer) or answers it (the WebRTC answer)."""

    INVITATION = "invitation"
    REPLY = "reply"


class Setup(Enum):
    """The DTLS role that a peer offers to take (RFC 4145 section 4, RFC 8842).

    `ACTPASS` in a reply means that a browser page made it, by an offer of its own: then the page also controls ICE (RFC
    8445 section 6.1.1), and the host takes the active part.
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


def _has_length(*lengths: int) -> Callable[[object, object, bytes], None]:
    def check(_instance: object, _attribute: object, value: bytes) -> None:
        if len(value) not in lengths:
            raise ValueError(f"not of {' or '.join(map(str, lengths))} bytes")

    return check


def _check_fingerprint(_instance: object, _attribute: object, value: bytes) -> None:
    if len(value) not in FINGERPRINTS:
        raise ValueError("no fingerprint")


FINGERPRINTS = {28: "sha-224", 32: "sha-256"}
"""By length in bytes: the hash functions of a fingerprint (RFC 8122 section 5), as session descriptions call them."""


@frozen
class Description:
    """What one peer tells the other: who it is (fingerprint), how it proves that (credentials), where it is
    (candidates).

    `number` (16 bits) is the invitation's, and its reply carries the same one. `fingerprint` is the hash of the DTLS
    certificate, one of `FINGERPRINTS`. There are one to `MAX_CANDIDATES` candidates, best first.

    An invitation of a program carries a `secret` (`SECRET_BYTES`, and a SHA-224 fingerprint to make room for it), from
    which its credentials follow; a browser page cannot choose its own, so it carries those and b"" here. A reply
    carries a `proof` that its maker has the invitation, an invitation b"". `credentials` are None in the reply of a
    program until they are worked out from the invitation that it answers (`codes.read`). Raises ValueError for anything
    else.
    """

    kind: CodeKind = field(validator=instance_of(CodeKind))
    number: int = field(validator=and_(instance_of(int), validators.ge(0), le(0xFFFF)))
    fingerprint: bytes = field(validator=and_(instance_of(bytes), _check_fingerprint))
    setup: Setup = field(validator=instance_of(Setup))
    credentials: Credentials | None = field(validator=validators.optional(instance_of(Credentials)))
    candidates: tuple[Candidate, ...] = field(
        validator=and_(instance_of(tuple), min_len(1), validators.max_len(MAX_CANDIDATES))
    )
    secret: bytes = field(default=b"", validator=and_(instance_of(bytes), _has_length(0, SECRET_BYTES)))
    proof: bytes = field(default=b"", validator=and_(instance_of(bytes), _has_length(0, PROOF_BYTES)))

    def __attrs_post_init__(self) -> None:
        """Refuse facts that no peer states."""
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


def derive(key: bytes, purpose: str, context: bytes = b"") -> bytes:
    """32 bytes that take `key` to work out: HMAC-SHA-256 (RFC 2104) of `p2p-malice`, `purpose`, context.

    A few lines of script can do the same in a page that has no cryptography at hand.
    """
    return hmac.digest(key, f"p2p-malice {purpose}:".encode() + context, hashlib.sha256)


def host_credentials(secret: bytes, number: int) -> Credentials:
    """The ICE credentials of the host whose invitation carries `secret`.

    RFC 8445 section 5.3 asks for 24 and 128 random bits; these have the 64 of the secret, and nothing that travels in
    clear gives them away. The user name fragment also carries the invitation number, so that checks meant for another
    invitation of the same host are told apart.
    """
    return _credentials(number, derive(secret, "host", number.to_bytes(2, "big")))


def guest_credentials(key: bytes, number: int, fingerprint: bytes) -> Credentials:
    """The ICE credentials of the program with that fingerprint which answers the invitation with that `key`."""
    return _credentials(number, derive(key, "guest", number.to_bytes(2, "big") + fingerprint))


def _credentials(number: int, row: bytes) -> Credentials:
    return Credentials(ufrag=f"{number:04x}{row[:4].hex()}", password=row[4:20].hex())


def mask_fingerprint(key: bytes, ufrag: str, fingerprint: bytes) -> bytes:
    """A program's SHA-256 fingerprint as it announces it to the host under the user name fragment `ufrag`.

    It takes the invitation to make or read that. Doing it twice gives the fingerprint back.
    """
    mask = derive(key, "announcement", ufrag.encode())
    return bytes(mine ^ other for mine, other in zip(fingerprint, mask, strict=True))


def page_ufrag(host: Credentials, key: bytes, guest: Description) -> str:
    """The user name fragment under which a browser page calls the host: the host's own, then the caller's identity.

    A page cannot choose its credentials, nor say anything in its checks but what it believes the host's user name
    fragment to be (RFC 8445 section 7.2.2). So it appends its fingerprint, 43 characters of base64, and its password: a
    host that it reaches needs no reply code. Both are masked, character by character, with bytes that take the
    invitation to work out, for the page's own fragment. `read_page_ufrag` takes it apart.
    """
    own = guest.known_credentials
    return host.ufrag + _shift(_base64(guest.fingerprint) + own.password, key, own.ufrag, 1)


def read_page_ufrag(host: Credentials, key: bytes, username: str) -> tuple[bytes, Credentials] | None:
    """The fingerprint and the credentials of the page whose check names `username`; None for any other check."""
    match = _PAGE_USERNAME.fullmatch(username.removeprefix(host.ufrag)) if username.startswith(host.ufrag) else None
    if match is None:
        return None
    text = _shift(match["masked"], key, match["ufrag"], -1)
    return base64.b64decode(text[:43] + "="), Credentials(match["ufrag"], text[43:])


_PAGE_USERNAME = re.compile(rf"(?P<masked>{_ICE_CHARS}{{65,107}}):(?P<ufrag>{_ICE_CHARS}{{4,32}})")
_ICE_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def _shift(text: str, key: bytes, ufrag: str, sign: int) -> str:
    """Each character shifted in the alphabet, forwards or back, by numbers that follow from `key` and `ufrag`."""
    row = b"".join(derive(key, f"call {block}", ufrag.encode()) for block in range(-(-len(text) // 32)))
    places = (_ICE_ALPHABET.index(character) + sign * step for character, step in zip(text, row, strict=False))
    return "".join(_ICE_ALPHABET[place % 64] for place in places)


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
