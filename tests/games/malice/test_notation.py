"""How moves are written."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from p2p_malice.engine.cards import TEXT
from p2p_malice.errors import NotationError
from p2p_malice.games.malice.notation import parse_move
from tests.hostile import NOTATIONS, damaged_text

sources = st.sampled_from([*TEXT[:53], "payoff", "payoff@1", "d0", "d3", "d9@8"])
targets = st.sampled_from(["c0", "c9", "d0", "d3", "d1@2", "c1@1"])


def check(text: str) -> None:
    """Raise `NotationError`, or AssertionError if the parts of the move aren't what is written."""
    move = parse_move(text)
    seat = "" if move.target_seat is None else f"@{move.target_seat}"
    assert f"{move.card or move.source_pile}>{move.target_pile}{seat}" == text


@given(source=sources, target=targets)
def test_a_move_is_read_as_it_is_written(source: str, target: str) -> None:
    """Every move that can be written is read, with all its parts."""
    check(f"{source}>{target}")


@pytest.mark.parametrize(
    "text",
    [
        *("", ">", "7h", "7h>", ">c0", "7h>c", "7h>e0", "7h>c10", "7h@0>c0", "payoff0>c0", "d>c0", "7h >c0", "7h>c٣"),
        *("d0>hand", "c0>d0", "c0>c1", "c0>hand", "d0>payoff"),
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    """There is no way even to write a move of a centre card, or one into a hand or payoff pile."""
    with pytest.raises(NotationError):
        parse_move(text)


@given(damaged_text(*NOTATIONS))
def test_any_text_is_written_as_it_was_read_or_refused(text: str) -> None:
    """No two texts are the same move."""
    with contextlib.suppress(NotationError):
        check(text)
