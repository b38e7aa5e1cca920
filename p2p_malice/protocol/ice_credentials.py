"""ICE credentials (RFC 8445 section 5.3) that follow from an invitation, and what travels in their place.

Anyone who has the invitation can derive them; an observer of the traffic cannot.
"""

import base64
import hashlib
import hmac
import re

from attrs import field, frozen, validators

_ICE_CHARS = r"[A-Za-z0-9+/]"


@frozen
class Credentials:
    """ICE user name fragment and password (RFC 8445 section 5.3): 4 to 32 and 22 to 64 ice-chars."""

    ufrag: str = field(validator=validators.matches_re(_ICE_CHARS + "{4,32}"))
    password: str = field(validator=validators.matches_re(_ICE_CHARS + "{22,64}"))


def derive(key: bytes, purpose: str, context: bytes = b"") -> bytes:
    """32 bytes that can't be derived without `key`: HMAC-SHA-256 (RFC 2104) of `p2p-malice`, `purpose`, `context`.

    It takes only a few lines of script in a page that has no cryptography at hand.
    """
    return hmac.digest(key, f"p2p-malice {purpose}:".encode() + context, hashlib.sha256)


def host_credentials(secret: bytes, number: int) -> Credentials:
    """The ICE credentials of the host whose invitation carries `secret`.

    RFC 8445 section 5.3 asks for 24 and 128 random bits; these have the 64 bits of the secret, and nothing sent in the
    clear gives them away. The user name fragment also carries the invitation number, so that checks for another
    invitation of the same host can be told apart.
    """
    return _credentials(number, derive(secret, "host", number.to_bytes(2, "big")))


def guest_credentials(key: bytes, number: int, fingerprint: bytes) -> Credentials:
    """The ICE credentials of the program with that fingerprint, answering the invitation with that `key`."""
    return _credentials(number, derive(key, "guest", number.to_bytes(2, "big") + fingerprint))


def _credentials(number: int, row: bytes) -> Credentials:
    return Credentials(ufrag=f"{number:04x}{row[:4].hex()}", password=row[4:20].hex())


def mask_fingerprint(key: bytes, ufrag: str, fingerprint: bytes) -> bytes:
    """A program's SHA-256 fingerprint as it announces it to the host under the user name fragment `ufrag`.

    Making or reading it takes the invitation. Masking twice gives the fingerprint back.
    """
    mask = derive(key, "announcement", ufrag.encode())
    return bytes(mine ^ other for mine, other in zip(fingerprint, mask, strict=True))


def page_ufrag(host: Credentials, key: bytes, fingerprint: bytes, own: Credentials) -> str:
    """The user name fragment that a browser page uses for the host: the host's own, then the page's identity.

    A page cannot choose its credentials, nor say anything in its checks but what it believes the host's user name
    fragment to be (RFC 8445 section 7.2.2). So it appends its fingerprint, 43 characters of base64, and its password; a
    host that it reaches then needs no reply code. Both are masked, character by character, with bytes derived from the
    invitation and the page's own fragment. `read_page_ufrag` is the inverse.
    """
    return host.ufrag + _shift(_base64(fingerprint) + own.password, key, own.ufrag, 1)


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
    """Each character shifted in the alphabet, forwards or back, by numbers derived from `key` and `ufrag`."""
    row = b"".join(derive(key, f"call {block}", ufrag.encode()) for block in range(-(-len(text) // 32)))
    places = (_ICE_ALPHABET.index(character) + sign * step for character, step in zip(text, row, strict=False))
    return "".join(_ICE_ALPHABET[place % 64] for place in places)


def _base64(row: bytes) -> str:
    return base64.b64encode(row).decode().rstrip("=")
