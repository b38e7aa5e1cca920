"""The choices in a set-up go together: every combination on offer can be dealt, and what gives way is reported."""

import random
from collections.abc import Iterator

import pytest

from p2p_malice.engine.rule_book import HouseRule
from p2p_malice.errors import OptionsError
from p2p_malice.flows.local_table import new_state
from p2p_malice.flows.setup.rule_sets import RuleSets
from p2p_malice.flows.setup.seats import MAX_SEATS
from p2p_malice.flows.setup.setup_constraints import SetupConstraints, closed_seats, resized, so_many, somebody_here
from p2p_malice.flows.setup.setup_form import GROUP, KINDS, PLAY, read_setup, setup_form
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.registry import DEFAULT
from p2p_malice.ui.forms import Form, Pick, SeatsField, Stepper
from tests.helpers import WORDS, refused

BOOK = DEFAULT.book
ROWS = {row.name: row for row in BOOK.rows}
PLAYERS = range(2, 10)
TRIALS = 30


def fitting(**sets: dict[str, str | int | bool]) -> SetupConstraints:
    """What goes together by the game's own rules and these sets."""
    return SetupConstraints(BOOK, sets)


def form(kind: str = PLAY, sets: RuleSets | None = None, **values: str) -> Form:
    """The set-up form that starts with these values."""
    return setup_form(kind, MALICE, name="Ann", variant=None, sets=sets or {}, values=values)


def values_of(row: HouseRule) -> Iterator[str]:
    """What a house rule may be: every word, or numbers all over its range."""
    yield from row.options or map(str, {*range(row.least, row.most, max(1, (row.most - row.least) // 7)), row.most})


def bots(number: int) -> str:
    """Seats for somebody here and so many less one computers."""
    return " ".join(["me"] + ["bot"] * (number - 1))


def open_ones(field: Pick | Stepper) -> list[str]:
    """The values that a field lets a person choose."""
    if isinstance(field, Pick):
        return [value for value in field.options if value not in field.closed]
    return [str(number) for number in range(field.least, field.most + 1)]


dealt: set[tuple[str, int]] = set()


def assert_starts(values: dict[str, str]) -> None:
    """The values can be sent, and a game begins with them."""
    setup = read_setup(values, {}, MALICE)
    if (setup.rules, len(setup.seating)) not in dealt:
        assert new_state(len(setup.seating), setup.rules, MALICE).turn
        dealt.add((setup.rules, len(setup.seating)))


# --- every combination -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", BOOK.variants)
def test_a_combination_that_can_be_chosen_starts(variant: str) -> None:
    """All variants, all numbers of players and each value of each house rule. Some used to be refused at the start."""
    fits = fitting()
    for number in PLAYERS:
        chosen = fits.fitted({**form().values, "seats": bots(number), "variant": variant}, "variant")
        again = fits.fitted({**chosen, "seats": bots(number)}, "seats")
        for values in (chosen, again):
            assert_starts(values)
        if len(chosen["seats"].split()) != number:
            continue  # The variant is for others, and those have their own turn.
        for row in BOOK.rows:
            for value in values_of(row):
                assert_starts(fits.fitted({**chosen, row.name: value}, row.name))


@pytest.mark.parametrize("seed", range(TRIALS))
def test_what_the_fields_offer_one_after_another_goes_together(seed: int) -> None:
    """Through the form itself: whatever is open is tapped in any order, and each time the form would start."""
    rng = random.Random(seed)
    now = form(rng.choice(KINDS))
    for _ in range(6):
        fields = {each.name: each for each in (*now.fields, *now.more) if isinstance(each, Pick | Stepper | SeatsField)}
        name = rng.choice(list(fields))
        field = fields[name]
        if isinstance(field, SeatsField):
            value = resized(field.value, rng.randint(field.least, field.most))
            at = rng.randrange(len(value.split()))
            closed = closed_seats(value, field.kinds)[at]
            words = value.split()
            words[at] = rng.choice([kind for kind in field.kinds if kind not in closed])
            value = " ".join(words)
        else:
            value = rng.choice(open_ones(field))
        now = now.after(now.values | {name: value}, name)

        assert now.check(now.values).is_good, (now.values, name, value)
        assert_starts(now.values)


# --- what stands and what gives way ----------------------------------------------------------------------------------


def test_what_is_open_is_taken_as_it_is() -> None:
    """Each word and each number that the form offers stands when it is chosen."""
    now = form(GROUP)
    for field in (*now.fields, *now.more):
        if isinstance(field, Pick | Stepper) and field.name != "variant":
            for value in {*open_ones(field)[:3], *open_ones(field)[-3:]}:
                after = now.after(now.values | {field.name: value}, field.name)
                (found,) = (each for each in (*after.fields, *after.more) if each.name == field.name)
                assert found.shown == value or after.note, field.name


def test_a_number_that_does_not_go_is_stepped_over() -> None:
    """No number of packs stands for one more than players. One is too little, and used to be a wall; two are enough."""
    two = form(GROUP, seats="me friend friend friend")
    up = two.after(two.values | {"packs": "1"}, "packs")
    down = up.after(up.values | {"packs": "1"}, "packs")

    assert (up.values["packs"], down.values["packs"]) == ("2", "")


def test_more_players_than_a_variant_takes_bring_one_that_takes_them() -> None:
    """And the form says so."""
    after = form().after(form().values | {"seats": bots(4)}, "seats")

    assert (after.values["variant"], after.values["seats"]) == ("official", bots(4))
    assert after.note
    assert "Variant → Official" in WORDS.said(after.note)


def test_a_variant_for_fewer_players_takes_seats_away() -> None:
    """The first ones stay; partners that no longer have a table go with them."""
    four = form(variant="official", seats="me bot friend bot=easy", partners="yes", hand="6")
    after = four.after(four.values | {"variant": "mdw"}, "variant")

    assert (after.values["seats"], after.values["partners"], after.values["hand"]) == ("me bot", "", "6")
    assert after.note
    assert "Players → 2 · Partners → no" in WORDS.said(after.note)


def test_a_number_that_is_too_large_becomes_the_largest_that_goes() -> None:
    """A larger one would leave nobody a card to draw."""
    after = form().after(form().values | {"payoff": "60"}, "payoff")

    assert after.values["payoff"] == "44"
    assert after.note


def test_another_rule_gives_way_to_the_one_that_was_chosen_last() -> None:
    """As little as need be."""
    after = form(target="50").after(form(target="50").values | {"deals": "2"}, "deals")

    assert (after.values["deals"], after.values["target"]) == ("2", "2")


def test_what_cannot_be_is_closed_and_says_why() -> None:
    """Partners are for four."""
    (partners,) = (each for each in form().more if each.name == "partners")

    assert isinstance(partners, Pick)
    assert list(partners.closed) == ["yes"]
    assert "you need 4 players" in str(WORDS.piece(partners.closed["yes"]))


def test_a_rule_is_the_variants_own_again_when_it_is_set_back() -> None:
    """It counts as changed only while it differs."""
    six = form().after(form().values | {"hand": "6"}, "hand")
    five = six.after(six.values | {"hand": "5"}, "hand")

    assert (six.values["hand"], six.changed) == ("6", 1)
    assert (five.values["hand"], five.changed, five.note) == ("", 0, None)


def test_a_rule_that_is_offered_with_a_variant_is_not_changed() -> None:
    """Nobody has chosen it: the form said "1 changed" of rules that were as they came."""
    assert form().after(form().values | {"variant": "catmouse-short"}, "variant").changed == 0


def test_values_that_make_no_sense_are_left_out() -> None:
    """They may come from an older version, or a file that was edited."""
    found = form(variant="whist", hand="many", kings_wild="maybe", payoff="99").values

    assert (found["variant"], found["hand"], found["kings_wild"]) == ("mdw", "", "")
    assert found["payoff"] == "44"


# --- the player's own rules ------------------------------------------------------------------------------------------


def test_rules_of_ones_own_that_nobody_can_play_are_closed() -> None:
    """The reason stands beside them, and the rest of the form can be used."""
    now = form(sets={"huge": {"payoff": 60}, "odd": {"hat": 1}, "fine": {"payoff": 3}})
    (pick,) = (each for each in now.fields if each.name == "variant")

    assert isinstance(pick, Pick)
    assert sorted(pick.closed) == ["huge", "odd"]
    assert now.check(now.values).is_good
    assert now.after(now.values | {"variant": "fine"}, "variant").values["variant"] == "fine"


def test_a_variants_name_used_twice_closes_it() -> None:
    """Nobody could tell which is meant; the name has to be changed."""
    sets: RuleSets = {"mdw": {"payoff": 5}}

    assert "mdw" not in SetupConstraints(BOOK, sets).variants
    assert form(sets=sets).values["variant"] == "official"
    with refused(OptionsError, r"a built-in variant.*\[rules.my-mdw\]"):
        read_setup(form().values, sets, MALICE)
    assert read_setup(form(variant="pz").values, sets, MALICE).rules == "pz exhaustion=play-on"


# --- seats -----------------------------------------------------------------------------------------------------------


def test_friends_need_somebody_here() -> None:
    """Whoever is alone here can't leave the table while friends are invited, and is no friend themselves."""
    kinds = ("me", "friend", "bot", "bot=easy")

    assert closed_seats("me friend", kinds) == (("friend", "bot", "bot=easy"), ())
    assert closed_seats("me bot", kinds) == (("friend",), ())
    assert closed_seats("bot bot", kinds) == (("friend",), ("friend",))
    assert closed_seats("me me", kinds) == ((), ())
    assert somebody_here("bot friend") == "me friend"


def test_seats_come_and_go_at_the_end() -> None:
    """Those who come are like the last one, without their name."""
    assert resized("me friend", 4) == "me friend friend friend"
    assert resized("me me=Asha", 3) == "me me=Asha me"
    assert resized("me bot friend", 2) == "me bot"
    assert resized("bot bot me friend", 2) == "bot bot"
    assert resized("", 2) == "me me"


def test_a_number_asks_for_so_many_of_the_seats_there_were() -> None:
    """Whatever is written otherwise stays as it is; nobody asks for a hall."""
    assert so_many("me friend", "4") == "me friend friend friend"
    assert so_many("me friend", "me bot") == "me bot"
    assert so_many("me friend", "0") == "me"
    assert so_many("me friend", "9" * 200).split() == ["me"] + ["friend"] * (MAX_SEATS - 1)
    assert so_many("me friend", "\N{SUPERSCRIPT TWO}") == "\N{SUPERSCRIPT TWO}"
