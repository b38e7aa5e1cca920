"""A sentence not yet in any language: its key, and what goes into it."""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Union

from attrs import field, frozen

from p2p_malice.errors import MaliceError
from p2p_malice.sentence_facts import Fact

Piece = Union[Fact, MaliceError, "Sentence"]
"""What a sentence may hold: a plain text, a number, a card or another fact, or another sentence."""


@frozen
class Sentence:
    """Something to say: a key of the catalogue and the particulars for its sentence."""

    key: str
    particulars: Mapping[str, Piece] = field(factory=dict)


def say(key: str, /, **particulars: Piece) -> Sentence:
    """A `Sentence`, written as a call."""
    return Sentence(key, particulars)


def chained(pieces: Sequence[Piece]) -> Piece:
    """The pieces as one sentence, a list that doesn't end: `1, 2, 3`; "" for none."""
    return reduce(lambda first, last: say("list-more", first=first, last=last), pieces) if pieces else ""


def listed(names: Sequence[Piece]) -> Piece:
    """`Ann`, `Ann and Bob`, `Ann, Bob and Cem`; "" for nobody."""
    if not names:
        return ""
    said = names[0]
    for at, name in enumerate(names[1:], 2):
        said = say("names-last" if at == len(names) else "names-more", names=said, next=name)
    return said
