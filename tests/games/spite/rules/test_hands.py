"""What cards make a hand of Spite, and which of two hands is higher."""

from itertools import product
from random import Random

import pytest

from p2p_malice.games.spite.cards import VALUE, fake, parse_card, rank_text
from p2p_malice.games.spite.rule_readings import RECOMMENDED, RuleReadings
from p2p_malice.games.spite.rules.hands import NO_VALUE, Hand, is_higher, read
from tests.games.spite.playing import hand_of, valid
from tests.games.spite.slowly import random_texts, slow_read

VALID = {
    "9s": "same",
    "6h 6h 6h": "same",
    "9c 13h": "same",
    "9c 13h 13d": "same",
    "9c 9d 13h": "same",
    "9c 13h 13d 13d": "same",
    "13h 13d 13d 13h": "same",
    "8s 8d*": "same",
    "6h 6h 6h 6h*": "same",
    "3s 4c 5c 6d 7c": "straight",
    "4s 4h Js Jd 13h": "full house",
    "8s 9h 10d 11c 13h": "straight",
    "8h 9h 10h 11h 13h": "straight",
    "3d 4c 5c 6s 13h": "straight",
    "3h 5h 9h Kh 13d": "flush",
    "5s 5h 5d 9c 13h": "full house",
    "5s 5h 5d 5c 13h": "quads",
    "Js Jd 13h 13h 13d": "full house",
    "5s 9d 13h 13h 13d": "straight",
    "5s 5h 5d 13d 9h": "full house",
    "11s 12h Jd Qc Ks": "straight",
    "10s 11h 12d Jc Qs": "straight",
    "Js Qh Kd Ac 2s": "straight",
    "5h 5h 5h 9h 9h": "flush",
    "3s 4s 5s 6s 7s": "straight flush",
    "5h 5h 5h 5h* 9h": "quads",
    "9s 9h 9d 9c Jh": "quads",
    "Jk": "joker",
    "5s 5h 5d 5c 5c": "joker",
    "5s 5h 5d 5c 5c 5s 5h": "joker",
    "5s 5h 5d 5c 5c*": "joker",
    "13h 13h 13h 13d 13d": "joker",
    "F1": "down",
    "F6": "down",
}

NO_HANDS = """\
4s 4h 6s 6h 8d
9s 9h 9d Jc Qc
As 2h 3d 4c 5s
2h 3d 4c 5s 6s
Ks Ad 2h 3d 4c
5s 5d 6h
5s 6d
5s Jk
Jk Jk
Jk 13h
9s 9h 9d Jc
3s 4s 5s 6s 7s 8s
5s 5h 5d 5c 5c 13h
4s 4h 6s 8s 13d
3h 5h 9h Ks 13d
13h 13h 13h 13d 13d Jk
8d* Jk
F0
""".splitlines()


@pytest.mark.parametrize(("cards", "kind"), VALID.items())
def test_these_are_hands(cards: str, kind: str) -> None:
    """One to four of a value, poker hands, joker hands, fake jokers face down."""
    hand = valid(cards)

    assert kind in (hand.kind, hand.poker)


@pytest.mark.parametrize(
    ("cards", "ranks"),
    [
        ("4s 4h Js Jd 13h", "4 J"),
        ("4s 4h 4d Jd 13h", "4 J"),
        ("4s Jh Jd Jd 13h", "J 4"),
        ("8s 9h 10d 11c 13h", "11"),
        ("8h 9h 10h 11h 13h", "11"),
        ("3d 4c 5c 6s 13h", "7"),
        ("12s Qh Kd 13h 13d", "K"),
        ("3h 5h 9h Kh 13d", "K 9 5 3 3"),
        ("5h 9h Kh 13d 13h", "K 9 5 3 3"),
        ("5s 5h 5d 9c 13h", "5 9"),
        ("5s 5h 5d 5c 13h", "5 3"),
        ("3s 3h 3d 3c 13h", "3 4"),
        ("Js Jd 13h 13h 13d", "3 J"),
        ("3s 3d 13h 13h 13d", "3 4"),
        ("Js Jd Jh 13h 13d", "J 3"),
        ("5s 9d 13h 13h 13d", "9"),
        ("5s 10d 13h 13h 13d", "5 10"),
        ("2s 13h 13h 13h 13d", "2"),
    ],
)
def test_13s_make_the_lowest_hand(cards: str, ranks: str) -> None:
    """The class is the lowest, then the ranks are."""
    hand = valid(cards)

    assert " ".join(map(rank_text, hand.key[1:-1])) == ranks
    assert hand.key[-1] == -hand.thirteens


@pytest.mark.parametrize("cards", NO_HANDS)
def test_these_are_no_hands(cards: str) -> None:
    """No two pairs, no low straights, no joker among other cards, no six cards with a 13."""
    assert hand_of(cards) is None


def test_no_cards_are_no_hand() -> None:
    """A hand has a card at least."""
    assert read([]) is None


def test_regular_cards_are_not_laid_face_down() -> None:
    """Only fake jokers are, and nothing beside them."""
    assert read([parse_card("8d"), fake("8d", 0)], down=True) is None


def test_fakes_face_down_show_nothing() -> None:
    """Only how many they are can be told."""
    assert read([fake("8d", 0), fake("9h", 0)], down=True) == read([fake("3c", 0), fake("3c", 1)], down=True)


ABOVE = {
    "rank": "9s > 8s",
    "two-high": "2c > As",
    "thirteen-above-12": "13h > 12c",
    "jack-above-13": "Jc > 13h",
    "coloured-on-mixed": "5h 5d > 5s 5d",
    "suited-on-coloured": "5c 5c > 5h 5d",
    "natural-pair": "9s 9h > 9c 13h",
    "wild-pair-of-9s-on-8s": "9c 13h > 8c 8c",
    "fewer-13s": "9c 9d 13h > 9h 13h 13h",
    "13s-on-12s": "13h 13d > 12s 12c",
    "jacks-on-13s": "Js Jc > 13h 13d",
    "13s-suited": "13h 13h > 13h 13d",
    "13-has-a-colour": "9d 13h > 9c 13h",
    "13-has-a-suit": "9h 13h > 9d 13h",
    "natural-straight-to-11": "7s 8s 9h 10d 11c > 8s 9h 10d 11c 13h",
    "wild-straight-on-10": "8s 9h 10d 11c 13h > 6s 7s 8h 9d 10c",
    "natural-straight-to-7": "3s 4s 5h 6d 7c > 3d 4c 5c 6s 13h",
    "straight-to-11-on-7": "8h 9h 10h 11h 13h > 3s 4s 5h 6d 7c",
    "top-straight": "Js Qh Kd Ac 2s > 12s Jh Qd Kc As",
    "full-house-on-straight": "3s 3h 3d 4c 4s > Js Qh Kd Ac 2s",
    "flush-on-full-house": "3h 4h 5h 6h 8h > 2s 2h 2d Ac As",
    "quads-on-flush": "3s 3h 3d 3c 4s > 2h Ah Kh Qh 12h",
    "straight-flush-on-quads": "3s 4s 5s 6s 7s > 2s 2h 2d 2c As",
    "trips-first": "5s 5h 5d 3c 3s > 4s 4h 4d 2c 2s",
    "then-the-pair": "5s 5h 5d 9c 9s > 5s 5h 5d 8c 8s",
    "flush-by-top": "3h 4h 5h 6h Kh > 7d 8d 9d 10d Qd",
    "flush-to-the-last": "4h 5h 9h Kh Kh > 3d 5d 9d Kd Kd",
    "flush-with-13": "3d 3d 5d 9d Kd > 3h 5h 9h Kh 13d",
    "flush-with-13-above": "3h 5h 9h Kh 13d > 3d 3d 4d 9d Kd",
    "quads-by-kicker": "5s 5h 5d 5c 4h > 5s 5h 5d 5c 13h",
    "quads-with-13-natural": "5s 5h 5d 5c 3h > 5s 5h 5d 5c 13h",
    "joker-on-2s": "Jk > 2h",
    "five-3s-on-joker": "3s 3h 3d 3c 3c > Jk",
    "six-on-five": "3s 3h 3d 3c 3c 3d > 2s 2h 2d 2c 2c",
    "five-by-value": "13h 13h 13h 13d 13d > 12s 12h 12d 12c 12c",
    "joker-hand-on-straight-flush": "3s 3h 3d 3c 3c > Js Qs Ks As 2s",
}


@pytest.mark.parametrize("pair", ABOVE.values(), ids=ABOVE)
def test_a_hand_ranks_above_another(pair: str) -> None:
    """By value, fewer 13s and similarity; poker hands by class, values and fewer 13s; joker hands by size and value."""
    high, low = map(valid, pair.split(" > "))

    assert is_higher(high, low)
    assert not is_higher(low, high)


@pytest.mark.parametrize(
    "pair", ["9s = 9h", "5h 5h = 5c 5c", "5h 5s = 5c 5d", "Jk = Jk", "3s 4s 5h 6d 7c = 3c 4d 5d 6d 7h", "8d = 8d*"]
)
def test_equal_hands_are_not_higher(pair: str) -> None:
    """Suits make no difference but for similarity, and that none among poker hands."""
    one, other = map(valid, pair.split(" = "))

    assert not is_higher(one, other)
    assert not is_higher(other, one)


@pytest.mark.parametrize(
    ("cards", "is_natural", "thirteens", "value"),
    [
        ("9s", True, 0, "9"),
        ("9s 13h", False, 1, "9"),
        ("13h 13d", True, 2, "13"),
        ("5s 5h 5d 5c 5c", True, 0, "5"),
        ("5s 5h 5d 5c 13d", False, 1, ""),
        ("3s 4s 5h 6d 7c", True, 0, ""),
        ("F2", True, 0, ""),
    ],
)
def test_a_hand_is_natural_if_no_13_is_wild(cards: str, is_natural: bool, thirteens: int, value: str) -> None:
    """13s alone are natural, of the value 13."""
    hand = valid(cards)

    assert (hand.is_natural, hand.thirteens) == (is_natural, thirteens)
    assert hand.value == (VALUE[parse_card(value + "h")] if value else NO_VALUE)


def test_suits_are_a_multiset() -> None:
    """They are those printed on the cards, a 13's as well, in one order."""
    assert valid("9s 9c 9s").suits == valid("4s 4s 4c").suits == (0, 3, 3)
    assert valid("9s 13h").suits == (2, 3)


# --- readings --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("has_suits", [True, False])
def test_a_13_may_count_in_similarity(has_suits: bool) -> None:
    """A 9 of clubs with a red 13 is mixed, or suited if the 13 is left out."""
    readings = RuleReadings(thirteens_have_suits=has_suits)
    black, red = valid("9c 13h", readings), valid("9h 13h", readings)

    assert is_higher(red, black) is has_suits


def test_13s_alone_have_suits_in_any_case() -> None:
    """Nothing else is there to count."""
    readings = RuleReadings(thirteens_have_suits=False)

    assert is_higher(valid("13h 13h", readings), valid("13h 13d", readings))


def test_13s_alone_may_be_no_naturals() -> None:
    """Then five of them are no joker hand, and a 13 isn't natural, though its value is 13 all the same."""
    readings = RuleReadings(thirteens_natural=False)

    assert hand_of("13h 13h 13h 13d 13d", readings) is None
    assert not valid("13h", readings).is_natural
    assert valid("13h 13d", readings).key == valid("13h 13d").key


# --- laws ------------------------------------------------------------------------------------------------------------


def random_hands(rng: Random, count: int) -> list[Hand]:
    """So many valid hands."""
    hands: list[Hand] = []
    while len(hands) < count:
        hand = read([parse_card(text) for text in random_texts(rng)])
        hands += [hand] if hand else []
    return hands


def differing(rng: Random, count: int) -> list[list[str]]:
    """Those of so many random sets of cards that are read otherwise than slowly."""
    found = []
    for _ in range(count):
        texts = random_texts(rng)
        hand = read([parse_card(text) for text in texts])
        if (hand and (hand.kind, hand.key)) != slow_read(texts):
            found.append(texts)
    return found


def test_hands_are_read_as_by_trying_everything() -> None:
    """The lowest hand that 13s make is the lowest of all that they could make."""
    assert differing(Random(1), 3000) == []


def test_hands_are_in_a_strict_weak_order() -> None:
    """None is above itself, none of two above each other, and both being above and being equal carry over."""
    rng = Random(2)
    for arity in range(1, 6):
        hands = [hand for hand in random_hands(rng, 1500) if hand.arity == arity or hand.kind == "joker"]
        for _ in range(3000):
            one, two, three = rng.choices(hands, k=3)
            assert not is_higher(one, one)
            assert not (is_higher(one, two) and is_higher(two, one))
            if is_higher(one, two) and is_higher(two, three):
                assert is_higher(one, three)
            if not is_higher(one, three):
                assert not (is_higher(one, two) and not is_higher(three, two))


def test_the_order_of_cards_makes_no_difference() -> None:
    """However they are laid, they are the same hand; so are others with the same faces."""
    rng = Random(3)
    for _ in range(500):
        cards = [parse_card(text) for text in random_texts(rng)]
        mixed = rng.sample(cards, len(cards))

        assert read(cards) == read(mixed)


def test_readings_are_recommended_by_default() -> None:
    """Without any, hands are read as we recommend."""
    assert RuleReadings() == RECOMMENDED


def test_every_poker_hand_of_four_13s_is_a_straight() -> None:
    """Four 13s with any other card make the lowest straight that holds it."""
    for rank, suit in product(("3", "7", "8", "J", "2"), "ch"):
        assert valid(f"{rank}{suit} 13h 13h 13h 13d").poker == "straight"
