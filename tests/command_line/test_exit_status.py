"""What errors turn into: a sentence, an exit status, and no traceback."""

import errno
import os
import sys
from pathlib import Path
from unittest.mock import Mock

import click
import pytest

from p2p_malice.app import load
from p2p_malice.command_line.exit_status import _nearest, status_of
from p2p_malice.errors import (
    GameInUseError,
    LinkClosedError,
    MaliceError,
    OptionsError,
    PortTakenError,
    SavedGameError,
    SettingsError,
    VersionMismatchError,
)
from p2p_malice.store.settings import Settings

FULL = Path("/dev/full")


def say() -> None:
    """Say something."""
    click.echo("Hello.")


def test_a_closed_output_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Where errors are still read."""
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", None)
        status = status_of(say)

    assert (status, "output is closed" in capsys.readouterr().err) == (1, True)


@pytest.mark.skipif(not FULL.exists(), reason="There is no disk here that is always full.")
def test_an_output_on_a_full_disk_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever wrote, and whatever."""
    with FULL.open("w") as full, monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", full)
        status = status_of(say)

    assert (status, "No space left on device" in capsys.readouterr().err) == (1, True)


def test_an_output_that_nobody_reads_is_noticed_before_the_exit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python complained of it at exit, with a status of its own."""
    reads, writes = os.pipe()
    os.close(reads)

    def write() -> None:
        sys.stdout.write("Hello.")

    with os.fdopen(writes, "w") as output, monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", output)
        assert status_of(write) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Users have a home there.")
def test_a_user_without_a_home_plays_without_saving(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a container that runs as any number."""
    monkeypatch.setattr("pwd.getpwuid", Mock(side_effect=KeyError))
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)

    assert status_of(lambda: 0 if load() == Settings() else 1) == 0


def test_another_fault_is_not_taken_for_one_of_the_output() -> None:
    """Nobody would look for it there."""

    def fail() -> None:
        raise OSError(errno.EIO, "broken")

    with pytest.raises(OSError, match="broken"):
        status_of(fail)


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (PortTakenError(port="4000"), 2),
        (SettingsError("page_port", port="8000", why="in use"), 2),
        (GameInUseError(), 6),
        (SavedGameError(), 6),
        (VersionMismatchError(older="yours"), 7),
        (LinkClosedError("seat_taken"), 5),
    ],
)
def test_errors_of_one_kind_have_one_status(error: MaliceError, status: int) -> None:
    """Whatever can't be had by an option or a setting is 2, and a saved game that can't be used is 6."""

    def fail() -> None:
        raise error

    assert status_of(fail) == status


@pytest.mark.parametrize(
    ("error", "meant"),
    [
        (OptionsError("unknown_rules", text="offical", known="mdw, official, classic"), "official"),
        (OptionsError("no_such_seat", seat="freind", bots="bot=easy, bot=hard", late="no"), "friend"),
        (
            SettingsError("setting_wrong", why=OptionsError("unknown_rules", text="clasic", known="classic")),
            "classic",
        ),
        (OptionsError("unknown_rules", text="whist", known="mdw, official"), ""),
    ],
)
def test_a_slip_of_the_finger_is_answered_by_what_was_meant(error: MaliceError, meant: str) -> None:
    """What is most like it is named. All that there is used to be listed."""
    assert _nearest(error) == meant
