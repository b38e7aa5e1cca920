"""The text form of a code: bytes as characters that survive a chat, with a length, a checksum and parity for repair.

`connection_codes` knows what the bytes mean. The text of a code spells this row of bytes, `size` of them in all:

    1 byte      size: the number of bytes in the row, including this one
    size - 9    the payload
    4 bytes     CRC-32 (that of ISO 3309 and zip) of everything before, big-endian
    4 bytes     Reed-Solomon parity of everything before: the remainder of (everything before) * x^4 divided by
                (x - 1)(x - 2)(x - 4)(x - 8) over GF(256) modulo x^8 + x^4 + x^3 + x^2 + 1, highest power first
                (what the library reedsolo calls RSCodec(4))

The row is read as one string of bits, highest bit first, and cut into characters of 5 bits each, spelt in Crockford's
base 32 (0-9 and A-Z without I, L, O and U), upper case. Zero bits fill up the last character; a reader ignores them.

Two wrong characters anywhere are repaired. A character may span two bytes, so the usual Reed-Solomon decoder, which
repairs two wrong *bytes*, would not do: the parity finds the pairs of characters that would explain what arrived, and
the CRC decides which to believe. Parity and CRC have 64 bits; there are about 2^25 possible errors. (A reader may
repair less, but none may accept a row whose CRC doesn't fit.)
"""

import re
import unicodedata
import zlib
from collections import deque
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import accumulate, chain, islice
from typing import TypeVar

from attrs import frozen
from reedsolo import RSCodec

VERSION = 1
PREFIX = f"MDW{VERSION}-"

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
UNKNOWN = "?"
"""Stands for a character outside the alphabet, which is certainly wrong but may be repaired."""

GAP = " "
"""Stands for anything that separates characters without being one: blanks, dashes, quotation marks, asterisks."""

MIN_SIZE = 55
MAX_SIZE = 215
"""The bytes in the smallest and the largest code. A Reed-Solomon word could hold 255."""

_CRC_BYTES = 4
_PARITY_BYTES = 4
OVERHEAD = 1 + _CRC_BYTES + _PARITY_BYTES
"""The number of bytes added to a payload."""

MAX_REPAIRS = 2

_BITS = 5
_CODEC = RSCodec(_PARITY_BYTES)
_LOOK_ALIKES = {"O": "0", "I": "1", "L": "1"}
_TO_BASE32_HEX = str.maketrans(ALPHABET + UNKNOWN, "0123456789abcdefghijklmnopqrstuv0")


@frozen
class Recovered:
    """A payload, and how many of its characters were wrong and have been repaired."""

    payload: bytes
    repaired: int


def legible(text: str) -> str:
    """The parts of `text` that can belong to a code: its letters and digits as characters, `UNKNOWN` and single `GAP`s.

    Unicode NFKD turns full-width, bold or accented letters into plain ones; marks and invisible characters (categories
    Mn, Me, Cf, Cc) are dropped; case does not matter; O is 0, I and L are 1; any other letter or digit is `UNKNOWN`.
    """
    return re.sub(" +", GAP, text.translate({ord(character): _reading(character) for character in set(text)}))


@lru_cache(maxsize=1024)
def _reading(character: str) -> str:
    readings = [_plain_reading(each) for each in unicodedata.normalize("NFKD", character)]
    telling = [each for each in readings if each not in ("", GAP)]
    if len(telling) > 1:
        return UNKNOWN
    return telling[0] if telling else max(readings)


def _plain_reading(character: str) -> str:
    upper = character.upper()
    if upper in _LOOK_ALIKES:
        return _LOOK_ALIKES[upper]
    if len(upper) == 1 and upper in ALPHABET:
        return upper
    if character.isspace():
        return GAP
    category = unicodedata.category(character)
    if category in ("Mn", "Me", "Cf", "Cc"):
        return ""
    return UNKNOWN if category[0] in "LN" else GAP


def joined(text: str) -> str:
    """A text without what may stand between the parts of a code.

    That is HTML markup, the time and name before each message copied from a chat, line numbers, text message numbers,
    and the dash as some link filters write it.
    """
    return _ESCAPED_DASH.sub(r"\1-", _BEFORE_A_PART.sub("", _MARKUP.sub(" ", text)))


def characters_for(size: int) -> int:
    """The number of characters that spell a row of `size` bytes."""
    return -(-size * 8 // _BITS)


def size_for(count: int) -> int | None:
    """The number of bytes in a row of exactly `count` characters; None if no row has that many."""
    size = count * _BITS // 8
    return size if characters_for(size) == count else None


def announced_size(characters: str) -> int | None:
    """The size that the first two of these characters announce; None if no code has that size."""
    size = _number(characters[:2]) >> 2 if len(characters) >= 2 else 0
    return size if MIN_SIZE <= size <= MAX_SIZE else None


def protect(payload: bytes) -> str:
    """The characters that carry `payload`. Raises ValueError if no code has that many bytes."""
    size = len(payload) + OVERHEAD
    if not MIN_SIZE <= size <= MAX_SIZE:
        raise ValueError(f"a code holds no {len(payload)} bytes")
    body = bytes([size]) + payload
    body += zlib.crc32(body).to_bytes(_CRC_BYTES, "big")
    return _spell(body + _parity(body).to_bytes(_PARITY_BYTES, "big"))


def recover(characters: str, size: int, *, wrong: int = MAX_REPAIRS) -> Recovered | None:
    """The payload in the row of `size` bytes that these characters spell, at most `wrong` of which may be wrong.

    `characters` are in the alphabet or `UNKNOWN`, and there are `characters_for(size)` of them. None if too many are
    wrong to be repaired, or if the row has another size.
    """
    row = _repaired_row(characters, size, wrong)
    return _recovered(row, characters) if row else None


def recover_as(characters: str, size: int) -> Recovered | None:
    """The payload if a row has `size` bytes but announces others: one or both of the first two characters are wrong."""
    first, upper_bits = ALPHABET[size >> 3], (size & 7) << 2
    for lower_bits in range(4):
        row = _repaired_row(first + ALPHABET[upper_bits | lower_bits] + characters[2:], size, MAX_REPAIRS - 1)
        if row:
            return _recovered(row, characters)
    return None


def _repaired_row(characters: str, size: int, wrong: int) -> bytes | None:
    unused = characters_for(size) * _BITS - size * 8
    arrived = _number(characters)
    for correction in _corrections(_syndrome(arrived >> unused, size), size, wrong):
        row = ((arrived ^ correction) >> unused).to_bytes(size, "big")
        if row[0] == size and _is_sealed(row):
            return row
    return None


def _recovered(row: bytes, characters: str) -> Recovered | None:
    repaired = sum(map(str.__ne__, characters, _spell(row)))
    return Recovered(row[1 : 1 - OVERHEAD], repaired) if repaired <= MAX_REPAIRS else None


def _spell(row: bytes) -> str:
    count = characters_for(len(row))
    number = int.from_bytes(row, "big") << (count * _BITS - len(row) * 8)
    return "".join([ALPHABET[number >> shift & 31] for shift in range((count - 1) * _BITS, -1, -_BITS)])


def _number(characters: str) -> int:
    return int(characters.translate(_TO_BASE32_HEX), 1 << _BITS)


def _parity(body: bytes) -> int:
    return int.from_bytes(_CODEC.encode(body)[-_PARITY_BYTES:], "big")


def _is_sealed(row: bytes) -> bool:
    body, crc = row[: -_PARITY_BYTES - _CRC_BYTES], row[-_PARITY_BYTES - _CRC_BYTES : -_PARITY_BYTES]
    return zlib.crc32(body) == int.from_bytes(crc, "big")


def _syndrome(row: int, size: int) -> int:
    """Zero if the parity fits; otherwise the sum (XOR) of what each wrong character adds to it."""
    body = (row >> 8 * _PARITY_BYTES).to_bytes(size - _PARITY_BYTES, "big")
    return _parity(body) ^ row & (1 << 8 * _PARITY_BYTES) - 1


def _corrections(syndrome: int, size: int, wrong: int) -> Iterator[int]:
    """Every change (a number to XOR) of at most `wrong` characters that makes the parity fit, the smallest first."""
    if not syndrome:
        yield 0
        return
    count = characters_for(size)
    unused = count * _BITS - size * 8
    if wrong >= 1:
        yield from (burst << unused for burst in _bursts(syndrome, size))
    if wrong >= 2:
        changes = _single_changes(unused, min(-(-size // 64) * 64, MAX_SIZE))
        for one in changes.keys() & map(syndrome.__xor__, islice(changes, count << _BITS)):
            first, second = divmod(changes[one], 1 << _BITS), divmod(changes[one ^ syndrome], 1 << _BITS)
            if max(first, second) < (count, 0):
                yield first[1] << first[0] * _BITS ^ second[1] << second[0] * _BITS


def _bursts(syndrome: int, size: int) -> Iterator[int]:
    """Every change within two neighbouring bytes, and so every change of one character, that makes the parity fit.

    Dividing the syndrome by x once for each byte after the change leaves the change itself.
    """
    back = _register_rows_back()
    remainder = syndrome
    for place in range(size - 1):
        if remainder < 1 << 16:
            yield remainder << 8 * place
        remainder = remainder >> 8 ^ back[remainder & 0xFF]


@cache
def _single_changes(unused: int, longest: int) -> dict[int, int]:
    """The changes of one character in a row whose last character has `unused` bits, by the syndrome they leave.

    A change's number is the character's position, from the last, times 32, plus the bits that change. No two leave the
    same syndrome (together they touch at most four bytes, and the parity tells up to four apart), except those that
    differ only in the unused bits. The row has `longest` bytes; for a shorter one, only the lower numbers apply.
    """
    weights = [0] * unused + _bit_weights(longest * 8)
    syndromes: list[int] = []
    for lowest in range(0, len(weights), _BITS):
        sums = [0]
        for weight in weights[lowest : lowest + _BITS]:
            sums += [weight ^ partial for partial in sums]
        syndromes += sums
    return dict(zip(syndromes, range(len(syndromes)), strict=True))


def _bit_weights(bits: int) -> list[int]:
    """The syndrome that each single bit of a row leaves, the row's last bit first."""
    register_bits = 8 * _PARITY_BYTES
    weights = [1 << bit for bit in range(register_bits)]
    rows = _register_rows()
    for bit in range(register_bits, bits):
        before = weights[bit - 8]
        weights.append((before << 8 & (1 << register_bits) - 1) ^ rows[before >> register_bits - 8])
    return weights


@cache
def _register_rows() -> list[int]:
    """For each byte value, what it leaves in the division's register when it is shifted out."""
    rows = [0]
    for bit in range(8):
        alone = _parity(bytes([1 << bit]))
        rows += [alone ^ row for row in rows]
    return rows


@cache
def _register_rows_back() -> list[int]:
    """What undoes that shift, by the last byte in the register after it."""
    rows = {row & 0xFF: row >> 8 ^ value << 8 * (_PARITY_BYTES - 1) for value, row in enumerate(_register_rows())}
    return [rows[last] for last in range(256)]


# --- finding it in a text --------------------------------------------------------------------------------------------

_MARKUP = re.compile("<[a-z/][^<>\n]{0,40}>|&(?:[a-z]{2,8}|#[0-9]{1,6}|#x[0-9a-f]{1,5});", re.IGNORECASE | re.ASCII)
_DATED = "[0-9]{1,4}[./-][0-9]{1,2}[./-][0-9]{1,4},?[^0-9a-z][0-9]{1,2}[:.][0-9]{2}(?:[:.][0-9]{2})?"
_BEFORE_A_PART = re.compile(
    f"^[^0-9a-z\n]{{0,12}}(?:{_DATED}[^a-z\n]{{0,3}}(?:[ap]\\.?m\\.?[^a-z\n]{{0,3}})?[^:\n]{{1,60}}: ?)?"
    "(?:\\(?[0-9]{1,3}(?:/[0-9]{1,3})?[).:]?[ \t]+)?",
    re.IGNORECASE | re.MULTILINE | re.ASCII,
)
_ESCAPED_DASH = re.compile("(M ?D ?W ?1)[-=]2D", re.IGNORECASE)

_START = re.compile("M ?D ?W ?(1)")
_NEWER_START = re.compile("(?<![0-9A-Z?])M ?D ?W(?:([2-9])| ?([2-9]) )(?= ?[0-9A-Z]{4})")
_RUN = re.compile("[0-9A-Z?]{82,}")

_MAX_PLACES = 20
_MAX_REPAIRS_TRIED = 2
_MAX_ENDS_TRIED = 6
"""Limits, since a person is waiting: a repair takes a millisecond or two to find, another length a tenth of that."""

_REACH = 4 * 338
"""How far gaps may stretch a row of characters from its start."""

_Attempt = TypeVar("_Attempt")


def recoveries(*texts: str) -> Iterator[Recovered]:
    """The payloads in readings of a text, each `legible`: first the intact ones, then those that need repair.

    Of the intact ones in a reading, the last comes first, since chats put the newest at the end.
    """
    damaged: dict[str, int] = {}
    for text in texts:
        whole = []
        for place, wrong in _places(text).items():
            characters = place.replace(GAP, "")
            size = announced_size(characters)
            count = characters_for(size or 0)
            recovered = recover(characters[:count], size, wrong=0) if size and count <= len(characters) else None
            if recovered:
                whole.append(recovered)
            else:
                damaged.setdefault(place, wrong)
        yield from reversed(whole)
    announced = ((attempt, wrong) for place, wrong in damaged.items() for attempt in _as_announced(place))
    repairs = (recover(*attempt, wrong=wrong) for attempt, wrong in _some(announced, _MAX_REPAIRS_TRIED))
    ends = _some(chain.from_iterable(map(_as_separated, damaged)), _MAX_ENDS_TRIED)
    for recovered in chain(repairs, (recover_as(*attempt) for attempt in ends)):
        if recovered:
            yield recovered


def _some(attempts: Iterable[_Attempt], count: int) -> Iterator[_Attempt]:
    """The first `count` different attempts."""
    seen: set[_Attempt] = set()
    for attempt in attempts:
        if len(seen) == count:
            return
        if attempt not in seen:
            seen.add(attempt)
            yield attempt


def _places(text: str) -> dict[str, int]:
    """Each place where a code may start, as the rest of the text within reach, and how many characters may be wrong.

    In the order of the text. Without a prefix, only one wrong character is allowed, since most long words aren't codes.
    """
    starts = {}
    for match in deque(_START.finditer(text), _MAX_PLACES):
        starts[match.end()] = MAX_REPAIRS
        if not text.startswith(GAP, match.end()):
            starts[match.end() + 1] = MAX_REPAIRS  # The dash itself may have been changed.
    if not _NEWER_START.search(text):
        for match in deque(_RUN.finditer(text), _MAX_PLACES):
            starts.setdefault(match.start(), 1)
    places: dict[str, int] = {}
    for start, wrong in sorted(starts.items()):
        places.setdefault(text[start : start + _REACH].strip(), wrong)
    return places


def _as_announced(place: str) -> Iterator[tuple[str, int]]:
    """The characters and size of a row that is as long as it announces, even if its last few characters are missing."""
    characters = place.replace(GAP, "")
    size = announced_size(characters)
    if size and characters_for(size) <= len(characters) + MAX_REPAIRS:
        count = characters_for(size)
        yield characters[:count].ljust(count, UNKNOWN), size


def _as_separated(place: str) -> Iterator[tuple[str, int]]:
    """The characters and size of a row that ends with the text or at a gap, whatever length it announces."""
    words = place.split(GAP)
    ends = list(accumulate(map(len, words)))
    for end in dict.fromkeys([ends[-1], *ends]):
        size = size_for(end)
        if size and MIN_SIZE <= size <= MAX_SIZE:
            yield "".join(words)[:end], size


def beginning(text: str) -> tuple[int, str] | None:
    """The version and the characters after the first prefix in a `legible` text; None if there is no prefix."""
    starts = [match for match in (_START.search(text), _NEWER_START.search(text)) if match]
    if not starts:
        return None
    first = min(starts, key=re.Match.start)
    characters = text[first.end() : first.end() + _REACH].replace(GAP, "")
    return int(next(filter(None, first.groups()))), characters
