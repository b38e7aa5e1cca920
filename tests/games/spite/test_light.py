"""A light game of Spite: without a bounty, without come-at-me, and without what only they lead to."""

import pytest

from p2p_malice.errors import NotationError
from p2p_malice.games.spite.options import parse_options
from p2p_malice.games.spite.rule_book import BOOK
from p2p_malice.games.spite.state import deal
from p2p_malice.words.rule_sheets import sheet_text
from tests.games.spite.seats import SEED, after, at_table, kinds
from tests.helpers import WORDS

LIGHT = "spite referee=yes bounty=no come_at_me=no"
HANDS = ("3c 4c 5c 9c", "3d 9d 4h", "5h 6h 7h")


def sheet_of(rules: str) -> str:
    """The sheet in one line."""
    return " ".join(sheet_text(BOOK.sheet(rules), WORDS.of("spite")).split())


def test_the_sheet_says_which_rules_these_are() -> None:
    """Whoever is invited reads it before the cards."""
    assert [sheet_of(rules).partition(" The goal")[0] for rules in ("spite", LIGHT, "spite-light rounds=2")] == [
        "Spite",
        "Spite",
        "Spite light",
    ]


def test_no_bounty_is_turned() -> None:
    """Neither at the deal nor when somebody goes out, and the card stays in the deck."""
    state = deal(4, "spite bounty=no first_lead=no", SEED)
    assert (state.at.bounty, len(state.at.deck)) == (None, 189 - 44)

    out = after(at_table("9c", "3d 9d", "5h 6h", rules="spite window=0 bounty=no"), "9c")

    assert not {"bounty", "earn"} & set(kinds(out))


def test_come_at_me_is_no_word_of_the_game() -> None:
    """It isn't on offer, and can't be said."""
    state = at_table(*HANDS, rules="spite come_at_me=no")
    free = state.offers(0).free

    assert free is not None
    assert "cam" not in free.words
    with pytest.raises(NotationError):
        state.after(0, "4c!cam")


@pytest.mark.parametrize(
    ("before", "hand", "has"),
    [("9c", "2c 4d", False), ("5h 9h", "2c 4d", False), ("5h 9h", "2h 4d", True)],
)
def test_unbeatable_is_on_offer_once_it_has_to_be_said(before: str, hand: str, has: bool) -> None:
    """Where a referee refuses it anywhere else; it was a button before anybody had heard of it."""
    played = before.split()
    state = at_table(*(f"{card} 3d 4c" for card in played), hand, *["3h 5s"] * (3 - len(played) - 1), rules=LIGHT)
    free = after(state, *played).offers(len(played)).free

    assert free is not None
    assert ("unbeatable" in free.words) == has


@pytest.mark.parametrize(
    ("rules", "some"),
    [
        (LIGHT, False),
        ("spite bounty=no window=0", False),
        ("spite bounty=no empty_pays=no", False),
        ("spite bounty=no", True),
        ("spite referee=yes", True),
    ],
)
def test_there_are_fake_jokers_where_they_can_be_earned(rules: str, some: bool) -> None:
    """By the bounty or by calls; else none lie there, and nobody reads of them."""
    assert bool(deal(3, rules, SEED).at.pile) == some == parse_options(rules).has_fakes
    assert ("pile" in [pile.name for pile in deal(3, rules, SEED).view(0).piles]) == some
    assert ("fake" in sheet_of(rules).lower()) == some


@pytest.mark.parametrize("words", ["ounty", "ome at me", "ake joker"])
def test_nobody_reads_of_what_there_is_not(words: str) -> None:
    """The sheet of a light game leaves out what the whole game's has."""
    assert words in sheet_of("spite").replace("Bounty (no), Come at me (no)", "")
    assert words not in sheet_of(LIGHT).replace("Bounty (no), Come at me (no)", "")
