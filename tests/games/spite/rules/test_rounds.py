"""The session: deals, the swap by score, the first lead, and places."""

import random
from collections import Counter

import pytest

from p2p_malice.engine import game
from p2p_malice.engine.game import combined
from p2p_malice.errors import GameError, IllegalMoveError, OptionsError
from p2p_malice.games.spite.cards import DECK, assign_ids
from p2p_malice.games.spite.game import SPITE
from p2p_malice.games.spite.options import RULES, check_seats, parse_options
from p2p_malice.games.spite.rules.rounds import go_on
from p2p_malice.games.spite.rules.scoring import half_of, new_score, points, swap_values
from p2p_malice.games.spite.rules.trick_play import turn_bounty
from p2p_malice.games.spite.state import State, deal
from p2p_malice.protocol.message_codec import decode_from_table, encode
from p2p_malice.protocol.messages import Show
from tests.games.spite.seats import SEED, after, at_table, faults, first_round, kinds, told

# --- the deal --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(3, 10))
def test_everybody_is_dealt_eleven_cards(seats: int) -> None:
    """One card is turned as the bounty, which is no joker; the rest is the deck."""
    at = deal(seats, "spite", SEED).at

    assert [len(cards) for cards in at.hands] == [11] * seats
    assert len(at.deck) == DECK - 11 * seats - 1
    assert (len(at.pile), at.fakes) == (5, [()] * seats)


def test_a_joker_is_no_bounty() -> None:
    """It is shuffled back."""
    for seed in range(80):
        assert deal(3, "spite", seed.to_bytes(32)).view(0).pile("bounty").cards != ("Jk",)


def test_a_joker_that_is_turned_goes_back_and_another_card_is_turned() -> None:
    """The deck is shuffled with it."""
    at = at_table("3c", "4c", "5c").at.copy()
    (joker,) = assign_ids(["Jk"])
    at.deck = (*(card for card in at.deck if card != joker), joker)
    turn_bounty(at)

    assert at.bounty not in (None, joker)
    assert joker in at.deck
    assert at.shuffles == 1


@pytest.mark.parametrize("seats", [2, 10])
def test_three_to_nine_play(seats: int) -> None:
    """Neither fewer nor more."""
    with pytest.raises(OptionsError, match="players_between"):
        check_seats(seats)


@pytest.mark.parametrize("name", RULES)
def test_options_are_written_as_they_are_read(name: str) -> None:
    """Each of them; what is as usual is left out."""
    metadata = RULES[name].metadata
    values = metadata.get("words") or [*map(str, metadata["range"])]

    texts = [str(parse_options(f"spite {name}={value}")) for value in values]
    assert len(set(texts)) == len(values)
    assert [str(parse_options(text)) for text in texts] == texts


# --- the first lead --------------------------------------------------------------------------------------------------


def test_the_first_to_lead_a_three_leads() -> None:
    """Whoever sits where; any hand that holds one will do."""
    state = first_round("3c 9c", "3d 4d 5d 6d 7d 9d", "3h 9h").after(1, "3d+4d+5d+6d+7d")

    assert (told(state, "misplay"), state.turn) == ([], (2,))


def test_another_rank_is_a_misplay_while_threes_are_open() -> None:
    """The others may still claim the lead."""
    state = after(first_round("3c 9c", "3d 9d", "3h 9h"), "1: 9d")

    assert (faults(state), state.turn, len(state.at.hands[1])) == (["claim"], (0, 2), 2)


def test_once_all_decline_fours_may_lead() -> None:
    """And so on; time does the same."""
    state = first_round("3c 4c", "5d 9d", "6h 9h")
    declined = after(state, "0: decline", "1: decline", "2: decline")

    assert declined.at.claim == state.expire(state.clocks[0].number).at.claim == 1
    assert declined.after(0, "4c").turn == (1,)


def test_if_nobody_claims_the_player_left_of_the_dealer_leads() -> None:
    """After the last rank."""
    assert after(first_round("3c 4c", "5d 9d", "6h 9h"), *["…"] * 16).turn == (1,)


# --- places and scores -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("score", "before", "place", "seats", "now"),
    [(4, 1, 3, 6, 0), (-3, -1, 5, 6, -4), (2, 1, 1, 6, 2), (5, 1, 2, 5, 0), (3, 0, 2, 5, 0), (2, 0, 1, 3, 0)],
)
def test_a_score_decays_is_reset_and_grows(score: int, before: int, place: int, seats: int, now: int) -> None:
    """One towards 0; 0 for whoever is not in the same half as last time; then the points of the place."""
    assert new_score(score, before, place, seats) == now


@pytest.mark.parametrize("seats", range(3, 10))
def test_points_add_up_to_nothing(seats: int) -> None:
    """What the first get, the last lose; the middle place of an odd table is in neither half."""
    assert sum(points(place, seats) for place in range(seats)) == 0
    assert [half_of(place, seats) for place in range(seats)].count(0) == seats % 2


def test_the_swap_puts_down_the_highest_or_the_lowest() -> None:
    """Jokers are above 2s; nobody puts down more than they hold."""
    at = at_table("Jk 2c Ad 3c", "4c", "5c").at

    assert [swap_values(at.hands[0], score) for score in (-2, 1, 0, -11)] == [[15, 16], [0], [], [0, 14, 15, 16]]


def test_scores_change_cards() -> None:
    """Above 0 one takes what others put down of their highest, and the other way round; among equals one chooses."""
    state = next_round("3c 3d 9c", "4c 5c Kh Kd", "6c 7c")

    assert state.turn == (0, 1)
    with pytest.raises(IllegalMoveError, match="spite_swap"):
        state.after(0, "9c")
    done = after(state, "0: 3d", "1: Kd")
    assert "Kd" in done.view(0).pile("hand", 0).cards
    assert "3d" in done.view(1).pile("hand", 1).cards
    assert done.view(0).pile("gave", 0).shows == "3d"
    assert "Kd" in (done.view(0).pile("got", 0).shows or "").split()
    assert (told(done, "put down"), done.turn) == ([(0, 1), (1, 1)], (1,))


def next_round(*hands: str) -> State:
    """The second round, before the swap; the scores of the first three are 1, -1 and 0."""
    at = at_table(*hands).at.copy()
    at.round, at.scores, at.leader = 2, [1, -1, 0], 1
    at.phase, at.put = "swap", [None, None, ()]
    return State(at)


# --- what is seen ----------------------------------------------------------------------------------------------------


def random_move(state: game.State, seat: int, rng: random.Random) -> str:
    """Any move that the offers allow, against the rules or not."""
    offers = state.offers(seat)
    listed = [*offers.moves, *offers.may]
    free = offers.free or (offers.ahead if rng.random() < 0.1 else None)
    if free is None or (listed and rng.random() < 0.4):
        return rng.choice(listed) if listed else ""
    count = min(max(free.least, rng.choice((1, 1, 1, 2, 3, 5))), free.most)
    said = rng.sample(free.words, 1) if free.words and rng.random() < 0.2 else []
    return combined(rng.sample(free.cards, count), said)


def cards_of(state: State) -> list[int]:
    """Every card, wherever it lies."""
    at = state.at
    lying = [*at.hands, *at.fakes, at.deck, at.out, at.pile, *(played.cards for played in at.table)]
    lying += [each.cards for each in at.early]
    lying += [each.played.cards for each in at.pending if each.waits]
    return [card for cards in lying for card in cards] + [card for card in (at.bounty,) if card is not None]


@pytest.mark.parametrize("seats", range(3, 10))
def test_any_play_keeps_all_cards_hides_what_is_hidden_and_ends(seats: int) -> None:
    """Misplays, calls and clocks included. What a seat can't see makes no difference to what it is shown."""
    rng = random.Random(seats)
    state = deal(seats, "spite rounds=2", rng.randbytes(32))
    for _ in range(20_000):
        if state.result:
            break
        assert sorted(Counter(cards_of(state)).values()) == [1] * (DECK + 5)
        seat = rng.randrange(seats)
        if rng.random() < 0.05:
            view = state.view(seat)
            assert SPITE.resample(view, rng).view(seat) == view
            shown = decode_from_table(encode(Show(1, view, state.events)))
            assert shown == Show(1, view, state.events)
        if state.clocks and (not state.turn or rng.random() < 0.1):
            state = state.expire(rng.choice(state.clocks).number)
        elif move := random_move(state, seat, rng):
            try:
                state = state.after(seat, move)
            except GameError as error:
                assert error.code in ("spite_must_lead", "spite_swap")

    assert state.result is not None


def test_it_can_be_seen_how_each_score_came_about() -> None:
    """By round: the place, the score before, what was kept of that, and the score with the points for the place."""
    at = deal(4, "spite rounds=3 window=0 first_lead=no", SEED, 0).at.copy()
    for finished in ((0, 1, 2), (0, 3, 1)):
        at.hands, at.finished, at.phase = (
            [cards if seat not in finished else () for seat, cards in enumerate(at.hands)],
            finished,
            "round over",
        )
        go_on(at)
    view = State(at).view(None)
    assert view.pile("rounds").shows == "3"
    assert [view.pile("counted", seat).shows for seat in range(4)] == [
        "1:0:0:2 1:2:1:3",
        "2:0:0:1 3:1:0:-1",
        "3:0:0:-1 4:-1:0:-2",
        "4:0:0:-2 2:-2:0:1",
    ]


# --- who comes late --------------------------------------------------------------------------------------------------


def test_nobody_waits_for_who_comes_late() -> None:
    """The seat has no cards and no place, and is dealt in once its player has come."""
    state = deal(4, "spite rounds=2 window=0 first_lead=no", SEED, 0).after(2, "absent")

    assert [len(cards) for cards in state.at.hands] == [11, 11, 0, 11]
    assert state.view(0).pile("absent", 2).shows
    joined = state.after(2, "join")
    assert [event.kind for event in joined.events] == ["join"]
    assert not joined.offers(2)
    at = joined.at.copy()
    at.hands[0], at.hands[1] = (), ()
    at.finished, at.phase = (0, 1), "round over"
    go_on(at)
    assert [len(cards) for cards in at.hands] == [11] * 4
    assert at.scores == [2, 1, -2, -1]
    assert [State(at).view(0).pile("counted", seat).shows for seat in (0, 2)] == ["1:0:0:2", "-"]
    assert at.leader == 2


@pytest.mark.parametrize("move", ["absent", "join"])
def test_only_who_is_not_there_comes_late(move: str) -> None:
    """Once somebody has played, nobody is left out; and nobody joins who plays."""
    state = at_table("3c 4c", "5c", "6c", "7c").after(0, "3c")

    with pytest.raises(IllegalMoveError, match="spite_not_now"):
        state.after(1, move)


@pytest.mark.parametrize(("others", "is_told"), [(["4c 7d", "3c Kd"], True), (["4c 7d", ""], False)])
def test_that_the_others_play_on_is_told_where_any_do(others: list[str], is_told: bool) -> None:
    """One who has lost the round plays no more."""
    out = at_table("5c", *others).after(0, "5c")
    assert "out" in kinds(out)
    assert ("places" in kinds(out)) == is_told


def test_who_is_left_out_first_makes_no_difference() -> None:
    """A saved game is dealt again without those who were away, and has to go on with the same cards."""
    state = deal(5, "spite", SEED, 0)

    orders = [state.after(2, "absent").after(4, "absent"), state.after(4, "absent").after(2, "absent")]
    assert [order.at.deck[:22] for order in orders] == [(*state.at.hands[2], *state.at.hands[4])] * 2
    assert [order.at.deck[22:] for order in orders] == [state.at.deck] * 2


def test_three_have_to_be_there() -> None:
    """With fewer there is no game."""
    with pytest.raises(IllegalMoveError, match="spite_too_few"):
        deal(3, "spite", SEED).after(1, "absent")
