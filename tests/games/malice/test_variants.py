"""The rules of Spite & Malice where the variants differ, case by case; what they share is in `test_malice`."""

import pytest

from p2p_malice.engine.cards import RANK, TEXT, shuffled
from p2p_malice.errors import IllegalMoveError, OptionsError
from p2p_malice.games.malice.limits import IDLE_ROUNDS
from p2p_malice.games.malice.rules import State, deal
from tests.helpers import all_cards, play, position, random_game, refused, texts

SEED = bytes(range(32))
TO_JACK = "Ah 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh"
TWENTY = "As 2s 3s 4s 5s 6s 7s 8s 9s 10s Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c"

CATMOUSE = ("catmouse", "catmouse-short")
PZ = ("pz", "pz-nwis")
OTHERS = ("mdw", "catmouse", "pz", "classic")


def deals(rules: str, seats: int = 2) -> list[State]:
    """The first states of two hundred games."""
    return [deal(seats, rules, number.to_bytes(32, "big")) for number in range(200)]


# --- the deal --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "cards", "draw"), [(2, 156, 116), (3, 208, 148), (4, 260, 180), (9, 520, 340)])
def test_official_has_a_pack_more_than_players(seats: int, cards: int, draw: int) -> None:
    """There is one pack more than players; each player gets 15 payoff cards and 5 hand cards."""
    state = deal(seats, "official", SEED)

    assert len(all_cards(state)) == cards
    assert len(state.draw) == draw
    assert [len(payoff) for payoff in state.payoffs] == [15] * seats
    assert [len(hand) for hand in state.hands] == [5] * seats


@pytest.mark.parametrize(("rules", "payoff", "left"), [("catmouse", 20, 59), ("catmouse-short", 5, 89), ("pz", 20, 63)])
def test_hands_are_dealt_when_a_players_turn_starts(rules: str, payoff: int, left: int) -> None:
    """After the deal, only the player who starts has drawn five; the other draws at the start of their first turn."""
    state = deal(2, rules, SEED)
    assert [len(payoff) for payoff in state.payoffs] == [payoff, payoff]
    assert len(state.draw) == left
    assert len(state.hands[state.player]) == 5
    assert state.hands[1 - state.player] == ()
    assert [event.kind for event in state.events][-2:] == ["start", "draw"]

    state = play(state, state.moves(state.player)[-1])

    assert len(state.hands[state.player]) == 5


@pytest.mark.parametrize("rules", PZ)
def test_pz_has_four_jokers(rules: str) -> None:
    """Two packs with two jokers each are 108 cards."""
    state = deal(2, rules, SEED)

    assert len(all_cards(state)) == 108
    assert texts(tuple(all_cards(state))).count("Jk") == 4


def test_pz_nwis_keeps_wild_cards_out_of_the_payoff_piles() -> None:
    """All four jokers lie among the cards to draw, in any place."""
    states = deals("pz-nwis")

    assert not any("Jk" in texts(payoff) for state in states for payoff in state.payoffs)
    assert any("Jk" in texts(state.hands[state.player]) for state in states)


def test_a_house_rule_keeps_kings_out_of_the_payoff_piles_too() -> None:
    """Cards that the options make wild are kept out."""
    assert not any(
        RANK[card] == 13 for state in deals("mdw wilds_in_payoff=no") for payoff in state.payoffs for card in payoff
    )


# --- who starts ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["catmouse", "pz", "classic"])
def test_the_higher_payoff_card_starts_jokers_highest(rules: str) -> None:
    """Aces are lowest, kings high, jokers highest."""
    for state in deals(rules):
        tops = [RANK[payoff[-1]] or 14 for payoff in state.payoffs]
        assert tops[state.player] == max(tops)
        assert tops[0] != tops[1]


@pytest.mark.parametrize("rules", [*CATMOUSE, *PZ])
def test_equal_payoff_cards_are_dealt_anew(rules: str) -> None:
    """Everything is shuffled and dealt again, until one is higher."""
    redealt = [state for state in deals(rules) if state.events[0].kind == "redeal"]

    assert redealt
    assert all(state.shuffles >= 2 for state in redealt)


@pytest.mark.parametrize("seats", range(3, 10))
def test_after_a_tie_nobody_shows_a_higher_card_than_who_starts(seats: int) -> None:
    """The tied piles are shuffled; their new cards are compared with everybody's, until one is highest."""
    for number in range(60):
        seed = number.to_bytes(32, "big")
        state = deal(seats, "official starter=top", seed)

        assert (state.player, list(map(list, state.payoffs))) == slow_start(seats, seed)


def slow_start(seats: int, seed: bytes) -> tuple[int, list[list[int]]]:
    """Who starts and what the payoff piles are, from the rules alone, but for the order in which cards come."""
    cards = list(shuffled([pack * 54 + face for pack in range(seats + 1) for face in range(52)], seed, 0))
    piles = [[cards.pop() for _ in range(15)] for _ in range(seats)]
    shuffles = 1
    while True:
        ranks = [pile[-1] % 54 % 13 for pile in piles]
        tied = [seat for seat in range(seats) if ranks[seat] == max(ranks)]
        if len(tied) == 1:
            return tied[0], piles
        for seat in tied:
            piles[seat] = list(shuffled(piles[seat], seed, shuffles))
            shuffles += 1


@pytest.mark.parametrize(("rules", "seats"), [("official starter=top", 9), ("mdw payoff=1", 2), ("catmouse", 2)])
def test_ties_at_the_start_are_told_once(rules: str, seats: int) -> None:
    """However often cards tie, each seat whose pile was shuffled is told of once; so is a new deal."""
    for state in deals(rules, seats):
        told = [(event.kind, event.seat) for event in state.events]
        assert len(set(told)) == len(told)


def test_the_player_to_the_dealers_left_starts_official() -> None:
    """With the dealer at seat 0 the turns go 1, 2, 0; without one the lot decides."""
    state = deal(3, "official", SEED, dealer=0)
    turns = [state.player]
    for _ in range(3):
        state = end_turn(state)
        turns.append(state.player)

    assert turns == [1, 2, 0, 1]
    assert {state.player for state in deals("official", 3)} == {0, 1, 2}


def test_the_dealer_may_start_by_a_house_rule() -> None:
    """And then the others clockwise."""
    assert deal(3, "official starter=dealer", SEED, dealer=2).player == 2


def end_turn(state: State) -> State:
    """The state after a discard; what has to be played before is played."""
    while not (discards := [move for move in state.moves(state.player) if ">d" in move]):
        state = play(state, state.moves(state.player)[0])
    return play(state, discards[0])


# --- wild cards ------------------------------------------------------------------------------------------------------


def test_in_official_a_king_does_not_begin_a_pile() -> None:
    """A wild card stands for 2 to Q only."""
    state = position("hand@0=Kd 5c; c0=Ah", "official")

    assert [move for move in state.moves(0) if move.startswith("Kd>c")] == ["Kd>c0"]
    with refused(IllegalMoveError, "pile 2 needs an ace, and a wild card can't stand for that here"):
        play(state, "Kd>c1")


@pytest.mark.parametrize("rules", ["catmouse", "classic"])
def test_elsewhere_a_king_begins_a_pile(rules: str) -> None:
    """It stands for the ace; a two follows."""
    state = play(position("hand@0=Kd 5c", rules), "Kd>c0")

    assert (state.view(0).pile("c0").shows, state.view(0).pile("c0").needs) == ("A", "2")


@pytest.mark.parametrize("rules", ["official", "catmouse", "classic"])
def test_two_kings_may_follow_each_other_and_one_completes(rules: str) -> None:
    """Four, king, king are four, five, six; a king on a jack is the queen and clears the pile."""
    state = play(position("hand@0=Kd Ks 7c; c0=Ah 2h 3h 4h; c1=Ac", rules), "Kd>c0", "Ks>c0")
    assert state.view(0).pile("c0").needs == "7"

    state = play(position(f"hand@0=Kd 5c; c0={TO_JACK}; draw={TWENTY}", rules), "Kd>c0")
    assert state.centre[0] == ()


@pytest.mark.parametrize("rules", PZ)
def test_in_pz_a_pile_goes_up_to_the_king(rules: str) -> None:
    """A queen leaves the pile lying; a king, or a joker, completes it."""
    state = play(position(f"hand@0=Qd Kd Jk 5c; c0={TO_JACK}", rules), "Qd>c0")
    assert state.view(0).pile("c0").needs == "K"

    assert play(state, "Kd>c0").centre[0] == ()
    assert play(state, "Jk>c0").centre[0] == ()


@pytest.mark.parametrize("rules", PZ)
def test_in_pz_a_king_is_no_wild_card_but_a_joker_is(rules: str) -> None:
    """A king on a four is refused; a joker fits everywhere, also on an empty pile."""
    state = position("hand@0=Kd Jk; c0=Ah 2h 3h 4h", rules)

    with refused(IllegalMoveError, "pile 1 needs a 5. Kd doesn't fit"):
        play(state, "Kd>c0")
    assert {"Jk>c0", "Jk>c1"} <= set(state.moves(0))
    assert play(state, "Jk>c1").view(0).pile("c1").shows == "A"


@pytest.mark.parametrize("rules", ["mdw", "official", "catmouse", "classic"])
def test_the_last_payoff_card_wins_even_as_a_wild_card(rules: str) -> None:
    """At once, whatever is in the hand."""
    state = play(position("payoff@0=Ks; hand@0=9h; c0=Ah", rules), "payoff>c0")

    assert state.result is not None
    assert (state.result.how, state.result.winners) == ("win", (0,))
    assert texts(state.hands[0]) == ["9h"]


# --- completed piles and drawing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["official", *CATMOUSE])
def test_a_completed_pile_waits_until_the_draw_pile_is_used_up(rules: str) -> None:
    """With twenty cards to draw there are still twenty, and twelve are put aside."""
    state = play(position(f"hand@0=Qd 5d; c0={TO_JACK}; draw={TWENTY}", rules), "Qd>c0")

    assert (len(state.draw), len(state.waste)) == (20, 12)
    assert state.view(0).pile("waste").count == 12
    assert state.events[-1].kind == "clear"


@pytest.mark.parametrize("rules", ["official", "catmouse"])
def test_what_was_put_aside_becomes_the_draw_pile(rules: str) -> None:
    """A player who needs five cards when two are left draws two, shuffles, and draws three more."""
    state = position("hand@0=9h; hand@1=; draw=6c 7c; waste=As 2s 3s 4s 5s 6s 7s; d0@0=9c", rules)

    state = play(state, "9h>d0")

    assert len(state.hands[1]) == 5
    assert (len(state.draw), state.waste) == (4, ())
    assert [event.kind for event in state.events] == ["discard", "draw", "reshuffle", "draw"]


@pytest.mark.parametrize("rules", ["catmouse", "pz", "classic"])
def test_a_hand_that_cannot_be_filled_is_a_tie(rules: str) -> None:
    """If a player needs five cards and only two are left, with none put aside, the game ends and nobody wins."""
    state = play(position("hand@0=9h; draw=6c 7c; payoff@1=2s 3s 4s", rules), "9h>d0")

    assert state.result is not None
    assert (state.result.how, state.result.winners, state.result.left) == ("tie", (), (2, 3))


@pytest.mark.parametrize("rules", ["mdw", "official"])
def test_elsewhere_what_is_left_is_drawn(rules: str) -> None:
    """Two cards are drawn and play goes on."""
    state = play(position("hand@0=9h; draw=6c 7c; c0=Ah", rules), "9h>d0")

    assert texts(state.hands[1]) == ["7c", "6c"]
    assert state.turn == (1,)


@pytest.mark.parametrize("rules", ["official", "mdw"])
def test_the_turn_of_a_stuck_player_passes(rules: str) -> None:
    """With an empty hand, nothing to draw and nothing that fits."""
    state = play(position("hand@0=9h 9c; c0=Ah", rules), "9h>d0")

    assert [event.kind for event in state.events] == ["discard", "pass"]


def test_of_three_only_the_stuck_one_is_passed_over() -> None:
    """The seat after has the turn."""
    state = position("payoff@2=2s 9s; hand@0=9h; hand@2=9c; c0=Ah", "official")

    state = play(state, "9h>d0")

    assert state.turn == (2,)
    assert [(event.kind, event.seat) for event in state.events] == [("discard", 0), ("pass", 1)]


def test_a_stalemate_in_which_two_of_three_have_fewest_is_a_draw() -> None:
    """Only the smallest payoff pile wins; a tie is a draw, whatever a third player has."""
    state = position("payoff@0=9s 9c; payoff@1=9d 9h; payoff@2=9s 9c 9d; hand@0=9h; c0=Ah", "official")

    state = play(state, "9h>d0")

    assert state.result is not None
    assert (state.result.how, state.result.winners) == ("stalemate", ())


def test_a_game_without_progress_ends_and_says_why() -> None:
    """After a hundred turns each in which nobody played a payoff card, fewest left wins."""
    quiet = f"hand@0=9h; hand@1=9d; payoff@0=2s 3s 4s; draw={TWENTY}; idle={2 * IDLE_ROUNDS}"

    state = play(position(quiet), "9h>d0")

    assert state.result is not None
    assert (state.result.how, state.result.winners) == ("idle", (1,))
    assert [(event.kind, event.seat) for event in state.events[-2:]] == [("idle", None), ("fewest", 1)]


def test_a_payoff_card_is_progress() -> None:
    """The count begins again with each payoff card that is played."""
    state = play(position("payoff@0=2s 3s As; hand@0=9h; idle=7"), "payoff>c0")

    assert state.idle == 0


# --- aces that have to be played -------------------------------------------------------------------------------------


def test_in_official_an_ace_of_the_hand_goes_to_an_empty_pile_before_the_discard() -> None:
    """With an ace and a nine, and an empty pile, the nine is not discarded; other plays are free."""
    state = position("hand@0=Ah 9c 2c; c0=As; c1=As; c2=As", "official")

    with refused(IllegalMoveError, "play the ace from your hand before you discard"):
        play(state, "9c>d0")
    assert {"Ah>c3", "2c>c0"} <= set(state.moves(0))
    assert "9c>d0" in play(state, "Ah>c3").moves(0)


def test_in_official_an_ace_may_wait_while_all_piles_are_in_use() -> None:
    """Then the nine, and the ace too, may be discarded."""
    state = position("hand@0=Ah 9c; c0=As; c1=As; c2=As; c3=As", "official")

    assert {"Ah>d0", "9c>d0"} <= set(state.moves(0))


def test_in_official_one_of_two_aces_may_stay() -> None:
    """With one empty pile one ace has to go; the other may stay in the hand."""
    state = play(position("hand@0=Ah Ad 9c; c0=As; c1=As; c2=As", "official"), "Ah>c3")

    assert {"9c>d0", "Ad>d0"} <= set(state.moves(0))


@pytest.mark.parametrize("where", ["payoff@0=2s As; hand@0=9c", "hand@0=9c; d0@0=As"])
def test_in_official_only_aces_of_the_hand_are_forced(where: str) -> None:
    """An ace on the payoff pile or on a discard pile forces nothing."""
    assert "9c>d1" in position(where, "official").moves(0)


@pytest.mark.parametrize("rules", OTHERS)
def test_elsewhere_nothing_has_to_be_played(rules: str) -> None:
    """With an ace in hand and an empty pile a nine may be discarded."""
    assert "9c>d0" in position("hand@0=Ah 9c", rules).moves(0)


# --- what all share --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["official", *OTHERS])
def test_the_fifth_card_played_brings_five_new_ones(rules: str) -> None:
    """A hand emptied by plays is filled at once, and the turn goes on."""
    state = position("hand@0=Ah 2h 3h 4h 5h; draw=6c 7c 8c 9c 10c Jc", rules)

    state = play(state, "Ah>c0", "2h>c0", "3h>c0", "4h>c0", "5h>c0")

    assert (state.turn, len(state.hands[0])) == ((0,), 5)


@pytest.mark.parametrize("rules", ["official", *OTHERS])
def test_nobody_plays_from_or_discards_on_the_piles_of_another(rules: str) -> None:
    """Own piles only, and no way back from a discard pile but to the centre."""
    state = position("hand@0=9h; d0@0=5h; d0@1=Ah", rules)

    for move in ("d0@1>c0", "9h>d0@1", "d0>d1", "payoff>d0"):
        with pytest.raises(IllegalMoveError):
            play(state, move)


# --- impossible rules ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "seats", "reason"),
    [
        ("mdw", 3, "mdw is for 2 players, not 3"),
        ("official", 10, "official is for 2 to 9 players, not 10"),
        ("official", 1, "official is for 2 to 9 players, not 1"),
        ("mdw payoff=53", 2, "2 payoff piles of 53 cards need 106 cards, but the packs have only 104"),
        ("mdw payoff=50", 2, "Only 4 cards are left after dealing the payoff piles: too few for 2 hands of 5"),
        ("pz payoff=53 wilds_in_payoff=no", 2, "the packs have only 104 for them"),
        ("official packs=3 hand=9", 9, "too few for 9 hands of 9"),
    ],
)
def test_impossible_rules_are_refused_with_the_reason(rules: str, seats: int, reason: str) -> None:
    """Before any card is dealt."""
    with refused(OptionsError, reason):
        deal(seats, rules, SEED)


def test_without_wild_cards_a_king_fits_nowhere() -> None:
    """A house rule may take the wild cards away; the game still ends."""
    state = position("hand@0=Kd Ah", "mdw kings_wild=no")
    assert not any(move.startswith("Kd>c") for move in state.moves(0))

    *_, last = random_game(1, ("mdw kings_wild=no payoff=3", 2))
    assert last.result is not None


def test_jokers_may_join_the_kings() -> None:
    """A house rule adds jokers to a variant in which kings are wild."""
    state = position("hand@0=Kd Jk", "mdw jokers=1")

    assert {"Kd>c0", "Jk>c0"} <= set(state.moves(0))
    assert TEXT[52] == "Jk"
