"""The rules in short."""

import pytest

from p2p_malice.plain.rules import rules_text


@pytest.mark.parametrize("size", [11, 21, 31])
def test_the_rules_name_the_options_in_force(size: int) -> None:
    """Payoff size, wild card and last card come from the options."""
    text = rules_text(f"mdw payoff={size}" if size != 21 else "mdw")

    assert f"{size} cards wins" in " ".join(text.split())
    assert all(len(line) <= 80 for line in text.splitlines())


def test_unknown_rules_are_admitted() -> None:
    """Rules of a later version are not guessed."""
    assert "does not know" in rules_text("tournament 7")
