"""Hostile input: damaged bytes and JSON for Hypothesis, and frames from a peer that keeps no rules."""

import copy
import json
import random
import unicodedata
from collections import deque
from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from p2p_malice.protocol.message_codec import MAX_FRAME
from p2p_malice.protocol.messages import PROTOCOL_VERSION

ESCAPES = (
    *("\x1b[2J", "\x1b]0;title\x07", "\x1b]52;c;ZWNobw==\x07", "\x9b31m", "\r\n", "\x00", "\x08\x08", "\u202e"),
    *("\u2066", "\u200f", "\ufeff", "\u200d", "\U000e0041", "\ud800", "\udfff", "\ue000", "a\u0301\u0301\u0301\u0301"),
    *("\ufdfa", "²", "٣", "<b>", "%s{}"),
)
NOTATIONS = (
    *("payoff>c0", "payoff>d0", "d0>c1", "d3>d1", "d9>c0", "d0@1>c0", "Ks>c3", "2c>d9", "10h>d0", "As>d0@1", "Kd@0>c1"),
    *("11h>c0", ">", "c0>d0", "payoff>c٣", ""),
)
VALUES: tuple[Any, ...] = (
    *(None, True, False, [], {}, [[]], [None], {"kind": 1}),
    *(0, 1, -1, 2, 7, 255, 2**31 - 1, 2**31, 2**53, 2**64, 10**400, 0.5, -0.0, 1e300),
    *("payoff", "hand", "c0", "c²", "d" + "9" * 99, "complete", "win", "mdw", "seated", "show", "__class__"),
    *ESCAPES,
    *NOTATIONS,
)
_BITS = (
    *(b"\x00", b"\xff", b"\xff\xff\xff\xff", b"\n", b"\x7f", b"0", b"-", b" ", b"=", b'"', b"\\", b"\\ud800"),
    *(b"{", b"]", b"null", b"NaN", b"1e9", b"9" * 5000, *(each.encode(errors="surrogatepass") for each in ESCAPES)),
)


def as_text(data: bytes) -> str:
    """`data` as UTF-8; bytes that are none become half surrogate pairs, which no reader may stumble over either."""
    return data.decode("utf-8", "surrogateescape")


@st.composite
def damaged(draw: st.DrawFn, whole: Sequence[bytes]) -> bytes:
    """One of them with a few places changed, doubled or lost."""
    data = draw(st.sampled_from(whole))
    for _ in range(draw(st.integers(0, 4))):
        at = draw(st.integers(0, len(data)))
        part = data[at : at + draw(st.sampled_from((0, 1, 2, 20)))]
        new = draw(st.sampled_from((b"", part * 2, *_BITS)) | st.binary(max_size=4))
        data = data[:at] + new + data[at + len(part) :]
    return data


def damaged_text(*whole: str) -> st.SearchStrategy[str]:
    """The same of text; or any text."""
    return damaged([each.encode() for each in whole]).map(as_text) | st.text()


@st.composite
def spoilt(draw: st.DrawFn, whole: Sequence[str]) -> str:
    """One of these JSON texts with other values in a few places, with some missing, or some that don't belong."""
    body = json.loads(draw(st.sampled_from(whole)))
    for _ in range(draw(st.integers(1, 3))):
        place: Any = None
        inner, key = body, None
        while isinstance(inner, dict | list) and inner and (place is None or draw(st.integers(0, 4))):
            place, key = inner, draw(st.sampled_from(list(inner) if isinstance(inner, dict) else range(len(inner))))
            inner = place[key]
        if place is None:
            break
        new = copy.deepcopy(draw(st.sampled_from(VALUES)))
        what = draw(st.sampled_from(("put", "put", "put", "take", "add", "double")))
        if what == "take":
            del place[key]
        elif what == "put":
            place[key] = new
        elif isinstance(place, dict):
            place[draw(st.sampled_from(("extra", "seat", "__proto__", "kind")))] = new
        else:
            place += place[:50] if what == "double" else [new] * 30
    return json.dumps(body, ensure_ascii=draw(st.booleans()), separators=(",", ":"))


def assert_harmless(value: Any) -> None:
    """No text in it turns others around or is obeyed by a terminal; a joiner stays, for the sake of emoji."""
    if isinstance(value, dict):
        value = [*value, *value.values()]
    if isinstance(value, tuple | list):
        for inner in value:
            assert_harmless(inner)
    elif isinstance(value, str):
        kinds = {unicodedata.category(char) for char in value if char not in "\u200c\u200d"}
        assert not kinds & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}, ascii(value)


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
        """Remember a good frame, to be repeated and changed later."""
        self._recorded.append(frame)

    def any(self) -> str:
        """A frame of any kind."""
        makers = (self._again, *[self.plausible] * 9, *[self._talk] * 3, *[self._move] * 3, *[self._garbage] * 2)
        return self.rng.choice(makers)()

    def plausible(self) -> str:
        """A good frame from before in which values were replaced by others of their kind."""
        body = json.loads(self._again())
        for _ in range(self.rng.randrange(1, 4)):
            body = self._replaced(body)
        return self._dumped(body)

    def text(self, most: int) -> str:
        """Letters, control characters, escape sequences, direction marks, half surrogate pairs."""
        rng = self.rng
        makers = (
            lambda: rng.choice(ESCAPES),
            lambda: chr(rng.randrange(0x110000)),
            lambda: rng.choice('Asha Bob 7h>c0 {}[]"\\'),
        )
        text = "".join(rng.choice(makers)() for _ in range(rng.randrange(most // 4 + 1)))
        return text * rng.randrange(50, 500) if rng.random() < 0.005 else text

    def _again(self) -> str:
        return self.rng.choice(self._recorded) if self._recorded else '{"kind":"bye","reason":""}'

    def _dumped(self, body: Any) -> str:
        return json.dumps(body, ensure_ascii=self.rng.random() < 0.4, separators=(",", ":"))

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
                return rng.choice((rng.choice(NOTATIONS), self.text(30), self._changed(body), ""))
            case list():
                return rng.choice(([], body * 2, body[:1] * 20, body[::-1]))
            case _:
                return rng.choice((None, 0, 1, "A", "K"))

    def _changed(self, text: str) -> str:
        at = self.rng.randrange(len(text) + 1)
        end = at + self.rng.choice((0, 1, 4, 20))
        return text[:at] + self.rng.choice((text[at:end] * 2, "", "9" * 5000, *ESCAPES)) + text[end:]

    def _garbage(self) -> str:
        """A frame that is hardly ever one that a program would send."""
        depth, size = self.rng.randrange(1, 3000), self.rng.choice((300, 300, MAX_FRAME - 40, MAX_FRAME, MAX_FRAME + 1))
        makers = (
            lambda: self.text(60),
            lambda: self._changed(self._again()),
            lambda: self._changed(self._again()),
            lambda: self.rng.choice(("[" * depth, '{"kind":' * depth, "[" * depth + "]" * depth)),
            lambda: f'{{"kind":"say","text":"{"x" * size}"}}',
        )
        return self.rng.choice(makers)()

    def _move(self) -> str:
        """A well-formed move: of this position or another, possible, impossible or no move at all."""
        rng = self.rng
        near = (self.number, self.number, self.number + rng.randrange(-3, 4), rng.randrange(2**31))
        move = rng.choice(rng.choice((self.moves or NOTATIONS, NOTATIONS)))
        return self._dumped({"kind": "move", "number": max(0, rng.choice(near)), "move": move})

    def _talk(self) -> str:
        """A hello, a phrase or, seldom, a goodbye."""
        rng = self.rng
        if rng.random() < 0.5:
            return self._dumped({"kind": "say", "text": self.text(300)})
        if rng.random() < 0.02:
            return self._dumped({"kind": "bye", "reason": self.text(300)})
        digits = ("", "b" * 32, "a" * 64, "é", "~" * 64)
        proof = {"nonce": rng.choice(digits), "proof": rng.choice(digits)}
        version = rng.choice((*[PROTOCOL_VERSION] * 3, 0, 1, 2**31 - 1))
        return self._dumped({"kind": "hello", "name": self.text(60), "version": version, **proof})
