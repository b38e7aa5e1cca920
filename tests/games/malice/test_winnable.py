"""Rules by which nobody can win."""

import pytest

from p2p_malice.errors import OptionsError
from p2p_malice.games.malice.options import parse_options
from p2p_malice.games.malice.rule_book import BOOK
from p2p_malice.games.malice.winnable import check_winnable
from tests.helpers import refused


@pytest.mark.parametrize(
    ("rules", "seats", "why"),
    [
        ("mdw payoff=25 last_rank=3 kings_wild=no", 2, "only 24 cards in the packs fit"),
        ("official payoff=33 packs=5 last_rank=3 kings_wild=no partners=yes", 4, "66 payoff cards have to be played"),
        ("mdw target=999", 2, "in 99 games, a player can score 99 at most"),
        ("mdw target=4 deals=3", 2, "in 3 games, a player can score 3 at most"),
        ("mdw payoff=2 target=7 deals=3 scoring=cards", 2, "in 3 games, a player can score 6 at most"),
    ],
)
def test_what_cannot_be_won_at_all_is_refused(rules: str, seats: int, why: str) -> None:
    """Where rules are chosen; a table of before goes on."""
    with refused(OptionsError, why):
        check_winnable(parse_options(rules), seats)
    with refused(OptionsError, why):
        BOOK.check(rules, seats)


@pytest.mark.parametrize(
    "rules",
    ["mdw payoff=24 last_rank=3 kings_wild=no", "mdw target=99", "mdw target=999 scoring=cards", "official target=60"],
)
def test_what_can_be_won_is_not_refused(rules: str) -> None:
    """However unlikely it is."""
    BOOK.check(rules, 2)


@pytest.mark.parametrize("rules", ["mdw payoff=60", "mdw partners=yes", "mdw target=999", "official payoff=60 packs=2"])
def test_rules_that_fit_no_number_of_players_are_refused(rules: str) -> None:
    """There is nothing to read about them but why."""
    with pytest.raises(OptionsError):
        BOOK.check_any(rules)


@pytest.mark.parametrize("rules", ["official partners=yes", "official payoff=40 packs=2", "mdw payoff=49 hand=2"])
def test_rules_that_fit_some_number_of_players_are_good(rules: str) -> None:
    """Not all numbers have to do."""
    BOOK.check_any(rules)
