"""Every sentence reads well for whoever hears it: “you” take another verb than a name does."""

import re

import pytest

from p2p_malice.words.catalogue import ENGLISH, load
from p2p_malice.words.fluent import names_in

WORDS = load(ENGLISH, malice="p2p_malice.games.malice")
OF_YOU = re.compile(r"\byou (wants|has|is|was|wins|plays|draws|discards|starts|takes)\b|\bYou's\b", re.IGNORECASE)
OF_OTHERS = re.compile(r"\bAsha (want|have|are|were|win|play|draw|discard|start|take) ")
SPEAKING = [key for key in WORDS.keys if "who" in names_in(WORDS.pattern(key)) and not key.startswith("news-")]
"""In news, `who` is the name of a friend."""
ALIKE = ("owner", "card", "left", "pile", "as", "source", "target")
"""Particulars that may be any text."""


@pytest.mark.parametrize("key", SPEAKING)
@pytest.mark.parametrize("who", ["you", "other"])
@pytest.mark.parametrize("role", ["wait", "bot", "stop", "rematch"])
def test_nobody_is_told_that_you_wants(key: str, who: str, role: str) -> None:
    """Whoever acts or waits, host or guest: the verb goes with the subject."""
    given: dict[str, str | int] = dict.fromkeys(names_in(WORDS.pattern(key)), 3)
    name = "You" if who == "you" else "Asha"
    for particular in given:
        if particular in ("name", "names"):
            given[particular] = name
        elif particular in (*ALIKE, "whose"):
            given[particular] = "own" if particular == "whose" else "x"
    said = WORDS(key, **{**given, "who": who, **({"what": role} if "what" in given else {})})

    assert not OF_YOU.search(said), said
    assert not OF_OTHERS.search(said), said
