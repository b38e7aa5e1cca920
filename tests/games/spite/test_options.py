"""The options of Spite as text."""

import pytest

from p2p_malice.engine.options import facts_of
from p2p_malice.errors import OptionsError
from p2p_malice.games.spite.options import parse_options


@pytest.mark.parametrize("text", ["spite", "spite-light", "spite-light rounds=2", "spite referee=yes"])
def test_options_are_called_by_the_variant_that_they_change(text: str) -> None:
    """Only what differs from it is written."""
    assert str(parse_options(text)) == text


def test_a_light_game_leaves_out_what_is_met_later() -> None:
    """One round with a referee, without bounty, come-at-me and the race for the first lead."""
    light = parse_options("spite-light")

    assert facts_of(light) == facts_of(
        parse_options("spite rounds=1 referee=yes bounty=no come_at_me=no first_lead=no")
    )
    assert not light.has_fakes


def test_no_other_variant_is_known() -> None:
    """The two are named."""
    with pytest.raises(OptionsError) as caught:
        parse_options("spiteful")
    assert caught.value.facts["known"] == "spite, spite-light"
