"""The set-up form: what it offers, what will do, and what its values come to."""

import pytest

from p2p_malice.errors import OptionsError
from p2p_malice.face.forms import Pick, Text
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.registry import DEFAULT
from p2p_malice.play.chosen import RuleSets
from p2p_malice.play.places import BOT, FRIEND, ME
from p2p_malice.play.setup import HOST, PLAY, WATCH, clean_name, read_setup, setup_form
from tests.helpers import WORDS, refused

SUNDAY: RuleSets = {"sunday": {"variant": "official", "payoff": 13}}


def values(**changes: str) -> dict[str, str]:
    """What the form for friends says before anybody changes it, with these changes."""
    form = setup_form(HOST, MALICE, name="Ann", variant=None, sets=SUNDAY)
    return {field.name: field.value for field in (*form.fields, *form.more)} | changes


def test_the_form_as_it_is_will_do() -> None:
    """Nobody has to change anything to begin."""
    for kind in (HOST, PLAY, WATCH):
        form = setup_form(kind, MALICE, name="Ann", variant=None, sets={})
        found = {field.name: field.value for field in (*form.fields, *form.more)}
        assert form.check(found).is_good


def test_every_house_rule_has_a_field() -> None:
    """Those that most people want stand among the first, the others behind."""
    form = setup_form(HOST, MALICE, name="Ann", variant=None, sets={})

    assert {row.name for row in DEFAULT.book.rows} <= {field.name for field in (*form.fields, *form.more)}
    assert len(form.more) > len(form.fields)


def test_rules_of_ones_own_can_be_chosen() -> None:
    """Their names stand among the variants, and mean what is set for them."""
    form = setup_form(HOST, MALICE, name="Ann", variant="sunday", sets=SUNDAY)
    (pick,) = (field for field in form.fields if isinstance(field, Pick) and field.name == "variant")

    assert (pick.value, "sunday" in pick.options) == ("sunday", True)
    assert read_setup(values(variant="sunday"), SUNDAY, MALICE).rules == "official payoff=13"


def test_rules_of_ones_own_do_not_replace_a_variant() -> None:
    """Nobody would see that another one is played; the name has to be changed."""
    sets: RuleSets = {"mdw": {"payoff": 5}}

    with refused(OptionsError, r"a built-in variant.*\[rules.my-mdw\]"):
        read_setup(values(variant="mdw"), sets, MALICE)
    assert read_setup(values(variant="pz"), sets, MALICE).rules == "pz"


def test_rules_by_which_hardly_anybody_wins_are_good_with_a_warning() -> None:
    """The form says so at once."""
    form = setup_form(HOST, MALICE, name="Ann", variant=None, sets={})
    verdict = form.check(values(payoff="44"))

    assert verdict.is_good
    assert "2 players" in str(WORDS.piece(verdict.says))
    assert "too few cards are left" in str(WORDS.piece(verdict.says))


def test_a_variant_that_there_is_no_longer_is_not_chosen() -> None:
    """The usual one is, then."""
    form = setup_form(HOST, MALICE, name="Ann", variant="gone", sets={})

    assert {field.name: field.value for field in form.fields}["variant"] == DEFAULT.book.variants[0]


def test_what_is_filled_in_becomes_rules_and_places() -> None:
    """Fields left empty are left to the variant."""
    setup = read_setup(values(name=" Cho ", variant="official", payoff="11", seats="me friend bot=easy"), {}, MALICE)

    assert (setup.name, setup.rules) == ("Cho", "official payoff=11")
    assert [place.kind for place in setup.places] == [ME, FRIEND, BOT]
    assert setup.places[2].bot == "easy"


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seats": "me"}, "seats_wrong"),
        ({"seats": "me cat"}, "no_such_seat"),
        ({"seats": "friend bot"}, "nobody_here"),
        ({"variant": "whist"}, "unknown_rules"),
        ({"seats": "me friend friend"}, None),
        ({"payoff": "61"}, None),
        ({"hand": "many"}, None),
    ],
)
def test_what_does_not_go_together_will_not_do(changes: dict[str, str], code: str | None) -> None:
    """The verdict says why, in a sentence."""
    verdict = setup_form(HOST, MALICE, name="Ann", variant=None, sets={}).check(values(**changes))

    assert not verdict.is_good
    assert isinstance(verdict.says, OptionsError)
    assert WORDS.error(verdict.says) != str(verdict.says)
    assert code in (None, verdict.says.code)


def test_the_verdict_tells_who_is_invited() -> None:
    """So nobody waits for a code that isn't made."""
    form = setup_form(HOST, MALICE, name="Ann", variant="official", sets={})
    verdict = form.check(values(variant="official", seats="me friend friend"))

    assert verdict.is_good
    assert "Each of your 2 friends gets an invitation." in str(WORDS.piece(verdict.says))


def test_a_form_filled_before_begins_with_that() -> None:
    """Fields that aren't named keep their own values."""
    form = setup_form(HOST, MALICE, name="Ann", variant=None, sets={})
    again = form.filled({"seats": "me friend friend", "hand": "7"})
    found = {field.name: field.value for field in (*again.fields, *again.more)}

    assert (found["seats"], found["hand"], found["name"]) == ("me friend friend", "7", "Ann")
    assert isinstance(again.fields[0], Text)


def test_a_name_of_which_nothing_is_left_is_replaced() -> None:
    """A form can't be left without a name."""
    assert clean_name("\u202e ") == "Player"
