"""How one input is made into another: of any bytes, and of JSON so that it stays JSON."""

import json
import random
from typing import Any

from tests.hostile import ESCAPES, NOTATIONS, NUMBERS, WORDS, spoil

_INTERESTING = (b"\x00", b"\xff", b"\xff\xff\xff\xff", b"\x00\x00", b"\n", b"\x7f", b"\x80", b"0", b"-", b" ", b"=")


def as_text(data: bytes) -> str:
    """`data` as UTF-8; bytes that are none become half surrogate pairs, which no reader may stumble over either."""
    return data.decode("utf-8", "surrogateescape")


def as_bytes(text: str) -> bytes:
    """The inverse of `as_text`; other half surrogate pairs become three bytes each, which are no UTF-8 either."""
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return text.encode("utf-8", "surrogatepass")


def mutated(data: bytes, other: bytes, rng: random.Random) -> bytes:
    """`data` with a few places changed, doubled, lost, or taken from `other`."""
    for _ in range(rng.choice((1, 1, 2, 3, 8))):
        at = rng.randrange(len(data) + 1)
        end = min(len(data), at + rng.choice((1, 1, 2, 4, 20)))
        match rng.randrange(7):
            case 0:
                new = bytes([rng.randrange(256)])
            case 1:
                new = rng.choice(_INTERESTING)
            case 2:
                new = data[at:end] * 2
            case 3:
                new = b""
            case 4:
                new = bytes(byte ^ 1 << rng.randrange(8) for byte in data[at:end])
            case 5:
                start = rng.randrange(len(other) + 1)
                new = other[start : start + rng.choice((1, 4, 20, 100))]
            case _:
                new = rng.choice(ESCAPES).encode(errors="surrogatepass")
        data = data[:at] + new + data[end:]
    return data


def spoilt_json(data: bytes, rng: random.Random) -> bytes:
    """`data` with other values in one of its lines that is JSON; as it is where no line is."""
    lines = as_text(data).split("\n")
    at = rng.randrange(len(lines))
    lines[at] = spoilt_object(lines[at], rng)
    return as_bytes("\n".join(lines))


def spoilt_object(text: str, rng: random.Random) -> str:
    """A JSON text with another value somewhere, `text` itself where it is none."""
    try:
        body = json.loads(text)
        spoil(rng, body, _value(rng))
        return json.dumps(body, ensure_ascii=rng.random() < 0.3, separators=(",", ":"))
    except (ValueError, RecursionError):
        return text


def _value(rng: random.Random) -> Any:
    match rng.randrange(4):
        case 0:
            return rng.choice(NUMBERS)
        case 1:
            return rng.choice(ESCAPES + WORDS + NOTATIONS)
        case 2:
            return rng.choice((None, True, False, "", [], {}, [[]], {"kind": 1}))
        case _:
            return [rng.randrange(12) for _ in range(rng.randrange(4))]
