"""Rules as data."""

import contextlib

import pytest
from hypothesis import given

from p2p_malice.errors import OptionsError
from p2p_malice.games.malice.options import VARIANTS, check_seats, parse_options
from tests.hostile import damaged_text


@pytest.mark.parametrize("text", ["mdw", "mdw payoff=11", "mdw payoff=31"])
def test_options_are_read_as_they_are_written(text: str) -> None:
    """Text to options and back."""
    assert str(parse_options(text)) == text


def test_the_default_payoff_of_mdw_is_21() -> None:
    """If you say nothing, you play with 21."""
    assert parse_options("mdw") == VARIANTS["mdw"]
    assert VARIANTS["mdw"].payoff == 21


@pytest.mark.parametrize("text", ["", "chess", "mdw ", "mdw payoff=", "mdw payoff=61", "mdw payoff=999999", "mdw x=1"])
def test_unknown_rules_are_refused(text: str) -> None:
    """Anything but a rule set raises an error."""
    with pytest.raises(OptionsError):
        parse_options(text)


@given(
    damaged_text("mdw payoff=13 kings_wild=no jokers=2 starter=dealer", "official partners=yes packs=6 scoring=cards")
)
def test_any_text_is_rules_as_they_are_written_or_refused(text: str) -> None:
    """For any number of players."""
    with contextlib.suppress(OptionsError):
        options = parse_options(text)
        assert parse_options(str(options)) == options
        for seats in range(11):
            with contextlib.suppress(OptionsError):
                check_seats(options, seats)
