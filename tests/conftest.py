"""Settings of all tests: which run when, how long each may take, and a home that is nobody's.

A test is `slow` if it starts a browser or a program, or plays for seconds, and `lab` if it builds networks: the quick
check leaves both out. It is `deep` if it repeats what another finds: only the deep check runs it. Every other test is
run by all three.

Whole programs and browsers depend on how much of the machine they get. So a slow test that fails is run once more, and
named at the end; in the deep check, each has to pass at once.
"""

import asyncio
import errno
import functools
import gc
import inspect
import os
import random
import socket
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.seconds import Seconds

# What is said is compared in English, wherever the tests run.
os.environ["LANGUAGE"] = "en"

# Machines are shared and noisy, so nothing is timed. CI repeats the same examples; elsewhere new ones are tried.
UNTIMED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("everywhere", UNTIMED)
settings.register_profile("ci", UNTIMED, derandomize=True)
settings.register_profile("quick", UNTIMED, max_examples=30)
settings.load_profile("ci" if os.environ.get("CI") else "everywhere")

LIMIT, SLOW_LIMIT = 120.0, 240.0
"""Seconds that a test may take, and one that is slow, unless its mark `limit` says otherwise."""

SLOW = (
    "tests/web/",
    "tests/arena/test_rounds.py::test_a_program",
    "tests/pyodide/",
    "tests/store/test_crashes.py",
    "tests/terminal/test_play.py::test_a_whole_game",
    "tests/terminal/test_play.py::test_lesson_and_first",
    "tests/terminal/test_play.py::test_text_and_table",
    "tests/terminal/test_terminal.py",
    "tests/test_cli.py",
    "tests/test_games.py",
    "tests/test_packaging.py::test_the_image_has",
    "tests/test_recipes.py",
    "tests/table/test_agreed_deals.py::test_a_program",
    "tests/test_documents.py::test_the_bot",
    "tests/test_documents.py::test_programs",
    "tests/test_resume.py",
    "tests/test_wheel.py",
    "tests/games/spite/test_programs.py",
    "tests/invite/test_whatsapp.py::test_no_secret",
    "tests/link/test_stdio.py",
    "tests/link/test_webrtc.py::test_only_the_webrtc_link",
    "tests/link/aiortc/test_pyav_stub.py",
    "tests/test_program_name.py::test_hints_and_help",
    "tests/test_layers.py::test_importing",
    "tests/test_layers.py::test_a_rule_sheet",
    "tests/test_layers.py::test_the_command_line",
)
"""The tests whose names begin so are slow."""

QUICK = tuple(f"tests/web/test_{name}.py" for name in ("ui", "messages", "replies", "site"))
"""These do not, all the same."""

_homes: list[tempfile.TemporaryDirectory[str]] = []
_running: list[pytest.Item] = []


def pytest_configure(config: pytest.Config) -> None:
    """Whatever is kept without a folder of the test's own goes to a home that is gone afterwards."""
    config.pluginmanager.register(Seconds())
    _homes.append(tempfile.TemporaryDirectory(prefix="home-of-tests-", ignore_cleanup_errors=True))
    os.environ["HOME"] = _homes[-1].name
    for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
        os.environ.pop(f"XDG_{kind}_HOME", None)


def pytest_unconfigure() -> None:
    """Remove that home."""
    _homes.pop().cleanup()


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of the test's own for the settings and for all that is saved."""
    for kind in ("config", "data"):
        folder_of = f"p2p_malice.store.files.platformdirs.user_{kind}_path"
        monkeypatch.setattr(folder_of, lambda *_given, **_named: tmp_path)
    return tmp_path


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort the tests into the tiers, the longest first, and give each its limit."""
    seed = os.environ.get("P2P_MALICE_DEEP")
    for item in items:
        if item.nodeid.startswith(SLOW) and not item.nodeid.startswith(QUICK):
            item.add_marker("slow")
        is_slow = any(map(item.get_closest_marker, ("slow", "lab")))
        if is_slow and not seed:
            item.add_marker(pytest.mark.flaky(reruns=1))
        if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj):
            mark = item.get_closest_marker("limit")
            item.obj = _within(mark.args[0] if mark else SLOW_LIMIT if is_slow else LIMIT, item.obj)
    if seed:
        random.Random(seed).shuffle(items)
    else:
        items.sort(key=lambda item: [not item.get_closest_marker(name) for name in ("lab", "slow")])


def _within(seconds: float, test: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    @functools.wraps(test)
    async def limited(**given: Any) -> None:
        async with asyncio.timeout(seconds):
            await test(**given)

    return limited


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Spare the garbage collector what was imported: tests that run it would look at all of it each time."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Note which test runs."""
    _running.append(item)
    try:
        return (yield)
    finally:
        _running.pop()


def _look(event: str, details: tuple[object, ...]) -> None:
    """Fail a test of the quick check that starts a program, so that whoever wrote it finds out at once.

    A library that is imported asks ldconfig where another one is.
    """
    if (
        event == "subprocess.Popen"
        and details[0] != "/sbin/ldconfig"
        and _running
        and not any(map(_running[-1].get_closest_marker, ("slow", "lab")))
    ):
        raise AssertionError("This test starts a program: name it in tests/conftest.py, SLOW.")


sys.addaudithook(_look)


@pytest.fixture(params=["socket", "bind"])
def no_ipv6(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel without IPv6, which makes no such socket, or with IPv6 switched off, so that it has no address."""

    class Socket(socket.socket):
        def __init__(self, family: int = -1, *rest: Any, **more: Any) -> None:
            if family == socket.AF_INET6 and request.param == "socket":
                raise OSError(errno.EAFNOSUPPORT, os.strerror(errno.EAFNOSUPPORT))
            super().__init__(family, *rest, **more)

        def bind(self, address: Any) -> None:
            if self.family == socket.AF_INET6:
                raise OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL))
            super().bind(address)

    monkeypatch.setattr(socket, "socket", Socket)
