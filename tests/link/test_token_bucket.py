"""How much one sender may send."""

from p2p_malice.link.token_bucket import TokenBucket


def test_a_burst_may_be_taken_at_once() -> None:
    """What was never taken from is full."""
    allowance = TokenBucket(burst=3, per_second=1)

    assert [allowance.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_it_is_filled_up_as_time_goes_by() -> None:
    """After a second there is one second's worth, and never more than the burst."""
    allowance = TokenBucket(burst=3, per_second=2)
    for _ in range(3):
        allowance.take(0.0)

    assert [allowance.take(1.0) for _ in range(3)] == [True, True, False]
    assert [allowance.take(1000.0) for _ in range(4)] == [True, True, True, False]
