"""Connection codes: how a `Description` is written so that it survives a chat, and what went wrong if it didn't.

The format, version 1, is a contract with every version of the program ever released. A code is the prefix `MDW1-` and a
`code_text` frame (size, CRC-32, Reed-Solomon parity, Crockford's base 32) around these bits, highest bit first:

    3 bits      1, the version of what follows
    1 bit       kind: 0 invitation, 1 reply
    2 bits      setup: 0 actpass, 1 active, 2 passive
    2 bits      credentials: 0 those of a program's reply, which follow from the invitation (`guest_credentials`), 1 in
                hexadecimal, 2 in ice-chars, 3 those of a program's invitation, which follow from a secret in it
                (`host_credentials`)
    16 bits     invitation number
    3 only: 64 bits  the secret
    1 and 2 only:
      5 bits    length of the user name fragment minus 4
      6 bits    length of the password minus 22
      per character of the two, 4 bits (its value as a lower-case hexadecimal digit) or 6 bits (its place in A-Z, a-z,
                0-9, +, /)
    256 bits    SHA-256 fingerprint; of a program's invitation (3) 224 bits, SHA-224
    3 bits      number of candidates minus 1: 0 to 4
    per candidate:
      2 bits    type: 0 host, 1 server reflexive, 2 relayed
      2 bits    address: 0 IPv4, 1 IPv6, 2 mDNS
      32 or 128 the address; of a name `<uuid>.local` the UUID
      16 bits   port, not 0
    0 to 7 bits 0, to fill the last byte
    a reply only: 32 bits  the proof that its maker has the invitation: the first bytes of what `derive` makes of the
                invitation's key for the purpose `reply`, with all the bytes before it as context

Values not listed are reserved: a reader refuses them. A writer derives the credentials if possible, or else uses
hexadecimal if that will do; a reader accepts any. All sizes are from 55 to 215 bytes.

People paste more than a code, so a reader accepts any text: the code starts after `MDW1`, wherever that is; its first
two characters tell how long it is, and characters other than letters and digits are ignored (`code_text.legible`). If
the prefix was lost, a long run of characters is tried as a code. If a code was sent in several parts, what stands
between them is left out (`code_text.joined`). Of several codes, the last intact one counts, or else the first that can
be repaired.
"""

import contextlib
import hmac
import uuid
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import unquote

from attrs import evolve, frozen

from p2p_malice.errors import (
    CodeAlteredError,
    CodeCutOffError,
    CodeError,
    NewerCodeError,
    NoCodeError,
    OtherGameError,
    OwnCodeError,
    WrongKindError,
)
from p2p_malice.protocol import code_text
from p2p_malice.protocol.code_text import PREFIX, VERSION
from p2p_malice.protocol.courier_mark import marks_in
from p2p_malice.protocol.ice_credentials import Credentials, derive, guest_credentials, host_credentials
from p2p_malice.protocol.peer_description import (
    CONNECTING,
    PROOF_BYTES,
    SECRET_BYTES,
    Candidate,
    CandidateType,
    CodeKind,
    Description,
    DtlsRole,
    clock_of,
)
from p2p_malice.protocol.seat_code import HandedSeat, seat_in

MAX_TEXT = 64 * 1024
"""Only the last characters of a longer text are read: chats put the newest at the end."""

LONGEST_WRITTEN = 4000
"""How many characters a code takes at most with what chats and mails put between its lines."""

_SETUPS = (DtlsRole.ACTPASS, DtlsRole.ACTIVE, DtlsRole.PASSIVE)
_TYPES = (CandidateType.HOST, CandidateType.SERVER_REFLEXIVE, CandidateType.RELAYED)
_DERIVED, _SECRET = 0, 3
_HEX_DIGITS = "0123456789abcdef"
_ICE_CHARS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_SPELLINGS = {1: (4, _HEX_DIGITS), 2: (6, _ICE_CHARS)}
_IPV4, _IPV6, _MDNS = range(3)

NO_NAME = "none"
"""Stands for a sender without a name; sentences about codes select by it."""

_Field = tuple[int, int]
"""A value, and the number of bits it takes."""


@frozen
class Decoded:
    """The content of a code, and how many of its characters were wrong and have been repaired.

    The text `has_others` if it holds other codes that would have done too. `mark` is that of the courier's notes beside
    the code (`courier_mark`), b"" for none. A `seat` beside an invitation goes on here (`seat_code`).
    """

    description: Description
    repaired: int = 0
    has_others: bool = False
    mark: bytes = b""
    seat: HandedSeat | None = None


# --- writing ---------------------------------------------------------------------------------------------------------


def encode(description: Description) -> str:
    """The code for `description`: upper-case letters, digits and one dash, at most 349 characters.

    Raises ValueError for a reply without a proof.
    """
    if description.kind is CodeKind.REPLY and not description.proof:
        raise ValueError("a reply proves that its maker has the invitation")
    return PREFIX + code_text.protect(_pack(_fields(description)) + description.proof)


def prove(reply: Description, key: bytes) -> Description:
    """That `reply`, with the proof that its maker has the invitation with that `key`."""
    return evolve(reply, proof=_proof(reply, key))


def _proof(reply: Description, key: bytes) -> bytes:
    return derive(key, "reply", _pack(_fields(reply)))[:PROOF_BYTES]


def _fields(description: Description) -> Iterator[_Field]:
    spelling = _spelling_of(description)
    yield VERSION, 3
    yield CONNECTING.index(description.kind), 1
    yield _SETUPS.index(description.setup), 2
    yield spelling, 2
    yield description.number, 16
    if spelling == _SECRET:
        yield int.from_bytes(description.secret, "big"), 8 * SECRET_BYTES
    elif spelling != _DERIVED:
        width, alphabet = _SPELLINGS[spelling]
        ufrag, password = description.known_credentials.ufrag, description.known_credentials.password
        yield len(ufrag) - 4, 5
        yield len(password) - 22, 6
        yield from ((alphabet.index(character), width) for character in ufrag + password)
    yield int.from_bytes(description.fingerprint, "big"), 8 * len(description.fingerprint)
    yield len(description.candidates) - 1, 3
    for candidate in description.candidates:
        yield _TYPES.index(candidate.type), 2
        yield from _address_fields(candidate)
        yield candidate.port, 16


def _spelling_of(description: Description) -> int:
    if description.secret:
        return _SECRET
    if description.credentials is None:
        return _DERIVED
    used = set(description.credentials.ufrag + description.credentials.password)
    return min(spelling for spelling, (_, alphabet) in _SPELLINGS.items() if used <= set(alphabet))


def _address_fields(candidate: Candidate) -> tuple[_Field, _Field]:
    if candidate.is_mdns:
        return (_MDNS, 2), (uuid.UUID(candidate.address.removesuffix(".local")).int, 128)
    address = ip_address(candidate.address)
    return (_IPV4 if address.version == 4 else _IPV6, 2), (int(address), address.max_prefixlen)


def _pack(fields: Iterable[_Field]) -> bytes:
    number = bits = 0
    for value, width in fields:
        number = number << width | value
        bits += width
    filling = -bits % 8
    return (number << filling).to_bytes((bits + filling) // 8, "big")


# --- reading ---------------------------------------------------------------------------------------------------------


def decode(text: str, *, friend: str = NO_NAME) -> Decoded:
    """What the first good code in `text` says. `friend` is the name of its sender, for errors to mention.

    Raises `NoCodeError`, `CodeCutOffError`, `CodeAlteredError`, `NewerCodeError`, or plain `CodeError` for a code that
    arrived intact but says what no code may say; and nothing else, whatever the text.
    """
    return _first_acceptable(text, friend, lambda description: description)


def read(
    text: str,
    *,
    expected: CodeKind,
    own: Collection[bytes] = (),
    invitations: Sequence[Description] = (),
    friend: str = NO_NAME,
) -> Decoded:
    """What the first useful code in `text` says: one of the `expected` kind, by somebody else, for this game.

    `own` are the fingerprints of our own codes. If there are `invitations`, a reply must prove that it answers one of
    them, from which its credentials are then derived. Raises what `decode` raises, and `OwnCodeError`, `WrongKindError`
    or `OtherGameError` if the codes are good but of no use.
    """
    answered = {invitation.number: invitation for invitation in invitations}

    def accept(description: Description) -> Description:
        if description.fingerprint in own:
            raise OwnCodeError(kind=description.kind.value, friend=friend)
        if description.kind is not expected:
            raise WrongKindError(kind=description.kind.value, friend=friend)
        if description.kind is CodeKind.REPLY and answered:
            if description.number not in answered:
                raise _other_game(description.number, invitations[-1].number, friend)
            return _matched(description, answered[description.number], friend)
        return description

    decoded = _first_acceptable(text, friend, accept)
    text = text[-MAX_TEXT:]
    return evolve(decoded, mark=_mark_beside(decoded.description, text), seat=seat_in(text))


def _mark_beside(description: Description, text: str) -> bytes:
    """The mark beside the code that says this, b"" for none."""
    for code, mark in marks_in(text).items():
        with contextlib.suppress(CodeError):
            if decode(code).description == description:
                return mark
    return b""


def _matched(reply: Description, invitation: Description, friend: str) -> Description:
    """The `reply` to `invitation`, with its credentials. Raises `OtherGameError` if its proof doesn't fit."""
    if not hmac.compare_digest(reply.proof, _proof(reply, invitation.key)):
        raise OtherGameError(made="none", open="none", friend=friend)
    if reply.credentials is not None:
        return reply
    return evolve(reply, credentials=guest_credentials(invitation.key, reply.number, reply.fingerprint))


def _first_acceptable(text: str, friend: str, accept: Callable[[Description], Description]) -> Decoded:
    pasted = text[-MAX_TEXT:]
    pasted = unquote(pasted) if "%" in pasted else pasted
    legible, joined = code_text.legible(pasted), code_text.legible(code_text.joined(pasted))
    objections, found = [], None
    for recovered in code_text.recoveries(*dict.fromkeys((legible, joined))):
        if found and recovered.repaired:
            break
        try:
            read = Decoded(accept(_description(recovered.payload, friend)), recovered.repaired)
        except CodeError as error:
            objections.append(error)
            continue
        if found and read.description != found.description:
            return evolve(found, has_others=True)
        found = found or read
        if found.repaired:
            break
    if found:
        return found
    raise objections[0] if objections else _diagnosis(legible, friend)


def _description(payload: bytes, friend: str) -> Description:
    version = payload[0] >> 5
    if version > VERSION:
        raise NewerCodeError(version=version, known=VERSION)
    try:
        return _unpack(payload)
    except (ValueError, IndexError, KeyError):
        raise CodeError(friend=friend) from None


class _Bits:
    """Takes numbers off the front of a row of bytes. Raises ValueError if too few bits are left."""

    def __init__(self, row: bytes) -> None:
        self._number = int.from_bytes(row, "big")
        self.left = len(row) * 8

    def take(self, width: int) -> int:
        if width > self.left:
            raise ValueError("too short")
        self.left -= width
        return self._number >> self.left & (1 << width) - 1


def _unpack(payload: bytes) -> Description:
    """The description in a payload. Raises ValueError, IndexError or KeyError for anything but a version 1 code."""
    kind = CONNECTING[payload[0] >> 4 & 1]
    length = len(payload) - (PROOF_BYTES if kind is CodeKind.REPLY else 0)
    bits = _Bits(payload[:length])
    if bits.take(3) != VERSION:
        raise ValueError("no version")
    bits.take(1)
    setup = _SETUPS[bits.take(2)]
    spelling = bits.take(2)
    number = bits.take(16)
    secret = bits.take(8 * SECRET_BYTES).to_bytes(SECRET_BYTES, "big") if spelling == _SECRET else b""
    carried = _take_credentials(bits, *_SPELLINGS[spelling]) if spelling in _SPELLINGS else None
    fingerprint_bytes = 28 if spelling == _SECRET else 32
    fingerprint = bits.take(8 * fingerprint_bytes).to_bytes(fingerprint_bytes, "big")
    candidates = tuple(_take_candidate(bits) for _ in range(bits.take(3) + 1))
    if bits.left >= 8 or bits.take(bits.left):
        raise ValueError("too long")
    return Description(
        kind=kind,
        number=number,
        fingerprint=fingerprint,
        setup=setup,
        credentials=host_credentials(secret, number) if secret else carried,
        candidates=candidates,
        secret=secret,
        proof=payload[length:],
    )


def _take_credentials(bits: _Bits, width: int, alphabet: str) -> Credentials:
    ufrag_length, password_length = bits.take(5) + 4, bits.take(6) + 22
    characters = "".join(alphabet[bits.take(width)] for _ in range(ufrag_length + password_length))
    return Credentials(ufrag=characters[:ufrag_length], password=characters[ufrag_length:])


def _take_candidate(bits: _Bits) -> Candidate:
    candidate_type = _TYPES[bits.take(2)]
    match bits.take(2):
        case 0:
            address = str(IPv4Address(bits.take(32)))
        case 1:
            address = str(IPv6Address(bits.take(128)))
        case 2:
            address = f"{uuid.UUID(int=bits.take(128))}.local"
        case _:
            raise ValueError("no address")
    return Candidate(candidate_type, address, bits.take(16))


# --- what is wrong ---------------------------------------------------------------------------------------------------


def _diagnosis(legible: str, friend: str) -> CodeError:
    """What is wrong with a text without a readable code."""
    beginning = code_text.beginning(legible)
    if not beginning:
        return NoCodeError(prefix=PREFIX, friend=friend)
    version, characters = beginning
    if version > VERSION:
        return NewerCodeError(version=version, known=VERSION)
    if len(characters) < 2:
        return CodeCutOffError(arrived=0, whole=0)
    size = code_text.announced_size(characters)
    if size and len(characters) < code_text.characters_for(size):
        arrived, whole = len(PREFIX) + len(characters), len(PREFIX) + code_text.characters_for(size)
        return CodeCutOffError(arrived=arrived, whole=whole)
    return CodeAlteredError(friend=friend)


def _other_game(number: int, open_number: int, friend: str) -> OtherGameError:
    made, open_since = clock_of(number), clock_of(open_number)
    return OtherGameError(made=made, open="same" if made == open_since else open_since, friend=friend)
