"""The rules as a sheet to read."""

import pytest

from p2p_malice.games.malice.options import VARIANTS
from p2p_malice.plain.rules import rules_text


def sheet(rules: str) -> str:
    """The rules on one line."""
    return " ".join(rules_text(rules).split())


@pytest.mark.parametrize("rules", [*VARIANTS, "official payoff=7 jokers=2 hand=1 centre_piles=1 packs=5 kings_wild=no"])
def test_a_sheet_fits_a_terminal(rules: str) -> None:
    """No line is longer than 80 columns."""
    assert all(len(line) <= 80 for line in rules_text(rules).splitlines())


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("mdw payoff=31", "payoff pile of 31 cards"),
        ("mdw", "with two packs of 52 cards, all"),
        ("mdw", "The higher payoff card starts: the king is highest"),
        ("mdw", "those piles are shuffled and turned up again"),
        ("mdw", "It may stand for the ace that begins a pile too"),
        ("mdw", "is shuffled into the draw pile at once"),
        ("mdw", "You never have to play"),
        ("official", "one pack of 52 cards more than there are players"),
        ("official", "For two to nine players"),
        ("official", "It may not stand for the ace"),
        ("official", "an ace of your hand has to be played"),
        ("official", "to the dealer's left starts"),
        ("official", "put aside is shuffled and becomes the draw pile"),
        ("official", "what is left is drawn and play goes on"),
        ("catmouse", "Hands are not dealt"),
        ("catmouse", "everything is dealt again"),
        ("catmouse", "the game is a tie"),
        ("catmouse-short", "payoff pile of five cards"),
        ("pz", "two packs of 52 cards with two jokers each"),
        ("pz", "goes up one by one to the king"),
        ("pz", "Jokers are wild"),
        ("pz", "Kings are ordinary cards"),
        ("pz", "a joker is highest, then the king"),
        ("pz-nwis", "There are no wild cards in the payoff piles"),
        ("classic", "payoff pile of 20 cards"),
        ("classic", "the game is a tie"),
        ("mdw", "after 15,000 moves the game ends"),
        ("mdw", "once you've played 100 cards in one turn without a payoff card, you draw no new hand"),
        ("mdw jokers=2", "Kings and jokers are wild: a king or joker stands"),
        ("mdw kings_wild=no", "WILD CARDS. There are none."),
        ("mdw centre_piles=3 discard_piles=1", "room for three piles, and everybody has one discard pile"),
    ],
)
def test_the_sheet_is_written_from_the_options(rules: str, said: str) -> None:
    """Each option has its sentence."""
    assert said in sheet(rules)


def test_unknown_rules_are_admitted() -> None:
    """Rules of a later version are not guessed."""
    assert "does not know" in rules_text("tournament 7")
