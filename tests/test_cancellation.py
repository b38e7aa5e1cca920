"""How tasks are ended."""

import asyncio
import gc
from typing import Any

import pytest

from p2p_malice import cancellation
from p2p_malice.cancellation import CancelledTasks, cancel_and_wait


async def test_ended_tasks_have_ended() -> None:
    """Whether a task was going on, had failed, or never began: afterwards it is over, and nothing is raised."""

    async def fail() -> None:
        raise ValueError

    waiting, failing = asyncio.create_task(asyncio.Event().wait()), asyncio.create_task(fail())
    await asyncio.wait({failing})
    await cancel_and_wait(waiting, failing, None)

    assert waiting.cancelled()
    assert failing.done()


async def stubborn(letting_go: asyncio.Event) -> str:
    """Goes on after it was cancelled, until `letting_go` or until it is cancelled again."""
    try:
        await asyncio.Event().wait()
    except asyncio.CancelledError:
        try:
            await letting_go.wait()
        except asyncio.CancelledError:
            return "cancelled again"
    return "let go"


async def test_a_task_that_carries_on_is_cancelled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A swallowed cancellation does not hold up everybody else."""
    monkeypatch.setattr(cancellation, "CANCEL_AGAIN_AFTER", 0.01)
    task = asyncio.create_task(stubborn(asyncio.Event()))
    await asyncio.sleep(0)

    await cancel_and_wait(task)

    assert task.result() == "cancelled again"


async def test_nobody_insists_where_letting_go_takes_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    """A task that is not insisted on is waited for."""
    monkeypatch.setattr(cancellation, "CANCEL_AGAIN_AFTER", 0.01)
    letting_go = asyncio.Event()
    task = asyncio.create_task(stubborn(letting_go))
    await asyncio.sleep(0)

    asyncio.get_running_loop().call_later(0.05, letting_go.set)
    await cancel_and_wait(task, insist=False)

    assert task.result() == "let go"


async def test_whoever_stops_waiting_for_the_end_hears_no_more_of_it() -> None:
    """If the ending itself is cancelled, what comes of the task later is nobody's business, and isn't reported."""
    reported: list[dict[str, Any]] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _loop, context: reported.append(context))
    letting_go = asyncio.Event()

    async def fail_late() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await letting_go.wait()
            raise ValueError

    task = asyncio.create_task(fail_late())
    await asyncio.sleep(0)
    ending = asyncio.create_task(cancel_and_wait(task, insist=False))
    await asyncio.sleep(0)
    ending.cancel()
    await asyncio.wait({ending})
    letting_go.set()
    await asyncio.wait({task})
    del task, ending
    gc.collect()

    assert reported == []


async def test_what_was_cancelled_without_waiting_is_waited_for_later() -> None:
    """Tasks that take their time have ended afterwards; the one that cancels them goes on."""
    leftovers = CancelledTasks()

    async def cancel_myself() -> str:
        leftovers.cancel(asyncio.current_task())
        leftovers.cancel(None)
        await asyncio.sleep(0)
        return "went on"

    async def let_go_slowly() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)

    slow = asyncio.create_task(let_go_slowly())
    assert await asyncio.create_task(cancel_myself()) == "went on"
    leftovers.cancel(slow)
    await leftovers.end()

    assert slow.cancelled()
