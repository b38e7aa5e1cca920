"""The rules of Spite & Malice in the mdw variant, case by case."""

from collections import Counter

import pytest

from p2p_malice.engine.cards import RANK, TEXT
from p2p_malice.errors import IllegalMoveError, NotationError, OptionsError
from p2p_malice.games.malice.rules import deal
from tests.helpers import all_cards, play, position, refused, texts

SEED = bytes(range(32))


# --- the deal --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "draw"), [("mdw payoff=11", 72), ("mdw", 52), ("mdw payoff=31", 32)])
def test_two_packs_leave_a_draw_pile_that_depends_on_the_payoff(rules: str, draw: int) -> None:
    """With 104 cards, payoff piles of 11, 21 or 31 and two hands of five leave 72, 52 or 32 to draw."""
    state = deal(2, rules, SEED)

    assert len(state.draw) == draw
    assert len(all_cards(state)) == 104


def test_the_pack_is_two_ordinary_packs() -> None:
    """There are two of each of the 52 cards and no jokers."""
    state = deal(2, "mdw", SEED)

    faces = Counter(TEXT[card] for card in all_cards(state))
    assert len(faces) == 52
    assert set(faces.values()) == {2}


def test_both_hands_are_dealt_before_play() -> None:
    """Each player holds five cards before the first move."""
    state = deal(2, "mdw", SEED)

    assert [len(hand) for hand in state.hands] == [5, 5]


def test_the_higher_payoff_top_starts() -> None:
    """The player with the higher payoff card starts; kings are highest, aces lowest."""
    for number in range(200):
        state = deal(2, "mdw", number.to_bytes(32, "big"))
        tops = [RANK[payoff[-1]] for payoff in state.payoffs]
        assert tops[state.player] == max(tops)
        assert tops[0] != tops[1]


def test_equal_payoff_tops_are_shuffled_and_turned_up_again() -> None:
    """On equal tops both payoff piles are shuffled and new tops are turned up; no card changes its pile."""
    dealt = (deal(2, "mdw", number.to_bytes(32, "big")) for number in range(200))
    state = next(state for state in dealt if state.events[0].kind == "equal")

    first_two = state.events[:2]
    assert [event.kind for event in first_two] == ["equal", "equal"]
    assert first_two[0].card == first_two[1].card
    assert {event.seat for event in first_two} == {0, 1}
    assert state.events[-1].kind == "start"
    assert [len(payoff) for payoff in state.payoffs] == [21, 21]


@pytest.mark.parametrize("seats", [2, 9])
def test_tied_piles_of_one_card_are_dealt_again(seats: int) -> None:
    """Shuffling them would break no tie; nobody starts for sitting first, or is told of a new card."""
    for number in range(60):
        state = deal(seats, "official starter=top payoff=1", number.to_bytes(32, "big"))
        tops = [RANK[payoff[-1]] for payoff in state.payoffs]

        assert tops.count(max(tops)) == 1
        assert tops[state.player] == max(tops)
        assert "equal" not in [event.kind for event in state.events]


def test_a_deal_is_for_ever_the_same() -> None:
    """The same seed gives the same cards on every machine: this deal was written down."""
    state = deal(2, "mdw payoff=11", SEED)

    assert texts(state.hands[0]) == ["7s", "Jc", "6c", "Qs", "9c"]
    assert texts(state.payoffs[1])[-3:] == ["Ad", "Ac", "Ah"]


def test_three_players_are_refused() -> None:
    """mdw is for two."""
    with refused(OptionsError, "for 2 players, not 3"):
        deal(3, "mdw", SEED)


# --- building the centre ---------------------------------------------------------------------------------------------


def test_an_ace_begins_a_pile() -> None:
    """An empty centre pile takes an ace, and no other natural card."""
    state = position("hand@0=Ah 2h")

    assert "Ah>c0" in state.moves(0)
    with refused(IllegalMoveError, "pile 1 needs an ace"):
        play(state, "2h>c0")


def test_a_king_may_begin_a_pile() -> None:
    """A king on an empty pile stands for an ace, and the pile then needs a two."""
    state = play(position("hand@0=Kd 5c"), "Kd>c1")

    assert state.view(0).pile("c1").shows == "A"
    assert state.view(0).pile("c1").needs == "2"


def test_a_king_stands_for_the_next_card() -> None:
    """A king on a four is a five, and the pile then needs a six."""
    state = play(position("hand@0=Kd 6c 5c; c0=Ah 2h 3h 4h"), "Kd>c0")

    assert state.view(0).pile("c0").shows == "5"
    assert "6c>c0" in state.moves(0)
    assert "5c>c0" not in state.moves(0)


def test_two_kings_may_follow_each_other() -> None:
    """Four, king, king: the kings are five and six."""
    state = play(position("hand@0=Kd Ks 7c; c0=Ah 2h 3h 4h"), "Kd>c0", "Ks>c0")

    assert state.view(0).pile("c0").needs == "7"


def test_a_king_may_complete_a_pile() -> None:
    """A king on a jack is the queen: the pile has twelve cards and is cleared."""
    state = play(position("hand@0=Kd 5c; c0=Ah 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh"), "Kd>c0")

    assert state.centre[0] == ()
    assert len(state.draw) == 12


def test_a_king_from_a_cleared_pile_is_wild_again() -> None:
    """A king that stood for a five has no value of its own when it is drawn again."""
    state = position("hand@0=Qd; c0=Ah 2h 3h 4h Kh 6h 7h 8h 9h 10h Jh; c1=As")

    state = play(state, "Qd>c0")
    while "Kh" not in texts(state.hands[state.player]):
        state = play(state, next(move for move in state.moves(state.player) if ">d" in move))

    piles = [f"Kh>c{i}" for i in range(4)]
    assert set(piles) <= set(state.moves(state.player))
    assert play(state, "Kh>c1").view(0).pile("c1").shows == "2"


def test_a_completed_pile_is_shuffled_into_the_draw_pile_at_once() -> None:
    """With twenty cards to draw, a completed pile makes thirty-two, in a new order."""
    draw = "As 2s 3s 4s 5s 6s 7s 8s 9s 10s Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c"
    state = position(f"hand@0=Qd 5d; c0=Ah 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh; draw={draw}")

    after = play(state, "Qd>c0")

    assert len(after.draw) == 32
    assert after.shuffles == state.shuffles + 1
    assert texts(after.draw)[:20] != draw.split()
    assert sorted(texts(after.draw)) == sorted([*draw.split(), *texts(state.centre[0]), "Qd"])


def test_the_player_names_the_pile_where_two_fit() -> None:
    """With two piles that need the payoff card, both plays are offered."""
    state = position("payoff@0=2s 5s; c0=Ah 2h 3h 4h; c3=Ac 2c 3c Kc; hand@0=9h")

    assert {"payoff>c0", "payoff>c3"} <= set(state.moves(0))


# --- the hand --------------------------------------------------------------------------------------------------------


def test_the_fifth_card_played_brings_five_new_ones_in_the_same_turn() -> None:
    """A hand emptied by plays is filled at once, and the turn goes on."""
    state = position("hand@0=Ah 2h 3h 4h 5h; draw=6c 7c 8c 9c 10c Jc")

    state = play(state, "Ah>c0", "2h>c0", "3h>c0", "4h>c0", "5h>c0")

    assert state.turn == (0,)
    assert texts(state.hands[0]) == ["Jc", "10c", "9c", "8c", "7c"]


def test_a_hand_emptied_by_the_discard_is_filled_at_the_next_turn_only() -> None:
    """Discarding the last hand card ends the turn; that player draws when their next turn comes."""
    state = position("hand@0=9h; hand@1=3c 3d; draw=6c 7c 8c 9c 10c Jc 6d 7d 8d 9d 10d Jd")

    state = play(state, "9h>d0")
    assert state.turn == (1,)
    assert state.hands[0] == ()
    assert len(state.hands[1]) == 5

    state = play(state, state.moves(1)[-1])
    assert len(state.hands[0]) == 5


def test_a_turn_starts_with_five_cards() -> None:
    """After two of five cards are played and one is discarded, the next turn draws three."""
    draw = "6c 7c 8c 9c 10c Jc 6d 7d 8d"
    state = position(f"hand@0=Ah 2h 9h 9c 9d; hand@1=9s 9s 10s 10h 10d; draw={draw}")

    state = play(state, "Ah>c0", "2h>c0", "9h>d0")
    assert len(state.hands[0]) == 2
    state = play(state, "9s>d0")

    assert len(state.hands[0]) == 5
    assert state.events[-1].kind == "draw"
    assert state.events[-1].count == 3


def test_a_short_draw_pile_gives_what_it_has() -> None:
    """A player who needs five cards from a draw pile of two draws two and plays on."""
    state = play(position("hand@0=9h 9c; draw=6c 7c; c0=Ah"), "9h>d0")

    assert texts(state.hands[1]) == ["7c", "6c"]
    assert state.draw == ()
    assert state.turn == (1,)


# --- discards --------------------------------------------------------------------------------------------------------


def test_a_hand_card_may_be_discarded_on_any_own_pile() -> None:
    """A queen may go on a player's own discard pile with a three on top: nothing needs to fit there."""
    state = play(position("hand@0=Qh 5c; d2@0=3c"), "Qh>d2")

    assert texts(state.discards[2]) == ["3c", "Qh"]


def test_nothing_is_discarded_on_the_pile_of_another() -> None:
    """A discard on a pile of the opponent is refused."""
    with refused(IllegalMoveError, "your own piles"):
        play(position("hand@0=Qh 5c"), "Qh>d2@1")


def test_only_the_top_of_a_discard_pile_may_be_played() -> None:
    """The card below the top waits until it is uncovered."""
    state = position("hand@0=9h 5c; d0@0=Ah 7c")

    assert not any(move.startswith("d0") for move in state.moves(0))
    assert "d0>c0" in position("hand@0=9h 5c; d0@0=7c Ah").moves(0)


def test_the_payoff_card_is_not_discarded() -> None:
    """The payoff pile's top goes to a centre pile or stays."""
    with refused(IllegalMoveError, "payoff card can only be played to the centre"):
        play(position("hand@0=9h"), "payoff>d0")


@pytest.mark.parametrize("move", ["d0>d1", "d0>d0"])
def test_a_discard_does_not_move_to_another_discard_pile(move: str) -> None:
    """Discards are one-way: from there a card goes to the centre only."""
    with refused(IllegalMoveError, "discarded card can only be played to the centre"):
        play(position("hand@0=9h; d0@0=Ah"), move)


@pytest.mark.parametrize("move", ["d0>hand", "c0>d0", "c0>c1", "c0>hand", "d0>payoff"])
def test_nothing_goes_back_to_the_hand_and_the_centre_stays(move: str) -> None:
    """There is no way even to write a move of a centre card, or one into a hand or payoff pile."""
    with pytest.raises(NotationError):
        play(position("hand@0=9h; d0@0=Ah; c0=As"), move)


def test_a_discard_is_allowed_while_cards_could_be_played() -> None:
    """Nobody has to play: with an ace in hand and an empty pile, a nine or the ace itself may be discarded."""
    state = position("hand@0=Ah 9c; hand@1=3c")

    assert {"9c>d0", "Ah>d0"} <= set(state.moves(0))
    assert play(state, "9c>d0").turn == (1,)


# --- turns -----------------------------------------------------------------------------------------------------------


def test_the_next_payoff_card_may_follow_at_once() -> None:
    """When the payoff card is played the next is turned up and may be played in the same turn."""
    state = position("payoff@0=2s 6s 5s; hand@0=9h; c0=Ah 2h 3h 4h")

    state = play(state, "payoff>c0")
    assert "payoff>c0" in state.moves(0)
    assert play(state, "payoff>c0").view(0).pile("c0").shows == "6"


def test_who_is_not_on_turn_may_do_nothing() -> None:
    """A move by the other seat is refused, whatever it is."""
    state = position("hand@0=9h; hand@1=Ah")

    assert state.moves(1) == ()
    with refused(IllegalMoveError, "not your turn"):
        state.after(1, "Ah>c0")


def test_a_turn_has_one_discard() -> None:
    """After the discard it is the other's turn: a second discard is refused."""
    state = play(position("hand@0=9h 9c; hand@1=3c"), "9h>d0")

    with refused(IllegalMoveError, "not your turn"):
        state.after(0, "9c>d0")


# --- the end ---------------------------------------------------------------------------------------------------------


def test_the_last_payoff_card_wins_at_once() -> None:
    """The game is over the moment it lands: no refill, no discard, whatever is in the hand."""
    state = play(position("payoff@0=5s; hand@0=9h; payoff@1=2s 3s 4s; c0=Ah 2h 3h 4h"), "payoff>c0")

    assert state.result is not None
    assert (state.result.how, state.result.winners, state.result.left) == ("win", (0,), (0, 3))
    assert state.turn == ()
    assert state.moves(0) == ()
    assert texts(state.hands[0]) == ["9h"]


def test_the_win_comes_before_the_pile_is_cleared() -> None:
    """A last payoff card that completes a pile ends the game with the pile still lying there."""
    state = play(position("payoff@0=Qs; hand@0=9h; c0=Ah 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh"), "payoff>c0")

    assert state.result is not None
    assert len(state.centre[0]) == 12


def test_a_king_as_last_payoff_card_wins() -> None:
    """A last payoff card that is wild fits anywhere, also on an empty pile, and wins."""
    state = play(position("payoff@0=Ks; hand@0=9h"), "payoff>c0")

    assert state.result is not None
    assert state.result.winners == (0,)


def test_after_the_end_every_move_is_refused() -> None:
    """A finished game takes no more moves."""
    state = play(position("payoff@0=Ks; hand@0=9h"), "payoff>c0")

    with refused(IllegalMoveError, "The game is over"):
        state.after(0, "9h>d0")


def test_a_stuck_player_is_passed_over() -> None:
    """A player with no cards and no legal play is skipped."""
    state = play(position("hand@0=9h 9c; c0=Ah"), "9h>d0")

    assert state.turn == (0,)
    assert [event.kind for event in state.events] == ["discard", "pass"]
    assert state.events[-1].seat == 1


def test_a_player_stuck_in_the_middle_of_a_turn_is_passed_over() -> None:
    """A player who plays the last hand card, can't draw and has nothing that fits has ended the turn."""
    state = play(position("hand@0=Ah; hand@1=3c"), "Ah>c0")

    assert state.turn == (1,)
    assert "pass" in [event.kind for event in state.events]


def test_with_an_empty_hand_a_fitting_payoff_card_keeps_the_turn() -> None:
    """A player who can still play the payoff card or a discard isn't stuck."""
    state = play(position("payoff@0=3s 2s; hand@0=Ah; hand@1=3c"), "Ah>c0")

    assert state.turn == (0,)
    assert state.moves(0) == ("payoff>c0",)


def test_when_all_are_stuck_fewest_payoff_cards_win() -> None:
    """A stalemate goes to the smaller payoff pile."""
    state = play(position("payoff@0=9s 9c 9d; payoff@1=9s 9h; hand@0=9h; c0=Ah"), "9h>d0")

    assert state.result is not None
    assert (state.result.how, state.result.winners, state.result.left) == ("stalemate", (1,), (3, 2))


def test_a_stalemate_of_equal_payoff_piles_is_drawn() -> None:
    """Nobody wins a stalemate when the payoff piles are equal."""
    state = play(position("payoff@0=9s 9c; payoff@1=9s 9h; hand@0=9h; c0=Ah"), "9h>d0")

    assert state.result is not None
    assert (state.result.how, state.result.winners) == ("stalemate", ())


# --- refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("7h>c0", "You don't hold 7h"),
        ("9h>c4", "no centre pile 5: there are 4"),
        ("9h>d4", "no discard pile 5: there are 4"),
        ("d1>c0", "Your discard pile 2 is empty"),
        ("d7>c0", "no discard pile 8"),
        ("payoff>c0", "pile 1 needs an ace. 9s doesn't fit"),
        ("d0@1>c0", "your own piles"),
        ("d0@0>c0", "your own piles"),
    ],
)
def test_a_refusal_names_the_rule(move: str, reason: str) -> None:
    """A refused move says why."""
    with refused(IllegalMoveError, reason):
        play(position("hand@0=9h; d0@0=Ah; d0@1=Ah"), move)
