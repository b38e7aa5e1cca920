"""The deck of Spite, its fake jokers, and how cards are written."""

from collections import Counter

import pytest

from p2p_malice.engine.cards import shuffled
from p2p_malice.errors import NotationError
from p2p_malice.games.spite.cards import (
    DECK,
    FAKE_COPIES,
    FAKE_FACES,
    JOKER_VALUE,
    LADDER,
    RANKS,
    RUNG,
    SUIT,
    TEXT,
    THIRTEEN,
    VALUE,
    assign_ids,
    deck,
    fake,
    is_fake,
    is_joker,
    parse_card,
    rank_text,
)


def test_the_deck_has_189_cards() -> None:
    """There are 12 cards of each of 15 ranks, six red 13s and three jokers."""
    cards = deck()

    counts = Counter(VALUE[card] for card in cards)
    assert len(cards) == len(set(cards)) == DECK == 189
    assert {counts[value] for value in LADDER} == {12}
    assert Counter(TEXT[card] for card in cards if TEXT[card].startswith("13")) == {"13h": 3, "13d": 3}
    assert sum(map(is_joker, cards)) == 3
    assert not any(map(is_fake, cards))


def test_each_suit_has_three_cards_of_a_rank() -> None:
    """Each pack holds every ordinary face once."""
    texts = Counter(TEXT[card] for card in deck())

    assert set(texts.values()) == {3}
    assert len(texts) == 63


def test_ranks_go_from_3_to_2() -> None:
    """A 2 is the highest card but for jokers, and 13 lies between 12 and the jack."""
    in_order = ["3c", "4c", "10c", "11c", "12c", "13h", "Jc", "Qc", "Kc", "Ac", "2c", "Jk"]

    values = [VALUE[parse_card(text)] for text in in_order]
    assert values == sorted(values)
    assert values[-1] == JOKER_VALUE


def test_the_ladder_has_fifteen_ranks() -> None:
    """After 12 comes the jack: 13s are on no ladder."""
    assert len(LADDER) == 15
    assert THIRTEEN not in LADDER
    assert [RUNG[value] for value in LADDER] == list(range(15))
    assert RUNG[RANKS.index("J")] == RUNG[RANKS.index("12")] + 1


def test_fake_jokers_have_ordinary_faces() -> None:
    """No fake joker shows an 11, a 12, a 13 or a joker."""
    assert len(FAKE_FACES) == len(set(FAKE_FACES)) == 52
    assert not {"11c", "12c", "13h", "Jk"} & set(FAKE_FACES)


def test_equal_fake_jokers_are_told_apart() -> None:
    """Ten fake jokers of any faces have ten ids, and none of them is in the deck."""
    cards = {fake(face, copy) for face in FAKE_FACES for copy in range(FAKE_COPIES)}

    assert len(cards) == 520
    assert min(cards) == DECK
    assert all(map(is_fake, cards))
    assert {TEXT[fake("8d", copy)] for copy in range(FAKE_COPIES)} == {"8d*"}


def test_a_fake_joker_has_the_value_and_suit_of_its_face() -> None:
    """Face up it is the card that is printed on it."""
    card = fake("8d", 3)

    assert (VALUE[card], SUIT[card]) == (VALUE[parse_card("8d")], SUIT[parse_card("8d")])


@pytest.mark.parametrize("card", [*range(0, len(TEXT), 7), len(TEXT) - 1])
def test_a_text_is_read_back(card: int) -> None:
    """A card's text gives a card of the same text."""
    assert TEXT[parse_card(TEXT[card])] == TEXT[card]


def test_texts_get_different_ids() -> None:
    """Cards known by their texts alone get ids of their own."""
    texts = ["8d", "8d*", "8d", "8d*", "Jk", "13h", "Jk", "Jk"]

    cards = assign_ids(texts)
    assert len(set(cards)) == len(texts)
    assert [TEXT[card] for card in cards] == texts


@pytest.mark.parametrize("text", ["", "3", "13s", "1c", "Jk*", "11c*", "8d**", "8D", " 8d"])
def test_other_texts_are_no_cards(text: str) -> None:
    """There are no black 13s, and no fake jokers of ranks that ordinary packs lack."""
    with pytest.raises(NotationError) as caught:
        parse_card(text)

    assert caught.value.code == "no_card"


@pytest.mark.parametrize(("texts", "most"), [(["3c"] * 4, 3), (["Jk"] * 4, 3), (["8d*"] * 11, 10)])
def test_there_are_only_so_many_of_a_face(texts: list[str], most: int) -> None:
    """Three of the deck's cards are alike, and up to ten fake jokers."""
    with pytest.raises(NotationError) as caught:
        assign_ids(texts)

    assert caught.value.facts["most"] == most


@pytest.mark.parametrize(("face", "copy"), [("8d", 10), ("8d", -1), ("11d", 0), ("Jk", 0)])
def test_other_fake_jokers_do_not_exist(face: str, copy: int) -> None:
    """A fake joker has an ordinary face, and a number below ten."""
    with pytest.raises(NotationError):
        fake(face, copy)


def test_ranks_are_written_as_on_the_cards() -> None:
    """A value is written as its rank."""
    assert [rank_text(value) for value in (0, THIRTEEN, 15, JOKER_VALUE)] == ["3", "13", "2", "Jk"]


def test_the_deck_is_shuffled_as_any_other() -> None:
    """A shuffle loses and doubles no card."""
    assert sorted(shuffled(deck(), bytes(32), 0)) == deck()
