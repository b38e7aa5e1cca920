"""The rules of Spite & Malice that random games seldom exercise: deals, odd endings, views and refusals.

A second version of the rules checks, move by move and in every variant, which moves there are and where cards go
(`test_laws`, `test_all_rules`); the golden games check the events.
"""

import pytest

from p2p_malice.engine.cards import RANK, shuffled
from p2p_malice.errors import IllegalMoveError, OptionsError
from p2p_malice.games.malice.length_limits import IDLE_ROUNDS
from p2p_malice.games.malice.rules import State, deal
from tests.helpers import all_cards, play, position, refused, texts

SEED = bytes(range(32))
TO_JACK = "Ah 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh"
TWENTY = "As 2s 3s 4s 5s 6s 7s 8s 9s 10s Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c"


def deals(rules: str, seats: int = 2) -> list[State]:
    """The first states of two hundred games."""
    return [deal(seats, rules, number.to_bytes(32, "big")) for number in range(200)]


# --- the deal --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "seats", "cards", "payoff", "draw"),
    [
        ("mdw payoff=11", 2, 104, 11, 72),
        ("mdw", 2, 104, 21, 52),
        ("mdw payoff=31", 2, 104, 31, 32),
        ("official", 2, 156, 15, 116),
        ("official", 3, 208, 15, 148),
        ("official", 4, 260, 15, 180),
        ("official", 9, 520, 15, 340),
        ("classic", 2, 104, 20, 54),
    ],
)
def test_so_many_cards_are_dealt(rules: str, seats: int, cards: int, payoff: int, draw: int) -> None:
    """Everybody gets a payoff pile and a hand of five; official has a pack more than players."""
    state = deal(seats, rules, SEED)

    assert len(all_cards(state)) == cards
    assert [len(pile) for pile in state.payoffs] == [payoff] * seats
    assert [len(hand) for hand in state.hands] == [5] * seats
    assert len(state.draw) == draw


@pytest.mark.parametrize(("rules", "payoff", "left"), [("catmouse", 20, 59), ("catmouse-short", 5, 89), ("pz", 20, 63)])
def test_hands_are_dealt_when_a_players_turn_starts(rules: str, payoff: int, left: int) -> None:
    """After the deal, only the player who starts has drawn five; the other draws at the start of their first turn."""
    state = deal(2, rules, SEED)
    assert [len(pile) for pile in state.payoffs] == [payoff, payoff]
    assert len(state.draw) == left
    assert len(state.hands[state.player]) == 5
    assert state.hands[1 - state.player] == ()
    assert [event.kind for event in state.events][-2:] == ["start", "draw"]

    state = play(state, state.moves(state.player)[-1])

    assert len(state.hands[state.player]) == 5


@pytest.mark.parametrize("rules", ["pz", "pz-nwis"])
def test_pz_has_four_jokers(rules: str) -> None:
    """Two packs with two jokers each are 108 cards."""
    state = deal(2, rules, SEED)

    assert len(all_cards(state)) == 108
    assert texts(tuple(all_cards(state))).count("Jk") == 4


@pytest.mark.parametrize(("rules", "rank"), [("pz-nwis", 0), ("mdw wilds_in_payoff=no", 13)])
def test_wild_cards_may_be_kept_out_of_the_payoff_piles(rules: str, rank: int) -> None:
    """All that the options make wild lie among the cards to draw, in any place."""
    states = deals(rules)

    assert not any(RANK[card] == rank for state in states for payoff in state.payoffs for card in payoff)
    assert any(RANK[card] == rank for state in states for card in state.hands[state.player])


def test_a_deal_is_for_ever_the_same() -> None:
    """The same seed gives the same cards on every machine: this deal was written down."""
    state = deal(2, "mdw payoff=11", SEED)

    assert texts(state.hands[0]) == ["7s", "Jc", "6c", "Qs", "9c"]
    assert texts(state.payoffs[1])[-3:] == ["Ad", "Ac", "Ah"]


@pytest.mark.parametrize(
    ("rules", "seats", "reason"),
    [
        ("mdw", 3, "The variant mdw is for 2 players, not 3"),
        ("official", 10, "official is for 2 to 9 players, not 10"),
        ("official", 1, "official is for 2 to 9 players, not 1"),
        ("official partners=yes", 5, "4 players, not 5"),
        ("mdw payoff=53", 2, "2 payoff piles of 53 need 106 cards, but the packs have only 104"),
        ("mdw payoff=50", 2, "Only 4 cards are left after dealing the payoff piles: too few for 2 hands of 5"),
        ("pz payoff=53 wilds_in_payoff=no", 2, "the packs have only 104 for them"),
        ("official packs=3 hand=9", 9, "too few for 9 hands of 9"),
    ],
)
def test_impossible_rules_are_refused_with_the_reason(rules: str, seats: int, reason: str) -> None:
    """Before any card is dealt."""
    with refused(OptionsError, reason):
        deal(seats, rules, SEED)


# --- who starts ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["mdw", "catmouse", "pz", "classic"])
def test_the_higher_payoff_card_starts_jokers_highest(rules: str) -> None:
    """Aces are lowest, kings high, jokers highest."""
    for state in deals(rules):
        tops = [RANK[payoff[-1]] or 14 for payoff in state.payoffs]
        assert tops[state.player] == max(tops)
        assert tops[0] != tops[1]


def test_equal_payoff_tops_are_shuffled_and_turned_up_again() -> None:
    """On equal tops both payoff piles are shuffled and new tops are turned up; no card changes its pile."""
    state = next(state for state in deals("mdw") if state.events[0].kind == "equal")

    first_two = state.events[:2]
    assert [event.kind for event in first_two] == ["equal", "equal"]
    assert first_two[0].card == first_two[1].card
    assert {event.seat for event in first_two} == {0, 1}
    assert state.events[-1].kind == "start"
    assert [len(payoff) for payoff in state.payoffs] == [21, 21]


@pytest.mark.parametrize("seats", [2, 9])
def test_tied_piles_of_one_card_are_dealt_again(seats: int) -> None:
    """Shuffling them would break no tie; nobody starts for sitting first, or is told of a new card."""
    for state in deals("official starter=top payoff=1", seats)[:60]:
        tops = [RANK[payoff[-1]] for payoff in state.payoffs]

        assert tops.count(max(tops)) == 1
        assert tops[state.player] == max(tops)
        assert "equal" not in [event.kind for event in state.events]


@pytest.mark.parametrize("rules", ["catmouse", "catmouse-short", "pz", "pz-nwis"])
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


@pytest.mark.parametrize(("rules", "turns"), [("official", [1, 2, 0, 1]), ("official starter=dealer", [0, 1, 2, 0])])
def test_the_dealer_decides_who_starts(rules: str, turns: list[int]) -> None:
    """Whoever sits to the dealer's left or, by a house rule, the dealer; then the others clockwise."""
    state = deal(3, rules, SEED, dealer=0)
    taken = [state.player]
    while len(taken) < len(turns):
        state = play(state, state.moves(state.player)[-1])
        if state.ends_turn:
            taken.append(state.player)

    assert taken == turns


def test_without_a_dealer_the_lot_decides() -> None:
    """Everybody starts at some time."""
    assert {state.player for state in deals("official", 3)} == {0, 1, 2}


# --- what is seen ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "hand", "shows", "needs"),
    [
        *((rules, "Kd 5c", "A", "2") for rules in ("mdw", "catmouse", "classic")),
        ("pz", "Jk 5c", "A", "2"),
    ],
)
def test_a_wild_card_that_begins_a_pile_is_an_ace(rules: str, hand: str, shows: str, needs: str) -> None:
    """The pile shows an ace then and needs a two."""
    pile = play(position(f"hand@0={hand}", rules), f"{hand[:2]}>c0").view(0).pile("c0")

    assert (pile.shows, pile.needs) == (shows, needs)


@pytest.mark.parametrize("rules", ["pz", "pz-nwis"])
def test_in_pz_a_pile_goes_up_to_the_king(rules: str) -> None:
    """A queen leaves the pile lying; a king, or a joker, completes it."""
    state = play(position(f"hand@0=Qd Kd Jk 5c; c0={TO_JACK}", rules), "Qd>c0")
    assert state.view(0).pile("c0").needs == "K"

    assert play(state, "Kd>c0").centre[0] == ()
    assert play(state, "Jk>c0").centre[0] == ()


@pytest.mark.parametrize("rules", ["official", "catmouse", "catmouse-short"])
def test_a_completed_pile_waits_until_the_draw_pile_is_used_up(rules: str) -> None:
    """With twenty cards to draw there are still twenty, and twelve are seen to be put aside."""
    state = play(position(f"hand@0=Qd 5d; c0={TO_JACK}; draw={TWENTY}", rules), "Qd>c0")

    assert (len(state.draw), len(state.waste)) == (20, 12)
    assert state.view(0).pile("waste").count == 12
    assert state.events[-1].kind == "clear"


def test_what_was_put_aside_becomes_the_draw_pile() -> None:
    """A player who needs five cards when two are left draws two, and three more once the others were shuffled."""
    state = position("hand@0=9h; hand@1=; draw=6c 7c; waste=As 2s 3s 4s 5s 6s 7s; d0@0=9c", "official")

    state = play(state, "9h>d0")

    assert [event.kind for event in state.events] == ["discard", "draw", "reshuffle", "draw"]
    assert [event.count for event in state.events[1:]] == [2, 7, 3]


# --- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["mdw", "official", "catmouse", "classic"])
def test_the_last_payoff_card_wins_at_once_even_as_a_wild_card(rules: str) -> None:
    """No refill, no discard, whatever is in the hand; nothing can be done any more."""
    state = play(position("payoff@0=Ks; payoff@1=2s 3s 4s; hand@0=9h; c0=Ah", rules), "payoff>c0")

    assert state.result is not None
    assert (state.result.how, state.result.winners, state.result.left) == ("win", (0,), (0, 3))
    assert texts(state.hands[0]) == ["9h"]
    assert state.turn == ()
    with refused(IllegalMoveError, "The game is over"):
        state.after(0, "9h>d0")


@pytest.mark.parametrize("rules", ["catmouse", "pz", "classic"])
def test_a_hand_that_cannot_be_filled_is_a_tie(rules: str) -> None:
    """If a player needs five cards and only two are left, with none put aside, the game ends and nobody wins."""
    state = play(position("hand@0=9h; draw=6c 7c; payoff@1=2s 3s 4s", rules), "9h>d0")

    assert state.result is not None
    assert (state.result.how, state.result.winners, state.result.left) == ("tie", (), (2, 3))


def test_only_the_stuck_one_of_three_is_passed_over() -> None:
    """A player with an empty hand, nothing to draw and nothing that fits; the seat after has the turn."""
    state = play(position("payoff@2=2s 9s; hand@0=9h; hand@2=9c; c0=Ah", "official"), "9h>d0")

    assert state.turn == (2,)
    assert [(event.kind, event.seat) for event in state.events] == [("discard", 0), ("pass", 1)]


@pytest.mark.parametrize(
    ("rules", "payoffs", "winners"),
    [
        ("mdw", "payoff@0=9s 9c 9d; payoff@1=9s 9h", (1,)),
        ("mdw", "payoff@0=9s 9c; payoff@1=9s 9h", ()),
        ("official", "payoff@0=9s 9c; payoff@1=9d 9h; payoff@2=9s 9c 9d", ()),
    ],
    ids=["fewest", "as many", "as many of three"],
)
def test_when_all_are_stuck_fewest_payoff_cards_win(rules: str, payoffs: str, winners: tuple[int, ...]) -> None:
    """A stalemate goes to the smallest payoff pile; a tie is a draw, whatever a third player has."""
    state = play(position(f"{payoffs}; hand@0=9h; c0=Ah", rules), "9h>d0")

    assert state.result is not None
    assert (state.result.how, state.result.winners) == ("stalemate", winners)


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


# --- refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("7h>c0", "You don't hold 7h"),
        ("9h>c4", "no centre pile 5: they go from 1 to 4"),
        ("9h>d4", "no discard pile 5: they go from 1 to 4"),
        ("d1>c0", "Your discard pile 2 is empty"),
        ("d7>c0", "no discard pile 8"),
        ("payoff>c0", "9s doesn't fit on pile 1, which needs an ace"),
        ("d0@1>c0", "your own piles"),
        ("d0@0>c0", "your own piles"),
        ("d0>d0", "discarded card can only be played to the centre"),
    ],
)
def test_a_refusal_names_the_rule(move: str, reason: str) -> None:
    """A refused move says why; others are in `test_explaining`."""
    with refused(IllegalMoveError, reason):
        play(position("hand@0=9h; d0@0=Ah; d0@1=Ah"), move)


def test_who_is_not_on_turn_may_do_nothing() -> None:
    """A move by the other seat is refused, whatever it is."""
    with refused(IllegalMoveError, "not your turn"):
        position("hand@0=9h; hand@1=Ah").after(1, "Ah>c0")
