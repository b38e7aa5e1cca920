"""All the hands that cards make."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from p2p_malice.games.spite.cards import DECK, TEXT, VALUE, assign_ids, deck, fake, parse_card
from p2p_malice.games.spite.rule_readings import RuleReadings
from p2p_malice.games.spite.rules.hands import DOWN, read
from p2p_malice.games.spite.rules.possible_hands import Play, lawful_sets
from tests.games.spite.slowly import random_texts


def texts_of(plays: list[Play]) -> Counter[tuple[str, ...]]:
    """The texts of the plays that lie face up, and how often each is among them."""
    return Counter(tuple(sorted(TEXT[card] for card in play.cards)) for play in plays if play.hand.kind != DOWN)


def all_sets(cards: list[int], readings: RuleReadings) -> Counter[tuple[str, ...]]:
    """The texts of all sets of cards that make a hand, found by trying every set."""
    found = {
        tuple(sorted(TEXT[card] for card in chosen))
        for size in range(1, len(cards) + 1)
        for chosen in combinations(cards, size)
        if read(chosen, readings=readings)
    }
    return Counter(found)


def some_cards(rng: Random) -> list[int]:
    """A few cards that make many hands."""
    texts: Counter[str] = Counter()
    while texts.total() < 9:
        texts += Counter(random_texts(rng)[: 9 - texts.total()])
        texts = Counter({text: min(count, 10 if "*" in text else 3) for text, count in texts.items()})
    return assign_ids(list(texts.elements()))


@pytest.mark.parametrize(
    "readings", [RuleReadings(), RuleReadings(thirteens_natural=False, thirteens_have_suits=False)]
)
def test_every_hand_is_found_once(readings: RuleReadings) -> None:
    """Those of random cards are those that trying every set of them finds."""
    rng = Random(4)
    for _ in range(60):
        cards = some_cards(rng)

        assert texts_of(lawful_sets(cards, readings)) == all_sets(cards, readings)


def test_each_is_read_as_its_cards_are() -> None:
    """A hand comes with cards of the player's that make it."""
    rng = Random(5)
    for _ in range(60):
        cards = some_cards(rng)
        for play in lawful_sets(cards):
            assert play.hand == read(play.cards, down=play.hand.kind == DOWN)
            assert set(play.cards) <= set(cards)
            assert not play.said


def test_an_arity_leaves_out_others() -> None:
    """Joker hands and fake jokers face down have none."""
    rng = Random(6)
    for _ in range(60):
        cards = some_cards(rng)
        every = lawful_sets(cards)
        for arity in range(1, 6):
            wanted = [play for play in every if play.hand.arity == arity or play.hand.kind in ("joker", "down")]
            assert Counter(lawful_sets(cards, arity=arity)) == Counter(wanted)


def test_fakes_are_laid_down_from_the_lowest() -> None:
    """There is one way for each number of them."""
    cards = [fake("Ah", 0), parse_card("4c"), fake("3s", 0), fake("8d", 0)]

    down = [play.cards for play in lawful_sets(cards) if play.hand.kind == DOWN]
    assert [[TEXT[card] for card in chosen] for chosen in down] == [["3s*"], ["3s*", "8d*"], ["3s*", "8d*", "Ah*"]]


def test_a_fake_face_up_is_another_card() -> None:
    """Playing the fake joker leaves another hand than playing the card that it looks like."""
    found = texts_of(lawful_sets(assign_ids(["8d", "8d*"])))

    assert found == {("8d",): 1, ("8d*",): 1, ("8d", "8d*"): 1}


def test_no_cards_make_no_hands() -> None:
    """A player without cards can't play."""
    assert lawful_sets([]) == []


def test_many_cards_are_no_trouble() -> None:
    """Of a whole suit, of one rank, and of 19 cards of the deck the hands are found, each once."""
    suit = [card for card in deck() if TEXT[card][-1] == "h"][:19]
    rank = [card for card in deck() if VALUE[card] == 4] + [fake("7h", copy) for copy in range(10)]
    mixed = Random(7).sample(range(DECK), 19)

    for cards in (suit, rank, mixed):
        found = texts_of(lawful_sets(cards))
        assert max(found.values()) == 1
