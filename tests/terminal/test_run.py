"""Running a command at a full screen."""

import os
from typing import Any
from unittest.mock import patch

import pytest

from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.store.settings import Settings
from p2p_malice.terminal import run
from p2p_malice.terminal.appearance import appearance_of
from p2p_malice.terminal.terminal_app import TerminalApp
from p2p_malice.terminal.ui import ScreenInterface
from p2p_malice.words.catalogue import ENGLISH, load
from tests.terminal.stage import stage


def test_exported_sizes_leave_the_screen_as_large_as_its_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The application sees none of them. They used to keep it from following its terminal."""
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
    run.run(lambda _face: None, load(ENGLISH), appearance_of(Settings(), utf8=True, copies=False))  # type: ignore[arg-type, return-value]

    assert seen == [set()]


async def test_ctrl_z_stops_the_program() -> None:
    """It does what it does in any other program, also where one types."""
    async with stage(lambda ui: ui.wish(CodeKind.INVITATION)) as on_stage:
        with patch.object(on_stage.app, "action_suspend_process") as suspended:
            await on_stage.press("ctrl+z")

    assert suspended.called


def test_the_shell_has_the_table_that_was_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """How it stood is written where the screen was. Nothing used to be there."""

    async def command(ui: ScreenInterface) -> int:
        ui.parting = "Your turn"
        return 0

    monkeypatch.setattr(run, "TerminalApp", _Headless)
    run.run(command, load(ENGLISH), appearance_of(Settings(), utf8=True, copies=False))

    assert capsys.readouterr().out == "Your turn\n"


class _Headless(TerminalApp):
    """The application without a terminal."""

    async def run_async(self, **_given: Any) -> int | None:
        """Run what there is to run, and nothing else."""
        self.status = await self._main(self)
        return self.status
