"""What a play makes of a trick: the direction, the arity and consecs, and what can follow."""

import pytest

from p2p_malice.games.spite.cards import LADDER, VALUE, assign_ids, deck, rank_text
from p2p_malice.games.spite.rule_readings import RECOMMENDED, RuleReadings
from p2p_malice.games.spite.rules.hands import SAME
from p2p_malice.games.spite.rules.judging import beats
from p2p_malice.games.spite.rules.possible_hands import lawful_sets
from p2p_malice.games.spite.rules.trick import LOWER, Trick, can_be_beaten
from tests.games.spite.playing import trick_after, valid

EQUAL_RANKS_FORM = RuleReadings(equal_ranks_form=True)
BIG_HANDS_STAY = RuleReadings(big_hands_turn=False)

DIRECTIONS = {
    "first": ("9c", "higher"),
    "silent-7": ("7c", "higher"),
    "announced": ("7c !lower", "lower"),
    "announced-in-trick": ("5c | 7c !lower", "lower"),
    "announced-back": ("v 7c !higher", "higher"),
    "pair-announced": ("7c 7d !lower", "lower"),
    "quads-announced": ("7c 7d 7h 7s !lower", "lower"),
    "fake-7-announced": ("7c 7d* !lower", "lower"),
    "7-on-7": ("7c | 7d", "lower"),
    "7-on-changing-7": ("7c !lower | 7d", "higher"),
    "7-on-7-on-7": ("7c | 7d | 7h", "higher"),
    "7s-on-7s-better": ("7c 7d | 7h 7h", "lower"),
    "7s-on-7s-worse": ("7h 7h | 7c 7d", "lower"),
    "7-with-13-on-7s": ("7c 13h | 7c 7d", "higher"),
    "3-bounces": ("v 9c | 4c | 3c", "higher"),
    "3-bounces-leading": ("v 3c", "higher"),
    "3s-bounce": ("v 9c 9d | 3c 3d", "higher"),
    "3-with-13-does-not": ("v 5c 5d | 3s 13h", "lower"),
    "3-going-higher": ("3c", "higher"),
    "7s-lead-as-joker-hand": ("7c 7c 7d 7h 7s !lower", "lower"),
    "7s-as-joker-hand-on-7s": ("7c 7c 7d 7h 7s | 7s 7s 7d 7h 7d", "lower"),
    "more-7s-on-7s": ("7c 7c 7d 7h 7s | 7s 7s 7s 7d 7h 7d", "higher"),
    "3s-as-joker-hand": ("v 9c | 3c 3c 3d 3h 3s", "higher"),
    "fake-down": ("v F1", "lower"),
    "flush-of-7-and-3": ("v 3h 3h 3h 7h 7h", "lower"),
    "consec-forms-on-3": ("v 4c | 3d | 4h", "higher"),
    "consec-ends-on-3": ("v 5c | 4d | 3h", "higher"),
    "consec-passes-3": ("v 8c | 6d | 4h | 2c", "lower"),
    "consec-before-3": ("v 10c | 7d | 4h", "lower"),
    "consec-reaches-3": ("Ks | Ad | 2c | 3h", "higher"),
}


@pytest.mark.parametrize(("plays", "direction"), DIRECTIONS.values(), ids=DIRECTIONS)
def test_the_direction_changes_with_7s_and_3s(plays: str, direction: str) -> None:
    """Natural 7s if announced, or on as many natural 7s; natural 3s going lower."""
    assert trick_after(plays).direction == direction


@pytest.mark.parametrize(
    ("plays", "readings", "direction"),
    [
        ("v 9c | 3c 3c 3d 3h 3s", RECOMMENDED, "higher"),
        ("v 9c | 3c 3c 3d 3h 3s", BIG_HANDS_STAY, "lower"),
        ("7c !lower", BIG_HANDS_STAY, "lower"),
        ("7c 7c 7d 7h 7s !lower", RECOMMENDED, "lower"),
        ("v 7c 7c 7d 7h 7s | 7s 7s 7d 7h 7d", RECOMMENDED, "higher"),
        ("v 7c 7c 7d 7h 7s | 7s 7s 7d 7h 7d", BIG_HANDS_STAY, "lower"),
    ],
)
def test_big_hands_of_7s_and_3s_may_act(plays: str, readings: RuleReadings, direction: str) -> None:
    """Five or more of them do what fewer do, or nothing."""
    assert trick_after(plays, readings).direction == direction


def test_7s_under_a_consec_meet_no_7s() -> None:
    """The exception is off, and the direction stays; as when three 7s in a row bring one into force."""
    before = "7s | 7d | 7h"

    assert trick_after(before, EQUAL_RANKS_FORM).direction == "higher"
    assert trick_after(f"{before} | 7c", EQUAL_RANKS_FORM).direction == "higher"
    assert trick_after(f"{before} | 7c").direction == "lower"


def test_a_trick_begins_in_the_direction_of_the_last() -> None:
    """It is open, with nothing in force."""
    trick = Trick.lead(trick_after("v 9c | 5c").direction)

    assert (trick.direction, trick.arity, trick.last, bool(trick.consecs)) == (LOWER, None, None, False)


ARITIES = {
    "single": ("9c", 1),
    "quads": ("9c 9d 9h 9s", 4),
    "poker": ("3c 4d 5h 6s 7c", 5),
    "joker-led": ("Jk", None),
    "jokers-led": ("Jk | 5c 5c 5d 5h 5s", None),
    "fake-led": ("F2", None),
    "fake-led-then-pair": ("F1 | 4c 4d", 2),
    "joker-led-going-lower": ("v Jk | 9c 9d 9h", 3),
    "kept-under-joker": ("v 9c 9d | Jk", 2),
    "kept-under-fake": ("9c 9d | F1", 2),
}


@pytest.mark.parametrize(("plays", "arity"), ARITIES.values(), ids=ARITIES)
def test_a_trick_settles_on_an_arity(plays: str, arity: int | None) -> None:
    """The first hand that is neither a joker hand nor face down sets it."""
    assert trick_after(plays).arity == arity


RUNS_ON = RuleReadings(sevens_turn_consecs=False)

DUE = {
    "3-4-5": ("3d | 4c | 5c", "6"),
    "11-Q-2": ("11c | Qd | 2c", "5"),
    "11-12-J": ("11c | 12d | Jc", "Q"),
    "9-11-J": ("9c | 11d | Jc", "K"),
    "K-A-2": ("Ks | Ad | 2c", "3"),
    "it-goes-on": ("Ks | Ad | 2c | 3h", "4"),
    "13-is-none": ("10c | 12d | 13h", ""),
    "no-13-among-them": ("12c 13h | Jc Jd | Qc Qd", ""),
    "unequal": ("3c | 4c | 6d", ""),
    "two-are-none": ("3c | 4c", ""),
    "last-three": ("3c | 4d | 6h | 8s", "10"),
    "pairs": ("9c 9d | 11c 11d | Jc Jc", "K"),
    "pairs-of-any-suits": ("9c 9d | 11h 11s | Js Jc", "K"),
    "gap-zero": ("5s 5d | 5h 5d | 5c 5c", ""),
    "straights": ("3c 4d 5h 6s 7c | 4c 5d 6h 7s 8c | 5c 6d 7h 8s 9c", ""),
    "no-wrap-to-form": ("v Kc | 6d | F1 | Ac", ""),
    "fake-face-up": ("6c | 7d | 8d*", "9"),
    "fake-down-between": ("3c | 4d | F1 | 5d", ""),
    "fake-down-before": ("F1 | 3c | 4d | 5d", "6"),
    "joker-between": ("v 10c | 9d | Jk | 8d", ""),
    "lower-10-7-4": ("v 10c | 7d | 4h", "A"),
    "lower-8-6-4": ("v 8c | 6d | 4h", "2"),
    "lower-8-6-4-2": ("v 8c | 6d | 4h | 2c", "K"),
    "lower-4-3-4": ("v 4c | 3d | 4h", "5"),
    "lower-6-3-6": ("v 6c | 3d | 6h", "9"),
    "lower-5-3-6": ("v 5c | 3d | 6h", ""),
    "lower-5-4-3": ("v 5c | 4d | 3h", "4"),
    "lower-7-5-3": ("v 7c | 5d | 3h", "5"),
    "lower-7-5-3-5": ("v 7c | 5d | 3h | 5d", "7"),
    "lower-6-5-4-3": ("v 6c | 5d | 4h | 3d", "4"),
    "bounced-3-first": ("v 3c | 4d | 5h", "6"),
    "higher-3-does-not-turn": ("Kc | Ad | 2h | 3d", "4"),
    "7-turns": ("5c | 6d | 7h !lower", "6"),
    "7-turns-in-force": ("4c | 5d | 6h | 7h !lower", "6"),
    "7-turns-back": ("v 9c | 8d | 7h !higher", "8"),
    "silent-7": ("5c | 6d | 7h", "8"),
    "no-turn-at-7-to-form": ("5c | 7d !lower | 5h", ""),
    "7-first": ("7c !lower | 6d | 5h", "4"),
    "7-3-7-announced": ("v 7c | 3d | 7h !lower", "3"),
    "suited-too": ("4h | 5h | 6h", "7"),
    "five-fakes-keep-it": ("3c | 4d | 5h | F5", "6"),
}


def due(trick: Trick) -> str:
    """The rank that is due, "" for any."""
    return "" if trick.consecs.due is None else rank_text(trick.consecs.due)


@pytest.mark.parametrize(("plays", "rank"), DUE.values(), ids=DUE)
def test_a_numerical_consec_asks_for_a_rank(plays: str, rank: str) -> None:
    """Equal gaps between three hands of one value, or a bounce on 3s; in force, it wraps round and turns."""
    assert due(trick_after(plays)) == rank


@pytest.mark.parametrize(
    ("plays", "readings", "rank"),
    [
        ("5s 5d | 5h 5d | 5c 5c", EQUAL_RANKS_FORM, "5"),
        ("7s | 7d | 7h", RECOMMENDED, ""),
        ("7s | 7d | 7h", EQUAL_RANKS_FORM, "7"),
        ("5s 5d | 5h 5d | 5c 5c | 5s 5d", EQUAL_RANKS_FORM, "5"),
        ("4s 4d | 5s 5d | 5h 5d", EQUAL_RANKS_FORM, ""),
        ("5c | 6d | 7h !lower", RUNS_ON, "8"),
        ("4c | 5d | 6h | 7h !lower", RUNS_ON, "8"),
        ("v 5c | 4d | 3h", RUNS_ON, "4"),
    ],
)
def test_numerical_consecs_may_be_read_otherwise(plays: str, readings: RuleReadings, rank: str) -> None:
    """Equal ranks may form one too, and 7s may leave it as it is; 3s turn it in any case."""
    assert due(trick_after(plays, readings)) == rank


SUITS = {
    "hearts": ("4h | 8h | Jh", (2,)),
    "other-last": ("4h | 8h | Jd", None),
    "two-of-a-pair": ("4d 4c | 6d 6c | 9d 9c", (0, 1)),
    "other-combination": ("4d 4c | 6d 6d | 9d 9c", None),
    "13-breaks-it": ("4d 13d | 6d 6d | 9d 9d", None),
    "13-alone-breaks-it": ("4h | 13h | Kh", None),
    "joker-breaks-it": ("v Kh | 9h | Jk | 8h", None),
    "fake-down-breaks-it": ("3h | 5h | F1 | 9h", None),
    "fake-face-up": ("3d | 7d | 8d*", (1,)),
    "flushes": ("3h 4h 6h 7h 8h | 3d 4d 6d 7d 9d | 3h 4h 6h 7h 10h", None),
    "with-numerical": ("4h | 5h | 6h", (2,)),
    "later-than-numerical": ("3c | 4h | 5h | 6h", (2,)),
    "completed-by-a-2": ("5h | 9h | 2h !unbeatable", (2,)),
    "7s-on-7s": ("7h | 7h | 7h", (2,)),
}


@pytest.mark.parametrize(("plays", "suits"), SUITS.values(), ids=SUITS)
def test_a_suited_consec_asks_for_suits(plays: str, suits: tuple[int, ...] | None) -> None:
    """Three hands of the same suits, each as often, bring it into force."""
    assert trick_after(plays).consecs.suits == suits


def test_no_consec_is_in_force_before_its_own_pattern() -> None:
    """The suited one comes later than the numerical one here."""
    assert trick_after("3c | 4h | 5h").consecs.suits is None
    assert trick_after("3h | 9h | Qh").consecs.step is None


# --- what can follow -------------------------------------------------------------------------------------------------

BEATABLE = {
    "2": ("2c", False),
    "ace": ("Ac", True),
    "2-numerical": ("Kc | Ad | 2h", True),
    "2-suited": ("5h | 9h | 2h !unbeatable", False),
    "ace-suited": ("5h | 9h | Ah", True),
    "2-both": ("Kh | Ah | 2h", True),
    "mixed-2s": ("2c 2d", True),
    "suited-2s": ("2c 2c", False),
    "2s-with-13": ("2c 13d", True),
    "three-2s": ("2c 2c 2c", False),
    "four-2s-of-a-colour": ("2h 2h 2d 2d", False),
    "four-2s-mixed": ("2h 2h 2d 2c", True),
    "four-2s-suited-by-fake": ("2h 2h 2h 2h*", False),
    "top-straight-flush": ("Jh Qh Kh Ah 2h", False),
    "next-straight-flush": ("12h Jh Qh Kh Ah", True),
    "top-straight": ("Jh Qh Kh Ah 2c", True),
    "joker": ("Jk", False),
    "joker-lower": ("v Jk", True),
    "six-2s": ("2c 2c 2d 2h 2s 2s", False),
    "six-2s-lower": ("v 2c 2c 2d 2h 2s 2s", True),
    "joker-hand-turning": ("7c 7c 7d 7h 7s !lower", True),
    "fake-down": ("2c | F1", True),
    "five-fakes-down": ("F5", False),
    "lower-4": ("v 4c", True),
    "lower-3-bounces": ("v 3c", True),
    "lower-3-with-13-mixed": ("v 3c 13h", False),
    "lower-3-with-13": ("v 3d 13h", True),
    "lower-3-with-two-13s": ("v 3c 13h 13h", False),
    "lower-3-with-three-13s": ("v 3c 13h 13h 13d", False),
    "lower-3s-with-13": ("v 3c 3d 13h", True),
    "lower-straight": ("v 3c 13h 13h 13h 13d", False),
    "lower-straight-with-three-13s": ("v 3c 4d 13h 13h 13d", True),
    "suits-the-deck-has": ("4h 4h 4h | 6h 6h 6h | 9h 9h 9h", True),
    "suits-only-a-fake-can-follow": ("4h 4h 4h 4h* | 6h 6h 6h 6h* | 9h 9h 9h 9h*", False),
}


@pytest.mark.parametrize(("plays", "can"), BEATABLE.values(), ids=BEATABLE)
def test_some_hands_can_not_be_beaten(plays: str, can: bool) -> None:
    """All cards of the deck count, but neither joker hands nor fake jokers."""
    assert can_be_beaten(trick_after(plays)) is can


def test_13s_without_suits_are_all_the_lowest() -> None:
    """If 13s don't count in similarity, no 3 with a 13 is lower than another."""
    assert not can_be_beaten(trick_after("v 3d 13h", RuleReadings(thirteens_have_suits=False)))


def test_what_can_be_beaten_is_what_something_beats() -> None:
    """Trying all hands of the deck that are no joker hands comes to the same."""
    thirteens = assign_ids(["13h", "13h", "13h", "13d"])
    by_arity = {
        arity: {
            play.hand
            for value in LADDER
            for play in lawful_sets([*(card for card in deck() if VALUE[card] == value), *thirteens], arity=arity)
            if play.hand.kind == SAME
        }
        for arity in range(1, 5)
    }
    for plays, can in BEATABLE.values():
        trick = trick_after(plays)
        if trick.arity in by_arity:
            assert any(beats(trick, hand) for hand in by_arity[trick.arity]) is can, plays


def test_the_last_three_hands_are_kept() -> None:
    """The last one is at the end."""
    trick = trick_after("5c | 7d !lower | 6h | 3s")

    assert trick.recent == (valid("7d"), valid("6h"), valid("3s"))
    assert trick.last == valid("3s")


def test_a_lead_can_follow() -> None:
    """Before the first hand, anything can be played."""
    assert can_be_beaten(Trick.lead())
