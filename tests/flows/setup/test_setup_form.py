"""The set-up form: what it offers, what it accepts, and what its values mean."""

import pytest

from p2p_malice.errors import OptionsError
from p2p_malice.flows.setup.rule_sets import RuleSets
from p2p_malice.flows.setup.seats import BOT, FRIEND, ME
from p2p_malice.flows.setup.setup_form import BY_MESSAGE, GROUP, HOST, PLAY, clean_name, read_setup, setup_form
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.registry import DEFAULT
from p2p_malice.games.spite.game import SPITE
from p2p_malice.ui.forms import Form, Pick, SeatsField, Stepper, Text
from tests.helpers import WORDS

SUNDAY: RuleSets = {"sunday": {"variant": "official", "payoff": 13}}


def form(variant: str | None = None, sets: RuleSets | None = None) -> Form:
    """The form for friends, before anybody changes it."""
    return setup_form(HOST, MALICE, name="Ann", variant=variant, sets=sets or {})


def values(**changes: str) -> dict[str, str]:
    """What the form for friends says, with these changes."""
    return dict(form(sets=SUNDAY).values) | changes


def test_every_house_rule_has_a_field() -> None:
    """Those that most people want stand among the first, the others behind."""
    assert {row.name for row in DEFAULT.book.rows} <= form().values.keys()
    assert len(form().more) > len(form().fields)


def test_no_turn_by_message_is_offered_a_limit() -> None:
    """It would do nothing."""
    fields = setup_form(BY_MESSAGE, MALICE, name="Ann", variant=None, sets={}, values={"clock": "60"})
    assert {row.name for row in DEFAULT.book.rows} - fields.values.keys() == {"clock"}
    assert read_setup(fields.values, {}, MALICE).rules == read_setup(values(), {}, MALICE).rules


def test_friends_are_told_who_invites_them() -> None:
    """A host could stay without a name, which no guest can."""
    assert [form().check(values(name=name)).is_good for name in ("Ann", " ", "\u200b")] == [True, False, False]


def test_rules_of_ones_own_can_be_chosen() -> None:
    """Their names stand among the variants, and mean what is set for them."""
    chosen = form("sunday", SUNDAY)
    (pick,) = (field for field in chosen.fields if isinstance(field, Pick) and field.name == "variant")

    assert (pick.value, "sunday" in pick.options) == ("sunday", True)
    assert read_setup(values(variant="sunday"), SUNDAY, MALICE).rules == "official payoff=13"


def test_variants_for_those_who_sit_there_come_first() -> None:
    """They change places when somebody sits down, but not when one of them is chosen."""

    def names(form: Form) -> list[str]:
        return next(list(field.options) for field in form.fields if isinstance(field, Pick) and field.name == "variant")

    two, four = form(), form().after(values(seats="me friend friend friend"), "seats")
    assert names(two) == list(DEFAULT.book.variants)
    assert names(four)[0] == four.values["variant"] == "official"
    assert names(four.after(dict(four.values) | {"variant": "mdw"}, "variant")) == names(four)


def test_each_computer_is_called_as_it_will_be_at_the_table() -> None:
    """Four of one strength used to be the same one in the form; one of them may take another's own name."""
    four = form().after(values(seats="me bot bot bot=easy bot"), "seats")
    (seats,) = (field for field in four.fields if isinstance(field, SeatsField))
    called = [WORDS.said(seats.computers[at][word]) for at, word in enumerate(seats.words) if at]

    assert called == ["Otto (normal)", "Ada (normal)", "Hazel (easy)", "Ben (normal)"]
    assert seats.avatars == ("", "bear", "cat", "hedgehog", "whale")
    assert WORDS.said(seats.computers[2]["bot=easy"]) == "Hazel (easy)"


def test_a_variant_that_there_is_no_longer_is_not_chosen() -> None:
    """The usual one is, then."""
    assert form("gone").values["variant"] == DEFAULT.book.variants[0]


def test_what_is_filled_in_becomes_rules_and_places() -> None:
    """Fields left empty are left to the variant."""
    setup = read_setup(values(name=" Cho ", variant="official", payoff="11", seats="me friend bot=easy"), {}, MALICE)

    assert (setup.name, setup.rules) == ("Cho", "official payoff=11")
    assert [place.kind for place in setup.seating] == [ME, FRIEND, BOT]
    assert setup.seating[2].bot == "easy"


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seats": "me"}, "seats_wrong"),
        ({"seats": "me cat"}, "no_such_seat"),
        ({"seats": "message bot"}, "nobody_here"),
        ({"variant": "whist"}, "unknown_rules"),
        ({"seats": "me friend friend"}, None),
        ({"payoff": "61"}, None),
        ({"hand": "many"}, None),
    ],
)
def test_what_does_not_go_together_will_not_do(changes: dict[str, str], code: str | None) -> None:
    """The verdict says why, in a sentence."""
    verdict = form().check(values(**changes))

    assert not verdict.is_good
    assert isinstance(verdict.says, OptionsError)
    assert WORDS.error(verdict.says) != str(verdict.says)
    assert code in (None, verdict.says.code)


def test_the_verdict_tells_who_is_invited() -> None:
    """So nobody waits for a code that isn't made."""
    verdict = form("official").check(values(variant="official", seats="me friend friend"))

    assert verdict.is_good
    assert "Next, you invite your 2 friends." in str(WORDS.piece(verdict.says))


def test_a_form_filled_before_begins_with_that() -> None:
    """Fields that aren't named keep their own values."""
    again = form().filled({"seats": "me friend friend", "hand": "7"})

    assert [again.values[name] for name in ("seats", "hand", "name")] == ["me friend friend", "7", "Ann"]
    assert isinstance(again.fields[0], Text)


@pytest.mark.parametrize(("name", "alone", "other"), [("referee", "yes", "no"), ("first_lead", "no", "yes")])
def test_spite_against_the_computer_begins_gently(name: str, alone: str, other: str) -> None:
    """With a referee and without a race for the lead: it is for learning. What was filled in before stays."""

    def value(kind: str, **filled: str) -> str:
        return setup_form(kind, SPITE, name="Ann", variant=None, sets={}, values=filled).values[name]

    assert (value(PLAY), value(PLAY, **{name: other}), value(HOST)) == (alone, "", "")


@pytest.mark.parametrize(
    ("variant", "rules"),
    [("mdw", "mdw"), ("classic", "classic exhaustion=play-on"), ("catmouse", "catmouse exhaustion=play-on")],
)
def test_playing_on_without_cards_is_offered_first(variant: str, rules: str) -> None:
    """Where that is a draw, whoever is behind holds on to their cards; the variant's own way may be chosen."""
    chosen = form().after(dict(form().values) | {"variant": variant}, "variant")
    tied = chosen.after(dict(chosen.values) | {"exhaustion": "tie"}, "exhaustion")

    assert read_setup(chosen.values, {}, MALICE).rules == rules
    assert read_setup(tied.values, {}, MALICE).rules == (variant if variant != "mdw" else "mdw exhaustion=tie")


def test_a_name_of_which_nothing_is_left_is_replaced() -> None:
    """A form can't be left without a name."""
    assert clean_name("\u202e ") == "Player"


def test_seats_can_be_kept_for_friends_and_for_each_once() -> None:
    """Those of last time stay on offer when their seats have become something else."""
    seats = "me friend=Ann friend"
    group = setup_form(
        GROUP, MALICE, name="Zoe", variant=None, sets={}, values={"seats": seats}, friends=["Ben", "ANN"]
    )
    field = next(
        each for each in group.after({"seats": "me friend friend=Ben"}, "seats").fields if each.name == "seats"
    )

    assert isinstance(field, SeatsField)
    assert [kind for kind in field.kinds if kind.startswith("friend=")] == ["friend=Ben", "friend=Ann"]
    assert ("friend=Ben" in field.closed[1], "friend=Ben" in field.closed[2]) == (True, False)


def test_a_game_of_one_round_is_no_long_one() -> None:
    """A number has one size: that of the usual game counts before the others."""
    form = setup_form(HOST, SPITE, name="Ann", variant="spite-light", sets={})
    (rounds,) = [field for field in form.fields if isinstance(field, Stepper) and field.name == "rounds"]
    assert [said.key for said in rounds.common.values()] == ["form-size-standard"]
