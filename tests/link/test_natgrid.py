"""Homes of every kind, and two programs that find each other or say why not: see `natgrid`."""

import asyncio
from collections.abc import Callable

import pytest

from tests.link.natgrid import (
    EXPLAINED_WITHIN,
    IMPOSSIBLE,
    Pair,
    time_invitation_alone,
    try_pair,
    with_relay,
    without_relay,
)
from tests.link.netlab import NetLab, one_cable, one_home, why_not

pytestmark = pytest.mark.lab

OPEN_WITHIN = 10.0
"""Seconds; the script asks for 2, on a machine that has nothing else to do."""

PAIRS = [
    Pair("open", "cone"),
    Pair("cone", "symmetric"),
    Pair("address", "symmetric"),
    Pair("port", "double"),
    Pair("symmetric", "open"),
    Pair("lan", "lan"),
    Pair("symmetric", "port"),
    Pair("blocked", "open"),
    Pair("symmetric", "symmetric", guest_turn="udp"),
    Pair("symmetric", "double", host_turn="udp"),
    Pair("blocked", "double", host_turn="tcp"),
    Pair("blocked", "blocked", host_turn="tls", guest_turn="tls"),
]


async def test_every_pair_comes_out_as_expected() -> None:
    """Each kind of home once: direct, relayed, or told that there is no way, with what helps."""
    if reason := why_not():
        pytest.skip(reason)

    outcomes = await asyncio.gather(*(try_pair(pair) for pair in PAIRS))

    assert [(str(pair), outcome.what) for pair, outcome in zip(PAIRS, outcomes, strict=True)] == [
        (str(pair), pair.expected) for pair in PAIRS
    ]
    for pair, outcome in zip(PAIRS, outcomes, strict=True):
        assert outcome.seconds < (EXPLAINED_WITHIN if pair.expected == IMPOSSIBLE else OPEN_WITHIN)
        assert (" doctor" in outcome.told) == (pair.expected == IMPOSSIBLE)


@pytest.mark.parametrize("network", [one_home, one_cable], ids=["behind one router", "with IPv6 alone"])
async def test_on_one_network_the_invitation_alone_is_enough(network: Callable[[NetLab], None]) -> None:
    """Without any reply code, and without waiting for servers that are not there."""
    if reason := why_not():
        pytest.skip(reason)

    assert await time_invitation_alone(network) < OPEN_WITHIN


def test_what_is_expected_of_a_pair() -> None:
    """A direct way where either side lets the other in, a relay where one has it, over TCP where UDP is blocked."""
    assert Pair("symmetric", "address").expected == "direct"
    assert Pair("symmetric", "double").expected == "impossible"
    assert Pair("port", "symmetric", host_turn="udp").expected == "relayed"
    assert Pair("blocked", "open", guest_turn="udp").expected == "impossible"
    assert Pair("blocked", "open", host_turn="tcp").expected == "relayed"
    assert len(without_relay()) == 50
    assert all(pair.host_turn or pair.guest_turn for pair in with_relay())
