"""JSON that somebody else wrote."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from p2p_malice.protocol.untrusted_json import MAX_DEPTH, object_in, read_json

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(), inside, max_size=3),
    max_leaves=30,
)


def depth_of(value: Any) -> int:
    """How many objects and lists lie in one another."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return 0 if parts is None else 1 + max(map(depth_of, parts), default=0)


@given(VALUES)
def test_what_is_not_too_deep_is_read_as_it_was_written(value: Any) -> None:
    """Whatever its texts have in them, brackets and quotation marks too."""
    for text in (json.dumps(value), json.dumps(value, ensure_ascii=False, indent=1)):
        if depth_of(value) > MAX_DEPTH:
            with pytest.raises(ValueError, match="too deep"):
                read_json(text)
        else:
            assert read_json(text) == read_json(text.encode()) == value


@pytest.mark.parametrize(
    "text",
    [
        "[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1),
        "[" * 60_000,
        '{"a":' * 6000 + "1" + "}" * 6000,
        '["]",' * 6000,
        '["\\"]",' * 6000,
        '{"":"\\\\","":' * 6000,
    ],
    ids=lambda text: text[:12],
)
def test_a_text_that_is_too_deep_never_reaches_the_parser(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser's Python dies of it."""
    monkeypatch.setattr(json, "loads", lambda *_given, **_more: pytest.fail("it did"))

    with pytest.raises(ValueError, match="too deep"):
        read_json(text)


@pytest.mark.parametrize("text", ["", "[", "]", "NaN", '{"a":Infinity}', '"', '"\\', b"\xff"])
def test_what_is_no_json_is_refused(text: str | bytes) -> None:
    """By the error that says no more."""
    with pytest.raises(ValueError):
        read_json(text)


def test_what_is_no_object_counts_as_an_empty_one() -> None:
    """A line of a program, or the first of a page."""
    assert [object_in(text) for text in ('{"a":1}', "[1]", "rubbish", "[" * 6000)] == [{"a": 1}, {}, {}, {}]
