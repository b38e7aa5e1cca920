"""How one input is made into another: of any bytes, and of JSON so that it stays JSON. Frames of a hostile peer."""

import json
import random
from collections import deque
from typing import Any

from p2p_malice.protocol.codec import MAX_FRAME
from p2p_malice.protocol.messages import PROTOCOL_VERSION

ESCAPES = (
    *("\x1b[2J", "\x1b]0;title\x07", "\x1b]52;c;ZWNobw==\x07", "\x9b31m", "\r\n", "\x00", "\x08\x08", "\u202e"),
    *("\u2066", "\u200f", "\ufeff", "\u200d", "\U000e0041", "\ud800", "\udfff", "\ue000", "a\u0301\u0301\u0301\u0301"),
    *("\ufdfa", "²", "٣", "<b>", "%s{}"),
)
NUMBERS = (0, 1, -1, 2, 7, 255, 2**31 - 1, 2**31, 2**53, 2**64, 10**400, 0.5, -0.0, 1e300)
NOTATIONS = (
    *("payoff>c0", "payoff>d0", "d0>c1", "d3>d1", "d9>c0", "d0@1>c0", "Ks>c3", "2c>d9", "10h>d0", "As>d0@1", "Kd@0>c1"),
    *("11h>c0", ">", "c0>d0", "payoff>c٣", ""),
)
WORDS = (
    *["payoff", "hand", "draw", "c0", "c²", "c99", "d0", "play", "discard", "complete", "win", "mdw", "7h"],
    *("seated", "show", "refused", "said", "hello", "bye", "Move", "__class__", "d" + "9" * 99),
)
VALUES: tuple[Any, ...] = (
    *(None, True, False, "", [], {}, [[]], [None], {"kind": 1}),
    *NUMBERS,
    *ESCAPES,
    *WORDS,
    *NOTATIONS,
)
_INTERESTING = (
    *(b"\x00", b"\xff", b"\xff\xff\xff\xff", b"\x00\x00", b"\n", b"\x7f", b"\x80", b"0", b"-", b" ", b"="),
    *(b'"', b"\\", b"\\ud800", b"{", b"]", b"null", b"NaN", b"1e9", b"9" * 5000),
)


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


def mutated_text(text: str, rng: random.Random) -> str:
    """The same of text."""
    return as_text(mutated(as_bytes(text), b"", rng))


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
        _spoil(rng, body, rng.choice((*VALUES, [rng.randrange(12) for _ in range(rng.randrange(4))])))
        return _dumped(rng, body)
    except (ValueError, RecursionError):
        return text


def _dumped(rng: random.Random, body: Any) -> str:
    return json.dumps(body, ensure_ascii=rng.random() < 0.4, separators=(",", ":"))


def _spoil(rng: random.Random, body: Any, value: Any) -> None:
    """Put `value` somewhere into `body`, take something out, or add what does not belong there."""
    place = body
    while isinstance(place, (dict, list)) and place:
        keys: list[Any] = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = rng.choice(keys)
        inner = place[key]
        if not isinstance(inner, (dict, list)) or not inner or rng.random() < 0.2:
            break
        place = inner
    else:
        return
    match rng.randrange(6):
        case 0:
            del place[key]
        case 1 if isinstance(place, dict):
            place[rng.choice(("extra", "seat", "__proto__", "kind"))] = value
        case 2 if isinstance(place, list):
            place += [value] * rng.randrange(1, 30)
        case 3 if isinstance(place, list):
            place += place[:50]
        case _:
            place[key] = value


class HostileFrames:
    """Frames of a peer who means no good: malformed, oversized, out of turn, repeated, or lawful in looks only.

    They are made without end from a random generator and what was seen on the wire before.
    """

    def __init__(self, rng: random.Random) -> None:
        """Nothing has been recorded yet."""
        self.rng = rng
        self._recorded: deque[str] = deque(maxlen=300)
        self.number = 0
        """The number of the position that the frames are about."""
        self.moves: tuple[str, ...] = ()
        """Moves that somebody may make there."""

    def record(self, frame: str) -> None:
        """Remember a good frame, to be repeated and mutated later."""
        self._recorded.append(frame)

    def recorded(self) -> str:
        """A good frame from before."""
        return self.rng.choice(self._recorded) if self._recorded else '{"kind":"bye","reason":""}'

    def any(self) -> str:
        """A frame of any kind."""
        makers = (self.recorded, *[self.plausible] * 9, *[self.talk] * 3, self.garbage, self.garbage)
        return self.rng.choice(makers)()

    def garbage(self) -> str:
        """A frame that is hardly ever one that a program would send."""
        rng = self.rng
        match rng.randrange(9):
            case 0:
                return self.text(60)
            case 1 | 2 | 3:
                return mutated_text(self.recorded(), rng)
            case 4 | 5 | 6:
                return spoilt_object(spoilt_object(self.recorded(), rng), rng)
            case 7:
                depth = rng.randrange(1, 3000)
                return rng.choice(["[" * depth, '{"kind":' * depth, "[" * depth + "]" * depth])
            case _:
                size = rng.choice([MAX_FRAME - 40, MAX_FRAME, MAX_FRAME + 1]) if rng.random() < 0.02 else 300
                return f'{{"kind":"{rng.choice(["say", "hello", "bye"])}","text":"{rng.choice("x é")}{"x" * size}"}}'

    def plausible(self) -> str:
        """A good frame from before in which values were replaced by others of their kind."""
        body = json.loads(self.recorded())
        for _ in range(self.rng.randrange(1, 4)):
            body = self._replaced(body)
        return _dumped(self.rng, body)

    def _replaced(self, body: Any) -> Any:
        """`body` with one value of it, chosen at random, replaced by one of the same type."""
        rng = self.rng
        if isinstance(body, dict) and body:
            key = rng.choice(list(body))
            return {**body, key: self._replaced(body[key])} if key != "kind" else body
        if isinstance(body, list) and body and rng.random() < 0.8:
            at = rng.randrange(len(body))
            return [*body[:at], self._replaced(body[at]), *body[at + 1 :]]
        match body:
            case bool():
                return not body
            case int():
                return rng.choice((body + 1, max(0, body - 1), rng.randrange(10), 2**31 - 1))
            case str():
                return rng.choice((rng.choice(WORDS + NOTATIONS), self.text(30), mutated_text(body, rng), ""))
            case list():
                return rng.choice(([], body * 2, body[:1] * 20, body[::-1]))
            case _:
                return rng.choice((None, 0, 1, "A", "K"))

    def move(self) -> str:
        """A well-formed move: of this position or another, possible, impossible or no move at all."""
        rng = self.rng
        near = (self.number, self.number, self.number + rng.randrange(-3, 4), rng.randrange(2**31))
        number = min(2**31 - 1, max(0, rng.choice(near)))
        move = rng.choice(rng.choice((self.moves or NOTATIONS, NOTATIONS)))
        if rng.random() < 0.2:
            move = mutated_text(move, rng)
        return _dumped(rng, {"kind": "move", "number": number, "move": move})

    def talk(self) -> str:
        """A hello, a phrase or, seldom, a goodbye."""
        rng = self.rng
        if rng.random() < 0.5:
            return _dumped(rng, {"kind": "say", "text": self.text(300)})
        if rng.random() < 0.02:
            return _dumped(rng, {"kind": "bye", "reason": self.text(300)})
        version = rng.choice([PROTOCOL_VERSION] * 3 + [0, 1, 2**31 - 1])
        digits = ["", "b" * 32, "a" * 64, "é", "~" * 64]
        proof = {"nonce": rng.choice(digits), "proof": rng.choice(digits)}
        return _dumped(rng, {"kind": "hello", "name": self.text(60), "version": version, **proof})

    def text(self, most: int) -> str:
        """Letters, control characters, escape sequences, direction marks, half surrogate pairs."""
        rng = self.rng
        makers = (
            lambda: rng.choice(ESCAPES),
            lambda: chr(rng.randrange(0x3000)),
            lambda: chr(rng.randrange(0x110000)),
            lambda: rng.choice('Asha Bob 7h>c0 {}[]"\\'),
        )
        text = "".join(rng.choice(makers)() for _ in range(rng.randrange(most // 4 + 1)))
        return text * rng.randrange(50, 500) if rng.random() < 0.005 else text
