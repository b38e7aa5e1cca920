"""The mark beside an invitation's code, by which its holder knows the host in a courier's notes (`courier.seals`).

It is written behind the code and a full stop, `MDW1-….3Z8QK2M7T5RX9ABC`: 10 bytes in Crockford's base 32, highest bit
first, which leaves none over. A reader of codes that knows no marks ignores it.
"""

import re

from p2p_malice.protocol.code_text import ALPHABET, PREFIX

MARK_BYTES = 10

_LINKED = re.compile(rf"({PREFIX}[0-9A-Z]+)\.([{ALPHABET}]{{16}})(?![0-9A-Z])")


def with_mark(code: str, mark: bytes) -> str:
    """An invitation's `code` and its `mark`, 17 characters more. Raises ValueError for a mark of another size."""
    if len(mark) != MARK_BYTES:
        raise ValueError("a mark has 10 bytes")
    number = int.from_bytes(mark, "big")
    return f"{code}." + "".join(ALPHABET[number >> 5 * place & 31] for place in reversed(range(16)))


def marks_in(text: str) -> dict[str, bytes]:
    """The marks in a text, by the code that stands before each."""
    return {code: _bytes_of(spelt) for code, spelt in _LINKED.findall(text)}


def _bytes_of(spelt: str) -> bytes:
    number = 0
    for character in spelt:
        number = number << 5 | ALPHABET.index(character)
    return number.to_bytes(MARK_BYTES, "big")
