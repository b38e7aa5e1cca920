"""Reading a view back: for every view of a state, a state that agrees with it can be found."""

import contextlib
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from p2p_malice.errors import GameError
from p2p_malice.games.spite.resample import fact_of, resample
from p2p_malice.games.spite.state import State, deal
from p2p_malice.protocol.message_codec import encode
from p2p_malice.protocol.messages import Show
from tests.games.spite.rules.test_rounds import random_move
from tests.games.spite.seats import after, at_table, kinds


@pytest.mark.parametrize(
    ("hands", "moves"),
    [
        (["5d* 2c 2d", "6c 9s", "8c 9s", "9c 10s"], ["5d*", "6c", "8c", "9c"]),
        (["3c 5d", "3d 5s", "3h 5h 5s*", "6c 6d"], ["3c", "2: 5s*"]),
        (["4c 7c", "5c 9d", "6c"], ["4c", "5c", "6c", "7c"]),
    ],
    ids=["a fake joker under the last hands", "a fake joker face up before its turn", "the end under a consec"],
)
def test_a_state_is_found_for_any_view(hands: list[str], moves: list[str]) -> None:
    """Whoever's it is, the state shows them the same."""
    state = after(at_table(*hands, rules="spite rounds=1 window=0"), *moves)

    for seat in range(state.seats):
        view = state.view(seat)
        assert resample(view, random.Random(seat)).view(seat) == view


def test_what_a_combination_is_stays_untold_while_it_can_be_called() -> None:
    """It would tell whether the cards make one."""
    led = after(at_table("4c 13h 9d", "5c 9s", "3c", rules="spite", lead=0), "4c+13h")

    assert fact_of(led.view(None), "made") == ""
    assert fact_of(after(led, "…").view(None), "made") == "same 4"


def test_what_can_still_be_called_is_judged_by_what_lay_there_before() -> None:
    """It's no misplay because it lies there itself."""
    state = after(at_table("4c 9d", "5c 9s", "3c", rules="spite", lead=0), "4c", "…", "5c")

    resampled = resample(state.view(2), random.Random(0))

    assert "misplay" not in kinds(after(resampled, "…"))


@given(st.randoms(use_true_random=False), st.integers(0, 60))
def test_what_a_spectator_sees_does_not_depend_on_hidden_cards(rng: random.Random, moves: int) -> None:
    """Whatever hands the players have, and whatever lies in the deck, the view is the same."""
    state = deal(rng.randint(3, 5), "spite rounds=2", rng.randbytes(32))
    for _ in range(moves):
        if state.turn:
            with contextlib.suppress(GameError):
                seat = rng.choice(state.turn)
                state = state.after(seat, random_move(state, seat, rng) or "misplay")
        elif not state.result:
            state = state.expire(state.clocks[0].number)

    at = state.at.copy()
    hidden = [card for cards in (*at.hands, at.deck, at.out) for card in cards]
    rng.shuffle(hidden)
    at.hands = [tuple(hidden.pop() for _ in cards) for cards in at.hands]
    at.deck, at.out = (tuple(hidden.pop() for _ in cards) for cards in (at.deck, at.out))
    at.swapped, at.seed = (), rng.randbytes(32)

    assert encode(Show(1, State(at).view(None))) == encode(Show(1, state.view(None)))
