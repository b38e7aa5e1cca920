"""Texts of the whole package, whoever they are for, and names of tests."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEXTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *sorted(ROOT.glob("p2p_malice/**/*.*"))]
FROM_HERE = r"(?! install (--\S+ \S+ )*\.(/\S+\.whl)?$| runpip \S+ uninstall )"
"""Behind a command: from a clone or a file, or taking something away."""
FROM_AN_INDEX = re.compile(
    rf"\buvx\b|\buv (tool|pip|add)\b{FROM_HERE}|\bpipx\b{FROM_HERE}|\bpip3? install\b[^\n]*p2p.malice",
    re.IGNORECASE | re.MULTILINE,
)

PAST = "was|were|had|did|could|took|went|came|fell|gave|became|began|grew|froze|broke|hid"
CLAUSE = "that|who|whoever|whose|what|which|as|how|however|if|where|when|whether|while|before|after|there|once|though"
"""With these a clause begins that may well be past: what was said is said again."""
NAMED_FOR_A_BUG = re.compile(rf"def test_(?:(?!(?:{CLAUSE})_)[^\W_]+_)+(?:{PAST})(?:_\w+)?\(")


@pytest.mark.parametrize(
    "text",
    [
        *("uvx p2p-malice join", "uv tool upgrade p2p-malice", "pipx run x", "python -m pip install -U p2p_malice"),
        *("pipx install p2p-malice", "uv tool install p2p-malice", "uv pip install .[x]"),
        *("pipx install p2p_malice-0.2.0-py3-none-any.whl", "pipx runpip p2p-malice install x"),
    ],
)
def test_what_is_looked_for_is_found(text: str) -> None:
    """The next test would notice these."""
    assert FROM_AN_INDEX.search(text)


@pytest.mark.parametrize(
    "text",
    [
        *("pipx install .", "uv tool install .\n", "uv tool install --excludes - ."),
        *("pipx install ./p2p_malice-0.2.0-py3-none-any.whl", "pipx runpip p2p-malice uninstall -y av"),
    ],
)
def test_a_clone_or_a_file_may_be_installed(text: str) -> None:
    """Its name is of no matter then."""
    assert not FROM_AN_INDEX.search(text)


def test_nobody_is_sent_to_a_package_index() -> None:
    """The name is nobody's there: whoever takes it would be run by every guest."""
    texts = {path: path.read_text(encoding="utf-8") for path in TEXTS if path.suffix in (".py", ".js", ".html", ".md")}

    assert len(texts) > 100
    assert [str(path) for path, text in texts.items() if FROM_AN_INDEX.search(text)] == []


@pytest.mark.parametrize(
    ("name", "is_found"),
    [
        *(("the_menu_was_too_long", True), ("buttons_took_two_taps", True), ("it_was", True)),
        *(("what_was_said_is_kept", False), ("a_file_that_had_moved_is_found", False), ("a_hint_is_hidden", False)),
    ],
)
def test_a_name_in_the_past_is_found(name: str, is_found: bool) -> None:
    """Not where only a clause is past."""
    assert bool(NAMED_FOR_A_BUG.search(f"def test_{name}() -> None:")) == is_found


def test_names_of_tests_say_what_holds() -> None:
    """Named for its bug, a test that passes says that the bug is there."""
    texts = {path: path.read_text(encoding="utf-8") for path in ROOT.glob("tests/**/test_*.py")}

    assert len(texts) > 200
    assert {path.name: found for path, text in texts.items() if (found := NAMED_FOR_A_BUG.findall(text))} == {}
