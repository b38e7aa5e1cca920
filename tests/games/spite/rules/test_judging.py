"""Which plays are right, and what is wrong with the others."""

from random import Random

import pytest

from p2p_malice.games.spite.cards import TEXT, assign_ids, deck, fake
from p2p_malice.games.spite.rule_readings import RuleReadings
from p2p_malice.games.spite.rules.judging import beats, cards_fault, judge, lawful
from p2p_malice.games.spite.rules.possible_hands import lawful_sets
from p2p_malice.games.spite.rules.trick import CAM, SILENT, UNBEATABLE, Trick
from p2p_malice.sentence_facts import RankFact
from tests.games.spite.playing import MANY, code, played, trick_after, valid

FIVE_2S = "2c 2c 2d 2h 2s"
FIVE_7S = "7c 7c 7d 7h 7s"
HEARTS = "4h | 8h | Jh"
FLUSH = "3h 5h 6h 9h Kh"
FULL_HOUSE = "9c 9d 9h Jc Jd"

RIGHT = {
    "rank-up": "12c | 13h | Jc",
    "consec-wraps": "Ks | Ad | 2c | 3h",
    "coloured-on-mixed": "5s 5d | 5h 5d",
    "suited-on-coloured": "5h 5d | 5c 5c",
    "13s-on-12s": "12s 12c | 13h 13d | Js Jc",
    "wild-pair-on-8s": "8c 8c | 9c 13h",
    "natural-on-wild-pair": "9c 13h | 9c 9d",
    "flush-on-full-house": f"{FULL_HOUSE} | {FLUSH}",
    "quads-on-flush": f"{FLUSH} | 3c 3d 3h 3s 4c",
    "straight-flush-on-quads": "9c 9d 9h 9s 4c | 3s 4s 5s 6s 7s",
    "straight-on-wild-straight": "8s 9h 10d 11c 13h | 7s 8s 9h 10d 11c",
    "after-7-lower": "7c !lower | 5d",
    "7-on-7": "7c | 7d",
    "7-on-7-lower": "7c !lower | 7d",
    "7s-on-7s-worse": "7h 7h | 7c 7d",
    "after-bounce": "v 9c | 4d | 3h | 8s",
    "3-with-13-lower": "v 5c 5d | 3s 13h",
    "lower-similarity": "v 6h 6h | 6s 6d",
    "lower-wild-pair": "v 9h 9h | 9h 13h",
    "joker-on-pair": "2c 2c | Jk",
    "joker-on-joker": "9c | Jk | Jk | Jk",
    "five-on-joker": "Jk | 3c 3c 3d 3h 3s",
    "six-on-five": f"{FIVE_2S} | 3c 3c 3d 3h 3s 3s",
    "joker-hand-on-poker": f"Jh Qh Kh Ah 2h | {FIVE_7S}",
    "lower-joker-on-joker-hand": f"v 9c | {FIVE_2S} | Jk",
    "lower-any-after-joker": "v 4c 4d | Jk | 2h 2h",
    "lower-joker-led": "v Jk | 9c 9d 9h",
    "lower-joker-led-then-joker": "v Jk | Jk | 4c",
    "joker-hand-led-turning-lower": f"{FIVE_7S} !lower | 2c 2c",
    "joker-hand-turning-lower": f"9c 9c | {FIVE_7S} !lower | 2c 2c",
    "7s-on-7s-as-joker-hands": f"{FIVE_7S} | 7c 7d 7d 7h 7s",
    "fake-face-up": "7c | 8d*",
    "fake-in-pair": "7c 7c | 8s 8d*",
    "fake-in-consec": "6c | 7c | 8d*",
    "fake-follows-consec": "6c | 7h | 8d | 9h*",
    "fake-led": "F1 | 9c 9d 9h 9s",
    "fake-led-lower": "v F1 | 9c 9d 9h 9s",
    "fake-resets": "9c 9d | F1 | 4c 4d",
    "fake-of-any-arity": "9c 9d | F1",
    "four-fakes": "9c 9d | F4 | 3c 3d",
    "fake-on-fakes": "9c 9d | F3 | F1",
    "fake-resets-lower": "v 4c | F1 | 2c",
    "joker-on-fake": "9c | F1 | Jk",
    "lower-fake-on-joker": "v 9c | Jk | F1 | 2d",
    "five-fakes-on-2": "2c | F5",
    "five-fakes-on-joker-hand": f"{FIVE_2S} | F5",
    "five-fakes-suited": f"{HEARTS} | F5",
    "five-fakes-numerical": "3c | 4d | 5h | F5",
    "five-fakes-led": "F5",
    "more-fakes": "9c | F5 | F6 | F7",
    "five-fakes-lower": "v 9c | F5 | F6",
    "any-6": "3d | 4c | 5c | 6s",
    "due-below": "11c | Qd | 2c | 5c",
    "due-pair": "9c 9d | 11c 11d | Jc Jc | Kh Ks",
    "suited": f"{HEARTS} | Kh",
    "suited-skips-13": f"{HEARTS} | Qh",
    "both": "4h | 5h | 6h | 7h",
    "both-wraps": "Kh | Ah | 2h | 3h",
    "suited-pair": "4d 4c | 6d 6c | 9d 9c | Jc Jd",
    "not-suited": "4d 4c | 6d 6d | 9d 9c | Jd Jd",
    "suited-2-announced": f"{HEARTS} | 2h !unbeatable",
    "2-completes": "5h | 9h | 2h !unbeatable",
    "2-both-silent": "Kh | Ah | 2h",
    "unbeatable-for-nothing": "9c !unbeatable",
    "lower-silent-on-suited": "v Kh | 9h | 5h | 4h",
    "cam-on-ace": "Ac !cam",
    "cam-on-2-numerical": "Kc | Ad | 2h !cam",
    "cam-lower": "v 4c !cam",
    "cam-on-fake": "9c | F1 !cam",
    "cam-with-7": "7c !lower !cam",
    "cam-with-joker-lower": "v 9c | Jk !cam",
}


@pytest.mark.parametrize("plays", RIGHT.values(), ids=RIGHT)
def test_a_play_is_right(plays: str) -> None:
    """The cards stand, and nothing is missing."""
    found = played(plays)

    assert found.fault is None
    assert found.stands


WRONG = {
    "equal": ("9s | 9h", "spite_not_better"),
    "equal-pair": ("5h 5h | 5c 5c", "spite_not_better"),
    "lower-rank": ("9s | 8h", "spite_not_better"),
    "single-on-pair": ("5h 5d | 2c", "spite_arity"),
    "trips-on-pair": ("5h 5d | 6h 6d 6c", "spite_arity"),
    "poker-on-quads": ("5h 5d 5c 5s | 6h 6d 6c 6s 3c", "spite_arity"),
    "7s-on-7": ("7c | 7d 7h", "spite_arity"),
    "two-pairs": ("4s 4h 6s 6h 8d", "spite_no_hand"),
    "trips-with-others": ("9s 9h 9d Jc Qc", "spite_no_hand"),
    "low-straight": ("2h 3d 4c 5s 6s", "spite_no_hand"),
    "wild-pair": ("9c 9d | 9c 13h", "spite_not_better"),
    "wild-straight": ("7s 8s 9h 10d 11c | 8s 9h 10d 11c 13h", "spite_not_better"),
    "full-house-on-flush": (f"{FLUSH} | {FULL_HOUSE}", "spite_not_better"),
    "after-7-lower": ("7c !lower | 9d", "spite_not_better"),
    "after-silent-7": ("7c | 5d", "spite_not_better"),
    "lower-similarity": ("v 6s 6d | 6h 6h", "spite_not_better"),
    "no-bounce-with-13": ("v 5c 5d | 3s 13h | 8c 8d", "spite_not_better"),
    "7-with-13-on-7s": ("7h 7d | 7h 13h", "spite_not_better"),
    "13-on-7-with-13": ("7c 13d | 7h 13h | 7d 13d", "spite_not_better"),
    "2-on-joker": ("Jk | 2c", "spite_only_jokers"),
    "2-on-joker-in-trick": ("9c | Jk | 2c", "spite_only_jokers"),
    "joker-on-2s": (f"{FIVE_2S} | Jk", "spite_only_jokers"),
    "equal-joker-hands": (f"{FIVE_2S} | 2c 2d 2d 2h 2s", "spite_only_jokers"),
    "fewer": ("3c 3c 3d 3h 3s 3s | 2c 2c 2d 2h 2s", "spite_only_jokers"),
    "after-bouncing-joker-hand": ("v 9c | 3c 3c 3d 3h 3s | 4c", "spite_only_jokers"),
    "lower-arity-binds": ("v 9c 9d | Jk | 4c", "spite_arity"),
    "joker-numerical": ("3d | 4c | 5c | Jk", "spite_joker_in_consec"),
    "joker-suited": (f"{HEARTS} | Jk", "spite_joker_in_consec"),
    "five-2s-suited": (f"{HEARTS} | {FIVE_2S}", "spite_joker_in_consec"),
    "wild-joker-hand": ("4c 4d | 5s 5h 5d 5c 13h", "spite_arity"),
    "fake-suited": (f"{HEARTS} | F1", "spite_down_in_consec"),
    "four-fakes-numerical": ("3d | 4c | 5c | F4", "spite_down_in_consec"),
    "fake-on-joker": ("9c | Jk | F1", "spite_down_on_joker"),
    "fake-arity-binds": ("9c 9d | F1 | 4c", "spite_arity"),
    "2-on-five-fakes": ("9c | F5 | 2c", "spite_only_fakes"),
    "joker-on-five-fakes": ("v 9c | F5 | Jk", "spite_only_fakes"),
    "six-2s-on-five-fakes": (f"9c | F5 | {FIVE_2S} 2s", "spite_only_fakes"),
    "four-on-five-fakes": ("9c | F5 | F4", "spite_only_fakes"),
    "as-many-fakes": ("9c | F5 | F5", "spite_only_fakes"),
    "7-for-6": ("3d | 4c | 5c | 7c", "spite_consec"),
    "2-for-3": ("Ks | Ad | 2c | 2d", "spite_consec"),
    "due-rank-wrong-arity": ("3d | 4c | 5c | 6c 6d", "spite_arity"),
    "fake-not-due": ("6c | 7h | 8d | 8d*", "spite_consec"),
    "13-numerical": ("10c | 11d | 12h | 13h", "spite_thirteen_in_consec"),
    "13-suited": (f"{HEARTS} | 13h", "spite_thirteen_in_consec"),
    "wild-13-in-pair": ("9c 9d | 11c 11d | Jc Jc | Kc 13h", "spite_thirteen_in_consec"),
    "suit": (f"{HEARTS} | Kd", "spite_suit"),
    "suit-as-multiset": ("4d 4c | 6d 6c | 9d 9c | Jd Jd", "spite_suit"),
    "suited-not-better": (f"{HEARTS} | 9h", "spite_not_better"),
    "both-wrong-rank": ("4h | 5h | 6h | 8h", "spite_consec"),
    "both-wrong-suit": ("4h | 5h | 6h | 7c", "spite_suit"),
    "suited-7-on-7": ("3h | 6h | 7h | 7h", "spite_not_better"),
    "suited-lower-not-better": ("v Kh | 9h | 5h | 9h", "spite_not_better"),
}


@pytest.mark.parametrize(("plays", "fault"), WRONG.values(), ids=WRONG)
def test_the_cards_go_back(plays: str, fault: str) -> None:
    """The cards are no hand, or none that may follow."""
    found = played(plays)

    assert code(found) == fault
    assert not found.stands


SAID = {
    "naming-the-same": ("7c !higher", "spite_wrong_direction"),
    "naming-the-same-lower": ("v 7c !lower", "spite_wrong_direction"),
    "naming-both": ("7c !higher !lower", "spite_wrong_direction"),
    "with-9": ("9c !lower", "spite_direction_not_yours"),
    "with-13": ("7c 13h !lower", "spite_direction_not_yours"),
    "with-3": ("v 3c !higher", "spite_direction_not_yours"),
    "with-fake-down": ("F1 !lower", "spite_direction_not_yours"),
    "7-on-7-lower": ("7c | 7d !lower", "spite_sevens_announced"),
    "7-on-7-higher": ("7c !lower | 7d !higher", "spite_sevens_announced"),
    "7-on-7-same": ("7c | 7d !higher", "spite_sevens_announced"),
    "suited-2-silent": (f"{HEARTS} | 2h", "spite_no_unbeatable"),
    "2-completes-silent": ("5h | 9h | 2h", "spite_no_unbeatable"),
    "pair-of-2s-silent": ("4d 4c | 6d 6c | 9d 9c | 2d 2c", "spite_no_unbeatable"),
    "unbeatable-cam": (f"{HEARTS} | 2h !unbeatable !cam", "spite_cam_unbeatable"),
    "cam-2": ("2c !cam", "spite_cam_unbeatable"),
    "cam-joker": ("9c | Jk !cam", "spite_cam_unbeatable"),
    "cam-top-straight-flush": ("Jh Qh Kh Ah 2h !cam", "spite_cam_unbeatable"),
    "cam-lowest": ("v 3c 13h !cam", "spite_cam_unbeatable"),
    "cam-five-fakes": ("9c | F5 !cam", "spite_fakes_announced"),
    "unbeatable-five-fakes": ("9c | F5 !unbeatable", "spite_fakes_announced"),
}


@pytest.mark.parametrize(("plays", "fault"), SAID.values(), ids=SAID)
def test_only_the_announcement_is_wrong(plays: str, fault: str) -> None:
    """The hand stands all the same."""
    found = played(plays)

    assert code(found) == fault
    assert found.stands


@pytest.mark.parametrize(
    ("plays", "direction"),
    [
        ("7c !higher", "higher"),
        ("7c !higher !lower", "higher"),
        ("9c !lower", "higher"),
        ("7c | 7d !lower", "lower"),
        ("v 3c !higher", "higher"),
    ],
)
def test_a_wrong_announcement_has_no_effect(plays: str, direction: str) -> None:
    """The direction is what it would be without it."""
    trick = played(plays).trick

    assert trick is not None
    assert trick.direction == direction


@pytest.mark.parametrize(("active", "fault"), [(2, "spite_cam_two"), (3, "")])
def test_come_at_me_needs_more_than_two_players(active: int, fault: str) -> None:
    """With two of them left it must not be said."""
    assert code(played("9c !cam", active=active)) == fault


def test_nothing_else_depends_on_the_number_of_players() -> None:
    """Two of them may say what they have to."""
    assert code(played(f"{HEARTS} | 2h !unbeatable", active=2)) == ""


@pytest.mark.parametrize(
    ("plays", "facts"),
    [
        ("3d | 4c | 5c | 7c", {"rank": RankFact("6")}),
        ("4d 4c | 6d 6c | 9d 9c | Jd Jd", {"suits": "cd"}),
        ("5h 5d | 2c", {"needed": 2, "played": 1}),
        ("v 9c | 10c", {"direction": "lower"}),
        ("9c | F5 | F5", {"count": 5}),
        ("7c !higher", {"direction": "higher"}),
        (f"{HEARTS} | F1", {"needed": 5}),
    ],
)
def test_a_fault_has_its_particulars(plays: str, facts: dict[str, object]) -> None:
    """What would have been due, and what was played instead."""
    fault = played(plays).fault

    assert fault is not None
    assert fault.facts == facts


# --- readings --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plays", "readings", "fault"),
    [
        (f"{FIVE_7S} !lower", RuleReadings(), ""),
        (f"{FIVE_7S} !lower", RuleReadings(big_hands_turn=False), "spite_direction_not_yours"),
        (f"{FIVE_7S} | 7c 7d 7d 7h 7s", RuleReadings(big_hands_turn=False), "spite_only_jokers"),
        ("9c 13h | 9d 13h", RuleReadings(), ""),
        ("9c 13h | 9d 13h", RuleReadings(thirteens_have_suits=False), "spite_not_better"),
        ("v 9d 13h | 9c 13h", RuleReadings(), ""),
        ("v 9d 13h | 9c 13h", RuleReadings(thirteens_have_suits=False), "spite_not_better"),
        ("9c | 13h 13h 13h 13d 13d", RuleReadings(), ""),
        ("9c | 13h 13h 13h 13d 13d", RuleReadings(thirteens_natural=False), "spite_no_hand"),
        ("5s 5d | 5h 5d | 5c 5c | 6c 6c", RuleReadings(), ""),
        ("5s 5d | 5h 5d | 5c 5c | 6c 6c", RuleReadings(equal_ranks_form=True), "spite_consec"),
        ("5c | 6d | 7h !lower | 8c", RuleReadings(), "spite_consec"),
        ("5c | 6d | 7h !lower | 8c", RuleReadings(sevens_turn_consecs=False), ""),
    ],
)
def test_the_rule_book_may_be_read_otherwise(plays: str, readings: RuleReadings, fault: str) -> None:
    """The same play is right or wrong as one reads it."""
    assert code(played(plays, readings)) == fault


# --- what may be played ----------------------------------------------------------------------------------------------


def texts(trick: Trick, cards: str) -> list[str]:
    """What may be played of the cards, and what has to be said with it."""
    plays = lawful(trick, assign_ids(cards.split()))
    return sorted(
        " ".join([*sorted(TEXT[card] for card in play.cards), *("!" + word for word in play.said)]) for play in plays
    )


@pytest.mark.parametrize(
    ("plays", "cards", "expected"),
    [
        ("9c", "8h 9h 10h 10d", ["10d", "10h"]),
        ("9c 9d", "10h 10d Jk 2c", ["10d 10h", "Jk"]),
        (HEARTS, "2h 9h Qh Kd Jk", ["2h !unbeatable", "Qh"]),
        ("5h | 9h", "2h 2c", ["2c", "2h !unbeatable"]),
        ("3c | 4d | 5h", "2h 6c 6d Jk", ["6c", "6d"]),
        ("Jk", "2h 2c Jk", ["Jk"]),
    ],
)
def test_what_may_be_played_is_listed(plays: str, cards: str, expected: list[str]) -> None:
    """Each hand once, with "unbeatable" where it must be said."""
    assert texts(trick_after(plays), cards) == expected


def test_what_is_listed_is_right_and_nothing_else() -> None:
    """However a trick has gone, listed plays have no fault, and others that are hands have one."""
    rng = Random(8)
    for _ in range(100):
        trick = Trick.lead(rng.choice(("higher", "lower")))
        cards = [*rng.sample(deck(), 40), *(fake(rng.choice(("3c", "8d")), copy) for copy in range(6))]
        for _ in range(8):
            held = rng.sample(cards, 12)
            plays = lawful(trick, held)
            assert all(judge(trick, play.hand, play.said, MANY).fault is None for play in plays)
            listed = {play.hand for play in plays}
            assert not any(beats(trick, play.hand) for play in lawful_sets(held) if play.hand not in listed)
            if plays:
                chosen = rng.choice(plays)
                trick = trick.after(chosen.hand, chosen.said)


def test_what_must_be_said_can_not_be_left_out() -> None:
    """Without it, a listed play that asks for it is at fault."""
    trick = trick_after("5h | 9h")
    play = next(play for play in lawful(trick, assign_ids(["2h"])))

    assert play.said == {UNBEATABLE}
    assert code(judge(trick, play.hand, SILENT, MANY)) == "spite_no_unbeatable"


def test_judging_leaves_the_trick_as_it_was() -> None:
    """A trick never changes: a play makes another one."""
    trick = trick_after("9c")
    before = (trick.direction, trick.recent, trick.arity, trick.consecs)

    judge(trick, valid("10c"), frozenset({CAM}), MANY)
    assert (trick.direction, trick.recent, trick.arity, trick.consecs) == before
    assert cards_fault(trick, valid("10c")) is None
