"""Every sentence reads well for its listener: “you” takes a different verb from a name."""

import itertools
import re

from p2p_malice.words.catalogue import ENGLISH, load
from p2p_malice.words.fluent import names_in

WORDS = load(ENGLISH, malice="p2p_malice.games.malice")
OF_YOU = re.compile(r"\byou (wants|has|is|was|wins|plays|draws|discards|starts|takes)\b|\bYou's\b", re.IGNORECASE)
OF_OTHERS = re.compile(r"\bAsha (want|have|are|were|win|play|draw|discard|start|take) ")
SPEAKING = [key for key in WORDS.keys if "who" in names_in(WORDS.pattern(key)) and not key.startswith("news-")]
"""In news, `who` is the name of a friend."""
ALIKE = ("owner", "card", "left", "pile", "as", "source", "target")
"""Particulars that may be any text."""


def said(key: str, who: str, role: str) -> str:
    """The sentence with you or Asha in every place where somebody is named."""
    given: dict[str, str | int] = dict.fromkeys(names_in(WORDS.pattern(key)), 3)
    for particular in given:
        if particular in ("name", "names"):
            given[particular] = "You" if who == "you" else "Asha"
        elif particular in (*ALIKE, "whose"):
            given[particular] = "own" if particular == "whose" else "x"
    return WORDS(key, **{**given, "who": who, **({"what": role} if "what" in given else {})})


def test_nobody_is_told_that_you_wants() -> None:
    """Whoever acts or waits, host or guest: the verb goes with the subject."""
    ways = itertools.product(SPEAKING, ("you", "other"), ("wait", "bot", "stop", "rematch"))
    told = {way: said(*way) for way in ways}

    assert {way: each for way, each in told.items() if OF_YOU.search(each) or OF_OTHERS.search(each)} == {}
