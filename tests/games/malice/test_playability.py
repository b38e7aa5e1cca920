"""Rules by which nobody can win, or hardly anybody does."""

import pytest

from p2p_malice.errors import OptionsError
from p2p_malice.games.malice.book import BOOK
from p2p_malice.games.malice.options import parse_options
from p2p_malice.games.malice.playability import check_winnable, doubt
from scripts.simulate import play
from tests.helpers import VARIANTS, Rules, refused

HARDLY_WON = {
    "mdw payoff=49 hand=2": "few",
    "mdw payoff=44": "few",
    "mdw hand=1 centre_piles=1 discard_piles=1": "room",
    "mdw kings_wild=no": "dead",
    "mdw last_rank=9": "dead",
    "pz kings_wild=yes": "completed",
    "pz jokers=0 discard_piles=2": "wild",
    "pz hand=2 discard_piles=2": "room",
}


@pytest.mark.parametrize("rules", HARDLY_WON)
def test_rules_that_leave_hardly_a_chance_to_win_are_doubted(rules: str) -> None:
    """The rule of thumb says why; sensible bots win one game in six at most."""
    assert doubt(parse_options(rules), 2) == BOOK.doubt(rules, 2) == HARDLY_WON[rules]
    assert sum(play((rules, 2), "sensible", number).how == "win" for number in range(6)) <= 1


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: f"{rules[0]} {rules[1]}")
def test_no_variant_is_doubted(rules: Rules) -> None:
    """By the rules of the books, games are won."""
    assert BOOK.doubt(*rules) == ""


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
def test_what_could_be_won_is_not_refused(rules: str) -> None:
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
