"""What becomes of errors: a sentence, an exit status, and no traceback."""

import errno
import sys
from pathlib import Path

import click
import pytest

from p2p_malice import launch

FULL = Path("/dev/full")


def say() -> None:
    """Say something."""
    click.echo("Hello.")


def test_a_closed_output_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Where errors are still read."""
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", None)
        status = launch.status_of(say)

    assert (status, "output is closed" in capsys.readouterr().err) == (1, True)


@pytest.mark.skipif(not FULL.exists(), reason="There is no disk here that is always full.")
def test_an_output_on_a_full_disk_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever wrote, and whatever."""
    with FULL.open("w") as full, monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", full)
        status = launch.status_of(say)

    assert (status, "No space left on device" in capsys.readouterr().err) == (1, True)


def test_another_fault_is_not_taken_for_one_of_the_output() -> None:
    """Nobody would look for it there."""

    def fail() -> None:
        raise OSError(errno.EIO, "broken")

    with pytest.raises(OSError, match="broken"):
        launch.status_of(fail)
