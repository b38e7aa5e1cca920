"""What is fuzzed: a property of one reader of outside bytes, and how far its work may go."""

import random
import sys
from collections.abc import Callable, Iterable
from types import FrameType
from typing import Any

from attrs import field, frozen

from tests.fuzz.mutations import mutated

Mutate = Callable[[bytes, random.Random], bytes]


class TooManySteps(BaseException):
    """The reader called more functions than its input is worth. No handler of the reader's own may catch it."""


@frozen
class Target:
    """A property that must hold whatever the bytes.

    `check` takes them and raises where the property does not hold. It may call `steps` functions, and `steps_a_byte`
    for each byte that it was given: a bound that no busy machine moves. `seeds` gives inputs worth starting from;
    `mutate`, where there is one, changes an input in ways that keep its form.
    """

    name: str
    check: Callable[[bytes], object]
    seeds: Callable[[], Iterable[bytes]] = field(repr=False)
    steps: int = 2_000
    steps_a_byte: int = 20
    longest: int = 4096
    mutate: Mutate | None = field(default=None, repr=False)

    def run(self, data: bytes, slack: int = 1) -> int:
        """Check the property for `data`; how many steps that took, of `slack` times as many as are allowed.

        Raises what the check raises, and AssertionError after too many steps.
        """
        limit = slack * (self.steps + self.steps_a_byte * len(data))
        taken = 0

        def count(_frame: FrameType, _event: str, _what: Any) -> None:
            nonlocal taken
            taken += 1
            if taken > limit:
                raise TooManySteps

        before = sys.getprofile()
        sys.setprofile(count)
        try:
            self.check(data)
        except TooManySteps:
            pass  # It is told below, wherever it was caught.
        finally:
            sys.setprofile(before)
        assert taken <= limit, f"{self.name} took more than {limit} steps for {len(data)} bytes"
        return taken

    def mutated(self, data: bytes, other: bytes, rng: random.Random) -> bytes:
        """Another input, made of `data` and perhaps of a part of `other`."""
        if self.mutate and rng.random() < 0.5:
            return self.mutate(data, rng)[: self.longest]
        return mutated(data, other, rng)[: self.longest]
