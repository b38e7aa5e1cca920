"""The commands that play, as programs use them."""

from unittest.mock import Mock

import pytest
from click.testing import CliRunner

from p2p_malice.cli import cli


def test_the_lines_of_a_list_have_no_blanks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every line for programs begins with its kind and has no blank outside of texts."""
    game = Mock(id="20260101-abcd", says="Ann")
    monkeypatch.setattr("p2p_malice.flows.saving.resumable_games.resumable", lambda _saves: [game])

    output = CliRunner().invoke(cli, ["resume", "--list", "--json"]).output
    assert output == '{"kind":"game","id":"20260101-abcd","text":"Ann"}\n'
