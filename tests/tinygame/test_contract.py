"""What a game may ask of the table: moves that are not listed, several seats at once, a clock."""

import random
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from p2p_malice.engine.game import REMATCH, Clock, Deadline, Offers, combined
from p2p_malice.engine.match import Match, begin
from p2p_malice.errors import GameError, IllegalMoveError
from p2p_malice.player_client import Client
from p2p_malice.protocol.message_codec import decode_from_table, encode
from p2p_malice.protocol.messages import FromTable, Hello, Move, Refused, Seated, Show, Sitter
from p2p_malice.table.table import EXPIRY, Table
from tests.attable import AtTable, ToSeats
from tests.proofs import returning
from tests.tinygame.game import TINY
from tests.tinygame.rules import HURRY, MOST, PASS, State, deal, resample

SEED = bytes(range(32))
TOKENS = ("a" * 32, "b" * 32, "c" * 32)


def played(seed: bytes, seats: int, rules: str, until: int) -> State:
    """The state after so many moves of bots, or the last one."""
    rng = random.Random(seed)
    state = deal(seats, rules, seed)
    while state.turn and until:
        seat = rng.choice(state.turn)
        state = state.after(seat, TINY.bots["bold"](state.view(seat), rng))
        until -= 1
    return state


states = st.builds(played, st.binary(min_size=32, max_size=32), st.integers(2, 4), st.just("hand=8"), st.integers(0, 9))


@given(state=states, data=st.data())
def test_what_is_offered_and_of_one_suit_is_accepted_and_no_other(state: State, data: st.DataObject) -> None:
    """A free combination is judged when it is made; what is not on offer is never lawful."""
    seat = data.draw(st.integers(0, state.seats - 1))
    offers = state.offers(seat)
    hand = [card for pile in state.view(seat).piles if (pile.name, pile.seat) == ("hand", seat) for card in pile.cards]
    cards = data.draw(st.lists(st.sampled_from([*hand, "Kh", "2c"]), min_size=1, max_size=MOST + 1))
    words = data.draw(st.lists(st.sampled_from(["double", "treble"]), max_size=2))
    move = combined(cards, words)

    if offers.include(move) and len({card[-1] for card in cards}) == 1:
        assert state.after(seat, move).events
    else:
        with pytest.raises(GameError):
            state.after(seat, move)


@given(seed=st.binary(min_size=32, max_size=32), until=st.integers(0, 9))
def test_the_same_seed_shows_the_same(seed: bytes, until: int) -> None:
    """A game is for ever what its seed and moves are."""
    one, other = (played(seed, 3, "", until) for _ in range(2))

    assert [one.view(seat) for seat in range(3)] == [other.view(seat) for seat in range(3)]


@given(state=states, seat=st.integers(0, 1), mix=st.integers())
def test_no_view_depends_on_what_is_hidden(state: State, seat: int, mix: int) -> None:
    """Dealing again what a seat can't see changes nothing that it, or a spectator, sees."""
    if not state.result:
        other = resample(state.view(seat), random.Random(mix))
        assert (other.view(seat), other.view(None)) == (state.view(seat), state.view(None))


def test_thousands_of_combinations_fit_into_a_small_frame() -> None:
    """Twelve cards make 298 threes, pairs and singles, and any may be tried: the frame names twelve."""
    state = deal(2, "hand=12", SEED)
    hand = state.view(0).pile("hand", 0).cards
    frame = encode(Show(1, state.view(0)))

    assert len(frame) < 2000
    assert decode_from_table(frame) == Show(1, state.view(0))
    every = [combined(cards) for count in range(1, MOST + 1) for cards in combinations(hand, count)]
    assert len(every) == 298
    assert all(state.offers(0).include(move) for move in every)
    assert not state.offers(0).include(combined(hand[: MOST + 1]))


# --- a match ---------------------------------------------------------------------------------------------------------


def bots_play(match: Match, seed: int = 1) -> Match:
    """Up to the end."""
    rng = random.Random(seed)
    while not match.result:
        match = match.after(match.turn[0], TINY.bots["bold"](match.view(match.turn[0]), rng))
    return match


def test_any_game_may_be_played_several_times() -> None:
    """Matches, points and the rematch are the same for every game."""
    match = bots_play(begin(TINY, 3, "deals=3", SEED))

    assert match.result is not None
    assert match.result.how == "match"
    assert match.view(0).deal == 3
    assert match.view(0).scores == match.scores != (0, 0, 0)
    again = match.after(0, REMATCH)
    assert (again.view(0).deal, again.view(0).scores) == (1, (0, 0, 0))


def test_time_that_is_up_may_end_a_game_of_a_match() -> None:
    """What happens by itself counts as a move does: the next game is dealt."""
    match = begin(TINY, 2, "rounds=1 deals=2", SEED)

    assert match.clocks == (Clock(20, 1),)
    card = match.view(0).pile("hand", 0).cards[0]
    after = match.after(0, card).expire(1)
    assert (after.number, after.scores) == (2, (1, -1))
    told = Show(3, after.view(0), after.events)
    assert decode_from_table(encode(told)) == told
    over = after.expire(1)
    assert over.result is not None
    with pytest.raises(IllegalMoveError):
        over.expire(1)


# --- the table -------------------------------------------------------------------------------------------------------


def table_of(rules: str = "", seats: int = 2) -> tuple[AtTable, ToSeats]:
    """A table at which everybody has just sat down, at the time 100, and what they were told last."""
    table = AtTable(Table(begin(TINY, seats, rules, SEED), TINY, rules, TOKENS[:seats]))
    told: ToSeats = []
    for seat in range(seats):
        told = table.receive(seat, Hello(f"Player {seat}"), 100.0)
    return table, told


def shows(told: ToSeats) -> dict[int, Show]:
    """The views by seat."""
    return {seat: message for seat, message in told if isinstance(message, Show)}


def codes(told: ToSeats) -> list[str]:
    """The codes of the refusals."""
    return [message.code for _, message in told if isinstance(message, Refused)]


def first_card(show: Show) -> str:
    """A card that its seat may lay."""
    assert show.view.offers.free
    return show.view.offers.free.cards[0]


def test_a_move_of_one_makes_that_of_another_no_late_one() -> None:
    """Two who act at once both answer the first position, in any order."""
    table, told = table_of()
    before = shows(told)

    after = shows(table.receive(0, Move(1, first_card(before[0])), 101.0))
    assert (after[1].number, after[1].since) == (2, 1)
    assert (after[0].number, after[0].since) == (2, 2)
    assert codes(table.receive(1, Move(1, first_card(before[1])), 102.0)) == []


def test_a_move_that_arrives_twice_is_made_once() -> None:
    """Whoever has moved has new choices, even where they look the same."""
    table, told = table_of(seats=3)
    move = Move(1, first_card(shows(told)[0]))
    table.receive(0, move, 101.0)

    assert codes(table.receive(0, move, 101.0)) == ["stale_move"]
    assert codes(table.receive(0, Move(2, move.move), 101.0)) == ["not_your_turn"]


def test_a_combination_against_the_rules_is_refused_with_the_rule() -> None:
    """The table judges what it never listed."""
    table, told = table_of()
    free = shows(told)[0].view.offers.free
    assert free
    mixed = next([one, two] for one in free.cards for two in free.cards if one[-1] != two[-1])

    assert table.receive(0, Move(1, combined(mixed)), 101.0) == [(0, Refused("tiny_one_suit", of="move"))]
    too_many = Move(1, combined(["7h"] * (MOST + 1)))
    assert table.receive(0, too_many, 101.0) == [(0, Refused("tiny_too_many", {"most": MOST}, of="move"))]


def test_a_table_wakes_when_time_is_up() -> None:
    """Until then nothing happens; then those who did nothing have passed, and the next round has its own time."""
    table, told = table_of("rounds=2 seconds=20")
    assert table.wake_at == 120.0
    assert shows(told)[0].view.deadline == 20

    laid = shows(table.receive(0, Move(1, first_card(shows(told)[0])), 107.5))
    assert laid[1].view.deadline == 13
    assert table.wake_at == 120.0
    assert table.tick(119.9) == []

    up = shows(table.tick(120.0))
    assert [event.kind for event in up[0].events][:2] == ["time", "turned"]
    assert table.moves[-1][1:] == (None, f"{EXPIRY} 1")
    assert (up[0].since, up[1].since) == (3, 3)
    assert table.wake_at == 140.0


def test_who_may_do_something_is_not_waited_for() -> None:
    """Offers are no duty then: nobody is asked, no bot moves, and yet it can be done."""
    table, _ = table_of("hurry=5")
    laid = shows(table.receive(0, Move(1, PASS), 101.0))

    assert laid[0].view.offers == Offers(may=(HURRY,))
    assert not laid[0].view.offers
    assert laid[0].view.turn == (1,)
    client = Client()
    for message in (Seated(0, "tiny", "", (Sitter("Ann", present=True), Sitter("Bob", present=True))), laid[0]):
        client.receive(message)
    assert not client.may_act
    assert client.answer(HURRY) == Move(2, HURRY)
    hurried = shows(table.receive(0, Move(2, HURRY), 102.0))
    assert hurried[0].view.offers == Offers()


def test_clocks_run_beside_each_other() -> None:
    """None is started again because another one comes, and the first that is up is seen to."""
    table, _ = table_of("hurry=5 seconds=20")
    table.receive(0, Move(1, PASS), 101.0)
    hurried = shows(table.receive(0, Move(2, HURRY), 102.0))

    assert hurried[1].view.deadlines == (Deadline(1, 18), Deadline(1001, 5))
    assert (hurried[1].view.deadline, table.wake_at) == (5, 107.0)
    up = shows(table.tick(107.0))
    assert table.moves[-1][1:] == (None, f"{EXPIRY} 1001")
    assert up[0].view.deadlines == (Deadline(2, 20),)


def test_a_move_for_a_round_that_is_over_is_late() -> None:
    """Where time was up, nobody's answer to the position before holds, whatever may be done now."""
    table, told = table_of()
    table.tick(120.0)

    assert codes(table.receive(1, Move(1, first_card(shows(told)[1])), 120.1)) == ["stale_move"]


def test_nothing_wakes_a_table_that_is_over() -> None:
    """After the last round there is no time any more."""
    table, _ = table_of("rounds=1")
    last = shows(table.tick(120.0))

    assert last[0].view.result is not None
    assert last[0].view.deadline is None
    assert table.wake_at is None
    assert table.tick(1000.0) == []


def test_time_at_a_resumed_table_waits_for_everybody() -> None:
    """A player who takes a minute to come back hasn't lost the round."""
    state = begin(TINY, 2, "", SEED)
    table = AtTable(Table(state, TINY, "", TOKENS[:2], names=["Ann", "Bob"], number=1))
    first = shows(table.receive(0, returning("Ann", TOKENS[0]), 100.0))
    assert first[0].view.deadline is None
    assert table.wake_at is None

    back = shows(table.receive(1, returning("Bob", TOKENS[1]), 160.0))

    assert {seat: show.view.deadline for seat, show in back.items()} == {0: 20, 1: 20}
    assert table.wake_at == 180.0
    table.leave(1)
    assert table.wake_at == 180.0


def test_an_answer_holds_while_others_move() -> None:
    """A client that has decided is not asked again because somebody else has, too."""

    table, told = table_of()
    client = Client()
    for message in messages(0, told):
        client.receive(message)
    client.answer(PASS)
    for message in messages(0, table.receive(1, Move(1, PASS), 101.0)):
        client.receive(message)

    assert client.show is not None
    assert client.show.number == 2
    assert client.offers == Offers()


def messages(seat: int, told: ToSeats) -> list[FromTable]:
    """What one seat was told."""
    return [message for told_to, message in told if told_to == seat]
