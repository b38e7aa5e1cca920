"""Every screen in a language that nobody speaks: any English left over isn't in the catalogue."""

import re
from itertools import groupby

import pytest

from p2p_malice.words.catalogue import LANGUAGES, PSEUDO, load
from scripts.write.snapshots import CODE, NAMES, names, screen_text

WORDS = load(PSEUDO, malice="p2p_malice.games.malice")
PUT_IN = {
    *NAMES,
    *["Hye", "jin", "mdw", "friend", "help", "Spite", "Malice", "malice", "MDW"],
    *re.findall(r"[A-Za-z]{3,}", " ".join((CODE, *LANGUAGES.values()))),
}
"""Names, those of languages too, what is typed as it is, the names of game and program, parts of a code."""


@pytest.mark.parametrize(
    ("name", "size"),
    [
        # Each screen in one of the smaller sizes, by turns; the snapshots have them all, so a new word is seen there.
        pytest.param(name, size, id=name, marks=() if turn == at % 2 else pytest.mark.deep)
        for at, (_, screens) in enumerate(groupby(names(), lambda each: each[0].rpartition("-")[0]))
        for turn, (name, size) in enumerate(screens)
    ],
)
async def test_no_english_is_left_on_a_screen(name: str, size: tuple[int, int]) -> None:
    """Whatever a screen says comes from the catalogue."""
    text = await screen_text(name, size, WORDS)

    shown = [line for line in text.splitlines() if not re.fullmatch(r"\s*[0-9A-Z-]{4,}\s*", line)]
    found = {word for line in shown for word in re.findall(r"[A-Za-z]{3,}", line)}
    assert {word for word in found if word not in PUT_IN and word not in CODE} == set()


@pytest.mark.parametrize("size", [(60, 24), (80, 24), (120, 40)])
@pytest.mark.parametrize("kind", ["two", "four", "nine"])
async def test_what_is_to_be_done_is_said_in_full(kind: str, size: tuple[int, int]) -> None:
    """With a card chosen, the sentence below the table says where it may go, however long the language's words are."""
    text = " ".join((await screen_text(f"table-{kind}-suits-{size[0]}x{size[1]}", size, WORDS)).split())

    said = [WORDS(key, card="…", plays="…", discards="…") for key in ("screen-picked-discard", "screen-picked-both")]
    assert any(sentence.rpartition("…")[2].strip() in text for sentence in said)
