"""The commands about games that are over."""

import pytest
from click.testing import CliRunner

from p2p_malice.cli import cli
from p2p_malice.language import words


@pytest.mark.usefixtures("own_folder")
def test_whoever_cannot_be_asked_reads_all_figures() -> None:
    """What goes into a pipe doesn't end in a question."""
    assert f"{words()('trophy-daily-7-line')} · 0 of 7" in CliRunner().invoke(cli, ["stats"]).output
