"""Frames of a peer who means no good: malformed, oversized, out of turn, repeated, or lawful in looks only."""

import json
import random
from collections import deque
from typing import Any

from p2p_malice.protocol.codec import MAX_FRAME

MAX_RECORDED = 300

ESCAPES = (
    "\x1b[2J",
    "\x1b]0;title\x07",
    "\x1b]52;c;ZWNobw==\x07",
    "\x9b31m",
    "\r\n",
    "\x00",
    "\x08\x08",
    "\u202e",
    "\u2066",
    "\u200f",
    "\ufeff",
    "\u200d",
    "\U000e0041",
    "\ud800",
    "\udfff",
    "\ue000",
    "a\u0301\u0301\u0301\u0301",
    "\ufdfa",
    "²",
    "٣",
    "<b>",
    "%s{}",
)

NUMBERS = (0, 1, -1, 2, 7, 255, 2**31 - 1, 2**31, 2**53, 2**64, 10**400, 0.5, -0.0, 1e300)

NOTATIONS = (
    "payoff>c0",
    "payoff>d0",
    "d0>c1",
    "d3>d1",
    "d9>c0",
    "d0@1>c0",
    "Ks>c3",
    "2c>d9",
    "10h>d0",
    "As>d0@1",
    "Kd@0>c1",
    "11h>c0",
    ">",
    "c0>d0",
    "payoff>c٣",
    "",
)

KINDS = ("hello", "move", "say", "bye", "seated", "show", "refused", "said", "Move", "__class__", "")

WORDS = (
    "payoff",
    "hand",
    "draw",
    "c0",
    "c²",
    "c99",
    "d0",
    "d" + "9" * 99,
    "play",
    "discard",
    "complete",
    "win",
    "mdw",
    "7h",
)


class HostileFrames:
    """Makes frames without end from a random generator and what was seen on the wire before."""

    def __init__(self, rng: random.Random) -> None:
        """Nothing has been recorded yet."""
        self._rng = rng
        self._recorded: deque[str] = deque(maxlen=MAX_RECORDED)
        self.number = 0
        """The number of the position that the frames are about."""
        self.moves: tuple[str, ...] = ()
        """Moves that somebody may make there."""

    def record(self, frame: str) -> None:
        """Remember a good frame, to be repeated and mutated later."""
        self._recorded.append(frame)

    def recorded(self) -> str:
        """A good frame from before."""
        return self._rng.choice(self._recorded) if self._recorded else '{"kind":"bye","reason":""}'

    def garbage(self) -> str:
        """A frame that is hardly ever one that a program would send."""
        rng = self._rng
        match rng.randrange(9):
            case 0:
                return self.text(60)
            case 1 | 2 | 3:
                return mutated(rng, self.recorded())
            case 4 | 5 | 6:
                return self._dumped(self._spoilt())
            case 7:
                depth = rng.randrange(1, 3000)
                return rng.choice(["[" * depth, '{"kind":' * depth, "[" * depth + "]" * depth])
            case _:
                size = rng.choice([MAX_FRAME - 40, MAX_FRAME, MAX_FRAME + 1]) if rng.random() < 0.02 else 300
                return (
                    f'{{"kind":"{rng.choice(["say", "hello", "bye"])}","text":"{rng.choice("x é")}' + "x" * size + '"}'
                )

    def plausible(self) -> str:
        """A good frame from before in which values were replaced by others of their kind."""
        body = json.loads(self.recorded())
        for _ in range(self._rng.randrange(1, 4)):
            body = self._replaced(body)
        return self._dumped(body)

    def _replaced(self, body: Any) -> Any:
        """`body` with one value of it, chosen at random, replaced by one of the same type."""
        rng = self._rng
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
                return self._rng.choice((rng.choice(WORDS + NOTATIONS), self.text(30), mutated(rng, body), ""))
            case list():
                return rng.choice(([], body * 2, body[:1] * 20, body[::-1]))
            case _:
                return rng.choice((None, 0, 1, "A", "K"))

    def move(self) -> str:
        """A well-formed move: of this position or another, possible, impossible or no move at all."""
        rng = self._rng
        near = (self.number, self.number, self.number + rng.randrange(-3, 4), rng.randrange(2**31))
        number = min(2**31 - 1, max(0, rng.choice(near)))
        pools = (self.moves or NOTATIONS, NOTATIONS)
        move = rng.choice(rng.choice(pools))
        if rng.random() < 0.2:
            move = mutated(rng, move)
        return self._dumped({"kind": "move", "number": number, "move": move})

    def talk(self) -> str:
        """A hello, a phrase or, seldom, a goodbye."""
        rng = self._rng
        if rng.random() < 0.5:
            return self._dumped({"kind": "say", "text": self.text(300)})
        if rng.random() < 0.02:
            return self._dumped({"kind": "bye", "reason": self.text(300)})
        version = rng.choice([1, 1, 1, 0, 2, 2**31 - 1])
        token = rng.choice(["", "b" * 32, "a" * 32, "é", "~" * 100])
        return self._dumped({"kind": "hello", "name": self.text(60), "version": version, "token": token})

    def text(self, most: int) -> str:
        """Letters, control characters, escape sequences, direction marks, half surrogate pairs."""
        rng = self._rng
        parts = []
        for _ in range(rng.randrange(most // 4 + 1)):
            match rng.randrange(4):
                case 0:
                    parts.append(rng.choice(ESCAPES))
                case 1:
                    parts.append(chr(rng.randrange(0x3000)))
                case 2:
                    parts.append(chr(rng.randrange(0x110000)))
                case _:
                    parts.append(rng.choice('Asha Bob 7h>c0 {}[]"\\'))
        text = "".join(parts)
        return text * rng.randrange(50, 500) if rng.random() < 0.005 else text

    def value(self) -> Any:
        """Anything that JSON can say."""
        rng = self._rng
        match rng.randrange(8):
            case 0:
                return rng.choice(NUMBERS)
            case 1:
                return rng.randrange(20)
            case 2:
                return rng.choice(WORDS)
            case 3:
                return self.text(30)
            case 4:
                return rng.choice([None, True, False, [], {}, [[]], [None]])
            case 5:
                return [self.value() for _ in range(rng.randrange(3))]
            case 6:
                return {rng.choice(("number", "seat", "kind", "cards", "x")): self.value()}
            case _:
                nested: Any = []
                for _ in range(rng.randrange(40)):
                    nested = [nested]
                return nested

    def _spoilt(self) -> Any:
        """A recorded message in which one or two places hold something else."""
        rng = self._rng
        try:
            body = json.loads(self.recorded())
        except (ValueError, RecursionError):
            return self.value()
        for _ in range(rng.randrange(1, 3)):
            spoil(rng, body, self.value())
        if isinstance(body, dict) and rng.random() < 0.1:
            body["kind"] = rng.choice(KINDS)
        return body

    def _dumped(self, body: Any) -> str:
        return json.dumps(body, ensure_ascii=self._rng.random() < 0.5, separators=(",", ":"))


def spoil(rng: random.Random, body: Any, value: Any) -> None:
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


def mutated(rng: random.Random, text: str) -> str:
    """`text` with some places changed, doubled, swapped or lost."""
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(text) + 1)
        end = min(len(text), at + rng.randrange(5))
        match rng.randrange(5):
            case 0:
                new = chr(rng.randrange(1, 0x180))
            case 1:
                new = text[at:end] * 2
            case 2:
                new = rng.choice(
                    ("-", "9" * rng.choice((1, 12, 5000)), '"', "\\", "\\ud800", "{", "]", "null", "NaN", "1e9")
                )
            case 3:
                new = text[at:end][::-1]
            case _:
                new = ""
        text = text[:at] + new + text[end:]
    return text
