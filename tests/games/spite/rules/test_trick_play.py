"""Whose turn is next, buying back, misplays and calls, come-at-me, and leaving the round."""

from random import Random

import pytest

from p2p_malice.errors import GameError, IllegalMoveError
from p2p_malice.games.spite.bots.calls import call
from p2p_malice.games.spite.resample import resample
from p2p_malice.games.spite.rules.trick_play import price
from p2p_malice.games.spite.rules.working_position import EXCHANGE
from p2p_malice.games.spite.state import deal
from tests.games.spite.seats import after, at_table, faults, kinds, told

LONG = "3c 3d 4c 4d 5c 5d 6c 6d 8c 8d 9c"
HIGH = "9h 9s 10h 10s Jh Js Qh Qs Kh Ks 2h"


# --- turns -----------------------------------------------------------------------------------------------------------


def test_whoever_played_last_wins_and_leads() -> None:
    """All others have passed."""
    state = after(at_table("4c 9c", "5c 9d", "6c 9h"), "4c", "pass", "pass")

    assert told(state, "trick") == [(0, None)]
    assert state.turn == (0,)


def test_the_next_player_leads_for_a_winner_who_is_out_of_cards() -> None:
    """The winning hand was their last."""
    state = after(at_table("9c", "5c 9d", "6c 9h"), "9c", "pass", "pass")

    assert (told(state, "out"), told(state, "trick"), state.turn) == ([(0, 1)], [(0, None)], (1,))


def test_a_leader_may_not_pass() -> None:
    """Others may, whatever they hold."""
    with pytest.raises(IllegalMoveError, match="spite_must_lead"):
        at_table(LONG, LONG, HIGH).after(0, "pass")


@pytest.mark.parametrize(("rules", "turn"), [("spite window=0", 1), ("spite window=0 last_chance=no", 2)])
def test_a_trick_ends_when_the_turn_is_back(rules: str, turn: int) -> None:
    """So whoever has passed gets another chance to buy back; by the other reading they don't."""
    state = after(at_table(LONG, LONG, HIGH, rules=rules), "4c", "pass", "9h", "pass")

    assert state.turn == (turn,)


def test_without_a_last_chance_a_misplay_ends_the_trick_as_well() -> None:
    """The last of the others is out of it: nobody who has passed is asked again."""
    state = after(at_table(LONG, LONG, HIGH, rules="spite window=0 last_chance=no"), "4c", "pass", "9h+10h")

    assert (told(state, "trick"), state.turn) == ([(0, None)], (0,))


def test_a_player_who_has_passed_only_buys_back() -> None:
    """At the price that is due; then they are in the trick until they pass again."""
    state = after(at_table(LONG, LONG, HIGH), "4c", "pass", "9h", "pass")
    bought = after(state, "8d+8c!buy1")
    right = after(at_table(LONG, "2c " + LONG, HIGH), "4c", "pass", "9h", "pass", "2c!buy1")

    assert faults(bought) == ["arity"]
    assert told(right, "draw") == [(1, 1)]
    assert not right.at.passed[1]
    assert right.at.bought == 1


@pytest.mark.parametrize("move", ["2c", "2c!buy2"])
def test_a_wrong_price_is_a_misplay(move: str) -> None:
    """The cards go back, and the price stays."""
    state = after(at_table(LONG, "2c " + LONG, HIGH), "4c", "pass", "9h", "pass", move)

    assert (faults(state), state.at.bought, len(state.at.hands[1])) == (["price"], 0, 12)


def test_prices_climb() -> None:
    """For all players together: the sum of the two before."""
    assert [price(bought) for bought in range(7)] == [1, 1, 2, 3, 5, 8, 13]


@pytest.mark.parametrize(("bought", "due"), [(8, 34), (9, 55), (10, 89), (11, 144)])
def test_every_price_can_be_said(bought: int, due: int) -> None:
    """However high: it is on offer, and taken."""
    state = after(at_table(LONG, "2c " + LONG, HIGH, bought=bought), "4c", "pass", "9h", "pass")
    free = state.offers(1).free

    assert free is not None
    assert f"buy{due}" in free.words
    assert faults(after(state, f"2c!buy{due}")) == []


@pytest.mark.parametrize(("held", "is_lost"), [(13, True), (12, False)])
def test_twenty_cards_lose_the_round(held: int, is_lost: bool) -> None:
    """After a play and a buy back for 8: 20 of them, or 19."""
    hand = " ".join(["2c", *["5c", "5d", "5h", "5s", "6c", "6d", "6h", "6s", "7c", "7d", "7h", "7s"][: held - 1]])
    state = after(at_table(LONG, hand, HIGH, bought=5), "4c", "pass", "9h", "pass", "2c!buy8")

    assert bool(told(state, "lose")) is is_lost
    assert len(state.at.hands[1]) == (0 if is_lost else 19)


def test_nobody_has_led() -> None:
    """All who could have misplayed: the lowest card of the first is led for them, and again when all skip a turn."""
    state = after(at_table("4c 9c 9d", "5c 9h 9s", "6c Jc Jd"), "4c+9c", "5c+9h", "6c+Jc")

    assert told(state, "lead for") == [(0, None)] * 2
    assert [len(cards) for cards in state.at.hands] == [1, 3, 3]
    assert state.at.skips == [0, 0, 0]


# --- misplays --------------------------------------------------------------------------------------------------------


def test_a_misplay_bars_from_the_trick_and_skips_a_turn() -> None:
    """The cards go back; in the next trick the first turn is skipped; in the one after that all is as usual."""
    begun = after(at_table("Ad " + LONG, LONG, HIGH), "4c", "3c+5d")
    second = after(begun, "9h", "pass")
    skipped = after(second, "9s", "Ad")
    third = after(skipped, "2h", "pass", "pass", "10h", "pass")

    assert (faults(begun), begun.at.barred, begun.at.skips) == (["no hand"], [False, True, False], [0, 1, 0])
    assert len(begun.at.hands[1]) == 11
    assert (second.turn, told(second, "skip")) == ((2,), [])
    assert (skipped.turn, told(skipped, "skip"), skipped.at.passed[1]) == ((2,), [(1, None)], True)
    assert after(skipped, "2h", "pass").turn == (1,)
    assert third.turn == (1,)
    assert not third.at.passed[1]


def test_a_winner_with_a_turn_to_skip_leads_to_the_next() -> None:
    """The lead counts as the turn."""
    state = after(at_table(LONG, LONG, HIGH, skips=[1, 0, 0]))

    assert (state.turn, state.at.skips) == ((1,), [0, 0, 0])


CALLED = "spite window=3"


@pytest.mark.parametrize(
    ("held", "moves", "fakes"),
    [
        ("8d* 9d* 10d*", ["2: misplay"], [0, 0, 3]),
        ("", ["2: misplay"], [0, 0, 1]),
        ("8d* 9d* 10d*", [], [0, 0, 0]),
    ],
    ids=["all that were held", "one from the pile", "nobody called"],
)
def test_a_right_call_earns_fake_jokers(held: str, moves: list[str], fakes: list[int]) -> None:
    """Those of the misplayer; uncalled, they go back to the pile."""
    state = after(at_table(f"{LONG} {held}", LONG, HIGH, rules=CALLED), "4c+9c", *moves, "…")

    assert [len(cards) for cards in state.at.fakes] == fakes
    assert len(state.at.pile) == 5 - sum(fakes)


def test_one_of_two_callers_gets_them() -> None:
    """Whoever calls while a misplay can be called has called at the same time, however slow their line is."""
    state = after(at_table(f"{LONG} 8d*", LONG, HIGH, rules=CALLED), "4c+9c", "1: misplay", "2: misplay", "…")

    assert sorted(len(cards) for cards in state.at.fakes) == [0, 0, 1]


def test_a_call_is_heard_by_nobody_before_the_time_is_up() -> None:
    """Otherwise others would call because somebody has."""
    before = after(at_table(LONG, LONG, HIGH, rules=CALLED), "4c+9c")
    called = before.after(1, "misplay")

    assert called.events == ()
    assert [called.view(seat) for seat in (0, 2)] == [before.view(seat) for seat in (0, 2)]
    assert called.clocks == before.clocks


def test_a_wrong_call_is_a_misplay() -> None:
    """The caller is out of the trick, and the play stands."""
    state = after(at_table(LONG, LONG, f"{HIGH} 8d*", rules=CALLED), "4c", "2: misplay", "…")

    assert (state.at.barred, state.at.fakes[2], state.turn) == ([False, False, True], (), (1,))


def test_whether_a_play_was_right_shows_only_after_the_time_for_calls() -> None:
    """The next player is on turn meanwhile, the time is the same, and nothing else says it."""
    right, wrong, bad = (
        after(at_table(LONG, LONG, HIGH, rules=CALLED), "4c", "…", move) for move in ("5c", "3c", "3c+4d")
    )

    assert right.turn == wrong.turn == bad.turn == (2,)
    assert [[each.seconds for each in state.clocks] for state in (right, wrong, bad)] == [[3]] * 3
    assert kinds(bad)[-1] == "play"


@pytest.mark.parametrize(
    ("moves", "turn"),
    [
        (("3d",), 2),
        (("3d", "9h"), 0),
        (("3d", "9h", "pass"), 1),
        (("3d+4d", "9h", "pass"), 1),
        (("8d", "9h", "pass"), 1),
    ],
)
def test_the_game_goes_on_while_a_play_can_be_called(moves: tuple[str, ...], turn: int) -> None:
    """As if it were right, whether it is or not."""
    assert after(at_table(LONG, LONG, HIGH, rules=CALLED), "4c", "…", *moves).turn == (turn,)


def test_the_trick_goes_back_to_before_a_misplay() -> None:
    """With all that was played since, and whoever passed on it is in the trick again."""
    state = after(at_table(LONG, LONG, HIGH, LONG, rules=CALLED), "4c", "…", "3d", "9h", "pass", "0: misplay")
    back = after(state, "…")

    assert (faults(back), kinds(back)[-1], back.turn) == (["not better"], "back", (2,))
    assert [len(cards) for cards in back.at.hands] == [10, 11, 11, 11]
    assert (back.at.passed, back.at.barred) == ([False] * 4, [False, True, False, False])
    assert (back.clocks, len(back.at.fakes[0])) == ((), 1)


def test_a_call_that_others_make_as_well_is_answered() -> None:
    """One of them is drawn to be rewarded. The others are told that they were right, and used to hear nothing."""
    calls = ("0: misplay", "2: misplay")
    state = after(at_table(LONG, LONG, HIGH, LONG, rules=CALLED), "4c", "…", "3d", *calls, "…")

    (rewarded,), (other,) = told(state, "call"), told(state, "call too")
    assert {rewarded[0], other[0]} == {0, 2}


def test_a_call_is_right_if_anything_was_wrong_that_lay_there() -> None:
    """One call is for all plays that can be called; it costs something only if all of them were right."""
    right = after(at_table(LONG, LONG, HIGH, LONG, rules=CALLED), "4c", "5c", "9h+10h", "0: misplay", "…", "…")
    wrong = after(at_table(LONG, LONG, HIGH, LONG, rules=CALLED), "4c", "5c", "9h", "3: misplay", "…", "…", "…")

    assert told(right, "wrong call") == []
    assert told(wrong, "wrong call") == [(3, None)]
    assert told(wrong, "misplay") == [(3, None)]


def test_what_a_call_costs_stays_when_the_trick_goes_back() -> None:
    """A wrong call of one play is counted, though the next one is taken back."""
    state = after(at_table(LONG, LONG, HIGH, LONG, rules=CALLED), "4c", "3: misplay", "5c", "9h+10h", "…", "…", "…")

    assert (state.at.skips, state.turn) == ([0, 0, 1, 1], (0,))


@pytest.mark.parametrize(
    ("hands", "moves"),
    [
        ((LONG, "2c " + LONG, HIGH), ("4c", "pass", "9h", "pass", "2c!buy1")),
        ((LONG, "2c " + LONG, HIGH), ("4c", "pass", "9h", "pass", "2c")),
        (("4c", LONG, HIGH), ("4c",)),
        ((LONG, LONG, HIGH), ("4c", "pass", "pass")),
    ],
    ids=["cards are drawn", "they would be", "somebody goes out", "the trick ends"],
)
def test_what_cannot_be_taken_back_waits(hands: tuple[str, ...], moves: tuple[str, ...]) -> None:
    """Nobody is on turn before it's sure that the play stands."""
    state = after(at_table(*hands, rules=CALLED), *moves)

    assert state.turn == ()
    with pytest.raises(IllegalMoveError, match="spite_window"):
        state.after(2, "pass")
    assert after(state, *["…"] * len(state.clocks)).turn != ()


def test_whoever_misplayed_and_is_on_turn_loses_it() -> None:
    """Only what was said was wrong, and the turn has come round meanwhile."""
    state = after(at_table(LONG, LONG, HIGH, rules=CALLED), "4c!lower", "5c", "9h")

    assert (state.turn, after(state, "…").turn) == ((0,), (1,))


def test_a_wrong_come_at_me_never_counts() -> None:
    """While it can be called it looks like any other."""
    hands = (LONG, "5c", "2h 2d")
    state = after(
        at_table(*hands, rules=f"{CALLED} cam_counts_passed=no", passed=[False] * 3), "4c", "…", "pass", "2h!cam"
    )

    assert state.view(0).pile("cams", 2).shows == "1"
    assert after(state, "…").at.cams == [0, 0, 0]


def test_a_referee_refuses() -> None:
    """Nothing is put down, and no time is needed for calls."""
    state = at_table(LONG, LONG, HIGH, rules="spite referee=yes")

    with pytest.raises(IllegalMoveError, match="spite_no_hand"):
        state.after(0, "4c+9c")
    assert state.after(0, "4c").turn == (1,)
    assert "misplay" not in state.after(0, "4c").offers(1).may


def test_only_what_was_said_is_wrong() -> None:
    """The hand stands, and can win the trick; its player is out of it all the same."""
    state = after(at_table(LONG, LONG, HIGH), "4c!lower")
    won = after(state, "pass", "pass")

    assert (faults(state), state.at.barred[0], state.turn) == (["direction not yours"], True, (1,))
    assert told(won, "trick") == [(0, None)]


# --- the first lead --------------------------------------------------------------------------------------------------


def test_time_makes_a_player_pass() -> None:
    """Anybody starts a countdown: five seconds, and one for each card that was just picked up."""
    state = after(at_table(LONG, LONG, HIGH), "4c", "2: countdown")
    slow = after(at_table(LONG, "2c " + LONG, HIGH, picked=[0, 3, 0]), "4c", "0: countdown")

    assert [clock.seconds for clock in state.clocks] == [5]
    assert [clock.seconds for clock in slow.clocks] == [8]
    assert told(after(state, "…"), "pass") == [(1, None)]
    assert after(state, "…").clocks == ()


def test_the_dealt_cards_have_not_just_been_picked_up() -> None:
    """The first countdown of a round is as long as any other."""
    state = after(deal(3, "spite first_lead=no window=0", bytes(32), 2), "1: countdown")

    assert [clock.seconds for clock in state.clocks] == [5]


# --- come at me ------------------------------------------------------------------------------------------------------

WON = ("pass", "pass")


def test_a_won_come_at_me_exchanges_cards() -> None:
    """One to three of them, before the next lead."""
    state = after(at_table(LONG, LONG, HIGH), "9c!cam", *WON)
    done = after(state, "3c+3d")

    assert (state.at.phase, state.at.limit, state.turn) == (EXCHANGE, 3, (0,))
    assert (told(done, "exchange"), len(done.at.hands[0]), done.turn) == ([(0, 2)], 10, (0,))


def test_what_was_exchanged_is_seen_by_its_player_until_they_act() -> None:
    """What they gave up, and what they got for it."""
    done = after(at_table(LONG, LONG, HIGH), "9c!cam", *WON, "3c+3d")
    own, others, later = done.view(0), done.view(1), after(done, "4c").view(0)
    got = (own.pile("got", 0).shows or "").split()

    assert own.pile("gave", 0).shows == "3c 3d"
    assert len(got) == 2
    assert set(got) <= set(own.pile("hand", 0).cards)
    assert not {"gave", "got"} & {pile.name for view in (others, later) for pile in view.piles}
    assert resample(own, Random(1)).view(0) == own


def test_a_joker_hand_ends_what_counts_for_the_limit_no_further() -> None:
    """A trick won so with come-at-me is a misplay, and no success."""
    state = after(at_table("Jk 9c " + LONG, LONG, HIGH, streak=(0, 1)), "9c!cam", "pass", "10h", "Jk", *WON)

    assert (faults(state), state.at.streak) == (["cam joker"], (0, 1))


def test_no_consec_outlives_its_trick() -> None:
    """Not even while the winner exchanges cards: nothing lies on the table then."""
    state = after(at_table("3c 6c 9c", "4c 9d", "5c 9h"), "3c", "4c", "5c", "6c!cam", "pass", "pass")

    assert state.at.phase == EXCHANGE
    assert [pile.name for pile in state.view(0).piles if pile.name in ("due", "suits", "arity")] == []


@pytest.mark.parametrize("move", ["none", "3c+3d+4c+4d"])
def test_a_wrong_exchange_is_a_misplay(move: str) -> None:
    """None, or too many; so the lead goes on to the next player."""
    state = after(at_table(LONG, LONG, HIGH), "9c!cam", *WON, move)

    assert (faults(state), state.turn, len(state.at.hands[0])) == (["exchange"], (1,), 10)


@pytest.mark.parametrize("move", ["none", "3c+3d+4c+4d"])
def test_a_wrong_exchange_can_be_called(move: str) -> None:
    """It looks like any other until then, and costs its player the lead."""
    state = after(at_table(LONG, LONG, HIGH, rules=CALLED), "9c!cam", *WON, "…", move)
    right = after(at_table(LONG, LONG, HIGH, rules=CALLED), "9c!cam", *WON, "…", "3c")
    called = after(state, "2: misplay", "…")

    assert (kinds(state)[-1], state.turn, right.turn) == ("exchange", (0,), (0,))
    assert [each.seconds for each in state.clocks] == [each.seconds for each in right.clocks] == [3]
    assert (faults(called), called.turn, len(called.at.fakes[2])) == (["exchange"], (1,), 1)
    assert call(state.view(2), Random(1)) == "misplay"
    assert call(right.view(2), Random(1)) == ""


@pytest.mark.parametrize("later", [[], ["9d"], ["9d", *WON], ["9d", "pass", "Jh"]])
def test_a_wrong_exchange_costs_the_same_whoever_rules(later: list[str]) -> None:
    """The lead, and no more: what was played before it was called goes back."""
    hands = ("9d " + LONG, LONG, HIGH)
    at_once = after(at_table(*hands), "9c!cam", *WON, "none").at
    called = after(at_table(*hands, rules=CALLED), "9c!cam", *WON, "…", "none", *later, "2: misplay", "…").at

    assert called.hands == at_once.hands
    assert (called.to_move, called.table, called.passed) == (1, (), [True, False, False])
    assert (called.barred, called.skips) == (at_once.barred, at_once.skips) == ([False] * 3, [0] * 3)


@pytest.mark.parametrize(("before", "limit"), [(0, 3), (1, 2), (2, 1)])
def test_the_limit_falls_with_each_trick_won_so(before: int, limit: int) -> None:
    """One after the other, without another player's winning one."""
    state = after(at_table(LONG, LONG, HIGH, streak=(0, before)), "9c!cam", *WON)

    assert (state.at.limit, state.at.streak) == (limit, (0, before + 1))


@pytest.mark.parametrize(("before", "skips"), [(3, 0), (4, 1)])
def test_beyond_that_there_is_nothing_or_a_penalty(before: int, skips: int) -> None:
    """The fourth time nothing happens, the fifth costs a turn."""
    state = after(at_table(LONG, LONG, HIGH, streak=(0, before)), "9c!cam", *WON)

    assert told(state, "skip turns") == ([(0, skips)] if skips else [])
    assert state.turn == (1 if skips else 0,)


def test_another_winner_ends_the_row() -> None:
    """The limit is three again."""
    assert after(at_table(LONG, LONG, HIGH, streak=(1, 2)), "9c!cam", *WON).at.limit == 3


def test_a_lost_come_at_me_costs_turns() -> None:
    """As many as it was said."""
    state = after(at_table(LONG, LONG, HIGH), "4c!cam", "pass", "9h", "pass", "pass")

    assert told(state, "skip turns") == [(0, 1)]
    assert state.at.skips == [1, 0, 0]


def test_come_at_me_may_not_be_won_with_a_joker() -> None:
    """That is a misplay, and nothing is exchanged."""
    state = after(at_table(LONG + " Jk", LONG, HIGH), "8c!cam", "pass", "9h", "Jk", "pass", "pass")

    assert (faults(state), told(state, "exchange"), state.at.phase) == (["cam joker"], [], "trick")


# --- leaving the round -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "moves", "lost"),
    [
        ("Jk", ["Jk"], True),
        ("Jk 9c 4c", ["Jk", *WON, "9c", *WON, "4c"], False),
        ("9c 4c 8d*", ["9c", *WON, "8d*!down", *WON, "4c"], True),
        ("9c 4c 8d*", ["9c", *WON, "8d*", *WON, "4c"], False),
    ],
    ids=["a joker last", "a joker third last", "face down second last", "face up second last"],
)
def test_joker_hands_at_the_end_lose_the_round(hand: str, moves: list[str], lost: bool) -> None:
    """As the last or the second last hand; so do fake jokers face down."""
    state = after(at_table(hand, LONG, HIGH), *moves)

    assert (bool(told(state, "lose")), bool(told(state, "out"))) == (lost, not lost)


def test_fake_jokers_are_no_cards_of_the_hand() -> None:
    """Who holds only those is out, and keeps them."""
    state = after(at_table("9c 8d* 9d*", LONG, HIGH), "9c")

    assert (told(state, "out"), len(state.at.fakes[0])) == ([(0, 1)], 2)


@pytest.mark.parametrize(
    ("hand", "move", "earned"),
    [("9s 9h", "9s+9h", 2), ("9s 13h", "9s+13h", 0), ("10s", "10s", 0)],
    ids=["natural", "a wild 13 in it", "another rank"],
)
def test_the_bounty_is_claimed_by_going_out_on_it(hand: str, move: str, earned: int) -> None:
    """With nothing but natural cards of its rank; then another card is the bounty."""
    state = after(at_table(hand, LONG, HIGH, bounty="9d"), move)

    assert len(state.at.fakes[0]) == earned
    assert bool(told(state, "bounty")) is bool(earned)


def test_what_the_pile_is_short_of_comes_from_the_deck() -> None:
    """Those bonus cards are played as what they are."""
    state = after(at_table("9s 9h", LONG, HIGH, bounty="9d", pile=()), "9s+9h")

    assert len(state.at.fakes[0]) == 2
    assert all(not text.endswith("*") for text in state.view(0).pile("fakes", 0).cards)


def test_the_round_is_over_at_once_with_one_player_left() -> None:
    """In the middle of a trick."""
    state = after(at_table("9c", "10c", HIGH, rules="spite rounds=1 window=0"), "9c", "10c")

    assert told(state, "place") == [(0, 1), (1, 2), (2, 3)]
    assert state.result is not None
    assert state.result.winners == (0,)


def test_a_lost_round_is_the_last_place() -> None:
    """Whoever loses first gets the lowest, the next one the one above."""
    state = at_table("Jk", "9c", HIGH, "10d", rules="spite rounds=1 window=0")
    state = after(state, "Jk", "pass", "pass", "pass", "9c", "pass", "10d")

    assert [seat for seat, _ in told(state, "place")] == [1, 3, 2, 0]


# --- moves -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "move",
    ["", "4c+", "4c!", "4c!say", "4c!lower!lower", "4c!buy0", "4c!buy10000", "Qx", "+".join(["4c"] * 99), "rest"],
)
def test_what_is_no_move_is_refused(move: str) -> None:
    """Whoever sends it."""
    with pytest.raises(GameError):
        at_table(LONG, LONG, HIGH).after(0, move)


# --- out of turn -----------------------------------------------------------------------------------------------------


def test_cards_laid_out_of_turn_wait_for_their_turn() -> None:
    """Whoever was skipped still passes; then the hand is played, and stands if it's right. It can't be taken back."""
    state = after(at_table("4c 9c", "5c 9d", "6c 9h"), "4c").after(2, "6c")

    assert state.view(0).pile("early", 2).cards == ("6c",)
    with pytest.raises(IllegalMoveError):
        state.after(2, "9h")
    passed = after(state, "pass")
    assert [played.seat for played in passed.at.table] == [0, 2]
    assert not passed.at.early


def test_cards_laid_out_of_turn_may_be_a_misplay() -> None:
    """They are judged when their turn comes, by what lies there then."""
    state = after(at_table("4c 9c", "Jc 9d", "6c 9h"), "4c").after(2, "6c")

    after_it = after(state, "Jc")
    assert told(after_it, "misplay") == [(2, None)]
    assert after_it.at.barred == [False, False, True]
    assert len(after_it.at.hands[2]) == 2


def test_last_cards_laid_out_of_turn_keep_their_player_in() -> None:
    """Without a turn for them, they return."""
    state = after(at_table("4c 9c", "5c 9d", "6c"), "4c").after(2, "6c")

    assert state.at.players_in == [0, 1, 2]
    assert told(after(state, "pass"), "out") == [(2, 1)]


def test_a_referee_allows_nothing_out_of_turn() -> None:
    """It is refused, like anything else that would be a misplay."""
    state = after(at_table("4c 9c", "5c 9d", "6c 9h", rules="spite referee=yes"), "4c")

    assert state.offers(2).ahead is None
    with pytest.raises(IllegalMoveError, match="not_your_turn"):
        state.after(2, "6c")


# --- buying back, the end of a round ---------------------------------------------------------------------------------


def test_a_round_ends_as_soon_as_one_player_has_cards() -> None:
    """In the middle of a trick: whoever is left has the lowest place that is free."""
    state = after(at_table("4c", "5c 6c", "9c", rules="spite rounds=1 window=0"), "4c", "pass", "9c")

    assert state.result is not None
    assert told(state, "place") == [(0, 1), (2, 2), (1, 3)]
