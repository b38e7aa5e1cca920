"""Guests come, speak, fall silent, come back and go in any order: nobody gets a seat without a right to it."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from p2p_malice.table.seat_holders import SeatHolders, Visit
from tests.orders import walk


@given(st.randoms(use_true_random=False))
@settings(max_examples=100)
def test_nobody_gets_a_seat_without_a_right_to_it(rng: random.Random) -> None:
    """Every order of messages, links, drops, wrong and right tokens that hypothesis thinks of."""
    walk(rng, 40)


def test_whoever_lost_the_seat_is_gone_for_good() -> None:
    """The next one who is admitted holds it, and the one before isn't admitted again."""
    seating = SeatHolders(2)
    first, second = Visit(1), Visit(1)
    seating.admit(first)

    assert seating.admit(second) is first
    assert seating.admit(first) is None
    assert seating.holder(1) is second
