"""The event loop, on systems that can't be tried here as well."""

import ast
import asyncio
import os
import signal
import sys
from types import SimpleNamespace

import pytest

from p2p_malice import event_loop
from tests.sources import MODULES, nodes


class Selector(asyncio.SelectorEventLoop):
    """The loop that Windows doesn't use by itself."""


async def running() -> asyncio.AbstractEventLoop:
    """The loop that this runs on."""
    return asyncio.get_running_loop()


def pretend(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the module believe that it runs there."""
    monkeypatch.setattr(event_loop, "sys", SimpleNamespace(platform=platform))
    monkeypatch.setattr(event_loop, "asyncio", SimpleNamespace(**{**vars(asyncio), "SelectorEventLoop": Selector}))


@pytest.mark.parametrize(("platform", "is_another"), [("win32", True), ("linux", False)])
def test_windows_never_reads_sockets_by_its_own_loop(
    platform: str, is_another: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That one goes deaf after a packet that couldn't be delivered; nothing is wrong with the usual loop elsewhere."""
    pretend(platform, monkeypatch)

    assert isinstance(event_loop.run(running()), Selector) == is_another


def test_ctrl_c_is_noticed_on_windows_while_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its selector isn't interrupted by a signal: it wakes up by itself, again and again."""
    pretend("win32", monkeypatch)
    monkeypatch.setattr(event_loop, "WAKES_EVERY", 0.001)
    woken = []

    async def until_woken_twice() -> None:
        here, wake = asyncio.get_running_loop(), event_loop._wake
        twice = asyncio.Event()

        def count(each: asyncio.AbstractEventLoop) -> None:
            woken.append(each)
            wake(each)
            if len(woken) == 2:
                twice.set()

        monkeypatch.setattr(event_loop, "_wake", count)
        async with asyncio.timeout(120):
            await twice.wait()
        assert woken == [here, here]

    event_loop.run(until_woken_twice())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals.")
@pytest.mark.parametrize("is_service", [False, True])
@pytest.mark.parametrize("ending", event_loop.ENDING)
def test_a_closed_window_ends_the_program_in_order(ending: int, is_service: bool) -> None:
    """So does any signal that kills one, with the usual status. What the end removes used to be left."""
    before = signal.signal(ending, signal.SIG_DFL)  # Under nohup, the tests ignore one of them.
    removed = []

    async def wait() -> None:
        try:
            os.kill(os.getpid(), ending)
            await asyncio.Event().wait()
        finally:
            removed.append(ending)

    try:
        with pytest.raises(SystemExit) as raised:
            event_loop.run(wait(), is_service=is_service)
        status = 0 if is_service and ending == signal.SIGTERM else 128 + ending
        assert (raised.value.code, removed) == (status, [ending])
        assert signal.getsignal(ending) is signal.SIG_DFL
    finally:
        signal.signal(ending, before)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals.")
def test_a_signal_that_is_ignored_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """As under nohup."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)

    async def go_on() -> bool:
        os.kill(os.getpid(), signal.SIGHUP)
        return True

    try:
        assert event_loop.run(go_on())
    finally:
        signal.signal(signal.SIGHUP, before)


def test_whatever_is_started_runs_on_that_loop() -> None:
    """Lines, full screen, page and doctor alike: nothing else makes a loop."""
    starts = {"asyncio.run", "asyncio.Runner", "app.run", "asyncio.new_event_loop"}
    calls = ((path, node) for path in MODULES for node in nodes(path) if isinstance(node, ast.Call))

    assert {path.as_posix() for path, call in calls if ast.unparse(call.func) in starts} == {"event_loop.py"}
