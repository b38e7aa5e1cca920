"""What is shown one after the other: how long each position stays, and what ends that."""

import asyncio

import pytest

from p2p_malice.engine.game import Event, View
from p2p_malice.terminal.position_queue import OWN_PAUSE, PositionQueue, stay_of


async def ticks() -> None:
    """Let all tasks do what they can."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_moves_that_come_one_by_one_are_shown_one_by_one() -> None:
    """Each stays, also if the next one comes later; a key shows the next one, and one's own move never waits."""
    shown: list[str] = []

    def showing(what: str, stays: float = 60) -> float:
        shown.append(what)
        return stays

    queue = PositionQueue()
    queue.add(lambda: showing("first"))
    await ticks()
    queue.add(lambda: showing("second"))
    queue.add(lambda: showing("third"))
    await ticks()
    assert (shown, bool(queue)) == (["first"], True)

    queue.skip()
    await ticks()
    assert shown == ["first", "second"]

    queue.skip()
    await ticks()
    queue.add(lambda: showing("own"), at_once=True)
    await queue.settled()
    assert (shown, bool(queue)) == (["first", "second", "third", "own"], False)


@pytest.mark.parametrize(
    ("mover", "turn", "stays"),
    [
        pytest.param(1, (1,), 2, id="somebody plays on"),
        pytest.param(1, (2,), 3, id="somebody's turn ends"),
        pytest.param(1, (0,), 0, id="it is the player's turn"),
        pytest.param(0, (1,), OWN_PAUSE, id="the player's own move"),
        pytest.param(None, (1,), 0, id="nobody moves"),
    ],
)
def test_a_position_stays_as_long_as_its_move_is_worth(mover: int | None, turn: tuple[int, ...], stays: float) -> None:
    """As on the page; nothing does without a pause."""
    view = View(rules="", seat=0, seats=3, turn=turn, piles=())
    assert stay_of(view, [Event("play", mover)], 2) == stays
    assert stay_of(view, [Event("play", mover)], 0) == 0
