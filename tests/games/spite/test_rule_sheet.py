"""The rules of Spite as a sheet."""

import re

import pytest

from p2p_malice.engine.options import values_of
from p2p_malice.games.spite.options import RULES
from p2p_malice.games.spite.rule_book import BOOK
from p2p_malice.games.spite.rules.scoring import TOP, new_score
from p2p_malice.protocol.message_codec import decode_from_table, encode
from p2p_malice.protocol.messages import Answered
from p2p_malice.words.rule_sheets import sheet_text
from tests.helpers import WORDS

SAID = WORDS.of("spite")


def test_a_beginner_finds_what_matters_on_the_first_screen() -> None:
    """How to win, and what to do on a turn; all but the small print fits two, and no line is longer than 80 columns."""
    lines = sheet_text(BOOK.sheet("spite"), SAID).splitlines()
    first = " ".join(" ".join(lines[:24]).split())

    assert all(len(line) <= 80 for line in lines)
    assert lines.index("Small print") <= 46
    assert "Get rid of your cards before the others do" in first
    assert "- Play a combination that beats the last one and has as many cards, or pass" in first
    assert "they win the trick and lead the next" in first


def test_the_sheet_is_taken_from_the_table() -> None:
    """Each player's program reads it, though a score in it is below 0."""
    answered = Answered("sheet", "", 1, BOOK.sheet("spite"))

    assert decode_from_table(encode(answered)) == answered


@pytest.mark.parametrize(
    "said",
    [
        "The price of buying back is the same for all: it rises with each one.",
        "Every round, that price starts anew.",
        "If the other side gave fewer, the rest comes from the draw pile. If it gave more, what's left is shown",
        "Poker hands never form a consec. 2 cards or more share suits only if all of theirs are the same",
        "one fewer for each trick you'd already won that way since another player last won one",
        "Exchanging no card, or too many, is a misplay.",
        "Of 3 players, the second is also last but one, and gets 0.",
        "you've passed; a lead goes to the next player",
        "is in the trick until they pass again",
        "The more 13s it has, the lower it ranks",
        "you get the top cards of the draw pile instead",
        "a joker combination that is led leaves the size open",
        "So does a fake joker that is led face down",
        "Only more of them beat that",
        "leaves out 13: after 12 comes J",
        "4, 3 and 4 call for a 5",
        "If that comes to 0, nothing happens; below 0, you skip as many turns",
        "of several, by whoever was last most recently",
        "It doesn't count if something else you said with it was wrong",
    ],
)
def test_what_is_rare_is_in_the_small_print(said: str) -> None:
    """The book has it, and a table plays by it."""
    text = " ".join(sheet_text(BOOK.sheet("spite"), SAID).split())

    assert said in text.partition("Small print")[2]


def test_an_example_in_the_sheet_is_counted_as_scores_are() -> None:
    """Whoever has 2 points and is first again, or last."""
    again, last = new_score(2, TOP, 0, 4), new_score(2, TOP, 3, 4)

    assert f"With 2 points, first again makes 2 - 1 + 2 = {again}; last makes 0 - 2 = {last}." in " ".join(
        sheet_text(BOOK.sheet("spite"), SAID).split()
    )


@pytest.mark.parametrize("rules", ["spite-light", "spite rounds=1 bounty=no referee=yes"])
def test_nothing_is_said_of_later_rounds_where_there_are_none(rules: str) -> None:
    """Nor of what comes between two."""
    text = " ".join(sheet_text(BOOK.sheet(rules), SAID).split())

    assert not re.search(
        r"later round|next deal|between rounds|every round|last time|middle place|other side", text, re.IGNORECASE
    )
    assert "Exchanging no card" not in text


def test_house_rules_are_named() -> None:
    """By their labels, and each in its sentence."""
    text = " ".join(sheet_text(BOOK.sheet("spite rounds=1 window=1"), SAID).split())

    assert "After 1 round, the highest score wins." in text
    assert "A misplay can be called for 1 second" in text
    assert "House rules: Rounds (1), Time to call (1)." in text
    assert not re.search(r"\b1 (rounds|seconds)\b", text)


@pytest.mark.parametrize("rules", ["spite window=0", "spite referee=yes"])
def test_nothing_is_said_of_callers_where_nobody_calls(rules: str) -> None:
    """Where the table decides at once, or refuses misplays, none is called, and nothing is earned by it."""
    text = " ".join(sheet_text(BOOK.sheet(rules), SAID).split())

    assert "You earn fake jokers by going out with" in text
    assert "caller" not in text
    assert "earn fake jokers by calling" in " ".join(sheet_text(BOOK.sheet("spite"), SAID).split())


def test_there_is_a_sheet_for_every_house_rule() -> None:
    """Each at its ends."""
    for name, row in RULES.items():
        for value in re.split(r"[-|]", values_of(row)):
            assert sheet_text(BOOK.sheet(f"spite {name}={value}"), SAID)
