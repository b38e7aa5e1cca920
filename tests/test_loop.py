"""The event loop, on systems that can't be tried here as well."""

import ast
import asyncio
import os
import signal
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from p2p_malice import loop

PACKAGE = Path(__file__).parents[1] / "p2p_malice"


class Selector(asyncio.SelectorEventLoop):
    """The loop that Windows doesn't use by itself."""


async def running() -> asyncio.AbstractEventLoop:
    """The loop that this runs on."""
    return asyncio.get_running_loop()


def pretend(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the module believe that it runs there."""
    monkeypatch.setattr(loop, "sys", SimpleNamespace(platform=platform))
    monkeypatch.setattr(loop, "asyncio", SimpleNamespace(**{**vars(asyncio), "SelectorEventLoop": Selector}))


@pytest.mark.parametrize(("platform", "is_another"), [("win32", True), ("linux", False)])
def test_windows_never_reads_sockets_by_its_own_loop(
    platform: str, is_another: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That one goes deaf after a packet that couldn't be delivered; nothing is wrong with the usual loop elsewhere."""
    pretend(platform, monkeypatch)

    assert isinstance(loop.run(running()), Selector) == is_another


def test_ctrl_c_is_noticed_on_windows_while_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its selector isn't interrupted by a signal: it wakes up by itself, again and again."""
    pretend("win32", monkeypatch)
    monkeypatch.setattr(loop, "WAKES_EVERY", 0.001)
    woken = []

    async def until_woken_twice() -> None:
        here, wake = asyncio.get_running_loop(), loop._wake
        twice = asyncio.Event()

        def count(each: asyncio.AbstractEventLoop) -> None:
            woken.append(each)
            wake(each)
            if len(woken) == 2:
                twice.set()

        monkeypatch.setattr(loop, "_wake", count)
        async with asyncio.timeout(120):
            await twice.wait()
        assert woken == [here, here]

    loop.run(until_woken_twice())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals.")
@pytest.mark.parametrize("ending", loop.ENDING)
def test_a_closed_window_left_what_the_end_of_the_program_removes(ending: int) -> None:
    """The signals that kill a program end it in order, with the usual status."""
    removed = []

    async def wait() -> None:
        try:
            os.kill(os.getpid(), ending)
            await asyncio.Event().wait()
        finally:
            removed.append(ending)

    with pytest.raises(SystemExit) as raised:
        loop.run(wait())
    assert (raised.value.code, removed) == (128 + ending, [ending])
    assert signal.getsignal(ending) is signal.SIG_DFL


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals.")
def test_a_signal_that_is_ignored_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """As under nohup."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)

    async def go_on() -> bool:
        os.kill(os.getpid(), signal.SIGHUP)
        return True

    try:
        assert loop.run(go_on())
    finally:
        signal.signal(signal.SIGHUP, before)


def starts(path: Path) -> list[str]:
    """The calls in a module that start an event loop."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    calls = [ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in calls if call in ("asyncio.run", "asyncio.Runner", "app.run", "asyncio.new_event_loop")]


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_whatever_is_started_runs_on_that_loop(path: Path) -> None:
    """Lines, full screen, page and doctor alike: nothing else makes a loop."""
    assert not starts(path) or path.name == "loop.py"
