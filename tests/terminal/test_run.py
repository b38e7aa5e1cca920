"""Running a command at a full screen."""

import os
from typing import Any

import pytest

from p2p_malice.store.settings import Settings
from p2p_malice.terminal import run
from p2p_malice.terminal.look import look_of
from p2p_malice.words.catalogue import ENGLISH, load


def test_exported_sizes_kept_the_screen_from_following_its_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The application sees none of them."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    seen: list[set[str]] = []

    class App:
        failure, status = None, 0

        def __init__(self, *_given: Any) -> None:
            seen.append({"COLUMNS", "LINES"} & set(os.environ))

        async def run_async(self) -> None:
            """It ends at once."""

    monkeypatch.setattr(run, "TerminalApp", App)
    run.run(lambda _face: None, load(ENGLISH), look_of(Settings(), utf8=True, copies=False))  # type: ignore[arg-type, return-value]

    assert seen == [set()]
