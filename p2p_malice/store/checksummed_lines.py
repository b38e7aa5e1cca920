"""Lines that show whether they are intact: a CRC-32 in front of one JSON object."""

import json
import zlib
from typing import Any, TypeVar

from cattrs import BaseValidationError, Converter, ForbiddenExtraKeysError

from p2p_malice.protocol.untrusted_json import read_json

MAX_LINE = 64 * 1024
"""The most bytes in a line; none of ours is longer."""


def write_line(body: dict[str, Any]) -> bytes:
    """`body` as a line with its checksum, including the newline."""
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()
    return b"%08x %s\n" % (zlib.crc32(text), text)


def read_line(line: bytes) -> dict[str, Any] | None:
    """The body that `write_line` was given, None for a line that it didn't write; the newline is part of the line."""
    checksum, _, text = line.partition(b" ")
    if len(line) > MAX_LINE or text[-1:] != b"\n" or checksum != b"%08x" % zlib.crc32(text[:-1]):
        return None
    try:
        body = read_json(text)
        is_ours = isinstance(body, dict) and write_line(body) == line
    except ValueError:
        return None
    return body if is_ours else None


def _structure_exactly(value: object, kind: type) -> object:
    if type(value) is not kind:
        raise TypeError(f"{kind.__name__} is needed")
    return value


_converter = Converter(forbid_extra_keys=True, detailed_validation=False)
for _kind in (str, int, bool):
    _converter.register_structure_hook(_kind, _structure_exactly)

T = TypeVar("T")


def structure(body: dict[str, Any] | None, kind: type[T]) -> T:
    """The value of an attrs class that `body` holds, exactly: no key missing or extra, no other types.

    Raises ValueError for anything else.
    """
    if body is None:
        raise ValueError("nothing was read")
    try:
        return _converter.structure(body, kind)
    except (BaseValidationError, ForbiddenExtraKeysError, TypeError, KeyError, AttributeError) as error:
        raise ValueError(str(error)) from None


def unstructure(value: object) -> dict[str, Any]:
    """The inverse of `structure`."""
    body: dict[str, Any] = _converter.unstructure(value)
    return body
